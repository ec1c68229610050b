"""Reading a bytecode file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from lamina.asm.bytecode import layout
from lamina.asm.bytecode.cursor import Bytes, Cursor, Malformed
from lamina.asm.bytecode.dialects import Dialects
from lamina.asm.bytecode.encodings import versioning_of
from lamina.asm.bytecode.entries import Entries
from lamina.asm.bytecode.ir_reader import IRReader
from lamina.asm.bytecode.layout import SECTION_NAMES, Section
from lamina.asm.bytecode.properties import PropertiesReader
from lamina.asm.bytecode.resources import Resources
from lamina.asm.bytecode.strings import read_strings, text_of
from lamina.asm.resources import ExternalResources
from lamina.ir.attribute import InvalidParameters
from lamina.ir.collector import collector_paused
from lamina.ir.diagnostics import Diagnostic, ParseError, Severity
from lamina.ir.location import FileLineColRange
from lamina.ir.operation import Operation
from lamina.ir.recursion import deep_recursion

ResultT = TypeVar("ResultT")

REQUIRED = (Section.STRING, Section.DIALECT, Section.ATTR_TYPE, Section.ATTR_TYPE_OFFSET, Section.IR)


class BytecodeReader:
    """Reads one file, whose data must not change while the IR is in use: large resources are views of it.

    With ``is_lazy`` the regions of the selected isolated operations are empty until
    ``materialize`` is called. Nothing is verified. All errors are ParseErrors whose notes give the section and
    the offset.
    """

    def __init__(
        self,
        data: Bytes,
        filename: str = "-",
        *,
        allow_unregistered: bool = False,
        is_lazy: Callable[[Operation], bool] | None = None,
    ) -> None:
        self.filename = filename
        self.producer = ""
        self.version = 0
        self.external_resources: ExternalResources = {}
        self._versions: dict[str, Cursor] = {}
        self._data = data
        self._allow_unregistered = allow_unregistered
        self._is_lazy = is_lazy
        self._ir: IRReader | None = None

    @property
    def dialect_versions(self) -> dict[str, bytes]:
        """The bytes of the versions that dialects wrote for themselves."""
        return {name: bytes(place.data[place.at : place.end]) for name, place in self._versions.items()}

    def read(self) -> list[Operation]:
        """Returns the operations at the top level."""
        return self._guarded(self._read)

    @property
    def unread(self) -> list[Operation]:
        """The operations whose regions have not been read."""
        return [] if self._ir is None else list(self._ir.unread)

    def materialize(self, operation: Operation) -> None:
        """Reads the regions of an operation. Raises ValueError if they were read before."""
        ir = self._ir
        if ir is None or operation not in ir.unread:
            raise ValueError(f"the regions of this '{operation.name}' are not left to be read")
        self._guarded(lambda: ir.read_regions(operation))
        self._guarded(lambda: self._upgrade([operation]))

    def finalize(self, keep: Callable[[Operation], bool] = lambda operation: True) -> None:
        """Reads the remaining regions, and erases the operations that are not kept."""
        while self.unread:
            for operation in self.unread:
                if keep(operation):
                    self.materialize(operation)
                else:
                    assert self._ir is not None
                    del self._ir.unread[operation]
                    operation.erase(force=True)

    def _guarded(self, step: Callable[[], ResultT]) -> ResultT:
        try:
            with collector_paused(), deep_recursion():
                return step()
        except Malformed as problem:
            raise self._error(problem.message, problem.section, problem.offset) from None
        except InvalidParameters as problem:
            raise self._error(str(problem)) from None
        except RecursionError:
            raise self._error("nested too deeply") from None
        except MemoryError:
            raise self._error("out of memory") from None

    def _error(self, message: str, section: str = "", offset: int = 0) -> ParseError:
        position = FileLineColRange(self.filename, 0, 0)
        diagnostic = Diagnostic(Severity.ERROR, position, message)
        if section:
            diagnostic.attach_note(f"in section {section}, at byte {offset}")
        diagnostic.attach_note(f"in bytecode version {self.version} produced by: {self.producer}")
        return ParseError(diagnostic)

    # ---- The file

    def _read(self) -> list[Operation]:
        sections = self._read_sections(self._header())
        strings = read_strings(sections[Section.STRING])
        dialects = Dialects(strings, self.version, self._allow_unregistered)
        dialects.read(sections[Section.DIALECT])
        self._versions = dialects.versions
        resources = Resources()
        if Section.RESOURCE_OFFSET in sections:
            if Section.RESOURCE not in sections:
                raise Malformed("expected a resource section", "header", 0)
            resources.read(sections[Section.RESOURCE_OFFSET], sections[Section.RESOURCE], strings, dialects)
        self.external_resources = resources.external
        entries = Entries(strings, dialects, resources.blobs)
        entries.read(sections[Section.ATTR_TYPE_OFFSET], sections[Section.ATTR_TYPE])
        properties = PropertiesReader(sections.get(Section.PROPERTIES), self.version)
        self._ir = IRReader(self.version, dialects, entries, properties, self._is_lazy)
        operations = self._ir.read(sections[Section.IR])
        self._upgrade(operations)
        return operations

    def _upgrade(self, operations: Sequence[Operation]) -> None:
        """Lets versioned dialects upgrade the IR."""
        for name, place in self._versions.items():
            versioning = versioning_of(name)
            if versioning is not None:
                for operation in operations:
                    cursor = Cursor(place.data, place.section, place.base, place.at, place.end)
                    versioning.upgrade(operation, cursor)

    def _header(self) -> Cursor:
        cursor = Cursor(self._data, "header")
        if not layout.is_bytecode(self._data):
            cursor.fail("input buffer is not an MLIR bytecode file")
        cursor.take(len(layout.MAGIC))
        version = cursor.varint()
        if version > layout.VERSION:
            cursor.fail(f"bytecode version {version} is newer than the current version {layout.VERSION}")
        self.version = version
        end = bytes(self._data[cursor.at : cursor.at + 4096]).find(b"\0")
        if end < 0:
            cursor.fail("malformed null-terminated string, no null character found")
        self.producer = text_of(bytes(cursor.take(end)))
        cursor.byte()
        return cursor

    def _read_sections(self, cursor: Cursor) -> dict[Section, Cursor]:
        sections: dict[Section, Cursor] = {}
        while cursor.left:
            start = cursor.at
            kind, section = cursor.sub_section()
            if kind in sections:
                cursor.fail(f"duplicate top-level section: {SECTION_NAMES[kind]}", start)
            sections[kind] = section
        for kind in REQUIRED:
            if kind not in sections:
                cursor.fail(f"missing data for top-level section: {SECTION_NAMES[kind]}")
        if self.version >= layout.PROPERTIES and Section.PROPERTIES not in sections:
            cursor.fail(f"missing data for top-level section: {SECTION_NAMES[Section.PROPERTIES]}")
        return sections


def read_operations(
    data: Bytes,
    filename: str = "-",
    *,
    allow_unregistered: bool = False,
    external_resources: ExternalResources | None = None,
) -> list[Operation]:
    """Returns the top-level operations of a bytecode file. Raises ParseError; nothing is verified. External
    resources are added to ``external_resources``."""
    reader = BytecodeReader(data, filename, allow_unregistered=allow_unregistered)
    operations = reader.read()
    if external_resources is not None:
        for group, entries in reader.external_resources.items():
            external_resources.setdefault(group, []).extend(entries)
    return operations
