"""``lamina-small-floats``: lowers floats of 8, 6 and 4 bits, which LLVM does not support.

Arithmetic and functions are computed in f32; the casts between f32 and the small types become arithmetic on bits,
which vectorizes. Values that are only moved lower to integers of their width. f8E8M0FNU,
which only holds powers of two, and scaled casts are left to arith-expand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion.arith_builder import ArithBuilder
from lamina.conversion.exact_rounding import round_to_odd
from lamina.conversion.widen_floats import (
    ROUND_EACH,
    VECTOR_ARITHMETIC,
    emulate_unsupported_floats,
    extend_to_supported_types,
)
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.enums import rounding_mode
from lamina.ir.float_format import FINITE, IEEE, NAN_ONLY, UNSIGNED_ZERO, Format, float_format
from lamina.ir.operation import Operation
from lamina.ir.types import FLOAT_FORMATS, FloatType, IntegerType, bf16, element_type_or_self, f16, f32, f64, i32
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import ExtFOp, TruncFOp
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

SMALL_FLOATS = tuple(
    FloatType(name) for name, (width, *_) in FLOAT_FORMATS.items() if width <= 8 and name != "f8E8M0FNU"
)
_SCALE = FloatType("f8E8M0FNU")
_SIGN, _MAGNITUDE, _INFINITY, _NAN = 0x80000000, 0x7FFFFFFF, 0x7F800000, 0x7FC00000


def extend(make: ArithBuilder, value: Value, format: Format) -> Value:
    """Converts a small float to f32, exactly: its exponent and fraction in f32's position, times a power of two,
    which also normalizes subnormal numbers."""
    bits = make.cast(arith.ExtUIOp, make.bitcast(value, IntegerType(format.width)), i32)
    type = bits.type
    magnitude = make.both(bits, make.integer(type, (1 << (format.width - 1)) - 1))
    moved = make.bitcast(make.shift_left(magnitude, make.integer(type, 23 - format.mantissa)), f32)
    scaled = make.mul_floats(moved, make.real(moved.type, 2.0 ** (126 + format.minimum)))
    extended = make.bitcast(scaled, i32)
    if format.kind == IEEE:
        is_special = make.compare("uge", magnitude, make.integer(type, format.infinity_bits))
        extended = make.select(is_special, make.either(extended, make.integer(type, _INFINITY)), extended)
    elif format.kind == NAN_ONLY:
        is_nan = make.compare("eq", magnitude, make.integer(type, format.nan_bits))
        extended = make.select(is_nan, make.integer(type, _NAN), extended)
    sign = make.shift_left(make.sub(bits, magnitude), make.integer(type, 32 - format.width))
    extended = make.either(extended, sign)
    if format.kind == UNSIGNED_ZERO:
        is_nan = make.compare("eq", bits, make.integer(type, format.nan_bits))
        extended = make.select(is_nan, make.integer(type, _NAN), extended)
    return make.bitcast(extended, f32)


def truncate(make: ArithBuilder, value: Value, format: Format, target: FloatType) -> Value:
    """Returns a f32 rounded to the nearest small float, to even where two are as near."""
    bits = make.bitcast(value, i32)
    type = bits.type

    def number(value: int) -> Value:
        return make.integer(type, value)

    magnitude = make.both(bits, number(_MAGNITUDE))
    dropped = 23 - format.mantissa
    # Normal results: add half an ulp, minus one unless the last place is odd; then truncate.
    last = make.both(make.shift_right(magnitude, number(dropped)), number(1))
    rounded = make.add(make.add(magnitude, number((1 << (dropped - 1)) - 1)), last)
    normal = make.sub(make.shift_right(rounded, number(dropped)), number((126 + format.minimum) << format.mantissa))
    # Subnormal results: adding a number whose last place is the smallest subnormal rounds to multiples of that.
    anchor = make.real(value.type, 2.0 ** (format.minimum - format.mantissa + 23))
    shifted = make.bitcast(make.add_floats(make.bitcast(magnitude, f32), anchor), i32)
    subnormal = make.sub(shifted, make.bitcast(anchor, i32))
    smallest = (126 + format.minimum + 1) << 23
    truncated = make.select(make.compare("ult", magnitude, number(smallest)), subnormal, normal)
    largest = format.infinity_bits - 1 if format.kind == IEEE else (1 << (format.width - 1)) - 1
    if format.kind == NAN_ONLY:
        largest -= 1
    overflow = format.overflow_bits(0)
    truncated = make.select(make.compare("sgt", truncated, number(largest)), number(overflow), truncated)
    # The normal formula overflows for the largest numbers of f32.
    is_huge = make.compare("uge", magnitude, number(_INFINITY))
    truncated = make.select(is_huge, number(overflow), truncated)
    is_nan = make.compare("ugt", magnitude, number(_INFINITY))
    sign = make.shift_right(make.both(bits, number(_SIGN)), number(32 - format.width))
    if format.kind == FINITE:
        truncated = make.either(truncated, sign)
    elif format.kind == UNSIGNED_ZERO:
        is_plain = make.both(
            make.compare("ne", truncated, number(0)), make.compare("ne", truncated, number(format.nan_bits))
        )
        truncated = make.select(is_plain, make.either(truncated, sign), truncated)
        truncated = make.select(is_nan, number(format.nan_bits), truncated)
    else:
        truncated = make.either(make.select(is_nan, number(format.nan_bits), truncated), sign)
    return make.bitcast(make.cast(arith.TruncIOp, truncated, IntegerType(format.width)), target)


def _element(value: Value) -> Any:
    return element_type_or_self(value.type)


@conversion_pattern
def expand_extension(op: arith.ExtFOp, adaptor: Adaptor[arith.ExtFOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """Extends through f32."""
    value = op.in_
    if _element(value) not in SMALL_FLOATS:
        return rewriter.notify_match_failure(op, "not an extension of a small float")
    make = ArithBuilder(rewriter)
    wide = extend(make, value, float_format(_element(value).spelling))
    target = _element(op.out)
    if target is not f32:
        wide = make.cast(arith.TruncFOp if target in (f16, bf16) else arith.ExtFOp, wide, target)
    rewriter.replace_op(op, wide)
    return True


@conversion_pattern
def expand_truncation(
    op: arith.TruncFOp, adaptor: Adaptor[arith.TruncFOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Truncates through f32; f64 is rounded to odd, so that double rounding is harmless."""
    target = _element(op.out)
    if target not in SMALL_FLOATS:
        return rewriter.notify_match_failure(op, "not a truncation to a small float")
    if rounding_mode(op) != "to_nearest_even":
        return rewriter.notify_match_failure(op, "only rounding to nearest is supported for small floats")
    make = ArithBuilder(rewriter)
    value = op.in_
    source = _element(value)
    if source is not f32:
        if source is f64:
            value = round_to_odd(make, value)
        value = make.cast(arith.TruncFOp if source.width > 32 else arith.ExtFOp, value, f32)
    rewriter.replace_op(op, truncate(make, value, float_format(target.spelling), target))
    return True


