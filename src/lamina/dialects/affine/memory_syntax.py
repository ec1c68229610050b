"""Hand-written syntax of affine operations on memory: loads, stores, prefetches, transfers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.operation_state import OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import parse_attribute_of, parse_attributes
from lamina.define import set_property
from lamina.dialects.affine import ops
from lamina.dialects.affine.dma import START_MAPS
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, BoolAttr, IntegerAttr
from lamina.ir.types import IndexType, MemRefType, i32

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.affine.ops import (
        AffineDmaStartOp,
        AffineDmaWaitOp,
        AffineLoadOp,
        AffinePrefetchOp,
        AffineStoreOp,
        AffineVectorLoadOp,
        AffineVectorStoreOp,
    )
    from lamina.ir.operation import Operation


INDEX = IndexType()


# ---- Memory accesses


def _parse_subscripts(parser: Parser, state: OperationState) -> list[UnresolvedOperand]:
    map, operands = parser.parse_affine_map_of_ssa_ids("[")
    set_property(state, ops.AffineLoadOp.map, AffineMapAttr(map))
    return operands


def _parse_memref_type(parser: Parser) -> MemRefType:
    offset = parser.start
    type = parser.parse_type()
    if not isinstance(type, MemRefType):
        parser.custom_error("invalid kind of type specified", offset)
    return type


def _parse_access(parser: Parser, state: OperationState, stores: bool, vectors: bool) -> None:
    value = None
    if stores:
        value = parser.parse_operand()
        parser.expect(",", "expected ','")
    memref = parser.parse_operand()
    indices = _parse_subscripts(parser, state)
    parse_attributes(parser, state)
    parser.expect(":", "expected ':'")
    type = _parse_memref_type(parser)
    accessed = type.element_type
    if vectors:
        parser.expect(",", "expected ','")
        accessed = parser.parse_type()
    if value is not None:
        state.operands = [parser.resolve_operand(value, accessed)]
    else:
        state.types = [accessed]
    state.operands += [parser.resolve_operand(memref, type), *parser.resolve_operands(indices, INDEX)]


def parse_load(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%m[subscripts] : memref``."""
    _parse_access(parser, state, stores=False, vectors=False)


