"""The builtin types."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from functools import lru_cache
from sys import intern
from typing import Any, Self, SupportsIndex

from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Attribute, InvalidParameters, Type

DYNAMIC = -(2**63)
"""The size, stride or offset that is only known at run time, printed ``?``."""


SIGNLESS, SIGNED, UNSIGNED = "signless", "signed", "unsigned"
_INTEGER_PREFIX = {SIGNLESS: "i", SIGNED: "si", UNSIGNED: "ui"}


class IntegerType(Type):
    """``i32``, ``si8``, ``ui1``: ``width`` bits with a signedness semantics."""

    __slots__ = ("width", "signedness")
    width: int
    signedness: str
    MAX_WIDTH = (1 << 24) - 1

    def __new__(cls, width: int, signedness: str = SIGNLESS) -> Self:
        # 8.0 and True are equal to the widths of existing types.
        return cls._unique(width if type(width) is int else _integer(width), signedness)

    def verify(self) -> None:
        if not isinstance(self.width, int) or self.width < 0:
            raise InvalidParameters(f"invalid integer bitwidth: {self.width!r}")
        if self.width > self.MAX_WIDTH:
            raise InvalidParameters(f"integer bitwidth is limited to {self.MAX_WIDTH} bits")
        if self.signedness not in _INTEGER_PREFIX:
            raise InvalidParameters(f"{self.signedness!r} is not one of {', '.join(_INTEGER_PREFIX)}")
        # Compared by identity.
        object.__setattr__(self, "signedness", intern(self.signedness))

    @property
    def is_signless(self) -> bool:
        """True for signless integers, such as ``i8``."""
        return self.signedness is SIGNLESS

    @property
    def is_signed(self) -> bool:
        """True for signed integers, such as ``si8``."""
        return self.signedness is SIGNED

    @property
    def is_unsigned(self) -> bool:
        """True for unsigned integers, such as ``ui8``."""
        return self.signedness is UNSIGNED

    @property
    def spelling(self) -> str:
        """The textual form of the type."""
        return f"{_INTEGER_PREFIX[self.signedness]}{self.width}"


class IndexType(Type):
    """``index``: an integer of the target's pointer width; 64 bits in attributes."""

    __slots__ = ()


class NoneType(Type):
    """``none``: a type with one value."""

    __slots__ = ()


# name: (bits, mantissa bits without the hidden one, minimum exponent, maximum exponent)
FLOAT_FORMATS: dict[str, tuple[int, int, int, int]] = {
    "f4E2M1FN": (4, 1, 0, 2),
    "f6E2M3FN": (6, 3, 0, 2),
    "f6E3M2FN": (6, 2, -2, 4),
    "f8E5M2": (8, 2, -14, 15),
    "f8E4M3": (8, 3, -6, 7),
    "f8E4M3FN": (8, 3, -6, 8),
    "f8E5M2FNUZ": (8, 2, -15, 15),
    "f8E4M3FNUZ": (8, 3, -7, 7),
    "f8E4M3B11FNUZ": (8, 3, -10, 4),
    "f8E3M4": (8, 4, -2, 3),
    "f8E8M0FNU": (8, 0, -127, 127),
    "bf16": (16, 7, -126, 127),
    "f16": (16, 10, -14, 15),
    "tf32": (19, 10, -126, 127),
    "f32": (32, 23, -126, 127),
    "f64": (64, 52, -1022, 1023),
    "f80": (80, 63, -16382, 16383),
    "f128": (128, 112, -16382, 16383),
}


class FloatType(Type):
    """A floating-point type by its name, ``f4E2M1FN`` to ``f128``."""

    __slots__ = ("spelling",)
    spelling: str

    def verify(self) -> None:
        if self.spelling not in FLOAT_FORMATS:
            raise InvalidParameters(f"unknown floating-point type '{self.spelling}'")

    @property
    def width(self) -> int:
        """Bits of storage; 19 for tf32."""
        return FLOAT_FORMATS[self.spelling][0]

    @property
    def mantissa_width(self) -> int:
        """Bits of precision, the hidden one included."""
        return FLOAT_FORMATS[self.spelling][1] + 1


i1, i8, i16, i32, i64 = (IntegerType(width) for width in (1, 8, 16, 32, 64))
index = IndexType()
none = NoneType()
bf16, f16, f32, f64 = (FloatType(name) for name in ("bf16", "f16", "f32", "f64"))
f80, f128, tf32 = (FloatType(name) for name in ("f80", "f128", "tf32"))


def _check_types(types: Iterable[Any]) -> None:
    for type in types:
        if not isinstance(type, Type):
            raise InvalidParameters(f"expected a type, got {type!r}")


