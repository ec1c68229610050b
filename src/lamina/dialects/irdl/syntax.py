"""Parts of the syntax of irdl operations: bodies, and lists of named variables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lamina.asm.operation_state import UnresolvedOperand
from lamina.dialects.irdl.attributes import Variadicity, VariadicityArrayAttr
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, StringAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


def parse_single_block_region(parser: Parser) -> Region:
    """``{...}``, omitted for an empty block."""
    region = Region()
    parser.parse_optional_region(region)
    if region.first_block is None:
        region.append(Block())
    return region


def print_single_block_region(printer: Printer, op: Operation, region: Region) -> None:
    block = region.first_block
    if block is not None and block.first_op is not None:
        printer.print_region(region)


def _parse_list(parser: Parser, parse_one: Callable[[], None]) -> None:
    parser.expect("(", "expected '('")
    if parser.accept(")"):
        return
    parser.parse_comma_separated(parse_one)
    parser.expect(")", "expected ')'")


def _parse_name(parser: Parser) -> str:
    """Parses a name, which may start with digits or be a keyword."""
    word = parser.parse_optional_digits_word()
    if word is None:
        word = parser.take() if parser.kind == "integer" else parser.parse_any_keyword()
    return word


def parse_named_value_list(parser: Parser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
    """``(name: %variable, ...)``."""
    values: list[UnresolvedOperand] = []
    names: list[Attribute] = []

    def parse_one() -> None:
        names.append(StringAttr(_parse_name(parser)))
        parser.expect(":", "expected ':'")
        values.append(parser.parse_operand())

    _parse_list(parser, parse_one)
    return values, ArrayAttr(names)


def print_named_value_list(printer: Printer, op: Operation, values: Sequence[Value], names: ArrayAttr) -> None:
    print_named_value_list_with_variadicity(printer, op, values, names, None)


_WORDS = {case.spelling: case for case in Variadicity}


def parse_named_value_list_with_variadicity(
    parser: Parser,
) -> tuple[list[UnresolvedOperand], ArrayAttr, VariadicityArrayAttr]:
    """``(name: [single | optional | variadic] %variable, ...)``."""
    values: list[UnresolvedOperand] = []
    names: list[Attribute] = []
    variadicity: list[Variadicity] = []

    def parse_one() -> None:
        names.append(StringAttr(_parse_name(parser)))
        parser.expect(":", "expected ':'")
        word = next((word for word in _WORDS if parser.parse_optional_keyword(word)), "single")
        variadicity.append(_WORDS[word])
        values.append(parser.parse_operand())

    _parse_list(parser, parse_one)
    return values, ArrayAttr(names), VariadicityArrayAttr(variadicity)


def print_named_value_list_with_variadicity(
    printer: Printer,
    op: Operation,
    values: Sequence[Value],
    names: ArrayAttr,
    variadicity: VariadicityArrayAttr | None,
) -> None:
    printer.write("(")
    for number, (value, name) in enumerate(zip(values, names.elements, strict=False)):
        printer.write(", " if number else "")
        printer.write(f"{name.value}: " if isinstance(name, StringAttr) else ": ")
        case = Variadicity.SINGLE if variadicity is None else variadicity.value[number]
        if case is not Variadicity.SINGLE:
            printer.write(f"{case.spelling} ")
        printer.print_operand(value)
    printer.write(")")


def parse_attributes_op(parser: Parser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
    """``{"name" = %variable, ...}``, optional."""
    values: list[UnresolvedOperand] = []
    names: list[Attribute] = []

    def parse_one() -> None:
        names.append(parser.parse_attribute())
        parser.expect("=", "expected '='")
        values.append(parser.parse_operand())

    if parser.accept("{"):
        parser.parse_comma_separated(parse_one)
        parser.expect("}", "expected '}'")
    return values, ArrayAttr(names)


def print_attributes_op(printer: Printer, op: Operation, values: Sequence[Value], names: ArrayAttr) -> None:
    if not names.elements:
        return
    printer.write("{")
    for number, (value, name) in enumerate(zip(values, names.elements, strict=False)):
        printer.write(", " if number else "")
        printer.print_attribute(name)
        printer.write(" = ")
        printer.print_operand(value)
    printer.write("}")
