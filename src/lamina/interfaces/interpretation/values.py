"""Run-time values of the interpreter.

| type              | value                                                                            |
|-------------------|----------------------------------------------------------------------------------|
| integer, index    | int: signed, but 0 or 1 for i1 and non-negative for unsigned types               |
| float, complex    | NumPy (or ml_dtypes) scalar of the type's dtype                                  |
| vector, tensor    | NumPy array; dtype object for element types without a dtype                      |
| memref            | MemRef                                                                           |
| function          | FunctionValue                                                                    |
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np

from lamina.ir import dense, float_format
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    DenseElementsAttr,
    DenseResourceElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    wrap_integer,
)
from lamina.ir.layout import row_major_strides
from lamina.ir.types import (
    DYNAMIC,
    BaseMemRefType,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    ShapedType,
)

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.ir.value import Value


class Unsupported(Exception):
    """Raised for operations and types that the interpreter does not support."""


class UndefinedBehavior(Exception):
    """Raised for undefined behavior; of an operation once that is known."""

    operation: Operation | None = None


class Poison:
    """The poison value."""

    _only: Poison | None = None

    def __new__(cls) -> Poison:
        if cls._only is None:
            cls._only = super().__new__(cls)
        return cls._only

    def __repr__(self) -> str:
        return "poison"


class FunctionValue(NamedTuple):
    """The value of a function type: the operation that defines the function."""

    function: Operation


class Storage:
    """The memory of an allocation. ``where`` is the operation that created it, None for external memory."""

    __slots__ = ("data", "is_alive", "where", "is_stack")

    def __init__(self, data: np.ndarray[Any, Any], where: Operation | None = None, is_stack: bool = False) -> None:
        self.data = data
        self.is_alive = True
        self.where = where
        self.is_stack = is_stack


class MemRef:
    """A view of a storage: offset, sizes and strides in elements."""

    __slots__ = ("storage", "offset", "sizes", "strides", "element_type")

    def __init__(
        self, storage: Storage, offset: int, sizes: Sequence[int], strides: Sequence[int], element_type: Type
    ) -> None:
        self.storage = storage
        self.offset = offset
        self.sizes = tuple(sizes)
        self.strides = tuple(strides)
        self.element_type = element_type

    @classmethod
    def allocate(
        cls, sizes: Sequence[int], element_type: Type, where: Operation | None = None, is_stack: bool = False
    ) -> MemRef:
        """Fresh memory, row-major; filled with a pattern so that reads before writes show."""
        dtype = array_dtype(element_type)
        data = np.empty(prod(possible_sizes(sizes, dtype)), dtype)
        if data.dtype != object:
            data.view(np.uint8)[...] = 0xCB
        else:
            data[...] = 0
        return cls(Storage(data, where, is_stack), 0, sizes, row_major_strides(tuple(sizes)), element_type)

    @classmethod
    def from_array(cls, array: np.ndarray[Any, Any], element_type: Type) -> MemRef:
        """Returns a view of a NumPy array's memory, with any strides."""
        size = array.itemsize
        if any(stride % size for stride in array.strides):
            raise Unsupported("an array whose strides are not multiples of its element size")
        strides = [stride // size for stride in array.strides]
        if array.size == 0:
            return cls(Storage(np.empty(0, array.dtype)), 0, array.shape, strides, element_type)
        if array.ndim == 0:
            return cls(Storage(array.reshape(1)), 0, (), (), element_type)
        lowest = array[tuple(slice(None, None, -1) if stride < 0 else slice(None) for stride in strides)]
        reach = [(length - 1) * stride for length, stride in zip(array.shape, strides, strict=True)]
        extent = 1 + sum(abs(end) for end in reach)
        data = _strided(lowest, (extent,), (size,))
        return cls(Storage(data), -sum(end for end in reach if end < 0), array.shape, strides, element_type)

    @property
    def rank(self) -> int:
        return len(self.sizes)

    def check_alive(self) -> None:
        if not self.storage.is_alive:
            raise UndefinedBehavior("use of memory after it was freed")

    def position(self, indices: Sequence[int]) -> int:
        """Returns the position of an element in the storage. Raises UndefinedBehavior out of bounds."""
        self.check_alive()
        place = self.offset
        for index, size, stride in zip(indices, self.sizes, self.strides, strict=True):
            if not 0 <= index < size:
                raise UndefinedBehavior(f"index {tuple(indices)} is out of the bounds {self.sizes}")
            place += index * stride
        if not 0 <= place < len(self.storage.data):
            raise UndefinedBehavior(f"access outside of the memory of {self.sizes}")
        return place

    def load(self, indices: Sequence[int]) -> Any:
        return item(self.storage.data[self.position(indices)], self.element_type)

    def store(self, value: Value, indices: Sequence[int]) -> None:
        self.storage.data[self.position(indices)] = to_element(value, self.element_type)

    def view(self) -> np.ndarray[Any, Any]:
        """Returns the elements as an array that shares the memory."""
        self.check_alive()
        data = self.storage.data
        count = 1
        for size in self.sizes:
            count *= size
        if count:
            low = self.offset + sum(min(0, (n - 1) * s) for n, s in zip(self.sizes, self.strides, strict=True))
            high = self.offset + sum(max(0, (n - 1) * s) for n, s in zip(self.sizes, self.strides, strict=True))
            if low < 0 or high >= len(data):
                raise UndefinedBehavior(f"a view of sizes {self.sizes} reaches outside of its memory")
        else:
            return np.empty(self.sizes, data.dtype)
        width = data.itemsize
        return _strided(data[self.offset :], self.sizes, [stride * width for stride in self.strides])

    def __repr__(self) -> str:
        return f"<memref {self.sizes} of {self.element_type}>"


# What an SSA value holds at run time; the table above says which for each type.
RuntimeValue: TypeAlias = "int | float | complex | np.generic | np.ndarray[Any, Any] | MemRef | FunctionValue | Poison"


def _strided(
    array: np.ndarray[Any, Any], sizes: Sequence[int], strides: Sequence[int]
) -> np.ndarray[Any, Any]:
    """Returns the memory with other sizes and strides (in bytes). NumPy cannot name some custom types (f8E5M2 is
    '<f1'), so their bits are used."""
    bits = array if array.dtype.isbuiltin == 1 else array.view(f"u{array.itemsize}")
    view = np.lib.stride_tricks.as_strided(bits, sizes, strides, writeable=array.flags.writeable)
    return view if array.dtype.isbuiltin == 1 else view.view(array.dtype)


# ---- Elements


def array_dtype(element_type: Type) -> np.dtype[Any]:
    """Returns the dtype of arrays of the element type."""
    if isinstance(element_type, BaseMemRefType | ShapedType):
        return np.dtype(object)
    return dense.dtype_of(element_type) or np.dtype(object)


def item(element: Any, type: Type) -> Any:
    """Returns the scalar value of an array element."""
    if isinstance(type, IntegerType | IndexType):
        return element if isinstance(element, Poison) else wrap_integer(int(element), type)
    return element


def to_element(value: Value, type: Type) -> Any:
    """Returns the array element for a scalar value."""
    if isinstance(value, Poison):
        return 0 if not isinstance(type, FloatType) else float("nan")
    return value


def float_value(number: float, type: FloatType) -> Any:
    """Returns a Python float as a value of the type, rounded once."""
    dtype = dense.dtype_of(type)
    if dtype is None:
        raise Unsupported(f"values of {type}")
    if dtype == np.float64:
        return np.float64(number)
    bits = float_format.encode(float(number), type.spelling)
    return float_from_bits(bits, type)


def float_from_bits(bits: int, type: FloatType) -> Any:
    dtype = dense.dtype_of(type)
    if dtype is None:
        raise Unsupported(f"values of {type}")
    return np.frombuffer(bits.to_bytes(dtype.itemsize, "little"), dtype)[0]


def float_bits(value: Value) -> int:
    """Returns the bit pattern of a float value."""
    return int.from_bytes(np.asarray(value).tobytes(), "little")


def value_of_attribute(attribute: Attribute, type: Type) -> Any:
    """Returns the value of a constant."""
    if isinstance(attribute, IntegerAttr):
        return attribute.value
    if isinstance(attribute, FloatAttr):
        return float_from_bits(attribute.bits, attribute.type)
    if isinstance(attribute, DenseElementsAttr):
        element = attribute.type.element_type
        if isinstance(element, ComplexType) or dense.dtype_of(element) is not None:
            return np.array(attribute.array)
        values = [value_of_attribute(part, element) for part in attribute.values]
        return _object_array(values, attribute.type.shape)
    if isinstance(attribute, SparseElementsAttr):
        written_out = attribute.to_dense()
        if written_out is not None:
            return value_of_attribute(written_out, type)
    if isinstance(attribute, DenseResourceElementsAttr):
        data = np.frombuffer(attribute.handle.data or b"", array_dtype(attribute.type.element_type))
        return data.reshape(attribute.type.shape).copy()
    if isinstance(attribute, ArrayAttr) and isinstance(type, ComplexType):
        real, imaginary = (float(value_of_attribute(part, type.element_type)) for part in attribute.elements)
        return complex_value(real, imaginary, type)
    raise Unsupported(f"the constant {attribute}")


def complex_value(real: float, imaginary: float, type: ComplexType) -> Any:
    dtype = dense.dtype_of(type)
    if dtype is None:
        raise Unsupported(f"values of {type}")
    scalar = np.empty((), dtype)
    scalar.real, scalar.imag = real, imaginary
    return scalar[()]


def _object_array(values: list[Any], shape: Sequence[int]) -> np.ndarray[Any, Any]:
    array = np.empty(len(values), object)
    array[:] = values
    return array.reshape(tuple(shape))


def possible_sizes(shape: Sequence[int], dtype: np.dtype[Any]) -> tuple[int, ...]:
    """Returns the sizes of an array. Raises UndefinedBehavior if one is negative, MemoryError if the array exceeds the
    address space."""
    sizes = tuple(shape)
    if any(size < 0 for size in sizes):
        raise UndefinedBehavior(f"allocation of negative size {sizes}")
    # NumPy counts without the empty dims.
    if prod(size for size in sizes if size) * dtype.itemsize > sys.maxsize:
        raise MemoryError
    return sizes


def new_array(shape: Sequence[int], element_type: Type) -> np.ndarray[Any, Any]:
    """Returns an array of unspecified contents; raises as `possible_sizes` does."""
    dtype = array_dtype(element_type)
    return np.empty(possible_sizes(shape, dtype), dtype)


def filled(shape: Sequence[int], value: Value, element_type: Type) -> np.ndarray[Any, Any]:
    """An array whose elements are all ``value``."""
    array = new_array(shape, element_type)
    array[...] = to_element(value, element_type)
    return array


def poison_of(type: Type, sizes: Sequence[int] = ()) -> np.ndarray[Any, Any] | Poison:
    """Returns an unspecified value of the type: zeros for arrays, which are empty where no size is given."""
    if isinstance(type, ShapedType) and type.has_rank and not isinstance(type, BaseMemRefType):
        given = iter(sizes)
        shape = [next(given, 0) if size == DYNAMIC else size for size in type.shape]
        dtype = array_dtype(type.element_type)
        return np.zeros(possible_sizes(shape, dtype), dtype)
    return Poison()


def memref_of(value: MemRef, type: MemRefType) -> MemRef:
    """Returns the same view, checked against the static parts of a type. Raises UndefinedBehavior if it does not
    fit."""
    if len(type.shape) != value.rank or any(
        size not in (DYNAMIC, actual) for size, actual in zip(type.shape, value.sizes, strict=True)
    ):
        raise UndefinedBehavior(f"a memref of sizes {value.sizes} does not fit {type}")
    return value
