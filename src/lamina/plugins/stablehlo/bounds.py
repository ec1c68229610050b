"""Tensors whose dynamic sizes have bounds: the types of results, and what several types have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.ir.attribute import Attribute, Type
from lamina.ir.dialect import load_dialect
from lamina.ir.types import DYNAMIC, RankedTensorType, TupleType
from lamina.plugins.stablehlo.rules import bounds_of, fail

SizeAndBound = tuple[int, int]
Merge = Callable[[int, SizeAndBound, SizeAndBound], SizeAndBound]


def encoding_of(type: Type) -> Attribute | None:
    """Returns the encoding of a ranked tensor type."""
    return type.encoding if isinstance(type, RankedTensorType) else None


def tensor_of(
    shape: Sequence[int], element: Type, bounds: Sequence[int] = (), like: Attribute | None = None
) -> RankedTensorType:
    """Returns the type of a tensor with these sizes and bounds; without bounds, with the encoding of another."""
    if not bounds:
        return RankedTensorType(tuple(shape), element, like)
    if all(bound == DYNAMIC for bound in bounds):
        return RankedTensorType(tuple(shape), element, None)
    dialect = load_dialect("stablehlo")
    assert dialect is not None
    return RankedTensorType(tuple(shape), element, dialect.attributes["type_extensions"](tuple(bounds)))


def bounds_or_dynamic(type: Type) -> Sequence[int]:
    """Returns a bound for each dimension; DYNAMIC where there is none."""
    assert isinstance(type, RankedTensorType)
    return bounds_of(type) or (DYNAMIC,) * type.rank


def concatenated(left: SizeAndBound, right: SizeAndBound) -> SizeAndBound:
    """Returns the size and bound of one dimension behind the other."""
    if DYNAMIC not in (left[0], right[0]):
        return left[0] + right[0], DYNAMIC
    limits = [bound if size == DYNAMIC else size for size, bound in (left, right)]
    return DYNAMIC, DYNAMIC if DYNAMIC in limits else sum(limits)


def most_specific(dimension: int, left: SizeAndBound, right: SizeAndBound) -> SizeAndBound:
    """Returns what both say of a dimension that has one size."""
    sizes = [size for size in (left[0], right[0]) if size != DYNAMIC]
    bounds = [bound for bound in (left[1], right[1]) if bound != DYNAMIC]
    if not sizes:
        return DYNAMIC, min(bounds, default=DYNAMIC)
    if len(set(sizes)) > 1:
        fail(f"Mismatched dimension sizes {sizes[0]} and {sizes[1]} in dimension {dimension}")
    if bounds and sizes[0] > bounds[0]:
        fail(f"Mismatched dimension size {sizes[0]} and bound {bounds[0]} in dimension {dimension}")
    return sizes[0], DYNAMIC


def least_specific(dimension: int, left: SizeAndBound, right: SizeAndBound) -> SizeAndBound:
    """Returns what holds for a dimension that has either size."""
    if DYNAMIC not in (left[0], right[0]):
        if left[0] != right[0]:
            fail(f"Mismatched dimension sizes {left[0]} and {right[0]} in dimension {dimension}")
        return left
    limits = [bound if size == DYNAMIC else size for size, bound in (left, right)]
    return DYNAMIC, DYNAMIC if DYNAMIC in limits else max(limits)


def _merged(types: Sequence[RankedTensorType], merge: Merge) -> RankedTensorType:
    first = types[0]
    for other in types:
        if other.rank != first.rank:
            fail(f"Mismatched ranks of types{first.rank} vs {other.rank}")
    known = list(zip(first.shape, bounds_or_dynamic(first), strict=True))
    for other in types[1:]:
        others = zip(other.shape, bounds_or_dynamic(other), strict=True)
        known = [merge(at, mine, theirs) for at, (mine, theirs) in enumerate(zip(known, others, strict=True))]
    bounded = any(bounds_of(type) for type in types)
    like = next((type.encoding for type in types if type.encoding is not None), None)
    return tensor_of(
        [size for size, _ in known], first.element_type, [bound for _, bound in known] if bounded else (), like
    )


def _merged_by_part(types: Sequence[Type], merge: Callable[[Sequence[Type]], Type]) -> Type:
    """Applies the function to the elements of tuples, place by place."""
    tuples = [type for type in types if isinstance(type, TupleType)]
    if not tuples:
        return merge(types)
    if len(tuples) != len(types):
        fail("Mismatched type kinds: either all types must be tuples, or no types must be tuples")
    if len({len(type.types) for type in tuples}) > 1:
        fail("Mismatched tuple sizes: all tuple sizes must be the same")
    return TupleType(tuple(merge(parts) for parts in zip(*(type.types for type in tuples), strict=True)))


def least_specific_type(types: Sequence[Type]) -> Type:
    """Returns the type of a value that has one of the types."""

    def merge(parts: Sequence[Type]) -> Type:
        ranked = [part for part in parts if isinstance(part, RankedTensorType)]
        if len(ranked) < len(parts):
            return next(part for part in parts if not isinstance(part, RankedTensorType))
        return _merged(ranked, least_specific)

    return _merged_by_part(types, merge)


def most_specific_type(types: Sequence[Type]) -> Type:
    """Returns the type of a value that has all the types."""

    def merge(parts: Sequence[Type]) -> Type:
        ranked = [part for part in parts if isinstance(part, RankedTensorType)]
        return _merged(ranked, most_specific) if ranked else parts[0]

    return _merged_by_part(types, merge)
