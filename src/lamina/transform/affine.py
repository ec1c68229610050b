"""Simplification of affine minima and maxima under bounds from the script."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.affine.constraints import CONSTANT, ConstraintSystem
from lamina.dialects.affine.min_max import replace_constrained
from lamina.dialects.affine.ops import AffineMaxOp, AffineMinOp
from lamina.dialects.affine.simplify_min_max import simplify_min_max_ops
from lamina.dialects.transform.affine_ops import SimplifyBoundedAffineOpsOp, SimplifyMinMaxAffineOpsOp
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType
from lamina.rewrite import GreedyConfig, PatternRewriter, PatternSet
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.greedy import apply_ops_greedily
from lamina.rewrite.pattern import FunctionPattern, Outcome
from lamina.transform.engine import Results, implement
from lamina.transform.failures import definite, silenceable
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.transform.engine import TransformRewriter


@implement(consumes="target")
def simplify_bounded(
    op: SimplifyBoundedAffineOpsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """affine.min and affine.max that bounds of values decide become affine.apply."""
    system = ConstraintSystem()
    bounded: set[Operation] = set()
    lower, upper = op.lower_bounds, op.upper_bounds
    for handle, low, high in zip(op.bounded_values, lower, upper, strict=True):
        for bounded_op in state.ops(handle):
            if len(bounded_op.results) != 1 or not isinstance(bounded_op.results[0].type, IndexType):
                message = "expected bounded value handle to point to one or multiple single-result index-typed ops"
                raise definite(op, message, ("multiple/non-index result", bounded_op))
            bounded.add(bounded_op)
            _bound(system, bounded_op, low, high)
    targets = _minima_and_maxima(op, state)
    for target in targets:
        if target in bounded:
            raise definite(op, "target op result must not be constrainted", ("target/constrained op", target))

    def simplify(operation: AffineMaxOp | AffineMinOp, rewriter: PatternRewriter) -> Outcome:
        return replace_constrained(rewriter, operation, system) is not None

    patterns = [*canonicalization_patterns(AffineMaxOp), *canonicalization_patterns(AffineMinOp)]
    patterns.append(FunctionPattern(simplify, (AffineMinOp, AffineMaxOp), name="SimplifyAffineMinMaxOp"))
    if not apply_ops_greedily(targets, PatternSet(patterns), GreedyConfig(listener=state.listener)):
        raise definite(op, "affine.min/max simplification did not converge")


@implement(consumes="target")
def simplify_min_max_op(
    op: SimplifyMinMaxAffineOpsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """affine.min and affine.max lose the results that the bounds of values decide."""
    changed = simplify_min_max_ops(rewriter, _minima_and_maxima(op, state), listener=state.listener)
    if changed is None:
        raise definite(op, "affine.min/max simplification did not converge")
    if not changed:
        raise silenceable(op, "the transform failed to simplify any of the target operations")


def _minima_and_maxima(
    op: SimplifyBoundedAffineOpsOp | SimplifyMinMaxAffineOpsOp, state: TransformState
) -> list[AffineMinOp | AffineMaxOp]:
    targets: list[AffineMinOp | AffineMaxOp] = []
    for target in state.ops(op.target):
        if not isinstance(target, AffineMinOp | AffineMaxOp):
            raise definite(op, "target must be affine.min or affine.max", ("target op", target))
        targets.append(target)
    return targets


def _bound(system: ConstraintSystem, op: Operation, low: int, high: int) -> None:
    """``low <= result < high``."""
    value = op.results[0]
    column = system.find(value)
    if column is None:
        column = system.add_variable(value)
    system.add_inequality({column: 1, CONSTANT: -low})
    system.add_inequality({column: -1, CONSTANT: high - 1})
