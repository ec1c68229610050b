"""Attributes of the dlti dialect: entries, and the lists of entries that describe layouts and targets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Self

from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.attributes import StringAttr

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

Key = Type | StringAttr


class DataLayoutEntryAttr(Attribute):
    """``#dlti.dl_entry<key, value>``: an entry keyed by a type or a name."""

    __slots__ = ("key", "value")
    dialect_name = "dlti"
    mnemonic = "dl_entry"
    key: Key
    value: Attribute

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        parser.expect("<", "expected '<'")
        offset = parser.start
        key = _parse_key(parser)
        _check_key(parser, key, offset)
        parser.expect(",", "expected ','")
        value = parser.parse_attribute()
        parser.expect(">", "expected '>'")
        return cls(key, value)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        _print_key(printer, self.key)
        printer.write(", ")
        printer.print_attribute(self.value)
        printer.write(">")


class EntryList(Attribute):
    """Base of the attributes that are lists of entries: ``<key = value, ...>``."""

    __slots__ = ("entries",)
    dialect_name = "dlti"
    entries: tuple[DataLayoutEntryAttr, ...]
    takes_types: ClassVar[bool] = True

    def __new__(cls, entries: Iterable[DataLayoutEntryAttr] = ()) -> Self:
        return cls._unique(tuple(entries))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.entries,))

    def query(self, key: Key | str) -> Attribute | None:
        """Returns the value of a key, or None."""
        wanted = StringAttr(key) if isinstance(key, str) else key
        for entry in self.entries:
            if entry.key is wanted:
                return entry.value
        return None

    def verify(self) -> None:
        seen: set[Key] = set()
        for entry in self.entries:
            if isinstance(entry.key, StringAttr) and not entry.key.value:
                raise InvalidParameters("empty string as DLTI key is not allowed")
            if entry.key in seen:
                shown = f'"{entry.key.value}"' if isinstance(entry.key, StringAttr) else str(entry.key)
                raise InvalidParameters(f"repeated DLTI key: {shown}")
            seen.add(entry.key)

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        # The offset of the mnemonic.
        start = parser.start - len(cls.mnemonic)
        entries = parser.parse_delimited("<", lambda: _parse_entry(parser, cls.takes_types))
        try:
            return cls(entries)
        except InvalidParameters as invalid:
            parser.error(str(invalid), start)
            raise

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        for position, entry in enumerate(self.entries):
            if position:
                printer.write(", ")
            _print_key(printer, entry.key)
            printer.write(" = ")
            printer.print_attribute(entry.value)
        printer.write(">")


class DataLayoutSpecAttr(EntryList):
    """``#dlti.dl_spec``: the data layout of a module."""

    __slots__ = ()
    mnemonic = "dl_spec"


class MapAttr(EntryList):
    """``#dlti.map``: any information by type or name."""

    __slots__ = ()
    mnemonic = "map"


class TargetDeviceSpecAttr(EntryList):
    """``#dlti.target_device_spec``: the properties of one device."""

    __slots__ = ()
    mnemonic = "target_device_spec"


class TargetSystemSpecAttr(EntryList):
    """``#dlti.target_system_spec``: the devices of a system by name."""

    __slots__ = ()
    mnemonic = "target_system_spec"
    takes_types = False

    def verify(self) -> None:
        for entry in self.entries:
            if not isinstance(entry.value, TargetDeviceSpecAttr):
                assert isinstance(entry.key, StringAttr)
                raise InvalidParameters(f'value associated with key "{entry.key.value}" is not a DLTI device spec')
        super().verify()


class FunctionPointerAlignmentAttr(Attribute):
    """``#dlti.function_pointer_alignment<64, function_dependent = true>``."""

    __slots__ = ("alignment", "function_dependent")
    dialect_name = "dlti"
    mnemonic = "function_pointer_alignment"
    alignment: int
    function_dependent: bool

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        parser.expect("<", "expected '<'")
        alignment = parser.parse_integer()
        parser.expect(",", "expected ','")
        parser.parse_keyword("function_dependent")
        parser.expect("=", "expected '='")
        dependent = parser.parse_optional_keyword("true")
        if not dependent:
            parser.parse_keyword("false")
        parser.expect(">", "expected '>'")
        return cls(alignment, dependent)

    def print_parameters(self, printer: Printer) -> None:
        dependent = "true" if self.function_dependent else "false"
        printer.write(f"<{self.alignment}, function_dependent = {dependent}>")


ATTRIBUTES: tuple[type[Attribute], ...] = (
    DataLayoutEntryAttr,
    DataLayoutSpecAttr,
    MapAttr,
    TargetDeviceSpecAttr,
    TargetSystemSpecAttr,
    FunctionPointerAlignmentAttr,
)


def _parse_key(parser: Parser, takes_types: bool = True) -> Key:
    """Returns a type, or a string."""
    offset = parser.start
    if parser.kind == "string":
        return StringAttr(parser.parse_string())
    type = parser.parse_optional_type() if takes_types else None
    if isinstance(type, Type):
        return type
    parser.error("invalid kind of attribute specified", offset)
    raise AssertionError


def _check_key(parser: Parser, key: Key, offset: int) -> None:
    if isinstance(key, StringAttr) and not key.value:
        parser.error("empty string as DLTI key is not allowed", offset)


def _parse_entry(parser: Parser, takes_types: bool) -> DataLayoutEntryAttr:
    """``key = value``, or a full entry attribute."""
    offset = parser.start
    if parser.kind == "hash":
        attribute = parser.parse_attribute()
        if not isinstance(attribute, DataLayoutEntryAttr):
            parser.error("failed to parse DLTI entry", offset)
        return attribute
    key = _parse_key(parser, takes_types)
    parser.expect("=", "expected '='")
    return DataLayoutEntryAttr(key, parser.parse_attribute())


def _print_key(printer: Printer, key: Key) -> None:
    if isinstance(key, StringAttr):
        printer.print_string(key.value)
    else:
        printer.print_type(key)
