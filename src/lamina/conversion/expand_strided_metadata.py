"""``expand-strided-metadata``: views become extract_strided_metadata, index arithmetic and reinterpret_cast.

Each view (subview, expand_shape, collapse_shape) is resolved to a base buffer, an offset, sizes and strides; these
rebuild the view as a reinterpret_cast, or directly replace an extract_strided_metadata of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.arith.mixed import as_value, as_values, constant_index
from lamina.dialects.memref.fold import dropped_dims
from lamina.dialects.memref.ops import (
    AllocaOp,
    AllocOp,
    AssumeAlignmentOp,
    CastOp,
    CollapseShapeOp,
    ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp,
    GetGlobalOp,
    MemorySpaceCastOp,
    ReinterpretCastOp,
    SubViewOp,
)
from lamina.dialects.memref.transforms.strided_metadata import (
    StridedMetadata,
    extract_metadata,
    known_or,
    reinterpret_cast,
    strides_and_offset,
)
from lamina.interfaces.view_like import (
    MixedValue,
    ViewLikeOpInterface,
    mixed_offsets,
    mixed_sizes,
    mixed_strides,
    mixed_values,
)
from lamina.ir import affine
from lamina.ir.affine import AffineExpr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern


def _apply(rewriter: PatternRewriter, expr: AffineExpr, operands: Sequence[MixedValue]) -> MixedValue:
    return make_composed_folded_apply(rewriter, affine.AffineMap(0, len(operands), [expr]), operands)


# ---- Resolving views


def resolve_subview(rewriter: PatternRewriter, subview: SubViewOp) -> StridedMetadata:
    """Offsets times strides are added to the offset, strides are multiplied, dropped dimensions left out."""
    source = subview.source
    metadata = extract_metadata(rewriter, source)
    known_strides, known_offset = strides_and_offset(source.type)
    source_strides = known_or(known_strides, metadata.strides)
    offset: MixedValue = metadata.offset if known_offset == DYNAMIC else known_offset
    product = affine.symbol(0) * affine.symbol(1)
    strides: list[MixedValue] = []
    total: AffineExpr = affine.symbol(0)
    terms: list[MixedValue] = [offset]
    for step, source_stride, position in zip(
        mixed_strides(subview), source_strides, mixed_offsets(subview), strict=True
    ):
        strides.append(_apply(rewriter, product, [step, source_stride]))
        total = total + affine.symbol(len(terms)) * affine.symbol(len(terms) + 1)
        terms += [position, source_stride]
    final_offset = _apply(rewriter, total, terms)
    dropped = dropped_dims(subview)
    kept = [position for position in range(source.type.rank) if position not in dropped]
    sizes = mixed_sizes(subview)
    return StridedMetadata(
        metadata.base_buffer,
        final_offset,
        [sizes[position] for position in kept],
        [strides[position] for position in kept],
    )


GroupSizes = Callable[[Any, Any, list[MixedValue], int], list[MixedValue]]
GroupStrides = Callable[[Any, Any, list[MixedValue], list[MixedValue], int], list[MixedValue]]


def resolve_reshape(rewriter: PatternRewriter, reshape: CollapseShapeOp | ExpandShapeOp) -> StridedMetadata:
    """Sizes and strides group by group; the offset stays."""
    source = reshape.src
    metadata = extract_metadata(rewriter, source)
    known_offset = strides_and_offset(source.type)[1]
    offset: MixedValue = metadata.offset if known_offset == DYNAMIC else known_offset
    if source.type.rank == 0:
        ones: list[MixedValue] = [1] * reshape.result.type.rank
        return StridedMetadata(metadata.base_buffer, offset, ones, list(ones))
    sizes_of, strides_of = _GROUPS[type(reshape)]
    source_sizes: list[MixedValue] = list(metadata.sizes)
    source_strides: list[MixedValue] = list(metadata.strides)
    sizes: list[MixedValue] = []
    strides: list[MixedValue] = []
    for group in range(len(reshape.reassociation)):
        sizes += sizes_of(rewriter, reshape, source_sizes, group)
        strides += strides_of(rewriter, reshape, source_sizes, source_strides, group)
    return StridedMetadata(metadata.base_buffer, offset, sizes, strides)


def _group(reshape: CollapseShapeOp | ExpandShapeOp, position: int) -> list[int]:
    return reshape.reassociation[position]


def _group_output(reshape: ExpandShapeOp, position: int) -> list[MixedValue]:
    output = mixed_values(reshape.static_output_shape, reshape.output_shape)
    return [output[dimension] for dimension in _group(reshape, position)]


def expanded_sizes(
    rewriter: PatternRewriter, reshape: ExpandShapeOp, source_sizes: list[MixedValue], position: int
) -> list[MixedValue]:
    """A single unknown size of the group is the source's size divided by the others; several are those of the output
    shape."""
    shape = [reshape.result.type.shape[dimension] for dimension in _group(reshape, position)]
    if shape.count(DYNAMIC) > 1:
        return _group_output(reshape, position)
    known = 1
    for size in shape:
        known *= 1 if size == DYNAMIC else size
    rest = affine.symbol(0).floordiv(known)
    return [_apply(rewriter, rest, [source_sizes[position]]) if size == DYNAMIC else size for size in shape]


def expanded_strides(
    rewriter: PatternRewriter,
    reshape: ExpandShapeOp,
    source_sizes: list[MixedValue],
    source_strides: list[MixedValue],
    position: int,
) -> list[MixedValue]:
    """Returns the source's stride times the sizes of the later dimensions of the group."""
    shape = [reshape.result.type.shape[dimension] for dimension in _group(reshape, position)]
    known_stride = strides_and_offset(reshape.src.type)[0][position]
    stride: MixedValue = source_strides[position] if known_stride == DYNAMIC else known_stride
    if shape.count(DYNAMIC) > 1:
        return _strides_of_output(rewriter, _group_output(reshape, position), stride)
    products = [1] * len(shape)
    running = 1
    for at in reversed(range(len(shape))):
        products[at] = running
        running *= 1 if shape[at] == DYNAMIC else shape[at]
    outer = shape.index(DYNAMIC) if DYNAMIC in shape else 0
    result: list[MixedValue] = []
    for at, product in enumerate(products):
        if at < outer:
            expr = (affine.symbol(0) * product).floordiv(running) * affine.symbol(1)
            result.append(_apply(rewriter, expr, [source_sizes[position], stride]))
        else:
            result.append(_apply(rewriter, affine.symbol(0) * product, [stride]))
    return result


