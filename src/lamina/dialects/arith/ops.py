"""Operations of the arith dialect."""

from __future__ import annotations

from lamina.define import Operation, decided_by_fields, operand, operation, prop, result
from lamina.define.constraints import (
    AnyType,
    BoolLike,
    FloatLike,
    SignlessIntegerOrIndexLike,
    TypedAttrInterface,
    UnitAttr,
)
from lamina.define.type_relations import AllTypesMatch, TypesMatchWith, i1_same_shape
from lamina.dialects.arith.attributes import FastMathFlagsAttr, IntegerOverflowFlagsAttr
from lamina.dialects.arith.constraints import (
    BitcastTypeConstraint,
    IndexCastTypeConstraint,
    SignlessFixedWidthIntegerLike,
    condition_is_bool_or_matches_shape,
    same_tensor_dims,
)
from lamina.dialects.arith.enums import CmpFPredicateAttr, CmpIPredicateAttr, RoundingModeAttr
from lamina.dialects.arith.syntax import constant_name, product_name
from lamina.dialects.arith.traits import ELEMENTWISE_MAPPABLE
from lamina.dialects.arith.verification import (
    cast_check,
    is_bitcast,
    is_float_to_integer_cast,
    is_index_cast,
    is_integer_to_float_cast,
    is_narrowing_float_cast,
    is_narrowing_integer_cast,
    is_widening_float_cast,
    is_widening_integer_cast,
    verify_constant,
)
from lamina.ir.attribute import Type
from lamina.ir.attributes import splat_or_scalar
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.location import LocationLike
from lamina.ir.traits import (
    Commutative,
    ConstantLike,
    Idempotent,
    NoMemoryEffect,
    PredOpTrait,
    Pure,
    SameOperandsAndResultShape,
    SameOperandsAndResultType,
    SameTypeOperands,
)
from lamina.ir.value import Value


