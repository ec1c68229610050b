"""``lamina-reuse-buffers``: replaces an allocation with the buffer freed before it in the same block.

After optimize-allocation-liveness a chain of operations frees each buffer after its last reader, and allocates
the next one right after. If both have the same size, the second reuses the buffer of the first: this avoids the
allocator, and the memory is still in the cache.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from lamina.dialects.memref.ops import AllocOp, CastOp, DeallocOp, ReinterpretCastOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI64ArrayAttr, StridedLayoutAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass

# The alignment of buffers in a planned allocation.
PLANNED_ALIGNMENT = 64

# What two buffers must have in common: elements, number or sizes, memory space.
Size = tuple[Type, Attribute | None, tuple[int | str | Value, ...]]


@register_pass("lamina-reuse-buffers", summary="Reuse buffers freed earlier in the same block", anchor="func.func")
class ReuseBuffers(Pass):
    """Pairs allocations with deallocations before them, the latest first."""

    before_planning = option(
        "before-planning",
        False,
        "Leave a function's buffers of static size to lamina-plan-memory, unless one that is returned takes them over",
    )

    def run(self, operation: Operation) -> None:
        body = operation.regions[0]
        for block in [block for inner in in_order(operation) for region in inner.regions for block in region.blocks]:
            chains = _chains(block)
            if self.before_planning and block.parent is body:
                chains = [chain for chain in chains if not _can_be_planned(chain)]
            for chain in chains:
                chain.merge()


@dataclass(slots=True, eq=False)
class _Chain:
    """Buffers of one size, each freed before the next one is allocated; the last one may not be freed."""

    buffers: list[AllocOp]
    freed: list[DeallocOp]

    def merge(self) -> None:
        """Redirects all users to the first buffer, reshaped; only the last deallocation remains."""
        first = self.buffers[0]
        for op, dealloc in zip(self.buffers[1:], self.freed, strict=False):
            _take_over(op, first.memref, dealloc)


def _chains(block: Block) -> list[_Chain]:
    """Gives each allocation the latest fitting buffer that is free."""
    free: dict[Size, list[_Chain]] = {}
    chain_of: dict[AllocOp, _Chain] = {}
    for op in block.operations:
        if isinstance(op, DeallocOp):
            allocation = op.memref.defining_op
            if isinstance(allocation, AllocOp) and allocation in chain_of:
                chain = chain_of[allocation]
                chain.freed.append(op)
                size = _size(allocation)
                assert size is not None
                free.setdefault(size, []).append(chain)
        elif isinstance(op, AllocOp) and (size := _size(op)) is not None:
            fitting = [chain for chain in free.get(size, ()) if _is_aligned(chain.buffers[0], op)]
            chain = fitting[-1] if fitting else _Chain([], [])
            if fitting:
                free[size].remove(chain)
            chain.buffers.append(op)
            chain_of[op] = chain
    return list(dict.fromkeys(chain_of.values()))


def _can_be_planned(chain: _Chain) -> bool:
    """True if the memory of the buffers belongs to the function, and their sizes are known."""
    first = chain.buffers[0]
    type = first.memref.type
    assert isinstance(type, MemRefType)
    is_local = len(chain.freed) == len(chain.buffers)
    return (
        is_local and type.has_static_shape and type.memory_space is None and (first.alignment or 1) <= PLANNED_ALIGNMENT
    )


def _size(op: AllocOp) -> Size | None:
    """Returns a key that is equal for buffers of the same size; None for unsupported buffers."""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    if not type.has_identity_layout or op.symbol_operands or op._attributes:
        return None
    if type.has_static_shape:
        return type.element_type, type.memory_space, (math.prod(type.shape),)
    given = iter(op.dynamic_sizes)
    sizes = [next(given) if size == DYNAMIC else size for size in type.shape]
    # Static sizes are only compared by their product here.
    return type.element_type, type.memory_space, ("dynamic", *sizes)


def _is_aligned(allocation: AllocOp, op: AllocOp) -> bool:
    return (allocation.alignment or 1) % (op.alignment or 1) == 0


def _take_over(op: AllocOp, buffer: Value, dealloc: DeallocOp) -> None:
    """Redirects the allocation's users to a buffer that would have been freed, reshaped."""
    wanted = op.memref.type
    if buffer.type is not wanted:
        buffer = _reshaped(Builder(InsertionPoint.before_op(op), location=op.location), buffer, wanted)
    op.memref.replace_all_uses_with(buffer)
    op.erase()
    dealloc.erase()


def _reshaped(builder: Builder, buffer: Value, wanted: Type) -> Value:
    """Returns the same memory in another static shape with as many elements."""
    assert isinstance(wanted, MemRefType)
    layout = wanted.strides_and_offset()
    assert layout is not None
    strided = MemRefType(wanted.shape, wanted.element_type, StridedLayoutAttr(layout[0], 0), wanted.memory_space)
    view = builder.create(
        ReinterpretCastOp,
        buffer,
        [],
        [],
        [],
        DenseI64ArrayAttr([0]),
        DenseI64ArrayAttr(wanted.shape),
        DenseI64ArrayAttr(layout[0]),
        result_types=[strided],
    ).results[0]
    return builder.create(CastOp, view, dest=wanted).results[0]
