"""Custom directives of the formats of pdl operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_syntax import parse_attribute_of
from lamina.dialects.pdl.types import RangeType, ValueType
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr, StringAttr
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.operation_state import UnresolvedOperand
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.attributes import IntegerAttr
    from lamina.ir.operation import Operation


def parse_named_operands(parser: Parser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
    """``{"name" = %operand, ...}``, which may be missing."""
    names: list[Any] = []
    operands: list[UnresolvedOperand] = []

    def parse() -> None:
        name = parse_attribute_of(parser, StringAttr)
        names.append(name)
        parser.expect("=", "expected '='")
        operands.append(parser.parse_operand())

    if parser.accept("{"):
        parser.parse_comma_separated(parse)
        parser.expect("}", "expected '}'")
    return operands, ArrayAttr(names)


def print_named_operands(printer: Printer, operands: Sequence[Value], names: ArrayAttr) -> None:
    if not operands:
        return
    printer.write(" {")
    for position, (name, operand) in enumerate(zip(names.elements, operands, strict=True)):
        if position:
            printer.write(", ")
        printer.print_attribute(name)
        printer.write(" = ")
        printer.print_operand(operand)
    printer.write("}")


def parse_operation_op_attributes(parser: Parser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
    return parse_named_operands(parser)


def print_operation_op_attributes(
    printer: Printer, op: Operation, operands: Sequence[Value], names: ArrayAttr
) -> None:
    print_named_operands(printer, operands, names)


def range_element_or_self(type: Type) -> Type:
    return type.element_type if isinstance(type, RangeType) else type


def parse_range_type(parser: Parser, argument_types: Sequence[Type]) -> Type:
    """Parses the type of a range only if it has no arguments; otherwise infers it from the first one."""
    if argument_types:
        return RangeType(range_element_or_self(argument_types[0]))
    return parser.parse_colon_type()


def print_range_type(printer: Printer, op: Operation, argument_types: Sequence[Type], result: Type) -> None:
    if not argument_types:
        printer.write(": ")
        printer.print_type(result)


def parse_results_value_type(parser: Parser, index: IntegerAttr | None) -> Type:
    """Infers a range for all results; parses the type of a group of results."""
    if index is None:
        return RangeType(ValueType())
    parser.expect("->", "expected '->'")
    return parser.parse_type()


def print_results_value_type(printer: Printer, op: Operation, index: IntegerAttr | None, type: Type) -> None:
    if index is not None:
        printer.write(" -> ")
        printer.print_type(type)
