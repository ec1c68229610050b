"""``mem2reg``: turns memory that is only loaded and stored into values and block arguments."""

from __future__ import annotations

from functools import cmp_to_key
from typing import TYPE_CHECKING

from lamina.interfaces.branch import BranchOpInterface
from lamina.interfaces.data_layout import DataLayout, data_layout
from lamina.interfaces.memory_slots import (
    BlockingUses,
    MemorySlot,
    PromotableAllocationOpInterface,
    PromotableMemOpInterface,
    PromotableOpInterface,
    ReachedSlot,
    all_can_go,
)
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.dominance import DominanceInfo, DominatorTree, has_ssa_dominance
from lamina.ir.nested_operations import in_region
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import OpOperand, Value
from lamina.passmanager import Pass, option, register_pass, statistic

if TYPE_CHECKING:
    from lamina.interfaces.memory_slots import PromotableAllocationModel

# The uses of a slot that must go, by user.
UsesByUser = dict[Operation, set[OpOperand]]


@register_pass("mem2reg", summary="Promotes memory slots into values.", display_name="Mem2Reg")
class Mem2Reg(Pass):
    """Promotes the slots of allocations as long as some can be promoted.

    ``region-simplify`` is taken so that MLIR's pipelines can be read; it changes nothing, there as here.
    """

    new_arguments: int = statistic("new block args", "Block arguments added")
    promoted: int = statistic("promoted slots", "Memory slots promoted")
    region_simplify: bool = option(
        "region-simplify", default=True, description="Perform control flow optimizations to the region tree"
    )

    def run(self, operation: Operation) -> None:
        dominance = DominanceInfo()
        self._frontiers: dict[Region, dict[Block, set[Block]]] = {}
        layout = data_layout(operation)
        for region in operation.regions:
            allocators = [inner for inner in in_region(region) if PromotableAllocationOpInterface.get(inner)]
            while allocators:
                left = []
                for allocator in allocators:
                    if not self._promote_one(allocator, dominance, layout):
                        left.append(allocator)
                if len(left) == len(allocators):
                    break
                allocators = left

    def _promote_one(self, allocator: Operation, dominance: DominanceInfo, layout: DataLayout) -> bool:
        model = PromotableAllocationOpInterface.get(allocator)
        assert model is not None
        for slot in model.get_promotable_slots(allocator):
            if not slot.pointer.has_uses:
                continue
            region = slot.pointer.parent_region
            assert region is not None
            blocking = _blocking_uses(slot, region, layout)
            if blocking is None:
                continue
            if region not in self._frontiers:
                self._frontiers[region] = _frontiers(region, dominance.tree(region))
            merges = _merge_points(slot, region, self._frontiers[region])
            if merges is None:
                continue
            _Promoter(slot, model, blocking, merges, region, dominance, layout).promote()
            self.promoted += 1
            self.new_arguments += len(merges)
            return True
        return False


def _blocking_uses(slot: MemorySlot, region: Region, layout: DataLayout) -> UsesByUser | None:
    """Returns the uses that must be removed; None if one cannot."""
    if not has_ssa_dominance(region):
        return None
    blocking: UsesByUser = {}
    for use in slot.pointer.uses:
        blocking.setdefault(use.owner, set()).add(use)

    def can_go(user: Operation, uses: BlockingUses) -> bool:
        plain = PromotableOpInterface.get(user)
        if plain is not None:
            return plain.can_uses_be_removed(user, uses)
        memory = PromotableMemOpInterface.get(user)
        return memory is not None and user.parent_region is region and memory.can_uses_be_removed(user, slot, uses)

    return blocking if all_can_go(blocking, layout, can_go) else None


