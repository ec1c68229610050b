"""Loops: unrolling, peeling, promotion, conversion between kinds of loops, outlining."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any, TypeGuard

from lamina.dialects.affine.coalesce import coalesce_perfect_nest as affine_coalesce_perfect_nest
from lamina.dialects.affine.loop_utils import unroll_by_factor as affine_unroll_by_factor
from lamina.dialects.affine.ops import AffineForOp
from lamina.dialects.affine.unroll_jam import unroll_and_jam as affine_unroll_and_jam
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.dialects.scf.canonicalize_parallel import mixed_bounds
from lamina.dialects.scf.coalesce import coalesce_perfect_nest
from lamina.dialects.scf.fuse import fuse_sibling_for_loops, fuse_sibling_forall_loops
from lamina.dialects.scf.loop_utils import promote_forall_if_single_iteration, promote_if_single_iteration
from lamina.dialects.scf.ops import ForallOp, ForOp, IfOp, ParallelOp
from lamina.dialects.scf.outline import outline_loop, values_used_from_outside
from lamina.dialects.scf.parallel_utils import parallel_to_nested_fors
from lamina.dialects.scf.pipeline import latency_schedule, pipeline_loop
from lamina.dialects.scf.subset_hoisting import hoist_loop_invariant_subsets
from lamina.dialects.scf.unroll import unroll_and_jam as jam
from lamina.dialects.scf.unroll import unroll_by_factor
from lamina.dialects.transform.loop_ops import HoistLoopInvariantSubsetsOp
from lamina.dialects.transform.scf_ops import (
    ForallToForOp,
    ForallToParallelOp,
    LoopCoalesceOp,
    LoopFuseSiblingOp,
    LoopOutlineOp,
    LoopPeelOp,
    LoopPipelineOp,
    LoopPromoteIfOneIterationOp,
    LoopUnrollAndJamOp,
    LoopUnrollOp,
    ParallelForToNestedForOps,
    TakeAssumedBranchOp,
)
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.ir.builder import InsertionPoint
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.value import OpResult
from lamina.rewrite.rewriter import MatchFailure
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import definite, not_applied, silenceable, wrong_kind
from lamina.transform.state import TransformState


def _is_affine_for(target: Operation) -> TypeGuard[AffineForOp]:
    return isinstance(target, AffineForOp)


@implement(each=True)
def unroll(op: LoopUnrollOp, rewriter: TransformRewriter, target: Operation, state: TransformState) -> None:
    factor = op.factor
    if isinstance(target, ForOp):
        done = unroll_by_factor(rewriter, target, factor) is not None
    elif _is_affine_for(target):
        done = affine_unroll_by_factor(target, factor)
    else:
        raise silenceable(op, "failed to unroll, incorrect type of payload")
    if not done:
        raise silenceable(op, "failed to unroll", ("target op", target))


@implement(each=True)
def unroll_and_jam(
    op: LoopUnrollAndJamOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> None:
    factor = op.factor
    if isinstance(target, ForOp):
        done = jam(rewriter, target, factor)
    elif _is_affine_for(target):
        done = affine_unroll_and_jam(target, factor)
    else:
        raise silenceable(op, "failed to unroll and jam, incorrect type of payload", ("target op", target))
    if not done:
        raise silenceable(op, "failed to unroll and jam")


@implement(each=True)
def peel(op: LoopPeelOp, rewriter: TransformRewriter, target: Operation, state: TransformState) -> tuple[Any, Any]:
    from lamina.dialects.scf.peel import peel_and_simplify, peel_first_iteration  # start-up

    front = op.peel_front
    assert isinstance(target, ForOp)
    rest = (peel_first_iteration if front else peel_and_simplify)(rewriter, target)
    if rest is None:
        # As in MLIR, regardless of fail_if_already_divisible.
        raise silenceable(op, f"failed to peel the {'first' if front else 'last'} iteration")
    return target, rest


@implement(each=True, consumes="target")
def promote(
    op: LoopPromoteIfOneIterationOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> None:
    if isinstance(target, ForOp):
        promote_if_single_iteration(rewriter, target)
    elif isinstance(target, ForallOp):
        promote_forall_if_single_iteration(rewriter, target)
    else:
        raise wrong_kind(op, target)


def _convert(
    op: ForallToForOp | ForallToParallelOp,
    results: Results,
    state: TransformState,
    convert: Callable[[ForallOp], Sequence[Operation]],
    kind: str,
) -> None:
    """Converts each forall; the new loops of one target are spread over the results."""
    targets = state.ops(op.target)
    if len(targets) != 1:
        raise silenceable(op, "expected a single payload op")
    target = targets[0]
    if not isinstance(target, ForallOp):
        raise silenceable(op, "expected the payload to be scf.forall", ("payload op", target))
    if target.outputs:
        raise silenceable(op, "unsupported shared outputs (didn't bufferize?)")
    place = target.raw_location
    loops = convert(target)
    if len(loops) != len(op.results):
        raise definite(
            op,
            f"op expects as many results ({len(op.results)}) as payload has induction variables ({len(loops)})"
            if kind == "for"
            else "op expects exactly one result",
            *([("payload op", place)] if kind == "for" else []),
        )
    for index, loop in enumerate(loops):
        results.set(index, [loop])


@implement
def forall_to_for(op: ForallToForOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    from lamina.conversion.scf_forall_to_for import forall_to_for as convert  # start-up

    def make(target: ForallOp) -> list[Any]:
        rewriter.point = InsertionPoint.before_op(target)
        converted = convert(target, rewriter)
        if isinstance(converted, MatchFailure):
            raise silenceable(op, "failed to convert", ("payload op", target))
        return list(converted)

    _convert(op, results, state, make, "for")


@implement
def forall_to_parallel(
    op: ForallToParallelOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    from lamina.conversion.scf_forall_to_parallel import forall_to_parallel as convert  # start-up

    def make(target: ForallOp) -> list[Operation]:
        holder, after = target.parent, target.next_op
        assert holder is not None
        rewriter.point = InsertionPoint.before_op(target)
        if convert(target, rewriter) is not True:
            raise silenceable(op, "failed to convert", ("payload op", target))
        parallel = holder.last_op if after is None else after.prev_op
        assert parallel is not None
        return [parallel]

    _convert(op, results, state, make, "parallel")


@implement
def nested_fors(
    op: ParallelForToNestedForOps, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    targets = state.ops(op.target)
    if len(targets) != 1:
        raise silenceable(op, "expected a single payload op")
    target = targets[0]
    if not isinstance(target, ParallelOp):
        raise silenceable(op, "expected an scf.parallel", ("payload op", target))
    if len(op.results) != 1:
        raise silenceable(op, f"op expects one result, given {len(op.results)}", ("payload op", target))
    location = target.raw_location
    loops = parallel_to_nested_fors(rewriter, target)
    if loops is None:
        raise silenceable(op, "failed to convert scf.parallel into nested scf.for", ("payload op", location))
    results.set(0, loops[:1])


@implement(each=True)
def coalesce(op: LoopCoalesceOp, rewriter: TransformRewriter, target: Operation, state: TransformState) -> Operation:
    done = False
    if isinstance(target, ForOp):
        done = coalesce_perfect_nest(rewriter, target)
    elif _is_affine_for(target):
        done = affine_coalesce_perfect_nest(target)
    if not done:
        raise silenceable(op, "failed to coalesce")
    return target


@implement
def outline(op: LoopOutlineOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    functions: list[Any] = []
    calls: list[Any] = []
    for target in state.ops(op.target):
        if target.is_erased:
            continue  # erased with an enclosing loop
        loop = outline_loop(rewriter, target, op.func_name)
        if loop is None:
            raise silenceable(op, "failed to outline", ("target op", target))
        _make_unique(loop[0], loop[1])
        functions.append(loop[0])
        calls.append(loop[1])
    results.set(0, functions)
    # What was outlined from within another loop moved to that loop's function as a clone.
    results.set(1, [call for call in calls if not call.is_erased])


def _make_unique(function: FuncOp, call: CallOp) -> None:
    table = function.parent_op
    assert table is not None
    name = function.sym_name
    taken = {symbol_name(other) for other in table.regions[0].entry_block.operations if other is not function}
    if name in taken:
        number = next(n for n in itertools.count() if f"{name}_{n}" not in taken)
        function.sym_name = call.callee = f"{name}_{number}"


@implement(each=True)
def pipeline(op: LoopPipelineOp, rewriter: TransformRewriter, target: Operation, state: TransformState) -> Any:
    if not isinstance(target, ForOp):
        raise wrong_kind(op, target)
    schedule = latency_schedule(target, op.iteration_interval, op.read_latency)
    rewriter.point = InsertionPoint.before_op(target)
    loop = pipeline_loop(rewriter, target, schedule)
    if loop is None:
        raise not_applied(op, target)
    return loop


@implement
def fuse_sibling(op: LoopFuseSiblingOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    targets, sources = state.ops(op.target), state.ops(op.source)
    if len(targets) != 1 or len(sources) != 1:
        raise definite(
            op,
            f"requires exactly one target handle (got {len(targets)}) and exactly one source handle "
            f"(got {len(sources)})",
        )
    target, source = targets[0], sources[0]
    _check_siblings(target, source)
    if isinstance(target, ForallOp) and isinstance(source, ForallOp) and _same_forall_bounds(target, source):
        fused = fuse_sibling_forall_loops(rewriter, target, source)
    elif isinstance(target, ForOp) and isinstance(source, ForOp) and target.operands[:3] == source.operands[:3]:
        fused = fuse_sibling_for_loops(rewriter, target, source)
    else:
        raise silenceable(target, "operations cannot be fused")
    results.set(0, [fused])


def _same_forall_bounds(target: ForallOp, source: ForallOp) -> bool:
    return mixed_bounds(target) == mixed_bounds(source) and target.mapping == source.mapping


def _check_siblings(target: Operation, source: Operation) -> None:
    """Checks that ``target`` can move next to ``source``. Raises SilenceableFailure."""
    if target is source:
        raise silenceable(source, "target and source need to be different loops")
    if target.parent is not source.parent:
        raise silenceable(source, "target and source are not in the same block")
    dominance = DominanceInfo()
    if target.is_before_in_block(source):
        if any(not dominance.properly_dominates(source, user, False) for user in target.users):
            raise silenceable(target, "user of results of target should be properly dominated by source")
        return
    for value in target.operands:
        if isinstance(value, OpResult) and not dominance.properly_dominates(value.owner, source, False):
            raise silenceable(target, "operands of target should be properly dominated by source")
    for region in target.regions:
        for value in values_used_from_outside(region):
            if isinstance(value, OpResult) and not dominance.properly_dominates(value.owner, source, False):
                raise silenceable(target, "values used inside regions of target should be properly dominated by source")


@implement(each=True)
def hoist_subsets(
    op: HoistLoopInvariantSubsetsOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> None:
    """Parts of tensors that a loop works on are carried by it."""
    if LoopLikeOpInterface.get(target) is None:
        raise wrong_kind(op, target)
    hoist_loop_invariant_subsets(rewriter, target)


@implement(each=True)
def take_assumed_branch(
    op: TakeAssumedBranchOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> None:
    if not isinstance(target, IfOp):
        raise wrong_kind(op, target)
    taken = target.regions[1 if op.take_else_branch else 0]
    block = taken.first_block
    if block is None or not taken.has_one_block:
        branch = "else" if op.take_else_branch else "then"
        raise silenceable(op, f"requires an scf.if op with a single-block `{branch}` region")
    terminator = block.last_op
    assert terminator is not None
    rewriter.inline_block_before_op(block, target)
    values = terminator.operands
    rewriter.replace_op(target, values)
    rewriter.erase_op(terminator)
