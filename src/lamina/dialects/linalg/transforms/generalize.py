"""Generalization: a named operation becomes linalg.generic."""

from __future__ import annotations

from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.pattern import FunctionPattern, Outcome
from lamina.rewrite.rewriter import MatchFailure


def generalize(rewriter: PatternRewriter, op: LinalgOp) -> GenericOp | MatchFailure:
    """Replaces a named operation by the linalg.generic with its maps, iterators and block."""
    if isinstance(op, GenericOp) or len(op.regions) != 1:
        return rewriter.notify_match_failure(op, "preconditions not met")
    types = [value.type for value in op.dps_inits] if op.has_pure_tensor_semantics else []
    rewriter.set_insertion_point(op)
    new_op = make_generic(
        op.dps_inputs, op.dps_inits, op.maps, op.iterators, result_types=types, location=op.raw_location
    )
    rewriter.insert(new_op)
    rewriter.inline_region_before(op.regions[0], None, new_op.regions[0])
    rewriter.replace_op(op, new_op.results)
    return new_op


def _generalize(op: LinalgOp, rewriter: PatternRewriter) -> Outcome:
    generic = generalize(rewriter, op)
    return generic if isinstance(generic, MatchFailure) else True


def generalization_patterns() -> PatternSet:
    """Returns the pattern that generalizes every named operation."""
    return PatternSet([FunctionPattern(_generalize, LinalgOp, name="LinalgGeneralizationPattern")])
