"""Locations of operations.

An operation that was parsed keeps the position in its source file as a SourcePosition, which costs little to make and
is as large as a number; it becomes a FileLineColRange attribute on first use.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import ClassVar, Self, Union

from lamina.ir.attribute import Attribute


class Location(Attribute):
    """Base of the location attributes."""

    __slots__ = ()


class UnknownLoc(Location):
    """``loc(unknown)``."""

    __slots__ = ()


class FileLineColRange(Location):
    """``loc("file":line:column)`` or a range, ``loc("file":line:column to end_line:end_column)``.

    A column of 0 with a line of 0 means the file as a whole. A plain position is a range whose end equals its start.
    """

    __slots__ = ("filename", "line", "column", "end_line", "end_column")
    filename: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __new__(
        cls, filename: str, line: int = 0, column: int = 0, end_line: int | None = None, end_column: int | None = None
    ) -> Self:
        end_line = line if end_line is None else end_line
        end_column = column if end_column is None else end_column
        return cls._unique(filename, line, column, end_line, end_column)


class NameLoc(Location):
    """``loc("name"(child))``."""

    __slots__ = ("name", "child")
    name: str
    child: Location

    def __new__(cls, name: str, child: Location | None = None) -> Self:
        return cls._unique(name, UnknownLoc() if child is None else child)


class CallSiteLoc(Location):
    """``loc(callsite(callee at caller))``."""

    __slots__ = ("callee", "caller")
    callee: Location
    caller: Location


class FusedLoc(Location):
    """``loc(fused<metadata>[...])``; ``metadata`` is None if there is none."""

    __slots__ = ("locations", "metadata")
    locations: tuple[Location, ...]
    metadata: Attribute | None

    def __new__(cls, locations: tuple[Location, ...] = (), metadata: Attribute | None = None) -> Self:
        return cls._unique(tuple(locations), metadata)


def fused_location(locations: Iterable[Location], metadata: Attribute | None = None) -> Location:
    """Fuses the locations: flattens fused ones with the same metadata, drops unknown and duplicate ones; the result is
    a FusedLoc only if several remain or there is metadata.
    """
    parts: dict[Location, None] = {}
    for location in locations:
        if isinstance(location, FusedLoc) and location.metadata is metadata:
            parts.update(dict.fromkeys(location.locations))
        elif not isinstance(location, UnknownLoc):
            parts[location] = None
    if metadata is None and len(parts) < 2:
        return next(iter(parts), UnknownLoc())
    return FusedLoc(tuple(parts) or (UnknownLoc(),), metadata)


class OpaqueLoc(Location):
    """A location that wraps a Python object, printed as its fallback."""

    __slots__ = ("identity", "fallback")
    identity: int
    fallback: Location


class SourceFile:
    """A source text and its name."""

    __slots__ = ("name", "text", "_line_starts", "first_line", "_is_ascii", "_position")

    def __init__(self, name: str, text: str, first_line: int = 1) -> None:
        self.name = name
        self.text = text
        self.first_line = first_line
        self._line_starts: list[int] | None = None
        self._is_ascii: bool | None = None
        self._position: Callable[[int], SourcePosition] | None = None

    @property
    def position(self) -> Callable[[int], SourcePosition]:
        """Makes positions in the file: ``file.position(offset)``."""
        if self._position is None:
            members = {"__slots__": (), "file": self, "__new__": int.__new__}
            self._position = type("SourcePosition", (SourcePosition,), members)
        return self._position

    @property
    def line_starts(self) -> list[int]:
        if self._line_starts is None:
            starts = [0]
            find = self.text.find
            at = find("\n")
            while at >= 0:
                starts.append(at + 1)
                at = find("\n", at + 1)
            self._line_starts = starts
        return self._line_starts

    def line_column(self, offset: int) -> tuple[int, int]:
        """Line and column of a character offset, both counted from 1; columns count the bytes of UTF-8."""
        starts = self.line_starts
        row = bisect_right(starts, offset) - 1
        if self._is_ascii is None:
            self._is_ascii = self.text.isascii()
        width = offset - starts[row] if self._is_ascii else len(_utf8(self.text[starts[row] : offset]))
        return row + self.first_line, width + 1

    def offset(self, line: int, column: int) -> int:
        """Returns the character offset of a line and a column; the counterpart of line_column."""
        start = self.line_starts[line - self.first_line]
        prefix = _utf8(self.line_text(line))[: column - 1]
        return start + len(prefix.decode("utf-8", "surrogateescape"))

    def line_text(self, line: int) -> str:
        """Returns the text of a line without its line feed; empty if there is no such line."""
        starts = self.line_starts
        row = line - self.first_line
        if not 0 <= row < len(starts):
            return ""
        end = starts[row + 1] - 1 if row + 1 < len(starts) else len(self.text)
        return self.text[starts[row] : end].rstrip("\r")

    def location(self, offset: int) -> FileLineColRange:
        line, column = self.line_column(offset)
        return FileLineColRange(self.name, line, column)


def _utf8(text: str) -> bytes:
    """Encodes the text, preserving bytes that were not UTF-8."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


class SourcePosition(int):
    """A character offset in a source file: ``SourcePosition(file, offset)``. Each file has its own subclass, so that a
    position is one small object. It is equal to itself alone."""

    __slots__ = ()
    file: ClassVar[SourceFile]

    def __new__(cls, file: SourceFile, offset: int) -> SourcePosition:
        return file.position(offset)

    __hash__ = object.__hash__
    __repr__ = object.__repr__

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __bool__(self) -> bool:
        return True

    @property
    def offset(self) -> int:
        return int(self)

    def resolve(self) -> FileLineColRange:
        return self.file.location(self.offset)


LocationLike = Union[Location, SourcePosition]  # noqa: UP007  (used at run time in annotations of other modules)


def resolve_location(location: LocationLike) -> Location:
    """Returns the location as an attribute."""
    return location.resolve() if isinstance(location, SourcePosition) else location
