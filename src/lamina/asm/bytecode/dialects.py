"""The dialects of a file and the names of its operations."""

from __future__ import annotations

from typing import NamedTuple

from lamina.asm.bytecode.cursor import Cursor
from lamina.asm.bytecode.layout import (
    DIALECT_VERSIONS,
    PROPERTIES,
    UNKNOWN_ARGUMENT_LOCATIONS_LEFT_OUT,
    Section,
)
from lamina.asm.bytecode.strings import text_of
from lamina.ir.dialect import load_dialect, lookup_operation
from lamina.ir.operation import Operation


class OperationName(NamedTuple):
    """An operation name: the class that declares it, or None, and whether it was registered in the writer, which
    only version 5 and later record."""

    name: str
    cls: type[Operation] | None
    was_registered: bool | None


class Dialects:
    """The dialects referenced by a file. ``versions`` maps names to the position of the dialect's own version
    data."""

    def __init__(self, strings: list[bytes], version: int, allow_unregistered: bool) -> None:
        self.strings = strings
        self.version = version
        self.allow_unregistered = allow_unregistered
        self.names: list[str] = []
        self.versions: dict[str, Cursor] = {}
        self._loaded: set[int] = set()
        self._operations: list[tuple[int, str, bool | None]] = []
        self._operation_names: list[OperationName | None] = []

    def read(self, cursor: Cursor) -> None:
        """Reads the section."""
        for _ in range(cursor.count("dialects")):
            self._read_dialect(cursor)
        if self.version >= UNKNOWN_ARGUMENT_LOCATIONS_LEFT_OUT:
            cursor.varint()  # the number of operations' names
        while cursor.left:
            dialect = self.number(cursor)
            for _ in range(cursor.count("operation names")):
                registered: bool | None = None
                if self.version >= PROPERTIES:
                    number, registered = cursor.flagged()
                else:
                    number = cursor.varint()
                self._operations.append((dialect, self._string(number, cursor), registered))
        self._operation_names = [None] * len(self._operations)

    def _read_dialect(self, cursor: Cursor) -> None:
        if self.version < DIALECT_VERSIONS:
            self.names.append(self._string(cursor.varint(), cursor))
            return
        number, versioned = cursor.flagged()
        name = self._string(number, cursor)
        self.names.append(name)
        if versioned:
            kind, section = cursor.sub_section()
            if kind != Section.DIALECT_VERSIONS:
                section.fail("expected dialect version section")
            self.versions[name] = section

    def _string(self, number: int, cursor: Cursor) -> str:
        if number >= len(self.strings):
            cursor.fail(f"invalid string index: {number}")
        return text_of(self.strings[number])

    def number(self, cursor: Cursor) -> int:
        """Returns the number of a dialect, which is checked."""
        number = cursor.varint()
        if number >= len(self.names):
            cursor.fail(f"invalid dialect index: {number}")
        return number

    def loaded(self, number: int, cursor: Cursor) -> str:
        """Returns the name of a dialect. Raises Malformed if it is unknown, unless that is allowed."""
        name = self.names[number]
        if number not in self._loaded:
            if not self.allow_unregistered and load_dialect(name) is None:
                cursor.fail(
                    f"dialect '{name}' is unknown. If this is intended, please call allowUnregisteredDialects() on the "
                    "MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used."
                )
            self._loaded.add(number)
        return name

    def operation(self, number: int, cursor: Cursor) -> OperationName:
        """Operation name ``number``."""
        if number >= len(self._operation_names):
            cursor.fail(f"invalid operation name index: {number}")
        operation = self._operation_names[number]
        if operation is None:
            dialect, rest, registered = self._operations[number]
            prefix = self.loaded(dialect, cursor)
            name = f"{prefix}.{rest}" if rest else prefix
            if not name or "\0" in name:
                cursor.fail("invalid operation name")
            cls = lookup_operation(name) if rest else None
            operation = self._operation_names[number] = OperationName(
                name if cls is None else cls.name, cls, registered
            )
        return operation
