"""Simplification of the regions of an operation: unreachable blocks, dead operations and block arguments, and
optionally identical blocks and redundant block arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from lamina.analysis.equivalence import equal_but_for_operands
from lamina.interfaces.branch import BranchOpInterface, successor_operands
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite.dead_code import Simplified, drop_uses, erase_dead_code, push_nested, regions_with_dead_code
from lamina.rewrite.rewriter import PatternRewriter


def simplify_regions(rewriter: PatternRewriter, regions: Iterable[Region], merge_blocks: bool = False) -> bool:
    """Simplifies the regions and all nested ones; returns whether anything changed."""
    return simplify_regions_reporting(rewriter, regions, merge_blocks) is Simplified.CHANGED


def simplify_regions_reporting(
    rewriter: PatternRewriter,
    regions: Iterable[Region],
    merge_blocks: bool,
    note_change_inside: Callable[[Operation | None], None] | None = None,
) -> Simplified:
    """Like `simplify_regions`, with a more detailed answer. The callback gets the operations inside which block
    arguments and operands of branches may have been removed, which listeners are not notified of."""
    listed = list(regions)
    # Nothing that happens here adds a block to a region that has one.
    has_branches = _has_several_blocks(listed)
    changed = has_branches and erase_unreachable_blocks(rewriter, listed)
    suspects = list(regions_with_dead_code(listed))
    outcome = erase_dead_code(rewriter, suspects) if suspects else Simplified.NOTHING
    if note_change_inside is not None and outcome is not Simplified.NOTHING:
        for region in suspects:
            note_change_inside(region.parent)
    changed |= outcome is Simplified.CHANGED
    if merge_blocks and has_branches:
        changed |= merge_identical_blocks(rewriter, listed)
        changed |= drop_redundant_arguments(rewriter, listed)
    return Simplified.CHANGED if changed else outcome


def _has_several_blocks(regions: Iterable[Region]) -> bool:
    """True if one of the regions, or a nested one, has more than one block."""
    worklist = list(regions)
    while worklist:
        region = worklist.pop()
        if region.first_block is not region.last_block:
            return True
        if region.first_block is not None:
            push_nested(region.first_block, worklist)
    return False


# ---- Unreachable blocks


def erase_unreachable_blocks(rewriter: PatternRewriter, regions: Iterable[Region]) -> bool:
    """Erases the blocks that are unreachable from their region's entry."""
    changed = False
    worklist = list(regions)
    while worklist:
        region = worklist.pop()
        if region.first_block is None:
            continue
        if region.has_one_block:
            push_nested(region.first_block, worklist)
            continue
        reachable = reachable_blocks(region)
        for block in region.blocks:
            if block in reachable:
                push_nested(block, worklist)
                continue
            for argument in block.arguments:
                drop_uses(argument)
            for operation in block.operations:
                for result in operation.results:
                    drop_uses(result)
            rewriter.erase_block(block)
            changed = True
    return changed


def reachable_blocks(region: Region) -> set[Block]:
    """Returns the blocks that a path from the entry leads to."""
    entry = region.first_block
    if entry is None:
        return set()
    seen = {entry}
    stack = [entry]
    while stack:
        for successor in stack.pop().successors:
            if successor not in seen:
                seen.add(successor)
                stack.append(successor)
    return seen


def eliminate_dead_code(rewriter: PatternRewriter, regions: Iterable[Region]) -> bool:
    """Erases unreachable blocks, and dead operations and block arguments, across blocks and cycles."""
    listed = list(regions)
    changed = erase_unreachable_blocks(rewriter, listed)
    return erase_dead_code(rewriter, listed) is Simplified.CHANGED or changed


# ---- Identical blocks