class ComplexType(Type):
    """``complex<f32>``."""

    __slots__ = ("element_type",)
    element_type: Type

    def verify(self) -> None:
        if not isinstance(self.element_type, IntegerType | FloatType):
            raise InvalidParameters("invalid element type for complex")


class FunctionType(Type):
    """``(i32, f32) -> i1``."""

    __slots__ = ("inputs", "results")
    inputs: tuple[Type, ...]
    results: tuple[Type, ...]

    def __new__(cls, inputs: Iterable[Type] = (), results: Iterable[Type] = ()) -> Self:
        return cls._unique(_listed(inputs), _listed(results))

    def verify(self) -> None:
        _check_types((*self.inputs, *self.results))


class GraphType(Type):
    """``!builtin.graph<(i32) -> i1>``: a function type for graph-like regions."""

    __slots__ = ("inputs", "results")
    inputs: tuple[Type, ...]
    results: tuple[Type, ...]

    def __new__(cls, inputs: Iterable[Type] = (), results: Iterable[Type] = ()) -> Self:
        return cls._unique(_listed(inputs), _listed(results))

    def verify(self) -> None:
        _check_types((*self.inputs, *self.results))


class TupleType(Type):
    """``tuple<i32, f32>``."""

    __slots__ = ("types",)
    types: tuple[Type, ...]

    def __new__(cls, types: Iterable[Type] = ()) -> Self:
        return cls._unique(_listed(types))

    def verify(self) -> None:
        _check_types(self.types)

    @property
    def flattened(self) -> list[Type]:
        """The types with nested tuples opened."""
        flat: list[Type] = []
        for type in self.types:
            flat.extend(type.flattened if isinstance(type, TupleType) else [type])
        return flat


class OpaqueType(Type):
    """A type of a dialect that is not loaded, kept as text: ``!dialect<data>``."""

    __slots__ = ("dialect_namespace", "data")
    dialect_namespace: str
    data: str


class ShapedType(Type):
    """Base of the types with an element type and, if ranked, a shape."""

    __slots__ = ()
    element_type: Type

    @property
    def has_rank(self) -> bool:
        """True if the type has a rank."""
        return True

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes by dimension, DYNAMIC where unknown. Raises TypeError for unranked types."""
        raise TypeError(f"'{self}' has no shape")

    @property
    def rank(self) -> int:
        """The rank."""
        return len(self.shape)

    @property
    def has_static_shape(self) -> bool:
        """True if all sizes are static."""
        return self.has_rank and DYNAMIC not in self.shape

    @property
    def num_dynamic_dims(self) -> int:
        """The number of dynamic sizes."""
        return self.shape.count(DYNAMIC)

    @property
    def num_elements(self) -> int:
        """The product of the sizes. Raises TypeError unless the shape is static."""
        if not self.has_static_shape:
            raise TypeError(f"'{self}' has no static shape")
        count = 1
        for size in self.shape:
            count *= size
        return count

    def clone_with(self, shape: Sequence[int] | None = None, element_type: Type | None = None) -> ShapedType:
        """Returns the same kind of type with another shape and/or element type."""
        raise TypeError(f"cannot clone '{self}'")


def _integer(width: SupportsIndex) -> int:
    """Converts NumPy's integers; refuses floats, also those equal to the width of an existing type."""
    try:
        return int(operator.index(width))
    except TypeError:
        raise InvalidParameters(f"invalid integer bitwidth: {width!r}") from None


def _sizes(shape: Iterable[int], what: str) -> tuple[int, ...]:
    """Refuses floats, also those equal to the sizes of an existing type."""
    given: object = shape
    try:
        given = tuple(shape)
        return tuple(map(operator.index, given))
    except TypeError:
        raise InvalidParameters(f"expected integers as {what} dimension sizes, got {given!r}") from None


def _listed(types: Iterable[Type]) -> tuple[Type, ...]:
    try:
        return tuple(types)
    except TypeError:
        raise InvalidParameters(f"expected a list of types, got {types!r}") from None


def _check_shape(type: VectorType | RankedTensorType | MemRefType, what: str) -> None:
    object.__setattr__(type, "shape", tuple(map(int, type.shape)))  # not bool
    for size in type.shape:
        if size < 0 and size != DYNAMIC:
            raise InvalidParameters(f"invalid {what} dimension size")


def _check_attribute(value: Attribute | None, what: str) -> None:
    if value is not None and not isinstance(value, Attribute):
        raise InvalidParameters(f"expected an attribute as {what}, got {value!r}")


