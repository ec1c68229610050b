"""Models of structural interfaces for linalg: destination style, subsets, shapes of results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.operand_slots import operand_slots
from lamina.dialects.arith.mixed import as_value
from lamina.dialects.linalg.named_ops import CopyOp
from lamina.dialects.linalg.ops import (
    SoftmaxOp,
    WinogradFilterTransformOp,
    WinogradInputTransformOp,
    WinogradOutputTransformOp,
)
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.sizes import dim_sizes, dim_value, folded_apply, operand_dim_sizes
from lamina.dialects.linalg.structure import LinalgOp
from lamina.interfaces.destination_style import DestinationStyleModel, DestinationStyleOpInterface
from lamina.interfaces.shapes import MixedSize, ReifyRankedShapedTypeOpInterface
from lamina.interfaces.subset import SubsetInsertionOpInterface, WholeInsertionModel
from lamina.ir.affine import AffineDimExpr
from lamina.ir.types import DYNAMIC
from lamina.ir.value import OpOperand

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


_WithDestination = (
    PackOp | UnPackOp | SoftmaxOp | WinogradFilterTransformOp | WinogradInputTransformOp | WinogradOutputTransformOp
)


@DestinationStyleOpInterface.implement(LinalgOp)
class StructuredDestinations(DestinationStyleModel):
    """The inits come last."""

    @staticmethod
    def get_dps_inits(operation: LinalgOp) -> list[OpOperand]:
        return operation.dps_init_operands


@SubsetInsertionOpInterface.implement(CopyOp)
class CopiedSubset(WholeInsertionModel):
    """A copy overwrites its destination."""


@DestinationStyleOpInterface.implement(
    PackOp,
    UnPackOp,
    SoftmaxOp,
    WinogradFilterTransformOp,
    WinogradInputTransformOp,
    WinogradOutputTransformOp,
)
class NamedDestination(DestinationStyleModel):
    """The operand ``dest`` or ``output`` is the destination."""

    @staticmethod
    def get_dps_inits(operation: _WithDestination) -> list[OpOperand]:
        if isinstance(operation, PackOp | UnPackOp):
            return operand_slots(operation, type(operation).dest)
        return operand_slots(operation, type(operation).output)


@ReifyRankedShapedTypeOpInterface.implement(LinalgOp)
def structured_result_shapes(op: LinalgOp, builder: PatternRewriter) -> list[list[MixedSize]]:
    """Returns static sizes, sizes inferred from the inputs if possible, otherwise those of the init."""
    inverse = op.shapes_to_loops_map
    if inverse is None:
        raise ValueError("cannot infer the loops of the operation")
    shapes = op.loops_to_shapes_map.compose(inverse)
    sizes = operand_dim_sizes(builder, op)
    start = sum(len(op.operand_shape(slot)) for slot in op.dps_input_operands)
    outputs = set(range(start, len(sizes)))
    values = [folded_apply(builder, shapes.with_results([expr]), sizes) for expr in shapes.results[start:]]
    structured_result_shapes: list[list[MixedSize]] = []
    at = 0
    for slot in op.dps_init_operands:
        own: list[MixedSize] = []
        for axis, size in enumerate(op.operand_shape(slot)):
            expr = shapes.results[start + at]
            if size != DYNAMIC:
                own.append(size)
            elif any(
                isinstance(operation, AffineDimExpr) and operation.position in outputs for operation in expr.walk()
            ):
                own.append(dim_value(builder, slot.value, axis))
            else:
                own.append(as_value(builder, values[at]))
            at += 1
        structured_result_shapes.append(own)
    return structured_result_shapes


@ReifyRankedShapedTypeOpInterface.implement(PackOp, UnPackOp, SoftmaxOp)
def destination_shapes(op: PackOp | UnPackOp | SoftmaxOp, builder: PatternRewriter) -> list[list[MixedSize]]:
    """Returns the sizes of the destination."""
    return [dim_sizes(builder, op.output if isinstance(op, SoftmaxOp) else op.dest)]
