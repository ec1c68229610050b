"""Models of structural interfaces for linalg: destination style, shapes of results."""

from __future__ import annotations

from typing import Any

from lamina.dialects.linalg.ops import (
    SoftmaxOp,
    WinogradFilterTransformOp,
    WinogradInputTransformOp,
    WinogradOutputTransformOp,
)
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.structure import LinalgOp
from lamina.interfaces.destination_style import DestinationStyleModel, DestinationStyleOpInterface
from lamina.interfaces.shapes import MixedSize, ReifyRankedShapedTypeOpInterface
from lamina.ir.types import TensorType
from lamina.ir.value import OpOperand


@DestinationStyleOpInterface.implement(LinalgOp)
class StructuredDestinations(DestinationStyleModel):
    """The inits come last."""

    @staticmethod
    def get_dps_inits(operation: Any) -> list[OpOperand]:
        return operation.dps_init_operands  # type: ignore[no-any-return]


@DestinationStyleOpInterface.implement(
    PackOp,
    UnPackOp,
    SoftmaxOp,
    WinogradFilterTransformOp,
    WinogradInputTransformOp,
    WinogradOutputTransformOp,
)
class SecondOperandDestinations(DestinationStyleModel):
    """The second operand is the destination."""

    @staticmethod
    def get_dps_inits(operation: Any) -> list[OpOperand]:
        return [operation.op_operands[1]]


@ReifyRankedShapedTypeOpInterface.implement(LinalgOp)
def structured_result_shapes(op: Any, builder: Any) -> list[list[MixedSize]]:
    """The sizes of the inits on tensors."""
    return [dim_sizes(builder, slot.value) for slot in op.dps_init_operands if isinstance(slot.value.type, TensorType)]


@ReifyRankedShapedTypeOpInterface.implement(PackOp, UnPackOp, SoftmaxOp)
def destination_shapes(op: Any, builder: Any) -> list[list[MixedSize]]:
    """The sizes of the destination."""
    return [dim_sizes(builder, op.operand(1))]
