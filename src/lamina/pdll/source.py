"""Source ranges in PDLL and TableGen files, and diagnostics about them."""

from __future__ import annotations

import linecache
import re
from dataclasses import dataclass, field
from typing import NamedTuple

from lamina.asm.diagnostics import render
from lamina.ir.diagnostics import Diagnostic, ParseError, Severity
from lamina.ir.location import FileLineColRange, LocationLike, SourceFile


class Span(NamedTuple):
    """The characters ``start`` up to ``end`` of a PDLL file. A file of None means: nowhere."""

    file: SourceFile | None
    start: int
    end: int

    @property
    def position(self) -> LocationLike:
        if self.file is None:
            return FileLineColRange("-", 0, 0)
        return self.file.position(self.start)

    @property
    def line_column(self) -> tuple[str, int, int]:
        """File name, line and column of the start."""
        assert self.file is not None
        resolved = self.file.position(self.start).resolve()
        return resolved.filename, resolved.line, resolved.column


_DEFINITION = re.compile(r"defm?\s+(?=\w)")


class TableSpan(NamedTuple):
    """A position in a TableGen file with only line and column: that of a definition's keyword."""

    path: str
    line: int
    column: int

    @property
    def position(self) -> LocationLike:
        return FileLineColRange(*self.line_column)

    @property
    def line_column(self) -> tuple[str, int, int]:
        """Returns the position of the defined name."""
        keyword = _DEFINITION.match(linecache.getline(self.path, self.line), self.column - 1)
        return self.path, self.line, self.column if keyword is None else keyword.end() + 1


NOWHERE = Span(None, 0, 0)
Place = Span | TableSpan


class PdllFailure(Exception):
    """Aborts the parsing of one declaration; the error has been reported."""


@dataclass
class Diagnostics:
    """The diagnostics of one run, in order, and the chain of includes of each file."""

    found: list[Diagnostic] = field(default_factory=list)
    # By file, and by path for files known only by path. A file included twice is two files.
    included_at: dict[str | SourceFile, Place] = field(default_factory=dict)

    def error(self, place: Place, message: str) -> Diagnostic:
        return self._add(Severity.ERROR, place, message)

    def warning(self, place: Place, message: str) -> Diagnostic:
        return self._add(Severity.WARNING, place, message)

    def _add(self, severity: Severity, place: Place, message: str) -> Diagnostic:
        diagnostic = Diagnostic(severity, place.position, message)
        self.found.append(diagnostic)
        return diagnostic

    @property
    def has_errors(self) -> bool:
        return any(diagnostic.severity is Severity.ERROR for diagnostic in self.found)

    def raise_errors(self) -> None:
        """Raises ParseError with the errors, if there are any."""
        if self.has_errors:
            raise ParseError([diagnostic for diagnostic in self.found if diagnostic.severity is Severity.ERROR])

    def render(self, diagnostic: Diagnostic) -> str:
        """Returns the diagnostic with its source line, after the includes that led to its file."""
        parts = []
        for shown in (diagnostic, *diagnostic.notes):
            lone = Diagnostic(shown.severity, shown.position, shown.message)
            parts += [*self._include_chain(shown), render(lone)]
        return "\n".join(parts)

    def _include_chain(self, diagnostic: Diagnostic) -> list[str]:
        source = diagnostic.source
        lines: list[str] = []
        at: str | SourceFile | None = source or getattr(diagnostic.location, "filename", None)
        seen: set[str | SourceFile] = set()
        while at is not None and at not in seen:
            seen.add(at)
            place = self.included_at.get(at)
            if place is None and isinstance(at, SourceFile):
                place = self.included_at.get(at.name)
            if place is None:
                break
            parent, line, _ = place.line_column
            lines.append(f"Included from {parent}:{line}:")
            at = place.file if isinstance(place, Span) and place.file is not None else parent
        return lines[::-1]
