"""A tensor.pad as the fill of a new tensor and the insertion of the source."""

from __future__ import annotations

from typing import Any

from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.sizes import dim_sizes, folded_apply
from lamina.dialects.linalg.slices import Slice, insert_slice, mixed
from lamina.dialects.tensor.ops import CastOp, EmptyOp, GenerateOp, PadOp
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, symbol
from lamina.ir.operation import IRMapping, clone_region_into
from lamina.ir.region import Region
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern


@pattern(name="DecomposePadOpPattern")
def decompose_pad_pattern(op: PadOp, rewriter: PatternRewriter) -> Outcome:
    """Fills a tensor of the padded sizes and inserts the source into it."""
    type = op.result.type
    sources = dim_sizes(rewriter, op.source)
    low = mixed(op.static_low, op.low)
    high = mixed(op.static_high, op.high)
    total = AffineMap(0, 3, [symbol(0) + symbol(1) + symbol(2)])
    sizes: list[Any] = []
    for axis, own in enumerate(type.shape):
        if own >= 0:
            sizes.append(own)
        else:
            sizes.append(folded_apply(rewriter, total, [sources[axis], low[axis], high[axis]]))
    static, dynamic = split_mixed_values(sizes)
    made_type = RankedTensorType(static, type.element_type)
    empty = rewriter.insert(EmptyOp(dynamic, [made_type], location=rewriter.location)).results[0]
    target = filled(rewriter, op, empty, dynamic)
    padded = insert_slice(rewriter, op.source, target, Slice(low, sources)).results[0]
    if padded.type is not type:  # a dynamic size is a constant
        padded = rewriter.create(CastOp, padded, dest=type).dest
    rewriter.replace_op(op, padded)
    return True


def filled(rewriter: PatternRewriter, op: PadOp, empty: Value, dynamic: list[Value]) -> Value:
    padding = constant_padding(op)
    if padding is not None:
        block = op.regions[0].entry_block
        if padding.parent_block is block:
            constant = padding.defining_op
            assert constant is not None
            padding = rewriter.clone(constant).results[0]
        return fill(rewriter, padding, empty).results[0]
    region = Region()
    generate = GenerateOp(dynamic, [empty.type], {}, {}, (), [region], rewriter.location)
    clone_region_into(op.regions[0], region, IRMapping())
    return rewriter.insert(generate).results[0]
