"""Analysis of MLIR texts for editors."""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Iterator, Sequence

from lamina.asm.parser import module_of, parse_module, parsing_environment
from lamina.asm.source import read_source
from lamina.ir.attribute import Attribute
from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity
from lamina.ir.dialect import available_dialects, load_dialect, lookup_operation
from lamina.ir.location import SourceFile
from lamina.ir.operation import Operation
from lamina.ir.traits import IsolatedFromAbove
from lamina.ir.value import Value
from lamina.ir.verifier import check
from lamina.lsp.answers import Completion, Hint, Hover, Place, Symbol
from lamina.lsp.pdll import operation_markdown
from lamina.lsp.recording import Contents, Outline, Pieces, RecordingParser, Records, in_whole
from lamina.lsp.words import words_of_operation
from lamina.pdll.ods import operation_of_dialect

_NAME = re.compile(r"[%@^!#]?[A-Za-z0-9_$.\-]+")


def is_bytecode_shown_as_text(text: str) -> bool:
    """True if a text is an editor's rendering of bytecode, whose third byte is not a valid UTF-8 character."""
    return text[:2] == "ML" and "R" in text[3:5] and not text[2:3].isascii()


class MlirDocument:
    """The analysis of one text, or of the bytecode that an editor shows as text: then nothing but diagnostics."""

    def __init__(self, text: str, path: str = "<mlir>", earlier: MlirDocument | None = None) -> None:
        """``earlier`` is the analysis of an earlier text, whose unchanged functions this one takes over."""
        self.text = text
        self.path = path
        self.diagnostics: list[Diagnostic] = []
        self.pieces = Pieces()
        self.pieces_read = 0
        self.contents = Contents(Records(), [])
        self.outline = Outline("")
        self.valid_units: dict[Operation, list[Operation]] = {}
        """The isolated operations whose contents are valid, with the users of symbols in them."""
        if is_bytecode_shown_as_text(text):
            self._check_bytecode()
        else:
            self._read(earlier)

    def _read(self, earlier: MlirDocument | None) -> None:
        roots: list[Operation] = []
        pieces = Pieces() if earlier is None else earlier.pieces
        with parsing_environment():
            parser = RecordingParser(SourceFile(self.path, self.text), pieces)
            try:
                roots = parser.parse_file()
            except DiagnosticError as problem:
                parser.problems += problem.diagnostics
                parser.pieces.absorb(pieces)
        self.pieces, self.pieces_read = parser.pieces, parser.read
        self.contents, self.outline = parser.contents(), parser.outline
        self.diagnostics += parser.problems
        if earlier is not None and self.outline.is_like(earlier.outline):
            known = earlier.valid_units
            self.valid_units = {
                operation: known[operation] for operation in self.outline.operations if operation in known
            }
        if roots and not self.diagnostics:
            self._verify(module_of(roots, self.path))
            if self.diagnostics:
                self.pieces.discard_resolved()
        for diagnostic in self.diagnostics:
            in_whole(diagnostic)

    def _verify(self, module: Operation) -> None:
        self.diagnostics += check(module, valid_units=self.valid_units)

    @functools.cached_property
    def _merged(self) -> Records:
        return self.contents.merged()

    @property
    def definitions(self) -> Sequence[tuple[int, str, Sequence[Value]]]:
        """The definitions of all values, in order."""
        return self._merged.definitions

    @property
    def uses(self) -> Sequence[tuple[int, str]]:
        """The uses of all values, in order."""
        return self._merged.uses

    @property
    def operations(self) -> Sequence[tuple[int, int, Operation]]:
        """All operations, by their first character."""
        return self._merged.operations

    def _check_bytecode(self) -> None:
        """Diagnoses the file on disk: the editor's text of bytecode is not the file's contents."""
        try:
            self._verify(parse_module(read_source(self.path), self.path, allow_unregistered=True))
        except DiagnosticError as problem:
            self.diagnostics += problem.diagnostics
        except OSError as problem:
            place = SourceFile(self.path, "").position(0)
            self.diagnostics.append(Diagnostic(Severity.ERROR, place, f"cannot read bytecode: {problem.strerror}"))

    # ---- Positions

    def word(self, offset: int) -> tuple[int, int, str] | None:
        """Returns the start, end and text of the name at an offset."""
        row_start = self.text.rfind("\n", 0, offset) + 1
        row_end = self.text.find("\n", offset)
        row = self.text[row_start : row_end if row_end >= 0 else len(self.text)]
        for match in _NAME.finditer(row):
            if match.start() <= offset - row_start <= match.end():
                return row_start + match.start(), row_start + match.end(), match[0]
        return None

    def _isolated_span(self, offset: int) -> tuple[int, int]:
        """Returns the innermost isolated operation around an offset: the scope of value names."""
        best = (0, len(self.text))
        for start, end, operation in self.contents.operations_around(offset):
            if operation.trait_bits & IsolatedFromAbove.bit and end - start < best[1] - best[0]:
                best = (start, end)
        return best

    def definition_of(self, name: str, offset: int) -> tuple[int, str, Sequence[Value]] | None:
        """Where the value of a name that is seen at an offset is defined, the name without a number, and its values."""
        start, end = self._isolated_span(offset)
        plain = name.partition("#")[0]
        candidates = [entry for entry in self.contents.definitions_between(start, end) if entry[1] == plain]
        earlier = [entry for entry in candidates if entry[0] <= offset]
        definitions = earlier or candidates
        return definitions[-1] if definitions else None

    def hover(self, offset: int) -> Hover | None:
        word_ = self.word(offset)
        if word_ is None:
            return None
        start, end, word = word_
        if word.startswith("%"):
            entry = self.definition_of(word, offset)
            if entry is None:
                return None
            types = ", ".join(str(value.type) for value in entry[2])
            source = entry[2][0].defining_op if entry[2] else None
            what = f"result of `{source.name}`" if source is not None else "block argument"
            return Hover(start, end, f"```mlir\n{word.partition('#')[0]} : {types}\n```\n\n{what}")
        if word.startswith("@"):
            target = self._symbol(word[1:])
            return None if target is None else Hover(start, end, f"`{target.kind}` **{word}**")
        if word[0] in "!#":
            about = _documentation_of(word)
            return Hover(start, end, about) if about else None
        known = operation_of_dialect(word) if "." in word and word[0].isalpha() else None
        if known is None:
            return None
        text = operation_markdown(known)
        if known.assembly_format.strip():
            text += f"\n\nSyntax:\n```\n{' '.join(known.assembly_format.split())}\n```"
        return Hover(start, end, text)

    def _symbol(self, name: str) -> Symbol | None:
        return next((symbol for symbol in self.symbols() if symbol.name == name), None)

    def definition(self, offset: int) -> Place | None:
        word_ = self.word(offset)
        if word_ is None:
            return None
        word = word_[2]
        if word.startswith("%"):
            entry = self.definition_of(word, offset)
            return None if entry is None else Place(self.path, entry[0], entry[0] + len(entry[1]))
        if word.startswith("@"):
            target = self._symbol(word[1:])
            if target is None:
                return None
            at = self.text.find(word, target.start)
            return Place(self.path, at, at + len(word))
        if word.startswith("^"):
            match = re.compile(rf"^\s*(\^{re.escape(word[1:])})\s*[(:]", re.MULTILINE).search(self.text)
            return None if match is None else Place(self.path, match.start(1), match.end(1))
        return _declaration_of(word)

    def references(self, offset: int) -> list[Place]:
        word_ = self.word(offset)
        if word_ is None:
            return []
        word = word_[2]
        if word.startswith("%"):
            entry = self.definition_of(word, offset)
            if entry is None:
                return []
            start, end = self._isolated_span(entry[0])
            places = [entry[0], *(at for at, name in self.contents.uses_between(start, end) if name == entry[1])]
            return [Place(self.path, at, at + len(entry[1])) for at in sorted(set(places))]
        if word[0] in "@^":
            pattern = re.compile(re.escape(word) + r"(?![\w$.\-])")
            # Block names are scoped to a function.
            start, end = self._isolated_span(offset) if word[0] == "^" else (0, len(self.text))
            return [Place(self.path, match.start(), match.end()) for match in pattern.finditer(self.text, start, end)]
        if "." not in word or word[0] in "!#":
            return []
        return list(self._operations_named(word))

    def _operations_named(self, word: str) -> Iterator[Place]:
        """Where the names of operations stand, in either form."""
        for start, end, operation in self.operations:
            at = self.text.find(word, start, end) if operation.name == word else -1
            if at >= 0:
                yield Place(self.path, at, at + len(word))

    def is_taken(self, name: str, offset: int) -> bool:
        """True if a value, symbol or block that can be seen from an offset has a name."""
        if name[0] == "%":
            return self.definition_of(name, offset) is not None
        if name[0] == "@":
            return self._symbol(name[1:]) is not None
        start, end = self._isolated_span(offset)
        return re.search(re.escape(name) + r"(?![\w$.\-])", self.text[start:end]) is not None

    # ---- Completion, symbols, hints

    def completions(self, offset: int, row: str | None = None) -> list[Completion]:
        """Returns the completions at an offset, after ``row``: the line up to there, if the text has changed since."""
        if row is None:
            row = self.text[self.text.rfind("\n", 0, offset) + 1 : offset]
        if re.search(r"%[\w$.\-]*$", row):
            start, end = self._isolated_span(offset)
            return [
                Completion(name, "value", ", ".join(str(value.type) for value in values))
                for at, name, values in self.contents.definitions_between(start, offset)
                if at < offset
            ]
        if re.search(r"@[\w$.]*$", row):
            return [
                Completion("@" + symbol.name, "symbol", symbol.kind) for symbol in self.symbols()
            ]
        if re.search(r"\^[\w$.]*$", row):
            start, end = self._isolated_span(offset)
            labels = re.finditer(r"^\s*(\^[\w$.\-]+)", self.text[start:end], re.MULTILINE)
            return [Completion(match[1], "label") for match in labels]
        named = re.search(r"([!#])(?:([A-Za-z_]\w*)\.)?[\w.]*$", row)
        if named:
            return _definitions(named[1], named[2])
        if re.search(r":\s*[A-Za-z0-9]*$", row):
            return [Completion(name, "type") for name in _BUILTIN_TYPES]
        words = words_of_operation(row)
        if words is not None:
            return words
        dotted = re.search(r"([A-Za-z_]\w*)\.[\w.]*$", row)
        if dotted:
            dialect = load_dialect(dotted[1])
            names = sorted(dialect.operations.names()) if dialect is not None else []
            return [Completion(name.partition(".")[2], "operation", name) for name in names]
        return [Completion(name, "operation", "dialect") for name in available_dialects()]

    def symbols(self) -> list[Symbol]:
        return self._symbols

    @functools.cached_property
    def _symbols(self) -> list[Symbol]:
        return self.contents.symbols()

    def hints(self, first: int = 0, last: int | None = None) -> list[Hint]:
        """Returns the types of results that are defined between two offsets."""
        hints = []
        for at, name, values in self.contents.definitions_between(first, len(self.text) if last is None else last):
            if values and values[0].defining_op is not None:
                hints.append(Hint(at + len(name), ": " + ", ".join(str(value.type) for value in values)))
        return hints


