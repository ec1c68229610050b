"""Models of bufferization that dialects share: casts of buffers, blocks of control flow, destination style."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.bufferization import buffers
from lamina.dialects.memref.ops import CastOp
from lamina.interfaces.branch import BranchOpInterface
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    AliasingOpOperand,
    AliasingValue,
    AnalysisState,
    BufferizableModel,
    BufferizationError,
    BufferizationOptions,
    is_tensor,
)
from lamina.interfaces.destination_style import dps_inits, is_dps_init, tied_op_operand, tied_op_result
from lamina.interfaces.model import OpT
from lamina.ir.attribute import Attribute, Type
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import BaseMemRefType, TensorType
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import YieldOp
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


def cast_buffer(rewriter: PatternRewriter, buffer: Value, type: Type) -> Value:
    """Returns the buffer with another layout in its type."""
    if buffer.type is type:
        return buffer
    cast = rewriter.create(CastOp, buffer, result_types=[type], location=buffers.place_of(buffer))
    return cast.results[0]


class MetadataOnly(BufferizableModel[OpT]):
    """Operations that neither read nor write the contents of their operands."""

    @staticmethod
    def bufferizes_to_memory_read(operation: OpT, slot: OpOperand, state: AnalysisState) -> bool:
        return False

    @staticmethod
    def bufferizes_to_memory_write(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return False

    @staticmethod
    def get_aliasing_values(operation: Operation, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return []


class Reader(MetadataOnly):
    """Operations that read their operands and make something new."""

    @staticmethod
    def bufferizes_to_memory_read(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return True


class SameBuffer(MetadataOnly):
    """Operations whose first result is the buffer of their first operand."""

    @staticmethod
    def get_aliasing_values(operation: Operation, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return [AliasingValue(operation.results[0], EQUIVALENT)]


class YieldsItsResults(MetadataOnly[OpT]):
    """Operations whose one region yields the buffers of their results."""

    @staticmethod
    def get_aliasing_op_operands(operation: Operation, value: Value, state: AnalysisState) -> list[AliasingOpOperand]:
        terminator = operation.regions[0].entry_block.terminator
        return [AliasingOpOperand(terminator.op_operands[value.index], EQUIVALENT)]

    @staticmethod
    def get_buffer_type(operation: Operation, value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
        yielded = operation.regions[0].entry_block.terminator.operand(value.index)
        if not isinstance(yielded.type, TensorType):
            return yielded.type
        type_: Type = buffers.buffer_type(yielded, options, stack)
        return type_

    @staticmethod
    def bufferize(operation: OpT, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        types = operation.regions[0].entry_block.terminator.operand_types
        new_op = with_other_results(operation, types, rewriter, options)
        buffers.replace_with_buffers(rewriter, operation, new_op.results)


class YieldedToParent(Reader):
    """The terminators of such regions."""

    @staticmethod
    def must_bufferize_in_place(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def get_aliasing_values(operation: Operation, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return [AliasingValue(operation.enclosing_op.results[slot.index], EQUIVALENT)]

    @staticmethod
    def bufferize(operation: YieldOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        values = [
            buffers.get_buffer(rewriter, value, options) if is_tensor(value) else value for value in operation.operands
        ]
        rewriter.replace_op(operation, rewriter.create(type(operation), values, location=operation.raw_location))


class DestinationStyle(BufferizableModel[OpT]):
    """Operations that read all operands and write their inits."""

    @staticmethod
    def bufferizes_to_memory_read(operation: OpT, slot: OpOperand, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def bufferizes_to_memory_write(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return is_dps_init(slot)

    @staticmethod
    def get_aliasing_values(operation: Operation, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        result = tied_op_result(slot)
        return [] if result is None else [AliasingValue(result, EQUIVALENT)]

    @staticmethod
    def result_bufferizes_to_memory_write(operation: OpT, value: OpResult, state: AnalysisState) -> bool:
        """The init of each result is written."""
        return True

    @staticmethod
    def get_aliasing_op_operands(operation: OpT, value: Value, state: AnalysisState) -> list[AliasingOpOperand]:
        return [AliasingOpOperand(tied_op_operand(value), EQUIVALENT)] if isinstance(value, OpResult) else []


def kept_attributes(operation: Operation, options: BufferizationOptions) -> dict[str, Attribute]:
    """Returns the discardable attributes for the replacement, unless MLIR drops them."""
    return {} if options.as_mlir else dict(operation._attributes)


def with_other_results(
    operation: Operation, types: Sequence[Type], rewriter: PatternRewriter, options: BufferizationOptions
) -> Operation:
    """Returns a new operation before this one, with its operands and regions and results of the types."""
    rewriter.set_insertion_point(operation)
    new_op = operation.__class__(
        operation.operands,
        types,
        dict(operation._properties),
        kept_attributes(operation, options),
        (),
        len(operation.regions),
        operation.raw_location,
    )
    rewriter.insert(new_op)
    for old, new in zip(list(operation.regions), new_op.regions, strict=True):
        rewriter.inline_region_before(old, None, new)
    return new_op


def bufferize_destination_style(operation: Operation, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
    """The same operation on buffers, without results; its region is moved."""
    inits = dps_inits(operation)
    written = set(inits)
    inputs: list[Value] = []
    for slot in operation._operands:
        if slot in written:
            continue
        is_buffered = isinstance(slot.value.type, TensorType)
        inputs.append(buffers.get_buffer(rewriter, slot.value, options) if is_buffered else slot.value)
    outputs = [buffers.get_buffer(rewriter, slot.value, options) for slot in inits]
    rewriter.set_insertion_point(operation)
    regions = list(operation.regions)
    new_op = operation.__class__(
        [*inputs, *outputs],
        [],
        dict(operation._properties),
        dict(operation._attributes),
        (),
        len(regions),
        operation.raw_location,
    )
    # Listeners of the new operation may inspect its body.
    for old, new in zip(regions, new_op.regions, strict=True):
        new.take_body(old)
    rewriter.insert(new_op)
    buffers.replace_with_buffers(rewriter, operation, outputs)


# ---- Blocks


def bufferize_block_signature(block: Block, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
    """Bufferizes the block's tensor arguments, and the forwarded operands of branches to it."""
    types = [
        buffers.buffer_type(argument, options) if isinstance(argument.type, TensorType) else argument.type
        for argument in block.arguments
    ]
    with rewriter.insertion_guard():
        for argument, type in zip(block.arguments, types, strict=True):
            if argument.type is type:
                continue
            uses, old = list(argument.uses), argument.type
            argument.type = type
            if uses:
                rewriter.set_insertion_point_to_start(block)
                tensor = buffers.make_to_tensor(rewriter, argument, old, argument.location)
                for use in uses:
                    use.set(tensor)
        for branch in list(block.uses):
            _pass_buffers(branch.owner, branch.index, types, rewriter, options)


