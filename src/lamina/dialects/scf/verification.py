"""Verifiers of scf operations beyond their declarations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from lamina.dialects.scf import ops
from lamina.dialects.tensor.ops import ParallelInsertSliceOp
from lamina.interfaces.loop_like import carries_nothing, verify_loop_like
from lamina.interfaces.region_branch import verify_control_flow_edges
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, IndexType
from lamina.ir.value import OpResult, Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import (
        ExecuteRegionOp,
        ForallOp,
        ForOp,
        IfOp,
        IndexSwitchOp,
        InParallelOp,
        ParallelOp,
        ReduceOp,
        ReduceReturnOp,
        WhileOp,
        YieldOp,
    )


def _terminator_note(terminator: Operation | None) -> list[Any]:
    return [] if terminator is None else [("terminator here", terminator.raw_location)]


def _require_terminator(region: Region, name: str, message: str) -> Any:
    block = region.first_block
    last = None if block is None else block.last_op
    if last is None or last.name != name:
        raise VerifyFailure(message, notes=_terminator_note(last))
    return last


def verify_for(loop: ForOp) -> None:
    if loop.num_operands - 3 != len(loop.results):
        raise VerifyFailure("mismatch in number of loop-carried values and defined values")


def verify_for_regions(loop: ForOp) -> None:
    if loop.num_operands > 3 or not carries_nothing(loop):
        verify_loop_like(loop)
        verify_control_flow_edges(loop)
    arguments = loop.regions[0].arguments
    if not arguments or arguments[0].type is not loop.lower_bound.type:
        raise VerifyFailure("expected induction variable to be same type as bounds and step")
    if len(arguments) - 1 != len(loop.results):
        raise VerifyFailure("mismatch in number of basic block args and defined values")


def verify_if_regions(operation: IfOp) -> None:
    if not all(_yields_results(region, operation.results) for region in operation.regions):
        verify_control_flow_edges(operation)


@cache
def _yield_class() -> type[YieldOp]:
    from lamina.dialects.scf.ops import YieldOp  # cycle

    return YieldOp


def _yields_results(region: Region, results: Sequence[OpResult]) -> bool:
    """True if a region without arguments plainly ends with a scf.yield of values of these types; the common case."""
    block = region.first_block
    if block is None:
        return not results
    last = block.last_op
    if not isinstance(last, _yield_class()) or block.arguments or block is not region.last_block:
        return False
    slots = last._operands
    if len(slots) != len(results):
        return False
    return all(slot.value.type is result.type for slot, result in zip(slots, results, strict=True))


def verify_while_terminators(loop: WhileOp) -> None:
    for region, word, name in zip(loop.regions, ("before", "after"), ("scf.condition", "scf.yield"), strict=True):
        _require_terminator(region, name, f"expects the '{word}' region to terminate with '{name}'")


def verify_execute_region(operation: ExecuteRegionOp) -> None:
    region = operation.regions[0]
    if region.empty:
        raise VerifyFailure("region needs to have at least one block")
    if region.arguments:
        raise VerifyFailure("region cannot have any arguments")


# ---- scf.parallel and scf.reduce


def verify_parallel(loop: ParallelOp) -> None:
    steps = loop.step
    if not steps:
        raise VerifyFailure("needs at least one tuple element for lowerBound, upperBound and step")
    for step in steps:
        number = constant_int(step)
        if number is not None and number <= 0:
            raise VerifyFailure("constant step operand must be positive")
    region = loop.regions[0]
    if len(region.arguments) != len(steps):
        raise VerifyFailure(
            f"expects the same number of induction variables: {len(region.arguments)} as bound and step values: "
            f"{len(steps)}"
        )
    if not all(isinstance(argument.type, IndexType) for argument in region.arguments):
        raise VerifyFailure("expects arguments for the induction variable to be of index type")
    reduce = _require_terminator(region, "scf.reduce", "expects body to terminate with 'scf.reduce'")
    _verify_reductions(loop, reduce)


def _verify_reductions(loop: ParallelOp, reduce: ReduceOp) -> None:
    count, initial = len(loop.results), len(loop.init_vals)
    if count != len(reduce.regions):
        raise VerifyFailure(
            f"expects number of results: {count} to be the same as number of reductions: {len(reduce.regions)}"
        )
    if count != initial:
        raise VerifyFailure(f"expects number of results: {count} to be the same as number of initial values: {initial}")
    if reduce.num_operands != initial:
        return
    for index, (value, result) in enumerate(zip(reduce.operands, loop.results, strict=True)):
        if value.type is not result.type:
            raise VerifyFailure(
                f"expects type of {index}-th reduction operand: '{value.type}' to be the same as the {index}-th "
                f"result type: '{result.type}'",
                operation=reduce,
            )


def verify_reduce_regions(reduce: ReduceOp) -> None:
    if len(reduce.regions) != reduce.num_operands:
        raise VerifyFailure(
            f"expects number of reduction regions: {len(reduce.regions)} to be the same as number of reduction "
            f"operands: {reduce.num_operands}"
        )
    for index, (region, type) in enumerate(zip(reduce.regions, reduce.operand_types, strict=True)):
        block = region.entry_block
        if block.empty:
            raise VerifyFailure(f"{index}-th reduction has an empty body")
        if block.argument_types != [type, type]:
            raise VerifyFailure(f"expected two block arguments with type '{type}' in the {index}-th reduction region")
        if not isinstance(block.terminator, ops.ReduceReturnOp):
            raise VerifyFailure("reduction bodies must be terminated with an 'scf.reduce.return' op")


def verify_reduce_return(operation: ReduceReturnOp) -> None:
    arguments = operation.enclosing_block.arguments
    if arguments and arguments[0].type is not operation.result.type:
        raise VerifyFailure(f"must have type '{arguments[0].type}' (the type of the reduction inputs)")


# ---- scf.index_switch


def verify_index_switch(operation: IndexSwitchOp) -> None:
    values = operation.cases
    default, *cases = operation.regions
    if len(values) != len(cases):
        raise VerifyFailure(f"has {len(cases)} case regions but {len(values)} case values")
    seen: set[int] = set()
    for value in values:
        if value in seen:
            raise VerifyFailure(f"has duplicate case value: {value}")
        seen.add(value)
    _verify_switch_region(operation, default, "default region")
    for index, region in enumerate(cases):
        _verify_switch_region(operation, region, f"case region #{index}")


def _verify_switch_region(operation: IndexSwitchOp, region: Region, name: str) -> None:
    last = region.entry_block.last_op
    if not isinstance(last, ops.YieldOp):
        raise VerifyFailure(f"expected region to end with scf.yield, but got {last.name if last else 'nothing'}")
    if last.num_operands != len(operation.results):
        raise VerifyFailure(
            f"expected each region to return {len(operation.results)} values, but {name} returns {last.num_operands}",
            notes=[("see yield operation here", last.raw_location)],
        )
    for index, (value, result) in enumerate(zip(last.operands, operation.results, strict=True)):
        if value.type is not result.type:
            raise VerifyFailure(
                f"expected result #{index} of each region to be '{result.type}'",
                notes=[(f"{name} returns '{value.type}' here", last.raw_location)],
            )


# ---- scf.forall


def verify_forall(loop: ForallOp) -> None:
    static_lower = loop.static_lower_bound
    rank = len(static_lower)
    outputs = loop.outputs
    if len(loop.results) != len(outputs):
        raise VerifyFailure(f"produces {len(loop.results)} results, but has only {len(outputs)} outputs")
    arguments = loop.regions[0].arguments
    if len(arguments) != rank + len(outputs):
        raise VerifyFailure(f"region expects {rank} arguments")
    for index in range(rank):
        if not isinstance(arguments[index].type, IndexType):
            raise VerifyFailure(f"expects {index}-th block argument to be an index")
    for index, output in enumerate(outputs):
        if arguments[rank + index].type is not output.type:
            raise VerifyFailure(f"type mismatch between {index}-th output and corresponding block argument")
    if loop.mapping:
        _verify_mapping(loop.mapping, rank)
    _verify_mixed(rank, "lower bound", static_lower, loop.dynamic_lower_bound)
    _verify_mixed(rank, "upper bound", loop.static_upper_bound, loop.dynamic_upper_bound)
    _verify_mixed(rank, "step", loop.static_step, loop.dynamic_step)


def _verify_mapping(mapping: Sequence[Any], rank: int) -> None:
    masks = [id for id in mapping if "DeviceMaskingAttrInterface" in getattr(id, "interfaces", ())]
    if len(mapping) - len(masks) != rank:
        raise VerifyFailure("mapping attribute size must match op rank")
    if len(masks) > 1:
        raise VerifyFailure('"mapping" supports at most one device masking attribute')


def _verify_mixed(count: int, what: str, static: Sequence[int], dynamic: Sequence[Value]) -> None:
    if len(static) != count:
        raise VerifyFailure(f"expected {count} {what} values, got {len(static)}", raw=True)
    wanted = sum(number == DYNAMIC for number in static)
    if wanted != len(dynamic):
        raise VerifyFailure(f"expected {wanted} dynamic {what} values", raw=True)


def verify_in_parallel(terminator: InParallelOp) -> None:
    loop = terminator.parent_op
    if not isinstance(loop, ops.ForallOp):
        raise VerifyFailure("expected forall op parent")
    rank = len(loop.static_lower_bound)
    outputs = loop.regions[0].arguments[rank:]
    for operation in terminator.regions[0].entry_block.operations:
        if not isinstance(operation, ParallelInsertSliceOp):
            raise VerifyFailure("expected only ParallelCombiningOpInterface ops")
        if operation.dest not in outputs:
            raise VerifyFailure("may only insert into an output block argument", operation=operation)
