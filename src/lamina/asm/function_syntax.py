"""The syntax that function-like operations share: visibility, name, signature, attributes, body."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import Argument, OperationState
from lamina.asm.operation_syntax import distribute_attributes
from lamina.asm.repeated_headers import Header
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DictionaryAttr, StringAttr, TypeAttr
from lamina.ir.types import FunctionType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.operation import Operation


SYM_NAME = "sym_name"
SYM_VISIBILITY = "sym_visibility"
FUNCTION_TYPE = "function_type"
ARG_ATTRS = "arg_attrs"
RES_ATTRS = "res_attrs"
Attributes = dict[str, Attribute]


class Signature:
    """A parsed signature: named arguments, or unnamed ones (``operand`` is None) of a declaration."""

    __slots__ = ("arguments", "argument_types", "argument_attributes", "result_types", "result_attributes", "variadic")

    def __init__(self) -> None:
        self.arguments: list[Argument] = []
        self.argument_types: list[Type] = []
        self.argument_attributes: list[Attributes] = []
        self.result_types: list[Type] = []
        self.result_attributes: list[Attributes] = []
        self.variadic = False


def parse_function_signature(parser: Parser, allow_variadic: bool = False) -> Signature:
    """``(%a: i32 {attributes}, ...) -> (f32 {attributes})``; without names for a declaration."""
    signature = Signature()
    parser.expect("(", "expected '('")
    if not parser.accept(")"):
        while True:
            if allow_variadic and parser.accept("..."):
                signature.variadic = True
                if parser.accept(","):
                    parser.custom_error("variadic arguments must be in the end of the argument list")
                break
            _parse_signature_argument(parser, signature)
            if not parser.accept(","):
                break
        parser.expect(")", "expected ')'")
    if parser.accept("->"):
        _parse_result_list(parser, signature)
    return signature


def _parse_signature_argument(parser: Parser, signature: Signature) -> None:
    offset = parser.start
    if parser.kind == "percent":
        if signature.argument_types and not signature.arguments:
            parser.custom_error("expected type instead of SSA identifier", offset)
        argument = parser.parse_argument(allow_type=True, allow_attributes=True)
        signature.arguments.append(argument)
        assert argument.type is not None
        signature.argument_types.append(argument.type)
        signature.argument_attributes.append(argument.attributes or {})
        return
    if signature.arguments:
        parser.custom_error("expected SSA identifier", offset)
    signature.argument_types.append(parser.parse_type())
    signature.argument_attributes.append(parser.parse_optional_attr_dict())
    parser.parse_optional_location()


def _parse_result_list(parser: Parser, signature: Signature) -> None:
    if not parser.accept("("):
        signature.result_types.append(parser.parse_type())
        signature.result_attributes.append({})
        return
    if parser.accept(")"):
        return
    while True:
        signature.result_types.append(parser.parse_type())
        signature.result_attributes.append(parser.parse_optional_attr_dict())
        if not parser.accept(","):
            break
    parser.expect(")", "expected ')'")


def attributes_array(attributes: Sequence[Attributes]) -> ArrayAttr | None:
    """One dictionary per argument or result; None if all are empty."""
    if not any(attributes):
        return None
    return ArrayAttr(DictionaryAttr(entries) for entries in attributes)


def parse_function(
    parser: Parser,
    state: OperationState,
    make_type: Callable[[Sequence[Type], Sequence[Type], bool], Type] | None = None,
    allow_variadic: bool = False,
) -> None:
    """Parses everything after the name of a function-like operation into the state.

    ``make_type(inputs, results, variadic)`` creates the function's type; a builtin function type by default.
    """
    visibility = parse_visibility(parser)
    if visibility is not None:
        # Inherent or not, as the operation declares it.
        distribute_attributes(state, {SYM_VISIBILITY: StringAttr(visibility)})
    state.properties[SYM_NAME] = StringAttr(parser.parse_symbol_name())
    header = parser.parse_header(state, lambda state: _parse_function_header(parser, state, make_type, allow_variadic))
    parse_function_body(parser, state, header.arguments)


def _parse_function_header(
    parser: Parser,
    state: OperationState,
    make_type: Callable[[Sequence[Type], Sequence[Type], bool], Type] | None,
    allow_variadic: bool,
) -> Header:
    """From the signature to the body."""
    signature = parse_function_signature(parser, allow_variadic)
    make = make_type or _builtin_function_type
    function_type = make(signature.argument_types, signature.result_types, signature.variadic)
    state.properties[FUNCTION_TYPE] = TypeAttr(function_type)
    offset = parser.start
    attributes = parser.parse_optional_attr_dict_with_keyword()
    for name in (SYM_VISIBILITY, SYM_NAME, FUNCTION_TYPE):
        if name in attributes:
            parser.error(
                f"'{name}' is an inferred attribute and should not be specified in the explicit attribute dictionary",
                offset,
            )
    distribute_attributes(state, attributes)
    for name, dictionaries in (
        (ARG_ATTRS, signature.argument_attributes),
        (RES_ATTRS, signature.result_attributes),
    ):
        array = attributes_array(dictionaries)
        if array is not None:
            state.properties[name] = array
    return Header(signature.arguments)


def _builtin_function_type(inputs: Sequence[Type], results: Sequence[Type], variadic: bool) -> Type:
    return FunctionType(inputs, results)


def parse_visibility(parser: Parser) -> str | None:
    """Parses ``public``, ``private`` or ``nested``, if present."""
    for word in ("public", "private", "nested"):
        if parser.parse_optional_keyword(word):
            return word
    return None


def parse_function_body(
    parser: Parser, state: OperationState, arguments: Sequence[Argument], may_be_empty: bool = False
) -> None:
    """Parses the optional body, a region that must not be empty unless ``may_be_empty``, in which case it is dropped.
    """
    region = state.add_region()
    offset = parser.start
    if parser.kind != "{":
        return
    parser.parse_region(region, arguments)
    if region.empty and not may_be_empty:
        parser.custom_error("expected non-empty function body", offset)


def print_function_signature(
    printer: Printer,
    operation: Operation,
    inputs: Sequence[Type],
    variadic: bool,
    results: Sequence[Type],
) -> None:
    """The counterpart of parse_function_signature; names are printed where the function has a body."""
    argument_attributes = operation._properties.get(ARG_ATTRS)
    result_attributes = operation._properties.get(RES_ATTRS)
    body = operation.regions[0] if operation.regions else None
    external = body is None or body.empty
    printer.write("(")
    for index, type in enumerate(inputs):
        if index:
            printer.write(", ")
        entries = _dictionary(argument_attributes, index)
        if external:
            printer.print_type(type)
            if entries:
                printer.print_optional_attr_dict(entries)
        else:
            assert body is not None
            printer.print_region_argument(body.arguments[index], entries)
    if variadic:
        printer.write(", ..." if inputs else "...")
    printer.write(")")
    if results:
        printer.write(" -> ")
        _print_results(printer, results, result_attributes)


def _print_results(printer: Printer, results: Sequence[Type], attributes: Attribute | None) -> None:
    bare = len(results) == 1 and not isinstance(results[0], FunctionType) and not _dictionary(attributes, 0)
    if not bare:
        printer.write("(")
    for index, type in enumerate(results):
        if index:
            printer.write(", ")
        printer.print_type(type)
        entries = _dictionary(attributes, index)
        if entries:
            printer.print_optional_attr_dict(entries)
    if not bare:
        printer.write(")")


def _dictionary(attributes: Attribute | None, index: int) -> Attributes:
    if not isinstance(attributes, ArrayAttr) or index >= len(attributes.elements):
        return {}
    entry = attributes.elements[index]
    return entry.as_dict() if isinstance(entry, DictionaryAttr) else {}


def print_function(printer: Printer, operation: Operation, variadic: bool = False, elided: Iterable[str] = ()) -> None:
    """Prints the syntax that parse_function parses."""
    visibility = operation.get_attr(SYM_VISIBILITY)
    printer.write(" ")
    if isinstance(visibility, StringAttr):
        printer.write(visibility.value + " ")
    name = operation.properties[SYM_NAME]
    assert isinstance(name, StringAttr)
    printer.print_symbol_name(name.value)
    attribute = operation.properties[FUNCTION_TYPE]
    assert isinstance(attribute, TypeAttr)
    function_type: Any = attribute.type
    print_function_signature(printer, operation, function_type.inputs, variadic, function_type.results)
    printer.print_optional_attr_dict_with_keyword(
        operation, {SYM_VISIBILITY, SYM_NAME, FUNCTION_TYPE, ARG_ATTRS, RES_ATTRS, *elided}
    )
    body = operation.regions[0]
    if not body.empty:
        printer.write(" ")
        printer.print_region(body, entry_arguments=False)
