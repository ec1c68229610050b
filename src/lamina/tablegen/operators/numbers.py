"""Operators on numbers, and comparisons."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from lamina.tablegen.errors import EvalError
from lamina.tablegen.operators.base import Fold, Op, is_string, known_int, wrapped
from lamina.tablegen.record import Record
from lamina.tablegen.values import Dag, Value, identity, is_record


def _arithmetic(compute: Callable[[int, int], int]) -> Fold:
    def fold(op: Op, record: Record | None, final: bool) -> Value | None:
        left, right = known_int(op.args[0]), known_int(op.args[1])
        return None if left is None or right is None else wrapped(compute(left, right))

    return fold


def _divide(left: int, right: int) -> int:
    if right == 0:
        raise EvalError("Illegal operation: division by zero")
    if left == -(1 << 63) and right == -1:
        raise EvalError("Illegal operation: INT64_MIN / -1")
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def _not(op: Op, record: Record | None, final: bool) -> Value | None:
    known = known_int(op.args[0])
    return None if known is None else int(not known)


def _logtwo(op: Op, record: Record | None, final: bool) -> Value | None:
    known = known_int(op.args[0])
    if known is None:
        return None
    if known <= 0:
        raise EvalError(f"Illegal operation: logtwo is undefined on arguments less than or equal to 0: {known}")
    return known.bit_length() - 1


def _compare(compute: Callable[[Any, Any], bool]) -> Fold:
    def fold(op: Op, record: Record | None, final: bool) -> Value | None:
        left, right = op.args
        first, second = known_int(left), known_int(right)
        if first is not None and second is not None:
            return compute(first, second)
        if is_string(left) and is_string(right):
            return compute(left.encode("utf-8", "surrogatepass"), right.encode("utf-8", "surrogatepass"))
        if op.name in ("eq", "ne") and is_record(left) and is_record(right):
            return compute(id(left), id(right))
        if op.name in ("eq", "ne") and type(left) is Dag and type(right) is Dag and left.closed and right.closed:
            return compute(identity(left, op.keeper.numbers), identity(right, op.keeper.numbers))
        return None

    return fold


NUMBERS: dict[str, Fold] = {
    "add": _arithmetic(lambda a, b: a + b),
    "sub": _arithmetic(lambda a, b: a - b),
    "mul": _arithmetic(lambda a, b: a * b),
    "div": _arithmetic(_divide),
    "and": _arithmetic(lambda a, b: a & b),
    "or": _arithmetic(lambda a, b: a | b),
    "xor": _arithmetic(lambda a, b: a ^ b),
    "shl": _arithmetic(lambda a, b: a << (b & 63)),
    "sra": _arithmetic(lambda a, b: a >> (b & 63)),
    "srl": _arithmetic(lambda a, b: (a & 0xFFFF_FFFF_FFFF_FFFF) >> (b & 63)),
    "not": _not,
    "logtwo": _logtwo,
    "eq": _compare(lambda a, b: a == b),
    "ne": _compare(lambda a, b: a != b),
    "lt": _compare(operator.lt),
    "le": _compare(operator.le),
    "gt": _compare(operator.gt),
    "ge": _compare(operator.ge),
}
