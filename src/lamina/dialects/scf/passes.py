"""Passes over scf loops."""

from __future__ import annotations

import sys

from lamina.dialects.scf.collapse_parallel import collapse_parallel_loops
from lamina.dialects.scf.loop_canonicalization import PATTERNS as LOOP_PATTERNS
from lamina.dialects.scf.ops import ForOp, ParallelOp
from lamina.dialects.scf.parallel_utils import (
    fuse_parallel_loops,
    innermost_parallel_loops,
    parallel_to_nested_fors,
    tile_parallel_loop,
)
from lamina.dialects.scf.peel import peel_and_simplify, peel_first_iteration
from lamina.dialects.scf.specialize import fold_into_range, specialize_for_constant_bound
from lamina.dialects.scf.to_while import for_to_while
from lamina.ir.attributes import UnitAttr
from lamina.ir.diagnostics import UNKNOWN, Diagnostic, Severity, emit
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import FunctionPattern, Outcome, PatternSet

PEELED, PARTIAL = "__peeled_loop__", "__partial_iteration__"


@register_pass("scf-for-loop-peeling", summary="Peel `for` loops at their upper bounds.", display_name="ForLoopPeeling")
class ForLoopPeeling(Pass):
    """Peels every counted loop once."""

    peel_front: bool = option("peel-front", default=False, description="Peel the first iteration out of the loop.")
    skip_partial: bool = option(
        "skip-partial",
        default=True,
        description="Leave loops alone that lie in the remainder of a peeled loop",
    )

    def run(self, operation: Operation) -> None:
        pattern = FunctionPattern(self._peel, ForOp, name="ForLoopPeelingPattern")
        apply_local_patterns_greedily(operation, PatternSet([pattern]))
        for inner in operation.walk():
            inner.attributes.pop(PEELED, None)
            inner.attributes.pop(PARTIAL, None)

    def _peel(self, loop: ForOp, rewriter: PatternRewriter) -> Outcome:
        if loop.unsigned_cmp:
            return rewriter.notify_match_failure(loop, "unsigned loops are not supported")
        if PEELED in loop._attributes:
            return False
        if self.peel_front:
            peeled = peel_first_iteration(rewriter, loop)
        else:
            if self.skip_partial and any(PARTIAL in outer.attributes for outer in loop.ancestors):
                return False
            peeled = peel_and_simplify(rewriter, loop)
        if peeled is None:
            return False
        for name in (PEELED, PARTIAL):
            rewriter.set_attr(peeled, name, UnitAttr())
        rewriter.set_attr(loop, PEELED, UnitAttr())
        return True


@register_pass(
    "scf-for-loop-canonicalization",
    summary="Canonicalize operations within scf.for loop bodies",
    display_name="SCFForLoopCanonicalization",
)
class ForLoopCanonicalization(Pass):
    """Simplifies minima, maxima and sizes using the loops' ranges."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet(LOOP_PATTERNS))


@register_pass("scf-for-to-while", summary="Convert SCF for loops to SCF while loops", display_name="SCFForToWhileLoop")
class ForToWhile(Pass):
    """Rewrites every counted loop as a while loop that carries the induction variable."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([for_to_while]))


@register_pass(
    "scf-parallel-for-to-nested-fors",
    summary="Lower scf.parallel to a nest of scf.for",
    display_name="SCFParallelForToNestedFors",
)
class ParallelForToNestedFors(Pass):
    """Rewrites parallel loops without results; others stay."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for loop in list(operation.walk_post_order()):
            if isinstance(loop, ParallelOp):
                parallel_to_nested_fors(rewriter, loop)


@register_pass("scf-parallel-loop-fusion", summary="Fuse adjacent parallel loops", display_name="SCFParallelLoopFusion")
class ParallelLoopFusion(Pass):
    """Fuses neighbouring parallel loops of equal bounds, innermost regions first."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for inner in list(operation.walk_post_order()):
            if inner.is_erased:
                continue
            for region in inner.regions:
                fuse_parallel_loops(region, rewriter)


