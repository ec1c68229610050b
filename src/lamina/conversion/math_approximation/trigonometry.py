"""Sines, cosines and tangents.

``x = n pi/2 + r`` with the integer n nearest to ``x / (pi/2)``; the sine and the cosine of r are polynomials, and n
modulo 4 selects one of them and the sign. Up to a bound, r comes from a product of n with three parts of pi/2 (Cody and
Waite); beyond it, from the relevant bits of 2/pi (Payne and Hanek), in a separate function.
"""

from __future__ import annotations

from lamina.conversion.math_approximation.calculator import DOUBLE, Calculator
from lamina.conversion.math_approximation.large_angles import Reduced, in_two_parts, reduce_large_angles
from lamina.conversion.math_approximation.large_angles_single import reduce_large_single
from lamina.dialects.arith import ops as arith
from lamina.ir.types import VectorType, f64, i32
from lamina.ir.value import Value

TWO_OVER_PI = 0.6366197723675814
# pi/2 in parts of 53 bits.
HALF_PI = (1.5707963267948966, 6.123233995736766e-17, -1.4973849048591833e-33)
# The same of 24 bits.
HALF_PI_SINGLE = (1.5707963705062866, -4.371138828673793e-08, -1.7151245100058819e-15)
# Up to here n times the first part is exact, and the third part reaches far enough; in single precision with parts of
# 53 bits, and with those of 24 bits.
BOUND, BOUND_SINGLE = 2.0**29, 2.0**17

# (sin(x) / x - 1) / x^2 and (cos(x) - 1 + x^2 / 2) / x^4 in x^2, for |x| up to pi/4: minimax fits
SIN_SINGLE = (-0.16666655242443085, 0.008332191966474056, -0.00019518740009516478)
COS_SINGLE = (0.041666653007268906, -0.0013887621462345123, 2.4463846784783527e-05)
SIN_DOUBLE = (
    -0.16666666666666635, 0.008333333333323003, -0.00019841269830189935, 2.7557313804328356e-06,
    -2.5050773501557048e-08, 1.589759211339484e-10,
)  # fmt: skip
COS_DOUBLE = (
    0.04166666666666666, -0.001388888888888346, 2.480158729492721e-05, -2.755731582878445e-07,
    2.0875912585002745e-09, -1.1368935889953394e-11,
)  # fmt: skip


def sin(make: Calculator, x: Value) -> Value:
    quadrant, rest, low = _reduced(make, x)
    # The sine of zeros is a zero of the same sign.
    return make.choose(make.is_true("oeq", x, 0.0), x, _in_quadrant(make, quadrant, *_both(make, rest, low)))


def cos(make: Calculator, x: Value) -> Value:
    quadrant, rest, low = _reduced(make, x)
    # cos x = sin (x + pi/2)
    return _in_quadrant(make, make.add(quadrant, make.whole(1)), *_both(make, rest, low))


def sincos(make: Calculator, x: Value) -> tuple[Value, Value]:
    quadrant, rest, low = _reduced(make, x)
    sine, cosine = _both(make, rest, low)
    choose = make.choose(make.is_true("oeq", x, 0.0), x, _in_quadrant(make, quadrant, sine, cosine))
    return choose, _in_quadrant(make, make.add(quadrant, make.whole(1)), sine, cosine)


def tan(make: Calculator, x: Value) -> Value:
    """The quotient of sine and cosine; in odd quadrants minus the inverse."""
    quadrant, rest, low = _reduced(make, x)
    sine, cosine = _both(make, rest, low)
    is_odd = make.compare("ne", make.both(quadrant, make.whole(1)), make.whole(0))
    above = make.choose(is_odd, make.negate(cosine), sine)
    over = make.over(above, make.choose(is_odd, sine, cosine))
    return make.choose(make.is_true("oeq", x, 0.0), x, over)


