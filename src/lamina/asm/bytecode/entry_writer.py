"""Writing one attribute, type or properties entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lamina.asm.bytecode.emitter import Chunk, Emitter
from lamina.ir.attribute import Attribute, Type
from lamina.ir.resource_blob import DenseResourceBlob


class Numbers(NamedTuple):
    """The numbering of a file's tables."""

    attribute: Callable[[Attribute], int]
    type: Callable[[Type], int]
    string: Callable[[str], int]
    resource: Callable[[DenseResourceBlob], int]


class EntryWriter:
    """The sink of encodings."""

    __slots__ = ("out", "numbers")

    def __init__(self, out: Emitter, numbers: Numbers) -> None:
        self.out = out
        self.numbers = numbers

    def byte(self, value: int) -> None:
        self.out.byte(value)

    def varint(self, value: int) -> None:
        self.out.varint(value)

    def signed(self, value: int) -> None:
        self.out.signed(value)

    def string(self, value: str) -> None:
        """A string of the table."""
        self.out.varint(self.numbers.string(value))

    def blob(self, value: Chunk) -> None:
        """Bytes, after their number."""
        self.out.varint(len(value))
        self.out.blob(value)

    def attribute(self, value: Attribute) -> None:
        self.out.varint(self.numbers.attribute(value))

    def optional_attribute(self, value: Attribute | None) -> None:
        if value is None:
            self.out.varint(0)
        else:
            self.out.flagged(self.numbers.attribute(value), True)

    def type(self, value: Type) -> None:
        self.out.varint(self.numbers.type(value))

    def integer(self, width: int, bits: int) -> None:
        """The bits of an integer of the width, as EntryReader.integer reads them."""
        if width <= 8:
            self.byte(bits)
        elif width <= 64:
            self.signed(bits)
        else:
            words = max(1, (bits.bit_length() + 63) // 64)
            self.varint(words)
            for _ in range(words):
                self.signed(bits & 0xFFFF_FFFF_FFFF_FFFF)
                bits >>= 64

    def resource(self, value: DenseResourceBlob) -> None:
        """A resource of a dialect."""
        self.out.varint(self.numbers.resource(value))