@register_pass("scf-parallel-loop-tiling", summary="Tile parallel loops", display_name="SCFParallelLoopTiling")
class ParallelLoopTiling(Pass):
    """Tiles the innermost parallel loops without reductions."""

    tile_sizes: list[int] = option(
        "parallel-loop-tile-sizes", default=[], type=int, description="Factors to tile parallel loops by"
    )
    no_min_max_bounds: bool = option(
        "no-min-max-bounds",
        default=False,
        description="Keep the inner bounds constant and check them in the body",
    )

    def run(self, operation: Operation) -> None:
        if 0 in self.tile_sizes:
            emit(Diagnostic(Severity.ERROR, UNKNOWN, "tile size cannot be 0"))
            self.fail()
        rewriter = PatternRewriter()
        for loop in innermost_parallel_loops(operation):
            if not loop.init_vals:
                tile_parallel_loop(rewriter, loop, self.tile_sizes, self.no_min_max_bounds)


@register_pass(
    "scf-for-loop-range-folding",
    summary="Fold add/mul ops into loop range",
    display_name="SCFForLoopRangeFolding",
)
class ForLoopRangeFolding(Pass):
    """Folds sums and products of induction variables into the loops' bounds."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for loop in list(operation.walk_post_order()):
            if isinstance(loop, ForOp):
                fold_into_range(rewriter, loop)


@register_pass(
    "scf-for-loop-specialization",
    summary="Specialize `for` loops for vectorization",
    display_name="SCFForLoopSpecialization",
)
class ForLoopSpecialization(Pass):
    """Adds copies of counted loops whose upper bound is the constant of a minimum."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for loop in list(operation.walk_post_order()):
            if isinstance(loop, ForOp):
                specialize_for_constant_bound(rewriter, loop, [loop.upper_bound])


@register_pass(
    "scf-parallel-loop-specialization",
    summary="Specialize parallel loops for vectorization",
    display_name="SCFParallelLoopSpecialization",
)
class ParallelLoopSpecialization(Pass):
    """Adds copies of parallel loops whose upper bounds are the constants of minima."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for loop in list(operation.walk_post_order()):
            if isinstance(loop, ParallelOp):
                specialize_for_constant_bound(rewriter, loop, list(loop.upper_bound))


@register_pass(
    "test-scf-parallel-loop-collapsing",
    summary="Test parallel loops collapsing transformation",
    display_name="TestSCFParallelLoopCollapsing",
)
class ParallelLoopCollapsing(Pass):
    """Collapses every parallel loop without results into up to three loops; all its loops must be named."""

    collapsed_0: list[int] = option(
        "collapsed-indices-0", default=[], type=int, description="Loops to merge into the first"
    )
    collapsed_1: list[int] = option(
        "collapsed-indices-1",
        default=[],
        type=int,
        description="Loops to merge into the second",
    )
    collapsed_2: list[int] = option(
        "collapsed-indices-2",
        default=[],
        type=int,
        description="Loops to merge into the third",
    )

    def run(self, operation: Operation) -> None:
        groups = [self.collapsed_0, self.collapsed_1, self.collapsed_2]
        problem = _problem_with_groups(groups)
        if problem is not None:
            print(problem, end="", file=sys.stderr)
            self.fail()
        count = len({position for group in groups for position in group})
        for loop in [inner for inner in operation.walk_post_order() if isinstance(inner, ParallelOp)]:
            if len(loop.regions[0].arguments) != count:
                loop.emit_op_error(
                    f"has {len(loop.regions[0].arguments)} iter args while this limited functionality testing pass "
                    f"was configured only for loops with exactly {count} iter args."
                )
            elif any(result.first_use is not None for result in loop.results):
                loop.emit_op_error("has used results, which a collapsed loop cannot carry")
            else:
                collapse_parallel_loops(PatternRewriter(), loop, [group for group in groups if group])


def _problem_with_groups(groups: list[list[int]]) -> str | None:
    """Returns what is wrong with the groups, if anything."""
    if not any(groups):
        return (
            "No collapsed-indices were specified. This pass is only for testing and does not automatically collapse "
            "all parallel loops or similar."
        )
    for position in (1, 2):
        if groups[position] and not groups[position - 1]:
            return f"collapsed-indices-{position} specified but not collapsed-indices-{position - 1}"
    named = {position for group in groups for position in group}
    if named != set(range(len(named))):
        return "collapsed-indices arguments must include all values [0,N)."
    return None
