"""Arithmetic on bit patterns of floating-point formats, rounded to nearest even, for constant folding.

Formats of up to 32 bits are computed in double precision, in which double rounding is harmless for the four basic
operations; double precision is computed natively, and wider formats exactly, as fractions. NaN operands propagate,
quieted; invalid operations return the format's default NaN.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from lamina.ir import float_format
from lamina.ir.float_format import FINITE, IEEE, NAN_ONLY, classify, decode, decode_exact, encode, encode_exact

_WIDE = frozenset(("f80", "f128"))


def is_nan(bits: int, name: str) -> bool:
    return classify(bits, name) == "nan"


def is_zero(bits: int, name: str) -> bool:
    """True if the value is zero of either sign."""
    format = float_format.float_format(name)
    return format.kind != float_format.POWERS and bits & ~format.sign_bit == 0


def is_infinity(bits: int, name: str) -> bool:
    return classify(bits, name) == "inf"


def is_number(bits: int, name: str, value: float) -> bool:
    """True if the pattern is this number, the sign of a zero included."""
    return bits == _encoded(value, math.copysign(1.0, value) < 0, name)


@lru_cache(maxsize=256)
def _encoded(value: float, negative: bool, name: str) -> int:
    if negative and value == 0 and float_format.float_format(name).kind == float_format.UNSIGNED_ZERO:
        return -1  # no pattern is a negative zero
    return encode(value, name)


def is_negative(bits: int, name: str) -> bool:
    """True if the sign bit is set."""
    return bits & float_format.float_format(name).sign_bit != 0


def quiet(bits: int, name: str) -> int:
    """Returns the quiet NaN of a NaN."""
    format = float_format.float_format(name)
    if format.kind != IEEE:
        return bits
    return bits | 1 << (format.mantissa - 1)


def _is_signaling(bits: int, name: str) -> bool:
    return is_nan(bits, name) and quiet(bits, name) != bits


def negate(bits: int, name: str) -> int:
    """Flips the sign; formats without a negative zero or NaN keep theirs."""
    format = float_format.float_format(name)
    if format.kind == float_format.UNSIGNED_ZERO and bits & ~format.sign_bit == 0:
        return bits
    return bits ^ format.sign_bit


def absolute(bits: int, name: str) -> int:
    format = float_format.float_format(name)
    if format.kind == float_format.UNSIGNED_ZERO and bits & ~format.sign_bit == 0:
        return bits
    return bits & ~format.sign_bit


# ---- Basic operations


def add(left: int, right: int, name: str) -> int:
    return _apply(left, right, name, operator.add)


def subtract(left: int, right: int, name: str) -> int:
    return _apply(left, right, name, operator.sub)


def multiply(left: int, right: int, name: str) -> int:
    return _apply(left, right, name, operator.mul)


def divide(left: int, right: int, name: str) -> int:
    return _apply(left, right, name, operator.truediv)


def remainder(left: int, right: int, name: str) -> int:
    """Returns the remainder of a truncated division, with the sign of the dividend (C's ``fmod``)."""
    return _apply(left, right, name, math.fmod)


def _apply(left: int, right: int, name: str, operation: Callable[..., float]) -> int:
    if is_nan(left, name):
        return quiet(left, name)
    if is_nan(right, name):
        return quiet(right, name)
    if name in _WIDE and classify(left, name) == classify(right, name) == "finite":
        return _apply_exactly(left, right, name, operation)
    first, second = decode(left, name), decode(right, name)
    try:
        result = operation(first, second)
    except ZeroDivisionError:
        return _divided_by_zero(left, right, name)
    except ValueError:  # fmod of an infinity or by zero
        return float_format.float_format(name).nan_bits
    if result != result:
        return float_format.float_format(name).nan_bits
    return encode(result, name)


def _divided_by_zero(left: int, right: int, name: str) -> int:
    format = float_format.float_format(name)
    if is_zero(left, name):
        return format.nan_bits
    return format.overflow_bits((left ^ right) & format.sign_bit)


def _apply_exactly(left: int, right: int, name: str, operation: Callable[..., float]) -> int:
    first, second = decode_exact(left, name), decode_exact(right, name)
    sign_left, sign_right = is_negative(left, name), is_negative(right, name)
    if operation is operator.truediv or operation is math.fmod:
        if second == 0:
            return _divided_by_zero(left, right, name) if operation is operator.truediv else _default_nan(name)
        quotient = first / second
        if operation is operator.truediv:
            return encode_exact(quotient, name, negative=sign_left != sign_right)
        rest = first - second * math.trunc(quotient)
        return encode_exact(rest, name, negative=sign_left)
    if operation is operator.mul:
        return encode_exact(first * second, name, negative=sign_left != sign_right)
    subtracting = operation is operator.sub
    total = first - second if subtracting else first + second
    both_negative = sign_left and sign_right != subtracting
    return encode_exact(total, name, negative=total == 0 and both_negative)


def _default_nan(name: str) -> int:
    return float_format.float_format(name).nan_bits


# ---- Comparisons


def compare(left: int, right: int, name: str) -> int | None:
    """Returns a negative, zero or positive number as left is less than, equal to or greater than right; None for NaN.
    """
    first, second = order_key(left, name), order_key(right, name)
    if first is None or second is None:
        return None
    return (first > second) - (first < second)


def order_key(bits: int, name: str) -> int | None:
    """Returns a sort key that orders values numerically; None for NaN."""
    if classify(bits, name) == "nan":
        return None
    format = float_format.float_format(name)
    if not format.sign_bit:
        return bits
    magnitude = bits & ~format.sign_bit
    return -magnitude if bits & format.sign_bit else magnitude


def maximum(left: int, right: int, name: str) -> int:
    """Returns the larger one; a NaN wins, and +0 is larger than -0."""
    return _extreme(left, right, name, larger=True)


def minimum(left: int, right: int, name: str) -> int:
    """Returns the smaller one; a NaN wins, and -0 is smaller than +0."""
    return _extreme(left, right, name, larger=False)


def maxnum(left: int, right: int, name: str) -> int:
    """Returns the larger one; a quiet NaN loses against a number."""
    return _extreme_number(left, right, name, larger=True)


def minnum(left: int, right: int, name: str) -> int:
    """Returns the smaller one; a quiet NaN loses against a number."""
    return _extreme_number(left, right, name, larger=False)


def _extreme(left: int, right: int, name: str, larger: bool) -> int:
    for bits in (left, right):
        if is_nan(bits, name):
            return quiet(bits, name)
    return _choose(left, right, name, larger)


def _extreme_number(left: int, right: int, name: str, larger: bool) -> int:
    for bits in (left, right):
        if _is_signaling(bits, name):
            return quiet(bits, name)
    if is_nan(left, name):
        return right
    if is_nan(right, name):
        return left
    return _choose(left, right, name, larger)


def _choose(left: int, right: int, name: str, larger: bool) -> int:
    if is_zero(left, name) and is_zero(right, name) and left != right:
        return right if is_negative(left, name) == larger else left
    order = compare(left, right, name)
    assert order is not None
    return right if (order < 0) == larger and order != 0 else left


# ---- Conversions


def convert(bits: int, source: str, target: str) -> int | None:
    """Converts the value to another format; None if it is not exactly representable."""
    kind = classify(bits, source)
    old, new = float_format.float_format(source), float_format.float_format(target)
    negative = bits & old.sign_bit != 0
    if kind == "finite":
        exact = decode_exact(bits, source)
        encoded = encode_exact(exact, target, negative=negative)
        if classify(encoded, target) != "finite" or decode_exact(encoded, target) != exact:
            return None
        if exact == 0 and negative != is_negative(encoded, target):
            return None
        return encoded
    sign = new.sign_bit if negative else 0
    if kind == "inf":
        return sign | new.infinity_bits if new.kind == IEEE else None
    return _convert_nan(bits, old, new, sign)


def _convert_nan(
    bits: int, old: float_format.Format, new: float_format.Format, sign: int
) -> int | None:
    if new.kind == FINITE:
        return None
    if old.kind != IEEE or new.kind != IEEE:
        plain = new.nan_bits
        return plain | sign if new.kind in (IEEE, NAN_ONLY) else plain
    payload = bits & ((1 << old.mantissa) - 1)
    shift = new.mantissa - old.mantissa
    if shift < 0 and payload & ((1 << -shift) - 1):
        return None
    payload = payload << shift if shift >= 0 else payload >> -shift
    return sign | new.infinity_bits | payload | 1 << (new.mantissa - 1)


def from_integer(value: int, name: str) -> int:
    """Returns the pattern nearest to an integer."""
    return encode_exact(Fraction(value), name)


def to_integer(bits: int, name: str) -> int | None:
    """Truncates towards zero; None for infinities and NaNs."""
    if classify(bits, name) != "finite":
        return None
    return math.trunc(decode_exact(bits, name))


# ---- Rounding to integral values


def round_to_integral(bits: int, name: str, rounding: Callable[[Fraction], int]) -> int:
    """Rounds to an integral value by ``rounding`` (such as ``math.floor``), keeping the sign."""
    if is_nan(bits, name):
        return quiet(bits, name)
    if classify(bits, name) == "inf":
        return bits
    return encode_exact(Fraction(rounding(decode_exact(bits, name))), name, negative=is_negative(bits, name))


def round_half_away(value: Fraction) -> int:
    """Returns the nearest integer, halves away from zero."""
    nearest = math.floor(abs(value) + Fraction(1, 2))
    return -nearest if value < 0 else nearest


def square_root(bits: int, name: str) -> int:
    """Returns the square root, correctly rounded for formats up to double precision; NaN for negative numbers."""
    if is_nan(bits, name):
        return quiet(bits, name)
    value = decode(bits, name)
    if value < 0:
        return _default_nan(name)
    return encode(math.sqrt(value), name)


__all__ = [
    "absolute",
    "add",
    "compare",
    "convert",
    "divide",
    "from_integer",
    "is_infinity",
    "is_nan",
    "is_negative",
    "is_number",
    "is_zero",
    "maximum",
    "maxnum",
    "minimum",
    "minnum",
    "multiply",
    "negate",
    "order_key",
    "quiet",
    "remainder",
    "round_half_away",
    "round_to_integral",
    "square_root",
    "subtract",
    "to_integer",
]
