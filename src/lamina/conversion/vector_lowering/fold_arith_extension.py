"""Extensions of both inputs of a contraction left to the contraction, which may work on narrower elements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import ExtFOp, ExtSIOp
from lamina.dialects.vector.ops import ContractionOp
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def fold_arith_extension_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateFoldArithExtensionPatterns."""

    def folding(cls: type[ExtFOp] | type[ExtSIOp]) -> RewritePattern:
        def apply(op: ContractionOp, rewriter: PatternRewriter) -> Outcome:
            return _fold(op, rewriter, cls)

        return FunctionPattern(apply, ContractionOp, benefit, "FoldArithExtIntoContractionOp")

    return [folding(ExtFOp), folding(ExtSIOp)]


def _fold(op: ContractionOp, rewriter: PatternRewriter, cls: type[ExtFOp] | type[ExtSIOp]) -> Outcome:
    lhs, rhs = op.lhs.defining_op, op.rhs.defining_op
    if lhs is None or rhs is None:
        return rewriter.notify_match_failure(op, "no defining op on contract operands")
    if not isinstance(lhs, cls) or not isinstance(rhs, cls):
        return False
    rewriter.replace_op_with_new(
        op,
        ContractionOp,
        lhs.in_,
        rhs.in_,
        op.acc,
        op.indexing_maps,
        op.iterator_types,
        result=op.result.type,
    )
    return True
