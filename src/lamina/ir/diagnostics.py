"""Diagnostics as data, and their handlers.

lamina.asm.diagnostics renders the text form (source line, caret); this module only holds the data.
"""

from __future__ import annotations

import importlib
import threading
from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from lamina.ir.location import Location, LocationLike, SourceFile, SourcePosition, UnknownLoc, resolve_location

if TYPE_CHECKING:
    from lamina.ir.operation import Operation


class Severity(Enum):
    """The severity of a diagnostic."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"
    REMARK = "remark"


class Diagnostic:
    """One message with its location and attached notes.

    ``source`` is the file the position refers to, if known; it provides the source line shown with the message.
    ``operation`` is the operation the message is about, if any. ``hint`` is a suggestion that MLIR does not
    make: it is shown to users, but is not a note, so expected diagnostics need not match it.
    """

    __slots__ = ("severity", "position", "message", "notes", "operation", "hint")

    def __init__(
        self, severity: Severity, position: LocationLike, message: str, operation: Operation | None = None
    ) -> None:
        self.severity = severity
        self.position = position
        self.message = message
        self.notes: list[Diagnostic] = []
        self.operation = operation
        self.hint: str | None = None

    def attach_note(self, message: str, position: LocationLike | None = None) -> Diagnostic:
        """Adds a note (at the diagnostic's own position by default) and returns the diagnostic."""
        self.notes.append(Diagnostic(Severity.NOTE, self.position if position is None else position, message))
        return self

    @property
    def location(self) -> Location:
        """The position as a location attribute."""
        return resolve_location(self.position)

    @property
    def source(self) -> SourceFile | None:
        """The file that the position refers to; None if unknown."""
        return self.position.file if isinstance(self.position, SourcePosition) else None

    def __str__(self) -> str:
        renderer = importlib.import_module("lamina.asm.diagnostics")
        result: str = renderer.render(self)
        return result

    def _repr_html_(self) -> str:
        return str(importlib.import_module("lamina.asm.html").diagnostic_html(self))

    def __repr__(self) -> str:
        return f"<{self.severity.value}: {self.message}>"


Handler = Callable[[Diagnostic], None]


class _Handlers(threading.local):
    def __init__(self) -> None:
        self.stack: list[Handler] = []


_handlers = _Handlers()


def active_handlers() -> list[Handler]:
    """The handlers of this thread, the innermost last; whoever adds one removes it."""
    return _handlers.stack


class handle_diagnostics:
    """Sends the diagnostics that this thread emits inside the ``with`` block to ``handler``."""

    __slots__ = ("_handler",)

    def __init__(self, handler: Handler) -> None:
        self._handler = handler

    def __enter__(self) -> None:
        _handlers.stack.append(self._handler)

    def __exit__(self, *exception: object) -> None:
        _handlers.stack.pop()


class collect_diagnostics:
    """Collects the diagnostics that this thread emits inside the ``with`` block."""

    __slots__ = ()

    def __enter__(self) -> list[Diagnostic]:
        collected: list[Diagnostic] = []
        _handlers.stack.append(collected.append)
        return collected

    def __exit__(self, *exception: object) -> None:
        _handlers.stack.pop()


def emit(diagnostic: Diagnostic) -> None:
    """Passes the diagnostic to the innermost handler, or prints it to standard error if there is none."""
    if _handlers.stack:
        _handlers.stack[-1](diagnostic)
        return
    import sys

    print(diagnostic, file=sys.stderr)


LARGEST_ELEMENTS = 16
"""Elements attributes with more elements are not shown in messages."""


def text_in_message(operation: Operation, generic: bool = True, printing: dict[str, Any] | None = None) -> str:
    """Returns an operation as shown in messages: on separate lines if it needs more than one. ``printing`` are other
    options for its text."""
    options = {**(printing or {}), "local_scope": True, "elide_elements_larger_than": LARGEST_ELEMENTS}
    if generic:
        options["generic"] = True
    text = operation.to_text(**options).rstrip("\n")
    return f"\n{text}" if "\n" in text else text


class DiagnosticError(Exception):
    """A user error, with its diagnostics."""

    def __init__(self, diagnostics: Diagnostic | list[Diagnostic]) -> None:
        self.diagnostics = diagnostics if isinstance(diagnostics, list) else [diagnostics]
        super().__init__(diagnostics)

    def __str__(self) -> str:
        return "\n".join(str(diagnostic) for diagnostic in self.diagnostics)


_PLACED = "_lamina_places"


def add_place(problem: BaseException, what: str, operation: Operation) -> None:
    """Adds a note to an exception: what was running, on which operation, and its source location. Nested drivers
    add one note per ``what``."""
    places = problem.__dict__.setdefault(_PLACED, set())
    if what in places:
        return
    places.add(what)
    if operation.is_erased:
        problem.add_note(f"in {what}, on an operation that has since been erased")
        return
    from lamina.ir.symbols import symbol_name  # cycle

    name = symbol_name(operation)
    symbol = "" if name is None else f" @{name}"
    problem.add_note(f"in {what}, on '{operation.name}'{symbol} at {resolve_location(operation.raw_location)}")


class ParseError(DiagnosticError):
    """Invalid MLIR text."""


class VerifyError(DiagnosticError):
    """Invalid IR."""


class PassError(DiagnosticError):
    """A pass that failed, or a pipeline that cannot be built."""


class VerifyFailure(Exception):
    """Raised by verifiers: the message about an operation, without its ``'dialect.op' op`` prefix.

    ``operation`` (default: the verified one) and ``position`` (default: the operation's) locate the message;
    ``notes`` are (message, position or None) pairs. ``raw`` omits the prefix. ``before`` are separate diagnostics
    that are emitted first.
    """

    def __init__(
        self,
        message: str,
        *,
        operation: Operation | None = None,
        position: LocationLike | None = None,
        notes: Sequence[tuple[str, LocationLike | None]] | None = None,
        raw: bool = False,
        before: list[Diagnostic] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.before = before or []
        self.operation = operation
        self.position = position
        self.notes = list(notes or ())
        self.raw = raw


UNKNOWN = UnknownLoc()
