"""The properties of operations: the section, and the bytes of one operation's.

The layout of an operation's properties follows from its declaration (``_property_layout``): each is an
attribute, an optional attribute, a number or truth value, or a list of sizes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

from lamina.asm.bytecode.cursor import Cursor
from lamina.asm.bytecode.dialects import OperationName
from lamina.asm.bytecode.emitter import Emitter
from lamina.asm.bytecode.entry_reader import EntryReader
from lamina.asm.bytecode.entry_writer import EntryWriter
from lamina.asm.bytecode.layout import SPARSE_SEGMENT_SIZES
from lamina.ir.attribute import Attribute, InvalidParameters
from lamina.ir.attributes import BoolAttr, DenseArrayAttr, DenseI32ArrayAttr, DictionaryAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import i32, i64

if TYPE_CHECKING:
    from lamina.asm.bytecode.entries import Entries
    from lamina.ir.operation import Operation

Attributes = dict[str, Attribute]
MOST_INDEX_BITS = 8


class PropertyPart(Protocol):
    """A property of an operation, as declared."""

    name: str
    kind: str
    size: int
    native: Any

    def checked(self, value: Attribute) -> Attribute: ...


class DeclaredOperation(Protocol):
    """The interface of an operation class."""

    attribute_names: frozenset[str]

    def _property_layout(self, sparse_sizes: bool) -> tuple[PropertyPart, ...]: ...
    def _convert_properties(self, dictionary: Attribute) -> Attributes: ...
    def _check_inherent_attributes(self, attributes: Attributes) -> None: ...
    def _complete_properties(self, properties: Attributes, attributes: Attributes) -> None: ...


class PropertiesReader:
    """The section. Operations that refer to the same entry get copies of one dictionary."""

    def __init__(self, cursor: Cursor | None, version: int) -> None:
        self.version = version
        self._entries: list[Cursor] = []
        self._known: dict[tuple[str, int], Attributes] = {}
        if cursor is not None and cursor.left:
            for _ in range(cursor.count("properties")):
                size = cursor.varint()
                start = cursor.at
                cursor.take(size)
                self._entries.append(Cursor(cursor.data, cursor.section, cursor.base, start, start + size))
            cursor.expect_end("the properties section")

    def read(self, number: int, name: OperationName, entries: Entries, user: Cursor) -> Attributes:
        """Returns the properties in entry ``number`` for an operation of that name; a fresh dictionary. Raises
        Malformed."""
        known = self._known.get((name.name, number))
        if known is None:
            if number >= len(self._entries):
                user.fail(f"invalid property index: {number}")
            known = self._known[name.name, number] = self._read(self._entries[number], name, entries)
        return dict(known)

    def _read(self, entry: Cursor, name: OperationName, entries: Entries) -> Attributes:
        cursor = Cursor(entry.data, entry.section, entry.base, entry.at, entry.end)
        reader = EntryReader(cursor, entries)
        if name.was_registered and name.cls is None:
            cursor.fail(f"'{name.name}' has properties in the encoding of its dialect, which is not available")
        try:
            if name.was_registered:
                properties = _read_declared(cast(DeclaredOperation, name.cls), reader, self.version)
            else:
                properties = _read_dictionary(name.cls, reader)
        except VerifyFailure as failure:
            cursor.fail(failure.message)
        cursor.expect_end("properties")
        return properties


def _read_dictionary(cls: type[Operation] | None, reader: EntryReader) -> Attributes:
    """Properties unknown to the writer form one attribute."""
    dictionary = reader.attribute(Attribute)
    if cls is not None:
        return cast(DeclaredOperation, cls)._convert_properties(dictionary)
    if not isinstance(dictionary, DictionaryAttr):
        raise VerifyFailure("expected DictionaryAttr to set properties")
    return dictionary.as_dict()


def _read_declared(cls: DeclaredOperation, reader: EntryReader, version: int) -> Attributes:
    properties: Attributes = {}
    for part in cls._property_layout(version >= SPARSE_SEGMENT_SIZES):
        value: Attribute | None
        if part.kind == "attribute":
            value = reader.attribute(Attribute)
        elif part.kind == "optional":
            value = reader.optional_attribute(Attribute)
        elif part.kind == "sizes":
            value = DenseI32ArrayAttr(_read_sizes(reader, part.size))
        elif part.kind == "bool":
            value = part.native.read(BoolAttr(reader.byte() != 0))
        elif part.kind == "optional number":
            value = IntegerAttr.wrapped(i64, reader.varint()) if reader.byte() else None
        else:
            value = _native_number(part, reader)
        if value is not None:
            properties[part.name] = part.checked(value)
    return properties


def _native_number(part: PropertyPart, reader: EntryReader) -> Attribute | None:
    number = reader.varint()
    if number >> 32:
        reader.fail(f"invalid value of '{part.name}': {number}")
    value: Attribute | None = part.native.read(IntegerAttr.wrapped(i32, number))
    return value


def _read_sizes(reader: EntryReader, count: int) -> list[int]:
    """Reads sizes in sequence, or as (value, index) pairs packed into one number each."""
    number, sparse = reader.cursor.flagged()
    sizes = [0] * count
    if not number:
        return sizes
    if not sparse:
        if number > count:
            reader.fail(f"trying to read an array of {number} but only {count} storage available.")
        for index in range(number):
            sizes[index] = _as_i32(reader.varint())
        return sizes
    bits = reader.varint()
    if bits > MOST_INDEX_BITS:
        reader.fail(f"reading sparse array with indexing above 8 bits: {bits}")
    if number > reader.cursor.left:
        reader.fail(f"{number} sizes do not fit into the {reader.cursor.left} bytes that remain")
    for _ in range(number):
        entry = reader.varint()
        index = entry & ((1 << bits) - 1)
        if index >= count:
            reader.fail(f"reading a sparse array found index {index} but only {count} storage available.")
        sizes[index] = _as_i32(entry >> bits)
    return sizes


def _as_i32(number: int) -> int:
    number &= 0xFFFF_FFFF
    return number - (1 << 32) if number >> 31 else number


def inherent_attributes(operation: Operation) -> Attributes:
    """Returns the properties that are attributes in MLIR too; versions before 5 cannot represent the others."""
    return {name: value for name, value in operation._properties.items() if name in operation.attribute_names}


def write_properties(operation: Operation, writer: EntryWriter, version: int) -> None:
    """The bytes of an operation's properties. Raises InvalidParameters if a required one is missing."""
    properties = operation.properties
    if not operation.is_registered:
        writer.attribute(DictionaryAttr(properties))
        return
    cls = cast(DeclaredOperation, type(operation))
    for part in cls._property_layout(version >= SPARSE_SEGMENT_SIZES):
        value = properties.get(part.name)
        if part.kind == "optional":
            writer.optional_attribute(value)
        elif part.kind == "sizes":
            _write_sizes(writer.out, list(value.values) if isinstance(value, DenseArrayAttr) else [0] * part.size)
        elif part.kind == "bool":
            writer.byte(int(value is not None))
        elif part.kind == "optional number":
            writer.byte(int(value is not None))
            if isinstance(value, IntegerAttr):
                writer.varint(value.value % (1 << 64))
        elif part.kind == "number":
            writer.varint(part.native.write(value).unsigned_value)
        elif value is None:
            raise InvalidParameters(f"'{operation.name}' op requires attribute '{part.name}'")
        else:
            writer.attribute(value)


