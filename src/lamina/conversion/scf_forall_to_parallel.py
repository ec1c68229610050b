"""``scf-forall-to-parallel``: forall loops without results become scf.parallel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.scf.ops import ForallOp, ParallelOp, ReduceOp
from lamina.ir.attributes import ArrayAttr, DenseI32ArrayAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, IndexType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome

HAS_RESULTS = "only fully bufferized scf.forall ops can be lowered to scf.parallel"


_INDEX = IndexType()


@lru_cache(maxsize=1024)
def _index(number: int) -> IntegerAttr:
    return IntegerAttr.wrapped(_INDEX, number)


def bound_values(
    rewriter: PatternRewriter, loop: ForallOp, dynamic: Sequence[Value], static: Sequence[int]
) -> list[Value]:
    """Returns the bounds as values; numbers become constants at the insertion point."""
    rest: Iterator[Value] = iter(dynamic)
    values: list[Value] = []
    for number in static:
        if number == DYNAMIC:
            values.append(next(rest))
            continue
        constant = ConstantOp((), (_INDEX,), {"value": _index(number)}, {}, (), (), loop.raw_location)
        values.append(rewriter.insert(constant).results[0])
    return values


def forall_bounds(rewriter: PatternRewriter, loop: ForallOp) -> tuple[list[Value], list[Value], list[Value]]:
    """Returns the lower bounds, upper bounds and steps as values."""
    return (
        bound_values(rewriter, loop, loop.dynamic_lower_bound, loop.static_lower_bound),
        bound_values(rewriter, loop, loop.dynamic_upper_bound, loop.static_upper_bound),
        bound_values(rewriter, loop, loop.dynamic_step, loop.static_step),
    )


def forall_to_parallel(loop: ForallOp, rewriter: PatternRewriter) -> Outcome:
    """Rewrites a forall loop as scf.parallel; its mapping stays as a discardable attribute."""
    if loop.outputs:
        return rewriter.notify_match_failure(loop, HAS_RESULTS)
    location = loop.raw_location
    lower, upper, steps = forall_bounds(rewriter, loop)
    region = Region()
    parallel = ParallelOp(
        [*lower, *upper, *steps],
        (),
        {"operandSegmentSizes": DenseI32ArrayAttr([len(lower), len(upper), len(steps), 0])},
        {},
        (),
        [region],
        location,
    )
    if loop.mapping is not None:
        parallel.attributes["mapping"] = ArrayAttr(loop.mapping)
    rewriter.insert(parallel)
    body = loop.region.entry_block
    terminator = body.terminator
    rewriter.inline_region_before(loop.region, None, region)
    rewriter.set_insertion_point_to_end(body)
    rewriter.erase_op(terminator)
    rewriter.insert(ReduceOp((), (), {}, {}, (), (), location))
    rewriter.replace_op(loop, [])
    return True


@register_pass(
    "scf-forall-to-parallel",
    summary="Convert SCF forall loops to SCF parallel loops",
    display_name="SCFForallToParallelLoop",
)
class ForallToParallel(Pass):
    """Rewrites every forall loop inside the operation; fails where one has results."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for loop in list(operation.walk_post_order()):
            if isinstance(loop, ForallOp):
                rewriter.set_insertion_point(loop)
                if not forall_to_parallel(loop, rewriter):
                    self.fail(HAS_RESULTS, loop)
