"""Interpretation of llvm operations."""

from __future__ import annotations

from typing import Any

from lamina.dialects.llvm.ops import UnreachableOp
from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, evaluates


@evaluates
def unreachable(op: UnreachableOp, operands: list[Any], run: Interpreter) -> Any:
    raise UndefinedBehavior("the program reached llvm.unreachable")
