"""Exponentials and related functions: exp, exp2, expm1, sinh, cosh, tanh, erf, erfc.

``e^x = 2^n e^r`` with the integer n nearest to ``x / ln 2``; ``e^r = 1 + r + r^2 Q(r)`` with a minimax polynomial Q.
All coefficients are minimax fits (Remez) of the functions named next to them, computed with 40 digits.
"""

from __future__ import annotations

from lamina.conversion.math_approximation.calculator import Calculator, Exponent
from lamina.ir.value import Value

LOG2_E = 1.4426950408889634
# ln 2 in two parts, the first of so few bits that its product with n is exact.
LN2_SINGLE = (0.693359375, -2.12194440e-4)
LN2_DOUBLE = (6.93147180369123816490e-01, 1.90821492927058770002e-10)

# Q(r) = (e^r - 1 - r) / r^2 on [-ln 2 / 2, ln 2 / 2]
EXP_SINGLE = (0.4999999403953552, 0.1666652113199234, 0.04166819900274277, 0.00836876779794693, 0.0013828775845468044)
EXP_DOUBLE = (
    0.5000000000000009, 0.1666666666666619, 0.04166666666653883, 0.00833333333366434, 0.0013888888942444268,
    0.0001984126908633527, 2.480149349813578e-05, 2.755800174353154e-06, 2.7630329944244973e-07,
    2.4857633237170074e-08,
)  # fmt: skip

# (tanh(x) / x - 1) / x^2 in x^2, for |x| < 0.625
TANH_SINGLE = (
    -0.3333328664302826, 0.13331541419029236, -0.05374658480286598, 0.020658129826188087, -0.00572337256744504,
)  # fmt: skip
TANH_DOUBLE = (
    -0.3333333333333332, 0.13333333333330608, -0.05396825396642501, 0.021869488476714657, -0.008863234416231497,
    0.0035921148551418232, -0.0014557306063293564, 0.0005894687399278852, -0.00023705239162561306,
    9.162014905062379e-05, -3.02408405650317e-05, 6.062716798984353e-06,
)  # fmt: skip

# erf(x) / x - 1 in x^2, for |x| < 1 (single) or 0.9 (double)
ERF_SMALL_SINGLE = (
    0.12837916612625122, -0.3761262595653534, 0.1128358542919159, -0.026853810995817184, 0.005188327748328447,
    -0.0008010192541405559, 7.853857823647559e-05,
)  # fmt: skip
ERF_SMALL_DOUBLE = (
    0.1283791670955126, -0.37612638903184115, 0.11283791670972716, -0.026866170648442014, 0.0052239776572830104,
    -0.0008548328799064437, 0.00012055394088074862, -1.4926976733595258e-05, 1.647995447787701e-06,
    -1.6502181111531584e-07, 1.5220286756433518e-08, -1.1108830491235818e-09,
)  # fmt: skip
# erf(x) in x - 2, for x from 1 to 3.85, where erf has become one
ERF_LARGE_SINGLE = (
    0.9953222274780273, 0.020666735246777534, -0.04133306443691254, 0.04822711646556854, -0.034454163163900375,
    0.01307137031108141, 0.0004963452811352909, -0.0033543899189680815, 0.0015214949380606413,
    -4.8000074457377195e-05, -0.00020439499348867685, 7.575426570838317e-05, -9.114537533605471e-06,
)  # fmt: skip
# ln(1 - erf(x)) in x - 2, for x from 0.9 to 6, where erf has become one
ERFC_DOUBLE = (
    -5.364941264616638, -4.418160805994419, -0.923750841823761, -0.016465118136684602, 0.0035707563456195295,
    -0.0007323993882310276, 0.00013530933635883053, -2.070642045249967e-05, 1.95219355924693e-06,
    2.0361475055042634e-07, -1.7320929440335728e-07, 5.783197575928755e-08, -1.3945881882861137e-08,
    2.5138000147402242e-09, -2.743551108960423e-10, -3.284749799148031e-11, 3.542263820802841e-11,
    -1.178714372316407e-11, 1.749410959617659e-12, -7.64897763771654e-14,
)  # fmt: skip

