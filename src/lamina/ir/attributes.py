"""The builtin attributes, except locations (lamina.ir.location).

Numbers are stored as bit patterns wherever Python's equality would conflate -0.0 with 0.0 or True with 1.
Bulk data is held as bytes in MLIR's raw format and viewed as NumPy arrays without a copy.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Self, SupportsIndex, TypeVar, cast

from lamina.ir import float_format
from lamina.ir.affine import AffineMap, IntegerSet
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.resource_blob import DenseResourceBlob
from lamina.ir.types import (
    DYNAMIC,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    NoneType,
    RankedTensorType,
    ShapedType,
    VectorType,
    f64,
    i1,
    i8,
    i16,
    i32,
    i64,
)

T = TypeVar("T")


def _expect(value: Any, kind: type[Any], what: str) -> None:
    """Raises InvalidParameters unless the parameter is of the class."""
    if not isinstance(value, kind):
        raise InvalidParameters(f"expected {what}, got {value!r}")


def _listed(values: Iterable[T], cls: type[Attribute]) -> tuple[T, ...]:
    """Returns the values as a tuple. Raises InvalidParameters for what is not a list of them."""
    try:
        return tuple(values)
    except TypeError:
        raise InvalidParameters(f"{cls.__name__}: expected a list, got {values!r}") from None


class UnitAttr(Attribute):
    """``unit``: present or not."""

    __slots__ = ()


class StringAttr(Attribute):
    """``"text"`` or ``"text" : type``. The value is text; bytes that are not UTF-8 are kept as surrogate escapes."""

    __slots__ = ("value", "type")
    value: str
    type: Type

    def __new__(cls, value: str, type: Type | None = None) -> Self:
        return cls._unique(value, _none if type is None else type)

    def verify(self) -> None:
        _expect(self.value, str, "a string")
        _expect(self.type, Type, "a type")


_none = NoneType()


class IntegerAttr(Attribute):
    """``5 : i32``: a value of a given integer type or index.

    Values are kept as MLIR prints them: signless and signed ones in two's complement, unsigned ones non-negative.
    A signless i1, 0 or -1 in MLIR's arithmetic, is kept as 0 or 1 here.
    """

    __slots__ = ("type", "value")
    type: Type
    value: int

    def __new__(cls, type: Type, value: int) -> Self:
        """Raises InvalidParameters unless the value is an integer of the type; ``wrapped`` accepts any integer."""
        number = value if value.__class__ is int else _integer(value)
        wrapped = wrap_integer(number, type)
        if wrapped != value:
            _check_integer(number, value, type)
        return cls._unique(type, wrapped)

    @classmethod
    def wrapped(cls, type: Type, value: int) -> Self:
        """Wraps the number to the range of the type, as overflowing arithmetic does."""
        return cls._unique(type, wrap_integer(int(value), type))

    @property
    def unsigned_value(self) -> int:
        """The bit pattern as a non-negative number."""
        return self.value & ((1 << integer_width(self.type)) - 1)

    @property
    def signed_value(self) -> int:
        """The bit pattern read as two's complement."""
        width = integer_width(self.type)
        bits = self.unsigned_value
        return bits - (1 << width) if width and bits >> (width - 1) else bits

    def verify(self) -> None:
        if not isinstance(self.type, IntegerType | IndexType):
            raise InvalidParameters("expected integer or index type")

    def __bool__(self) -> bool:
        return self.value != 0


def integer_width(type: Type) -> int:
    """Bits of an integer type; index counts as 64."""
    return type.width if isinstance(type, IntegerType) else 64


def _integer(value: SupportsIndex) -> int:
    """Converts truth values and NumPy's integers. Raises InvalidParameters for floats."""
    try:
        return int(operator.index(value))
    except TypeError:
        raise InvalidParameters(f"{value!r} is not an integer") from None


