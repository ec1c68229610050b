"""Sinking of tensor transpositions through element-wise and windowed operations until they
cancel."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.builders import build_copying, fill
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.reductions import is_elementwise
from lamina.dialects.linalg.structure import PARALLEL
from lamina.dialects.linalg.structured_ops import GenericOp, TransposeOp
from lamina.dialects.tensor.canonicalize import make_insert, make_slice
from lamina.dialects.tensor.interfaces import tensor_sizes
from lamina.dialects.tensor.ops import (
    CollapseShapeOp,
    ConcatOp,
    EmptyOp,
    ExpandShapeOp,
    ExtractSliceOp,
    InsertSliceOp,
    PadOp,
)
from lamina.interfaces.view_like import mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap, dim
from lamina.ir.attributes import (
    ArrayAttr,
    DenseElementsAttr,
    DenseI64ArrayAttr,
    DenseResourceElementsAttr,
    ElementsAttr,
    IntegerAttr,
)
from lamina.ir.dense import numbers_of, with_numbers
from lamina.ir.types import DYNAMIC, RankedTensorType, i64
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter, pattern
from lamina.rewrite.fold import constant_value

Permutation = tuple[int, ...]


# ---- Values in another layout


def inverse(order: Sequence[int]) -> Permutation:
    """Returns the order that leads back."""
    return tuple(sorted(range(len(order)), key=order.__getitem__))


def transposed(rewriter: PatternRewriter, value: Value, order: Sequence[int]) -> Value:
    """Returns a tensor with permuted dims: constants, fills and empty tensors are created transposed, and
    transpositions are looked through."""
    while (before := transposition_of(value)) is not None:
        value, order = before.input, [int(before.permutation[axis]) for axis in order]
    if tuple(order) == tuple(range(len(order))):
        return value
    type, owner = value.type, value.defining_op
    assert isinstance(type, RankedTensorType)
    result = RankedTensorType([type.shape[axis] for axis in order], type.element_type)
    known = constant_value(value)
    if isinstance(known, DenseElementsAttr) and known.is_splat:
        splat = DenseElementsAttr.from_raw(result, known.raw, True)
        return rewriter.create(ConstantOp, splat, result=result).result
    if isinstance(known, ElementsAttr) and (array := numbers_of(known)) is not None:
        moved = with_numbers(known, array.reshape(type.shape).transpose(order), result)
        return rewriter.create(ConstantOp, moved, result=result).result
    if isinstance(owner, FillOp):
        return fill(rewriter, owner.dps_inputs[0], _empty(rewriter, value, order, result)).results[0]
    init = _empty(rewriter, value, order, result)
    if isinstance(owner, EmptyOp):
        return init
    properties = {"permutation": DenseI64ArrayAttr(list(order))}
    return build_copying(rewriter, TransposeOp, value, init, dict(properties)).results[0]


def _empty(rewriter: PatternRewriter, value: Value, order: Sequence[int], type: RankedTensorType) -> Value:
    sizes = tensor_sizes(rewriter, value)
    dynamic = [size for axis in order if isinstance(size := sizes[axis], Value)]
    return rewriter.create(EmptyOp, dynamic, result=type).result


def _groups_attribute(groups: Sequence[Sequence[int]]) -> ArrayAttr:
    return ArrayAttr([ArrayAttr([IntegerAttr(i64, axis) for axis in group]) for group in groups])


def collapsed(rewriter: PatternRewriter, value: Value, groups: Sequence[Sequence[int]]) -> Value:
    type = value.type
    assert isinstance(type, RankedTensorType)
    shape = []
    for group in groups:
        size = 1
        for axis in group:
            size = DYNAMIC if DYNAMIC in (size, type.shape[axis]) else size * type.shape[axis]
        shape.append(size)
    if len(groups) == type.rank:
        return value
    result = RankedTensorType(shape, type.element_type)
    if (constant := _reshaped_constant(rewriter, value, result)) is not None:
        return constant
    owner = value.defining_op
    if isinstance(owner, ExpandShapeOp) and groups_of(owner) == [list(group) for group in groups]:
        return owner.src
    if isinstance(owner, FillOp) and DYNAMIC not in shape:
        return fill(rewriter, owner.dps_inputs[0], rewriter.create(EmptyOp, [], result=result).result).results[0]
    properties = {"reassociation": _groups_attribute(groups)}
    return rewriter.insert(CollapseShapeOp([value], [result], dict(properties), location=rewriter.location)).result


def _reshaped_constant(rewriter: PatternRewriter, value: Value, type: RankedTensorType) -> Value | None:
    """Returns a constant of other sizes with the same numbers; None if the value is no constant."""
    known = constant_value(value)
    if isinstance(known, DenseElementsAttr):
        attribute = DenseElementsAttr.from_raw(type, known.raw, known.is_splat)
        return rewriter.create(ConstantOp, attribute, result=type).result
    if isinstance(known, DenseResourceElementsAttr) and (array := numbers_of(known)) is not None:
        moved = with_numbers(known, array.reshape(type.shape), type)
        return rewriter.create(ConstantOp, moved, result=type).result
    return None


def joined_groups(rank: int, away: Sequence[int]) -> list[list[int]]:
    """Returns groups of dims, each with one that is not in ``away``: dims of size one."""
    groups: list[list[int]] = []
    pending: list[int] = []
    for axis in range(rank):
        if axis in away:
            (groups[-1] if groups else pending).append(axis)
        else:
            groups.append([*pending, axis])
            pending = []
    return groups


def expanded(rewriter: PatternRewriter, value: Value, groups: Sequence[Sequence[int]], type: RankedTensorType) -> Value:
    """Returns a tensor reshaped to more dims, of which only those in singleton groups may be dynamic."""
    if len(groups) == type.rank:
        return value
    if (constant := _reshaped_constant(rewriter, value, type)) is not None:
        return constant
    sizes = tensor_sizes(rewriter, value)
    dynamic = []
    for position, group in enumerate(groups):
        unknown = [axis for axis in group if type.shape[axis] == DYNAMIC]
        size = sizes[position]
        if unknown and isinstance(size, Value):
            dynamic.append(size)
    properties = {
        "reassociation": _groups_attribute(groups),
        "static_output_shape": DenseI64ArrayAttr(list(type.shape)),
    }
    new_op = ExpandShapeOp([value, *dynamic], [type], dict(properties), location=rewriter.location)
    return rewriter.insert(new_op).result


def as_reshape(rewriter: PatternRewriter, op: TransposeOp) -> Value | None:
    """Returns a transposition that only moves unit dims as a reshape; None for others."""
    source, result = op.input.type, op.results[0].type
    assert isinstance(source, RankedTensorType) and isinstance(result, RankedTensorType)
    order = [int(axis) for axis in op.permutation]
    moved = [axis for axis in order if source.shape[axis] != 1]
    if not source.has_static_shape or moved != sorted(moved):
        return None
    flat = collapsed(rewriter, op.input, _groups_of_large_dims(source.shape))
    return expanded(rewriter, flat, _groups_of_large_dims(result.shape), result)


def _groups_of_large_dims(shape: Sequence[int]) -> list[list[int]]:
    """Groups the axes so that each group has one non-unit dim; one group if there are none."""
    groups: list[list[int]] = [[]]
    seen = False
    for axis, size in enumerate(shape):
        if size != 1 and seen:
            groups.append([])
        seen |= size != 1
        groups[-1].append(axis)
    return groups


# ---- Moving transpositions down


def transposition_of(value: Value) -> TransposeOp | None:
    owner = value.defining_op
    return owner if isinstance(owner, TransposeOp) and owner.has_pure_tensor_semantics else None


def _pays(order: Permutation, transposed: int, whole: int) -> bool:
    """True if a transposition of some inputs should sink below the operation: most are transposed, or half of them by
    transpositions from channels innermost. (Otherwise transpositions would move for ever.)"""
    return 2 * transposed > whole or (2 * transposed == whole and moves_outwards(order))


def order_of(op: TransposeOp) -> Permutation:
    return tuple(int(axis) for axis in op.permutation)


def moves_outwards(order: Permutation) -> bool:
    """True if the dim that moves farthest moves outwards."""
    ways = [place - axis for place, axis in enumerate(order)]
    return -min(ways) > max(ways)


@pattern
def join_transpositions(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(transpose(x)) -> transpose(x), or x"""
    if not op.has_pure_tensor_semantics:
        return False
    before = transposition_of(op.input)
    order = order_of(op)
    if order == tuple(range(len(order))):
        rewriter.replace_op(op, [op.input])
        return True
    if before is None:
        return False
    first = [int(axis) for axis in before.permutation]
    rewriter.replace_op(op, [transposed(rewriter, before.input, [first[axis] for axis in order])])
    return True


