"""``--verify-diagnostics``: checks diagnostics against ``expected-error {{...}}`` comments.

The comments are MLIR's: ``expected-(error|warning|remark|note)[-re][@(+n|-n|above|below|unknown)] {{text}}``. The text
must be a substring of the message; with ``-re`` its parts in ``{{...}}`` are regular expressions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from lamina.ir.diagnostics import Diagnostic, Severity
from lamina.ir.location import FileLineColRange, Location, resolve_location

_COMMENT = re.compile(
    r"expected-(?P<kind>error|warning|remark|note)(?P<regex>-re)? *"
    r"(?P<where>@(?:[+-]\d+|above|below|unknown))? *(?P<count>\d+\+?)? *\{\{(?P<text>.*?)\}\}(?=\s|$|[^}])"
)


class _Expected:
    __slots__ = ("severity", "line", "written_at", "text", "pattern", "met")

    def __init__(self, severity: str, line: int | None, written_at: int, text: str, regex: bool) -> None:
        self.severity = severity
        self.line = line
        self.written_at = written_at
        self.text = text
        self.pattern = _regex(text) if regex else None
        self.met = False

    def matches(self, severity: Severity, line: int | None, message: str) -> bool:
        if self.met or severity.value != self.severity or line != self.line:
            return False
        return bool(self.pattern.search(message)) if self.pattern is not None else self.text in message


def _regex(text: str) -> re.Pattern[str]:
    """``literal {{regex}} literal`` as one pattern."""
    parts = re.split(r"\{\{(.*?)\}\}", text)
    return re.compile("".join(f"(?:{part})" if odd % 2 else re.escape(part) for odd, part in enumerate(parts)))


def _expectations(text: str, first_line: int) -> Iterable[_Expected]:
    waiting: list[tuple[re.Match[str], int]] = []
    last_plain = first_line
    for number, row in enumerate(text.split("\n"), first_line):
        found = list(_COMMENT.finditer(row))
        if not found:
            for match, written_at in waiting:
                yield _expected(match, number, written_at)
            waiting.clear()
            last_plain = number
            continue
        for match in found:
            where = match["where"] or ""
            if where == "@below":
                waiting.append((match, number))
            elif where == "@above":
                yield _expected(match, last_plain, number)
            elif where == "@unknown":
                yield _expected(match, None, number)
            else:
                yield _expected(match, number + (int(where[1:]) if where else 0), number)
        if row[: found[0].start()].strip() not in ("", "//"):
            last_plain = number


def _expected(match: re.Match[str], line: int | None, written_at: int) -> _Expected:
    return _Expected(match["kind"], line, written_at, match["text"], bool(match["regex"]))


def _line(location: Location) -> int | None:
    return location.line if isinstance(location, FileLineColRange) else None


def check_expectations(
    name: str, text: str, first_line: int, found: list[Diagnostic], *, only_expected: bool = False
) -> list[str]:
    """The problems as lines of text: diagnostics nobody expected, and expected ones that did not come."""
    expectations = list(_expectations(text, first_line))
    problems: list[str] = []
    for diagnostic in found:
        for message in (diagnostic, *diagnostic.notes):
            line = _line(resolve_location(message.position))
            match = next((one for one in expectations if one.matches(message.severity, line, message.message)), None)
            if match is not None:
                match.met = True
            elif message.severity is not Severity.NOTE and not only_expected:
                problems.append(
                    f"{name}:{line or 0}: error: unexpected {message.severity.value}: {message.message}"
                )
    for expected in expectations:
        if not expected.met:
            problems.append(
                f'{name}:{expected.written_at}: error: expected {expected.severity} "{expected.text}" was not produced'
            )
    return problems