class VectorType(ShapedType):
    """``vector<4x[8]xf32>``; ``scalable_dims`` marks the sizes that are multiples of the runtime vector length."""

    __slots__ = ("shape", "element_type", "scalable_dims")
    shape: tuple[int, ...]
    scalable_dims: tuple[bool, ...]

    def __new__(cls, shape: Iterable[int], element_type: Type, scalable_dims: Iterable[bool] | None = None) -> Self:
        sizes = _sizes(shape, "vector")
        scalable = (False,) * len(sizes) if scalable_dims is None else tuple(bool(flag) for flag in scalable_dims)
        return cls._unique(sizes, element_type, scalable)

    def verify(self) -> None:
        if not is_valid_vector_element(self.element_type):
            raise InvalidParameters("failed to verify 'elementType': VectorElementTypeInterface instance")
        if any(isinstance(size, int) and size <= 0 for size in self.shape):
            sizes = ", ".join(map(str, self.shape))
            raise InvalidParameters(f"vector types must have positive constant sizes but got {sizes}")
        if len(self.scalable_dims) != len(self.shape):
            raise InvalidParameters(
                f"number of dims must match, got {len(self.scalable_dims)} and {len(self.shape)}"
            )
        _check_shape(self, "vector")

    @property
    def is_scalable(self) -> bool:
        """True if a dimension is scalable."""
        return True in self.scalable_dims

    @property
    def num_scalable_dims(self) -> int:
        """The number of scalable dimensions."""
        return self.scalable_dims.count(True)

    @property
    def all_dims_scalable(self) -> bool:
        """True if every dimension is scalable."""
        return all(self.scalable_dims)

    def clone_with(self, shape: Sequence[int] | None = None, element_type: Type | None = None) -> VectorType:
        sizes = self.shape if shape is None else tuple(shape)
        scalable = self.scalable_dims if len(sizes) == len(self.shape) else None
        return VectorType(sizes, self.element_type if element_type is None else element_type, scalable)


class TensorType(ShapedType):
    """Base of ranked and unranked tensors."""

    __slots__ = ()


class RankedTensorType(TensorType):
    """``tensor<4x?xf32, #encoding>``."""

    __slots__ = ("shape", "element_type", "encoding")
    shape: tuple[int, ...]
    encoding: Attribute | None

    def __new__(cls, shape: Iterable[int], element_type: Type, encoding: Attribute | None = None) -> Self:
        return cls._unique(_sizes(shape, "tensor"), element_type, encoding)

    def verify(self) -> None:
        _check_types((self.element_type,))
        _check_shape(self, "tensor")
        _check_attribute(self.encoding, "encoding")
        if not is_valid_tensor_element(self.element_type):
            raise InvalidParameters(f"invalid tensor element type: '{self.element_type}'")
        check = getattr(self.encoding, "verify_encoding", None)
        if check is not None:
            check(self.shape, self.element_type)

    def clone_with(self, shape: Sequence[int] | None = None, element_type: Type | None = None) -> RankedTensorType:
        return RankedTensorType(
            self.shape if shape is None else shape,
            self.element_type if element_type is None else element_type,
            self.encoding,
        )


class UnrankedTensorType(TensorType):
    """``tensor<*xf32>``."""

    __slots__ = ("element_type",)

    def verify(self) -> None:
        if not is_valid_tensor_element(self.element_type):
            raise InvalidParameters(f"invalid tensor element type: '{self.element_type}'")

    @property
    def has_rank(self) -> bool:
        return False

    def clone_with(self, shape: Sequence[int] | None = None, element_type: Type | None = None) -> TensorType:
        element = self.element_type if element_type is None else element_type
        return UnrankedTensorType(element) if shape is None else RankedTensorType(shape, element)


class BaseMemRefType(ShapedType):
    """Base of ranked and unranked memrefs."""

    __slots__ = ()
    memory_space: Attribute | None


