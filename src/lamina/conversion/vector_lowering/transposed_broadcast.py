"""Transposed broadcasts: rows that repeat one element each, as an outer product has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion.vector_lowering.common import poison, positions
from lamina.dialects.vector.builders import broadcast, extract, insert
from lamina.dialects.vector.ops import BroadcastOp, TransposeOp
from lamina.ir.types import VectorType
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def transposed_broadcast_patterns(benefit: int = 10) -> list[RewritePattern]:
    """Returns the lowering of vector.transpose of a vector.broadcast that moves a broadcast dimension innermost: each
    row broadcasts one element, so nothing is shuffled."""
    return [FunctionPattern(_rows_of_splats, TransposeOp, benefit, "TransposedBroadcastToSplats")]


def _rows_of_splats(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    result = op.result.type
    source = op.vector.defining_op
    order = list(op.permutation)
    if not isinstance(source, BroadcastOp) or result.is_scalable or result.rank < 2:
        return False
    stored = source.source.type
    if not isinstance(stored, VectorType) or stored.rank == 0:
        return False
    added = result.rank - stored.rank
    wide = op.vector.type
    if order[-1] >= added or list(stored.shape) != list(wide.shape[added:]):
        return False
    row = VectorType(result.shape[-1:], result.element_type)
    vector = poison(rewriter, result)
    splats: dict[tuple[int, ...], Any] = {}
    for position in positions(result.shape[:-1]):
        at = [0] * result.rank
        for axis, index in enumerate(position):
            at[order[axis]] = index
        element = tuple(at[added:])
        if element not in splats:
            splats[element] = broadcast(rewriter, extract(rewriter, source.source, element), row)
        vector = insert(rewriter, splats[element], vector, position)
    rewriter.replace_op(op, [vector])
    return True
