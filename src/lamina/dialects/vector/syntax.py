"""Hand-written syntax of vector operations: contract, outerproduct, transfer_read, transfer_write and mask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import distribute_attributes, parse_attribute_of
from lamina.define import set_operand_segments
from lamina.define.properties import find_property, property_of
from lamina.dialects.vector import ops
from lamina.dialects.vector.attributes import CombiningKindAttr, IteratorTypeAttr
from lamina.dialects.vector.enums import CombiningKind, IteratorType
from lamina.dialects.vector.maps import minor_identity_of_transfer, transfer_mask_type, transfer_rank
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DictionaryAttr,
    StringAttr,
)
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.dialect import lookup_operation
from lamina.ir.region import Region
from lamina.ir.types import IndexType, MemRefType, RankedTensorType, ShapedType, VectorType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.vector.ops import ContractionOp, MaskOp, OuterProductOp, TransferReadOp, TransferWriteOp
    from lamina.ir.location import LocationLike
    from lamina.ir.operation import Operation

INDEX = IndexType()


# ---- vector.contract


def parse_contract(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``{indexing_maps, iterator_types, kind} %lhs, %rhs, %acc {...} : lhs-type, rhs-type into acc-type``."""
    offset = parser.start
    traits = parse_attribute_of(parser, DictionaryAttr)
    lhs = parser.parse_operand()
    parser.expect(",", "expected ','")
    rhs = parser.parse_operand()
    parser.expect(",", "expected ','")
    acc = parser.parse_operand()
    attributes = parser.parse_optional_attr_dict()
    types_offset = parser.start
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    parser.parse_keyword("into")
    acc_type = parser.parse_type()
    if len(types) != 2:
        parser.custom_error("expected two types", types_offset)
    lhs_type, rhs_type = types
    state.operands = [
        parser.resolve_operand(lhs, lhs_type),
        parser.resolve_operand(rhs, rhs_type),
        parser.resolve_operand(acc, acc_type),
    ]
    state.types = [acc_type]
    merged = {**attributes, **traits.as_dict()}
    iterators = merged.get("iterator_types")
    if not isinstance(iterators, ArrayAttr):
        parser.custom_error('expected "iterator_types" array attribute', offset)
    merged["iterator_types"] = ArrayAttr(_iterator_type(parser, item, offset) for item in iterators)
    merged.setdefault("kind", CombiningKindAttr(CombiningKind.ADD))
    distribute_attributes(state, merged)


def _iterator_type(parser: Parser, item: Attribute, offset: int) -> Attribute:
    """Returns the enumeration's attribute for its spelling; the attribute itself is taken as well."""
    if isinstance(item, IteratorTypeAttr):
        return item
    spelling = item.value if isinstance(item, StringAttr) else str(item)
    kind = IteratorType.from_spelling(spelling)
    if kind is None:
        parser.custom_error(f"unexpected iterator_type ({spelling})", offset)
    return IteratorTypeAttr(kind)


def print_contract(operation: ContractionOp, printer: Printer) -> None:
    traits = {
        "indexing_maps": property_of(operation, type(operation).indexing_maps),
        "iterator_types": ArrayAttr(StringAttr(item.spelling) for item in operation.iterator_types),
        "kind": find_property(operation, type(operation).kind) or CombiningKindAttr(CombiningKind.ADD),
    }
    lhs, rhs, acc = operation.operands
    printer.write(" ")
    printer.print_attribute(DictionaryAttr(traits))
    printer.write(" ")
    printer.print_operands([lhs, rhs, acc])
    printer.print_optional_attr_dict(operation, set(traits))
    printer.write(" : ")
    printer.print_types([lhs.type, rhs.type])
    printer.write(" into ")
    printer.print_type(operation.result.type)


# ---- vector.outerproduct


