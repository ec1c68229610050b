"""The patterns that vectorize everything possible, and fold slices into the resulting transfers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.affine.slices import resolved_indices
from lamina.dialects.arith.mixed import constant_index, is_index
from lamina.dialects.arith.ops import ExtFOp, ExtSIOp
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.slices import Slice, slice_of
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.transfers import mask_operation, transfer_read, transfer_write
from lamina.dialects.linalg.vectorize import VectorizationFailure, vectorize
from lamina.dialects.memref.ops import CopyOp as MemRefCopyOp
from lamina.dialects.tensor.ops import ExtractSliceOp, InsertSliceOp, PadOp
from lamina.dialects.tensor.shapes import dropped_dims
from lamina.dialects.vector.builders import broadcast, extract
from lamina.dialects.vector.masking import masking_op
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp
from lamina.dialects.vector.queries import has_out_of_bounds_dim
from lamina.ir.affine import AffineMap
from lamina.ir.types import VectorType, is_valid_vector_element
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import ContractionOp
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import MatchFailure

_VECTORIZABLE = (LinalgOp, PadOp, PackOp, UnPackOp, InsertSliceOp)


def vectorization_patterns(
    *,
    nd_extract: bool = False,
    flatten_1d_depthwise_conv: bool = False,
    padding: bool = False,
    fold_type_extensions: bool = False,
) -> list[RewritePattern]:
    """Returns the patterns of linalg that vectorize_children_and_apply_patterns uses, apart from those of vector."""

    def vectorize_any(op: Operation, rewriter: PatternRewriter) -> Outcome:
        try:
            values = vectorize(rewriter, op, nd_extract=nd_extract, flatten_1d_depthwise_conv=flatten_1d_depthwise_conv)
        except VectorizationFailure as failure:
            return rewriter.notify_match_failure(op, str(failure))
        rewriter.replace_op(op, values)
        return True

    patterns: list[RewritePattern] = [fold_extract_slice_into_read, fold_write_into_insert_slice, vectorize_memref_copy]
    # Last, as MLIR tries patterns for any operation after those for one.
    patterns.append(FunctionPattern(vectorize_any, _VECTORIZABLE, name="VectorizationPattern"))
    if padding:
        from lamina.dialects.linalg.transforms.decompose_pad import decompose_pad_pattern  # start-up

        patterns.append(decompose_pad_pattern)
    if fold_type_extensions:
        patterns.append(fold_extensions_into_contract)
    return patterns


@pattern(name="CopyVectorizationPattern")
def vectorize_memref_copy(op: MemRefCopyOp, rewriter: PatternRewriter) -> Outcome:
    """Vectorizes a copy of a static memref as a read and a write of all of it."""
    source, target = op.source, op.target
    types = (source.type, target.type)
    if not all(type.has_rank and type.has_static_shape for type in types):
        return rewriter.notify_match_failure(op, "only memrefs of static shape can be copied as a vector")
    if not all(is_valid_vector_element(type.element_type) for type in types):
        return rewriter.notify_match_failure(op, "not a valid vector element type")
    zero = constant_index(rewriter, 0)
    rank = source.type.rank
    identity = AffineMap.identity(rank)
    type = VectorType(source.type.shape, source.type.element_type)
    value: Value = transfer_read(rewriter, source, type, [zero] * rank, identity).results[0]
    if not rank:
        value = broadcast(rewriter, extract(rewriter, value, []), type)
    transfer_write(rewriter, value, target, [zero] * rank, identity)
    rewriter.erase_op(op)
    return True


# ---- Slices


def _foldable(
    rewriter: PatternRewriter, transfer: TransferWriteOp | TransferReadOp, slice: InsertSliceOp | ExtractSliceOp
) -> MatchFailure | None:
    """Returns a match failure where a transfer cannot go past a slice, else None."""
    if has_out_of_bounds_dim(transfer):
        return rewriter.notify_match_failure(transfer, "out of bounds transfer dim")
    if transfer.mask is not None:
        return rewriter.notify_match_failure(transfer, "masked transfer")
    if not all(is_index(stride, 1) for stride in slice_of(slice).strides):
        return rewriter.notify_match_failure(transfer, "non-1 stride insert/extract")
    return None


def _resolved(rewriter: PatternRewriter, slice: Slice, dropped: set[int], indices: Sequence[Value]) -> list[Value]:
    return resolved_indices(rewriter, slice.offsets, slice.strides, dropped, indices)


@pattern(name="TransferReadOfExtractSliceOpFolder")
def fold_extract_slice_into_read(op: TransferReadOp, rewriter: PatternRewriter) -> Outcome:
    """Returns a read of a slice reads the tensor itself."""
    slice = op.base.defining_op
    if not isinstance(slice, ExtractSliceOp):
        return rewriter.notify_match_failure(op, "not an extract_slice")
    failure = _foldable(rewriter, op, slice)
    if failure is not None:
        return failure
    mask = masking_op(op)
    at = op if mask is None else mask
    rewriter.set_insertion_point(at)
    place = slice_of(slice)
    dropped = dropped_dims(place.sizes, slice.result.type.shape)
    indices = _resolved(rewriter, place, dropped, op.indices)
    map = op.permutation_map.expand_dims_to_rank(slice.source.type.rank, dropped)
    new_op: Operation = transfer_read(rewriter, slice.source, op.vector.type, indices, map, op.padding, op.in_bounds)
    if mask is not None:
        new_op = mask_operation(rewriter, new_op, mask.mask)
    rewriter.replace_op(at, new_op.results)
    return True


@pattern(name="InsertSliceOfTransferWriteOpFolder")
def fold_write_into_insert_slice(op: InsertSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_slice(transfer_write(v, extract_slice(t)), t) -> transfer_write(v, t)"""
    if not isinstance(op.source.defining_op, TransferWriteOp):
        return rewriter.notify_match_failure(op, "not a transfer_write")
    write = op.source.defining_op
    failure = _foldable(rewriter, write, op)
    if failure is not None:
        return failure
    if write.value_to_store.type.shape != write.base.type.shape:
        return rewriter.notify_match_failure(op, "transfer_write does not cover insert_slice")
    place = slice_of(op)
    dropped = dropped_dims(place.sizes, op.source.type.shape)
    indices = _resolved(rewriter, place, dropped, write.indices)
    map = write.permutation_map.expand_dims_to_rank(op.dest.type.rank, dropped)
    flags = list(write.in_bounds)
    new_op = transfer_write(rewriter, write.value_to_store, op.dest, indices, map, flags)
    rewriter.replace_op(op, new_op.results)
    return True


# ---- Types of contractions


@pattern("vector.contract", name="FoldArithExtIntoContractionOp")
def fold_extensions_into_contract(op: ContractionOp, rewriter: PatternRewriter) -> Outcome:
    """contract(ext(a), ext(b)) -> contract(a, b), which extends implicitly"""
    match op.lhs.defining_op, op.rhs.defining_op:
        case (ExtFOp(left), ExtFOp(right)) | (ExtSIOp(left), ExtSIOp(right)):
            operands = [left, right, op.acc]
            contract = type(op)(operands, op.result_types, dict(op._properties), location=op.raw_location)
            rewriter.replace_op(op, rewriter.insert(contract).results)
            return True
    return rewriter.notify_match_failure(op, "no matching extensions")
