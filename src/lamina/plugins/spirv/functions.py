"""Modules, functions, graphs, and what says how they are entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.function_syntax import (
    Signature,
    attributes_array,
    parse_function_body,
    parse_function_signature,
    print_function_signature,
)
from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import distribute_attributes, parse_attribute_of
from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.interfaces.function import verify_function
from lamina.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTable
from lamina.ir.types import FunctionType, GraphType, i32
from lamina.plugins import syntax, verifier
from lamina.plugins.spirv.attributes import VerCapExtAttr
from lamina.plugins.spirv.enums import holder_of, parse_case, parse_case_string
from lamina.plugins.spirv.types import PointerType, TensorArmType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_MODULE_WORDS = ("addressing_model", "memory_model")
_OF_SIGNATURE = ("sym_name", "function_type", "arg_attrs", "res_attrs")

# ---- `@name Logical GLSL450 requires #spirv.vce<...> attributes {...} {...}`


@syntax("spirv.module")
def parse_module(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    name = parser.parse_optional_symbol_name()
    if name is not None:
        state.properties.update(sym_name=StringAttr(name))
    for mnemonic in _MODULE_WORDS:
        state.properties[mnemonic] = holder_of(mnemonic)(parse_case(parser, mnemonic, mnemonic))
    if parser.parse_optional_keyword("requires"):
        state.properties.update(vce_triple=parse_attribute_of(parser, VerCapExtAttr))
    distribute_attributes(state, parser.parse_optional_attr_dict_with_keyword())
    region = state.add_region()
    parser.parse_region(region)
    if region.empty:
        region.append(Block())


@syntax("spirv.module")
def print_module(op: ForeignOperation, printer: Printer) -> None:
    if op.sym_name is not None:
        printer.write(" ")
        printer.print_symbol_name(op.sym_name)
    for mnemonic in _MODULE_WORDS:
        printer.write(f" {op.properties[mnemonic].value.spelling}")
    triple = attribute_of(op, "vce_triple")
    if triple is not None:
        printer.write(" requires ")
        printer.print_attribute(triple)
    printer.print_optional_attr_dict_with_keyword(op, ("sym_name", "vce_triple", *_MODULE_WORDS))
    printer.write(" ")
    printer.print_region(op.regions[0])


def _fail(message: str, operation: Operation | None = None) -> None:
    raise VerifyFailure(message, raw=True, operation=operation)


@verifier("spirv.module")
def verify_module(op: ForeignOperation) -> None:
    """Allows SPIR-V operations only, and each entry point once."""
    table = SymbolTable(op)
    entries: set[tuple[str, str]] = set()
    for inner in op.regions[0].entry_block.operations:
        if inner.name.partition(".")[0] != "spirv":
            _fail("'spirv.module' can only contain spirv.* ops", inner)
        if is_operation(inner, "spirv.EntryPoint"):
            _verify_entry_point(inner, table, entries)
        elif is_operation(inner, "spirv.func"):
            _verify_function_of_module(inner)


def _verify_entry_point(op: ForeignOperation, table: SymbolTable, entries: set[tuple[str, str]]) -> None:
    name = attribute_of(op, "fn").root
    function = table.lookup(name)
    if not is_operation(function, "spirv.func"):
        _fail(f"function '{name}' not found in 'spirv.module'", op)
    for reference in attribute_of(op, "interface").elements:
        if not isinstance(reference, SymbolRefAttr) or not reference.is_flat:
            _fail(f"expected symbol reference for interface specification instead of '{reference}", op)
        variable = table.lookup(reference.root)
        if not is_operation(variable, "spirv.GlobalVariable"):
            _fail(f"expected spirv.GlobalVariable symbol reference instead of'{reference}'", op)
    key = (name, attribute_of(op, "execution_model").value.spelling)
    if key in entries:
        _fail("duplicate of a previous EntryPointOp", op)
    entries.add(key)


def _verify_function_of_module(op: ForeignOperation) -> None:
    linkage = attribute_of(op, "linkage_attributes")
    imported = linkage is not None and linkage.linkage_type.value.spelling == "Import"
    if op.regions[0].empty and not imported:
        _fail(
            "'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)",
            op,
        )
    for block in op.regions[0].blocks:
        for inner in block.operations:
            if inner.name.partition(".")[0] != "spirv":
                _fail("functions in 'spirv.module' can only contain spirv.* ops", inner)


# ---- `@name(%arg: i32) -> f32 "None" attributes {...} {...}`


def _parse_signature(parser: Parser, state: OperationState, make: type[FunctionType | GraphType]) -> Signature:
    state.properties.update(sym_name=StringAttr(parser.parse_symbol_name()))
    signature = parse_function_signature(parser)
    state.properties.update(function_type=TypeAttr(make(signature.argument_types, signature.result_types)))
    return signature


def _parse_rest(parser: Parser, state: OperationState, signature: Signature) -> None:
    distribute_attributes(state, parser.parse_optional_attr_dict_with_keyword())
    arrays = {
        "arg_attrs": attributes_array(signature.argument_attributes),
        "res_attrs": attributes_array(signature.result_attributes),
    }
    state.properties.update({name: array for name, array in arrays.items() if array is not None})
    parse_function_body(parser, state, signature.arguments, may_be_empty=True)


@syntax("spirv.func")
def parse_func(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    signature = _parse_signature(parser, state, FunctionType)
    state.properties.update(function_control=parse_case_string(parser, "function_control"))
    _parse_rest(parser, state, signature)


@syntax("spirv.func")
def print_func(op: ForeignOperation, printer: Printer) -> None:
    _print_signature(op, printer)
    printer.write(f' "{attribute_of(op, "function_control").value.spelling}"')
    _print_rest(op, printer, (*_OF_SIGNATURE, "function_control"))


def _print_signature(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_symbol_name(op.sym_name)
    type = attribute_of(op, "function_type").type
    print_function_signature(printer, op, type.inputs, False, type.results)


def _print_rest(op: ForeignOperation, printer: Printer, elided: Sequence[str]) -> None:
    printer.print_optional_attr_dict_with_keyword(op, elided)
    if not op.regions[0].empty:
        printer.write(" ")
        printer.print_region(op.regions[0], entry_arguments=False)


@verifier("spirv.func")
def verify_func(op: ForeignOperation) -> None:
    """Requires at most one result, matching returns, and valid argument decorations."""
    verify_function(op)
    _verify_buffer_pointers(op)
    results = attribute_of(op, "function_type").type.results
    if len(results) > 1:
        raise VerifyFailure("cannot have more than one result")
    for inner in op.walk():
        if is_operation(inner, "spirv.Return") and results:
            raise VerifyFailure("cannot be used in functions returning value", operation=inner)
        if is_operation(inner, "spirv.ReturnValue"):
            _verify_returned(inner, results)


def _verify_buffer_pointers(op: ForeignOperation) -> None:
    """Requires pointers to physical storage buffers to be decorated as aliased or restrict."""
    dictionaries = attribute_of(op, "arg_attrs")
    for index, type in enumerate(attribute_of(op, "function_type").type.inputs):
        if not isinstance(type, PointerType):
            continue
        plain = "PhysicalStorageBuffer" in type.storage_class.spelling
        inner = type.pointee_type
        nested = isinstance(inner, PointerType) and inner.storage_class.spelling == "PhysicalStorageBuffer"
        words = ("Aliased", "Restrict") if plain else ("AliasedPointer", "RestrictPointer")
        if not plain and not nested:
            continue
        given = None if dictionaries is None else dictionaries.elements[index].get("spirv.decoration")
        if given is None or given.value.spelling not in words:
            what = "with physical buffer pointer" if plain else "with a pointer points to a physical buffer pointer"
            raise VerifyFailure(f"{what} must be decorated either '{words[0]}' or '{words[1]}'")


def _verify_returned(op: Operation, results: Sequence[Any]) -> None:
    if len(results) != 1:
        message = f"returns 1 value but enclosing function requires {len(results)} results"
        raise VerifyFailure(message, operation=op)
    given = op.operands[0].type
    if given is not results[0]:
        message = f" return value's type ('{given}') mismatch with function's result type ('{results[0]}')"
        raise VerifyFailure(message, operation=op)


# ---- Graphs


@syntax("spirv.ARM.Graph")
def parse_graph(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    _parse_rest(parser, state, _parse_signature(parser, state, GraphType))


@syntax("spirv.ARM.Graph")
def print_graph(op: ForeignOperation, printer: Printer) -> None:
    _print_signature(op, printer)
    _print_rest(op, printer, _OF_SIGNATURE)


@verifier("spirv.ARM.Graph")
def verify_graph(op: ForeignOperation) -> None:
    """Requires tensor arguments and results."""
    type = attribute_of(op, "function_type").type
    if not type.results:
        raise VerifyFailure("there should be at least one result")
    for what, types in (("argument", type.inputs), ("result", type.results)):
        for index, graph_type in enumerate(types):
            if not isinstance(graph_type, TensorArmType):
                raise VerifyFailure(f"type of {what} #{index} must be a TensorArmType, but got '{graph_type}'")
    verify_function(op)


@verifier("spirv.ARM.GraphOutputs")
def verify_graph_outputs(op: ForeignOperation) -> None:
    """Requires the result types of the graph."""
    graph: Any = op.parent_op
    results = attribute_of(graph, "function_type").type.results
    given = op.operand_types
    if len(given) != len(results):
        raise VerifyFailure(
            f"is returning {len(given)} value(s) but enclosing spirv.ARM.Graph requires {len(results)} result(s)"
        )
    for index, (type, wanted) in enumerate(zip(given, results, strict=True)):
        if type is not wanted:
            _fail(f"type of return operand {index} ('{type}') doesn't match graph result type ('{wanted}')")


# ---- How they are entered


def _parse_flat_symbol(parser: Parser) -> SymbolRefAttr:
    offset = parser.start
    attribute = parse_attribute_of(parser, SymbolRefAttr)
    if not attribute.is_flat:
        parser.custom_error("invalid kind of attribute specified", offset)
    return attribute


def _parse_interface(parser: Parser, state: OperationState) -> None:
    variables: list[SymbolRefAttr] = []
    if parser.accept(","):
        variables = parser.parse_comma_separated(lambda: _parse_flat_symbol(parser))
    state.properties.update(interface=ArrayAttr(variables))


def _print_interface(op: ForeignOperation, printer: Printer) -> None:
    for variable in attribute_of(op, "interface").elements:
        printer.write(", ")
        printer.print_attribute(variable)


@syntax("spirv.EntryPoint")
def parse_entry_point(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    state.properties.update(execution_model=parse_case_string(parser, "execution_model"))
    state.properties.update(fn=_parse_flat_symbol(parser))
    _parse_interface(parser, state)


@syntax("spirv.EntryPoint")
def print_entry_point(op: ForeignOperation, printer: Printer) -> None:
    printer.write(f' "{attribute_of(op, "execution_model").value.spelling}" ')
    printer.print_attribute(attribute_of(op, "fn"))
    _print_interface(op, printer)


@verifier("spirv.EntryPoint")
def verify_entry_point(op: ForeignOperation) -> None:
    """Checked by the module."""


@syntax("spirv.ARM.GraphEntryPoint")
def parse_graph_entry_point(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    state.properties.update(fn=_parse_flat_symbol(parser))
    _parse_interface(parser, state)


@syntax("spirv.ARM.GraphEntryPoint")
def print_graph_entry_point(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_attribute(attribute_of(op, "fn"))
    _print_interface(op, printer)


@syntax("spirv.ExecutionMode")
def parse_execution_mode(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    state.properties.update(fn=parser.parse_attribute())
    state.properties.update(execution_mode=parse_case_string(parser, "execution_mode"))
    values = []
    while parser.accept(","):
        values.append(parse_attribute_of(parser, IntegerAttr, i32))
    state.properties.update(values=ArrayAttr(values))


@syntax("spirv.ExecutionMode")
def print_execution_mode(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_attribute(attribute_of(op, "fn"))
    printer.write(f' "{attribute_of(op, "execution_mode").value.spelling}"')
    printer.write("".join(f", {value.value}" for value in attribute_of(op, "values").elements))
