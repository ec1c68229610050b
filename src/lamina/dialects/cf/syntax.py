"""Hand-written syntax of the cases of ``cf.switch``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import UnresolvedOperand
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.types import IntegerType, VectorType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.operation import Operation
    from lamina.ir.value import Value

Destination = tuple[Block, list[UnresolvedOperand], list[Type]]


def _parse_destination(parser: Parser, start: int) -> Destination:
    """``^block(%a, %b : i32, f32)``; ``start`` is where the case begins, for the message."""
    block = parser.parse_successor()
    operands: list[UnresolvedOperand] = []
    types: list[Type] = []
    if parser.accept("("):
        operands = parser.parse_operand_list()
        parser.expect(":", "expected ':'")
        types = parser.parse_type_list()
        parser.expect(")", "expected ')'")
    if len(operands) != len(types):
        parser.custom_error(
            f"number of operands and types do not match: got {len(operands)} operands and {len(types)} types",
            start,
        )
    return block, operands, types


def _parse_case_value(parser: Parser, type: Type) -> int:
    """Parses a case value; a negative one may be written as the unsigned 64-bit number it is printed as."""
    offset = parser.start
    value = parser.parse_integer()
    width = type.width if isinstance(type, IntegerType) else 64
    if value >= 1 << 63:
        value -= 1 << max(width, 64)
    if not -(1 << 63) <= value < 1 << 63:
        parser.custom_error("integer value too large", offset)
    return value


def parse_switch_op_cases(
    parser: Parser, flag_type: Type
) -> tuple[
    Block,
    list[UnresolvedOperand],
    list[Type],
    DenseElementsAttr | None,
    list[Block],
    list[list[UnresolvedOperand]],
    list[list[Type]],
]:
    """``default: ^block(...), 4: ^block(...), ...``."""
    start = parser.start
    if not parser.parse_optional_keyword("default"):
        parser.custom_error("expected 'default'", start)
    parser.expect(":", "expected ':'")
    default = _parse_destination(parser, start)
    values: list[int] = []
    cases: list[Destination] = []
    while parser.accept(","):
        start = parser.start
        values.append(_parse_case_value(parser, flag_type))
        parser.expect(":", "expected ':'")
        cases.append(_parse_destination(parser, start))
    elements = None
    if values:
        elements = DenseElementsAttr.from_attributes(
            VectorType([len(values)], flag_type), [IntegerAttr(flag_type, value) for value in values]
        )
    block, operands, types = default
    return (
        block,
        operands,
        types,
        elements,
        [case[0] for case in cases],
        [case[1] for case in cases],
        [case[2] for case in cases],
    )


def print_switch_op_cases(
    printer: Printer,
    operation: Operation,
    flag_type: Type,
    default: Block,
    default_operands: Sequence[Value],
    default_types: Sequence[Type],
    case_values: DenseElementsAttr | None,
    destinations: Sequence[Block],
    case_operands: Sequence[Sequence[Value]],
    case_types: Sequence[Sequence[Type]],
) -> None:
    printer.write("  default: ")
    printer.print_successor_and_operands(default, default_operands)
    if case_values is None:
        return
    for value, block, operands in zip(case_values.values, destinations, case_operands, strict=False):
        printer.write(",")
        printer.newline()
        assert isinstance(value, IntegerAttr)
        printer.write(f"  {value.unsigned_value}: ")
        printer.print_successor_and_operands(block, operands)
    printer.newline()
