"""Errors in a user's plug-in: diagnostics that name the hook and its line."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import Any

from lamina.ir.attribute import InvalidParameters
from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity, VerifyFailure
from lamina.ir.operation import Operation

_MEANT = (DiagnosticError, InvalidParameters, VerifyFailure, RecursionError, MemoryError)


def is_of_user(function: Callable[..., Any]) -> bool:
    """True if the function is not of this package, whose errors must not pass for those of an input."""
    return not function.__module__.startswith("lamina.")


def parsing(function: Callable[..., Any], what: str, after: int = 0) -> Callable[..., Any]:
    """Returns the parse function whose exceptions are errors at the parser's position; ``after`` arguments precede the
    parser."""
    if not is_of_user(function):
        return function

    @wraps(function)
    def parse(*arguments: Any, **options: Any) -> Any:
        parser = arguments[after]
        start = parser.start
        try:
            return function(*arguments, **options)
        except _MEANT:
            raise
        except Exception as problem:
            parser.error(f"the plug-in for {what} failed: {described(problem, function)}", start)

    return parse


def checking(function: Callable[..., Any], what: str) -> Callable[..., Any]:
    """Returns the verifier, or the inference of result types, whose exceptions are failures of the operation."""
    if not is_of_user(function):
        return function

    @wraps(function)
    def check(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except _MEANT:
            raise
        except Exception as problem:
            raise VerifyFailure(f"{what} of the plug-in failed: {described(problem, function)}") from problem

    return check


def applying(function: Callable[..., Any], what: str) -> Callable[..., Any]:
    """Returns the fold, or rewrite, whose exceptions are errors at the operation that is its first argument."""
    if not is_of_user(function):
        return function

    @wraps(function)
    def apply(op: Operation, *arguments: Any) -> Any:
        try:
            return function(op, *arguments)
        except _MEANT:
            raise
        except Exception as problem:
            message = f"'{op.name}' op {what} of the plug-in failed: {described(problem, function)}"
            raise DiagnosticError(Diagnostic(Severity.ERROR, op.location, message)) from problem

    return apply


def described(problem: Exception, function: Callable[..., Any]) -> str:
    """Returns the exception with the innermost line of the file that declares the hook."""
    file = function.__code__.co_filename
    line = function.__code__.co_firstlineno
    trace = problem.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return f"{type(problem).__name__}: {problem} ({os.path.basename(file)}:{line})"
