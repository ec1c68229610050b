"""Parts of the syntax of ml_program operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.function_syntax import parse_visibility
from lamina.asm.operation_state import UnresolvedOperand
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import StringAttr, TypeAttr
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.ml_program.ops import GlobalLoadGraphOp, GlobalOp, GlobalStoreGraphOp


def parse_symbol_visibility(parser: Parser) -> StringAttr:
    """``public``, ``private`` or ``nested``."""
    offset = parser.start
    word = parse_visibility(parser)
    if word is None:
        parser.custom_error("expected 'public', 'private', or 'nested'", offset)
    return StringAttr(word)


def print_symbol_visibility(printer: Printer, op: GlobalOp, visibility: StringAttr | None) -> None:
    if visibility is not None:
        printer.write(visibility.value)


def parse_typed_initial_value(parser: Parser) -> tuple[TypeAttr, Attribute | None]:
    """``[(value)] : type``."""
    value = None
    if parser.accept("("):
        value = parser.parse_attribute()
        parser.expect(")", "expected ')'")
    return TypeAttr(parser.parse_colon_type()), value


def print_typed_initial_value(printer: Printer, op: GlobalOp, type: TypeAttr, value: Attribute | None) -> None:
    if value is not None:
        printer.write("(")
        printer.print_attribute(value)
        printer.write(")")
    printer.write(" : ")
    printer.print_attribute(type)


def parse_token_ordering(parser: Parser) -> tuple[list[UnresolvedOperand], Type]:
    """``ordering(tokens -> type)``; ``()`` means no tokens."""
    parser.parse_keyword("ordering")
    parser.expect("(", "expected '('")
    tokens: list[UnresolvedOperand] = []
    if parser.accept("("):
        parser.expect(")", "expected ')'")
    else:
        tokens = parser.parse_comma_separated(parser.parse_operand)
    parser.expect("->", "expected '->'")
    token = parser.parse_type()
    parser.expect(")", "expected ')'")
    return tokens, token


def print_token_ordering(
    printer: Printer, op: GlobalLoadGraphOp | GlobalStoreGraphOp, tokens: Sequence[Value], token: Type
) -> None:
    printer.write(" ordering(")
    if tokens:
        printer.print_operands(tokens)
    else:
        printer.write("()")
    printer.write(" -> ")
    printer.print_type(token)
    printer.write(")")
