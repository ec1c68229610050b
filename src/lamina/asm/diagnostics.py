"""The text of diagnostics: position, source line, caret, notes; and their JSON form."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from lamina.ir.diagnostics import Diagnostic, Severity
from lamina.ir.location import (
    CallSiteLoc,
    FileLineColRange,
    FusedLoc,
    Location,
    NameLoc,
    SourceFile,
    SourcePosition,
    resolve_location,
)
from lamina.ir.permissions import may_show
from lamina.ir.remarks import Remark

# Of longer lines only this many characters on both sides of the column are shown.
LONGEST_EXCERPT, AROUND_COLUMN = 1000, 100
# Bytes that are no UTF-8 are read as lone surrogates, which cannot be printed.
_NOT_UTF8 = re.compile("[\ud800-\udfff]")
REPLACEMENT_CHARACTER = "\ufffd"


def file_position(location: Location) -> FileLineColRange | None:
    """Returns the file position to show for a location: its own, a name's child, a call's callee, a fused one's
    first."""
    at: Location | None = location
    while at is not None:
        if isinstance(at, FileLineColRange):
            return at
        if isinstance(at, NameLoc):
            at = at.child
        elif isinstance(at, CallSiteLoc):
            at = at.callee
        elif isinstance(at, FusedLoc):
            positions = (file_position(part) for part in at.locations)
            return next((position for position in positions if position is not None), None)
        else:
            return None
    return None


def render(diagnostic: Diagnostic) -> str:
    """Renders ``file:line:column: severity: message`` with the source line and a caret if the source is known, then the
    notes in the same form."""
    parts = [_render_one(diagnostic)]
    if isinstance(diagnostic.location, CallSiteLoc):
        parts += _call_stack(diagnostic.location)
    at = diagnostic.location
    # A note at the place of the message shows no source line again.
    parts += [_render_one(note, note.location != at) for note in diagnostic.notes]
    if diagnostic.hint:
        parts.append(f"hint: {diagnostic.hint}")
    return "\n".join(parts)


def _call_stack(location: CallSiteLoc) -> list[str]:
    return [f"{_prefix(call)}: note: called from" + _excerpt(call, None) for call in _call_positions(location)]


def _call_positions(location: Location) -> Iterator[FileLineColRange]:
    """Returns the call sites through which the operation was inlined."""
    while isinstance(location, CallSiteLoc):
        position = file_position(location.caller)
        if position is not None:
            yield position
        location = location.caller


def _prefix(position: FileLineColRange) -> str:
    return f"{position.filename}:{position.line}:{position.column}"


def _render_one(diagnostic: Diagnostic, excerpt: bool = True) -> str:
    location = resolve_location(diagnostic.position)
    position = file_position(location)
    severity = diagnostic.severity.value
    if isinstance(diagnostic, Remark) and isinstance(location, NameLoc) and (position is None or not position.line):
        # As in a model: what has no line has a name.
        severity += f': at "{location.name}"'
    if position is None:
        return f"<unknown>:0: {severity}: {diagnostic.message}"
    source = diagnostic.position.file if isinstance(diagnostic.position, SourcePosition) else None
    shown = _excerpt(position, source) if excerpt else ""
    return f"{_prefix(position)}: {severity}: {diagnostic.message}{shown}"


def _excerpt(position: FileLineColRange, source: SourceFile | None) -> str:
    """Returns the source line and the caret under it; nothing if the line is not available."""
    if source is None:
        source = source_of(position.filename)
    if source is None or not position.line:
        return ""
    line = source.line_text(position.line)
    if not line and position.column > 1:
        return ""
    if not line.isascii():
        # As in MLIR: columns are bytes, which need not match the display column.
        before = line.encode("utf-8", "replace")[: max(position.column - 1, 0)]
        shown, _ = cut_line(line, len(before.decode("utf-8", "replace")))
        return f"\n{_NOT_UTF8.sub(REPLACEMENT_CHARACTER, shown)}"
    line, column = cut_line(line, max(position.column - 1, 0))
    # Tabs in the line are repeated above the caret so that the columns agree.
    lead = "".join("\t" if character == "\t" else " " for character in line[:column])
    return f"\n{line}\n{lead}^"


def cut_line(line: str, column: int) -> tuple[str, int]:
    """Returns the part of the line to show, and the column in it: very long lines are cut around the column."""
    if len(line) <= LONGEST_EXCERPT:
        return line, column
    column = min(column, len(line))
    start, end = max(column - AROUND_COLUMN, 0), min(column + AROUND_COLUMN, len(line))
    head, tail = "..." if start else "", "..." if end < len(line) else ""
    return f"{head}{line[start:end]}{tail}", column - start + len(head)


def source_of(filename: str) -> SourceFile | None:
    """Returns the source file of that name, if it exists and may be shown: a location in IR can name any file."""
    return _source_file(filename) if may_show(filename) else None


@lru_cache(maxsize=16)
def _source_file(filename: str) -> SourceFile | None:
    try:
        if not os.path.isfile(filename) or os.path.getsize(filename) > 1 << 26:
            return None
        with open(filename, encoding="utf-8", errors="surrogateescape", newline="") as file:
            return SourceFile(filename, file.read())
    except (OSError, ValueError):
        return None


def as_data(diagnostic: Diagnostic) -> dict[str, Any]:
    """Returns the diagnostic as plain data: severity, message, file, line, column, notes; of inlined operations the
    calls are notes, as in the text."""
    data = _message_data(diagnostic.severity, diagnostic.message, file_position(diagnostic.location))
    calls = _call_positions(diagnostic.location)
    data["notes"] = [_message_data(Severity.NOTE, "called from", call) for call in calls]
    data["notes"] += [as_data(note) for note in diagnostic.notes]
    if diagnostic.hint:
        data["hint"] = diagnostic.hint
    return data


def _message_data(severity: Severity, message: str, position: FileLineColRange | None) -> dict[str, Any]:
    return {
        "severity": severity.value,
        "message": message,
        "file": position.filename if position else None,
        "line": position.line if position else None,
        "column": position.column if position else None,
        "notes": [],
    }


def to_json(diagnostic: Diagnostic) -> str:
    """as_data as one line of JSON."""
    import json  # 2 ms, which only this needs

    return json.dumps(as_data(diagnostic))
