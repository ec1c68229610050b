"""A sum with the result of a contraction, computed by the contraction itself."""

from __future__ import annotations

from lamina.dialects.arith.ops import AddFOp, AddIOp, ConstantOp
from lamina.dialects.complex.ops import AddOp as ComplexAddOp
from lamina.dialects.linalg.matchers import is_contraction
from lamina.dialects.linalg.named_ops import AddOp, FillOp
from lamina.dialects.linalg.reductions import match_linalg_reduction
from lamina.dialects.linalg.structure import LinalgOp
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.dominance import DominanceInfo
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern

_ADDITIONS = (AddFOp, AddIOp, ComplexAddOp)


@pattern(name="FoldAddIntoDest")
def fold_add_into_destination(op: AddOp, rewriter: PatternRewriter) -> Outcome:
    """add(contraction(a, b, 0), x) -> contraction(a, b, x)"""
    if not op.has_pure_tensor_semantics:
        return False
    left, right = op.dps_inputs
    dominance = DominanceInfo()
    for start, sum in ((left, right), (right, left)):
        contraction = sum.defining_op
        if isinstance(contraction, LinalgOp) and dominance.value_dominates(start, contraction):
            break
    else:
        return rewriter.notify_match_failure(op, "neither summand is defined before the other's operation")
    if not is_contraction(contraction):
        return rewriter.notify_match_failure(op, "expected a contraction")
    # The contraction's own result is dropped.
    if not sum.has_one_use:
        return rewriter.notify_match_failure(op, "the contraction has other uses")
    addition = match_linalg_reduction(contraction, contraction.dps_init_operands[0])
    body_adds = isinstance(addition, _ADDITIONS)
    if not body_adds:
        return rewriter.notify_match_failure(op, "the contraction does not reduce by addition")
    init = contraction.dps_init_operands[0]
    if not _is_zero(init.value):
        return rewriter.notify_match_failure(op, "the contraction does not start from zero")
    places = contraction.matching_map(init).dim_positions()
    if places != sorted(places):
        return rewriter.notify_match_failure(op, "the contraction permutes its result")
    rewriter.modify_in_place(contraction, lambda: init.set(start))
    rewriter.replace_op(op, contraction.results[0])
    return True


def _is_zero(value: Value) -> bool:
    """True if a tensor is known to be filled with zeros."""
    owner = value.defining_op
    if isinstance(owner, FillOp):
        constant = constant_value(owner.inputs[0])
    elif isinstance(owner, ConstantOp):
        constant = owner.value
        if isinstance(constant, DenseElementsAttr):
            constant = constant.splat_value if constant.is_splat else None
    else:
        return False
    return isinstance(constant, IntegerAttr | FloatAttr) and constant.value == 0


def fold_add_into_destination_patterns() -> list[RewritePattern]:
    """Returns the pattern of this file."""
    return [fold_add_into_destination]
