"""Alias sets and equivalence sets, with per-set data for fast detection of RaW conflicts."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand, Value

_MAX_LINKED_SETS = 16
"""More sets than these are not kept apart for the sake of links."""


class _AliasSet:
    __slots__ = ("first", "last", "size", "accesses", "may_be_written", "above", "below")

    def __init__(self, value: Value) -> None:
        self.first = self.last = value
        self.size = 1
        self.accesses: Accesses | None = None
        # False if no operand that is in place writes to a member.
        self.may_be_written = False
        # Values of the sets that this set is linked to.
        self.above: tuple[Value, ...] = ()
        self.below: tuple[Value, ...] = ()

    def mapped(self, mapping: Mapping[Value, Value]) -> _AliasSet:
        twin = _AliasSet(mapping.get(self.first, self.first))
        twin.last = mapping.get(self.last, self.last)
        twin.size = self.size
        twin.may_be_written = self.may_be_written
        twin.above = tuple(mapping.get(value, value) for value in self.above)
        twin.below = tuple(mapping.get(value, value) for value in self.below)
        return twin


class AliasSets:
    """Disjoint sets of values that can be merged. Members are in the order in which sets were merged.

    A set can be linked to several others above it: its buffer is one of theirs, which does not merge those.
    AliasSets with a common ancestor share a buffer.
    """

    def __init__(self) -> None:
        self._alias_set_of: dict[Value, _AliasSet] = {}
        self._next: dict[Value, Value] = {}
        self.has_links = False
        # The sets of which accesses are known, perhaps more than once.
        self._with_accesses: list[_AliasSet] = []

    def add(self, value: Value) -> None:
        if value not in self._alias_set_of:
            self._alias_set_of[value] = _AliasSet(value)

    def __contains__(self, value: Value) -> bool:
        return value in self._alias_set_of

    def alias_set_of(self, value: Value) -> _AliasSet:
        alias_set = self._alias_set_of.get(value)
        if alias_set is None:
            alias_set = self._alias_set_of[value] = _AliasSet(value)
        return alias_set

    def members(self, value: Value) -> Iterator[Value]:
        """Yields the values of the set, which must not change meanwhile."""
        known = self._alias_set_of.get(value)
        at: Value | None = value if known is None else known.first
        following = self._next
        while at is not None:
            yield at
            at = following.get(at)

    def same(self, left: Value, right: Value) -> bool:
        if left is right:
            return True
        known = self._alias_set_of.get(left)
        return known is not None and known is self._alias_set_of.get(right)

    def merge(self, left: Value, right: Value) -> None:
        """Appends the members of the right set to those of the left one."""
        if self._merge(left, right) and self.has_links:
            self._limit_links(left)

    def _merge(self, left: Value, right: Value) -> bool:
        left_set, other = self.alias_set_of(left), self.alias_set_of(right)
        if left_set is other:
            return False
        kept, dropped = (other, left_set) if left_set.size < other.size else (left_set, other)
        at: Value | None = dropped.first
        following = self._next
        while at is not None:
            self._alias_set_of[at] = kept
            at = following.get(at)
        following[left_set.last] = other.first
        kept.may_be_written = left_set.may_be_written or other.may_be_written
        kept.first, kept.last, kept.size = left_set.first, other.last, left_set.size + other.size
        if left_set.accesses is not None or other.accesses is not None:
            self.keep_accesses(kept, _merged(left_set.accesses, other.accesses))
        if self.has_links:
            kept.above = self._other_sets(kept, left_set.above + other.above)
            kept.below = self._other_sets(kept, left_set.below + other.below)
            for value in (left, *kept.below):
                self._merge_only_choice(value)
        return True

    # ---- Links

    def link(self, below: Value, above: Iterable[Value]) -> None:
        """Declares that the buffer of the first value is that of one of the others."""
        self.has_links = True
        lower = self.alias_set_of(below)
        lower.above = self._other_sets(lower, (*lower.above, *above))
        for value in lower.above:
            upper = self.alias_set_of(value)
            upper.below = self._other_sets(upper, (*upper.below, below))
        self._merge_only_choice(below)
        self._limit_links(below)

    def _merge_only_choice(self, value: Value) -> None:
        """If all candidates for a buffer have become one set, merges the value into it."""
        known = self.alias_set_of(value)
        if known.above:
            known.above = self._other_sets(known, known.above)
            if len(known.above) == 1:
                self._merge(known.above[0], value)

    def _other_sets(self, own: _AliasSet, values: tuple[Value, ...]) -> tuple[Value, ...]:
        """Yields one value for each of the values' sets except the given one."""
        if not values:
            return values
        representatives = {id(self.alias_set_of(value)): value for value in values}
        representatives.pop(id(own), None)
        return tuple(representatives.values())

    def _limit_links(self, value: Value) -> None:
        """Merges very many linked sets: they may hold the same buffer, and walks stay short."""
        linked: dict[int, Value] = {}
        pending = [value]
        while pending and len(linked) <= _MAX_LINKED_SETS:
            member = pending.pop()
            known = self.alias_set_of(member)
            if id(known) not in linked:
                linked[id(known)] = member
                pending += known.above + known.below
        if len(linked) > _MAX_LINKED_SETS:
            for member in list(linked.values())[1:]:
                self._merge(value, member)

    def above(self, values: Iterable[Value]) -> list[Value]:
        """Yields one value for each of the sets of the values and of those above them."""
        return self._reach(values, "above")

    def below(self, values: Iterable[Value]) -> list[Value]:
        """Yields one value for each of the sets of the values and of those below them."""
        return self._reach(values, "below")

    def _reach(self, values: Iterable[Value], direction: str) -> list[Value]:
        reached: dict[int, Value] = {}
        pending = list(values)[::-1]
        while pending:
            value = pending.pop()
            known = self.alias_set_of(value)
            if id(known) not in reached:
                reached[id(known)] = value
                pending.extend(getattr(known, direction))
        return list(reached.values())

    def sharing(self, value: Value) -> list[Value]:
        """Yields one value for each of the sets that share a buffer with that of the value, its own first."""
        if not self.has_links:
            return [value]
        return self.below(self.above([value]))

    def members_sharing(self, value: Value) -> Iterator[Value]:
        """Yields the members of all sets that share a buffer with that of the value."""
        for representative in self.sharing(value):
            yield from self.members(representative)

    def may_share(self, left: Value, right: Value) -> bool:
        """True if the sets of the values are the same, or share a buffer."""
        if not self.has_links or self.same(left, right):
            return self.same(left, right)
        wanted = self.alias_set_of(right)
        return any(self.alias_set_of(representative) is wanted for representative in self.sharing(left))

    def brought_together(self, values: Sequence[Value]) -> list[tuple[Value, Value]]:
        """Yields one value for each of two sets, for all that do not share a buffer yet but would if the sets of the
        values were merged."""
        if not self.has_links:
            return [(value, other) for value in values for other in values if value is not other]
        pairs: dict[tuple[int, int], tuple[Value, Value]] = {}
        below, sharing = [self.below([value]) for value in values], [self.sharing(value) for value in values]
        for at, _ in enumerate(values):
            for other, _ in enumerate(values):
                if at == other:
                    continue
                # What is above one of the values only shares with what will be below both.
                for lower, around in ((below[at], sharing[other]), (sharing[at], below[other])):
                    for left in lower:
                        for right in around:
                            if self.alias_set_of(left) is not self.alias_set_of(right):
                                pairs[id(self.alias_set_of(left)), id(self.alias_set_of(right))] = left, right
        return list(pairs.values())

    def mapped(self, mapping: Mapping[Value, Value]) -> AliasSets:
        """Returns the same sets and links of other values, without accesses; unmapped values stay."""
        copy = AliasSets()
        copy.has_links = self.has_links
        twins: dict[_AliasSet, _AliasSet] = {}
        for value, alias_set in self._alias_set_of.items():
            twin = twins.get(alias_set)
            if twin is None:
                twin = twins[alias_set] = alias_set.mapped(mapping)
            copy._alias_set_of[mapping.get(value, value)] = twin
        copy._next = {mapping.get(value, value): mapping.get(after, after) for value, after in self._next.items()}
        return copy

    def keep_accesses(self, alias_set: _AliasSet, accesses: Accesses | None) -> None:
        """Notes what is known of the accesses to the buffers of a set."""
        alias_set.accesses = accesses
        self._with_accesses.append(alias_set)

    def forget_accesses(self) -> None:
        """Forgets all accesses. Costs no more than it took to find them."""
        for access in self._with_accesses:
            access.accesses = None
        self._with_accesses.clear()


