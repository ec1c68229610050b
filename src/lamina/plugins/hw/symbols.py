"""hw's inner symbols, which are names inside a module, references to them, and paths of these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import parse_attributes
from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, StringAttr, SymbolRefAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.plugins import declared, syntax

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


# ---- References to names inside modules, and paths


def _inner_reference(reference: SymbolRefAttr, offset: int, parser: Parser) -> tuple[Attribute, Attribute]:
    """Returns the module and the name of `@module::@name`."""
    if len(reference.nested) != 1:
        parser.error("expected a module and a name inside of it", offset)
    return SymbolRefAttr(reference.root), StringAttr(reference.leaf)


def _print_inner_reference(reference: Attribute, printer: Printer) -> None:
    module, name = reference.parameters
    printer.print_symbol_name(module.root)
    printer.write("::")
    printer.print_symbol_name(name.value)


@syntax("#hw.innerNameRef")
def parse_inner_reference(cls: type[Attribute], parser: Parser) -> Attribute:
    """`<@module::@name>`."""
    parser.expect("<", "expected '<'")
    offset = parser.start
    parts = _inner_reference(parser.parse_symbol_ref(), offset, parser)
    parser.expect(">", "expected '>'")
    return cls(*parts)


@syntax("#hw.innerNameRef")
def print_inner_reference(attribute: Attribute, printer: Printer) -> None:
    printer.write("<")
    _print_inner_reference(attribute, printer)
    printer.write(">")


@syntax("hw.hierpath")
def parse_path(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`private @path [@module::@instance, @other]`."""
    parse_visibility(parser, state)
    symbol = StringAttr(parser.parse_symbol_name())

    def parse_step() -> Attribute:
        offset = parser.start
        reference = parser.parse_symbol_ref()
        if reference.is_flat:
            return reference
        step: Attribute = declared("#hw.innerNameRef")(*_inner_reference(reference, offset, parser))
        return step

    path = {"sym_name": symbol, "namepath": ArrayAttr(parser.parse_delimited("[", parse_step))}
    parse_attributes(parser, state)
    state.properties.update(path)


@syntax("hw.hierpath")
def print_path(op: ForeignOperation, printer: Printer) -> None:
    visibility = op._attributes.get("sym_visibility")
    printer.write(f" {visibility.value} " if visibility is not None else " ")
    printer.print_symbol_name(op.sym_name)
    printer.write(" [")
    for number, step in enumerate(op.namepath):
        printer.write(", " if number else "")
        if isinstance(step, SymbolRefAttr):
            printer.print_symbol_name(step.root)
        else:
            _print_inner_reference(step, printer)
    printer.write("]")
    printer.print_optional_attr_dict(op, {"sym_name", "namepath", "sym_visibility"})


def parse_visibility(parser: Parser, state: OperationState) -> None:
    """The visibility of a symbol, if it is written."""
    for word in ("private", _PUBLIC, "nested"):
        if parser.parse_optional_keyword(word):
            state.attributes["sym_visibility"] = StringAttr(word)
            return
