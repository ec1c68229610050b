"""Inverse functions: atan, atan2, asin, acos, asinh, acosh, atanh, cbrt.

Arguments are reduced to the range of a short polynomial: by the tangent of pi/8, by half angles, by thirds of the
exponent. All coefficients are minimax fits (Remez) of the functions named next to them, computed with 50 digits.
"""

from __future__ import annotations

import math

from lamina.conversion.math_approximation.calculator import Calculator
from lamina.conversion.math_approximation.logarithms import log1p, split
from lamina.ir.value import Value

# (atan(t) / t - 1) / t^2 in t^2, for t up to tan(pi/8)
ATAN_SINGLE = (
    -0.3333331346511841, 0.19998377561569214, -0.14241619408130646, 0.10578691959381104, -0.06037736311554909,
)  # fmt: skip
ATAN_DOUBLE = (
    -0.33333333333333326, 0.19999999999997187, -0.14285714285327744, 0.111111110844383, -0.09090908010312748,
    0.07692279741368366, -0.06666182472505938, 0.05876590868919469, -0.05215648073327341, 0.044924132689111496,
    -0.033216848294111256, 0.01493517940207659,
)  # fmt: skip
_TAN_PI_8 = math.sqrt(2.0) - 1.0

# (asin(t) / t - 1) / t^2 in t^2, for t up to 1/2
ASIN_SINGLE = (
    0.16666753590106964, 0.07495241612195969, 0.045477140694856644, 0.02414744347333908, 0.04221878573298454,
)  # fmt: skip
ASIN_DOUBLE = (
    0.16666666666666763, 0.07499999999970262, 0.044642857175121994, 0.030381942683537156, 0.022372215662792967,
    0.01735160004648134, 0.013980961980372292, 0.011397771876564357, 0.010786550606914594, 0.0036829666669682855,
    0.02176366717105575, -0.021077508587408776, 0.03267701203148128,
)  # fmt: skip

# The cubic root of 1 + f, for 1 + f from the root of 1/2 to that of 2
CBRT_SINGLE = (0.9998907977967288, 0.3387083378821311, -0.1074774099810586)
CBRT_DOUBLE = (
    1.0000042464293464, 0.33321729433923464, -0.11154701978267238, 0.06578468891055105, -0.03778832827285499,
)  # fmt: skip

# pi/2 in two parts, and ln 2
_HALF_PI_SINGLE = (1.57079637050628662109375, -4.37113900018624283e-8)
_HALF_PI_DOUBLE = (1.5707963267948966, 6.123233995736766e-17)
_LN2 = 0.6931471805599453


def _half_pi(make: Calculator) -> tuple[float, float]:
    return _HALF_PI_SINGLE if make.is_single else _HALF_PI_DOUBLE


def atan(make: Calculator, x: Value) -> Value:
    return make.with_sign_of(_angle(make, make.absolute(x), make.number(1.0)), x)


def atan2(make: Calculator, y: Value, x: Value) -> Value:
    """Computes the angle of the magnitudes, in the quadrant given by the signs."""
    height, width = make.absolute(y), make.absolute(x)
    # Two infinities are as long as each other, two zeros make no angle; sums of large numbers would overflow.
    infinity = float("inf")
    both_infinite = make.both(make.is_true("oeq", height, infinity), make.is_true("oeq", width, infinity))
    width = make.choose(both_infinite, 1.0, width)
    height = make.choose(both_infinite, 1.0, height)
    limit = 2.0 ** (make.format.bias - 2)
    is_large = make.either(make.is_true("ogt", height, limit), make.is_true("ogt", width, limit))
    height = make.choose(is_large, make.times(height, 0.125), height)
    width = make.choose(is_large, make.times(width, 0.125), width)
    both_zero = make.both(make.is_true("oeq", height, 0.0), make.is_true("oeq", width, 0.0))
    angle = _angle(make, height, make.choose(both_zero, 1.0, width))
    high, low = _half_pi(make)
    opposite = make.plus(make.minus(2.0 * high, angle), 2.0 * low)
    is_left = make.compare("slt", make.bits(x), make.whole(0))
    signed = make.with_sign_of(make.choose(is_left, opposite, angle), y)
    return make.choose(make.is_true("uno", x, y), make.plus(x, y), signed)


def _angle(make: Calculator, height: Value, width: Value) -> Value:
    """Computes the angle with tangent ``height / width``, both not negative: for t from -tan(pi/8) to tan(pi/8) the
    arctangent of t, offset by zero, pi/4 or pi/2."""
    is_flat = make.is_true("ole", height, make.times(width, _TAN_PI_8))
    is_steep = make.is_true("ogt", height, make.times(width, 1.0 / _TAN_PI_8))
    above = make.choose(is_steep, make.negate(width), make.minus(height, width))
    below = make.choose(is_steep, height, make.plus(height, width))
    t = make.over(make.choose(is_flat, height, above), make.choose(is_flat, width, below))
    high, low = _half_pi(make)
    first = make.choose(is_flat, 0.0, make.choose(is_steep, high, high / 2))
    rest = make.choose(is_flat, 0.0, make.choose(is_steep, low, low / 2))
    square = make.times(t, t)
    cubic = make.times(square, make.polynomial(square, ATAN_SINGLE if make.is_single else ATAN_DOUBLE))
    return make.plus(first, make.plus(t, make.multiply_add(t, cubic, rest)))


