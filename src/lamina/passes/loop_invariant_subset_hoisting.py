"""``loop-invariant-subset-hoisting``: loops carry the parts of tensors that they work on, innermost loops first."""

from __future__ import annotations

from lamina.dialects.scf.subset_hoisting import hoist_loop_invariant_subsets
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter


@register_pass(
    "loop-invariant-subset-hoisting",
    summary="Move matching extractions and insertions of invariant subsets out of loops",
    display_name="LoopInvariantSubsetHoistingPass",
)
class LoopInvariantSubsetHoisting(Pass):
    """Moves extractions and insertions at invariant places out of loops."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for inner in list(operation.walk_post_order()):
            if LoopLikeOpInterface.get(inner) is not None:
                hoist_loop_invariant_subsets(rewriter, inner)
