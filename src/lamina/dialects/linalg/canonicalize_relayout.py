"""Canonicalization of linalg.pack and linalg.unpack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define import segment_sizes, set_operand_segments
from lamina.dialects.linalg.builders import cast
from lamina.dialects.linalg.packing import inverse_order
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.tensor.fold import can_fold_into_consumer
from lamina.dialects.tensor.ops import ExtractSliceOp
from lamina.interfaces.destination_style import DestinationStyleOpInterface, dps_inits
from lamina.interfaces.view_like import mixed_offsets, mixed_sizes, mixed_strides, mixed_values, split_mixed_values
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType
from lamina.ir.value import Value, defining, has_type, type_as
from lamina.rewrite import PatternRewriter, canonicalize, canonicalize_dialect
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.rewrite.pattern import Outcome


def _same_layout(pack: PackOp, unpack: UnPackOp) -> bool:
    """True if both pack the same dims, in the same order, with the same tiles."""

    def order(op: PackOp | UnPackOp) -> list[int]:
        given = list(op.outer_dims_perm or ())
        return [] if given == list(range(len(given))) else given

    if pack.inner_dims_pos != unpack.inner_dims_pos or order(pack) != order(unpack):
        return False
    static = pack.static_inner_tiles
    return static == unpack.static_inner_tiles and list(pack.inner_tiles) == list(unpack.inner_tiles)


def tiles_divide(pack: PackOp) -> bool:
    """True if the tiles are known to divide the source, so that no padding is needed."""
    shape = pack.source.type.shape
    for position, tile in zip(pack.inner_dims_pos, pack.static_inner_tiles, strict=True):
        if DYNAMIC in (tile, shape[position]) or shape[position] % tile:
            return False
    return True


def _with_shape(type: RankedTensorType, shape: Sequence[int]) -> RankedTensorType:
    return RankedTensorType(shape, type.element_type, type.encoding)


def _shapes_of_untiled_dims(
    op: PackOp | UnPackOp, unpacked: RankedTensorType, packed: RankedTensorType
) -> tuple[list[int], list[int]] | None:
    """Returns the shapes of both sides with the sizes of untiled dims that only one side knows; None if there are
    none."""
    order = list(op.outer_dims_perm or ())
    inverse = inverse_order(order) if order else list(range(unpacked.rank))
    tiled = list(op.inner_dims_pos)
    outside, inside = list(unpacked.shape), list(packed.shape)
    changed = False
    for dim, place in enumerate(inverse):
        if dim in tiled or (outside[dim] == DYNAMIC) == (inside[place] == DYNAMIC):
            continue
        outside[dim] = inside[place] = inside[place] if outside[dim] == DYNAMIC else outside[dim]
        changed = True
    return (outside, inside) if changed else None


def _refined(rewriter: PatternRewriter, value: Value[RankedTensorType], shape: list[int]) -> Value[RankedTensorType]:
    if shape == list(value.type.shape):
        return value
    refined = cast(rewriter, value, _with_shape(value.type, shape))
    assert has_type(refined, RankedTensorType)
    return refined


@canonicalize(name="PackOp::canonicalize")
def simplify_pack(op: PackOp, rewriter: PatternRewriter) -> Outcome:
    """pack(unpack(x)) -> x; drops unused padding; propagates static sizes"""
    source, dest = op.source, op.dest
    if op.padding_value is not None and tiles_divide(op):
        with rewriter.modify_in_place(op):
            op.erase_operands(2)
            set_operand_segments(op, [1, 1, 0, len(op.inner_tiles)])
        return True
    inner = source.defining_op
    if isinstance(inner, UnPackOp) and inner.source.type is dest.type:
        if op.padding_value is None and _same_layout(op, inner):
            rewriter.replace_op(op, inner.source)
            return True
    shapes = _shapes_of_untiled_dims(op, source.type, dest.type)
    if shapes is None:
        return False
    new_source, new_dest = _refined(rewriter, source, shapes[0]), _refined(rewriter, dest, shapes[1])
    result = op.result
    with rewriter.modify_in_place(op):
        op.source = new_source
        op.dest = new_dest
        result.type = new_dest.type
    if new_dest is not dest:
        rewriter.set_insertion_point_after(op)
        old = cast(rewriter, result, dest.type)
        rewriter.replace_all_uses_except(result, old, {defining(old)})
    return True


@canonicalize(name="UnPackOp::canonicalize")
def simplify_unpack(op: UnPackOp, rewriter: PatternRewriter) -> Outcome:
    """unpack(pack(x)) -> x, if not padded; unpack(x) into op(init) -> unpack(x) into init; static sizes"""
    inner = op.source.defining_op
    if isinstance(inner, PackOp):
        if inner.source.type is not op.dest.type or inner.padding_value is not None:
            return False
        if not _same_layout(inner, op):
            return False
        rewriter.replace_op(op, inner.source)
        return True
    written = op.dest.defining_op
    if written is not None and DestinationStyleOpInterface.has(written):
        init = dps_inits(written)[op.dest.index].value
        with rewriter.modify_in_place(op):
            op.dest = init
        return True
    return _unpack_slice(op, rewriter) or _refine_unpack(op, rewriter)


def _unpack_slice(op: UnPackOp, rewriter: PatternRewriter) -> bool:
    """Unpacks into a slice of the target if only a slice that cuts no whole tile is used."""
    result = op.result
    user = next(result.users, None)
    if not result.has_one_use or not isinstance(user, ExtractSliceOp) or not _cuts_padding_only(op, user):
        return False
    with rewriter.insertion_guard():
        rewriter.set_insertion_point(op)
        static = [split_mixed_values(entries(user)) for entries in (mixed_offsets, mixed_sizes, mixed_strides)]
        part = rewriter.create(
            ExtractSliceOp,
            op.dest,
            *(dynamic for _, dynamic in static),
            *(DenseI64ArrayAttr(numbers) for numbers, _ in static),
            result_types=[user.result.type],
        ).result
    with rewriter.modify_in_place(op):
        op.dest = part
        result.type = part.type
    rewriter.replace_op(user, result)
    return True


def _cuts_padding_only(op: UnPackOp, cut: ExtractSliceOp) -> bool:
    """True if a slice begins at the origin, has all of the dims without tiles, and a part of each last tile."""
    kept = cut.result.type
    if kept.rank != op.dest.type.rank:
        return False
    if any(constant_int(entry) != 0 for entry in mixed_offsets(cut)):
        return False
    if any(constant_int(entry) != 1 for entry in mixed_strides(cut)):
        return False
    order = list(op.outer_dims_perm or ())
    inverse = inverse_order(order) if order else list(range(kept.rank))
    tiles = dict(zip(op.inner_dims_pos, op.static_inner_tiles, strict=True))
    for dim, place in enumerate(inverse):
        outer, size, tile = op.source.type.shape[place], kept.shape[dim], tiles.get(dim, 1)
        if DYNAMIC in (outer, size, tile) or (outer * tile - size >= tile if dim in tiles else outer != size):
            return False
    return True


def _refine_unpack(op: UnPackOp, rewriter: PatternRewriter) -> bool:
    source, dest = op.source, op.dest
    shapes = _shapes_of_untiled_dims(op, dest.type, source.type)
    if shapes is None:
        return False
    new_source, new_dest = _refined(rewriter, source, shapes[1]), _refined(rewriter, dest, shapes[0])
    unpack = UnPackOp(
        [new_source, new_dest, *op.operands[2:]], [new_dest.type], dict(op._properties), {}, location=op.raw_location
    )
    rewriter.replace_op(op, [cast(rewriter, rewriter.insert(unpack).results[0], op.result.type)])
    return True


@canonicalize_dialect("linalg", name="FoldTensorCastRelayoutOp")
def casts_into_relayout(op: PackOp | UnPackOp, rewriter: PatternRewriter) -> Outcome:
    """relayout(cast(x)) -> relayout(x), with static tile sizes of the packed type"""
    owners = [value.defining_op for value in op.operands]
    if not any(map(can_fold_into_consumer, owners)):
        return False
    operands = [
        owner.source if can_fold_into_consumer(owner) else value
        for owner, value in zip(owners, op.operands, strict=True)
    ]
    packed = type_as(operands[1 if isinstance(op, PackOp) else 0], ShapedType)
    tiles = mixed_values(op.static_inner_tiles, op.inner_tiles)
    sizes = packed.shape[packed.rank - len(tiles) :]
    static, dynamic = split_mixed_values(
        [tile if size == DYNAMIC else size for tile, size in zip(tiles, sizes, strict=True)]
    )
    properties = dict(op._properties) | {"static_inner_tiles": DenseI64ArrayAttr(static)}
    fixed = operands[: len(operands) - len(op.inner_tiles)]
    if isinstance(op, PackOp):
        properties.update(segment_sizes(1, 1, len(fixed) - 2, len(dynamic)))
    relayout = op.__class__(
        [*fixed, *dynamic], [operands[1].type], properties, dict(op._attributes), location=op.raw_location
    )
    new, old = rewriter.insert(relayout).results[0], op.result.type
    rewriter.replace_op(op, [new if new.type is old else cast(rewriter, new, old)])
    return True
