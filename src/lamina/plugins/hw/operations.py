"""hw's operations on values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import parse_attributes
from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StringAttr, TypeAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, ShapedType, i64
from lamina.ir.value import Value, type_as
from lamina.plugins import directive, infer_return_types, operation_method, syntax
from lamina.plugins.hw.types import field_type, hw_types, is_hw

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.dialect import DefinitionTable
    from lamina.ir.region import Region

# ---- Constants


@syntax("hw.constant")
def parse_constant(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`5 : i4`, `true`."""
    offset = parser.start
    value = parser.parse_attribute()
    if not isinstance(value, IntegerAttr) or not isinstance(value.type, IntegerType):
        parser.error("expected an integer constant", offset)
    parse_attributes(parser, state)
    state.properties.update(value=value)
    state.types = [value.type]


@syntax("hw.constant")
def print_constant(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_attribute(next(iter(op._properties.values())))
    printer.print_optional_attr_dict(op, {"value"})


@operation_method("hw.constant")
def result_names(op: ForeignOperation) -> list[tuple[Value, str]]:
    value = next(iter(op._properties.values()))
    if op.results[0].type is IntegerType(1):
        return [(op.results[0], "true" if value.value else "false")]
    return [(op.results[0], f"c{value.value}_i{value.type.width}")]


@syntax("hw.enum.constant")
def parse_enum_constant(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`A : !hw.enum<A, B>`."""
    field = parser.parse_any_keyword()
    offset = parser.start
    type = parser.parse_colon_type()
    if not is_hw(type, "enum"):
        parser.error("expected an enum type", offset)
    parse_attributes(parser, state)
    attribute = _hw_attributes()["enum.field"]
    # Kept as text because the declaration has no syntax.
    written = attribute.parameter_names == ("text",)
    enum_attribute = attribute(f"<{field}, {type}>") if written else attribute(StringAttr(field), TypeAttr(type))
    state.properties.update(field=enum_attribute)
    state.types = [type]


def _hw_attributes() -> DefinitionTable[type[Attribute]]:
    dialect = load_dialect("hw")
    assert dialect is not None
    return dialect.attributes


@syntax("hw.enum.constant")
def print_enum_constant(op: ForeignOperation, printer: Printer) -> None:
    field = str(op.field.parameters[0]).lstrip("<").partition(",")[0]
    printer.write(f" {field} : ")
    printer.print_type(op.results[0].type)
    printer.print_optional_attr_dict(op, {"field"})


@directive("ParamValue")
def parse_param_value(parser: Parser) -> tuple[Attribute, Type]:
    """`i8 = #hw.param.decl.ref<"p">`."""
    type = parser.parse_type()
    parser.expect("=", "expected '='")
    return parser.parse_attribute(type), type


@directive("ParamValue")
def print_param_value(printer: Printer, op: Operation, value: Attribute, type: Type) -> None:
    printer.print_type(type)
    printer.write(" = ")
    printer.print_attribute_without_type(value)


# ---- Arrays


def _array(size: int, element: Type) -> Type:
    array_type: Type = hw_types()["array"](element, IntegerAttr(i64, size))
    return array_type


@syntax("hw.array_create")
def parse_array_create(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%a, %b : i8`."""
    operands = parser.parse_operand_list()
    parse_attributes(parser, state)
    element = parser.parse_colon_type()
    state.operands = [parser.resolve_operand(operand, element) for operand in operands]
    state.types = [_array(len(operands), element)]


@syntax("hw.array_create")
def print_array_create(op: Operation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operands(op.operands)
    printer.print_optional_attr_dict(op)
    printer.print_colon_type(op.operand_types[0])


@directive("ArrayConcatTypes")
def parse_array_concat_types(parser: Parser) -> tuple[list[Type], Type]:
    offset = parser.start
    types: list[Any] = list(parser.parse_type_list())
    if not all(is_hw(type, "array") and isinstance(type.size_attr, IntegerAttr) for type in types):
        parser.error("types must all be arrays", offset)
    if any(type.element_type is not types[0].element_type for type in types):
        parser.error("array element types must match", offset)
    return types, _array(sum(type.size_attr.value for type in types), types[0].element_type)


@directive("ArrayConcatTypes")
def print_array_concat_types(printer: Printer, op: Operation, types: Sequence[Type], result: Type) -> None:
    printer.print_types(types)


@directive("SliceTypes")
def parse_slice_types(parser: Parser) -> tuple[Type, Type]:
    offset = parser.start
    type: Any = parser.parse_type()
    if not is_hw(type, "array") or not isinstance(type.size_attr, IntegerAttr):
        parser.error("Expected array type", offset)
    return type, IntegerType(max(1, (type.size_attr.value - 1).bit_length()))


@directive("SliceTypes")
def print_slice_types(printer: Printer, op: Operation, type: Type, index: Type) -> None:
    printer.print_type(type)


@infer_return_types("hw.array_get")
def infer_array_get(operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]) -> list[Any]:
    array = type_as(operands[0], ShapedType)
    return [array.element_type]


# ---- Structs and unions


@syntax("hw.struct_create")
def parse_struct_create(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`(%a, %b) : !hw.struct<a: i4, b: i8>`."""
    operands = parser.parse_operand_list("(")
    parse_attributes(parser, state)
    offset = parser.start
    type = _struct_type(parser)
    fields = type.parameters[0]
    if len(fields) != len(operands):
        parser.error("incorrect input and output types", offset)
    state.operands = [
        parser.resolve_operand(operand, field[1]) for operand, field in zip(operands, fields, strict=True)
    ]
    state.types = [type]


def _struct_type(parser: Parser, kind: str = "struct") -> Type:
    parser.expect(":", "expected ':'")
    offset = parser.start
    type = parser.parse_type()
    if not is_hw(type, kind):
        parser.error(f"invalid kind of type specified: expected !hw.{kind}", offset)
    return type


@syntax("hw.struct_create")
def print_struct_create(op: Operation, printer: Printer) -> None:
    printer.write(" (")
    printer.print_operands(op.operands)
    printer.write(")")
    printer.print_optional_attr_dict(op)
    printer.print_colon_type(op.result_types[0])


def _field_index(parser: Parser, type: Type, name: str, offset: int) -> int:
    for number, field in enumerate(type.parameters[0]):
        if field[0] == name:
            return number
    parser.error(f"field name '{name}' not found in aggregate type '{type}'", offset)


def _field_attribute(index: int) -> Attribute:
    return IntegerAttr(IntegerType(32), index)


def _name_of(op: ForeignOperation, type: Type) -> str:
    index = op.field_index
    name: str = type.parameters[0][getattr(index, "value", index)][0]
    return name


@syntax("hw.struct_extract", "hw.union_extract")
def parse_extract(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%struct["field"] : type`."""
    operand = parser.parse_operand()
    parser.expect("[", "expected '['")
    offset = parser.start
    name = parser.parse_string()
    parser.expect("]", "expected ']'")
    parse_attributes(parser, state)
    type = _struct_type(parser, "struct" if "struct" in cls.name else "union")
    state.properties.update(fieldIndex=_field_attribute(_field_index(parser, type, name, offset)))
    state.operands = [parser.resolve_operand(operand, type)]
    found = field_type(type, name)
    assert found is not None
    state.types = [found]


@syntax("hw.struct_extract", "hw.union_extract")
def print_extract(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.input)
    printer.write("[")
    printer.print_string(_name_of(op, op.input.type))
    printer.write("]")
    printer.print_optional_attr_dict(op, {"fieldIndex"})
    printer.print_colon_type(op.input.type)


@syntax("hw.struct_inject")
def parse_inject(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%struct["field"], %value : type`."""
    operand = parser.parse_operand()
    parser.expect("[", "expected '['")
    offset = parser.start
    name = parser.parse_string()
    parser.expect("]", "expected ']'")
    parser.expect(",", "expected ','")
    value = parser.parse_operand()
    parse_attributes(parser, state)
    type = _struct_type(parser)
    state.properties.update(fieldIndex=_field_attribute(_field_index(parser, type, name, offset)))
    found = field_type(type, name)
    assert found is not None
    state.operands = [parser.resolve_operand(operand, type), parser.resolve_operand(value, found)]
    state.types = [type]


@syntax("hw.struct_inject")
def print_inject(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.input)
    printer.write("[")
    printer.print_string(_name_of(op, op.input.type))
    printer.write("], ")
    printer.print_operand(op.new_value)
    printer.print_optional_attr_dict(op, {"fieldIndex"})
    printer.print_colon_type(op.input.type)


@syntax("hw.struct_explode")
def parse_explode(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%struct : type`."""
    operand = parser.parse_operand()
    parse_attributes(parser, state)
    type = _struct_type(parser)
    state.operands = [parser.resolve_operand(operand, type)]
    state.types = [field[1] for field in type.parameters[0]]


@syntax("hw.struct_explode")
def print_explode(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.input)
    printer.print_optional_attr_dict(op)
    printer.print_colon_type(op.input.type)


@syntax("hw.union_create")
def parse_union_create(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`"field", %value : type`."""
    offset = parser.start
    name = parser.parse_string()
    parser.expect(",", "expected ','")
    value = parser.parse_operand()
    parse_attributes(parser, state)
    type = _struct_type(parser, "union")
    state.properties.update(fieldIndex=_field_attribute(_field_index(parser, type, name, offset)))
    found = field_type(type, name)
    assert found is not None
    state.operands = [parser.resolve_operand(value, found)]
    state.types = [type]


@syntax("hw.union_create")
def print_union_create(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_string(_name_of(op, op.result.type))
    printer.write(", ")
    printer.print_operand(op.input)
    printer.print_optional_attr_dict(op, {"fieldIndex"})
    printer.print_colon_type(op.result.type)
