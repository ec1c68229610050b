"""The table of strings."""

from __future__ import annotations

from lamina.asm.bytecode.cursor import Cursor
from lamina.asm.bytecode.emitter import Emitter


def read_strings(cursor: Cursor) -> list[bytes]:
    """Reads the strings of the section. Their sizes, including terminating zeros, come first, in reverse order."""
    count = cursor.count("strings")
    sizes = [cursor.varint() for _ in range(count)]
    start = cursor.end
    strings = []
    for size in sizes:
        if not 0 < size <= start - cursor.at:
            cursor.fail("string size exceeds the available data size")
        start -= size
        strings.append(bytes(cursor.data[start : start + size - 1]))
    if start != cursor.at:
        cursor.fail("unexpected trailing data between the offsets for strings and their data")
    strings.reverse()
    return strings


class Strings:
    """The strings of a file that is written, numbered by first use."""

    def __init__(self) -> None:
        self.numbers: dict[bytes, int] = {}

    def number(self, text: str | bytes) -> int:
        data = text if isinstance(text, bytes) else bytes_of(text)
        return self.numbers.setdefault(data, len(self.numbers))

    def write(self, out: Emitter) -> None:
        out.varint(len(self.numbers))
        for data in reversed(self.numbers):
            out.varint(len(data) + 1)
        for data in self.numbers:
            out.blob(data)
            out.byte(0)


def text_of(data: bytes) -> str:
    """Returns the text of a string; bytes that are not UTF-8 are kept as surrogates."""
    return data.decode("utf-8", "surrogateescape")


def bytes_of(text: str) -> bytes:
    """Returns the bytes of a text; the counterpart of text_of."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")
