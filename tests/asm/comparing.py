"""Running lamina and mlir-opt on the same texts and naming the differences."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import NamedTuple

from lamina.asm.parser import parse_module
from lamina.ir import parity
from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity, collect_diagnostics
from lamina.ir.location import FileLineColRange, UnknownLoc
from lamina.ir.verifier import verify
from tests.oracle import OracleResult, mlir_opt_many

PRINTING = {
    "--mlir-print-op-generic": {"generic": True},
    "--mlir-print-local-scope": {"local_scope": True},
    "--mlir-print-debuginfo": {"debug_info": True},
    "--mlir-pretty-debuginfo": {"pretty_debug_info": True},
    "--mlir-print-skip-regions": {"skip_regions": True},
}


class Difference(NamedTuple):
    text: str
    theirs: str
    ours: str

    def __str__(self) -> str:
        return f"--- input\n{self.text}\n--- mlir-opt\n{self.theirs}\n--- lamina\n{self.ours}"


def ours(text: str, *flags: str) -> tuple[str | None, list[Diagnostic]]:
    """The printed module, or the diagnostics; unregistered dialects are allowed."""
    options: dict[str, object] = {}
    for flag in flags:
        options |= PRINTING[flag]
    with parity.strict(), collect_diagnostics() as emitted:
        try:
            module = parse_module(text, "<stdin>", allow_unregistered=True)
            verify(module)
            return module.to_text(**options), []
        except DiagnosticError as problem:
            return None, [*emitted, *problem.diagnostics]


def said(text: str, *flags: str) -> tuple[str | None, list[Diagnostic]]:
    """As ours; an exception is a diagnostic that mlir-opt does not know."""
    try:
        return ours(text, *flags)
    except Exception as problem:  # anything at all is a finding
        last = traceback.extract_tb(problem.__traceback__)[-1]
        message = f"raised {problem!r} at {Path(last.filename).name}:{last.lineno}"
        return None, [Diagnostic(Severity.ERROR, UnknownLoc(), message)]


def place(diagnostic: Diagnostic) -> tuple[int, int, str]:
    location = diagnostic.location
    if isinstance(location, FileLineColRange) and location.filename == "<stdin>":
        return location.line, location.column, diagnostic.message
    return 0, 0, diagnostic.message


def compare(texts: list[str], *flags: str, messages: bool = True) -> list[Difference]:
    """The differences in printed text, or in position (and wording, unless told otherwise) of the diagnostics."""
    found = []
    texts = [text if text.endswith("\n") else f"{text}\n" for text in texts]  # the oracle is given them like that
    for text, result in zip(texts, mlir_opt_many(texts, "--allow-unregistered-dialect", *flags), strict=True):
        if result.crashed:
            continue
        printed, diagnostics = said(text, *flags)
        difference = _difference(text, result, printed, diagnostics, messages)
        if difference is not None:
            found.append(difference)
    return found


def _difference(
    text: str, result: OracleResult, printed: str | None, diagnostics: list[Diagnostic], messages: bool
) -> Difference | None:
    if result.ok and printed is not None:
        same = result.stdout.strip() == printed.strip()
        return None if same else Difference(text, result.stdout, printed)
    shown = [(*place(diagnostic)[:2], diagnostic.message.split("\n")[0].rstrip()) for diagnostic in diagnostics]
    theirs = [
        (one.line, one.column, one.message.replace("\0", "").split("\n")[0].rstrip())
        for one in result.diagnostics
        if one.severity == "error"
    ]
    if result.ok or printed is not None:
        return Difference(text, result.stdout or str(theirs), printed or str(shown))
    if not messages:
        shown, theirs = [one[:2] for one in shown], [one[:2] for one in theirs]  # type: ignore[misc]
    return None if shown == theirs else Difference(text, str(theirs), str(shown))
