"""``math-expand-ops``: functions of the math dialect become arithmetic and simpler functions."""

from __future__ import annotations

import math as numbers
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from lamina.conversion.arith_builder import ArithBuilder, with_element
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.constant_folding import float_of, signed_integer_of
from lamina.dialects.math import ops as math
from lamina.ir.float_format import decode, float_format
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, ShapedType, element_type_or_self, f32, i32, i64
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternSet, pattern
from lamina.rewrite.fold import constant_value
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import FunctionPattern, Outcome

if TYPE_CHECKING:
    from lamina.dialects.math.ops import AcoshOp, AsinhOp
    from lamina.rewrite.rewriter import PatternRewriter


def _call(make: ArithBuilder, cls: Any, *operands: Value) -> Value:
    """Returns a function without fast-math flags."""
    value: Value = make.rewriter.create(cls, *operands).result
    return value


# ---- Trigonometric and hyperbolic functions


@pattern
def expand_tan(op: math.TanOp, rewriter: PatternRewriter) -> Outcome:
    """``sin x / cos x``."""
    make = ArithBuilder(rewriter)
    sine, cosine = _call(make, math.SinOp, op.operand_), _call(make, math.CosOp, op.operand_)
    rewriter.replace_op(op, make.div_floats(sine, cosine))
    return True


def _exponentials(make: ArithBuilder, value: Value) -> tuple[Value, Value]:
    """``e^x`` and ``e^-x``."""
    growing = _call(make, math.ExpOp, value)
    return growing, _call(make, math.ExpOp, make.negate(value))


@pattern
def expand_sinh(op: math.SinhOp, rewriter: PatternRewriter) -> Outcome:
    """``(e^x - e^-x) / 2``."""
    make = ArithBuilder(rewriter)
    difference = make.sub_floats(*_exponentials(make, op.operand_))
    rewriter.replace_op(op, make.mul_floats(difference, make.real(op.result.type, 0.5)))
    return True


@pattern
def expand_cosh(op: math.CoshOp, rewriter: PatternRewriter) -> Outcome:
    """``(e^x + e^-x) / 2``."""
    make = ArithBuilder(rewriter)
    total = make.add_floats(*_exponentials(make, op.operand_))
    rewriter.replace_op(op, make.mul_floats(total, make.real(op.result.type, 0.5)))
    return True


@pattern
def expand_tanh(op: math.TanhOp, rewriter: PatternRewriter) -> Outcome:
    """``s * (1 - e^(-2sx)) / (1 + e^(-2sx))`` with the sign s of x, so that the exponential does not overflow."""
    make = ArithBuilder(rewriter)
    value = op.operand_
    element = element_type_or_self(value.type)
    zero, one, minus_two = (make.real(value.type, number) for number in (0.0, 1.0, -2.0))
    is_negative = make.compare_floats("olt", value, zero)
    as_number = make.cast(arith.UIToFPOp, is_negative, element)
    sign = make.add_floats(make.mul_floats(as_number, minus_two), one)
    positive = make.mul_floats(sign, value)
    power = _call(make, math.ExpOp, make.mul_floats(minus_two, positive))
    dividend, divisor = make.sub_floats(one, power), make.add_floats(one, power)
    rewriter.replace_op(op, make.mul_floats(sign, make.div_floats(dividend, divisor)))
    return True


def _area_function(cls: type[Operation], under_root: float) -> FunctionPattern[Any]:
    @pattern(cls)
    def expand_area_function(op: AsinhOp | AcoshOp, rewriter: PatternRewriter) -> Outcome:
        """``log(x + sqrt(x * x + c))``."""
        make = ArithBuilder(rewriter)
        value = op.operand_
        constant = make.real(value.type, under_root)
        root = _call(make, math.SqrtOp, make.add_floats(make.mul_floats(value, value), constant))
        rewriter.replace_op(op, _call(make, math.LogOp, make.add_floats(value, root)))
        return True

    return expand_area_function


@pattern
def expand_atanh(op: math.AtanhOp, rewriter: PatternRewriter) -> Outcome:
    """``log((1 + x) / (1 - x)) / 2``."""
    make = ArithBuilder(rewriter)
    value = op.operand_
    one = make.real(value.type, 1.0)
    above = make.add_floats(value, one)
    below = make.add_floats(make.negate(value), one)
    logarithm = _call(make, math.LogOp, make.div_floats(above, below))
    rewriter.replace_op(op, make.mul_floats(logarithm, make.real(value.type, 0.5)))
    return True


# ---- Products and powers


