"""``convert-scf-to-cf``: lowers structured control flow to branches.

The patterns work on one operation at a time with any rewriter. The pass applies them to the last operation first, inner
before outer, so that splitting a block moves each operation after the split only once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from lamina.conversion.scf_forall_to_parallel import forall_to_parallel
from lamina.dialects.arith.attributes import IntegerOverflowFlagsAttr
from lamina.dialects.arith.enums import CmpIPredicate, IntegerOverflowFlags
from lamina.dialects.arith.ops import AddIOp, CmpIOp, IndexCastOp
from lamina.dialects.cf.builders import make_switch
from lamina.dialects.cf.ops import BranchOp, CondBranchOp
from lamina.dialects.scf.builders import build_for
from lamina.dialects.scf.ops import (
    ConditionOp,
    ExecuteRegionOp,
    ForallOp,
    ForOp,
    IfOp,
    IndexSwitchOp,
    ParallelOp,
    ReduceOp,
    ReduceReturnOp,
    WhileOp,
    YieldOp,
)
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.location import LocationLike
from lamina.ir.nested_operations import nested_operations
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import i1, i32, i64
from lamina.ir.value import BlockArgument, Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import fold_op
from lamina.rewrite.pattern import FunctionPattern, Outcome, pattern

_NO_OVERFLOW = IntegerOverflowFlagsAttr(IntegerOverflowFlags.NONE)
_BELOW = IntegerAttr(i64, CmpIPredicate.SLT.value)
_BELOW_UNSIGNED = IntegerAttr(i64, CmpIPredicate.ULT.value)


def _branch(
    rewriter: PatternRewriter,
    location: LocationLike,
    block: Block,
    values: Sequence[Value] = (),
    attributes: dict[str, Attribute] | None = None,
) -> BranchOp:
    return rewriter.insert(BranchOp(values, (), {}, attributes or {}, (block,), (), location))


def _conditional_branch(
    rewriter: PatternRewriter,
    location: LocationLike,
    condition: Value,
    true_block: Block,
    false_block: Block,
    true_values: Sequence[Value] = (),
    attributes: dict[str, Attribute] | None = None,
) -> CondBranchOp:
    segments = _segments(len(true_values))
    return rewriter.insert(
        CondBranchOp(
            [condition, *true_values],
            (),
            {"operandSegmentSizes": segments},
            attributes or {},
            (true_block, false_block),
            (),
            location,
        )
    )


@lru_cache(maxsize=64)
def _segments(num_true_values: int) -> Attribute:
    return DenseI32ArrayAttr([1, num_true_values, 0])


def _split_at_insertion_point(rewriter: PatternRewriter) -> tuple[Block, Block]:
    point = rewriter.point
    assert point is not None
    return point.block, rewriter.split_block(point.block, point.before)


def _terminator(block: Block, cls: type[Operation]) -> Any:
    """Returns the last operation of a class; retired operations of a conversion may follow it."""
    operation = block.last_op
    while operation is not None and not isinstance(operation, cls):
        operation = operation.prev_op
    return operation


def _loop_attributes(loop: Operation) -> dict[str, Attribute]:
    """Returns the loop's attributes of the LLVM dialect (loop annotations), which the branch back takes over."""
    return {name: value for name, value in loop._attributes.items() if getattr(value, "dialect_name", None) == "llvm"}


