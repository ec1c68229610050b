"""Canonicalization patterns of scf, except parallel loops."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.operand_slots import operand_slots
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import AndIOp, CmpIOp, ConstantOp, SelectOp, XOrIOp
from lamina.dialects.cf.ops import BranchOp
from lamina.dialects.scf import canonicalize_parallel as canonicalize_parallel
from lamina.dialects.scf.bounds import constant_trip_count
from lamina.dialects.scf.builders import make_yield
from lamina.dialects.scf.fold import negated
from lamina.dialects.scf.ops import (
    ConditionOp,
    ExecuteRegionOp,
    ForOp,
    IfOp,
    IndexSwitchOp,
    WhileOp,
    YieldOp,
)
from lamina.dialects.scf.replace import inline_region, replace_and_cast_iter_arg
from lamina.dialects.tensor.ops import CastOp
from lamina.interfaces.function import FunctionOpInterface
from lamina.ir import parity
from lamina.ir.attribute import Type
from lamina.ir.attributes import BoolAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import i1
from lamina.ir.value import OpOperand, Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.canonicalization import canonicalize
from lamina.rewrite.fold import constant_int, constant_value
from lamina.rewrite.pattern import Outcome
from lamina.rewrite.region_branch_patterns import region_branch_patterns

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.location import LocationLike


def _add_region_branch_patterns(cls: type[Operation]) -> None:
    for region_branch_pattern in region_branch_patterns(cls):
        canonicalize(cls)(region_branch_pattern)


def _true_constant(rewriter: PatternRewriter, value: bool, location: LocationLike) -> Value:
    properties: dict[str, Any] = {"value": BoolAttr(value)}
    return rewriter.insert(ConstantOp((), (i1,), properties, {}, (), (), location)).results[0]


# ---- scf.for


@canonicalize(name="SimplifyTrivialLoops")
def simplify_trivial_loop(loop: ForOp, rewriter: PatternRewriter) -> Outcome:
    """for with trip count 0 or 1 -> initial values or the body; empty for with outside values -> these values"""
    count = constant_trip_count(loop)
    if count is None:
        return rewriter.notify_match_failure(loop, "can't compute constant trip count")
    initial = loop.operands[3:]
    if count == 0:
        rewriter.replace_op(loop, initial)
        return True
    if count == 1:
        inline_region(rewriter, loop, loop.region, [loop.lower_bound, *initial])
        return True
    block = loop.region.entry_block
    terminator = block.terminator
    if block.first_op is not terminator:
        return False
    yielded = terminator.operands
    if any(loop.region.is_ancestor(value.parent_region) for value in yielded):
        return False
    rewriter.replace_op(loop, yielded)
    return True


@canonicalize(name="ForOpTensorCastFolder")
def fold_tensor_cast(loop: ForOp, rewriter: PatternRewriter) -> Outcome:
    """for(cast(init)) -> cast(for(init)), if the cast drops static sizes"""
    from lamina.dialects.scf.casts import is_static_information_kept, tensor_cast  # start-up

    for slot, result in zip(operand_slots(loop, ForOp.init_args), loop.results, strict=True):
        cast = slot.value.defining_op
        if not isinstance(cast, CastOp):
            continue
        source = cast.source
        if source.type is slot.value.type or not is_static_information_kept(slot.value.type, source.type):
            continue
        if not result.has_one_use:
            continue
        rewriter.replace_op(loop, replace_and_cast_iter_arg(rewriter, loop, slot, source, tensor_cast))
        return True
    return False


_add_region_branch_patterns(ForOp)


# ---- scf.execute_region


@canonicalize(name="SingleBlockExecuteInliner")
def inline_single_block(operation: ExecuteRegionOp, rewriter: PatternRewriter) -> Outcome:
    """execute_region { single block } -> the block's operations"""
    if not operation.region.has_one_block or operation.no_inline:
        return False
    inline_region(rewriter, operation, operation.region)
    return True


@canonicalize(name="MultiBlockExecuteInliner")
def inline_blocks(operation: ExecuteRegionOp, rewriter: PatternRewriter) -> Outcome:
    """execute_region { blocks } -> inline the blocks into a function or another such region"""
    holder = operation.parent_op
    if operation.no_inline or holder is None:
        return False
    if not isinstance(holder, ExecuteRegionOp) and FunctionOpInterface.get(holder) is None:
        return False
    before = operation.enclosing_block
    after = rewriter.split_block(before, operation)
    rewriter.set_insertion_point_to_end(before)
    rewriter.insert(BranchOp((), (), {}, {}, (operation.region.entry_block,), (), operation.raw_location))
    for block in operation.region.blocks:
        terminator = block.last_op
        if isinstance(terminator, YieldOp):
            rewriter.set_insertion_point(terminator)
            rewriter.insert(BranchOp(terminator.operands, (), {}, {}, (after,), (), terminator.raw_location))
            rewriter.erase_op(terminator)
    rewriter.inline_region_before(operation.region, after)
    rewriter.replace_op(
        operation, [after.add_argument(type, operation.raw_location) for type in operation.result_types]
    )
    return True


