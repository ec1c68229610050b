"""Coalescing and normalization of affine loops."""

from __future__ import annotations

from lamina.dialects.affine.coalesce import coalesce_perfect_nest
from lamina.dialects.affine.loop_utils import normalize_loops
from lamina.dialects.affine.ops import AffineForOp
from lamina.dialects.scf import coalesce as scf_coalesce
from lamina.dialects.scf.ops import ForOp
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter


@register_pass(
    "affine-loop-coalescing",
    summary="Merge perfect nests whose bounds do not depend on each other into one loop",
    anchor="func.func",
    display_name="LoopCoalescing",
)
class LoopCoalescing(Pass):
    """Coalesces perfectly nested affine and scf loops."""

    def run(self, operation: Operation) -> None:
        loops = [found for found in operation.walk() if isinstance(found, AffineForOp | ForOp)]
        for loop in loops:
            if loop.is_erased:
                continue
            if isinstance(loop, AffineForOp):
                coalesce_perfect_nest(loop)
            else:
                scf_coalesce.coalesce_perfect_nest(PatternRewriter(), loop)


@register_pass(
    "affine-loop-normalize",
    summary="Apply normalization transformations to affine loop-like ops",
    anchor="func.func",
    display_name="AffineLoopNormalizePass",
)
class AffineLoopNormalize(Pass):
    """Normalizes affine loops to lower bound 0 and step 1."""

    promote_single_iter: bool = option(
        "promote-single-iter", default=False, description="Promote single iteration loops"
    )

    def run(self, operation: Operation) -> None:
        normalize_loops(operation, self.promote_single_iter)
