"""Result types that are not those that follow from the operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from lamina.ir import parity
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import Diagnostic, Severity, VerifyFailure

if TYPE_CHECKING:
    from lamina.ir.operation import Operation


def fail_inference(operation: Operation, message: str, raw: bool = False) -> NoReturn:
    """Raises a VerifyFailure with the reason why the result types are invalid. ``raw`` omits the operation's name from
    the reason. With strict parity there are two diagnostics, as in MLIR: the reason, and that inference failed."""
    if not parity.is_strict():
        raise VerifyFailure(message, raw=raw)
    # MLIR only knows the location during inference: no note shows the operation.
    shown = message if raw else f"'{operation.name}' op {message}"
    reason = Diagnostic(Severity.ERROR, operation.location, shown)
    raise VerifyFailure("failed to infer returned types", before=[reason])


def fail_with_inferred(operation: Operation, inferred: Sequence[Type]) -> NoReturn:
    """Reports result types that differ from the inferred ones. Raises VerifyFailure."""
    wanted, actual = (", ".join(f"'{type}'" for type in types) for types in (inferred, operation.result_types))
    fail_inference(operation, f"inferred type(s) {wanted} are incompatible with return type(s) of operation {actual}")
