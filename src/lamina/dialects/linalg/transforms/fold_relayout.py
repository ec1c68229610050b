"""Pads, transposes, slices and empty tensors folded into linalg.pack and linalg.unpack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import is_index
from lamina.dialects.linalg.canonicalize_fill import constant_padding, same_constant
from lamina.dialects.linalg.matchers import is_passthrough
from lamina.dialects.linalg.packing import inverse_order, permuted
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.slices import slice_of
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp, TransposeOp
from lamina.dialects.linalg.tiling_relayout import inner_tiles
from lamina.dialects.linalg.transforms.pack import pack_destination
from lamina.dialects.tensor.ops import EmptyOp, ExtractSliceOp, PadOp
from lamina.dialects.tensor.sizes import high_pad, low_pad
from lamina.dialects.tensor.transforms.empty import make_empty
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.ir.operation import Operation


def make_pack(
    rewriter: PatternRewriter,
    source: Value,
    dest: Value,
    axes: Sequence[int],
    tiles: Sequence[Size],
    padding: Value | None = None,
    outer_order: Sequence[int] = (),
) -> PackOp:
    """``linalg.pack``."""
    static, values = split_mixed_values(tiles)
    given = [] if padding is None else [padding]
    properties: dict[str, Attribute] = {
        "inner_dims_pos": DenseI64ArrayAttr(list(axes)),
        "outer_dims_perm": DenseI64ArrayAttr(list(outer_order)),
        "static_inner_tiles": DenseI64ArrayAttr(static),
        "operandSegmentSizes": DenseI32ArrayAttr([1, 1, len(given), len(values)]),
    }
    operands = [source, dest, *given, *values]
    return rewriter.insert(PackOp(operands, [dest.type], properties, location=rewriter.location))


def make_unpack(
    rewriter: PatternRewriter,
    source: Value,
    dest: Value,
    axes: Sequence[int],
    tiles: Sequence[Size],
    outer_order: Sequence[int] = (),
) -> UnPackOp:
    """``linalg.unpack``."""
    static, values = split_mixed_values(tiles)
    properties: dict[str, Attribute] = {
        "inner_dims_pos": DenseI64ArrayAttr(list(axes)),
        "outer_dims_perm": DenseI64ArrayAttr(list(outer_order)),
        "static_inner_tiles": DenseI64ArrayAttr(static),
    }
    return rewriter.insert(UnPackOp([source, dest, *values], [dest.type], properties, location=rewriter.location))


def _axes(op: PackOp | UnPackOp) -> list[int]:
    return list(op.inner_dims_pos)


def outer_order(op: UnPackOp | PackOp) -> list[int]:
    """Returns the order of the outer dims of a pack or unpack, empty where they are in order."""
    return list(op.outer_dims_perm or ())


def transposition(op: Operation) -> list[int] | None:
    """Returns the permutation that an operation applies to the dims of its input, if that is all it does."""
    if isinstance(op, TransposeOp):
        return list(op.permutation)
    if not isinstance(op, GenericOp) or op.num_parallel_loops != op.num_loops:
        return None
    if op.num_dps_inputs != 1 or op.num_dps_inits != 1 or not is_passthrough(op):
        return None
    first, last = op.maps[0], op.maps[-1]
    if not first.is_permutation() or not last.is_permutation() or first == last:
        return None
    if op.yield_op.only_operand is not op.block.arguments[0]:
        return None
    places = first.dim_positions()
    return [places.index(position) for position in last.dim_positions()]


def _outer_permuted(order: Sequence[int], outer: Sequence[int], rank: int) -> list[int] | None:
    """Returns the outer dims after a transpose; None if it permutes tiles among them."""
    if any(axis >= rank for axis in order[:rank]):
        return None
    return [outer[axis] if outer else axis for axis in order[:rank]]


# ---- linalg.pack


@pattern(name="FoldPadWithPackOp")
def fold_pad_into_pack(op: PackOp, rewriter: PatternRewriter) -> Outcome:
    """pack(pad(x)) -> pack(x) padding_value, if the padding only completes tiles"""
    pad = op.source.defining_op
    if not isinstance(pad, PadOp) or pad.nofold:
        return False
    if not all(is_index(pad_size, 0) for pad_size in low_pad(pad)):
        return False
    value = constant_padding(pad)
    if value is None or (op.padding_value is not None and not same_constant(op.padding_value, value)):
        return False
    source = op.source.type
    outer = list(op.result.type.shape[: source.rank])
    if outer_order(op):
        outer = permuted(outer, inverse_order(outer_order(op)))
    highs = high_pad(pad)
    for axis, tile in zip(_axes(op), op.static_inner_tiles, strict=True):
        high = constant_int(highs[axis])
        if DYNAMIC in (source.shape[axis], outer[axis], tile) or high is None:
            return False
        if outer[axis] * tile - source.shape[axis] + high >= tile:
            return False
    pack = make_pack(rewriter, pad.source, op.dest, _axes(op), inner_tiles(op), value, outer_order(op))
    rewriter.replace_op(op, pack.results)
    return True


def _producer(op: TransposeOp | GenericOp, kind: type) -> Any:
    """Returns the definition of the first operand, if it is an operation of that kind."""
    producer = op.dps_inputs[0].defining_op if op.dps_inputs else None
    return producer if isinstance(producer, kind) else None


def fold_transpose_of_pack(op: TransposeOp | GenericOp, rewriter: PatternRewriter) -> Outcome:
    """A transpose of packed dims is a pack to other places."""
    inner = _producer(op, PackOp)
    order = transposition(op)
    if inner is None or order is None:
        return False
    rank = inner.source.type.rank
    outer = _outer_permuted(order, outer_order(inner), rank)
    if outer is None:
        return False
    axes = [_axes(inner)[axis - rank] for axis in order[rank:]]
    tiles = [inner_tiles(inner)[axis - rank] for axis in order[rank:]]
    source = inner.source
    dest = pack_destination(rewriter, source, axes, tiles, outer)
    pack = make_pack(rewriter, source, dest, axes, tiles, inner.padding_value, outer)
    rewriter.replace_op(op, pack.results)
    return True


@pattern(name="FoldConsumerPackWithProducerLinalgTransposeOp")
def fold_transpose_into_pack(op: PackOp, rewriter: PatternRewriter) -> Outcome:
    """pack(transpose(x)) -> pack(x), with permuted dims"""
    inner: Any = op.source.defining_op
    order = transposition(inner) if isinstance(inner, LinalgOp) else None
    if order is None:
        return False
    outer = permuted(order, outer_order(op)) if outer_order(op) else order
    axes = [order[axis] for axis in _axes(op)]
    source = inner.dps_inputs[0]
    dest = pack_destination(rewriter, source, axes, inner_tiles(op), outer)
    pack = make_pack(rewriter, source, dest, axes, inner_tiles(op), op.padding_value, outer)
    rewriter.replace_op(op, pack.results)
    return True


# ---- linalg.unpack


@pattern(name="FoldUnpackWithExtractSliceOp")
def fold_unpack_into_slice(op: ExtractSliceOp, rewriter: PatternRewriter) -> Outcome:
    """extract_slice(unpack(x)) -> unpack(x), if the slice from the start needs all tiles"""
    inner: Any = op.source.defining_op
    if not isinstance(inner, UnPackOp):
        return False
    result = op.result.type
    if result.rank != type_as(inner.results[0], ShapedType).rank:
        return rewriter.notify_match_failure(op, "rank-reduced folding is not supported")
    place = slice_of(op)
    if not all(is_index(offset_, 0) for offset_ in place.offsets) or not all(
        is_index(stride_, 1) for stride_ in place.strides
    ):
        return rewriter.notify_match_failure(op, "expects offsets to be 0s and strides to be 1s")
    if not _needs_all_tiles(inner, result):
        return rewriter.notify_match_failure(op, "the slice drops tiles")
    dest = make_empty(rewriter, place.sizes, result)
    unpack = make_unpack(rewriter, inner.source, dest, _axes(inner), inner_tiles(inner), outer_order(inner))
    rewriter.replace_op(op, unpack.results)
    return True


def _needs_all_tiles(unpack: UnPackOp, type: RankedTensorType) -> bool:
    outer = list(unpack.source.type.shape[: type.rank])
    if outer_order(unpack):
        outer = permuted(outer, inverse_order(outer_order(unpack)))
    tiles = dict(zip(_axes(unpack), inner_tiles(unpack), strict=True))
    full = unpack.result.type.shape
    for axis, size in enumerate(type.shape):
        tile = tiles.get(axis)
        if tile is None:
            if size == DYNAMIC or size != full[axis]:
                return False
            continue
        number = constant_int(tile)
        if number is None or DYNAMIC in (outer[axis], size) or -(-size // number) != outer[axis]:
            return False
    return True


def fold_transpose_of_unpack(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """A transpose of an unpacked tensor is an unpack to other places."""
    inner = _producer(op, UnPackOp)
    order = transposition(op)
    if inner is None or order is None:
        return False
    inverse = inverse_order(order)
    outer = [inverse[axis] for axis in (outer_order(inner) or range(len(order)))]
    axes = [inverse[axis] for axis in _axes(inner)]
    unpack = make_unpack(rewriter, inner.source, op.init, axes, inner_tiles(inner), outer)
    rewriter.replace_op(op, unpack.results)
    return True


@pattern(name="FoldConsumerUnPackWithProducerLinalgTransposeOp")
def fold_transpose_into_unpack(op: UnPackOp, rewriter: PatternRewriter) -> Outcome:
    """unpack(transpose(x)) -> unpack(x), with permuted dims"""
    inner: Any = op.source.defining_op
    order = transposition(inner) if isinstance(inner, LinalgOp) else None
    if order is None:
        return False
    rank = op.result.type.rank
    inverse = inverse_order(order)
    outer = _outer_permuted(inverse, outer_order(op), rank)
    if outer is None:
        return False
    axes = [_axes(op)[axis - rank] for axis in inverse[rank:]]
    tiles = [inner_tiles(op)[axis - rank] for axis in inverse[rank:]]
    shapes = reify_result_shapes(rewriter, op)
    assert shapes is not None
    dest = make_empty(rewriter, shapes[0], op.result.type)
    unpack = make_unpack(rewriter, inner.dps_inputs[0], dest, axes, tiles, outer)
    rewriter.replace_op(op, unpack.results)
    return True


def fold_into_relayout_patterns() -> list[RewritePattern]:
    """MLIR's populateFoldIntoPackAndUnpackPatterns."""
    return [
        fold_unpack_into_slice,
        fold_pad_into_pack,
        FunctionPattern(
            fold_transpose_of_pack, (TransposeOp, GenericOp), name="FoldProducerPackWithConsumerLinalgTransposeOp"
        ),
        fold_transpose_into_pack,
        fold_transpose_into_unpack,
        FunctionPattern(
            fold_transpose_of_unpack, (TransposeOp, GenericOp), name="FoldProducerUnPackWithConsumerLinalgTransposeOp"
        ),
    ]


@pattern(name="FoldEmptyTensorWithPackOp")
def fold_relayout_of_empty(op: PackOp | UnPackOp, rewriter: PatternRewriter) -> Outcome:
    """pack(empty), dest -> dest, and likewise for unpack"""
    if not isinstance(op.source.defining_op, EmptyOp):
        return False
    rewriter.replace_op(op, op.dest)
    return True


def fold_empty_relayout_patterns() -> list[RewritePattern]:
    """Returns the patterns that replace packs and unpacks of empty tensors with their destination."""
    return [fold_relayout_of_empty]
