"""Canonicalization patterns of the complex dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith import ops as arith
from lamina.dialects.complex import ops
from lamina.ir.types import ComplexType, FloatType, IntegerType
from lamina.rewrite import canonicalize, canonicalize_dialect
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.complex.ops import ImOp, ReOp
    from lamina.rewrite.pattern import Outcome


@canonicalize
def merge_bitcasts(op: ops.BitcastOp, rewriter: PatternRewriter) -> Outcome:
    """bitcast(bitcast(x)) -> bitcast(x), in the dialect required by the types"""
    inner = op.operand_.defining_op
    if not isinstance(inner, ops.BitcastOp | arith.BitcastOp):
        return rewriter.notify_match_failure(op, "the operand is not a bitcast")
    source, target = inner.only_operand, op.result.type
    if isinstance(source.type, ComplexType) or isinstance(target, ComplexType):
        rewriter.replace_op_with_new(op, ops.BitcastOp, source, result=target)
    else:
        rewriter.replace_op_with_new(op, arith.BitcastOp, source, out=target)
    return True


@canonicalize_dialect("complex")
def merge_into_complex_bitcast(op: arith.BitcastOp, rewriter: PatternRewriter) -> Outcome:
    """arith.bitcast(complex.bitcast(x)) -> complex.bitcast(x)"""
    inner = op.in_.defining_op
    target = op.out.type
    if not isinstance(inner, ops.BitcastOp) or not isinstance(target, IntegerType | FloatType):
        return rewriter.notify_match_failure(op, "the operand is not a complex bitcast")
    rewriter.replace_op_with_new(op, ops.BitcastOp, inner.operand_, result=target)
    return True


def _part_of_negated(position: int) -> Any:
    def part_of_negated(op: ImOp | ReOp, rewriter: PatternRewriter) -> Outcome:
        """A part of a negated new number is the negated part."""
        negation = op.complex.defining_op
        if not isinstance(negation, ops.NegOp):
            return rewriter.notify_match_failure(op, "the operand is not negated")
        inner = negation.complex.defining_op
        if not isinstance(inner, ops.CreateOp):
            return rewriter.notify_match_failure(op, "the negated number is not a complex.create")
        rewriter.replace_op_with_new(op, arith.NegFOp, inner.operand(position))
        return True

    return part_of_negated


canonicalize(ops.ReOp, name="FoldReNeg")(_part_of_negated(0))
canonicalize(ops.ImOp, name="FoldImNeg")(_part_of_negated(1))
