"""Operations on shaped types in the C++ of `.td` files. Unsupported types raise CastFailure."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.ir import types
from lamina.ir.attribute import Type
from lamina.ir.types import FloatType, IntegerType, ShapedType
from lamina.tablegen.cpp.failures import CastFailure


def shaped(type: Type) -> ShapedType:
    """Returns the type, which has to be a shaped one."""
    if not isinstance(type, ShapedType):
        raise CastFailure("ShapedType")
    return type


def ranked(type: Type) -> ShapedType:
    """Returns the type, which has to have a rank."""
    shaped_type = shaped(type)
    if not shaped_type.has_rank:
        raise CastFailure("a ranked type")
    return shaped_type


def element_type(type: Type) -> Type:
    """Returns the type of the elements, which there have to be."""
    element = getattr(type, "element_type", None)
    if not isinstance(element, Type):
        raise CastFailure("a type with elements")
    return element


def bit_width(type: Type) -> int:
    """Returns the width of an integer or float."""
    if not isinstance(type, IntegerType | FloatType):
        raise CastFailure("an integer or float")
    return type.width


def with_shape(type: ShapedType, shape: Sequence[int] | None, element: Type) -> Type:
    """Returns the same kind of type with another shape, or the same shape if that is None, and element type."""
    sizes = type.shape if shape is None else tuple(shape)
    if isinstance(type, types.VectorType):
        scalable = type.scalable_dims if len(sizes) == len(type.shape) else (False,) * len(sizes)
        return types.VectorType(sizes, element, scalable)
    if isinstance(type, types.RankedTensorType):
        return types.RankedTensorType(sizes, element, type.encoding)
    if isinstance(type, types.UnrankedTensorType) and shape is None:
        return types.UnrankedTensorType(element)
    if isinstance(type, types.MemRefType):
        return type.replace(shape=sizes, element_type=element)
    raise CastFailure(f"{type} cannot be cloned")


def clone(type: Type, first: Type | Sequence[int] | None, element: Type | None = None) -> Type:
    """Implements `clone(element)`, `clone(shape)`, or `clone(shape, element)`, like `cloneWith`, whose shape may be
    none."""
    given = shaped(type)
    if isinstance(first, Type):
        return with_shape(given, None, first)
    return with_shape(given, first or None, element or given.element_type)


def i1_of_same_shape(type: Type) -> Type:
    """Returns i1, or a shaped type of i1 with the same shape."""
    return with_shape(type, None, types.i1) if isinstance(type, ShapedType) else types.i1


def scaled_width(type: Type, factor: int) -> Type:
    """Returns the vector of elements ``factor`` times as wide; None if there is no such type."""
    element = element_type(type)
    if isinstance(element, IntegerType):
        return with_shape(shaped(type), None, IntegerType(element.width * factor, element.signedness))
    names = {16: "f16", 32: "f32", 64: "f64", 128: "f128"}
    return with_shape(shaped(type), None, FloatType(names[bit_width(element) * factor]))


class VectorBuilder:
    """`VectorType::Builder`: a vector type with some parts changed."""

    def __init__(self, start: types.VectorType) -> None:
        self.shape = list(start.shape)
        self.element = start.element_type
        self.scalable = list(start.scalable_dims)

    def set_dim(self, position: int, size: int) -> VectorBuilder:
        self.shape[position] = size
        return self

    def drop_dim(self, position: int) -> VectorBuilder:
        del self.shape[position], self.scalable[position]
        return self

    def set_element_type(self, element: Type) -> VectorBuilder:
        self.element = element
        return self

    def build(self) -> types.VectorType:
        return types.VectorType(tuple(self.shape), self.element, tuple(self.scalable))
