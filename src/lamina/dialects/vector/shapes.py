"""Questions about vector types that verifiers, folds and patterns of the dialect share."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.vector.enums import CombiningKind
from lamina.ir.attribute import Type
from lamina.ir.types import (
    FloatType,
    IndexType,
    IntegerType,
    VectorType,
    element_type_or_self,
    i1,
    is_valid_vector_element,
)

# A static position that marks a poison index: the element is poison.
POISON_INDEX = -1

_ANY_NUMBER = frozenset({CombiningKind.ADD, CombiningKind.MUL})
_FLOAT_ONLY = frozenset({CombiningKind.MINNUMF, CombiningKind.MAXNUMF, CombiningKind.MINIMUMF, CombiningKind.MAXIMUMF})


def is_supported_combining_kind(kind: CombiningKind, element: Type) -> bool:
    """True if elements of the type can be combined that way."""
    if kind in _ANY_NUMBER:
        return isinstance(element, IntegerType | IndexType | FloatType)
    if kind in _FLOAT_ONLY:
        return isinstance(element, FloatType)
    return isinstance(element, IntegerType | IndexType)


def mask_type_of(vector: VectorType) -> VectorType:
    """Returns the vector of flags with the shape of the vector."""
    return VectorType(vector.shape, i1, vector.scalable_dims)


def drop_front(vector: VectorType, count: int) -> VectorType:
    """The vector without its first ``count`` dimensions."""
    return VectorType(vector.shape[count:], vector.element_type, vector.scalable_dims[count:])


def without_dimension(vector: VectorType, dimension: int) -> VectorType:
    shape, scalable = vector.shape, vector.scalable_dims
    return VectorType(
        shape[:dimension] + shape[dimension + 1 :],
        vector.element_type,
        scalable[:dimension] + scalable[dimension + 1 :],
    )


def with_leading(sizes: Sequence[int], vector: VectorType, flags: Sequence[bool] | None = None) -> VectorType:
    """Returns the vector with more dimensions in front."""
    front = [False] * len(sizes) if flags is None else list(flags)
    return VectorType((*sizes, *vector.shape), vector.element_type, (*front, *vector.scalable_dims))


def with_element(type: Type, element: Type) -> Type:
    """Returns a vector of the same shape with another element type; for scalars, the element type itself."""
    return type.clone_with(element_type=element) if isinstance(type, VectorType) else element


def reduced_type(source: VectorType, reduction_dims: Sequence[int]) -> Type:
    """Returns the type left after reducing the dimensions: a vector, or the element type."""
    kept = [position for position in range(source.rank) if position not in reduction_dims]
    if not kept:
        return source.element_type
    return VectorType(
        [source.shape[position] for position in kept],
        source.element_type,
        [source.scalable_dims[position] for position in kept],
    )


# Why a value cannot be broadcast to a vector.
RANK_TOO_HIGH = "source rank higher than destination rank"
NOT_A_VECTOR = "source type is not a vector"


def broadcast_problem(source: Type, target: VectorType) -> str | None:
    """Returns why ``source`` cannot be broadcast to ``target``, or None if it can."""
    if is_valid_vector_element(source) and source is element_type_or_self(target):
        return None
    if not isinstance(source, VectorType):
        return NOT_A_VECTOR
    lead = target.rank - source.rank
    if lead < 0:
        return RANK_TOO_HIGH
    for position, (size, scalable) in enumerate(zip(source.shape, source.scalable_dims, strict=True)):
        wide, wide_scalable = target.shape[lead + position], target.scalable_dims[lead + position]
        mismatch = size not in (1, wide)
        mismatch |= size == 1 and scalable and wide != 1
        mismatch |= scalable != wide_scalable and (size != 1 or scalable)
        if mismatch:
            return f"dimension mismatch ({_dimension(size, scalable)} vs. {_dimension(wide, wide_scalable)})"
    return None


def is_broadcastable(source: Type, target: VectorType) -> bool:
    return broadcast_problem(source, target) is None


def _dimension(size: int, scalable: bool) -> str:
    return f"[{size}]" if scalable else str(size)


def stretched_dims(source: Type, target: VectorType) -> set[int]:
    """Returns the dimensions of ``target`` that a broadcast from ``source`` stretches from one to more."""
    if not isinstance(source, VectorType):
        return set()
    lead = target.rank - source.rank
    return {lead + position for position, size in enumerate(source.shape) if size != target.shape[lead + position]}
