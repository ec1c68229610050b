"""Passes over affine loops and index operations."""

from __future__ import annotations

from typing import Any

from lamina.dialects.affine.coalesce import coalesce_perfect_nest
from lamina.dialects.affine.compose import materialize
from lamina.dialects.affine.expand_index_ops import PATTERNS as EXPANSION_PATTERNS
from lamina.dialects.affine.expand_index_ops import delinearize_index, linearize_index, mixed_basis
from lamina.dialects.affine.loop_utils import (
    constant_trip_count,
    normalize_loops,
    unroll_by_factor,
    unroll_full,
    unroll_up_to_factor,
)
from lamina.dialects.affine.ops import AffineDelinearizeIndexOp, AffineForOp, AffineLinearizeIndexOp
from lamina.dialects.affine.unroll_jam import unroll_and_jam
from lamina.dialects.scf import coalesce as scf_coalesce
from lamina.dialects.scf.ops import ForOp
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.greedy import apply_patterns_greedily
from lamina.rewrite.pattern import Outcome, PatternSet, pattern

FULL = -1


def innermost_loops(root: Operation) -> list[Any]:
    """The affine.for operations that hold no other, in post order."""
    return [
        loop
        for loop in root.walk_post_order()
        if isinstance(loop, AffineForOp)
        and not any(isinstance(inner, AffineForOp) for inner in loop.regions[0].walk())
    ]


@register_pass("affine-loop-unroll", summary="Unroll affine loops", anchor="func.func", display_name="LoopUnroll")
class AffineLoopUnroll(Pass):
    """Unrolls innermost affine loops."""

    unroll_factor: int = option(
        "unroll-factor",
        default=4,
        description="Use this unroll factor for all loops being unrolled, set it to -1, and it will fully unroll.",
    )
    unroll_up_to_factor: bool = option(
        "unroll-up-to-factor", default=False, description="Allow unrolling up to the factor specified"
    )
    num_reps: int = option(
        "unroll-num-reps", default=1, description="Unroll innermost loops repeatedly this many times"
    )
    full_threshold: int = option(
        "unroll-full-threshold",
        default=0,
        description="Unroll all loops with trip count less than or equal to this",
    )
    cleanup_unroll: bool = option(
        "cleanup-unroll", default=False, description="Fully unroll the cleanup loop when possible."
    )

    def run(self, operation: Operation) -> None:
        if self.unroll_factor == FULL and "full_threshold" in self.__dict__:
            short = [loop for loop in operation.walk_post_order() if self._is_short(loop)]
            for loop in short:
                unroll_full(loop)
            return
        for _ in range(self.num_reps):
            loops = innermost_loops(operation)
            if not any([self._unroll(loop) for loop in loops]):
                return

    def _is_short(self, loop: Operation) -> bool:
        if not isinstance(loop, AffineForOp):
            return False
        count = constant_trip_count(loop)
        return count is not None and count <= self.full_threshold

    def _unroll(self, loop: Any) -> bool:
        if self.unroll_factor == FULL:
            return unroll_full(loop)
        if self.unroll_up_to_factor:
            return unroll_up_to_factor(loop, self.unroll_factor)
        return unroll_by_factor(loop, self.unroll_factor, None, self.cleanup_unroll)


@register_pass(
    "affine-loop-unroll-jam",
    summary="Unroll and jam affine loops",
    anchor="func.func",
    display_name="AffineLoopUnrollAndJam",
)
class AffineLoopUnrollAndJam(Pass):
    """Unrolls and jams the loop a function starts with."""

    factor: int = option(
        "unroll-jam-factor", default=4, description="Use this unroll jam factor for all loops (default 4)"
    )

    def run(self, operation: Operation) -> None:
        if not operation.regions[0].blocks:
            return
        first = operation.regions[0].entry_block.first_op
        if isinstance(first, AffineForOp):
            unroll_and_jam(first, self.factor)


@register_pass(
    "affine-loop-coalescing",
    summary="Coalesce nested loops with independent bounds into a single loop",
    anchor="func.func",
    display_name="LoopCoalescing",
)
class LoopCoalescing(Pass):
    """Makes one loop of perfectly nested ones, of affine and of scf."""

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
    """Gives affine loops lower bound 0 and step 1."""

    promote_single_iter: bool = option(
        "promote-single-iter", default=False, description="Promote single iteration loops"
    )

    def run(self, operation: Operation) -> None:
        normalize_loops(operation, self.promote_single_iter)


@register_pass(
    "affine-expand-index-ops",
    summary="Lower affine operations operating on indices into more fundamental operations",
    display_name="ExpandAffineIndexOpsPass",
)
class ExpandIndexOps(Pass):
    """Rewrites linearizations and delinearizations with operations of arith."""

    def run(self, operation: Operation) -> None:
        apply_patterns_greedily(operation, PatternSet(EXPANSION_PATTERNS))


@pattern(AffineDelinearizeIndexOp, name="LowerDelinearizeIndexOps")
def delinearize_as_affine(operation: Any, rewriter: PatternRewriter) -> Outcome:
    """Quotients and remainders as affine.apply."""
    basis = mixed_basis(operation)
    outer = len(basis) == len(operation.results)
    values = delinearize_index(rewriter, operation.operand(0), basis, outer, operation.raw_location)
    rewriter.replace_op(operation, values)
    return True


@pattern(AffineLinearizeIndexOp, name="LowerLinearizeIndexOps")
def linearize_as_affine(operation: Any, rewriter: PatternRewriter) -> Outcome:
    """The sum of products as one affine.apply."""
    indices = operation.multi_index
    if not indices:
        rewriter.replace_op(operation, [materialize(rewriter, 0, operation.raw_location)])
        return True
    source: Any = indices[0].defining_op
    if isinstance(source, AffineDelinearizeIndexOp) and indices == source.results:
        # With sizes that are values MLIR leaves the quotients and products.
        if not source.dynamic_basis and _inner_basis(source, len(indices)) == _inner_basis(operation, len(indices)):
            rewriter.replace_op(operation, [source.operand(0)])
            return True
    found = linearize_index(rewriter, indices, mixed_basis(operation), operation.raw_location)
    rewriter.replace_op(operation, [materialize(rewriter, found, operation.raw_location)])
    return True


def _inner_basis(operation: Any, count: int) -> list[Any]:
    """The basis without the outermost size."""
    basis = mixed_basis(operation)
    return basis[1:] if len(basis) == count else basis


@register_pass(
    "affine-expand-index-ops-as-affine",
    summary="Lower affine operations operating on indices into affine.apply operations",
    display_name="ExpandAffineIndexOpsAsAffinePass",
)
class ExpandIndexOpsAsAffine(Pass):
    """Rewrites linearizations and delinearizations with affine.apply."""

    def run(self, operation: Operation) -> None:
        apply_patterns_greedily(operation, PatternSet([delinearize_as_affine, linearize_as_affine]))
