"""Hand-written syntax of bufferization operations, older spellings included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import check_given_once, distribute_attributes
from lamina.define import set_operand_segments
from lamina.define.constraints import AnyTensor, TypeConstraint
from lamina.dialects.bufferization.constraints import (
    Bufferization_BufferLikeTypeInterface,
    Bufferization_TensorLikeTypeInterface,
)
from lamina.ir.attribute import Type
from lamina.ir.attributes import UnitAttr
from lamina.ir.types import (
    IndexType,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
)

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.bufferization.ops import AllocTensorOp
    from lamina.ir.operation import Operation

INDEX = IndexType()
_WRONG_KIND = "invalid kind of type specified"


def tensor_type_of(type: Type) -> Type | None:
    """Returns the tensor type with the shape and element type of a memref; None for other types."""
    if isinstance(type, MemRefType):
        return RankedTensorType(type.shape, type.element_type)
    if isinstance(type, UnrankedMemRefType):
        return UnrankedTensorType(type.element_type)
    return None


# ---- bufferization.alloc_tensor


def parse_alloc_tensor(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``(sizes) [copy(%t)] [size_hint=%n] : type``."""
    parser.expect("(", "expected '('")
    sizes = parser.parse_operand_list()
    parser.expect(")", "expected ')'")
    copies: list[UnresolvedOperand] = []
    hints: list[UnresolvedOperand] = []
    if parser.parse_optional_keyword("copy"):
        parser.expect("(", "expected '('")
        copies.append(parser.parse_operand())
        parser.expect(")", "expected ')'")
    if parser.parse_optional_keyword("size_hint"):
        parser.expect("=", "expected '='")
        hints.append(parser.parse_operand())
    attributes = parser.parse_optional_attr_dict()
    parser.expect(":", "expected ':'")
    type = _parse_type(parser, AnyTensor)
    check_given_once(parser, state, attributes, ("operandSegmentSizes",))
    distribute_attributes(state, attributes)
    state.types = [type]
    state.operands = [
        *parser.resolve_operands(sizes, INDEX),
        *parser.resolve_operands(copies, type),
        *parser.resolve_operands(hints, INDEX),
    ]
    set_operand_segments(state, [len(sizes), len(copies), len(hints)])


def print_alloc_tensor(operation: AllocTensorOp, printer: Printer) -> None:
    printer.write("(")
    printer.print_operands(operation.dynamic_sizes)
    printer.write(")")
    if operation.copy is not None:
        printer.write(" copy(")
        printer.print_operand(operation.copy)
        printer.write(")")
    if operation.size_hint is not None:
        printer.write(" size_hint=")
        printer.print_operand(operation.size_hint)
    printer.print_optional_attr_dict(operation, {"operandSegmentSizes"})
    printer.write(" : ")
    printer.print_type(operation.result.type)


# ---- bufferization.to_tensor and to_buffer


def parse_to_tensor(parser: Parser, state: OperationState) -> None:
    """``%m [restrict] [writable] : memref [to tensor]``; before MLIR 20 the tensor type was left out."""
    buffer = parser.parse_operand()
    _parse_units(parser, state, "restrict", "writable")
    parser.expect(":", "expected ':'")
    type = _parse_type(parser, Bufferization_BufferLikeTypeInterface)
    state.operands = [parser.resolve_operand(buffer, type)]
    if parser.parse_optional_keyword("to"):
        state.types = [_parse_type(parser, Bufferization_TensorLikeTypeInterface)]
        return
    tensor = tensor_type_of(type)
    if tensor is None:
        parser.custom_error("expected 'to'")
    state.types = [tensor]


def parse_to_buffer(parser: Parser, state: OperationState) -> None:
    """``%t [read_only] : [tensor to] memref``; before MLIR 20 the tensor type was left out."""
    tensor = parser.parse_operand()
    _parse_units(parser, state, "read_only")
    parser.expect(":", "expected ':'")
    start = parser.start
    type = parser.parse_type()
    source = tensor_type_of(type)
    if source is None and not Bufferization_TensorLikeTypeInterface.accepts(type):
        parser.custom_error(_WRONG_KIND, start)
    if parser.kind == "bare" and parser.spelling == "to":
        if source is not None:
            parser.custom_error(_WRONG_KIND, start)
        parser.advance()
        state.operands = [parser.resolve_operand(tensor, type)]
        state.types = [_parse_type(parser, Bufferization_BufferLikeTypeInterface)]
        return
    if source is None:
        parser.custom_error("expected 'to'")
    state.operands = [parser.resolve_operand(tensor, source)]
    state.types = [type]


def _parse_type(parser: Parser, kind: TypeConstraint) -> Type:
    start = parser.start
    type = parser.parse_type()
    if not kind.accepts(type):
        parser.custom_error(_WRONG_KIND, start)
    return type


def _parse_units(parser: Parser, state: OperationState, *names: str) -> None:
    for name in names:
        if parser.parse_optional_keyword(name):
            state.properties[name] = UnitAttr()
    distribute_attributes(state, parser.parse_optional_attr_dict())
