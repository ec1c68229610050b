"""Operations with the tiling interface as loops around the code of one iteration."""

from __future__ import annotations

from typing import Any

from lamina.dialects.arith.mixed import as_value
from lamina.dialects.scf.builders import build_for
from lamina.interfaces.tiling import TilingInterface
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure


def lower_to_scalar_loops(rewriter: PatternRewriter, op: Operation) -> list[Any] | MatchFailure:
    """Creates a nest of scf.for before the operation, which stays. Only for operations without results."""
    if op.results:
        return rewriter.notify_match_failure(op, "unable to lower to loops operations with return values")
    model: Any = TilingInterface.get(op)
    loops: list[Any] = []
    indices: list[Value] = []
    with rewriter.insertion_guard(InsertionPoint.before_op(op)):
        rewriter.location = op.raw_location
        for range_ in model.get_iteration_domain(op, rewriter):
            low, high, step = (as_value(rewriter, size) for size in (range_.offset, range_.size, range_.stride))
            loop = build_for(rewriter, low, high, step)
            loops.append(loop)
            block = loop.region.entry_block
            indices.append(block.arguments[0])
            rewriter.set_insertion_point_to_start(block)
        if not model.generate_scalar_implementation(op, rewriter, op.raw_location, indices):
            return rewriter.notify_match_failure(op, "failed to generate the body of the loops")
    return loops
