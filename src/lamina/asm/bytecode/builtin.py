"""Encodings of the builtin dialect's attributes and types.

Affine maps, integer sets, strided layouts, opaque attributes and the small floats have no encoding and are text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.bytecode.encodings import (
    ATTRIBUTE,
    BOOL,
    NAME,
    SIGNED,
    STRING,
    TYPE,
    VARINT,
    Encoding,
    attribute,
    pair,
    record,
    register_encodings,
    sequence,
)
from lamina.ir import attributes as attrs
from lamina.ir import location as locs
from lamina.ir import types
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Attribute, Type

if TYPE_CHECKING:
    from lamina.asm.bytecode.entry_reader import EntryReader
    from lamina.asm.bytecode.entry_writer import EntryWriter

# ---- Numbers


def _read_integer(reader: EntryReader) -> Attribute:
    type = reader.type()
    if not isinstance(type, types.IntegerType | types.IndexType):
        reader.fail(f"expected integer or index type, but got: {type}")
    return attrs.IntegerAttr.wrapped(type, reader.integer(attrs.integer_width(type)))


def _write_integer(writer: EntryWriter, value: attrs.IntegerAttr) -> None:
    writer.type(value.type)
    writer.integer(attrs.integer_width(value.type), value.unsigned_value)


def _read_float(reader: EntryReader) -> Attribute:
    type = reader.type()
    if not isinstance(type, types.FloatType):
        reader.fail(f"expected floating point type, but got: {type}")
    return attrs.FloatAttr.from_bits(type, reader.integer(type.width))


def _write_float(writer: EntryWriter, value: attrs.FloatAttr) -> None:
    writer.type(value.type)
    writer.integer(value.type.width, value.bits)


# ---- Elements


def _read_shaped(reader: EntryReader) -> types.ShapedType:
    type = reader.type()
    if not isinstance(type, types.ShapedType):
        reader.fail(f"expected ShapedType, but got: {type}")
    return type


def _read_static(reader: EntryReader) -> types.ShapedType:
    type = _read_shaped(reader)
    if not type.has_static_shape:
        reader.fail(f"expected a static shape, but got: {type}")
    return type


# A file of a few bytes shall not make an array of any size.
_MOST_OF_NOTHING = 1 << 24


def _with_nothing(element: Type, count: int, raw: bytes) -> bytes:
    """Returns a byte for each integer without bits, of which MLIR writes nothing; else the bytes themselves."""
    is_nothing = isinstance(element, types.IntegerType) and element.width == 0
    return bytes(count) if is_nothing and not raw and count < _MOST_OF_NOTHING else raw


def _without_nothing(element: Type, raw: bytes) -> bytes:
    """Returns what MLIR writes of elements: nothing of integers without bits."""
    return b"" if isinstance(element, types.IntegerType) and element.width == 0 else raw


def _read_array(reader: EntryReader) -> Attribute:
    element, count, raw = reader.type(), reader.varint(), reader.blob()
    if not isinstance(element, types.IntegerType | types.FloatType):
        reader.fail("expected integer or float type for a dense array")
    width = max(1, (element.width + 7) // 8)
    raw = _with_nothing(element, count, raw)
    if len(raw) != count * width:
        reader.fail(f"expected {count} elements of {width} bytes, got {len(raw)} bytes")
    return attrs.DenseArrayAttr.from_raw(element, raw)


def _write_array(writer: EntryWriter, value: attrs.DenseArrayAttr) -> None:
    writer.type(value.element_type)
    writer.varint(len(value.values))
    writer.blob(_without_nothing(value.element_type, value.raw))


def _read_dense(reader: EntryReader) -> Attribute:
    type, raw = _read_static(reader), reader.blob()
    width, count = attrs.dense_element_bytes(type.element_type), type.num_elements
    if type.element_type is types.i1:
        return _dense_of_bits(reader, type, raw)
    raw = _with_nothing(type.element_type, count, raw)
    if len(raw) not in (width, width * count):
        reader.fail(f"expected {count} elements of {width} bytes, got {len(raw)} bytes")
    return attrs.DenseElementsAttr.from_raw(type, raw, len(raw) == width)


def _dense_of_bits(reader: EntryReader, type: types.ShapedType, raw: bytes) -> Attribute:
    """Elements of i1: eight a byte, the first in the lowest bit; a single byte of equal bits for all."""
    import numpy as np

    count = type.num_elements
    if raw in (b"\0", b"\xff"):
        return attrs.DenseElementsAttr.from_raw(type, bytes((raw[0] & 1,)), True)
    if len(raw) != (count + 7) // 8:
        reader.fail(f"expected {count} elements of one bit, got {len(raw)} bytes")
    bits = np.unpackbits(np.frombuffer(raw, np.uint8), count=count, bitorder="little")
    return attrs.DenseElementsAttr.from_raw(type, bits.tobytes())


def _write_dense(writer: EntryWriter, value: attrs.DenseElementsAttr) -> None:
    writer.type(value.type)
    if value.type.element_type is not types.i1:
        writer.blob(_without_nothing(value.type.element_type, value.raw))
    elif value.is_splat:
        writer.blob(b"\xff" if value.raw[0] else b"\0")
    else:
        import numpy as np

        writer.blob(np.packbits(np.frombuffer(value.raw, np.uint8), bitorder="little").tobytes())


def _read_strings(reader: EntryReader) -> Attribute:
    type, splat = _read_static(reader), reader.varint()
    if not splat and type.num_elements > reader.cursor.left:
        reader.fail(f"{type.num_elements} strings do not fit into the {reader.cursor.left} bytes that remain")
    strings = tuple([reader.string() for _ in range(1 if splat else type.num_elements)])
    return attrs.DenseStringElementsAttr(type, strings, bool(splat))


def _write_strings(writer: EntryWriter, value: attrs.DenseStringElementsAttr) -> None:
    writer.type(value.type)
    writer.varint(int(value.is_splat))
    for text in value.strings:
        writer.string(text)


def _read_sparse(reader: EntryReader) -> Attribute:
    type = _read_static(reader)
    indices = reader.attribute(attrs.DenseElementsAttr)
    values = reader.attribute(attrs.ElementsAttr)
    if indices.type.element_type is not types.i64:
        reader.fail("expected indices of type i64 for sparse elements")
    if not isinstance(values, attrs.DenseElementsAttr | attrs.DenseStringElementsAttr):
        reader.fail("expected dense values for sparse elements")
    count = values.type.num_elements
    shape = indices.type.shape
    if values.type.element_type is not type.element_type or values.type.rank != 1:
        reader.fail("the values of sparse elements do not fit their type")
    if shape != (count, type.rank) and not (len(shape) == 1 and shape == (count,) and type.rank <= 1):
        reader.fail("the indices of sparse elements do not fit their type and values")
    if indices.type.num_elements and type.rank:
        positions = indices.array.reshape(-1, type.rank)
        if (positions < 0).any() or (positions >= list(type.shape)).any():
            reader.fail("an index of sparse elements is outside of their shape")
    return attrs.SparseElementsAttr(type, indices, values)


def _write_sparse(writer: EntryWriter, value: attrs.SparseElementsAttr) -> None:
    writer.type(value.type)
    writer.attribute(value.indices)
    writer.attribute(value.sparse_values)


def _read_resource(reader: EntryReader) -> Attribute:
    return attrs.DenseResourceElementsAttr(_read_shaped(reader), reader.resource())


def _write_resource(writer: EntryWriter, value: attrs.DenseResourceElementsAttr) -> None:
    writer.type(value.type)
    writer.resource(value.handle)


# ---- Locations


def _range_numbers(value: locs.FileLineColRange) -> list[int]:
    """Returns the numbers of a range that the others do not imply."""
    if value.line == value.end_line:
        if value.column == value.end_column:
            numbers = [value.line, value.column]
            while numbers and not numbers[-1]:
                numbers.pop()
            return numbers
        return [value.line, value.column, value.end_column]
    return [value.line, value.column, value.end_line, value.end_column]


def _read_range(reader: EntryReader) -> Attribute:
    name = NAME.read(reader)
    count = reader.varint()
    if count > 4:
        reader.fail(f"expected at most 4 numbers of a range, but got: {count}")
    numbers = [reader.varint() for _ in range(count)]
    if count == 3:
        line, column, end_column = numbers
        return locs.FileLineColRange(name, line, column, line, end_column)
    return locs.FileLineColRange(name, *numbers)


def _write_range(writer: EntryWriter, value: locs.FileLineColRange) -> None:
    NAME.write(writer, value.filename)
    numbers = _range_numbers(value)
    writer.varint(len(numbers))
    for number in numbers:
        writer.varint(number)


def _is_position(value: locs.FileLineColRange) -> bool:
    return (value.line, value.column) == (value.end_line, value.end_column)


LOCATION = attribute(locs.Location)


LOCATIONS = sequence(LOCATION)


def _has_no_metadata(value: locs.FusedLoc) -> bool:
    return value.metadata is None


# ---- Symbols


def _symbol(root: str, nested: tuple[attrs.SymbolRefAttr, ...] = ()) -> attrs.SymbolRefAttr:
    return attrs.SymbolRefAttr(root, [reference.root for reference in nested])


def _read_nested_symbol(reader: EntryReader) -> Attribute:
    return _symbol(NAME.read(reader), sequence(attribute(attrs.SymbolRefAttr)).read(reader))


def _write_nested_symbol(writer: EntryWriter, value: attrs.SymbolRefAttr) -> None:
    NAME.write(writer, value.root)
    writer.varint(len(value.nested))
    for name in value.nested:
        writer.attribute(attrs.SymbolRefAttr(name))


def _is_plain_string(value: attrs.StringAttr) -> bool:
    return isinstance(value.type, types.NoneType)


_ENTRIES = sequence(pair(NAME, ATTRIBUTE))

_ATTRIBUTES = [
    record(attrs.ArrayAttr, ("elements", sequence(ATTRIBUTE))),
    record(attrs.DictionaryAttr, ("entries", _ENTRIES)),
    record(attrs.StringAttr, ("value", STRING), make=attrs.StringAttr, applies=_is_plain_string),
    record(attrs.StringAttr, ("value", STRING), ("type", TYPE)),
    record(attrs.SymbolRefAttr, ("root", NAME), make=_symbol, applies=lambda value: value.is_flat),
    Encoding(attrs.SymbolRefAttr, _read_nested_symbol, _write_nested_symbol),
    record(attrs.TypeAttr, ("type", TYPE)),
    record(attrs.UnitAttr),
    Encoding(attrs.IntegerAttr, _read_integer, _write_integer),
    Encoding(attrs.FloatAttr, _read_float, _write_float),
    record(locs.CallSiteLoc, ("callee", LOCATION), ("caller", LOCATION)),
    record(
        locs.FileLineColRange,
        ("filename", NAME),
        ("line", VARINT),
        ("column", VARINT),
        make=locs.FileLineColRange,
        applies=_is_position,
    ),
    record(locs.FusedLoc, ("locations", LOCATIONS), make=locs.FusedLoc, applies=_has_no_metadata),
    record(locs.FusedLoc, ("locations", LOCATIONS), ("metadata", ATTRIBUTE)),
    record(locs.NameLoc, ("name", NAME), ("child", LOCATION)),
    record(locs.UnknownLoc),
    Encoding(attrs.DenseResourceElementsAttr, _read_resource, _write_resource),
    Encoding(attrs.DenseArrayAttr, _read_array, _write_array),
    Encoding(attrs.DenseElementsAttr, _read_dense, _write_dense),
    Encoding(attrs.DenseStringElementsAttr, _read_strings, _write_strings),
    Encoding(attrs.SparseElementsAttr, _read_sparse, _write_sparse),
    record(attrs.DistinctAttr, ("referenced", ATTRIBUTE), make=attrs.DistinctAttr.create),
    Encoding(locs.FileLineColRange, _read_range, _write_range),
]

# ---- Types

_SIGNEDNESS = (types.SIGNLESS, types.SIGNED, types.UNSIGNED)


def _read_integer_type(reader: EntryReader) -> Type:
    number = reader.varint()
    if number & 3 == 3:
        reader.fail("invalid signedness of an integer type")
    return types.IntegerType(number >> 2, _SIGNEDNESS[number & 3])


def _write_integer_type(writer: EntryWriter, value: types.IntegerType) -> None:
    writer.varint(value.width << 2 | _SIGNEDNESS.index(value.signedness))


def _float(spelling: str) -> Encoding:
    type = types.FloatType(spelling)
    return Encoding(types.FloatType, lambda reader: type, lambda writer, value: None, lambda value: value is type)


_SHAPE = sequence(SIGNED)


def _layout_of(value: types.MemRefType) -> Attribute:
    return attrs.AffineMapAttr(AffineMap.identity(len(value.shape))) if value.layout is None else value.layout


def _write_memref(writer: EntryWriter, value: types.MemRefType) -> None:
    if value.memory_space is not None:
        writer.attribute(value.memory_space)
    _SHAPE.write(writer, value.shape)
    writer.type(value.element_type)
    ATTRIBUTE.write(writer, _layout_of(value))


def _read_memref(reader: EntryReader) -> Type:
    return types.MemRefType(_SHAPE.read(reader), reader.type(), ATTRIBUTE.read(reader))


def _read_memref_in_space(reader: EntryReader) -> Type:
    space = ATTRIBUTE.read(reader)
    return types.MemRefType(_SHAPE.read(reader), reader.type(), ATTRIBUTE.read(reader), space)


_TYPES = [
    Encoding(types.IntegerType, _read_integer_type, _write_integer_type),
    record(types.IndexType),
    record(types.FunctionType, ("inputs", sequence(TYPE)), ("results", sequence(TYPE))),
    *(_float(spelling) for spelling in ("bf16", "f16", "f32", "f64", "f80", "f128")),
    record(types.ComplexType, ("element_type", TYPE)),
    Encoding(types.MemRefType, _read_memref, _write_memref, lambda value: value.memory_space is None),
    Encoding(types.MemRefType, _read_memref_in_space, _write_memref),
    record(types.NoneType),
    record(
        types.RankedTensorType,
        ("shape", _SHAPE),
        ("element_type", TYPE),
        make=types.RankedTensorType,
        applies=lambda value: value.encoding is None,
    ),
    record(
        types.RankedTensorType,
        ("encoding", ATTRIBUTE),
        ("shape", _SHAPE),
        ("element_type", TYPE),
    ),
    record(types.TupleType, ("types", sequence(TYPE))),
    record(
        types.UnrankedMemRefType,
        ("element_type", TYPE),
        make=types.UnrankedMemRefType,
        applies=lambda value: value.memory_space is None,
    ),
    record(types.UnrankedMemRefType, ("memory_space", ATTRIBUTE), ("element_type", TYPE)),
    record(types.UnrankedTensorType, ("element_type", TYPE)),
    record(
        types.VectorType,
        ("shape", _SHAPE),
        ("element_type", TYPE),
        make=types.VectorType,
        applies=lambda value: not value.is_scalable,
    ),
    record(types.VectorType, ("scalable_dims", sequence(BOOL)), ("shape", _SHAPE), ("element_type", TYPE)),
]

register_encodings("builtin", attributes=_ATTRIBUTES, types=_TYPES)
