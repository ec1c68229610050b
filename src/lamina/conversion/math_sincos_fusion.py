"""``math-sincos-fusion``: sine and cosine of one value are computed together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.math.ops import CosOp, SincosOp, SinOp
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternSet, pattern
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


@pattern
def fuse_sine_and_cosine(op: SinOp, rewriter: PatternRewriter) -> Outcome:
    """``sin x`` and ``cos x`` in one block with the same fast-math flags become ``sincos x``."""
    cosines = [user for user in op.operand_.users if isinstance(user, CosOp) and user.parent is op.parent]
    cosine: CosOp | None = None
    for candidate in cosines:
        if candidate.fastmath == op.fastmath:
            cosine = candidate  # the oldest use of several
    if cosine is None:
        return rewriter.notify_match_failure(op, "no cosine of the same value with equal flags")
    first = op if op.is_before_in_block(cosine) else cosine
    rewriter.set_insertion_point(first)
    sincos = rewriter.create(SincosOp, op.operand_, op.fastmath)
    rewriter.replace_op(op, sincos.sin)
    rewriter.replace_op(cosine, sincos.cos)
    return True


@register_pass("math-sincos-fusion", summary="Fuse sin and cos operations.", display_name="MathSincosFusionPass")
class MathSincosFusion(Pass):
    """Fuses sines and cosines of the same values."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([fuse_sine_and_cosine]))
