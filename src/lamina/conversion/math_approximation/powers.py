"""Powers: powf in single precision.

``x^y = 2^(y log2 x)``, where the logarithm and the power are computed in double precision, with polynomials that are
as long as single precision needs them: the relative error of the logarithm is below 2^-40, that of the power 2^-34.
"""

from __future__ import annotations

from lamina.conversion.math_approximation.calculator import Calculator
from lamina.conversion.math_approximation.logarithms import split
from lamina.dialects.arith import ops as arith
from lamina.ir.types import f32, f64
from lamina.ir.value import Value

# ((log(1 + s) - log(1 - s)) / s - 2) / s^2 in s^2, for s^2 up to (3 - 2 sqrt 2)^2
LOG = (0.6666666667627209, 0.3999999544152161, 0.28572130166278187, 0.22175238937824357, 0.19598773592215926)
# 2^f, for f from -1/2 to 1/2
EXP2 = (
    0.9999999999616768, 0.6931471807284005, 0.24022651198201944, 0.05550410353779216, 0.009618027249411541,
    0.0013333922234196527, 0.00015469292250566328, 1.520200386112613e-05,
)  # fmt: skip
_LOG2_E = 1.4426950408889634


def small_whole_power(make: Calculator, x: Value, exponent: int) -> Value:
    """Computes the power by multiplications."""
    if exponent == 1:
        return x
    half = small_whole_power(make, x, exponent // 2)
    square = make.times(half, half)
    return make.times(square, x) if exponent % 2 else square


def powf(make: Calculator, x: Value, y: Value) -> Value:
    """As in C: the zeroth power of anything is one; negative numbers only have integer powers."""
    wide = Calculator(make.rewriter, make.cast(arith.ExtFOp, x, f64).type)
    base, power = make.cast(arith.ExtFOp, x, f64), make.cast(arith.ExtFOp, y, f64)
    magnitude = wide.absolute(base)
    logarithm = _log2(wide, magnitude)
    # One to an infinite power is one.
    product = wide.choose(wide.is_true("oeq", logarithm, 0.0), 0.0, wide.times(power, logarithm))
    result = _exp2(wide, product)
    is_whole = wide.is_true("oeq", wide.floor(power), power)
    halves = wide.times(power, 0.5)
    is_odd = wide.both(is_whole, wide.is_true("one", wide.floor(halves), halves))
    is_negative = make.compare("slt", make.bits(x), make.whole(0))
    result = wide.choose(wide.both(is_negative, is_odd), wide.negate(result), result)
    # Zeros and infinities have powers of any number.
    has_sign = wide.both(wide.is_true("olt", base, 0.0), wide.is_true("ogt", base, float("-inf")))
    is_undefined = wide.both(has_sign, wide.is_true("une", wide.floor(power), power))
    result = wide.choose(is_undefined, float("nan"), result)
    is_one = wide.either(wide.is_true("oeq", power, 0.0), wide.is_true("oeq", base, 1.0))
    return make.cast(arith.TruncFOp, wide.choose(is_one, 1.0, result), f32)


def _log2(make: Calculator, x: Value) -> Value:
    """For non-negative numbers; single-precision numbers are never subnormal in double precision."""
    exponent, f = split(make, x)
    s = make.over(f, make.plus(f, 2.0))
    z = make.times(s, s)
    tail = make.multiply_add(make.times(z, make.polynomial(z, LOG)), s, make.times(s, 2.0))
    logarithm = make.multiply_add(tail, _LOG2_E, exponent)
    logarithm = make.choose(make.is_true("olt", x, float("inf")), logarithm, x)
    return make.choose(make.is_true("oeq", x, 0.0), float("-inf"), logarithm)


def _exp2(make: Calculator, x: Value) -> Value:
    """Single precision overflows or underflows beyond the bounds."""
    bounded = make.at_least(make.at_most(x, 200.0), -200.0)
    exponent = make.exponent(bounded, 1.0, 1)
    power = make.polynomial(make.minus(bounded, exponent.nearest), EXP2)
    return make.times(power, make.power_of_biased(exponent.bits))
