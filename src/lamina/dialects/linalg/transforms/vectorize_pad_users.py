"""Folds tensor.pad into vector transfers and insertions: reads pad out of bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.define.properties import set_property
from lamina.dialects.affine.ops import AffineMinOp
from lamina.dialects.arith.mixed import as_values, constant_index, is_index
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.slices import slice_of
from lamina.dialects.linalg.transfers import bounds_attr, transfer_read, transfer_write
from lamina.dialects.tensor.ops import CastOp, ExtractSliceOp, InsertSliceOp, PadOp
from lamina.dialects.tensor.sizes import low_pad
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp
from lamina.dialects.vector.queries import has_out_of_bounds_dim
from lamina.interfaces.view_like import has_unit_stride, has_zero_offset, mixed_sizes
from lamina.ir.affine import AffineMap
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType, VectorType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern


def _padding(pad: PadOp) -> Value | None:
    """Returns the constant high padding of a pad; None if it pads low, or with other values."""
    return constant_padding(pad) if all(is_index(pad_size, 0) for pad_size in low_pad(pad)) else None


def _read(pad: PadOp, read: TransferReadOp, rewriter: PatternRewriter) -> bool:
    """A read of the padded tensor reads the source, out of bounds where that was padded."""
    padding = _padding(pad)
    if padding is None or has_out_of_bounds_dim(read) or read.mask is not None:
        return False
    with rewriter.modify_in_place(read):
        set_property(read, TransferReadOp.in_bounds, bounds_attr([False] * read.vector.type.rank))
        read.base = pad.source
        read.set_operand(len(read.indices) + 1, padding)
    return True


def _write(pad: PadOp, write: TransferWriteOp, rewriter: PatternRewriter) -> bool:
    """Redirects a write to the padded tensor, of which only the source's part is used, to the source."""
    if not write.value_to_store.type.rank or _padding(pad) is None or not write.results[0].has_one_use:
        return False
    trim = next(write.results[0].users)
    if not isinstance(trim, ExtractSliceOp) or not has_zero_offset(trim):
        return False
    if not _same_size(pad.source, trim):
        return False
    rewriter.set_insertion_point(write)
    new_op = transfer_write(rewriter, write.value_to_store, pad.source, write.indices, write.permutation_map)
    rewriter.replace_op(trim, new_op.results)
    rewriter.erase_op(write)
    return True


def _same_size(source: Value[RankedTensorType], trim: ExtractSliceOp) -> bool:
    """True if a slice is as large as the tensor, according to the tensor's definition."""
    result = trim.result.type
    if source.type.rank != result.rank or source.type.rank != len(mixed_sizes(trim)):
        return False
    if source.type is result and result.has_static_shape:
        return True
    uncast: Value = source
    while isinstance(uncast.defining_op, CastOp):
        uncast = uncast.defining_op.source
    type = type_as(uncast, RankedTensorType)
    before = uncast.defining_op
    known = mixed_sizes(before) if isinstance(before, ExtractSliceOp) else None
    if known is not None and len(known) != type.rank:
        return False
    for axis, size in enumerate(mixed_sizes(trim)):
        if type.shape[axis] != DYNAMIC:
            if size != type.shape[axis]:
                return False
        elif known is None or not _equal_sizes(known[axis], size):
            return False
    return True


def _equal_sizes(left: int | Value, right: int | Value) -> bool:
    """True for the same value, or the same ``affine.min`` of the same values."""
    if left is right or (isinstance(left, int) and left == right):
        return True
    if isinstance(left, int) or isinstance(right, int):
        return False
    left_op, other = left.defining_op, right.defining_op
    if left_op is None or other is None or not isinstance(left_op, AffineMinOp) or not isinstance(other, AffineMinOp):
        return False
    return left_op.properties == other.properties and left_op.operands == other.operands


def _insert(pad: PadOp, insert: InsertSliceOp, rewriter: PatternRewriter) -> bool:
    """An insertion of all of the padded tensor reads the source as a vector and writes that."""
    padding = _padding(pad)
    result = pad.result.type
    if padding is None or not has_unit_stride(insert) or not result.has_static_shape:
        return False
    if insert.dest is pad.result:
        return False
    rank = insert.result.type.rank
    expected = [*[1] * (rank - result.rank), *result.shape]
    if not all(is_index(size, wanted) for size, wanted in zip(mixed_sizes(insert), expected, strict=True)):
        return False
    rewriter.set_insertion_point(insert)
    vector = VectorType(result.shape, result.element_type)
    zero = constant_index(rewriter, 0)
    source = pad.source
    identity = AffineMap.identity(result.rank)
    value: Value = transfer_read(rewriter, source, vector, [zero] * result.rank, identity, padding).results[0]
    indices = as_values(rewriter, slice_of(insert).offsets)
    map = AffineMap.minor_identity(rank, result.rank)
    write = transfer_write(rewriter, value, insert.dest, indices, map, [True] * result.rank)
    rewriter.replace_op(insert, write.results)
    return True


_USERS: tuple[tuple[str, type[Operation], Callable[[Any, Any, PatternRewriter], bool]], ...] = (
    ("PadOpVectorizationWithTransferReadPattern", TransferReadOp, _read),
    ("PadOpVectorizationWithTransferWritePattern", TransferWriteOp, _write),
    ("PadOpVectorizationWithInsertSlicePattern", InsertSliceOp, _insert),
)


def pad_vectorization_patterns() -> list[RewritePattern]:
    """MLIR's populatePadOpVectorizationPatterns: users of a pad that can do without it."""
    return [_pattern(*row) for row in _USERS]


def _pattern(name: str, cls: type[Operation], rewrite: Callable[[Any, Any, PatternRewriter], bool]) -> RewritePattern:
    def match(op: PadOp, rewriter: PatternRewriter) -> Outcome:
        with rewriter.insertion_guard(InsertionPoint.before_op(op)):
            changed = [
                rewrite(op, user, rewriter)
                for user in list(op.result.users)
                if isinstance(user, cls) and not user.is_erased
            ]
        return any(changed)

    return FunctionPattern(match, PadOp, name=name)
