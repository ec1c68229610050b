"""Promotes allocations freed in the same block to the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.properties import operand_segments, segment_sizes
from lamina.dialects.memref import ops
from lamina.interfaces.data_layout import DataLayout
from lamina.ir.types import MemRefType
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.memref.ops import AllocOp


def alloc_to_alloca(rewriter: PatternRewriter, alloc: AllocOp, size_limit: int = 0) -> ops.AllocaOp | None:
    """Replaces an allocation of static shape that the same block frees by ``memref.alloca``, if it is smaller than
    ``size_limit`` bytes (0: unlimited). Returns None if not applicable."""
    type: MemRefType = alloc.memref.type
    if not type.has_static_shape:
        return None
    dealloc = _deallocation(alloc)
    if dealloc is None or (size_limit and _bytes(alloc, type) >= size_limit):
        return None
    rewriter.set_insertion_point(alloc)
    properties = segment_sizes(*operand_segments(alloc))
    alloca = rewriter.insert(ops.AllocaOp(alloc.operands, [type], properties, location=alloc.raw_location))
    rewriter.replace_op(alloc, alloca)
    rewriter.erase_op(dealloc)
    return alloca


def _deallocation(alloc: AllocOp) -> ops.DeallocOp | None:
    at = alloc.next_op
    while at is not None:
        if isinstance(at, ops.DeallocOp) and at.memref is alloc.memref:
            return at
        at = at.next_op
    return None


def _bytes(alloc: AllocOp, type: MemRefType) -> int:
    count = 1
    for size in type.shape:
        count *= size
    return count * DataLayout(alloc).size(type.element_type)


def alloc_to_alloca_patterns(size_limit: int = 0) -> list[RewritePattern]:
    """Returns the pattern for allocations of less than so many bytes."""

    def move_to_stack(op: AllocOp, rewriter: PatternRewriter) -> Outcome:
        return alloc_to_alloca(rewriter, op, size_limit) is not None

    return [FunctionPattern(move_to_stack, ops.AllocOp, name="AllocToAllocaPattern")]
