"""Vectorization of operations that only move data: pads, packs, unpacks and insertions of slices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import as_values, constant_index
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.masked_transfers import read_whole, write_whole
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.packing import collapsed, inverse_order, packing_order, permuted
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.slices import mixed, slice_of
from lamina.dialects.linalg.transfers import transfer_write
from lamina.dialects.linalg.vectorize import VectorizationFailure, check_dynamic_sizes, check_vector_sizes
from lamina.dialects.tensor.ops import EmptyOp, InsertSliceOp, PadOp
from lamina.dialects.tensor.shapes import dropped_dims
from lamina.dialects.vector.builders import shape_cast, transpose, zero
from lamina.dialects.vector.ops import BroadcastOp, TransferWriteOp
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim
from lamina.ir.types import DYNAMIC, RankedTensorType, VectorType, is_valid_vector_element
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.ir.operation import Operation


def vectorize_relayout(
    rewriter: PatternRewriter, op: Operation, sizes: Sequence[int], scalable: Sequence[bool]
) -> list[Value]:
    """Returns the vector form of the operation, with sizes where they are needed. Raises VectorizationFailure."""
    function = _FUNCTIONS.get(type(op))
    if function is None:
        raise VectorizationFailure(f"'{op.name}' cannot be vectorized")
    result: list[Value] = function(rewriter, op, sizes, [*scalable, *[False] * len(sizes)][: len(sizes)])
    return result


def is_relayout(op: Operation) -> bool:
    """True if the operation only moves elements and can be vectorized here."""
    return type(op) in _FUNCTIONS


# ---- tensor.pad


def _vectorize_pad(rewriter: PatternRewriter, op: PadOp, sizes: Sequence[int], scalable: Sequence[bool]) -> list[Value]:
    padding = constant_padding(op)
    if padding is None:
        raise VectorizationFailure("pad value is not constant")
    type = op.result.type
    check_vector_sizes(type.shape, sizes)
    check_dynamic_sizes([(op.result, axis) for axis in range(type.rank)], sizes, scalable)
    low = mixed(op.static_low, op.low)
    if any(constant_int(pad_size) != 0 and size != 1 for pad_size, size in zip(low, type.shape, strict=True)):
        raise VectorizationFailure("low pad must all be zero for all non unit dims")
    shapes = reify_result_shapes(rewriter, op)
    if shapes is None:
        raise VectorizationFailure("the result's sizes cannot be computed")
    vector = VectorType(sizes, type.element_type, scalable)
    value = read_whole(rewriter, op.source, vector, padding)
    static, dynamic = split_mixed_values(shapes[0])
    empty = EmptyOp(dynamic, [RankedTensorType(static, type.element_type)], location=rewriter.location)
    return list(write_whole(rewriter, value, rewriter.insert(empty).results[0]).results)


# ---- linalg.pack and linalg.unpack


def _vector_sizes(
    op: PackOp | UnPackOp, type: RankedTensorType, sizes: Sequence[int], scalable: Sequence[bool], what: str
) -> tuple[Sequence[int], Sequence[bool]]:
    """Returns the vector sizes and which of them are scalable: the given ones, or those of the tensor's type."""
    if not sizes:
        if any(tile == DYNAMIC for tile in op.static_inner_tiles):
            raise VectorizationFailure("without vector sizes, inner tiles must be static")
        if DYNAMIC in type.shape:
            raise VectorizationFailure("unable to infer vector sizes")
        return list(type.shape), [False] * type.rank
    if len(sizes) != type.rank:
        raise VectorizationFailure(f"Input vector sizes don't match the rank of the {what}")
    return sizes, scalable