# (sinh(x) / x - 1) / x^2 in x^2, for |x| < 1
SINH_SINGLE = (0.1666666716337204, 0.008333350531756878, 0.0001983606634894386, 2.817438826241414e-06)
SINH_DOUBLE = (
    0.16666666666666666, 0.008333333333333333, 0.0001984126984126959, 2.755731922412023e-06, 2.5052108345643685e-08,
    1.605905070564108e-10, 7.646476373051549e-13, 2.848398043819589e-15,
)  # fmt: skip
# e^(x^2) erfc(x) (1 + 2x) in (x - c) / (x + c), for x from 0.85 to where erfc is zero; c is 2 (single) or 4 (double)
ERFCX_SINGLE = (
    1.2769783735275269, -0.09276380389928818, -0.1660301685333252, 0.1640499085187912, -0.05422567203640938,
    -0.008009498007595539, 0.008762232027947903, 0.0010967266280204058, -0.0015028257621452212,
)  # fmt: skip
ERFCX_DOUBLE = (
    1.2329951186255526, -0.13962111684056247, 0.015379652102620123, 0.06809705425468772, -0.10103906603633125,
    0.09373283499858506, -0.066330365811478, 0.037167515532341655, -0.01619773406805479, 0.005031970040039348,
    -0.000757773208379907, -0.0001992571490767105, 0.0001506213098858637, -2.4397098942961436e-05,
    -1.1221096645603341e-05, 5.703390126402872e-06, 2.9278461947113733e-07, -8.134201243027817e-07,
    7.404711802673074e-08, 9.663603022220869e-08, -1.5334599690311797e-08, -6.588036046572579e-09,
)  # fmt: skip


def exp(make: Calculator, x: Value) -> Value:
    bounds = (-104.0, 89.0) if make.is_single else (-746.0, 710.0)
    rest, exponent = _reduced(make, make.at_least(make.at_most(x, bounds[1]), bounds[0]), 2)
    vanishes = make.is_true("olt", x, bounds[0])
    return make.scaled(_exp_of_rest(make, rest), exponent, vanishes)


def _added_exp(make: Calculator, x: Value, factor: float, addend: float, sign: float = 1.0) -> Value:
    """``addend + sign * e^(factor x)``, where the exponential is far from the largest and the smallest normal number,
    and its relative error may be a unit or two."""
    exponent = make.exponent(x, factor * LOG2_E, 1)
    high, low = (part / factor for part in (LN2_SINGLE if make.is_single else LN2_DOUBLE))
    rest = make.multiply_add(exponent.nearest, -(high + low), x)
    series = (1.0, 1.0, *(EXP_SINGLE if make.is_single else EXP_DOUBLE))
    power = make.polynomial(rest, [sign * term * factor**degree for degree, term in enumerate(series)])
    return make.multiply_add(power, make.power_of_biased(exponent.bits), addend)


def _reduced(make: Calculator, x: Value, biases: int, offset: int = 0) -> tuple[Value, Exponent]:
    """Returns r and n of ``x = n ln 2 + r``."""
    high, low = LN2_SINGLE if make.is_single else LN2_DOUBLE
    exponent = make.exponent(x, LOG2_E, biases, offset)
    rest = make.multiply_add(exponent.nearest, -high, x)
    return make.multiply_add(exponent.nearest, -low, rest), exponent


def _exp_of_rest(make: Calculator, rest: Value) -> Value:
    return make.polynomial(rest, (1.0, 1.0, *(EXP_SINGLE if make.is_single else EXP_DOUBLE)))


def _expm1_of_rest(make: Calculator, rest: Value) -> Value:
    inner = make.polynomial(rest, EXP_SINGLE if make.is_single else EXP_DOUBLE)
    return make.multiply_add(make.times(rest, rest), inner, rest)


def exp2(make: Calculator, x: Value) -> Value:
    """``2^x = 2^n e^(f ln 2)``; the fraction f is exact, its product with ln 2 takes the low part of ln 2 along."""
    bounds = (-151.0, 129.0) if make.is_single else (-1076.0, 1025.0)
    vanishes = make.is_true("olt", x, bounds[0])
    x = make.at_least(make.at_most(x, bounds[1]), bounds[0])
    exponent = make.exponent(x, 1.0, 2)
    fraction = make.minus(x, exponent.nearest)
    high, low = LN2_SINGLE if make.is_single else LN2_DOUBLE
    rest = make.multiply_add(fraction, high, make.times(fraction, low))
    return make.scaled(_exp_of_rest(make, rest), exponent, vanishes)


