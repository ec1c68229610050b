"""Interpretation of math operations: in double precision, rounded to the type (half a unit in the last place for f32
and smaller; f64 is as accurate as the host's libm)."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.interfaces.interpretation import Interpreter, Poison, UndefinedBehavior, evaluates
from lamina.interfaces.interpretation import numbers as n
from lamina.interfaces.interpretation.values import float_value
from lamina.ir.dialect import lookup_operation
from lamina.ir.float_format import float_format
from lamina.ir.types import IntegerType

if TYPE_CHECKING:
    from lamina.dialects.math.ops import FPowIOp, SincosOp
    from lamina.interfaces.interpretation.engine import Results
    from lamina.ir.operation import Operation
    from lamina.ir.types import FloatType, IndexType


def _class(mnemonic: str) -> type[Operation]:
    operation = lookup_operation(f"math.{mnemonic}")
    assert operation is not None, mnemonic
    return operation


def _elementwise(mnemonic: str, function: Callable[..., Any]) -> None:
    """``function(element type of the first operand, *scalars)``."""

    @evaluates(_class(mnemonic))
    def evaluate(op: Operation, operands: list[Any], run: Interpreter) -> Results:
        element = n.element_type_of(op.operand_types[0])

        def apply(*scalars: Any) -> Any:
            return Poison() if any(isinstance(scalar, Poison) for scalar in scalars) else function(element, *scalars)

        elements: Results = n.map_elements(apply, op.operand_types, op.results[0].type, operands)
        return elements


def _libm(function: Callable[..., float]) -> Callable[..., Any]:
    def apply(type: FloatType, *values: Any) -> Any:
        try:
            return float_value(function(*(np.float64(float(value)) for value in values)), type)
        except (ValueError, OverflowError):
            return float_value(math.nan, type)

    return apply


def _safe(function: Callable[[float], float]) -> Callable[[Any], float]:
    """Returns a function of Python's math module extended to NaN and infinity."""

    def apply(value: Any) -> float:
        number = float(value)
        return number if math.isnan(number) else function(number)

    return apply


def _round_half_away(value: Any) -> float:
    number = float(value)
    if not math.isfinite(number) or abs(number) >= 2**53:
        return number
    return math.copysign(math.floor(abs(number) + 0.5) if abs(number) != 0.49999999999999994 else 0.0, number)


_FLOAT: dict[str, Callable[..., Any]] = {
    "acos": np.arccos,
    "acosh": np.arccosh,
    "asin": np.arcsin,
    "asinh": np.arcsinh,
    "atan": np.arctan,
    "atanh": np.arctanh,
    "atan2": np.arctan2,
    "cbrt": np.cbrt,
    "ceil": np.ceil,
    "cos": np.cos,
    "cosh": np.cosh,
    "erf": _safe(math.erf),
    "erfc": _safe(math.erfc),
    "exp": np.exp,
    "exp2": np.exp2,
    "expm1": np.expm1,
    "floor": np.floor,
    "log": np.log,
    "log10": np.log10,
    "log1p": np.log1p,
    "log2": np.log2,
    "powf": np.power,
    "round": _round_half_away,
    "roundeven": np.rint,
    "rsqrt": lambda value: 1.0 / np.sqrt(value),
    "sin": np.sin,
    "sinh": np.sinh,
    "sqrt": np.sqrt,
    "tan": np.tan,
    "tanh": np.tanh,
    "trunc": np.trunc,
    "copysign": np.copysign,
}
for _name, _function in _FLOAT.items():
    _elementwise(_name, _libm(_function))


def _absf(type: FloatType, value: Any) -> Any:
    return n.with_sign(value, type, lambda sign: 0)


_elementwise("absf", _absf)
_elementwise("fma", lambda type, a, b, c: n.fused_multiply_add(a, b, c, type))
_elementwise("clampf", lambda type, value, low, high: n.maximum(n.minimum(value, high), low))
_elementwise("isnan", lambda type, value: int(n.is_nan(value)))
_elementwise("isinf", lambda type, value: int(math.isinf(float(value))))
_elementwise("isfinite", lambda type, value: int(math.isfinite(float(value))))
_elementwise("isnormal", lambda type, value: int(_is_normal(value, type)))
_elementwise("absi", lambda type, value: n.wrap(abs(n.signed(value, type)), type))
_elementwise("ctpop", lambda type, value: n.wrap(bin(n.unsigned(value, type)).count("1"), type))
_elementwise("ctlz", lambda type, value: n.wrap(n.width_of(type) - n.unsigned(value, type).bit_length(), type))


def _is_normal(value: Any, type: FloatType) -> bool:
    format = float_format(type.spelling)
    magnitude = n.unsigned(n.bitcast(value, type, IntegerType(type.width)), IntegerType(type.width))
    magnitude &= ~format.sign_bit
    return (1 << format.mantissa) <= magnitude < format.infinity_bits


def _cttz(type: IndexType | IntegerType, value: int) -> int:
    bits = n.unsigned(value, type)
    return n.wrap(n.width_of(type) if bits == 0 else (bits & -bits).bit_length() - 1, type)


def _ipowi(type: IndexType | IntegerType, base: int, exponent: int) -> int:
    b, e = n.signed(base, type), n.signed(exponent, type)
    if e >= 0:
        return n.wrap(pow(b, e, 1 << n.width_of(type)), type)
    if b == 0:
        raise UndefinedBehavior("zero to a negative power")
    return n.wrap(1 if b == 1 else (1 if e % 2 == 0 else -1) if b == -1 else 0, type)


_elementwise("cttz", _cttz)
_elementwise("ipowi", _ipowi)


@evaluates(_class("fpowi"))
def fpowi(op: FPowIOp, operands: list[Any], run: Interpreter) -> Results:
    element = n.element_type_of(op.lhs.type)
    integer = n.element_type_of(op.rhs.type)

    def apply(base: Any, exponent: int) -> Any:
        power = n.signed(exponent, integer)
        number = float(base)
        if math.isfinite(number) and number and abs(power) < 64:
            return n.round_exact(Fraction(number) ** power, element, number < 0 and power % 2 == 1)
        # A float may not hold the exponent's last bit, which decides on the sign.
        size = float(np.power(np.float64(abs(number)), float(power)))
        is_negative = math.copysign(1.0, number) < 0 and power % 2 == 1
        return float_value(-size if is_negative else size, element)

    elements: Results = n.map_elements(apply, op.operand_types, op.result.type, operands)
    return elements


@evaluates(_class("sincos"))
def sincos(op: SincosOp, operands: list[Any], run: Interpreter) -> list[Any]:
    element = n.element_type_of(op.operand_.type)
    return [
        n.map_elements(lambda v, f=f: _libm(f)(element, v), op.operand_types, result.type, operands)
        for f, result in zip((np.sin, np.cos), op.results, strict=True)
    ]
