"""Canonicalization patterns of the cf dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import ConstantOp, SelectOp
from lamina.dialects.cf.builders import Destination, make_switch
from lamina.dialects.cf.ops import AssertOp, BranchOp, CondBranchOp, SwitchOp
from lamina.dialects.ub.ops import UnreachableOp
from lamina.ir.attributes import BoolAttr, DenseI32ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite import canonicalize
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from collections.abc import Callable

    from lamina.rewrite.pattern import Outcome

# ---- Making branches


def _branch(op: Operation, rewriter: PatternRewriter, block: Block, operands: Sequence[Value]) -> bool:
    """Replaces the terminator by an unconditional branch."""
    rewriter.insert(BranchOp(operands, [], {}, {}, [block], location=op.raw_location))
    rewriter.erase_op(op)
    return True


def _conditional_branch(op: CondBranchOp, rewriter: PatternRewriter, taken: Destination, other: Destination) -> bool:
    """Replaces the branch by another one with the same condition and weights."""
    properties = {**op._properties, "operandSegmentSizes": DenseI32ArrayAttr([1, len(taken[1]), len(other[1])])}
    operands = [op.condition, *taken[1], *other[1]]
    rewriter.insert(CondBranchOp(operands, [], properties, {}, [taken[0], other[0]], location=op.raw_location))
    rewriter.erase_op(op)
    return True


def _switch(
    op: SwitchOp, rewriter: PatternRewriter, default: Destination, values: list[IntegerAttr], cases: list[Destination]
) -> bool:
    """Replaces the switch by another one on the same flag."""
    rewriter.insert(make_switch(op.raw_location, op.flag, default, [value.value for value in values], cases))
    rewriter.erase_op(op)
    return True


# ---- Blocks that only branch on


def collapse(block: Block, operands: Sequence[Value]) -> Destination | None:
    """Returns the final destination of a branch to a block that contains only an unconditional branch."""
    branch = block.first_op
    if branch is None or type(branch) is not BranchOp:
        return None
    for argument in block.arguments:
        if any(user is not branch for user in argument.users):
            return None
    target = branch.block_operands[0].block
    if target is block or _is_on_cycle(block, target):
        return None
    forwarded = branch.operands
    if not block.arguments:
        return target, forwarded
    return target, [
        operands[value.index] if isinstance(value, BlockArgument) and value.owner is block else value
        for value in forwarded
    ]


def _is_on_cycle(block: Block, target: Block) -> bool:
    """True if following unconditional branches from the block leads to a cycle."""
    seen = {block, target}
    last = target.last_op
    while type(last) is BranchOp:
        following = last.block_operands[0].block
        if following in seen:
            return True
        seen.add(following)
        last = following.last_op
    return False


def _has_one_edge(block: Block) -> bool:
    """True if exactly one branch leads to the block."""
    use = block.first_use
    return use is not None and use.next_use is None


def _only_way_to(block: Block) -> Operation | None:
    """Returns the terminator of the block's single predecessor edge, or None."""
    use = block.first_use
    return use.owner if use is not None and use.next_use is None else None


# ---- cf.assert and cf.br


@canonicalize
def erase_kept_assertion(op: AssertOp, rewriter: PatternRewriter) -> Outcome:
    """assert(true) -> erase"""
    known = constant_value(op.arg)
    if not isinstance(known, IntegerAttr) or known.value != 1:
        return rewriter.notify_match_failure(op, "the condition is not known to hold")
    rewriter.erase_op(op)
    return True


@canonicalize
def merge_or_skip_successor(op: BranchOp, rewriter: PatternRewriter) -> Outcome:
    """br(^bb) -> inline ^bb, if it has no other predecessor; br(^bb: br(^c)) -> br(^c)"""
    successor, parent = op.dest, op.enclosing_block
    if successor is parent:
        return rewriter.notify_match_failure(op, "the block branches to itself")
    operands = op.operands
    if _has_one_edge(successor):
        rewriter.erase_op(op)
        rewriter.merge_blocks(successor, parent, operands)
        return True
    collapsed = collapse(successor, operands)
    if collapsed is None:
        return rewriter.notify_match_failure(op, "the successor does not consist of a single branch")
    return _branch(op, rewriter, *collapsed)


# ---- cf.cond_br


