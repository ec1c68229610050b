"""Parts of the syntax of async operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import Argument, OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import distribute_attributes
from lamina.dialects.async_.types import TokenType, ValueType, unwrapped
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseI32ArrayAttr
from lamina.ir.diagnostics import ParseError

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.async_.ops import AwaitOp, ExecuteOp
    from lamina.ir.operation import Operation


def parse_await_result_type(parser: Parser) -> tuple[Type, list[Type]]:
    """Returns the type of the operand, which gives those of the results."""
    type = parser.parse_type()
    return type, [type.value_type] if isinstance(type, ValueType) else []


def print_await_result_type(printer: Printer, op: AwaitOp, operand: Type, result: Type | None) -> None:
    printer.print_type(operand)


def parse_storage_type(parser: Parser) -> Type:
    """``<f32>``, or the type of the value in full."""
    offset = parser.start
    if parser.kind != "bang":
        try:
            return ValueType.parse_parameters(parser)
        except ParseError as problem:
            said = f"custom op '{parser.operation_name}' failed to parse async value type"
            more = parser.diagnostic(said, parser.operation_offset)
            raise ParseError([*problem.diagnostics[:-1], more]) from None
    type = parser.parse_type()
    if not isinstance(type, ValueType):
        parser.custom_error(f"invalid kind of type specified: expected async.value, but found '{type}'", offset)
    return type


def print_storage_type(printer: Printer, op: Operation, type: ValueType) -> None:
    type.print_parameters(printer)


def parse_execute(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[tokens] (%value as %unwrapped: type, ...) -> (types) attributes {...} { ... }``."""
    tokens: list[UnresolvedOperand] = []
    if parser.accept("["):
        tokens = parser.parse_operand_list()
        state.operands = parser.resolve_operands(tokens, TokenType())
        parser.expect("]", "expected ']'")
    values: list[UnresolvedOperand] = []
    types: list[Type] = []
    arguments: list[Argument] = []

    def parse_value() -> None:
        values.append(parser.parse_operand())
        parser.parse_keyword("as")
        argument = parser.parse_argument()
        types.append(parser.parse_colon_type())
        argument.type = unwrapped(types[-1])
        arguments.append(argument)

    offset = parser.start
    if parser.kind == "(":
        parser.parse_delimited("(", parse_value)
    state.operands += parser.resolve_operands(values, types, offset)
    distribute_attributes(state, {"operandSegmentSizes": DenseI32ArrayAttr([len(tokens), len(values)])})
    state.types = [TokenType()]
    if parser.accept("->"):
        state.types += parser.parse_delimited("(", parser.parse_type) if parser.kind == "(" else [parser.parse_type()]
    distribute_attributes(state, parser.parse_optional_attr_dict_with_keyword())
    parser.parse_region(state.add_region(), arguments)


def print_execute(op: ExecuteOp, printer: Printer) -> None:
    if op.dependencies:
        printer.write(" [")
        printer.print_operands(op.dependencies)
        printer.write("]")
    values = op.body_operands
    if values:
        printer.write(" (")
        for number, (value, argument) in enumerate(zip(values, op.body.arguments, strict=False)):
            printer.write(", " if number else "")
            printer.print_operand(value)
            printer.write(" as ")
            printer.print_operand(argument)
            printer.write(": ")
            printer.print_type(value.type)
        printer.write(")")
    results = op.body_results
    if results:
        printer.write(" -> ")
        if len(results) > 1:
            printer.write("(")
        printer.print_types([result.type for result in results])
        if len(results) > 1:
            printer.write(")")
    printer.print_optional_attr_dict_with_keyword(op, {"operandSegmentSizes"})
    printer.write(" ")
    printer.print_region(op.body, entry_arguments=False)
