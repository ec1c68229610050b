"""``lamina-decompose-linalg``: decomposes operations of linalg that are not loop nests.

``linalg.pack`` and ``linalg.unpack`` become pads, reshapes and transpositions, ``linalg.softmax`` its five steps, and
Winograd transforms loops over small products. The default pipeline runs it before bufferization.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.dialects.bufferization.ops import MaterializeInDestinationOp, ToTensorOp
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.ops import (
    SoftmaxOp,
    WinogradFilterTransformOp,
    WinogradInputTransformOp,
    WinogradOutputTransformOp,
)
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.transforms.decompose_pad import decompose_pad_pattern
from lamina.dialects.linalg.transforms.decompose_softmax import decompose_softmax
from lamina.dialects.linalg.transforms.lower_pack import lower_pack, lower_unpack
from lamina.dialects.linalg.transforms.winograd_decompose import decompose_winograd
from lamina.dialects.tensor.ops import ConcatOp, PadOp
from lamina.dialects.tensor.transforms.empty import decompose_concat
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import UnitAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType, RankedTensorType
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.linalg.structure import LinalgOp
    from lamina.rewrite.rewriter import MatchFailure


def _decompose_softmax(rewriter: PatternRewriter, op: SoftmaxOp) -> LinalgOp | MatchFailure:
    """Decomposes memref forms through tensors, which bufferization maps back to the memory."""
    type = op.output.type
    if not isinstance(type, MemRefType):
        return decompose_softmax(rewriter, op)
    tensors = [
        rewriter.create(ToTensorOp, value, UnitAttr(), result=RankedTensorType(value.type.shape, type.element_type))
        for value in (op.input, op.output)
    ]
    tensors[1].writable = True
    source, target = (tensor.result for tensor in tensors)
    new_op = rewriter.create(SoftmaxOp, source, target, op.dimension, result=[target.type])
    flags: dict[str, Attribute] = {"restrict": UnitAttr(), "writable": UnitAttr()}
    stored = MaterializeInDestinationOp([new_op.results[0], op.output], [], flags, location=op.raw_location)
    rewriter.insert(stored)
    rewriter.erase_op(op)
    rewriter.set_insertion_point(new_op)
    return decompose_softmax(rewriter, new_op)


DECOMPOSITIONS: dict[type[Operation], Callable[[PatternRewriter, Any], Any]] = {
    PackOp: lower_pack,
    UnPackOp: lower_unpack,
    SoftmaxOp: _decompose_softmax,
    WinogradFilterTransformOp: decompose_winograd,
    WinogradInputTransformOp: decompose_winograd,
    WinogradOutputTransformOp: decompose_winograd,
}


@register_pass(
    "lamina-decompose-pads-and-concats",
    summary="Turn padding with constants into a fill and an insertion, concatenations into insertions",
)
class DecomposePadsAndConcats(Pass):
    """Decomposes pads and concatenations, so that producers can write directly into the destination."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if isinstance(op, PadOp | ConcatOp)]:
            rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
            if isinstance(op, ConcatOp):
                decompose_concat.match_and_rewrite(op, rewriter)
            elif constant_padding(op) is not None:
                decompose_pad_pattern.match_and_rewrite(op, rewriter)


@register_pass("lamina-decompose-linalg", summary="Packing, softmax and Winograd transforms as structured operations")
class DecomposeLinalg(Pass):
    """Decomposes what it can; other operations stay."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for op in [inner for inner in operation.walk() if type(inner) in DECOMPOSITIONS]:
            rewriter.set_insertion_point(op)
            rewriter.location = op.raw_location
            DECOMPOSITIONS[type(op)](rewriter, op)
