"""Tokens and the token-level part of the parser.

One compiled regular expression matches white space, comments and the next token. The parser has one token of
look-ahead: ``kind``, ``start`` and ``end``. Kinds:

    bare      identifier or keyword, dots included     percent   %value        caret   ^block
    inttype   i32, si8, ui1                            hash      #attribute    bang    !type
    integer   12, 0x1F                                 float     1.0e5         string  "text"
    at        @symbol or @"symbol"                     eof       end           error   not a token
    punctuation is its own kind: -> ... :: {-# #-} : , = < > ( ) [ ] { } ? * + - / |
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NoReturn, TypeVar

from lamina.ir.diagnostics import Diagnostic, ParseError, Severity
from lamina.ir.dialect import missing_dialect_hint
from lamina.ir.integers import decimal_value
from lamina.ir.location import LocationLike, SourceFile, SourcePosition
from lamina.ir.regular_expressions import compile_possessive

T = TypeVar("T")

SPACE = r"(?:[ \t\r\n\0]++|//[^\n]*+)*+"
SUFFIX = r"(?:[0-9]++|[A-Za-z_$.\-][A-Za-z0-9_$.\-]*+)"
_TOKEN = compile_possessive(
    SPACE
    + rf"""(?:
      (?P<percent>%{SUFFIX})
    | (?P<inttype>[su]?i[0-9]++(?![A-Za-z0-9_$.]))
    | (?P<bare>[A-Za-z_][A-Za-z0-9_$.]*+)
    | (?P<punct>->|\.\.\.|::|\{{-\#|\#-\}}|[:,=<>()\[\]{{}}?*+\-/|])
    | (?P<float>[0-9]++\.[0-9]*+(?:[eE][-+]?[0-9]++)?+)
    | (?P<integer>0x[0-9a-fA-F]++|[0-9]++)
    | (?P<string>"(?:[^"\\\n]++|\\[nt"\\]|\\[0-9a-fA-F]{{2}})*+")
    | (?P<hash>\#{SUFFIX})
    | (?P<bang>!{SUFFIX})
    | (?P<at>@(?:[A-Za-z_][A-Za-z0-9_$.]*+|"(?:[^"\\\n]++|\\[nt"\\]|\\[0-9a-fA-F]{{2}})*+"))
    | (?P<caret>\^{SUFFIX})
    | (?P<eof>\Z)
    | (?P<error>.)
    )""",
    re.ASCII | re.VERBOSE | re.DOTALL,
)
_ESCAPE = re.compile(r'\\(?:([nt"\\])|([0-9a-fA-F]{2}))')
# The part of an unfinished string that is in order.
_STRING_START = compile_possessive(r'"(?:[^"\\\n]++|\\[nt"\\]|\\[0-9a-fA-F]{2})*+')
_NAME_ERRORS = {
    "%": "invalid SSA name",
    "^": "invalid block name",
    "#": "invalid attribute name",
    "!": "invalid type identifier",
}
_SIMPLE_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
_NAMESPACE = re.compile(r"[a-zA-Z_][\w$]*", re.ASCII)
_BOOLEANS = {"true": -1, "false": 0}
_OPENING = {"(": ")", "[": "]", "{": "}", "<": ">"}

MAX_NESTING = 1000
"""The nesting limit of regions, types and attributes in text."""


def unescape(literal: str) -> str:
    """Decodes a string token, including its quotes.

    ``\\xx`` escapes are bytes; together with the other characters they are decoded as UTF-8, and invalid bytes
    become surrogate escapes.
    """
    body = literal[1:-1]
    if "\\" not in body:
        return body
    parts: list[bytes] = []
    at = 0
    for match in _ESCAPE.finditer(body):
        parts.append(body[at : match.start()].encode("utf-8", "surrogateescape"))
        simple, code = match.groups()
        parts.append(_SIMPLE_ESCAPES[simple].encode() if simple else bytes([int(code, 16)]))
        at = match.end()
    parts.append(body[at:].encode("utf-8", "surrogateescape"))
    return b"".join(parts).decode("utf-8", "surrogateescape")


class ParserBase:
    """Reads tokens and reports errors at them."""

    __slots__ = ("file", "text", "kind", "start", "end", "last_end", "depth", "__dict__")

    def __init__(self, file: SourceFile) -> None:
        self.file = file
        self.text = file.text
        self.kind = ""
        self.start = 0
        self.end = 0
        self.last_end = 0  # where the token before the current one ended
        self.depth = 0
        self.deepest = 0
        self.scanned_end = 0  # end of the text known to have balanced brackets (bodies of dialect types and attributes)
        self.skipped = (-1, -1)  # start and end of the last such body that was skipped after an error
        # The aliases used by the current alias, and by each alias that uses others.
        self.expanded = 0
        self.alias_sizes: dict[str, int] = {}
        self.alias_depths: dict[str, int] = {}  # by the alias's name with its sign, where it is nested
        self.advance()
        # The operation whose custom form is being read.
        self.operation_name = ""
        self.operation_offset = 0
        # The number of results named in the text for the operation whose custom form is being parsed.
        self.num_named_results = 0

    # ---- Tokens

    def advance(self) -> None:
        """Moves to the next token."""
        self.last_end = end = self.end
        match = _TOKEN.match(self.text, end)
        kind = match.lastgroup  # type: ignore[union-attr]
        self.start, self.end = start, end = match.span(match.lastindex)  # type: ignore[union-attr, arg-type]
        self.kind = self.text[start:end] if kind == "punct" else kind  # type: ignore[assignment]

    def reset(self, offset: int) -> None:
        """Continues at a character offset, as if the text started there."""
        self.end = offset
        self.advance()

    @property
    def spelling(self) -> str:
        """The text of the current token."""
        return self.text[self.start : self.end]

    def take(self) -> str:
        """Returns the text of the current token, which is consumed."""
        spelling = self.text[self.start : self.end]
        self.advance()
        return spelling

    def at_keyword(self, word: str) -> bool:
        """True if the current token is the bare word (integer types are words)."""
        return (self.kind == "bare" or self.kind == "inttype") and self.text.startswith(
            word, self.start
        ) and self.end - self.start == len(word)

    def accept(self, kind: str) -> bool:
        """Consumes the current token if it is of the kind."""
        if self.kind != kind:
            return False
        self.advance()
        return True

    def expect(self, kind: str, message: str | None = None) -> None:
        """Consumes a token of the kind, or raises ParseError."""
        if self.kind != kind:
            if kind == ":" and self.kind == "::":
                self.reset(self.start + 1)
                return
            self.error_before(message or f"expected '{kind}'")
        self.advance()

    def expect_token(self, kind: str, message: str) -> str:
        """Consumes a token of the kind and returns its text, or raises ParseError."""
        if self.kind != kind:
            self.error_before(message)
        return self.take()

    def parse_optional_keyword(self, word: str) -> bool:
        """Consumes the keyword if it is next."""
        if self.at_keyword(word):
            self.advance()
            return True
        return False

    def parse_keyword(self, word: str, context: str = "") -> None:
        """Consumes the keyword, or raises ParseError."""
        if not self.parse_optional_keyword(word):
            self.custom_error(f"expected '{word}'{context}")

    def parse_optional_any_keyword(self) -> str | None:
        """Consumes any bare word."""
        if self.kind == "bare" or self.kind == "inttype":
            return self.take()
        return None

    def parse_any_keyword(self, message: str = "expected valid keyword") -> str:
        """Parses any bare word. An error otherwise."""
        word = self.parse_optional_any_keyword()
        if word is None:
            self.custom_error(message)
        return word

    def parse_optional_keyword_or_string(self) -> str | None:
        """Returns a bare word, or the contents of a string."""
        if self.kind == "string":
            return unescape(self.take())
        return self.parse_optional_any_keyword()

    def parse_optional_digits_word(self) -> str | None:
        """Parses a word that begins with digits, such as ``8k``, which MLIR also prints bare; not a number."""
        if self.kind != "integer":
            return None
        start, end = self.start, self.start + len(self.spelling)
        digits = self.take()
        if self.start == end and self.kind == "bare":
            return digits + self.take()
        self.reset(start)
        return None

    def parse_keyword_or_string(self) -> str:
        """Returns a bare word or a quoted string, without its quotes. An error where there is neither."""
        text = self.parse_optional_keyword_or_string()
        if text is None:
            self.custom_error("expected valid keyword or string")
        return text

    def parse_optional_string(self) -> str | None:
        """Returns a string token, unescaped."""
        return unescape(self.take()) if self.kind == "string" else None

    def parse_string(self) -> str:
        """Parses a quoted string, without its quotes. An error otherwise."""
        text = self.parse_optional_string()
        if text is None:
            self.custom_error("expected string")
        return text

    def parse_optional_integer(self) -> int | None:
        """Returns a decimal or hexadecimal integer with an optional minus. ``true`` and ``false`` are -1 and 0:
        integers of one bit."""
        if self.kind == "bare" and self.spelling in _BOOLEANS:
            return _BOOLEANS[self.take()]
        negative = False
        if self.kind == "-":
            negative = True
            self.advance()
            if self.kind != "integer":
                self.error_before("expected integer value")
        if self.kind != "integer":
            return None
        is_hexadecimal = self.text.startswith("0x", self.start)
        value = int(self.take(), 0) if is_hexadecimal else parse_decimal(self)
        return -value if negative else value

    def parse_integer(self) -> int:
        """Parses an optionally negative number. An error otherwise."""
        number = self.parse_optional_integer()
        if number is None:
            self.custom_error("expected integer value")
        return number

    def parse_int64(self, width: int = 64) -> int:
        """Parses an integer that fits 64 bits, or the given width."""
        offset = self.start
        number = self.parse_integer()
        if not -(1 << (width - 1)) <= number < 1 << (width - 1):
            self.custom_error("integer value too large", offset)
        return number

    def parse_optional_symbol_name(self) -> str | None:
        """``@name`` without the sign."""
        if self.kind != "at":
            return None
        spelling = self.take()
        return unescape(spelling[1:]) if spelling[1] == '"' else spelling[1:]

    def parse_symbol_name(self) -> str:
        """Parses the name after an ``@``. An error otherwise."""
        name = self.parse_optional_symbol_name()
        if name is None:
            self.custom_error("expected valid '@'-identifier for symbol name")
        return name

    # ---- Lists

    def parse_comma_separated(self, parse: Callable[[], T]) -> list[T]:
        """Parses one or more comma-separated elements."""
        elements = [parse()]
        while self.kind == ",":
            self.advance()
            elements.append(parse())
        return elements

    def parse_delimited(self, opening: str, parse: Callable[[], T], context: str = "") -> list[T]:
        """Parses zero or more comma-separated elements within the brackets opened by the given one."""
        closing = _OPENING[opening]
        self.expect(opening, f"expected '{opening}'{context}")
        if self.accept(closing):
            return []
        elements = self.parse_comma_separated(parse)
        self.expect(closing, f"expected '{closing}'{context}")
        return elements

    def parse_list_until(self, closing: str, parse: Callable[[], T], may_be_empty: bool = True) -> list[T]:
        """Elements with commas between and the closing bracket; the opening one has been read."""
        if may_be_empty and self.accept(closing):
            return []
        if self.kind == closing:
            self.error_before("expected list element")
        elements = self.parse_comma_separated(parse)
        self.expect(closing, f"expected ',' or '{closing}'")
        return elements

    def parse_optional_delimited(self, opening: str, parse: Callable[[], T], context: str = "") -> list[T] | None:
        """Like parse_delimited; None if the opening bracket is missing."""
        return self.parse_delimited(opening, parse, context) if self.kind == opening else None

    # ---- Errors

    def position(self, offset: int | None = None) -> SourcePosition:
        """Returns a position in the file; that of the current token by default."""
        return self.file.position(self.start if offset is None else offset)

    def diagnostic(self, message: str, position: LocationLike | int | None = None) -> Diagnostic:
        if self.kind == "error":
            # Invalid tokens were reported when lexed; MLIR reports nothing else.
            message, position = self._token_error()
        where = self.position(position) if position is None or isinstance(position, int) else position
        return Diagnostic(Severity.ERROR, where, message)

    def error(self, message: str, position: LocationLike | int | None = None) -> NoReturn:
        """Raises ParseError with a diagnostic at the position: a character offset, or the current token."""
        if position is None and self.kind == "eof":
            position = max(self.start - 1, 0)
        raise ParseError(self.diagnostic(message, position))

    def check_namespace(self, name: str, offset: int) -> None:
        """Refuses names that no dialect can have."""
        if _NAMESPACE.fullmatch(name) is None:
            self.error(f"invalid dialect namespace '\"{name}\"'", offset)

    def missing_dialect_error(self, name: str, message: str, offset: int | None) -> NoReturn:
        """Like ``error``, for a dialect that is not available; adds a hint on how to load it."""
        try:
            self.error(message, offset)
        except ParseError as problem:
            problem.diagnostics[0].hint = missing_dialect_hint(name)
            raise

    def custom_error(self, message: str, position: LocationLike | int | None = None) -> NoReturn:
        """Like error, prefixed with ``custom op 'dialect.name'`` while the custom form of an operation is parsed, but
        not inside dialect types and attributes.
        """
        if self.operation_name and self.kind != "error":
            message = f"custom op '{self.operation_name}' {message}"
        if position is None and self.kind == "eof":
            position = self.start
        self.error(message, position)

    def add_custom_error(self, error: ParseError, message: str) -> None:
        """Adds a diagnostic at the current token to a parse error; see custom_error. Nothing follows that of an invalid
        token."""
        if self.kind == "error":
            return
        try:
            self.custom_error(message, self.start)
        except ParseError as more:
            error.diagnostics += more.diagnostics

    def fail_after(self, error: ParseError, message: str) -> NoReturn:
        """Raises the error with one more diagnostic, at the name of the operation whose custom form is being read."""
        if self.kind == "error":
            raise error
        start = self.operation_offset
        name = f"custom op '{self.operation_name}' " if self.operation_name else ""
        raise ParseError([*error.diagnostics, self.diagnostic(f"{name}{message}", start)])

    def error_before(self, message: str) -> NoReturn:
        """Like error, for something missing: reported right after the preceding token, ignoring blank lines and
        comments."""
        text = self.text
        end = original = self.start - 1 if self.kind == "eof" and self.start else self.start
        while True:
            while end and text[end - 1] in " \t":
                end -= 1
            if not end:
                self.error(message, original)
            if text[end - 1] not in "\r\n":
                self.error(message, end)
            end -= 1
            line = max(text.rfind("\n", 0, end), text.rfind("\r", 0, end)) + 1
            comment = text.find("//", line, end)
            if comment >= 0:
                end = comment

    def _token_error(self) -> tuple[str, int]:
        """Returns the message and position for an invalid current token."""
        text, at = self.text, self.start
        character = text[at]
        if character == "@" and text[at + 1 : at + 2] != '"':
            return "@ identifier expected to start with letter or '_'", at + 1
        if character in '"@':
            string = _STRING_START.match(text, at + (character == "@"))
            assert string is not None
            end = string.end()
            if text[end : end + 1] == "\\":
                return "unknown escape in string literal", end
            return 'expected \'"\' in string literal', min(end, max(len(text) - 1, 0))
        if character == ".":
            return "expected three consecutive dots for an ellipsis", at + 1
        if character in _NAME_ERRORS:
            return _NAME_ERRORS[character], at
        return "unexpected character", at

    # ---- Nesting

    def enter(self) -> None:
        """Enters a nesting level; ParseError beyond MAX_NESTING. Pair with leave()."""
        self.depth += 1
        if self.depth > self.deepest:
            self.deepest = self.depth
            if self.depth > MAX_NESTING:
                self.error(f"nested too deeply: more than {MAX_NESTING} levels")

    def enter_alias(self, name: str) -> None:
        """Counts the nesting levels of an alias (given with its sign) at its use; ParseError beyond
        MAX_NESTING."""
        self.expanded += self.alias_sizes.get(name, 1)
        depth = self.depth + self.alias_depths.get(name, 0)
        if depth > self.deepest:
            self.deepest = depth
            if depth > MAX_NESTING:
                self.error(f"nested too deeply: more than {MAX_NESTING} levels")

    def leave(self) -> None:
        self.depth -= 1


def parse_decimal(parser: ParserBase) -> int:
    """Returns the current decimal integer token, of any length."""
    return decimal_value(parser.take())
