"""``affine-super-vectorize``."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from lamina.dialects.affine.loop_utils import largest_divisor_of_trip_count
from lamina.dialects.affine.ops import AffineForOp, AffineStoreOp
from lamina.dialects.affine.parallelism import is_loop_parallel
from lamina.dialects.affine.reductions import Reduction, supported_reductions
from lamina.dialects.affine.vectorizability import Match, is_vectorizable_loop, match_nests
from lamina.dialects.affine.vectorize import Strategy, vectorize_nest
from lamina.ir import parity
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, PassFailure, option, register_pass

MAX_RANK = 3


@register_pass(
    "affine-super-vectorize",
    summary="Vectorize affine loops to n-D vectors",
    anchor="func.func",
    display_name="AffineVectorize",
)
class AffineSuperVectorize(Pass):
    """Vectorizes parallel loops and optionally reductions; of overlapping nests, the first possible one."""

    vector_sizes: list[int] = option(
        "virtual-vector-size",
        default=[],
        type=int,
        description="Sizes of the vectors, one positive number for each dimension",
    )
    fastest_varying: list[int] = option(
        "test-fastest-varying",
        default=[],
        type=int,
        description="For tests: for each vector dimension, how far from the innermost memory dimension its loop varies",
    )
    vectorize_reductions: bool = option(
        "vectorize-reductions",
        default=False,
        description="Also vectorize reductions over iter_args",
    )

    def run(self, operation: Operation) -> None:
        self._check_options(operation)
        rank = len(self.vector_sizes)
        if not 1 <= rank <= MAX_RANK:
            return
        parallel: set[Operation] = set()
        reductions: dict[Operation, list[Reduction]] = {}
        for loop in operation.walk_post_order():
            if isinstance(loop, AffineForOp) and is_loop_parallel(loop, reductions=self.vectorize_reductions):
                parallel.add(loop)
                if loop.inits:
                    reductions[loop] = supported_reductions(loop)
        wanted = [*self.fastest_varying, -1, -1, -1][:rank]

        def condition(dim: int) -> Callable[[Any], bool]:
            return lambda loop: loop in parallel and is_vectorizable_loop(loop, dim)

        matches = match_nests(operation, [condition(dim) for dim in wanted])
        if not parity.is_strict():
            masked = {loop for loop in reductions if not any(isinstance(op, AffineStoreOp) for op in loop.walk())}
            matches = [match for match in matches if self._divides_trip_counts(match, masked)]
        for bucket in _overlapping(matches):
            for match in bucket:
                strategy = Strategy(list(self.vector_sizes), reductions=reductions)
                _assign_dims(match, 0, strategy)
                if vectorize_nest(match.loop, strategy):
                    break

    def _divides_trip_counts(self, match: Match, masked: Container[Operation], dim: int = 0) -> bool:
        """True if the vector sizes divide the trip counts, which MLIR takes for granted. ``masked`` loops may end with
        a partial vector."""
        divisible = match.loop in masked or largest_divisor_of_trip_count(match.loop) % self.vector_sizes[dim] == 0
        return divisible and all(self._divides_trip_counts(child, masked, dim + 1) for child in match.children)

    def _check_options(self, operation: Operation) -> None:
        if self.fastest_varying and len(self.fastest_varying) != len(self.vector_sizes):
            operation.emit_remark("Fastest varying pattern specified with different size than the vector size.")
            raise PassFailure
        if self.vectorize_reductions and len(self.vector_sizes) != 1:
            operation.emit_error("Vectorizing reductions is supported only for 1-D vectors.")
            raise PassFailure
        if any(size <= 0 for size in self.vector_sizes):
            operation.emit_error("Vectorization factor must be greater than zero.")
            raise PassFailure


def _assign_dims(match: Match, dim: int, strategy: Strategy) -> None:
    """The outermost matched loop becomes the first dimension of the vector."""
    strategy.dims[match.loop] = dim
    for child in match.children:
        _assign_dims(child, dim + 1, strategy)


def _overlapping(matches: list[Match]) -> list[list[Match]]:
    """Groups overlapping matches: those nested in one another."""
    roots: list[Any] = []
    buckets: list[list[Match]] = []
    for match in matches:
        for number, root in enumerate(roots):
            if root.is_ancestor(match.loop):
                buckets[number].append(match)
                break
            if match.loop.is_ancestor(root):
                roots[number] = match.loop
                buckets[number].append(match)
                break
        else:
            roots.append(match.loop)
            buckets.append([match])
    return buckets
