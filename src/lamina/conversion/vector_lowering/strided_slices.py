"""vector.insert_strided_slice and vector.extract_strided_slice as shuffles, extracts and inserts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.dialects.vector.builders import broadcast, extract, extract_slice, insert, zero
from lamina.dialects.vector.fold_extract import integers
from lamina.dialects.vector.ops import (
    ExtractStridedSliceOp,
    InsertOp,
    InsertStridedSliceOp,
    ShuffleOp,
)
from lamina.ir.types import VectorType
from lamina.ir.value import Value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def vector_insert_extract_strided_slice_decomposition_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorInsertExtractStridedSliceDecompositionPatterns."""
    return [
        FunctionPattern(
            _insert_of_lower_rank, InsertStridedSliceOp, benefit, "DecomposeDifferentRankInsertStridedSlice"
        ),
        FunctionPattern(_split_extract, ExtractStridedSliceOp, benefit, "DecomposeNDExtractStridedSlice"),
    ]


def vector_insert_extract_strided_slice_transforms(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorInsertExtractStridedSliceTransforms."""
    return [
        *vector_insert_extract_strided_slice_decomposition_patterns(benefit),
        FunctionPattern(
            _insert_to_shuffle, InsertStridedSliceOp, benefit, "ConvertSameRankInsertStridedSliceIntoShuffle"
        ),
        FunctionPattern(_extract_to_shuffle, ExtractStridedSliceOp, benefit, "Convert1DExtractStridedSliceIntoShuffle"),
    ]


def vector_extract_strided_slice_to_extract_insert_chain_patterns(
    control: Callable[[Any], bool] | None = None, benefit: int = 1
) -> list[RewritePattern]:
    """MLIR's populateVectorExtractStridedSliceToExtractInsertChainPatterns."""

    def convert(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
        if control is not None and not control(op):
            return False
        return _extract_to_elements(op, rewriter)

    name = "Convert1DExtractStridedSliceIntoExtractInsertChain"
    return [FunctionPattern(convert, ExtractStridedSliceOp, benefit, name)]


def _insert_of_lower_rank(op: InsertStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """Inserts into the part of the destination with the rank of the source."""
    stored, dest = op.value_to_store.type, op.dest.type
    offsets = integers(op, "offsets")
    lead = dest.rank - stored.rank
    if not lead:
        return False
    part = extract(rewriter, op.dest, offsets[:lead])
    inner = rewriter.create(
        InsertStridedSliceOp, op.value_to_store, part, offsets[lead:], integers(op, "strides")
    ).results[0]
    rewriter.replace_op_with_new(op, InsertOp, inner, op.dest, [], offsets[:lead])
    return True


def _split_extract(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """Creates a smaller slice for each index of the first dimension."""
    offsets, sizes, strides = (integers(op, name) for name in ("offsets", "sizes", "strides"))
    if len(offsets) == 1:
        return False
    result = op.result.type
    if result.scalable_dims[0]:
        return False
    vector = broadcast(rewriter, zero(rewriter, result.element_type), result)
    for count in range(sizes[0]):
        part = extract(rewriter, op.source, [offsets[0] + count * strides[0]])
        part = extract_slice(rewriter, part, offsets[1:], sizes[1:], strides[1:])
        vector = insert(rewriter, part, vector, [count])
    rewriter.replace_op(op, [vector])
    return True


def _insert_to_shuffle(op: InsertStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """Creates two shuffles in one dimension, otherwise an insert for each index of the first dimension."""
    stored, dest = op.value_to_store.type, op.dest.type
    if (stored.is_scalable or dest.is_scalable) and stored.rank == 1:
        return False
    if stored.rank != dest.rank:
        return False
    if stored is dest:
        rewriter.replace_op(op, [op.value_to_store])
        return True
    offsets, strides = integers(op, "offsets"), integers(op, "strides")
    offset, size, stride = offsets[0], stored.shape[0], strides[0]
    if stored.rank == 1:
        width = dest.shape[0]
        spread = [index if index < size else 0 for index in range(width)]
        wide = rewriter.create(ShuffleOp, op.value_to_store, op.value_to_store, spread).results[0]
        end = offset + size * stride
        mask = [
            (index - offset) // stride if offset <= index < end and (index - offset) % stride == 0 else width + index
            for index in range(width)
        ]
        rewriter.replace_op_with_new(op, ShuffleOp, wide, op.dest, mask)
        return True
    result: Value = op.dest
    for count in range(size):
        at = offset + count * stride
        part = extract(rewriter, op.value_to_store, [count])
        if isinstance(part.type, VectorType):
            below = extract(rewriter, op.dest, [at])
            part = rewriter.create(InsertStridedSliceOp, part, below, offsets[1:], strides[1:]).results[0]
        result = insert(rewriter, part, result, [at])
    rewriter.replace_op(op, [result])
    return True


def _extract_to_shuffle(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """Creates a shuffle, or, for scalable vectors, combines extracts."""
    offsets, sizes, strides = (integers(op, name) for name in ("offsets", "sizes", "strides"))
    if len(offsets) != 1:
        return False
    source = op.source.type
    if source.is_scalable:
        if source.rank == 1 or source.scalable_dims[0]:
            return False
        rewriter.replace_op(op, [_extracts_and_inserts(op, rewriter)])
        return True
    mask = [offsets[0] + count * strides[0] for count in range(sizes[0])]
    rewriter.replace_op_with_new(op, ShuffleOp, op.source, op.source, mask)
    return True


def _extract_to_elements(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """Returns a 1-D slice as a chain of extracts and inserts."""
    if len(integers(op, "offsets")) != 1 or op.source.type.is_scalable:
        return False
    rewriter.replace_op(op, [_extracts_and_inserts(op, rewriter)])
    return True


def _extracts_and_inserts(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Value:
    """Returns the elements, or parts, of a slice along the first dimension, inserted one by one into zeros."""
    offset, size, stride = (integers(op, name)[0] for name in ("offsets", "sizes", "strides"))
    parts = [extract(rewriter, op.source, [offset + count * stride]) for count in range(size)]
    result = zero(rewriter, op.result.type)
    for count, part in enumerate(parts):
        result = insert(rewriter, part, result, [count])
    return result
