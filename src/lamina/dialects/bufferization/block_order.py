"""The order in which deallocation visits blocks, and lists values."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from lamina.ir.block import Block
from lamina.ir.dominance import blocks_in_post_order
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, OpResult, Value


class ValueOrder:
    """Block arguments by their number, then results as their operations follow each other; where that does not decide,
    by the regions around. The order is MLIR's, as it shows in the text."""

    def __init__(self) -> None:
        self._positions: dict[Block, int] = {}

    def sorted(self, values: Iterable[Value]) -> list[Value]:
        return sorted(values, key=functools.cmp_to_key(self._compare))

    def _compare(self, left: Value, right: Value) -> int:
        if isinstance(left, BlockArgument):
            if not isinstance(right, BlockArgument):
                return -1
            if left.index != right.index:
                return left.index - right.index
        elif isinstance(right, BlockArgument):
            return 1
        if isinstance(left, OpResult) and isinstance(right, OpResult) and left.owner is right.owner:
            return left.index - right.index
        first, second = left.parent_block, right.parent_block
        assert first is not None and second is not None
        if first.parent is not second.parent:
            assert first.parent is not None and second.parent is not None
            return self._compare_regions(first.parent, second.parent)
        if isinstance(left, OpResult) and isinstance(right, OpResult):
            return self._compare_operations(left.owner, right.owner)
        return self._position(first) - self._position(second)

    def _compare_operations(self, left: Operation, right: Operation) -> int:
        """Returns the order of operations in one region."""
        if left.parent is right.parent:
            return -1 if left.is_before_in_block(right) else 1
        assert left.parent is not None and right.parent is not None
        return self._position(left.parent) - self._position(right.parent)

    def _compare_regions(self, left: Region, right: Region) -> int:
        """Compares by the numbers of the regions from inside to outside; then shallower or earlier ones come first."""
        first: Region | None = left
        second: Region | None = right
        while first is not None and second is not None:
            if first.index != second.index:
                return first.index - second.index
            outer, other_outer = first.parent_region, second.parent_region
            if outer is other_outer:
                assert first.parent is not None and second.parent is not None
                return self._compare_operations(first.parent, second.parent)
            first, second = outer, other_outer
        return -1 if first is None else 1

    def _position(self, block: Block) -> int:
        """Returns the number of the block in its region; blocks stay where they are while values are compared."""
        position = self._positions.get(block)
        if position is None:
            assert block.parent is not None
            self._positions.update({sibling: at for at, sibling in enumerate(block.parent.blocks)})
            position = self._positions[block]
        return position


def blocks_inner_first(root: Operation) -> list[Block]:
    """Returns all blocks, nested blocks before their parents, in the order of control flow."""
    inner_first: list[Block] = []
    stack: list[tuple[Block, bool]] = [(block, False) for region in reversed(root.regions) for block in _order(region)]
    while stack:
        block, leaving = stack.pop()
        if leaving:
            inner_first.append(block)
            continue
        stack.append((block, True))
        inner = [
            block_above
            for operation in block.operations
            for region in operation.regions
            for block_above in _order(region)[::-1]
        ]
        stack.extend((inner_block, False) for inner_block in reversed(inner))
    return inner_first


def _order(region: Region) -> list[Block]:
    """Returns the reachable blocks of a region, successors first, with their predecessors,
    whose forwarded operands must match the arguments."""
    if region.empty:
        return []
    seen: set[Block] = set()
    order = blocks_in_post_order(region.entry_block, seen)
    others = [block for block in region.blocks if block not in seen]
    if any(successor in seen for block in others for successor in block.successors):
        for block in others:
            if block not in seen:
                order += blocks_in_post_order(block, seen)
    return order


def has_backedge(function: Operation) -> bool:
    """True if blocks anywhere inside can be reached from themselves."""
    for operation in function.walk():
        for region in operation.regions:
            if region.empty or region.has_one_block:
                if not region.empty and region.entry_block in region.entry_block.successors:
                    return True
                continue
            if _region_has_cycle(region.entry_block):
                return True
    return False


def _region_has_cycle(entry: Block) -> bool:
    active: set[Block] = {entry}
    done: set[Block] = set()
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        following = next(successors, None)
        if following is None:
            active.discard(block)
            done.add(block)
            stack.pop()
        elif following in active:
            return True
        elif following not in done:
            active.add(following)
            stack.append((following, iter(following.successors)))
    return False
