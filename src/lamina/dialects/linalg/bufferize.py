"""Bufferization of linalg operations: the same operations on buffers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.bufferization.models import DestinationStyle, bufferize_destination_style
from lamina.dialects.linalg.ops import SoftmaxOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.interfaces.bufferizable import (
    AnalysisState,
    BufferizableOpInterface,
    BufferizationError,
    BufferizationOptions,
)
from lamina.ir.types import MemRefType, RankedTensorType
from lamina.ir.value import OpOperand

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


@BufferizableOpInterface.implement(LinalgOp)
class _Structured(DestinationStyle):
    @staticmethod
    def bufferizes_to_memory_read(operation: LinalgOp, slot: OpOperand, state: AnalysisState) -> bool:
        return bool(operation.payload_uses(slot))

    @staticmethod
    def bufferizes_to_elementwise_access(operation: LinalgOp, state: AnalysisState, slots: Sequence[OpOperand]) -> bool:
        """True if all loops are parallel and the operands are accessed at the loops' own position."""
        if operation.num_loops != operation.num_parallel_loops:
            return False
        for slot, map in zip(operation._operands, operation.maps, strict=True):
            if isinstance(slot.value.type, RankedTensorType | MemRefType) and any(slot is other for other in slots):
                if not map.is_identity():
                    return False
        return True

    @staticmethod
    def bufferize(operation: Operation, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        if any(isinstance(slot.value.type, MemRefType) for slot in operation._operands):
            operation.emit_error("op does not have pure tensor semantics")
            raise BufferizationError
        bufferize_destination_style(operation, rewriter, options)


@BufferizableOpInterface.implement(SoftmaxOp)
class _Softmax(DestinationStyle):
    @staticmethod
    def bufferizes_to_memory_read(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return slot.index == 0

    @staticmethod
    def bufferize(operation: SoftmaxOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        bufferize_destination_style(operation, rewriter, options)
