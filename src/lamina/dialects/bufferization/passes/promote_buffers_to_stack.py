"""``promote-buffers-to-stack``: promotes small heap allocations that do not escape to stack allocations."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from lamina.analysis.buffer_flow import ViewsOfBuffers
from lamina.dialects.bufferization.placement import (
    allocations,
    has_known_control_flow,
    is_loop,
    start_operation,
)
from lamina.dialects.memref.ops import AllocaOp, AllocOp, RankOp
from lamina.interfaces.data_layout import data_layout
from lamina.interfaces.function import is_declaration
from lamina.interfaces.region_branch import terminator_model
from lamina.ir import traits
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, ShapedType
from lamina.ir.value import Value, type_as
from lamina.passmanager import Pass, option, register_pass, uint

if TYPE_CHECKING:
    from lamina.dialects.bufferization.ops import CloneOp
    from lamina.dialects.memref.ops import ReallocOp
    from lamina.ir.region import Region


def _has_scope(buffer: Value, views: ViewsOfBuffers) -> bool:
    """True if an operation around the allocation frees stack memory when it ends, and the buffer stays inside."""
    block = buffer.parent_block
    region = None if block is None else block.parent
    while region is not None:
        holder = region.parent
        if holder is None:
            return False
        if holder.has_trait(traits.AutomaticAllocationScope) and not _leaves(region, buffer, views):
            return True
        if is_loop(holder) or not has_known_control_flow(holder):
            return False
        region = holder.parent_region
    return False


def _leaves(region: Region, buffer: Value, views: ViewsOfBuffers) -> bool:
    return any(
        user.parent_region is region and terminator_model(user) is not None
        for alias in views.aliases(buffer)
        for user in alias.users
    )


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
        # Of the values that change here, each is asked about once, before it does.
        views = ViewsOfBuffers()
        for buffer, dealloc in allocations(operation):
            owner: Any = buffer.owner
            if dealloc is not None or not self._is_small(owner) or not _has_scope(buffer, views):
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
        bits = data_layout(owner).known_size_in_bits(type.element_type)
        return bits is not None and math.prod(type.shape) * bits <= self.max_alloc_size_in_bytes * 8