class _OverflowingBinary(Operation):
    """Integers, with flags for overflow."""

    __slots__ = ()
    lhs = operand(SignlessIntegerOrIndexLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    overflow_flags = prop(IntegerOverflowFlagsAttr, default="#arith.overflow<none>")
    result = result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs (`overflow` `` $overflow_flags^)? attr-dict `:` type($result)"


class _ExactBinary(Operation):
    """Integers, with a flag for results without a remainder."""

    __slots__ = ()
    lhs = operand(SignlessIntegerOrIndexLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    is_exact = prop(UnitAttr, optional=True)
    result = result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs (`exact` $is_exact^)? attr-dict `:` type($result)"


class _IntegerBinary(Operation):
    """Integers."""

    __slots__ = ()
    lhs = operand(SignlessIntegerOrIndexLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    result = result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"


class _FloatBinary(Operation):
    """Floats, with fast-math flags."""

    __slots__ = ()
    lhs = operand(FloatLike)
    rhs = operand(FloatLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


@operation("arith.constant", traits=[ConstantLike, Pure, AllTypesMatch("value", "result")])
class ConstantOp(Operation):
    """A constant integer, float or index, or a vector or tensor of them."""

    value = prop(TypedAttrInterface)
    result = result(AnyType)
    assembly_format = "attr-dict $value"

    @classmethod
    def of(cls, number: int | float, type: Type, location: LocationLike = UNKNOWN) -> ConstantOp:
        """Returns the constant of a number; in a vector or tensor each element is the number."""
        return cls((), (type,), {"value": splat_or_scalar(type, number)}, location=location)

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.results[0], constant_name(self.value))]

    @decided_by_fields
    def verify(self) -> None:
        verify_constant(self)


@operation("arith.addi", traits=[Commutative, Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class AddIOp(_OverflowingBinary):
    """The sum of two integers, modulo the width. `overflow<nsw, nuw>` promises that none wraps."""


@operation(
    "arith.addui_extended", traits=[Pure, Commutative, AllTypesMatch("lhs", "rhs", "sum"), *ELEMENTWISE_MAPPABLE]
)
class AddUIExtendedOp(Operation):
    """The sum of two unsigned integers, modulo the width, and its carry."""

    lhs = operand(SignlessIntegerOrIndexLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    sum = result(SignlessIntegerOrIndexLike)
    overflow = result(BoolLike)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)"


@operation("arith.subi", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class SubIOp(_OverflowingBinary):
    """The difference of two integers, modulo the width. `overflow<nsw, nuw>` promises that none wraps."""


@operation("arith.muli", traits=[Commutative, Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class MulIOp(Operation):
    """The product of two integers, modulo the width. `overflow<nsw, nuw>` promises that none wraps."""

    lhs = operand(SignlessIntegerOrIndexLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    overflow_flags = prop(IntegerOverflowFlagsAttr, default="#arith.overflow<none>")
    result = result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs (`overflow` `` $overflow_flags^)? attr-dict `:` type($result)"

    def result_names(self) -> list[tuple[Value, str]]:
        return product_name(self)


@operation(
    "arith.mulsi_extended",
    traits=[Pure, Commutative, AllTypesMatch("lhs", "rhs", "low", "high"), *ELEMENTWISE_MAPPABLE],
)
class MulSIExtendedOp(Operation):
    """The lower and upper half of the signed product."""

    lhs = operand(SignlessIntegerOrIndexLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    low = result(SignlessIntegerOrIndexLike)
    high = result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs)"


@operation(
    "arith.mului_extended",
    traits=[Pure, Commutative, AllTypesMatch("lhs", "rhs", "low", "high"), *ELEMENTWISE_MAPPABLE],
)
class MulUIExtendedOp(Operation):
    """The lower and upper half of the unsigned product."""

    lhs = operand(SignlessIntegerOrIndexLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    low = result(SignlessIntegerOrIndexLike)
    high = result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs)"


@operation("arith.divui", traits=[SameOperandsAndResultType, NoMemoryEffect, *ELEMENTWISE_MAPPABLE])
class DivUIOp(_ExactBinary):
    """The unsigned quotient. Division by zero is undefined."""


@operation("arith.divsi", traits=[SameOperandsAndResultType, NoMemoryEffect, *ELEMENTWISE_MAPPABLE])
class DivSIOp(_ExactBinary):
    """The signed quotient, rounded towards zero. Division by zero and overflow are undefined."""


@operation("arith.ceildivui", traits=[SameOperandsAndResultType, NoMemoryEffect, *ELEMENTWISE_MAPPABLE])
class CeilDivUIOp(_IntegerBinary):
    """The unsigned quotient, rounded up. Division by zero is undefined."""


@operation("arith.ceildivsi", traits=[SameOperandsAndResultType, NoMemoryEffect, *ELEMENTWISE_MAPPABLE])
class CeilDivSIOp(_IntegerBinary):
    """The signed quotient, rounded up. Division by zero and overflow are undefined."""


@operation("arith.floordivsi", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class FloorDivSIOp(_IntegerBinary):
    """The signed quotient, rounded down. Division by zero and overflow are undefined."""


@operation("arith.remui", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class RemUIOp(_IntegerBinary):
    """The remainder of the unsigned division."""


@operation("arith.remsi", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class RemSIOp(_IntegerBinary):
    """The remainder of the signed division, with the sign of the dividend."""


@operation("arith.andi", traits=[Commutative, Idempotent, Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class AndIOp(_IntegerBinary):
    """The bits that two integers share."""


@operation("arith.ori", traits=[Commutative, Idempotent, Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class OrIOp(_IntegerBinary):
    """Bitwise or of two integers."""


@operation("arith.xori", traits=[Commutative, Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class XOrIOp(_IntegerBinary):
    """Bitwise exclusive or of two integers."""


@operation("arith.shli", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class ShLIOp(_OverflowingBinary):
    """An integer shifted left; poison where the amount is not less than the width."""


@operation("arith.shrui", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class ShRUIOp(_ExactBinary):
    """An integer shifted right, filled with zeros; poison where the amount is not less than the width."""


@operation("arith.shrsi", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class ShRSIOp(_ExactBinary):
    """An integer shifted right, filled with its sign bit; poison where the amount is not less than the width."""


@operation("arith.negf", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class NegFOp(Operation):
    """Negates a float."""

    operand_ = operand(FloatLike, name="operand")
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$operand_ (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


@operation("arith.addf", traits=[Pure, Commutative, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class AddFOp(_FloatBinary):
    """The sum of two floats, or of the elements of two vectors or tensors."""


@operation("arith.subf", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class SubFOp(_FloatBinary):
    """The difference of two floats."""


@operation("arith.maximumf", traits=[Pure, Commutative, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class MaximumFOp(_FloatBinary):
    """The larger of two floats; NaN if either is, and +0.0 above -0.0."""


@operation("arith.maxnumf", traits=[Pure, Commutative, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class MaxNumFOp(_FloatBinary):
    """The larger of two floats; if one is NaN, the other one."""


@operation("arith.maxsi", traits=[Commutative, Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class MaxSIOp(_IntegerBinary):
    """The larger of two signed integers."""


@operation("arith.maxui", traits=[Commutative, Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class MaxUIOp(_IntegerBinary):
    """The larger of two unsigned integers."""


@operation("arith.minimumf", traits=[Pure, Commutative, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class MinimumFOp(_FloatBinary):
    """The smaller of two floats; NaN if either is, and -0.0 below +0.0."""


@operation("arith.minnumf", traits=[Pure, Commutative, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class MinNumFOp(_FloatBinary):
    """The smaller of two floats; if one is NaN, the other one."""


@operation("arith.minsi", traits=[Commutative, Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class MinSIOp(_IntegerBinary):
    """The smaller of two signed integers."""


@operation("arith.minui", traits=[Commutative, Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class MinUIOp(_IntegerBinary):
    """The smaller of two unsigned integers."""


@operation("arith.mulf", traits=[Pure, Commutative, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class MulFOp(_FloatBinary):
    """The product of two floats."""


@operation("arith.divf", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class DivFOp(_FloatBinary):
    """The quotient of two floats."""


@operation("arith.remf", traits=[Pure, SameOperandsAndResultType, *ELEMENTWISE_MAPPABLE])
class RemFOp(_FloatBinary):
    """The remainder of the division of two floats, with the sign of the dividend, as C's fmod."""


@operation(
    "arith.extui",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_widening_integer_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class ExtUIOp(Operation):
    """An integer as a wider type, by zeros."""

    in_ = operand(SignlessFixedWidthIntegerLike, name="in")
    out = result(SignlessFixedWidthIntegerLike)
    assembly_format = "$in_ attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.extsi",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_widening_integer_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class ExtSIOp(Operation):
    """An integer as a wider type, by copies of its sign bit."""

    in_ = operand(SignlessFixedWidthIntegerLike, name="in")
    out = result(SignlessFixedWidthIntegerLike)
    assembly_format = "$in_ attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.extf",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_widening_float_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class ExtFOp(Operation):
    """A float as a wider type; the value stays."""

    in_ = operand(FloatLike, name="in")
    fastmath = prop(FastMathFlagsAttr, optional=True)
    out = result(FloatLike)
    assembly_format = "$in_ (`fastmath` `` $fastmath^)? attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.scaling_extf",
    traits=[
        Pure,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_widening_float_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class ScalingExtFOp(Operation):
    """A small float times a scale that is a power of two, as in the OCP microscaling formats."""

    in_ = operand(FloatLike, name="in")
    scale = operand(FloatLike)
    fastmath = prop(FastMathFlagsAttr, optional=True)
    out = result(FloatLike)
    assembly_format = """
        $in_ `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in_) `,` type($scale) `to` type($out)
    """


@operation(
    "arith.trunci",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_narrowing_integer_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class TruncIOp(Operation):
    """The lower bits of an integer. `overflow<nsw, nuw>` promises that the value stays."""

    in_ = operand(SignlessFixedWidthIntegerLike, name="in")
    overflow_flags = prop(IntegerOverflowFlagsAttr, default="#arith.overflow<none>")
    out = result(SignlessFixedWidthIntegerLike)
    assembly_format = "$in_ (`overflow` `` $overflow_flags^)? attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.truncf",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_narrowing_float_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class TruncFOp(Operation):
    """Rounds a float to a narrower type, to nearest unless a rounding mode is given."""

    in_ = operand(FloatLike, name="in")
    roundingmode = prop(RoundingModeAttr, optional=True)
    fastmath = prop(FastMathFlagsAttr, optional=True)
    out = result(FloatLike)
    assembly_format = "$in_ ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.scaling_truncf",
    traits=[
        Pure,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_narrowing_float_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class ScalingTruncFOp(Operation):
    """A float divided by a scale that is a power of two, rounded to a small float."""

    in_ = operand(FloatLike, name="in")
    scale = operand(FloatLike)
    roundingmode = prop(RoundingModeAttr, optional=True)
    fastmath = prop(FastMathFlagsAttr, optional=True)
    out = result(FloatLike)
    assembly_format = """
        $in_ `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in_) `,` type($scale)
        `to` type($out)
    """


@operation(
    "arith.uitofp",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_integer_to_float_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class UIToFPOp(Operation):
    """An unsigned integer as the nearest float."""

    in_ = operand(SignlessFixedWidthIntegerLike, name="in")
    out = result(FloatLike)
    assembly_format = "$in_ attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.sitofp",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_integer_to_float_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class SIToFPOp(Operation):
    """A signed integer as the nearest float."""

    in_ = operand(SignlessFixedWidthIntegerLike, name="in")
    out = result(FloatLike)
    assembly_format = "$in_ attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.fptoui",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_float_to_integer_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class FPToUIOp(Operation):
    """A float as an unsigned integer, rounded towards zero; poison where it does not fit."""

    in_ = operand(FloatLike, name="in")
    out = result(SignlessFixedWidthIntegerLike)
    assembly_format = "$in_ attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.fptosi",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_float_to_integer_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class FPToSIOp(Operation):
    """A float as a signed integer, rounded towards zero; poison where it does not fit."""

    in_ = operand(FloatLike, name="in")
    out = result(SignlessFixedWidthIntegerLike)
    assembly_format = "$in_ attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.index_cast",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_index_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class IndexCastOp(Operation):
    """An index as an integer or back; wider types get copies of the sign bit."""

    in_ = operand(IndexCastTypeConstraint, name="in")
    out = result(IndexCastTypeConstraint)
    assembly_format = "$in_ attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.index_castui",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_index_cast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class IndexCastUIOp(Operation):
    """An index as an integer or back; wider types get zeros."""

    in_ = operand(IndexCastTypeConstraint, name="in")
    out = result(IndexCastTypeConstraint)
    assembly_format = "$in_ attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.bitcast",
    traits=[
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", same_tensor_dims),
        cast_check(is_bitcast),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class BitcastOp(Operation):
    """The same bits as a type of equal width."""

    in_ = operand(BitcastTypeConstraint, name="in")
    out = result(BitcastTypeConstraint)
    assembly_format = "$in_ attr-dict `:` type($in_) `to` type($out)"


@operation(
    "arith.cmpi",
    traits=[
        Pure,
        SameTypeOperands,
        TypesMatchWith("lhs", "result", i1_same_shape, "result type has i1 element type and same shape as operands"),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class CmpIOp(Operation):
    """The comparison of two integers by a predicate, signed (`s..`) or unsigned (`u..`)."""

    predicate = prop(CmpIPredicateAttr)
    lhs = operand(SignlessIntegerOrIndexLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    result = result(BoolLike)
    assembly_format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"


@operation(
    "arith.cmpf",
    traits=[
        Pure,
        SameTypeOperands,
        TypesMatchWith("lhs", "result", i1_same_shape, "result type has i1 element type and same shape as operands"),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class CmpFOp(Operation):
    """The comparison of two floats by a predicate.

    Ordered ones (`o..`) are false for NaN, unordered ones (`u..`) true.
    """

    predicate = prop(CmpFPredicateAttr)
    lhs = operand(FloatLike)
    rhs = operand(FloatLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(BoolLike)
    assembly_format = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)"


@operation(
    "arith.select",
    traits=[
        Pure,
        AllTypesMatch("true_value", "false_value", "result"),
        PredOpTrait("condition is signless i1 or has matching shape", condition_is_bool_or_matches_shape),
        *ELEMENTWISE_MAPPABLE,
    ],
)
class SelectOp(Operation):
    """Selects one of two values by a condition; element-wise if the condition is a vector or tensor."""

    condition = operand(BoolLike)
    true_value = operand(AnyType, name="true_value")
    false_value = operand(AnyType, name="false_value")
    result = result(AnyType)
