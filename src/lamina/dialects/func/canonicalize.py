"""Canonicalization patterns of the func dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.func.ops import CallIndirectOp, CallOp
from lamina.ir.attributes import SymbolRefAttr
from lamina.rewrite import canonicalize
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.rewrite.pattern import Outcome


@canonicalize
def call_directly(op: CallIndirectOp, rewriter: PatternRewriter) -> Outcome:
    """call_indirect(constant @f, ...) -> call @f(...)"""
    callee = constant_value(op.callee)
    if not isinstance(callee, SymbolRefAttr):
        return rewriter.notify_match_failure(op, "the callee is not known")
    call = CallOp(op.callee_operands, op.result_types, {"callee": callee}, location=op.raw_location)
    rewriter.replace_op(op, rewriter.insert(call))
    return True
