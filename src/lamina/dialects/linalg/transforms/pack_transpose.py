"""Permutes packed operands: linalg.pack, the operation on it and linalg.unpack change together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lamina.define import segment_sizes
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.packing import permuted
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.tiling_relayout import inner_tiles
from lamina.dialects.linalg.transforms.pack import pack_destination
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.value import OpOperand, Value
from lamina.rewrite import PatternRewriter


class TransposedPack(NamedTuple):
    """The operations that replace the old ones."""

    pack: PackOp
    op: GenericOp
    unpack: UnPackOp | None


def fits_outer(op: PackOp | UnPackOp, order: Sequence[int]) -> bool:
    """True if an order is empty, or a permutation of the outer dims of a pack or unpack."""
    rank = (op.source if isinstance(op, PackOp) else op.dest).type.rank
    return not order or sorted(order) == list(range(rank))


def fits_inner(op: PackOp | UnPackOp, order: Sequence[int]) -> bool:
    """True if an order is empty, or a permutation of the tiles of a pack or unpack."""
    return not order or sorted(order) == list(range(len(op.inner_dims_pos)))


def pack_transpose(
    rewriter: PatternRewriter,
    pack: PackOp,
    op: LinalgOp,
    unpack: UnPackOp | None,
    outer: Sequence[int],
    inner: Sequence[int],
) -> TransposedPack:
    """Replaces a pack and its only user, and optionally an unpack of the result, with versions
    that permute the outer dims and the tiles of the packed value. Empty orders change nothing."""
    (use,) = pack.result.uses
    slot = op.op_operands[use.index]
    outer = list(outer) or list(range(pack.source.type.rank))
    inner = list(inner) or list(range(len(pack.inner_dims_pos)))
    with rewriter.insertion_guard(InsertionPoint.before_op(pack)):
        rewriter.location = pack.raw_location
        new_pack = _packed(rewriter, pack, outer, inner)
    with rewriter.insertion_guard(InsertionPoint.before_op(op)):
        rewriter.location = op.raw_location
        new_op = _on_transposed(rewriter, op, slot, new_pack.result, [*outer, *(len(outer) + i for i in inner)])
    new_unpack = None
    if unpack is not None:
        with rewriter.insertion_guard(InsertionPoint.before_op(unpack)):
            rewriter.location = unpack.raw_location
            value = new_op.results[unpack.source.index]
            new_unpack = _unpacked(rewriter, unpack, value, outer, inner)
        rewriter.replace_op(unpack, new_unpack.results)
    rewriter.replace_op(op, new_op.results)
    rewriter.replace_op(pack, new_pack.results)
    return TransposedPack(new_pack, new_op, new_unpack)


def _order(
    op: PackOp | UnPackOp, outer: Sequence[int], inner: Sequence[int]
) -> tuple[dict[str, Attribute], list[Size], list[int]]:
    """Returns the properties of the pack or unpack operation in the new order, its tiles and its outer dims."""
    axes = permuted(op.inner_dims_pos, inner)
    tiles = permuted(inner_tiles(op), inner)
    before = list(op.outer_dims_perm or ()) or list(range(len(outer)))
    order = permuted(before, outer)
    properties: dict[str, Attribute] = {
        "inner_dims_pos": DenseI64ArrayAttr(axes),
        "outer_dims_perm": DenseI64ArrayAttr(order),
        "static_inner_tiles": DenseI64ArrayAttr(split_mixed_values(tiles)[0]),
    }
    return properties, tiles, order


def _packed(rewriter: PatternRewriter, pack: PackOp, outer: Sequence[int], inner: Sequence[int]) -> PackOp:
    source = pack.source
    properties, tiles, order = _order(pack, outer, inner)
    empty = pack_destination(rewriter, source, permuted(pack.inner_dims_pos, inner), tiles, order)
    padding = [] if pack.padding_value is None else [pack.padding_value]
    values = split_mixed_values(tiles)[1]
    properties.update(segment_sizes(1, 1, len(padding), len(values)))
    operands = [source, empty, *padding, *values]
    return rewriter.insert(PackOp(operands, [empty.type], properties, location=rewriter.location))


def _unpacked(
    rewriter: PatternRewriter, unpack: UnPackOp, value: Value, outer: Sequence[int], inner: Sequence[int]
) -> UnPackOp:
    properties, tiles, _ = _order(unpack, outer, inner)
    operands = [value, unpack.dest, *split_mixed_values(tiles)[1]]
    return rewriter.insert(UnPackOp(operands, unpack.result_types, properties, location=rewriter.location))


def _on_transposed(
    rewriter: PatternRewriter, op: LinalgOp, slot: OpOperand, value: Value, order: Sequence[int]
) -> GenericOp:
    """Recreates the operation with another value for an operand, whose dims are those of the old one
    permuted."""
    operands, maps = list(op.operands), list(op.maps)
    operands[slot.index] = value
    old = maps[slot.index]
    maps[slot.index] = old.with_results(permuted(old.results, order))
    count = op.num_dps_inputs
    new_op = make_generic(operands[:count], operands[count:], maps, op.iterators, location=rewriter.location)
    rewriter.insert(new_op)
    rewriter.inline_region_before(op.regions[0], None, new_op.regions[0])
    return new_op