def _is_legal_cast(op: TruncFOp | ExtFOp) -> bool:
    return _element(op.in_) not in SMALL_FLOATS and _element(op.out) not in SMALL_FLOATS


_MOVES = (arith.BitcastOp, arith.ConstantOp, arith.ExtFOp, arith.SelectOp, arith.TruncFOp)


def _computes_on_scales(op: Operation) -> bool:
    computes = op.name.startswith(("arith.", "math.")) or op.name in VECTOR_ARITHMETIC
    if isinstance(op, _MOVES) or not computes:
        return False
    return any(element_type_or_self(type) is _SCALE for type in (*op.operand_types, *op.result_types))


@register_pass("lamina-small-floats", summary="Arithmetic on floats of 8, 6 and 4 bits by way of f32")
class SmallFloats(Pass):
    """Widens arithmetic, then expands the casts."""

    def run(self, operation: Operation) -> None:
        for op in operation.walk():
            if _computes_on_scales(op):
                self.fail(f"'{op.name}' op on 'f8E8M0FNU', which has no arithmetic", op)
        target = ConversionTarget().mark_unknown_op_dynamically_legal()
        target.add_dynamically_legal_op(arith.ExtFOp, arith.TruncFOp, callback=_is_legal_cast)
        extend_to_supported_types(operation, (f16, bf16), flags=ROUND_EACH)
        emulate_unsupported_floats(operation, SMALL_FLOATS, flags=ROUND_EACH)
        apply_partial_conversion(operation, target, PatternSet([expand_extension, expand_truncation]))
