"""Canonicalization patterns of the index dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.index import ops
from lamina.ir.attributes import IntegerAttr
from lamina.rewrite import canonicalize
from lamina.rewrite.fold import constant_value, fold_op
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.ir.value import Value
    from lamina.rewrite.pattern import Outcome


@canonicalize
def combine_constants(
    op: ops.AddOp | ops.MulOp | ops.MaxSOp | ops.MaxUOp | ops.MinSOp | ops.MinUOp | ops.AndOp | ops.OrOp | ops.XOrOp,
    rewriter: PatternRewriter,
) -> Outcome:
    """(x op c0) op c1 -> x op (c0 op c1)"""
    right = constant_value(op.rhs)
    if right is None:
        return rewriter.notify_match_failure(op, "RHS is not a constant")
    inner = op.lhs.defining_op
    if type(inner) is not type(op):  # the same operation
        return rewriter.notify_match_failure(op, "LHS is not a BinaryOp of the same kind")
    inner_right = constant_value(inner.rhs)
    if inner_right is None:
        return rewriter.notify_match_failure(op, "RHS of LHS op is not a constant")
    both = type(op).build(op.rhs, inner.rhs)
    folded = fold_op(both, [right, inner_right])
    both.erase()
    if not folded or not isinstance(folded[0], IntegerAttr):
        return rewriter.notify_match_failure(op, "the constants do not fold")
    constant = rewriter.create(ops.ConstantOp, folded[0].value)
    rewriter.replace_op_with_new(op, type(op), inner.lhs, constant.results[0])
    return True


@canonicalize
def compare_difference(op: ops.CmpOp, rewriter: PatternRewriter) -> Outcome:
    """cmp(x - y, 0) -> cmp(x, y)"""
    if _is_zero(op.rhs) and type(op.lhs.defining_op) is ops.SubOp:
        difference = op.lhs.defining_op
        left, right = difference.lhs, difference.rhs
    elif _is_zero(op.lhs) and type(op.rhs.defining_op) is ops.SubOp:
        difference = op.rhs.defining_op
        left, right = difference.rhs, difference.lhs
    else:
        return False
    rewriter.replace_op_with_new(op, ops.CmpOp, op.pred, left, right)
    return True


def _is_zero(value: Value) -> bool:
    constant = constant_value(value)
    return isinstance(constant, IntegerAttr) and constant.value == 0
