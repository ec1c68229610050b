"""The tables of attributes and types, whose entries are read when something first refers to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.asm.bytecode.cursor import Cursor, Malformed
from lamina.asm.bytecode.encodings import encodings_of
from lamina.asm.bytecode.entry_reader import EntryReader
from lamina.asm.bytecode.strings import text_of
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.growth import PARTS
from lamina.ir.location import Location, SourceFile
from lamina.ir.resource_blob import DenseResourceBlob

if TYPE_CHECKING:
    from lamina.asm.bytecode.dialects import Dialects


class Entries:
    """The attributes and types of a file, and the tables they refer to."""

    def __init__(self, strings: list[bytes], dialects: Dialects, resources: list[DenseResourceBlob]) -> None:
        self.strings = strings
        self.dialects = dialects
        self.resources = resources
        # By number: where the bytes are, (dialect, start, end, whether they are an encoding of the dialect's own).
        self._attribute_places: list[tuple[int, int, int, bool]] = []
        self._type_places: list[tuple[int, int, int, bool]] = []
        self._attributes: list[Attribute | None] = []
        self._types: list[Type | None] = []
        self.attribute_parts: list[int] = []
        self.type_parts: list[int] = []
        self._data = Cursor(b"", "")
        self._limit = PARTS

    def read(self, offsets: Cursor, data: Cursor) -> None:
        """Reads where the entries are."""
        self._data = data
        self._limit = PARTS + data.left
        attributes, types = offsets.count("attributes"), offsets.count("types")
        at = data.at
        at = self._read_places(offsets, attributes, at, self._attribute_places)
        at = self._read_places(offsets, types, at, self._type_places)
        offsets.expect_end("the attribute and type offset section")
        self._attributes, self.attribute_parts = [None] * attributes, [0] * attributes
        self._types, self.type_parts = [None] * types, [0] * types

    def _read_places(self, offsets: Cursor, count: int, at: int, places: list[tuple[int, int, int, bool]]) -> int:
        while len(places) < count:
            dialect = self.dialects.number(offsets)
            for _ in range(offsets.count("entries")):
                size, encoded = offsets.flagged()
                if size > self._data.end - at:
                    offsets.fail("attribute or type entry offset points past the end of the section")
                places.append((dialect, at, at + size, encoded))
                at += size
        return at

    def attribute(self, number: int, user: Cursor) -> Attribute:
        """Attribute ``number``, which ``user`` refers to. Raises Malformed."""
        if number >= len(self._attributes):
            user.fail(f"invalid attribute index: {number}")
        known = self._attributes[number]
        if known is None:
            known = self._read(self._attribute_places, self.attribute_parts, number, False)
            self._attributes[number] = known
        return known

    def type(self, number: int, user: Cursor) -> Type:
        """Type ``number``, which ``user`` refers to. Raises Malformed."""
        if number >= len(self._types):
            user.fail(f"invalid type index: {number}")
        known = self._types[number]
        if known is None:
            parsed = self._read(self._type_places, self.type_parts, number, True)
            assert isinstance(parsed, Type)
            known = self._types[number] = parsed
        return known

    def location(self, number: int, user: Cursor) -> Location:
        """Attribute ``number``, which must be a location."""
        location_attribute = self.attribute(number, user)
        if not isinstance(location_attribute, Location):
            user.fail(f"expected attribute of type: Location, but got: {type(location_attribute).__name__}")
        return location_attribute

    def _read(self, places: list[Any], parts: list[int], number: int, is_type: bool) -> Attribute:
        if parts[number] < 0:
            self._data.fail("an attribute or type that contains itself", places[number][1])
        parts[number] = -1
        dialect, start, end, encoded = places[number]
        cursor = Cursor(self._data.data, self._data.section, self._data.base, start, end)
        try:
            parsed, size = self._encoded(dialect, cursor, is_type) if encoded else self._text(dialect, cursor, is_type)
        except (InvalidParameters, OverflowError) as problem:
            raise Malformed(str(problem), cursor.section, cursor.base + start) from None
        if size > self._limit and not isinstance(parsed, Location):
            cursor.fail(f"an attribute or type that expands to more than {self._limit:,} others", start)
        parts[number] = size
        return parsed

    def _encoded(self, dialect: int, cursor: Cursor, is_type: bool) -> tuple[Attribute, int]:
        name = self.dialects.loaded(dialect, cursor)
        encodings = encodings_of(name, types=is_type)
        if encodings is None:
            cursor.fail(f"dialect '{name}' does not implement the bytecode interface")
        reader = EntryReader(cursor, self)
        decoded = encodings.read(reader)
        cursor.expect_end("an attribute or type entry")
        return decoded, reader.parts

    def _text(self, dialect: int, cursor: Cursor, is_type: bool) -> tuple[Attribute, int]:
        from lamina.asm.parser import Parser  # start-up

        data = bytes(cursor.take(cursor.left))
        if not data.endswith(b"\0"):
            cursor.fail("malformed null-terminated string, no null character found")
        self.dialects.loaded(dialect, cursor)
        source = SourceFile(f"<{'type' if is_type else 'attribute'}>", text_of(data[:-1]))
        try:
            parser = Parser(source, allow_unregistered=self.dialects.allow_unregistered)
            parsed = parser.parse_type() if is_type else parser.parse_attribute()
            if parser.kind != "eof":
                parser.error("trailing characters found after the text", parser.start)
        except DiagnosticError as problem:
            said = problem.diagnostics[0].message
            cursor.fail(f"{said}, in the text '{source.text[:80]}'", cursor.end - len(data))
        return parsed, 1 + len(data)