def _merge_points(slot: MemorySlot, region: Region, frontiers: dict[Block, set[Block]]) -> set[Block] | None:
    """Returns the blocks that different values of the slot reach; None if the branches to one cannot forward
    values."""
    if region.has_one_block:
        return set()
    defining: set[Block] = set()
    for user in slot.pointer.users:
        model = PromotableMemOpInterface.get(user)
        if model is not None and model.stores_to(user, slot):
            assert user.parent is not None
            defining.add(user.parent)
    live_in = _live_in(slot, defining)
    merges: set[Block] = set()
    worklist = list(defining)
    while worklist:
        for block in frontiers.get(worklist.pop(), ()):
            if block not in merges and block in live_in:
                merges.add(block)
                worklist.append(block)
    for block in merges:
        for predecessor in block.predecessors:
            terminator = predecessor.last_op
            if terminator is None or not BranchOpInterface.has(terminator):
                return None
    return merges


def _frontiers(region: Region, tree: DominatorTree) -> dict[Block, set[Block]]:
    """Returns the dominance frontier of each block."""
    frontiers: dict[Block, set[Block]] = {}
    for block in region.blocks:
        predecessors = [predecessor for predecessor in block.predecessors if tree.is_reachable(predecessor)]
        if not tree.is_reachable(block) or len(predecessors) < 2:
            continue
        for runner in predecessors:
            while runner is not tree.immediate[block]:
                frontiers.setdefault(runner, set()).add(block)
                runner = tree.immediate[runner]
    return frontiers


def _live_in(slot: MemorySlot, defining: set[Block]) -> set[Block]:
    """Returns the blocks that need the slot's value from before."""
    first: dict[Block, Operation] = {}
    for user in slot.pointer.users:
        model = PromotableMemOpInterface.get(user)
        if model is None or not (model.loads_from(user, slot) or model.stores_to(user, slot)):
            continue
        assert user.parent is not None
        known = first.get(user.parent)
        if known is None or user.is_before_in_block(known):
            first[user.parent] = user
    worklist = [block for block, user in first.items() if _loads(user, slot)]
    live: set[Block] = set()
    while worklist:
        block = worklist.pop()
        if block not in live:
            live.add(block)
            worklist += [predecessor for predecessor in block.predecessors if predecessor not in defining]
    return live


def _loads(operation: Operation, slot: MemorySlot) -> bool:
    model = PromotableMemOpInterface.get(operation)
    return model is not None and model.loads_from(operation, slot)


