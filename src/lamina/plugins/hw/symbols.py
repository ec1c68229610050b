"""hw's inner symbols: names inside a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.ir.attribute import Attribute
from lamina.ir.attributes import StringAttr
from lamina.ir.dialect import load_dialect
from lamina.plugins import syntax

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_PUBLIC = "public"


def _properties_class() -> type[Attribute]:
    dialect = load_dialect("hw")
    assert dialect is not None
    return dialect.attributes["innerSymProps"]


@syntax("#hw.innerSymProps")
def parse_properties(cls: type[Attribute], parser: Parser) -> Attribute:
    """`<@name, 2, public>`: a symbol, the number of the field that it names, its visibility."""
    parser.expect("<", "expected '<'")
    name = StringAttr(parser.parse_symbol_name())
    parser.expect(",", "expected ','")
    offset = parser.start
    field = parser.parse_int64()
    if field < 0:
        parser.error("the number of a field is not negative", offset)
    parser.expect(",", "expected ','")
    offset = parser.start
    visibility = parser.parse_any_keyword()
    if visibility not in (_PUBLIC, "private", "nested"):
        parser.error("expected public, private or nested", offset)
    parser.expect(">", "expected '>'")
    return cls(name, field, StringAttr(visibility))


@syntax("#hw.innerSymProps")
def print_properties(attribute: Attribute, printer: Printer) -> None:
    name, field, visibility = attribute.parameters
    printer.write("<")
    printer.print_symbol_name(name.value)
    printer.write(f", {field}, {visibility.value}>")


@syntax("#hw.innerSym")
def parse_inner_symbol(cls: type[Attribute], parser: Parser) -> Attribute:
    """`@name`, or `[<@a, 1, public>, <@b, 2, private>]` of fields."""
    property_class = _properties_class()
    if parser.kind == "[":
        return cls(tuple(parser.parse_delimited("[", lambda: property_class.parse_parameters(parser))))
    return cls((property_class(StringAttr(parser.parse_symbol_name()), 0, StringAttr(_PUBLIC)),))


@syntax("#hw.innerSym")
def print_inner_symbol(attribute: Attribute, printer: Printer) -> None:
    (properties,) = attribute.parameters
    if len(properties) == 1 and properties[0].parameters[1:] == (0, StringAttr(_PUBLIC)):
        printer.print_symbol_name(properties[0].parameters[0].value)
        return
    printer.write("[")
    for number, property in enumerate(properties):
        printer.write(", " if number else "")
        property.print_parameters(printer)
    printer.write("]")
