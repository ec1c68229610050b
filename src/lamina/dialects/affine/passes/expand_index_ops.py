"""Passes that expand linearizations and delinearizations."""

from __future__ import annotations

from typing import Any

from lamina.dialects.affine.compose import materialize
from lamina.dialects.affine.expand_index_ops import PATTERNS as EXPANSION_PATTERNS
from lamina.dialects.affine.expand_index_ops import delinearize_index, linearize_index, mixed_basis
from lamina.dialects.affine.ops import AffineDelinearizeIndexOp, AffineLinearizeIndexOp
from lamina.ir import parity
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome, PatternSet, pattern


@register_pass(
    "affine-expand-index-ops",
    summary="Expand affine.delinearize_index and linearize_index to arithmetic",
    display_name="ExpandAffineIndexOpsPass",
)
class ExpandIndexOps(Pass):
    """Rewrites linearizations and delinearizations with operations of arith."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet(EXPANSION_PATTERNS))


@pattern(name="LowerDelinearizeIndexOps")
def delinearize_as_affine(operation: AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> Outcome:
    """Quotients and remainders as affine.apply."""
    basis = mixed_basis(operation)
    outer = len(basis) == len(operation.results)
    values = delinearize_index(rewriter, operation.linear_index, basis, outer, operation.raw_location)
    rewriter.replace_op(operation, values)
    return True


@pattern(name="LowerLinearizeIndexOps")
def linearize_as_affine(operation: AffineLinearizeIndexOp, rewriter: PatternRewriter) -> Outcome:
    """The sum of products as one affine.apply."""
    indices = operation.multi_index
    if not indices:
        rewriter.replace_op(operation, [materialize(rewriter, 0, operation.raw_location)])
        return True
    source = indices[0].defining_op
    if isinstance(source, AffineDelinearizeIndexOp) and indices == list(source.results):
        # MLIR keeps the quotients and products of sizes that are values.
        folds = not source.dynamic_basis or not parity.is_strict()
        if folds and _inner_basis(source, len(indices)) == _inner_basis(operation, len(indices)):
            rewriter.replace_op(operation, [source.linear_index])
            return True
    index = linearize_index(rewriter, indices, mixed_basis(operation), operation.raw_location)
    rewriter.replace_op(operation, [materialize(rewriter, index, operation.raw_location)])
    return True


def _inner_basis(operation: AffineDelinearizeIndexOp | AffineLinearizeIndexOp, count: int) -> list[Any]:
    """Returns the basis without the outermost size."""
    basis = mixed_basis(operation)
    return basis[1:] if len(basis) == count else basis


@register_pass(
    "affine-expand-index-ops-as-affine",
    summary="Expand affine.delinearize_index and linearize_index to affine.apply",
    display_name="ExpandAffineIndexOpsAsAffinePass",
)
class ExpandIndexOpsAsAffine(Pass):
    """Rewrites linearizations and delinearizations with affine.apply."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([delinearize_as_affine, linearize_as_affine]))