@pattern
def expand_fma(op: math.FmaOp, rewriter: PatternRewriter) -> Outcome:
    """``a * b + c``, rounded twice."""
    make = ArithBuilder(rewriter)
    rewriter.replace_op(op, make.add_floats(make.mul_floats(op.a, op.b), op.c))
    return True


@pattern
def expand_exp2(op: math.Exp2Op, rewriter: PatternRewriter) -> Outcome:
    """``e^(x * ln 2)``."""
    make = ArithBuilder(rewriter)
    factor = make.real(op.result.type, numbers.log(2.0))
    rewriter.replace_op(op, _call(make, math.ExpOp, make.mul_floats(op.operand_, factor)))
    return True


@pattern
def expand_powf(op: math.PowFOp, rewriter: PatternRewriter) -> Outcome:
    """Products, quotients and roots for some constant exponents, else ``e^(y * log x)``."""
    make = ArithBuilder(rewriter)
    base, exponent = op.lhs, op.rhs
    known = float_of(constant_value(exponent))
    simple = None if known is None else _simple_power(make, base, decode(*known))
    if simple is None:
        logarithm = _call(make, math.LogOp, base)
        simple = _call(make, math.ExpOp, make.mul_floats(exponent, logarithm))
    rewriter.replace_op(op, simple)
    return True


def _simple_power(make: ArithBuilder, base: Value, exponent: float) -> Value | None:
    """Returns the power for an exponent that needs no logarithm."""
    if exponent == 0:
        return make.real(base.type, 1.0)
    if exponent == 1:
        return base
    if exponent == 0.5:
        return _call(make, math.SqrtOp, base)
    if exponent == -0.5:
        return _call(make, math.RsqrtOp, base)
    if exponent in (2, 3):
        square = make.mul_floats(base, base)
        return square if exponent == 2 else make.mul_floats(square, base)
    if exponent in (-1, -2):
        one = make.real(base.type, 1.0)
        return make.div_floats(one, base if exponent == -1 else make.mul_floats(base, base))
    return None


@pattern
def expand_fpowi(op: math.FPowIOp, rewriter: PatternRewriter) -> Outcome:
    """Repeated squaring for a constant exponent, else ``powf``."""
    make = ArithBuilder(rewriter)
    base = op.lhs
    exponent = signed_integer_of(constant_value(op.rhs))
    if exponent is None:
        power = make.cast(arith.SIToFPOp, op.rhs, element_type_or_self(base.type))
        rewriter.replace_op(op, _call(make, math.PowFOp, base, power))
        return True
    one = make.real(base.type, 1.0)
    product = one
    rest = abs(exponent)
    while rest:
        if rest & 1:
            product = base if product is one else make.mul_floats(base, product)
        rest >>= 1
        if rest:
            base = make.mul_floats(base, base)
    rewriter.replace_op(op, _inverted(make, product, one) if exponent < 0 else product)
    return True


def _inverted(make: ArithBuilder, value: Value, unit: Value) -> Value:
    """``1 / x``, infinities of either sign for zeros included."""
    element = element_type_or_self(value.type)
    assert isinstance(element, FloatType)
    float_format_ = float_format(element.spelling)
    zero, minus_zero = make.real(value.type, 0.0), make.real(value.type, -0.0)
    infinity = make.pattern(value.type, float_format_.infinity_bits)
    minus_infinity = make.pattern(value.type, float_format_.infinity_bits | float_format_.sign_bit)
    is_zero, is_minus_zero = (make.compare_floats("oeq", value, one_zero) for one_zero in (zero, minus_zero))
    quotient = make.div_floats(unit, value)
    return make.select(is_minus_zero, minus_infinity, make.select(is_zero, infinity, quotient))


@pattern
def expand_rsqrt(op: math.RsqrtOp, rewriter: PatternRewriter) -> Outcome:
    """``1 / sqrt x``."""
    type_ = op.result.type
    if isinstance(type_, ShapedType) and not type_.has_static_shape:
        return rewriter.notify_match_failure(op, "constants cannot have a dynamic shape")
    make = ArithBuilder(rewriter)
    one = make.real(type_, 1.0)
    rewriter.replace_op(op, make.div_floats(one, _call(make, math.SqrtOp, op.operand_)))
    return True


@pattern
def expand_clampf(op: math.ClampFOp, rewriter: PatternRewriter) -> Outcome:
    """clampf(x, lo, hi) -> max(min(x, hi), lo)"""
    limited = rewriter.create(arith.MinimumFOp, op.value, op.max, op.fastmath).result
    rewriter.replace_op(op, rewriter.create(arith.MaximumFOp, limited, op.min, op.fastmath))
    return True