_add_region_branch_patterns(ExecuteRegionOp)


# ---- scf.index_switch


@canonicalize(name="FoldConstantCase")
def constant_case(operation: IndexSwitchOp, rewriter: PatternRewriter) -> Outcome:
    """index_switch(constant) -> the operations of its region"""
    value = constant_int(operation.arg)
    if value is None:
        return False
    default, *cases = operation.regions
    chosen = dict(zip(operation.cases, cases, strict=True)).get(value, default)
    block = chosen.entry_block
    terminator = block.terminator
    results = terminator.operands
    rewriter.inline_block_before_op(block, operation)
    rewriter.erase_op(terminator)
    rewriter.replace_op(operation, results)
    return True


_add_region_branch_patterns(IndexSwitchOp)


# ---- scf.if


def _yield_of(region: Region) -> Any:
    return region.entry_block.last_op


def _replace_yield(rewriter: PatternRewriter, terminator: YieldOp, values: Sequence[Value]) -> None:
    rewriter.set_insertion_point(terminator)
    rewriter.insert(make_yield(values, terminator.raw_location))
    rewriter.erase_op(terminator)


def _new_if(
    rewriter: PatternRewriter,
    condition: Value,
    types: Sequence[Type],
    location: LocationLike,
    attributes: dict[str, Attribute] | None = None,
) -> Any:
    branch = IfOp([condition], types, {}, attributes or {}, (), [Region(), Region()], location)
    return rewriter.insert(branch)


@canonicalize(name="CombineIfs")
def combine_ifs(following: IfOp, rewriter: PatternRewriter) -> Outcome:
    """if (c) { a }; if (c) { b } -> if (c) { a; b }, also for opposite conditions"""
    previous = following.prev_op
    if not isinstance(previous, IfOp):
        return False
    pair = _matching_blocks(previous, following)
    if pair is None:
        return False
    next_then, next_else = pair
    then_yield = _yield_of(previous.regions[0])
    else_values = [] if previous.regions[1].empty else _yield_of(previous.regions[1]).operands
    for result, then_value, else_value in zip(previous.results, then_yield.operands, else_values, strict=False):
        for use in result.uses:
            region = use.owner.parent_region
            for block, value in ((next_then, then_value), (next_else, else_value)):
                if block is not None and block.parent is not None and block.parent.is_ancestor(region):
                    rewriter.start_modification(use.owner)
                    use.set(value)
                    rewriter.notify_modified(use.owner)
                    break
    types = previous.result_types + following.result_types
    combined = _new_if(rewriter, previous.condition, types, following.raw_location)
    for old, new, block in zip(previous.regions, combined.regions, pair, strict=True):
        rewriter.inline_region_before(old, None, new)
        if block is not None:
            _merge_branch(rewriter, new, block)
    count = len(previous.results)
    rewriter.replace_op(previous, combined.results[:count])
    rewriter.replace_op(following, combined.results[count:])
    return True


def _matching_blocks(previous: IfOp, following: IfOp) -> tuple[Block | None, Block | None] | None:
    """Returns the blocks of ``following`` that run where the condition of ``previous`` holds, and where it does not."""
    then_block = following.regions[0].entry_block
    else_block = following.regions[1].first_block
    first, second = previous.condition, following.condition
    if first is second:
        return then_block, else_block
    if negated(second) is first or negated(first) is second:
        return else_block, then_block
    return None


def _merge_branch(rewriter: PatternRewriter, region: Region, block: Block) -> None:
    """Adds a block to the end of a region's only block; both yields become one."""
    if region.empty:
        assert block.parent is not None
        rewriter.inline_region_before(block.parent, None, region)
        return
    first, second = region.entry_block.last_op, block.last_op
    assert first is not None and second is not None
    rewriter.merge_blocks(block, region.entry_block)
    rewriter.set_insertion_point_to_end(region.entry_block)
    rewriter.insert(make_yield([*first.operands, *second.operands], second.raw_location))
    rewriter.erase_op(first)
    rewriter.erase_op(second)


