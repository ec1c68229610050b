"""How code that relies on a witness is bufferized when it computes with tensors."""

from __future__ import annotations

from typing import Any

from lamina.dialects.bufferization import buffers
from lamina.dialects.bufferization.models import MetadataOnly, Reader
from lamina.dialects.shape.ops import AssumingOp, AssumingYieldOp
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    AliasingOpOperand,
    AliasingValue,
    AnalysisState,
    BufferizableOpInterface,
    BufferizationOptions,
)
from lamina.ir.attribute import Type
from lamina.ir.types import TensorType
from lamina.ir.value import OpOperand, Value


@BufferizableOpInterface.implement(AssumingOp)
class _Assuming(MetadataOnly):
    @staticmethod
    def get_aliasing_op_operands(operation: Any, value: Any, state: AnalysisState) -> list[AliasingOpOperand]:
        terminator = operation.regions[0].entry_block.terminator
        return [AliasingOpOperand(terminator._operands[value.index], EQUIVALENT)]

    @staticmethod
    def get_buffer_type(operation: Any, value: Any, options: BufferizationOptions, stack: list[Value]) -> Type:
        yielded = operation.regions[0].entry_block.terminator.operand(value.index)
        if not isinstance(yielded.type, TensorType):
            return yielded.type  # type: ignore[no-any-return]
        return buffers.buffer_type(yielded, options, stack)  # type: ignore[no-any-return]

    @staticmethod
    def bufferize(operation: Any, rewriter: Any, options: BufferizationOptions) -> None:
        types = operation.regions[0].entry_block.terminator.operand_types
        made = AssumingOp(
            operation.operands,
            types,
            dict(operation.properties),
            dict(operation.attributes),
            (),
            1,
            operation.raw_location,
        )
        rewriter.insert(made)
        rewriter.inline_region_before(operation.regions[0], None, made.regions[0])
        buffers.replace_with_buffers(rewriter, operation, made.results)


@BufferizableOpInterface.implement(AssumingYieldOp)
class _AssumingYield(Reader):
    @staticmethod
    def must_bufferize_in_place(operation: Any, slot: OpOperand, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def get_aliasing_values(operation: Any, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return [AliasingValue(operation.parent_op.results[slot.index], EQUIVALENT)]

    @staticmethod
    def bufferize(operation: Any, rewriter: Any, options: BufferizationOptions) -> None:
        values = [
            buffers.get_buffer(rewriter, value, options) if isinstance(value.type, TensorType) else value
            for value in operation.operands
        ]
        rewriter.replace_op(operation, rewriter.create(AssumingYieldOp, values))
