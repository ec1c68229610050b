"""Source positions, and the only exception that a TableGen input can cause."""

from __future__ import annotations

import bisect
from collections.abc import Sequence
from typing import NamedTuple

from lamina.asm.diagnostics import cut_line


class SourceLocation(NamedTuple):
    """A place in a file; lines and columns count from 1."""

    file: str
    line: int
    column: int
    source_line: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


UNKNOWN_LOCATION = SourceLocation("<unknown>", 0, 0)


class TableGenNote(NamedTuple):
    """A located remark on an error; `include_stack` as in the error."""

    location: SourceLocation
    message: str
    include_stack: tuple[SourceLocation, ...] = ()


class TableGenError(Exception):
    """A located error in a TableGen input.

    `include_stack` lists the `include` directives that led to the file, innermost first; `notes` are located remarks.
    """

    def __init__(
        self,
        message: str,
        location: SourceLocation = UNKNOWN_LOCATION,
        notes: Sequence[TableGenNote] = (),
        include_stack: Sequence[SourceLocation] = (),
    ) -> None:
        super().__init__(message)
        self.message = message
        self.location = location
        self.notes = list(notes)
        self.include_stack = list(include_stack)

    @property
    def file(self) -> str:
        """The file of the error."""
        return self.location.file

    @property
    def line(self) -> int:
        """Its line, from 1."""
        return self.location.line

    @property
    def column(self) -> int:
        """Its column, from 1."""
        return self.location.column

    def __str__(self) -> str:
        return f"{self.location}: error: {self.message}"

    def render(self) -> str:
        """The message as a compiler prints it: include stack, position, source line, caret, notes."""
        parts = [*_render_stack(self.include_stack), _render_one(self.location, "error", self.message)]
        for note in self.notes:
            parts += [*_render_stack(note.include_stack), _render_one(note.location, "note", note.message)]
        return "\n".join(parts)


def _render_stack(stack: Sequence[SourceLocation]) -> list[str]:
    return [f"Included from {place.file}:{place.line}:" for place in reversed(stack)]


def _render_one(place: SourceLocation, severity: str, message: str) -> str:
    lines = [f"{place}: {severity}: {message}"]
    if place.source_line:
        line, column = cut_line(place.source_line, max(place.column - 1, 0))
        padding = "".join("\t" if char == "\t" else " " for char in line[:column])
        lines += [line, f"{padding}^"]
    return "\n".join(lines)


class EvalError(Exception):
    """An error during evaluation; the parser adds the location."""

    def __init__(self, message: str, position: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.position = position


class _Buffer:
    """One file's text; its characters have the positions from `base` on."""

    __slots__ = ("base", "path", "text", "included_at", "_line_starts")

    def __init__(self, base: int, path: str, text: str, included_at: int) -> None:
        self.base = base
        self.path = path
        self.text = text
        self.included_at = included_at
        self._line_starts: list[int] | None = None

    def line_starts(self) -> list[int]:
        if self._line_starts is None:
            starts = [0]
            position = self.text.find("\n")
            while position >= 0:
                starts.append(position + 1)
                position = self.text.find("\n", position + 1)
            self._line_starts = starts
        return self._line_starts


class SourceManager:
    """Assigns every character of every file one integer position, and maps positions back to places."""

    def __init__(self) -> None:
        self.buffers: list[_Buffer] = []
        self._bases: list[int] = []
        self._next = 0

    def add(self, path: str, text: str, included_at: int = -1) -> int:
        """Registers a file's text and returns the position of its first character."""
        base = self._next
        self.buffers.append(_Buffer(base, path, text, included_at))
        self._bases.append(base)
        self._next += len(text) + 1
        return base

    def line_and_column(self, position: int) -> tuple[str, int, int]:
        buffer = self.buffers[bisect.bisect_right(self._bases, position) - 1]
        starts = buffer.line_starts()
        offset = position - buffer.base
        line = bisect.bisect_right(starts, offset)
        return buffer.path, line, offset - starts[line - 1] + 1

    def location(self, position: int) -> SourceLocation:
        """Returns the place of a position, with the text of its line."""
        if position < 0 or not self.buffers:
            return UNKNOWN_LOCATION
        buffer = self.buffers[bisect.bisect_right(self._bases, position) - 1]
        path, line, column = self.line_and_column(position)
        start = buffer.line_starts()[line - 1]
        end = buffer.text.find("\n", start)
        return SourceLocation(path, line, column, buffer.text[start : end if end >= 0 else len(buffer.text)].rstrip())

    def include_stack(self, position: int) -> list[SourceLocation]:
        stack = []
        while position >= 0 and self.buffers:
            position = self.buffers[bisect.bisect_right(self._bases, position) - 1].included_at
            if position >= 0:
                stack.append(self.location(position))
        return stack

    def error(self, position: int, message: str, notes: list[tuple[int, str]] | None = None) -> TableGenError:
        placed = [
            TableGenNote(self.location(where), text, tuple(self.include_stack(where))) for where, text in notes or []
        ]
        return TableGenError(message, self.location(position), placed, self.include_stack(position))
