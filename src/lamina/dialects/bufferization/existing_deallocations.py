"""Buffers that are freed already where deallocations are to be inserted: they stay as they are.

So inserting deallocations twice is the same as once, and code that frees some of its buffers itself can be completed.
"""

from __future__ import annotations

from functools import cached_property

from lamina.analysis.buffer_flow import BufferViewFlow
from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.verification import MANUAL_DEALLOCATION
from lamina.interfaces.calls import CallOpInterface
from lamina.interfaces.effects import Effect, effects_on
from lamina.ir.operation import Operation
from lamina.ir.types import BaseMemRefType
from lamina.ir.value import OpResult, Value


def frees(operation: Operation) -> list[Value]:
    """The operands whose buffers the operation may free."""
    if isinstance(operation, ops.DeallocOp):
        return list(operation.memrefs)  # type: ignore[call-overload]
    return [
        value
        for value in operation.operands
        if isinstance(value.type, BaseMemRefType)
        and any(one.effect is Effect.FREE for one in effects_on(operation, value))
    ]


class ExistingDeallocations:
    """The allocations, in one function, that operations in it free; nobody else may free or clone them."""

    def __init__(self, function: Operation) -> None:
        self._allocations: set[Value] = set()
        self._flow: BufferViewFlow | None = None
        self._function = function
        freed = [
            value
            for operation in function.walk()
            if operation is not function and MANUAL_DEALLOCATION not in operation.attributes
            for value in frees(operation)
        ]
        if freed:
            flow = self._flow = BufferViewFlow(function)
            for value in freed:
                self._allocations.update(one for one in flow.origins(value) if _is_new(one))

    @cached_property
    def are_complete(self) -> bool:
        """Whether each buffer of the function is freed, or given to the caller: nothing is left to do."""
        function = self._function
        made = [
            result
            for operation in function.walk()
            if operation is not function
            for result in operation.results
            if _is_new(result) and result not in self._allocations
        ]
        if not made:
            return True
        flow = self._flow or BufferViewFlow(function)
        given = {value for block in function.regions[0].blocks for value in block.terminator.operands}
        return all(any(one in given for one in flow.aliases(result)) for result in made)

    def __bool__(self) -> bool:
        return bool(self._allocations)

    def __contains__(self, value: Value) -> bool:
        return value in self._allocations

    def cover(self, value: Value) -> bool:
        """Whether the value may be a view of a buffer that is freed already. Who frees it must know when it is still
        needed, so it can be handed on as it is."""
        flow = self._flow
        return flow is not None and any(one in self._allocations for one in flow.origins(value))

    def rename(self, old: Value, new: Value) -> None:
        """Lets ``new`` stand for ``old``."""
        if self._flow is not None:
            self._flow.rename(old, new)
        if old in self._allocations:
            self._allocations.add(new)


def are_deallocated(functions: list[Operation]) -> bool:
    """Whether functions free some buffers, and together leave none: each is freed or given to a caller, who does so."""
    known = [ExistingDeallocations(function) for function in functions]
    return any(known) and all(one.are_complete for one in known)


def _is_new(value: Value) -> bool:
    """Whether the value is a buffer that an operation allocates, or a call gives."""
    if not isinstance(value, OpResult) or not isinstance(value.type, BaseMemRefType):
        return False
    owner = value.owner
    return CallOpInterface.has(owner) or any(one.effect is Effect.ALLOCATE for one in effects_on(owner, value))
