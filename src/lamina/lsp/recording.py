"""Reading MLIR texts for editors: where names stand, and what has not changed since the text before.

Isolated operations without a symbol table of their own, such as functions, are *pieces*. A keystroke changes one of
them; the others are taken from the analysis before. A piece that is in error is left out, and reading goes on behind
it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from lamina.asm.function_syntax import SYM_NAME
from lamina.asm.operation_state import UnresolvedOperand
from lamina.asm.parser import Parser
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import StringAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import Diagnostic, ParseError
from lamina.ir.dialect import lookup_operation
from lamina.ir.location import SourceFile, SourcePosition
from lamina.ir.operation import Operation, UnregisteredOp
from lamina.ir.traits import IsolatedFromAbove, SymbolTableTrait
from lamina.ir.value import Value
from lamina.lsp.answers import Symbol

# What may stand behind the end of an operation: nothing, or the end of a line.
_END = re.compile(r"[ \t]*(?://[^\n]*)?(?:\n|\Z)")
_BRACE = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|[{}]')


class PieceFile(SourceFile):
    """Offsets in a text as it was when a piece was read, as places in the text of now."""

    __slots__ = ("whole", "shift")

    def __init__(self, whole: SourceFile) -> None:
        super().__init__(whole.name, "")
        self.whole, self.shift = whole, 0

    def line_column(self, offset: int) -> tuple[int, int]:
        return self.whole.line_column(offset + self.shift)

    def offset(self, line: int, column: int) -> int:
        return self.whole.offset(line, column) - self.shift

    def line_text(self, line: int) -> str:
        return self.whole.line_text(line)


class Records:
    """What stands where: definitions of values, uses, operations; all with their offsets."""

    def __init__(self) -> None:
        self.definitions: list[tuple[int, str, Sequence[Value]]] = []
        self.uses: list[tuple[int, str]] = []
        self.operations: list[tuple[int, int, Operation]] = []
        self._symbols: list[Symbol] | None = None

    def extend(self, other: Records, shift: int) -> None:
        """Adds what stands elsewhere, ``shift`` characters further on."""
        self.definitions += [(at + shift, name, values) for at, name, values in other.definitions]
        self.uses += [(at + shift, name) for at, name in other.uses]
        self.operations += [(start + shift, end + shift, operation) for start, end, operation in other.operations]

    def symbols(self) -> list[Symbol]:
        """The operations that define symbols. They are looked for once, when all has been recorded."""
        if self._symbols is None:
            self._symbols = []
            for start, end, operation in self.operations:
                name = symbol_name(operation)
                if name is not None:
                    self._symbols.append(Symbol(name, operation.name, start, end))
        return self._symbols


def symbol_name(operation: Operation) -> str | None:
    """The name of the symbol that an operation defines."""
    name = operation.get_attr(SYM_NAME)
    return name.value if isinstance(name, StringAttr) else None


class Section(NamedTuple):
    """The records of a piece, which stands at an offset of the text of now, ``shift`` further on than when it was
    read."""

    start: int
    shift: int
    records: Records


class Contents:
    """What stands where in a whole text: what is in the pieces, and around them."""

    def __init__(self, around: Records, sections: list[Section]) -> None:
        self._sections = [Section(0, 0, around), *sections]
        self._starts = [section.start for section in sections]

    def between(self, first: int, last: int) -> Iterator[Section]:
        """The sections that a range of the text may touch. That around the pieces comes first."""
        yield self._sections[0]
        start = max(bisect_right(self._starts, first), 1)
        yield from self._sections[start : bisect_right(self._starts, last) + 1]

    def operations_around(self, offset: int) -> Iterator[tuple[int, int, Operation]]:
        """The operations around an offset, from the outside in."""
        for _, shift, records in self.between(offset, offset):
            at = offset - shift
            for start, end, operation in records.operations:
                if start <= at <= end:
                    yield start + shift, end + shift, operation

    def definitions_between(self, first: int, last: int) -> list[tuple[int, str, Sequence[Value]]]:
        """The definitions of values in a range of the text, both ends included, in order."""
        records_ = [
            (at + shift, name, values)
            for _, shift, records in self.between(first, last)
            for at, name, values in records.definitions
            if first <= at + shift <= last
        ]
        records_.sort(key=lambda entry: entry[0])
        return records_

    def uses_between(self, first: int, last: int) -> list[tuple[int, str]]:
        """The uses of values in a range of the text, both ends included, in order."""
        return sorted(
            (at + shift, name)
            for _, shift, records in self.between(first, last)
            for at, name in records.uses
            if first <= at + shift <= last
        )

    def symbols(self) -> list[Symbol]:
        """The symbols of the whole text, in order."""
        outline = [
            symbol if not shift else replace(symbol, start=symbol.start + shift, end=symbol.end + shift)
            for _, shift, records in self._sections
            for symbol in records.symbols()
        ]
        outline.sort(key=lambda symbol: symbol.start)
        return outline

    def merged(self) -> Records:
        """All records as those of one text."""
        whole = Records()
        for _, shift, records in self._sections:
            whole.extend(records, shift)
        whole.definitions.sort(key=lambda entry: entry[0])
        whole.uses.sort()
        whole.operations.sort(key=lambda entry: entry[0])
        return whole


class Outline:
    """A text without what is inside its pieces."""

    def __init__(self, text: str) -> None:
        self._text, self._end = text, 0
        self._between: list[str] = []
        self.operations: list[Operation] = []

    def add(self, start: int, end: int, operation: Operation) -> None:
        """Adds the next piece."""
        self._between.append(self._text[self._end : start])
        self._end = end
        self.operations.append(operation)

    def is_like(self, other: Outline) -> bool:
        """Whether the texts around the pieces, and the heads of these, say the same."""
        return (
            self._between == other._between
            and self._text[self._end :] == other._text[other._end :]
            and all(map(_have_same_heads, self.operations, other.operations))
        )


def _have_same_heads(left: Operation, other: Operation) -> bool:
    return left is other or (
        left.name == other.name and left.properties == other.properties and left.attributes == other.attributes
    )


class Surroundings(NamedTuple):
    """What the text of a piece may refer to."""

    types: dict[str, Type]
    attributes: dict[str, Attribute]
    dialect: str


class Piece(NamedTuple):
    """An operation with its text, and the text behind it up to the character after the next token: where that changes,
    the operation might go on. ``ends_text``: there is no such character."""

    operation: Operation
    start: int
    text: str
    following: str
    ends_text: bool
    surroundings: Surroundings
    file: PieceFile
    records: Records
    given_locations: int
    """How many operations had locations of their own when the piece was read."""

    def has_resolved_locations(self) -> bool:
        """Whether places of operations have been worked out since, which do not move with the text."""
        return _given_locations(self.records) != self.given_locations


def _given_locations(records: Records) -> int:
    return sum(not isinstance(operation.raw_location, SourcePosition) for _, _, operation in records.operations)


class Pieces:
    """The pieces of a text, by their first line."""

    def __init__(self) -> None:
        self._by_line: dict[str, list[Piece]] = {}

    def add(self, piece: Piece) -> None:
        self._by_line.setdefault(piece.text.partition("\n")[0], []).append(piece)

    def discard_resolved(self) -> None:
        """Removes the pieces that cannot be taken over to another text."""
        for line, pieces in self._by_line.items():
            self._by_line[line] = [piece for piece in pieces if not piece.has_resolved_locations()]

    def absorb(self, other: Pieces) -> None:
        """Takes over all pieces of another text that are left there."""
        for line, pieces in other._by_line.items():
            self._by_line.setdefault(line, []).extend(pieces)

    def take(self, text: str, start: int, surroundings: Surroundings) -> Piece | None:
        """The piece that stands at an offset of a text. It is gone from here then, as an operation has one place."""
        end = text.find("\n", start)
        waiting = self._by_line.get(text[start : end if end >= 0 else len(text)], [])
        for index, piece in enumerate(waiting):
            if (
                text.startswith(piece.text, start)
                and text.startswith(piece.following, start + len(piece.text))
                and (not piece.ends_text or start + len(piece.text) + len(piece.following) == len(text))
                and piece.surroundings == surroundings
            ):
                return waiting.pop(index)
        return None


class RecordingParser(Parser):
    """Records where things stand; takes what has not changed from the pieces of an earlier text."""

    repeats_statements = False  # repeated lines do not tell where operands are

    def __init__(self, file: SourceFile, earlier: Pieces) -> None:
        super().__init__(file, allow_unregistered=True)
        self.whole = file
        self.earlier, self.pieces = earlier, Pieces()
        self.problems: list[Diagnostic] = []
        self.records = Records()
        self.sections: list[Section] = []
        self.outline = Outline(file.text)
        self.read = 0
        """How many pieces were read, not taken."""
        self._is_inside = False
        self._may_be_piece: dict[str, bool] = {}
        self._aliases: tuple[dict[str, Type], dict[str, Attribute]] = ({}, {})

    def contents(self) -> Contents:
        return Contents(self.records, self.sections)

    def _define(self, name: str, values: Sequence[Value], offset: int) -> None:
        self.records.definitions.append((offset, name, values))
        super()._define(name, values, offset)

    def resolve_operand(self, operand: UnresolvedOperand, type: Type) -> Value:
        self.records.uses.append((operand.offset, operand.name))
        return super().resolve_operand(operand, type)

    def parse_operation(self, block: Block) -> Operation:
        start = self.start
        if not self._is_inside and self.kind == "bare" and self._is_piece(self.text[start : self.end]):
            return self._parse_piece(block)
        operation = super().parse_operation(block)
        self.records.operations.append((start, self.last_end, operation))
        return operation

    # ---- Pieces

    def _is_piece(self, name: str) -> bool:
        known = self._may_be_piece.get(name)
        if known is None:
            cls = lookup_operation(name) if "." in name else None
            bits = 0 if cls is None else cls.trait_bits
            known = bool(bits & IsolatedFromAbove.bit) and not bits & SymbolTableTrait.bit
            self._may_be_piece[name] = known
        return known

    def _surroundings(self) -> Surroundings:
        types, attributes = self._aliases
        # Aliases are only added: their number tells whether there are new ones.
        if len(types) != len(self.type_aliases) or len(attributes) != len(self.attribute_aliases):
            self._aliases = types, attributes = dict(self.type_aliases), dict(self.attribute_aliases)
        return Surroundings(types, attributes, self.default_dialects[-1])

    def _parse_piece(self, block: Block) -> Operation:
        surroundings, start = self._surroundings(), self.start
        piece = self.earlier.take(self.text, start, surroundings)
        if piece is None:
            return self._read_piece(block, start, surroundings)
        piece.file.whole, piece.file.shift = self.whole, start - piece.start
        self.sections.append(Section(start, start - piece.start, piece.records))
        self.outline.add(start, start + len(piece.text), piece.operation)
        self.pieces.add(piece)
        self.reset(start + len(piece.text))
        return block.append(piece.operation.remove())

    def _read_piece(self, block: Block, start: int, surroundings: Surroundings) -> Operation:
        """Reads a piece. Where it is in error, that is a problem of the document, and a placeholder stands for it."""
        outer_file, outer_records, deferred = self.file, self.records, len(self.deferred_locations)
        self.file, self.records, self._is_inside = file, records, _ = PieceFile(self.whole), Records(), True
        scope = (self.values, self.forward_values, self.blocks, self.forward_blocks, self.scope_names, self.depth)
        # No name from around is seen in a piece, so what it leaves undefined stays so.
        undefined, self.values, self.forward_values = len(self.undefined_values), {}, {}
        self.read += 1
        try:
            operation = super().parse_operation(block)
            records.operations.append((start, self.last_end, operation))
            late = [*self.undefined_values[undefined:], *self._open_uses()]
            late.sort(key=lambda value: value.offset)
            if late:
                raise ParseError([self.diagnostic("use of undeclared SSA value name", value.offset) for value in late])
        except ParseError as problem:
            end = self._end_of_braces(start)
            if end is None:
                raise
            self.problems += problem.diagnostics
            del self.undefined_values[undefined:], self.deferred_locations[deferred:]
            self.reset(end)
            return UnregisteredOp("lamina.broken")
        finally:
            (self.values, self.forward_values, self.blocks, self.forward_blocks, self.scope_names, self.depth) = scope
            self.file, self.records, self._is_inside = outer_file, outer_records, False
            self.sections.append(Section(start, 0, records))
        # Aliases of locations may come later than what uses them; such a piece is read each time.
        if len(self.deferred_locations) == deferred:
            text, following = self.text[start : self.last_end], self.text[self.last_end : self.end + 1]
            ends = self.end >= len(self.text)
            given = _given_locations(records)
            self.pieces.add(Piece(operation, start, text, following, ends, surroundings, file, records, given))
        self.outline.add(start, self.last_end, operation)
        return operation

    def _end_of_braces(self, start: int) -> int | None:
        """Where the first braces from an offset on are closed that end a line; None if none are."""
        depth = 0
        for match in _BRACE.finditer(self.text, start):
            if match[0] == "{":
                depth += 1
            elif match[0] == "}":
                depth -= 1
                if depth < 0:
                    return None
                if depth == 0 and _END.match(self.text, match.end()):
                    return match.end()
        return None


def in_whole(diagnostic: Diagnostic) -> Diagnostic:
    """A diagnostic whose places, and those of its notes, are offsets in the text of now."""
    place = diagnostic.position
    if isinstance(place, SourcePosition) and isinstance(place.file, PieceFile):
        diagnostic.position = place.file.whole.position(place.offset + place.file.shift)
    for note in diagnostic.notes:
        in_whole(note)
    return diagnostic
