"""vector.multi_reduction as reductions of 1-D vectors or as arithmetic between them, and vector.scan."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from lamina.conversion.vector_lowering.common import mask_operation, maskable_pattern
from lamina.dialects.vector.builders import (
    broadcast,
    combine,
    combining_op,
    extract,
    extract_slice,
    insert,
    insert_slice,
    shape_cast,
    transpose,
    zero,
)
from lamina.dialects.vector.enums import VectorMultiReductionLowering
from lamina.dialects.vector.ops import MultiDimReductionOp, ReductionOp, ScanOp
from lamina.dialects.vector.shapes import mask_type_of
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import VectorType
from lamina.ir.value import Value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.vector_lowering.common import Replacement
    from lamina.dialects.vector.ops import MaskOp
    from lamina.rewrite.rewriter import PatternRewriter


def vector_multi_reduction_lowering_patterns(
    strategy: VectorMultiReductionLowering = VectorMultiReductionLowering.INNER_PARALLEL, benefit: int = 1
) -> list[RewritePattern]:
    """MLIR's populateVectorMultiReductionLoweringPatterns."""
    inner_reduction = strategy is VectorMultiReductionLowering.INNER_REDUCTION

    def reorder(op: MultiDimReductionOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
        if any(axis >= op.source.type.rank for axis in op.reduction_dims):
            return rewriter.notify_match_failure(op, "no dimension to reduce")
        return _separate_dimensions(op, masking, rewriter, inner_reduction)

    def flatten(op: MultiDimReductionOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
        return _to_two_dimensions(op, masking, rewriter, inner_reduction)

    last = (
        maskable_pattern(_to_reductions, MultiDimReductionOp, "TwoDimMultiReductionToReduction", benefit)
        if inner_reduction
        else maskable_pattern(_to_elementwise, MultiDimReductionOp, "TwoDimMultiReductionToElementWise", benefit)
    )
    return [
        maskable_pattern(reorder, MultiDimReductionOp, "InnerOuterDimReductionConversion", benefit),
        maskable_pattern(flatten, MultiDimReductionOp, "ReduceMultiDimReductionRank", benefit),
        maskable_pattern(_add_dimension, MultiDimReductionOp, "OneDimMultiReductionToTwoDim", benefit),
        last,
    ]


def vector_scan_lowering_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorScanLoweringPatterns."""
    return [FunctionPattern(_lower_scan, ScanOp, benefit, "ScanToArithOps")]


def _multi_reduction(
    builder: Builder, op: MultiDimReductionOp, source: Value, acc: Value, dims: list[int]
) -> Operation:
    return builder.create(MultiDimReductionOp, op.kind, source, acc, dims)


def _split_dims(op: MultiDimReductionOp) -> tuple[list[int], list[int]]:
    """Returns the parallel and the reduced dimensions."""
    reduced = list(op.reduction_dims)
    return [axis for axis in range(op.source.type.rank) if axis not in reduced], reduced


def _separate_dimensions(
    op: MultiDimReductionOp, masking: MaskOp | None, rewriter: PatternRewriter, inner_reduction: bool
) -> Replacement:
    """Transposes so that the reduced dimensions come last, or first."""
    parallel, reduced = _split_dims(op)
    start = 0 if inner_reduction else len(reduced)
    if not parallel or parallel == list(range(start, start + len(parallel))):
        return False
    order = [*parallel, *reduced] if inner_reduction else [*reduced, *parallel]
    mask = None if masking is None else transpose(rewriter, masking.mask, order)
    source = transpose(rewriter, op.source, order)
    rank = op.source.type.rank
    dims = list(range(rank - len(reduced), rank)) if inner_reduction else list(range(len(reduced)))
    return mask_operation(rewriter, _multi_reduction(rewriter, op, source, op.acc, dims), mask).results[0]


def _to_two_dimensions(
    op: MultiDimReductionOp, masking: MaskOp | None, rewriter: PatternRewriter, inner_reduction: bool
) -> Replacement:
    """Flattens to one parallel and one reduced dimension."""
    source = op.source.type
    parallel, reduced = _split_dims(op)
    if source.rank < 2 or source.num_scalable_dims > 1:
        return False
    if source.rank == 2 and len(reduced) == 1:
        return False
    start = 0 if inner_reduction else len(reduced)
    if parallel != list(range(start, start + len(parallel))):
        return False
    shape: list[int] = []
    flags: list[bool] = []
    groups = [group for group in ((parallel, reduced) if inner_reduction else (reduced, parallel)) if group]
    for group in groups:
        shape.append(prod(source.shape[axis] for axis in group))
        flags.append(any(source.scalable_dims[axis] for axis in group))
    flat = VectorType(shape, source.element_type, flags)
    mask = None if masking is None else shape_cast(rewriter, masking.mask, mask_type_of(flat))
    cast = shape_cast(rewriter, op.source, flat)
    acc = op.acc
    if parallel:
        at = groups.index(parallel)
        acc = shape_cast(rewriter, acc, VectorType((shape[at],), source.element_type, (flags[at],)))
    dims = [groups.index(reduced)] if reduced else []
    reduction = mask_operation(rewriter, _multi_reduction(rewriter, op, cast, acc, dims), mask).results[0]
    return shape_cast(rewriter, reduction, op.dest.type) if parallel else reduction


def _add_dimension(op: MultiDimReductionOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    """A reduction to a scalar becomes one to a vector of one element."""
    source = op.source.type
    if source.rank != 1 or isinstance(op.dest.type, VectorType):
        return False
    wide = VectorType((1, *source.shape), source.element_type, (False, *source.scalable_dims))
    cast = shape_cast(rewriter, op.source, wide)
    acc = broadcast(rewriter, op.acc, VectorType((1,), source.element_type))
    mask = None if masking is None else broadcast(rewriter, masking.mask, mask_type_of(wide))
    reduction = mask_operation(rewriter, _multi_reduction(rewriter, op, cast, acc, [1]), mask).results[0]
    return extract(rewriter, reduction, [0])


def _to_elementwise(op: MultiDimReductionOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    """Combines the rows."""
    source = op.source.type
    if source.rank != 2 or _split_dims(op) != ([1], [0]) or combining_op(op.kind, source) is None:
        return False
    if source.scalable_dims[0]:
        return False
    result = op.acc
    for row in range(source.shape[0]):
        part = extract(rewriter, op.source, [row])
        mask = None if masking is None else extract(rewriter, masking.mask, [row])
        result = combine(rewriter, op.kind, part, result, None, mask)
    return result


def _to_reductions(op: MultiDimReductionOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    """Reduces each row."""
    source = op.source.type
    if source.rank != 2 or _split_dims(op) != ([0], [1]) or source.scalable_dims[0]:
        return False
    result = zero(rewriter, op.dest.type)
    for row in range(source.shape[0]):
        part = extract(rewriter, op.source, [row])
        acc = extract(rewriter, op.acc, [row])
        new_op: Operation = rewriter.create(ReductionOp, op.kind, part, acc, dest=source.element_type)
        if masking is not None:
            new_op = mask_operation(rewriter, new_op, extract(rewriter, masking.mask, [row]))
        result = insert(rewriter, new_op.results[0], result, [row])
    return result


def _lower_scan(op: ScanOp, rewriter: PatternRewriter) -> Outcome:
    """Combines slice after slice along the dimension."""
    type, initial = op.dest.type, op.initial_value.type
    axis, inclusive = op.reduction_dim, op.inclusive
    if combining_op(op.kind, type) is None:
        return False
    result = zero(rewriter, type)
    sizes = [1 if at == axis else size for at, size in enumerate(type.shape)]
    last_input: Value | None = None
    output: Value | None = None
    for index in range(type.shape[axis]):
        offsets = [index if at == axis else 0 for at in range(type.rank)]
        part = extract_slice(rewriter, op.source, offsets, sizes)
        if output is None or last_input is None:
            if inclusive:
                output = part
            elif initial.rank:
                output = shape_cast(rewriter, op.initial_value, part.type)
            else:
                output = broadcast(rewriter, op.initial_value, part.type)
        else:
            output = combine(rewriter, op.kind, output, part if inclusive else last_input)
        result = insert_slice(rewriter, output, result, offsets)
        last_input = part
    assert output is not None
    if initial.rank:
        final = shape_cast(rewriter, output, initial)
    else:
        final = broadcast(rewriter, extract(rewriter, output, [0]), initial)
    rewriter.replace_op(op, [result, final])
    return True