Window = tuple[int, int]


class Positions:
    """Numbers of the operations inside a root, outer before inner; an operation spans the numbers of those inside."""

    def __init__(self, order: list[Operation]) -> None:
        """Takes the operations in pre-order, the root first."""
        self.start = dict(zip(order, range(len(order)), strict=True))
        self.end = end = self.start.copy()
        for operation in reversed(order):
            for region in operation.regions:
                for block in region.blocks:
                    if block.last_op is not None and end[operation] < end[block.last_op]:
                        end[operation] = end[block.last_op]
        self.operations = order
        self.leaves = 1 << max(len(order) - 1, 1).bit_length()

    def around(self, position: int) -> Iterator[Operation]:
        """Yields the operations that span the position, except the one that starts there."""
        at = self.operations[position].parent_op
        while at is not None:
            yield at
            at = at.parent_op


_MANY_READS = 8
"""Of more reads than these, those near a write are looked up, not searched."""


class Accesses:
    """The reads and the writes of the buffers of one set.

    A read has a window: the positions between which a write may overwrite what is read. The windows of many reads are
    stored at the nodes of a binary tree over positions, so the windows around a position are found without visiting
    the others. Lists are sorted by descending position, because the analysis mostly goes upwards and appends
    at the end.
    """

    __slots__ = ("positions", "is_read", "windows", "writes", "unwritable", "apart", "_starts", "_by_node")

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self.is_read = False
        self.windows: dict[OpOperand, Window] = {}
        self.writes: list[tuple[int, int, OpOperand]] = []
        self.unwritable: list[Value] = []
        # Writes that cross a parallel region, with the definition on its other side.
        self.apart: list[tuple[OpOperand, Value]] = []
        # Both are empty as long as there are few reads: the reads by the start of their windows, and by the nodes.
        self._starts: list[tuple[int, int, int, OpOperand]] = []
        self._by_node: dict[int, list[OpOperand]] = {}

    @property
    def size(self) -> int:
        return len(self.windows) + len(self.writes)

    def add_read(self, slot: OpOperand, window: Window) -> None:
        """Adds a read, and the window from its definitions to it in which a write is a conflict."""
        windows = self.windows
        windows[slot] = window
        if self._starts:
            self._index(slot, window)
        elif len(windows) > _MANY_READS:
            for read, around in windows.items():
                self._index(read, around)

    def _index(self, slot: OpOperand, window: Window) -> None:
        insort(self._starts, self._start(slot, window))
        by_node = self._by_node
        for node in self._nodes(window):
            by_node.setdefault(node, []).append(slot)

    def _start(self, slot: OpOperand, window: Window) -> tuple[int, int, int, OpOperand]:
        return -window[0], -self.positions.start[slot.owner], -slot.index, slot

    def add_write(self, slot: OpOperand) -> None:
        insort(self.writes, (-self.positions.start[slot.owner], -slot.index, slot))

    def merge(self, other: Accesses) -> None:
        """Merges the data of a smaller set."""
        self.is_read |= other.is_read
        self.unwritable += other.unwritable
        self.apart += other.apart
        for slot, window in other.windows.items():
            self.add_read(slot, window)
        for entry in other.writes:
            insort(self.writes, entry)

    def _nodes(self, window: Window) -> Iterator[int]:
        low, high = window[0] + self.positions.leaves, window[1] + self.positions.leaves + 1
        while low < high:
            if low & 1:
                yield low
                low += 1
            if high & 1:
                high -= 1
                yield high
            low >>= 1
            high >>= 1

    def reads_near(self, write: OpOperand) -> Sequence[OpOperand]:
        """The reads that the write may spoil."""
        if not self._starts:
            return self._few_reads_near(write)
        start, end = self.positions.start[write.owner], self.positions.end[write.owner]
        node = start + self.positions.leaves
        by_node = self._by_node
        reads: list[OpOperand] = []
        while node:
            slots = by_node.get(node)
            if slots is not None:
                reads += slots
            node >>= 1
        if end > start:
            reads += [entry[3] for entry in _between(self._starts, start + 1, end)]
        return reads

    def _few_reads_near(self, write: OpOperand) -> Sequence[OpOperand]:
        """The same reads in the same order, of a set that has few."""
        windows = self.windows
        start, end = self.positions.start[write.owner], self.positions.end[write.owner]
        around = [slot for slot, (low, high) in windows.items() if low <= start <= high]
        if len(around) > 1:
            leaf = start + self.positions.leaves
            nodes = {slot: next(node for node in self._nodes(windows[slot]) if _holds(node, leaf)) for slot in around}
            around.sort(key=nodes.__getitem__, reverse=True)
        if end > start:
            inside = [self._start(slot, window) for slot, window in windows.items() if start < window[0] <= end]
            around += [entry[3] for entry in sorted(inside, reverse=True)]
        return around

    def writes_near(self, window: Window) -> Iterator[OpOperand]:
        """The writes that may spoil a read with the window."""
        low, high = window
        writes = self.writes
        if not writes:
            return
        for entry in _between(writes, low, high):
            yield entry[2]
        for holder in self.positions.around(low):
            start = self.positions.start.get(holder)
            if start is None:
                return
            for entry in _between(writes, start, start):
                yield entry[2]


