"""Empty tensors that are sliced, reshaped or concatenated, and concatenations taken apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.tensor import ops
from lamina.dialects.tensor.canonicalize import cast, make_insert
from lamina.dialects.tensor.interfaces import tensor_sizes
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.view_like import MixedValue, split_mixed_values
from lamina.ir.affine import AffineMap, symbol
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import CollapseShapeOp, ExpandShapeOp, ExtractSliceOp


def make_empty(rewriter: PatternRewriter, sizes: Sequence[MixedValue], like: RankedTensorType) -> Value:
    """``tensor.empty`` of the sizes, with the element type and encoding of a type."""
    static, dynamic = split_mixed_values(sizes)
    type = RankedTensorType(static, like.element_type, like.encoding)
    return rewriter.create(ops.EmptyOp, dynamic, result_types=[type]).results[0]


def fold_empty_patterns(single_use_only: bool = False) -> list[RewritePattern]:
    """Folds reshapes, slices and concatenations of empty tensors to empty tensors; ``single_use_only`` restricts
    reshapes and slices to single uses."""

    def source_of(op: CollapseShapeOp | ExpandShapeOp | ExtractSliceOp) -> ops.EmptyOp | None:
        source = op.source if isinstance(op, ops.ExtractSliceOp) else op.src
        if not isinstance(source.defining_op, ops.EmptyOp) or (single_use_only and not source.has_one_use):
            return None
        return source.defining_op

    def fold_reshape(op: Any, rewriter: PatternRewriter) -> Outcome:
        """reshape(empty) -> empty of the reshaped type"""
        if source_of(op) is None:
            return False
        result = op.results[0].type
        shapes = reify_result_shapes(rewriter, op)
        if shapes is None:
            return False
        empty = make_empty(rewriter, shapes[0], result)
        rewriter.replace_op(op, [empty if empty.type is result else cast(rewriter, empty, result)])
        return True

    def fold_slice(op: ExtractSliceOp, rewriter: PatternRewriter) -> Outcome:
        """Returns an empty tensor of the slice's own sizes."""
        if source_of(op) is None:
            return False
        rewriter.replace_op(op, rewriter.create(ops.EmptyOp, op.sizes, result_types=[op.result.type]))
        return True

    return [
        FunctionPattern(fold_slice, ops.ExtractSliceOp, name="FoldEmptyTensorWithExtractSliceOp"),
        FunctionPattern(fold_reshape, ops.ExpandShapeOp, name="FoldEmptyTensorWithReshapeOp"),
        FunctionPattern(fold_reshape, ops.CollapseShapeOp, name="FoldEmptyTensorWithReshapeOp"),
        fold_concat,
    ]


@pattern(name="FoldConcatsOfEmpty")
def fold_concat(op: ops.ConcatOp, rewriter: PatternRewriter) -> Outcome:
    """A concatenation of nothing but empty tensors is one."""
    inputs = op.inputs
    if not inputs or not isinstance(inputs[0].defining_op, ops.EmptyOp):
        return False
    if not all(isinstance(value.defining_op, ops.EmptyOp) for value in inputs):
        return rewriter.notify_match_failure(op, "not all operands are defined by an empty op")
    shapes = reify_result_shapes(rewriter, op)
    if shapes is None:
        return rewriter.notify_match_failure(op, "failed to get result shape")
    result = op.result.type
    empty = make_empty(rewriter, shapes[0], result)
    rewriter.replace_op(op, [empty if empty.type is result else cast(rewriter, empty, result)])
    return True


@pattern(name="DecomposeTensorConcatOp")
def decompose_concat(op: ops.ConcatOp, rewriter: PatternRewriter) -> Outcome:
    """concat(x, y) -> insert_slice(y, insert_slice(x, empty))"""
    axis = op.dim
    inputs = op.inputs
    result = op.result.type
    sizes = [tensor_sizes(rewriter, value) for value in inputs]
    total = AffineMap(0, 2, [symbol(0) + symbol(1)])
    shape: list[MixedValue] = list(sizes[0])
    places: list[MixedValue] = [0]
    for own in sizes[1:]:
        places.append(shape[axis])
        shape[axis] = make_composed_folded_apply(rewriter, total, [shape[axis], own[axis]])
    value = make_empty(rewriter, shape, RankedTensorType(result.shape, result.element_type))
    ones: list[MixedValue] = [1] * result.rank
    for input, own, place in zip(inputs, sizes, places, strict=True):
        offsets: list[MixedValue] = [0] * result.rank
        offsets[axis] = place
        value = make_insert(rewriter, ops.InsertSliceOp, input, value, offsets, own, ones).results[0]
    rewriter.replace_op(op, [value if value.type is result else cast(rewriter, value, result)])
    return True


def decompose_concat_patterns() -> list[RewritePattern]:
    """Returns the pattern that takes concatenations apart."""
    return [decompose_concat]
