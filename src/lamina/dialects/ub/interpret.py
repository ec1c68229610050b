"""Interpretation of ub operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.ub import ops
from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, evaluates
from lamina.interfaces.interpretation.values import poison_of

if TYPE_CHECKING:
    from lamina.interfaces.interpretation.engine import Results


@evaluates
def poison(op: ops.PoisonOp, operands: list[Any], run: Interpreter) -> Results:
    return poison_of(op.result.type)


@evaluates
def unreachable(op: ops.UnreachableOp, operands: list[Any], run: Interpreter) -> Results:
    raise UndefinedBehavior("the program reached ub.unreachable")