# ---- Rounding


def _truncated(make: ArithBuilder, value: Value) -> Value:
    """Returns the value through a 64-bit integer, with the sign of a zero kept."""
    integer = make.cast(arith.FPToSIOp, value, i64)
    back = make.cast(arith.SIToFPOp, integer, element_type_or_self(value.type))
    return _call(make, math.CopySignOp, back, value)


@pattern
def expand_ceil(op: math.CeilOp, rewriter: PatternRewriter) -> Outcome:
    """ceil(x) -> trunc(x) + (trunc(x) < x ? 1 : 0)"""
    make = ArithBuilder(rewriter)
    value = op.operand_
    truncated = _truncated(make, value)
    zero, one = make.real(value.type, 0.0), make.real(value.type, 1.0)
    below = make.compare_floats("ogt", value, truncated)
    rewriter.replace_op(op, make.add_floats(truncated, make.select(below, one, zero)))
    return True


@pattern
def expand_round(op: math.RoundOp, rewriter: PatternRewriter) -> Outcome:
    """Adds one half away from zero and truncates; values without a fraction, infinities and NaN stay (f32 only)."""
    value = op.operand_
    if element_type_or_self(value.type) is not f32:
        return rewriter.notify_match_failure(op, "not a round of f32.")
    make = ArithBuilder(rewriter)
    wide = with_element(value.type, i32)
    half = make.real(value.type, 0.5)
    mantissa, bias, mask = (make.integer(wide, number) for number in (23, 127, 255))
    moved = make.add_floats(value, _call(make, math.CopySignOp, half, value))
    truncated = _truncated(make, moved)
    exponent = make.both(make.shift_right(make.bitcast(value, i32), mantissa), mask)
    is_whole = make.compare("sge", make.sub(exponent, bias), mantissa)
    rewriter.replace_op(op, make.select(is_whole, value, truncated))
    return True


class _Bits:
    """The constants and steps that take a float of some format apart."""

    def __init__(self, make: ArithBuilder, value: Value) -> None:
        element: Any = element_type_or_self(value.type)
        self.make = make
        self.integer = IntegerType(element.width)
        mantissa = element.mantissa_width - 1
        exponent = element.width - mantissa - 1
        type_ = with_element(value.type, self.integer)
        self.one_float = make.real(value.type, 1.0)
        self.zero, self.one, self.minus_one = (make.integer(type_, number) for number in (0, 1, -1))
        self.mantissa_width = make.integer(type_, mantissa)
        self.last_bit = make.integer(type_, element.width - 1)
        self.bias = make.integer(type_, (1 << (exponent - 1)) - 1)
        self.first_mantissa_bit = make.integer(type_, 1 << (mantissa - 1))
        self.mantissa_mask = make.integer(type_, (1 << mantissa) - 1)
        self.exponent_mask = make.integer(type_, (1 << exponent) - 1)

    def exponent_of(self, bits: Value) -> Value:
        """Returns the exponent without bias."""
        make = self.make
        field = make.both(make.shift_right(bits, self.mantissa_width), self.exponent_mask)
        return make.sub(field, self.bias)

    def shifted(self, value: Value, amount: Value) -> Value:
        """Returns a right shift by the amount, clamped to what a shift may be."""
        amount = self.make.binary(arith.MaxSIOp, amount, self.zero)
        amount = self.make.binary(arith.MinSIOp, amount, self.last_bit)
        return self.make.shift_right(value, amount)

    def fraction(self, bits: Value, exponent: Value) -> Value:
        """Returns the fraction bits of the mantissa."""
        return self.make.both(bits, self.shifted(self.mantissa_mask, exponent))


@pattern
def expand_roundeven(op: math.RoundEvenOp, rewriter: PatternRewriter) -> Outcome:
    """``round``, minus one towards zero if that is odd for a value halfway between two integers."""
    value = op.operand_
    if not isinstance(element_type_or_self(value.type), FloatType):
        return rewriter.notify_match_failure(op, "not a roundeven of f16, f32 or f64.")
    make = ArithBuilder(rewriter)
    parts = _Bits(make, value)
    bits = make.bitcast(value, parts.integer)
    rounded = _call(make, math.RoundOp, value)
    rounded_bits = make.bitcast(rounded, parts.integer)
    exponent, rounded_exponent = parts.exponent_of(bits), parts.exponent_of(rounded_bits)
    is_odd = _is_odd(parts, rounded_bits, rounded_exponent)
    is_halfway = _is_halfway(parts, bits, exponent)
    sign = _call(make, math.CopySignOp, parts.one_float, value)
    moved = make.sub_floats(rounded, sign)
    select = make.select(make.both(is_odd, is_halfway), moved, rounded)
    rewriter.replace_op(op, _call(make, math.CopySignOp, select, value))
    return True


