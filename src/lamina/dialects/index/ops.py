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


_commutative = family(_Binary, Commutative, Pure)


AddOp = _commutative("AddOp", "index.add")
MulOp = _commutative("MulOp", "index.mul")
MaxSOp = _commutative("MaxSOp", "index.maxs")
MaxUOp = _commutative("MaxUOp", "index.maxu")
MinSOp = _commutative("MinSOp", "index.mins")
MinUOp = _commutative("MinUOp", "index.minu")
AndOp = _commutative("AndOp", "index.and")
OrOp = _commutative("OrOp", "index.or")
XOrOp = _commutative("XOrOp", "index.xor")


_binary = family(_Binary, Pure)


SubOp = _binary("SubOp", "index.sub")
ShlOp = _binary("ShlOp", "index.shl")
ShrSOp = _binary("ShrSOp", "index.shrs")
ShrUOp = _binary("ShrUOp", "index.shru")


_division = family(_Binary, NoMemoryEffect)


DivSOp = _division("DivSOp", "index.divs")
DivUOp = _division("DivUOp", "index.divu")
CeilDivSOp = _division("CeilDivSOp", "index.ceildivs")
CeilDivUOp = _division("CeilDivUOp", "index.ceildivu")
FloorDivSOp = _division("FloorDivSOp", "index.floordivs")
RemSOp = _division("RemSOp", "index.rems")
RemUOp = _division("RemUOp", "index.remu")


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
