"""Results of the analyses: plain data with character offsets, independent of the protocol."""

from __future__ import annotations

import functools
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, islice


@dataclass(frozen=True)
class Place:
    """A range of characters of a file; ``line`` and ``column`` (from 1) if only these are known."""

    path: str
    start: int = 0
    end: int = 0
    line: int = 0
    column: int = 0


@dataclass(frozen=True)
class Hover:
    start: int
    end: int
    markdown: str


@dataclass(frozen=True)
class Completion:
    """``kind``: operation, attribute, case, variable, constraint, rewrite, keyword, member, file, value, type, symbol
    or label."""

    label: str
    kind: str
    detail: str = ""
    documentation: str = ""


@dataclass(frozen=True)
class Signature:
    label: str
    parameters: list[str]
    active: int
    documentation: str = ""


@dataclass(frozen=True)
class Symbol:
    name: str
    kind: str
    start: int
    end: int
    children: list[Symbol] = field(default_factory=list)


@dataclass(frozen=True)
class Hint:
    """Text to show at an offset."""

    offset: int
    text: str


class LineIndex:
    """Offsets of a text as lines and UTF-16 columns, both from 0, and back."""

    def __init__(self, text: str, starts: list[int] | None = None) -> None:
        """``starts`` are the offsets of the lines, where they are known."""
        self.text = text
        self.starts = list(_starts(text)) if starts is None else starts

    def edited(self, start: int, end: int, text: str) -> LineIndex:
        """The lines after a replacement of what is between two offsets."""
        first, last = bisect_right(self.starts, start), bisect_right(self.starts, end)
        shift = start + len(text) - end
        inside = [start + at for at in islice(_starts(text), 1, None)]
        starts = [*self.starts[:first], *inside, *(at + shift for at in self.starts[last:])]
        return LineIndex(self.text[:start] + text + self.text[end:], starts)

    @functools.cached_property
    def rows(self) -> list[str]:
        """The lines without their ends."""
        return self.text.split("\n")

    def position(self, offset: int) -> tuple[int, int]:
        offset = min(max(offset, 0), len(self.text))
        line = bisect_right(self.starts, offset) - 1
        return line, units(self.text[self.starts[line] : offset])

    def offset(self, line: int, character: int) -> int:
        if line >= len(self.starts):
            return len(self.text)
        start = self.starts[line]
        end = self.starts[line + 1] - 1 if line + 1 < len(self.starts) else len(self.text)
        row = self.text[start:end]
        if row.isascii():
            return start + min(character, len(row))
        units = 0
        for index, letter in enumerate(row):
            if units >= character:
                return start + index
            units += 2 if ord(letter) > 0xFFFF else 1
        return end


def _starts(text: str) -> Iterator[int]:
    """The offsets of lines."""
    lengths = map(len, text.split("\n"))
    return islice(accumulate(map((1).__add__, lengths), initial=0), text.count("\n") + 1)


def units(text: str) -> int:
    """Returns the UTF-16 length of a text."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2


def folding_ranges(rows: Sequence[str]) -> list[tuple[int, int]]:
    """(first line, last line) of each pair of braces over several lines, and of blocks of comments."""
    ranges: set[tuple[int, int]] = set()
    stack: list[int] = []
    comment_start: int | None = None
    for number, row in enumerate(rows):
        has_comment = "//" in row
        if comment_start is not None and not (has_comment and _is_comment(row)):
            if number - comment_start > 1:
                ranges.add((comment_start, number - 1))
            comment_start = None
        if has_comment and _is_comment(row):
            comment_start = number if comment_start is None else comment_start
        elif "{" in row or "}" in row:
            _fold_braces(row, number, stack, ranges)
    return sorted(ranges)


def _is_comment(row: str) -> bool:
    return row.lstrip().startswith("//")


def _fold_braces(row: str, number: int, stack: list[int], ranges: set[tuple[int, int]]) -> None:
    for letter in _without_strings(row):
        if letter == "{":
            stack.append(number)
        elif letter == "}" and stack:
            start = stack.pop()
            if number > start:
                ranges.add((start, number))


def _without_strings(row: str) -> str:
    parts = row.split('"')
    return "".join(parts[::2]).partition("//")[0]
