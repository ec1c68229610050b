"""Splitting an operation in two along one of its loops."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.linalg.sizes import folded_apply, folded_min
from lamina.dialects.linalg.slices import Slice, insert_slice
from lamina.dialects.scf.tile_destinations import destinations
from lamina.interfaces.tiling import Size, TilingInterface
from lamina.ir.affine import AffineMap, dim
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int
from lamina.rewrite.rewriter import MatchFailure


def split(
    rewriter: PatternRewriter, op: Operation, loop: int, point: Size
) -> tuple[Operation, Operation | None] | MatchFailure:
    """Splits the operation in two: the iterations of ``loop`` before the point, and the rest. Returns the operation
    itself and None if there is no rest."""
    model = TilingInterface.get(op)
    if model is None:
        return rewriter.notify_match_failure(op, "the operation cannot be tiled")
    if (constant_int(point) or 0) < 0:
        return rewriter.notify_match_failure(op, "the point is negative")
    with rewriter.insertion_guard(InsertionPoint.before_op(op)):
        rewriter.location = op.raw_location
        domain = model.get_iteration_domain(op, rewriter)
        if loop >= len(domain):
            return op, None
        offsets, sizes = [range_.offset for range_ in domain], [range_.size for range_ in domain]
        bounds = AffineMap(3, 0, [dim(0), dim(1) + dim(2)])
        point = folded_min(rewriter, bounds, [point, offsets[loop], sizes[loop]])
        rest_of = AffineMap(3, 0, [dim(0) + dim(1) - dim(2)])
        rest = folded_apply(rewriter, rest_of, [offsets[loop], sizes[loop], point])
        if rest == 0:
            return op, None
        targets = destinations(rewriter, op)
        first, values = _part(rewriter, op, offsets, sizes, targets, loop, offsets[loop], point)
        with rewriter.modify_in_place(op):
            count = len(op.op_operands) - len(values)
            for position, value in enumerate(values):
                op.set_operand(count + position, value)
        start = folded_apply(rewriter, AffineMap(2, 0, [dim(0) + dim(1)]), [offsets[loop], point])
        second, values = _part(rewriter, op, offsets, sizes, values, loop, start, rest)
        rewriter.replace_op(op, values)
        return first, second


def _part(
    rewriter: PatternRewriter,
    op: Operation,
    offsets: Sequence[Size],
    sizes: Sequence[Size],
    targets: Sequence[Value],
    loop: int,
    offset: Size,
    size: Size,
) -> tuple[Operation, list[Value]]:
    """Returns the operation for a part of a loop, and the targets with its results inserted."""
    model = TilingInterface.get(op)
    assert model is not None
    own_offsets, own_sizes = list(offsets), list(sizes)
    own_offsets[loop], own_sizes[loop] = offset, size
    part = model.get_tiled_implementation(op, rewriter, own_offsets, own_sizes)
    assert part is not None
    values: list[Value] = []
    for number, value in enumerate(part.values):
        place = model.get_result_tile_position(op, rewriter, number, own_offsets, own_sizes)
        assert place is not None
        values.append(insert_slice(rewriter, value, targets[number], Slice(*place)).results[0])
    return part.operations[0], values
