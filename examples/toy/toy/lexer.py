"""Text to tokens: one regular expression."""

from __future__ import annotations

import re
from typing import NamedTuple

from lamina.ir.diagnostics import Diagnostic, ParseError, Severity
from lamina.ir.location import SourceFile, SourcePosition

KEYWORDS = frozenset(("def", "var", "return", "print", "struct"))

_TOKEN = re.compile(
    r"""(?P<skip>[ \t\r\n]+|\#[^\n]*)
    |(?P<number>-?[0-9]+(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?)
    |(?P<name>[A-Za-z_][A-Za-z0-9_]*)
    |(?P<sign>[][(){}<>,;=+*.])""",
    re.VERBOSE,
)


class Token(NamedTuple):
    """`kind` is "number", "name" or "end"; a keyword or a sign is its own kind."""

    kind: str
    text: str
    at: int


def error(file: SourceFile, at: int, message: str, note: tuple[str, int] | None = None) -> ParseError:
    """An error at an offset of the file, with a note elsewhere in it."""
    diagnostic = Diagnostic(Severity.ERROR, SourcePosition(file, at), message)
    if note is not None:
        diagnostic.attach_note(note[0], SourcePosition(file, note[1]))
    return ParseError(diagnostic)


def tokens(file: SourceFile) -> list[Token]:
    """All tokens, the last of kind "end". Raises ParseError at a character that begins none."""
    found: list[Token] = []
    text, at = file.text, 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise error(file, at, f"unexpected character {text[at]!r}")
        word, kind = match[0], match.lastgroup
        if kind == "sign" or word in KEYWORDS:
            found.append(Token(word, word, at))
        elif kind is not None and kind != "skip":
            found.append(Token(kind, word, at))
        at = match.end()
    found.append(Token("end", "end of file", at))
    return found
