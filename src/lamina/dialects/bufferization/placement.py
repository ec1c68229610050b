"""The placement of allocations, and alternatives."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lamina.analysis.components import strongly_connected
from lamina.analysis.liveness import is_live_in
from lamina.dialects.bufferization.canonicalize import find_dealloc
from lamina.interfaces.effects import (
    AUTOMATIC_ALLOCATION_SCOPE_RESOURCE,
    Effect,
    effects_function,
    may_have_effect,
)
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.region_branch import RegionBranchOpInterface, is_repetitive_region
from lamina.ir.block import Block
from lamina.ir.dominance import DominanceInfo
from lamina.ir.nested_operations import in_post_order
from lamina.ir.operation import Operation
from lamina.ir.value import OpResult, Value


def is_loop(operation: Operation) -> bool:
    """True if regions of the operation may run several times."""
    if LoopLikeOpInterface.has(operation):
        return True
    return RegionBranchOpInterface.has(operation) and any(
        is_repetitive_region(operation, region) for region in operation.regions
    )


def has_known_control_flow(operation: Operation) -> bool:
    return LoopLikeOpInterface.has(operation) or RegionBranchOpInterface.has(operation)


def allocations(root: Operation) -> list[tuple[OpResult, Operation | None]]:
    """Returns the heap buffers that operations allocate, one each, with the operation that frees the buffer; buffers
    that several operations free are left out."""
    buffers: list[tuple[OpResult, Operation | None]] = []
    for operation in in_post_order(root):
        if not operation.results or not may_have_effect(operation.__class__, Effect.ALLOCATE):
            continue
        effects = effects_function(operation)
        if effects is None:
            continue
        allocated = [
            effect.value
            for effect in effects(operation)
            if effect.effect is Effect.ALLOCATE
            and isinstance(effect.value, OpResult)
            and effect.resource is not AUTOMATIC_ALLOCATION_SCOPE_RESOURCE
        ]
        if len(allocated) != 1:
            continue
        known, dealloc = find_dealloc(allocated[0])
        if known:
            buffers.append((allocated[0], dealloc))
    return buffers


def start_operation(buffer: Value, block: Block) -> Operation:
    """Returns the operation in the block before which the buffer must be available."""
    owner = buffer.defining_op
    if owner is not None and owner.parent is block:
        return owner
    start = block.first_op if owner is None or is_live_in(buffer, block) else owner
    assert start is not None
    if start.parent is block:
        return start
    last = block.last_op
    assert last is not None
    return block.find_ancestor_op(start) or last


class CommonDominators:
    """For each buffer the innermost block that dominates it, its aliases and all their users; None if there is none."""

    def __init__(self, views: Callable[[Value], Iterable[Value]], dominance: DominanceInfo) -> None:
        self._views = views
        self._dominance = dominance
        self._found: dict[Value, Block | None] = {}

    def of(self, buffer: Value) -> Block | None:
        dominators = self._found
        if buffer not in dominators:
            views = self._new_views(buffer)
            if any(map(self._new_views, views)):
                for component in strongly_connected([buffer], self._new_views):
                    dominators.update(dict.fromkeys(component, self._of_component(component)))
            else:
                # The usual case, each a component of its own.
                for value in (*views, buffer):
                    dominators[value] = self._of_component([value])
        return dominators[buffer]

    def _new_views(self, value: Value) -> list[Value]:
        return [view for view in self._views(value) if view not in self._found]

    def _of_component(self, component: list[Value]) -> Block | None:
        """Returns the common dominators of the values and their users, and of all their views."""
        blocks: dict[Block | None, None] = {}
        dominators = self._found
        for value in component:
            blocks[value.parent_block] = None
            use = value.first_use
            while use is not None:
                blocks[use.owner.parent] = None
                use = use.next_use
            for view in self._views(value):
                if view in dominators:
                    blocks[dominators[view]] = None
        nearest, *others = blocks
        for block in others:
            nearest = None if nearest is None else _nearest(nearest, block, self._dominance)
        return nearest


def _nearest(left: Block, right: Block | None, dominance: DominanceInfo) -> Block | None:
    at: Block | None = left
    while at is not None and at.parent is not None and right is not None:
        inner = at.parent.find_ancestor_block(right)
        if inner is not None:
            if inner is at:
                return at
            return dominance.tree(at.parent).nearest_common_dominator(at, inner)
        holder = at.parent_op
        at = None if holder is None else holder.parent
    return None


def properly_dominates(left: Block | None, right: Block, dominance: DominanceInfo) -> bool:
    return left is not None and left is not right and dominance.dominates_block(left, right)
