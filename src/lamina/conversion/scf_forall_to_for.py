"""``scf-forall-to-for``: forall loops without results become nests of scf.for."""

from __future__ import annotations

from typing import Any

from lamina.conversion.scf_forall_to_parallel import forall_bounds
from lamina.dialects.scf.builders import build_loop_nest
from lamina.dialects.scf.ops import ForallOp
from lamina.ir.nested_operations import in_post_order
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure

HAS_RESULTS = "only fully bufferized scf.forall ops can be lowered to scf.for"


def forall_to_for(loop: Any, rewriter: PatternRewriter) -> list[Any] | MatchFailure:
    """Rewrites a forall loop as a nest of counted loops, returned outermost first; drops the mapping."""
    if loop.outputs:
        return rewriter.notify_match_failure(loop, HAS_RESULTS)
    rewriter.set_insertion_point(loop)
    lower, upper, steps = forall_bounds(rewriter, loop)
    loops = build_loop_nest(rewriter, lower, upper, steps, location=loop.raw_location)
    body = loop.region.entry_block
    rewriter.erase_op(body.last_op)
    innermost = loops[-1].region.entry_block
    inductions = [loop.region.entry_block.arguments[0] for loop in loops]
    rewriter.inline_block_before_op(body, innermost.last_op, inductions)
    rewriter.erase_op(loop)
    return loops


@register_pass(
    "scf-forall-to-for", summary="Convert SCF forall loops to SCF for loops", display_name="SCFForallToForLoop"
)
class ForallToFor(Pass):
    """Rewrites every forall loop inside the operation; fails where one has results."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for loop in in_post_order(operation):
            if isinstance(loop, ForallOp) and not forall_to_for(loop, rewriter):
                self.fail(HAS_RESULTS, loop)
