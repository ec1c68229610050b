"""Computes result sizes from the operands of the defining operation."""

from __future__ import annotations

from lamina.dialects.arith.mixed import as_value
from lamina.dialects.memref.ops import DimOp as MemRefDimOp
from lamina.dialects.tensor.ops import DimOp as TensorDimOp
from lamina.interfaces.shapes import reify_result_shapes
from lamina.ir.value import OpResult
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern


@pattern(name="DimOfReifyRankedShapedTypeOpInterface")
def resolve_dim(op: TensorDimOp | MemRefDimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(op(...), i) -> the size reified by op"""
    source = op.source
    position = constant_int(op.index)
    if not isinstance(source, OpResult) or position is None:
        return False
    try:
        shapes = reify_result_shapes(rewriter, source.owner)
    except ValueError:
        return False
    if shapes is None or source.index >= len(shapes) or not 0 <= position < len(shapes[source.index]):
        return False
    rewriter.replace_op(op, as_value(rewriter, shapes[source.index][position]))
    return True


def resolve_dims_patterns() -> list[RewritePattern]:
    """Returns the patterns of this file."""
    return [resolve_dim]
