"""``lamina-exact-rounding``: avoids double rounding of operations on floats of at most 16 bits.

A number rounded to a wide float may be exactly halfway between two narrow ones although the original is not. So
wide results are rounded to odd: if digits are lost, the last kept digit becomes odd, which is never halfway.
This concerns bfloat16 from wide integers, and fused multiply-adds; casts of f64 to small floats use
``round_to_odd`` too. Sums, products, quotients and square roots are safe: single precision has more than twice the
digits. Casts from f64 round to f32 on the way. Casts with an explicit rounding mode are also expanded here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion.arith_builder import ArithBuilder
from lamina.conversion.widen_floats import ROUND_EACH, emulate_unsupported_floats, extend_to_supported_types
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.enums import rounding_mode
from lamina.dialects.math import ops as math
from lamina.dialects.vector import ops as vector
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, UnitAttr
from lamina.ir.operation import Operation
from lamina.ir.types import (
    FLOAT_FORMATS,
    FloatType,
    IntegerType,
    bf16,
    element_type_or_self,
    f16,
    f32,
    f64,
    i16,
    i32,
    i64,
)
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import SIToFPOp, TruncFOp, UIToFPOp
    from lamina.dialects.math.ops import FmaOp
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

_DOUBLE_DIGITS, _SINGLE_DIGITS = 53, 24


def round_to_odd(make: ArithBuilder, value: Value) -> Value:
    """Rounds an f64 to odd at the precision of f32, as f64; infinities, zeros and NaN are unchanged."""
    bits = make.bitcast(value, i64)
    low = make.integer(bits.type, (1 << _DOUBLE_DIGITS - _SINGLE_DIGITS) - 1)
    # The addition carries into the last kept digit if any lower digit is set.
    carried = make.either(bits, make.add(make.both(bits, low), low))
    return make.bitcast(make.both(carried, make.integer(bits.type, -(1 << _DOUBLE_DIGITS - _SINGLE_DIGITS))), f64)


def _is_wide_to_bf16(op: UIToFPOp | SIToFPOp) -> bool:
    source = element_type_or_self(op.in_.type)
    width = source.width if isinstance(source, IntegerType) else 0
    return element_type_or_self(op.out.type) is bf16 and _SINGLE_DIGITS < width <= 64


def _expand_integer(op: UIToFPOp | SIToFPOp, rewriter: ConversionPatternRewriter, extend: type[Operation]) -> Outcome:
    """Converts through f32, from 32 bits on also through f64, whose bits are rounded to odd: LLVM would treat a
    plain cast of an exact f64 as one of the integer."""
    if not _is_wide_to_bf16(op):
        return rewriter.notify_match_failure(op, "not a conversion from wide integers to bf16")
    make = ArithBuilder(rewriter)
    value = op.in_
    element: Any = element_type_or_self(value.type)
    width = element.width
    held, digits, wide = (i32, _SINGLE_DIGITS, f32) if width <= 32 else (i64, _DOUBLE_DIGITS, f64)
    if width < held.width:
        value = make.cast(extend, value, held)
    number = make.cast(type(op), _shortened(make, value, digits, extend is arith.ExtSIOp), wide)
    if wide is f64:
        number = make.cast(arith.TruncFOp, round_to_odd(make, number), f32)
    rewriter.replace_op(op, make.cast(arith.TruncFOp, number, bf16))
    return True


def _shortened(make: ArithBuilder, value: Value, digits: int, signed: bool) -> Value:
    """Shortens integers to as many digits as a float holds exactly: the remaining low digits become a single sticky
    digit."""
    type, element = value.type, element_type_or_self(value.type)
    assert isinstance(element, IntegerType)
    lost = element.width - digits + 1
    limit, zero = make.integer(type, 1 << digits), make.integer(type, 0)
    offset = make.add(value, limit) if signed else value
    is_short = make.compare("ult", offset, make.integer(type, 2 << digits) if signed else limit)
    low = make.both(value, make.integer(type, (1 << lost) - 1))
    digit = make.select(make.compare("eq", low, zero), zero, make.integer(type, 1 << (lost - 1)))
    return make.select(is_short, value, make.either(make.sub(value, low), digit))


@conversion_pattern
def expand_signed(op: arith.SIToFPOp, adaptor: Adaptor[arith.SIToFPOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """Expands conversions of signed integers."""
    return _expand_integer(op, rewriter, arith.ExtSIOp)


@conversion_pattern
def expand_unsigned(
    op: arith.UIToFPOp, adaptor: Adaptor[arith.UIToFPOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Expands conversions of unsigned integers."""
    return _expand_integer(op, rewriter, arith.ExtUIOp)


