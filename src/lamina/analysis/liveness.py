"""Which values are live where blocks begin and end, within the region that the block belongs to.

A value is live at a point if an operation that may run later uses it; uses inside of regions count for the operation
that holds these.
"""

from __future__ import annotations

from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value


class Liveness:
    """Live values of all blocks inside an operation, found region by region when first asked for."""

    def __init__(self, root: Operation) -> None:
        self.root = root
        self._live_in: dict[Block, set[Value]] = {}
        self._live_out: dict[Block, set[Value]] = {}
        self._done: set[Region] = set()

    def live_in(self, block: Block) -> set[Value]:
        """The values defined elsewhere that are used in the block or after it."""
        self._solve(block)
        return self._live_in[block]

    def live_out(self, block: Block) -> set[Value]:
        """The values that are used after the block."""
        self._solve(block)
        return self._live_out[block]

    def _solve(self, asked: Block) -> None:
        region = asked.parent
        assert region is not None
        if region in self._done:
            return
        self._done.add(region)
        used: dict[Block, set[Value]] = {}
        defined: dict[Block, set[Value]] = {}
        for block in region.blocks:
            used[block], defined[block] = _uses_and_definitions(block)
            self._live_in[block], self._live_out[block] = set(used[block]), set()
        pending = list(region.blocks)
        while pending:
            block = pending.pop()
            out: set[Value] = set()
            for successor in block.successors:
                out |= self._live_in[successor]
            live = used[block] | (out - defined[block])
            self._live_out[block] = out
            if live != self._live_in[block]:
                self._live_in[block] = live
                pending.extend(block.predecessors)


def _uses_and_definitions(block: Block) -> tuple[set[Value], set[Value]]:
    """What the block, with everything inside, uses from elsewhere, and what it defines."""
    used: set[Value] = set()
    defined: set[Value] = set(block.arguments)
    for operation in block.walk():
        used.update(slot.value for slot in operation._operands)
        defined.update(operation.results)
        for region in operation.regions:
            for inner in region.blocks:
                defined.update(inner.arguments)
    return used - defined, defined
