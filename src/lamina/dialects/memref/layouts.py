"""Memref types that follow from others: subviews, reshapes, transposes."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence

from lamina.ir import affine
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, StridedLayoutAttr
from lamina.ir.reassociation import (
    Groups,
    rank_reduction_mask,
    saturated_product,
    saturated_sum,
)
from lamina.ir.types import DYNAMIC, BaseMemRefType, MemRefType, UnrankedMemRefType


def strided(type: MemRefType, shape: Sequence[int], strides: Sequence[int], offset: int) -> MemRefType:
    """Returns ``type`` with a strided layout, even if that layout is the identity."""
    return MemRefType(shape, type.element_type, StridedLayoutAttr(strides, offset), type.memory_space)


def plain(type: MemRefType, shape: Sequence[int]) -> MemRefType:
    """Returns a memref with the element type and memory space of ``type`` and the identity layout."""
    return MemRefType(shape, type.element_type, None, type.memory_space)


# ---- Subviews


def subview_type(
    source: MemRefType, offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]
) -> MemRefType:
    """Returns the type of a subview that drops no dimension. Raises ValueError for sources that are not strided."""
    layout = source.strides_and_offset()
    if layout is None:
        raise ValueError(f"'{source}' is not strided")
    source_strides, offset = layout
    for position, step in zip(offsets, source_strides, strict=True):
        offset = saturated_sum(offset, saturated_product(position, step))
    steps = [saturated_product(stride, step) for stride, step in zip(strides, source_strides, strict=True)]
    return strided(source, sizes, steps, offset)


def rank_reduced_subview_type(
    shape: Sequence[int],
    source: MemRefType,
    offsets: Sequence[int],
    sizes: Sequence[int],
    strides: Sequence[int],
) -> MemRefType:
    """Returns the type of a subview whose shape, without the dropped unit dimensions, is ``shape``."""
    full = subview_type(source, offsets, sizes, strides)
    if len(full.shape) == len(shape):
        return full
    dropped = rank_reduction_mask(full.shape, shape)
    if dropped is None:
        raise ValueError(f"{tuple(shape)} is not a rank-reduced version of '{full}'")
    layout = full.strides_and_offset()
    assert layout is not None
    kept = [stride for position, stride in enumerate(layout[0]) if position not in dropped]
    return strided(full, shape, kept, layout[1])


def dropped_dims_of_memref(
    original: MemRefType, reduced: MemRefType, sizes: Sequence[int]
) -> set[int] | None:
    """Returns the dimensions that a rank-reducing subview drops; strides decide between several candidate unit
    dimensions. None if the strides do not fit. ``sizes`` are the static sizes, or DYNAMIC."""
    if len(original.shape) == len(reduced.shape):
        return set()
    dropped = {position for position, size in enumerate(sizes) if size == 1}
    if len(dropped) + len(reduced.shape) == len(original.shape):
        return dropped
    original_layout, reduced_layout = original.strides_and_offset(), reduced.strides_and_offset()
    if original_layout is None or reduced_layout is None:
        return None
    remaining = list(original_layout[0])
    wanted = list(reduced_layout[0])
    for position in sorted(dropped):
        stride = original_layout[0][position]
        here, there = remaining.count(stride), wanted.count(stride)
        if here > there:
            remaining.remove(stride)
        elif here == there:
            dropped.discard(position)
        else:
            return None
    if len(dropped) + len(reduced.shape) != len(original.shape):
        return None
    if _without(sizes, dropped) == list(reduced.shape):
        return dropped
    return _dropped_by_sizes(original_layout[0], wanted, sizes, reduced.shape)


def _without(values: Sequence[int], dropped: Collection[int]) -> list[int]:
    return [value for position, value in enumerate(values) if position not in dropped]


def _dropped_by_sizes(
    strides: Sequence[int], wanted: Sequence[int], sizes: Sequence[int], shape: Sequence[int]
) -> set[int] | None:
    """Drops unit dimensions until sizes and strides match the wanted ones; unknown strides do not disambiguate
    dimensions."""
    units = [position for position, size in enumerate(sizes) if size == 1]
    for chosen in itertools.combinations(units, len(sizes) - len(shape)):
        if _without(sizes, chosen) == list(shape) and _without(strides, chosen) == list(wanted):
            return set(chosen)
    return None


def compatible_strides(original: MemRefType, reduced: MemRefType, dropped: set[int]) -> bool:
    """True if the strides agree, the dropped dimensions aside."""
    left, right = original.strides_and_offset(), reduced.strides_and_offset()
    if left is None or right is None:
        return False
    return [stride for position, stride in enumerate(left[0]) if position not in dropped] == list(right[0])


# ---- Reshapes


def expanded_type(source: MemRefType, shape: Sequence[int], groups: Groups) -> MemRefType | None:
    """Returns the type of an expansion to ``shape``, or None if the source is not strided."""
    if source.layout is None or source.has_identity_layout:
        return plain(source, shape)
    layout = source.strides_and_offset()
    if layout is None:
        return None
    strides = [1] * len(shape)
    at = len(shape) - 1
    for group, stride in zip(reversed(groups), reversed(layout[0]), strict=False):
        for _ in group:
            strides[at] = stride
            stride = saturated_product(stride, shape[at])
            at -= 1
    return strided(source, shape, strides, layout[1])


def collapsed_layout(source: MemRefType, groups: Groups, strict: bool = False) -> StridedLayoutAttr | None:
    """Returns the layout after collapsing the groups; None if the dimensions of a group are known not to be
    contiguous (with ``strict``: not known to be contiguous)."""
    layout = source.strides_and_offset()
    if layout is None:
        return None
    strides, offset = layout
    shape = source.shape
    result: list[int] = []
    for group in groups:
        # The strides of unit dimensions mean nothing.
        last = len(group) - 1
        while last > 0 and shape[group[last]] == 1:
            last -= 1
        known = shape[group[last]] != DYNAMIC or last == 0
        result.append(strides[group[last]] if known else DYNAMIC)
    for group, stride in zip(groups, result, strict=True):
        for dimension in reversed(group[1:]):
            stride = saturated_product(stride, shape[dimension])
            if shape[dimension - 1] == 1:
                continue
            actual = strides[dimension - 1]
            if DYNAMIC in (stride, actual):
                if strict:
                    return None
            elif stride != actual:
                return None
    return StridedLayoutAttr(result, offset)


def collapsed_shape(shape: Sequence[int], groups: Groups) -> list[int]:
    """Returns the product of the sizes of each group."""
    sizes = []
    for group in groups:
        size = 1
        for dimension in group:
            size = saturated_product(size, shape[dimension])
        sizes.append(size)
    return sizes


def collapsed_type(source: MemRefType, groups: Groups) -> MemRefType | None:
    """Returns the type of a collapse, or None if the layout does not allow it."""
    shape = collapsed_shape(source.shape, groups)
    if source.layout is None or source.has_identity_layout:
        return plain(source, shape)
    layout = collapsed_layout(source, groups)
    if layout is None:
        return None
    return MemRefType(shape, source.element_type, layout, source.memory_space)


def is_guaranteed_collapsible(source: MemRefType, groups: Groups) -> bool:
    """True if the dimensions of each group are statically known to be contiguous."""
    if source.layout is None or source.has_identity_layout:
        return True
    return collapsed_layout(source, groups, strict=True) is not None


def transposed_type(source: MemRefType, permutation: AffineMap) -> MemRefType:
    """Returns the type of a transpose. Raises ValueError for sources that are not strided."""
    layout = source.strides_and_offset()
    if layout is None:
        raise ValueError(f"'{source}' is not strided")
    order = permutation.dim_positions()
    return strided(source, [source.shape[at] for at in order], [layout[0][at] for at in order], layout[1])


def canonical(type: MemRefType) -> MemRefType:
    """Returns the memref type with a row-major layout replaced by the identity and other layouts simplified."""
    map = type.layout_map
    if type.layout is None or map.is_identity() or len(map.results) > 1:
        return type
    expr = affine.simplify_affine_expr(map.results[0], map.num_dims, map.num_symbols)
    if DYNAMIC not in type.shape[1:] and expr == row_major_expr(type.shape):
        return plain(type, type.shape)
    layout = AffineMap(map.num_dims, map.num_symbols, [expr])
    return MemRefType(type.shape, type.element_type, AffineMapAttr(layout), type.memory_space)


def row_major_expr(shape: Sequence[int]) -> affine.AffineExpr:
    """Returns the linear index of a dense row-major buffer; all sizes but the first must be static."""
    total: affine.AffineExpr = affine.constant(0)
    running = 1
    for position in reversed(range(len(shape))):
        total = total + affine.dim(position) * running
        running *= shape[position]
    return affine.simplify_affine_expr(total, len(shape), 0)


# ---- Casts


def _agree(left: int, right: int) -> bool:
    return left == right or DYNAMIC in (left, right)


def cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """True if memref.cast is valid between the types: equal except for parameters that one of them leaves dynamic."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if not isinstance(source, BaseMemRefType) or not isinstance(target, BaseMemRefType):
        return False
    if source.element_type is not target.element_type or source.memory_space is not target.memory_space:
        return False
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return isinstance(source, MemRefType) or isinstance(target, MemRefType)
    if source.rank != target.rank:
        return False
    if source.layout is not target.layout and not _strides_agree(source, target):
        return False
    return all(map(_agree, source.shape, target.shape))


def _strides_agree(source: MemRefType, target: MemRefType) -> bool:
    left, right = source.strides_and_offset(), target.strides_and_offset()
    if left is None or right is None or not _agree(left[1], right[1]):
        return False
    return all(map(_agree, left[0], right[0]))


def memory_space_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """True if memref.memory_space_cast is valid between the types: equal except for the memory space."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        return (source.shape, source.element_type, source.layout) == (target.shape, target.element_type, target.layout)
    if isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType):
        return source.element_type is target.element_type
    return False
