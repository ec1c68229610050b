"""How vector operations that read from and write to tensors are bufferized."""

from __future__ import annotations

from typing import Any

from lamina.dialects.arith.mixed import known_index
from lamina.dialects.bufferization import buffers
from lamina.dialects.bufferization.models import DestinationStyle, Reader
from lamina.dialects.vector.ops import GatherOp, TransferReadOp, TransferWriteOp
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    AliasingValue,
    AnalysisState,
    BufferizableOpInterface,
    BufferizationOptions,
)
from lamina.ir.value import OpOperand


def _replace_operand(operation: Any, index: int, rewriter: Any, options: BufferizationOptions) -> Any:
    """The same operation with the buffer in place of a tensor operand, and without tensor results."""
    buffer = buffers.get_buffer(rewriter, operation.operand(index), options)
    operands = operation.operands
    operands[index] = buffer
    kept = [] if isinstance(operation, TransferWriteOp) else operation.result_types
    made = operation.__class__(
        operands, kept, dict(operation.properties), dict(operation.attributes), (), (), operation.raw_location
    )
    rewriter.insert(made)
    buffers.replace_with_buffers(rewriter, operation, made.results if kept else [buffer])
    return made


@BufferizableOpInterface.implement(TransferReadOp, GatherOp)
class _Read(Reader):
    @staticmethod
    def bufferize(operation: Any, rewriter: Any, options: BufferizationOptions) -> None:
        _replace_operand(operation, 0, rewriter, options)


@BufferizableOpInterface.implement(TransferWriteOp)
class _Write(DestinationStyle):
    @staticmethod
    def bufferizes_to_memory_write(operation: Any, slot: OpOperand, state: AnalysisState) -> bool:
        return slot.index == 1

    @staticmethod
    def get_aliasing_values(operation: Any, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return [AliasingValue(operation.results[0], EQUIVALENT)] if slot.index == 1 else []

    @staticmethod
    def bufferizes_to_memory_read(operation: Any, slot: OpOperand, state: AnalysisState) -> bool:
        """The destination is not read where the vector overwrites all of it."""
        base, vector = operation.base.type, operation.value_to_store.type
        if not base.has_static_shape or any(known_index(index) != 0 for index in operation.indices):
            return True
        if operation.mask is not None:
            return True
        if any(size > length for size, length in zip(base.shape, vector.shape, strict=False)):
            return True
        return not operation.properties["permutation_map"].map.is_identity()

    @staticmethod
    def bufferize(operation: Any, rewriter: Any, options: BufferizationOptions) -> None:
        _replace_operand(operation, 1, rewriter, options)
