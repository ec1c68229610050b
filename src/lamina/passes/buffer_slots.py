"""Decides whether a local buffer can live in registers, and splits it into slots, each of which becomes a value.

Every access must be to known elements after its loops are unrolled or vectorized. The slots are
the largest pieces that compose all multi-element accesses.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import gcd

from lamina.dialects.scf.bounds import constant_trip_count
from lamina.dialects.scf.ops import ForOp, IfOp
from lamina.dialects.vector.ops import GatherOp
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IndexType, IntegerType, VectorType
from lamina.ir.value import BlockArgument, Value
from lamina.passes.buffer_access import Access, LocalBuffer
from lamina.passes.vectorize_element_loops import ElementLoop, element_loop
from lamina.rewrite.fold import constant_int

# The registers of wide machines hold so many bits.
MOST_BITS = 8 * 2048
MOST_SLOTS = 64
# LLVM sees to more single elements than this as well as to memory.
MOST_SCALARS = 16
MOST_ITERATIONS = 16
# Limit on the operations created from one loop.
MOST_OPERATIONS = 1024


@dataclass(frozen=True)
class Slots:
    """``count`` slots of ``length`` elements; ``vectors``: they are vectors, not numbers."""

    count: int
    length: int
    vectors: bool
    element_type: Type

    @property
    def type(self) -> Type:
        return VectorType((self.length,), self.element_type) if self.vectors else self.element_type


@dataclass(eq=False)
class LoopPlan:
    """The transformation of a loop whose counter selects the accessed elements."""

    loop: ForOp

    @cached_property
    def at_once(self) -> ElementLoop | None:
        return element_loop(self.loop)

    @cached_property
    def iterations(self) -> range | None:
        """The counter's values, if there are few enough to unroll."""
        count = constant_trip_count(self.loop)
        first, step = constant_int(self.loop.lower_bound), constant_int(self.loop.step)
        if count is None or first is None or step is None or count > MOST_ITERATIONS:
            return None
        if _unrolled_size(self.loop) > MOST_OPERATIONS:
            return None
        return range(first, first + count * step, step)


def _unrolled_size(loop: ForOp) -> int:
    """Returns the number of operations after unrolling the loop and all short nested ones."""
    inside = 0
    for operation in loop.region.entry_block.operations:
        if isinstance(operation, ForOp):
            inside += _unrolled_size(operation)
        else:
            inside += sum(_instructions(inner) for inner in operation.walk())
    count = constant_trip_count(loop)
    return inside * count if count is not None and count <= MOST_ITERATIONS else inside


def _instructions(operation: Operation) -> int:
    """Returns how many instructions an operation becomes at most: a load for each element of a gather."""
    if not isinstance(operation, GatherOp) or not isinstance(operation.result.type, VectorType):
        return 1
    return operation.result.type.num_elements


class LoopPlans(dict[ForOp, LoopPlan]):
    """Computes the plan of each loop on demand."""

    def __missing__(self, loop: ForOp) -> LoopPlan:
        self[loop] = plan = LoopPlan(loop)
        return plan


@dataclass
class _Touched:
    """The elements of an access, after its loops are gone: runs of ``length`` from each of ``starts``."""

    starts: list[int]
    length: int

    @property
    def is_single(self) -> bool:
        return self.length == 1


def slots_of(buffer: LocalBuffer, plans: LoopPlans) -> tuple[Slots, list[LoopPlan]] | None:
    """Returns the buffer's slots, and the loops to transform first; None if it must stay in memory."""
    width = _width(buffer.element_type)
    if buffer.size * width > MOST_BITS:
        return None
    needed: dict[LoopPlan, None] = {}
    touched = []
    for access in buffer.accesses:
        found = _touched(access, buffer, plans, needed)
        if found is None or min(found.starts) < 0 or max(found.starts) + found.length > buffer.size:
            return None
        touched.append(found)
    slots = _cut(buffer, touched)
    return None if slots is None else (slots, list(needed))


def _cut(buffer: LocalBuffer, touched: list[_Touched]) -> Slots | None:
    whole = [found for found in touched if not found.is_single]
    if not whole:
        return Slots(buffer.size, 1, False, buffer.element_type) if buffer.size <= MOST_SCALARS else None
    length = buffer.size
    for cuts in whole:
        length = gcd(length, cuts.length, *cuts.starts)
    count = buffer.size // length
    return Slots(count, length, True, buffer.element_type) if length > 1 and count <= MOST_SLOTS else None


def _width(type: Type) -> int:
    return 64 if isinstance(type, IndexType) else type.width if isinstance(type, IntegerType | FloatType) else 0


def _touched(access: Access, buffer: LocalBuffer, plans: LoopPlans, needed: dict[LoopPlan, None]) -> _Touched | None:
    """Returns the elements of the access after the loops that it depends on are gone; adds these loops."""
    loops = _loops_around(access.operation, buffer.allocation)
    if loops is None:
        return None
    base, length = [access.start.constant], access.length
    for value, coefficient in access.start.terms.items():
        loop = next((loop for loop in loops if _counter(loop) is value), None)
        if loop is None:
            return None
        plan = plans[loop]
        needed[plan] = None
        if plan.at_once is not None:
            if coefficient != 1 or access.count != 1 or length != 1:
                return None
            base = [start + plan.at_once.first for start in base]
            length = plan.at_once.count
        elif plan.iterations:
            base = [start + coefficient * index for start in base for index in plan.iterations]
        else:
            return None
        if len(base) > MOST_OPERATIONS:
            return None
    return _Touched([start + run for start in base for run in access.runs], length)


def _counter(loop: ForOp) -> BlockArgument:
    return loop.region.entry_block.arguments[0]


def _loops_around(operation: Operation, allocation: Operation) -> list[ForOp] | None:
    """Returns the loops between the operation and the allocation's block; None if there are operations other than loops
    and branches between them."""
    loops: list[ForOp] = []
    at = operation
    while at.parent is not allocation.parent:
        holder = at.parent_op
        if isinstance(holder, ForOp):
            loops.append(holder)
        elif not isinstance(holder, IfOp):
            return None
        at = holder
    return loops


def places(access: Access, slots: Slots) -> list[tuple[int, int | None]]:
    """Returns the slots that an access to known elements touches, in order; with a position inside of the slot where
    it is a single element of a vector."""
    assert not access.start.terms
    starts = [access.start.constant + run for run in access.runs]
    if access.length == 1 and slots.vectors:
        return [(start // slots.length, start % slots.length) for start in starts]
    return [
        (slot, None)
        for start in starts
        for slot in range(start // slots.length, (start + access.length) // slots.length)
    ]


def is_known(access: Access) -> bool:
    return not access.start.terms


def written_value(access: Access) -> Value | None:
    """Returns the operand that a store or transfer stores."""
    operation = access.operation
    if not access.writes or access.type is None:
        return None
    # As all of these operations declare it.
    stored, *_ = operation.operands
    return stored
