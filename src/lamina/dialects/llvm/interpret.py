"""Interpretation of llvm operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.ops import UnreachableOp
from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, evaluates

if TYPE_CHECKING:
    from lamina.interfaces.interpretation.engine import Results


@evaluates
def unreachable(op: UnreachableOp, operands: list[Any], run: Interpreter) -> Results:
    raise UndefinedBehavior("the program reached llvm.unreachable")
