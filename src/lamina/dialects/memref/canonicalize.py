"""Canonicalization patterns of memref operations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import slice_entries, slice_entries_with_constants
from lamina.dialects.arith.ops import IndexCastOp
from lamina.dialects.memref import layouts, ops
from lamina.dialects.memref.fold import can_fold_cast_into_consumer, dropped_dims, is_size
from lamina.dialects.memref.reshape_patterns import (
    ReshapeCompositions,
    make_collapse,
    make_expand,
    output_shape,
    reassociation,
)
from lamina.interfaces.effects import AUTOMATIC_ALLOCATION_SCOPE_RESOURCE, Effect, get_effects
from lamina.interfaces.view_like import (
    MixedValue,
    mixed_offsets,
    mixed_sizes,
    mixed_strides,
    split_mixed_values,
)
from lamina.ir import traits
from lamina.ir.attributes import DenseI64ArrayAttr, StridedLayoutAttr
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, MemRefType, index
from lamina.ir.value import Value, type_as
from lamina.rewrite.canonicalization import canonicalize
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.dialects.memref.ops import ReinterpretCastOp, SubViewOp
    from lamina.rewrite.rewriter import PatternRewriter


def _cast_to(rewriter: PatternRewriter, value: Value, op: Operation) -> bool:
    """Replaces the operation by a value, cast to its type."""
    cast = rewriter.create(ops.CastOp, value, result_types=[op.results[0].type])
    rewriter.replace_op(op, cast)
    return True


# ---- Allocation


@canonicalize
def constant_sizes_of_alloc(op: ops.AllocOp | ops.AllocaOp, rewriter: PatternRewriter) -> Outcome:
    """alloc(constant sizes) -> alloc of a more static type, with a cast"""
    if not op._operands:
        return False
    sizes = [constant_int(value) for value in op.dynamic_sizes]
    if not any(size is not None and size >= 0 for size in sizes):
        return False
    type = op.memref.type
    shape: list[int] = []
    kept: list[Value] = []
    rest = iter(zip(op.dynamic_sizes, sizes, strict=True))
    for size in type.shape:
        if size == DYNAMIC:
            value, number = next(rest)
            if number is not None and number >= 0:
                size = number
            else:
                kept.append(value)
        shape.append(size)
    new_op = rewriter.create(
        op.__class__,
        kept,
        op.symbol_operands,
        op.alignment,
        result_types=[type.clone_with(shape)],
    )
    return _cast_to(rewriter, new_op.results[0], op)


@canonicalize
def dead_alloc(op: ops.AllocOp | ops.ReallocOp | ops.AllocaOp, rewriter: PatternRewriter) -> Outcome:
    """alloc() -> erase, if it is only written to or freed"""
    buffer = op.results[0]
    for user in buffer.users:
        if isinstance(user, ops.StoreOp):
            if user.value is buffer:
                return False
        elif not isinstance(user, ops.DeallocOp):
            return False
    for user in list(dict.fromkeys(buffer.users)):
        rewriter.erase_op(user)
    rewriter.erase_op(op)
    return True


# ---- alloca_scope


def _allocates_automatically(op: Operation, unless_unknown: bool) -> bool:
    if op.trait_bits & traits.RecursiveMemoryEffects.bit and not unless_unknown:
        return False
    effects = get_effects(op)
    if effects is None:
        return not unless_unknown
    return any(
        effect.effect is Effect.ALLOCATE and effect.resource is AUTOMATIC_ALLOCATION_SCOPE_RESOURCE
        for effect in effects
    )


def _may_allocate_inside(scope: Operation) -> bool:
    pending: list[Region] = list(scope.regions)
    while pending:
        for block in pending.pop().blocks:
            for inner in block.operations:
                if _allocates_automatically(inner, unless_unknown=False):
                    return True
                if not inner.has_trait(traits.AutomaticAllocationScope):
                    pending.extend(inner.regions)
    return False


def _is_last(op: Operation) -> bool:
    """True if only the terminator follows, in a region of one block."""
    block = op.parent
    assert block is not None and block.parent is not None
    return op.next_op is not None and op.next_op is block.last_op and block.parent.has_one_block


@canonicalize
def inline_alloca_scope(op: ops.AllocaScopeOp, rewriter: PatternRewriter) -> Outcome:
    """alloca_scope { body } -> body, without allocations, or at the end of another scope"""
    holder = op.parent_op
    if _may_allocate_inside(op):
        if holder is None or not holder.has_trait(traits.AutomaticAllocationScope) or not _is_last(op):
            return False
    block = op.regions[0].entry_block
    terminator = block.terminator
    results = terminator.operands
    rewriter.inline_block_before_op(block, op)
    rewriter.replace_op(op, results)
    rewriter.erase_op(terminator)
    return True


@canonicalize
def hoist_from_alloca_scope(op: ops.AllocaScopeOp, rewriter: PatternRewriter) -> Outcome:
    """Hoists allocations at the end of the only content of an outer scope into it."""
    outermost = op.parent_op
    if outermost is None or outermost.has_trait(traits.AutomaticAllocationScope) or not _is_last(op):
        return False
    while True:
        holder = outermost.parent_op
        if holder is None:
            return False
        if holder.has_trait(traits.AutomaticAllocationScope):
            break
        outermost = holder
        if not _is_last(outermost):
            return False
    containing = next(region for region in outermost.regions if region.is_ancestor(op.parent_region))
    hoisted = [
        inner
        for inner in op.regions[0].walk()
        if _allocates_automatically(inner, unless_unknown=True)
        and not any(containing.is_ancestor(value.parent_region) for value in inner.operands)
    ]
    if not hoisted:
        return False
    rewriter.set_insertion_point(outermost)
    for inner in hoisted:
        rewriter.replace_op(inner, rewriter.clone(inner))
    return True


# ---- Copies and sizes


@canonicalize
def empty_copy(op: ops.CopyOp, rewriter: PatternRewriter) -> Outcome:
    """copy(x, y) -> erase, for buffers without elements"""
    if any(type.has_rank and 0 in type.shape for type in (op.source.type, op.target.type)):
        rewriter.erase_op(op)
        return True
    return False


@canonicalize
def self_copy(op: ops.CopyOp, rewriter: PatternRewriter) -> Outcome:
    """copy(x, x) -> erase"""
    if op.source is not op.target:
        return False
    rewriter.erase_op(op)
    return True


def _is_defined_around(value: Value, op: Operation) -> bool:
    """True if the value's region is around that of the operation."""
    region = value.parent_region
    return region is not None and region.is_proper_ancestor(op.parent_region)


