"""Numbering of attributes, types, operation names and resources of a file being written.

Everything is counted first: frequent entries get smaller numbers, which take fewer bytes. Entries whose numbers
take equally many bytes are grouped by dialect.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, TypeVar

from lamina.asm.bytecode import layout
from lamina.asm.bytecode.emitter import Emitter
from lamina.asm.bytecode.encodings import encodings_of
from lamina.asm.bytecode.entry_writer import EntryWriter, Numbers
from lamina.asm.bytecode.properties import has_properties, inherent_attributes, write_properties
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DictionaryAttr, OpaqueAttr
from lamina.ir.location import OpaqueLoc, UnknownLoc, resolve_location
from lamina.ir.operation import Operation
from lamina.ir.resource_blob import DenseResourceBlob
from lamina.ir.types import OpaqueType

ItemT = TypeVar("ItemT", bound=Hashable)


class Table(Generic[ItemT]):
    """Things of dialects, counted and then numbered."""

    def __init__(self, dialect_of: Callable[[ItemT], str]) -> None:
        self.counts: dict[ItemT, int] = {}
        self.numbers: dict[ItemT, int] = {}
        self.dialect_of = dialect_of

    def note(self, item: ItemT) -> bool:
        """Counts a use; True for the first."""
        count = self.counts.get(item)
        self.counts[item] = 1 if count is None else count + 1
        return count is None

    def finish(self) -> None:
        """Assigns the numbers."""
        items = sorted(self.counts, key=lambda item: -self.counts[item])
        ranks: dict[str, int] = {}
        for item in items:
            ranks.setdefault(self.dialect_of(item), len(ranks))
        start, bits = 0, 7
        while start < len(items):
            end = 1 << bits
            for item in sorted(items[start:end], key=lambda item: ranks[self.dialect_of(item)]):
                self.numbers[item] = len(self.numbers)
            start, bits = end, bits + 7

    def groups(self) -> Iterable[tuple[str, list[ItemT]]]:
        """Returns the things in the order of their numbers, those of one dialect that follow each other together."""
        group: list[ItemT] = []
        for item in self.numbers:
            if group and self.dialect_of(item) != self.dialect_of(group[0]):
                yield self.dialect_of(group[0]), group
                group = []
            group.append(item)
        if group:
            yield self.dialect_of(group[0]), group


def dialect_of(value: Attribute) -> str:
    """Returns the name of the dialect that an attribute or type belongs to."""
    if isinstance(value, OpaqueAttr | OpaqueType):
        return value.dialect_namespace
    return value.dialect_name


def written_location(location: Attribute) -> Attribute:
    """Returns the location to write in place of locations that refer to objects of the process."""
    while isinstance(location, OpaqueLoc):
        location = location.fallback
    return location


class Numbering:
    """Counts what operations use, and everything that refers to in turn."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.attributes: Table[Attribute] = Table(dialect_of)
        self.types: Table[Type] = Table(dialect_of)
        self.operations: Table[tuple[str, bool]] = Table(lambda item: item[0].partition(".")[0])
        self.resources: dict[DenseResourceBlob, int] = {}
        self.order: dict[Operation, int] = {}
        self._waiting: list[Attribute] = []
        self._scratch = EntryWriter(
            Emitter(), Numbers(self._note_attribute, self._note_type, lambda text: 0, self._note_resource)
        )

    def count(self, roots: Sequence[Operation]) -> None:
        """Counts everything, then assigns the numbers."""
        unknown = UnknownLoc()
        for root in roots:
            for operation in root.walk():
                self.order[operation] = len(self.order)
                self._count_operation(operation)
                for region in operation.regions:
                    for block in region:
                        for argument in block.arguments:
                            self._note_type(argument.type)
                            location = written_location(resolve_location(argument.location))
                            if self.version < layout.UNKNOWN_ARGUMENT_LOCATIONS_LEFT_OUT or location is not unknown:
                                self._note_attribute(location)
        while self._waiting:
            self._visit(self._waiting.pop())
        for table in (self.attributes, self.types, self.operations):
            table.finish()

    def _count_operation(self, operation: Operation) -> None:
        self.operations.note((operation.name, operation.is_registered))
        self._note_attribute(written_location(operation.location))
        for result in operation.results:
            self._note_type(result.type)
        attributes = self.written_attributes(operation)
        if attributes is not None:
            self._note_attribute(attributes)
        if self.version >= layout.PROPERTIES and has_properties(operation):
            self._scratch.out = Emitter()
            write_properties(operation, self._scratch, self.version)

    def written_attributes(self, operation: Operation) -> DictionaryAttr | None:
        """Returns the dictionary of an operation's attributes: the discardable ones, and before version 5 all of
        them."""
        attributes = operation.attributes
        if self.version < layout.PROPERTIES:
            inherent = inherent_attributes(operation) if operation.is_registered else operation.properties
            attributes = {**inherent, **attributes}
        return DictionaryAttr(attributes) if attributes else None

    def _note_attribute(self, value: Attribute) -> int:
        if self.attributes.note(value):
            self._waiting.append(value)
        return 0

    def _note_type(self, value: Type) -> int:
        if self.types.note(value):
            self._waiting.append(value)
        return 0

    def _note_resource(self, blob: DenseResourceBlob) -> int:
        return self.resources.setdefault(blob, len(self.resources))

    def _visit(self, value: Attribute) -> None:
        """Counts what the entry of an attribute or type refers to."""
        if isinstance(value, Type) and value in self.types.counts:
            self._visit_as(value, True)
        if value in self.attributes.counts:
            self._visit_as(value, False)

    def _visit_as(self, value: Attribute, is_type: bool) -> None:
        encodings = encodings_of(dialect_of(value), types=is_type)
        encoding = None if encodings is None else encodings.of(value)
        if encoding is not None:
            self._scratch.out = Emitter()
            encoding[1].write(self._scratch, value)

    def numbers(self, string: Callable[[str], int]) -> Numbers:
        """Returns the numbering used to write entries."""
        return Numbers(
            self.attributes.numbers.__getitem__,
            self.types.numbers.__getitem__,
            string,
            self.resources.__getitem__,
        )
