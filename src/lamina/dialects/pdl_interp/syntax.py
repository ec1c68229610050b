"""Hand-written syntax of pdl_interp operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.function_syntax import parse_function, print_function
from lamina.asm.operation_syntax import distribute_attributes
from lamina.dialects.pdl.syntax import (
    parse_named_operands,
    parse_range_type,
    print_named_operands,
    print_range_type,
)
from lamina.dialects.pdl.types import RangeType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, UnitAttr
from lamina.ir.region import Region
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState, UnresolvedOperand
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.pdl_interp.ops import ForEachOp
    from lamina.ir.operation import Operation

__all__ = ["parse_range_type", "print_range_type"]


def parse_func(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    parse_function(parser, state)


def print_func(operation: Operation, printer: Printer) -> None:
    print_function(printer, operation)


def parse_foreach(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%item : type in %range { ... } -> ^after``."""

    argument = parser.parse_argument(allow_type=True)
    parser.parse_keyword("in", " after loop variable")
    operand = parser.parse_operand()
    assert argument.type is not None
    state.operands = [parser.resolve_operand(operand, RangeType(argument.type))]
    parser.parse_region(state.add_region(Region()), [argument])
    attributes = parser.parse_optional_attr_dict()
    if attributes:
        distribute_attributes(state, attributes)
    parser.expect("->", "expected '->'")
    state.successors.append(parser.parse_successor())


def print_foreach(operation: ForEachOp, printer: Printer) -> None:
    region = operation.regions[0]
    item = region.entry_block.arguments[0]
    printer.write(" ")
    printer.print_operand(item)
    printer.write(" : ")
    printer.print_type(item.type)
    printer.write(" in ")
    printer.print_operand(operation.values)
    printer.write(" ")
    printer.print_region(region, entry_arguments=False)
    printer.print_optional_attr_dict(operation)
    printer.write(" -> ")
    printer.print_successor(operation.successors[0])


def parse_create_operation_op_attributes(parser: Parser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
    return parse_named_operands(parser)


def print_create_operation_op_attributes(
    printer: Printer, op: Operation, operands: Sequence[Value], names: ArrayAttr
) -> None:
    print_named_operands(printer, operands, names)


def parse_create_operation_op_results(
    parser: Parser,
) -> tuple[list[UnresolvedOperand], list[Type], Attribute | None]:
    """``-> <inferred>``, ``-> (%types : types)``, or nothing."""
    if not parser.accept("->"):
        return [], [], None
    if parser.accept("<"):
        parser.parse_keyword("inferred")
        parser.expect(">", "expected '>'")
        return [], [], UnitAttr()
    parser.expect("(", "expected '('")
    operands = parser.parse_operand_list()
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    parser.expect(")", "expected ')'")
    return operands, types, None


def print_create_operation_op_results(
    printer: Printer, op: Operation, operands: Sequence[Value], types: Sequence[Type], inferred: UnitAttr | None
) -> None:
    if inferred:
        printer.write(" -> <inferred>")
    elif operands:
        printer.write(" -> (")
        printer.print_operands(operands)
        printer.write(" : ")
        printer.print_types(types)
        printer.write(")")
