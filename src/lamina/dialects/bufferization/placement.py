"""Where allocations are, and where else they could be."""

from __future__ import annotations

from collections.abc import Iterable

from lamina.analysis.liveness import Liveness
from lamina.dialects.bufferization.canonicalize import find_dealloc
from lamina.interfaces.effects import AUTOMATIC_ALLOCATION_SCOPE_RESOURCE, Effect, effects_function
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.region_branch import RegionBranchOpInterface, is_repetitive_region
from lamina.ir.block import Block
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.value import OpResult, Value


def is_loop(operation: Operation) -> bool:
    """Whether regions of the operation may run several times."""
    if LoopLikeOpInterface.has(operation):
        return True
    return RegionBranchOpInterface.has(operation) and any(
        is_repetitive_region(operation, region) for region in operation.regions
    )


def has_known_control_flow(operation: Operation) -> bool:
    return LoopLikeOpInterface.has(operation) or RegionBranchOpInterface.has(operation)


def allocations(root: Operation) -> list[tuple[OpResult, Operation | None]]:
    """The heap buffers that operations allocate, one each, with the operation that frees the buffer; buffers that
    several operations free are left out."""
    found: list[tuple[OpResult, Operation | None]] = []
    for operation in root.walk_post_order():
        effects = effects_function(operation)
        if effects is None:
            continue
        made = [
            one.value
            for one in effects(operation)
            if one.effect is Effect.ALLOCATE
            and isinstance(one.value, OpResult)
            and one.resource is not AUTOMATIC_ALLOCATION_SCOPE_RESOURCE
        ]
        if len(made) != 1:
            continue
        known, dealloc = find_dealloc(made[0])
        if known:
            found.append((made[0], dealloc))
    return found


def start_operation(buffer: Value, block: Block, liveness: Liveness) -> Operation:
    """The operation in the block before which the buffer must be there."""
    owner = buffer.defining_op
    start = block.first_op if owner is None or buffer in liveness.live_in(block) else owner
    assert start is not None
    if start.parent is block:
        return start
    last = block.last_op
    assert last is not None
    return block.find_ancestor_op(start) or last


def common_dominator(value: Value, aliases: Iterable[Value], dominance: DominanceInfo) -> Block | None:
    """The innermost block that dominates the value, its aliases and all their users."""
    blocks: dict[Block | None, None] = {value.parent_block: None}
    for alias in aliases:
        for user in alias.users:
            blocks[user.parent] = None
        blocks[alias.parent_block] = None
    found: Block | None = None
    for block in blocks:
        found = block if found is None else _nearest(found, block, dominance)
        if found is None:
            return None
    return found


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