def asin(make: Calculator, x: Value) -> Value:
    is_large, angle = _arc(make, x)
    high, low = _half_pi(make)
    large = make.plus(make.minus(high, make.times(angle, 2.0)), low)
    return make.with_sign_of(make.choose(is_large, large, angle), x)


def acos(make: Calculator, x: Value) -> Value:
    is_large, angle = _arc(make, x)
    high, low = _half_pi(make)
    is_negative = make.is_true("olt", x, 0.0)
    twice = make.times(angle, 2.0)
    large = make.choose(is_negative, make.plus(make.minus(2.0 * high, twice), 2.0 * low), twice)
    signed = make.with_sign_of(angle, x)
    return make.choose(is_large, large, make.minus(high, make.minus(signed, low)))


def _arc(make: Calculator, x: Value) -> tuple[Value, Value]:
    """Returns whether x exceeds 1/2, and the arcsine of its magnitude, or half of the remaining angle to pi/2."""
    magnitude = make.absolute(x)
    is_large = make.is_true("ogt", magnitude, 0.5)
    half = make.times(make.minus(1.0, magnitude), 0.5)
    square = make.choose(is_large, half, make.times(magnitude, magnitude))
    sine = make.choose(is_large, make.square_root(half), magnitude)
    inner = make.polynomial(square, ASIN_SINGLE if make.is_single else ASIN_DOUBLE)
    return is_large, make.multiply_add(make.times(sine, square), inner, sine)


def asinh(make: Calculator, x: Value) -> Value:
    """``log(1 + a + a^2 / (1 + sqrt(a^2 + 1)))`` of the magnitude a; of large ones ``log a + log 2``."""
    magnitude = make.absolute(x)
    square = make.times(magnitude, magnitude)
    root = make.square_root(make.plus(square, 1.0))
    near = make.plus(magnitude, make.over(square, make.plus(root, 1.0)))
    return make.with_sign_of(_logarithm_of_sum(make, magnitude, near), x)


def acosh(make: Calculator, x: Value) -> Value:
    """``log(1 + t + sqrt(2 t + t^2))`` with ``t = x - 1``; of large ones ``log x + log 2``."""
    t = make.minus(x, 1.0)
    root = make.square_root(make.multiply_add(t, t, make.times(t, 2.0)))
    logarithm = _logarithm_of_sum(make, x, make.plus(t, root))
    return make.choose(make.is_true("olt", x, 1.0), float("nan"), logarithm)


def _logarithm_of_sum(make: Calculator, x: Value, near: Value) -> Value:
    """Computes ``log(1 + near)``, or ``log 2x`` if equivalent."""
    is_large = make.is_true("ogt", x, 2.0 ** (make.format.fraction_bits // 2 + 3))
    logarithm = log1p(make, make.choose(is_large, make.minus(x, 1.0), near))
    return make.plus(logarithm, make.choose(is_large, _LN2, 0.0))


def atanh(make: Calculator, x: Value) -> Value:
    """``log(1 + 2a / (1 - a)) / 2`` of the magnitude a."""
    magnitude = make.absolute(x)
    quotient = make.over(make.times(magnitude, 2.0), make.minus(1.0, magnitude))
    return make.with_sign_of(make.times(log1p(make, quotient), 0.5), x)


def cbrt(make: Calculator, x: Value) -> Value:
    """The root of ``2^(3q + r) m`` is ``2^q`` times those of ``2^r``, where r is -1, 0 or 1, and of m. A polynomial is
    close to that, one or two of Halley's steps are exact."""
    magnitude = make.absolute(x)
    # Normalize subnormal numbers.
    lift = make.format.fraction_bits // 3 * 3 + 3
    is_subnormal = make.is_true("olt", magnitude, 2.0 ** (1 - make.format.bias))
    normal = make.choose(is_subnormal, make.times(magnitude, 2.0**lift), magnitude)
    exponent, f = split(make, normal)
    third, whole_third = make.rounded(exponent, 1.0 / 3.0)
    left = make.multiply_add(third, -3.0, exponent)
    root = make.polynomial(f, CBRT_SINGLE if make.is_single else CBRT_DOUBLE)
    factor = make.choose(
        make.is_true("ogt", left, 0.5),
        2.0 ** (1 / 3),
        make.choose(make.is_true("olt", left, -0.5), 2.0 ** (-1 / 3), 1.0),
    )
    scale = make.choose(make.is_true("ogt", left, 0.5), 2.0, make.choose(make.is_true("olt", left, -0.5), 0.5, 1.0))
    radicand = make.times(make.plus(f, 1.0), scale)
    y = make.times(root, factor)
    for _ in range(1 if make.is_single else 2):
        square = make.times(y, y)
        excess = make.fused(square, y, make.negate(radicand))
        cubes = make.multiply_add(make.times(square, y), 2.0, radicand)
        y = make.minus(y, make.times(y, make.over(excess, cubes)))
    y = make.times(y, make.power_of_two(whole_third))
    y = make.choose(is_subnormal, make.times(y, 2.0 ** (-lift // 3)), y)
    # Zeros, infinities and NaN are their own roots.
    is_number = make.both(make.is_true("ogt", magnitude, 0.0), make.is_true("olt", magnitude, float("inf")))
    return make.choose(is_number, make.with_sign_of(y, x), x)