def _is_narrow_fma(op: FmaOp) -> bool:
    element: Any = element_type_or_self(op.result.type)
    return element is bf16 or element.width <= 8


def _expand_fma(op: FmaOp, adaptor: Adaptor[FmaOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """Computes in f64, where the product is exact. So is the sum for 8-bit floats; that of bf16 is rounded to odd
    using its exactly computed error."""
    if not _is_narrow_fma(op):
        return rewriter.notify_match_failure(op, "not a bf16 or 8-bit float")
    make = ArithBuilder(rewriter)
    element = element_type_or_self(op.result.type)
    a, b, c = (make.cast(arith.ExtFOp, value, f64) for value in op.operands)
    product = make.mul_floats(a, b)
    total = make.add_floats(product, c)
    if element is bf16:
        total = _rounded_to_odd(make, total, product, c)
    rewriter.replace_op(op, make.cast(arith.TruncFOp, total, element))
    return True


def _rounded_to_odd(make: ArithBuilder, total: Value, rest: Value, other: Value) -> Value:
    """Returns the sum of two f64, made odd if it is inexact and even."""
    part = make.sub_floats(total, rest)
    error = make.add_floats(make.sub_floats(rest, make.sub_floats(total, part)), make.sub_floats(other, part))
    zero = make.real(total.type, 0.0)
    bits = make.bitcast(total, i64)
    unit = make.integer(bits.type, 1)
    none = make.integer(bits.type, 0)
    same_sign = make.compare("sge", make.binary(arith.XOrIOp, bits, make.bitcast(error, i64)), none)
    odd = make.select(same_sign, make.add(bits, unit), make.sub(bits, unit))
    is_even = make.compare("eq", make.both(bits, unit), none)
    adjusted = make.select(is_even, odd, bits)
    return make.bitcast(make.select(make.compare_floats("one", error, zero), adjusted, bits), f64)


def _has_other_mode(op: TruncFOp) -> bool:
    return rounding_mode(op) != "to_nearest_even" and element_type_or_self(op.out.type) in (f16, bf16, f32)


@conversion_pattern
def expand_rounding_mode(
    op: arith.TruncFOp, adaptor: Adaptor[arith.TruncFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Rounds to nearest, then steps to the next float if it is on the wrong side. LLVM's constrained casts would
    only state the CPU's current mode."""
    if not _has_other_mode(op):
        return rewriter.notify_match_failure(op, "the rounding mode is the default")
    make, mode, value = ArithBuilder(rewriter), rounding_mode(op), op.in_
    source: Any = element_type_or_self(value.type)
    target: Any = element_type_or_self(op.out.type)
    nearest = make.cast(arith.TruncFOp, value, target)
    bits = make.bitcast(nearest, IntegerType(target.width))
    number = _magnitude(make, value)
    rounded = _magnitude(make, make.cast(arith.ExtFOp, nearest, source))
    type = bits.type
    none, one, less = make.integer(type, 0), make.integer(type, 1), make.integer(type, -1)
    next_out = make.select(make.compare_floats("olt", rounded, number), one, none)
    next_in = make.select(make.compare_floats("ogt", rounded, number), less, none)
    if mode == "to_nearest_away":
        further = make.cast(arith.ExtFOp, make.bitcast(make.add(bits, one), target), source)
        distance = make.sub_floats(_magnitude(make, further), number)
        in_the_middle = make.compare_floats("oeq", distance, make.sub_floats(number, rounded))
        step = make.select(in_the_middle, next_out, none)
    elif mode == "toward_zero":
        step = next_in
    else:
        sign = make.bitcast(value, IntegerType(source.width))
        is_negative = make.compare("slt", sign, make.integer(sign.type, 0))
        negative, positive = (next_in, next_out) if mode == "upward" else (next_out, next_in)
        step = make.select(is_negative, negative, positive)
    rewriter.replace_op(op, make.bitcast(make.add(bits, step), target))
    return True


def _magnitude(make: ArithBuilder, value: Value) -> Value:
    element: Any = element_type_or_self(value.type)
    bits = make.bitcast(value, IntegerType(element.width))
    return make.bitcast(make.both(bits, make.integer(bits.type, (1 << (element.width - 1)) - 1)), element)


def _is_narrowed_twice(op: TruncFOp) -> bool:
    """True for casts from f64 that CPUs do in two steps."""
    to_nearest = rounding_mode(op) == "to_nearest_even"
    return element_type_or_self(op.in_.type) is f64 and element_type_or_self(op.out.type) in (f16, bf16) and to_nearest


@conversion_pattern
def narrow_doubles(
    op: arith.TruncFOp, adaptor: Adaptor[arith.TruncFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Rounds to f32 first, to odd: LLVM would call a function per element."""
    if not _is_narrowed_twice(op):
        return rewriter.notify_match_failure(op, "not a truncation from f64 to 16 bits")
    make, value = ArithBuilder(rewriter), op.in_
    nearest = make.cast(arith.TruncFOp, value, f32)
    back = make.cast(arith.ExtFOp, nearest, f64)
    bits = make.bitcast(nearest, i32)
    none, one = make.integer(bits.type, 0), make.integer(bits.type, 1)
    is_further_out = make.compare_floats("ogt", _magnitude(make, back), _magnitude(make, value))
    cut = make.sub(bits, make.select(is_further_out, one, none))
    odd = make.either(cut, make.select(make.compare_floats("une", back, value), one, none))
    rewriter.replace_op(op, make.cast(arith.TruncFOp, make.bitcast(odd, f32), element_type_or_self(op.out.type)))
    return True


def _is_f32_to_bf16(op: TruncFOp) -> bool:
    to_nearest = rounding_mode(op) == "to_nearest_even"
    return element_type_or_self(op.in_.type) is f32 and _is_bf16(op.out.type) and to_nearest


_SHORT_NANS = "lamina.short_nans"
_KEEP_NANS = (arith.AddFOp, arith.SubFOp, arith.MulFOp, arith.DivFOp, math.FmaOp, vector.FMAOp)


def _has_short_nans(value: Value, known: dict[Value, bool]) -> bool:
    """True if the digits of NaN fit into bf16: it comes from bf16, or from arithmetic on numbers, and arithmetic keeps
    the digits of NaN. Rounding then does not carry into its exponent."""
    if value in known:
        return known[value]
    owner = value.defining_op
    if isinstance(owner, arith.ExtFOp):
        short = _is_bf16(owner.in_.type)
    elif isinstance(owner, arith.ConstantOp | vector.BroadcastOp):
        short = _is_short(owner.value) if isinstance(owner, arith.ConstantOp) else _has_short_nans(owner.source, known)
    else:
        short = isinstance(owner, _KEEP_NANS) and all(_has_short_nans(operand, known) for operand in owner.operands)
    known[value] = short
    return short


def _is_short(constant: Attribute) -> bool:
    """True for one f32 that is no NaN of more digits than bf16 has."""
    if isinstance(constant, DenseElementsAttr):
        return constant.is_splat and _is_short(constant.splat_value)
    return isinstance(constant, FloatAttr) and constant.type is f32 and (constant.bits & 0x7FFFFFFF) <= 0x7F800000


def _mark_short_nans(root: Operation) -> None:
    """Marks the casts to bf16 that need not look for NaN."""
    known: dict[Value, bool] = {}
    for op in root.walk():
        if isinstance(op, arith.TruncFOp) and _is_f32_to_bf16(op) and isinstance(op.in_.defining_op, _KEEP_NANS):
            if _has_short_nans(op.in_, known):
                op.attributes[_SHORT_NANS] = UnitAttr()


def _is_bf16(type: Type) -> bool:
    return element_type_or_self(type) is bf16


@conversion_pattern
def round_to_bf16(op: arith.TruncFOp, adaptor: Adaptor[arith.TruncFOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """Rounds in integer arithmetic; on CPUs without an instruction LLVM would call a function per element. NaN
    keeps its sign and upper digits, and becomes quiet; after arithmetic on bf16 it is already so."""
    if not _is_f32_to_bf16(op):
        return rewriter.notify_match_failure(op, "not a truncation from f32 to bf16")
    make = ArithBuilder(rewriter)
    bits = make.bitcast(op.in_, i32)
    type = bits.type
    sixteen = make.integer(type, 16)
    lowest_kept = make.both(make.shift_right(bits, sixteen), make.integer(type, 1))
    rounded = make.add(bits, make.add(lowest_kept, make.integer(type, 0x7FFF)))
    chosen = rounded
    if not op.has_attr(_SHORT_NANS):
        quiet = make.either(bits, make.integer(type, 0x400000))
        is_nan = make.compare("ugt", make.both(bits, make.integer(type, 0x7FFFFFFF)), make.integer(type, 0x7F800000))
        chosen = make.select(is_nan, quiet, rounded)
    upper = make.cast(arith.TruncIOp, make.shift_right(chosen, sixteen), i16)
    rewriter.replace_op(op, make.bitcast(upper, bf16))
    return True


@conversion_pattern
def extend_bf16(op: arith.ExtFOp, adaptor: Adaptor[arith.ExtFOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """The bits moved to the upper half: of a cast LLVM would compare the narrow numbers, element by element."""
    if not _is_bf16(op.in_.type):
        return rewriter.notify_match_failure(op, "not an extension from bf16")
    make = ArithBuilder(rewriter)
    bits = make.cast(arith.ExtUIOp, make.bitcast(op.in_, i16), i32)
    wide = make.bitcast(make.shift_left(bits, make.integer(bits.type, 16)), f32)
    target = element_type_or_self(op.out.type)
    rewriter.replace_op(op, wide if target is f32 else make.cast(arith.ExtFOp, wide, target))
    return True


@conversion_pattern
def negate_bf16(op: arith.NegFOp, adaptor: Adaptor[arith.NegFOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """The other sign, which takes no rounding."""
    if not _is_bf16(op.result.type):
        return rewriter.notify_match_failure(op, "no bf16")
    make = ArithBuilder(rewriter)
    bits = make.bitcast(op.operand_, i16)
    flipped = make.binary(arith.XOrIOp, bits, make.integer(bits.type, 0x8000))
    rewriter.replace_op(op, make.bitcast(flipped, bf16))
    return True


@conversion_pattern
def magnitude_of_bf16(op: math.AbsFOp, adaptor: Adaptor[math.AbsFOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """The bits without the sign."""
    if not _is_bf16(op.result.type):
        return rewriter.notify_match_failure(op, "no bf16")
    rewriter.replace_op(op, _magnitude(ArithBuilder(rewriter), op.operand_))
    return True


expand_scalar_fma = conversion_pattern(math.FmaOp)(_expand_fma)
expand_vector_fma = conversion_pattern(vector.FMAOp)(_expand_fma)


def _stays(op: Operation) -> bool:
    assert isinstance(op, arith.TruncFOp)
    return not _has_other_mode(op) and not _is_f32_to_bf16(op) and not _is_narrowed_twice(op)


@register_pass("lamina-exact-rounding", summary="Narrow floats that a wider one would round twice")
class ExactRounding(Pass):
    """Expands conversions and fused multiply-adds. Other arithmetic on bf16 is done in f32 and rounded, because no
    CPU known to LLVM has more than products and conversions of bf16, and LLVM itself would do it element by element."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget().mark_unknown_op_dynamically_legal()
        target.add_dynamically_legal_op(arith.SIToFPOp, arith.UIToFPOp, callback=lambda op: not _is_wide_to_bf16(op))
        target.add_dynamically_legal_op(math.FmaOp, vector.FMAOp, callback=lambda op: not _is_narrow_fma(op))
        target.add_dynamically_legal_op(arith.NegFOp, math.AbsFOp, callback=lambda op: not _is_bf16(op.result_types[0]))
        patterns = [expand_signed, expand_unsigned, expand_scalar_fma, expand_vector_fma]
        patterns += [negate_bf16, magnitude_of_bf16]
        apply_partial_conversion(operation, target, PatternSet(patterns))
        emulate_unsupported_floats(operation, [bf16], flags=ROUND_EACH)
        others = [FloatType(name) for name in FLOAT_FORMATS if name != "bf16"]
        # LLVM 22 takes the sign on bf16 as it is; between casts by shifts its instruction selection fails.
        extend_to_supported_types(operation, others, flags=ROUND_EACH, keep=[math.CopySignOp])
        _mark_short_nans(operation)
        target = ConversionTarget().mark_unknown_op_dynamically_legal()
        target.add_dynamically_legal_op(arith.TruncFOp, callback=_stays)
        target.add_dynamically_legal_op(arith.ExtFOp, callback=lambda op: not _is_bf16(op.in_.type))
        casts = [expand_rounding_mode, narrow_doubles, round_to_bf16, extend_bf16]
        apply_partial_conversion(operation, target, PatternSet(casts))
