"""Errors, with the line of the user's program."""

from __future__ import annotations

import linecache
import sys
from pathlib import Path
from types import FrameType
from typing import NamedTuple

_PACKAGE = str(Path(__file__).parent)


class Source(NamedTuple):
    """A line of the user's program."""

    filename: str
    line: int

    def __str__(self) -> str:
        return f"{self.filename}:{self.line}"

    @property
    def text(self) -> str:
        return linecache.getline(self.filename, self.line).strip()


def caller() -> Source | None:
    """Returns the innermost stack frame outside this package."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        if not frame.f_code.co_filename.startswith(_PACKAGE):
            return Source(frame.f_code.co_filename, frame.f_lineno)
        frame = frame.f_back
    return None


_changes = 0


def touch() -> None:
    """Records that a definition, a schedule or a declared bound changed."""
    global _changes
    _changes += 1


def changes() -> int:
    """Returns the number of changes; a program compiled at that number is up to date."""
    return _changes


class HalideError(Exception):
    """An error in a definition, with the responsible line of the user's program.

    ``message`` is the text alone, ``source`` the line, if known.
    """

    def __init__(self, message: str, source: Source | None = None) -> None:
        self.message = message
        self.source = caller() if source is None else source
        super().__init__(message)

    def __str__(self) -> str:
        if self.source is None:
            return self.message
        shown = self.source.text
        return f"{self.source}: error: {self.message}" + (f"\n  {shown}" if shown else "")


class ScheduleError(HalideError):
    """An invalid schedule: an unknown name, a change of the result, or a step that does not apply."""


class BoundsError(HalideError):
    """An access outside an image, a buffer or declared bounds, or one without bounds."""


class OutputError(HalideError, OSError):
    """A file that cannot be written."""
