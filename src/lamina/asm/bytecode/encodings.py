"""Encodings of attributes and types: how a dialect declares them, and the building blocks.

An encoding is a row: its code, the class, and a codec per parameter in byte order, which serves both
directions. A dialect registers its rows in its role module ``bytecode``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import StringAttr
from lamina.ir.dialect import load_role

if TYPE_CHECKING:
    from lamina.asm.bytecode.cursor import Cursor
    from lamina.asm.bytecode.emitter import Emitter
    from lamina.asm.bytecode.entry_reader import EntryReader
    from lamina.asm.bytecode.entry_writer import EntryWriter
    from lamina.ir.operation import Operation

ValueT = TypeVar("ValueT")
AttributeT = TypeVar("AttributeT", bound=Attribute)
OtherT = TypeVar("OtherT")


class Codec(NamedTuple, Generic[ValueT]):
    """Reads and writes a parameter."""

    read: Callable[[EntryReader], ValueT]
    write: Callable[[EntryWriter, ValueT], None]


VARINT: Codec[int] = Codec(lambda reader: reader.varint(), lambda writer, value: writer.varint(value))
SIGNED: Codec[int] = Codec(lambda reader: reader.signed(), lambda writer, value: writer.signed(value))
BOOL: Codec[bool] = Codec(lambda reader: reader.byte() != 0, lambda writer, value: writer.byte(int(value)))
STRING: Codec[str] = Codec(lambda reader: reader.string(), lambda writer, value: writer.string(value))
BLOB: Codec[bytes] = Codec(lambda reader: reader.blob(), lambda writer, value: writer.blob(value))
TYPE: Codec[Type] = Codec(lambda reader: reader.type(), lambda writer, value: writer.type(value))


def attribute(cls: type[AttributeT]) -> Codec[AttributeT]:
    """Returns an attribute of the class."""
    return Codec(lambda reader: reader.attribute(cls), lambda writer, value: writer.attribute(value))


def optional_attribute(cls: type[AttributeT]) -> Codec[AttributeT | None]:
    """Returns an attribute of the class, or None."""
    return Codec(lambda reader: reader.optional_attribute(cls), lambda writer, value: writer.optional_attribute(value))


ATTRIBUTE = attribute(Attribute)
OPTIONAL_ATTRIBUTE = optional_attribute(Attribute)
# A string that is encoded as an attribute, so that it is shared.
NAME: Codec[str] = Codec(
    lambda reader: reader.attribute(StringAttr).value, lambda writer, value: writer.attribute(StringAttr(value))
)


def sequence(codec: Codec[ValueT]) -> Codec[tuple[ValueT, ...]]:
    """Any number of values, after their number."""

    def read(reader: EntryReader) -> tuple[ValueT, ...]:
        return tuple([codec.read(reader) for _ in range(reader.count("elements"))])

    def write(writer: EntryWriter, values: tuple[ValueT, ...]) -> None:
        writer.varint(len(values))
        for value in values:
            codec.write(writer, value)

    return Codec(read, write)


def pair(first: Codec[ValueT], second: Codec[OtherT]) -> Codec[tuple[ValueT, OtherT]]:
    """Two values."""

    def write(writer: EntryWriter, values: tuple[ValueT, OtherT]) -> None:
        first.write(writer, values[0])
        second.write(writer, values[1])

    return Codec(lambda reader: (first.read(reader), second.read(reader)), write)


def converted(
    codec: Codec[ValueT], read: Callable[[ValueT], OtherT], write: Callable[[OtherT], ValueT]
) -> Codec[OtherT]:
    """Returns a codec for values that another one takes in another form."""
    return Codec(lambda reader: read(codec.read(reader)), lambda writer, value: codec.write(writer, write(value)))


class Encoding(NamedTuple):
    """An encoding of attributes of a class: ``applies`` selects which (None: all)."""

    cls: type[Attribute]
    read: Callable[[EntryReader], Attribute]
    write: Callable[[EntryWriter, Any], None]
    applies: Callable[[Any], bool] | None = None


def record(
    cls: type[AttributeT],
    *fields: tuple[str, Codec[Any]],
    make: Callable[..., AttributeT] | None = None,
    applies: Callable[[AttributeT], bool] | None = None,
) -> Encoding:
    """Encodes the named parameters in sequence. ``make`` takes them in this order; without it the class
    is called with them at their declared positions, passing None for parameters that are not encoded. A name may also
    be that of a method without arguments.
    """
    names = [name for name, _ in fields]
    codecs = [codec for _, codec in fields]
    if make is None:
        order = [names.index(name) if name in names else None for name in cls.parameter_names]

        def construct(*values: Any) -> Attribute:
            return cls(*[None if index is None else values[index] for index in order])
    else:
        construct = make

    def read(reader: EntryReader) -> Attribute:
        return construct(*[codec.read(reader) for codec in codecs])

    def write(writer: EntryWriter, value: Attribute) -> None:
        for name, codec in fields:
            part = getattr(value, name)
            codec.write(writer, part() if callable(part) else part)

    return Encoding(cls, read, write, applies)


class Encodings:
    """The encodings of a dialect's attributes or types; the code, which comes first, is the index of the row."""

    def __init__(self, what: str, rows: Sequence[Encoding | None]) -> None:
        self.what = what
        self.rows = rows
        self._by_class: dict[type[Attribute], list[tuple[int, Encoding]]] = {}
        for code, row in enumerate(rows):
            if row is not None:
                self._by_class.setdefault(row.cls, []).append((code, row))

    def read(self, reader: EntryReader) -> Attribute:
        """Reads an entry. Raises Malformed."""
        code = reader.varint()
        row = self.rows[code] if code < len(self.rows) else None
        if row is None:
            reader.fail(f"unknown {self.what} code: {code}")
        return row.read(reader)

    def of(self, value: Attribute) -> tuple[int, Encoding] | None:
        """Returns the code and the encoding of an attribute or type; None if there is none."""
        for code, row in self._by_class.get(type(value), ()):
            if row.applies is None or row.applies(value):
                return code, row
        return None


class Versioning(NamedTuple):
    """The versions of a dialect: ``write`` writes the current version into each file; ``upgrade`` receives, before
    verification, the IR read from a file with a version of the dialect, and the bytes of that version."""

    write: Callable[[Emitter], None]
    upgrade: Callable[[Operation, Cursor], None]


_versionings: dict[str, Versioning] = {}
_attributes: dict[str, Encodings] = {}
_types: dict[str, Encodings] = {}


def register_encodings(
    dialect: str,
    *,
    attributes: Sequence[Encoding | None] = (),
    types: Sequence[Encoding | None] = (),
    versioning: Versioning | None = None,
) -> None:
    """Registers the encodings of a dialect's attributes and types, and its versions, if any. The index in the
    list is the code of the encoding; None marks unused codes."""
    if versioning is not None:
        _versionings[dialect] = versioning
    _attributes[dialect] = Encodings(f"{dialect} attribute", attributes)
    _types[dialect] = Encodings(f"{dialect} type", types)


def encodings_of(dialect: str, *, types: bool) -> Encodings | None:
    """Returns the encodings of a dialect's types or attributes; None if it has none."""
    table = _types if types else _attributes
    encodings = table.get(dialect)
    if encodings is None:
        if dialect == "builtin":
            from lamina.asm.bytecode import builtin  # cycle  # noqa: F401
        else:
            load_role(dialect, "bytecode")
        encodings = table.get(dialect)
    return encodings


def versioning_of(dialect: str) -> Versioning | None:
    """Returns the versions of a dialect; None if it has none."""
    encodings_of(dialect, types=True)
    return _versionings.get(dialect)
