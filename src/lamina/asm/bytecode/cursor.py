"""Reading numbers and bytes from a section."""

from __future__ import annotations

from typing import NoReturn

from lamina.asm.bytecode.layout import ALIGNED, PADDING, SECTION_NAMES, Section

Bytes = bytes | memoryview


class Malformed(Exception):
    """Raised for malformed bytecode: the error, the section, and the byte offset in the file."""

    def __init__(self, message: str, section: str, offset: int) -> None:
        super().__init__(message)
        self.message = message
        self.section = section
        self.offset = offset


def long_varint(data: Bytes, at: int) -> tuple[int, int]:
    """Reads the unsigned number at an offset; returns it and the offset after it. The lowest set bit of the first byte
    gives the number of bytes; none set means nine. Raises IndexError at the end of the data."""
    first = data[at]
    if first & 1:
        return first >> 1, at + 1
    size = (first & -first).bit_length() if first else 9
    end = at + size
    if end > len(data):
        raise IndexError
    number = int.from_bytes(data[at:end], "little")
    return number >> size if first else number >> 8, end


class Cursor:
    """A place in a part of the data; ``base`` is where in the file the data begins."""

    __slots__ = ("data", "at", "end", "base", "section")

    def __init__(self, data: Bytes, section: str, base: int = 0, at: int = 0, end: int | None = None) -> None:
        self.data = data
        self.section = section
        self.base = base
        self.at = at
        self.end = len(data) if end is None else end

    def fail(self, message: str, at: int | None = None) -> NoReturn:
        """Raises Malformed for this place."""
        raise Malformed(message, self.section, self.base + (self.at if at is None else at))

    @property
    def left(self) -> int:
        """The number of unread bytes."""
        return self.end - self.at

    def byte(self) -> int:
        at = self.at
        if at >= self.end:
            self.fail("attempting to parse a byte at the end of the bytecode")
        self.at = at + 1
        return self.data[at]

    def take(self, count: int) -> Bytes:
        """Returns the next bytes."""
        start = self.at
        if count > self.end - start:
            self.fail(f"attempting to parse {count} bytes when only {self.end - start} remain")
        self.at = start + count
        return self.data[start : start + count]

    def varint(self) -> int:
        """Returns an unsigned number of at most 64 bits."""
        at = self.at
        if at >= self.end:
            self.fail("attempting to parse a byte at the end of the bytecode")
        first = self.data[at]
        if first & 1:
            self.at = at + 1
            return first >> 1
        try:
            number, following = long_varint(self.data, at)
        except IndexError:
            following = self.end + 1
        if following > self.end:
            self.fail("attempting to parse a byte at the end of the bytecode")
        self.at = following
        return number

    def signed(self) -> int:
        """Returns a signed number of at most 64 bits."""
        number = self.varint()
        return (number >> 1) ^ -(number & 1)

    def count(self, what: str) -> int:
        """Reads the number of items that follow, each of which takes at least one byte."""
        at = self.at
        number = self.varint()
        if number > self.end - self.at:
            self.fail(f"{number} {what} do not fit into the {self.end - self.at} bytes that remain", at)
        return number

    def flagged(self) -> tuple[int, bool]:
        """A number whose lowest bit is a flag."""
        number = self.varint()
        return number >> 1, bool(number & 1)

    def align(self, alignment: int) -> None:
        """Skips padding up to a multiple, in the file, of the alignment."""
        if alignment <= 0 or alignment & (alignment - 1):
            self.fail("expected alignment to be a power-of-two")
        padding = -(self.base + self.at) % alignment
        if padding > self.end - self.at:
            self.fail(f"attempting to skip {padding} bytes when only {self.end - self.at} remain")
        for at in range(self.at, self.at + padding):
            if self.data[at] != PADDING:
                self.fail(f"expected alignment byte ({PADDING:#x}), but got: '{self.data[at]:#x}'", at)
        self.at += padding

    def sub_section(self) -> tuple[Section, Cursor]:
        """Returns the next section, which is skipped."""
        start = self.at
        kind = self.byte()
        length = self.varint()
        try:
            section = Section(kind & ~ALIGNED)
        except ValueError:
            self.fail(f"invalid section ID: {kind & ~ALIGNED}", start)
        if kind & ALIGNED:
            self.align(self.varint())
        at = self.at
        if length > self.end - at:
            self.fail(f"attempting to parse {length} bytes when only {self.end - at} remain")
        self.at = at + length
        return section, Cursor(self.data, SECTION_NAMES[section], self.base, at, at + length)

    def expect_end(self, what: str) -> None:
        """Rejects unread bytes."""
        if self.at != self.end:
            self.fail(f"unexpected trailing bytes in {what}")