def _reduced(make: Calculator, x: Value) -> Reduced:
    """Returns n, and r as the sum of two floats. Infinities and NaN yield NaN."""
    if make.is_single and not isinstance(x.type, VectorType):
        return _reduced_single_scalar(make, x)
    reduced = _reduced_by_parts(make, x, HALF_PI_SINGLE if make.is_single else HALF_PI)
    # Neither infinity nor NaN is less.
    bound = BOUND_SINGLE if make.is_single else BOUND
    is_large = make.compare_floats("uge", make.absolute(x), make.number(bound))
    return reduce_large_angles(make, x, is_large, reduced)


def _reduced_in_double(make: Calculator, x: Value) -> tuple[Value, Value]:
    """n and r of a single-precision angle. Two parts of pi/2 are enough in double precision."""
    wide = make.cast(arith.ExtFOp, x, f64)
    double = Calculator(make.rewriter, wide.type)
    nearest, quadrant = double.rounded(wide, TWO_OVER_PI)
    rest = double.fused(nearest, -HALF_PI[1], double.fused(nearest, -HALF_PI[0], wide))
    return make.cast(arith.TruncIOp, quadrant, i32), rest


def _reduced_single_scalar(make: Calculator, x: Value) -> Reduced:
    """Both ways, without a branch that would keep a loop from being vectorized."""
    magnitude = make.absolute(x)
    is_small = make.compare_floats("olt", magnitude, make.number(BOUND))
    quadrant, rest = _reduced_in_double(make, x)
    large_quadrant, large_rest = reduce_large_single(make, x)
    quadrant, rest = make.select(is_small, quadrant, large_quadrant), make.select(is_small, rest, large_rest)
    # Infinities and NaN yield NaN.
    is_finite = make.compare_floats("olt", magnitude, make.number(float("inf")))
    rest = make.select(is_finite, rest, make.real(rest.type, float("nan")))
    return (quadrant, *in_two_parts(make, rest))


def _reduced_by_parts(make: Calculator, x: Value, half_pi: tuple[float, float, float]) -> Reduced:
    nearest, quadrant = make.rounded(x, TWO_OVER_PI)
    first = make.fused(nearest, -half_pi[0], x)
    second = make.times(nearest, half_pi[1])
    below_second = make.fused(nearest, half_pi[1], make.negate(second))
    rest = make.minus(first, second)
    # The rounding errors of the difference (Knuth's two-sum) and the product, and the third part.
    taken = make.minus(first, rest)
    lost = make.plus(make.minus(first, make.plus(rest, taken)), make.minus(taken, second))
    low = make.fused(nearest, -half_pi[2], make.minus(lost, below_second))
    return quadrant, rest, low


def _both(make: Calculator, rest: Value, low: Value) -> tuple[Value, Value]:
    """Sine and cosine of ``rest + low``, at most pi/4."""
    square = make.times(rest, rest)
    inner = make.polynomial(square, SIN_SINGLE if make.is_single else SIN_DOUBLE)
    sine = make.plus(rest, make.multiply_add(make.times(rest, square), inner, low))
    inner = make.polynomial(square, COS_SINGLE if make.is_single else COS_DOUBLE)
    # 1 - x^2 / 2 is rounded; its rounding error is added to the small terms.
    half = make.times(square, 0.5)
    near = make.minus(1.0, half)
    lost = make.minus(make.minus(1.0, near), half)
    tail = make.multiply_add(make.times(square, square), inner, make.minus(lost, make.times(rest, low)))
    return sine, make.plus(near, tail)


def _in_quadrant(make: Calculator, quadrant: Value, sine: Value, cosine: Value) -> Value:
    """Odd quadrants take the cosine, the upper two the opposite sign."""
    is_odd = make.compare("ne", make.both(quadrant, make.whole(1)), make.whole(0))
    value = make.choose(is_odd, cosine, sine)
    sign = make.shift_left(make.both(quadrant, make.whole(2)), make.whole(62 if make.format is DOUBLE else 30))
    return make.from_bits(make.binary(arith.XOrIOp, make.bits(value), sign))
