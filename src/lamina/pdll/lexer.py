"""The tokens of PDLL, over a stack of included files."""

from __future__ import annotations

import re
from typing import NamedTuple

from lamina.ir.location import SourceFile
from lamina.ir.regular_expressions import compile_possessive
from lamina.pdll.source import Diagnostics, Span

KEYWORDS = frozenset(
    "attr Attr Constraint erase let not op Op OpName Pattern replace return rewrite Rewrite type Type TypeRange Value "
    "ValueRange with".split()
)
# Keywords only if followed by `<`; otherwise identifiers.
DEPENDENT_KEYWORDS = frozenset(("attr", "op", "type"))

_TOKEN = compile_possessive(
    r"""(?:[ \t\r\n\0]++|//[^\n\r]*+)*+
    (?: (?P<word>[A-Za-z_][A-Za-z0-9_]*+)
      | (?P<integer>[0-9]++)
      | (?P<string>"(?:[^"\\\n\r\v\f]|\\["\\nt]|\\[0-9A-Fa-f]{2})*+")
      | (?P<code>\[\{.*?\}\])
      | (?P<directive>\#[A-Za-z_0-9]*+)
      | (?P<unclosed>\[\{)
      | (?P<punct>->|=>|[:,=<>(){}\[\];.])
      | (?P<eof>\Z)
      | (?P<error>.)
    )""",
    re.VERBOSE | re.DOTALL | re.ASCII,
)
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
_STRING_START = compile_possessive(r'"(?:[^"\\\n\r\v\f]|\\["\\nt]|\\[0-9A-Fa-f]{2})*+')


class Token(NamedTuple):
    """A token. ``kind`` is ``identifier``, ``integer``, ``string``, ``code``, ``directive``, ``_``, ``eof``, a keyword,
    punctuation, or ``error`` for invalid text, which has been reported."""

    kind: str
    file: SourceFile
    start: int
    end: int

    @property
    def text(self) -> str:
        return self.file.text[self.start : self.end]

    @property
    def span(self) -> Span:
        return Span(self.file, self.start, self.end)

    @property
    def is_keyword(self) -> bool:
        return self.kind in KEYWORDS

    @property
    def is_name(self) -> bool:
        """True if it can be a name: an identifier, or a keyword that needs `<` to be one."""
        return self.kind == "identifier" or self.kind in DEPENDENT_KEYWORDS


class Lexer:
    """Produces the tokens of a file and its includes."""

    def __init__(self, file: SourceFile, diagnostics: Diagnostics) -> None:
        self.file = file
        self.at = 0
        self.diagnostics = diagnostics
        self._stack: list[tuple[SourceFile, int]] = []

    def push(self, file: SourceFile) -> None:
        """Continues in an included file, and afterwards here."""
        self._stack.append((self.file, self.at))
        self.file, self.at = file, 0

    @property
    def depth(self) -> int:
        return len(self._stack)

    def reset(self, token: Token) -> None:
        """Resets to a token of the current file."""
        while self.file is not token.file and self._stack:
            self.file, self.at = self._stack.pop()
        self.at = token.start

    def next(self) -> Token:
        """Returns the next token."""
        while True:
            match = _TOKEN.match(self.file.text, self.at)
            assert match is not None and match.lastgroup is not None
            kind = match.lastgroup
            start, end = match.span(kind)
            if kind != "eof" or not self._stack:
                break
            self.file, self.at = self._stack.pop()
        self.at = end
        if kind == "word":
            text = match[kind]
            kind = "_" if text == "_" else text if text in KEYWORDS else "identifier"
        elif kind == "punct":
            kind = match[kind]
        elif kind in ("error", "unclosed"):
            kind = "error"
            start = self._report(start)
            end = start + 1
        return Token(kind, self.file, start, end)

    def _report(self, start: int) -> int:
        """Reports an error in the text at an offset; returns the offset."""
        text = self.file.text
        message, place = "unexpected character", start
        if text[start] == '"':
            message = "expected '\"' in string literal"
            match = _STRING_START.match(text, start)
            assert match is not None
            place = min(match.end(), len(text) - 1)
            if text[place] == "\\":
                message = "unknown escape in string literal"
        elif text.startswith("[{", start):
            message, place = "expected '}]' in string literal", len(text) - 1
        self.diagnostics.error(Span(self.file, place, place + 1), message)
        return place


def string_value(token: Token) -> str:
    """Returns the value of a string or code token."""
    text = token.text
    if token.kind == "code":
        return text[2:-2]
    body = text[1:-1]
    if "\\" not in body:
        return body
    return re.sub(r"\\([0-9A-Fa-f]{2}|.)", _unescape, body)


def _unescape(match: re.Match[str]) -> str:
    escape = match[1]
    return _ESCAPES[escape] if escape in _ESCAPES else chr(int(escape, 16))
