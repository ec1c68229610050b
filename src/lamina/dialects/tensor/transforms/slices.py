"""Slices of slices, insertions of insertions, and slices that only add or drop unit dims."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.slices import Entries, merged_slice, resolved_indices
from lamina.dialects.arith.mixed import simplified
from lamina.dialects.tensor import ops, shapes
from lamina.dialects.tensor.canonicalize import make_insert, make_slice
from lamina.dialects.tensor.sizes import same_dim
from lamina.interfaces.view_like import has_unit_stride, mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir.reassociation import RankReduction, check_rank_reduced
from lamina.ir.types import RankedTensorType
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp


def entries_of(op: ParallelInsertSliceOp | InsertSliceOp | ExtractSliceOp) -> Entries:
    """Offsets, sizes and strides of a slicing operation."""
    return mixed_offsets(op), mixed_sizes(op), mixed_strides(op)


def dropped_dims(op: ParallelInsertSliceOp | InsertSliceOp | ExtractSliceOp) -> set[int]:
    """Returns the dims of the slice that the small tensor of an extraction or insertion does not have."""
    small: Any = op.results[0].type if isinstance(op, ops.ExtractSliceOp) else op.source.type
    return shapes.dropped_dims(mixed_sizes(op), small.shape)


def _is_unpadding(large: RankedTensorType, small: RankedTensorType) -> bool:
    return check_rank_reduced(large, small) is RankReduction.SUCCESS


# ---- Slices in a row


@pattern(name="MergeConsecutiveExtractSlice")
def merge_extract_slices(op: ops.ExtractSliceOp, rewriter: PatternRewriter) -> Outcome:
    """A slice of a slice is a slice."""
    inner = op.source.defining_op
    if not isinstance(inner, ops.ExtractSliceOp):
        return False
    entries = merged_slice(rewriter, entries_of(inner), dropped_dims(inner), entries_of(op))
    rewriter.replace_op(op, make_slice(rewriter, op.result.type, inner.source, *entries))
    return True


@pattern(name="MergeConsecutiveInsertSlice")
def merge_insert_slices(op: ops.InsertSliceOp | ops.ParallelInsertSliceOp, rewriter: PatternRewriter) -> Outcome:
    """Inserts directly what was inserted into a tensor that only adds unit dims."""
    inner = op.source.defining_op
    if not isinstance(inner, ops.InsertSliceOp) or not has_unit_stride(inner) or not has_unit_stride(op):
        return False
    source, dest = inner.source.type, inner.dest.type
    if not _is_unpadding(dest, source) or not source.has_static_shape or not dest.has_static_shape:
        return False
    rewriter.replace_op(op, make_insert(rewriter, type(op), inner.source, op.dest, *entries_of(op)))
    return True


# ---- Unit dims that are added and dropped again


def is_cast_like_insert(op: InsertSliceOp) -> bool:
    """True if an insert_slice only adds unit dims: nothing of its destination is left."""
    dropped = dropped_dims(op)
    type = op.result.type
    axis = 0
    for position, size in enumerate(type.shape):
        if position in dropped:
            if size != 1:
                return False
            continue
        if not same_dim(op.source, axis, op.result, position):
            return False
        axis += 1
    return True


@pattern(name="DropRedundantRankExpansionOnExtractSliceOfInsertSlice")
def drop_expansion_before_extract(op: ops.ExtractSliceOp, rewriter: PatternRewriter) -> Outcome:
    """extract_slice(insert_slice(x)) -> extract_slice(x), if added dims are dropped again"""
    inner = op.source.defining_op
    if not isinstance(inner, ops.InsertSliceOp):
        return False
    dropped = dropped_dims(op)
    if dropped_dims(inner) != dropped or not inner.results[0].has_one_use or not is_cast_like_insert(inner):
        return False
    offsets, sizes, strides = (
        [entry for axis, entry in enumerate(part) if axis not in dropped] for part in entries_of(op)
    )
    source = inner.source
    type = shapes.with_shape(source.type, op.result.type.shape)
    rewriter.replace_op(op, make_slice(rewriter, type, source, offsets, sizes, strides))
    return True


@pattern(name="DropRedundantRankExpansionOnInsertSliceOfExtractSlice")
def drop_reduction_before_insert(op: ops.InsertSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_slice(extract_slice(x)) -> insert_slice(x), if dropped unit dims are added again"""
    inner = op.source.defining_op
    if not isinstance(inner, ops.ExtractSliceOp):
        return rewriter.notify_match_failure(op, "source is not extract_slice")
    if not inner.results[0].has_one_use:
        return rewriter.notify_match_failure(op, "source has multi-uses")
    if not is_cast_like_insert(op):
        return rewriter.notify_match_failure(op, "insert_slice is not cast-like")
    if not _matches_drops(inner, op):
        return rewriter.notify_match_failure(op, "the insert_slice adds different unit dims")
    rewriter.replace_op(op, make_slice(rewriter, op.result.type, inner.source, *entries_of(inner)))
    return True


