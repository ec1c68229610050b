"""Interfaces of vector operations: views and destinations."""

from __future__ import annotations

from typing import Any

from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp, TypeCastOp
from lamina.interfaces.destination_style import DestinationStyleModel, DestinationStyleOpInterface
from lamina.interfaces.view_like import ViewLikeModel, ViewLikeOpInterface
from lamina.ir.value import OpOperand


@ViewLikeOpInterface.implement(TypeCastOp)
class TypeCastView(ViewLikeModel):
    """A type_cast shows the memory of its operand."""


@DestinationStyleOpInterface.implement(TransferReadOp)
class TransferReadDestination(DestinationStyleModel):
    """A read has no destination."""

    @staticmethod
    def get_dps_inits(operation: Any) -> list[OpOperand]:
        return []


@DestinationStyleOpInterface.implement(TransferWriteOp)
class TransferWriteDestination(DestinationStyleModel):
    """A write goes into its base."""

    @staticmethod
    def get_dps_inits(operation: Any) -> list[OpOperand]:
        return [operation.op_operands[1]]
