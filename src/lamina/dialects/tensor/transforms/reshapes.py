"""Reshapes and slices: reshapes that only add or drop unit dims, and slices taken before a reshape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.affine.ops import AffineLinearizeIndexOp
from lamina.dialects.arith.mixed import as_values, is_index
from lamina.dialects.memref.reshape_patterns import make_collapse, make_expand, reassociation
from lamina.dialects.tensor import ops, shapes
from lamina.dialects.tensor.canonicalize import make_insert, make_slice
from lamina.dialects.tensor.interfaces import tensor_size
from lamina.dialects.tensor.sizes import same_size_source, size_source
from lamina.dialects.tensor.transforms.slices import entries_of
from lamina.interfaces.view_like import MixedValue, has_unit_stride, mixed_offsets, mixed_sizes, split_mixed_values
from lamina.ir.affine import AffineMap, symbol
from lamina.ir.attributes import DenseI64ArrayAttr, UnitAttr
from lamina.ir.reassociation import RankReduction, check_rank_reduced
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import ExpandShapeOp, ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp

Insertions = (ops.InsertSliceOp, ops.ParallelInsertSliceOp)

# ---- Reshapes that a slice or an insertion can do


@pattern(name="FoldExpandOfRankReducingExtract")
def fold_expand_of_slice(op: ops.ExpandShapeOp, rewriter: PatternRewriter) -> Outcome:
    """The slice keeps the unit dims that the expansion adds again."""
    inner = op.src.defining_op
    if not isinstance(inner, ops.ExtractSliceOp):
        return False
    source = inner.source
    whole = shapes.with_shape(source.type, inner.static_sizes)
    if whole is not op.result.type:
        return False
    rewriter.replace_op(op, make_slice(rewriter, whole, source, *entries_of(inner)))
    return True


@pattern(name="FoldUnPaddingCollapseIntoExtract")
def fold_collapse_of_slice(op: ops.CollapseShapeOp, rewriter: PatternRewriter) -> Outcome:
    """The slice drops the unit dims that the collapse drops."""
    inner = op.src.defining_op
    if not isinstance(inner, ops.ExtractSliceOp) or not inner.results[0].has_one_use:
        return False
    result = op.result.type
    if check_rank_reduced(op.src.type, result) is not RankReduction.SUCCESS:
        return rewriter.notify_match_failure(op, "expected unpadding collapse")
    rewriter.replace_op(op, make_slice(rewriter, result, inner.source, *entries_of(inner)))
    return True


@pattern(*Insertions, name="FoldInsertOfRankReducingInsert")
def fold_collapse_into_insert(op: Any, rewriter: PatternRewriter) -> Outcome:
    """The insertion takes the tensor before its unit dims were dropped."""
    inner = op.source.defining_op
    if not isinstance(inner, ops.CollapseShapeOp):
        return False
    whole = RankedTensorType(op.static_sizes, op.dest.type.element_type)
    if whole is not inner.src.type:
        return False
    rewriter.replace_op(op, make_insert(rewriter, type(op), inner.src, op.dest, *entries_of(op)))
    return True


@pattern(*Insertions, name="FoldPaddingExpandIntoInsert")
def fold_expand_into_insert(op: ParallelInsertSliceOp | InsertSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_slice(expand_shape(x)) -> insert_slice(x), which adds the unit dims"""
    inner = op.source.defining_op
    if not isinstance(inner, ops.ExpandShapeOp):
        return False
    expanded, collapsed = inner.result.type, inner.src.type
    if not isinstance(expanded, RankedTensorType) or not isinstance(collapsed, RankedTensorType):
        return False
    if check_rank_reduced(expanded, collapsed) is not RankReduction.SUCCESS:
        return rewriter.notify_match_failure(op, "expected rank increasing expansion")
    with rewriter.modify_in_place(op):
        op.source = inner.src
    return True


def reassociative_reshape_folding_patterns() -> list[RewritePattern]:
    """Returns the patterns that fold reshapes into adjacent slices and insertions."""
    return [fold_expand_of_slice, fold_collapse_of_slice, fold_collapse_into_insert, fold_expand_into_insert]


# ---- Slices before reshapes


def _is_whole(op: ExtractSliceOp, source: Value, axis: int) -> bool:
    """True if a slice takes all of a dim of its source."""
    return is_index(mixed_offsets(op)[axis], 0) and same_size_source(mixed_sizes(op)[axis], size_source(source, axis))


def _linearized(rewriter: PatternRewriter, offsets: Sequence[MixedValue], basis: Sequence[MixedValue]) -> Value:
    static, dynamic = split_mixed_values(basis)
    return rewriter.create(
        AffineLinearizeIndexOp, as_values(rewriter, offsets), dynamic, DenseI64ArrayAttr(static), UnitAttr()
    ).results[0]