_BUILTIN_TYPES = (
    "bf16", "complex", "f16", "f32", "f64", "i1", "i8", "i16", "i32", "i64", "index", "memref", "none", "tensor",
    "tuple", "vector",
)  # fmt: skip


def _definitions(sigil: str, name: str | None) -> list[Completion]:
    """Returns the types (`!`) or attributes (`#`) of a dialect, or the dialects."""
    if name is None:
        return [Completion(available_dialect, "type", "dialect") for available_dialect in available_dialects()]
    dialect = load_dialect(name)
    if dialect is None:
        return []
    names = list(dialect.types) if sigil == "!" else list(dialect.attributes)
    return [Completion(name_, "type", f"{sigil}{name}.{name_}") for name_ in names]


def _documentation_of(name: str) -> str:
    """Returns the summary and description of a type (`!dialect.mnemonic`) or an attribute, with its parameters."""
    cls = _class_of(name)
    if cls is None:
        return ""
    parameters = ", ".join(f"`{parameter}`" for parameter in getattr(cls, "parameter_names", ()))
    parts = [f"**{name}**", inspect.cleandoc(cls.__doc__ or ""), f"- parameters: {parameters}" if parameters else ""]
    return "\n\n".join(part for part in parts if part)


def _class_of(name: str) -> type[Attribute] | None:
    """Returns the class of a type or an attribute by its name with the sign."""
    dialect_name, _, mnemonic = name[1:].partition(".")
    dialect = load_dialect(dialect_name)
    if dialect is None:
        return None
    cls: type[Attribute] | None = (dialect.types if name[0] == "!" else dialect.attributes).get(mnemonic)
    return cls


def _declaration_of(name: str) -> Place | None:
    """Returns where a `.td` file declares an operation, a type (`!dialect.mnemonic`) or an attribute."""
    if "." not in name:
        return None
    cls = _class_of(name) if name[0] in "!#" else lookup_operation(name)
    place = getattr(cls, "definition_place", None)
    return None if place is None else Place(place[0], line=place[1], column=place[2])
