"""``arith-expand``: expands arithmetic without an LLVM equivalent.

Rounding divisions, minimum and maximum with their NaN semantics, scaled float casts, and optionally
casts from and to bf16, f8E8M0FNU and f4E2M1FN.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion.arith_builder import ArithBuilder, with_element
from lamina.dialects.arith import ops as arith
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, bf16, element_type_or_self, f32, i8, i16, i32
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

F8E8M0, F4E2M1 = FloatType("f8E8M0FNU"), FloatType("f4E2M1FN")
I4 = IntegerType(4)


# ---- Divisions


@conversion_pattern
def expand_ceildivui(
    op: arith.CeilDivUIOp, adaptor: Adaptor[arith.CeilDivUIOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """``x == 0 ? 0 : (x - 1) / y + 1``."""
    make = ArithBuilder(rewriter)
    left, right = op.lhs, op.rhs
    zero = make.integer(left.type, 0)
    is_zero = make.compare("eq", left, zero)
    one = make.integer(left.type, 1)
    quotient = make.binary(arith.DivUIOp, make.sub(left, one), right)
    rewriter.replace_op(op, make.select(is_zero, zero, make.add(quotient, one)))
    return True


@conversion_pattern
def expand_ceildivsi(
    op: arith.CeilDivSIOp, adaptor: Adaptor[arith.CeilDivSIOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """ceildivsi(x, y) -> x / y + 1 if there is a remainder and the signs are equal, otherwise x / y"""
    make = ArithBuilder(rewriter)
    left, right = op.lhs, op.rhs
    zero, one = make.integer(left.type, 0), make.integer(left.type, 1)
    quotient = make.binary(arith.DivSIOp, left, right)
    inexact = make.compare("ne", left, make.mul(quotient, right))
    left_negative, right_negative = make.compare("slt", left, zero), make.compare("slt", right, zero)
    same_sign = make.compare("eq", left_negative, right_negative)
    round_up = make.both(inexact, same_sign)
    rewriter.replace_op(op, make.select(round_up, make.add(quotient, one), quotient))
    return True


@conversion_pattern
def expand_floordivsi(
    op: arith.FloorDivSIOp, adaptor: Adaptor[arith.FloorDivSIOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """floordivsi(x, y) -> x / y - 1 if there is a remainder and the signs differ, otherwise x / y"""
    make = ArithBuilder(rewriter)
    left, right = op.lhs, op.rhs
    quotient = make.binary(arith.DivSIOp, left, right)
    inexact = make.compare("ne", left, make.mul(quotient, right))
    zero = make.integer(left.type, 0)
    left_negative, right_negative = make.compare("slt", left, zero), make.compare("slt", right, zero)
    other_sign = make.compare("ne", left_negative, right_negative)
    round_down = make.both(inexact, other_sign)
    minus_one = make.integer(left.type, -1)
    rewriter.replace_op(op, make.select(round_down, make.add(quotient, minus_one), quotient))
    return True


# ---- Minimum and maximum


def _extreme(
    cls: type[arith.MaximumFOp] | type[arith.MinimumFOp] | type[arith.MaxNumFOp] | type[arith.MinNumFOp],
    predicate: str,
    nan_wins: bool,
) -> RewritePattern:
    @conversion_pattern(cls)
    def expand_extreme(op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        """Selects by a comparison that holds for NaN too, which leaves one operand to be looked at."""
        make = ArithBuilder(rewriter)
        left, right = op.lhs, op.rhs
        chosen = make.select(make.compare_floats(predicate, left, right), left, right)
        suspect = right if nan_wins else left
        is_nan = make.compare_floats("uno", suspect, suspect)
        rewriter.replace_op(op, make.select(is_nan, right, chosen))
        return True

    return expand_extreme


def _integer_extreme(
    cls: type[arith.MaxSIOp] | type[arith.MaxUIOp] | type[arith.MinSIOp] | type[arith.MinUIOp], predicate: str
) -> RewritePattern:
    @conversion_pattern(cls)
    def expand_integer_extreme(op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        """Selects by a comparison."""
        make = ArithBuilder(rewriter)
        rewriter.replace_op(op, make.select(make.compare(predicate, op.lhs, op.rhs), op.lhs, op.rhs))
        return True

    return expand_integer_extreme


EXTREMES = [
    _integer_extreme(arith.MaxSIOp, "sgt"),
    _integer_extreme(arith.MaxUIOp, "ugt"),
    _integer_extreme(arith.MinSIOp, "slt"),
    _integer_extreme(arith.MinUIOp, "ult"),
    _extreme(arith.MaximumFOp, "ugt", nan_wins=True),
    _extreme(arith.MinimumFOp, "ult", nan_wins=True),
    _extreme(arith.MaxNumFOp, "ugt", nan_wins=False),
    _extreme(arith.MinNumFOp, "ult", nan_wins=False),
]


# ---- Scaled casts


def _scale(make: ArithBuilder, op: arith.ScalingExtFOp | arith.ScalingTruncFOp, element: Type) -> Value:
    """Returns the scale as a power of two of the element type: cut to f8E8M0FNU if it is wider, then extended."""
    scale: Value = op.scale
    own: Any = element_type_or_self(scale.type)
    if own.width >= 16:
        scale = make.cast(arith.TruncFOp, scale, F8E8M0, fastmath=op.fastmath)
    return make.cast(arith.ExtFOp, scale, element, fastmath=op.fastmath)


@conversion_pattern
def expand_scaling_extf(
    op: arith.ScalingExtFOp, adaptor: Adaptor[arith.ScalingExtFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Extends and multiplies by the scale."""
    make = ArithBuilder(rewriter)
    element = element_type_or_self(op.out.type)
    scale = _scale(make, op, element)
    wide = make.cast(arith.ExtFOp, op.in_, element, fastmath=op.fastmath)
    rewriter.replace_op(op, rewriter.create(arith.MulFOp, wide, scale, op.fastmath))
    return True


