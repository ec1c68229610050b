"""Formatting: indents lines by bracket depth.

Names, comments and line breaks are kept. A line that begins an operation, a statement or a label is indented by
its depth; continuation lines move with it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_STEP = 2
_CLOSING = {"}": "{", ")": "(", "]": "["}
# The start of an MLIR operation: results, a label, an alias, a quoted or dialect-qualified name, or one of the
# operations printed without a dialect prefix.
_OPERATION = re.compile(
    r"%[\w$.\-]+[:\d, %\w$.\-]*=|\^[\w$.\-]+|[#!][\w.$]+ *=|\"[\w.$]+\" *\(|[A-Za-z_]\w*(?:\.\w+)+\b"
    r"|(?:module|func|return|call|yield|br|cond_br)\b|\{-#"
)
# Strings, comments and code blocks (``[{ ... }]``) count as one.
_CODE = re.compile(r'"(?:[^"\\\n]|\\.)*"|//.*|/\*.*?\*/|\[\{.*?\}\]|\[\{|.')


@dataclass
class _Open:
    """A bracket that is open, in something that begins with this indentation."""

    letter: str
    indentation: int


@dataclass
class _Formatter:
    is_mlir: bool
    stack: list[_Open] = field(default_factory=list)
    base: int = 0
    """The indentation of the last line that began something."""
    shift: int = 0
    """The offset by which it has moved."""
    ended: bool = True
    """True if the last line ended a statement."""
    opens_code: bool = False
    """True if a code block is open after the last line."""
    matches: bool = True
    """True if each bracket closed the last one opened."""

    def line(self, row: str) -> str:
        """Returns the line as it should be."""
        text = row.strip()
        if not text:
            return ""
        old = len(row.expandtabs(8)) - len(row.expandtabs(8).lstrip())
        new = self._indentation(text, old)
        self.count(text)
        return " " * new + text

    def _indentation(self, text: str, old: int) -> int:
        if text[0] == "}" and self.stack and self.stack[-1].letter == "{":
            self.base = self.stack[-1].indentation
            return self.base
        if not self._begins(text):
            return max(old + self.shift, 0)
        depth = self.stack[-1].indentation + _STEP if self.stack else 0
        new = max(depth - _STEP, 0) if self.is_mlir and text[0] == "^" else depth
        self.base, self.shift = new, new - old
        return new

    def _begins(self, text: str) -> bool:
        if self.stack and self.stack[-1].letter != "{":
            return False
        if text.startswith(("//", "/*")):
            return self.ended or not self.is_mlir
        return _OPERATION.match(text) is not None if self.is_mlir else self.ended

    def count(self, text: str) -> None:
        """Counts the brackets in a line or its rest."""
        last = ""
        self.opens_code = False
        for match in _CODE.finditer(text):
            piece = match[0]
            if piece.startswith(("//", "/*")) or piece.isspace():
                continue
            if piece == "[{":
                self.opens_code = True
                return
            if piece in _CLOSING.values():
                self.stack.append(_Open(piece, self.base))
            elif piece in _CLOSING:
                opened = self.stack.pop().letter if self.stack else ""
                self.matches = self.matches and opened == _CLOSING[piece]
            last = piece[-1]
        if last:
            self.ended = last not in ",(=:" if self.is_mlir else last in "{};"


def formatted_lines(text: str, *, is_mlir: bool) -> list[tuple[int, str, str]]:
    """Returns the lines that change: their number (from 0), and the text before and after. None change if
    brackets are unbalanced."""
    formatter = _Formatter(is_mlir)
    changed: list[tuple[int, str, str]] = []
    inside_code = False
    for number, row in enumerate(text.split("\n")):
        if inside_code:
            _, closing, rest = row.partition("}]")
            inside_code = not closing
            formatter.count(rest)
            continue
        formatted = formatter.line(row)
        inside_code = formatter.opens_code
        if formatted != row:
            changed.append((number, row, formatted))
    return changed if not formatter.stack and formatter.matches and not inside_code else []