class _Cluster:
    """A block and others identical to it except for values from outside of them."""

    __slots__ = ("leader", "order", "others", "differing")

    def __init__(self, leader: Block) -> None:
        self.leader = leader
        self.order = _order_of_values(leader)
        self.others: list[Block] = []
        self.differing: set[tuple[int, int]] = set()

    def add(self, block: Block) -> bool:
        """Adds the block if it matches."""
        leader = self.leader
        if leader.argument_types != block.argument_types:
            return False
        order = _order_of_values(block)
        differing: list[tuple[int, int]] = []
        left, right = leader.first_op, block.first_op
        position = 0
        while left is not None and right is not None:
            if not equal_but_for_operands(left, right):
                return False
            for index, (operand, other) in enumerate(zip(left.operands, right.operands, strict=True)):
                if operand is other:
                    continue
                inside = operand.parent_block is leader
                if operand.type is not other.type or inside != (other.parent_block is block):
                    return False
                if not inside:
                    differing.append((position, index))
                elif self.order[operand] != order[other]:
                    return False
            if _used_outside(left, leader) or _used_outside(right, block):
                return False
            left, right = left.next_op, right.next_op
            position += 1
        if left is not None or right is not None:
            return False
        self.differing.update(differing)
        self.others.append(block)
        return True

    def merge(self, rewriter: PatternRewriter) -> bool:
        if not self.others:
            return False
        blocks = [self.leader, *self.others]
        if self.differing:
            if not all(_predecessors_take_operands(block) for block in blocks):
                return False
            self._make_arguments(rewriter, blocks)
        for block in self.others:
            rewriter.replace_block_uses(block, self.leader)
            rewriter.erase_block(block)
        return True

    def _make_arguments(self, rewriter: PatternRewriter, blocks: Sequence[Block]) -> None:
        """Turns the operands that differ into arguments of the leader; equal columns share an argument."""
        bodies = [list(block.operations) for block in blocks]
        arguments: dict[tuple[Value, ...], BlockArgument] = {}
        for position, index in sorted(self.differing):
            column = tuple(body[position].operand(index) for body in bodies)
            argument = arguments.get(column)
            if argument is None:
                argument = arguments[column] = self.leader.add_argument(column[0].type, column[0].location)
            slot = bodies[0][position].op_operands[index]
            slot.set(argument)
            rewriter.notify_modified(slot.owner)
        columns = list(arguments)
        for row, block in enumerate(blocks):
            values = [column[row] for column in columns]
            for use in list(block.uses):
                model = BranchOpInterface.get(use.owner)
                assert model is not None
                model.get_successor_operands(use.owner, use.index).append(values)


def _order_of_values(block: Block) -> dict[Value, int]:
    order: dict[Value, int] = {argument: argument.index for argument in block.arguments}
    number = len(order)
    for operation in block.operations:
        for result in operation.results:
            order[result] = number
            number += 1
    return order


def _used_outside(operation: Operation, block: Block) -> bool:
    return any(result.is_used_outside_of_block(block) for result in operation.results)


def _predecessors_take_operands(block: Block) -> bool:
    return all(BranchOpInterface.get(use.owner) is not None for use in block.uses)


def _nested_regions(regions: Iterable[Region]) -> Iterator[Region]:
    """Yields the regions and their nested ones; a region's contents are visited after it was yielded."""
    stack = list(regions)
    while stack:
        region = stack.pop()
        yield region
        for block in region.blocks:
            push_nested(block, stack)


def merge_identical_blocks(rewriter: PatternRewriter, regions: Iterable[Region]) -> bool:
    """Merges identical blocks of a region; differing values become block arguments."""
    changed = False
    for region in _nested_regions(regions):
        while _merge_identical_blocks_of(rewriter, region):
            changed = True
    return changed


def _merge_identical_blocks_of(rewriter: PatternRewriter, region: Region) -> bool:
    if region.first_block is None or region.has_one_block:
        return False
    groups: dict[tuple[Block, ...], list[Block]] = {}
    for block in list(region.blocks)[1:]:
        groups.setdefault(tuple(block.successors), []).append(block)
    changed = False
    for blocks in groups.values():
        if len(blocks) < 2:
            continue
        clusters: list[_Cluster] = []
        for block in blocks:
            if any(not inner.empty for operation in block.operations for inner in operation.regions):
                continue
            if any(argument.is_used_outside_of_block(block) for argument in block.arguments):
                continue
            if not any(cluster.add(block) for cluster in clusters):
                clusters.append(_Cluster(block))
        for cluster in clusters:
            changed |= cluster.merge(rewriter)
    return changed


# ---- Block arguments with a single incoming value


def drop_redundant_arguments(rewriter: PatternRewriter, regions: Iterable[Region]) -> bool:
    """Replaces block arguments for which every branch passes the same value."""
    changed = False
    for region in _nested_regions(regions):
        for block in list(region.blocks)[1:]:
            if block.arguments:
                changed |= _drop_redundant_arguments_of(rewriter, block)
    return changed


def _drop_redundant_arguments_of(rewriter: PatternRewriter, block: Block) -> bool:
    uses = list(block.uses)
    handed = []
    for use in uses:
        operands = successor_operands(use.owner, use.index)
        if operands is None:
            return False
        handed.append(operands)
    if not handed:
        return False
    redundant: list[int] = []
    for argument in block.arguments:
        values = [operands.operand(argument.index) for operands in handed]
        common = values[0]
        if common is None or any(value is not common for value in values):
            continue
        redundant.append(argument.index)
        rewriter.replace_all_uses_with(argument, common)
    for index in reversed(redundant):
        for use in uses:
            operands = successor_operands(use.owner, use.index)
            assert operands is not None
            operands.erase(index)
        block.erase_argument(index)
    return bool(redundant)
