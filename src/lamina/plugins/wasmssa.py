"""WebAssembly in SSA form: functions, globals, locals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.function_syntax import (
    attributes_array,
    parse_function_body,
    parse_function_signature,
    print_function_signature,
)
from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import distribute_attributes
from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.interfaces.function import FunctionModel, FunctionOpInterface, verify_argument_attributes
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import StringAttr, TypeAttr, UnitAttr
from lamina.ir.diagnostics import VerifyFailure, text_in_message
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import FunctionType
from lamina.ir.value import Value
from lamina.plugins import directive, infer_return_types, marks, model, syntax, verifier

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

marks("ConstantExprOpTrait")
_OF_SIGNATURE = ("sym_name", "functionType", "arg_attrs", "res_attrs", "exported")


def _reference_to(type: Type) -> Type:
    dialect = load_dialect("wasmssa")
    assert dialect is not None
    types: Type = dialect.types["local"](type)
    return types


def _is_reference(type: Type) -> bool:
    return type.dialect_name == "wasmssa" and type.mnemonic == "local"


# ---- Functions: arguments are references to locals


@model(FunctionOpInterface, "wasmssa.func")
class _Function(FunctionModel[ForeignOperation]):
    """The type is kept under another name."""

    @staticmethod
    def get_types(operation: ForeignOperation) -> tuple[Sequence[Type], Sequence[Type]]:
        type = attribute_of(operation, "functionType").type
        return type.inputs, type.results


@syntax("wasmssa.func")
def parse_func(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    if parser.parse_optional_keyword("exported"):
        state.properties.update(exported=UnitAttr())
    state.properties.update(sym_name=StringAttr(parser.parse_symbol_name()))
    signature = parse_function_signature(parser)
    distribute_attributes(state, parser.parse_optional_attr_dict_with_keyword())
    offset = parser.start
    inputs = list(signature.argument_types)
    for index, type in enumerate(inputs):
        if not signature.arguments:
            continue
        if not _is_reference(type):
            parser.error(f"invalid type for wasm.func argument. Expecting !wasm<local T>, got '{type}'", offset)
        held = type
        inputs[index] = held.parameters[0]
    state.properties.update(functionType=TypeAttr(FunctionType(inputs, signature.result_types)))
    for name, dictionaries in (
        ("arg_attrs", signature.argument_attributes),
        ("res_attrs", signature.result_attributes),
    ):
        array = attributes_array(dictionaries)
        if array is not None:
            state.properties[name] = array
    parse_function_body(parser, state, signature.arguments, may_be_empty=True)


@syntax("wasmssa.func")
def print_func(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" exported " if op.exported else " ")
    printer.print_symbol_name(op.sym_name)
    type = attribute_of(op, "functionType").type
    print_function_signature(printer, op, type.inputs, False, type.results)
    printer.print_optional_attr_dict_with_keyword(op, _OF_SIGNATURE)
    if not op.regions[0].empty:
        printer.write(" ")
        printer.print_region(op.regions[0], entry_arguments=False)


@verifier("wasmssa.func")
def verify_func(op: ForeignOperation) -> None:
    """The entry block has a reference for each argument."""
    verify_argument_attributes(op)
    inputs = attribute_of(op, "functionType").type.inputs
    arguments = op.regions[0].arguments
    if op.regions[0].empty:
        return
    if len(arguments) != len(inputs):
        raise VerifyFailure(
            "entry block should have same number of arguments as function type. "
            f"Function type has {len(inputs)}, entry block has {len(arguments)}",
            raw=True,
        )
    for number, (argument, type) in enumerate(zip(arguments, inputs, strict=True)):
        if not _is_reference(argument.type):
            raise VerifyFailure(
                f"entry block argument type should be LocalRefType, got '{argument.type}' for block argument {number}",
                raw=True,
            )
        if argument.type is not _reference_to(type):
            raise VerifyFailure("func argument type and entry block argument type mismatch")


# ---- Globals


@verifier("ConstantExpressionInitializerOpTrait")
def verify_initializer(op: Operation) -> None:
    """The value of a global is a constant expression."""
    for block in op.regions[0].blocks:
        for inner in block.operations:
            if "ConstantExprOpTrait" not in getattr(inner, "marks", ()) and not is_operation(inner, "wasmssa.return"):
                text = text_in_message(inner)
                raise VerifyFailure(f"expected a constant initializer for this operator, got {text}", raw=True)


@syntax("wasmssa.global")
def parse_global(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`exported @name i32 mutable : {...}`."""
    if parser.parse_optional_keyword("exported"):
        state.properties.update(exported=UnitAttr())
    state.properties.update(sym_name=StringAttr(parser.parse_symbol_name()))
    state.properties.update(type=TypeAttr(parser.parse_type()))
    if parser.parse_optional_keyword("mutable"):
        state.properties.update(isMutable=UnitAttr())
    parser.expect(":", "expected ':'")
    parser.parse_region(state.add_region())


