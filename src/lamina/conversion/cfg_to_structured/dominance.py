"""The blocks dominated by a block, in the order of lifting."""

from __future__ import annotations

from lamina.ir.block import Block
from lamina.ir.dominance import DominatorTree
from lamina.ir.region import Region


class DominanceOrder:
    """A region's blocks in dominator tree pre-order: the blocks dominated by a block follow it. Siblings are in the
    order of a search from the entry."""

    def __init__(self, region: Region) -> None:
        immediate = DominatorTree(region).immediate
        children: dict[Block, list[Block]] = {}
        entry = region.entry_block
        for block in _discovered(entry):
            if block is not entry:
                children.setdefault(immediate[block], []).append(block)
        self.order: list[Block] = []
        self._start: dict[Block, int] = {}
        self._end: dict[Block, int] = {}
        pending: list[tuple[Block, bool]] = [(entry, False)]
        while pending:
            block, done = pending.pop()
            if done:
                self._end[block] = len(self.order)
                continue
            self._start[block] = len(self.order)
            self.order.append(block)
            pending.append((block, True))
            pending += [(child, False) for child in reversed(children.get(block, ()))]

    def dominated_by(self, block: Block) -> list[Block]:
        """Returns the block and all blocks that it dominates."""
        return self.order[self._start[block] : self._end[block]]

    def dominates(self, left: Block, right: Block) -> bool:
        """True if every path from the entry to ``right`` goes through ``left``."""
        return self._start[left] <= self._start[right] < self._end[left]


def _discovered(entry: Block) -> list[Block]:
    """Returns the blocks in the order of a depth-first search."""
    seen: set[Block] = set()
    order: list[Block] = []
    stack = [entry]
    while stack:
        block = stack.pop()
        if block not in seen:
            seen.add(block)
            order.append(block)
            stack += reversed(block.successors)
    return order


class Dominance:
    """Caches the orders of regions until they are invalidated."""

    def __init__(self) -> None:
        self._orders: dict[Region, DominanceOrder] = {}

    def order(self, region: Region) -> DominanceOrder:
        order = self._orders.get(region)
        if order is None:
            order = self._orders[region] = DominanceOrder(region)
        return order

    def invalidate(self, region: Region) -> None:
        self._orders.pop(region, None)
