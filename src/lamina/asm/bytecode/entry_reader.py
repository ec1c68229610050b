"""Reading one attribute, type or properties entry."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, TypeVar

from lamina.asm.bytecode.cursor import Cursor
from lamina.asm.bytecode.strings import text_of
from lamina.ir.attribute import Attribute, Type

if TYPE_CHECKING:
    from lamina.asm.bytecode.entries import Entries
    from lamina.ir.resource_blob import DenseResourceBlob

AttributeT = TypeVar("AttributeT", bound=Attribute)


class EntryReader:
    """The source of encodings: the bytes of the entry, and the tables that it refers to. ``parts`` counts the
    attributes and types read, including repetitions."""

    __slots__ = ("cursor", "entries", "parts")

    def __init__(self, cursor: Cursor, entries: Entries) -> None:
        self.cursor = cursor
        self.entries = entries
        self.parts = 1

    def fail(self, message: str) -> NoReturn:
        """Raises Malformed."""
        self.cursor.fail(message)

    def byte(self) -> int:
        return self.cursor.byte()

    def varint(self) -> int:
        return self.cursor.varint()

    def signed(self) -> int:
        return self.cursor.signed()

    def count(self, what: str) -> int:
        return self.cursor.count(what)

    def string(self) -> str:
        """Returns a string of the table."""
        number = self.cursor.varint()
        strings = self.entries.strings
        if number >= len(strings):
            self.fail(f"invalid string index: {number}")
        return text_of(strings[number])

    def blob(self) -> bytes:
        """Bytes, after their number."""
        return bytes(self.cursor.take(self.cursor.varint()))

    def attribute(self, cls: type[AttributeT]) -> AttributeT:
        """Returns an attribute of the class."""
        return self._attribute(self.cursor.varint(), cls)

    def optional_attribute(self, cls: type[AttributeT]) -> AttributeT | None:
        """Returns an attribute of the class, or None."""
        number, present = self.cursor.flagged()
        return self._attribute(number, cls) if present else None

    def _attribute(self, number: int, cls: type[AttributeT]) -> AttributeT:
        attribute = self.entries.attribute(number, self.cursor)
        self.parts += self.entries.attribute_parts[number]
        if not isinstance(attribute, cls):
            self.fail(f"expected {cls.__name__}, but got: {_shown(attribute)}")
        return attribute

    def type(self) -> Type:
        number = self.cursor.varint()
        type_ = self.entries.type(number, self.cursor)
        self.parts += self.entries.type_parts[number]
        return type_

    def integer(self, width: int) -> int:
        """Returns the bits of an integer of the width: a byte, a number, or, beyond 64 bits, words."""
        if width <= 8:
            return self.byte() & ((1 << width) - 1)
        if width <= 64:
            return self.signed() & ((1 << width) - 1)
        words = [self.signed() & 0xFFFF_FFFF_FFFF_FFFF for _ in range(self.count("words"))]
        bits = int.from_bytes(b"".join(word.to_bytes(8, "little") for word in words), "little")
        return bits & ((1 << width) - 1)

    def resource(self) -> DenseResourceBlob:
        """Returns a resource of a dialect."""
        number = self.cursor.varint()
        resources = self.entries.resources
        if number >= len(resources):
            self.fail(f"invalid resource index: {number}")
        return resources[number]


def _shown(value: Attribute) -> str:
    text = str(value)
    return text if len(text) < 80 else f"{text[:76]} ..."
