"""Folds of vector operations on memory: transfers, loads and stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.vector.ops import (
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    StoreOp,
    TransferReadOp,
    TransferWriteOp,
)
from lamina.dialects.vector.queries import (
    MaskFormat,
    has_out_of_bounds_dim,
    has_tensor_semantics,
    in_bounds_flags,
    is_broadcast_dim,
    mask_format,
    producer,
    same_values,
    static_dim_is_in_bounds,
    transfer_map,
    transfers_are_disjoint,
    vector_of_transfer,
)
from lamina.ir.affine import AffineDimExpr
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, BoolAttr
from lamina.ir.types import DYNAMIC, RankedTensorType, UnrankedMemRefType
from lamina.ir.value import Value
from lamina.rewrite.fold import FoldAnswer, constant_int, fold

if TYPE_CHECKING:
    from lamina.ir.operation import Operation

Constants = Sequence[Attribute | None]


# ---- What all of them share


def fold_memref_casts(op: Operation) -> bool:
    """Uses the sources of memref.casts directly, those of unranked ones aside."""
    changed = False
    for slot in op.op_operands:
        cast = producer(slot.value, "memref.cast")
        if cast is not None and not isinstance(cast.source.type, UnrankedMemRefType):
            slot.set(cast.source)
            changed = True
    return changed


def fold_tensor_casts(op: TransferReadOp) -> bool:
    """Uses the sources of tensor.casts that erase static sizes."""
    changed = False
    for slot in op.op_operands:
        cast = producer(slot.value, "tensor.cast")
        if cast is not None and _forgets_sizes(cast.source.type, cast.results[0].type):
            slot.set(cast.source)
            changed = True
    return changed


def _forgets_sizes(before: RankedTensorType, after: RankedTensorType) -> bool:
    if not isinstance(before, RankedTensorType) or not isinstance(after, RankedTensorType):
        return False
    if before.encoding is not after.encoding or before.rank != after.rank:
        return False
    return not any(a == DYNAMIC and b != DYNAMIC for a, b in zip(before.shape, after.shape, strict=True))


@fold
def _fold_memory_access(op: LoadOp | MaskedLoadOp | StoreOp | MaskedStoreOp, constants: Constants) -> FoldAnswer:
    return fold_memref_casts(op)


# ---- Transfers


def _infer_in_bounds(op: TransferWriteOp | TransferReadOp) -> bool:
    """Marks the dimensions in bounds that constant indices and static sizes show to be."""
    map = transfer_map(op)
    if not map.num_results:
        return False
    flags = in_bounds_flags(op)
    in_bounds = list(flags)
    for position, expr in enumerate(map.results):
        if not flags[position] and isinstance(expr, AffineDimExpr):
            in_bounds[position] = static_dim_is_in_bounds(op, position, expr.position)
    broadcast = [position for position in range(len(in_bounds)) if is_broadcast_dim(op, position)]
    # Broadcast dimensions become in bounds only if all other dimensions are.
    if all(flag or position in broadcast for position, flag in enumerate(in_bounds)):
        for position in broadcast:
            in_bounds[position] = True
    if in_bounds == flags:
        return False
    op.in_bounds = ArrayAttr(BoolAttr(flag) for flag in in_bounds)
    return True


def _drop_full_mask(op: TransferWriteOp | TransferReadOp) -> bool:
    if op.mask is None or mask_format(op.mask) is not MaskFormat.ALL_TRUE:
        return False
    op.mask = None
    return True


def _read_what_was_written(op: TransferReadOp) -> Value | None:
    """Returns the vector last written to the same position of the tensor, skipping disjoint writes."""
    if not isinstance(op.base.type, RankedTensorType):
        return None
    write = producer(op.base, "vector.transfer_write")
    while write is not None:
        if _writes_what_is_read(write, op):
            result: Value | None = write.value_to_store
            return result
        if not transfers_are_disjoint(write, op):
            return None
        write = producer(write.base, "vector.transfer_write")
    return None


def _writes_what_is_read(write: TransferWriteOp, read: TransferReadOp) -> bool:
    return (
        not has_out_of_bounds_dim(write)
        and write.mask is None
        and same_values(write.indices, read.indices)
        and vector_of_transfer(write) is vector_of_transfer(read)
        and transfer_map(write) is transfer_map(read)
        and read.mask is None
    )


@fold
def _fold_transfer_read(op: TransferReadOp, constants: Constants) -> FoldAnswer:
    vector = _read_what_was_written(op)
    if vector is not None:
        return vector
    return _infer_in_bounds(op) or _drop_full_mask(op) or fold_memref_casts(op) or fold_tensor_casts(op)


@fold
def _fold_transfer_write(op: TransferWriteOp, constants: Constants) -> FoldAnswer:
    tensor = _whole_tensor_written(op) or _written_back(op)
    if tensor is not None:
        return tensor
    return _infer_in_bounds(op) or _drop_full_mask(op) or fold_memref_casts(op)


def _whole_tensor_written(op: TransferWriteOp) -> Value | None:
    """Returns the tensor that was read whole and is written whole over another of its type."""
    type = op.base.type
    if not isinstance(type, RankedTensorType) or not transfer_map(op).num_results:
        return None
    read = producer(op.value_to_store, "vector.transfer_read")
    if read is None or not transfer_map(read).num_results:
        return None
    if not transfer_map(read).is_minor_identity() or not transfer_map(op).is_minor_identity():
        return None
    if transfer_map(read).num_results != transfer_map(op).num_results:
        return None
    if has_out_of_bounds_dim(read) or has_out_of_bounds_dim(op) or read.base.type is not type:
        return None
    if read.mask is not None or op.mask is not None:
        return None
    if vector_of_transfer(read) is not vector_of_transfer(op) or vector_of_transfer(op).shape != type.shape:
        return None
    if any(constant_int(index) != 0 for index in (*read.indices, *op.indices)):
        return None
    result: Value | None = read.base
    return result


def _written_back(op: TransferWriteOp) -> Value | None:
    """Returns the tensor itself if the written vector was read from the same position of it."""
    if not has_tensor_semantics(op):
        return None
    read = producer(op.value_to_store, "vector.transfer_read")
    if read is None or read.base is not op.base or read.mask is not None or op.mask is not None:
        return None
    same = same_values(read.indices, op.indices) and transfer_map(read) is transfer_map(op)
    return read.base if same and vector_of_transfer(read) is vector_of_transfer(op) else None
