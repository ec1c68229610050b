"""Bufferization of arith operations on tensors: constants, index casts and selects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.properties import find_property
from lamina.dialects.arith.ops import ConstantOp, IndexCastOp, SelectOp
from lamina.dialects.bufferization import buffers
from lamina.dialects.bufferization.models import MetadataOnly, SameBuffer, cast_buffer
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.memref.ops import GetGlobalOp, GlobalOp
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    AliasingValue,
    AnalysisState,
    BufferizableOpInterface,
    BufferizationError,
    BufferizationOptions,
)
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StringAttr, TypeAttr, UnitAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTable
from lamina.ir.types import MemRefType, RankedTensorType, ShapedType, UnrankedMemRefType, i1, i64
from lamina.ir.value import OpOperand, Value, type_as

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


@BufferizableOpInterface.implement(ConstantOp)
class _Constant(MetadataOnly):
    @staticmethod
    def is_writable(operation: Operation, value: Value, state: AnalysisState) -> bool:
        """Constants become globals, which must not be written to."""
        return False

    @staticmethod
    def bufferize(operation: ConstantOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        type = operation.result.type
        if not isinstance(type, RankedTensorType):
            raise BufferizationError
        space = buffers.default_space(operation, type, options)
        global_op = global_for(operation, options, space)
        get_global = rewriter.create(GetGlobalOp, global_op.sym_name, result_types=[global_op.type_])
        buffers.replace_with_buffers(rewriter, operation, get_global.results)


def global_for(constant: ConstantOp, options: BufferizationOptions, space: Attribute | None) -> GlobalOp:
    """Returns a constant memref.global with the value of an arith.constant, existing or new."""
    alignment = options.buffer_alignment
    module = constant.parent_of_type(ModuleOp)
    if module is None:
        raise BufferizationError
    value = constant.value
    type = type_as(constant.result, ShapedType)
    for symbol in module._children():
        if isinstance(symbol, GlobalOp) and _holds(symbol, value, alignment, space):
            return symbol
    sizes = "x".join(map(str, type.shape)) + "x"
    properties: dict[str, Attribute] = {
        "sym_name": StringAttr(f"__constant_{sizes}{type.element_type}"),
        "sym_visibility": StringAttr("private"),
        "type": TypeAttr(MemRefType(type.shape, type.element_type, None, space)),
        "initial_value": value,
        "constant": UnitAttr(),
    }
    if alignment:
        properties["alignment"] = IntegerAttr(i64, alignment)
    new_global = GlobalOp((), (), properties, location=constant.raw_location)
    body = module.regions[0].entry_block
    table = SymbolTable(module, options.next_symbol_suffix)
    table.insert(new_global, before=body.first_op)
    options.next_symbol_suffix = table.next_suffix
    return new_global


def _holds(global_op: GlobalOp, value: Attribute, alignment: int, space: Attribute | None) -> bool:
    """True if a global can stand for the constant. MLIR takes globals that are written to, or in other memory spaces,
    as well."""
    return (
        global_op.constant
        and find_property(global_op, GlobalOp.initial_value) is value
        and (global_op.alignment or 0) == alignment
        and global_op.type_.memory_space is space
    )


@BufferizableOpInterface.implement(IndexCastOp)
class _IndexCast(SameBuffer):
    @staticmethod
    def bufferize(operation: IndexCastOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        source = buffers.get_buffer(rewriter, operation.in_, options)
        result = type_as(operation.out, ShapedType)
        type: Type
        if isinstance(source.type, MemRefType):
            type = MemRefType(source.type.shape, result.element_type, source.type.layout, source.type.memory_space)
        else:
            unranked = type_as(source, UnrankedMemRefType)
            type = UnrankedMemRefType(result.element_type, unranked.memory_space)
        buffers.replace_with_new(rewriter, operation, IndexCastOp, source, types=[type])


@BufferizableOpInterface.implement(SelectOp)
class _Select(MetadataOnly):
    @staticmethod
    def get_aliasing_values(operation: Operation, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return [AliasingValue(operation.results[0], EQUIVALENT, False)]

    @staticmethod
    def get_buffer_type(operation: SelectOp, value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
        types = [
            buffers.buffer_type(branch_value, options, stack)
            for branch_value in (operation.true_value, operation.false_value)
        ]
        if types[0] is types[1]:
            result: Type = types[0]
            return result
        if types[0].memory_space is not types[1].memory_space:
            operation.emit_error("inconsistent memory space on true/false operands")
            raise BufferizationError
        return buffers.dynamic_memref_type(value.type, types[0].memory_space)

    @staticmethod
    def bufferize(operation: SelectOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        if operation.condition.type is not i1:
            operation.emit_error(f"'{operation.name}' op only i1 condition values are supported")
            raise BufferizationError
        values = buffers.get_buffers(rewriter, [operation.true_value, operation.false_value], options)
        if values[0].type is not values[1].type:
            wanted = buffers.buffer_type(operation.result, options)
            values = [cast_buffer(rewriter, value, wanted) for value in values]
        buffers.replace_with_new(rewriter, operation, SelectOp, operation.condition, *values, types=[values[0].type])
