"""``sroa``: splits memory of aggregates into memory of their parts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lamina.interfaces.data_layout import DataLayout, data_layout
from lamina.interfaces.memory_slots import (
    BlockingUses,
    DestructurableAccessorOpInterface,
    DestructurableAllocationOpInterface,
    DestructurableMemorySlot,
    MemorySlot,
    PromotableOpInterface,
    SafeMemorySlotAccessOpInterface,
    SlotParts,
    SlotUses,
    all_can_go,
)
from lamina.ir.attribute import Attribute
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand
from lamina.passmanager import Pass, register_pass, statistic

if TYPE_CHECKING:
    from lamina.interfaces.memory_slots import DestructurableAllocationModel


@dataclass
class _Plan:
    """The plan for a slot: the used indices, the accesses to rewire, the other uses to remove."""

    used: dict[Attribute, None] = field(default_factory=dict)
    accesses: list[Operation] = field(default_factory=list)
    blocking: dict[Operation, set[OpOperand]] = field(default_factory=dict)


@register_pass("sroa", summary="Scalar Replacement of Aggregates", display_name="SROA")
class SROA(Pass):
    """Splits slots of aggregates recursively."""

    destructured: int = statistic("destructured slots", "Total amount of memory slots destructured")
    benefit: int = statistic(
        "slots with memory benefit",
        "Memory slots that shrank because some of their fields are unused",
    )
    largest: int = statistic(
        "max subelement number",
        "Most elements of a slot that was taken apart",
    )

    def run(self, operation: Operation) -> None:
        layout = data_layout(operation)
        for region in operation.regions:
            inside = [inner for block in region.blocks for top in block.operations for inner in top.walk_post_order()]
            allocators = [inner for inner in inside if DestructurableAllocationOpInterface.has(inner)]
            changed = True
            while changed:
                changed, allocators = self._round(allocators, layout)

    def _round(self, allocators: Iterable[Operation], layout: DataLayout) -> tuple[bool, list[Operation]]:
        """Splits at most one slot of each allocation; returns whether any was split, and the current allocations."""
        following: list[Operation] = []
        changed = False
        for allocator in allocators:
            rest = self._split_one(allocator, layout)
            if rest is None:
                following.append(allocator)
            else:
                changed = True
                following += rest
        return changed, following

    def _split_one(self, allocator: Operation, layout: DataLayout) -> list[Operation] | None:
        """Returns the allocations that replace the allocator; None if no slot of it can be split."""
        model = DestructurableAllocationOpInterface.get(allocator)
        assert model is not None
        for slot in model.get_destructurable_slots(allocator):
            plan = _plan(slot, layout)
            if plan is None:
                continue
            parts = self._split(allocator, model, slot, plan, layout)
            return [part for part in parts if DestructurableAllocationOpInterface.has(part)]
        return None

    def _split(
        self,
        allocator: Operation,
        model: type[DestructurableAllocationModel],
        slot: DestructurableMemorySlot,
        plan: _Plan,
        layout: DataLayout,
    ) -> list[Operation]:
        builder = Builder(location=allocator.raw_location)
        subslots: dict[Attribute, MemorySlot] = model.destructure(allocator, slot, plan.used, builder)
        self.destructured += 1
        if len(slot.subelement_types) != len(plan.used):
            self.benefit += 1
        self.largest = max(self.largest, len(slot.subelement_types))
        _rewire(SlotParts(slot, subslots, builder, layout), plan)
        definitions = [subslot.pointer.defining_op for subslot in subslots.values()]
        left = model.handle_destructuring_complete(allocator, slot)
        return [allocation for allocation in (*definitions, left) if allocation is not None]


def _plan(slot: DestructurableMemorySlot, layout: DataLayout) -> _Plan | None:
    """Returns how to split the slot; None if a use prevents it."""
    plan = _Plan()
    if slot.pointer.first_use is None:
        return None
    uses = SlotUses(slot, layout, plan.used)
    must_be_safe = uses.derived
    for use in slot.pointer.uses:
        accessor = DestructurableAccessorOpInterface.get(use.owner)
        if accessor is not None and accessor.can_rewire(use.owner, uses):
            plan.accesses.append(use.owner)
        else:
            plan.blocking.setdefault(use.owner, set()).add(use)
    visited: set[OpOperand] = set()
    while must_be_safe:
        part = must_be_safe.pop()
        for use in part.pointer.uses:
            if use in visited:
                continue
            visited.add(use)
            safe = SafeMemorySlotAccessOpInterface.get(use.owner)
            if safe is None or not safe.ensure_only_safe_accesses(use.owner, part, must_be_safe, layout):
                plan.blocking.setdefault(use.owner, set()).add(use)
    return plan if all_can_go(plan.blocking, layout, _can_go) else None


def _can_go(user: Operation, uses: BlockingUses) -> bool:
    promotable = PromotableOpInterface.get(user)
    return promotable is not None and promotable.can_uses_be_removed(user, uses)


def _rewire(parts: SlotParts, plan: _Plan) -> None:
    builder = parts.builder
    erased: list[Operation] = []
    for operation in _users_first([*plan.blocking, *plan.accesses]):
        builder.set_insertion_point_after(operation)
        builder.location = operation.raw_location
        accessor = DestructurableAccessorOpInterface.get(operation)
        if accessor is not None:
            if accessor.rewire(operation, parts):
                erased.append(operation)
            continue
        promotable = PromotableOpInterface.get(operation)
        assert promotable is not None
        if promotable.remove_blocking_uses(operation, builder):
            erased.append(operation)
    for operation in erased:
        operation.erase()


def _users_first(operations: Iterable[Operation]) -> list[Operation]:
    """Returns the operations sorted so that users come first."""
    wanted = dict.fromkeys(operations)
    done: set[Operation] = set()
    order: list[Operation] = []
    for root in wanted:
        stack = [(root, False)]
        while stack:
            operation, left = stack.pop()
            if left:
                order.append(operation)
            elif operation not in done:
                done.add(operation)
                stack.append((operation, True))
                stack += [(user, False) for user in operation.users if user in wanted and user not in done]
    return order
