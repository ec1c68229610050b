"""Folds views (subviews, expansions and collapses) into accesses of their sources."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.define import find_property, operand_segments, segment_sizes
from lamina.define.properties import property_of
from lamina.dialects.affine.ops import AffineDelinearizeIndexOp, AffineLinearizeIndexOp
from lamina.dialects.affine.slices import resolved_indices
from lamina.dialects.arith.mixed import constant_index, simplified
from lamina.dialects.gpu.matrix_ops import SubgroupMmaLoadMatrixOp, SubgroupMmaStoreMatrixOp
from lamina.dialects.linalg.slices import Slice, subview
from lamina.dialects.memref import ops
from lamina.dialects.memref.fold import dropped_dims
from lamina.dialects.memref.reshape_patterns import output_shape, reassociation
from lamina.dialects.vector import ops as vector
from lamina.dialects.vector.queries import has_out_of_bounds_dim
from lamina.interfaces.view_like import (
    MixedValue,
    has_unit_stride,
    mixed_offsets,
    mixed_sizes,
    mixed_strides,
    split_mixed_values,
)
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import AffineMapAttr, DenseI64ArrayAttr, UnitAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.dialects.memref.ops import CollapseShapeOp, ExpandShapeOp
    from lamina.dialects.vector.ops import TransferReadOp

# ---- Accesses

# class -> where the memref is among the operands; its indices follow.
_LOADS: dict[type[Operation], int] = {
    ops.LoadOp: 0,
    vector.LoadOp: 0,
    vector.MaskedLoadOp: 0,
    vector.TransferReadOp: 0,
    SubgroupMmaLoadMatrixOp: 0,
}
_STORES: dict[type[Operation], int] = {
    ops.StoreOp: 1,
    vector.StoreOp: 1,
    vector.MaskedStoreOp: 0,
    vector.TransferWriteOp: 1,
    SubgroupMmaStoreMatrixOp: 1,
}
_ACCESSES = _LOADS | _STORES
_MATRIX_ACCESSES = (SubgroupMmaLoadMatrixOp, SubgroupMmaStoreMatrixOp)
_TRANSFERS = (vector.TransferReadOp, vector.TransferWriteOp)


def _accessed(op: Operation) -> Value:
    return op.operand(_ACCESSES[type(op)])


def _vector_rank(op: Any) -> int:
    """Returns the rank of the accessed vector; 0 for single elements. Matrix rows count as vectors: the operation
    holds the leading dimension."""
    if isinstance(op, _MATRIX_ACCESSES):
        return 1
    value: Any = op.results[0] if op.results else op.value_to_store if not isinstance(op, ops.StoreOp) else op.value
    return int(value.type.rank) if hasattr(value.type, "scalable_dims") else 0


def _replace_access(
    rewriter: PatternRewriter, op: Any, source: Value, indices: Sequence[Value], kept: dict[str, Attribute]
) -> bool:
    """Returns the same access on another memref, with only the properties in ``kept`` and those that the access
    requires."""
    position = _ACCESSES[type(op)]
    operands = op.operands
    operands[position : position + 1 + len(op.indices)] = [source, *indices]
    properties = {**type(op).definition.filled_defaults, **kept}
    counts = list(operand_segments(op))
    if counts:
        counts[position + 1] = len(indices)
        properties.update(segment_sizes(*counts))
    inserted = rewriter.insert(type(op)(operands, op.result_types, properties, location=rewriter.location))
    rewriter.replace_op(op, inserted.results)
    return True


def _nontemporal(op: ops.LoadOp | ops.StoreOp) -> dict[str, Attribute]:
    flag = find_property(op, ops.LoadOp.nontemporal)
    return {} if flag is None else {"nontemporal": flag}


# ---- Subviews


def _fold_subview(op: Any, rewriter: PatternRewriter) -> Outcome:
    """Returns the access adds the offsets of the subview and multiplies by its strides."""
    view = _accessed(op).defining_op
    if not isinstance(view, ops.SubViewOp):
        return rewriter.notify_match_failure(op, "not a subview producer")
    if isinstance(op, _TRANSFERS):
        if has_out_of_bounds_dim(op):
            return rewriter.notify_match_failure(op, "out of bounds transfer dim")
        if not has_unit_stride(view):
            return rewriter.notify_match_failure(op, "non-1 stride subview, need to track strides in folded memref")
    dropped = dropped_dims(view)
    strides = [stride for axis, stride in enumerate(mixed_strides(view)) if axis not in dropped]
    rank = _vector_rank(op)
    if any(stride != 1 for stride in strides[len(strides) - rank :]):
        return rewriter.notify_match_failure(op, "the elements of the vector are not contiguous in the source")
    indices = resolved_indices(rewriter, mixed_offsets(view), mixed_strides(view), dropped, op.indices)
    kept: dict[str, Attribute] = {}
    if isinstance(op, ops.LoadOp | ops.StoreOp):
        kept = _nontemporal(op)
    elif isinstance(op, _TRANSFERS):
        map = op.permutation_map.expand_dims_to_rank(view.source.type.rank, dropped)
        kept = {"permutation_map": AffineMapAttr(map), "in_bounds": property_of(op, type(op).in_bounds)}
    elif isinstance(op, _MATRIX_ACCESSES):
        kept = dict(op._properties)
    return _replace_access(rewriter, op, view.source, indices, kept)


@pattern(name="SubViewOfSubViewFolder")
def fold_subview_of_subview(op: ops.SubViewOp, rewriter: PatternRewriter) -> Outcome:
    """A subview of a subview is one."""
    inner = op.source.defining_op
    if not isinstance(inner, ops.SubViewOp):
        return rewriter.notify_match_failure(op, "not a subview")
    if not has_unit_stride(op) or not has_unit_stride(inner):
        return rewriter.notify_match_failure(op, "non-1 stride subview")
    dropped = dropped_dims(inner)
    offsets = resolved_indices(rewriter, mixed_offsets(inner), mixed_strides(inner), dropped, mixed_offsets(op))
    own = iter(mixed_sizes(op))
    sizes = [size if axis in dropped else next(own) for axis, size in enumerate(mixed_sizes(inner))]
    place = Slice([simplified(offset) for offset in offsets], sizes)
    rewriter.replace_op(op, subview(rewriter, inner.source, place, op.result.type))
    return True


# ---- Reshapes


def linearized_index(
    rewriter: PatternRewriter, indices: Sequence[Value], basis: Sequence[MixedValue], disjoint: bool
) -> Value:
    """``affine.linearize_index``."""
    static, dynamic = split_mixed_values(basis)
    return rewriter.create(
        AffineLinearizeIndexOp, indices, dynamic, DenseI64ArrayAttr(static), UnitAttr() if disjoint else None
    ).results[0]


def delinearized_index(rewriter: PatternRewriter, index: Value, basis: Sequence[MixedValue]) -> list[Value]:
    """``affine.delinearize_index`` with a bound for the outermost index."""
    static, dynamic = split_mixed_values(basis)
    types = [index.type] * len(basis)
    affine_delinearize_index = rewriter.create(
        AffineDelinearizeIndexOp, index, dynamic, DenseI64ArrayAttr(static), result_types=types
    )
    return list(affine_delinearize_index.results)


def indices_before_expansion(
    rewriter: PatternRewriter, expand: ExpandShapeOp, at: Sequence[Value], disjoint: bool
) -> list[Value]:
    """Indices into a memref.expand_shape as indices into its source."""
    shape = output_shape(expand)
    return [
        at[group[0]]
        if len(group) == 1
        else linearized_index(rewriter, [at[axis] for axis in group], [shape[axis] for axis in group], disjoint)
        for group in reassociation(expand)
    ]


def indices_before_collapse(rewriter: PatternRewriter, collapse: CollapseShapeOp, at: Sequence[Value]) -> list[Value]:
    """Indices into a memref.collapse_shape as indices into its source."""
    source = collapse.src
    metadata = rewriter.create(ops.ExtractStridedMetadataOp, source)
    sizes = [value if size == DYNAMIC else size for size, value in zip(source.type.shape, metadata.sizes, strict=True)]
    groups = reassociation(collapse)
    indices: list[Value] = []
    for index, group in zip(at, groups, strict=True):
        if len(group) == 1:
            indices.append(index)
        else:
            indices += delinearized_index(rewriter, index, [sizes[axis] for axis in group])
    return indices if groups else [constant_index(rewriter, 0) for _ in range(source.type.rank)]


def _fold_expand(op: TransferReadOp, rewriter: PatternRewriter) -> Outcome:
    """The indices of each group become one."""
    expand = _accessed(op).defining_op
    if not isinstance(expand, ops.ExpandShapeOp):
        return rewriter.notify_match_failure(op, "not an expand_shape")
    groups = reassociation(expand)
    rank = _vector_rank(op)
    kept: dict[str, Attribute] = {}
    if isinstance(op, vector.TransferReadOp):
        if len(groups) < rank or not op.permutation_map.is_minor_identity():
            return rewriter.notify_match_failure(op, "expected the innermost dims in order")
        if has_out_of_bounds_dim(op):
            return rewriter.notify_match_failure(op, "out of bounds transfer dim")
        map = AffineMap.minor_identity(len(groups), rank)
        kept = {"permutation_map": AffineMapAttr(map), "in_bounds": property_of(op, type(op).in_bounds)}
    else:
        kept = _nontemporal(op)
    # All dims of the vector but the outermost must be dims of the source.
    if rank > len(groups) or any(len(group) > 1 for group in groups[len(groups) - rank + 1 :] if rank):
        return rewriter.notify_match_failure(op, "the elements of the vector are not contiguous in the source")
    indices = indices_before_expansion(rewriter, expand, op.indices, isinstance(op, ops.LoadOp | ops.StoreOp))
    return _replace_access(rewriter, op, expand.src, indices, kept)


def _fold_collapse(op: Any, rewriter: PatternRewriter) -> Outcome:
    """Each index becomes those of its group."""
    collapse = _accessed(op).defining_op
    if not isinstance(collapse, ops.CollapseShapeOp):
        return rewriter.notify_match_failure(op, "not a collapse_shape")
    groups = reassociation(collapse)
    source = collapse.src
    rank = _vector_rank(op)
    if rank > 1 and any(len(group) > 1 for group in groups[len(groups) - rank :]):
        return rewriter.notify_match_failure(op, "the elements of the vector are not contiguous in the source")
    indices = indices_before_collapse(rewriter, collapse, op.indices)
    return _replace_access(rewriter, op, source, indices, _nontemporal(op))


Fold = Callable[[Any, PatternRewriter], Outcome]


def fold_alias_patterns() -> list[RewritePattern]:
    """MLIR's populateFoldMemRefAliasOpPatterns, for the accesses of memref and vector."""
    elements = (ops.LoadOp, ops.StoreOp, vector.LoadOp, vector.StoreOp, vector.MaskedLoadOp, vector.MaskedStoreOp)
    rows: tuple[tuple[Fold, tuple[type[Operation], ...], str], ...] = (
        (_fold_subview, tuple(_ACCESSES), "OfSubViewOpFolder"),
        (_fold_expand, (*elements, vector.TransferReadOp), "OfExpandShapeOpFolder"),
        (_fold_collapse, elements, "OfCollapseShapeOpFolder"),
    )
    patterns: list[RewritePattern] = []
    for fold, classes, name in rows:
        for kind, group in (("Load", _LOADS), ("Store", _STORES)):
            chosen = tuple(cls for cls in classes if cls in group)
            patterns.append(FunctionPattern(fold, chosen, name=f"{kind}Op{name}"))
    return [*patterns, fold_subview_of_subview]
