"""Writing numbers and bytes."""

from __future__ import annotations

from lamina.asm.bytecode.layout import ALIGNED, PADDING, Section

Chunk = bytes | bytearray | memoryview

_SINGLE = [bytes((number << 1 | 1,)) for number in range(128)]


def varint_bytes(number: int) -> bytes:
    """Encodes an unsigned number below 2**64: the number of trailing zeros gives the number of bytes after the first.
    """
    if number < 128:
        return _SINGLE[number]
    size = (number.bit_length() + 6) // 7
    if size > 8:
        return b"\0" + number.to_bytes(8, "little")
    return ((number << size) | (1 << (size - 1))).to_bytes(size, "little")


class Emitter:
    """A byte buffer under construction. Large blobs are kept by reference and never copied."""

    __slots__ = ("chunks", "last", "size", "alignment")

    def __init__(self) -> None:
        self.last = bytearray()
        self.chunks: list[Chunk] = [self.last]
        self.size = 0  # of the chunks before the last one
        self.alignment = 1

    def __len__(self) -> int:
        return self.size + len(self.last)

    def byte(self, number: int) -> None:
        self.last.append(number)

    def varint(self, number: int) -> None:
        """An unsigned 64-bit number; higher bits are dropped."""
        if 0 <= number < 128:
            self.last.append(number << 1 | 1)
        else:
            self.last += varint_bytes(number & 0xFFFF_FFFF_FFFF_FFFF)

    def signed(self, number: int) -> None:
        """A number of 64 bits, read as a signed one."""
        number = (number + (1 << 63)) % (1 << 64) - (1 << 63)
        self.varint((number << 1) ^ (number >> 63))

    def flagged(self, number: int, flag: bool) -> None:
        self.varint(number << 1 | flag)

    def blob(self, data: Chunk) -> None:
        """Copies the data if it is short."""
        if len(data) < 4096:
            self.last += data
            return
        self._append(data)

    def _append(self, data: Chunk) -> None:
        self.size += len(self.last) + len(data)
        self.last = bytearray()
        self.chunks += [data, self.last]

    def align(self, alignment: int) -> None:
        """Pads to a multiple of the alignment, which the whole then needs too."""
        self.alignment = max(self.alignment, alignment)
        self.last += bytes((PADDING,)) * (-len(self) % alignment)

    def section(self, kind: Section, body: Emitter) -> None:
        """Adds a section with the other emitter's data."""
        aligned = body.alignment > 1
        self.byte(kind | ALIGNED if aligned else kind)
        self.varint(len(body))
        if aligned:
            self.varint(body.alignment)
            self.align(body.alignment)
        if len(body.chunks) == 1:
            self.blob(body.last)
            return
        for chunk in body.chunks[:-1]:
            self.blob(chunk)
        self.blob(body.last)

    def raw(self) -> bytes:
        """Returns all of it, copied."""
        return b"".join(self.chunks)
