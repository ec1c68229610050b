"""``lamina-reuse-buffers``: replaces an allocation with the buffer freed before it in the same block.

After optimize-allocation-liveness a chain of operations frees each buffer after its last reader, and allocates
the next one right after. If both have the same size, the second reuses the buffer of the first: this avoids the
allocator, and the memory is still in the cache.
"""

from __future__ import annotations

import math

from lamina.dialects.memref.ops import AllocOp, CastOp, DeallocOp, ReinterpretCastOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI64ArrayAttr, StridedLayoutAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass

# What two buffers must have in common: elements, number or sizes, memory space.
Size = tuple[Type, Attribute | None, tuple[int | str | Value, ...]]


@register_pass("lamina-reuse-buffers", summary="Reuse buffers freed earlier in the same block", anchor="func.func")
class ReuseBuffers(Pass):
    """Pairs allocations with deallocations before them, the latest first."""

    def run(self, operation: Operation) -> None:
        for block in [block for one in operation.walk() for region in one.regions for block in region.blocks]:
            _reuse_in(block)


def _reuse_in(block: Block) -> None:
    freed: dict[Size, list[tuple[AllocOp, DeallocOp]]] = {}
    # The original allocation type of reused buffers in another shape.
    origins: dict[Value, AllocOp] = {}
    for op in list(block.operations):
        if isinstance(op, DeallocOp):
            allocation = origins.get(op.memref, op.memref.defining_op)
            if isinstance(allocation, AllocOp) and allocation.parent is block:
                if (size := _size(allocation)) is not None:
                    freed.setdefault(size, []).append((allocation, op))
        elif isinstance(op, AllocOp) and (size := _size(op)) is not None:
            fitting = [pair for pair in freed.get(size, ()) if _is_aligned(pair[0], op)]
            if fitting:
                freed[size].remove(fitting[-1])
                allocation, dealloc = fitting[-1]
                origins[_take_over(op, allocation, dealloc)] = allocation


def _size(op: AllocOp) -> Size | None:
    """Returns a key that is equal for buffers of the same size; None for unsupported buffers."""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    if not type.has_identity_layout or op.symbol_operands or op.attributes:
        return None
    if type.has_static_shape:
        return type.element_type, type.memory_space, (math.prod(type.shape),)
    given = iter(op.dynamic_sizes)
    sizes = [next(given) if size == DYNAMIC else size for size in type.shape]
    # Static sizes are only compared by their product here.
    return type.element_type, type.memory_space, ("dynamic", *sizes)


def _is_aligned(allocation: AllocOp, op: AllocOp) -> bool:
    return (allocation.alignment or 1) % (op.alignment or 1) == 0


def _take_over(op: AllocOp, allocation: AllocOp, dealloc: DeallocOp) -> Value:
    """Redirects the allocation's users to the buffer that would have been freed, reshaped; returns it."""
    buffer: Value = allocation.memref
    wanted = op.memref.type
    if buffer.type is not wanted:
        buffer = _reshaped(Builder(InsertionPoint.before_op(op), location=op.location), buffer, wanted)
    op.memref.replace_all_uses_with(buffer)
    op.erase()
    dealloc.erase()
    return buffer


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
