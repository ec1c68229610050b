"""``--verify-diagnostics``: checks diagnostics against ``expected-error {{...}}`` comments.

The comments are MLIR's: ``expected-(error|warning|remark|note)[-re][@(+n|-n|above|below|unknown)] {{text}}``, one at
the end of a line. The text must be a substring of the message; with ``-re`` its parts in ``{{...}}`` are POSIX regular
expressions. Any number of diagnostics may match a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TextIO

from lamina.asm.diagnostics import file_position, render
from lamina.ir.diagnostics import Diagnostic, Severity
from lamina.tablegen.regex import Regex, RegexError

_COMMENT = re.compile(
    r"expected-(?P<kind>error|note|remark|warning)(?P<regex>-re)? *"
    r"(?:@(?P<where>[+-][0-9]+|above|below|unknown))? *\{\{(?P<text>.*)\}\}$"
)
_SPECIAL = re.compile(r"[()^$|*+?.\[\]\\{}]")


class _Expected:
    """A comment: the line it expects a diagnostic on (None: unknown location), and its own location."""

    __slots__ = ("severity", "line", "written_at", "column", "source", "text", "pattern", "met")

    def __init__(self, match: re.Match[str], number: int, row: str) -> None:
        self.severity = match["kind"]
        self.line: int | None = number
        self.written_at = number
        self.column = match.start() + 1
        self.source = row
        self.text = match["text"]
        self.pattern: Regex | None = None
        self.met = False

    def matches(self, message: str) -> bool:
        return self.pattern.search(message) if self.pattern is not None else self.text in message

    def error(self, name: str, message: str, underlined: bool = True) -> str:
        """Returns the text of an error at the comment."""
        below = " " * (self.column - 1) + "^" + "~" * ((len(self.text) - 1) * underlined)
        return f"{name}:{self.written_at}:{self.column}: error: {message}\n{self.source}\n{below}"


class ExpectedDiagnostics:
    """The comments of a file, and which of them matched. Mismatches go to a stream immediately."""

    def __init__(self, name: str, text: str, stream: TextIO, *, only_expected: bool = False) -> None:
        self.name = name
        self.stream = stream
        self.only_expected = only_expected
        self.failed = False
        self.comments = list(self._read(text))

    # ---- Comments

    def _read(self, text: str) -> Iterator[_Expected]:
        rows = text.split("\n")
        waiting: list[_Expected] = []
        last_plain = 1
        for number, row in enumerate(rows, 1):
            match = _COMMENT.search(row.rstrip())
            if match is None:
                for earlier in waiting:
                    earlier.line = number
                waiting.clear()
                last_plain = number
                continue
            comment = _Expected(match, number, row.rstrip("\r"))
            if match["regex"] and not self._compile(comment):
                continue
            where = match["where"] or ""
            if where == "below":
                comment.line = len(rows)  # unless a line without a comment follows
                waiting.append(comment)
            elif where == "above":
                comment.line = last_plain
            elif where == "unknown":
                comment.line = None
            elif where:
                comment.line = number + int(where)
            yield comment

    def _compile(self, comment: _Expected) -> bool:
        pattern, rest = "", comment.text
        while rest:
            literal, start, rest = rest.partition("{{")
            pattern += _SPECIAL.sub(r"\\\g<0>", literal)
            if not start:
                break
            expression, end, rest = rest.partition("}}")
            if not end:
                return self._fail(comment.error(self.name, "found start of regex with no end '}}'"))
            try:
                Regex(expression)
            except RegexError as problem:
                return self._fail(comment.error(self.name, f"invalid regex: {problem}"))
            pattern += f"({expression})"
        comment.pattern = Regex(pattern)
        return True

    # ---- Diagnostics

    def __call__(self, diagnostic: Diagnostic) -> None:
        """Takes a diagnostic and its notes."""
        for message in (diagnostic, *diagnostic.notes):
            self._take(message)

    def _take(self, diagnostic: Diagnostic) -> None:
        position = file_position(diagnostic.location)
        line = None if position is None else position.line
        kind, message = diagnostic.severity.value, diagnostic.message
        elsewhere = position is not None and position.filename != self.name
        near: _Expected | None = None
        for comment in () if elsewhere else self.comments:
            if comment.line == line and comment.matches(message):
                if comment.severity == kind:
                    comment.met = True
                    return
                near = comment
        if self.only_expected:
            return
        if near is not None:
            text = f"'{kind}' diagnostic emitted when expecting a '{near.severity}'"
            self._fail(near.error(self.name, text, underlined=False))
            return
        text = f"unexpected {kind}: {message}"
        self._fail(render(Diagnostic(Severity.ERROR, diagnostic.position, text)))

    def finish(self) -> bool:
        """Reports the comments without a diagnostic; returns True if everything matched."""
        for comment in self.comments:
            if not comment.met:
                self._fail(comment.error(self.name, f'expected {comment.severity} "{comment.text}" was not produced'))
        return not self.failed

    def _fail(self, text: str) -> bool:
        self.failed = True
        self.stream.write(text + "\n")
        return False
