"""``control-flow-sink``: moves operations into the conditionally run region that alone uses them."""

from __future__ import annotations

from lamina.interfaces.effects import is_memory_effect_free
from lamina.interfaces.region_branch import RegionBranchOpInterface
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.passmanager import Pass, register_pass, statistic
from lamina.rewrite.fold import constant_operands


def singly_executed_regions(operation: Operation) -> list[Region]:
    """Returns the regions that run at most once for one run of the operation, and not always."""
    model = RegionBranchOpInterface.get(operation)
    if model is None:
        return []
    constants = constant_operands(operation)
    bounds = model.get_region_invocation_bounds(operation, constants)
    return [
        region for region, (_, upper) in zip(operation.regions, bounds, strict=True) if upper is not None and upper <= 1
    ]


class _Sinker:
    """Sinks into one operation's regions."""

    def __init__(self, dominance: DominanceInfo) -> None:
        self.dominance = dominance
        self.count = 0

    def sink_into(self, region: Region) -> None:
        entry = region.first_block
        if entry is None:
            return
        # Depth first from the last operation of the region; a sunk operation may sink its operands.
        stack = [operation for block in region.blocks for operation in block.operations]
        while stack:
            self._sink_operands(stack.pop(), region, stack)

    def _sink_operands(self, user: Operation, region: Region, stack: list[Operation]) -> None:
        for value in user.operands:
            owner = value.defining_op
            if owner is None or owner.parent_region is region:
                continue
            if self._all_users_inside(owner, region) and is_memory_effect_free(owner):
                owner.move_to_start(region.entry_block)
                self.count += 1
                stack.append(owner)

    def _all_users_inside(self, operation: Operation, region: Region) -> bool:
        entry = region.entry_block
        for user in operation.users:
            block = region.find_ancestor_block(user.parent)
            if block is None or not self.dominance.dominates_block(entry, block):
                return False
        return True


def control_flow_sink(regions: list[Region], dominance: DominanceInfo) -> int:
    """Sinks operations into each of the regions; returns their number."""
    sinker = _Sinker(dominance)
    for region in regions:
        sinker.sink_into(region)
    return sinker.count


@register_pass("control-flow-sink", summary="Sink operations into conditional blocks", display_name="ControlFlowSink")
class ControlFlowSink(Pass):
    """Moves operations without memory effects into the region that alone uses them."""

    num_sunk: int = statistic("num-sunk", "Number of operations sunk")

    def run(self, operation: Operation) -> None:
        dominance = DominanceInfo()
        holders = [
            inner for inner in operation.walk_post_order() if inner.regions and RegionBranchOpInterface.has(inner)
        ]
        for holder in holders:
            self.num_sunk += control_flow_sink(singly_executed_regions(holder), dominance)
