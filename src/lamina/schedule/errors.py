"""The exceptions of Python schedules, with source positions."""

from __future__ import annotations

import linecache
import sys
from pathlib import Path

from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity
from lamina.ir.location import FileLineColRange, LocationLike, SourceFile

_HERE = str(Path(__file__).parent)
_files: dict[str, SourceFile] = {}


class ScheduleError(DiagnosticError):
    """A step of a schedule that failed. ``payload_intact``: whether the payload is as it was before the step, which
    the interpreter promises of failures that a script could silence."""

    def __init__(self, diagnostics: Diagnostic | list[Diagnostic], payload_intact: bool = True) -> None:
        super().__init__(diagnostics)
        self.payload_intact = payload_intact


def error(message: str, *notes: tuple[str, LocationLike]) -> ScheduleError:
    """Returns an error at the line of the schedule that runs now; each note is a text and a place."""
    diagnostic = Diagnostic(Severity.ERROR, current_line(), message)
    for text, place in notes:
        diagnostic.attach_note(text, place)
    return ScheduleError(diagnostic)


def current_line() -> LocationLike:
    """Returns the line of the user's program that runs now: the innermost one outside of lamina.schedule."""
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_HERE):
        frame = frame.f_back
    name, line = frame.f_code.co_filename, frame.f_lineno
    lines = linecache.getlines(name, frame.f_globals)
    if not 1 <= line <= len(lines):
        return FileLineColRange(name, line, 1, line, 1)
    text = "".join(lines)
    file = _files.get(name)
    if file is None or file.text != text:
        file = _files[name] = SourceFile(name, text)
    written = lines[line - 1]
    return file.position(file.line_starts[line - 1] + len(written) - len(written.lstrip()))