@pattern
def sink_below_elementwise(op: GenericOp, rewriter: PatternRewriter) -> bool:
    """f(transpose(x), y) -> transpose(f(x, transpose(y)))"""
    if not _may_be_permuted(op):
        return False
    inputs = list(zip(op.dps_inputs, op.maps, strict=False))
    transpositions = [
        before for value, map in inputs if map.is_identity() and (before := transposition_of(value)) is not None
    ]
    if not transpositions:
        return False
    order = order_of(transpositions[0])
    same = sum(order_of(transposition) == order for transposition in transpositions)
    whole = sum(map.is_identity() and constant_value(value) is None for value, map in inputs)
    if not _pays(order, same, whole):
        return False
    # Dim j of the transposed tensor, and loop j, is dim order[j] of the source.
    renamed = AffineMap(op.num_loops, 0, [dim(axis) for axis in order])
    back = inverse(order)
    identity = AffineMap.identity(op.num_loops)
    values, maps = [], []
    for value, map in inputs:
        if map.is_identity():
            values.append(transposed(rewriter, value, back))
            maps.append(identity)
        else:
            values.append(value)
            maps.append(map.compose(renamed))
    init = transposed(rewriter, op.dps_inits[0], back)
    new_op = with_block_of(rewriter, op, values, init, [*maps, identity], op.iterators)
    rewriter.replace_op(op, [transposed(rewriter, new_op.results[0], order)])
    return True


