"""Results of the analyses: plain data with character offsets, independent of the protocol."""

from __future__ import annotations

from dataclasses import dataclass, field


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

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0]
        at = text.find("\n")
        while at >= 0:
            self.starts.append(at + 1)
            at = text.find("\n", at + 1)

    def position(self, offset: int) -> tuple[int, int]:
        from bisect import bisect_right

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


def units(text: str) -> int:
    """Returns the UTF-16 length of a text."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2


def folding_ranges(text: str) -> list[tuple[int, int]]:
    """(first line, last line) of each pair of braces over several lines, and of blocks of comments."""
    ranges: list[tuple[int, int]] = []
    stack: list[int] = []
    comment_start: int | None = None
    for number, row in enumerate(text.split("\n")):
        stripped = row.lstrip()
        if stripped.startswith("//"):
            comment_start = number if comment_start is None else comment_start
            continue
        if comment_start is not None:
            if number - comment_start > 1:
                ranges.append((comment_start, number - 1))
            comment_start = None
        for letter in _without_strings(row):
            if letter == "{":
                stack.append(number)
            elif letter == "}" and stack:
                start = stack.pop()
                if number > start:
                    ranges.append((start, number))
    return sorted(set(ranges))


def _without_strings(row: str) -> str:
    parts = row.split('"')
    return "".join(parts[::2]).partition("//")[0]
