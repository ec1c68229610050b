"""The pass convert-tensor-to-linalg: a padded tensor is filled, then the source inserted into it."""

from __future__ import annotations

from lamina.dialects.arith.mixed import as_value, constant_index, simplified
from lamina.dialects.arith.ops import AddIOp
from lamina.dialects.linalg.sizes import INDEX, dim_sizes, dim_value
from lamina.dialects.linalg.slices import Slice, insert_slice, mixed
from lamina.dialects.linalg.transforms.decompose_pad import filled
from lamina.dialects.tensor.ops import EmptyOp, PadOp
from lamina.interfaces.tiling import Size
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternRewriter, PatternSet, apply_partial_conversion
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.pattern import Outcome, pattern


@pattern(name="PadOpConverter")
def convert_pad(op: PadOp, rewriter: PatternRewriter) -> Outcome:
    """Fills a tensor of the padded sizes and inserts the source into it."""
    source, type = op.source, op.result.type
    low = [simplified(low_pad) for low_pad in mixed(op.static_low, op.low)]
    high = [simplified(high_pad) for high_pad in mixed(op.static_high, op.high)]
    dynamic: list[Value] = []
    for axis, size in enumerate(type.shape):
        if size != DYNAMIC:
            continue
        own = source.type.shape[axis]
        total = dim_value(rewriter, source, axis) if own == DYNAMIC else constant_index(rewriter, own)
        for extra in (low[axis], high[axis]):
            total = _sum(rewriter, total, extra)
        dynamic.append(total)
    empty = rewriter.insert(EmptyOp(dynamic, [type], location=rewriter.location)).results[0]
    target = filled(rewriter, op, empty, dynamic)
    place = Slice(low, dim_sizes(rewriter, source))
    rewriter.replace_op(op, insert_slice(rewriter, source, target, place).results)
    return True


def _sum(rewriter: PatternRewriter, left: Value, right: Size) -> Value:
    defaults = dict(AddIOp.definition.filled_defaults)
    total = AddIOp([left, as_value(rewriter, right)], [INDEX], defaults, location=rewriter.location)
    return insert_or_fold(rewriter, total)[0]


@register_pass(
    "convert-tensor-to-linalg",
    summary="Convert some Tensor dialect ops to Linalg dialect",
    display_name="ConvertTensorToLinalgPass",
)
class ConvertTensorToLinalg(Pass):
    """tensor.pad becomes linalg.fill and tensor.insert_slice."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "linalg", "tensor")
        target.add_illegal_op("tensor.pad")
        apply_partial_conversion(operation, target, PatternSet([convert_pad]))
