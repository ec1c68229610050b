"""The operations that the greedy driver need not visit again.

The driver repeats its sweep until one changes nothing, so most visits of the last sweep try what failed before on IR
that has not changed since. If patterns only look at the IR inside the isolated operation around their root, and at
what belongs to no such operation, a visit is useless unless something there has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region

_ISOLATED_BIT = traits.IsolatedFromAbove.bit


class SettledOperations:
    """When operations were last visited in vain, and when their surroundings last changed.

    Surroundings are the outermost isolated operations inside the scope, and everything outside of these together.
    Times are counts of changes. ``on_change``, if set, is called after each.
    """

    __slots__ = ("scope", "changes", "visits", "on_change", "_changed", "_changed_outside")

    def __init__(self, scope: Region) -> None:
        self.scope = scope
        self.changes = 0
        self.visits: dict[Operation, int] = {}
        self.on_change: Callable[[], None] | None = None
        self._changed: dict[Operation, int] = {}
        self._changed_outside = 0

    def note_change(self, operation: Operation) -> None:
        """The operation was inserted, was changed or will be erased."""
        self.changes += 1
        block = operation.parent
        if block is not None and block.parent is self.scope:
            self._changed_outside = self.changes
            if self.on_change is not None:
                self.on_change()
            return
        outermost = self._outermost(operation)
        if outermost is None or outermost is operation or not outermost.trait_bits & _ISOLATED_BIT:
            self._changed_outside = self.changes
        else:
            self._changed[outermost] = self.changes
        if self.on_change is not None:
            self.on_change()

    def note_change_inside(self, holder: Operation | None) -> None:
        """A block of the operation was inserted or will be erased."""
        self.changes += 1
        outermost = None if holder is None else self._outermost(holder)
        if outermost is None or not outermost.trait_bits & _ISOLATED_BIT:
            self._changed_outside = self.changes
        else:
            self._changed[outermost] = self.changes
        if self.on_change is not None:
            self.on_change()

    def note_any_change(self) -> None:
        """Something was changed, perhaps everywhere."""
        self.changes += 1
        self._changed_outside = self.changes
        if self.on_change is not None:
            self.on_change()

    def is_settled(self, operation: Operation) -> bool:
        """True if nothing around the operation has changed since it was visited in vain."""
        visited = self.visits.get(operation)
        if visited is None or visited < self._changed_outside:
            return False
        outermost = self._outermost(operation)
        return outermost is not None and self._changed.get(outermost, 0) <= visited

    def unsettled(self, operations: Iterable[Operation]) -> list[Operation]:
        """Returns those of the operations that `is_settled` is False for."""
        visits, outside, scope = self.visits, self._changed_outside, self.scope
        # The latest change around the operations of each block, which share the outermost operation.
        changes: dict[Block | None, int] = {}
        kept = []
        for operation in operations:
            visited = visits.get(operation)
            if visited is None or visited < outside:
                kept.append(operation)
                continue
            block = operation.parent
            changed = changes.get(block)
            if changed is None:
                outermost = self._outermost(operation)
                changed = self.changes + 1 if outermost is None else self._changed.get(outermost, 0)
                if block is None or block.parent is not scope:
                    changes[block] = changed
            if changed > visited:
                kept.append(operation)
        return kept

    def _outermost(self, operation: Operation) -> Operation | None:
        """Returns the operation that is directly in the scope and is, or holds, this one; None if it is detached."""
        at, scope = operation, self.scope
        while True:
            block = at.parent
            region = None if block is None else block.parent
            if region is scope:
                return at
            if region is None or region.parent is None:
                return None
            at = region.parent