@canonicalize(name="CombineNestedIfs")
def combine_nested_ifs(operation: IfOp, rewriter: PatternRewriter) -> Outcome:
    """if (a) { if (b) { body } } -> if (a and b) { body }"""
    then_region, else_region = operation.regions
    block = then_region.entry_block
    nested = block.first_op
    if not isinstance(nested, IfOp) or nested.next_op is not block.last_op:
        return False
    if not _only_yields(else_region) or not _only_yields(nested.regions[1]):
        return False
    then_values = _yield_of(then_region).operands
    else_values = [] if else_region.empty else _yield_of(else_region).operands
    selects: list[int] = []
    for position, value in enumerate(then_values):
        if value.defining_op is nested:
            if _yield_of(nested.regions[1]).operand(value.index) is not else_values[position]:
                return False
            then_values[position] = _yield_of(nested.regions[0]).operand(value.index)
        elif value.parent_region is then_region:
            return False
        else:
            selects.append(position)
    _build_combined(operation, nested, rewriter, then_values, else_values, selects)
    return True


def _only_yields(region: Region) -> bool:
    """True if an else region is absent or does nothing."""
    return region.empty or region.entry_block.first_op is region.entry_block.last_op


def _build_combined(
    operation: IfOp,
    nested: IfOp,
    rewriter: PatternRewriter,
    then_values: list[Value],
    else_values: list[Value],
    selects: list[int],
) -> None:
    location = operation.raw_location
    conditions = (operation.condition, nested.condition)
    both = rewriter.insert(AndIOp(conditions, (i1,), {}, {}, (), (), location)).results[0]
    branch = _new_if(rewriter, both, operation.result_types, location)
    body = branch.regions[0].append(Block())
    results: list[Value] = list(branch.results)
    rewriter.set_insertion_point(branch)
    for position in selects:
        values = (operation.condition, then_values[position], else_values[position])
        select = SelectOp(values, (then_values[position].type,), {}, {}, (), (), location)
        results[position] = rewriter.insert(select).results[0]
    rewriter.merge_blocks(nested.regions[0].entry_block, body)
    assert body.last_op is not None
    _replace_yield(rewriter, body.last_op, then_values)
    if else_values:
        other = branch.regions[1].append(Block())
        rewriter.set_insertion_point_to_end(other)
        rewriter.insert(make_yield(else_values, location))
    rewriter.replace_op(operation, results)


@canonicalize(name="ConditionPropagation")
def propagate_condition(operation: IfOp, rewriter: PatternRewriter) -> Outcome:
    """Replaces the condition with true or false inside the regions, unless it is already a constant."""
    condition = operation.condition
    if constant_value(condition) is not None:
        return False
    use = condition.first_use
    if use is not None and use.next_use is None and use.owner is operation:
        return False
    known: list[Value | None] = [None, None]
    inside = _uses_inside(condition, operation)
    for use, position in inside:
        value = known[position]
        if value is None:
            value = known[position] = _true_constant(rewriter, position == 0, operation.raw_location)
        rewriter.start_modification(use.owner)
        use.set(value)
        rewriter.notify_modified(use.owner)
    return bool(inside)


_FEW = 16
"""Up to this many uses of a value are visited one by one to find those inside an operation."""


def _uses_inside(value: Value, operation: Operation) -> list[tuple[OpOperand, int]]:
    """The uses of the value inside of the operation, latest first, with the numbers of the regions they are in."""
    uses = list(itertools.islice(value.uses, _FEW + 1))
    if len(uses) <= _FEW:
        return [
            (use, position)
            for use in uses
            for position, region in enumerate(operation.regions)
            if region.is_ancestor(use.owner.parent_region)
        ]
    inside = {
        slot: position
        for position, region in enumerate(operation.regions)
        for inner in region.walk()
        for slot in inner._operands
        if slot.value is value
    }
    return [(use, inside[use]) for use in value.uses if use in inside] if inside else []


@canonicalize(name="ConvertTrivialIfToSelect")
def results_to_selects(operation: IfOp, rewriter: PatternRewriter) -> Outcome:
    """if (c) { yield x } else { yield y } -> select(c, x, y), for values defined outside"""
    if not operation.results:
        return False
    then_region, else_region = operation.regions
    pairs = list(zip(_yield_of(then_region).operands, _yield_of(else_region).operands, strict=True))
    stays = [left.parent_region is then_region or right.parent_region is else_region for left, right in pairs]
    if all(stays):
        return False
    location = operation.raw_location
    condition = operation.condition
    types = [left.type for (left, _), kept in zip(pairs, stays, strict=True) if kept]
    branch = _new_if(rewriter, condition, types, location)
    for old, new in zip(operation.regions, branch.regions, strict=True):
        rewriter.inline_region_before(old, None, new)
    rewriter.set_insertion_point(branch)
    results: list[Value] = []
    then_values: list[Value] = []
    else_values: list[Value] = []
    for (left, right), kept in zip(pairs, stays, strict=True):
        if kept:
            results.append(branch.results[len(then_values)])
            then_values.append(left)
            else_values.append(right)
        elif left is right:
            results.append(left)
        else:
            select = SelectOp((condition, left, right), (left.type,), {}, {}, (), (), location)
            results.append(rewriter.insert(select).results[0])
    _replace_yield(rewriter, _yield_of(branch.regions[0]), then_values)
    _replace_yield(rewriter, _yield_of(branch.regions[1]), else_values)
    rewriter.replace_op(operation, results)
    return True


