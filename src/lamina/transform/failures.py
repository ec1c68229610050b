"""The two kinds of failures of transform operations.

A silenceable failure reports an unmet precondition: the payload is intact and an enclosing construct may continue.
A definite failure ends the script.
"""

from __future__ import annotations

from typing import Any, Self

from lamina.ir.diagnostics import Diagnostic, Severity
from lamina.ir.operation import Operation
from lamina.ir.value import OpResult, Value


class TransformFailure(Exception):
    """Data of both kinds of failure: diagnostics, as worded by mlir-opt, and ``reasons``, shown as notes if
    explanations are enabled."""

    def __init__(self, *diagnostics: Diagnostic) -> None:
        super().__init__(diagnostics[0].message if diagnostics else "")
        self.diagnostics = list(diagnostics)
        self.reasons: list[str] = []

    def because(self, *reasons: str) -> Self:
        """Adds a fact that mlir-opt does not report: the condition that did not hold."""
        self.reasons += reasons
        return self


class SilenceableFailure(TransformFailure):
    """A transform that did not apply; the payload is as it was."""


class DefiniteFailure(TransformFailure):
    """A failure that ends the script."""


def _diagnostic(operation: Operation, message: str, notes: tuple[tuple[str, Any], ...]) -> Diagnostic:
    failure = Diagnostic(Severity.ERROR, operation.raw_location, message)
    for text, place in notes:
        failure.attach_note(text, place.raw_location if isinstance(place, Operation) else place)
    return failure


def silenceable(operation: Operation, message: str, *notes: tuple[str, Any]) -> SilenceableFailure:
    """Returns a silenceable failure at an operation; each note is a text and an operation or location."""
    return SilenceableFailure(_diagnostic(operation, message, notes))


def definite(operation: Operation, message: str, *notes: tuple[str, Any]) -> DefiniteFailure:
    """Returns a definite failure at an operation; notes as for ``silenceable``."""
    return DefiniteFailure(_diagnostic(operation, message, notes))


def not_applied(operation: Operation, target: Operation) -> SilenceableFailure:
    """Returns the silenceable failure of an operation that does not fit a payload operation."""
    return silenceable(operation, f"{operation.name} failed to apply", ("when applied to this op", target))


def wrong_kind(operation: Operation, target: Operation) -> SilenceableFailure:
    """The silenceable failure of an operation on payload of another class than it is for."""
    return silenceable(operation, "transform applied to the wrong op kind", ("when applied to this op", target))


def require_separate_payload(operation: Operation, target: Operation) -> None:
    """Raises DefiniteFailure where an operation of a script would change the script that it is in."""
    if target is operation or target in operation.ancestors:
        message = "cannot apply transform to itself (or one of its ancestors)"
        raise definite(operation, message, ("target payload op", target))


def shown(entity: Operation | Value, generic: bool = True) -> str:
    """Formats an operation or value as mlir-opt prints it in messages: errors, or others
    (``generic`` is then False). Multi-line text begins on a new line."""
    if isinstance(entity, Operation):
        text = entity.to_text(generic=generic, local_scope=True, elide_elements_larger_than=16).rstrip("\n")
        return f"\n{text}" if "\n" in text else text
    if isinstance(entity, OpResult):
        return shown(entity.owner, generic)
    return f"<block argument> of type '{entity.type}' at index: {entity.index}"