def _may_be_permuted(op: GenericOp) -> bool:
    if op.num_dps_inits != 1 or not op.has_pure_tensor_semantics or not op.maps[-1].is_identity():
        return False
    if not all(map.is_projected_permutation(allow_zero_in_results=True) for map in op.maps) or op.reduction_dims:
        return False
    if op.output_arguments[0].first_use is not None or any(isinstance(inner, IndexOp) for inner in op.block.operations):
        return False
    return not is_copy(op) and (is_elementwise(op) or all(not inner.regions for inner in op.block.operations))


def is_copy(op: GenericOp) -> bool:
    """True if the block yields an input."""
    return op.block.first_op is op.yield_op


@pattern
def sink_below_pad(op: PadOp, rewriter: PatternRewriter) -> bool:
    """pad(transpose(x)) -> transpose(pad(x))"""
    before = transposition_of(op.source)
    if before is None or op.low or op.high or op.region.entry_block.first_op is not op.region.entry_block.last_op:
        return False
    order = order_of(before)
    if not moves_outwards(order):
        return False
    back = inverse(order)
    type = op.result.type
    properties = dict(op._properties)
    for name, given in (("static_low", op.static_low), ("static_high", op.static_high)):
        properties[name] = DenseI64ArrayAttr([int(given[axis]) for axis in back])
    result = RankedTensorType([type.shape[axis] for axis in back], type.element_type)
    new_op = PadOp([before.input], [result], properties, {}, (), 1, op.raw_location)
    rewriter.clone_region_before(op.region, None, new_op.region)
    rewriter.insert(new_op)
    rewriter.replace_op(op, [transposed(rewriter, new_op.result, order)])
    return True


