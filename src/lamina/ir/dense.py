"""Dense elements as bytes, NumPy arrays and attributes.

The raw format is MLIR's: row-major, little endian, whole bytes per element (i1 too: one byte, 0 or 1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from lamina.ir.array_memory import ALIGNMENT
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.attributes import (
    ArrayAttr,
    DenseElementsAttr,
    DenseResourceElementsAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    dense_element_bytes,
)
from lamina.ir.resource_blob import DenseResourceBlob
from lamina.ir.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    f32,
    f64,
)

# Constants of so many bytes are resources: memory that is referred to, and never text or a dictionary's key.
RESOURCE_BYTES = 4096

_ML_DTYPES = {
    "bf16": "bfloat16",
    "f8E5M2": "float8_e5m2",
    "f8E4M3": "float8_e4m3",
    "f8E4M3FN": "float8_e4m3fn",
    "f8E5M2FNUZ": "float8_e5m2fnuz",
    "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E3M4": "float8_e3m4",
    "f8E8M0FNU": "float8_e8m0fnu",
    "f4E2M1FN": "float4_e2m1fn",
    "f6E2M3FN": "float6_e2m3fn",
    "f6E3M2FN": "float6_e3m2fn",
}
_NATIVE_FLOATS = {"f16": np.float16, "f32": np.float32, "f64": np.float64}


@cache
def dtype_of(type: Type) -> np.dtype[Any] | None:
    """The NumPy (or ml_dtypes) dtype whose bytes are the raw format of the element type; None if there is
    none.
    """
    if isinstance(type, IndexType):
        return np.dtype(np.int64)
    if isinstance(type, IntegerType):
        return _integer_dtype(type)
    if isinstance(type, FloatType):
        if type.spelling in _NATIVE_FLOATS:
            return np.dtype(_NATIVE_FLOATS[type.spelling])
        name = _ML_DTYPES.get(type.spelling)
        if name is None:
            return None
        import ml_dtypes

        result: np.dtype[Any] | None = np.dtype(getattr(ml_dtypes, name))
        return result
    if isinstance(type, ComplexType):
        complex_of: dict[Type, np.dtype[Any]] = {f32: np.dtype(np.complex64), f64: np.dtype(np.complex128)}
        return complex_of.get(type.element_type)
    return None


def _integer_dtype(type: IntegerType) -> np.dtype[Any] | None:
    if type.width == 1 and type.is_signless:
        return np.dtype(np.bool_)
    if type.width in (8, 16, 32, 64):
        return np.dtype(f"{'u' if type.is_unsigned else ''}int{type.width}")
    if type.width in (2, 4):
        import ml_dtypes

        result: np.dtype[Any] | None = np.dtype(getattr(ml_dtypes, f"{'u' if type.is_unsigned else ''}int{type.width}"))
        return result
    return None


@cache
def type_of_dtype(dtype: np.dtype[Any]) -> Type:
    """Returns the element type of a dtype. Raises TypeError for unsupported dtypes."""
    if dtype == np.bool_:
        return IntegerType(1)
    if dtype.kind in "iu" and dtype.isbuiltin:
        return IntegerType(dtype.itemsize * 8, "unsigned" if dtype.kind == "u" else "signless")
    if dtype == np.complex64:
        return ComplexType(f32)
    if dtype == np.complex128:
        return ComplexType(f64)
    for name, native in _NATIVE_FLOATS.items():
        if dtype == native:
            return FloatType(name)
    for name, spelling in _ML_DTYPES.items():
        if dtype.name == spelling:
            return FloatType(name)
    if dtype.name in ("int2", "int4"):
        return IntegerType(int(dtype.name[3:]))
    if dtype.name in ("uint2", "uint4"):
        return IntegerType(int(dtype.name[4:]), "unsigned")
    raise TypeError(f"no element type for dtype {dtype}")


def elements_from_array(array: Any, type: ShapedType | None = None) -> DenseElementsAttr:
    """Converts an array to elements, in the type's dtype if a type is given. Raises ValueError for a mismatched shape.
    """
    source = np.asarray(array)
    if type is None:
        type = RankedTensorType(source.shape, type_of_dtype(source.dtype))
    if tuple(type.shape) != source.shape:
        raise ValueError(f"an array of shape {source.shape} does not fill {type}")
    dtype = dtype_of(type.element_type)
    if dtype is None:
        return elements_from_attributes(type, [_attribute(type.element_type, value) for value in source.flat])
    if source.dtype != dtype and isinstance(type.element_type, IntegerType | IndexType):
        _check_numbers(source, type.element_type)
    raw = np.ascontiguousarray(source, dtype=dtype).tobytes()
    return DenseElementsAttr.from_raw(type, raw)


def constant_elements(array: np.ndarray[Any, Any], type: ShapedType, key: str) -> ElementsAttr:
    """Returns the elements of an array of the type's dtype. A large array becomes a resource backed by its memory,
    which must not change; a transposed one remains a view."""
    is_splat = not any(array.strides)
    if array.nbytes < RESOURCE_BYTES or array.dtype == object or is_splat:
        return elements_from_array(array, type)
    if array.flags.c_contiguous:
        blob = DenseResourceBlob(key, array.reshape(-1).view(np.uint8).data, ALIGNMENT)
    else:
        blob = DenseResourceBlob(key, alignment=ALIGNMENT, view=array)
    return DenseResourceElementsAttr(type, blob)


def with_numbers(old: ElementsAttr, array: np.ndarray[Any, Any], type: ShapedType) -> ElementsAttr:
    """Returns the elements of an array of another constant's dtype, kept as those: a resource's become a resource."""
    if isinstance(old, DenseResourceElementsAttr):
        return constant_elements(array, type, old.handle.key)
    return elements_from_array(array, type)


def _check_numbers(source: np.ndarray[Any, Any], type: Type) -> None:
    """Raises InvalidParameters for numbers that the type cannot represent."""
    if source.size == 0 or source.dtype == np.bool_:
        return
    if source.dtype.kind == "f" and not np.array_equal(source, np.trunc(source)):
        raise InvalidParameters(f"the array has values that are not integers, but the element type is {type}")
    for extreme in (source.min(), source.max()):
        IntegerAttr(type, int(extreme))


def _attribute(type: Type, value: float) -> Attribute:
    if isinstance(type, ComplexType):
        number = complex(value)
        return ArrayAttr([_attribute(type.element_type, number.real), _attribute(type.element_type, number.imag)])
    if isinstance(type, FloatType):
        return FloatAttr(type, float(value))
    return IntegerAttr(type, int(value))


def encode_element(type: Type, value: Attribute) -> bytes:
    """One element in the raw format."""
    width = dense_element_bytes(type)
    if isinstance(type, ComplexType):
        assert isinstance(value, ArrayAttr)
        return b"".join(encode_element(type.element_type, part) for part in value.elements)
    if isinstance(type, FloatType):
        if not isinstance(value, FloatAttr) or value.type is not type:
            raise InvalidParameters(f"expected an attribute of type '{type}', got '{value}'")
        return value.bits.to_bytes(width, "little")
    if not isinstance(value, IntegerAttr) or value.type is not type:
        raise InvalidParameters(f"expected an attribute of type '{type}', got '{value}'")
    return value.unsigned_value.to_bytes(width, "little")


def elements_from_attributes(type: ShapedType, values: Sequence[Attribute]) -> DenseElementsAttr:
    """From one attribute per element, or a single one for a splat."""
    if not isinstance(type, ShapedType):
        raise InvalidParameters(f"expected a shaped type, got {type!r}")
    count = type.num_elements
    if len(values) not in (1, count):
        raise InvalidParameters(f"expected {count} elements, got {len(values)}")
    raw = b"".join(encode_element(type.element_type, value) for value in values)
    return DenseElementsAttr.from_raw(type, raw, is_splat=len(values) == 1)


def array_of(attribute: DenseElementsAttr) -> np.ndarray[Any, Any]:
    """Returns a read-only array in the type's shape. Element types without a dtype give an object array of Python
    numbers.
    """
    type = attribute.type
    dtype = dtype_of(type.element_type)
    if dtype is None:
        values = [_python_value(value) for value in element_attributes(attribute)]
        array = np.empty(type.shape, dtype=object)
        array[...] = np.fromiter(values, dtype=object, count=len(values)).reshape(type.shape)
        array.flags.writeable = False
        return array
    flat = np.frombuffer(attribute.raw, dtype=dtype)
    if attribute.is_splat:
        return np.broadcast_to(flat[0] if len(flat) else dtype.type(0), type.shape)
    return flat.reshape(type.shape)


def numbers_of(attribute: Attribute | None) -> np.ndarray[Any, Any] | None:
    """Returns the elements of a dense constant, in the type's shape, whether stored in the attribute or as a resource.
    None for other attributes, declared-only resources, and elements without a dtype."""
    if isinstance(attribute, DenseElementsAttr):
        array = array_of(attribute)
        return None if array.dtype == object else array
    if not isinstance(attribute, DenseResourceElementsAttr):
        return None
    dtype, type, view = dtype_of(attribute.type.element_type), attribute.type, attribute.handle.view
    if view is not None and view.dtype == dtype:
        return view.reshape(type.shape)
    if attribute.handle.data is None:
        return None
    data = attribute.handle.data
    if dtype is None or len(data) != type.num_elements * dtype.itemsize:
        return None
    return np.frombuffer(data, dtype=dtype).reshape(type.shape)


def _python_value(value: Attribute) -> complex | int | float:
    if isinstance(value, ArrayAttr):
        real, imaginary = (_python_value(part) for part in value.elements)
        return complex(real, imaginary)
    assert isinstance(value, IntegerAttr | FloatAttr)
    return value.value


def decode_element(type: Type, raw: bytes) -> Attribute:
    """One element of the raw format as an attribute."""
    if isinstance(type, ComplexType):
        half = len(raw) // 2
        return ArrayAttr([decode_element(type.element_type, raw[:half]), decode_element(type.element_type, raw[half:])])
    bits = int.from_bytes(raw, "little")
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(type, bits)
    return IntegerAttr.wrapped(type, bits)


def element_attribute(attribute: DenseElementsAttr, index: int) -> Attribute:
    """Returns the element at a row-major position."""
    width = dense_element_bytes(attribute.type.element_type)
    start = 0 if attribute.is_splat else index * width
    return decode_element(attribute.type.element_type, attribute.raw[start : start + width])


def element_attributes(attribute: DenseElementsAttr) -> Iterator[Attribute]:
    """Yields all elements in row-major order."""
    if attribute.is_splat:
        value = element_attribute(attribute, 0)
        for _ in range(attribute.type.num_elements):
            yield value
        return
    for index in range(attribute.type.num_elements):
        yield element_attribute(attribute, index)


def _sparse_positions(attribute: SparseElementsAttr) -> np.ndarray[Any, Any]:
    """One row of indices per given value."""
    rank = len(attribute.type.shape)
    return np.asarray(attribute.indices.array).reshape(-1, rank) if rank else np.zeros((1, 0), np.int64)


def sparse_element(attribute: SparseElementsAttr, indices: Sequence[int]) -> Attribute | None:
    """Returns the element of a sparse attribute at a position; None if the elements are strings."""
    values = attribute.sparse_values
    if not isinstance(values, DenseElementsAttr):
        return None
    rows = np.flatnonzero((_sparse_positions(attribute) == np.asarray(indices, np.int64)).all(axis=1))
    if len(rows):
        return element_attribute(values, int(rows[0]))
    element = attribute.type.element_type
    return decode_element(element, bytes(dense_element_bytes(element)))


def densified(attribute: SparseElementsAttr) -> DenseElementsAttr | None:
    """Expands a sparse attribute to all its elements; None if they are strings."""
    values, type = attribute.sparse_values, attribute.type
    if not isinstance(values, DenseElementsAttr):
        return None
    width = dense_element_bytes(type.element_type)
    elements = np.zeros((type.num_elements, width), np.uint8)
    positions = _sparse_positions(attribute)
    given = np.frombuffer(values.raw, np.uint8).reshape(-1, width)
    flat = np.ravel_multi_index(tuple(positions.T), type.shape) if type.shape else np.zeros(len(positions), np.int64)
    # Backwards, since the first value for a position counts.
    elements[flat[::-1]] = given[::-1]
    return DenseElementsAttr.from_raw(type, elements.tobytes())
