"""Buffers that may share memory, through views, selections and control flow.

The analysis is intra-procedural; calls and unknown operations may return any buffer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from lamina.interfaces.branch import successor_operands
from lamina.interfaces.calls import CallOpInterface
from lamina.interfaces.effects import Effect, has_effect
from lamina.interfaces.function import is_function
from lamina.interfaces.region_branch import (
    RegionBranchOpInterface,
    control_flow_edges,
    terminator_model,
)
from lamina.interfaces.view_like import ViewLikeOpInterface, viewed_buffer
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.types import BaseMemRefType
from lamina.ir.value import BlockArgument, OpResult, Value


def is_buffer(value: Value) -> bool:
    return isinstance(value.type, BaseMemRefType)


# The operands that the result of an operation may be a view of, for those without an interface that tells.
_viewed_operands = {"arith.select": slice(1, None), "memref.realloc": slice(1)}


def may_make_views(operation: Operation) -> bool:
    """False if no result of the operation is a view of another value, as `ViewsOfBuffers` has them."""
    return (
        bool(operation.regions)
        or operation.name in _viewed_operands
        or ViewLikeOpInterface.has(operation)
        or CallOpInterface.has(operation)
    )


class _ViewEdges:
    """What the operations visited so far say about views."""

    def __init__(self) -> None:
        self.uses: dict[Value, dict[Value, None]] = {}
        self.sources: dict[Value, dict[Value, None]] = {}
        self.terminals: set[Value] = set()

    def _connect(self, values: Iterable[Value], views: Iterable[Value]) -> None:
        for value, view in zip(values, views, strict=False):
            self.uses.setdefault(value, {})[view] = None
            self.sources.setdefault(view, {})[value] = None

    def _end_here(self, operation: Operation) -> None:
        """Results and arguments of the operation's regions may be new memory."""
        self.terminals.update(result for result in operation.results if is_buffer(result))
        for region in operation.regions:
            self.terminals.update(argument for argument in region.arguments if is_buffer(argument))

    def _visit(self, operation: Operation) -> None:
        if not operation.results and not operation.regions and not operation._successors:
            return
        view = ViewLikeOpInterface.get(operation)
        operands = _viewed_operands.get(operation.name)
        if operands is not None:
            result = operation.sole_result
            self._connect(operation.operands[operands], [result, result])
            if has_effect(operation, Effect.ALLOCATE):
                self.terminals.add(result)
        elif view is not None:
            self._connect([view.get_view_source(operation)], operation.results[:1])
        elif successor_operands(operation, 0) is not None if operation.successors else False:
            self._branch(operation)
        elif RegionBranchOpInterface.has(operation):
            self._region_branch(operation)
        elif terminator_model(operation) is not None:
            return
        elif CallOpInterface.has(operation):
            self._end_here(operation)
            for value in operation.operands:
                for result in operation.results:
                    self._connect([value], [result])
        else:
            self._end_here(operation)

    def _branch(self, operation: Operation) -> None:
        for number, block in enumerate(operation.successors):
            passed = successor_operands(operation, number)
            if passed is not None:
                self._connect(passed.forwarded, block.arguments[passed.produced :])

    def _region_branch(self, operation: Operation) -> None:
        for slots, successor in control_flow_edges(operation):
            self._connect([slot.value for slot in slots], successor.inputs)


class ViewsOfBuffers(_ViewEdges):
    """The view edges of BufferViewFlow, computed on demand from the users of a value."""

    def __init__(self) -> None:
        super().__init__()
        self._visited: set[Operation] = set()
        self._known: set[Value] = set()

    def of(self, value: Value) -> Iterable[Value]:
        """Returns the values that may be direct views of the value."""
        if value not in self._known:
            self._known.add(value)
            use = value.first_use
            while use is not None:
                user = use.owner
                if user.results or user.regions or user._successors:
                    self._visit_once(user)
                if terminator_model(user) is not None:
                    holder = user.parent_op
                    if holder is not None:
                        self._visit_once(holder)
                use = use.next_use
        return self.uses.get(value, ())

    def aliases(self, value: Value) -> dict[Value, None]:
        """Returns the value and everything that may be a view of it."""
        return _closure(value, self.of)

    def _visit_once(self, operation: Operation) -> None:
        if operation not in self._visited:
            self._visited.add(operation)
            self._visit(operation)