class _Promoter:
    """Promotes one slot."""

    def __init__(
        self,
        slot: MemorySlot,
        allocation: type[PromotableAllocationModel],
        blocking: UsesByUser,
        merges: set[Block],
        region: Region,
        dominance: DominanceInfo,
        layout: DataLayout,
    ) -> None:
        self.slot = slot
        self.allocation = allocation
        owner = slot.pointer.defining_op
        assert owner is not None
        self.allocator = owner
        self.blocking = blocking
        self.merges = merges
        self.region = region
        self.tree = dominance.tree(region)
        self.layout = layout
        self.builder = Builder(location=owner.raw_location)
        # The operations that use the slot, by block.
        self._users: dict[Block, list[Operation]] = {}
        self._order = _in_order(blocking, region, self.tree)
        for operation in self._order:
            assert operation.parent is not None
            self._users.setdefault(operation.parent, []).append(operation)
        self._default: Value | None = None
        self._reaching: dict[Operation, Value] = {}
        self._stored: dict[Operation, Value] = {}

    def promote(self) -> None:
        self._find_values()
        self._remove_uses()
        for merge in self.merges:
            # Branches that are never run.
            for predecessor in set(merge.predecessors):
                self._hand_over(predecessor, None, merge)
        self.allocation.handle_promotion_complete(self.allocator, self.slot, self._default, self.builder)

    def default(self) -> Value:
        """Returns the value of the slot before any store."""
        if self._default is None:
            block = self.slot.pointer.parent_block
            assert block is not None
            self.builder.set_insertion_point_to_start(block)
            self.builder.location = self.allocator.raw_location
            self._default = self.allocation.get_default_value(self.allocator, self.slot, self.builder)
        return self._default

    def _find_values(self) -> None:
        """Follows the dominator tree with the value that the slot holds."""
        entry = self.region.entry_block
        children: dict[Block, list[Block]] = {}
        if not self.region.has_one_block:
            for block, dominator in self.tree.immediate.items():
                if block is not dominator:
                    children.setdefault(dominator, []).append(block)
        stack = [(entry, self.default())]
        while stack:
            block, value = stack.pop()
            if block in self.merges:
                argument = block.add_argument(self.slot.element_type, self.allocator.raw_location)
                self.builder.set_insertion_point_to_start(block)
                self.allocation.handle_block_argument(self.allocator, self.slot, argument, self.builder)
                value = argument
            value = self._follow(block, value)
            for successor in dict.fromkeys(block.successors):
                if successor in self.merges:
                    self._hand_over(block, value, successor)
            stack += [(child, value) for child in children.get(block, ())]

    def _follow(self, block: Block, value: Value) -> Value:
        for operation in self._users.get(block, ()):
            model = PromotableMemOpInterface.get(operation)
            if model is None:
                continue
            self._reaching[operation] = value
            if model.stores_to(operation, self.slot):
                self._after(operation)
                value = self._stored[operation] = model.get_stored(operation, self._reached(value))
        return value

    def _reached(self, value: Value) -> ReachedSlot:
        return ReachedSlot(self.slot, value, self.builder, self.layout)

    def _hand_over(self, block: Block, value: Value | None, successor: Block) -> None:
        """Adds the value to the branches to the block; without a value, the default if missing."""
        terminator = block.last_op
        assert terminator is not None
        model = BranchOpInterface.get(terminator)
        assert model is not None
        for index, target in enumerate(terminator.successors):
            if target is successor:
                operands = model.get_successor_operands(terminator, index)
                if value is not None:
                    operands.append([value])
                elif len(operands) < len(successor.arguments):
                    operands.append([self.default()])

    def _remove_uses(self) -> None:
        erased: list[Operation] = []
        replaced: list[tuple[Operation, Value]] = []
        visitors: list[Operation] = []
        for operation in reversed(self._order):
            memory = PromotableMemOpInterface.get(operation)
            if memory is not None:
                # An operation out of reach is in code that is never run.
                value = self._reaching.get(operation) or self.default()
                self._after(operation)
                if memory.remove_blocking_uses(operation, self._reached(value)):
                    erased.append(operation)
                if operation in self._stored:
                    replaced.append((operation, self._stored[operation]))
                continue
            plain = PromotableOpInterface.get(operation)
            assert plain is not None
            self._after(operation)
            if plain.remove_blocking_uses(operation, self.builder):
                erased.append(operation)
            if plain.requires_replaced_values(operation):
                visitors.append(operation)
        for operation in visitors:
            plain = PromotableOpInterface.get(operation)
            assert plain is not None
            self._after(operation)
            plain.visit_replaced_values(operation, replaced, self.builder)
        for operation in erased:
            operation.erase()

    def _after(self, operation: Operation) -> None:
        self.builder.set_insertion_point_after(operation)
        self.builder.location = operation.raw_location


def _in_order(users: UsesByUser, region: Region, tree: DominatorTree) -> list[Operation]:
    """Returns the users in execution order."""
    by_block: dict[Block, list[tuple[Operation, Operation]]] = {}
    for user in users:
        holder = user
        while holder.parent_region is not region:
            assert holder.parent_op is not None
            holder = holder.parent_op
        assert holder.parent is not None
        by_block.setdefault(holder.parent, []).append((holder, user))
    # The tree has the blocks in postorder.
    blocks = sorted(by_block, key=lambda block: -tree.order.get(block, -1))
    return [user for block in blocks for _, user in sorted(by_block[block], key=cmp_to_key(_compare))]


def _compare(left: tuple[Operation, Operation], right: tuple[Operation, Operation]) -> int:
    if left[0] is right[0]:
        return 0
    return -1 if left[0].is_before_in_block(right[0]) else 1
