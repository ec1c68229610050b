"""linalg.pack and linalg.unpack in terms of padding, slices, reshapes and linalg.transpose."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lamina.dialects.linalg.builders import build_copying, build_named
from lamina.dialects.linalg.named_ops import CopyOp
from lamina.dialects.linalg.packing import inverse_order, packing_order, permuted
from lamina.dialects.linalg.reshapes import collapse, collapsed_shape, expand
from lamina.dialects.linalg.sizes import dim_size, dim_sizes, folded_apply
from lamina.dialects.linalg.slices import Slice, extract_slice, insert_slice
from lamina.dialects.linalg.structured_ops import TransposeOp
from lamina.dialects.linalg.tiling_relayout import inner_tiles
from lamina.dialects.linalg.transforms.pad import numeric, pad_by, zero
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim, symbol
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.dialects.linalg.packing import PackingOrder
    from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp


class LoweredPack(NamedTuple):
    """The operations that pack; the last two only where dims move."""

    pad: Operation
    expand: Operation | None = None
    transpose: Operation | None = None


class LoweredUnPack(NamedTuple):
    """The operations that unpack; only the slice where the packed dims are of size one."""

    slice: Operation
    empty: Operation | None = None
    transpose: Operation | None = None
    collapse: Operation | None = None


def only_pads(op: PackOp | UnPackOp, packed: RankedTensorType, rank: int) -> bool:
    """True if each dim is in one tile and the tiles are in the order of the dims."""
    if list(op.inner_dims_pos) != list(range(rank)):
        return False
    return all(size == 1 for size in packed.shape[:rank])


def lower_pack(rewriter: PatternRewriter, op: PackOp, use_insert_slice: bool = True) -> LoweredPack | MatchFailure:
    """Replaces linalg.pack by tensor.pad, tensor.expand_shape and linalg.transpose, or by tensor.pad and
    tensor.insert_slice where dims of size one are all it adds."""
    packed = op.result.type
    if DYNAMIC in op.static_inner_tiles:
        return rewriter.notify_match_failure(op, "non-static shape NYI, needs a more powerful tensor.expand_shape op")
    source, target = op.source, op.dest
    order = packing_order(op, packed.rank)
    padded = _padded(rewriter, op, order, packed)
    if use_insert_slice and only_pads(op, packed, source.type.rank):
        whole = Slice([0] * packed.rank, dim_sizes(rewriter, target))
        rewriter.replace_op(op, insert_slice(rewriter, padded.results[0], target, whole).results)
        return LoweredPack(padded)
    shape = permuted(packed.shape, order.inverse)
    expanded = expand(rewriter, padded.results[0], RankedTensorType(shape, packed.element_type), order.groups)
    permutation = DenseI64ArrayAttr(inverse_order(order.inverse))
    moved = build_copying(rewriter, TransposeOp, expanded.results[0], target, {"permutation": permutation})
    rewriter.replace_op(op, moved.results)
    return LoweredPack(padded, expanded, moved)


def _padded(rewriter: PatternRewriter, op: PackOp, order: PackingOrder, packed: RankedTensorType) -> Operation:
    source, target = op.source, op.dest
    map = AffineMap(2, 1, [dim(0) * symbol(0) - dim(1)])
    high: list[Size] = [0] * source.type.rank
    outer = list(op.outer_dims_perm or range(source.type.rank))
    for axis, tile in zip(op.inner_dims_pos, inner_tiles(op), strict=True):
        own = dim_size(rewriter, source, axis)
        tiles = dim_size(rewriter, target, outer.index(axis))
        high[axis] = folded_apply(rewriter, map, [tiles, own, tile])
    padding = op.padding_value
    if padding is None:
        padding = zero(rewriter, numeric(packed.element_type))
    shape = collapsed_shape(permuted(packed.shape, order.inverse), order.groups)
    return pad_by(rewriter, source, RankedTensorType(shape, packed.element_type), high, padding)


def lower_unpack(rewriter: PatternRewriter, op: UnPackOp, use_extract_slice: bool = True) -> LoweredUnPack:
    """Lowers linalg.unpack to linalg.transpose, tensor.collapse_shape, tensor.extract_slice and linalg.copy, or only to
    tensor.extract_slice if it just drops unit dims."""
    source, target = op.source, op.dest
    packed, type = source.type, target.type
    if use_extract_slice and only_pads(op, packed, type.rank):
        added = packed.rank - type.rank
        place = Slice([0] * packed.rank, [*[1] * added, *dim_sizes(rewriter, target)])
        cut = extract_slice(rewriter, source, place, type)
        rewriter.replace_op(op, cut.results)
        return LoweredUnPack(cut)
    order = packing_order(op, packed.rank)
    static, dynamic = split_mixed_values(permuted(dim_sizes(rewriter, source), order.inverse))
    empty_type = RankedTensorType(static, packed.element_type)
    empty = rewriter.insert(EmptyOp(dynamic, [empty_type], location=rewriter.location))
    permutation = DenseI64ArrayAttr(order.inverse)
    moved = build_copying(rewriter, TransposeOp, source, empty.result, {"permutation": permutation})
    flat = collapse(rewriter, moved.results[0], order.groups)
    cut = extract_slice(rewriter, flat.results[0], Slice([0] * type.rank, dim_sizes(rewriter, target)), type)
    copied = build_named(rewriter, CopyOp, [cut.result], [target])
    rewriter.replace_op(op, copied.results)
    return LoweredUnPack(cut, empty, moved, flat)
