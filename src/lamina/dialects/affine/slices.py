"""Composition of indices and slices: maps positions in a slice to its source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.arith.mixed import as_value
from lamina.interfaces.view_like import MixedValue
from lamina.ir.affine import AffineMap, symbol
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter

Entries = tuple[list[MixedValue], list[MixedValue], list[MixedValue]]


def resolved_indices(
    builder: PatternRewriter,
    offsets: Sequence[MixedValue],
    strides: Sequence[MixedValue],
    dropped: set[int],
    indices: Sequence[MixedValue],
) -> list[Value]:
    """Maps indices into a slice without its ``dropped`` dims to indices into its source."""
    rest = iter(indices)
    own: list[MixedValue] = [0 if axis in dropped else next(rest) for axis in range(len(offsets))]
    place = AffineMap(0, 3, [symbol(0) + symbol(1) * symbol(2)])
    return [
        as_value(builder, make_composed_folded_apply(builder, place, [offset, index, stride]))
        for offset, index, stride in zip(offsets, own, strides, strict=True)
    ]


def merged_slice(builder: PatternRewriter, first: Entries, dropped: set[int], second: Entries) -> Entries:
    """Merges a slice (without its ``dropped`` dims) of a slice into one; each consists of offsets, sizes,
    strides."""
    place = AffineMap(0, 3, [symbol(0) * symbol(1) + symbol(2)])
    product = AffineMap(0, 2, [symbol(0) * symbol(1)])
    offsets, sizes, strides = (list(part) for part in first)
    own = iter(zip(*second, strict=True))
    for axis, (offset, stride) in enumerate(zip(first[0], first[2], strict=True)):
        if axis in dropped:
            continue
        inner_offset, sizes[axis], inner_stride = next(own)
        offsets[axis] = make_composed_folded_apply(builder, place, [inner_offset, stride, offset])
        strides[axis] = make_composed_folded_apply(builder, product, [inner_stride, stride])
    return offsets, sizes, strides