@pattern
def lower_for(loop: ForOp, rewriter: PatternRewriter) -> Outcome:
    """Lowers to a block that tests the induction variable, the body, and a back edge."""
    location = loop.raw_location
    before, after = _split_at_insertion_point(rewriter)
    region: Region = loop.region
    test = region.entry_block
    body = rewriter.split_block(test, test.first_op)
    last = region.last_block
    assert last is not None
    rewriter.inline_region_before(region, after)
    induction = test.arguments[0]
    terminator = _terminator(last, YieldOp)
    rewriter.set_insertion_point_to_end(last)
    lower, upper, step, *initial = loop.operands
    added = AddIOp([induction, step], [induction.type], {"overflowFlags": _NO_OVERFLOW}, {}, (), (), location)
    stepped = rewriter.insert(added).results[0]
    _branch(rewriter, location, test, [stepped, *terminator.operands], _loop_attributes(loop))
    rewriter.erase_op(terminator)
    rewriter.set_insertion_point_to_end(before)
    _branch(rewriter, location, test, [lower, *initial])
    rewriter.set_insertion_point_to_end(test)
    compared = _BELOW_UNSIGNED if loop.unsigned_cmp else _BELOW
    goes_on = rewriter.insert(CmpIOp([induction, upper], [i1], {"predicate": compared}, {}, (), (), location))
    _conditional_branch(rewriter, location, goes_on.results[0], body, after)
    rewriter.replace_op(loop, test.arguments[1:])
    return True


def _inline_branch(rewriter: PatternRewriter, region: Region, target: Block, location: LocationLike) -> Block:
    """Moves a region's blocks before ``target`` and branches there in place of the yield; returns its entry."""
    entry, last = region.entry_block, region.last_block
    assert last is not None
    terminator = _terminator(last, YieldOp)
    rewriter.set_insertion_point_to_end(last)
    _branch(rewriter, location, target, terminator.operands)
    rewriter.erase_op(terminator)
    rewriter.inline_region_before(region, target)
    return entry


@pattern
def lower_if(branch: IfOp, rewriter: PatternRewriter) -> Outcome:
    """Lowers to two regions followed by a block whose arguments are their results."""
    location = branch.raw_location
    before, rest = _split_at_insertion_point(rewriter)
    after = rest
    if branch.results:
        locations = [location] * len(branch.results)
        assert rest.parent is not None
        after = rewriter.create_block(rest.parent, rest, branch.result_types, locations)
        _branch(rewriter, location, rest)
    then_block = _inline_branch(rewriter, branch.then_region, after, branch.raw_location)
    else_block = after
    if not branch.else_region.empty:
        else_block = _inline_branch(rewriter, branch.else_region, after, branch.raw_location)
    rewriter.set_insertion_point_to_end(before)
    _conditional_branch(rewriter, location, branch.condition, then_block, else_block)
    rewriter.replace_op(branch, after.arguments if branch.results else [])
    return True


@pattern
def lower_execute_region(operation: ExecuteRegionOp, rewriter: PatternRewriter) -> Outcome:
    """Inlines the region's blocks; yields become branches to the rest."""
    location = operation.raw_location
    before, after = _split_at_insertion_point(rewriter)
    region: Region = operation.region
    rewriter.set_insertion_point_to_end(before)
    _branch(rewriter, location, region.entry_block)
    for block in region.blocks:
        terminator = block.last_op
        if isinstance(terminator, YieldOp):
            rewriter.set_insertion_point_to_end(block)
            _branch(rewriter, location, after, terminator.operands)
            rewriter.erase_op(terminator)
    rewriter.inline_region_before(region, after)
    values = [after.add_argument(type, location) for type in operation.result_types]
    rewriter.replace_op(operation, values)
    return True


@pattern
def lower_parallel(loop: ParallelOp, rewriter: PatternRewriter) -> Outcome:
    """Lowers to a nest of counted loops, with the reductions merged into the innermost body."""
    location = loop.raw_location
    carried: list[Value] = list(loop.init_vals)
    inductions: list[Value] = []
    results: list[Value] | None = None
    for lower, upper, step in zip(loop.lower_bound, loop.upper_bound, loop.step, strict=True):
        inner = build_for(rewriter, lower, upper, step, carried, location=location)
        body = inner.region.entry_block
        inductions.append(body.arguments[0])
        carried = list(body.arguments[1:])
        if results is None:
            results = list(inner.results)
        elif inner.results:
            rewriter.insert(YieldOp(inner.results, (), {}, {}, (), (), location))
        rewriter.set_insertion_point_to_start(body)
    _merge_parallel_body(loop, rewriter, inductions, carried)
    rewriter.replace_op(loop, results or [])
    return True


