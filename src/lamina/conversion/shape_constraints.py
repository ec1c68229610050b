"""``convert-shape-constraints``: constraints on shapes are checked by assertions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.conversion.shape_to_std import requirement
from lamina.dialects.cf.ops import AssertOp
from lamina.dialects.shape import ops as shape
from lamina.ir.attributes import BoolAttr
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternSet, pattern
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


@pattern
def assert_requirement(op: shape.CstrRequireOp, rewriter: PatternRewriter) -> Outcome:
    """The condition is asserted, and taken to hold from then on."""
    rewriter.create(AssertOp, op.pred, op.msg)
    const_witness = rewriter.create(shape.ConstWitnessOp, BoolAttr(True), result_types=op.result_types)
    rewriter.replace_op(op, const_witness)
    return True


@register_pass(
    "convert-shape-constraints",
    summary="Convert shape constraint operations to the standard dialect",
    display_name="ConvertShapeConstraintsPass",
)
class ConvertShapeConstraints(Pass):
    """Constraints become assertions, and their witnesses true."""

    def run(self, operation: Operation) -> None:
        patterns = [
            requirement(shape.CstrBroadcastableOp, shape.IsBroadcastableOp, "required broadcastable shapes"),
            requirement(shape.CstrEqOp, shape.ShapeEqOp, "required equal shapes"),
            assert_requirement,
        ]
        apply_local_patterns_greedily(operation, PatternSet(patterns))