@conversion_pattern
def expand_scaling_truncf(
    op: arith.ScalingTruncFOp, adaptor: Adaptor[arith.ScalingTruncFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Divides by the scale and cuts."""
    make = ArithBuilder(rewriter)
    scale = _scale(make, op, element_type_or_self(op.in_.type))
    quotient = rewriter.create(arith.DivFOp, op.in_, scale, op.fastmath).result
    element = element_type_or_self(op.out.type)
    rewriter.replace_op(
        op, make.cast(arith.TruncFOp, quotient, element, roundingmode=op.roundingmode, fastmath=op.fastmath)
    )
    return True


# ---- Casts from and to bf16


@conversion_pattern
def expand_extf_from_bf16(
    op: arith.ExtFOp, adaptor: Adaptor[arith.ExtFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """The bits of bf16 are the upper half of those of f32."""
    if element_type_or_self(op.in_.type) is not bf16 or element_type_or_self(op.out.type) is not f32:
        return rewriter.notify_match_failure(op, "not a ext of bf16 to f32.")
    make = ArithBuilder(rewriter)
    wide = make.cast(arith.ExtUIOp, make.bitcast(op.in_, i16), i32)
    shifted = make.shift_left(wide, make.integer(wide.type, 16))
    rewriter.replace_op(op, make.bitcast(shifted, f32))
    return True


@conversion_pattern
def expand_truncf_to_bf16(
    op: arith.TruncFOp, adaptor: Adaptor[arith.TruncFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Adds the rounding bias for nearest even and takes the upper half; NaN stays NaN."""
    if element_type_or_self(op.in_.type) is not f32 or element_type_or_self(op.out.type) is not bf16:
        return rewriter.notify_match_failure(op, "not a trunc of f32 to bf16.")
    if "roundingmode" in op._properties:
        return rewriter.notify_match_failure(op, "only applicable to default rounding mode.")
    make = ArithBuilder(rewriter)
    is_nan = make.compare_floats("une", op.in_, op.in_)
    wide, narrow = with_element(op.in_.type, i32), with_element(op.in_.type, i16)
    almost_half, nan = make.integer(wide, 0x7FFF), make.integer(narrow, 0x7FC0)
    sixteen, one = make.integer(wide, 16), make.integer(wide, 1)
    bits = make.bitcast(op.in_, i32)
    lowest_kept = make.both(make.shift_right(bits, sixteen), one)
    rounded = make.add(bits, make.add(lowest_kept, almost_half))
    upper = make.cast(arith.TruncIOp, make.shift_right(rounded, sixteen), i16)
    rewriter.replace_op(op, make.bitcast(make.select(is_nan, nan, upper), bf16))
    return True


# ---- Casts from and to f8E8M0FNU


def _from_f32(make: ArithBuilder, value: Value, op: arith.ExtFOp) -> Value:
    """Converts an f32 to the result type of an extension."""
    target: Any = element_type_or_self(op.out.type)
    if target.width < 32:
        return make.cast(arith.TruncFOp, value, target, fastmath=op.fastmath)
    return make.cast(arith.ExtFOp, value, target, fastmath=op.fastmath) if target.width > 32 else value


def _to_f32(make: ArithBuilder, op: arith.TruncFOp) -> Value:
    """Converts the operand of a truncation to f32."""
    source: Any = element_type_or_self(op.in_.type)
    if source.width < 32:
        return make.cast(arith.ExtFOp, op.in_, f32, fastmath=op.fastmath)
    if source.width > 32:
        return make.cast(arith.TruncFOp, op.in_, f32, roundingmode=op.roundingmode, fastmath=op.fastmath)
    return op.in_


@conversion_pattern
def expand_extf_from_f8e8m0(
    op: arith.ExtFOp, adaptor: Adaptor[arith.ExtFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """The byte is the exponent field of f32; all ones is NaN."""
    if element_type_or_self(op.in_.type) is not F8E8M0:
        return rewriter.notify_match_failure(op, "not a ext of F8E8M0FNU")
    make = ArithBuilder(rewriter)
    byte = make.bitcast(op.in_, i8)
    wide = with_element(op.in_.type, i32)
    nan_byte, nan, position = make.integer(byte.type, -1), make.integer(wide, -1), make.integer(wide, 23)
    bits = make.shift_left(make.cast(arith.ExtUIOp, byte, i32), position)
    is_nan = make.compare("eq", byte, nan_byte)
    value = make.bitcast(make.select(is_nan, nan, bits), f32)
    rewriter.replace_op(op, _from_f32(make, value, op))
    return True


@conversion_pattern
def expand_truncf_to_f8e8m0(
    op: arith.TruncFOp, adaptor: Adaptor[arith.TruncFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """The exponent field of f32 is the byte."""
    if element_type_or_self(op.out.type) is not F8E8M0:
        return rewriter.notify_match_failure(op, "not a truncf to f8E8M0FNU")
    make = ArithBuilder(rewriter)
    bits = make.bitcast(_to_f32(make, op), i32)
    shifted = make.shift_right(bits, make.integer(bits.type, 23))
    rewriter.replace_op(op, make.bitcast(make.cast(arith.TruncIOp, shifted, i8), F8E8M0))
    return True


# ---- Casts from and to f4E2M1FN


@conversion_pattern
def expand_extf_from_f4e2m1(
    op: arith.ExtFOp, adaptor: Adaptor[arith.ExtFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Assembles an f32 from the low bits, the upper exponent bits and the sign."""
    if element_type_or_self(op.in_.type) is not F4E2M1:
        return rewriter.notify_match_failure(op, "not a ext of F4E2M1FN")
    make = ArithBuilder(rewriter)
    bits = make.bitcast(op.in_, I4)
    zero, one, two, four, seven = (make.integer(bits.type, number) for number in (0, 1, 2, 4, 7))
    magnitude = make.both(bits, seven)
    wide = with_element(op.in_.type, i32)
    position = make.integer(wide, 20)
    low = make.shift_left(magnitude, two)
    low = make.select(make.compare("eq", magnitude, one), zero, low)
    low = make.shift_left(make.cast(arith.ExtUIOp, low, i32), position)
    no_exponent, large, small = (make.integer(wide, number) for number in (0, 0x40000000, 0x3F000000))
    exponent = make.select(make.compare("uge", magnitude, four), large, small)
    exponent = make.select(make.compare("eq", magnitude, zero), no_exponent, exponent)
    sign_bit, eight = make.integer(wide, 0x80000000), make.integer(bits.type, 8)
    sign = make.select(make.compare("uge", bits, eight), sign_bit, no_exponent)
    value = make.bitcast(make.add(make.add(low, exponent), sign), f32)
    rewriter.replace_op(op, _from_f32(make, value, op))
    return True


@conversion_pattern
def expand_truncf_to_f4e2m1(
    op: arith.TruncFOp, adaptor: Adaptor[arith.TruncFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Clamps to the range, extracts sign, exponent and one mantissa bit of an f32, and rounds up by the rest."""
    source: Any = element_type_or_self(op.in_.type)
    if element_type_or_self(op.out.type) is not F4E2M1 or source.width > 32:
        return rewriter.notify_match_failure(op, "not a truncf of at most 32 bits to f4E2M1FN")
    make = ArithBuilder(rewriter)
    operand = _to_f32(make, op)
    wide, nibble, byte = with_element(operand.type, i32), with_element(operand.type, I4), with_element(operand.type, i8)
    one, three = make.integer(nibble, 1), make.integer(nibble, 3)
    mantissa_position = make.integer(wide, 22)
    zero_byte, minus_one_byte = make.integer(byte, 0), make.integer(byte, -1)
    zero = make.integer(wide, 0)
    highest, lowest = make.real(operand.type, 6.0), make.real(operand.type, -6.0)
    clamped = make.binary(arith.MinNumFOp, operand, highest)
    clamped = make.binary(arith.MaxNumFOp, clamped, lowest)
    bits = make.bitcast(clamped, i32)
    sign = make.cast(arith.TruncIOp, make.shift_right(bits, make.integer(wide, 31)), I4)
    sign = make.shift_left(sign, three)
    bias, exponent_position = make.integer(wide, 126), make.integer(wide, 23)
    exponent = make.sub(make.shift_right(bits, exponent_position), bias)
    rounded = make.add(sign, make.shift_left(make.cast(arith.TruncIOp, exponent, I4), one))
    first_bit = make.both(bits, make.integer(wide, 0x400000))
    first_bit = make.cast(arith.TruncIOp, make.shift_right(first_bit, mantissa_position), I4)
    rounded = make.add(rounded, first_bit)
    mantissa_mask = make.integer(wide, 0x7FFFFF)
    exponent_byte = make.cast(arith.TruncIOp, exponent, i8)
    subnormal = make.compare("sle", exponent_byte, zero_byte)
    just_below = make.compare("eq", exponent_byte, minus_one_byte)
    has_mantissa = make.compare("ugt", make.both(bits, mantissa_mask), zero)
    to_half = make.both(just_below, has_mantissa)
    zero_exponent = make.compare("eq", exponent_byte, zero_byte)
    all_ones, none = make.integer(nibble, -1), make.integer(nibble, 0)
    special = make.select(to_half, none, make.select(subnormal, all_ones, rounded))
    rounded = make.select(zero_exponent, rounded, special)
    rest_mask, half = make.integer(wide, 0x3FFFFF), make.integer(wide, 0x200000)
    round_up = make.compare("uge", make.both(bits, rest_mask), half)
    round_up = make.either(round_up, subnormal)
    rounded = make.select(round_up, make.add(rounded, one), rounded)
    rewriter.replace_op(op, make.bitcast(rounded, F4E2M1))
    return True


# ---- The pass

CEIL_FLOOR_DIV = [expand_ceildivui, expand_ceildivsi, expand_floordivsi]
_ALWAYS_EXPANDED = (
    arith.CeilDivSIOp,
    arith.CeilDivUIOp,
    arith.FloorDivSIOp,
    arith.MaxSIOp,
    arith.MaxUIOp,
    arith.MinSIOp,
    arith.MinUIOp,
    arith.MaximumFOp,
    arith.MinimumFOp,
    arith.MaxNumFOp,
    arith.MinNumFOp,
    arith.ScalingExtFOp,
    arith.ScalingTruncFOp,
)


@register_pass(
    "arith-expand", summary="Legalize Arith ops to be convertible to LLVM.", display_name="ArithExpandOpsPass"
)
class ArithExpand(Pass):
    """Expands arithmetic without an LLVM equivalent."""

    include_bf16: bool = option("include-bf16", default=False, description="Enable the BF16 expansion patterns")
    include_f8e8m0: bool = option("include-f8e8m0", default=False, description="Enable the F8E8M0 expansion patterns")
    include_f4e2m1: bool = option("include-f4e2m1", default=False, description="Enable the F4E2M1 expansion patterns")

    def run(self, operation: Operation) -> None:
        patterns = PatternSet([*CEIL_FLOOR_DIV, *EXTREMES, expand_scaling_extf, expand_scaling_truncf])
        target = ConversionTarget()
        target.add_legal_dialect("arith", "vector")
        target.add_illegal_op(*_ALWAYS_EXPANDED)
        if self.include_bf16:
            patterns.add(expand_extf_from_bf16, expand_truncf_to_bf16)
        if self.include_f8e8m0:
            patterns.add(expand_extf_from_f8e8m0, expand_truncf_to_f8e8m0)
        if self.include_f4e2m1:
            patterns.add(expand_extf_from_f4e2m1, expand_truncf_to_f4e2m1)
        target.add_dynamically_legal_op(arith.ExtFOp, callback=self._is_legal_extf)
        target.add_dynamically_legal_op(arith.TruncFOp, callback=self._is_legal_truncf)
        apply_partial_conversion(operation, target, patterns)

    def _is_legal_extf(self, op: arith.ExtFOp) -> bool:
        source, result = element_type_or_self(op.in_.type), element_type_or_self(op.out.type)
        if self.include_bf16 and source is bf16 and result is f32:
            return False
        return not (self.include_f8e8m0 and source is F8E8M0) and not (self.include_f4e2m1 and source is F4E2M1)

    def _is_legal_truncf(self, op: arith.TruncFOp) -> bool:
        source, result = element_type_or_self(op.in_.type), element_type_or_self(op.out.type)
        if self.include_bf16 and source is f32 and result is bf16:
            return False
        return not (self.include_f8e8m0 and result is F8E8M0) and not (self.include_f4e2m1 and result is F4E2M1)
