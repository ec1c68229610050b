"""The syntax of CHLO's attributes and of its scan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import distribute_attributes
from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseArrayAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import FunctionType, i32, i64
from lamina.plugins import operation_method, syntax
from lamina.plugins.stablehlo.attributes import parse_struct, print_struct

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.value import Value

_RAGGED_DOT = {
    "lhs_batching_dimensions": list,
    "rhs_batching_dimensions": list,
    "lhs_contracting_dimensions": list,
    "rhs_contracting_dimensions": list,
    "lhs_ragged_dimensions": list,
    "rhs_group_dimensions": list,
}


@syntax("#chlo.ragged_dot")
def parse_ragged_dot(cls: type[Attribute], parser: Parser) -> Attribute:
    return cls(*parse_struct(parser, _RAGGED_DOT, "ragged dot dimension numbers"))


@syntax("#chlo.ragged_dot")
def print_ragged_dot(attribute: Attribute, printer: Printer) -> None:
    print_struct(printer, dict(zip(_RAGGED_DOT, attribute.parameters, strict=True)))


@syntax("chlo.scan")
def parse_scan(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`(%inputs) inits (%carries) dimension=0 [attributes {...}] {body} : (types) -> (types)`."""
    offset = parser.start
    inputs = parser.parse_operand_list("(")
    parser.parse_keyword("inits")
    initial = parser.parse_operand_list("(")
    parser.parse_keyword("dimension")
    parser.expect("=", "expected '='")
    dimension = parser.parse_int64()
    distribute_attributes(state, parser.parse_optional_attr_dict_with_keyword())
    parser.parse_region(state.add_region())
    parser.expect(":", "expected ':'")
    place = parser.start
    type = parser.parse_type()
    if not isinstance(type, FunctionType):
        parser.error("invalid kind of type specified: expected builtin.function, but found " + f"'{type}'", place)
    if len(type.inputs) != len(inputs) + len(initial):
        parser.error("operand types must match the number of inputs and inits", state.offset)
    outputs = len(type.results) - len(initial)
    if outputs < 0:
        parser.error("not enough result types to cover the required carries", state.offset)
    state.operands = parser.resolve_operands(inputs + initial, list(type.inputs), offset)
    state.types = list(type.results)
    state.properties |= {
        "dimension": IntegerAttr(i64, dimension),
        "operandSegmentSizes": DenseArrayAttr(i32, [len(inputs), len(initial)]),
        "resultSegmentSizes": DenseArrayAttr(i32, [outputs, len(initial)]),
    }


@syntax("chlo.scan")
def print_scan(op: ForeignOperation, printer: Printer) -> None:
    printer.write("(")
    printer.print_operands(op.inputs)
    printer.write(") inits (")
    printer.print_operands(op.inits)
    printer.write(f") dimension={op.dimension} ")
    printer.print_optional_attr_dict_with_keyword(op, {"dimension", "operandSegmentSizes", "resultSegmentSizes"})
    printer.write(" ")
    printer.print_region(op.regions[0])
    printer.write(" : ")
    printer.print_functional_type(op)


@operation_method("chlo.scan")
def block_argument_names(op: ForeignOperation, region: Region) -> list[tuple[Value, str]]:
    inputs = len(op.inputs)
    return [
        (argument, "input" if number < inputs else "carry")
        for block in list(region.blocks)[:1]
        for number, argument in enumerate(block.arguments)
    ]
