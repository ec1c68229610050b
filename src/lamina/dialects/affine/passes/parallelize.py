"""``affine-parallelize``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lamina.dialects.affine.ops import AffineForOp, AffineParallelOp
from lamina.dialects.affine.parallelism import is_loop_parallel
from lamina.dialects.affine.reductions import Reduction, supported_reductions
from lamina.ir import traits
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, DenseElementsAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType, i32, i64
from lamina.passmanager import Pass, option, register_pass

UNLIMITED = (1 << 32) - 1


@register_pass(
    "affine-parallelize",
    summary="Convert affine.for ops into 1-D affine.parallel",
    anchor="func.func",
    display_name="AffineParallelize",
)
class AffineParallelize(Pass):
    """Converts affine.for operations with independent iterations to affine.parallel, outer ones first."""

    max_nested: int = option(
        "max-nested",
        default=UNLIMITED,
        description="Most parallel loops to nest in each other; unlimited by default",
    )
    parallel_reductions: bool = option(
        "parallel-reductions", default=False, description="Whether to parallelize reduction loops. Defaults to false."
    )

    def run(self, operation: Operation) -> None:
        loops: list[tuple[Any, list[Reduction]]] = []
        for loop in operation.walk():
            if isinstance(loop, AffineForOp) and is_loop_parallel(loop, reductions=self.parallel_reductions):
                loops.append((loop, supported_reductions(loop) if self.parallel_reductions else []))
        for loop, reductions in loops:
            if _num_parallel_around(loop) < self.max_nested and len(reductions) == len(loop.inits):
                parallelize(loop, reductions)


def _num_parallel_around(loop: Operation) -> int:
    count = 0
    at = loop.parent_op
    while at is not None and not at.has_trait(traits.AffineScope):
        count += isinstance(at, AffineParallelOp)
        at = at.parent_op
    return count


def parallelize(loop: AffineForOp, reductions: Sequence[Reduction]) -> AffineParallelOp:
    """Replaces an affine.for, whose iter_args are all reductions, with an affine.parallel."""
    lower, upper = loop.lower_bound_map, loop.upper_bound_map

    def groups(size: int) -> DenseElementsAttr:
        return DenseElementsAttr.from_array(np.array([size], np.int32), RankedTensorType((1,), i32))

    properties: dict[str, Any] = {
        "reductions": ArrayAttr([IntegerAttr(i64, reduction.kind.value) for reduction in reductions]),
        "lowerBoundsMap": AffineMapAttr(lower),
        "lowerBoundsGroups": groups(lower.num_results),
        "upperBoundsMap": AffineMapAttr(upper),
        "upperBoundsGroups": groups(upper.num_results),
        "steps": ArrayAttr([IntegerAttr(i64, loop.step)]),
    }
    new_loop = AffineParallelOp(
        [*loop.lower_bound_operands, *loop.upper_bound_operands],
        [reduction.value.type for reduction in reductions],
        properties,
        {},
        (),
        1,
        loop.raw_location,
    )
    loop.enclosing_block.insert_before(loop, new_loop)
    new_loop.regions[0].take_body(loop.regions[0])
    body = new_loop.regions[0].entry_block
    # The parallel loop starts from the neutral value, so the initial value is combined after it.
    for number, (reduction, initial) in enumerate(zip(reductions, list(loop.inits), strict=True)):
        reduction.combiner.move_before(loop)
        reduction.combiner.set_operands([initial, new_loop.results[number]])
        loop.results[number].replace_all_uses_with(reduction.combiner.results[0])
    terminator = body.last_op
    assert terminator is not None
    terminator.set_operands([reduction.value for reduction in reductions])
    body.erase_arguments(range(1, 1 + len(reductions)))
    loop.erase()
    return new_loop