def _strides_of_output(rewriter: PatternRewriter, sizes: list[MixedValue], stride: MixedValue) -> list[MixedValue]:
    strides = [stride]
    for size in reversed(sizes[1:]):
        strides.append(_apply(rewriter, affine.symbol(0) * affine.symbol(1), [strides[-1], size]))
    return strides[::-1]


def collapsed_sizes(
    rewriter: PatternRewriter, reshape: CollapseShapeOp, source_sizes: list[MixedValue], position: int
) -> list[MixedValue]:
    """Returns the product of the sizes of the group."""
    size = reshape.result.type.shape[position]
    if size != DYNAMIC:
        return [size]
    shape = reshape.src.type.shape
    factors = [
        source_sizes[dimension] if shape[dimension] == DYNAMIC else shape[dimension]
        for dimension in _group(reshape, position)
    ]
    product: AffineExpr = affine.symbol(0)
    for at in range(1, len(factors)):
        product = product * affine.symbol(at)
    return [_apply(rewriter, product, factors)]


def collapsed_strides(
    rewriter: PatternRewriter,
    reshape: CollapseShapeOp,
    source_sizes: list[MixedValue],
    source_strides: list[MixedValue],
    position: int,
) -> list[MixedValue]:
    """Returns the stride of the innermost dimension of the group that is not of size one."""
    known = strides_and_offset(reshape.src.type)[0]
    group = _group(reshape, position)
    wide = [dimension for dimension in group if reshape.src.type.shape[dimension] != 1]
    if wide:
        last = wide[-1]
        return [source_strides[last] if known[last] == DYNAMIC else known[last]]
    stride = strides_and_offset(reshape.result.type)[0][position]
    if stride != DYNAMIC:
        return [stride]
    return [next(source_strides[dimension] for dimension in group if known[dimension] == DYNAMIC)]


_GROUPS: dict[type, tuple[GroupSizes, GroupStrides]] = {
    ExpandShapeOp: (expanded_sizes, expanded_strides),
    CollapseShapeOp: (collapsed_sizes, collapsed_strides),
}


# ---- Patterns on views


@pattern
def expand_subview(op: SubViewOp, rewriter: PatternRewriter) -> Outcome:
    """A subview is a reinterpret_cast of the base buffer."""
    rewriter.replace_op(op, reinterpret_cast(rewriter, op.result.type, resolve_subview(rewriter, op)))
    return True


