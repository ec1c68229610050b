"""The syntax of operations that several share, and what the predicates of the `.td` files ask in C++."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import parse_attributes
from lamina.define.enums import EnumAttribute
from lamina.define.foreign import ForeignOperation, is_operation
from lamina.interfaces.function import FunctionOpInterface
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.operation import Operation
from lamina.ir.types import FunctionType, VectorType, i1
from lamina.plugins import directive, predicate, syntax
from lamina.plugins.spirv.enums import Case, parse_case_string
from lamina.plugins.spirv.types import StructType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

# ---- `%a, %b, %c : f32`, with all types where they differ


@syntax("spirv.GL.FClamp", "spirv.GL.UClamp", "spirv.GL.SClamp", "spirv.GL.Fma")
def parse_same_types(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    offset = parser.start
    if parser.accept("("):
        operands = parser.parse_operand_list()
        parser.expect(")", "expected ')'")
        parse_attributes(parser, state)
        type = parser.parse_colon_type()
        if not isinstance(type, FunctionType):
            parser.custom_error("expected function type", offset)
        state.operands = parser.resolve_operands(operands, list(type.inputs), offset)
        state.types = list(type.results)
        return
    operands = parser.parse_operand_list()
    parse_attributes(parser, state)
    type = parser.parse_colon_type()
    state.operands = [parser.resolve_operand(operand, type) for operand in operands]
    state.types = [type]


@syntax("spirv.GL.FClamp", "spirv.GL.UClamp", "spirv.GL.SClamp", "spirv.GL.Fma")
def print_same_types(op: ForeignOperation, printer: Printer) -> None:
    if any(type is not op.result.type for type in op.operand_types):
        printer.write("(")
        printer.print_operands(op.operands)
        printer.write(")")
        printer.print_optional_attr_dict(op)
        printer.write(" : ")
        printer.print_functional_type(op)
        return
    printer.write(" ")
    printer.print_operands(op.operands)
    printer.print_optional_attr_dict(op)
    printer.print_colon_type(op.result.type)


# ---- `%a, %b : !spirv.struct<(i32, i32)>`


@syntax("spirv.IAddCarry", "spirv.ISubBorrow", "spirv.SMulExtended", "spirv.UMulExtended")
def parse_extended(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    parse_attributes(parser, state)
    operands = parser.parse_operand_list()
    parser.expect(":", "expected ':'")
    offset = parser.start
    type = parser.parse_type()
    if not isinstance(type, StructType) or type.num_elements != 2:
        parser.custom_error("expected spirv.struct type with two members", offset)
    state.operands = parser.resolve_operands(operands, [type.element_at(0)] * 2, offset)
    state.types = [type]


@syntax("spirv.IAddCarry", "spirv.ISubBorrow", "spirv.SMulExtended", "spirv.UMulExtended")
def print_extended(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_optional_attr_dict(op)
    printer.print_operands(op.operands)
    printer.print_colon_type(op.result.type)


# ---- `["Bias"]` of images


@directive("ImageOperands")
def parse_image_operands(parser: Parser) -> Attribute | None:
    if not parser.accept("["):
        return None
    string = parse_case_string(parser, "image_operands")
    parser.expect("]", "expected ']'")
    return string


@directive("ImageOperands")
def print_image_operands(printer: Printer, op: Operation, attribute: EnumAttribute[Case] | None) -> None:
    if attribute is not None:
        printer.write(f'["{attribute.value.spelling}"]')


# ---- Questions of predicates


def _is_table(op: Operation) -> bool:
    return op.has_trait(traits.SymbolTableTrait)


def _nested_in(op: Operation | None, name: str | None) -> bool:
    while op is not None and not _is_table(op):
        if op.name == name if name is not None else _is_function(op):
            return True
        op = op.parent_op
    return False


def _is_function(op: Operation) -> bool:
    return is_operation(op, "spirv.func", "spirv.ARM.Graph") or FunctionOpInterface.has(op)


@predicate("isNestedInFunctionOpInterface")
def is_nested_in_function(op: Operation | None) -> bool:
    """True inside a function, without a symbol table in between."""
    return _nested_in(op, None)


@predicate("isNestedInGraphARMOpInterface")
def is_nested_in_graph(op: Operation | None) -> bool:
    """True inside a graph, without a symbol table in between."""
    return _nested_in(op, "spirv.ARM.Graph")


@predicate("isDirectInModuleLikeOp")
def is_direct_in_module(op: Operation | None) -> bool:
    """True directly inside a symbol table."""
    return op is not None and _is_table(op)


@predicate("getUnaryOpResultType")
def boolean_like(type: Type) -> Type:
    """Returns i1, or a vector of i1 of the same length."""
    return VectorType((type.num_elements,), i1) if isinstance(type, VectorType) else i1
