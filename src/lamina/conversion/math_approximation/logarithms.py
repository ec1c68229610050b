"""Logarithms: log, log2, log10, log1p.

``x = 2^k (1 + f)`` with ``1 + f`` between the roots of 1/2 and of 2. In single precision
``log(1 + f) = f - f^2/2 + f^3 P(f)``; in double, with ``s = f / (2 + f)``, ``f - f^2/2 + s (f^2/2 + s^2 R(s^2))``,
where ``s^2 R(s^2) = (log(1 + s) - log(1 - s)) / s - 2``: the form of FreeBSD's msun. Both lose no accuracy near one.
"""

from __future__ import annotations

from typing import NamedTuple

from lamina.conversion.math_approximation.calculator import Calculator
from lamina.ir.value import Value

# P(f), a minimax fit of (log(1 + f) - f + f^2/2) / f^3, by the relative error of the logarithm
LOG_SINGLE = (
    0.3333333168628175, -0.25000820985857786, 0.2000122817224328, -0.16623360183904706, 0.14201735136371427,
    -0.13160133541280358, 0.12761701011129054, -0.07634767717183039,
)  # fmt: skip
# the same for f from -1/4 to 1/2
LOG_FROM_THREE_QUARTERS = (
    0.33333449112006625, -0.2500009584057201, 0.1999086126272886, -0.1664731224998657, 0.14478394597404914,
    -0.13161192505807914, 0.10463022413448304, -0.045074815899839346,
)  # fmt: skip
# ln 2 in two parts of one sign, so that infinite exponents give infinite sums
_LN2_OF_ONE_SIGN = (0.69313812255859375, 9.0580013515594172e-6)
# R(z), a minimax fit for z up to (3 - 2 sqrt 2)^2
LOG_DOUBLE = (
    0.6666666666666681, 0.3999999999974175, 0.2857142867469344, 0.22222205102387008, 0.18183242917450324,
    0.153218869580789, 0.1472086094363029,
)  # fmt: skip


class _Base(NamedTuple):
    """``1 / ln b`` and ``log_b 2``, in two parts each; the first parts have few bits."""

    inverse: tuple[float, float]
    of_two: tuple[float, float]


_LOG2_E, _LOG10_E, _LOG10_2 = 1.4426950408889634, 0.4342944819032518, 0.3010299956639812
_SINGLE = {
    "e": _Base((1.0, 0.0), (0.693359375, -2.12194440e-4)),
    "2": _Base((1.44140625, _LOG2_E - 1.44140625), (1.0, 0.0)),
    "10": _Base((0.43408203125, _LOG10_E - 0.43408203125), (0.301025390625, _LOG10_2 - 0.301025390625)),
}
_DOUBLE = {
    "e": _Base((1.0, 0.0), (6.93147180369123816490e-01, 1.90821492927058770002e-10)),
    "2": _Base((1.44269504072144627571, 1.67517131648865118353e-10), (1.0, 0.0)),
    "10": _Base(
        (4.34294481878168880939e-01, 2.50829467116452752298e-11),
        (3.01029995663611771306e-01, 3.69423907715893078616e-13),
    ),
}


def log(make: Calculator, x: Value) -> Value:
    return _logarithm(make, x, "e")


def log2(make: Calculator, x: Value) -> Value:
    return _logarithm(make, x, "2")


def log10(make: Calculator, x: Value) -> Value:
    return _logarithm(make, x, "10")


def log1p(make: Calculator, x: Value) -> Value:
    """``log u + c / u`` with ``u = 1 + x`` rounded, and c the rounding error."""
    rounded = make.plus(x, 1.0)
    taken = make.choose(
        make.is_true("ogt", x, 1.0),
        make.minus(1.0, make.minus(rounded, x)),
        make.minus(x, make.minus(rounded, 1.0)),
    )
    exponent, fraction = split(make, rounded)
    # At infinity the error is zero; infinity minus itself is NaN.
    correction = make.choose(make.is_true("oeq", rounded, float("inf")), 0.0, make.over(taken, rounded))
    result = _at_edges(make, rounded, _combined(make, exponent, fraction, correction, "e"))
    # If 1 + x rounds to one the result is x, with its sign.
    return make.choose(make.is_true("oeq", rounded, 1.0), x, result)


