"""Bufferization of structured control flow on tensors; bufferize_loops.py has the loops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.operand_slots import operand_slots
from lamina.dialects.bufferization import buffers
from lamina.dialects.bufferization.models import (
    MetadataOnly,
    Reader,
    block_argument_buffer_type,
    branch_op_operands,
    bufferize_block_signature,
    cast_buffer,
    with_other_results,
)
from lamina.dialects.scf import bufferize_loops
from lamina.dialects.scf.ops import (
    ConditionOp,
    ExecuteRegionOp,
    ForOp,
    IfOp,
    IndexSwitchOp,
    WhileOp,
    YieldOp,
)
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    AliasingOpOperand,
    AliasingValue,
    AnalysisState,
    BufferizableOpInterface,
    BufferizationError,
    BufferizationOptions,
)
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import BaseMemRefType, TensorType
from lamina.ir.value import BlockArgument, OpOperand, Value

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter

bufferize_loops.register()


def _yields(operation: IndexSwitchOp | IfOp) -> list[Operation]:
    """Returns the terminators of the regions, in the order in which their types are compared."""
    regions: Sequence[Region] = operation.regions
    if isinstance(operation, IndexSwitchOp):
        regions = [*operation.regions[1:], operation.regions[0]]
    return [region.entry_block.terminator for region in regions if not region.empty]


def _common_type(
    operation: IndexSwitchOp | IfOp, value: Value, options: BufferizationOptions, stack: list[Value]
) -> Type:
    """Returns the buffer type that all regions yield, or one with a layout compatible with all."""
    types: list[Any] = []
    for terminator in _yields(operation):
        yielded = terminator.operand(value.index)
        is_buffered = not isinstance(yielded.type, TensorType)
        types.append(yielded.type if is_buffered else buffers.buffer_type(yielded, options, stack))
    common: BaseMemRefType = types[0]
    for type in types[1:]:
        if type is common:
            continue
        if type.memory_space is not common.memory_space:
            where = "then/else branches" if isinstance(operation, IfOp) else "switch cases"
            operation.emit_error(f"inconsistent memory space on {where}")
            raise BufferizationError
        common = buffers.dynamic_memref_type(value.type, common.memory_space)
    return common


class _Choice(MetadataOnly):
    """Operations that run one of several regions."""

    @staticmethod
    def get_aliasing_op_operands(
        operation: IndexSwitchOp | IfOp, value: Value, state: AnalysisState
    ) -> list[AliasingOpOperand]:
        terminators = _yields(operation)
        return [AliasingOpOperand(terminator.op_operands[value.index], EQUIVALENT, False) for terminator in terminators]

    @staticmethod
    def get_buffer_type(
        operation: IndexSwitchOp | IfOp, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> Type:
        return _common_type(operation, value, options, stack)

    @staticmethod
    def bufferize(operation: IndexSwitchOp | IfOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        types = [
            buffers.buffer_type(result, options) if isinstance(result.type, TensorType) else result.type
            for result in operation.results
        ]
        new_op = with_other_results(operation, types, rewriter, options)
        buffers.replace_with_buffers(rewriter, operation, new_op.results)


@BufferizableOpInterface.implement(IfOp)
class _If(_Choice):
    pass


@BufferizableOpInterface.implement(IndexSwitchOp)
class _IndexSwitch(_Choice):
    @staticmethod
    def get_choices(operation: IndexSwitchOp) -> list[tuple[Value, list[OpOperand]]]:
        """MLIR omits this, so the result and the yielded value may both be written."""
        ends = _yields(operation)
        return [
            (result, [end.op_operands[result.index] for end in ends])
            for result in operation.results
            if isinstance(result.type, TensorType)
        ]


@BufferizableOpInterface.implement(ExecuteRegionOp)
class _ExecuteRegion(MetadataOnly):
    @staticmethod
    def supports_unstructured_control_flow(operation: Operation) -> bool:
        return True

    @staticmethod
    def get_aliasing_op_operands(
        operation: ExecuteRegionOp, value: Value, state: AnalysisState
    ) -> list[AliasingOpOperand]:
        if isinstance(value, BlockArgument):
            return branch_op_operands(value)
        ends = _yields_anywhere(operation)
        return [AliasingOpOperand(end.op_operands[value.index], EQUIVALENT, len(ends) == 1) for end in ends]

    @staticmethod
    def is_writable(operation: Operation, value: Value, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def verify_analysis(operation: ExecuteRegionOp, state: AnalysisState) -> None:
        _only_yield(operation)

    @staticmethod
    def get_buffer_type(
        operation: ExecuteRegionOp, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> Type:
        if isinstance(value, BlockArgument):
            return block_argument_buffer_type(value, options, stack)
        yielded = _only_yield(operation).operand(value.index)
        if not isinstance(yielded.type, TensorType):
            return yielded.type
        type_: Type = buffers.buffer_type(yielded, options, stack)
        return type_

    @staticmethod
    def bufferize(operation: ExecuteRegionOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        types = _only_yield(operation).operand_types
        new_op = with_other_results(operation, types, rewriter, options)
        # The types of block arguments may depend on those of the results, by way of a loop around.
        rewriter.set_insertion_point_after(new_op)
        rewriter.replace_op(operation, buffers.tensors_of(rewriter, new_op.results, operation.results))
        for block in list(new_op.regions[0].blocks):
            bufferize_block_signature(block, rewriter, options)


def _yields_anywhere(operation: ExecuteRegionOp) -> list[Any]:
    return [block.last_op for block in operation.regions[0].blocks if isinstance(block.last_op, YieldOp)]


def _only_yield(operation: ExecuteRegionOp) -> YieldOp:
    yields = _yields_anywhere(operation)
    if len(yields) != 1:
        operation.emit_error(f"'{operation.name}' op op without unique scf.yield is not supported")
        raise BufferizationError
    result: YieldOp = yields[0]
    return result


@BufferizableOpInterface.implement(YieldOp)
class _Yield(Reader):
    @staticmethod
    def must_bufferize_in_place(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def get_aliasing_values(operation: Operation, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        holder = operation.parent_op
        if isinstance(holder, IfOp):
            return [AliasingValue(holder.results[slot.index], EQUIVALENT, False)]
        if isinstance(holder, ExecuteRegionOp):
            return [AliasingValue(holder.results[slot.index], EQUIVALENT)]
        return []

    @staticmethod
    def bufferize(operation: YieldOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        holder = operation.parent_op
        if not isinstance(holder, ExecuteRegionOp | IfOp | IndexSwitchOp | ForOp | WhileOp):
            operation.emit_error("unsupported scf::YieldOp parent")
            raise BufferizationError
        values: list[Value] = []
        for slot in operation._operands:
            value = slot.value
            if isinstance(value.type, TensorType):
                value = buffers.get_buffer(rewriter, value, options)
                wanted: Value | None = None
                if isinstance(holder, ForOp | IfOp | IndexSwitchOp):
                    wanted = holder.results[slot.index]
                elif isinstance(holder, WhileOp):
                    wanted = holder.regions[0].arguments[slot.index]
                if wanted is not None:
                    value = cast_buffer(rewriter, value, buffers.buffer_type(wanted, options))
            values.append(value)
        rewriter.replace_op(operation, rewriter.create(YieldOp, values))


@BufferizableOpInterface.implement(ConditionOp)
class _Condition(Reader):
    @staticmethod
    def must_bufferize_in_place(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def bufferize(operation: ConditionOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        holder = operation.enclosing_op
        values: list[Value] = [operation.condition]
        for slot in operand_slots(operation, ConditionOp.args):
            value = slot.value
            if isinstance(value.type, TensorType):
                argument = holder.regions[1].arguments[slot.index - 1]
                value = buffers.get_buffer(rewriter, value, options)
                value = cast_buffer(rewriter, value, buffers.buffer_type(argument, options))
            values.append(value)
        condition = ConditionOp(values, (), {}, {}, (), (), operation.raw_location)
        rewriter.insert(condition)
        rewriter.replace_op(operation, condition)
