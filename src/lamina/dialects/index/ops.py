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
class AddOp(_Binary):
    """The sum, modulo the width."""


@_commutative("index.mul")
class MulOp(_Binary):
    """The product, modulo the width."""


@_commutative("index.maxs")
class MaxSOp(_Binary):
    """The larger one, signed."""


@_commutative("index.maxu")
class MaxUOp(_Binary):
    """The larger one, unsigned."""


@_commutative("index.mins")
class MinSOp(_Binary):
    """The smaller one, signed."""


@_commutative("index.minu")
class MinUOp(_Binary):
    """The smaller one, unsigned."""


@_commutative("index.and")
class AndOp(_Binary):
    """The bits that both share."""


@_commutative("index.or")
class OrOp(_Binary):
    """The bits that either has."""


@_commutative("index.xor")
class XOrOp(_Binary):
    """The bits that exactly one has."""


_binary = family(Pure)


@_binary("index.sub")
class SubOp(_Binary):
    """The difference, modulo the width."""


@_binary("index.shl")
class ShlOp(_Binary):
    """The index shifted left; poison where the amount is not less than the width."""


@_binary("index.shrs")
class ShrSOp(_Binary):
    """The index shifted right, filled with its sign bit."""


@_binary("index.shru")
class ShrUOp(_Binary):
    """The index shifted right, filled with zeros."""


_division = family(NoMemoryEffect)


@_division("index.divs")
class DivSOp(_Binary):
    """The signed quotient, rounded towards zero."""


@_division("index.divu")
class DivUOp(_Binary):
    """The unsigned quotient."""


@_division("index.ceildivs")
class CeilDivSOp(_Binary):
    """The signed quotient, rounded up."""


@_division("index.ceildivu")
class CeilDivUOp(_Binary):
    """The unsigned quotient, rounded up."""


@_division("index.floordivs")
class FloorDivSOp(_Binary):
    """The signed quotient, rounded down."""


@_division("index.rems")
class RemSOp(_Binary):
    """The remainder of the signed division, with the sign of the dividend."""


@_division("index.remu")
class RemUOp(_Binary):
    """The remainder of the unsigned division."""


def _is_index_cast(sources: Sequence[Type], targets: Sequence[Type]) -> bool:
    """True if one of the types is index and the other an integer."""
    return isinstance(sources[0], IndexType) != isinstance(targets[0], IndexType)


@operation("index.casts", traits=[CastCheck(_is_index_cast), Pure])
class CastSOp(Operation):
    """An index as an integer or back; wider types get copies of the sign bit."""

    input = operand(AnyTypeOf([AnyInteger, Index]))
    output = result(AnyTypeOf([AnyInteger, Index]))
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"


@operation("index.castu", traits=[CastCheck(_is_index_cast), Pure])
class CastUOp(Operation):
    """An index as an integer or back; wider types get zeros."""

    input = operand(AnyTypeOf([AnyInteger, Index]))
    output = result(AnyTypeOf([AnyInteger, Index]))
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"


@operation("index.cmp", traits=[Pure])
class CmpOp(Operation):
    """The comparison by a predicate, signed (`s..`) or unsigned (`u..`)."""

    pred = prop(IndexCmpPredicateAttr)
    lhs = operand(Index)
    rhs = operand(Index)
    result = result(I1)
    assembly_format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict"


@operation("index.sizeof", traits=[Pure])
class SizeOfOp(Operation):
    """The width of an index on the target, in bits."""

    result = result(Index)
    assembly_format = "attr-dict"


@operation("index.constant", traits=[ConstantLike, Pure])
class ConstantOp(Operation):
    """A constant index."""

    value = prop(IndexAttr)
    result = result(Index)
    assembly_format = "attr-dict $value"

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.results[0], f"idx{self.value}")]


@operation("index.bool.constant", traits=[ConstantLike, Pure])
class BoolConstantOp(Operation):
    """A constant `i1`."""

    value = prop(BoolAttr)
    result = result(I1)
    assembly_format = "attr-dict $value"

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.results[0], "true" if self.value else "false")]
