"""Dominance between blocks, operations and values.

Dominator trees are computed per region on demand by the algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast
Dominance Algorithm"). Single-block regions and graph regions need none.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from lamina.ir import traits
from lamina.ir.block import Block, BlockOperand
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, OpResult, Value


def has_ssa_dominance(region: Region) -> bool:
    """True if definitions in the region must precede their uses. Graph regions, and regions of unregistered operations,
    are exempt."""
    holder = region.parent
    if holder is None:
        return True
    if not holder.is_registered:
        return False
    kind = getattr(holder, "region_kind", None)
    if kind is not None:
        return bool(kind(region.index) != "graph")
    return not holder.has_trait(traits.HasOnlyGraphRegion)


class DominatorTree:
    """Immediate dominators of the blocks reachable from a region's entry."""

    __slots__ = ("immediate", "order", "_climbed", "_spans")

    def __init__(self, region: Region) -> None:
        self._climbed = 0
        self._spans: dict[Block, tuple[int, int]] | None = None
        self.immediate: dict[Block, Block] = {}
        self.order: dict[Block, int] = {}
        entry = region.first_block
        if entry is None:
            return
        if self._compute(list(region)):
            return
        blocks = blocks_in_post_order(entry)
        blocks.reverse()
        if not self._compute(blocks):
            while self._sweep(blocks, []):
                pass

    def _compute(self, blocks: list[Block]) -> bool:
        """Computes the dominators of the blocks from edges that lead forwards; returns whether that is all there is to
        know: each block has such an edge, and edges back, those of loops with one entry, change nothing because they
        lead to blocks that dominate their origins."""
        entry, count = blocks[0], len(blocks)
        self.order = {block: count - number for number, block in enumerate(blocks)}
        self.immediate = {entry: entry}
        back: list[tuple[Block, Block]] = []
        self._sweep(blocks, back)
        return len(self.immediate) == count and all(self._is_above(block, origin) for origin, block in back)

    def _sweep(self, blocks: list[Block], back: list[tuple[Block, Block]]) -> bool:
        """Recomputes the dominators of all blocks but the entry, which comes first, from those of their predecessors;
        returns whether one changed. Edges from blocks that have none yet are added to ``back``."""
        order, immediate = self.order, self.immediate
        changed = False
        for block in islice(blocks, 1, None):
            best: Block | None = None
            use = block.first_use
            while use is not None:
                origin = use.owner.parent
                use = use.next_use
                if origin in immediate:
                    best = origin if best is None or best is origin else self._intersect(origin, best)
                elif origin in order:
                    back.append((origin, block))
            if best is not None and immediate.get(block) is not best:
                immediate[block] = best
                changed = True
        return changed

    def _is_above(self, block: Block, at: Block) -> bool:
        bound = self.order[block]
        while self.order[at] < bound:
            at = self.immediate[at]
        return at is block

    def _intersect(self, left: Block, right: Block) -> Block:
        order, immediate = self.order, self.immediate
        while left is not right:
            while order[left] < order[right]:
                left = immediate[left]
            while order[right] < order[left]:
                right = immediate[right]
        return left

    def is_reachable(self, block: Block) -> bool:
        return block in self.order

    def dominates(self, left: Block, right: Block) -> bool:
        """True if every path from the entry to ``right`` goes through ``left``; all blocks dominate unreachable ones.
        """
        if left is right or right not in self.order:
            return True
        if left not in self.order:
            return False
        if self._spans is not None:
            first, last = self._spans[left]
            return first <= self._spans[right][0] < last
        bound = self.order[left]
        while self.order[right] < bound:
            right = self.immediate[right]
            self._climbed += 1
        # After as many steps as visiting the whole tree takes, it is cheaper to compute the span of each block's
        # subtree.
        if self._climbed > 4 * len(self.order):
            self._spans = self._find_spans()
        return left is right

    def _find_spans(self) -> dict[Block, tuple[int, int]]:
        """Numbers the blocks so that the blocks dominated by a block form a span starting at its own number."""
        sizes = dict.fromkeys(self.immediate, 1)
        by_depth = sorted(self.immediate, key=self.order.__getitem__)
        # A block comes after all blocks that it dominates.
        for block in by_depth:
            above = self.immediate[block]
            if above is not block:
                sizes[above] += sizes[block]
        spans: dict[Block, tuple[int, int]] = {}
        free: dict[Block, int] = {}
        for block in reversed(by_depth):
            above = self.immediate[block]
            start = 0 if above is block else free[above]
            if above is not block:
                free[above] += sizes[block]
            spans[block] = (start, start + sizes[block])
            free[block] = start + 1
        return spans

    def nearest_common_dominator(self, left: Block, right: Block) -> Block | None:
        if left not in self.order or right not in self.order:
            return None
        return self._intersect(left, right)


