"""Buffers that the program already frees when deallocations are inserted: they are left alone.

So inserting deallocations twice is the same as once, and code that frees only some of its buffers can be completed.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from lamina.analysis.buffer_flow import BufferViewFlow, is_buffer
from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.verification import MANUAL_DEALLOCATION
from lamina.interfaces.calls import CallOpInterface, resolve_callable
from lamina.interfaces.effects import Effect, effects_on
from lamina.interfaces.region_branch import region_terminators
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.value import OpResult, Value


def frees(operation: Operation) -> list[Value]:
    """The operands whose buffers the operation may free."""
    if isinstance(operation, ops.DeallocOp):
        return list(operation.memrefs)
    return [
        value
        for value in operation.operands
        if is_buffer(value) and any(effect.effect is Effect.FREE for effect in effects_on(operation, value))
    ]


class ExistingDeallocations:
    """The allocations, in one function, that operations in it free; nobody else may free or clone them."""

    def __init__(self, function: Operation, symbols: SymbolTableCollection | None = None) -> None:
        self.function = function
        self.symbols = SymbolTableCollection() if symbols is None else symbols
        self._allocations: set[Value] = set()
        freed = [
            value
            for operation in function.walk()
            if operation is not function and MANUAL_DEALLOCATION not in operation._attributes
            for value in frees(operation)
        ]
        seen: set[Value] = set()
        for value in freed:
            self._allocations.update(origin for origin in self._flow.origins(value, seen) if is_new(origin))

    @cached_property
    def _flow(self) -> BufferViewFlow:
        return BufferViewFlow(self.function)

    def is_complete(self, with_indicators: Collection[Operation]) -> bool:
        """True if nothing is left to do: each buffer is freed or returned to the caller, and the caller owns what it
        gets. Functions ``with_indicators`` state for each returned buffer whether that holds."""
        allocations = [
            result
            for operation in self.function.walk()
            if operation is not self.function
            for result in operation.results
            if is_new(result) and result not in self._allocations
        ]
        given = {
            value
            for terminator in region_terminators(self.function.regions[0])
            for value in terminator.operands
            if is_buffer(value)
        }
        if not all(any(alias in given for alias in self._flow.aliases(result)) for result in allocations):
            return False
        return self.function in with_indicators or all(self._is_owned(value, with_indicators) for value in given)

    def _is_owned(self, value: Value, with_indicators: Collection[Operation]) -> bool:
        """True if a buffer that is returned belongs to the caller from then on."""
        if self.cover(value):
            return True
        ends = self.ends(value)
        told = [isinstance(end, OpResult) and self.callee(end.owner) in with_indicators for end in ends]
        # Other buffers are those returned if the call did not return an owned one.
        return all(is_new(end) for end in ends) and not all(told)

    def ends(self, value: Value) -> list[Value]:
        """Returns the possible roots of the value as a view: new buffers, arguments, and so on."""
        aliases: dict[Value, None] = {value: None}
        pending = [value]
        ends: list[Value] = []
        while pending:
            at = pending.pop()
            sources = () if is_new(at) else self._flow.sources.get(at, ())
            if not sources:
                ends.append(at)
            pending.extend(source for source in sources if source not in aliases)
            aliases.update(dict.fromkeys(sources))
        return ends

    def __bool__(self) -> bool:
        return bool(self._allocations)

    def __contains__(self, value: Value) -> bool:
        return value in self._allocations

    def callee(self, operation: Operation) -> Operation | None:
        """Returns the callee of the operation, if it is a call."""
        return resolve_callable(operation, self.symbols) if CallOpInterface.has(operation) else None

    def cover(self, value: Value) -> bool:
        """True if the value may be a view of a buffer that is already freed. Whoever frees it must know when it is
        still needed, so it can be forwarded as it is."""
        return bool(self._allocations) and any(origin in self._allocations for origin in self._flow.origins(value))

    def rename(self, old: Value, new: Value) -> None:
        """Replaces ``old`` with ``new``."""
        if not self._allocations:
            return
        self._flow.rename(old, new)
        if old in self._allocations:
            self._allocations.add(new)


def is_new(value: Value) -> bool:
    """True if the value is a buffer allocated by an operation, or returned by a call."""
    if not isinstance(value, OpResult) or not is_buffer(value):
        return False
    owner = value.owner
    return CallOpInterface.has(owner) or any(effect.effect is Effect.ALLOCATE for effect in effects_on(owner, value))
