"""``flatten-memref``: accesses of memrefs with several dimensions become accesses of a memref with one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.arith.mixed import as_value, simplified
from lamina.dialects.memref import ops
from lamina.dialects.memref.transforms.linearize import linearized
from lamina.dialects.memref.transforms.strided_metadata import StridedMetadata, known_metadata, reinterpret_cast
from lamina.dialects.vector import ops as vector
from lamina.interfaces.view_like import MixedValue
from lamina.ir import parity
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, BoolAttr, DenseI32ArrayAttr, StridedLayoutAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, MemRefType
from lamina.ir.value import Value, type_as
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome, pattern

# class -> where the memref is among the operands; its indices follow.
ACCESSES: dict[type[Operation], int] = {
    ops.LoadOp: 0,
    ops.StoreOp: 1,
    vector.LoadOp: 0,
    vector.StoreOp: 1,
    vector.MaskedLoadOp: 0,
    vector.MaskedStoreOp: 0,
}
TRANSFERS: dict[type[Operation], int] = {vector.TransferReadOp: 0, vector.TransferWriteOp: 1}


def can_be_flattened(type: MemRefType) -> bool:
    """True if a memref has several dimensions, of numbers of a fixed width, and the identity or a strided layout."""
    return (
        isinstance(type, MemRefType)
        and type.rank > 1
        and (type.has_identity_layout or isinstance(type.layout, StridedLayoutAttr))
        and isinstance(type.element_type, IntegerType | FloatType)
    )


def flattened(rewriter: PatternRewriter, source: Value, indices: Sequence[Value] = ()) -> tuple[Any, MixedValue]:
    """Returns the memref flattened to one dimension, and the linear index of the accessed element."""
    type = type_as(source, MemRefType)
    metadata = known_metadata(rewriter, source)
    linear = linearized(rewriter, metadata, [simplified(index) for index in indices])
    layout = StridedLayoutAttr([1], DYNAMIC if isinstance(linear.offset, Value) else linear.offset)
    shape = [DYNAMIC if isinstance(linear.size, Value) else linear.size]
    flat = MemRefType(shape, type.element_type, layout, type.memory_space)
    return reinterpret_cast(rewriter, flat, StridedMetadata(source, linear.offset, [linear.size], [1])), linear.position


@pattern(*ACCESSES)
def flatten_access(op: Any, rewriter: PatternRewriter) -> Outcome:
    """Loads and stores take one index."""
    position = ACCESSES[type(op)]
    if not can_be_flattened(op.operand(position).type):
        return False
    operands = _flat_operands(rewriter, op, position)
    access = type(op)(operands, op.result_types, dict(op._properties), dict(op._attributes), (), (), op.raw_location)
    rewriter.replace_op(op, rewriter.insert(access))
    return True


@pattern(*TRANSFERS)
def flatten_transfer(op: Any, rewriter: PatternRewriter) -> Outcome:
    """Linearizes the index of contiguous in-bounds transfers without a mask. Drops the in_bounds flags."""
    if op.mask is not None and not parity.is_strict():
        return rewriter.notify_match_failure(op, "the transfer is masked")  # MLIR drops the mask
    map = op.permutation_map
    if not map.is_minor_identity() or map.num_results > 1:
        return rewriter.notify_match_failure(op, "the vector is not one row of the memref")
    if not all(op.in_bounds):
        return rewriter.notify_match_failure(op, "accesses may be out of bounds")
    position = TRANSFERS[type(op)]
    if not can_be_flattened(op.operand(position).type):
        return False
    operands = _flat_operands(rewriter, op, position)
    properties = {
        "permutation_map": AffineMapAttr(AffineMap.minor_identity(1, map.num_results)),
        "in_bounds": ArrayAttr([BoolAttr(False)] * map.num_results),
        "operandSegmentSizes": DenseI32ArrayAttr([1, 1, 1, 0]),
    }
    transfer = type(op)(operands[:3], op.result_types, properties, {}, (), (), op.raw_location)
    rewriter.replace_op(op, rewriter.insert(transfer))
    return True


def _flat_operands(rewriter: PatternRewriter, op: Operation, position: int) -> list[Value]:
    source: Any = op.operand(position)
    end = position + 1 + source.type.rank
    memref, index = flattened(rewriter, source, op.operands[position + 1 : end])
    return [*op.operands[:position], memref.result, as_value(rewriter, index), *op.operands[end:]]


@pattern
def flatten_allocation(op: ops.AllocOp | ops.AllocaOp, rewriter: PatternRewriter) -> Outcome:
    """Allocates a one-dimensional buffer, reinterpreted as the original type, unless there is nothing in it."""
    if not can_be_flattened(op.memref.type) or 0 in op.memref.type.shape:
        return False
    if op.dynamic_sizes:
        return rewriter.notify_match_failure(op, "the size is not static")
    layout = op.memref.type.strides_and_offset()
    if layout is None or layout[1] != 0:
        return rewriter.notify_match_failure(op, "the buffer does not start at its first element")
    flat, _ = flattened(rewriter, op.memref)
    metadata = known_metadata(rewriter, op.memref)
    new_op = rewriter.create(type(op), [], [], op.alignment, memref=flat.result.type)
    seen = StridedMetadata(new_op.memref, 0, metadata.sizes, metadata.strides)
    rewriter.replace_op(op, reinterpret_cast(rewriter, op.memref.type, seen))
    return True


@register_pass(
    "flatten-memref",
    summary="Flatten a multiple dimensional memref to 1-dimensional",
    display_name="FlattenMemrefsPass",
)
class FlattenMemrefs(Pass):
    """Accesses and allocations of memrefs with several dimensions use views of one dimension."""

    def run(self, operation: Operation) -> None:
        patterns = [flatten_access, flatten_transfer, flatten_allocation]
        apply_local_patterns_greedily(operation, PatternSet(patterns))
