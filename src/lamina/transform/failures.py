"""The two ways in which a transform operation can fail.

A silenceable failure says that a precondition did not hold: the payload is intact and an enclosing construct may go on.
A definite failure ends the script.
"""

from __future__ import annotations

from typing import Any, Self

from lamina.ir.diagnostics import Diagnostic, Severity
from lamina.ir.operation import Operation
from lamina.ir.value import OpResult, Value


class TransformFailure(Exception):
    """What both kinds of failure carry: diagnostics, as mlir-opt words them, and ``reasons``, which the user gets to
    know as notes where explanations are wanted."""

    def __init__(self, *diagnostics: Diagnostic) -> None:
        super().__init__(diagnostics[0].message if diagnostics else "")
        self.diagnostics = list(diagnostics)
        self.reasons: list[str] = []

    def because(self, *reasons: str) -> Self:
        """Adds what mlir-opt does not say: the condition that did not hold."""
        self.reasons += reasons
        return self


class SilenceableFailure(TransformFailure):
    """A transform that did not apply; the payload is as it was."""


class DefiniteFailure(TransformFailure):
    """A script that cannot go on."""


def _diagnostic(operation: Operation, message: str, notes: tuple[tuple[str, Any], ...]) -> Diagnostic:
    made = Diagnostic(Severity.ERROR, operation.raw_location, message)
    for text, place in notes:
        made.attach_note(text, place.raw_location if isinstance(place, Operation) else place)
    return made


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
    """Returns an operation or value as mlir-opt writes it inside the message of an error, or of something else
    (``generic`` is False then): what takes several lines begins on a new one."""
    if isinstance(entity, Operation):
        text = entity.to_text(generic=generic, local_scope=True, elide_elements_larger_than=16).rstrip("\n")
        return f"\n{text}" if "\n" in text else text
    if isinstance(entity, OpResult):
        return shown(entity.owner, generic)
    return f"<block argument> of type '{entity.type}' at index: {entity.index}"