@canonicalize
def dim_of_reshape(op: ops.DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(reshape(x, shape), i) -> load(shape[i]), at the reshape"""
    reshape = op.source.defining_op
    if not isinstance(reshape, ops.ReshapeOp):
        return rewriter.notify_match_failure(op, "Dim op is not defined by a reshape op.")
    number = op.index
    if number.parent_block is reshape.parent:
        definition = number.defining_op
        if definition is not None and reshape.is_before_in_block(definition):
            return rewriter.notify_match_failure(op, "dim.getIndex is not defined before reshape in the same block.")
    elif op.parent is not reshape.parent and not _is_defined_around(number, reshape):
        return rewriter.notify_match_failure(op, "dim.getIndex does not dominate reshape.")
    rewriter.set_insertion_point_after(reshape)
    value = rewriter.create(
        ops.LoadOp, reshape.shape, [number], result_types=[reshape.shape.type.element_type]
    ).results[0]
    if value.type is not index:
        value = rewriter.create(IndexCastOp, value, result_types=[index]).results[0]
    rewriter.replace_op(op, [value])
    return True


# ---- reinterpret_cast


def _constified(entries: Iterable[MixedValue], known: Sequence[int]) -> list[MixedValue]:
    """Returns the entries as integers if the type or a constant determines them."""
    values: list[MixedValue] = []
    for entry, number in zip(entries, known, strict=True):
        if number != DYNAMIC:
            values.append(number)
            continue
        constant = constant_int(entry)
        values.append(entry if constant is None else constant)
    return values


def _constified_entries(
    type: MemRefType, offset: MixedValue, sizes: Sequence[MixedValue], strides: Sequence[MixedValue]
) -> tuple[list[MixedValue], list[MixedValue], list[MixedValue]]:
    layout = type.strides_and_offset()
    assert layout is not None
    return (
        _constified([offset], [layout[1]]),
        _constified(sizes, type.shape),
        _constified(strides, layout[0]),
    )


def _same(left: Sequence[MixedValue], right: Sequence[MixedValue]) -> bool:
    return len(left) == len(right) and all(
        left_entry is other or (isinstance(left_entry, int) and isinstance(other, int) and left_entry == other)
        for left_entry, other in zip(left, right, strict=True)
    )


def _entries_of_cast(op: ReinterpretCastOp) -> tuple[list[MixedValue], list[MixedValue], list[MixedValue]]:
    return _constified_entries(op.result.type, mixed_offsets(op)[0], mixed_sizes(op), mixed_strides(op))


@canonicalize
def reinterpret_cast_of_metadata(op: ops.ReinterpretCastOp, rewriter: PatternRewriter) -> Outcome:
    """reinterpret_cast(extract_strided_metadata(x)) -> x, or a reinterpret_cast of x"""
    metadata = op.source.defining_op
    if not isinstance(metadata, ops.ExtractStridedMetadataOp):
        return False
    source = metadata.source
    before = _constified_entries(source.type, metadata.offset, metadata.sizes, metadata.strides)
    if not all(map(_same, before, _entries_of_cast(op))):
        with rewriter.modify_in_place(op):
            op.source = source
        return True
    if source.type is op.result.type:
        rewriter.replace_op(op, [source])
        return True
    return _cast_to(rewriter, source, op)


@canonicalize
def constants_in_reinterpret_cast(op: ops.ReinterpretCastOp, rewriter: PatternRewriter) -> Outcome:
    """reinterpret_cast(constants) -> reinterpret_cast with static offsets, sizes and strides"""
    offsets, sizes, strides = _entries_of_cast(op)
    before = [*mixed_offsets(op), *mixed_sizes(op), *mixed_strides(op)]
    if _count_static(before) == _count_static([*offsets, *sizes, *strides]):
        return False
    static = [split_mixed_values(entries) for entries in (offsets, sizes, strides)]
    type = layouts.strided(op.result.type, static[1][0], static[2][0], static[0][0][0])
    reinterpret_cast = rewriter.create(
        ops.ReinterpretCastOp,
        op.source,
        *(dynamic for _, dynamic in static),
        *(DenseI64ArrayAttr(numbers) for numbers, _ in static),
        result_types=[type],
    )
    return _cast_to(rewriter, reinterpret_cast.results[0], op)


def _count_static(entries: Iterable[MixedValue]) -> int:
    return sum(isinstance(entry, int) for entry in entries)


# ---- Reshapes

ReshapeCompositions(ops.ExpandShapeOp, ops.CollapseShapeOp, ops.CastOp, is_size).register()


def _foldable_cast(value: Value) -> Any:
    cast = value.defining_op
    return cast if isinstance(cast, ops.CastOp) and can_fold_cast_into_consumer(cast) else None


@canonicalize
def expand_shape_of_cast(op: ops.ExpandShapeOp, rewriter: PatternRewriter) -> Outcome:
    """expand_shape(cast(x)) -> cast(expand_shape(x)), if the cast only drops static sizes"""
    cast = _foldable_cast(op.src)
    if cast is None:
        return False
    source = cast.source
    groups = reassociation(op)
    output: list[MixedValue] = []
    for entry in output_shape(op):
        number = constant_int(entry)
        output.append(entry if number is None else number)
    shape = [entry if isinstance(entry, int) else DYNAMIC for entry in output]
    for size, group in zip(source.type.shape, groups, strict=True):
        if (size == DYNAMIC) != any(shape[position] == DYNAMIC for position in group):
            return rewriter.notify_match_failure(
                op, "folding cast will result in changing dynamicity in reassociation group"
            )
    type = layouts.expanded_type(source.type, shape, groups)
    if type is None:
        return rewriter.notify_match_failure(op, "could not compute new expanded type after folding cast")
    if any(
        size != DYNAMIC and size != _product(shape[position] for position in group)
        for size, group in zip(source.type.shape, groups, strict=True)
    ):
        return rewriter.notify_match_failure(op, "the sizes contradict the source")
    if type is op.result.type:
        with rewriter.modify_in_place(op):
            op.src = source
        return True
    expanded = make_expand(rewriter, ops.ExpandShapeOp, type, source, groups, output)
    return _cast_to(rewriter, expanded.results[0], op)


def _product(numbers: Iterable[int]) -> int:
    total = 1
    for number in numbers:
        total *= number
    return total


@canonicalize
def collapse_shape_of_cast(op: ops.CollapseShapeOp, rewriter: PatternRewriter) -> Outcome:
    """collapse_shape(cast(x)) -> cast(collapse_shape(x)), if the cast only drops static sizes"""
    cast = _foldable_cast(op.src)
    if cast is None:
        return False
    groups = reassociation(op)
    type = layouts.collapsed_type(cast.source.type, groups)
    if type is None:
        return False
    if type is op.result.type:
        with rewriter.modify_in_place(op):
            op.src = cast.source
        return True
    collapsed = make_collapse(rewriter, ops.CollapseShapeOp, type, cast.source, groups)
    return _cast_to(rewriter, collapsed.results[0], op)


# ---- Subviews and views


def _make_subview(
    rewriter: PatternRewriter,
    op: SubViewOp,
    source: Value,
    entries: tuple[list[MixedValue], list[MixedValue], list[MixedValue]],
) -> SubViewOp:
    """Returns a subview like ``op``, with its dropped dimensions, of another source or with other entries."""
    static = [split_mixed_values(entry) for entry in entries]
    offsets, sizes, strides = (numbers for numbers, _ in static)
    full = layouts.subview_type(type_as(source, MemRefType), offsets, sizes, strides)
    layout = full.layout
    assert isinstance(layout, StridedLayoutAttr)
    dropped = dropped_dims(op)
    kept = [position for position in range(len(full.shape)) if position not in dropped]
    type = layouts.strided(full, [full.shape[at] for at in kept], [layout.strides[at] for at in kept], layout.offset)
    return rewriter.create(
        ops.SubViewOp,
        source,
        *(dynamic for _, dynamic in static),
        *(DenseI64ArrayAttr(numbers) for numbers, _ in static),
        result_types=[type],
    )


@canonicalize
def constants_in_subview(op: ops.SubViewOp, rewriter: PatternRewriter) -> Outcome:
    """subview(x, constants) -> subview with static offsets, sizes and strides"""
    entries = slice_entries_with_constants(op, op.source.type.shape)
    if entries is None:
        return False
    return _cast_to(rewriter, _make_subview(rewriter, op, op.source, entries).results[0], op)


@canonicalize
def subview_of_cast(op: ops.SubViewOp, rewriter: PatternRewriter) -> Outcome:
    """subview(cast(x)) -> cast(subview(x)), if the cast only drops static sizes"""
    if any(constant_int(value) is not None for value in op.operands):
        return False
    cast = _foldable_cast(op.source)
    if cast is None:
        return False
    return _cast_to(rewriter, _make_subview(rewriter, op, cast.source, slice_entries(op)).results[0], op)


@canonicalize
def trivial_subview(op: ops.SubViewOp, rewriter: PatternRewriter) -> Outcome:
    """subview(x) of everything -> x"""
    source, result = op.source.type, op.result.type
    if source.rank != result.rank:
        return False
    whole = (
        all(constant_int(entry) == 0 for entry in mixed_offsets(op))
        and all(constant_int(entry) == 1 for entry in mixed_strides(op))
        and all(constant_int(entry) == size for entry, size in zip(mixed_sizes(op), source.shape, strict=True))
    )
    if not whole:
        return False
    if source is result:
        rewriter.replace_op(op, [op.source])
        return True
    return _cast_to(rewriter, op.source, op)


@canonicalize
def constant_sizes_of_view(op: ops.ViewOp, rewriter: PatternRewriter) -> Outcome:
    """view(constant sizes) -> view of a more static type, with a cast"""
    type = op.result.type
    shape: list[int] = []
    kept: list[Value] = []
    rest = iter(op.sizes)
    for size in type.shape:
        if size == DYNAMIC:
            value = next(rest)
            number = constant_int(value)
            if number is None or number < 0:
                kept.append(value)
            else:
                size = number
        shape.append(size)
    changed = type.clone_with(shape)
    if changed is type:
        return False
    view = rewriter.create(ops.ViewOp, op.source, op.byte_shift, kept, result_types=[changed])
    return _cast_to(rewriter, view.results[0], op)


@canonicalize
def view_of_cast(op: ops.ViewOp, rewriter: PatternRewriter) -> Outcome:
    """view(cast(x)) -> view(x)"""
    cast = op.source.defining_op
    if not isinstance(cast, ops.CastOp):
        return False
    source = cast.source
    if not isinstance(source.type, MemRefType):
        return False
    view = rewriter.create(ops.ViewOp, source, op.byte_shift, op.sizes, result_types=[op.result.type])
    rewriter.replace_op(op, view)
    return True
