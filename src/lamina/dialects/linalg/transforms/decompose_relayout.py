"""linalg.pack and linalg.unpack of a single tile as pads, transposes and slices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.linalg.builders import build_copying
from lamina.dialects.linalg.packing import inverse_order, permuted
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.sizes import dim_size, dim_size_unfolded, folded_apply
from lamina.dialects.linalg.slices import Slice, extract_slice, insert_slice
from lamina.dialects.linalg.structured_ops import TransposeOp
from lamina.dialects.linalg.tiling_relayout import inner_tiles
from lamina.dialects.linalg.transforms.pad import pad_by
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute, Type


def _outer_order(op: UnPackOp | PackOp) -> list[int]:
    return list(op.outer_dims_perm or ())


def _tiled_outer_sizes(op: PackOp | UnPackOp, packed: RankedTensorType, rank: int) -> list[int]:
    """Returns the number of tiles of each tiled dim."""
    outer = list(packed.shape[:rank])
    order = _outer_order(op)
    if order:
        outer = permuted(outer, order)
    return [outer[axis] for axis in op.inner_dims_pos]


def _empty(rewriter: PatternRewriter, sizes: Sequence[Size], element_type: Type) -> Value:
    static, dynamic = split_mixed_values(sizes)
    type = RankedTensorType(static, element_type)
    return rewriter.insert(EmptyOp(dynamic, [type], location=rewriter.location)).results[0]


def _transposed(rewriter: PatternRewriter, value: Value, target: Value, order: Sequence[int]) -> Value:
    properties: dict[str, Attribute] = {"permutation": DenseI64ArrayAttr(list(order))}
    return build_copying(rewriter, TransposeOp, value, target, properties).results[0]


# ---- linalg.pack


@pattern(name="DecomposeOuterUnitDimsPackOpPattern")
def decompose_pack(op: PackOp, rewriter: PatternRewriter) -> Outcome:
    """pack(x) -> insert_slice(transpose(pad(x))), for single tiles"""
    source = op.source
    rank = source.type.rank
    packed = op.result.type
    tiled = op.inner_dims_pos
    if any(size != 1 for size in _tiled_outer_sizes(op, packed, rank)):
        return rewriter.notify_match_failure(op, "not all outer dimensions of the result are 1s")
    if not _keeps_untiled_order(_outer_order(op), tiled, packed.shape):
        return rewriter.notify_match_failure(
            op, "At least one non-unit and un-tiled outer dim is permuted, this is not supported ATM!"
        )
    value = _padded_source(rewriter, op)
    tiles = inner_tiles(op)
    rest = [axis for axis in range(rank) if axis not in tiled]
    sizes = [*(dim_size(rewriter, value, axis) for axis in rest), *tiles]
    moved = _transposed(rewriter, value, _empty(rewriter, sizes, packed.element_type), [*rest, *tiled])
    outer = [dim_size(rewriter, op.dest, axis) for axis in range(rank)]
    place = Slice([0] * packed.rank, [*outer, *tiles])
    rewriter.replace_op(op, insert_slice(rewriter, moved, op.dest, place).results)
    return True


def _keeps_untiled_order(order: Sequence[int], tiled: Sequence[int], shape: Sequence[int]) -> bool:
    """True if the untiled outer dims keep their order, ignoring unit dims."""
    before = 0
    for axis in order:
        if axis in tiled:
            continue
        if axis < before and (shape[before] != 1 or shape[axis] != 1):
            return False
        before = axis
    return True


def _padded_source(rewriter: PatternRewriter, op: PackOp) -> Value:
    source = op.source
    if op.padding_value is None:
        return source
    tiles = dict(zip(op.inner_dims_pos, inner_tiles(op), strict=True))
    difference = AffineMap(2, 0, [dim(0) - dim(1)])
    wanted: list[Size] = []
    for axis, size in enumerate(source.type.shape):
        tile = tiles.get(axis, size)
        number = constant_int(tile)
        wanted.append(tile if number is None else number)
    high: list[Size] = []
    for axis, target in enumerate(wanted):
        if isinstance(target, int) and target == DYNAMIC:
            high.append(0)
        else:
            high.append(folded_apply(rewriter, difference, [target, dim_size(rewriter, source, axis)]))
    type = RankedTensorType(split_mixed_values(wanted)[0], source.type.element_type)
    return pad_by(rewriter, source, type, high, op.padding_value).results[0]


# ---- linalg.unpack


@pattern(name="DecomposeOuterUnitDimsUnPackOpPattern")
def decompose_unpack(op: UnPackOp, rewriter: PatternRewriter) -> Outcome:
    """unpack(x) -> extract_slice(transpose(extract_slice(x))), for single tiles"""
    source, target = op.source, op.dest
    packed, result = source.type, target.type
    rank = result.rank
    tiled = op.inner_dims_pos
    if any(size != 1 for size in _tiled_outer_sizes(op, packed, rank)):
        return rewriter.notify_match_failure(op, "require the tiled outer dimensions of the result are all 1s")
    sizes: list[Size] = []
    kept: list[Size] = []
    shape: list[int] = []
    for axis in range(rank):
        if axis in tiled:
            sizes.append(1)
            continue
        size = dim_size_unfolded(rewriter, source, axis)
        sizes.append(size)
        if packed.shape[axis] != 1:
            kept.append(size)
            shape.append(packed.shape[axis])
    tiles = inner_tiles(op)
    type = RankedTensorType([*shape, *packed.shape[rank:]], packed.element_type)
    tile = extract_slice(rewriter, source, Slice([0] * packed.rank, [*sizes, *tiles]), type).results[0]
    order = inverse_order(_rank_reduced_order(packed.shape[:rank], tiled, _outer_order(op)))
    empty = _empty(rewriter, permuted([*kept, *tiles], order), packed.element_type)
    moved = _transposed(rewriter, tile, empty, order)
    wide = {axis: dim_size(rewriter, target, axis) for axis in range(rank) if axis in tiled or result.shape[axis] != 1}
    part = extract_slice(rewriter, moved, Slice([0] * len(wide), list(wide.values()))).results[0]
    place = Slice([0] * rank, [wide.get(axis, 1) for axis in range(rank)])
    rewriter.replace_op(op, insert_slice(rewriter, part, target, place).results)
    return True


def _rank_reduced_order(shape: Sequence[int], tiled: Sequence[int], outer_order: Sequence[int]) -> list[int]:
    """Returns the permutation of dims, without untiled unit dims, into outer dims and tiles."""
    outer: list[int] = []
    inner: list[int] = []
    order: list[int] = []
    for axis, size in enumerate(shape):
        count = len(outer) + len(inner)
        if axis in tiled:
            inner.append(count)
        elif size != 1:
            outer.append(count)
            if outer_order:
                order.append(outer_order[axis])
    inner = permuted(inner, _ranks(tiled))
    if order:
        outer = permuted(outer, _ranks(order))
    return [*outer, *inner]


def _ranks(values: Sequence[int]) -> list[int]:
    """Returns how many of the others each value exceeds."""
    return [sum(ranked < value for ranked in values) for value in values]


def decompose_relayout_patterns() -> list[RewritePattern]:
    """MLIR's populateDecomposePackUnpackPatterns."""
    return [decompose_pack, decompose_unpack]
