"""Errors of the translation."""

from __future__ import annotations

from typing import NoReturn

from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity
from lamina.ir.operation import Operation


class TranslationError(DiagnosticError):
    """An operation, type or attribute without an equivalent in LLVM IR."""


def fail(operation: Operation, message: str) -> NoReturn:
    """Raises TranslationError with a diagnostic at the operation."""
    raise TranslationError(Diagnostic(Severity.ERROR, operation.raw_location, message, operation))


class Untranslatable(Exception):
    """Raised if the operation is not known; the caller turns it into a diagnostic."""
