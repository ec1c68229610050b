"""The language of ``lamina query``: ``matcher(argument, ...)``, with an optional ``.extract("name")``."""

from __future__ import annotations

import re
from dataclasses import dataclass

_TOKEN = re.compile(r'\s*(?:(?P<word>[A-Za-z_]\w*)|(?P<number>\d+)|"(?P<text>[^"]*)"|(?P<sign>[(),.])|(?P<other>\S))')
DEEPEST = 200


class QueryError(Exception):
    """A malformed query, with a column that counts from 1."""

    def __init__(self, column: int, message: str) -> None:
        super().__init__(message)
        self.column = column

    def __str__(self) -> str:
        return f"1:{self.column}: {self.args[0]}"


@dataclass(frozen=True)
class Argument:
    """An argument at its column."""

    value: str | int | bool | Call
    column: int


@dataclass(frozen=True)
class Call:
    """The name of a matcher and its arguments; ``extract`` names the function to create from the match."""

    word: str
    arguments: tuple[Argument, ...]
    column: int
    extract: str | None = None


def parse_query(text: str) -> Call:
    """Returns the matcher that the text denotes. Raises QueryError."""
    return _Parser(text).whole()


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0

    def whole(self) -> Call:
        call = self.call()
        extract = None
        if self.peek() == ".":
            self.take(".")
            method = self.call()
            first = method.arguments[0].value if len(method.arguments) == 1 else None
            if method.word != "extract" or not isinstance(first, str):
                raise QueryError(method.column, 'only .extract("name") may follow a matcher')
            extract = first
        if self.text[self.at :].strip():
            raise QueryError(self.column(), "Unexpected end of code.")
        return Call(call.word, call.arguments, call.column, extract)

    def column(self) -> int:
        rest = self.text[self.at :]
        return self.at + len(rest) - len(rest.lstrip()) + 1

    def peek(self) -> str | None:
        match = _TOKEN.match(self.text, self.at)
        return None if match is None else match.group().strip()

    def take(self, sign: str) -> None:
        token = self.peek()
        if token is None:
            raise QueryError(self.column(), f"Error parsing matcher. Found end-of-code while looking for '{sign}'.")
        if token != sign:
            raise QueryError(self.column(), f"Error parsing matcher. Found token <{token}> while looking for '{sign}'.")
        self.at = self.column() - 1 + len(sign)

    def call(self) -> Call:
        column = self.column()
        match = _TOKEN.match(self.text, self.at)
        if match is None:
            raise QueryError(1, "End of code found while looking for token.")
        if match["word"] is None:
            raise QueryError(column, "Input value is not a matcher expression.")
        self.at = match.end()
        self.depth += 1
        if self.depth > DEEPEST:
            raise QueryError(column, "Matchers are nested too deeply.")
        self.take("(")
        arguments: list[Argument] = []
        while self.peek() != ")":
            if arguments and self.peek() is not None:
                self.take(",")
            arguments.append(self.argument())
        self.take(")")
        self.depth -= 1
        return Call(match["word"], tuple(arguments), column)

    def argument(self) -> Argument:
        column = self.column()
        match = _TOKEN.match(self.text, self.at)
        if match is None:
            raise QueryError(column, "Error parsing matcher. Found end-of-code while looking for ')'.")
        if match["number"] is not None:
            self.at = match.end()
            return Argument(int(match["number"]), column)
        if match["text"] is not None:
            self.at = match.end()
            return Argument(match["text"], column)
        if match["word"] in ("true", "false"):
            self.at = match.end()
            return Argument(match["word"] == "true", column)
        return Argument(self.call(), column)
