"""Canonicalization patterns of tensor operations; pad_patterns.py holds those of tensor.pad."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import slice_entries, slice_entries_with_constants, slice_in_bounds
from lamina.dialects.arith.ops import IndexCastOp
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.memref.reshape_patterns import (
    ReshapeCompositions,
    make_collapse,
    make_expand,
    reassociation,
)
from lamina.dialects.tensor import ops, pad_patterns, shapes
from lamina.dialects.tensor.fold import can_fold_into_consumer, can_fold_into_producer, is_size
from lamina.interfaces.destination_style import DestinationStyleOpInterface, dps_inits
from lamina.interfaces.effects import would_op_be_trivially_dead
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.view_like import (
    MixedValue,
    mixed_offsets,
    mixed_sizes,
    mixed_strides,
    mixed_values,
    split_mixed_values,
)
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.reassociation import RankReduction, check_rank_reduced, rank_reduction_mask
from lamina.ir.types import DYNAMIC, BaseMemRefType, RankedTensorType, ShapedType, TensorType, index
from lamina.ir.value import OpResult, Value, has_type, type_as
from lamina.rewrite.canonicalization import canonicalize, canonicalize_around, canonicalize_dialect
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import InsertSliceOp, ParallelInsertSliceOp
    from lamina.rewrite.rewriter import PatternRewriter

pad_patterns.register()


def cast(rewriter: PatternRewriter, value: Value, type: Type) -> Value:
    """Returns a new tensor.cast."""
    return rewriter.create(ops.CastOp, value, result_types=[type]).results[0]


def _replace_cast(rewriter: PatternRewriter, op: Operation, value: Value) -> bool:
    rewriter.replace_op(op, [cast(rewriter, value, op.results[0].type)])
    return True


# ---- Casts


@canonicalize
def bitcast_of_bitcast(op: ops.BitcastOp, rewriter: PatternRewriter) -> Outcome:
    """bitcast(bitcast(x)) -> bitcast(x)"""
    inner = op.source.defining_op
    if not isinstance(inner, ops.BitcastOp):
        return False
    with rewriter.modify_in_place(op):
        op.source = inner.source
    return True


@canonicalize
def cast_of_cast(op: ops.CastOp, rewriter: PatternRewriter) -> Outcome:
    """cast(cast(x)) -> cast(x), if the intermediate type checks nothing more"""
    inner = op.source.defining_op
    if not isinstance(inner, ops.CastOp):
        return False
    first, middle, last = inner.source.type, inner.results[0].type, op.dest.type
    assert isinstance(first, TensorType) and isinstance(middle, TensorType) and isinstance(last, TensorType)
    partly = shapes.joined_shape(first, middle)
    everything = None if partly is None else shapes.joined_shape(partly, last)
    if everything is None or shapes.joined_shape(first, last) is not everything:
        return False
    return _replace_cast(rewriter, op, inner.source)


@canonicalize
def cast_of_extract_slice(op: ops.CastOp, rewriter: PatternRewriter) -> Outcome:
    """cast(extract_slice(x)) -> extract_slice(x) with static sizes"""
    inner = op.source.defining_op
    result = op.dest.type
    if not isinstance(result, RankedTensorType) or not isinstance(inner, ops.ExtractSliceOp):
        return False
    if not can_fold_into_producer(op) or result.shape == op.source.type.shape:
        return False
    sizes = mixed_sizes(inner)
    static = inner.static_sizes
    dropped = rank_reduction_mask(static, op.source.type.shape) or set()
    kept = iter(result.shape)
    for position in range(len(sizes)):
        if position in dropped:
            continue
        size = next(kept)
        if size != DYNAMIC:
            sizes[position] = size
    slice_ = make_slice(rewriter, result, inner.source, mixed_offsets(inner), sizes, mixed_strides(inner))
    rewriter.replace_op(op, slice_)
    return True


@canonicalize_dialect("tensor", DestinationStyleOpInterface)
def casts_into_destination_style(op: Operation, rewriter: PatternRewriter) -> Outcome:
    """op(cast(x)) -> op(x), for destination-style operations and casts that drop static sizes"""
    if isinstance(op, ops.InsertSliceOp) or isinstance(op, PackOp | UnPackOp):
        return False
    if LoopLikeOpInterface.has(op):
        return False  # their blocks take the same types
    if not any(can_fold_into_consumer(slot.value.defining_op) for slot in op.op_operands):
        return False
    inits = {slot.index for slot in dps_inits(op)}
    operands: list[Value] = []
    types = list(op.result_types)
    result = 0
    for slot in op.op_operands:
        owner = slot.value.defining_op
        value = owner.source if can_fold_into_consumer(owner) else slot.value
        operands.append(value)
        if slot.index in inits and not isinstance(value.type, BaseMemRefType):
            if result < len(types):
                types[result] = value.type
            result += 1
    new_op = clone_with(rewriter, op, operands, types)
    rewriter.replace_op(
        op,
        [
            new if new.type is old.type else cast(rewriter, new, old.type)
            for new, old in zip(new_op.results, op.results, strict=True)
        ],
    )
    return True


def clone_with(rewriter: PatternRewriter, op: Operation, operands: Sequence[Value], types: Sequence[Type]) -> Operation:
    """Returns a copy of the operation, with its regions, that has other operands and result types."""
    copy = op.clone()
    regions = copy.regions
    copy.regions = []
    cloned = op.__class__(
        operands, types, dict(op._properties), dict(op._attributes), op.successors, regions, op.raw_location
    )
    copy.erase()
    return rewriter.insert(cloned)


# ---- Concatenation


@canonicalize
def concat_of_one(op: ops.ConcatOp, rewriter: PatternRewriter) -> Outcome:
    """concat(x) -> x, with a cast if needed"""
    inputs = op.inputs
    return len(inputs) == 1 and _replace_cast(rewriter, op, inputs[0])


@canonicalize
def operand_types_of_concat(op: ops.ConcatOp, rewriter: PatternRewriter) -> Outcome:
    """concat(x, y) -> concat(cast(x), cast(y)), refining sizes known from one operand"""
    dim = op.dim
    inferred = shapes.concat_type(dim, [value.type for value in op.inputs])
    changed = False
    for position, value in enumerate(op.inputs):
        shape = list(inferred.shape)
        shape[dim] = value.type.shape[dim]
        wanted = RankedTensorType(shape, inferred.element_type)
        # The operand's type must leave something open that the wanted one does not.
        if shapes.preserves_static_information(value.type, wanted):
            continue
        refined = cast(rewriter, value, wanted)
        rewriter.modify_in_place(op, partial(op.set_operand, position, refined))
        changed = True
    return changed


@canonicalize
def result_type_of_concat(op: ops.ConcatOp, rewriter: PatternRewriter) -> Outcome:
    """concat(x, y) -> cast(concat(x, y) of a more static type)"""
    inferred = shapes.concat_type(op.dim, [value.type for value in op.inputs])
    if shapes.preserves_static_information(op.result.type, inferred):
        return False
    concat = rewriter.create(ops.ConcatOp, op.dim, op.inputs, result_types=[inferred])
    return _replace_cast(rewriter, op, concat.results[0])


# ---- Sizes


@canonicalize
def dim_of_cast(op: ops.DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(cast(x), i) -> dim(x, i)"""
    inner = op.source.defining_op
    if not isinstance(inner, ops.CastOp):
        return False
    rewriter.replace_op(op, rewriter.create(ops.DimOp, inner.source, op.index))
    return True


