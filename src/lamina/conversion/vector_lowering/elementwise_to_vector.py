"""Rewrites a product of two broadcasts, one of them transposed, as an outer product."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import MulFOp, MulIOp
from lamina.dialects.vector.ops import OuterProductOp, TransposeOp
from lamina.dialects.vector.queries import producer
from lamina.dialects.vector.shapes import stretched_dims
from lamina.ir.types import VectorType
from lamina.ir.value import Value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def elementwise_to_vector_ops_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateElementwiseToVectorOpsPatterns."""
    return [
        FunctionPattern(_to_outer_product, cls, benefit, "FoldArithToVectorOuterProduct") for cls in (MulFOp, MulIOp)
    ]


def _source_of_rows(value: Value) -> Value | None:
    """Returns the vector that a broadcast to rank two repeats as rows."""
    wide = producer(value, "vector.broadcast")
    if wide is None or not isinstance(wide.source.type, VectorType) or wide.source.type.rank == 2:
        return None
    if stretched_dims(wide.source.type, wide.results[0].type):
        return None
    source: Value | None = wide.source
    return source


def _to_outer_product(op: MulFOp, rewriter: PatternRewriter) -> Outcome:
    type = op.result.type
    if not isinstance(type, VectorType) or type.rank != 2:
        return rewriter.notify_match_failure(op, "not a matrix product")
    for columns, rows in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        turned = columns.defining_op
        if not isinstance(turned, TransposeOp) or turned.permutation != [1, 0]:
            continue
        left, right = _source_of_rows(turned.vector), _source_of_rows(rows)
        if left is not None and right is not None:
            rewriter.replace_op_with_new(op, OuterProductOp, left, right, None, result=type)
            return True
    return False
