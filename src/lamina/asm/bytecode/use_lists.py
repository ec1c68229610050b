"""Use-list orders.

The reference order is that of reading: later operations first, and later operands of an operation first. If a
value's uses are in a different order, it is written as a permutation of the reference.
"""

from __future__ import annotations

from collections.abc import Sequence

from lamina.asm.bytecode.cursor import Cursor
from lamina.asm.bytecode.emitter import Emitter
from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand, Value


class UseListOrder:
    """The use-list order that a file records for a value: for each use of the reference its position, or, with
    ``pairs``, pairs of a reference position and an actual position.
    """

    __slots__ = ("value", "indices", "pairs", "cursor", "at")

    def __init__(self, value: Value, indices: list[int], pairs: bool, cursor: Cursor, at: int) -> None:
        self.value = value
        self.indices = indices
        self.pairs = pairs
        self.cursor = cursor
        self.at = at

    def permutation(self, count: int) -> list[int]:
        """The position of each of ``count`` uses. Raises Malformed unless it is a permutation."""
        places = self.indices
        if self.pairs:
            places = list(range(count))
            for index in range(0, len(self.indices) - 1, 2):
                source, target = self.indices[index : index + 2]
                if source >= count:
                    self._fail()
                places[source] = target
            if len(self.indices) % 2:
                self._fail()
        if sorted(places) != list(range(count)):
            self._fail()
        return places

    def _fail(self) -> None:
        self.cursor.fail("malformed use-list order", self.at)


def read_orders(cursor: Cursor, values: Sequence[Value]) -> list[UseListOrder]:
    """Returns the orders for some of the results of an operation or of the arguments of a block."""
    orders = []
    several = len(values) != 1
    for _ in range(cursor.count("use-list orders") if several else 1):
        start = cursor.at
        index = cursor.varint() if several else 0
        if index >= len(values):
            cursor.fail(f"use-list order for value {index} of {len(values)}", start)
        count, pairs = cursor.flagged()
        if count > cursor.left:
            cursor.fail(f"{count} uses do not fit into the {cursor.left} bytes that remain", start)
        indices = [cursor.varint() for _ in range(count)]
        orders.append(UseListOrder(values[index], indices, pairs, cursor, start))
    return orders


def restore_orders(roots: Sequence[Operation], orders: Sequence[UseListOrder], unordered: Sequence[Value]) -> None:
    """Restores the recorded use-list orders, and the reference order for values used before their definition."""
    if not orders and not unordered:
        return
    numbers = {operation: number for number, operation in enumerate(op for root in roots for op in root.walk())}
    for value in unordered:
        _set_uses(value, _reference(value, numbers))
    for order in orders:
        uses = _reference(order.value, numbers)
        placed: list[OpOperand] = list(uses)
        for use, place in zip(uses, order.permutation(len(uses)), strict=True):
            placed[place] = use
        _set_uses(order.value, placed)


def _reference(value: Value, numbers: dict[Operation, int]) -> list[OpOperand]:
    return sorted(value.uses, key=lambda use: (numbers[use.owner], use.index), reverse=True)


def _set_uses(value: Value, uses: list[OpOperand]) -> None:
    previous: OpOperand | None = None
    for use in uses:
        use.prev_use = previous
        if previous is None:
            value.first_use = use
        else:
            previous.next_use = use
        previous = use
    if previous is not None:
        previous.next_use = None


def write_orders(out: Emitter, values: Sequence[Value], numbers: dict[Operation, int]) -> bool:
    """Writes the orders of the values whose uses are not in reference order; False, with nothing written, if
    all are."""
    orders = {index: order for index, value in enumerate(values) if (order := _order_of(value, numbers)) is not None}
    if not orders:
        return False
    several = len(values) != 1
    if several:
        out.varint(len(orders))
    for index, order in orders.items():
        if several:
            out.varint(index)
        moved = [(place, number) for number, place in enumerate(order) if place != number]
        # MLIR reads pairs in the opposite order to how it writes them; self-inverse permutations agree.
        if len(moved) < len(order) // 2 and all(order[place] == number for place, number in moved):
            out.flagged(2 * len(moved), True)
            for place, number in moved:
                out.varint(place)
                out.varint(number)
        else:
            out.flagged(len(order), False)
            for place in order:
                out.varint(place)
    return True


def _order_of(value: Value, numbers: dict[Operation, int]) -> list[int] | None:
    """Returns for each use of the reference its index in the list; None for the reference order itself."""
    use = value.first_use
    if use is None or use.next_use is None:
        return None
    keys = [(numbers[use.owner], use.index) for use in value.uses]
    order = sorted(range(len(keys)), key=lambda place: keys[place], reverse=True)
    return None if order == list(range(len(keys))) else order