@pattern(name="BubbleUpExpandShapeThroughExtractSlice")
def slice_before_expand(op: ops.ExtractSliceOp, rewriter: PatternRewriter) -> Outcome:
    """A contiguous slice of an expansion is the expansion of a slice."""
    expand = op.source.defining_op
    if not isinstance(expand, ops.ExpandShapeOp):
        return rewriter.notify_match_failure(op, "tensor.extract_slice source not produced by expand_shape")
    groups = reassociation(expand)
    entries = _collapsed_entries(op, expand, groups, rewriter)
    if entries is None:
        return rewriter.notify_match_failure(op, "not a contiguous slice of unit stride")
    offsets, sizes = entries
    source: Any = expand.src
    ones: list[MixedValue] = [1] * len(sizes)
    type = shapes.with_shape(source.type, split_mixed_values(sizes)[0])
    slice_ = make_slice(rewriter, type, source, offsets, sizes, ones).results[0]
    result = op.result.type
    rewriter.replace_op(op, make_expand(rewriter, ops.ExpandShapeOp, result, slice_, groups, mixed_sizes(op)))
    return True


def _collapsed_entries(
    op: ExtractSliceOp, expand: ExpandShapeOp, groups: list[list[int]], rewriter: PatternRewriter
) -> tuple[list[MixedValue], list[MixedValue]] | None:
    if not has_unit_stride(op):
        return None
    sizes, offsets = mixed_sizes(op), mixed_offsets(op)
    if op.result.type.rank != len(sizes):
        return None
    for group in groups:
        # Behind the first dim of more than one element, all must be whole.
        at = next((at for at, axis in enumerate(group) if not is_index(sizes[axis], 1)), len(group))
        if not all(_is_whole(op, expand.result, axis) for axis in group[at + 1 :]):
            return None
    product = AffineMap(0, 2, [symbol(0) * symbol(1)])
    new_offsets: list[MixedValue] = []
    new_sizes: list[MixedValue] = []
    for group in groups:
        size: MixedValue = 1
        basis: list[MixedValue] = []
        for axis in group:
            basis.append(tensor_size(rewriter, expand.result, axis))
            size = make_composed_folded_apply(rewriter, product, [size, sizes[axis]])
        new_sizes.append(size)
        new_offsets.append(_linearized(rewriter, [offsets[axis] for axis in group], basis))
    return new_offsets, new_sizes


@pattern(name="BubbleUpCollapseShapeThroughExtractSlice")
def slice_before_collapse(op: ops.ExtractSliceOp, rewriter: PatternRewriter) -> Outcome:
    """extract_slice(collapse_shape(x)) -> collapse_shape(extract_slice(x)), if the slice is a box of x"""
    collapse = op.source.defining_op
    if not isinstance(collapse, ops.CollapseShapeOp):
        return rewriter.notify_match_failure(op, "tensor.extract_slice source not produced by collapse_shape")
    if not has_unit_stride(op) or op.result.type.rank != len(mixed_sizes(op)):
        return rewriter.notify_match_failure(op, "not a slice of unit stride and full rank")
    groups = reassociation(collapse)
    source: Any = collapse.src
    entries = _expanded_entries(op, source.type.shape, groups)
    if entries is None:
        return rewriter.notify_match_failure(op, "not a contiguous slice of the source")
    offsets, sizes = entries
    ones: list[MixedValue] = [1] * len(sizes)
    type = shapes.with_shape(source.type, split_mixed_values(sizes)[0])
    slice_ = make_slice(rewriter, type, source, offsets, sizes, ones).results[0]
    rewriter.replace_op(op, make_collapse(rewriter, ops.CollapseShapeOp, op.result.type, slice_, groups))
    return True


def _expanded_entries(
    op: ExtractSliceOp, shape: Sequence[int], groups: list[list[int]]
) -> tuple[list[MixedValue], list[MixedValue]] | None:
    offsets: list[MixedValue] = []
    sizes: list[MixedValue] = []
    for size, offset, group in zip(mixed_sizes(op), mixed_offsets(op), groups, strict=True):
        box = _box(offset, size, [shape[axis] for axis in group])
        if box is None:
            return None
        offsets += box[0]
        sizes += box[1]
    return offsets, sizes


def _box(
    offset: MixedValue, size: MixedValue, shape: Sequence[int]
) -> tuple[list[MixedValue], list[MixedValue]] | None:
    """Returns offsets and sizes of the box of a group of dims that is a contiguous run of the collapsed one; None if
    there is none, or, as in MLIR, if it reaches the end of a partially covered dim."""
    wide = [axis for axis, extent in enumerate(shape) if extent != 1]
    if len(wide) <= 1:
        at = wide[0] if wide else len(shape) - 1
        return (
            [offset if axis == at else 0 for axis in range(len(shape))],
            [size if axis == at else 1 for axis in range(len(shape))],
        )
    if not isinstance(offset, int) or not isinstance(size, int) or DYNAMIC in shape:
        return None
    offsets: list[MixedValue] = []
    sizes: list[MixedValue] = []
    cut = False
    for extent in reversed(shape):
        if not cut and size >= extent:
            if size % extent or offset % extent:
                return None
            taken = extent
        else:
            taken = 1 if cut else size
            if not cut and offset % extent + size >= extent:
                return None
            cut = True
        size //= taken
        offsets.append(0 if taken == extent else offset % extent)
        sizes.append(taken)
        offset //= extent
    return offsets[::-1], sizes[::-1]


def bubble_up_extract_slice_patterns() -> list[RewritePattern]:
    """Slices move before reshapes."""
    return [slice_before_expand, slice_before_collapse]
