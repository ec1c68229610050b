"""``reify-result-shapes``: refines the result types of paddings and concatenations with known sizes."""

from __future__ import annotations

from lamina.dialects.tensor.ops import CastOp, ConcatOp, PadOp
from lamina.interfaces.shapes import reify_result_shapes
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter, constant_value


@register_pass(
    "reify-result-shapes",
    summary="Make the sizes of tensor.pad and tensor.concat static where known",
    display_name="ReifyResultShapesPass",
)
class ReifyResultShapes(Pass):
    """Refines the result type of a tensor.pad or tensor.concat whose sizes are constants; a
    tensor.cast restores the original type for users."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for shaped_op in [inner for inner in operation.walk_post_order() if isinstance(inner, PadOp | ConcatOp)]:
            _reify(rewriter, shaped_op)


def _reify(rewriter: PatternRewriter, op: ConcatOp | PadOp) -> None:
    rewriter.set_insertion_point(op)
    sizes = reify_result_shapes(rewriter, op)
    if sizes is None:
        return
    old = op.result.type
    new = old.replace(shape=tuple(_known(size) for size in sizes[0]))
    if new is old:
        return
    clone = rewriter.clone(op)
    clone.results[0].type = new
    rewriter.replace_op(op, rewriter.create(CastOp, clone.results[0], result_types=[old]))


def _known(size: int | Value) -> int:
    """Returns the number that a size is, or the sign for an unknown one."""
    if isinstance(size, int):
        return size
    number = constant_value(size)
    return number.value if isinstance(number, IntegerAttr) else DYNAMIC
