"""Bufferization of vector operations that read from and write to tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.bufferization import buffers
from lamina.dialects.bufferization.models import (
    DestinationStyle,
    Reader,
    YieldedToParent,
    YieldsItsResults,
    kept_attributes,
    with_other_results,
)
from lamina.dialects.vector.masking import maskable_op, masking_op
from lamina.dialects.vector.ops import GatherOp, MaskOp, ScatterOp, TransferReadOp, TransferWriteOp, YieldOp
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    AliasingValue,
    AnalysisState,
    BufferizableModel,
    BufferizableOpInterface,
    BufferizationError,
    BufferizationOptions,
)
from lamina.ir.value import OpOperand
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


def _replace_operand(
    operation: Operation, index: int, rewriter: PatternRewriter, options: BufferizationOptions
) -> Operation:
    """Returns the same operation with a tensor operand replaced by its buffer, and without tensor results."""
    buffer = buffers.get_buffer(rewriter, operation.operand(index), options)
    operands = operation.operands
    operands[index] = buffer
    kept = [] if isinstance(operation, TransferWriteOp | ScatterOp) else operation.result_types
    properties = dict(operation._properties)
    if options.as_mlir:
        properties.pop("alignment", None)
    attributes = kept_attributes(operation, options)
    new_op = operation.__class__(operands, kept, properties, attributes, (), (), operation.raw_location)
    rewriter.insert(new_op)
    buffers.replace_with_buffers(rewriter, operation, new_op.results if kept else [buffer])
    return new_op


@BufferizableOpInterface.implement(TransferReadOp, GatherOp)
class _Read(Reader):
    @staticmethod
    def bufferize(
        operation: GatherOp | TransferReadOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        _replace_operand(operation, 0, rewriter, options)


@BufferizableOpInterface.implement(TransferWriteOp)
class _Write(DestinationStyle):
    @staticmethod
    def bufferizes_to_memory_write(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return slot.index == 1

    @staticmethod
    def get_aliasing_values(operation: Operation, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return [AliasingValue(operation.results[0], EQUIVALENT)] if slot.index == 1 else []

    @staticmethod
    def bufferizes_to_memory_read(operation: TransferWriteOp, slot: OpOperand, state: AnalysisState) -> bool:
        """The destination is not read if the vector overwrites it entirely."""
        base, vector = operation.base.type, operation.value_to_store.type
        if not base.has_static_shape or any(constant_int(index) != 0 for index in operation.indices):
            return True
        if masking_op(operation) is not None:
            return True
        if any(size > length for size, length in zip(base.shape, vector.shape, strict=False)):
            return True
        # MLIR considers neither the mask nor which tensor dimensions the vector covers.
        if not state.options.is_sound or operation.use_empty:
            return False
        if operation.mask is None and _covers(operation):
            return False
        state.note_stricter_decision()
        return True

    @staticmethod
    def bufferize(operation: TransferWriteOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        _replace_operand(operation, 1, rewriter, options)


def _covers(write: TransferWriteOp) -> bool:
    """True if the vector covers each dimension of the tensor."""
    base, vector, order = write.base.type, write.value_to_store.type, write.permutation_map
    return order.is_permutation() and all(
        base.shape[dim] <= size for dim, size in zip(order.dim_positions(), vector.shape, strict=True)
    )


@BufferizableOpInterface.implement(ScatterOp)
class _Scatter(BufferizableModel):
    """Overwrites parts of its base."""

    @staticmethod
    def bufferizes_to_memory_read(operation: ScatterOp, slot: OpOperand, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def bufferizes_to_memory_write(operation: ScatterOp, slot: OpOperand, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def get_aliasing_values(operation: ScatterOp, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return [AliasingValue(operation.results[0], EQUIVALENT)]

    @staticmethod
    def bufferize(operation: ScatterOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        _replace_operand(operation, 0, rewriter, options)


@BufferizableOpInterface.implement(YieldOp)
class _Yield(YieldedToParent):
    """The end of a vector.mask."""

    @staticmethod
    def bufferize(operation: YieldOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        if not isinstance(operation.parent_op, MaskOp):
            operation.emit_error("unsupported vector::YieldOp parent")
            raise BufferizationError
        YieldedToParent.bufferize(operation, rewriter, options)


@BufferizableOpInterface.implement(MaskOp)
class _Mask(YieldsItsResults[MaskOp]):
    @staticmethod
    def resolve_conflicts(operation: Operation, rewriter: PatternRewriter, state: AnalysisState) -> None:
        """Copies for the masked operation are inserted before the mask, whose region holds a single operation."""
        buffers.resolve_operand_conflicts(operation, rewriter, state)
        block = operation.regions[0].entry_block
        masked = block.terminator.prev_op
        copies = [inner for inner in block.operations if inner is not masked and inner is not block.last_op]
        if copies and state.options.as_mlir:
            operation.emit_error(f"'{operation.name}' op body must bufferize in-place")
            raise BufferizationError
        for moved in copies:
            rewriter.move_op_before(moved, operation)

    @staticmethod
    def bufferize(operation: MaskOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        """Yielded values not produced by the masked operation are buffers defined outside."""
        terminator = operation.regions[0].entry_block.terminator
        masked = maskable_op(operation)
        inside = [masked is not None and value in masked.results for value in terminator.operands]
        outer = [None if own else value for own, value in zip(inside, terminator.operands, strict=True)]
        kept = [value for own, value in zip(inside, terminator.operands, strict=True) if own]
        rewriter.modify_in_place(terminator, lambda: terminator.set_operands(kept))
        new_op = with_other_results(operation, [value.type for value in kept], rewriter, options)
        results = iter(new_op.results)
        buffers.replace_with_buffers(
            rewriter, operation, [next(results) if value is None else value for value in outer]
        )
