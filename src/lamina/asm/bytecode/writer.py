"""Writing a bytecode file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import BinaryIO, TypeVar

from lamina import __version__
from lamina.asm.bytecode import layout
from lamina.asm.bytecode.emitter import Chunk, Emitter
from lamina.asm.bytecode.encodings import encodings_of, versioning_of
from lamina.asm.bytecode.entry_writer import EntryWriter, Numbers
from lamina.asm.bytecode.ir_writer import IRWriter
from lamina.asm.bytecode.layout import Section
from lamina.asm.bytecode.numbering import Numbering, Table, dialect_of
from lamina.asm.bytecode.resources import ResourceWriter
from lamina.asm.bytecode.strings import Strings
from lamina.asm.printer import attribute_text
from lamina.asm.resources import ExternalResources
from lamina.ir.attribute import Attribute, InvalidParameters
from lamina.ir.diagnostics import DiagnosticError, Severity
from lamina.ir.growth import message_of
from lamina.ir.operation import Operation
from lamina.ir.recursion import deep_recursion

EntryT = TypeVar("EntryT", bound=Attribute)


def default_producer() -> str:
    """Returns the default producer string of a file."""
    return f"lamina{__version__}"


class BytecodeWriter:
    """Writes operations, typically a module, as one file. ``version`` is a version of the format, 0 to 6; without
    ``resource_data`` the blobs of resources are only declared. Raises ValueError for an unsupported version, and
    DiagnosticError for IR that cannot be written."""

    def __init__(
        self,
        *,
        version: int = layout.VERSION,
        producer: str | None = None,
        resource_data: bool = True,
        external_resources: ExternalResources | None = None,
    ) -> None:
        if not 0 <= version <= layout.VERSION:
            raise ValueError(f"unsupported version requested {version}, must be in range [0, {layout.VERSION}]")
        self.version = version
        self.producer = default_producer() if producer is None else producer
        if "\0" in self.producer:
            raise ValueError("the producer of bytecode cannot contain a null character")
        self.resource_data = resource_data
        self.external_resources = external_resources or {}
        self._strings = Strings()
        self._dialects: dict[str, int] = {}

    def chunks(self, roots: Sequence[Operation]) -> list[Chunk]:
        """Yields the file in chunks; large resources are separate chunks that are not copied."""
        try:
            with deep_recursion():
                return self._written(roots).chunks
        except InvalidParameters as problem:
            raise DiagnosticError(roots[0].diagnostic(Severity.ERROR, str(problem))) from None
        except RecursionError as problem:
            raise DiagnosticError(roots[0].diagnostic(Severity.ERROR, message_of(problem))) from None

    def _written(self, roots: Sequence[Operation]) -> Emitter:
        numbering = Numbering(self.version)
        numbering.count(roots)
        numbers = numbering.numbers(self._strings.number)
        out = Emitter()
        out.blob(layout.MAGIC)
        out.varint(self.version)
        out.blob(self.producer.encode("utf-8", "surrogateescape"))
        out.byte(0)
        out.section(Section.DIALECT, self._dialect_section(numbering))
        self._entries(out, numbering, numbers)
        ir = Emitter()
        ir_writer = IRWriter(numbering, numbers, self.version)
        ir_writer.write(ir, roots)
        out.section(Section.IR, ir)
        self._resources(out, numbering)
        strings = Emitter()
        self._strings.write(strings)
        out.section(Section.STRING, strings)
        if self.version >= layout.PROPERTIES:
            properties = Emitter()
            ir_writer.properties.write(properties)
            out.section(Section.PROPERTIES, properties)
        return out

    def _dialect_section(self, numbering: Numbering) -> Emitter:
        for attribute in numbering.attributes.numbers:
            self._dialects.setdefault(dialect_of(attribute), len(self._dialects))
        for type in numbering.types.numbers:
            self._dialects.setdefault(dialect_of(type), len(self._dialects))
        for name, _ in numbering.operations.numbers:
            self._dialects.setdefault(name.partition(".")[0], len(self._dialects))
        if numbering.resources:
            self._dialects.setdefault("builtin", len(self._dialects))
        out = Emitter()
        out.varint(len(self._dialects))
        for name in self._dialects:
            number = self._strings.number(name)
            if self.version < layout.DIALECT_VERSIONS:
                out.varint(number)
                continue
            versioning = versioning_of(name)
            out.flagged(number, versioning is not None)
            if versioning is not None:
                version = Emitter()
                versioning.write(version)
                out.section(Section.DIALECT_VERSIONS, version)
        if self.version >= layout.UNKNOWN_ARGUMENT_LOCATIONS_LEFT_OUT:
            out.varint(len(numbering.operations.numbers))
        for dialect, group in numbering.operations.groups():
            out.varint(self._dialects[dialect])
            out.varint(len(group))
            for name, is_registered in group:
                number = self._strings.number(name.partition(".")[2])
                if self.version >= layout.PROPERTIES:
                    out.flagged(number, is_registered)
                else:
                    out.varint(number)
        return out

    def _entries(self, out: Emitter, numbering: Numbering, numbers: Numbers) -> None:
        """The sections of attributes and types."""
        offsets, data = Emitter(), Emitter()
        offsets.varint(len(numbering.attributes.numbers))
        offsets.varint(len(numbering.types.numbers))
        writer = EntryWriter(data, numbers)
        self._table(offsets, writer, numbering.attributes, False)
        self._table(offsets, writer, numbering.types, True)
        out.section(Section.ATTR_TYPE_OFFSET, offsets)
        out.section(Section.ATTR_TYPE, data)

    def _table(self, offsets: Emitter, writer: EntryWriter, table: Table[EntryT], is_type: bool) -> None:
        for dialect, group in table.groups():
            offsets.varint(self._dialects[dialect])
            offsets.varint(len(group))
            encodings = encodings_of(dialect, types=is_type)
            for value in group:
                start = len(writer.out)
                encoding = None if encodings is None else encodings.of(value)
                if encoding is None:
                    writer.out.blob(attribute_text(value).encode("utf-8", "surrogateescape"))
                    writer.out.byte(0)
                else:
                    writer.varint(encoding[0])
                    encoding[1].write(writer, value)
                offsets.flagged(len(writer.out) - start, encoding is not None)

    def _resources(self, out: Emitter, numbering: Numbering) -> None:
        resources = ResourceWriter(self._strings, self.resource_data)
        resources.write_external(self.external_resources)
        resources.write_blobs(self._dialects.get("builtin", 0), numbering.resources)
        out.section(Section.RESOURCE_OFFSET, resources.offsets)
        out.section(Section.RESOURCE, resources.body)


def write_file(path: str | os.PathLike[str], chunks: Sequence[Chunk]) -> None:
    """Writes the parts of a file. Raises OSError."""
    with open(path, "wb") as file:
        write_chunks(file, chunks)


def write_chunks(file: BinaryIO, chunks: Sequence[Chunk]) -> None:
    for chunk in chunks:
        file.write(chunk)
