"""Text to tokens: one compiled expression, the preprocessor, and `include`.

Includes and macros are lexical in TableGen, so all files are turned into one flat token stream before parsing. An
error ends the stream with a token of kind `error`, which the parser reports when it gets there, so that an earlier
syntax error is reported first.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence

from lamina.ir.permissions import NotPermitted, check_include
from lamina.tablegen.errors import SourceLocation, SourceManager, TableGenError
from lamina.tablegen.include_paths import candidate_paths
from lamina.tablegen.values import Code

KEYWORDS = frozenset(
    "assert bit bits class code dag def defm defset deftype defvar dump else false field foreach if in include int let "
    "list multiclass string then true".split()
)
MAX_INCLUDE_DEPTH = 200
MAX_TOKENS = 20_000_000

_TOKEN = re.compile(
    r"""(?:[ \t\r\n]+|//[^\n]*)*
    (?:
      (?P<int>(?:[+-]?0x[0-9a-fA-F]+|[+-]?[0-9]+)(?![A-Za-z0-9_]))
    | (?P<bin>0b[01]+(?![A-Za-z0-9_]))
    | (?P<id>[0-9]*[A-Za-z_][A-Za-z0-9_]*)
    | (?P<str>"[^"\\\n]*(?:\\.[^"\\\n]*)*")
    | (?P<dir>\#(?:ifdef|ifndef|else|endif|define)(?![A-Za-z0-9_]))
    | (?P<punct>\.\.\.|[{}\[\]()<>,;:=?.\-\#](?<!\[(?=\{)))
    | (?P<var>\$[A-Za-z_][A-Za-z0-9_]*)
    | (?P<bang>![A-Za-z]+)
    | (?P<code>\[\{.*?\}\])
    | (?P<comment>/\*)
    | (?P<end>\Z)
    )""",
    re.VERBOSE | re.DOTALL,
)
_BLANK = re.compile(r"(?:[ \t\r\n]+|//[^\n]*)*")
_COMMENT_EDGE = re.compile(r"/\*|\*/")
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_ESCAPES = {"\\": "\\", "'": "'", '"': '"', "t": "\t", "n": "\n"}
_MACRO = re.compile(r"[ \t]+([A-Za-z_][A-Za-z0-9_]*)")
_DIRECTIVE_TAIL = re.compile(r"(?:[ \t]|/\*.*?\*/)*(?://[^\n]*)?(?:\r?\n|\Z|(?=\r))", re.DOTALL)
_SKIPPED_LINE = re.compile(r"^[ \t]*(?:/\*[^\n]*?\*/[ \t]*)*#(ifdef|ifndef|else|endif)\b", re.MULTILINE)
_LINE_LEAD = re.compile(r"[ \t\r]*(?:/\*.*?\*/[ \t\r]*)*", re.DOTALL)


class LexError(Exception):
    """Ends the token stream; `position` is global."""

    def __init__(self, position: int, message: str) -> None:
        super().__init__(message)
        self.position = position
        self.message = message


class TokenStream:
    """Parallel lists: the kind, the value and the position of each token. The last is of kind `eof` or `error`."""

    __slots__ = ("kinds", "values", "positions", "error")

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.values: list[object] = []
        self.positions: list[int] = []
        self.error: str = ""


Reader = Callable[[str], str]


class Lexer:
    """Reads a file and all it includes.

    `dependencies` lists (path, text) of each file read, in order, the main file first.
    """

    def __init__(self, sources: SourceManager, include_dirs: Sequence[str], macros: Sequence[str] = ()) -> None:
        self.sources = sources
        self.include_dirs = [os.fspath(folder) for folder in include_dirs]
        self.macros = set(macros)
        self.dependencies: list[tuple[str, str]] = []
        self.include_requests: list[tuple[str, str]] = []
        self.tokens = TokenStream()

    def run(self, path: str, text: str) -> TokenStream:
        tokens = self.tokens
        try:
            base = self._file(path, text, -1, 0)
            tokens.kinds.append("eof")
            tokens.values.append(None)
            tokens.positions.append(base + len(text))
        except LexError as error:
            tokens.error = error.message
            tokens.kinds.append("error")
            tokens.values.append(error.message)
            tokens.positions.append(error.position)
        return tokens

    def _file(self, path: str, text: str, included_at: int, depth: int) -> int:
        base = self.sources.add(path, text, included_at)
        self.dependencies.append((path, text))
        kinds, values, positions = self.tokens.kinds, self.tokens.values, self.tokens.positions
        match = _TOKEN.match
        regions: list[tuple[int, bool]] = []  # open #ifdefs: position, whether its #else was seen
        position = 0
        while True:
            token = match(text, position)
            if token is None:
                position = self._bad_character(text, position, base)
                continue
            kind = token.lastgroup
            assert kind is not None
            start = token.start(kind)
            position = token.end()
            spelling = text[start:position]
            if kind == "id":
                if spelling in KEYWORDS:
                    if spelling == "include":
                        position = self._include(text, position, base, depth)
                        continue
                    kinds.append(spelling)
                else:
                    kinds.append("id")
                values.append(spelling)
            elif kind == "punct":
                kinds.append(spelling)
                values.append(spelling)
            elif kind == "str":
                values.append(spelling[1:-1] if "\\" not in spelling else self._unescape(spelling, base + start))
                kinds.append("str")
            elif kind == "int":
                values.append(self._integer(spelling, base + start))
                kinds.append("int")
            elif kind == "var" or kind == "bang":
                kinds.append(kind)
                values.append(spelling[1:])
            elif kind == "code":
                kinds.append("code")
                values.append(Code(spelling[2:-2]))
            elif kind == "bin":
                kinds.append("bin")
                values.append(spelling[2:])
            elif kind == "comment":
                position = self._skip_comment(text, start, base)
                continue
            elif kind == "dir":
                if _at_line_start(text, start):
                    position = self._directive(text, spelling[1:], start, position, base, regions)
                    continue
                kinds.append("#")
                values.append("#")
                position = start + 1
            else:  # the end
                break
            positions.append(base + start)
        self._check_end(base, regions)
        return base

    def _check_end(self, base: int, regions: list[tuple[int, bool]]) -> None:
        if regions:
            raise LexError(base + regions[-1][0], "reached EOF without matching #endif")
        if len(self.tokens.kinds) > MAX_TOKENS:
            raise LexError(base, "too many tokens")

    def _bad_character(self, text: str, position: int, base: int) -> int:
        blank = _BLANK.match(text, position)
        assert blank is not None
        position = blank.end()
        where = base + position
        char = text[position]
        if char == "\0" or char == "\f" or char == "\v":
            return position + 1
        if text.startswith("[{", position):
            raise LexError(where, "unterminated code block")
        if char == '"':
            ends = "end of file" if text.find("\n", position) < 0 else "newline"
            raise LexError(where, f"{ends} in string literal")
        if char == "$":
            raise LexError(where, "invalid character '$': expected a name")
        raise LexError(where, f"unexpected character {char!r}")

    def _integer(self, spelling: str, where: int) -> int:
        value = int(spelling, 16) if "x" in spelling else int(spelling) if len(spelling) < 25 else 1 << 80
        if value >= 1 << 64 or value < -(1 << 63):
            raise LexError(where, "number out of range")
        return value if value < 1 << 63 else value - (1 << 64)

    def _unescape(self, spelling: str, where: int) -> str:
        def replace(match: re.Match[str]) -> str:
            char = match.group(1)
            if char not in _ESCAPES:
                raise LexError(where + match.start() + 1, "invalid escape in string literal")
            return _ESCAPES[char]

        return _ESCAPE.sub(replace, spelling[1:-1])

    def _skip_comment(self, text: str, start: int, base: int) -> int:
        depth, position = 1, start + 2
        while depth:
            edge = _COMMENT_EDGE.search(text, position)
            if edge is None:
                raise LexError(base + start, "unterminated comment")
            depth += 1 if edge.group() == "/*" else -1
            position = edge.end()
        return position

    def _include(self, text: str, position: int, base: int, depth: int) -> int:
        token = _TOKEN.match(text, position)
        if token is None or token.lastgroup != "str":
            raise LexError(base + position, "expected filename after include")
        where = base + token.start("str")
        name = self._unescape(token.group("str"), where)
        if depth >= MAX_INCLUDE_DEPTH:
            raise LexError(where, "include nesting too deep")
        path, content = self._find(name, where)
        self._file(path, content, where, depth + 1)
        return token.end()

    def _find(self, name: str, where: int) -> tuple[str, str]:
        for path in candidate_paths(name, self.include_dirs):
            try:
                if not os.path.isfile(path):
                    continue
                check_include(path, self.include_dirs)
                content = read_text(path)
            except NotPermitted as problem:
                raise LexError(where, str(problem)) from None
            except (OSError, ValueError):
                continue
            self.include_requests.append((name, path))
            return path, content
        raise LexError(where, f"could not find include file '{name}'")

    # Preprocessor

    def _directive(
        self, text: str, word: str, start: int, position: int, base: int, regions: list[tuple[int, bool]]
    ) -> int:
        if word == "else":
            if not regions:
                raise LexError(base + start, "#else without #ifdef or #ifndef")
            if regions[-1][1]:
                raise LexError(base + start, "double #else")
            opened, _ = regions.pop()
            return self._skip_region(text, self._tail(text, position, base), base, opened, regions, True)
        if word == "endif":
            if not regions:
                raise LexError(base + start, "#endif without #ifdef")
            regions.pop()
            return self._tail(text, position, base)
        name, position = self._macro_name(text, word, position, base)
        if word == "define":
            self.macros.add(name)
            return position
        if (name in self.macros) == (word == "ifdef"):
            regions.append((start, False))
            return position
        return self._skip_region(text, position, base, start, regions, False)

    def _macro_name(self, text: str, word: str, position: int, base: int) -> tuple[str, int]:
        name = _MACRO.match(text, position)
        if name is None:
            raise LexError(base + position, f"expected macro name after #{word}")
        return name.group(1), self._tail(text, name.end(), base)

    def _tail(self, text: str, position: int, base: int) -> int:
        """The rest of a directive's line may hold only comments; the newline itself stays."""
        tail = _DIRECTIVE_TAIL.match(text, position)
        if tail is None:
            raise LexError(base + position, "only comments are supported after a preprocessor directive")
        end = tail.end()
        return end - 1 if end > position and text[end - 1] == "\n" else end

    def _skip_region(
        self, text: str, position: int, base: int, opened: int, regions: list[tuple[int, bool]], after_else: bool
    ) -> int:
        """Returns the position after the `#else` or `#endif` that ends a region not taken."""
        inner: list[bool] = []  # nested regions: whether their #else was seen
        while True:
            directive = _SKIPPED_LINE.search(text, position)
            if directive is None:
                raise LexError(base + opened, "reached EOF without matching #endif")
            word, position = directive.group(1), directive.end()
            if word in ("ifdef", "ifndef"):
                _, position = self._macro_name(text, word, position, base)
                inner.append(False)
            elif word == "endif":
                position = self._tail(text, position, base)
                if not inner:
                    return position
                inner.pop()
            else:
                if inner[-1] if inner else after_else:
                    raise LexError(base + directive.start(1) - 1, "double #else")
                position = self._tail(text, position, base)
                if not inner:
                    regions.append((opened, True))
                    return position
                inner[-1] = True


def _at_line_start(text: str, position: int) -> bool:
    """True if only blanks and block comments precede on the line."""
    line = text.rfind("\n", 0, position) + 1
    lead = text[line:position]
    if not lead or lead.isspace():
        return True
    lead_match = _LINE_LEAD.match(lead)
    return lead_match is not None and lead_match.end() == len(lead)


def read_text(path: str) -> str:
    """Returns a file's text; bytes that are not UTF-8 are replaced."""
    with open(path, "rb") as stream:
        return stream.read().decode("utf-8", "replace")


def read_main(path: str) -> str:
    try:
        return read_text(path)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise TableGenError(f"could not open input file '{path}': {reason}", SourceLocation(path, 0, 0)) from None
