"""What a translation says when it cannot go on."""

from __future__ import annotations

from typing import NoReturn

from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity
from lamina.ir.operation import Operation


class TranslationError(DiagnosticError):
    """An operation, type or attribute that LLVM IR has no form for."""


def fail(operation: Operation, message: str) -> NoReturn:
    """Raises TranslationError with a diagnostic at the operation."""
    raise TranslationError(Diagnostic(Severity.ERROR, operation.raw_location, message, operation))


class Untranslatable(Exception):
    """Raised where the operation at fault is not known; the caller that knows it turns it into a diagnostic."""
