"""Parts of the syntax of tosa operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from lamina.asm.operation_state import Argument, OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import distribute_attributes, parse_attributes
from lamina.define.assembly_format.parse_calls import parse_function_type
from lamina.define.enums import EnumAttribute
from lamina.dialects.tosa.attributes import BlockSizeAttr, NanPropagationModeAttr, ResizeModeAttr, RoundingModeAttr
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, TypeAttr
from lamina.ir.diagnostics import ParseError
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType, index
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.tosa.ops import IfOp, VariableOp, WhileOp
    from lamina.ir.operation import Operation

T = TypeVar("T")

# The attributes printed as a bare keyword: the class, and its name in errors.
_BARE: dict[str, tuple[type[EnumAttribute[Any]], str]] = {
    "rounding_mode": (RoundingModeAttr, "rounding_mode"),
    "mode": (ResizeModeAttr, "resize mode"),
    "nan_mode": (NanPropagationModeAttr, "nan_mode"),
    "block_size": (BlockSizeAttr, "block_size"),
}
_BARE_CLASSES = tuple(cls for cls, _ in _BARE.values())


def parse_with_bare_enum(parser: Parser, state: OperationState, bare: str) -> None:
    """``operands {name = value, mode = WORD} : function-type``, where attribute ``bare`` may be a word alone."""
    operands = parser.parse_comma_separated(parser.parse_operand)
    attributes: dict[str, Attribute] = {}
    if parser.accept("{") and not parser.accept("}"):
        while True:
            name = parser.parse_any_keyword()
            parser.expect("=", "expected '='")
            attributes[name] = _parse_entry(parser, name, bare)
            if not parser.accept(","):
                break
        parser.expect("}", "expected '}'")
    parser.expect(":", "expected ':'")
    function_type = parse_function_type(parser)
    state.operands = parser.resolve_operands(operands, function_type.inputs, parser.start)
    state.types = list(function_type.results)
    distribute_attributes(state, attributes)


def _parse_entry(parser: Parser, name: str, bare: str) -> Attribute:
    if name == bare:
        word = parser.parse_optional_any_keyword()
        if word is not None:
            cls, described = _BARE[bare]
            if cls.enumeration.from_spelling(word) is None:
                parser.custom_error(f"invalid {described} value: {word}", parser.start)
            return cls(word)
    return parser.parse_attribute()


def print_with_bare_enum(operation: Operation, printer: Printer) -> None:
    """The operands, the attributes with their modes as bare words, and the types; the default NaN mode is left out."""
    printer.write(" ")
    printer.print_operands(operation.operands)
    shown = sorted(
        (name, attribute)
        for name, attribute in operation.all_attributes.items()
        if not (isinstance(attribute, NanPropagationModeAttr) and attribute.value.spelling == "PROPAGATE")
    )
    if shown:
        printer.write(" {")
        for position, (name, attribute) in enumerate(shown):
            printer.write((", " if position else "") + f"{name} = ")
            if isinstance(attribute, _BARE_CLASSES):
                printer.write(attribute.value.spelling)
            else:
                printer.print_attribute(attribute)
        printer.write("}")
    printer.write(" : ")
    printer.print_functional_type(operation)


# ---- Variables


def parse_variable_op_type_or_initial_value(
    parser: Parser,
) -> tuple[DenseElementsAttr, TypeAttr, Attribute | None]:
    """``= value`` or ``: type``; the shape, the element type and the value."""
    if parser.accept("="):
        value = _or_say(parser, "expected attribute", parser.parse_attribute)
        type = getattr(value, "type", None)
        if not isinstance(type, Type):
            parser.custom_error("expected Typed attr")
        return (*_shape_and_element(parser, type), value)
    return (*_shape_and_element(parser, _or_say(parser, "expected type after colon", parser.parse_colon_type)), None)


def _or_say(parser: Parser, message: str, parse: Callable[[], T]) -> T:
    """Calls ``parse``; follows its parse error with another."""
    try:
        return parse()
    except ParseError as error:
        if parser.kind != "error":
            parser.add_custom_error(error, message)
        raise


def _shape_and_element(parser: Parser, type: Type) -> tuple[DenseElementsAttr, TypeAttr]:
    if not isinstance(type, ShapedType):
        parser.custom_error("expected shaped type")
    if not type.has_rank:
        parser.custom_error("expected ranked type")
    return shape_attribute(type.shape), TypeAttr(type.element_type)


def shape_attribute(shape: Sequence[int]) -> DenseElementsAttr:
    """Returns the sizes as a tensor of indices, -1 for those that are not known."""
    import numpy as np

    sizes = np.array([-1 if size == DYNAMIC else size for size in shape], np.int64)
    return DenseElementsAttr.from_array(sizes, RankedTensorType((len(shape),), index))


def variable_type(op: VariableOp) -> RankedTensorType:
    """Returns the type of the tensor that a variable holds."""
    sizes = [int(size) for size in op.var_shape.array.reshape(-1)]
    return RankedTensorType(tuple(DYNAMIC if size == -1 else size for size in sizes), op.type_)


def print_variable_op_type_or_initial_value(
    printer: Printer, op: VariableOp, shape: DenseElementsAttr, type: TypeAttr, value: Attribute | None
) -> None:
    typed = isinstance(getattr(value, "type", None), Type)
    if not typed:
        printer.write(": ")
        printer.print_type(variable_type(op))
    if value is not None:
        printer.write("= " if typed else " = ")
        printer.print_attribute(value)


# ---- Control flow


def _print_initial_values(printer: Printer, arguments: Sequence[Value], operands: Sequence[Value]) -> None:
    if not operands:
        return
    printer.write(" (")
    for position, (argument, operand) in enumerate(zip(arguments, operands, strict=True)):
        if position:
            printer.write(", ")
        printer.print_operand(argument)
        printer.write(" = ")
        printer.print_operand(operand)
    printer.write(")")


def parse_if(parser: Parser, state: OperationState) -> None:
    """``%condition [(%a = %b)] : type [(types)] [-> types] { ... } [else { ... }]``."""
    condition = parser.parse_operand()
    operands: list[UnresolvedOperand] | None = None
    if parser.kind == "(":
        _, operands = parser.parse_assignments()
    parser.expect(":", "expected ':'")
    state.operands = [parser.resolve_operand(condition, parser.parse_type())]
    if operands is not None:
        function_type = parse_function_type(parser)
        state.types = list(function_type.results)
        _check_count(parser, operands, function_type.inputs, parser.start)
        state.operands += parser.resolve_operands(operands, function_type.inputs)
    elif parser.accept("->"):
        state.types = parser.parse_delimited("(", parser.parse_type) if parser.kind == "(" else [parser.parse_type()]
    parser.parse_region(state.add_region())
    otherwise = state.add_region()
    if parser.parse_optional_keyword("else"):
        parser.parse_region(otherwise)
    parse_attributes(parser, state)


def _check_count(parser: Parser, operands: Sequence[UnresolvedOperand], types: Sequence[Type], offset: int) -> None:
    if len(types) != len(operands):
        counts = f"(expected {len(operands)} got {len(types)})"
        parser.custom_error(f"expected as many input types as operands {counts}", offset)


def print_if(op: IfOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.condition)
    inputs = op.input_list
    _print_initial_values(printer, op.then_graph.arguments, inputs)
    printer.write(" : ")
    printer.print_type(op.condition.type)
    if inputs:
        printer.write(" (")
        printer.print_types([value.type for value in inputs])
        printer.write(")")
    printer.print_optional_arrow_type_list(op.result_types)
    printer.write(" ")
    printer.print_region(op.then_graph)
    if not op.else_graph.empty:
        printer.write(" else ")
        printer.print_region(op.else_graph)
    printer.print_optional_attr_dict(op)


def parse_while(parser: Parser, state: OperationState) -> None:
    """``(%a = %b) : function-type { ... } do { ... } [attributes {...}]``."""
    arguments: list[Argument] = []
    operands: list[UnresolvedOperand] = []
    if parser.kind == "(":
        arguments, operands = parser.parse_assignments()
    offset = parser.start
    parser.expect(":", "expected ':'")
    function_type = parse_function_type(parser)
    state.types = list(function_type.results)
    _check_count(parser, operands, function_type.inputs, offset)
    state.operands = parser.resolve_operands(operands, function_type.inputs)
    for argument, type in zip(arguments, function_type.inputs, strict=True):
        argument.type = type
    parser.parse_region(state.add_region(), arguments)
    parser.parse_keyword("do")
    parser.parse_region(state.add_region())
    distribute_attributes(state, parser.parse_optional_attr_dict_with_keyword())


def print_while(op: WhileOp, printer: Printer) -> None:
    _print_initial_values(printer, op.cond_graph.arguments, op.input_list)
    printer.write(" : ")
    printer.print_functional_type(op)
    printer.write(" ")
    printer.print_region(op.cond_graph, entry_arguments=False)
    printer.write(" do ")
    printer.print_region(op.body_graph)
    printer.print_optional_attr_dict_with_keyword(op)
