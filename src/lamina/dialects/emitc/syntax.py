"""Parts of the syntax of emitc operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.emitc.attributes import OpaqueAttr
from lamina.dialects.emitc.types import ArrayType, LValueType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr, DenseI64ArrayAttr, ElementsAttr, FloatAttr, IntegerAttr, TypeAttr
from lamina.ir.region import Region

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.operation import Operation


def parse_place_type(parser: Parser) -> Type:
    """``<i32>``, or the lvalue type in full."""
    if parser.kind == "<":
        return LValueType.parse_parameters(parser)
    if parser.kind != "bang":
        parser.error_before("expected '<'")
    offset = parser.start
    type = parser.parse_type()
    if not isinstance(type, LValueType):
        parser.custom_error("invalid kind of type specified", offset)
    return type


def print_place_type(printer: Printer, op: Operation, type: LValueType) -> None:
    type.print_parameters(printer)


def parse_type_and_initial_value(parser: Parser) -> tuple[TypeAttr, Attribute | None]:
    """``type [= value]``."""
    type = parser.parse_type()
    if not parser.accept("="):
        return TypeAttr(type), None
    value = parser.parse_attribute(type.initializer_type if isinstance(type, ArrayType) else type)
    if not isinstance(value, ElementsAttr | IntegerAttr | FloatAttr | OpaqueAttr):
        parser.custom_error(
            "initial value should be a integer, float, elements or opaque attribute", parser.operation_offset
        )
    return TypeAttr(type), value


def print_type_and_initial_value(printer: Printer, op: Operation, type: TypeAttr, value: Attribute | None) -> None:
    printer.print_attribute(type)
    if value is not None:
        printer.write(" = ")
        printer.print_attribute_without_type(value)


def parse_switch_cases(parser: Parser) -> tuple[DenseArrayAttr, list[Region]]:
    """``case 1 { ... } case 2 { ... }``: the values and regions."""
    values: list[int] = []
    regions: list[Region] = []
    while parser.parse_optional_keyword("case"):
        values.append(parser.parse_int64())
        regions.append(parser.parse_region(Region()))
    return DenseI64ArrayAttr(values), regions


def print_switch_cases(printer: Printer, op: Operation, cases: DenseArrayAttr, regions: Sequence[Region]) -> None:
    for value, region in zip(cases.values, regions, strict=True):
        printer.newline()
        printer.write(f"case {value} ")
        printer.print_region(region, entry_arguments=False)