@pattern
def expand_expand_shape(op: ExpandShapeOp, rewriter: PatternRewriter) -> Outcome:
    """An expansion is a reinterpret_cast of the base buffer."""
    rewriter.replace_op(op, reinterpret_cast(rewriter, op.result.type, resolve_reshape(rewriter, op)))
    return True


@pattern
def expand_collapse_shape(op: CollapseShapeOp, rewriter: PatternRewriter) -> Outcome:
    """A collapse is a reinterpret_cast of the base buffer."""
    rewriter.replace_op(op, reinterpret_cast(rewriter, op.result.type, resolve_reshape(rewriter, op)))
    return True


# ---- Patterns on extract_strided_metadata


def _replace_metadata(rewriter: PatternRewriter, op: ExtractStridedMetadataOp, metadata: StridedMetadata) -> bool:
    rest = [metadata.offset, *metadata.sizes, *metadata.strides]
    rewriter.replace_op(op, [metadata.base, *as_values(rewriter, rest)])
    return True


def _source_of(op: ExtractStridedMetadataOp, *classes: type[Operation]) -> Any:
    owner = op.source.defining_op
    return owner if isinstance(owner, classes) else None


@pattern
def metadata_of_alloc(op: ExtractStridedMetadataOp, rewriter: PatternRewriter) -> Outcome:
    """A plain allocation is dense."""
    alloc = _source_of(op, AllocOp, AllocaOp)
    if alloc is None:
        return False
    type = alloc.memref.type
    if not type.has_identity_layout:
        return rewriter.notify_match_failure(op, "alloc-like operations should have been normalized")
    sizes = mixed_values(type.shape, alloc.dynamic_sizes)
    strides: list[MixedValue] = [1] * type.rank
    product: AffineExpr = affine.constant(1)
    for count, at in enumerate(reversed(range(type.rank - 1)), 1):
        product = product * affine.symbol(count - 1)
        strides[at] = _apply(rewriter, product, sizes[type.rank - count :])
    return _replace_by_dense(rewriter, op, alloc.memref, sizes, strides)


@pattern
def metadata_of_get_global(op: ExtractStridedMetadataOp, rewriter: PatternRewriter) -> Outcome:
    """A plain global is dense."""
    source = _source_of(op, GetGlobalOp)
    if source is None:
        return False
    type = source.results[0].type
    if not type.has_identity_layout:
        return rewriter.notify_match_failure(op, "get_global operation should have been normalized")
    strides, _ = strides_and_offset(type)
    return _replace_by_dense(rewriter, op, source.results[0], list(type.shape), list(strides))


def _replace_by_dense(
    rewriter: PatternRewriter,
    op: ExtractStridedMetadataOp,
    buffer: Value,
    sizes: list[MixedValue],
    strides: list[MixedValue],
) -> bool:
    wanted = op.base_buffer.type
    base: Value | None = None
    if not op.base_buffer.use_empty:
        base = buffer
        if buffer.type is not wanted:
            base = reinterpret_cast(rewriter, wanted, StridedMetadata(buffer, 0, [], [])).results[0]
    offset = constant_index(rewriter, 0)
    rewriter.replace_op(op, [base, offset, *as_values(rewriter, sizes), *as_values(rewriter, strides)])
    return True


@pattern
def metadata_of_collapse_shape(op: ExtractStridedMetadataOp, rewriter: PatternRewriter) -> Outcome:
    """Looks through a collapse."""
    reshape = _source_of(op, CollapseShapeOp)
    return reshape is not None and _replace_metadata(rewriter, op, resolve_reshape(rewriter, reshape))


@pattern
def metadata_of_expand_shape(op: ExtractStridedMetadataOp, rewriter: PatternRewriter) -> Outcome:
    """Looks through an expansion."""
    reshape = _source_of(op, ExpandShapeOp)
    return reshape is not None and _replace_metadata(rewriter, op, resolve_reshape(rewriter, reshape))


@pattern
def pointer_of_view(op: ExtractAlignedPointerAsIndexOp, rewriter: PatternRewriter) -> Outcome:
    """extract_aligned_pointer_as_index(view(x)) -> extract_aligned_pointer_as_index(x)"""
    view = op.source.defining_op
    model = None if view is None else ViewLikeOpInterface.get(view)
    if model is None or model.get_view_dest(view) is not op.source:
        return rewriter.notify_match_failure(op, "not a ViewLike source")
    with rewriter.modify_in_place(op):
        op.source = model.get_view_source(view)
    return True