@canonicalize(name="RemoveEmptyElseBranch")
def remove_empty_else(operation: IfOp, rewriter: PatternRewriter) -> Outcome:
    """if (c) { a } else {} -> if (c) { a }"""
    region = operation.regions[1]
    if operation.results or region.empty or not _only_yields(region):
        return False
    new_op = rewriter.clone_without_regions(operation)
    rewriter.inline_region_before(operation.regions[0], None, new_op.regions[0])
    rewriter.erase_op(operation)
    return True


@canonicalize(name="RemoveStaticCondition")
def static_condition(operation: IfOp, rewriter: PatternRewriter) -> Outcome:
    """if (constant) { a } else { b } -> a or b"""
    condition = constant_int(operation.condition)
    if condition is None:
        return False
    chosen = operation.regions[0 if condition else 1]
    if chosen.empty:
        rewriter.erase_op(operation)
    else:
        inline_region(rewriter, operation, chosen)
    return True


@canonicalize(name="ReplaceIfYieldWithConditionOrValue")
def replace_yielded_constants(operation: IfOp, rewriter: PatternRewriter) -> Outcome:
    """if (c) { yield true } else { yield false } -> c; likewise for its negation and equal values"""
    # MLIR does not notify the users, which affects the order of created constants.
    replace = Value.replace_all_uses_with if parity.is_strict() else rewriter.replace_all_uses_with
    if not operation.results:
        return False
    changed = False
    values = zip(*(_yield_of(region).operands for region in operation.regions), strict=True)
    rewriter.set_insertion_point(operation)
    for result, (left, right) in zip(operation.results, values, strict=True):
        if result.use_empty:
            continue
        if left is right:
            replace(result, left)
            changed = True
            continue
        if result.type is not i1:
            continue
        first, second = constant_int(left), constant_int(right)
        if first is None or second is None or bool(first) == bool(second):
            continue
        condition: Value = operation.condition
        if not first:
            truth = _true_constant(rewriter, True, operation.raw_location)
            flipped = XOrIOp((condition, truth), (i1,), {}, {}, (), (), operation.raw_location)
            condition = rewriter.insert(flipped).results[0]
        replace(result, condition)
        changed = True
    return changed


_add_region_branch_patterns(IfOp)


# ---- scf.while


def _condition_of(loop: WhileOp) -> Any:
    return loop.regions[0].entry_block.last_op


@canonicalize(name="WhileConditionTruth")
def condition_is_true(loop: WhileOp, rewriter: PatternRewriter) -> Outcome:
    """In the second region of while, condition(c, ..., c) -> true."""
    condition, *passed = _condition_of(loop).operands
    constant: Value | None = None
    for value, argument in zip(passed, loop.regions[1].arguments, strict=True):
        if value is condition and not argument.use_empty:
            constant = constant or _true_constant(rewriter, True, loop.raw_location)
            rewriter.replace_all_uses_with(argument, constant)
    return constant is not None


_INVERTED = {
    CmpIPredicate.EQ: CmpIPredicate.NE,
    CmpIPredicate.NE: CmpIPredicate.EQ,
    CmpIPredicate.SLT: CmpIPredicate.SGE,
    CmpIPredicate.SLE: CmpIPredicate.SGT,
    CmpIPredicate.SGT: CmpIPredicate.SLE,
    CmpIPredicate.SGE: CmpIPredicate.SLT,
    CmpIPredicate.ULT: CmpIPredicate.UGE,
    CmpIPredicate.ULE: CmpIPredicate.UGT,
    CmpIPredicate.UGT: CmpIPredicate.ULE,
    CmpIPredicate.UGE: CmpIPredicate.ULT,
}