class BufferViewFlow(_ViewEdges):
    """For each value, the values that may be views of it, and those that it may be a view of."""

    def __init__(self, root: Operation) -> None:
        super().__init__()
        for operation in in_order(root):
            self._visit(operation)

    def aliases(self, value: Value) -> dict[Value, None]:
        """Returns the value and everything that may be a view of it."""
        return _closure(value, _edges_of(self.uses))

    def origins(self, value: Value, seen: set[Value] | None = None) -> dict[Value, None]:
        """Yields the value and everything that it may be a view of, skipping and extending ``seen``."""
        return _closure(value, _edges_of(self.sources), seen)

    def rename(self, old: Value, new: Value) -> None:
        """Replaces ``old`` by ``new``."""
        for forward, backward in ((self.uses, self.sources), (self.sources, self.uses)):
            entries = forward.pop(old, None)
            if entries is None:
                continue
            forward[new] = entries
            for entry in entries:
                backward[entry] = {
                    (new if predecessor is old else predecessor): None for predecessor in backward[entry]
                }
        if old in self.terminals:
            self.terminals.discard(old)
            self.terminals.add(new)


def _edges_of(edges: dict[Value, dict[Value, None]]) -> Callable[[Value], Iterable[Value]]:
    return lambda value: edges.get(value, ())


def _closure(
    value: Value, edges: Callable[[Value], Iterable[Value]], seen: set[Value] | None = None
) -> dict[Value, None]:
    reached: dict[Value, None] = {value: None}
    pending = [value]
    while pending:
        for other in edges(pending.pop()):
            if other not in reached and (seen is None or other not in seen):
                reached[other] = None
                pending.append(other)
    if seen is not None:
        seen.update(reached)
    return reached


class _Source(NamedTuple):
    """The origin of a buffer, if known."""

    base: Value
    terminals: dict[Value, None]
    allocated: bool
    known: bool
    """Allocated, or an argument of the function."""


class BufferOrigin:
    """Decides whether two buffers come from the same allocation. Describes the function at construction time."""

    def __init__(self, root: Operation) -> None:
        self.flow = BufferViewFlow(root)
        # For each buffer: its terminals, and whether these are all allocated, and all known.
        self._ends: dict[Value, tuple[dict[Value, None], bool, bool]] = {}

    def is_same_allocation(self, left: Value, right: Value) -> bool | None:
        """True or False if known, None if not."""
        first, second = self.source(left), self.source(right)
        if first.base is second.base:
            return True
        if len(first.terminals) == 1 and first.terminals == second.terminals:
            return True
        if any(value in second.terminals for value in first.terminals):
            return None
        if (first.allocated and second.known) or (first.known and second.allocated):
            return False
        return None

    def source(self, value: Value) -> _Source:
        """Returns the origin of the buffer."""
        known = self._ends.get(value)
        if known is None:
            known = self._ends[value] = self._find_ends(value)
        return _Source(viewed_buffer(value), *known)

    def _find_ends(self, value: Value) -> tuple[dict[Value, None], bool, bool]:
        ends = self.flow.terminals
        terminals: dict[Value, None] = {
            origin: None for origin in self.flow.origins(value) if origin in ends and is_buffer(origin)
        }
        others = [terminal for terminal in terminals if not _is_allocation(terminal)]
        return terminals, not others, all(map(_is_function_argument, others))


class BufferGroup:
    """A set of buffers, indexed to find those that may share an allocation with a given buffer."""

    def __init__(self, origin: BufferOrigin, buffers: Sequence[Value]) -> None:
        self._origin = origin
        self._count = len(buffers)
        self._by_end: dict[Value, list[int]] = {}
        self._not_allocated: list[int] = []
        self._unknown: list[int] = []
        for number, buffer in enumerate(buffers):
            source = origin.source(buffer)
            for end in {source.base: None, **source.terminals}:
                self._by_end.setdefault(end, []).append(number)
            if not source.allocated:
                self._not_allocated.append(number)
            if not source.known:
                self._unknown.append(number)

    def candidates(self, buffer: Value) -> Iterable[int]:
        """Returns the indices of a superset of the buffers that may share an allocation with the buffer."""
        source = self._origin.source(buffer)
        if not source.known:
            return range(self._count)
        numbers = dict.fromkeys(self._unknown if source.allocated else self._not_allocated)
        for end in {source.base: None, **source.terminals}:
            numbers.update(dict.fromkeys(self._by_end.get(end, ())))
        return numbers


def _is_allocation(value: Value) -> bool:
    return isinstance(value, OpResult) and has_effect(value.owner, Effect.ALLOCATE, on=value)


def _is_function_argument(value: Value) -> bool:
    if not isinstance(value, BlockArgument):
        return False
    block = value.parent_block
    holder = None if block is None else block.parent_op
    return holder is not None and block is holder.regions[0].entry_block and is_function(holder)
