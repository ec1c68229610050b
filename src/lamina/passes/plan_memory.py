"""``lamina-plan-memory``: one allocation for a function's buffers.

Buffers of static size that are freed in the block that allocates them become parts of one allocation, the arena. Each
is alive from its allocation to its deallocation in textual order, since control cannot be elsewhere in between; buffers
that are never alive at the same time may have the same memory. Buffers of dynamic size, and those that leave the
function, keep their own allocation.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lamina.conversion.check_allocations import bytes_at_most
from lamina.conversion.memref_to_llvm import SLOT
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.bufferization.passes.reuse_buffers import PLANNED_ALIGNMENT
from lamina.dialects.memref.ops import AllocOp, CastOp, DeallocOp, ReallocOp, ReinterpretCastOp, ViewOp
from lamina.dialects.scf.ops import ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, WhileOp
from lamina.interfaces.function import is_declaration
from lamina.ir import traits
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseI64ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.types import ComplexType, FloatType, IndexType, IntegerType, MemRefType, VectorType, index
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass

# A buffer that only some runs need may make the arena this large.
MOST_UNUSED = 1 << 20
# No process has more memory: larger buffers stay, and their own allocations fail.
MOST_BYTES = 1 << 47
# More buffers are placed in order of time, which takes less time.
MOST_BY_SIZE = 500
# Operations that run their regions in the activation of the function, one at a time.
_SEQUENTIAL = (ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, WhileOp)


@dataclass(slots=True)
class Buffer:
    """A buffer, its rounded size, and the positions of its allocation and deallocation in the function."""

    allocation: AllocOp
    dealloc: DeallocOp
    size: int
    start: int
    end: int
    offset: int = 0

    def overlaps(self, other: Buffer) -> bool:
        return self.start < other.end and other.start < self.end


@register_pass("lamina-plan-memory", summary="Put a function's buffers into one allocation", anchor="func.func")
class PlanMemory(Pass):
    """Replaces allocations by views of the arena."""

    def run(self, operation: Operation) -> None:
        if is_declaration(operation):
            return
        entry = operation.regions[0].entry_block
        positions = {inner: number for number, inner in enumerate(in_order(operation))}
        planned = _without_waste(_buffers(operation, positions), entry)
        if len(planned) > 1 or any(buffer.allocation.parent is not entry for buffer in planned):
            _replace(entry, planned, place(planned), positions)


def _buffers(function: Operation, positions: dict[Operation, int]) -> list[Buffer]:
    planned = []
    for op in positions:
        if isinstance(op, AllocOp) and (size := _size(op)) is not None and _is_sequential(op, function):
            dealloc = deallocation(op)
            if dealloc is not None and positions[dealloc] > positions[op]:
                planned.append(Buffer(op, dealloc, size, positions[op], positions[dealloc]))
    return planned


def _size(op: AllocOp) -> int | None:
    """Returns the bytes of a buffer, rounded up; None for those that stay."""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    is_plain = type.has_static_shape and type.has_identity_layout and type.memory_space is None
    if not is_plain or op._attributes or PLANNED_ALIGNMENT % (op.alignment or 1) or not _is_number(type.element_type):
        return None
    size = bytes_at_most(type.element_type) * type.num_elements
    if size > MOST_BYTES:
        return None
    return -(-size // PLANNED_ALIGNMENT) * PLANNED_ALIGNMENT or None


def _is_number(type: Type) -> bool:
    if isinstance(type, VectorType):
        return not type.is_scalable and _is_number(type.element_type)
    return isinstance(type, IntegerType | FloatType | IndexType | ComplexType)


def _is_sequential(op: AllocOp, function: Operation) -> bool:
    for outer in op.ancestors:
        if outer is function:
            return True
        if not isinstance(outer, _SEQUENTIAL):
            return False
    return False


def deallocation(op: AllocOp) -> DeallocOp | None:
    """Returns the only operation that frees the buffer or a view of it, if it is in the same block."""
    deallocations: list[DeallocOp] = []
    pending: list[Value] = [op.memref]
    while pending:
        for user in pending.pop().users:
            if isinstance(user, DeallocOp):
                deallocations.append(user)
            elif isinstance(user, ReallocOp):
                return None
            elif isinstance(user, CastOp | ReinterpretCastOp):
                pending.append(user.results[0])
    return deallocations[0] if len(deallocations) == 1 and deallocations[0].parent is op.parent else None


def _without_waste(buffers: list[Buffer], entry: Block) -> list[Buffer]:
    """Leaves out large buffers of branches, which not every run needs, if they make the arena larger."""
    certain = [buffer for buffer in buffers if _is_certain(buffer.allocation, entry)]
    limit = max(most_alive(certain), MOST_UNUSED)
    while most_alive(buffers) > limit:
        largest = max(buffer.size for buffer in buffers if not _is_certain(buffer.allocation, entry))
        buffers = [
            buffer for buffer in buffers if _is_certain(buffer.allocation, entry) or buffer.size < largest
        ]
    return buffers


def _is_certain(op: Operation, entry: Block) -> bool:
    """True if runs of the function reach an allocation: loops are there to be run, and allocate in each iteration."""
    while op.parent is not entry:
        outer = op.parent_op
        if not isinstance(outer, ForOp | ExecuteRegionOp):
            return False
        op = outer
    return True


def most_alive(buffers: Sequence[Buffer]) -> int:
    """Returns the most bytes that are alive at the same time: no arena is smaller."""
    changes = sorted(
        (at, change) for buffer in buffers for at, change in ((buffer.start, buffer.size), (buffer.end, -buffer.size))
    )
    most = alive = 0
    for _, change in changes:
        alive += change
        most = max(most, alive)
    return most


def place(buffers: Sequence[Buffer]) -> int:
    """Chooses the offsets; returns the size of the arena."""
    size = _place_in_order(buffers)
    if size == most_alive(buffers) or len(buffers) > MOST_BY_SIZE:
        return size
    offsets = [placed.offset for placed in buffers]
    other = _place_by_size(buffers)
    if other > size:
        for buffer, offset in zip(buffers, offsets, strict=True):
            buffer.offset = offset
    return min(size, other)


def _place_by_size(buffers: Iterable[Buffer]) -> int:
    """Gives each buffer, the largest first, the lowest gap between those alive at the same time."""
    placed: list[Buffer] = []
    for buffer in sorted(buffers, key=lambda entry: -entry.size):
        buffer.offset = 0
        for other in placed:
            if other.overlaps(buffer) and other.offset < buffer.offset + buffer.size:
                buffer.offset = max(buffer.offset, other.offset + other.size)
        bisect.insort(placed, buffer, key=lambda entry: entry.offset)
    return max((placed_buffer.offset + placed_buffer.size for placed_buffer in placed), default=0)


def _place_in_order(buffers: Iterable[Buffer]) -> int:
    """Gives each buffer, the first allocation first, the smallest sufficient part that is free."""
    free: list[tuple[int, int]] = []
    end = 0
    events = sorted((at, buffer.start, buffer) for buffer in buffers for at in (buffer.start, buffer.end))
    for at, start, placed in events:
        if at != start:
            _release(free, placed.offset, placed.size)
            continue
        fitting = [(size, offset) for offset, size in free if size >= placed.size]
        if fitting:
            size, placed.offset = min(fitting)
            free.remove((placed.offset, size))
            _release(free, placed.offset + placed.size, size - placed.size)
        else:
            # The last free part grows.
            placed.offset = free.pop()[0] if free and sum(free[-1]) == end else end
            end = placed.offset + placed.size
    return end


def _release(free: list[tuple[int, int]], offset: int, size: int) -> None:
    """Adds a part to the free ones, which are sorted and not adjacent."""
    if not size:
        return
    at = bisect.bisect(free, (offset, 0))
    if at < len(free) and free[at][0] == offset + size:
        size += free.pop(at)[1]
    if at and sum(free[at - 1]) == offset:
        offset, before = free.pop(at - 1)
        size += before
        at -= 1
    free.insert(at, (offset, size))


def _replace(entry: Block, buffers: list[Buffer], size: int, positions: dict[Operation, int]) -> None:
    outermost = [entry.find_ancestor_op(planned.allocation) for planned in buffers]
    first = min(
        (allocation for allocation in outermost if allocation is not None),
        key=positions.__getitem__,
        default=entry.last_op,
    )
    assert first is not None
    builder = Builder(InsertionPoint.before_op(first), location=buffers[0].allocation.location)
    alignment = IntegerAttr(IntegerType(64), PLANNED_ALIGNMENT)
    type = MemRefType([size], IntegerType(8))
    arena = builder.create(AllocOp, [], [], alignment=alignment, result_types=[type]).memref
    for buffer in buffers:
        op = buffer.allocation
        at = Builder(InsertionPoint.before_op(op), location=op.location)
        shift = at.create(ConstantOp, IntegerAttr(index, buffer.offset)).results[0]
        view = at.create(ViewOp, arena, shift, [], result_types=[op.memref.type])
        view.attributes[SLOT] = DenseI64ArrayAttr([buffer.offset, buffer.size])
        op.memref.replace_all_uses_with(view.results[0])
        op.erase()
    _free(arena, entry, buffers, positions)
    for buffer in buffers:
        buffer.dealloc.erase()


def _free(arena: Value, entry: Block, buffers: list[Buffer], positions: dict[Operation, int]) -> None:
    """Frees the arena after its last buffer, or before each return of a function with several blocks."""
    last = max((buffer.dealloc for buffer in buffers), key=positions.__getitem__)
    outermost = entry.find_ancestor_op(last)
    if outermost is not None and all(entry.find_ancestor_op(buffer.dealloc) is not None for buffer in buffers):
        Builder(InsertionPoint.after_op(outermost), location=last.location).create(DeallocOp, arena)
        return
    region = entry.parent
    assert region is not None
    for block in region.blocks:
        end = block.last_op
        if end is not None and end.has_trait(traits.ReturnLike):
            Builder(InsertionPoint.before_op(end), location=last.location).create(DeallocOp, arena)
