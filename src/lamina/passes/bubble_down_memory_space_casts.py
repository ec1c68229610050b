"""``bubble-down-memory-space-casts``: accesses through a cast to the generic memory space use the particular one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.memref import ops as memref
from lamina.dialects.vector import ops as vector
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType, UnrankedMemRefType
from lamina.ir.value import OpResult
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter, PatternSet, apply_patterns_greedily, pattern

if TYPE_CHECKING:
    from lamina.ir.attributes import IntegerAttr, StringAttr

# The operations that take a memref as their first operand and those that take it as their second.
_FIRST = (
    memref.AssumeAlignmentOp,
    memref.CastOp,
    memref.CollapseShapeOp,
    memref.ExpandShapeOp,
    memref.LoadOp,
    memref.ReinterpretCastOp,
    memref.ReshapeOp,
    memref.SubViewOp,
    memref.TransposeOp,
    memref.ViewOp,
    vector.CompressStoreOp,
    vector.ExpandLoadOp,
    vector.GatherOp,
    vector.LoadOp,
    vector.MaskedLoadOp,
    vector.MaskedStoreOp,
    vector.ScatterOp,
    vector.TransferReadOp,
)
_SECOND = (memref.AtomicRMWOp, memref.StoreOp, vector.StoreOp, vector.TransferWriteOp)


@pattern(*_FIRST, *_SECOND)
def bubble_down_cast(op: Any, rewriter: PatternRewriter) -> bool:
    """Applies the operation to the source of the cast; a memref result is cast instead."""
    position = 1 if isinstance(op, _SECOND) else 0
    value = op.operand(position)
    cast = value.owner if isinstance(value, OpResult) else None
    if not isinstance(cast, memref.MemorySpaceCastOp) or value.type.memory_space is not None:
        return False
    source: Any = cast.source
    with rewriter.modify_in_place(op):
        op.set_operand(position, source)
    for result in op.results:
        if isinstance(result.type, MemRefType | UnrankedMemRefType):
            _cast_result(op, result, source.type.memory_space, rewriter)
    return True


def _cast_result(op: Operation, result: OpResult, space: IntegerAttr | StringAttr, rewriter: PatternRewriter) -> None:
    old = result.type
    with rewriter.modify_in_place(op):
        result.type = old.replace(memory_space=space)
    rewriter.set_insertion_point_after(op)
    back = rewriter.create(memref.MemorySpaceCastOp, result, result_types=[old])
    rewriter.replace_all_uses_except(result, back.results[0], back)


@register_pass(
    "bubble-down-memory-space-casts",
    summary="Bubbles down memory-space cast operations.",
    display_name="BubbleDownMemorySpaceCasts",
)
class BubbleDownMemorySpaceCasts(Pass):
    """Moves casts to the generic memory space after views and away from accesses."""

    def run(self, operation: Operation) -> None:
        apply_patterns_greedily(operation, PatternSet([bubble_down_cast]))
