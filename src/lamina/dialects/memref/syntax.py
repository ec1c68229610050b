"""Hand-written syntax of memref operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.operation_state import OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import ensure_terminator, parse_attributes
from lamina.define import set_property
from lamina.dialects.memref import ops
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import AffineMapAttr, BoolAttr, ElementsAttr, TypeAttr, UnitAttr
from lamina.ir.types import IndexType, MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType, i32

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.memref.ops import (
        AllocaScopeOp,
        DmaStartOp,
        GenericAtomicRMWOp,
        GlobalOp,
        PrefetchOp,
        TransposeOp,
    )
    from lamina.ir.operation import Operation
    from lamina.ir.value import Value

INDEX = IndexType()


def tensor_type_of(type: Type) -> Type | None:
    """Returns the tensor type with the shape and element type of a memref, or None for other types."""
    if isinstance(type, MemRefType):
        return RankedTensorType(type.shape, type.element_type)
    if isinstance(type, UnrankedMemRefType):
        return UnrankedTensorType(type.element_type)
    return None


# ---- memref.alloca_scope


def parse_alloca_scope(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[-> (types)] { ... }``."""
    state.types = parser.parse_optional_arrow_type_list()
    region = state.add_region()
    parser.parse_region(region)
    ensure_terminator(region, "memref.alloca_scope.return", state.location)
    parse_attributes(parser, state)


def print_alloca_scope(operation: AllocaScopeOp, printer: Printer) -> None:
    printer.write(" ")
    if operation.results:
        printer.write(" -> (")
        printer.print_types(operation.result_types)
        printer.write(")")
    printer.write(" ")
    printer.print_region(operation.regions[0], entry_arguments=False, terminators=bool(operation.results))
    printer.print_optional_attr_dict(operation)


# ---- memref.dma_start


def _parse_indexed(parser: Parser) -> tuple[UnresolvedOperand, list[UnresolvedOperand]]:
    memref = parser.parse_operand()
    return memref, parser.parse_operand_list("[")


