"""Canonicalization patterns of the gpu dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.gpu.launch import block_of, grid_of
from lamina.dialects.gpu.ops import BarrierOp, LaunchOp
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import index
from lamina.rewrite import PatternRewriter
from lamina.rewrite.canonicalization import canonicalize
from lamina.rewrite.fold import constant_attribute
from lamina.rewrite.fold import is_constant as is_constant_operation
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.ir.value import Value


@canonicalize(name="FoldLaunchArguments")
def fold_ids_of_one(launch: LaunchOp, rewriter: PatternRewriter) -> Outcome:
    """Where there is only one block or thread along a dimension, its id is zero."""
    zero = None
    for dims in (grid_of(launch), block_of(launch)):
        for given, id in zip(dims.operands, dims.ids, strict=True):
            if not _is_one(given) or id.use_empty:
                continue
            if zero is None:
                rewriter.set_insertion_point_to_start(launch.regions[0].entry_block)
                properties: Any = {"value": IntegerAttr(index, 0)}
                zero = rewriter.insert(ConstantOp((), (index,), properties, location=launch.raw_location)).results[0]
            rewriter.replace_all_uses_with(id, zero)
    return zero is not None


def _is_one(value: Value) -> bool:
    owner = value.defining_op
    if owner is None or not is_constant_operation(owner):
        return False
    attribute = constant_attribute(owner)
    return isinstance(attribute, IntegerAttr) and attribute.value == 1


@canonicalize(name="eraseRedundantGpuBarrierOps")
def erase_repeated_barrier(barrier: BarrierOp, rewriter: PatternRewriter) -> Outcome:
    """A barrier right before another is not needed."""
    if not isinstance(barrier.next_op, BarrierOp):
        return False
    rewriter.erase_op(barrier)
    return True
