"""Canonicalization around linalg.fill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.linalg.builders import build_named, fill
from lamina.dialects.linalg.named_ops import CopyOp, FillOp
from lamina.dialects.linalg.relayout_ops import PackOp
from lamina.dialects.linalg.sizes import dim_sizes, folded_apply
from lamina.dialects.linalg.structured_ops import TransposeOp
from lamina.dialects.tensor.ops import (
    CastOp,
    CollapseShapeOp,
    ConcatOp,
    EmptyOp,
    ExpandShapeOp,
    ExtractOp,
    InsertSliceOp,
    PadOp,
)
from lamina.dialects.tensor.sizes import low_pad
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.view_like import mixed_offsets, mixed_strides, split_mixed_values
from lamina.ir.affine import AffineSymbolExpr
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.canonicalization import canonicalize_around
from lamina.rewrite.fold import constant_value

if TYPE_CHECKING:
    from lamina.rewrite.pattern import Outcome


def _fill_of(value: Value) -> FillOp | None:
    owner = value.defining_op
    return owner if isinstance(owner, FillOp) else None


def same_constant(left: Value, right: Value) -> bool:
    """True if two values are one, or equal constants."""
    if left is right:
        return True
    constant = constant_value(left)
    return constant is not None and constant is constant_value(right)


def constant_padding(pad: PadOp) -> Value | None:
    """Returns the value that a tensor.pad pads with everywhere, if that is one value: a constant or one from
    outside."""
    block = pad.regions[0].entry_block
    value = block.terminator.only_operand
    if constant_value(value) is not None:
        return value
    return None if value.parent_block is block else value


@canonicalize_around(FillOp, name="FoldFillWithTensorReshape")
def reshape_before_fill(op: CollapseShapeOp | ExpandShapeOp, rewriter: PatternRewriter) -> Outcome:
    """reshape(fill(v, x)) -> fill(v, reshape(x))"""
    inner = _fill_of(op.src)
    if inner is None:
        return False
    operands = op.operands
    operands[0] = inner.dps_inits[0]
    filled = type(op)(operands, op.result_types, dict(op._properties), location=rewriter.location)
    rewriter.replace_op(op, fill(rewriter, inner.dps_inputs[0], rewriter.insert(filled).results[0]))
    return True


@canonicalize_around(FillOp, name="FoldFillWithPad")
def pad_of_fill(op: PadOp, rewriter: PatternRewriter) -> Outcome:
    """pad(fill(v), v) -> fill(v) of the larger type"""
    inner = _fill_of(op.source)
    if inner is None:
        return False
    padding = constant_padding(op)
    if padding is None or padding is not inner.dps_inputs[0]:
        return False
    shapes = reify_result_shapes(rewriter, op)
    if shapes is None:
        return rewriter.notify_match_failure(op, "failed to reify tensor.pad op result shape")
    type = op.result.type
    static, dynamic = split_mixed_values(shapes[0])
    empty = EmptyOp(dynamic, [RankedTensorType(static, type.element_type)], location=rewriter.location)
    value: Value = fill(rewriter, padding, rewriter.insert(empty).results[0]).results[0]
    if value.type is not type:
        value = rewriter.insert(CastOp([value], [type], location=rewriter.location)).results[0]
    rewriter.replace_op(op, value)
    return True


@canonicalize_around(FillOp, name="FoldFillWithTensorExtract")
def extract_from_fill(op: ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """extract(fill(v), indices) -> v"""
    inner = _fill_of(op.tensor)
    if inner is None:
        return False
    rewriter.replace_op(op, inner.dps_inputs[0])
    return True


@canonicalize_around(FillOp, name="FoldFillWithCopy")
def copy_with_fill(op: CopyOp, rewriter: PatternRewriter) -> Outcome:
    """copy(fill(v)) into y -> fill(v, y); copy(x) into fill(v, y) -> copy(x) into y"""
    inner = _fill_of(op.dps_inputs[0])
    if inner is not None:
        rewriter.replace_op(op, fill(rewriter, inner.dps_inputs[0], op.dps_inits[0]))
        return True
    inner = _fill_of(op.dps_inits[0])
    if inner is None:
        return False
    rewriter.replace_op(op, build_named(rewriter, CopyOp, [op.dps_inputs[0]], [inner.dps_inits[0]]))
    return True


@canonicalize_around(FillOp, name="FoldInsertPadIntoFill")
def insert_padded_into_fill(op: InsertSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_slice(pad(x, v), fill(v)) -> insert_slice(x, fill(v))

    Earlier inserted slices must be disjoint. With strides, MLIR does not scale the padding.
    """
    pad = op.source.defining_op
    if not isinstance(pad, PadOp) or op.source.type.rank != op.dest.type.rank:
        return False
    if any(stride != 1 for stride in mixed_strides(op)) or _may_crop(pad):
        return False
    target = op.dest
    while isinstance(before := target.defining_op, InsertSliceOp):
        if before.source.type.rank != before.dest.type.rank:
            return False
        if not _are_apart(before, op):
            break
        target = before.dest
    inner = _fill_of(target)
    if inner is None or constant_padding(pad) is not inner.inputs[0]:
        return False
    total = AffineSymbolExpr(0) + AffineSymbolExpr(1)
    offsets = [folded_apply(rewriter, total, pair) for pair in zip(low_pad(pad), mixed_offsets(op), strict=True)]
    static_offsets, dynamic_offsets = split_mixed_values(offsets)
    sizes, dynamic_sizes = split_mixed_values(dim_sizes(rewriter, pad.source))
    insertion = InsertSliceOp.build(
        pad.source,
        op.dest,
        dynamic_offsets,
        dynamic_sizes,
        static_offsets=static_offsets,
        static_sizes=sizes,
        static_strides=op.static_strides,
        location=rewriter.location,
    )
    rewriter.replace_op(op, rewriter.insert(insertion))
    return True