def parse_store(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%value, %m[subscripts] : memref``."""
    _parse_access(parser, state, stores=True, vectors=False)


def parse_vector_load(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%m[subscripts] : memref, vector``."""
    _parse_access(parser, state, stores=False, vectors=True)


def parse_vector_store(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%value, %m[subscripts] : memref, vector``."""
    _parse_access(parser, state, stores=True, vectors=True)


def _print_access(
    operation: AffineLoadOp | AffineVectorLoadOp | AffineStoreOp | AffineVectorStoreOp,
    printer: Printer,
    memref: int,
    types: Sequence[Type],
) -> None:
    """The operands up to the memref, which is number ``memref``, its subscripts, attributes and types."""
    printer.write(" ")
    printer.print_operands(operation.operands[: memref + 1])
    printer.write("[")
    printer.print_affine_map_of_ssa_ids(operation.map, operation.operands[memref + 1 :])
    printer.write("]")
    printer.print_optional_attr_dict(operation, ("map",))
    printer.write(" : ")
    printer.print_types(types)


def print_load(operation: AffineLoadOp, printer: Printer) -> None:
    _print_access(operation, printer, 0, [operation.memref.type])


def print_vector_load(operation: AffineVectorLoadOp, printer: Printer) -> None:
    _print_access(operation, printer, 0, [operation.memref.type, operation.result.type])


def print_store(operation: AffineStoreOp, printer: Printer) -> None:
    _print_access(operation, printer, 1, [operation.memref.type])


def print_vector_store(operation: AffineVectorStoreOp, printer: Printer) -> None:
    _print_access(operation, printer, 1, [operation.memref.type, operation.value.type])


# ---- affine.prefetch


def parse_prefetch(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%m[subscripts], read|write, locality<n>, data|instr : memref``."""
    memref = parser.parse_operand()
    indices = _parse_subscripts(parser, state)
    parser.expect(",", "expected ','")
    mode = parser.parse_any_keyword()
    parser.expect(",", "expected ','")
    parser.parse_keyword("locality")
    parser.expect("<", "expected '<'")
    hint = parse_attribute_of(parser, IntegerAttr, i32)
    parser.expect(">", "expected '>'")
    parser.expect(",", "expected ','")
    cache = parser.parse_any_keyword()
    parse_attributes(parser, state)
    parser.expect(":", "expected ':'")
    type = _parse_memref_type(parser)
    state.operands = [parser.resolve_operand(memref, type), *parser.resolve_operands(indices, INDEX)]
    if mode not in ("read", "write"):
        parser.custom_error("rw specifier has to be 'read' or 'write'", state.offset)
    if cache not in ("data", "instr"):
        parser.custom_error("cache type has to be 'data' or 'instr'", state.offset)
    set_property(state, ops.AffinePrefetchOp.locality_hint, hint)
    set_property(state, ops.AffinePrefetchOp.is_write, BoolAttr(mode == "write"))
    set_property(state, ops.AffinePrefetchOp.is_data_cache, BoolAttr(cache == "data"))


def print_prefetch(operation: AffinePrefetchOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(operation.memref)
    printer.write("[")
    printer.print_affine_map_of_ssa_ids(operation.map, operation.operands[1:])
    printer.write("], write" if operation.is_write else "], read")
    printer.write(f", locality<{operation.locality_hint}>, ")
    printer.write("data" if operation.is_data_cache else "instr")
    printer.print_optional_attr_dict(operation, ("map", "localityHint", "isDataCache", "isWrite"))
    printer.write(" : ")
    printer.print_type(operation.memref.type)


# ---- affine.dma_start, affine.dma_wait


def _parse_mapped_memref(
    parser: Parser, state: OperationState, map_name: str
) -> tuple[UnresolvedOperand, list[UnresolvedOperand]]:
    """``%m[subscripts],``: the map becomes a discardable attribute."""
    memref = parser.parse_operand()
    map, operands = parser.parse_affine_map_of_ssa_ids("[")
    state.attributes[map_name] = AffineMapAttr(map)
    parser.expect(",", "expected ','")
    return memref, operands


def parse_dma_start(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%src[...], %dst[...], %tag[...], %count [, %stride, %per_stride] : three types``."""
    parts = [_parse_mapped_memref(parser, state, name) for name in START_MAPS]
    sizes = [parser.parse_operand()]
    if parser.accept(","):
        while parser.kind != ":":
            sizes.append(parser.parse_operand())
            if not parser.accept(","):
                break
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    if len(sizes) not in (1, 3):
        parser.custom_error("expected two stride related operands", state.offset)
    if len(types) != len(parts):
        parser.custom_error("expected three types", state.offset)
    for (memref, indices), type in zip(parts, types, strict=True):
        state.operands.append(parser.resolve_operand(memref, type))
        state.operands += parser.resolve_operands(indices, INDEX)
    state.operands += parser.resolve_operands(sizes, INDEX)


def parse_dma_wait(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%tag[...], %count : type``."""
    memref, indices = _parse_mapped_memref(parser, state, "tag_map")
    count = parser.parse_operand()
    type = parser.parse_colon_type()
    state.operands = [
        parser.resolve_operand(memref, type),
        *parser.resolve_operands(indices, INDEX),
        parser.resolve_operand(count, INDEX),
    ]
    if not isinstance(type, MemRefType):
        parser.custom_error("expected tag to be of memref type", state.offset)


def _print_transfer(operation: AffineDmaStartOp | AffineDmaWaitOp, printer: Printer) -> None:
    """As in MLIR, attributes other than the maps are not printed: they have no syntax."""
    parts = operation.memrefs
    end = parts[-1].end
    operands = operation.operands
    for number, part in enumerate(parts):
        printer.write(", " if number else " ")
        printer.print_operand(part.memref)
        printer.write("[")
        printer.print_affine_map_of_ssa_ids(part.map, part.indices)
        printer.write("]")
    printer.write(", ")
    printer.print_operands(operands[end:] if len(parts) > 1 else operands[end : end + 1])
    printer.write(" : ")
    printer.print_types([part.memref.type for part in parts])


print_dma_start = print_dma_wait = _print_transfer
