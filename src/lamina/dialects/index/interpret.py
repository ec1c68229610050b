"""Interpretation of index operations, with 64-bit indices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.interfaces.interpretation import Interpreter, Poison, UndefinedBehavior, evaluates
from lamina.interfaces.interpretation import numbers as n
from lamina.ir.dialect import lookup_operation
from lamina.ir.types import IndexType

if TYPE_CHECKING:
    from lamina.dialects.index.ops import CastSOp, CastUOp, CmpOp, ShlOp, ShrSOp, ShrUOp, SizeOfOp
    from lamina.interfaces.interpretation.engine import Results
    from lamina.ir.operation import Operation

INDEX = IndexType()
U = n.unsigned
_BINARY: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "divs": lambda a, b: n.divide_signed(a, b, INDEX),
    "divu": lambda a, b: n.divide_unsigned(a, b, INDEX),
    "ceildivs": lambda a, b: -(-a // _divisor(a, b)),
    "ceildivu": lambda a, b: -(-U(a, INDEX) // _nonzero(U(b, INDEX))),
    "floordivs": lambda a, b: a // _divisor(a, b),
    "rems": lambda a, b: a - n.divide_signed(a, b, INDEX) * b,
    "remu": lambda a, b: U(a, INDEX) - n.divide_unsigned(a, b, INDEX) * U(b, INDEX),
    "maxs": max,
    "mins": min,
    "maxu": lambda a, b: max(U(a, INDEX), U(b, INDEX)),
    "minu": lambda a, b: min(U(a, INDEX), U(b, INDEX)),
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}


def _nonzero(value: int) -> int:
    if value == 0:
        raise UndefinedBehavior("division by zero")
    return value


def _divisor(value: int, divisor: int) -> int:
    """Returns the divisor, if the quotient is defined."""
    n.divide_signed(value, divisor, INDEX)
    return divisor


def _class(mnemonic: str) -> type[Operation]:
    operation = lookup_operation(f"index.{mnemonic}")
    assert operation is not None
    return operation


def _register(mnemonic: str, function: Callable[[int, int], int]) -> None:
    @evaluates(_class(mnemonic))
    def evaluate(op: Operation, operands: list[int], run: Interpreter) -> Results:
        return n.wrap(function(*operands), INDEX)


for _name, _function in _BINARY.items():
    _register(_name, _function)


def _register_shift(mnemonic: str) -> None:
    @evaluates(_class(mnemonic))
    def evaluate(op: ShlOp | ShrSOp | ShrUOp, operands: list[int], run: Interpreter) -> Results:
        value, amount = operands[0], U(operands[1], INDEX)
        if amount >= 64:
            return Poison()
        if mnemonic == "shl":
            return n.wrap(value << amount, INDEX)
        return n.wrap((value if mnemonic == "shrs" else U(value, INDEX)) >> amount, INDEX)


for _name in ("shl", "shrs", "shru"):
    _register_shift(_name)


@evaluates(_class("casts"))
def casts(op: CastSOp, operands: list[int], run: Interpreter) -> Results:
    return n.wrap(n.signed(operands[0], op.input.type), op.output.type)


@evaluates(_class("castu"))
def castu(op: CastUOp, operands: list[int], run: Interpreter) -> Results:
    return n.wrap(U(operands[0], op.input.type), op.output.type)


@evaluates(_class("cmp"))
def cmp(op: CmpOp, operands: list[int], run: Interpreter) -> Results:
    lhs, rhs = operands
    return int(n.compare_integers(op.pred.spelling, lhs, rhs, INDEX))


@evaluates(_class("sizeof"))
def sizeof(op: SizeOfOp, operands: list[Any], run: Interpreter) -> Results:
    return 64


@evaluates(_class("constant"), _class("bool.constant"))
def constant(op: Any, operands: list[Any], run: Interpreter) -> Results:
    result: Results = op.properties["value"].value
    return result