def _vectorize_pack(
    rewriter: PatternRewriter, op: PackOp, sizes: Sequence[int], scalable: Sequence[bool]
) -> list[Value]:
    type = op.result.type
    masking = bool(sizes)
    sizes, scalable = _vector_sizes(op, type, sizes, scalable, "result")
    order = packing_order(op, type.rank)
    wide = VectorType(permuted(sizes, order.inverse), type.element_type, permuted(scalable, order.inverse))
    flags = [any(wide.scalable_dims[axis] for axis in group) for group in order.groups]
    narrow = VectorType(collapsed(wide.shape, order.groups), type.element_type, flags)
    value = read_whole(rewriter, op.source, narrow, op.padding_value, masking)
    value = shape_cast(rewriter, value, wide)
    value = transpose(rewriter, value, inverse_order(order.inverse))
    return list(write_whole(rewriter, value, op.dest).results)


def _vectorize_unpack(
    rewriter: PatternRewriter, op: UnPackOp, sizes: Sequence[int], scalable: Sequence[bool]
) -> list[Value]:
    type = op.source.type
    masking = bool(sizes)
    sizes, scalable = _vector_sizes(op, type, sizes, scalable, "source")
    order = packing_order(op, type.rank)
    value = read_whole(rewriter, op.source, VectorType(sizes, type.element_type, scalable), None, masking)
    value = transpose(rewriter, value, order.inverse)
    shape, flags = permuted(sizes, order.inverse), permuted(scalable, order.inverse)
    narrow = [any(flags[axis] for axis in group) for group in order.groups]
    value = shape_cast(rewriter, value, VectorType(collapsed(shape, order.groups), type.element_type, narrow))
    return list(write_whole(rewriter, value, op.dest, (), masking).results)


# ---- tensor.insert_slice


def known_fill(value: Value) -> Value | None:
    """Returns the scalar that a tensor or vector is known to be filled with."""
    owner = value.defining_op
    while owner is not None:
        if isinstance(owner, BroadcastOp):
            return None if isinstance(owner.source.type, VectorType) else owner.source
        if isinstance(owner, FillOp):
            return owner.inputs[0]
        if isinstance(owner, TransferWriteOp):
            owner = owner.value_to_store.defining_op
        elif isinstance(owner, InsertSliceOp):
            owner = owner.dest.defining_op
        else:
            return None
    return None


def _vectorize_insert_slice(
    rewriter: PatternRewriter, op: InsertSliceOp, sizes: Sequence[int], scalable: Sequence[bool]
) -> list[Value]:
    source, target = op.source.type, op.result.type
    if not is_valid_vector_element(source.element_type):
        raise VectorizationFailure("not a valid vector element type")
    padding = known_fill(op.dest)
    if padding is None and not source.has_static_shape and not sizes:
        raise VectorizationFailure("Failed to get a pad value for out-of-bounds read access")
    shape: list[int] = []
    lead = target.rank - source.rank
    for axis, size in enumerate(source.shape):
        if sizes:
            shape.append(sizes[axis])
        elif size != DYNAMIC:
            shape.append(size)
        elif target.shape[axis] != DYNAMIC:
            shape.append(target.shape[lead + axis])
        else:
            raise VectorizationFailure("unable to infer vector sizes")
    if padding is None:
        padding = zero(rewriter, source.element_type)
    constant_index(rewriter, 0)
    value = read_whole(rewriter, op.source, VectorType(shape, source.element_type), padding, bool(sizes))
    place = slice_of(op)
    indices = as_values(rewriter, place.offsets)
    dropped = dropped_dims(place.sizes, source.shape)
    if dropped == set(range(lead)):
        return list(write_whole(rewriter, value, op.dest, indices, bool(sizes)).results)
    if sizes:
        raise VectorizationFailure("the slice drops dims other than the leading ones")
    # MLIR writes along the trailing dims of the target, whatever dims the slice has.
    kept = AffineMap(target.rank, 0, [dim(axis) for axis in range(target.rank) if axis not in dropped])
    in_bounds = [size != DYNAMIC for size in source.shape]
    return list(transfer_write(rewriter, value, op.dest, indices, kept, in_bounds).results)


_FUNCTIONS: dict[type, Any] = {
    PadOp: _vectorize_pad,
    PackOp: _vectorize_pack,
    UnPackOp: _vectorize_unpack,
    InsertSliceOp: _vectorize_insert_slice,
}