def has_properties(operation: Operation) -> bool:
    """True if the operation has an entry in the section."""
    if not operation.is_registered:
        return bool(operation.properties)
    return bool(cast(DeclaredOperation, type(operation))._property_layout(True))


def _write_sizes(out: Emitter, sizes: list[int]) -> None:
    used = [index for index, size in enumerate(sizes) if size]
    last = used[-1] if used else 0
    if last > 256 or len(used) > len(sizes) // 2:
        out.flagged(len(sizes), False)
        for size in sizes:
            out.varint(size)
        return
    out.flagged(len(used), True)
    if not used:
        return
    bits = last.bit_length()
    out.varint(bits)
    for index in used:
        out.varint(sizes[index] << bits | index)


class PropertiesWriter:
    """The section; equal entries are shared."""

    def __init__(self, version: int) -> None:
        self.version = version
        self._numbers: dict[bytes, int] = {}

    def number(self, operation: Operation, writer: EntryWriter) -> int:
        """Returns the number of the entry for the operation."""
        writer.out = Emitter()
        write_properties(operation, writer, self.version)
        return self._numbers.setdefault(writer.out.raw(), len(self._numbers))

    def write(self, out: Emitter) -> None:
        out.varint(len(self._numbers))
        for entry in self._numbers:
            out.varint(len(entry))
            out.blob(entry)

    def __len__(self) -> int:
        return len(self._numbers)
