"""Constant folds of the math dialect.

Like MLIR, folds C library functions only for f32 and f64; folds exact operations for every format.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from lamina.dialects.arith.constant_folding import (
    boolean_of,
    float_of,
    fold_float,
    fold_floats,
    fold_integer,
    fold_integers,
    signed,
    unsigned,
)
from lamina.dialects.arith.fold import materialize
from lamina.dialects.math import DIALECT, ops
from lamina.dialects.math.libm import library_function
from lamina.ir import float_arithmetic as floats
from lamina.ir.attribute import Attribute
from lamina.ir.float_format import classify, decode, encode, float_format
from lamina.ir.operation import Operation
from lamina.rewrite.fold import fold

Constants = Sequence[Attribute | None]

DIALECT.constant_materializer = materialize


# ---- Functions of the C library


def _call(function: Callable[..., float], *arguments: float) -> float:
    """Returns the C result without raising: infinity on overflow or at a pole, otherwise NaN."""
    try:
        return function(*arguments)
    except OverflowError:
        return math.inf
    except ValueError:
        return math.nan


def _evaluate(name: str, function: Callable[..., float], formats: Sequence[int], spelling: str) -> int | None:
    if spelling not in ("f32", "f64"):
        return None
    values = [decode(bits, spelling) for bits in formats]
    native = library_function(name, spelling, len(values))
    if native is not None:
        return encode(native(*values), spelling)
    return encode(_call(function, *values), spelling)


def _library(
    cls: type[Operation],
    name: str,
    function: Callable[..., float],
    domain: Callable[[int, str], bool] | None = None,
) -> None:
    def fold_call(op: Operation, constants: Constants) -> Attribute | None:
        def calculate(bits: int, spelling: str) -> int | None:
            if domain is not None and not domain(bits, spelling):
                return None
            return _evaluate(name, function, (bits,), spelling)

        return fold_float(constants[0], calculate)

    fold(cls)(fold_call)


def _not_negative(bits: int, spelling: str) -> bool:
    return not floats.is_negative(bits, spelling)


def _not_below_minus_one(bits: int, spelling: str) -> bool:
    one = encode(1.0, spelling)
    return not floats.is_negative(floats.add(bits, one, spelling), spelling)


def _pole_at_zero(function: Callable[[float], float]) -> Callable[[float], float]:
    return lambda value: -math.inf if value == 0 else function(value)


def _log1p(value: float) -> float:
    return -math.inf if value == -1 else math.log1p(value)


def _exp2(value: float) -> float:
    return _call(math.exp2, value)


def _sinh(value: float) -> float:
    return math.copysign(_call(math.sinh, value), value)


def _atanh(value: float) -> float:
    return math.copysign(math.inf, value) if abs(value) == 1 else _call(math.atanh, value)


def _powf(base: float, exponent: float) -> float:
    is_odd = math.isfinite(exponent) and math.fmod(exponent, 2) in (-1, 1)
    if base == 0 and exponent < 0:
        return math.copysign(math.inf, base) if is_odd else math.inf
    try:
        return math.pow(base, exponent)
    except OverflowError:
        return -math.inf if base < 0 and is_odd else math.inf
    except ValueError:
        return math.nan


_library(ops.AcosOp, "acos", math.acos)
_library(ops.AcoshOp, "acosh", math.acosh)
_library(ops.AsinOp, "asin", math.asin)
_library(ops.AsinhOp, "asinh", math.asinh)
_library(ops.AtanOp, "atan", math.atan)
_library(ops.AtanhOp, "atanh", _atanh)
_library(ops.CosOp, "cos", math.cos)
_library(ops.CoshOp, "cosh", math.cosh)
_library(ops.SinOp, "sin", math.sin)
_library(ops.SinhOp, "sinh", _sinh)
_library(ops.ErfOp, "erf", math.erf)
_library(ops.ErfcOp, "erfc", math.erfc)
_library(ops.ExpOp, "exp", math.exp)
_library(ops.Exp2Op, "exp2", _exp2)
_library(ops.ExpM1Op, "expm1", math.expm1)
_library(ops.LogOp, "log", _pole_at_zero(math.log), _not_negative)
_library(ops.Log10Op, "log10", _pole_at_zero(math.log10), _not_negative)
_library(ops.Log2Op, "log2", _pole_at_zero(math.log2), _not_negative)
_library(ops.Log1pOp, "log1p", _log1p, _not_below_minus_one)
_library(ops.SqrtOp, "sqrt", math.sqrt, _not_negative)
_library(ops.TanOp, "tan", math.tan)
_library(ops.TanhOp, "tanh", math.tanh)


def _binary_library(cls: type[Operation], name: str, function: Callable[..., float]) -> None:
    def fold_call(op: Operation, constants: Constants) -> Attribute | None:
        return fold_floats(constants, lambda a, b, spelling: _evaluate(name, function, (a, b), spelling))

    fold(cls)(fold_call)


@fold
def fold_atan2(op: ops.Atan2Op, constants: Constants) -> Attribute | None:
    """atan2(constants) -> constant; as in MLIR NaN for two zeros, in any format"""

    def calculate(left: int, right: int, spelling: str) -> int | None:
        if decode(left, spelling) == 0 and decode(right, spelling) == 0:
            return encode(math.nan, spelling)
        return _evaluate("atan2", math.atan2, (left, right), spelling)

    return fold_floats(constants, calculate)


_binary_library(ops.PowFOp, "pow", _powf)


# ---- Exact functions of floats


def _rounding(cls: type[Operation], rounding: Callable[..., int], formats: Sequence[str] = ()) -> None:
    """``formats`` lists those that are folded; all are if it is empty."""

    def calculate(bits: int, spelling: str) -> int | None:
        if formats and spelling not in formats:
            return None
        return floats.round_to_integral(bits, spelling, rounding)

    def fold_rounding(op: Operation, constants: Constants) -> Attribute | None:
        return fold_float(constants[0], calculate)

    fold(cls)(fold_rounding)


_rounding(ops.CeilOp, math.ceil)
_rounding(ops.FloorOp, math.floor)
_rounding(ops.RoundEvenOp, round)
_rounding(ops.RoundOp, floats.round_half_away, ("f32", "f64"))
_rounding(ops.TruncOp, math.trunc, ("f32", "f64"))


@fold
def fold_absf(op: ops.AbsFOp, constants: Constants) -> Attribute | None:
    return fold_float(constants[0], floats.absolute)


@fold
def fold_copysign(op: ops.CopySignOp, constants: Constants) -> Attribute | None:
    def calculate(left: int, right: int, spelling: str) -> int:
        sign = float_format(spelling).sign_bit
        return left & ~sign | right & sign

    return fold_floats(constants, calculate)


# ---- Classification


def _is_normal(bits: int, spelling: str) -> bool:
    format = float_format(spelling)
    if classify(bits, spelling) != "finite":
        return False
    return bits & ~format.sign_bit >= 1 << format.mantissa + (1 if format.explicit_one else 0)


def _classification(cls: type[Operation], test: Callable[[int, str], bool]) -> None:
    def fold_test(op: Operation, constants: Constants) -> Attribute | None:
        known = float_of(constants[0])
        return None if known is None else boolean_of(op.results[0].type, test(*known))

    fold(cls)(fold_test)


_classification(ops.IsFiniteOp, lambda bits, spelling: classify(bits, spelling) == "finite")
_classification(ops.IsInfOp, lambda bits, spelling: classify(bits, spelling) == "inf")
_classification(ops.IsNaNOp, lambda bits, spelling: classify(bits, spelling) == "nan")
_classification(ops.IsNormalOp, _is_normal)


# ---- Integers


def _leading_zeros(value: int, width: int) -> int:
    return width - unsigned(value, width).bit_length()


def _trailing_zeros(value: int, width: int) -> int:
    bits = unsigned(value, width)
    return (bits & -bits).bit_length() - 1 if bits else width


def _ones(value: int, width: int) -> int:
    return unsigned(value, width).bit_count()


def _integer_function(cls: type[Operation], calculate: Callable[[int, int], int]) -> None:
    fold(cls)(lambda op, constants: fold_integer(constants[0], calculate))


_integer_function(ops.AbsIOp, lambda value, width: abs(signed(value, width)))
_integer_function(ops.CountLeadingZerosOp, _leading_zeros)
_integer_function(ops.CountTrailingZerosOp, _trailing_zeros)
_integer_function(ops.CtPopOp, _ones)


def _integer_power(base: int, exponent: int, width: int) -> int | None:
    """Negative exponents round towards zero; zero to a negative power is not folded."""
    base, exponent = signed(base, width), signed(exponent, width)
    if exponent >= 0:
        return pow(base, exponent, 1 << width)
    if base == 0:
        return None
    if base == 1:
        return 1
    if base != -1:
        return 0
    return -1 if exponent & 1 else 1


@fold
def fold_ipowi(op: ops.IPowIOp, constants: Constants) -> Attribute | None:
    return fold_integers(constants, _integer_power)
