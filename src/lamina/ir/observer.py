"""Notifications outside of rewriters: clones, and redirected uses."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.ir.value import Value


class IRObserver:
    """Callbacks of the IR itself; each does nothing by default."""

    def value_replaced(self, value: Value, other: Value) -> None:
        """Before all uses of a value are redirected to another."""

    def operation_cloned(self, operation: Operation, copy: Operation) -> None:
        """Called after an operation was cloned, with its regions still empty."""


observer: ContextVar[IRObserver | None] = ContextVar("lamina IR observer", default=None)