@canonicalize
def dim_of_destination_style(op: ops.DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(op(init), i) -> dim(init, i), for destination-style operations"""
    source = op.source
    if not isinstance(source, OpResult) or DestinationStyleOpInterface.get(source.owner) is None:
        return False
    init = dps_inits(source.owner)[source.index].value
    with rewriter.modify_in_place(op):
        op.source = init
    return True


@canonicalize
def dim_of_reshape(op: ops.DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(reshape(x, s), i) -> extract(s, i)"""
    reshape = op.source.defining_op
    if not isinstance(reshape, ops.ReshapeOp):
        return False
    rewriter.set_insertion_point_after(op)
    shape = reshape.shape
    value = rewriter.create(ops.ExtractOp, shape, [op.index], result_types=[shape.type.element_type]).results[0]
    if value.type is not index:
        value = rewriter.create(IndexCastOp, value, result_types=[index]).results[0]
    rewriter.replace_op(op, [value])
    return True


# ---- Empty and generated tensors


def static_sizes(type: RankedTensorType, sizes: Sequence[Value]) -> tuple[RankedTensorType, list[Value]]:
    """Returns the type with constant sizes folded in, and the remaining sizes."""
    shape: list[int] = []
    kept: list[Value] = []
    for entry in mixed_values(type.shape, sizes):
        number = constant_int(entry)
        if number is not None and number >= 0:
            shape.append(number)
        else:
            shape.append(DYNAMIC)
            assert isinstance(entry, Value)
            kept.append(entry)
    return shapes.with_shape(type, shape), kept


@canonicalize
def cast_of_empty(op: ops.CastOp, rewriter: PatternRewriter) -> Outcome:
    """cast(empty()) -> empty() of the cast's type"""
    inner = op.source.defining_op
    if not isinstance(inner, ops.EmptyOp) or not can_fold_into_producer(op):
        return False
    result = op.dest.type
    sizes = mixed_values(type_as(inner.results[0], ShapedType).shape, inner.dynamic_sizes)
    for size, entry in zip(result.shape, sizes, strict=True):
        if isinstance(entry, int) and size != entry:
            return rewriter.notify_match_failure(
                op, "mismatch in static value of shape of empty tensor result and cast result"
            )
    kept = [entry for size, entry in zip(result.shape, sizes, strict=True) if size == DYNAMIC]
    rewriter.replace_op(op, rewriter.create(ops.EmptyOp, kept, result_types=[result]))
    return True


@canonicalize_around(ops.EmptyOp, name="FoldEmptyTensorWithDimOp")
def dim_of_empty(op: ops.DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(empty(sizes), i) -> sizes[i]"""
    inner = op.source.defining_op
    number = constant_int(op.index)
    if number is None or not isinstance(inner, ops.EmptyOp):
        return False
    shape = type_as(inner.results[0], ShapedType).shape
    if not 0 <= number < len(shape) or shape[number] != DYNAMIC:
        return False
    sizes = inner.dynamic_sizes
    rewriter.replace_op(op, [sizes[shape[:number].count(DYNAMIC)]])
    return True


@canonicalize
def constant_sizes_of_empty(op: ops.EmptyOp, rewriter: PatternRewriter) -> Outcome:
    """empty(constant sizes) -> empty of a more static type, with a cast"""
    type, kept = static_sizes(op.result.type, op.dynamic_sizes)
    if type is op.result.type:
        return False
    return _replace_cast(rewriter, op, rewriter.create(ops.EmptyOp, kept, result_types=[type]).results[0])


@canonicalize
def constant_sizes_of_generate(op: ops.GenerateOp, rewriter: PatternRewriter) -> Outcome:
    """generate(constant sizes) -> generate of a more static type, with a cast"""
    type, kept = static_sizes(op.result.type, op.dynamic_extents)
    if type is op.result.type:
        return False
    generate = rewriter.create(ops.GenerateOp, kept, result_types=[type])
    rewriter.inline_region_before(op.body, None, generate.body)
    return _replace_cast(rewriter, op, generate.results[0])


# ---- Elements


@canonicalize
def extract_of_cast(op: ops.ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """extract(cast(x), indices) -> extract(x, indices)"""
    inner = op.tensor.defining_op
    if not isinstance(inner, ops.CastOp) or not isinstance(inner.source.type, RankedTensorType):
        return False
    extract = rewriter.create(ops.ExtractOp, inner.source, op.indices, result_types=[op.result.type])
    rewriter.replace_op(op, extract)
    return True


@canonicalize
def extract_of_index_cast(op: ops.ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """extract(index_cast(x), indices) -> index_cast(extract(x, indices))"""
    inner = op.tensor.defining_op
    if not isinstance(inner, IndexCastOp):
        return False
    source: Any = inner.in_
    element = rewriter.create(ops.ExtractOp, source, op.indices, result_types=[source.type.element_type]).results[0]
    rewriter.replace_op(op, rewriter.create(IndexCastOp, element, result_types=[op.result.type]))
    return True


@canonicalize
def extract_of_generate(op: ops.ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """extract(generate { body }, indices) -> body at these indices"""
    inner = op.tensor.defining_op
    if not isinstance(inner, ops.GenerateOp) or not would_op_be_trivially_dead(inner):
        return False
    block = inner.regions[0].entry_block
    mapping = IRMapping()
    for argument, value in zip(block.arguments, op.indices, strict=True):
        mapping.values[argument] = value
    for body_op in block.without_terminator:
        rewriter.clone(body_op, mapping)
    element = block.terminator.only_operand
    rewriter.replace_op(op, [mapping.values.get(element, element)])
    return True


# ---- Slices


def make_slice(
    rewriter: PatternRewriter,
    type: Type,
    source: Value,
    offsets: Sequence[MixedValue],
    sizes: Sequence[MixedValue],
    strides: Sequence[MixedValue],
) -> Any:
    """Returns a new extract_slice."""
    static = [split_mixed_values(entries) for entries in (offsets, sizes, strides)]
    return rewriter.create(
        ops.ExtractSliceOp,
        source,
        *(dynamic for _, dynamic in static),
        *(DenseI64ArrayAttr(numbers) for numbers, _ in static),
        result_types=[type],
    )


def make_insert(
    rewriter: PatternRewriter,
    cls: type[Any],
    source: Value,
    dest: Value,
    offsets: Sequence[MixedValue],
    sizes: Sequence[MixedValue],
    strides: Sequence[MixedValue],
) -> Any:
    """Returns a new insert_slice or parallel_insert_slice."""
    static = [split_mixed_values(entries) for entries in (offsets, sizes, strides)]
    return rewriter.create(
        cls,
        source,
        dest,
        *(dynamic for _, dynamic in static),
        *(DenseI64ArrayAttr(numbers) for numbers, _ in static),
        result_types=[dest.type] if cls is ops.InsertSliceOp else [],
    )


@canonicalize
def constants_in_extract_slice(op: ops.ExtractSliceOp, rewriter: PatternRewriter) -> Outcome:
    """extract_slice(x, constants) -> extract_slice with static offsets, sizes and strides"""
    entries = slice_entries_with_constants(op, op.source.type.shape, zero_strides=True)
    if entries is None:
        return False
    sizes = split_mixed_values(entries[1])[0]
    type = shapes.rank_reduced_slice_type(op.result.type.rank, op.source.type, sizes)
    new_op = make_slice(rewriter, type, op.source, *entries)
    if type is op.result.type:
        rewriter.replace_op(op, new_op)
        return True
    return _replace_cast(rewriter, op, new_op.results[0])


@canonicalize
def extract_slice_of_cast(op: ops.ExtractSliceOp, rewriter: PatternRewriter) -> Outcome:
    """extract_slice(cast(x)) -> extract_slice(x), if the cast drops static sizes"""
    if any(constant_int(value) is not None for value in op.operands):
        return False
    source = _source_of_forgetting_cast(op.source)
    if source is op.source:
        return False
    entries = slice_entries(op)
    if not slice_in_bounds(source.type.shape, entries):
        return False
    sizes = op.static_sizes
    type = shapes.rank_reduced_slice_type(op.result.type.rank, op.source.type, sizes)
    new_op = make_slice(rewriter, type, source, *entries)
    if type is op.result.type:
        rewriter.replace_op(op, new_op)
        return True
    return _replace_cast(rewriter, op, new_op.results[0])


def _before_parallel(op: ParallelInsertSliceOp | InsertSliceOp) -> Any:
    """Returns the insertion point for new operations of an insertion: not inside a parallel region's terminator."""
    return op.parent_op if isinstance(op, ops.ParallelInsertSliceOp) else op


def _cast_before(
    rewriter: PatternRewriter, op: ParallelInsertSliceOp | InsertSliceOp, value: Value, type: Type
) -> Value:
    with rewriter.insertion_guard():
        rewriter.set_insertion_point(_before_parallel(op))
        return cast(rewriter, value, type)


@canonicalize
def constants_in_insert_slice(op: ops.InsertSliceOp | ops.ParallelInsertSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_slice(constants) -> insert_slice with static offsets, sizes and strides"""
    entries = slice_entries_with_constants(op, op.dest.type.shape)
    if entries is None:
        return False
    sizes = split_mixed_values(entries[1])[0]
    type = shapes.rank_reduced_slice_type(op.source.type.rank, op.dest.type, sizes)
    source = op.source if type is op.source.type else _cast_before(rewriter, op, op.source, type)
    rewriter.replace_op(op, make_insert(rewriter, op.__class__, source, op.dest, *entries))
    return True


def _source_of_forgetting_cast(value: Value[RankedTensorType]) -> Value[RankedTensorType]:
    """Returns the source of a cast that only drops static sizes; otherwise the value itself."""
    producer = value.defining_op
    return (
        producer.source if can_fold_into_consumer(producer) and has_type(producer.source, RankedTensorType) else value
    )


@canonicalize
def insert_slice_of_cast(op: ops.InsertSliceOp | ops.ParallelInsertSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_slice(cast(x), cast(y)) -> insert_slice(x, y), if the casts drop static sizes"""
    if any(constant_int(value) is not None for value in op.operands):
        return False
    source, dest = _source_of_forgetting_cast(op.source), _source_of_forgetting_cast(op.dest)
    if source is op.source and dest is op.dest:
        return False
    sizes = mixed_sizes(op)
    static = list(op.static_sizes)
    dropped = rank_reduction_mask(static, source.type.shape, match_dynamic=True)
    if dropped is None:
        return False
    at = 0
    for position in range(len(sizes)):
        if position in dropped or source.type.shape[at] == DYNAMIC:
            continue
        sizes[position] = static[position] = source.type.shape[at]
        at += 1
    expected = shapes.with_shape(dest.type, static)
    entries = (mixed_offsets(op), sizes, mixed_strides(op))
    if check_rank_reduced(expected, source.type) is not RankReduction.SUCCESS or not slice_in_bounds(
        dest.type.shape, entries
    ):
        return False
    new_op = make_insert(rewriter, op.__class__, source, dest, *entries)
    if not new_op.results or dest.type is op.dest.type:
        rewriter.replace_op(op, new_op)
        return True
    return _replace_cast(rewriter, op, new_op.results[0])


@canonicalize
def refined_source_of_insert_slice(
    op: ops.InsertSliceOp | ops.ParallelInsertSliceOp, rewriter: PatternRewriter
) -> Outcome:
    """insert_slice(x) -> insert_slice(cast(x)), refining the source's type by the sizes"""
    type = op.source.type
    if type.rank != op.dest.type.rank:
        return False
    shape = list(type.shape)
    for position, entry in enumerate(mixed_sizes(op)):
        number = constant_int(entry)
        if number is not None:
            if number < 0:
                return False
            shape[position] = number
    wanted = shapes.with_shape(type, shape)
    if wanted is type or not shapes.preserves_static_information(wanted, type):
        return False
    if not shapes.cast_compatible([type], [wanted]):
        return False
    refined = _cast_before(rewriter, op, op.source, wanted)
    entries = (mixed_offsets(op), mixed_sizes(op), mixed_strides(op))
    rewriter.replace_op(op, make_insert(rewriter, op.__class__, refined, op.dest, *entries))
    return True


# ---- Reshapes

ReshapeCompositions(ops.ExpandShapeOp, ops.CollapseShapeOp, ops.CastOp, is_size).register()


@canonicalize
def reshape_of_splat(op: ops.ExpandShapeOp | ops.CollapseShapeOp, rewriter: PatternRewriter) -> Outcome:
    """reshape(splat(v)) -> splat(v) of the other shape"""
    inner = op.src.defining_op
    if not isinstance(inner, ops.SplatOp):
        return False
    type = type_as(inner.results[0], ShapedType)
    if not type.has_static_shape:
        return False
    rewriter.replace_op(op, rewriter.create(ops.SplatOp, inner.input, [], result_types=[op.result.type]))
    return True


@canonicalize
def reshape_of_from_elements(op: ops.ExpandShapeOp | ops.CollapseShapeOp, rewriter: PatternRewriter) -> Outcome:
    """reshape(from_elements(...)) -> from_elements(...) of the other shape"""
    inner = op.src.defining_op
    type = op.result.type
    if not isinstance(inner, ops.FromElementsOp) or not type.has_static_shape:
        return False
    rewriter.replace_op(op, rewriter.create(ops.FromElementsOp, inner.operands, result_types=[type]))
    return True


@canonicalize
def static_expand_shape(op: ops.ExpandShapeOp, rewriter: PatternRewriter) -> Outcome:
    """expand_shape(cast(x), constant sizes) -> cast(expand_shape(x)) of static types"""
    inner = op.src.defining_op
    if not can_fold_into_consumer(inner):
        return False
    groups = reassociation(op)
    shape = list(op.result.type.shape)
    kept: list[Value] = []
    sizes = iter(op.output_shape)
    for size, group in zip(inner.source.type.shape, groups, strict=True):
        for position in group:
            if shape[position] != DYNAMIC:
                continue
            value = next(sizes)
            number = None if size == DYNAMIC else constant_int(value)
            if number is None:
                kept.append(value)
            else:
                shape[position] = number
    if len(kept) == len(op.output_shape):
        return False
    type = RankedTensorType(shape, op.result.type.element_type)
    source_type = shapes.collapsed_tensor_type(type, groups)
    source = cast(rewriter, op.src, source_type)
    expanded = make_expand(rewriter, ops.ExpandShapeOp, type, source, groups, mixed_values(shape, kept))
    return _replace_cast(rewriter, op, expanded.results[0])


@canonicalize
def collapse_of_cast(op: ops.CollapseShapeOp, rewriter: PatternRewriter) -> Outcome:
    """collapse_shape(cast(x)) -> collapse_shape(x), if the cast drops static sizes"""
    inner = op.src.defining_op
    if not can_fold_into_consumer(inner) or not has_type(inner.source, RankedTensorType):
        return False
    source = inner.source
    groups = reassociation(op)
    type = shapes.collapsed_tensor_type(source.type, groups)
    if type is op.result.type:
        with rewriter.modify_in_place(op):
            op.src = source
        return True
    collapsed = make_collapse(rewriter, ops.CollapseShapeOp, type, source, groups)
    return _replace_cast(rewriter, op, collapsed.results[0])
