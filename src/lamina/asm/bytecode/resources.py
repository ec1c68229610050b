"""The sections of resources: blobs of dialects, and external entries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lamina.asm.bytecode.cursor import Bytes, Cursor
from lamina.asm.bytecode.emitter import Emitter
from lamina.asm.bytecode.layout import BLOB, BOOLEAN, STRING
from lamina.asm.bytecode.strings import Strings, text_of
from lamina.asm.printer_base import escape
from lamina.asm.resources import ExternalResources, hex_of_blob
from lamina.ir.resource_blob import BlobKeys, DenseResourceBlob

if TYPE_CHECKING:
    from lamina.asm.bytecode.dialects import Dialects


def _string(cursor: Cursor, strings: list[bytes]) -> str:
    number = cursor.varint()
    if number >= len(strings):
        cursor.fail(f"invalid string index: {number}")
    return text_of(strings[number])


class Resources:
    """The resources of a file: the blobs of dialects in the order of their numbers, and the external entries by group
    with their values as text."""

    def __init__(self) -> None:
        self.blobs: list[DenseResourceBlob] = []
        self.external: ExternalResources = {}

    def read(self, offsets: Cursor, data: Cursor, strings: list[bytes], dialects: Dialects) -> None:
        """Reads both sections. Blobs are views of the file's data, not copies."""
        for _ in range(offsets.count("groups of external resources")):
            group = _string(offsets, strings)
            for _ in range(offsets.count("resources")):
                key, entry, kind = self._entry(offsets, data, strings)
                self.external.setdefault(group, []).append((key, _external_value(entry, kind, strings)))
        while offsets.left:
            name = dialects.loaded(dialects.number(offsets), offsets)
            if name != "builtin":
                offsets.fail(f"unexpected resources for dialect '{name}'")
            for _ in range(offsets.count("resources")):
                key, entry, kind = self._entry(offsets, data, strings)
                self.blobs.append(_blob(key, entry, kind))

    @staticmethod
    def _entry(offsets: Cursor, data: Cursor, strings: list[bytes]) -> tuple[str, Cursor, int]:
        key = _string(offsets, strings)
        size = offsets.varint()
        kind = offsets.byte()
        if kind not in (BLOB, BOOLEAN, STRING):
            offsets.fail(f"unknown resource kind: {kind}")
        start = data.at
        data.take(size)
        return key, Cursor(data.data, data.section, data.base, start, start + size), kind


def _blob(key: str, entry: Cursor, kind: int) -> DenseResourceBlob:
    blob = DenseResourceBlob(key)
    if not entry.left:
        return blob  # declared only
    if kind != BLOB:
        entry.fail(f"expected a blob as the resource '{key}'")
    blob.alignment, blob.data = _aligned_data(entry)
    return blob


def _aligned_data(entry: Cursor) -> tuple[int, Bytes]:
    alignment, size = entry.varint(), entry.varint()
    if alignment > 1 << 31:
        entry.fail(f"invalid alignment: {alignment}")
    entry.align(alignment)
    data = entry.take(size)
    entry.expect_end("a resource")
    return alignment, data


def _external_value(entry: Cursor, kind: int, strings: list[bytes]) -> str:
    """The value as the text form has it."""
    if kind == BLOB:
        if not entry.left:
            return '""'
        return hex_of_blob(*_aligned_data(entry))
    if kind == BOOLEAN:
        return "true" if entry.byte() else "false"
    return f'"{escape(_string(entry, strings))}"'


class ResourceWriter:
    """Writes both sections. Without ``data`` the blobs of dialects are only declared."""

    def __init__(self, strings: Strings, data: bool = True) -> None:
        self.strings = strings
        self.data = data
        self.offsets = Emitter()
        self.body = Emitter()

    def write_external(self, resources: ExternalResources) -> None:
        self.offsets.varint(len(resources))
        for group, entries in resources.items():
            self._group(self.strings.number(group), len(entries))
            for key, written in entries:
                self._external(key, written)

    def _group(self, number: int, count: int) -> None:
        self.offsets.varint(number)
        self.offsets.varint(count)

    def _external(self, key: str, written: str) -> None:
        from lamina.asm.parser_base import unescape  # start-up

        start = len(self.body)
        if written in ("true", "false"):
            self.body.byte(int(written == "true"))
            kind = BOOLEAN
        elif written.startswith('"0x'):
            raw = bytes.fromhex(written[3:-1])
            self._blob(int.from_bytes(raw[:4], "little"), raw[4:])
            kind = BLOB
        else:
            self.body.varint(self.strings.number(unescape(written)))
            kind = STRING
        self._info(key, start, kind)

    def _info(self, key: str, start: int, kind: int) -> None:
        self.offsets.varint(self.strings.number(key))
        self.offsets.varint(len(self.body) - start)
        self.offsets.byte(kind)

    def write_blobs(self, dialect: int, blobs: Iterable[DenseResourceBlob]) -> None:
        """The blobs of a dialect, in the order of their numbers."""
        listed = list(blobs)
        if not listed:
            return
        self._group(dialect, len(listed))
        keys = BlobKeys()
        for blob in listed:
            start = len(self.body)
            if self.data and blob.data is not None:
                self._blob(blob.alignment, blob.data)
            self._info(keys.key_of(blob), start, BLOB)

    def _blob(self, alignment: int, data: Bytes) -> None:
        self.body.varint(alignment)
        self.body.varint(len(data))
        self.body.align(max(1, alignment))
        self.body.blob(data)
