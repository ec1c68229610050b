"""Observers of a compilation are notified of the module before its translation to LLVM IR."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lamina.ir.operation import Operation


class CompilationObserver:
    """Callbacks of a compilation; each does nothing by default."""

    def compilation_started(self, module: Operation) -> None:
        """Before passes lower the module, which may be a copy of the caller's."""

    def module_lowered(
        self, module: Operation, cpu: str, features: str | None, opt_level: int, fast: bool | Iterable[str]
    ) -> None:
        """Called before a module of the llvm dialect is translated for a target, given as in `lamina.compile`."""


observer: ContextVar[CompilationObserver | None] = ContextVar("lamina compilation observer", default=None)