def parse_dma_start(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%src[...], %dst[...], %count, %tag[...] [, %stride, %per_stride] : types``."""
    groups = []
    source, source_indices = _parse_indexed(parser)
    parser.expect(",", "expected ','")
    destination, destination_indices = _parse_indexed(parser)
    parser.expect(",", "expected ','")
    count = parser.parse_operand()
    parser.expect(",", "expected ','")
    tag, tag_indices = _parse_indexed(parser)
    strides: list[UnresolvedOperand] = []
    while parser.accept(","):
        strides.append(parser.parse_operand())
    if strides and len(strides) != 2:
        parser.custom_error("expected two stride related operands", state.offset)
    parse_attributes(parser, state)
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    if len(types) != 3:
        parser.custom_error("fewer/more types expected", state.offset)
    groups = [
        ([source], types[0]),
        (source_indices, INDEX),
        ([destination], types[1]),
        (destination_indices, INDEX),
        ([count], INDEX),
        ([tag], types[2]),
        (tag_indices, INDEX),
        (strides, INDEX),
    ]
    for operands, type in groups:
        state.operands += parser.resolve_operands(operands, type)


def print_dma_start(operation: DmaStartOp, printer: Printer) -> None:
    parts = operation.parts
    printer.write(" ")
    for index, (memref, indices) in enumerate((parts.source, parts.destination)):
        if index:
            printer.write(", ")
        _print_indexed(printer, memref, indices)
    printer.write(", ")
    printer.print_operand(parts.num_elements)
    printer.write(", ")
    _print_indexed(printer, *parts.tag)
    for value in parts.stride:
        printer.write(", ")
        printer.print_operand(value)
    printer.print_optional_attr_dict(operation)
    printer.write(" : ")
    printer.print_types([parts.source[0].type, parts.destination[0].type, parts.tag[0].type])


def _print_indexed(printer: Printer, memref: Value, indices: Sequence[Value]) -> None:
    printer.print_operand(memref)
    printer.write("[")
    printer.print_operands(indices)
    printer.write("]")


# ---- memref.generic_atomic_rmw


def parse_generic_atomic_rmw(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%memref[...] : type { ... }``."""
    memref, indices = _parse_indexed(parser)
    type = parser.parse_colon_type()
    if not isinstance(type, MemRefType):
        parser.custom_error("invalid kind of type specified: expected builtin.memref, but found " + f"'{type}'")
    state.operands = [parser.resolve_operand(memref, type), *parser.resolve_operands(indices, INDEX)]
    parser.parse_region(state.add_region())
    parse_attributes(parser, state)
    state.types = [type.element_type]


def print_generic_atomic_rmw(operation: GenericAtomicRMWOp, printer: Printer) -> None:
    printer.write(" ")
    _print_indexed(printer, operation.memref, operation.indices)
    printer.write(" : ")
    printer.print_type(operation.memref.type)
    printer.write(" ")
    printer.print_region(operation.regions[0])
    printer.print_optional_attr_dict(operation)


# ---- memref.prefetch


def parse_prefetch(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%memref[...], read|write, locality<N>, data|instr : type``."""
    memref, indices = _parse_indexed(parser)
    parser.expect(",", "expected ','")
    access = parser.parse_any_keyword()
    parser.expect(",", "expected ','")
    parser.parse_keyword("locality")
    parser.expect("<", "expected '<'")
    set_property(state, ops.PrefetchOp.locality_hint, parser.parse_integer_attr(i32))
    parser.expect(">", "expected '>'")
    parser.expect(",", "expected ','")
    cache = parser.parse_any_keyword()
    type = parser.parse_colon_type()
    state.operands = [parser.resolve_operand(memref, type), *parser.resolve_operands(indices, INDEX)]
    if access not in ("read", "write"):
        parser.custom_error("rw specifier has to be 'read' or 'write'", state.offset)
    set_property(state, ops.PrefetchOp.is_write, BoolAttr(access == "write"))
    if cache not in ("data", "instr"):
        parser.custom_error("cache type has to be 'data' or 'instr'", state.offset)
    set_property(state, ops.PrefetchOp.is_data_cache, BoolAttr(cache == "data"))


def print_prefetch(operation: PrefetchOp, printer: Printer) -> None:
    printer.write(" ")
    _print_indexed(printer, operation.memref, operation.indices)
    printer.write(", write" if operation.is_write else ", read")
    printer.write(f", locality<{operation.locality_hint}>")
    printer.write(", data" if operation.is_data_cache else ", instr")
    printer.print_optional_attr_dict(operation, {"localityHint", "isWrite", "isDataCache"})
    printer.write(" : ")
    printer.print_type(operation.memref.type)


# ---- memref.transpose


def parse_transpose(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%in (i, j) -> (j, i) : type to type``."""
    source = parser.parse_operand()
    set_property(state, ops.TransposeOp.permutation, AffineMapAttr(parser.parse_affine_map()))
    parse_attributes(parser, state)
    type = parser.parse_colon_type()
    state.operands = [parser.resolve_operand(source, type)]
    parser.parse_keyword("to")
    state.types = [parser.parse_type()]


def print_transpose(operation: TransposeOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(operation.in_)
    printer.write(" ")
    printer.write(str(operation.permutation))
    printer.print_optional_attr_dict(operation, {"permutation"})
    printer.write(" : ")
    printer.print_type(operation.in_.type)
    printer.write(" to ")
    printer.print_type(operation.result.type)


# ---- memref.global


def parse_global_memref_op_type_and_initial_value(parser: Parser) -> tuple[TypeAttr, Attribute | None]:
    """``type [= (uninitialized | elements)]``."""
    offset = parser.start
    type = parser.parse_type()
    if not isinstance(type, MemRefType) or not type.has_static_shape:
        parser.custom_error(f"type should be static shaped memref, but got '{type}'", offset)
    if not parser.accept("="):
        return TypeAttr(type), None
    if parser.parse_optional_keyword("uninitialized"):
        return TypeAttr(type), UnitAttr()
    offset = parser.start
    initial = parser.parse_attribute(tensor_type_of(type))
    if not isinstance(initial, ElementsAttr):
        parser.custom_error("initial value should be a unit or elements attribute", offset)
    return TypeAttr(type), initial


def print_global_memref_op_type_and_initial_value(
    printer: Printer, op: GlobalOp, type: TypeAttr, initial: Attribute | None
) -> None:
    printer.print_type(type.type)
    if initial is None:
        return
    printer.write(" = ")
    if isinstance(initial, UnitAttr):
        printer.write("uninitialized")
    else:
        printer.print_attribute_without_type(initial)
