"""Hand-written syntax of shape operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import distribute_attributes, ensure_terminator, parse_attribute_of, parse_attributes
from lamina.define import set_property
from lamina.dialects.shape import ops
from lamina.dialects.shape.types import WitnessType
from lamina.ir.attributes import DenseElementsAttr, DictionaryAttr, IntegerAttr, StringAttr
from lamina.ir.block import Block
from lamina.ir.types import NoneType, RankedTensorType, index

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.shape.ops import AssumingOp, ConstShapeOp, FunctionLibraryOp, ReduceOp
    from lamina.ir.operation import Operation


# ---- shape.assuming


def parse_assuming(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%witness [-> (types)] { ... }``."""
    witness = parser.parse_operand()
    state.operands = [parser.resolve_operand(witness, WitnessType())]
    state.types = parser.parse_optional_arrow_type_list()
    region = state.add_region()
    parser.parse_region(region)
    ensure_terminator(region, "shape.assuming_yield", state.location)
    parse_attributes(parser, state)


def print_assuming(op: AssumingOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.witness)
    if op.results:
        printer.write(" -> (")
        printer.print_types(op.result_types)
        printer.write(")")
    printer.write(" ")
    printer.print_region(op.regions[0], entry_arguments=False, terminators=bool(op.results))
    printer.print_optional_attr_dict(op)


# ---- shape.const_shape


def parse_const_shape(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[{...}] [1, 2, 3] : type``."""
    parse_attributes(parser, state)
    offset = parser.start
    extents = parser.parse_attribute()
    values: list[int] = []
    for extent in getattr(extents, "elements", [None]):
        if not isinstance(extent, IntegerAttr):
            parser.custom_error("extent must be integer", offset)
        values.append(extent.value)
    type = RankedTensorType((len(values),), index)
    raw = b"".join(value.to_bytes(8, "little", signed=True) for value in values)
    set_property(state, ops.ConstShapeOp.shape, DenseElementsAttr.from_raw(type, raw))
    state.types = [parser.parse_colon_type()]


def print_const_shape(op: ConstShapeOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_optional_attr_dict(op, {"shape"})
    extents = ", ".join(str(value.value) for value in op.shape.values)
    printer.write(f"[{extents}] : ")
    printer.print_type(op.result.type)


# ---- shape.reduce


def parse_reduce(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``(%shape, %initial...) : type [-> (types)] { ... }``."""
    operands = parser.parse_operand_list("(")
    shape_type = parser.parse_colon_type()
    state.types = parser.parse_optional_arrow_type_list()
    if not operands:
        parser.custom_error("expected a shape operand")
    first, *initial = operands
    state.operands = [parser.resolve_operand(first, shape_type)]
    state.operands += parser.resolve_operands(initial, state.types, parser.start)
    region = state.add_region()
    parser.parse_region(region)
    ensure_terminator(region, "shape.yield", state.location)
    parse_attributes(parser, state)


def print_reduce(op: ReduceOp, printer: Printer) -> None:
    shape, *initial = op.operands
    printer.write("(")
    printer.print_operands([shape, *initial])
    printer.write(") : ")
    printer.print_type(shape.type)
    if op.results:
        printer.write(" -> ")
        bracket = len(op.results) > 1 or type(op.results[0].type).__name__ == "FunctionType"
        printer.write("(" if bracket else "")
        printer.print_types(op.result_types)
        printer.write(")" if bracket else "")
    printer.write(" ")
    printer.print_region(op.regions[0])
    printer.print_optional_attr_dict(op)


# ---- shape.function_library


def parse_function_library(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``@name [attributes {...}] { ... } mapping {...}``."""
    set_property(state, ops.FunctionLibraryOp.sym_name, StringAttr(parser.parse_symbol_name()))
    attributes = parser.parse_optional_attr_dict_with_keyword()
    if attributes:
        distribute_attributes(state, attributes)
    region = state.add_region()
    parser.parse_region(region)
    if region.first_block is None:
        region.append(Block())
    parser.parse_keyword("mapping")
    mapping = parse_attribute_of(parser, DictionaryAttr, NoneType())
    set_property(state, ops.FunctionLibraryOp.mapping, mapping)


def print_function_library(op: FunctionLibraryOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_symbol_name(op.sym_name)
    printer.print_optional_attr_dict_with_keyword(op, {"sym_name", "mapping"})
    printer.write(" ")
    printer.print_region(op.regions[0], entry_arguments=False, terminators=False)
    printer.write(" mapping ")
    printer.print_attribute_without_type(op.properties["mapping"])