def blocks_in_post_order(entry: Block, seen: set[Block] | None = None) -> list[Block]:
    """Returns the blocks that control flow reaches from ``entry`` without those already ``seen``, successors first."""
    seen = set() if seen is None else seen
    seen.add(entry)
    if entry.next_block is None and entry.prev_block is None:
        return [entry]
    order: list[Block] = []
    stack = [(entry, _successor_slots(entry))]
    while stack:
        block, slots = stack[-1]
        for slot in slots:
            successor = slot.block
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, _successor_slots(successor)))
                break
        else:
            stack.pop()
            order.append(block)
    return order


def _successor_slots(block: Block) -> Iterator[BlockOperand]:
    last = block.last_op
    return iter(() if last is None else last._successors)


class DominanceInfo:
    """Dominance in an operation's regions; trees are computed on first use.

    ``invalidate`` must be called for a region whose control flow changed.
    """

    __slots__ = ("_trees", "_ssa")

    def __init__(self) -> None:
        self._trees: dict[Region, DominatorTree] = {}
        self._ssa: dict[Region, bool] = {}

    def invalidate(self, region: Region | None = None) -> None:
        if region is None:
            self._trees.clear()
            self._ssa.clear()
        else:
            self._trees.pop(region, None)
            self._ssa.pop(region, None)

    def tree(self, region: Region) -> DominatorTree:
        known = self._trees.get(region)
        if known is None:
            known = self._trees[region] = DominatorTree(region)
        return known

    def has_ssa_dominance(self, region: Region) -> bool:
        known = self._ssa.get(region)
        if known is None:
            known = self._ssa[region] = has_ssa_dominance(region)
        return known

    def is_reachable_from_entry(self, block: Block) -> bool:
        region = block.parent
        if region is None or region.first_block is block or region.has_one_block:
            return True
        return self.tree(region).is_reachable(block)

    def dominates_block(self, left: Block, right: Block) -> bool:
        """True if ``left`` dominates ``right``, which may be nested deeper."""
        if left is right:
            return True
        region = left.parent
        if region is None:
            return False
        inner = region.find_ancestor_block(right)
        if inner is None:
            return False
        return inner is left or self.tree(region).dominates(left, inner)

    def properly_dominates(self, left: Operation, right: Operation, enclosing_ok: bool = True) -> bool:
        """True if ``left`` properly dominates ``right``. With ``enclosing_ok`` an operation dominates the operations
        in its own regions."""
        block = left.parent
        if block is None or block.parent is None:
            return False
        at: Operation | None = right
        if right.parent is not block:
            at = block.parent.find_ancestor_op(right)
            if at is None:
                return False
            if at is left and enclosing_ok:
                return True
        assert at is not None and at.parent is not None
        if at.parent is block:
            if at is left:
                # In a graph region an operation dominates itself and the contents of its regions.
                return not self.has_ssa_dominance(block.parent)
            return not self.has_ssa_dominance(block.parent) or left.is_before_in_block(at)
        return self.tree(block.parent).dominates(block, at.parent)

    def dominates(self, left: Operation, right: Operation) -> bool:
        return left is right or self.properly_dominates(left, right)

    def value_dominates(self, value: Value, user: Operation) -> bool:
        """True if the value dominates ``user``."""
        if isinstance(value, OpResult):
            return self.properly_dominates(value.owner, user, enclosing_ok=False)
        assert isinstance(value, BlockArgument)
        block = user.parent
        return block is not None and self.dominates_block(value.owner, block)
