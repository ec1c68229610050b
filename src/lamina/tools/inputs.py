"""Shared code of the commands that read MLIR: input and output files, split inputs, diagnostics."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TextIO

from lamina.asm.files import replacing
from lamina.asm.source import read_source, read_standard_input
from lamina.ir.diagnostics import Diagnostic, Severity, collect_diagnostics, text_in_message
from lamina.ir.permissions import note_file

if TYPE_CHECKING:
    from lamina.tools.expected import ExpectedDiagnostics

DEFAULT_SPLIT_MARKER = "// -----"


Output = str | bytes | bytearray | memoryview


class FlagValues(Protocol):
    """The values of a command's flags by name."""

    def __getitem__(self, name: str, /) -> Any: ...


class Reporter:
    """Writes diagnostics to standard error, as text or JSON."""

    def __init__(self, stream: TextIO, settings: FlagValues) -> None:
        self.stream = stream
        self.settings = settings
        self.failed = False

    def __call__(self, diagnostic: Diagnostic) -> None:
        from lamina.asm.diagnostics import render, to_json  # start-up

        if diagnostic.severity is Severity.ERROR:
            self.failed = True
        if self.settings["mlir-print-op-on-diagnostic"]:
            attach_current_operation(diagnostic, getattr(self.settings, "printing", {}))
        text = to_json(diagnostic) if self.settings["diagnostics"] == "json" else render(diagnostic)
        self.stream.write(text.rstrip("\n") + "\n")


def attach_current_operation(diagnostic: Diagnostic, printing: dict[str, Any]) -> None:
    """Adds the note that shows the diagnostic's operation, printed with the given flags, before other notes."""
    operation = diagnostic.operation
    if operation is None or operation.is_erased:
        return
    generic = diagnostic.severity is Severity.ERROR
    if not generic:
        from lamina.ir.verifier import check  # start-up

        with collect_diagnostics():
            generic = bool(check(operation))  # The generic form prints invalid IR too.
    diagnostic.attach_note(f"see current operation: {text_in_message(operation, generic, printing)}")
    diagnostic.notes.insert(0, diagnostic.notes.pop())


def read_input(path: str) -> tuple[str, str]:
    """Returns the display name and the text of the input; `-` is standard input."""
    if path == "-":
        buffer = getattr(sys.stdin, "buffer", None)
        return "<stdin>", sys.stdin.read() if buffer is None else buffer.read().decode("utf-8", "surrogateescape")
    note_file(path)
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        return path, file.read()


def read_module_input(path: str) -> tuple[str, str | memoryview]:
    """Returns the display name and the contents of the input, text or bytecode; `-` is standard input."""
    if path == "-":
        return "<stdin>", read_standard_input()
    note_file(path)
    return path, read_source(path)


def require_file(path: str) -> None:
    """Fails early where an input cannot be read: before anything large is imported. Raises OSError."""
    if path != "-" and not Path(path).is_fifo():  # Opening a pipe waits, and closing it ends who writes to it.
        with open(path, "rb"):
            pass


def message_of(problem: Exception) -> str:
    """Returns the message of an exception, without the error number of the operating system."""
    if isinstance(problem, OSError) and problem.filename is not None:
        return f"cannot open '{problem.filename}': {problem.strerror}"
    if isinstance(problem, OSError) and problem.strerror:
        return problem.strerror
    return str(problem)


def require_folder(path: str) -> None:
    """Raises OSError if a file cannot be written, as its folder does not exist or it is a folder itself: before the
    work of a command rather than after it."""
    if path != "-" and os.path.isdir(path):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    if path != "-" and not os.path.isdir(os.path.dirname(os.path.abspath(path))):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)


def is_writable(path: str) -> bool:
    """True if `require_folder` raises nothing; says what it raises otherwise, in mlir-opt's words."""
    try:
        require_folder(path)
    except OSError as problem:
        print(f"cannot open output file '{path}': {problem.strerror}", file=sys.stderr)
        return False
    return True


def write_output(path: str, text: str | Sequence[Output]) -> None:
    """Writes text, or several chunks, some of which may be bytes."""
    parts = [text] if isinstance(text, str) else text
    try:
        if all(isinstance(part, str) for part in parts):
            _write_text(path, "".join(part for part in parts if isinstance(part, str)))
            return
        encoded = [part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part for part in parts]
        if path == "-":
            sys.stdout.flush()
            for part in encoded:
                sys.stdout.buffer.write(part)
            sys.stdout.buffer.flush()
            return
        # The chunks may be views of the file being replaced.
        with replacing(path) as file:
            for part in encoded:
                file.write(part)
    except BrokenPipeError:
        # The reader is gone (`| head`), which is not an error; main ends the command.
        raise
    except OSError as problem:
        raise SystemExit(f"cannot open output file '{path}': {problem.strerror}") from None


def _write_text(path: str, text: str) -> None:
    if path == "-":
        sys.stdout.write(text)
        return
    with replacing(path) as file:
        file.write(text.encode("utf-8", "surrogateescape"))


def expected_diagnostics(settings: FlagValues, name: str, text: str | memoryview) -> ExpectedDiagnostics | None:
    """Returns the checker of an input's comments, for ``--verify-diagnostics``."""
    mode = settings["verify-diagnostics"]
    if not mode:
        return None
    from lamina.tools.expected import ExpectedDiagnostics  # start-up

    return ExpectedDiagnostics(
        name, text if isinstance(text, str) else "", sys.stderr, only_expected=mode == "only-expected"
    )


def split_pieces(text: str | memoryview, split: bool | str) -> Iterable[tuple[str | memoryview, int]]:
    """Splits a file; returns the pieces with their first line numbers, or the whole text if it is not split.
    Bytecode is one piece."""
    if not split or not isinstance(text, str):
        yield text, 1
        return
    marker = DEFAULT_SPLIT_MARKER if split is True else split
    # As in MLIR the marker may be anywhere, and the rest of its line begins the next piece.
    start, at = 0, text.find(marker)
    while at >= 0:
        yield _indented(text, start, at), 1 + text.count("\n", 0, start)
        start = at + len(marker)
        at = text.find(marker, start)
    if start < len(text):
        yield _indented(text, start, len(text)), 1 + text.count("\n", 0, start)


def _indented(text: str, start: int, end: int) -> str:
    """Returns a piece whose first line keeps its column after the marker."""
    line_end = text.find("\n", start, end)
    if not text[start : end if line_end < 0 else line_end].strip():
        return text[start:end]
    return " " * (start - text.rfind("\n", 0, start) - 1) + text[start:end]