def _may_crop(pad: PadOp) -> bool:
    """True if a padding is known to be negative."""
    return any(amount < 0 for amount in (*pad.static_low, *pad.static_high) if amount != DYNAMIC)


def _are_apart(left: InsertSliceOp, other: InsertSliceOp) -> bool:
    """True if the slices are disjoint along some dim with known offsets, sizes and strides."""

    def extents(op: InsertSliceOp) -> list[tuple[int, int] | None]:
        return [
            None if DYNAMIC in (offset, size, stride) else (offset, offset + (size - 1) * stride)
            for offset, size, stride in zip(op.static_offsets, op.static_sizes, op.static_strides, strict=True)
        ]

    return any(
        first is not None and second is not None and (first[1] < second[0] or second[1] < first[0])
        for first, second in zip(extents(left), extents(other), strict=True)
    )


@canonicalize_around(FillOp, name="FoldFillWithTranspose")
def transpose_of_fill(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """transpose(fill(v), init) -> fill(v, init)"""
    inner = _fill_of(op.input)
    if inner is None:
        return False
    rewriter.replace_op(op, fill(rewriter, inner.dps_inputs[0], op.init))
    return True


@canonicalize_around(FillOp, name="FoldFillWithPack")
def pack_of_fill(op: PackOp, rewriter: PatternRewriter) -> Outcome:
    """pack(fill(v), dest) -> fill(v, dest), if dest has no other uses"""
    inner = _fill_of(op.source)
    if inner is None:
        return False
    if op.padding_value is not None and not same_constant(op.padding_value, inner.dps_inputs[0]):
        return False
    target = op.dest
    if target.first_use is None or target.first_use.next_use is not None:
        return False
    rewriter.replace_op(op, fill(rewriter, inner.dps_inputs[0], target))
    return True


@canonicalize_around(FillOp, name="FoldConcatsOfFill")
def concat_of_fills(op: ConcatOp, rewriter: PatternRewriter) -> Outcome:
    """concat(fill(v, x), fill(v, y)) -> fill(v, concat(x, y))"""
    fills = [inner for value in op.inputs if (inner := _fill_of(value)) is not None]
    if not fills or len(fills) != len(op.inputs):
        return False
    value = fills[0].dps_inputs[0]
    if not all(same_constant(value, fill.dps_inputs[0]) for fill in fills):
        return False
    outputs = [fill.dps_inits[0] for fill in fills]
    concat = ConcatOp(outputs, op.result_types, dict(op._properties), location=rewriter.location)
    rewriter.replace_op(op, fill(rewriter, value, rewriter.insert(concat).results[0]))
    return True
