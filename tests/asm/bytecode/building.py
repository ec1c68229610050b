"""Bytecode files made by hand, for what no writer makes."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.asm.bytecode.emitter import Emitter
from lamina.asm.bytecode.layout import MAGIC, Section

STRINGS = ["builtin", "module", "f"]


def numbers(*values: int) -> bytes:
    """A sequence of unsigned numbers."""
    out = Emitter()
    for value in values:
        out.varint(value)
    return out.raw()


def built(
    attributes: Sequence[bytes] = (),
    operations: bytes = b"",
    *,
    count: int = 1,
    strings: Sequence[str] = STRINGS,
    properties: Sequence[bytes] = (b"\1\1",),
    version: int = 6,
) -> bytes:
    """A file of version 6 with ``unknown`` as attribute 0, then the given ones, all of the builtin dialect, and the
    bytes of ``count`` operations at the top level; builtin.module is operation 0."""
    entries = [numbers(15), *attributes]
    sections = {
        Section.STRING: numbers(len(strings), *(len(text) + 1 for text in reversed(strings)))
        + b"".join(text.encode() + b"\0" for text in strings),
        Section.DIALECT: numbers(1, 0, 1, 0, 1, 1 << 1 | 1),
        Section.ATTR_TYPE: b"".join(entries),
        Section.ATTR_TYPE_OFFSET: numbers(len(entries), 0, 0, len(entries), *(len(one) << 1 | 1 for one in entries)),
        Section.IR: numbers(count << 1) + operations,
        Section.PROPERTIES: numbers(len(properties))
        + b"".join(numbers(len(one)) + one for one in properties),
    }
    out = Emitter()
    out.blob(MAGIC + numbers(version) + b"test\0")
    for section, data in sections.items():
        body = Emitter()
        body.blob(data)
        out.section(section, body)
    return out.raw()


# An empty module with attribute 0 as its location: name, mask (properties, regions), location, properties, one isolated
# region in a section of its own, with one empty block.
EMPTY_MODULE = numbers(0) + b"\x50" + numbers(0, 0, 1 << 1 | 1) + b"\4" + numbers(3) + numbers(1, 0, 0)
