"""Constraints of the sparse_tensor dialect on types and attributes."""

from __future__ import annotations

from typing import TypeVar

from lamina.define.constraints import AnySignlessIntegerOrIndex, RankedTensorOf, TypedArrayAttr
from lamina.define.constraints.base import AttributeConstraint, TypeConstraint
from lamina.dialects.sparse_tensor import types
from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import MemRefType, RankedTensorType, i64, index

TypeT = TypeVar("TypeT", bound=Type)


# ---- Types


def encoding_of(type: Type) -> SparseTensorEncodingAttr | None:
    """Returns how a tensor is stored; None for a dense one, and for other types."""
    if isinstance(type, types.StorageSpecifierType):
        return type.encoding
    encoding = type.encoding if isinstance(type, RankedTensorType) else None
    return encoding if isinstance(encoding, SparseTensorEncodingAttr) else None


def _sparse(type: Type) -> bool:
    return isinstance(type, RankedTensorType) and encoding_of(type) is not None


def _slice(type: Type) -> bool:
    encoding = encoding_of(type) if isinstance(type, RankedTensorType) else None
    return encoding is not None and bool(encoding.dim_slices)


AnySparseTensor: TypeConstraint[RankedTensorType] = TypeConstraint(
    "sparse tensor of any type values", _sparse, kind=RankedTensorType
)
AnySparseTensorSlice: TypeConstraint[RankedTensorType] = TypeConstraint(
    "sparse tensor slice of any type values", _slice, kind=RankedTensorType
)
LevelTensor = RankedTensorOf([AnySignlessIntegerOrIndex])


def _scalar_like(type: Type) -> bool:
    element = type.element_type if isinstance(type, RankedTensorType) and not type.shape else type
    return AnySignlessIntegerOrIndex.accepts(element)


ScalarLike: TypeConstraint[Type] = TypeConstraint("scalar like", _scalar_like)


def vector_memref(elements: TypeConstraint[Type], names: str) -> TypeConstraint[MemRefType]:
    """Returns the constraint of memrefs of one dimension, with any stride."""

    def accepts(type: Type) -> bool:
        return (
            isinstance(type, MemRefType)
            and type.rank == 1
            and type.strides_and_offset() is not None
            and elements.accepts(type.element_type)
        )

    return TypeConstraint(f"1D memref of {names} values", accepts, kind=MemRefType)


def _class(summary: str, cls: type[TypeT]) -> TypeConstraint[TypeT]:
    return TypeConstraint(summary, lambda type: isinstance(type, cls), kind=cls)


StorageSpecifier = _class("metadata", types.StorageSpecifierType)
IterSpace = _class("sparse iteration space", types.IterSpaceType)
Iterator = _class("sparse iterator", types.IteratorType)


# ---- Attributes


def _number(summary: str, type: Type) -> AttributeConstraint[int]:
    constraint: AttributeConstraint[int] = AttributeConstraint(
        summary,
        lambda attribute: isinstance(attribute, IntegerAttr) and attribute.type is type,
        to_python=lambda attribute: int(attribute.value),
        from_python=lambda value: IntegerAttr(type, value),
        value_type=type,
    )
    constraint.storage = lambda attribute: isinstance(attribute, IntegerAttr)
    return constraint


DimensionAttr = _number("dimension attribute", index)
LevelAttr = _number("level attribute", index)
LevelSetAttr = _number("LevelSet attribute", i64)
LevelSetArrayAttr = TypedArrayAttr(LevelSetAttr, "I64BitSet array attribute")