def _destinations(op: CondBranchOp) -> tuple[Destination, Destination]:
    return (op.true_dest, op.true_dest_operands), (op.false_dest, op.false_dest_operands)


@canonicalize(name="SimplifyConstCondBranchPred")
def branch_on_constant(op: CondBranchOp, rewriter: PatternRewriter) -> Outcome:
    """cond_br(constant, ^a, ^b) -> br(^a) or br(^b)"""
    known = constant_value(op.condition)
    if not isinstance(known, IntegerAttr):
        return rewriter.notify_match_failure(op, "the condition is not known")
    return _branch(op, rewriter, *_destinations(op)[0 if known.value else 1])


@canonicalize(name="SimplifyPassThroughCondBranch")
def skip_passing_blocks(op: CondBranchOp, rewriter: PatternRewriter) -> Outcome:
    """cond_br(c, ^bb: br(^a), ^b) -> cond_br(c, ^a, ^b)"""
    taken, other = _destinations(op)
    new_taken, new_other = collapse(*taken), collapse(*other)
    if new_taken is None and new_other is None:
        return rewriter.notify_match_failure(op, "no destination consists of a single branch")
    return _conditional_branch(op, rewriter, new_taken or taken, new_other or other)


@canonicalize(name="SimplifyCondBranchIdenticalSuccessors")
def select_operands_of_one_successor(op: CondBranchOp, rewriter: PatternRewriter) -> Outcome:
    """cond_br(c, ^a(x), ^a(y)) -> br(^a(select(c, x, y))), if x equals y or the branch is ^a's only predecessor"""
    (target, first), (other, second) = _destinations(op)
    if target is not other:
        return rewriter.notify_match_failure(op, "the destinations differ")
    if first == second:
        return _branch(op, rewriter, target, first)
    if any(use.owner.parent is not op.parent for use in target.uses):
        return rewriter.notify_match_failure(op, "the destination has other predecessors")
    merged = [
        left if left is right else rewriter.create(SelectOp, op.condition, left, right).result
        for left, right in zip(first, second, strict=True)
    ]
    return _branch(op, rewriter, target, merged)


@canonicalize(name="SimplifyCondBranchFromCondBranchOnSameCondition")
def branch_on_decided_condition(op: CondBranchOp, rewriter: PatternRewriter) -> Outcome:
    """cond_br(c) after cond_br(c) as the only predecessor -> br"""
    before = _only_way_to(op.enclosing_block)
    if not isinstance(before, CondBranchOp) or before.condition is not op.condition:
        return rewriter.notify_match_failure(op, "the condition was not decided before")
    return _branch(op, rewriter, *_destinations(op)[0 if before.true_dest is op.parent else 1])


@canonicalize(name="CondBranchTruthPropagation")
def propagate_truth(op: CondBranchOp, rewriter: PatternRewriter) -> Outcome:
    """Replaces the condition with true or false in successors only reached from here."""
    replaced = False
    for block, truth in ((op.true_dest, True), (op.false_dest, False)):
        if not _has_one_edge(block):
            continue
        constant = None
        for use in list(op.condition.uses):
            if use.owner.parent is not block:
                continue
            if constant is None:
                constant = rewriter.create(ConstantOp, BoolAttr(truth)).result
            use.set(constant)
            rewriter.notify_modified(use.owner)
            replaced = True
    return replaced or rewriter.notify_match_failure(op, "the condition has no use in a destination")


@canonicalize(name="DropUnreachableCondBranch")
def drop_unreachable_destination(op: CondBranchOp, rewriter: PatternRewriter) -> Outcome:
    """cond_br(c, ^a, ^unreachable) -> br(^a)"""
    taken, other = _destinations(op)
    for unreached, destination in ((taken, other), (other, taken)):
        if type(unreached[0].first_op) is UnreachableOp:
            return _branch(op, rewriter, *destination)
    return rewriter.notify_match_failure(op, "both destinations may be reached")


# ---- cf.switch


def _default(op: SwitchOp) -> Destination:
    return op.default_destination, op.default_operands


def _cases(op: SwitchOp) -> list[tuple[IntegerAttr, Destination]]:
    values = op.case_values
    if values is None:
        return []
    # There may be more groups of operands than destinations.
    destinations = zip(op.case_destinations, op.case_operands, strict=False)
    numbers = [value for value in values.values if isinstance(value, IntegerAttr)]
    return list(zip(numbers, destinations, strict=True))


