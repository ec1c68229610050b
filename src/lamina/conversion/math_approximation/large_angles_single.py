"""Branch-free remainders of large f32 angles modulo pi/2, for scalars in vectorizable loops.

With ``|x| = m 2^e`` and 24 bits of m, 96 bits of 2/pi suffice: bits to the left of them only contribute whole turns,
bits to the right are negligible. So ``x / (pi/2)`` is computed modulo 4 as a 64-bit fixed-point number.
"""

from __future__ import annotations

from lamina.conversion.math_approximation.calculator import Calculator
from lamina.dialects.arith import ops as arith
from lamina.ir.types import f64, i32, i64
from lamina.ir.value import Value

# The first fraction bits of 2/pi, in words of 32.
TWO_OVER_PI_WORDS = (0xA2F9836E, 0x4E441529, 0xFC2757D1, 0xF534DDC0, 0xDB629599, 0x3C439041, 0xFE5163AB)
HALF_PI = 1.5707963267948966


def reduce_large_single(make: Calculator, x: Value) -> tuple[Value, Value]:
    """n modulo 4 (i32) and r (f64) of ``x = n pi/2 + r``, for finite ``|x|`` of at least 4."""
    bits = make.cast(arith.ExtUIOp, make.bits(x), i64)
    type = bits.type

    def number(value: int) -> Value:
        return make.integer(type, value)

    mantissa = make.either(make.both(bits, number(0x7FFFFF)), number(0x800000))
    exponent = make.both(make.shift_right(bits, number(23)), number(0xFF))
    # x is m 2^(exponent - 150); bit k of 2/pi contributes multiples of four for k up to exponent - 152.
    dropped = make.binary(arith.MaxSIOp, make.sub(exponent, number(152)), number(0))
    window = _window(make, dropped)
    products = [make.mul(word, mantissa) for word in window]
    turns = make.add(make.shift_left(products[0], number(32)), products[1])
    turns = make.add(turns, make.shift_right(products[2], number(32)))
    quarter = make.shift_right(make.add(turns, number(1 << 61)), number(62))
    fraction = make.cast(arith.SIToFPOp, make.sub(turns, make.shift_left(quarter, number(62))), f64)
    rest = make.mul_floats(fraction, make.real(fraction.type, HALF_PI * 2.0**-62))
    narrow = make.cast(arith.TruncIOp, quarter, i32)
    is_negative = make.compare_floats("olt", x, make.real(x.type, 0.0))
    opposite = make.sub(make.integer(narrow.type, 0), narrow)
    return make.select(is_negative, opposite, narrow), make.select(is_negative, make.negate(rest), rest)


def _window(make: Calculator, start: Value) -> list[Value]:
    """Three words of the bits of 2/pi from bit ``start`` on, at most 102."""
    type = start.type

    def number(value: int) -> Value:
        return make.integer(type, value)

    shift, place = make.both(start, number(31)), make.shift_right(start, number(5))
    beyond = [make.compare("ugt", place, number(step)) for step in range(3)]
    words = []
    for first in range(4):
        word = number(TWO_OVER_PI_WORDS[first])
        for step, condition in enumerate(beyond):
            word = make.select(condition, number(TWO_OVER_PI_WORDS[first + step + 1]), word)
        words.append(word)
    series = []
    for upper, lower in zip(words, words[1:], strict=False):
        pair = make.either(make.shift_left(upper, number(32)), lower)
        moved = make.shift_right(pair, make.sub(number(32), shift))
        series.append(make.both(moved, number(0xFFFFFFFF)))
    return series


