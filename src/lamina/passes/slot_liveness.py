"""The slots of a buffer that loops and branches must carry: those that they store to and that are read later, after
them or in the next iteration."""

from __future__ import annotations

from typing import NamedTuple

from lamina.dialects.scf.ops import ForOp, IfOp
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.passes.buffer_access import Access
from lamina.passes.buffer_slots import Slots, places

_NO_SLOTS: frozenset[int] = frozenset()


class _Summary(NamedTuple):
    """What a piece of code reads from before, and what it definitely overwrites."""

    needs: frozenset[int]
    kills: frozenset[int]

    def before(self, wanted: frozenset[int]) -> frozenset[int]:
        """Returns what must be live before, if ``wanted`` is live after."""
        return self.needs | (wanted - self.kills)


class SlotLiveness:
    """For each loop and branch around accesses, the slots that it carries."""

    def __init__(self, block: Block, slots: Slots, accesses: dict[Operation, list[Access]]) -> None:
        self.slots = slots
        self.accesses = accesses
        self.carried: dict[Operation, list[int]] = {}
        self._written: dict[Operation, set[int]] = {}
        for operation, slot_accesses in accesses.items():
            written = {slot for access in slot_accesses if access.writes for slot, _ in places(access, slots)}
            for holder in operation.ancestors:
                if holder is block.parent_op:
                    break
                self._written.setdefault(holder, set()).update(written)
        self._summaries: dict[Block, _Summary] = {}
        self._mark(block, _NO_SLOTS)

    def holds_accesses(self, operation: Operation) -> bool:
        return operation in self._written

    def _mark(self, block: Block, wanted: frozenset[int]) -> None:
        """Walks back through a block after which the slots are live."""
        for operation in reversed(list(block.operations)):
            if operation in self._written:
                inside = wanted
                if isinstance(operation, ForOp):
                    inside |= self._of_block(operation.region.entry_block).needs
                self.carried[operation] = sorted(self._written[operation] & inside)
                for region in operation.regions:
                    if not region.empty:
                        self._mark(region.entry_block, inside)
            wanted = self._of_operation(operation).before(wanted)

    def _of_block(self, block: Block) -> _Summary:
        of_block = self._summaries.get(block)
        if of_block is None:
            needs, kills = _NO_SLOTS, _NO_SLOTS
            for operation in block.operations:
                summary = self._of_operation(operation)
                needs |= summary.needs - kills
                kills |= summary.kills
            self._summaries[block] = of_block = _Summary(needs, kills)
        return of_block

    def _of_operation(self, operation: Operation) -> _Summary:
        if operation in self.accesses:
            return self._of_accesses(self.accesses[operation])
        if operation not in self._written:
            return _Summary(_NO_SLOTS, _NO_SLOTS)
        if isinstance(operation, ForOp):
            # It may not run at all.
            return _Summary(self._of_block(operation.region.entry_block).needs, _NO_SLOTS)
        assert isinstance(operation, IfOp)
        parts = [self._of_block(region.entry_block) for region in operation.regions if not region.empty]
        kills = parts[0].kills & parts[1].kills if len(parts) == 2 else _NO_SLOTS
        return _Summary(frozenset().union(*(part.needs for part in parts)), kills)

    def _of_accesses(self, accesses: list[Access]) -> _Summary:
        """Reads come first. A partial write needs the rest of the slot."""
        needs: set[int] = set()
        kills: set[int] = set()
        for access in accesses:
            for slot, position in places(access, self.slots):
                if access.reads or position is not None:
                    needs.add(slot)
                else:
                    kills.add(slot)
        return _Summary(frozenset(needs), frozenset(kills))