def _keep_cases(
    op: SwitchOp, rewriter: PatternRewriter, keep: Callable[[IntegerAttr, Destination], bool]
) -> Outcome:
    """Returns the switch without the cases that ``keep`` turns down."""
    cases = _cases(op)
    kept = [case for case in cases if keep(*case)]
    if len(kept) == len(cases):
        return rewriter.notify_match_failure(op, "all cases are needed")
    return _switch(op, rewriter, _default(op), [value for value, _ in kept], [target for _, target in kept])


def _branch_for(op: SwitchOp, rewriter: PatternRewriter, flag: int) -> bool:
    """The branch that the switch is for a known flag."""
    for value, destination in _cases(op):
        if value.value == flag:
            return _branch(op, rewriter, *destination)
    return _branch(op, rewriter, *_default(op))


@canonicalize(name="simplifySwitchWithOnlyDefault")
def branch_to_only_default(op: SwitchOp, rewriter: PatternRewriter) -> Outcome:
    """switch(x, default: ^a) -> br(^a)"""
    if len(op.block_operands) > 1:
        return rewriter.notify_match_failure(op, "there are cases")
    return _branch(op, rewriter, *_default(op))


@canonicalize(name="dropSwitchCasesThatMatchDefault")
def drop_cases_like_default(op: SwitchOp, rewriter: PatternRewriter) -> Outcome:
    """switch(x, default: ^a, 1: ^a, 2: ^b) -> switch(x, default: ^a, 2: ^b)"""
    block, operands = _default(op)
    return _keep_cases(op, rewriter, lambda value, case: case[0] is not block or case[1] != operands)


@canonicalize(name="simplifyConstSwitchValue")
def switch_on_constant(op: SwitchOp, rewriter: PatternRewriter) -> Outcome:
    """switch(constant, ...) -> br"""
    known = constant_value(op.flag)
    if not isinstance(known, IntegerAttr):
        return rewriter.notify_match_failure(op, "the flag is not known")
    return _branch_for(op, rewriter, known.value)


@canonicalize(name="simplifyPassThroughSwitch")
def skip_passing_destinations(op: SwitchOp, rewriter: PatternRewriter) -> Outcome:
    """switch(x, 1: ^bb: br(^a)) -> switch(x, 1: ^a)"""
    cases = _cases(op)
    collapsed = [collapse(*destination) for _, destination in cases]
    default = collapse(*_default(op))
    if default is None and all(destination is None for destination in collapsed):
        return rewriter.notify_match_failure(op, "no destination consists of a single branch")
    destinations = [new or old for new, (_, old) in zip(collapsed, cases, strict=True)]
    return _switch(op, rewriter, default or _default(op), [value for value, _ in cases], destinations)


def _switch_before(op: SwitchOp) -> SwitchOp | None:
    """Returns the switch on the same flag if it is the block's only predecessor."""
    before = _only_way_to(op.enclosing_block)
    return before if isinstance(before, SwitchOp) and before.flag is op.flag else None


@canonicalize(name="simplifySwitchFromSwitchOnSameCondition")
def switch_on_decided_flag(op: SwitchOp, rewriter: PatternRewriter) -> Outcome:
    """switch(x) in a case of switch(x) as the only predecessor -> br"""
    before = _switch_before(op)
    if before is None or before.default_destination is op.parent:
        return rewriter.notify_match_failure(op, "the flag was not decided before")
    for value, (block, _) in _cases(before):
        if block is op.parent:
            return _branch_for(op, rewriter, value.value)
    return _branch(op, rewriter, *_default(op))


@canonicalize(name="simplifySwitchFromDefaultSwitchOnSameCondition")
def drop_cases_decided_before(op: SwitchOp, rewriter: PatternRewriter) -> Outcome:
    """switch(x) in the default of switch(x) -> switch(x) without the earlier cases"""
    before = _switch_before(op)
    if before is None or before.default_destination is not op.parent:
        return rewriter.notify_match_failure(op, "the predecessor does not end with a switch")
    impossible = {value.value for value, _ in _cases(before)}
    return _keep_cases(op, rewriter, lambda value, case: value.value not in impossible)
