"""Operations of the index dialect."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define import Operation, family, operand, operation, prop, result
from lamina.define.cast_checks import CastCheck
from lamina.define.constraints import I1, AnyInteger, AnyTypeOf, BoolAttr, Index, IndexAttr
from lamina.dialects.index.attributes import IndexCmpPredicateAttr
from lamina.ir.attribute import Type
from lamina.ir.traits import Commutative, ConstantLike, NoMemoryEffect, Pure
from lamina.ir.types import IndexType
from lamina.ir.value import Value


class _Binary(Operation):
    __slots__ = ()
    lhs = operand(Index)
    rhs = operand(Index)
    result = result(Index)
    assembly_format = "$lhs `,` $rhs attr-dict"


_commutative = family(Commutative, Pure)


@_commutative("index.add")
class AddOp(_Binary): ...


@_commutative("index.mul")
class MulOp(_Binary): ...


@_commutative("index.maxs")
class MaxSOp(_Binary): ...


@_commutative("index.maxu")
class MaxUOp(_Binary): ...


@_commutative("index.mins")
class MinSOp(_Binary): ...


@_commutative("index.minu")
class MinUOp(_Binary): ...


@_commutative("index.and")
class AndOp(_Binary): ...


@_commutative("index.or")
class OrOp(_Binary): ...


@_commutative("index.xor")
class XOrOp(_Binary): ...


_binary = family(Pure)


@_binary("index.sub")
class SubOp(_Binary): ...


@_binary("index.shl")
class ShlOp(_Binary): ...


@_binary("index.shrs")
class ShrSOp(_Binary): ...


@_binary("index.shru")
class ShrUOp(_Binary): ...


_division = family(NoMemoryEffect)


@_division("index.divs")
class DivSOp(_Binary): ...


@_division("index.divu")
class DivUOp(_Binary): ...


@_division("index.ceildivs")
class CeilDivSOp(_Binary): ...


@_division("index.ceildivu")
class CeilDivUOp(_Binary): ...


@_division("index.floordivs")
class FloorDivSOp(_Binary): ...


@_division("index.rems")
class RemSOp(_Binary): ...


@_division("index.remu")
class RemUOp(_Binary): ...


def _is_index_cast(sources: Sequence[Type], targets: Sequence[Type]) -> bool:
    """Whether one of the types is index and the other an integer."""
    return isinstance(sources[0], IndexType) != isinstance(targets[0], IndexType)


@operation("index.casts", traits=[CastCheck(_is_index_cast), Pure])
class CastSOp(Operation):
    input = operand(AnyTypeOf([AnyInteger, Index]))
    output = result(AnyTypeOf([AnyInteger, Index]))
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"


@operation("index.castu", traits=[CastCheck(_is_index_cast), Pure])
class CastUOp(Operation):
    input = operand(AnyTypeOf([AnyInteger, Index]))
    output = result(AnyTypeOf([AnyInteger, Index]))
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"


@operation("index.cmp", traits=[Pure])
class CmpOp(Operation):
    pred = prop(IndexCmpPredicateAttr)
    lhs = operand(Index)
    rhs = operand(Index)
    result = result(I1)
    assembly_format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict"


@operation("index.sizeof", traits=[Pure])
class SizeOfOp(Operation):
    result = result(Index)
    assembly_format = "attr-dict"


@operation("index.constant", traits=[ConstantLike, Pure])
class ConstantOp(Operation):
    value = prop(IndexAttr)
    result = result(Index)
    assembly_format = "attr-dict $value"

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.results[0], f"idx{self.value}")]


@operation("index.bool.constant", traits=[ConstantLike, Pure])
class BoolConstantOp(Operation):
    value = prop(BoolAttr)
    result = result(I1)
    assembly_format = "attr-dict $value"

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.results[0], "true" if self.value else "false")]