def _merge_parallel_body(
    loop: ParallelOp, rewriter: PatternRewriter, inductions: Sequence[Value], carried: Sequence[Value]
) -> None:
    """Moves the body of a parallel loop to the insertion point, its reductions in sequence at the end."""
    target = rewriter.block
    source = loop.region.entry_block
    reduce = _terminator(source, ReduceOp)
    yielded: list[Value] = []
    for value, operand, region in zip(carried, reduce.operands, reduce.regions, strict=True):
        block = region.entry_block
        terminator = block.terminator
        assert isinstance(terminator, ReduceReturnOp)
        returned = terminator.result
        rewriter.erase_op(terminator)
        if isinstance(returned, BlockArgument) and returned.owner is block:
            returned = (value, operand)[returned.index]
        rewriter.inline_block_before_op(block, reduce, [value, operand])
        yielded.append(returned)
    location = loop.raw_location
    rewriter.erase_op(reduce)
    last = target.last_op
    rewriter.inline_block_before(source, target, last, inductions)
    if yielded:
        rewriter.set_insertion_point_to_end(target)
        rewriter.insert(YieldOp(yielded, (), {}, {}, (), (), location))


@pattern(benefit=1)
def lower_while(loop: WhileOp, rewriter: PatternRewriter) -> Outcome:
    """Both regions in place; the condition branches to the second or out, the second back to the first."""
    location = loop.raw_location
    before, rest = _split_at_insertion_point(rewriter)
    first, second = loop.before.entry_block, loop.after.entry_block
    first_end, second_end = loop.before.back, loop.after.back
    rewriter.inline_region_before(loop.after, rest)
    rewriter.inline_region_before(loop.before, second)
    rewriter.set_insertion_point_to_end(before)
    _branch(rewriter, location, first, loop.operands)
    values = _replace_condition(rewriter, first_end, second, rest)
    terminator = _terminator(second_end, YieldOp)
    rewriter.set_insertion_point_to_end(second_end)
    _branch(rewriter, terminator.raw_location, first, terminator.operands, _loop_attributes(loop))
    rewriter.erase_op(terminator)
    rewriter.replace_op(loop, values)
    return True


@pattern(benefit=2)
def lower_do_while(loop: WhileOp, rewriter: PatternRewriter) -> Outcome:
    """Lowers a loop whose second region only forwards its arguments: the condition branches back directly."""
    second: Block = loop.after.entry_block
    terminator = second.first_op
    if second.next_block is not None or not isinstance(terminator, YieldOp):
        return rewriter.notify_match_failure(loop, "the after region holds more than its yield")
    if terminator.operands != second.arguments:
        return rewriter.notify_match_failure(loop, "the after region does not forward its arguments")
    location = loop.raw_location
    before, rest = _split_at_insertion_point(rewriter)
    first, first_end = loop.before.entry_block, loop.before.back
    rewriter.inline_region_before(loop.before, rest)
    rewriter.set_insertion_point_to_end(before)
    _branch(rewriter, location, first, loop.operands)
    rewriter.replace_op(loop, _replace_condition(rewriter, first_end, first, rest, _loop_attributes(loop)))
    return True


def _replace_condition(
    rewriter: PatternRewriter,
    block: Block,
    target: Block,
    rest: Block,
    attributes: dict[str, Attribute] | None = None,
) -> list[Value]:
    """Replaces the condition at the end of a block with a branch to ``target`` or ``rest``; returns the forwarded
    values."""
    condition = _terminator(block, ConditionOp)
    values: list[Value]
    flag, *values = condition.operands
    rewriter.set_insertion_point_to_end(block)
    _conditional_branch(rewriter, condition.raw_location, flag, target, rest, values, attributes)
    rewriter.erase_op(condition)
    return values