def wrap_integer(value: int, type: Type) -> int:
    """``value`` modulo the range of the type, in the form IntegerAttr keeps."""
    width = 64
    if isinstance(type, IntegerType):
        width = type.width
        if width == 0:
            return 0
        if type.is_unsigned or width == 1 and type.is_signless:
            return value & ((1 << width) - 1)
    half = 1 << (width - 1)
    if -half <= value < half:
        return value
    value &= (half << 1) - 1
    return value - (half << 1) if value >= half else value


def _check_integer(number: int, value: int, type: Type) -> None:
    """Signless types accept values that fit as signed or as unsigned."""
    if number != value:
        raise InvalidParameters(f"{value!r} is not an integer")
    if not isinstance(type, IntegerType | IndexType):
        raise InvalidParameters("expected integer or index type")
    width = integer_width(type)
    signed, unsigned = (type.is_signed, type.is_unsigned) if isinstance(type, IntegerType) else (False, False)
    low = 0 if unsigned or not width else -(1 << (width - 1))
    high = (1 << (width - 1 if signed and width else width)) - 1
    if not low <= number <= high:
        raise InvalidParameters(f"integer {number} is out of range for {type}")


def BoolAttr(value: bool) -> IntegerAttr:
    """``true`` or ``false``: an IntegerAttr of type i1."""
    if value not in (0, 1):
        raise InvalidParameters(f"expected a truth value, got {value!r}")
    return IntegerAttr(i1, 1 if value else 0)


class FloatAttr(Attribute):
    """``1.0 : f32``; ``bits`` is the bit pattern in the type's format."""

    __slots__ = ("type", "bits")
    type: FloatType
    bits: int

    def __new__(cls, type: FloatType, value: float) -> Self:
        """Rounds a number to nearest even."""
        if not isinstance(type, FloatType):
            raise InvalidParameters(f"expected floating point type, got {type!r}")
        try:
            number = float(value)
        except (TypeError, ValueError):
            raise InvalidParameters(f"{value!r} is not a number") from None
        if isinstance(value, str | bytes):
            raise InvalidParameters(f"{value!r} is not a number")
        return cls._unique(type, float_format.encode(number, type.spelling))

    @classmethod
    def from_bits(cls, type: FloatType, bits: int) -> Self:
        return cls._unique(type, bits)

    def verify(self) -> None:
        if not isinstance(self.type, FloatType):
            raise InvalidParameters(f"expected floating point type, got {self.type!r}")
        if not 0 <= self.bits < 1 << self.type.width:
            raise InvalidParameters(f"{self.bits:#x} is not a bit pattern of {self.type}")

    @property
    def value(self) -> float:
        """The value as a Python float; rounded to nearest for f80 and f128."""
        return float_format.decode(self.bits, self.type.spelling)

    def __reduce__(self) -> tuple[object, ...]:
        return (FloatAttr.from_bits, (self.type, self.bits))


class TypeAttr(Attribute):
    """A type as an attribute."""

    __slots__ = ("type",)
    type: Type

    def verify(self) -> None:
        _expect(self.type, Type, "a type")


class ArrayAttr(Attribute):
    """``[1, "two", f32]``."""

    __slots__ = ("elements",)
    elements: tuple[Attribute, ...]

    def __new__(cls, elements: Iterable[Attribute] = ()) -> Self:
        return cls._unique(_listed(elements, cls))

    def verify(self) -> None:
        for element in self.elements:
            _expect(element, Attribute, "an attribute")

    def __iter__(self) -> Any:
        return iter(self.elements)

    def __len__(self) -> int:
        return len(self.elements)

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, index: int) -> Attribute:
        return self.elements[index]


