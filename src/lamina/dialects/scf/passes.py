"""Passes over scf loops."""

from __future__ import annotations

from typing import Any

from lamina.dialects.scf.loop_canonicalization import PATTERNS as LOOP_PATTERNS
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.scf.peel import peel_and_simplify, peel_first_iteration
from lamina.ir.attributes import UnitAttr
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.greedy import apply_patterns_greedily
from lamina.rewrite.pattern import FunctionPattern, Outcome, PatternSet

PEELED, PARTIAL = "__peeled_loop__", "__partial_iteration__"


@register_pass(
    "scf-for-loop-peeling", summary="Peel `for` loops at their upper bounds.", display_name="ForLoopPeeling"
)
class ForLoopPeeling(Pass):
    """Peels every counted loop once."""

    peel_front: bool = option("peel-front", default=False, description="Peel the first iteration out of the loop.")
    skip_partial: bool = option(
        "skip-partial",
        default=True,
        description="Do not peel loops inside of the last, partial iteration of another already peeled loop.",
    )

    def run(self, operation: Operation) -> None:
        pattern = FunctionPattern(self._peel, ForOp, name="ForLoopPeelingPattern")
        apply_patterns_greedily(operation, PatternSet([pattern]))
        for inner in operation.walk():
            inner.attributes.pop(PEELED, None)
            inner.attributes.pop(PARTIAL, None)

    def _peel(self, loop: Any, rewriter: PatternRewriter) -> Outcome:
        if "unsignedCmp" in loop.properties:
            return rewriter.notify_match_failure(loop, "unsigned loops are not supported")
        if PEELED in loop.attributes:
            return False
        if self.peel_front:
            made = peel_first_iteration(rewriter, loop)
        else:
            if self.skip_partial and any(PARTIAL in outer.attributes for outer in loop.ancestors):
                return False
            made = peel_and_simplify(rewriter, loop)
        if made is None:
            return False
        for name in (PEELED, PARTIAL):
            rewriter.set_attr(made, name, UnitAttr())
        rewriter.set_attr(loop, PEELED, UnitAttr())
        return True


@register_pass(
    "scf-for-loop-canonicalization",
    summary="Canonicalize operations within scf.for loop bodies",
    display_name="SCFForLoopCanonicalization",
)
class ForLoopCanonicalization(Pass):
    """Simplifies minima, maxima and sizes by what loops tell of them."""

    def run(self, operation: Operation) -> None:
        apply_patterns_greedily(operation, PatternSet(LOOP_PATTERNS))