def _pass_buffers(
    branch: Operation, successor: int, types: list[Type], rewriter: PatternRewriter, options: BufferizationOptions
) -> None:
    model = BranchOpInterface.get(branch)
    if model is None:
        branch.emit_error(
            f"'{branch.name}' op cannot bufferize ops with block references that do not implement BranchOpInterface"
        )
        raise BufferizationError
    forwarded = model.get_successor_operands(branch, successor)
    for argument, type in enumerate(types):
        value = forwarded.operand(argument)
        if value is not None and value.type is not type:
            own = buffers.buffer_type(value, options)
            rewriter.point = InsertionPoint.after_value(value)
            rewriter.location = value.location
            buffer = buffers.make_to_buffer(rewriter, value, own, value.location)
            forwarded.set_operand(argument, cast_buffer(rewriter, buffer, type))


def branch_op_operands(argument: BlockArgument) -> list[AliasingOpOperand]:
    """Returns the operands of branches that a block argument takes."""
    operands = []
    for use in argument.owner.uses:
        model = BranchOpInterface.get(use.owner)
        if model is None:
            continue
        forwarded = model.get_successor_operands(use.owner, use.index)
        if argument.index >= forwarded.produced:
            slot = use.owner.op_operands[forwarded.operand_index(argument.index)]
            operands.append(AliasingOpOperand(slot, EQUIVALENT, False))
    return operands


def block_argument_buffer_type(argument: BlockArgument, options: BufferizationOptions, stack: list[Value]) -> Type:
    """Returns the buffer type of an argument of a branch target: that of the forwarded operands, if all agree."""
    types: list[Any] = []
    is_in_circle = False
    for alias in branch_op_operands(argument):
        value = alias.operand.value
        if value in stack:
            is_in_circle = is_in_circle or value is not argument
            continue
        types.append(buffers.buffer_type(value, options, stack) if is_tensor(value) else value.type)
    holder = argument.owner.parent_op
    assert holder is not None
    if not types and not is_in_circle:
        holder.emit_error(f"'{holder.name}' op could not infer buffer type of block argument")
        raise BufferizationError
    if not types:
        # The query went around a loop that other operands lead into; those accept any layout.
        return buffers.dynamic_memref_type(argument.type, buffers.default_space(holder, argument.type, options))
    first: BaseMemRefType = types[0]
    if all(type is first for type in types):
        return first
    if any(type.memory_space is not first.memory_space for type in types):
        holder.emit_error(f"'{holder.name}' op incoming operands of block argument have inconsistent memory spaces")
        raise BufferizationError
    return buffers.dynamic_memref_type(argument.type, first.memory_space)


def at(point: Operation) -> InsertionPoint:
    """Right before an operation."""
    return InsertionPoint.before_op(point)
