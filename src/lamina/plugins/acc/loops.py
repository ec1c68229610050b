"""OpenACC's loops: `combined(parallel)`, `control(%i : i32) = (%lb : i32) to (%ub : i32) step (%s : i32) {...}`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import Argument, UnresolvedOperand
from lamina.ir.attribute import Attribute, Type
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.plugins import directive
from lamina.plugins.acc.clauses import Operands, case_attribute

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_CONSTRUCTS = {"kernels": "kernels_loop", "parallel": "parallel_loop", "serial": "serial_loop"}


@directive("CombinedConstructsLoop")
def parse_combined(parser: Parser) -> Attribute:
    offset = parser.start
    word = parser.parse_optional_any_keyword()
    if word not in _CONSTRUCTS:
        parser.custom_error("expected compute construct name", offset)
    return case_attribute("combined_constructs", _CONSTRUCTS[word])


@directive("CombinedConstructsLoop")
def print_combined(printer: Printer, op: Operation, attribute: Attribute | None) -> None:
    held: Any = attribute
    if held is not None:
        printer.write(next(word for word, case in _CONSTRUCTS.items() if case == held.value.spelling))


def _parse_bounds(parser: Parser) -> tuple[Operands, list[Type]]:
    parser.expect("(", "expected '('")
    operands: list[UnresolvedOperand] = parser.parse_operand_list()
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    parser.expect(")", "expected ')'")
    return operands, types


@directive("LoopControl")
def parse_control(parser: Parser) -> tuple[object, ...]:
    arguments: list[Argument] = []
    values: list[object] = [[], [], [], [], [], []]
    if parser.parse_optional_keyword("control"):
        parser.expect("(", "expected '('")
        arguments = parser.parse_comma_separated(lambda: parser.parse_argument(allow_type=True))
        parser.expect(")", "expected ')'")
        parser.expect("=", "expected '='")
        values = [*_parse_bounds(parser)]
        for word in ("to", "step"):
            parser.parse_keyword(word)
            values += _parse_bounds(parser)
    region = Region()
    parser.parse_region(region, arguments)
    return region, *values


@directive("LoopControl")
def print_control(
    printer: Printer,
    op: Operation,
    region: Region,
    lower: Sequence[Value],
    lower_types: Sequence[Type],
    upper: Sequence[Value],
    upper_types: Sequence[Type],
    steps: Sequence[Value],
    step_types: Sequence[Type],
) -> None:
    if region.arguments:
        printer.write("control(")
        for number, argument in enumerate(region.arguments):
            printer.write(", " if number else "")
            printer.print_operand(argument)
            printer.print_colon_type(argument.type)
        groups = ((") = (", lower, lower_types), (") to (", upper, upper_types), (")  step (", steps, step_types))
        for word, values, types in groups:
            printer.write(word)
            printer.print_operands(values)
            printer.write(" : ")
            printer.print_types(types)
        printer.write(") ")
    printer.print_region(region, entry_arguments=False)
