"""Values live at the start and end of blocks, within the block's region.

A value is live at a point if an operation that may run later uses it; uses inside regions count for the operation
that holds these.
"""

from __future__ import annotations

from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value


def is_live_in(value: Value, block: Block) -> bool:
    """True if the value is defined elsewhere, and used in the block or after it: what ``Liveness.live_in`` says, for a
    few values."""
    region, definition = block.parent, value.parent_block
    assert region is not None
    holder = region.find_ancestor_block(definition)
    if holder is not None and holder is not definition:
        # What is defined inside an operation of the region is used there only.
        return False
    pending = [region.find_ancestor_block(user.parent) for user in value.users]
    seen: set[Block] = set()
    while pending:
        at = pending.pop()
        if at is block and at is not definition:
            return True
        if at is not None and at is not definition and at not in seen:
            seen.add(at)
            pending.extend(at.predecessors)
    return False


class Liveness:
    """Live values of all blocks inside an operation in its current state, computed per region on first use."""

    def __init__(self, root: Operation) -> None:
        self.root = root
        self._used: dict[Block, set[Value]] = {}
        self._defined: dict[Block, set[Value]] = {}
        self._live_in: dict[Block, set[Value]] = {}
        self._live_out: dict[Block, set[Value]] = {}
        self._done: set[Region] = set()
        self._find_uses()

    def live_in(self, block: Block) -> set[Value]:
        """Returns the values defined elsewhere that are used in the block or after it."""
        self._solve(block)
        return self._live_in[block]

    def live_out(self, block: Block) -> set[Value]:
        """Returns the values that are used after the block."""
        self._solve(block)
        return self._live_out[block]

    def _solve(self, asked: Block) -> None:
        region = asked.parent
        assert region is not None
        if region in self._done:
            return
        self._done.add(region)
        for block in region.blocks:
            self._live_in[block], self._live_out[block] = set(self._used[block]), set()
        pending = list(region.blocks)
        while pending:
            block = pending.pop()
            out: set[Value] = set()
            for successor in block.successors:
                out |= self._live_in[successor]
            live = self._used[block] | (out - self._defined[block])
            self._live_out[block] = out
            if live != self._live_in[block]:
                self._live_in[block] = live
                pending.extend(block.predecessors)

    def _find_uses(self) -> None:
        """Computes what each block, with its nested operations, uses from outside, and what it defines. Each
        operation is visited once, inner ones first."""
        regions = [region for operation in self.root.walk() for region in operation.regions]
        used_by: dict[Region, set[Value]] = {}
        for region in reversed(regions):
            from_outside: set[Value] = set()
            for block in region.blocks:
                used = self._used[block] = set()
                defined = self._defined[block] = set(block.arguments)
                for operation in block.operations:
                    used.update(slot.value for slot in operation._operands)
                    defined.update(operation.results)
                    for inner in operation.regions:
                        used |= used_by[inner]
                used -= defined
                from_outside |= used
            for block in region.blocks:
                from_outside -= self._defined[block]
            used_by[region] = from_outside
