"""Collapsing scf.parallel: groups of its loops become one loop each."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import DivSIOp, MulIOp, RemSIOp
from lamina.dialects.scf.builders import bound_value
from lamina.dialects.scf.coalesce import denormalize, normalized_bounds
from lamina.dialects.scf.ops import ParallelOp, ReduceOp
from lamina.ir.attributes import DenseI32ArrayAttr
from lamina.ir.block import Block
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter


def collapse_parallel_loops(rewriter: PatternRewriter, loop: ParallelOp, groups: Sequence[Sequence[int]]) -> None:
    """Replaces a loop whose results are not used with one that has a loop per group, and no reductions; the last loop
    of a group varies fastest."""
    location = loop.raw_location
    rewriter.location = location
    rewriter.set_insertion_point(loop)
    sizes = _normalize(rewriter, loop)
    zero, one = constant_index(rewriter, 0), constant_index(rewriter, 1)
    bounds: list[Value] = []
    for group in groups:
        total = constant_index(rewriter, 1)
        for position in sorted(group):
            total = rewriter.create(MulIOp, total, sizes[position]).results[0]
        bounds.append(total)
    old: Block = loop.regions[0].entry_block
    count = len(groups)
    body = Block([bound.type for bound in bounds], [location] * count)
    region = Region()
    region.append(body)
    segments = DenseI32ArrayAttr([count, count, count, 0])
    operands = [*[zero] * count, *bounds, *[one] * count]
    rewriter.insert(ParallelOp(operands, (), {"operandSegmentSizes": segments}, {}, (), [region], location))
    rewriter.set_insertion_point_to_start(body)
    for group, induction in zip(groups, body.arguments, strict=True):
        previous: Value = induction
        for position in reversed(group[1:]):
            rest = rewriter.create(RemSIOp, previous, sizes[position]).results[0]
            old.arguments[position].replace_all_uses_with(rest)
            previous = rewriter.create(DivSIOp, previous, sizes[position]).results[0]
        old.arguments[group[0]].replace_all_uses_with(previous)
    for operation in list(old.operations):
        operation.move_to_end(body)
    if loop.results:
        _drop_reductions(rewriter, body)
    rewriter.erase_op(loop)


def _drop_reductions(rewriter: PatternRewriter, body: Block) -> None:
    reduce = body.last_op
    assert isinstance(reduce, ReduceOp)
    rewriter.set_insertion_point(reduce)
    rewriter.replace_op(reduce, rewriter.insert(ReduceOp([], (), location=reduce.raw_location)))


def _normalize(rewriter: PatternRewriter, loop: ParallelOp) -> list[Value]:
    """Normalizes all loops to start at 0 and step by 1; returns the trip counts."""
    location = loop.raw_location
    ranges = list(zip(loop.lower_bound, loop.upper_bound, loop.step, strict=True))
    sizes = [bound_value(rewriter, normalized_bounds(rewriter, *range_, location)[1], location) for range_ in ranges]
    body: Block = loop.regions[0].entry_block
    with rewriter.insertion_guard():
        for argument, (lower, _, step) in zip(body.arguments, ranges, strict=True):
            rewriter.set_insertion_point_to_start(body)
            denormalize(rewriter, argument, lower, step, location)
    return sizes
