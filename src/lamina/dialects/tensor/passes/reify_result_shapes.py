"""``reify-result-shapes``: results of paddings and concatenations get the sizes that are known."""

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
    """Where the sizes of a tensor.pad or tensor.concat turn out to be constants its result type says so; a
    tensor.cast leads back to the type the users know."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for found in [inner for inner in operation.walk_post_order() if isinstance(inner, PadOp | ConcatOp)]:
            _reify(rewriter, found)


def _reify(rewriter: PatternRewriter, op: ConcatOp | PadOp) -> None:
    rewriter.set_insertion_point(op)
    sizes = reify_result_shapes(rewriter, op)
    if sizes is None:
        return
    old = op.result.type
    new = old.replace(shape=tuple(_known(size) for size in sizes[0]))
    if new is old:
        return
    made = rewriter.clone(op)
    made.results[0].type = new
    rewriter.replace_op(op, rewriter.create(CastOp, made.results[0], result_types=[old]))


def _known(size: int | Value) -> int:
    """Returns the number that a size is, or the sign for an unknown one."""
    if isinstance(size, int):
        return size
    number = constant_value(size)
    return number.value if isinstance(number, IntegerAttr) else DYNAMIC