@pattern
def lift_above_pad(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(pad(x)) -> pad(transpose(x)), on the way to channels innermost"""
    order = order_of(op)
    pad = op.input.defining_op if op.has_pure_tensor_semantics else None
    if not isinstance(pad, PadOp) or moves_outwards(order) or pad.low or pad.high:
        return False
    if pad.region.entry_block.first_op is not pad.region.entry_block.last_op:
        return False
    properties = dict(pad.properties)
    for name, given in (("static_low", pad.static_low), ("static_high", pad.static_high)):
        properties[name] = DenseI64ArrayAttr([int(given[axis]) for axis in order])
    new_op = PadOp(
        [transposed(rewriter, pad.source, order)], [op.results[0].type], properties, {}, (), 1, op.raw_location
    )
    rewriter.clone_region_before(pad.region, None, new_op.region)
    rewriter.insert(new_op)
    rewriter.replace_op(op, [new_op.result])
    return True


@pattern
def join_pads(op: PadOp, rewriter: PatternRewriter) -> bool:
    """pad(pad(x)) -> pad(x), with one number"""
    before = op.source.defining_op
    if not isinstance(before, PadOp) or op.low or op.high or before.low or before.high:
        return False
    number, inner = constant_padding(op), constant_padding(before)
    if number is None or inner is None or constant_value(number) is not constant_value(inner):
        return False
    properties = dict(op._properties)
    for name, own_pad, other in (
        ("static_low", op.static_low, before.static_low),
        ("static_high", op.static_high, before.static_high),
    ):
        properties[name] = DenseI64ArrayAttr(
            [int(first) + int(second) for first, second in zip(own_pad, other, strict=True)]
        )
    new_op = PadOp([before.source], [op.result.type], properties, {}, (), 1, op.raw_location)
    rewriter.clone_region_before(op.region, None, new_op.region)
    rewriter.insert(new_op)
    rewriter.replace_op(op, [new_op.result])
    return True


@pattern
def sink_below_concatenation(op: ConcatOp, rewriter: PatternRewriter) -> bool:
    """concat(transpose(x), transpose(y)) -> transpose(concat(x, y))"""
    transpositions = [transposition_of(value) for value in op.inputs]
    orders = {
        order_of(transposition)
        for transposition in transpositions
        if transposition is not None
    }
    if len(orders) != 1:
        return False
    (order,) = orders
    if not _pays(order, sum(transposition is not None for transposition in transpositions), len(transpositions)):
        return False
    back = inverse(order)
    values = [
        input.input if input is not None else transposed(rewriter, value, back)
        for value, input in zip(op.inputs, transpositions, strict=True)
    ]
    axis = order[op.dim.value if isinstance(op.dim, IntegerAttr) else op.dim]
    shape = [op.result.type.shape[position] for position in back]
    result = RankedTensorType(shape, op.result.type.element_type)
    new_op = ConcatOp(values, [result], {"dim": IntegerAttr(i64, axis)}, location=op.raw_location)
    rewriter.insert(new_op)
    rewriter.replace_op(op, [transposed(rewriter, new_op.result, order)])
    return True


@pattern
def sink_below_windows(op: GenericOp, rewriter: PatternRewriter) -> bool:
    """pool(transpose(x)) -> transpose(pool(x)): maxima and sums over windows and dims"""
    if op.num_dps_inits != 1 or op.num_dps_inputs not in (1, 2) or not op.has_pure_tensor_semantics:
        return False
    before = transposition_of(op.dps_inputs[0])
    if (
        before is None
        or not op.reduction_dims
        or (op.input_arguments[-1].first_use is not None) != (op.num_dps_inputs == 1)
    ):
        return False
    result = op.maps[-1]
    if not result.is_projected_permutation() or any(isinstance(inner, IndexOp) for inner in op.block.operations):
        return False
    order = order_of(before)
    back = inverse(order)
    image = [op.maps[0].results[axis] for axis in back]
    # The result's dims in the order of the source's loops.
    places = {expr.position: _place(image, expr.position) for expr in result.results if isinstance(expr, AffineDimExpr)}
    kept = [expr.position for expr in result.results if isinstance(expr, AffineDimExpr)]
    wanted = tuple(sorted(range(len(kept)), key=lambda axis: places[kept[axis]]))
    loops = [*(kept[axis] for axis in wanted), *(loop for loop in range(op.num_loops) if loop not in kept)]
    if any(op.iterators[loop] == PARALLEL for loop in loops[len(kept) :]):
        return False
    renamed = [dim(loops.index(loop)) for loop in range(op.num_loops)]

    def renumbered(exprs: Sequence[AffineExpr]) -> AffineMap:
        return AffineMap(op.num_loops, 0, [expr.replace_dims(renamed) for expr in exprs])

    maps = [
        renumbered(image),
        *(renumbered(map.results) for map in op.maps[1 : op.num_dps_inputs]),
        renumbered([result.results[axis] for axis in wanted]),
    ]
    init = transposed(rewriter, op.dps_inits[0], wanted)
    kinds = [op.iterators[loop] for loop in loops]
    new_op = with_block_of(rewriter, op, [before.input, *op.dps_inputs[1:]], init, maps, kinds)
    rewriter.replace_op(op, [transposed(rewriter, new_op.results[0], inverse(wanted))])
    return True


def _place(exprs: Sequence[AffineExpr], loop: int) -> int:
    return next((axis for axis, expr in enumerate(exprs) if expr.is_function_of_dim(loop)), 0)


@pattern
def sink_below_collapse(op: CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """collapse(transpose(x)) -> transpose(collapse(x)), where collapsed dims stay together; otherwise splits off the
    part that permutes collapsed dims: collapse(transpose(x)) -> transpose(collapse(transpose(x)))"""
    before = transposition_of(op.src)
    if before is None:
        return False
    order = [int(axis) for axis in before.permutation]
    groups = [[order[int(axis)] for axis in group] for group in op.reassociation]
    if all(group == list(range(group[0], group[0] + len(group))) for group in groups):
        arranged = sorted(groups)
        value = collapsed(rewriter, before.input, arranged)
    else:
        arranged = sorted(groups, key=max)
        if arranged == groups:
            return False
        inside = transposed(rewriter, before.input, [axis for group in arranged for axis in group])
        value = collapsed(rewriter, inside, _consecutive(arranged))
    rewriter.replace_op(op, [transposed(rewriter, value, [arranged.index(group) for group in groups])])
    return True


def _consecutive(groups: Sequence[Sequence[int]]) -> list[list[int]]:
    """Returns consecutive groups of the same lengths."""
    starts = accumulate((len(group) for group in groups), initial=0)
    return [list(range(start, start + len(group))) for start, group in zip(starts, groups, strict=False)]


@pattern
def join_across_expand(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(expand(transpose(x))) -> transpose(expand(x))"""
    owner = op.input.defining_op if op.has_pure_tensor_semantics else None
    if not isinstance(owner, ExpandShapeOp) or owner.output_shape:
        return False
    before = transposition_of(owner.src)
    if before is None:
        return False
    sources = [int(axis) for axis in before.permutation]
    groups = [[int(axis) for axis in group] for group in owner.reassociation]
    arranged = [groups[sources.index(axis)] for axis in range(len(sources))]
    axes = [axis for group in arranged for axis in group]
    type = owner.result.type
    assert isinstance(type, RankedTensorType)
    inside = RankedTensorType([type.shape[axis] for axis in axes], type.element_type)
    value = expanded(rewriter, before.input, _consecutive(arranged), inside)
    order = [axes.index(int(axis)) for axis in op.permutation]
    rewriter.replace_op(op, [transposed(rewriter, value, order)])
    return True


@pattern
def lift_above_expand(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(expand(x)) -> expand(transpose(x)), where dims that were one stay together"""
    owner = op.input.defining_op if op.has_pure_tensor_semantics else None
    if not isinstance(owner, ExpandShapeOp) or owner.output_shape:
        return False
    order = [int(axis) for axis in op.permutation]
    groups = [[int(axis) for axis in group] for group in owner.reassociation]
    where = {axis: position for position, axis in enumerate(order)}
    moved = [[where[axis] for axis in group] for group in groups]
    if any(group != list(range(group[0], group[0] + len(group))) for group in moved):
        return False
    arranged = sorted(range(len(groups)), key=lambda number: moved[number][0])
    value = transposed(rewriter, owner.src, arranged)
    type = op.results[0].type
    assert isinstance(type, RankedTensorType)
    rewriter.replace_op(op, [expanded(rewriter, value, [moved[number] for number in arranged], type)])
    return True


@pattern
def sink_below_insert_slice(op: InsertSliceOp, rewriter: PatternRewriter) -> bool:
    """insert_slice(transpose(x), y) -> transpose(insert_slice(x, transpose(y)))"""
    before, dest = transposition_of(op.source), op.dest
    if op.source.type.rank != op.result.type.rank:
        return False
    if before is None:
        # The larger tensor decides.
        before = transposition_of(dest)
    elif transposition_of(dest) is None and not isinstance(dest.defining_op, EmptyOp | FillOp):
        return False
    if before is None:
        return False
    order = order_of(before)
    if not moves_outwards(order):
        return False
    back = inverse(order)
    inside, around = (transposed(rewriter, value, back) for value in (op.source, dest))
    entries = (
        [part[axis] for axis in back] for part in (mixed_offsets(op), mixed_sizes(op), mixed_strides(op))
    )
    inserted = make_insert(rewriter, InsertSliceOp, inside, around, *entries)
    rewriter.replace_op(op, [transposed(rewriter, inserted.result, order)])
    return True


@pattern
def sink_below_extract_slice(op: ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """extract_slice(transpose(x)) -> transpose(extract_slice(x))"""
    before = transposition_of(op.source)
    if before is None or op.source.type.rank != op.result.type.rank:
        return False
    order = order_of(before)
    if not moves_outwards(order):
        return False
    back = inverse(order)
    type = RankedTensorType([op.result.type.shape[axis] for axis in back], op.result.type.element_type)
    entries = (
        [part[axis] for axis in back] for part in (mixed_offsets(op), mixed_sizes(op), mixed_strides(op))
    )
    slice_ = make_slice(rewriter, type, before.input, *entries)
    rewriter.replace_op(op, [transposed(rewriter, slice_.result, order)])
    return True


SINKING = (
    join_transpositions,
    sink_below_elementwise,
    sink_below_pad,
    lift_above_pad,
    join_pads,
    sink_below_concatenation,
    sink_below_insert_slice,
    sink_below_extract_slice,
    sink_below_windows,
    sink_below_collapse,
    join_across_expand,
    lift_above_expand,
)


def with_block_of(
    rewriter: PatternRewriter,
    op: GenericOp,
    inputs: Sequence[Value],
    init: Value,
    maps: Sequence[AffineMap],
    kinds: Sequence[str],
) -> GenericOp:
    """Returns a generic with the block of another."""
    block = make_generic(inputs, [init], maps, kinds, location=op.raw_location)
    rewriter.insert(block)
    rewriter.clone_region_before(op.regions[0], None, block.regions[0])
    return block


def groups_of(op: CollapseShapeOp | ExpandShapeOp) -> list[list[int]]:
    return [[int(axis) for axis in group] for group in op.reassociation]