class DictionaryAttr(Attribute):
    """``{a = 1, b}``: entries sorted by name."""

    __slots__ = ("entries",)
    entries: tuple[tuple[str, Attribute], ...]

    def __new__(cls, entries: Mapping[str, Attribute] | Iterable[tuple[str, Attribute]] = ()) -> Self:
        pairs = entries.items() if isinstance(entries, Mapping) else _listed(entries, cls)
        return cls._unique(tuple(sorted(pairs, key=_entry_name)))

    def verify(self) -> None:
        previous = None
        for name, value in self.entries:
            if not name:
                raise InvalidParameters("expected a name for each entry")
            if name == previous:
                raise InvalidParameters(f"duplicate key '{name}'")
            _expect(value, Attribute, f"an attribute for '{name}'")
            previous = name

    def get(self, name: str) -> Attribute | None:
        return next((value for key, value in self.entries if key == name), None)

    def as_dict(self) -> dict[str, Attribute]:
        return dict(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __bool__(self) -> bool:
        return True

    def __contains__(self, name: str) -> bool:
        return self.get(name) is not None


def _entry_name(entry: tuple[str, Attribute]) -> bytes:
    if not isinstance(entry, tuple) or len(entry) != 2:
        raise InvalidParameters(f"expected a pair of a name and an attribute, got {entry!r}")
    _expect(entry[0], str, "a name")
    return entry[0].encode("utf-8", "surrogateescape")


class SymbolRefAttr(Attribute):
    """``@root::@nested``."""

    __slots__ = ("root", "nested")
    root: str
    nested: tuple[str, ...]

    def __new__(cls, root: str, nested: Iterable[str] = ()) -> Self:
        return cls._unique(root, tuple(nested))

    def verify(self) -> None:
        for name in (self.root, *self.nested):
            _expect(name, str, "a symbol's name")

    @property
    def is_flat(self) -> bool:
        return not self.nested

    @property
    def leaf(self) -> str:
        return self.nested[-1] if self.nested else self.root


def FlatSymbolRefAttr(name: str) -> SymbolRefAttr:
    """``@name``."""
    return SymbolRefAttr(name)


class AffineMapAttr(Attribute):
    """``affine_map<(d0) -> (d0)>``."""

    __slots__ = ("map",)
    map: AffineMap

    def verify(self) -> None:
        _expect(self.map, AffineMap, "an affine map")

    @property
    def layout_affine_map(self) -> AffineMap:
        return self.map

    def verify_layout(self, shape: Sequence[int]) -> None:
        if self.map.num_dims != len(shape):
            raise InvalidParameters(
                f"memref layout mismatch between rank and affine map: {len(shape)} != {self.map.num_dims}"
            )


class IntegerSetAttr(Attribute):
    """``affine_set<(d0) : (d0 >= 0)>``."""

    __slots__ = ("set",)
    set: IntegerSet

    def verify(self) -> None:
        _expect(self.set, IntegerSet, "an integer set")


class StridedLayoutAttr(Attribute):
    """``strided<[?, 1], offset: 4>``; DYNAMIC for unknown strides or offset."""

    __slots__ = ("offset", "strides")
    offset: int
    strides: tuple[int, ...]

    def __new__(cls, strides: Iterable[int], offset: int = 0) -> Self:
        return cls._unique(offset, tuple(strides))

    def verify(self) -> None:
        for number in (self.offset, *self.strides):
            _expect(number, int, "an integer")

    def verify_layout(self, shape: Sequence[int]) -> None:
        if len(self.strides) != len(shape):
            raise InvalidParameters("expected the number of strides to match the rank")

    @property
    def has_static_layout(self) -> bool:
        return self.offset != DYNAMIC and DYNAMIC not in self.strides

    @property
    def layout_affine_map(self) -> AffineMap:
        from lamina.ir.layout import strided_affine_map  # cycle

        return strided_affine_map(self.strides, self.offset)


class OpaqueAttr(Attribute):
    """An attribute of a dialect that is not loaded, kept as text: ``#dialect<data>``."""

    __slots__ = ("dialect_namespace", "data", "type")
    dialect_namespace: str
    data: str
    type: Type


class DistinctAttr(Attribute):
    """``distinct[0]<referenced>``: equal only to itself."""

    __slots__ = ("identity", "referenced")
    identity: int
    referenced: Attribute
    _count = 0

    @classmethod
    def create(cls, referenced: Attribute) -> DistinctAttr:
        """Returns a new one, unequal to all others."""
        DistinctAttr._count += 1
        return cls._unique(DistinctAttr._count, referenced)


_DENSE_ARRAY_FORMAT = {1: "b", 8: "b", 16: "h", 32: "i", 64: "q"}
# Arrays of at most so many integers, such as sizes of segments and positions, are packed once.
_SHORT = 8


def _bit(value: SupportsIndex) -> int:
    number = _integer(value)
    if not -1 <= number <= 1:
        raise InvalidParameters(f"{value!r} is not a truth value")
    return number & 1


def _packed(element_type: Type, numbers: tuple[Any, ...]) -> bytes:
    """The little-endian bytes of a dense array. Raises InvalidParameters for numbers that the type does not have."""
    import struct

    if isinstance(element_type, FloatType):
        width = max(8, element_type.width) // 8
        return b"".join(
            float_format.encode(float(number), element_type.spelling).to_bytes(width, "little") for number in numbers
        )
    if not isinstance(element_type, IntegerType):
        raise InvalidParameters("expected integer or float type for a dense array")
    code = _DENSE_ARRAY_FORMAT.get(element_type.width)
    if code is None:
        width = (element_type.width + 7) // 8
        return b"".join(
            (IntegerAttr(element_type, number).value & ((1 << width * 8) - 1)).to_bytes(width, "little")
            for number in numbers
        )
    if element_type.width == 1:
        numbers = tuple(_bit(number) for number in numbers)
    if element_type.is_unsigned:
        code = code.upper()
    try:
        return struct.pack(f"<{len(numbers)}{code}", *numbers)
    except struct.error:
        wrapped = (IntegerAttr(element_type, number).value for number in numbers)
        return struct.pack(f"<{len(numbers)}{code}", *wrapped)


class DenseArrayAttr(Attribute):
    """``array<i64: 1, 2>``: small lists of i1, i8, i16, i32, i64 or floats; ``raw`` is their little-endian bytes."""

    __slots__ = ("element_type", "raw", "_values")
    element_type: Type
    raw: bytes
    _values: tuple[Any, ...] | None

    def __new__(cls, element_type: Type, values: Iterable[Any] = ()) -> Self:
        """Raises InvalidParameters for numbers that the element type does not have."""
        numbers = tuple(values)
        if len(numbers) <= _SHORT and element_type.__class__ is IntegerType and cls is DenseArrayAttr:
            return cast("Self", _short_array(element_type, numbers))
        return cls._unique(element_type, _packed(element_type, numbers))

    @classmethod
    def _make(cls, parameters: tuple[Any, ...]) -> Self:
        instance = super()._make(parameters)
        instance._values = None
        return instance

    @classmethod
    def from_raw(cls, element_type: Type, raw: bytes) -> Self:
        return cls._unique(element_type, raw)

    def __reduce__(self) -> tuple[object, ...]:
        return (DenseArrayAttr.from_raw, (self.element_type, self.raw))

    @property
    def values(self) -> tuple[Any, ...]:
        """The elements as Python numbers; bools for i1."""
        if self._values is None:
            self._values = tuple(self._decode())
        return self._values

    def _decode(self) -> Iterable[Any]:
        import struct

        element, raw = self.element_type, self.raw
        if isinstance(element, FloatType):
            width = max(8, element.width) // 8
            return [
                float_format.decode(int.from_bytes(raw[at : at + width], "little"), element.spelling)
                for at in range(0, len(raw), width)
            ]
        assert isinstance(element, IntegerType)
        code = _DENSE_ARRAY_FORMAT.get(element.width)
        if code is not None:
            numbers = struct.unpack(f"<{len(raw) * 8 // max(8, element.width)}{code}", raw)
            if element.width == 1:
                return [bool(number) for number in numbers]
            return [wrap_integer(number, element) for number in numbers]
        width = max(1, (element.width + 7) // 8)
        return [
            wrap_integer(int.from_bytes(raw[at : at + width], "little"), element) for at in range(0, len(raw), width)
        ]

    def __len__(self) -> int:
        return len(self.values)

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Any:
        return iter(self.values)

    def __getitem__(self, index: int) -> Any:
        return self.values[index]


def DenseBoolArrayAttr(values: Iterable[bool]) -> DenseArrayAttr:
    return DenseArrayAttr(i1, values)


def DenseI8ArrayAttr(values: Iterable[int]) -> DenseArrayAttr:
    return DenseArrayAttr(i8, values)


def DenseI16ArrayAttr(values: Iterable[int]) -> DenseArrayAttr:
    return DenseArrayAttr(i16, values)


def DenseI32ArrayAttr(values: Iterable[int]) -> DenseArrayAttr:
    return DenseArrayAttr(i32, values)


def DenseI64ArrayAttr(values: Iterable[int]) -> DenseArrayAttr:
    return DenseArrayAttr(i64, values)


@lru_cache(maxsize=4096)
def _short_array(element_type: Type, numbers: tuple[Any, ...]) -> DenseArrayAttr:
    """Positions, sizes and segments are the same few, again and again."""
    return DenseArrayAttr.from_raw(element_type, _packed(element_type, numbers))


class ElementsAttr(Attribute):
    """Base of the elements attributes."""

    __slots__ = ()
    type: ShapedType


class DenseElementsAttr(ElementsAttr):
    """``dense<[1, 2]> : tensor<2xi32>`` of integers, index, floats or complex numbers.

    ``raw`` holds the elements in row-major order, each in whole bytes, little endian (i1 one byte per element, 0 or 1);
    one element if ``is_splat``.
    """

    __slots__ = ("type", "raw", "is_splat")
    raw: bytes
    is_splat: bool

    @classmethod
    def from_raw(cls, type: ShapedType, raw: bytes, is_splat: bool = False) -> DenseElementsAttr:
        """From bytes in the layout above. Detects splats."""
        width = dense_element_bytes(type.element_type)
        count = type.num_elements
        if not is_splat and count and raw == raw[:width] * count:
            raw, is_splat = raw[:width], True
        if len(raw) != width * (1 if is_splat else count):
            raise InvalidParameters(f"expected {count} elements of {width} bytes, got {len(raw)} bytes")
        return cls._unique(type, raw, is_splat)

    @classmethod
    def from_array(cls, array: Any, type: ShapedType | None = None) -> DenseElementsAttr:
        """From a NumPy array; its shape and dtype determine the (tensor) type unless one is given."""
        from lamina.ir import dense  # cycle

        return dense.elements_from_array(array, type)

    @classmethod
    def splat(cls, type: ShapedType, value: Attribute) -> DenseElementsAttr:
        """Returns all elements equal to an IntegerAttr, a FloatAttr, or an ArrayAttr of two for complex."""
        from lamina.ir import dense  # cycle

        return dense.elements_from_attributes(type, [value])

    @classmethod
    def from_attributes(cls, type: ShapedType, values: Sequence[Attribute]) -> DenseElementsAttr:
        """From one attribute per element, in row-major order."""
        from lamina.ir import dense  # cycle

        return dense.elements_from_attributes(type, values)

    @property
    def array(self) -> Any:
        """A read-only NumPy view in the type's shape (a broadcast of one element for a splat)."""
        from lamina.ir import dense  # cycle

        return dense.array_of(self)

    @property
    def splat_value(self) -> Attribute:
        """The common element as an attribute. Raises ValueError unless it is a splat."""
        if not self.is_splat:
            raise ValueError("the elements are not all equal")
        from lamina.ir import dense  # cycle

        return dense.element_attribute(self, 0)

    @property
    def values(self) -> Iterable[Attribute]:
        """The elements as attributes, in row-major order."""
        from lamina.ir import dense  # cycle

        return dense.element_attributes(self)

    def element(self, indices: Sequence[int]) -> Attribute:
        """Returns the element at a position."""
        from lamina.ir import dense  # cycle

        flat = 0
        for size, index in zip(self.type.shape, indices, strict=True):
            flat = flat * size + index
        return dense.element_attribute(self, flat)

    @property
    def integers(self) -> list[int]:
        """The elements as numbers, in row-major order. Raises ValueError for elements that are not integers."""
        if not isinstance(self.type.element_type, IntegerType | IndexType):
            raise ValueError(f"the elements of {self.type} are not integers")
        return [value.value for value in self.values if isinstance(value, IntegerAttr)]


def dense_element_bytes(element_type: Type) -> int:
    """Bytes that one element takes in the raw format."""
    if isinstance(element_type, ComplexType):
        return 2 * dense_element_bytes(element_type.element_type)
    if isinstance(element_type, IndexType):
        return 8
    if isinstance(element_type, IntegerType | FloatType):
        return max(1, (element_type.width + 7) // 8)
    raise InvalidParameters(f"'{element_type}' has no dense element format")


class DenseStringElementsAttr(ElementsAttr):
    """``dense<["a", "b"]> : tensor<2x!foo.string>``; one string if all are equal."""

    __slots__ = ("type", "strings", "is_splat")
    strings: tuple[str, ...]
    is_splat: bool


class DenseResourceElementsAttr(ElementsAttr):
    """``dense_resource<key> : tensor<4xf32>``; the blob is in the file's metadata section."""

    __slots__ = ("type", "handle")
    handle: DenseResourceBlob


class SparseElementsAttr(ElementsAttr):
    """``sparse<[[0, 0], [1, 2]], [1.0, 2.0]> : tensor<3x4xf32>``."""

    __slots__ = ("type", "indices", "sparse_values")
    indices: DenseElementsAttr
    sparse_values: ElementsAttr

    def element(self, indices: Sequence[int]) -> Attribute | None:
        """Returns the element at a position; None if the elements are strings. Of several for a position the first
        counts.
        """
        from lamina.ir import dense  # cycle

        return dense.sparse_element(self, indices)

    def to_dense(self) -> DenseElementsAttr | None:
        """Returns the same elements in dense form; None if they are strings."""
        from lamina.ir import dense  # cycle

        return dense.densified(self)


def strings_array(names: Iterable[str]) -> ArrayAttr:
    """Returns an ArrayAttr of StringAttr."""
    return ArrayAttr(StringAttr(name) for name in names)


def integers_array(values: Iterable[int], type: Type = i64) -> ArrayAttr:
    """Returns an ArrayAttr of IntegerAttr of one type."""
    return ArrayAttr(IntegerAttr(type, value) for value in values)


def number_as(type: Type, number: Attribute | None) -> Attribute | None:
    """Converts the constant to an element of the type; None if it is of another kind.

    Integers of any width are accepted: ``llvm.mlir.constant`` may hold integers of a different type than its own.
    """
    if isinstance(type, ComplexType):
        parts = number.elements if isinstance(number, ArrayAttr) else ()
        return number if len(parts) == 2 and all(number_as(type.element_type, part) is part for part in parts) else None
    if isinstance(number, IntegerAttr) and isinstance(type, IntegerType | IndexType):
        return number if number.type is type else IntegerAttr.wrapped(type, number.value)
    return number if isinstance(number, FloatAttr) and number.type is type else None


def splat_or_scalar(type: Type, value: float | int) -> Attribute:
    """Returns the number as an attribute of a scalar type, or as a splat of a vector or static tensor type."""
    if isinstance(type, VectorType | RankedTensorType):
        return DenseElementsAttr.splat(type, splat_or_scalar(type.element_type, value))
    if isinstance(type, FloatType) and value is not None:
        return FloatAttr(type, value)
    if not isinstance(type, IntegerType | IndexType) or not isinstance(value, int):
        raise TypeError(f"{value!r} is not a number of type '{type}'")
    return IntegerAttr(type, value)


__all__ = [name for name in dir() if name[0].isupper()] + [
    "f64",
    "integer_width",
    "integers_array",
    "number_as",
    "splat_or_scalar",
    "strings_array",
    "wrap_integer",
]