@syntax("wasmssa.global")
def print_global(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" exported " if op.exported else " ")
    printer.print_symbol_name(op.sym_name)
    printer.write(" ")
    printer.print_type(attribute_of(op, "type").type)
    printer.write(" mutable :" if attribute_of(op, "isMutable") is not None else " :")
    if not op.regions[0].empty:
        printer.write(" ")
        printer.print_region(op.regions[0], entry_arguments=False)


def _parse_word(parser: Parser, word: str) -> None:
    offset = parser.start
    if parser.parse_keyword_or_string() != word:
        parser.custom_error(f"expected '{word}'", offset)


@syntax("wasmssa.import_global")
def parse_import(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`"glob" from "my_module" as @global_0 mutable : i32`."""
    name = StringAttr(parser.parse_string())
    _parse_word(parser, "from")
    module = StringAttr(parser.parse_string())
    _parse_word(parser, "as")
    symbol = StringAttr(parser.parse_symbol_name())
    parser.parse_optional_keyword("nested")  # the visibility of all imports
    if parser.parse_optional_keyword("mutable"):
        state.properties.update(isMutable=UnitAttr())
    type = TypeAttr(parser.parse_colon_type())
    state.properties.update(importName=name, moduleName=module, sym_name=symbol, type=type)


@syntax("wasmssa.import_global")
def print_import(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_attribute_without_type(attribute_of(op, "importName"))
    printer.write(" from ")
    printer.print_attribute_without_type(attribute_of(op, "moduleName"))
    printer.write(" as ")
    printer.print_symbol_name(op.sym_name)
    printer.write(" mutable" if attribute_of(op, "isMutable") is not None else "")
    printer.print_colon_type(attribute_of(op, "type").type)


# ---- Locals


@infer_return_types("wasmssa.local")
def infer_local(operands: Sequence[Value], properties: dict[str, Attribute], regions: object) -> list[Type]:
    (declared,) = (held for name, held in properties.items() if name == "type")
    assert isinstance(declared, TypeAttr)
    return [_reference_to(declared.type)]


@infer_return_types("wasmssa.local_get", "wasmssa.local_tee")
def infer_get(operands: Sequence[Value], properties: dict[str, Attribute], regions: object) -> list[Type]:
    reference = operands[0].type
    return [reference.parameters[0]]


@verifier("wasmssa.local_set", "wasmssa.local_tee")
def verify_set(op: ForeignOperation) -> None:
    """The value is of the local's type."""
    wanted = op.local_var.type.parameters[0]
    if wanted is not op.value.type:
        raise VerifyFailure("input type and result type of local.set do not match")


@verifier("wasmssa.extend")
def verify_extend(op: ForeignOperation) -> None:
    """Low bits of a wider integer."""
    width, bits = op.input.type.width, attribute_of(op, "bitsToTake").value
    if bits not in (8, 16, 32):
        raise VerifyFailure(f"extend op can only take 8, 16 or 32 bits. Got {bits % (1 << 64)}", raw=True)
    if width <= bits:
        raise VerifyFailure(f"trying to extend the {bits} low bits from a '{op.input.type}' value is illegal", raw=True)


# ---- `%c : {...} else {...} > ^next`


@directive("ElseRegion")
def parse_else(parser: Parser) -> Region:
    region = Region()
    if parser.parse_optional_keyword("else"):
        parser.parse_region(region)
    elif parser.kind == "string" and parser.spelling == '"else "':  # as it is printed
        parser.advance()
        parser.parse_region(region)
    return region


@directive("ElseRegion")
def print_else(printer: Printer, op: Operation, region: Region) -> None:
    if not region.empty:
        printer.write('"else "')
        printer.print_region(region)


@verifier("wasmssa.reinterpret")
def verify_reinterpret(op: ForeignOperation) -> None:
    """Another type of the same width."""
    given, result = op.input.type, op.result.type
    if given is result:
        raise VerifyFailure("reinterpret input and output type should be distinct", raw=True)
    if given.width != result.width:
        message = f"input type ('{given}') and output type ('{result}') have incompatible bit widths"
        raise VerifyFailure(message, raw=True)
