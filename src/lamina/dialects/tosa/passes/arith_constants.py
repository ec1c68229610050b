"""``tosa-arith-const-to-tosa-const``: constant tensors of the arith dialect become those of tosa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.tosa.constraints import Tensor
from lamina.dialects.tosa.ops import ConstOp
from lamina.ir.attributes import ElementsAttr
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome, pattern

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute


@pattern(name="ArithConstantToTosaConst")
def convert_constant(op: ConstantOp, rewriter: PatternRewriter) -> Outcome:
    held, type = op.value, op.result.type
    if not isinstance(held, ElementsAttr) or not isinstance(type, RankedTensorType) or not Tensor.accepts(type):
        return rewriter.notify_match_failure(op, "not a tensor type that tosa.const can have")
    properties: dict[str, Attribute] = {"values": held}
    constant = rewriter.insert(ConstOp([], [type], properties, location=op.location))
    rewriter.replace_op(op, [constant.output])
    return True


@register_pass(
    "tosa-arith-const-to-tosa-const",
    summary="Convert tensor arith.constant operations into tosa.const",
    display_name="TosaArithConstantToTosaConstPass",
)
class TosaArithConstantToConst(Pass):
    """Replaces arith constants of tensors with TOSA element types."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([convert_constant]))