def _holds(node: int, leaf: int) -> bool:
    """True if a leaf of the tree is the node or below it."""
    return leaf >> (leaf.bit_length() - node.bit_length()) == node


def _between(entries: list[Any], low: int, high: int) -> list[Any]:
    """Returns the entries of a list, sorted by descending position, between two positions, ascending."""
    return entries[bisect_left(entries, (-high,)) : bisect_left(entries, (1 - low,))][::-1]


def _merged(first: Accesses | None, other: Accesses | None) -> Accesses | None:
    """Returns the merged data of two sets; None if it must be recomputed."""
    if first is None or other is None:
        return None
    if first.size < other.size:
        first, other = other, first
    first.merge(other)
    return first


Test = Callable[[OpOperand, OpOperand], Value | None]
Found = tuple[OpOperand, OpOperand, Value]


def find_conflict(
    near: Iterable[Accesses],
    write: OpOperand | None,
    together: Iterable[tuple[Accesses, Accesses]],
    conflicting: Test,
) -> Found | None:
    """Returns the first (read, write, definition) in conflict if the write is added to the accesses ``near``, or
    between the reads of one and the writes of another set that are brought ``together``. Each of the sets is known
    to be conflict-free."""
    if write is not None:
        for part in near:
            for read in part.reads_near(write) if part.windows else ():
                definition = conflicting(read, write)
                if definition is not None:
                    return read, write, definition
    for reading, writing in together:
        conflict = conflict_between(reading, writing, conflicting)
        if conflict is not None:
            return conflict
    return None


def _pairs(reading: Accesses, writing: Accesses) -> Iterator[tuple[OpOperand, OpOperand]]:
    """Reads of one set with writes of another that may spoil them."""
    if len(reading.windows) <= len(writing.writes):
        for slot, window in reading.windows.items():
            for write in writing.writes_near(window):
                yield slot, write
    else:
        for _, _, write in writing.writes:
            for slot in reading.reads_near(write):
                yield slot, write


def conflict_between(reading: Accesses, writing: Accesses, conflicting: Test) -> Found | None:
    """Returns a conflict between reads of one set and writes of another, which may be the same."""
    if not reading.windows or not writing.writes:
        return None
    for read, write in _pairs(reading, writing):
        definition = conflicting(read, write)
        if definition is not None:
            return read, write, definition
    return None
