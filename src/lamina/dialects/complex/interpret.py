"""Interpretation of complex operations."""

from __future__ import annotations

import cmath
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.define.properties import property_of
from lamina.dialects.complex.ops import ConstantOp
from lamina.interfaces.interpretation import Interpreter, evaluates
from lamina.interfaces.interpretation import numbers as n
from lamina.interfaces.interpretation.values import complex_value, float_value, value_of_attribute
from lamina.ir.dialect import lookup_operation
from lamina.ir.types import ComplexType, IntegerType

if TYPE_CHECKING:
    from lamina.dialects.complex.ops import BitcastOp, EqualOp, ImOp, NotEqualOp, PowiOp, ReOp
    from lamina.interfaces.interpretation.engine import Results
    from lamina.ir.operation import Operation


def _class(mnemonic: str) -> type[Operation]:
    operation = lookup_operation(f"complex.{mnemonic}")
    assert operation is not None, mnemonic
    return operation


@evaluates(_class("constant"))
def constant(op: ConstantOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = value_of_attribute(property_of(op, ConstantOp.value), op.complex.type)
    return result


@evaluates(_class("create"))
def create(op: Any, operands: list[Any], run: Interpreter) -> Results:
    real, imaginary = operands
    result: Results = complex_value(real, imaginary, op.results[0].type)
    return result


def _part(mnemonic: str, name: str) -> None:
    @evaluates(_class(mnemonic))
    def evaluate(op: ImOp | ReOp, operands: list[Any], run: Interpreter) -> Results:
        result: Results = getattr(operands[0], name)
        return result


_part("re", "real")
_part("im", "imag")


def _multiply(a: complex, b: complex) -> complex:
    return type(a)(complex(a.real * b.real - a.imag * b.imag, a.real * b.imag + a.imag * b.real))


_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": _multiply,
    "div": lambda a, b: np.complex128(a) / np.complex128(b),
    "pow": lambda a, b: np.power(np.complex128(a), np.complex128(b)),
    "atan2": lambda a, b: -1j * cmath.log((b + 1j * a) / cmath.sqrt(a * a + b * b)),
}
_UNARY: dict[str, Callable[[Any], Any]] = {
    "neg": lambda a: -a,
    "conj": lambda a: a.conjugate(),
    "cos": lambda a: np.cos(np.complex128(a)),
    "exp": lambda a: np.exp(np.complex128(a)),
    "expm1": lambda a: np.expm1(np.complex128(a)),
    "log": lambda a: np.log(np.complex128(a)),
    "log1p": lambda a: np.log1p(np.complex128(a)),
    "rsqrt": lambda a: 1 / np.sqrt(np.complex128(a)),
    "sign": lambda a: a if a == 0 else a / abs(np.complex128(a)),
    "sin": lambda a: np.sin(np.complex128(a)),
    "sqrt": lambda a: np.sqrt(np.complex128(a)),
    "tan": lambda a: np.tan(np.complex128(a)),
    "tanh": lambda a: np.tanh(np.complex128(a)),
}


def _register(mnemonic: str, function: Callable[..., Any]) -> None:
    @evaluates(_class(mnemonic))
    def evaluate(op: Operation, operands: list[Any], run: Interpreter) -> Results:
        type: Any = op.results[0].type

        def apply(*values: Any) -> Any:
            answer = function(*values)
            return complex_value(answer.real, answer.imag, n.element_type_of(type))

        elements: Results = n.map_elements(apply, op.operand_types, type, operands)
        return elements


for _name, _binary in _BINARY.items():
    _register(_name, _binary)
for _name, _unary in _UNARY.items():
    _register(_name, _unary)


def _register_real(mnemonic: str, function: Callable[[Any], float]) -> None:
    @evaluates(_class(mnemonic))
    def evaluate(op: Any, operands: list[Any], run: Interpreter) -> Results:
        result: Results = float_value(float(function(np.complex128(operands[0]))), op.results[0].type)
        return result


@evaluates(_class("powi"))
def powi(op: PowiOp, operands: list[Any], run: Interpreter) -> Results:
    """Repeated multiplication; a negative power is the inverse of the positive one."""
    type: Any = op.result.type
    exponent_type = n.element_type_of(op.rhs.type)

    def apply(base: Any, exponent: int) -> Any:
        power = n.signed(exponent, exponent_type)
        value: complex = np.complex128(1.0)
        square: complex = np.complex128(base)
        rest = abs(power)
        while rest:
            if rest & 1:
                value = _multiply(value, square)
            square = _multiply(square, square)
            rest >>= 1
        base = np.complex128(1.0) / np.complex128(value) if power < 0 else value
        return complex_value(base.real, base.imag, n.element_type_of(type))

    elements: Results = n.map_elements(apply, op.operand_types, type, operands)
    return elements


@evaluates(_class("bitcast"))
def bitcast(op: BitcastOp, operands: list[Any], run: Interpreter) -> Results:
    """The bits of the real part are the low ones."""
    source, target = op.operand_.type, op.result.type
    if isinstance(source, ComplexType):
        raw = np.asarray(operands[0]).tobytes()
        whole = IntegerType(8 * len(raw))
        result: Results = n.bitcast(n.wrap(int.from_bytes(raw, "little"), whole), whole, target)
        return result
    if isinstance(target, ComplexType):
        part: Any = target.element_type
        bits = n.unsigned(n.bitcast(operands[0], source, IntegerType(2 * part.width)), IntegerType(2 * part.width))
        halves = (bits & ((1 << part.width) - 1), bits >> part.width)
        real, imaginary = (n.bitcast(half, IntegerType(part.width), part) for half in halves)
        result = complex_value(real, imaginary, target)
        return result
    result = n.bitcast(operands[0], source, target)
    return result


_register_real("abs", abs)
_register_real("angle", np.angle)


@evaluates(_class("eq"))
def eq(op: EqualOp, operands: list[Any], run: Interpreter) -> Results:
    return int(operands[0] == operands[1])


@evaluates(_class("neq"))
def neq(op: NotEqualOp, operands: list[Any], run: Interpreter) -> Results:
    return int(operands[0] != operands[1])
