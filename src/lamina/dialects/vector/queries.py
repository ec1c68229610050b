"""Queries on values: constant indices, all-true and all-false masks, splats."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.vector import ops
from lamina.dialects.vector.ops import TransferReadOp
from lamina.dialects.vector.shapes import is_broadcastable
from lamina.ir.affine import AffineConstantExpr, AffineMap
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.types import DYNAMIC, TensorType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import TransferWriteOp


def producer(value: Value, name: str) -> Any:
    """Returns the value's defining operation if it has that name, else None."""
    operation = value.defining_op
    return operation if operation is not None and operation.name == name else None


def broadcast_like_producer(value: Value) -> Any:
    """Returns the defining broadcast, or a shape_cast that only prepends unit dimensions; else None."""
    operation = value.defining_op
    if not isinstance(operation, ops.BroadcastOp | ops.ShapeCastOp):
        return None
    if isinstance(operation, ops.ShapeCastOp):
        source, result = operation.source.type, operation.result.type
        if not is_broadcastable(source, result):
            return None
    return operation


class MaskFormat(Enum):
    ALL_TRUE = "all true"
    ALL_FALSE = "all false"
    UNKNOWN = "unknown"


def mask_format(mask: Value) -> MaskFormat:
    """True if the mask is known to be all true or all false."""
    operation = mask.defining_op
    if isinstance(operation, ConstantOp):
        value = operation.value
        if isinstance(value, DenseElementsAttr) and value.is_splat:
            flag = value.splat_value
            return MaskFormat.ALL_TRUE if isinstance(flag, IntegerAttr) and flag.value else MaskFormat.ALL_FALSE
    elif isinstance(operation, ops.ConstantMaskOp):
        sizes = operation.mask_dim_sizes
        if all(size >= limit for size, limit in zip(sizes, operation.result.type.shape, strict=False)):
            return MaskFormat.ALL_TRUE
        if any(size <= 0 for size in sizes):
            return MaskFormat.ALL_FALSE
    elif isinstance(operation, ops.CreateMaskOp):
        counts = [constant_int(value) for value in operation.operands]
        if any(count is not None and count <= 0 for count in counts):
            return MaskFormat.ALL_FALSE
    return MaskFormat.UNKNOWN


def scalar_splat_source(value: Value) -> Value | None:
    """Returns the scalar that is broadcast to all elements of the vector (through shape casts)."""
    operation = value.defining_op
    if isinstance(operation, ops.BroadcastOp) and not isinstance(operation.source.type, VectorType):
        return operation.source
    if isinstance(operation, ops.ShapeCastOp):
        return scalar_splat_source(operation.source)
    return None


def is_poison(attribute: Attribute | None) -> bool:
    return attribute is not None and "PoisonAttrInterface" in getattr(attribute, "interfaces", ())


# ---- Transfers


def vector_of_transfer(op: TransferReadOp | TransferWriteOp) -> VectorType:
    """Returns the type of the vector that is read or written."""
    return op.vector.type if isinstance(op, TransferReadOp) else op.value_to_store.type


def transfer_map(op: TransferWriteOp | TransferReadOp) -> AffineMap:
    return op.permutation_map


def in_bounds_flags(op: TransferWriteOp | TransferReadOp) -> list[bool]:
    return [bool(flag) for flag in op.in_bounds]


def is_broadcast_dim(op: TransferWriteOp | TransferReadOp, position: int) -> bool:
    """True if a dimension of the vector does not occur in memory, so that all elements along it are the same."""
    return isinstance(transfer_map(op).results[position], AffineConstantExpr)


def has_out_of_bounds_dim(op: TransferWriteOp | TransferReadOp) -> bool:
    return not all(in_bounds_flags(op))


def leading_shaped_rank(op: TransferReadOp | TransferWriteOp) -> int:
    """Returns the dimensions of memory in front of those transferred."""
    return op.base.type.rank - transfer_map(op).num_results


def has_tensor_semantics(op: TransferWriteOp | TransferReadOp) -> bool:
    return isinstance(op.base.type, TensorType)


def same_values(left: Sequence[Value], other: Sequence[Value]) -> bool:
    return len(left) == len(other) and all(a is b for a, b in zip(left, other, strict=True))


def transfers_are_disjoint(one: TransferWriteOp, other: TransferWriteOp | TransferReadOp) -> bool:
    """True if constant indices prove that two transfers on the same memory are disjoint."""
    vector = vector_of_transfer(one)
    if vector is not vector_of_transfer(other):
        return False
    lead = leading_shaped_rank(one)
    for position, (left, right) in enumerate(zip(one.indices, other.indices, strict=False)):
        first, second = constant_int(left), constant_int(right)
        if first is None or second is None:
            continue
        if abs(first - second) >= (1 if position < lead else vector.shape[position - lead]):
            return True
    return False


def static_dim_is_in_bounds(op: TransferWriteOp | TransferReadOp, result: int, index: int) -> bool:
    """True if a constant index and a static size show that a dimension of the transfer stays inside."""
    size = op.base.type.shape[index]
    start = constant_int(op.indices[index])
    if size == DYNAMIC or start is None:
        return False
    return start + vector_of_transfer(op).shape[result] <= size