def parse_outerproduct(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%lhs, %rhs [, %acc] {...} : lhs-type, rhs-type``; the result's type follows."""
    operands = parser.parse_operand_list()
    attributes = parser.parse_optional_attr_dict()
    parser.expect(":", "expected ':'")
    lhs_type = parser.parse_type()
    parser.expect(",", "expected ','")
    rhs_type = parser.parse_type()
    if len(operands) < 2:
        parser.custom_error("expected at least 2 operands", state.offset)
    if not isinstance(lhs_type, VectorType):
        parser.custom_error("expected vector type for operand #1", state.offset)
    result = _outer_product_type(lhs_type, rhs_type)
    attributes.setdefault("kind", CombiningKindAttr(CombiningKind.ADD))
    state.operands = [parser.resolve_operand(operands[0], lhs_type), parser.resolve_operand(operands[1], rhs_type)]
    if len(operands) > 2:
        state.operands.append(parser.resolve_operand(operands[2], result))
    state.types = [result]
    distribute_attributes(state, attributes)


def _outer_product_type(lhs: VectorType, rhs: Type) -> VectorType:
    rows, row_flag = lhs.shape[0] if lhs.shape else 1, bool(lhs.shape) and lhs.scalable_dims[0]
    if isinstance(rhs, VectorType):
        columns, column_flag = rhs.shape[0] if rhs.shape else 1, bool(rhs.shape) and rhs.scalable_dims[0]
        return VectorType((rows, columns), lhs.element_type, (row_flag, column_flag))
    return VectorType((rows,), lhs.element_type, (row_flag,))


def print_outerproduct(operation: OuterProductOp, printer: Printer) -> None:
    operands = operation.operands
    printer.write(" ")
    printer.print_operands(operands)
    if len(operands) > 2:
        # Without an accumulator MLIR prints no attributes.
        printer.print_optional_attr_dict(operation)
    printer.write(" : ")
    printer.print_types([operands[0].type, operands[1].type])


# ---- vector.transfer_read, vector.transfer_write


def parse_transfer_read(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%base[%i, ...], %padding [, %mask] {...} : shaped-type, vector-type``."""
    base = parser.parse_operand()
    indices = parser.parse_operand_list("[")
    parser.expect(",", "expected ','")
    padding = parser.parse_operand()
    mask, attributes, types, offset = _parse_end_of_transfer(parser)
    shaped, vector = _transfer_types(parser, types[0], types[1], offset, vector_first=False)
    permutation = _fill_transfer_attributes(parser, state, attributes, shaped, vector, offset)
    state.operands = [parser.resolve_operand(base, shaped)]
    state.operands += parser.resolve_operands(indices, INDEX)
    state.operands.append(parser.resolve_operand(padding, shaped.element_type))
    if mask is not None:
        mask_type = _mask_type(parser, mask, shaped, vector, permutation, offset)
        state.operands.append(parser.resolve_operand(mask, mask_type))
    set_operand_segments(state, [1, len(indices), 1, int(mask is not None)])
    state.types = [vector]


def parse_transfer_write(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%vector, %base[%i, ...] [, %mask] {...} : vector-type, shaped-type``."""
    value = parser.parse_operand()
    parser.expect(",", "expected ','")
    base = parser.parse_operand()
    indices = parser.parse_operand_list("[")
    mask, attributes, types, offset = _parse_end_of_transfer(parser)
    shaped, vector = _transfer_types(parser, types[1], types[0], offset, vector_first=True)
    permutation = _fill_transfer_attributes(parser, state, attributes, shaped, vector, offset)
    state.operands = [parser.resolve_operand(value, vector), parser.resolve_operand(base, shaped)]
    state.operands += parser.resolve_operands(indices, INDEX)
    if mask is not None:
        mask_type = _mask_type(parser, mask, shaped, vector, permutation, offset)
        state.operands.append(parser.resolve_operand(mask, mask_type))
    set_operand_segments(state, [1, 1, len(indices), int(mask is not None)])
    state.types = [shaped] if isinstance(shaped, RankedTensorType) else []


def _parse_end_of_transfer(
    parser: Parser,
) -> tuple[UnresolvedOperand | None, dict[str, Attribute], list[Type], int]:
    """Returns the mask, the attributes, the two types, and where these start."""
    mask = parser.parse_operand() if parser.accept(",") else None
    attributes = parser.parse_optional_attr_dict()
    offset = parser.start
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    if len(types) != 2:
        parser.custom_error("requires two types", offset)
    return mask, attributes, types, offset


def _transfer_types(
    parser: Parser, shaped: Type, vector: Type, offset: int, vector_first: bool
) -> tuple[MemRefType | RankedTensorType, VectorType]:
    if vector_first and not isinstance(vector, VectorType):
        parser.custom_error("requires vector type", offset)
    if not isinstance(shaped, MemRefType | RankedTensorType):
        parser.custom_error("requires memref or ranked tensor type", offset)
    if not isinstance(vector, VectorType):
        parser.custom_error("requires vector type", offset)
    return shaped, vector


def _fill_transfer_attributes(
    parser: Parser,
    state: OperationState,
    attributes: dict[str, Attribute],
    shaped: ShapedType,
    vector: VectorType,
    offset: int,
) -> AffineMap:
    """Adds the permutation map and the in_bounds flags if omitted; returns the map."""
    attribute = attributes.get("permutation_map")
    if attribute is None:
        if shaped.rank < transfer_rank(shaped, vector):
            parser.custom_error("expected a custom permutation_map when rank(source) != rank(destination)", offset)
        attribute = attributes["permutation_map"] = AffineMapAttr(minor_identity_of_transfer(shaped, vector))
    if not isinstance(attribute, AffineMapAttr):
        parser.custom_error("attribute 'permutation_map' failed to satisfy constraint: AffineMap attribute", offset)
    if "in_bounds" not in attributes:
        attributes["in_bounds"] = ArrayAttr([BoolAttr(False)] * attribute.map.num_results)
    distribute_attributes(state, attributes)
    return attribute.map


def _mask_type(
    parser: Parser,
    mask: UnresolvedOperand,
    shaped: ShapedType,
    vector: VectorType,
    permutation: AffineMap,
    offset: int,
) -> VectorType:
    if isinstance(shaped.element_type, VectorType):
        parser.custom_error("does not support masks with vector element type", mask.offset)
    if vector.rank != permutation.num_results:
        parser.custom_error("expected the same rank for the vector and the results of the permutation map", offset)
    return transfer_mask_type(vector, permutation)


def print_transfer_read(operation: TransferReadOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(operation.base)
    printer.write("[")
    printer.print_operands(operation.indices)
    printer.write("], ")
    printer.print_operand(operation.padding)
    _print_end_of_transfer(operation, printer)
    printer.write(" : ")
    printer.print_types([operation.base.type, operation.vector.type])


def print_transfer_write(operation: TransferWriteOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(operation.value_to_store)
    printer.write(", ")
    printer.print_operand(operation.base)
    printer.write("[")
    printer.print_operands(operation.indices)
    printer.write("]")
    _print_end_of_transfer(operation, printer)
    printer.write(" : ")
    printer.print_types([operation.value_to_store.type, operation.base.type])


def _print_end_of_transfer(operation: TransferReadOp | TransferWriteOp, printer: Printer) -> None:
    """Prints the mask and the attributes that differ from their defaults."""
    mask = operation.mask
    if mask is not None:
        printer.write(", ")
        printer.print_operand(mask)
    elided = {"operandSegmentSizes"}
    if operation.permutation_map.is_minor_identity():
        elided.add("permutation_map")
    if not any(operation.in_bounds):
        elided.add("in_bounds")
    printer.print_optional_attr_dict(operation, elided)


# ---- vector.mask


def parse_mask(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%mask [, %passthru] { operation } {...} : mask-type [-> types]``."""
    mask = parser.parse_operand()
    passthru = parser.parse_operand() if parser.accept(",") else None
    region = state.add_region()
    parser.parse_region(region)
    ensure_mask_terminator(region, state.location)
    distribute_attributes(state, parser.parse_optional_attr_dict())
    mask_type = parser.parse_colon_type()
    if parser.accept("->"):
        delimited = parser.kind == "("
        state.types = parser.parse_delimited("(", parser.parse_type) if delimited else [parser.parse_type()]
    state.operands = [parser.resolve_operand(mask, mask_type)]
    if passthru is not None:
        if not state.types:
            parser.custom_error("expects a result if passthru operand is provided", state.offset)
        state.operands.append(parser.resolve_operand(passthru, state.types[0]))


def ensure_mask_terminator(region: Region, location: LocationLike) -> None:
    """Adds a block to an empty region, and a ``vector.yield`` (of the results of a single masked operation) to the
    block."""
    block = region.first_block
    if block is None:
        block = region.append(Block())
    last = block.last_op
    if last is not None and last.might_be_terminator and isinstance(last, ops.YieldOp):
        return
    cls = lookup_operation("vector.yield")
    assert cls is not None
    masked = last if last is not None and last is block.first_op else None
    Builder(block).insert(cls(list(masked.results) if masked is not None else [], location=location))


def print_mask(operation: MaskOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operands(operation.operands)
    printer.write(" { ")
    block = operation.regions[0].first_block
    if block is not None and block.first_op is not None:
        printer.print_custom_or_generic(block.first_op)
    printer.write(" }")
    printer.print_optional_attr_dict(operation)
    printer.write(" : ")
    printer.print_type(operation.mask.type)
    if operation.results:
        printer.write(" -> ")
        printer.print_types(operation.result_types)
