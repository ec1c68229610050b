"""``math-uplift-to-fma``: a product and a sum that may be contracted become one ``math.fma``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.enums import FastMathFlags
from lamina.dialects.arith.ops import AddFOp, MulFOp
from lamina.dialects.math.ops import FmaOp
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternSet, pattern
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def _contracts(op: MulFOp | AddFOp) -> bool:
    return bool(op.fastmath & FastMathFlags.CONTRACT)


@pattern
def fuse_product_and_sum(op: AddFOp, rewriter: PatternRewriter) -> Outcome:
    """``a * b + c`` with contraction allowed for both is ``fma(a, b, c)``."""
    if not _contracts(op):
        return rewriter.notify_match_failure(op, "addf is not contractable")
    product, other = op.lhs.defining_op, op.rhs
    if not isinstance(product, MulFOp):
        product, other = op.rhs.defining_op, op.lhs
    if not isinstance(product, MulFOp):
        return rewriter.notify_match_failure(op, "no mulf")
    if not _contracts(product):
        return rewriter.notify_match_failure(op, "mulf is not contractable")
    flags = op.fastmath & product.fastmath
    rewriter.replace_op_with_new(op, FmaOp, product.lhs, product.rhs, other, flags)
    return True


@register_pass("math-uplift-to-fma", summary="Uplift arith ops to math.fma.", display_name="MathUpliftToFMA")
class MathUpliftToFma(Pass):
    """Fuses contractable products and sums."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([fuse_product_and_sum]))