def _is_odd(parts: _Bits, bits: Value, exponent: Value) -> Value:
    """True if the last bit before the binary point is set; true for one, whose last bit is not stored."""
    make = parts.make
    is_one = make.compare("eq", exponent, parts.zero)
    rest = parts.fraction(bits, make.sub(exponent, parts.one))
    return make.either(make.compare("ne", rest, parts.zero), is_one)


def _is_halfway(parts: _Bits, bits: Value, exponent: Value) -> Value:
    """True if only the first fraction bit is set; for one half that bit is implicit."""
    make = parts.make
    is_half = make.compare("eq", exponent, parts.minus_one)
    expected = make.select(is_half, parts.zero, parts.shifted(parts.first_mantissa_bit, exponent))
    fits = make.compare("eq", parts.fraction(bits, exponent), expected)
    not_too_small = make.compare("sge", exponent, parts.minus_one)
    not_too_large = make.compare("slt", exponent, parts.mantissa_width)
    return make.both(make.both(fits, not_too_large), not_too_small)


# ---- Bits


@pattern
def expand_ctlz(op: math.CountLeadingZerosOp, rewriter: PatternRewriter) -> Outcome:
    """Halves the width again and again: where the upper half is zero, the lower takes its place."""
    value = op.operand_
    element = element_type_or_self(value.type)
    if not isinstance(element, IntegerType):
        return rewriter.notify_match_failure(op, "the width of index is unknown")
    make = ArithBuilder(rewriter)
    type_, width = value.type, element.width
    rest = value
    count: Value | None = None
    zero = make.integer(type_, 0)
    while width > 1:
        half = width // 2
        bits = make.integer(type_, half)
        mask = make.integer(type_, ((1 << element.width) - 1) >> half)
        is_small = make.compare("ule", rest, mask)
        more = bits if count is None else make.add(count, bits)
        shifted = make.shift_left(rest, bits)
        rest = make.select(is_small, shifted, rest)
        count = make.select(is_small, more, zero if count is None else count)
        width = half
    is_zero = make.compare("eq", value, zero)
    rewriter.replace_op(op, make.select(is_zero, make.integer(type_, element.width), zero if count is None else count))
    return True


# ---- The pass


def _of_known_shape(pattern: FunctionPattern[Any]) -> FunctionPattern[Any]:
    """Returns the pattern, restricted to types with constants; MLIR crashes for others."""

    def expand(op: Operation, rewriter: PatternRewriter) -> Outcome:
        type = op.results[0].type
        if isinstance(type, ShapedType) and not type.has_static_shape:
            return rewriter.notify_match_failure(op, "constants cannot have a dynamic shape")
        return pattern(op, rewriter)

    return FunctionPattern(expand, pattern.pattern_root(), pattern.benefit, pattern.label)


EXPANSIONS: dict[str, FunctionPattern[Any]] = {
    "ctlz": _of_known_shape(expand_ctlz),
    "sinh": _of_known_shape(expand_sinh),
    "cosh": _of_known_shape(expand_cosh),
    "tan": expand_tan,
    "tanh": _of_known_shape(expand_tanh),
    "asinh": _of_known_shape(_area_function(math.AsinhOp, 1.0)),
    "acosh": _of_known_shape(_area_function(math.AcoshOp, -1.0)),
    "atanh": _of_known_shape(expand_atanh),
    "fma": expand_fma,
    "ceil": _of_known_shape(expand_ceil),
    "exp2": _of_known_shape(expand_exp2),
    "powf": expand_powf,
    "fpowi": expand_fpowi,
    "round": _of_known_shape(expand_round),
    "roundeven": _of_known_shape(expand_roundeven),
    "rsqrt": expand_rsqrt,
    "clampf": expand_clampf,
}


def expansion_patterns(names: Iterable[str] = ()) -> PatternSet:
    """Returns the patterns for the operations with these names; all if there are none."""
    wanted = set(names)
    return PatternSet(expand for name, expand in EXPANSIONS.items() if not wanted or name in wanted)


@register_pass("math-expand-ops", summary="Expand math operations.", display_name="MathExpandOpsPass")
class MathExpandOps(Pass):
    """Expands math operations into arithmetic."""

    ops: list[str] = option("ops", default=[], description="Operations to expand.")

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, expansion_patterns(self.ops))
