"""``lamina-arena-scopes``: declares to LLVM which parts of a function's arena do not overlap.

``lamina-plan-memory`` annotates the buffers that it places in one allocation with their offsets and sizes, and the
lowering propagates the annotations to address computations. Loads and stores through such an address get the alias
scope of their buffer, and as noalias scopes those of disjoint buffers of the arena. Buffers that share memory at
different times are never declared distinct.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lamina.conversion.memref_to_llvm import SLOT, slot_of
from lamina.dialects.llvm.attributes import AliasScopeAttr, AliasScopeDomainAttr
from lamina.dialects.llvm.memory_intrinsics import MemsetOp
from lamina.dialects.llvm.ops import ExtractValueOp, GEPOp, InsertValueOp, LLVMFuncOp, LoadOp, StoreOp
from lamina.ir.attributes import ArrayAttr, DistinctAttr, UnitAttr
from lamina.ir.nested_operations import in_order, nested_operations
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass

# A buffer: its offset in the arena and its size.
Slot = tuple[int, int]
# The lists of scopes grow with the square of the number of buffers; smaller ones get none.
MOST_SCOPES = 64


@register_pass("lamina-arena-scopes", summary="Declare that the buffers of an arena do not overlap")
class ArenaScopes(Pass):
    """Treats each function on its own, since each has its own arena."""

    def run(self, operation: Operation) -> None:
        for function in nested_operations(operation, LLVMFuncOp):
            accesses = nested_operations(function, GEPOp)
            marked = {access: slot for access in accesses if (slot := slot_of(access)) is not None}
            if marked:
                for access_op in marked:
                    del access_op.attributes[SLOT]
                _declare(function, marked)


def _declare(function: Operation, marked: dict[GEPOp, Slot]) -> None:
    largest = sorted(set(marked.values()), key=lambda slot: -slot[1])[:MOST_SCOPES]
    domain = AliasScopeDomainAttr(DistinctAttr.create(UnitAttr()), None)
    scopes = {slot: AliasScopeAttr(DistinctAttr.create(UnitAttr()), domain, None) for slot in largest}
    own = {slot: ArrayAttr([scope]) for slot, scope in scopes.items()}
    others = {slot: ArrayAttr([scopes[other_slot] for other_slot in _apart_from(slot, largest)]) for slot in largest}
    sources = _Sources(marked)
    for op in in_order(function):
        if isinstance(op, LoadOp | StoreOp | MemsetOp):
            slot = sources.slot_behind(op.dst if isinstance(op, MemsetOp) else op.addr)
            if slot in scopes and others[slot].elements and op.alias_scopes is None:
                op.alias_scopes = own[slot]
                op.noalias_scopes = others[slot]


def _apart_from(slot: Slot, slots: Sequence[Slot]) -> Iterator[Slot]:
    offset, size = slot
    for other, length in slots:
        if other + length <= offset or offset + size <= other:
            yield other, length


class _Sources:
    """Where pointers come from; the accesses of a loop extract them from the same few descriptors."""

    def __init__(self, marked: dict[GEPOp, Slot]) -> None:
        self.marked = marked
        self._inserted: dict[tuple[Value, tuple[int, ...]], Value | None] = {}

    def slot_behind(self, pointer: Value) -> Slot | None:
        """Returns the buffer that a pointer points into, if it is computed from one only."""
        owner = pointer.defining_op
        while owner is not None:
            if isinstance(owner, GEPOp):
                if owner in self.marked:
                    return self.marked[owner]
                owner = owner.base.defining_op
            elif isinstance(owner, ExtractValueOp):
                source = self._inserted_at(owner.container, tuple(owner.position))
                owner = None if source is None else source.defining_op
            else:
                break
        return None

    def _inserted_at(self, container: Value, position: tuple[int, ...]) -> Value | None:
        key = (container, position)
        if key not in self._inserted:
            self._inserted[key] = _last_inserted(container, position)
        return self._inserted[key]


def _last_inserted(container: Value, position: tuple[int, ...]) -> Value | None:
    """Returns the value that was last inserted at a position."""
    owner = container.defining_op
    while isinstance(owner, InsertValueOp):
        place = tuple(owner.position)
        if place == position:
            return owner.value
        length = min(len(place), len(position))
        if place[:length] == position[:length]:
            return None
        owner = owner.container.defining_op
    return None
