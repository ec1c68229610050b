"""Tensor types that follow from others: slices, reshapes, gathers, concatenations, paddings; casts between types."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.trait_checks import compatible_shapes
from lamina.ir.attribute import Type
from lamina.ir.reassociation import Groups, rank_reduction_mask, saturated_product, saturated_sum
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, RankedTensorType, TensorType


def with_shape(type: RankedTensorType, shape: Sequence[int]) -> RankedTensorType:
    """Returns the same tensor type with another shape."""
    return RankedTensorType(shape, type.element_type, type.encoding)


def without_encoding(type: RankedTensorType) -> RankedTensorType:
    return RankedTensorType(type.shape, type.element_type)


def rank_reduced_slice_type(rank: int, source: RankedTensorType, sizes: Sequence[int]) -> RankedTensorType:
    """Returns the type of a slice of these sizes that has lost unit dimensions, the first ones first, down to a
    rank."""
    excess = len(sizes) - rank
    kept = []
    for size in sizes:
        if size == 1 and excess > 0:
            excess -= 1
        else:
            kept.append(size)
    return with_shape(source, kept)


def dropped_dims(sizes: Sequence[object], shape: Sequence[int]) -> set[int]:
    """Returns the dimensions of a slice with these (mixed) sizes that are missing in ``shape``: unit dimensions,
    counted from the back, as many as needed."""
    dropped: set[int] = set()
    at = len(shape) - 1
    for position in reversed(range(len(sizes))):
        size = sizes[position]
        if not isinstance(size, int) or size != 1:
            at -= 1
            continue
        # A unit dimension that is in the shape is kept.
        if at >= 0 and shape[at] == 1:
            at -= 1
            continue
        dropped.add(position)
    return dropped


def gather_type(
    source: RankedTensorType, indices: RankedTensorType, dims: Sequence[int], rank_reduced: bool
) -> RankedTensorType:
    """Returns the type of a gather: the outer dimensions of the indices, then those of the source, with size one
    (or, rank reduced, missing) where they are gathered."""
    shape = list(indices.shape[:-1])
    for position, size in enumerate(source.shape):
        if position not in dims:
            shape.append(size)
        elif not rank_reduced:
            shape.append(1)
    return with_shape(source, shape)


def collapsed_tensor_type(source: RankedTensorType, groups: Groups) -> RankedTensorType:
    """Returns the type of a collapse; its encoding is dropped."""
    shape = []
    for group in groups:
        size = 1
        for dimension in group:
            size = DYNAMIC if DYNAMIC in (size, source.shape[dimension]) else size * source.shape[dimension]
        shape.append(size)
    return RankedTensorType(shape, source.element_type)


def padded_type(source: RankedTensorType, low: Sequence[int], high: Sequence[int]) -> RankedTensorType | None:
    """Returns the type after padding; None if the numbers of paddings do not match the rank."""
    if len(low) != source.rank or len(high) != source.rank:
        return None
    shape = [
        saturated_sum(saturated_sum(size, before), after)
        for size, before, after in zip(source.shape, low, high, strict=True)
    ]
    return with_shape(source, shape)


def concat_type(dim: int, inputs: Sequence[RankedTensorType]) -> RankedTensorType:
    """Returns the type of a concatenation: the sum along ``dim``, the known size elsewhere. Raises ValueError, with the
    dimension, where two known sizes differ."""
    shape = []
    for position in range(inputs[0].rank):
        if position == dim:
            total = 0
            for type in inputs:
                total = saturated_sum(total, type.shape[position])
            shape.append(total)
            continue
        known = {type.shape[position] for type in inputs} - {DYNAMIC}
        if len(known) > 1:
            raise ValueError(position)
        shape.append(known.pop() if known else DYNAMIC)
    return RankedTensorType(shape, inputs[0].element_type)


def joined_shape(left: TensorType, right: TensorType) -> TensorType | None:
    """Returns the meet of two tensor types; None if they contradict each other."""
    if not isinstance(left, RankedTensorType):
        return right
    if not isinstance(right, RankedTensorType):
        return left
    if left.rank != right.rank:
        return None
    shape = []
    for left_size, other in zip(left.shape, right.shape, strict=True):
        if left_size != other and DYNAMIC not in (left_size, other):
            return None
        shape.append(other if left_size == DYNAMIC else left_size)
    return RankedTensorType(shape, left.element_type)


# ---- Casts


def cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """True if tensor.cast may cast between the types."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if not isinstance(source, TensorType) or not isinstance(target, TensorType):
        return False
    return source.element_type is target.element_type and compatible_shapes(source, target)


def bitcast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """True if tensor.bitcast may cast between the types."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if not isinstance(source, TensorType) or not isinstance(target, TensorType):
        return False
    return _width(source.element_type) == _width(target.element_type) and compatible_shapes(source, target)


def _width(type: Type) -> int:
    return type.width if isinstance(type, IntegerType | FloatType) else 0


def preserves_static_information(source: Type, target: Type) -> bool:
    """True if a type is at least as static as another: same element type, rank and encoding, and no static size
    of ``target`` is dynamic in ``source``."""
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return False
    if source.element_type is not target.element_type or source.encoding is not target.encoding:
        return False
    if source.rank != target.rank:
        return False
    return not any(before == DYNAMIC != after for before, after in zip(source.shape, target.shape, strict=True))


__all__ = [
    "bitcast_compatible",
    "cast_compatible",
    "collapsed_tensor_type",
    "concat_type",
    "dropped_dims",
    "gather_type",
    "joined_shape",
    "padded_type",
    "preserves_static_information",
    "rank_reduced_slice_type",
    "rank_reduction_mask",
    "saturated_product",
    "with_shape",
    "without_encoding",
]
