"""Operations of memref in terms of simpler ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import IndexCastOp, MulIOp
from lamina.dialects.memref import ops
from lamina.interfaces.view_like import MixedValue, split_mixed_values
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.types import DYNAMIC, index
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.ir.types import MemRefType


@pattern(name="MemRefReshapeOpConverter")
def expand_reshape(op: ops.ReshapeOp, rewriter: PatternRewriter) -> Outcome:
    """reshape(x, s) -> reinterpret_cast(x), with sizes from s and row-major strides"""
    shape = op.shape.type
    if not shape.has_static_shape:
        return False
    type = op.result.type
    rank = shape.shape[0]
    sizes: list[MixedValue] = [0] * rank
    strides: list[MixedValue] = [1] * rank
    stride: MixedValue = 1
    for axis in reversed(range(rank)):
        dynamic = type.shape[axis] == DYNAMIC
        size = _loaded_size(rewriter, op.shape, axis) if dynamic else constant_index(rewriter, type.shape[axis])
        sizes[axis] = size if dynamic else type.shape[axis]
        strides[axis] = stride
        if not axis:
            break
        if isinstance(stride, Value):
            stride = rewriter.create(MulIOp, stride, size).results[0]
        elif dynamic:
            stride = rewriter.create(MulIOp, constant_index(rewriter, stride), size).results[0]
        else:
            stride *= type.shape[axis]
    numbers, values = zip(*(split_mixed_values(part) for part in ([0], sizes, strides)), strict=True)
    entries = [DenseI64ArrayAttr(list(part)) for part in numbers]
    reinterpret_cast = rewriter.create(ops.ReinterpretCastOp, op.source, *values, *entries, result_types=[type])
    rewriter.replace_op(op, reinterpret_cast)
    return True


def _loaded_size(rewriter: PatternRewriter, shape: Value[MemRefType], axis: int) -> Value:
    at = constant_index(rewriter, axis)
    size = rewriter.create(ops.LoadOp, shape, [at], result_types=[shape.type.element_type]).results[0]
    if size.type is index:
        return size
    return rewriter.create(IndexCastOp, size, result_types=[index]).results[0]


def expand_ops_patterns() -> list[RewritePattern]:
    """MLIR's populateExpandOpsPatterns."""
    return [expand_reshape]