class MemRefType(BaseMemRefType):
    """``memref<4x?xf32, strided<[?, 1], offset: 3>, 1>``.

    ``layout`` is None for the identity, else a StridedLayoutAttr, an AffineMapAttr or another attribute that has
    ``layout_affine_map``; ``memory_space`` is None for the default space, which an integer 0 means too.
    """

    __slots__ = ("shape", "element_type", "layout", "memory_space")
    shape: tuple[int, ...]
    layout: Attribute | None

    def __new__(
        cls,
        shape: Iterable[int],
        element_type: Type,
        layout: Attribute | AffineMap | None = None,
        memory_space: Attribute | None = None,
    ) -> Self:
        from lamina.ir.attributes import AffineMapAttr, IntegerAttr  # cycle

        if isinstance(layout, AffineMap):
            layout = AffineMapAttr(layout)
        if isinstance(layout, AffineMapAttr) and layout.map.is_identity():
            sizes = tuple(shape)
            if layout.map.num_dims != len(sizes):
                raise InvalidParameters(
                    f"memref layout mismatch between rank and affine map: {len(sizes)} != {layout.map.num_dims}"
                )
            return cls.__new__(cls, sizes, element_type, None, memory_space)
        if isinstance(memory_space, IntegerAttr) and memory_space.value == 0:
            memory_space = None
        return cls._unique(_sizes(shape, "memref"), element_type, layout, memory_space)

    def verify(self) -> None:
        if not is_valid_memref_element(self.element_type):
            raise InvalidParameters("invalid memref element type")
        _check_shape(self, "memref")
        check = getattr(self.layout, "verify_layout", None)
        if self.layout is not None and check is None:
            raise InvalidParameters("expected attribute to implement MemRefLayoutAttrInterface")
        if check is not None:
            check(self.shape)
        _check_memory_space(self.memory_space)

    @property
    def layout_map(self) -> AffineMap:
        """The layout as an affine map of one index per dimension."""
        if self.layout is None:
            return AffineMap.identity(len(self.shape))
        map: AffineMap = getattr(self.layout, "layout_affine_map")  # noqa: B009  (verify demands it of the attribute)
        return map

    @property
    def has_identity_layout(self) -> bool:
        """True if the layout is row-major and contiguous."""
        return self.layout is None or self.layout_map.is_identity()

    def clone_with(self, shape: Sequence[int] | None = None, element_type: Type | None = None) -> MemRefType:
        return MemRefType(
            self.shape if shape is None else shape,
            self.element_type if element_type is None else element_type,
            self.layout,
            self.memory_space,
        )

    def strides_and_offset(self) -> tuple[tuple[int, ...], int] | None:
        """Strides per dimension and the offset, in elements, DYNAMIC if unknown; None for other layouts."""
        return _strides_and_offset(self)


@lru_cache(maxsize=1024)
def _strides_and_offset(type: MemRefType) -> tuple[tuple[int, ...], int] | None:
    from lamina.ir.layout import strides_and_offset  # cycle

    return strides_and_offset(type)


def _check_memory_space(space: Attribute | None) -> None:
    """Builtin integers, strings and dictionaries, and all dialect attributes, may be memory spaces."""
    from lamina.ir.attributes import DictionaryAttr, IntegerAttr, StringAttr  # cycle

    if space is None or isinstance(space, IntegerAttr | StringAttr | DictionaryAttr):
        return
    _check_attribute(space, "memory space")
    if space.dialect_name == "builtin":
        raise InvalidParameters("unsupported memory space Attribute")


class UnrankedMemRefType(BaseMemRefType):
    """``memref<*xf32, 1>``."""

    __slots__ = ("element_type", "memory_space")

    def __new__(cls, element_type: Type, memory_space: Attribute | None = None) -> Self:
        from lamina.ir.attributes import IntegerAttr  # cycle

        if isinstance(memory_space, IntegerAttr) and memory_space.value == 0:
            memory_space = None
        return cls._unique(element_type, memory_space)

    def verify(self) -> None:
        if not is_valid_memref_element(self.element_type):
            raise InvalidParameters("invalid memref element type")
        _check_memory_space(self.memory_space)

    @property
    def has_rank(self) -> bool:
        return False

    def clone_with(self, shape: Sequence[int] | None = None, element_type: Type | None = None) -> BaseMemRefType:
        element = self.element_type if element_type is None else element_type
        if shape is None:
            return UnrankedMemRefType(element, self.memory_space)
        return MemRefType(shape, element, None, self.memory_space)


def is_valid_tensor_element(type: Type) -> bool:
    """Builtin scalars, complex, vectors, opaque types, and every type of a dialect."""
    if isinstance(type, IntegerType | FloatType | IndexType | ComplexType | VectorType | OpaqueType):
        return True
    return isinstance(type, Type) and type.dialect_name != "builtin"


def is_valid_memref_element(type: Type) -> bool:
    """Builtin scalars, complex, vectors, memrefs, and dialect types with the MemRefElementTypeInterface."""
    if isinstance(type, IntegerType | FloatType | IndexType | ComplexType | VectorType | BaseMemRefType):
        return True
    return getattr(type, "is_memref_element", False)


def is_valid_vector_element(type: Type) -> bool:
    """Integers, index, floats, and dialect types with the VectorElementTypeInterface."""
    if isinstance(type, IntegerType | IndexType | FloatType):
        return True
    return getattr(type, "is_vector_element", False)


def element_type_or_self(type: Type) -> Type:
    """Returns the element type of a shaped type; any other type itself."""
    return type.element_type if isinstance(type, ShapedType) else type


def int_or_float_width(type: Type) -> int:
    """Bits of an integer or float type. Raises TypeError for others."""
    if isinstance(type, IntegerType | FloatType):
        return type.width
    raise TypeError(f"'{type}' is neither an integer nor a float")