@pattern
def metadata_of_reinterpret_cast(op: ExtractStridedMetadataOp, rewriter: PatternRewriter) -> Outcome:
    """extract_strided_metadata(reinterpret_cast(x)) -> the cast's offset, sizes and strides"""
    cast = _source_of(op, ReinterpretCastOp)
    if cast is None:
        return False
    if not isinstance(cast.source.type, MemRefType) or cast.source.type.strides_and_offset() is None:
        return rewriter.notify_match_failure(op, "reinterpret_cast source's type is incompatible")
    base = extract_metadata(rewriter, cast.source).base_buffer
    metadata = StridedMetadata(base, mixed_offsets(cast)[0], mixed_sizes(cast), mixed_strides(cast))
    return _replace_metadata(rewriter, op, metadata)


@pattern
def metadata_of_subview(op: ExtractStridedMetadataOp, rewriter: PatternRewriter) -> Outcome:
    """Looks through a subview."""
    subview = _source_of(op, SubViewOp)
    return subview is not None and _replace_metadata(rewriter, op, resolve_subview(rewriter, subview))


@pattern
def metadata_of_cast(op: ExtractStridedMetadataOp, rewriter: PatternRewriter) -> Outcome:
    """extract_strided_metadata(cast(x)) -> extract_strided_metadata(x), with the constants of the cast's type"""
    cast = _source_of(op, CastOp)
    if cast is None:
        return False
    source = cast.source
    if not isinstance(source.type, MemRefType):
        return rewriter.notify_match_failure(op, "source is not a ranked memref")
    if source.type.strides_and_offset() is None:
        return rewriter.notify_match_failure(op, "source is not strided")
    known_strides, known_offset = strides_and_offset(op.source.type)
    inner = extract_metadata(rewriter, source)
    offset: MixedValue = inner.offset if known_offset == DYNAMIC else known_offset
    sizes, strides = known_or(op.source.type.shape, inner.sizes), known_or(known_strides, inner.strides)
    return _replace_metadata(rewriter, op, StridedMetadata(inner.base_buffer, offset, sizes, strides))


@pattern
def metadata_of_memory_space_cast(op: ExtractStridedMetadataOp, rewriter: PatternRewriter) -> Outcome:
    """Looks through a change of memory space; the base buffer is cast instead, where it is used."""
    cast = _source_of(op, MemorySpaceCastOp)
    if cast is None:
        return False
    inner = extract_metadata(rewriter, cast.source)
    values: list[Value | None] = list(inner.results)
    if op.base_buffer.use_empty:
        values[0] = None
    else:
        memory_space_cast = rewriter.create(
            MemorySpaceCastOp, inner.base_buffer, result_types=[op.base_buffer.type]
        )
        values[0] = memory_space_cast.results[0]
    rewriter.replace_op(op, values)
    return True


@pattern
def metadata_of_assume_alignment(op: ExtractStridedMetadataOp, rewriter: PatternRewriter) -> Outcome:
    """Looks through an alignment assumption."""
    assumption = _source_of(op, AssumeAlignmentOp)
    if assumption is None:
        return False
    rewriter.replace_op(op, extract_metadata(rewriter, assumption.memref))
    return True


@pattern
def metadata_of_base_buffer(op: ExtractStridedMetadataOp, rewriter: PatternRewriter) -> Outcome:
    """A base buffer is its own base, at offset 0."""
    inner = _source_of(op, ExtractStridedMetadataOp)
    if inner is None:
        return False
    rewriter.replace_op(op, [inner.base_buffer, as_value(rewriter, 0)])
    return True


def expand_strided_metadata_patterns() -> list[RewritePattern]:
    """Returns the patterns of the pass, in order of application."""
    return [
        expand_subview,
        expand_expand_shape,
        expand_collapse_shape,
        metadata_of_alloc,
        metadata_of_collapse_shape,
        metadata_of_expand_shape,
        metadata_of_get_global,
        pointer_of_view,
        metadata_of_reinterpret_cast,
        metadata_of_subview,
        metadata_of_cast,
        metadata_of_memory_space_cast,
        metadata_of_assume_alignment,
        metadata_of_base_buffer,
    ]


@register_pass(
    "expand-strided-metadata",
    summary="Expand memref operations into easier to analyze constructs",
    display_name="ExpandStridedMetadataPass",
)
class ExpandStridedMetadata(Pass):
    """Resolves views of memrefs down to base buffers, offsets, sizes and strides."""

    def run(self, operation: Operation) -> None:
        patterns = PatternSet(expand_strided_metadata_patterns())
        for region in operation.regions:
            apply_local_patterns_greedily(region, patterns)
