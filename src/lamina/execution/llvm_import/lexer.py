"""Words of LLVM IR text."""

from __future__ import annotations

import re
from typing import NamedTuple, NoReturn

_TOKEN = re.compile(
    r"""
      (?P<comment>;[^\n]*)
    | (?P<label>^(?:[-\w$.]+|"[^"\n]*"):)
    | (?P<string>c?"[^"]*")
    | (?P<name>[@%$](?:"[^"]*"|[-\w$.]+))
    | (?P<meta>!(?:[-\w$.]+)?)
    | (?P<group>\#\w+)
    | (?P<number>0x[HKLMR]?[0-9A-Fa-f]+|[-+]?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)
    | (?P<word>[A-Za-z_][\w.]*)
    | (?P<dots>\.\.\.)
    | (?P<punctuation>[()\[\]{}<>,=*|:])
    """,
    re.VERBOSE | re.MULTILINE,
)
_ESCAPE = re.compile(rb"\\([0-9A-Fa-f]{2}|\\)")


class ImportFailure(Exception):
    """Text without an equivalent in the llvm dialect."""


class Token(NamedTuple):
    kind: str
    text: str


END = Token("end", "")


def tokens_of(text: str) -> list[Token]:
    """Returns all tokens of the text but comments."""
    return [
        Token(match.lastgroup or "", match.group()) for match in _TOKEN.finditer(text) if match.lastgroup != "comment"
    ]


def unquote(text: str) -> bytes:
    """Returns the bytes of a string or quoted name, quotes left off."""
    raw = text.encode("utf-8", "surrogateescape")
    return _ESCAPE.sub(lambda escape: b"\\" if escape[1] == b"\\" else bytes([int(escape[1], 16)]), raw)


def plain_name(text: str) -> str:
    """Returns a name without its sign and quotes."""
    body = text[1:]
    return unquote(body[1:-1]).decode("utf-8", "surrogateescape") if body.startswith('"') else body


class Cursor:
    """A place in the tokens."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.at = 0

    @property
    def token(self) -> Token:
        return self.tokens[self.at] if self.at < len(self.tokens) else END

    def ahead(self, count: int = 1) -> Token:
        at = self.at + count
        return self.tokens[at] if at < len(self.tokens) else END

    def take(self) -> Token:
        token = self.token
        self.at += 1
        return token

    def accept(self, text: str) -> bool:
        """Consumes the token if it has that text (strings have their quotes and never match a word)."""
        if self.token.text != text:
            return False
        self.at += 1
        return True

    def expect(self, text: str) -> None:
        if not self.accept(text):
            self.fail(f"expected '{text}', found '{self.token.text}'")

    def accept_word(self, *words: str) -> str | None:
        """Consumes one of the words."""
        token = self.token
        if token.kind == "word" and token.text in words:
            self.at += 1
            return token.text
        return None

    def number(self) -> int:
        token = self.take()
        if token.kind != "number":
            self.fail(f"expected a number, found '{token.text}'")
        return int(token.text, 0)

    def string(self) -> str:
        """Returns a string token as text."""
        token = self.take()
        if token.kind != "string":
            self.fail(f"expected a string, found '{token.text}'")
        return unquote(token.text[1:-1]).decode("utf-8", "surrogateescape")

    def fail(self, message: str) -> NoReturn:
        raise ImportFailure(message)
