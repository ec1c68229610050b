"""Bufferization of functions, calls and returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.bufferization import buffers
from lamina.dialects.bufferization.memref_casts import cast_or_reallocate
from lamina.dialects.bufferization.models import (
    Reader,
    block_argument_buffer_type,
    branch_op_operands,
    bufferize_block_signature,
)
from lamina.dialects.bufferization.one_shot_module_analysis import (
    LAYOUT,
    WRITABLE,
    argument_attribute,
    called_function,
    facts_of,
    return_operations,
)
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    UNKNOWN,
    AliasingOpOperand,
    AliasingValue,
    AnalysisState,
    BufferizableModel,
    BufferizableOpInterface,
    BufferizationError,
    BufferizationOptions,
    unknown_aliasing_values,
)
from lamina.interfaces.function import function_inputs, function_results, is_declaration, set_function_types
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import BaseMemRefType, MemRefType, TensorType
from lamina.ir.value import BlockArgument, OpOperand, Value

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


def boundary_type(type: Type, function: FuncOp, options: BufferizationOptions) -> Type:
    """Returns the type of a buffer that crosses the boundary of a function."""
    space = buffers.default_space(function, type, options)
    if options.function_type_conversion == "identity-layout-map":
        return buffers.identity_memref_type(type, space)
    return buffers.dynamic_memref_type(type, space)


def argument_type(function: FuncOp, index: int, options: BufferizationOptions) -> Type:
    """Returns the buffer type of an argument, with the layout that the function specifies."""
    type = function_inputs(function)[index]
    found = boundary_type(type, function, options)
    layout = argument_attribute(function, index, LAYOUT)
    if layout is not None and isinstance(found, MemRefType):
        return MemRefType(found.shape, found.element_type, layout, found.memory_space)
    return found


@BufferizableOpInterface.implement(FuncOp)
class _Func(BufferizableModel):
    @staticmethod
    def get_aliasing_op_operands(operation: Operation, value: Value, state: AnalysisState) -> list[AliasingOpOperand]:
        assert isinstance(value, BlockArgument)
        return [] if value.owner.is_entry_block else branch_op_operands(value)

    @staticmethod
    def is_writable(operation: Operation, value: Value, state: AnalysisState) -> bool:
        assert isinstance(value, BlockArgument)
        if not value.owner.is_entry_block:
            return True
        said = argument_attribute(operation, value.index, WRITABLE)
        return said.value != 0 if isinstance(said, IntegerAttr) else True

    @staticmethod
    def supports_unstructured_control_flow(operation: Operation) -> bool:
        return True

    @staticmethod
    def has_tensor_semantics(operation: Operation) -> bool:
        """True if tensors occur in the signature or as arguments of blocks."""
        types = [*function_inputs(operation), *function_results(operation)]
        types += [argument.type for block in operation.regions[0].blocks for argument in block.arguments]
        return any(isinstance(type, TensorType) for type in types)

    @staticmethod
    def get_buffer_type(operation: FuncOp, value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
        assert isinstance(value, BlockArgument)
        if value.owner.is_entry_block:
            return argument_type(operation, value.index, options)
        return block_argument_buffer_type(value, options, stack)

    @staticmethod
    def bufferize(operation: FuncOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        inputs = [
            argument_type(operation, index, options) if isinstance(type, TensorType) else type
            for index, type in enumerate(function_inputs(operation))
        ]
        results = [
            boundary_type(type, operation, options) if isinstance(type, TensorType) else type
            for type in function_results(operation)
        ]
        if not is_declaration(operation):
            for block in list(operation.regions[0].blocks):
                bufferize_block_signature(block, rewriter, options)
            for return_operation in return_operations(operation):
                _return_buffers(return_operation, results, rewriter)
        rewriter.modify_in_place(operation, lambda: set_function_types(operation, inputs, results))


def _return_buffers(operation: Operation, types: list[Type], rewriter: PatternRewriter) -> None:
    rewriter.set_insertion_point(operation)
    for slot, type in zip(operation._operands, types, strict=True):
        if isinstance(slot.value.type, TensorType):
            slot.set(buffers.make_to_buffer(rewriter, slot.value, type, operation.raw_location))


@BufferizableOpInterface.implement(ReturnOp)
class _Return(Reader):
    @staticmethod
    def bufferize(operation: ReturnOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        """Bufferized with its function."""


@BufferizableOpInterface.implement(CallOp)
class _Call(BufferizableModel):
    @staticmethod
    def bufferizes_to_memory_read(operation: CallOp, slot: OpOperand, state: AnalysisState) -> bool:
        facts = facts_of(called_function(operation), state)
        return facts is None or slot.index in facts.read

    @staticmethod
    def bufferizes_to_memory_write(operation: CallOp, slot: OpOperand, state: AnalysisState) -> bool:
        facts = facts_of(called_function(operation), state)
        return facts is None or slot.index in facts.written

    @staticmethod
    def get_aliasing_values(operation: CallOp, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        facts = facts_of(called_function(operation), state)
        if facts is None:
            return unknown_aliasing_values(slot)
        aliases = facts.aliasing_results.get(slot.index, [])
        same = len(aliases) == 1 and aliases[0] in facts.equivalent_arguments
        relation = EQUIVALENT if same else UNKNOWN
        return [AliasingValue(operation.results[index], relation, same) for index in aliases]

    @staticmethod
    def get_buffer_type(operation: CallOp, value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
        function = _callee(operation)
        type = function_results(function)[value.index]
        return type if isinstance(type, BaseMemRefType) else boundary_type(type, function, options)

    @staticmethod
    def bufferize(operation: CallOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        function = _callee(operation)
        types = [
            buffers.buffer_type(result, options) if isinstance(result.type, TensorType) else result.type
            for result in operation.results
        ]
        operands: list[Value] = []
        for slot in operation._operands:
            if not isinstance(slot.value.type, TensorType):
                operands.append(slot.value)
                continue
            buffer = buffers.get_buffer(rewriter, slot.value, options)
            wanted = function_inputs(function)[slot.index]
            if isinstance(wanted, TensorType):
                wanted = argument_type(function, slot.index, options)
            operands.append(_as_type(buffer, wanted, rewriter, options))
        call = CallOp(
            operands,
            types,
            dict(operation._properties),
            dict(operation._attributes),
            (),
            (),
            operation.raw_location,
        )
        rewriter.insert(call)
        buffers.replace_with_buffers(rewriter, operation, call.results)


def _callee(operation: CallOp) -> Any:
    function = called_function(operation)
    if function is None:
        operation.emit_error("expected a func.func as the callee")
        raise BufferizationError
    return function


def _as_type(buffer: Value, wanted: Type, rewriter: PatternRewriter, options: BufferizationOptions) -> Value:
    if buffer.type is wanted or not isinstance(wanted, MemRefType) or not isinstance(buffer.type, MemRefType):
        return buffer

    def allocate(builder: PatternRewriter, type: MemRefType, sizes: list[Value]) -> Value:
        return buffers.create_alloc(builder, options, type, sizes)

    def copy(builder: PatternRewriter, source: Value, target: Value) -> None:
        buffers.create_copy(builder, options, source, target)

    cast = cast_or_reallocate(rewriter, buffer, wanted, allocate, copy)
    if cast is None:
        raise BufferizationError
    return cast