@pattern
def lower_index_switch(operation: IndexSwitchOp, rewriter: PatternRewriter) -> Outcome:
    """Lowers to a switch on the value as i32."""
    location = operation.raw_location
    before, after = _split_at_insertion_point(rewriter)
    values = [after.add_argument(type, location) for type in operation.result_types]
    default, *cases = operation.regions
    blocks = [_inline_case(rewriter, region, after) for region in cases]
    default_block = _inline_case(rewriter, default, after)
    rewriter.set_insertion_point_to_end(before)
    flag = rewriter.insert(IndexCastOp([operation.arg], [i32], {}, {}, (), (), location)).results[0]
    numbers = operation.cases
    targets = [(block, ()) for block in blocks]
    rewriter.insert(make_switch(location, flag, (default_block, ()), numbers, targets))
    rewriter.replace_op(operation, values)
    return True


def _inline_case(rewriter: PatternRewriter, region: Region, target: Block) -> Block:
    assert region.last_block is not None
    return _inline_branch(rewriter, region, target, _terminator(region.last_block, YieldOp).raw_location)


lower_forall = FunctionPattern(forall_to_parallel, ForallOp, name="lower_forall")

PATTERNS = (
    lower_for,
    lower_if,
    lower_do_while,
    lower_while,
    lower_execute_region,
    lower_parallel,
    lower_index_switch,
    lower_forall,
)

_STRUCTURED = (ForOp, IfOp, WhileOp, ExecuteRegionOp, IndexSwitchOp)
_LOWERINGS: dict[type, FunctionPattern[Any]] = {
    ForOp: lower_for,
    IfOp: lower_if,
    ExecuteRegionOp: lower_execute_region,
    IndexSwitchOp: lower_index_switch,
}


def _apply(rewriter: PatternRewriter, lowering: FunctionPattern[Any], operation: Operation) -> bool:
    rewriter.set_insertion_point(operation)
    return bool(lowering(operation, rewriter))


def _of_class(operations: Sequence[Operation], cls: type[Operation]) -> list[Operation]:
    return [operation for operation in operations if isinstance(operation, cls)]


def lower_structured_control_flow(root: Operation, rewriter: PatternRewriter | None = None) -> Operation | None:
    """Lowers everything of scf inside ``root``; returns an operation that cannot be lowered, if any."""
    rewriter = rewriter or PatternRewriter()
    structured = nested_operations(root, *_STRUCTURED, ForallOp, ParallelOp)
    foralls = _of_class(structured, ForallOp)
    for forall in foralls:
        if not _apply(rewriter, lower_forall, forall):
            return forall
    # A forall becomes a parallel loop.
    parallels = nested_operations(root, ParallelOp) if foralls else _of_class(structured, ParallelOp)
    for parallel in parallels:
        _apply(rewriter, lower_parallel, parallel)
    if parallels:
        structured = nested_operations(root, *_STRUCTURED)
    for operation in reversed(structured):
        if isinstance(operation, WhileOp):
            if not _apply(rewriter, lower_do_while, operation):
                _apply(rewriter, lower_while, operation)
        else:
            fold_op(operation)
            _apply(rewriter, _LOWERINGS[type(operation)], operation)
    return None


@register_pass(
    "convert-scf-to-cf",
    summary="Lower scf operations to branches between blocks",
    display_name="SCFToControlFlowPass",
)
class ConvertSCFToCF(Pass):
    """Turns the structured control flow inside the operation into branches."""

    allow_pattern_rollback: bool = option(
        "allow-pattern-rollback",
        default=True,
        description="Experimental performance flag to disallow pattern rollback",
    )

    def run(self, operation: Operation) -> None:
        stuck = lower_structured_control_flow(operation)
        if stuck is not None:
            self.fail(f"failed to legalize operation '{stuck.name}' that was explicitly marked illegal", stuck)
