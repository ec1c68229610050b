"""``promote-buffers-to-stack``: promotes small heap allocations that do not escape to stack allocations."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from lamina.analysis.buffer_flow import ViewsOfBuffers, is_buffer, may_make_views
from lamina.dialects.bufferization.placement import (
    allocations,
    has_known_control_flow,
    is_loop,
    start_operation,
)
from lamina.dialects.memref.ops import AllocaOp, AllocOp, RankOp
from lamina.interfaces.data_layout import DataLayout, data_layout
from lamina.interfaces.function import is_declaration
from lamina.interfaces.region_branch import region_exits
from lamina.ir import traits
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, ShapedType
from lamina.ir.value import OpResult, Value, type_as
from lamina.passmanager import Pass, option, register_pass, uint

if TYPE_CHECKING:
    from lamina.dialects.bufferization.ops import CloneOp
    from lamina.dialects.memref.ops import ReallocOp
    from lamina.ir.region import Region


class _Exits:
    """The buffers that leave regions, in the state of the IR when each region is asked about first."""

    def __init__(self) -> None:
        self._views = ViewsOfBuffers()
        self._leaving: dict[Region, set[Value]] = {}

    def leaves(self, region: Region, buffer: Value) -> bool:
        """True if the buffer, or a view of it, may be passed out of the region."""
        leaving = self._leaving.get(region)
        if leaving is None:
            leaving = self._leaving[region] = {
                slot.value
                for terminator, _ in region_exits(region)
                for slot in terminator._operands
                if _may_be_buffer(slot.value)
            }
        # Of the values that change in the pass, each is asked about once, before it does.
        return bool(leaving) and not leaving.isdisjoint(self._views.aliases(buffer))


def _may_be_buffer(value: Value) -> bool:
    """False if the value is neither a buffer nor what `ViewsOfBuffers` calls a view of one."""
    return is_buffer(value) or not isinstance(value, OpResult) or may_make_views(value.owner)


def _has_scope(buffer: Value, exits: _Exits) -> bool:
    """True if an operation around the allocation frees stack memory when it ends, and the buffer stays inside."""
    block = buffer.parent_block
    region = None if block is None else block.parent
    while region is not None:
        holder = region.parent
        if holder is None:
            return False
        if holder.has_trait(traits.AutomaticAllocationScope) and not exits.leaves(region, buffer):
            return True
        if is_loop(holder) or not has_known_control_flow(holder):
            return False
        region = holder.parent_region
    return False


@register_pass(
    "promote-buffers-to-stack",
    summary="Turn small memref.alloc into memref.alloca",
    anchor="func.func",
    display_name="PromoteBuffersToStackPass",
)
class PromoteBuffersToStack(Pass):
    """Only promotes buffers that are never freed."""

    max_alloc_size_in_bytes = option(
        "max-alloc-size-in-bytes", 1024, "Largest buffer, in bytes, that moves to the stack", type=uint
    )
    max_rank_of_allocated_memref = option(
        "max-rank-of-allocated-memref", 1, "Maximal memref rank to promote dynamic buffers.", type=uint
    )

    def run(self, operation: Operation) -> None:
        if is_declaration(operation):
            return
        exits = _Exits()
        for buffer, dealloc in allocations(operation):
            owner: Any = buffer.owner
            if dealloc is not None or not self._is_small(owner) or not _has_scope(buffer, exits):
                continue
            assert owner.parent is not None
            start = start_operation(buffer, owner.parent)
            builder = Builder(InsertionPoint.before_op(start), location=owner.raw_location)
            alloca = builder.create(
                AllocaOp, owner.dynamic_sizes, owner.symbol_operands, owner.alignment, result_types=[buffer.type]
            )
            alloca.attributes.update(owner.attributes)
            buffer.replace_all_uses_with(alloca.results[0])
            owner.erase()

    def _is_small(self, owner: ReallocOp | CloneOp | AllocOp) -> bool:
        if not isinstance(owner, AllocOp):
            return False
        type = type_as(owner.results[0], ShapedType)
        if DYNAMIC in type.shape:
            return type.rank <= self.max_rank_of_allocated_memref and all(
                isinstance(value.defining_op, RankOp) for value in owner.operands
            )
        element = type.element_type
        # The size of numbers does not depend on the layout.
        layout = DataLayout() if isinstance(element, IntegerType | FloatType) else data_layout(owner)
        bits = layout.known_size_in_bits(element)
        return bits is not None and math.prod(type.shape) * bits <= self.max_alloc_size_in_bytes * 8
