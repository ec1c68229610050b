"""hw's modules, their ports and instances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import Argument, OperationState
from lamina.asm.operation_syntax import distribute_attributes, ensure_terminator, parse_attributes
from lamina.define.foreign import ForeignOperation, is_operation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DictionaryAttr, StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.plugins import operation_method, syntax
from lamina.plugins.hw.symbols import parse_visibility
from lamina.plugins.hw.types import hw_types

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_DIRECTIONS = {"in": "input", "out": "output", "inout": "inout"}
_WORDS = {direction: word for word, direction in _DIRECTIONS.items()}


# ---- Parameters: `<width: i32 = 8, ...>`


def _parse_parameters(parser: Parser) -> Attribute:
    dialect = load_dialect("hw")
    assert dialect is not None
    declaration = dialect.attributes["param.decl"]

    def parse_one() -> Attribute:
        name = parser.parse_keyword_or_string()
        type = parser.parse_colon_type()
        value = parser.parse_attribute(type) if parser.accept("=") else None
        declared: Attribute = declaration(StringAttr(name), type, value)
        return declared

    if not parser.accept("<"):
        return ArrayAttr(())
    parameters = parser.parse_comma_separated(parse_one)
    parser.expect(">", "expected '>'")
    return ArrayAttr(parameters)


def _print_parameters(printer: Printer, parameters: Any) -> None:
    if not parameters:
        return
    printer.write("<")
    for number, parameter in enumerate(parameters):
        name, type, value = parameter.parameters
        printer.write(", " if number else "")
        printer.print_keyword_or_string(name.value)
        _print_type_and_value(printer, type, value)
    printer.write(">")


def _print_type_and_value(printer: Printer, type: Type, value: Attribute | None) -> None:
    printer.write(": ")
    printer.print_type(type)
    if value is not None:
        printer.write(" = ")
        printer.print_attribute_without_type(value)


@syntax("#hw.param.decl")
def parse_declaration(cls: type[Attribute], parser: Parser) -> Attribute:
    """`<"name": type = value>`."""
    parser.expect("<", "expected '<'")
    name = parser.parse_string()
    type = parser.parse_colon_type()
    value = parser.parse_attribute(type) if parser.accept("=") else None
    parser.expect(">", "expected '>'")
    return cls(StringAttr(name), type, value)


@syntax("#hw.param.decl")
def print_declaration(attribute: Attribute, printer: Printer) -> None:
    name, type, value = attribute.parameters
    printer.write("<")
    printer.print_string(name.value)
    _print_type_and_value(printer, type, value)
    printer.write(">")


# ---- Modules: `@name<parameters>(in %a : i1, out b : i2) attributes {...} {...}`; `@name, @schema` of generated ones


@syntax("hw.module", "hw.module.extern")
def parse_module(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    parse_visibility(parser, state)
    arguments = _parse_signature(parser, state, StringAttr(parser.parse_symbol_name()))
    region = state.add_region()
    if not cls.name.endswith("extern"):
        parser.parse_region(region, arguments, name_isolated=True)
        ensure_terminator(region, "hw.output", state.location)


@syntax("hw.module.generated")
def parse_generated(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    parse_visibility(parser, state)
    symbol = StringAttr(parser.parse_symbol_name())
    parser.expect(",", "expected ','")
    state.properties.update(generatorKind=SymbolRefAttr(parser.parse_symbol_name()))
    _parse_signature(parser, state, symbol)
    state.add_region()


def _parse_signature(parser: Parser, state: OperationState, symbol: StringAttr) -> list[Argument]:
    """Parses parameters, ports and attributes; returns the arguments of the body."""
    parameters = _parse_parameters(parser)
    arguments: list[Argument] = []
    dictionaries: list[Attribute] = []

    def parse_port() -> tuple[str, str, Type]:
        offset = parser.start
        direction = _DIRECTIONS.get(parser.parse_any_keyword())
        if direction is None:
            parser.error("expected in, out or inout", offset)
        operand = None
        if direction == "output":
            name = parser.parse_keyword_or_string()
        else:
            operand = parser.parse_operand(allow_result_number=False)
            name = parser.parse_optional_keyword_or_string() or operand.name[1:]
        type = parser.parse_colon_type()
        dictionaries.append(DictionaryAttr(parser.parse_optional_attr_dict()))
        location = parser.parse_optional_location()
        if operand is not None:
            inner = hw_types()["inout"](type) if direction == "inout" else type
            arguments.append(Argument(operand, inner, None, location))
        return direction, name, type

    ports = parser.parse_delimited("(", parse_port)
    distribute_attributes(state, parser.parse_optional_attr_dict_with_keyword())
    state.properties.update(
        {"sym_name": symbol, "parameters": parameters, "module_type": TypeAttr(hw_types()["modty"](tuple(ports)))}
    )
    if any(dictionary.as_dict() for dictionary in dictionaries if isinstance(dictionary, DictionaryAttr)):
        state.properties.update(per_port_attrs=ArrayAttr(dictionaries))
    return arguments


@syntax("hw.module", "hw.module.extern", "hw.module.generated")
def print_module(op: ForeignOperation, printer: Printer) -> None:
    visibility = op._attributes.get("sym_visibility")
    printer.write(f" {visibility.value} " if visibility is not None else " ")
    printer.print_symbol_name(op.sym_name)
    if is_operation(op, "hw.module.generated"):
        printer.write(", ")
        printer.print_symbol_name(op.generator_kind)
    _print_parameters(printer, op.parameters)
    has_body = not op.regions[0].empty
    arguments = iter(op.regions[0].entry_block.arguments if has_body else ())
    given = op._properties.get("per_port_attrs", ArrayAttr(()))
    dictionaries = given.elements
    printer.write("(")
    for number, (direction, name, type) in enumerate(op.module_type.parameters[0]):
        printer.write(f"{', ' if number else ''}{_WORDS[direction]} ")
        if direction == "output":
            printer.print_keyword_or_string(name)
        elif has_body:
            start = len(printer.out)
            printer.print_operand(next(arguments))
            if "".join(printer.out[start:])[1:] != name:
                printer.write(" ")
                printer.print_keyword_or_string(name)
        else:
            printer.write(f"%{name}")
        printer.print_colon_type(type)
        if number < len(dictionaries):
            printer.print_optional_attr_dict(dictionaries[number].as_dict())
    printer.write(")")
    elided = {"sym_name", "module_type", "parameters", "per_port_attrs", "result_locs", "port_locs", "sym_visibility"}
    elided.add("generatorKind")
    if not op.comment if hasattr(op, "comment") else False:
        elided.add("comment")
    printer.print_optional_attr_dict_with_keyword(op, elided)
    if has_body:
        printer.write(" ")
        last = op.regions[0].entry_block.last_op
        printer.print_region(op.regions[0], entry_arguments=False, terminators=bool(last.operands or last._attributes))


@operation_method("hw.module")
def block_argument_names(op: ForeignOperation, region: Region) -> list[tuple[Value, str]]:
    names = [name for direction, name, _ in op.module_type.parameters[0] if direction != "output"]
    return list(zip(region.entry_block.arguments, names, strict=False))


# ---- Instances: `"name" @module<parameters>(a: %x: i1) -> (b: i2)`


@syntax("hw.instance")
def parse_instance(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    state.properties.update(instanceName=StringAttr(parser.parse_string()))
    if parser.parse_optional_keyword("sym"):
        dialect = load_dialect("hw")
        assert dialect is not None
        symbol = dialect.attributes["innerSym"]
        state.properties.update(inner_sym=symbol.parse_parameters(parser))
    state.properties.update(moduleName=parser.parse_symbol_ref())
    parameters = _parse_parameters(parser)

    def parse_input() -> Attribute:
        name = parser.parse_keyword_or_string()
        parser.expect(":", "expected ':'")
        operand = parser.parse_operand()
        state.operands.append(parser.resolve_operand(operand, parser.parse_colon_type()))
        return StringAttr(name)

    def parse_output() -> Attribute:
        name = parser.parse_keyword_or_string()
        state.types.append(parser.parse_colon_type())
        return StringAttr(name)

    names = ArrayAttr(parser.parse_delimited("(", parse_input))
    parser.expect("->", "expected '->'")
    results = ArrayAttr(parser.parse_delimited("(", parse_output))
    parse_attributes(parser, state)
    state.properties.update({"argNames": names, "resultNames": results, "parameters": parameters})


@syntax("hw.instance")
def print_instance(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_string(op.instance_name)
    if op.inner_sym is not None:
        printer.write(" sym ")
        op.inner_sym.print_parameters(printer)
    printer.write(" ")
    printer.print_symbol_name(op.module_name)
    _print_parameters(printer, op.parameters)
    printer.write("(")
    for number, (name, value) in enumerate(zip(op.arg_names, op.operands, strict=True)):
        printer.write(", " if number else "")
        printer.print_keyword_or_string(name)
        printer.write(": ")
        printer.print_operand(value)
        printer.write(": ")
        printer.print_type(value.type)
    printer.write(") -> (")
    for number, (name, result) in enumerate(zip(op.result_names_, op.results, strict=True)):
        printer.write(", " if number else "")
        printer.print_keyword_or_string(name)
        printer.write(": ")
        printer.print_type(result.type)
    printer.write(")")
    elided = {"instanceName", "inner_sym", "moduleName", "argNames", "resultNames", "parameters"}
    printer.print_optional_attr_dict(op, elided)
