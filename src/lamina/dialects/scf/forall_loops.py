"""Loops of scf.forall: built around a body, and their normal form from 0 with step 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.define import segment_sizes
from lamina.define.properties import property_name
from lamina.dialects.arith.mixed import as_value, is_index, simplified
from lamina.dialects.linalg.sizes import folded_apply
from lamina.dialects.scf.ops import ForallOp, InParallelOp
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim, symbol
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DenseI64ArrayAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.region import Region
from lamina.ir.types import IndexType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter

INDEX = IndexType()


def build_forall(
    builder: Builder,
    lower: Sequence[Size],
    upper: Sequence[Size],
    steps: Sequence[Size],
    outputs: Sequence[Value],
    mapping: Sequence[Attribute] | None = None,
) -> Any:
    """Returns a new scf.forall with its terminator."""
    where = builder.location
    properties: dict[str, Attribute] = {}
    operands: list[Value] = []
    counts: list[int] = []
    names = ("staticLowerBound", "staticUpperBound", "staticStep")
    for name, sizes in zip(names, (lower, upper, steps), strict=True):
        static, dynamic = split_mixed_values(sizes)
        properties[name] = DenseI64ArrayAttr(static)
        operands += dynamic
        counts.append(len(dynamic))
    properties.update(segment_sizes(*counts, len(outputs)))
    if mapping:
        properties[property_name(ForallOp.mapping)] = ArrayAttr(mapping)
    types = [value.type for value in outputs]
    block = Block([INDEX] * len(upper) + types, [where] * (len(upper) + len(types)))
    region = Region()
    region.append(block)
    inner = Region()
    inner.append(Block())
    block.append(InParallelOp((), (), {}, {}, (), [inner], where))
    return builder.insert(ForallOp([*operands, *outputs], types, properties, {}, (), [region], where))


def normalize_forall(rewriter: PatternRewriter, loop: ForallOp) -> ForallOp:
    """Returns the same loop counting from 0 by 1; the loop itself if it already does."""
    from lamina.dialects.linalg.slices import mixed  # start-up

    lower = mixed(loop.static_lower_bound, loop.dynamic_lower_bound)
    upper = mixed(loop.static_upper_bound, loop.dynamic_upper_bound)
    steps = mixed(loop.static_step, loop.dynamic_step)
    if all(is_index(bound, 0) for bound in lower) and all(is_index(step, 1) for step in steps):
        return loop
    with rewriter.insertion_guard(InsertionPoint.before_op(loop)):
        rewriter.location = loop.raw_location
        count = AffineMap(0, 3, [(symbol(1) - symbol(0)).ceildiv(symbol(2))])
        counts = [folded_apply(rewriter, count, list(bounds)) for bounds in zip(lower, upper, steps, strict=True)]
        known = [simplified(count) for count in counts]
        attributes = loop.mapping
        new_op: ForallOp = build_forall(
            rewriter,
            [0] * len(known),
            known,
            [1] * len(known),
            loop.outputs,
            attributes,
        )
        empty = new_op.regions[0].entry_block
        rewriter.inline_region_before(loop.regions[0], empty, new_op.regions[0])
        rewriter.erase_block(empty)
        block = new_op.regions[0].entry_block
        rewriter.set_insertion_point_to_start(block)
        for argument, low, step in zip(list(block.arguments), lower, steps, strict=False):
            _denormalize(rewriter, argument, low, step)
        rewriter.replace_op(loop, new_op.results)
        return new_op


def _denormalize(rewriter: PatternRewriter, induction: Value, lower: Size, step: Size) -> None:
    """Replaces uses of a normalized counter with the original value."""
    uses = list(induction.uses)
    value: Size = induction
    if not is_index(step, 1):
        value = folded_apply(rewriter, AffineMap(1, 1, [dim(0) * symbol(0)]), [value, step])
    if not is_index(lower, 0):
        value = folded_apply(rewriter, AffineMap(1, 1, [dim(0) + symbol(0)]), [value, lower])
    replacement = as_value(rewriter, value)
    for use in uses:
        use.set(replacement)
