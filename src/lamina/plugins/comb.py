"""CIRCT's comb dialect: the syntax that is not in its formats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import parse_attributes
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType
from lamina.plugins import syntax

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

SHARED = (
    "hw.symbols",
    "hw.types",
)


@syntax("comb.concat")
def parse_concat(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%a, %b : i3, i4`; the result is as wide as all operands together."""
    offset = parser.start
    operands = parser.parse_operand_list()
    parse_attributes(parser, state)
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    state.operands = parser.resolve_operands(operands, types, offset)
    width = 0
    for type in types:
        if not isinstance(type, IntegerType):
            parser.error(f"expected integers as operands, got '{type}'", offset)
        width += type.width
    state.types = [IntegerType(width)]


@syntax("comb.concat")
def print_concat(op: Operation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operands(op.operands)
    printer.print_optional_attr_dict(op)
    printer.write(" : ")
    printer.print_types(op.operand_types)