@canonicalize(name="WhileCmpCond")
def repeated_comparison(loop: WhileOp, rewriter: PatternRewriter) -> Outcome:
    """In the second region of while, a comparison equal or opposite to the condition -> constant."""
    condition, *passed = _condition_of(loop).operands
    comparison = condition.defining_op
    if not isinstance(comparison, CmpIOp):
        return False
    changed = False
    for value, argument in zip(passed, loop.regions[1].arguments, strict=True):
        for side in (0, 1):
            if value is not comparison.operand(side):
                continue
            for use in argument.uses:
                other = use.owner
                if not isinstance(other, CmpIOp) or other.operands[1 - side] is not comparison.operands[1 - side]:
                    continue
                if other.predicate is comparison.predicate:
                    known = True
                elif other.predicate is _INVERTED[comparison.predicate]:
                    known = False
                else:
                    continue
                constant = _true_constant(rewriter, known, other.raw_location)
                rewriter.replace_op(other, [constant])
                changed = True
    return changed


@canonicalize(name="WhileOpAlignBeforeArgs")
def align_passed_values(loop: WhileOp, rewriter: PatternRewriter) -> Outcome:
    """while: reorders forwarded arguments of the first region into argument order."""
    before = loop.regions[0].entry_block
    condition = _condition_of(loop)
    flag, *passed = condition.operands
    arguments: list[Value] = list(before.arguments)
    if passed == arguments or len(passed) != len(arguments) or len(set(passed)) != len(passed):
        return False
    if any(argument not in passed for argument in arguments):
        return False
    # places[i]: which argument the i-th passed value is.
    places = [arguments.index(value) for value in passed]
    rewriter.set_insertion_point(condition)
    rewriter.insert(ConditionOp([flag, *arguments], (), {}, {}, (), (), condition.raw_location))
    rewriter.erase_op(condition)
    types: list[Any] = [None] * len(places)
    for position, place in enumerate(places):
        types[place] = loop.results[position].type
    rewriter.set_insertion_point(loop)
    new_loop = rewriter.insert(WhileOp(loop.operands, types, {}, {}, (), [Region(), Region()], loop.raw_location))
    location = loop.raw_location
    new_before = new_loop.regions[0].append(Block([value.type for value in arguments], [location] * len(arguments)))
    new_after = new_loop.regions[1].append(Block(types, [location] * len(types)))
    after = loop.regions[1].entry_block
    rewriter.inline_block_before(before, new_before, None, new_before.arguments)
    rewriter.inline_block_before(after, new_after, None, [new_after.arguments[place] for place in places])
    rewriter.replace_op(loop, [new_loop.results[place] for place in places])
    return True


@canonicalize(name="WhileMoveIfDown")
def move_if_down(loop: WhileOp, rewriter: PatternRewriter) -> Outcome:
    """while { ...; if (c) {..} condition(c) } do {..} -> moves the if to the second region"""
    condition = _condition_of(loop)
    branch = condition.prev_op
    if not isinstance(branch, IfOp) or branch.condition is not condition.condition:
        return False
    then_region, else_region = branch.regions
    if not _only_yields(else_region):
        return False
    if any(user is not condition for user in branch.users):
        return False
    location = loop.raw_location
    after = loop.regions[1].entry_block
    for position, value in enumerate(condition.operands[1:]):
        if value.defining_op is branch:
            index = value.index
            rewriter.replace_all_uses_with(branch.results[index], _yield_of(else_region).operand(index))
            rewriter.replace_all_uses_with(after.arguments[position], _yield_of(then_region).operand(index))
    extra = _used_from(then_region, loop.regions[0])
    types = [value.type for value in extra]
    new_loop = rewriter.insert(
        WhileOp(loop.operands, [*loop.result_types, *types], {}, {}, (), [Region(), Region()], location)
    )
    for old, new in zip(loop.regions, new_loop.regions, strict=True):
        new.take_body(old)
    arguments = [after.add_argument(type, location) for type in types]
    with rewriter.modify_in_place(condition):
        condition.insert_operands(condition.num_operands, extra)
    for value, argument in zip(extra, arguments, strict=True):
        rewriter.replace_uses_if(value, argument, lambda use: then_region.is_ancestor(use.owner.parent_region))
    rewriter.erase_op(_yield_of(then_region))
    rewriter.inline_block_before(then_region.entry_block, after, after.first_op)
    rewriter.erase_op(branch)
    rewriter.replace_op(loop, new_loop.results[: len(loop.results)])
    return True


def _used_from(region: Region, source: Region) -> list[Value]:
    """Returns the values of the region ``source`` that operations inside ``region`` use, in order of first use."""
    used_values: dict[Value, None] = {}
    for operation in region.walk():
        for slot in operation.op_operands:
            if slot.value.parent_region is source:
                used_values[slot.value] = None
    return list(used_values)


_add_region_branch_patterns(WhileOp)
