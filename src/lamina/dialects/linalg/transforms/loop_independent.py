"""Tensors and buffers whose sizes do not depend on loops: as large as ever needed, and the wanted part is taken."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from lamina.analysis.presburger.flattening import Bound
from lamina.analysis.value_bounds import Variable, independent_bound
from lamina.dialects.affine.compose import fold_attributes_into_map
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.mixed import simplified
from lamina.dialects.builtin.ops import UnrealizedConversionCastOp
from lamina.dialects.linalg.bounds import materialized
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.sizes import INDEX
from lamina.dialects.linalg.slices import Slice, extract_slice, mixed, slice_of, subview
from lamina.dialects.memref.layouts import rank_reduced_subview_type
from lamina.dialects.memref.ops import AllocaOp, SubViewOp
from lamina.dialects.tensor.ops import EmptyOp, PadOp
from lamina.dialects.tensor.ops import YieldOp as TensorYieldOp
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import AffineMapAttr, DenseI32ArrayAttr, DenseI64ArrayAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import IndexType, MemRefType, RankedTensorType, ShapedType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.rewriter import MatchFailure


def make_loop_independent(
    rewriter: PatternRewriter, op: EmptyOp | PadOp | AllocaOp, variables: Collection[Value]
) -> Operation | MatchFailure:
    """Replaces a tensor.empty, tensor.pad or memref.alloca with a slice of one whose sizes are upper bounds independent
    of the induction variables. Returns the slice, or the operation if it is already independent."""
    rewriter.set_insertion_point(op)
    rewriter.location = op.raw_location
    if isinstance(op, PadOp):
        return _independent_pad(rewriter, op, variables)
    type: Any = op.results[0].type
    sizes = mixed(type.shape, op.dynamic_sizes)
    bounds = _bounds(rewriter, sizes, variables)
    if bounds is None:
        return rewriter.notify_match_failure(op, "a size has no bound that does not depend on the loops")
    if bounds == sizes:
        return op
    static, dynamic = split_mixed_values(bounds)
    place = Slice([0] * len(sizes), sizes)
    if isinstance(op, EmptyOp):
        wide = RankedTensorType(static, type.element_type)
        inserted: Any = rewriter.insert(EmptyOp(dynamic, [wide], location=rewriter.location))
        cut: Operation = extract_slice(rewriter, inserted.results[0], place)
        rewriter.replace_op(op, cut.results)
        return cut
    buffer = MemRefType(static, type.element_type, None, type.memory_space)
    properties: Any = {"operandSegmentSizes": DenseI32ArrayAttr([len(dynamic), 0])}
    inserted = rewriter.insert(AllocaOp(dynamic, [buffer], properties, location=rewriter.location))
    cut = subview(rewriter, inserted.results[0], place)
    _replace_buffer(rewriter, op.results[0], cut.results[0])
    return cut


def _bounds(rewriter: PatternRewriter, sizes: Sequence[Size], variables: Collection[Value]) -> list[Size] | None:
    """Returns upper bounds of the sizes; None if there are none."""
    bounds: list[Size] = []
    for size in sizes:
        if isinstance(size, Value):
            bound = independent_bound(Bound.UPPER, Variable.of(size), variables)
            if bound is None:
                return None
            size = materialized(rewriter, *bound)
        bounds.append(size)
    return bounds


def _independent_pad(rewriter: PatternRewriter, op: PadOp, variables: Collection[Value]) -> Operation | MatchFailure:
    padding = constant_padding(op)
    if padding is None:
        return rewriter.notify_match_failure(op, "expected a constant padding value")
    low = mixed(op.static_low, op.low)
    high = mixed(op.static_high, op.high)
    new_low, new_high = _bounds(rewriter, low, variables), _bounds(rewriter, high, variables)
    if new_low is None or new_high is None:
        return rewriter.notify_match_failure(op, "a padding has no bound that does not depend on the loops")
    if new_low == low and new_high == high:
        return op
    new_op = _pad(rewriter, op, new_low, new_high, padding)
    shapes = reify_result_shapes(rewriter, op)
    assert shapes is not None
    offsets: list[Size] = [
        0 if isinstance(before, int) else _difference(rewriter, bound, before)
        for before, bound in zip(low, new_low, strict=True)
    ]
    cut = extract_slice(rewriter, new_op.results[0], Slice(offsets, shapes[0]), op.result.type)
    rewriter.replace_op(op, cut.results)
    return cut


def _difference(rewriter: PatternRewriter, bound: Size, before: Value) -> Size:
    """Returns the difference of a bound and the bounded value."""
    map, values = fold_attributes_into_map(AffineMap(2, 0, [dim(0) - dim(1)]), [bound, before])
    affine_apply = AffineApplyOp(values, [INDEX], {"map": AffineMapAttr(map)}, location=rewriter.location)
    return simplified(insert_or_fold(rewriter, affine_apply)[0])


def _pad(rewriter: PatternRewriter, op: PadOp, low: Sequence[Size], high: Sequence[Size], padding: Value) -> PadOp:
    (static_low, dynamic_low), (static_high, dynamic_high) = split_mixed_values(low), split_mixed_values(high)
    source = op.source.type
    shape = [
        -1 << 63 if min(size, before, after) < 0 else size + before + after
        for size, before, after in zip(source.shape, static_low, static_high, strict=True)
    ]
    type = RankedTensorType(shape, source.element_type)
    rank = source.rank
    block = Block([IndexType()] * rank, [rewriter.location] * rank)
    block.append(TensorYieldOp([padding], (), location=rewriter.location))
    region = Region()
    region.append(block)
    properties = {
        **op._properties,
        "static_low": DenseI64ArrayAttr(static_low),
        "static_high": DenseI64ArrayAttr(static_high),
        "operandSegmentSizes": DenseI32ArrayAttr([1, len(dynamic_low), len(dynamic_high)]),
    }
    operands = [op.source, *dynamic_low, *dynamic_high]
    return rewriter.insert(PadOp(operands, [type], properties, {}, (), [region], rewriter.location))


def _replace_buffer(rewriter: PatternRewriter, old: Value, new: Value) -> None:
    """Redirects uses of a buffer to one with a layout, recreating its views. As in MLIR, the old
    views stay, unused, for canonicalization to erase."""
    owner = new.defining_op
    assert owner is not None
    rewriter.set_insertion_point_after(owner)
    cast = rewriter.insert(UnrealizedConversionCastOp([new], [old.type], location=rewriter.location)).results[0]
    rewriter.replace_all_uses_with(old, cast)
    for use in list(cast.uses):
        user = use.owner
        if not isinstance(user, SubViewOp):
            rewriter.modify_in_place(user, partial(use.set, new))
            continue
        with rewriter.insertion_guard(InsertionPoint.before_op(user)):
            rewriter.location = user.raw_location
            place = slice_of(user)
            static = [split_mixed_values(part)[0] for part in (place.offsets, place.sizes, place.strides)]
            old_type = type_as(user.results[0], ShapedType)
            new_type: Any = new.type
            type = rank_reduced_subview_type(old_type.shape, new_type, *static)
            new_op = subview(rewriter, new, place, type)
            if type is old_type:
                rewriter.replace_all_uses_with(user.results[0], new_op.results[0])
            else:
                _replace_buffer(rewriter, user.results[0], new_op.results[0])
    if cast.use_empty:
        rewriter.erase_op(cast.owner)