def _logarithm(make: Calculator, x: Value, base: str) -> Value:
    if make.is_single and (parts := make.exponent_and_fraction(x)) is not None:
        return _of_parts(make, *parts, base)
    # Normalize subnormal numbers.
    normal = 2.0 ** (1 - make.format.bias)
    lift = make.format.fraction_bits + 2
    is_subnormal = make.is_true("olt", x, normal)
    lifted = make.choose(is_subnormal, make.times(x, 2.0**lift), x)
    exponent, fraction = split(make, lifted)
    exponent = make.choose(is_subnormal, make.minus(exponent, float(lift)), exponent)
    return _at_edges(make, x, _combined(make, exponent, fraction, None, base))


def _of_parts(make: Calculator, exponent: Value, f: Value, base: str) -> Value:
    half_square, rest = _terms(make, f, LOG_FROM_THREE_QUARTERS)
    if base == "e":
        high, low = _LN2_OF_ONE_SIGN
        inner = make.minus(f, make.minus(half_square, make.multiply_add(exponent, low, rest)))
        return make.multiply_add(exponent, high, inner)
    logarithm = _in_base(make, exponent, f, half_square, rest, base)
    is_infinite = make.is_true("oeq", make.absolute(exponent), float("inf"))
    return make.choose(is_infinite, exponent, logarithm)


def split(make: Calculator, x: Value) -> tuple[Value, Value]:
    """k of ``x = 2^k (1 + f)`` as a float, and f, of a positive normal number."""
    root_of_half = 0x3F3504F3 if make.is_single else 0x3FE6A09E667F3BCD
    offset = make.sub(make.bits(x), make.whole(root_of_half))
    exponent = make.shift_right_signed(offset, make.format.fraction_bits)
    mantissa = make.sub(make.bits(x), make.shift_left(exponent, make.whole(make.format.fraction_bits)))
    return make.to_float(exponent), make.minus(make.from_bits(mantissa), 1.0)


def _terms(make: Calculator, f: Value, series: tuple[float, ...] = LOG_SINGLE) -> tuple[Value, Value]:
    """Half the square of f, and what is added to f minus that; ``series`` is for single precision."""
    if make.is_single:
        square = make.times(f, f)
        return make.times(square, 0.5), make.times(square, make.times(f, make.polynomial(f, series)))
    half_square = make.times(make.times(f, 0.5), f)
    s = make.over(f, make.plus(f, 2.0))
    z = make.times(s, s)
    return half_square, make.times(s, make.plus(half_square, make.times(z, make.polynomial(z, LOG_DOUBLE))))


def _combined(make: Calculator, exponent: Value, f: Value, correction: Value | None, base: str) -> Value:
    half_square, rest = _terms(make, f)
    if base != "e":
        return _in_base(make, exponent, f, half_square, rest, base)
    two_high, two_low = (_SINGLE if make.is_single else _DOUBLE)[base].of_two
    rest = make.multiply_add(exponent, two_low, rest)
    if correction is not None:
        rest = make.plus(rest, correction)
    inner = make.minus(f, make.minus(half_square, rest))
    return make.multiply_add(exponent, two_high, inner)


def _in_base(make: Calculator, exponent: Value, f: Value, half_square: Value, rest: Value, base: str) -> Value:
    """``f - f^2/2 + rest`` as a sum of two numbers, the first of few bits, so that its product with 1 / ln b is exact,
    and the exponent."""
    (inverse_high, inverse_low), (two_high, two_low) = (_SINGLE if make.is_single else _DOUBLE)[base]
    high = make.minus(f, half_square)
    high = make.from_bits(make.both(make.bits(high), make.whole(-(1 << (12 if make.is_single else 32)))))
    low = make.plus(make.minus(make.minus(f, high), half_square), rest)
    total = make.multiply_add(low, inverse_high + inverse_low, make.times(high, inverse_low))
    if two_low:
        total = make.multiply_add(exponent, two_low, total)
    high, whole = make.times(high, inverse_high), make.times(exponent, two_high)
    sum = make.plus(whole, high)
    return make.plus(make.plus(total, make.plus(make.minus(whole, sum), high)), sum)


def _at_edges(make: Calculator, x: Value, logarithm: Value) -> Value:
    """NaN below zero, minus infinity at zero; infinity and NaN unchanged."""
    logarithm = make.choose(make.is_true("olt", x, float("inf")), logarithm, x)
    logarithm = make.choose(make.is_true("oeq", x, 0.0), float("-inf"), logarithm)
    return make.choose(make.is_true("olt", x, 0.0), float("nan"), logarithm)