def _matches_drops(extract: ExtractSliceOp, insert: InsertSliceOp) -> bool:
    """True if the dims of the insertion, in order, are dims of the extraction that are dropped or kept like them,
    with only dropped ones between."""
    dropped = dropped_dims(extract)
    added = dropped_dims(insert)
    rank = insert.result.type.rank
    at = 0
    for axis in range(extract.source.type.rank):
        if at == rank:
            break
        if (axis in dropped) == (at in added):
            at += 1
        elif axis not in dropped:
            return False
    return at == rank


# ---- Insertions of insertions


@pattern(name="InsertSliceOfInsertSliceFolder")
def fold_insert_into_insert(op: ops.InsertSliceOp | ops.ParallelInsertSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_slice(insert_slice(x, whole), t) -> insert_slice(x, t)"""
    inner = op.source.defining_op
    if not isinstance(inner, ops.InsertSliceOp):
        return False
    if not has_unit_stride(op):
        return rewriter.notify_match_failure(op, "requires unit strides")
    if not has_unit_stride(inner):
        return rewriter.notify_match_failure(inner, "requires unit strides")
    dropped = dropped_dims(op)
    offsets, sizes, strides = entries_of(op)
    inner_sizes = mixed_sizes(inner)
    kept = [size for axis, size in enumerate(sizes) if axis not in dropped]
    if any(index is not other and index != other for index, other in zip(kept, inner_sizes, strict=True)):
        return rewriter.notify_match_failure(op, "requires matching sizes to fold, otherwise a copy is needed")
    with rewriter.insertion_guard():
        if isinstance(op, ops.ParallelInsertSliceOp):
            rewriter.set_insertion_point(op.enclosing_op)
        places = [
            simplified(index) for index in resolved_indices(rewriter, offsets, strides, dropped, mixed_offsets(inner))
        ]
    inserted = make_insert(rewriter, type(op), inner.source, op.dest, places, sizes, strides)
    rewriter.replace_op(op, inserted)
    return True


def merge_consecutive_slices_patterns() -> list[RewritePattern]:
    """Slices of slices, and insertions of insertions that add unit dims."""
    return [merge_extract_slices, merge_insert_slices]


def drop_redundant_rank_expansion_patterns() -> list[RewritePattern]:
    """Returns patterns for slices and insertions that undo each other's rank changes."""
    return [drop_expansion_before_extract, drop_reduction_before_insert]


def fold_slices_into_transfers_patterns() -> list[RewritePattern]:
    """Transfers of vectors that read a slice, or whose result is inserted."""
    from lamina.dialects.linalg.vectorize_patterns import (  # start-up
        fold_extract_slice_into_read,
        fold_write_into_insert_slice,
    )

    return [fold_extract_slice_into_read, fold_write_into_insert_slice]


def fold_subset_patterns() -> list[RewritePattern]:
    """Slices and insertions into transfers of vectors, and into each other."""
    return [*fold_slices_into_transfers_patterns(), fold_insert_into_insert]