def expm1(make: Calculator, x: Value) -> Value:
    """``2 (s p + (s - 1/2))`` with ``s = 2^(n - 1)`` and ``p = e^r - 1``; s is a normal number where e^x is finite."""
    bounds = (-20.0, 89.0) if make.is_single else (-40.0, 710.0)
    bounded = make.at_least(make.at_most(x, bounds[1]), bounds[0])
    rest, exponent = _reduced(make, bounded, 1, -1)
    scale = make.power_of_biased(exponent.bits)
    half = make.multiply_add(scale, _expm1_of_rest(make, rest), make.minus(scale, 0.5))
    # Halves of subnormal numbers are inexact; the sign is that of x, also for zeros.
    is_tiny = make.is_true("olt", make.absolute(x), 4.0 * 2.0 ** (1 - make.format.bias))
    return make.with_sign_of(make.choose(is_tiny, x, make.times(half, 2.0)), x)


def sinh(make: Calculator, x: Value) -> Value:
    """A polynomial next to zero; elsewhere half the difference of e^|x| and its inverse."""
    magnitude = make.absolute(x)
    square = make.times(x, x)
    cubic = make.times(square, make.polynomial(square, SINH_SINGLE if make.is_single else SINH_DOUBLE))
    small = make.multiply_add(magnitude, cubic, magnitude)
    half = _half_exp(make, magnitude)
    large = make.minus(half, make.over(0.25, half))
    return make.with_sign_of(make.choose(make.is_true("olt", magnitude, 1.0), small, large), x)


def cosh(make: Calculator, x: Value) -> Value:
    half = _half_exp(make, make.absolute(x))
    return make.plus(half, make.over(0.25, half))


def _half_exp(make: Calculator, x: Value) -> Value:
    """``e^x / 2`` of a number that is not negative, finite where that is."""
    rest, exponent = _reduced(make, make.at_most(x, 90.0 if make.is_single else 711.0), 2, -1)
    return make.scaled(_exp_of_rest(make, rest), exponent)


def tanh(make: Calculator, x: Value) -> Value:
    """Returns a polynomial next to zero; elsewhere ``1 - 2 / (e^(2|x|) + 1)``."""
    magnitude = make.absolute(x)
    square = make.times(x, x)
    cubic = make.times(square, make.polynomial(square, TANH_SINGLE if make.is_single else TANH_DOUBLE))
    small = make.multiply_add(magnitude, cubic, magnitude)
    # From here on the result is one.
    bounded = make.at_most(magnitude, 10.0 if make.is_single else 20.0)
    large = make.minus(1.0, make.over(2.0, _added_exp(make, bounded, 2.0, 1.0)))
    return make.with_sign_of(make.choose(make.is_true("olt", magnitude, 0.625), small, large), x)


def erf(make: Calculator, x: Value) -> Value:
    """Returns a polynomial next to zero; elsewhere another one, in double precision one minus the exponential of it."""
    single = make.is_single
    square = make.times(x, x)
    small = make.multiply_add(x, make.polynomial(square, ERF_SMALL_SINGLE if single else ERF_SMALL_DOUBLE), x)
    magnitude = make.absolute(x)
    distance = make.minus(make.at_most(magnitude, 3.85 if single else 6.0), 2.0)
    if single:
        large = make.polynomial(distance, ERF_LARGE_SINGLE)
    else:
        large = _added_exp(make, make.polynomial(distance, ERFC_DOUBLE), 1.0, 1.0, sign=-1.0)
    is_small = make.is_true("olt", magnitude, 1.0 if single else 0.9)
    return make.choose(is_small, small, make.with_sign_of(large, x))


def erfc(make: Calculator, x: Value) -> Value:
    """``1 - erf(x)`` next to zero; elsewhere ``e^(-x^2)`` times a polynomial; of negative numbers two minus that."""
    single = make.is_single
    square = make.times(x, x)
    inner = make.polynomial(square, ERF_SMALL_SINGLE if single else ERF_SMALL_DOUBLE)
    small = make.minus(1.0, make.multiply_add(x, inner, x))
    magnitude = make.at_most(make.absolute(x), 10.5 if single else 27.5)
    square = make.times(magnitude, magnitude)
    lost = make.fused(magnitude, magnitude, make.negate(square))
    power = exp(make, make.negate(square))
    center = 2.0 if single else 4.0
    t = make.over(make.minus(magnitude, center), make.plus(magnitude, center))
    factor = make.polynomial(t, ERFCX_SINGLE if single else ERFCX_DOUBLE)
    factor = make.over(factor, make.multiply_add(magnitude, 2.0, 1.0))
    tail = make.times(power, make.multiply_add(factor, make.negate(lost), factor))
    large = make.choose(make.is_true("olt", x, 0.0), make.minus(2.0, tail), tail)
    result = make.choose(make.is_true("olt", make.absolute(x), 0.875), small, large)
    return make.choose(make.is_true("uno", x, x), x, result)
