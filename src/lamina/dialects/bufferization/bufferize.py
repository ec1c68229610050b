"""Bufferization of the bufferization dialect's own operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.bufferization import buffers, ops
from lamina.dialects.bufferization.canonicalize import fold_to_buffer_of_to_tensor
from lamina.dialects.bufferization.models import MetadataOnly
from lamina.dialects.memref import ops as memref
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    AliasingValue,
    AnalysisState,
    BufferizableModel,
    BufferizableOpInterface,
    BufferizationOptions,
)
from lamina.ir.attribute import Type
from lamina.ir.types import TensorType
from lamina.ir.value import OpOperand, OpResult, Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lamina.dialects.bufferization.ops import (
        AllocTensorOp,
        DeallocTensorOp,
        MaterializeInDestinationOp,
        ToBufferOp,
        ToTensorOp,
    )
    from lamina.ir.operation import Operation
    from lamina.ir.types import MemRefType
    from lamina.rewrite.rewriter import PatternRewriter


@BufferizableOpInterface.implement(ops.AllocTensorOp)
class _AllocTensor(BufferizableModel):
    @staticmethod
    def bufferizes_to_allocation(operation: Operation, value: Value) -> bool:
        return True

    @staticmethod
    def bufferizes_to_memory_read(operation: AllocTensorOp, slot: OpOperand, state: AnalysisState) -> bool:
        return slot.value is operation.copy

    @staticmethod
    def bufferizes_to_memory_write(operation: AllocTensorOp, slot: OpOperand, state: AnalysisState) -> bool:
        return False

    @staticmethod
    def get_aliasing_values(operation: AllocTensorOp, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return []

    @staticmethod
    def result_bufferizes_to_memory_write(operation: ops.AllocTensorOp, value: OpResult, state: AnalysisState) -> bool:
        return operation.copy is not None

    @staticmethod
    def get_buffer_type(
        operation: ops.AllocTensorOp, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> Type:
        space = operation.memory_space
        if space is None and operation.copy is not None:
            space = buffers.buffer_type(operation.copy, options, stack).memory_space
        elif space is None:
            space = buffers.default_space(operation, value.type, options)
        return buffers.identity_memref_type(value.type, space)

    @staticmethod
    def bufferize(operation: ops.AllocTensorOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        if operation.use_empty:
            rewriter.erase_op(operation)
            return
        source = operation.copy
        buffer = None if source is None else buffers.get_buffer(rewriter, source, options)
        type = buffers.buffer_type(operation.result, options)
        sizes: Sequence[Value] = operation.dynamic_sizes
        if buffer is not None:
            # The buffer's type may be more or less static than the tensor's, if it comes from a call.
            sizes = buffers.dynamic_dims(rewriter, buffer, type.shape)
        alloc = buffers.create_alloc(rewriter, options, type, sizes)
        if buffer is not None:
            buffers.create_copy(rewriter, options, buffer, alloc)
        buffers.replace_with_buffers(rewriter, operation, [alloc])


@BufferizableOpInterface.implement(ops.MaterializeInDestinationOp)
class _Materialize(BufferizableModel):
    @staticmethod
    def bufferizes_to_memory_read(operation: MaterializeInDestinationOp, slot: OpOperand, state: AnalysisState) -> bool:
        return slot.index == 0

    @staticmethod
    def bufferizes_to_memory_write(
        operation: MaterializeInDestinationOp, slot: OpOperand, state: AnalysisState
    ) -> bool:
        return slot.index == 1

    @staticmethod
    def must_bufferize_in_place(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def bufferizes_to_elementwise_access(
        operation: Operation, state: AnalysisState, slots: Sequence[OpOperand]
    ) -> bool:
        return True

    @staticmethod
    def get_aliasing_values(
        operation: MaterializeInDestinationOp, slot: OpOperand, state: AnalysisState
    ) -> list[AliasingValue]:
        return [AliasingValue(operation.results[0], EQUIVALENT)] if slot.index == 1 and operation.results else []

    @staticmethod
    def bufferize(
        operation: MaterializeInDestinationOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        dest = operation.dest
        on_tensor = isinstance(dest.type, TensorType)
        target = buffers.get_buffer(rewriter, dest, options) if on_tensor else dest
        source = buffers.get_buffer(rewriter, operation.source, options)
        buffers.create_copy(rewriter, options, source, target)
        buffers.replace_with_buffers(rewriter, operation, [target] if on_tensor else [])


@BufferizableOpInterface.implement(ops.DeallocTensorOp)
class _DeallocTensor(MetadataOnly):
    @staticmethod
    def bufferize(operation: DeallocTensorOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        buffer = buffers.get_buffer(rewriter, operation.tensor, options)
        rewriter.create(memref.DeallocOp, buffer)
        rewriter.erase_op(operation)


@BufferizableOpInterface.implement(ops.ToTensorOp)
class _ToTensor(BufferizableModel):
    @staticmethod
    def is_writable(operation: ops.ToTensorOp, value: Value, state: AnalysisState) -> bool:
        return bool(operation.writable)

    @staticmethod
    def get_buffer_type(
        operation: ops.ToTensorOp, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> Type:
        return operation.buffer.type

    @staticmethod
    def bufferize(operation: ToTensorOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        """Pairs of to_tensor and to_buffer fold after everything else."""


@BufferizableOpInterface.implement(ops.ToBufferOp)
class _ToBuffer(BufferizableModel):
    @staticmethod
    def bufferizes_to_memory_read(operation: ToBufferOp, slot: OpOperand, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def bufferizes_to_memory_write(operation: ToBufferOp, slot: OpOperand, state: AnalysisState) -> bool:
        return not operation.read_only

    @staticmethod
    def get_aliasing_values(operation: ToBufferOp, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return []

    @staticmethod
    def bufferize(operation: ToBufferOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        def allocate(builder: PatternRewriter, type: MemRefType, sizes: list[Value]) -> Value:
            return buffers.create_alloc(builder, options, type, sizes)

        def copy(builder: PatternRewriter, source: Value, target: Value) -> None:
            buffers.create_copy(builder, options, source, target)

        fold_to_buffer_of_to_tensor(rewriter, operation, allocate=allocate, copy=copy)
