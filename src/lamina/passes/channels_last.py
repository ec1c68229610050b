"""``lamina-channels-last``: convolutions of bytes read and write their channels innermost.

A sum of products of bytes takes four channels at a time, which then lie next to each other. The transpositions this
needs move down, through element-wise operations, pads, pooling, concatenations and reshapes, until they meet others
and cancel, so that a network is left with those at its inputs and results.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.builders import build_copying
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.convolutions import is_convolution
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.reductions import is_elementwise
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp, TransposeOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.dialects.tensor.interfaces import tensor_sizes
from lamina.dialects.tensor.ops import CollapseShapeOp, ConcatOp, EmptyOp, ExpandShapeOp, PadOp
from lamina.dialects.tensor.ops import YieldOp as PadYieldOp
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap, dim
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DenseElementsAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IndexType, IntegerType, RankedTensorType, i8, i64
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter, PatternSet, apply_patterns_greedily, pattern
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.fold import constant_value

Permutation = tuple[int, ...]


@register_pass("lamina-channels-last", summary="Lay out the images of convolutions of bytes with channels innermost")
class ChannelsLast(Pass):
    """Transposes images and filters, and moves the transpositions to where they cancel."""

    floats = option("floats", False, "Convolutions of other numbers too")

    def run(self, operation: Operation) -> None:
        changed = False
        for op in [op for op in operation.walk() if isinstance(op, LinalgOp) and op.has_pure_tensor_semantics]:
            if (self.floats or _multiplies_bytes(op)) and is_convolution(op):
                changed |= _channels_last(op)
        if changed:
            patterns = PatternSet(list(_SINKING))
            for cls in (CollapseShapeOp, ExpandShapeOp):
                patterns.add(*canonicalization_patterns(cls))
            apply_patterns_greedily(operation, patterns)
            _share_transpositions(operation)


def _share_transpositions(operation: Operation) -> None:
    """Each tensor is transposed once in a block."""
    seen: dict[tuple[Value, Permutation, Operation | None], TransposeOp] = {}
    for op in [op for op in operation.walk() if isinstance(op, TransposeOp) and op.has_pure_tensor_semantics]:
        key = (op.input, tuple(int(axis) for axis in op.permutation), op.parent_op)
        first = seen.setdefault(key, op)
        if first is not op and first.parent is op.parent:
            PatternRewriter(InsertionPoint.before_op(op)).replace_op(op, first.results)


def needs_channels_last(op: Operation) -> bool:
    """Whether an operation is a convolution of bytes whose channels are not innermost."""
    if not isinstance(op, LinalgOp) or not op.has_pure_tensor_semantics or not _multiplies_bytes(op):
        return False
    if not is_convolution(op):
        return False
    layout = _layout(op)
    return layout is not None and not layout.is_kept


def _multiplies_bytes(op: LinalgOp) -> bool:
    types = [value.type for value in op.dps_inputs]
    return len(types) == 2 and all(
        isinstance(type, RankedTensorType)
        and isinstance(type.element_type, IntegerType)
        and type.element_type.width <= 16
        for type in types
    )


# ---- Layouts of a convolution


class Layout(NamedTuple):
    """The order of loops, and of the dims of the image, the filter and the result, outermost first."""

    loops: Permutation
    image: Permutation
    filter: Permutation
    result: Permutation

    @property
    def is_kept(self) -> bool:
        """Whether images stay as they are."""
        return all(order == tuple(range(len(order))) for order in (self.image, self.result))


def _layout(op: LinalgOp) -> Layout | None:
    """Batches, then places of the window, then groups and channels."""
    image, filter, result = op.maps[0], op.maps[1], op.maps[-1]
    ranks: dict[int, int] = {}
    parallel = set(op.parallel_dims)
    in_filter, in_image = _plain(filter), _plain(image)
    for loop in range(op.num_loops):
        windowed = loop not in in_image and any(expr.is_function_of_dim(loop) for expr in image.results)
        if loop in parallel:
            # Batches, places, groups, features.
            ranks[loop] = 1 if windowed else 0 if loop not in in_filter else 2 if loop in in_image else 3
        else:
            ranks[loop] = 4 if windowed else 5
    loops = tuple(sorted(ranks, key=lambda loop: ranks[loop]))

    def order(map: AffineMap, places: dict[int, int]) -> Permutation:
        def key(axis: int) -> int:
            used = [ranks[one] for one in ranks if map.results[axis].is_function_of_dim(one)]
            return places[min(used, default=0)]

        return tuple(sorted(range(len(map.results)), key=key))

    images = {0: 0, 1: 1, 4: 1, 2: 2, 3: 3, 5: 4}
    filters = {4: 0, 5: 1, 2: 2, 3: 3, 0: 0, 1: 0}
    return Layout(loops, order(image, images), order(filter, filters), order(result, images))


def _plain(map: AffineMap) -> set[int]:
    return {expr.position for expr in map.results if isinstance(expr, AffineDimExpr)}


def _channels_last(op: LinalgOp) -> bool:
    """Gives a convolution its layout; False if it has it."""
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
    if not isinstance(generic, GenericOp):
        return False
    generic = without_unit_channels(rewriter, generic)
    layout = _layout(generic)
    if layout is None or layout.is_kept:
        return False
    rewriter.set_insertion_point(generic)
    operands = [
        transposed(rewriter, value, order)
        for value, order in zip(generic.operands, (layout.image, layout.filter, layout.result), strict=True)
    ]
    renamed = [dim(layout.loops.index(loop)) for loop in range(generic.num_loops)]
    maps = []
    for map, order in zip(generic.maps, (layout.image, layout.filter, layout.result), strict=True):
        exprs = [map.results[axis] for axis in order]
        maps.append(AffineMap(generic.num_loops, 0, [expr.replace_dims(renamed) for expr in exprs]))
    kinds = [generic.iterators[loop] for loop in layout.loops]
    operands[:2] = _whole_groups(rewriter, generic, operands[0], operands[1], maps)
    made = _with_block_of(rewriter, generic, operands[:2], operands[2], maps, kinds)
    rewriter.replace_op(generic, [transposed(rewriter, made.results[0], inverse(layout.result))])
    return True


_GROUP = 4
"""Channels that an instruction for products of bytes takes at a time."""


def _whole_groups(
    rewriter: PatternRewriter, op: GenericOp, image: Value, filter: Value, maps: Sequence[AffineMap]
) -> list[Value]:
    """The image and the filter with two or three channels filled up to four, as products with zeros add nothing."""
    types = [value.type for value in (image, filter)]
    known = constant_value(filter)
    last = [map.results[-1] for map in maps[:1]]
    inner = [axis for axis, expr in enumerate(maps[1].results) if expr == last[0]]
    if not all(isinstance(type, RankedTensorType) and type.element_type is i8 for type in types) or len(inner) != 1:
        return [image, filter]
    assert isinstance(image.type, RankedTensorType) and isinstance(filter.type, RankedTensorType)
    channels, (axis,) = image.type.shape[-1], inner
    if not isinstance(known, DenseElementsAttr) or not 1 < channels < _GROUP:
        return [image, filter]
    array = known.array.reshape(filter.type.shape)
    wider = np.pad(array, [(0, _GROUP - channels if one == axis else 0) for one in range(array.ndim)])
    type = RankedTensorType(wider.shape, i8)
    constant = rewriter.create(ConstantOp, DenseElementsAttr.from_array(wider, type), result=type).result
    before = op.dps_inputs[0].defining_op
    number = constant_padding(before) if isinstance(before, PadOp) else None
    if number is None or number.parent_block is not op.parent:
        number = rewriter.create(ConstantOp, IntegerAttr.wrapped(i8, 0), result=i8).result
    rank = image.type.rank
    padded = RankedTensorType([*image.type.shape[:-1], _GROUP], i8)
    properties: dict[str, Attribute] = {
        "static_low": DenseI64ArrayAttr([0] * rank),
        "static_high": DenseI64ArrayAttr([0] * (rank - 1) + [_GROUP - channels]),
        "operandSegmentSizes": DenseI32ArrayAttr([1, 0, 0]),
    }
    made = PadOp([image], [padded], properties, {}, (), 1, op.raw_location)
    block = Block([IndexType()] * rank, [op.raw_location] * rank)
    made.region.append(block)
    block.append(PadYieldOp([number], [], location=op.raw_location))
    return [rewriter.insert(made).result, constant]


def _with_block_of(
    rewriter: PatternRewriter,
    op: GenericOp,
    inputs: Sequence[Value],
    init: Value,
    maps: Sequence[AffineMap],
    kinds: Sequence[str],
) -> GenericOp:
    """A generic with the block of another."""
    made = make_generic(inputs, [init], maps, kinds, location=op.raw_location)
    rewriter.insert(made)
    rewriter.clone_region_before(op.regions[0], None, made.regions[0])
    return made


def without_unit_channels(rewriter: PatternRewriter, op: GenericOp) -> GenericOp:
    """The convolution without loops over one channel or feature, of which groups have several, or over one group."""
    image, filter = _plain(op.maps[0]), op.maps[1]
    result = _plain(op.maps[-1])
    sizes = op.static_loop_ranges
    dropped = [loop for loop in sorted(_plain(filter)) if sizes[loop] == 1 and (loop in image or loop in result)]
    kept = [loop for loop in range(op.num_loops) if loop not in dropped]
    if not dropped or not (set(kept) & set(op.parallel_dims) & _plain(filter)):
        return op
    rewriter.set_insertion_point(op)
    renamed = [dim(kept.index(loop)) if loop in kept else dim(0) for loop in range(op.num_loops)]
    maps, values, groups = [], [], []
    for value, map in zip(op.operands, op.maps, strict=True):
        away = [
            axis
            for axis, expr in enumerate(map.results)
            if isinstance(expr, AffineDimExpr) and expr.position in dropped
        ]
        exprs = [expr.replace_dims(renamed) for axis, expr in enumerate(map.results) if axis not in away]
        maps.append(AffineMap(len(kept), 0, exprs))
        joined = _joined_groups(len(map.results), away)
        groups.append(joined)
        values.append(_collapsed(rewriter, value, joined))
    kinds = [op.iterators[loop] for loop in kept]
    made = _with_block_of(rewriter, op, values[:2], values[2], maps, kinds)
    type = op.results[0].type
    assert isinstance(type, RankedTensorType)
    users = list(op.results[0].users)
    if len(users) == 1 and isinstance(users[0], CollapseShapeOp) and _groups(users[0]) == groups[2]:
        rewriter.replace_op(users[0], made.results)
        rewriter.erase_op(op)
        return made
    rewriter.replace_op(op, [_expanded(rewriter, made.results[0], groups[2], type)])
    return made


def _groups(op: CollapseShapeOp | ExpandShapeOp) -> list[list[int]]:
    return [[int(axis) for axis in group] for group in op.reassociation]


def _joined_groups(rank: int, away: Sequence[int]) -> list[list[int]]:
    """Groups of dims, each with one that stays."""
    groups: list[list[int]] = []
    pending: list[int] = []
    for axis in range(rank):
        if axis in away:
            (groups[-1] if groups else pending).append(axis)
        else:
            groups.append([*pending, axis])
            pending = []
    return groups


# ---- Values in another layout


def inverse(order: Sequence[int]) -> Permutation:
    """The order that leads back."""
    return tuple(sorted(range(len(order)), key=order.__getitem__))


def transposed(rewriter: PatternRewriter, value: Value, order: Sequence[int]) -> Value:
    """A tensor with its dims in another order: constants, fills and empty tensors are made that way, and one that is
    transposed already is read as it was."""
    while (before := _transposition(value)) is not None:
        value, order = before.input, [int(before.permutation[axis]) for axis in order]
    if tuple(order) == tuple(range(len(order))):
        return value
    type, owner = value.type, value.defining_op
    assert isinstance(type, RankedTensorType)
    result = RankedTensorType([type.shape[axis] for axis in order], type.element_type)
    known = constant_value(value)
    if isinstance(known, DenseElementsAttr):
        array = known.array.reshape(type.shape).transpose(order)
        attribute = DenseElementsAttr.from_array(array.copy(), result) if not known.is_splat else known
        if known.is_splat:
            attribute = DenseElementsAttr.from_raw(result, known.raw, True)
        return rewriter.create(ConstantOp, attribute, result=result).result
    if isinstance(owner, FillOp):
        from lamina.dialects.linalg.builders import fill

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


def _collapsed(rewriter: PatternRewriter, value: Value, groups: Sequence[Sequence[int]]) -> Value:
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
    known = constant_value(value)
    if isinstance(known, DenseElementsAttr):
        attribute = DenseElementsAttr.from_raw(result, known.raw, known.is_splat)
        return rewriter.create(ConstantOp, attribute, result=result).result
    owner = value.defining_op
    if isinstance(owner, ExpandShapeOp) and _groups(owner) == [list(group) for group in groups]:
        return owner.src
    if isinstance(owner, FillOp) and DYNAMIC not in shape:
        from lamina.dialects.linalg.builders import fill

        return fill(rewriter, owner.dps_inputs[0], rewriter.create(EmptyOp, [], result=result).result).results[0]
    properties = {"reassociation": _groups_attribute(groups)}
    return rewriter.insert(CollapseShapeOp([value], [result], dict(properties), location=rewriter.location)).result


def _expanded(
    rewriter: PatternRewriter, value: Value, groups: Sequence[Sequence[int]], type: RankedTensorType
) -> Value:
    """A tensor in a shape with more dims, of which only those in groups of one may be dynamic."""
    if len(groups) == type.rank:
        return value
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
    made = ExpandShapeOp([value, *dynamic], [type], dict(properties), location=rewriter.location)
    return rewriter.insert(made).result


# ---- Moving transpositions down


def _transposition(value: Value) -> TransposeOp | None:
    owner = value.defining_op
    return owner if isinstance(owner, TransposeOp) and owner.has_pure_tensor_semantics else None


def _pays(order: Permutation, transposed: int, whole: int) -> bool:
    """Whether a transposition of some of an operation's inputs moves below it: most are transposed, or half of them by
    what leads back from channels innermost. (The other way round, transpositions would move for ever.)"""
    return 2 * transposed > whole or (2 * transposed == whole and _moves_outwards(order))


def _moves_outwards(order: Permutation) -> bool:
    """Whether the dim that moves farthest moves outwards."""
    ways = [place - axis for place, axis in enumerate(order)]
    return -min(ways) > max(ways)


@pattern
def join_transpositions(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(transpose(x)) -> transpose(x), or x"""
    if not op.has_pure_tensor_semantics:
        return False
    before = _transposition(op.input)
    order = tuple(int(axis) for axis in op.permutation)
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
    found = [before for value, map in inputs if map.is_identity() and (before := _transposition(value)) is not None]
    if not found:
        return False
    order = tuple(int(axis) for axis in found[0].permutation)
    same = sum(tuple(int(axis) for axis in one.permutation) == order for one in found)
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
    made = _with_block_of(rewriter, op, values, init, [*maps, identity], op.iterators)
    rewriter.replace_op(op, [transposed(rewriter, made.results[0], order)])
    return True


def _may_be_permuted(op: GenericOp) -> bool:
    if op.num_dps_inits != 1 or not op.has_pure_tensor_semantics or not op.maps[-1].is_identity():
        return False
    if not all(map.is_projected_permutation() for map in op.maps) or op.reduction_dims:
        return False
    if op.output_arguments[0].first_use is not None or any(isinstance(inner, IndexOp) for inner in op.block.operations):
        return False
    return not is_copy(op) and (is_elementwise(op) or all(not inner.regions for inner in op.block.operations))


def is_copy(op: GenericOp) -> bool:
    """Whether the block yields an input."""
    return op.block.first_op is op.yield_op


@pattern
def sink_below_pad(op: PadOp, rewriter: PatternRewriter) -> bool:
    """pad(transpose(x)) -> transpose(pad(x))"""
    before = _transposition(op.source)
    if before is None or op.low or op.high or op.region.entry_block.first_op is not op.region.entry_block.last_op:
        return False
    order = tuple(int(axis) for axis in before.permutation)
    if not _moves_outwards(order):
        return False
    back = inverse(order)
    type = op.result.type
    properties = dict(op.properties)
    for name, given in (("static_low", op.static_low), ("static_high", op.static_high)):
        properties[name] = DenseI64ArrayAttr([int(given[axis]) for axis in back])
    result = RankedTensorType([type.shape[axis] for axis in back], type.element_type)
    made = PadOp([before.input], [result], properties, {}, (), 1, op.raw_location)
    rewriter.clone_region_before(op.region, None, made.region)
    rewriter.insert(made)
    rewriter.replace_op(op, [transposed(rewriter, made.result, order)])
    return True


@pattern
def lift_above_pad(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(pad(x)) -> pad(transpose(x)), on the way to channels innermost"""
    order = tuple(int(axis) for axis in op.permutation)
    pad = op.input.defining_op if op.has_pure_tensor_semantics else None
    if not isinstance(pad, PadOp) or _moves_outwards(order) or pad.low or pad.high:
        return False
    if pad.region.entry_block.first_op is not pad.region.entry_block.last_op:
        return False
    properties = dict(pad.properties)
    for name, given in (("static_low", pad.static_low), ("static_high", pad.static_high)):
        properties[name] = DenseI64ArrayAttr([int(given[axis]) for axis in order])
    made = PadOp(
        [transposed(rewriter, pad.source, order)], [op.results[0].type], properties, {}, (), 1, op.raw_location
    )
    rewriter.clone_region_before(pad.region, None, made.region)
    rewriter.insert(made)
    rewriter.replace_op(op, [made.result])
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
    properties = dict(op.properties)
    for name, one, other in (
        ("static_low", op.static_low, before.static_low),
        ("static_high", op.static_high, before.static_high),
    ):
        properties[name] = DenseI64ArrayAttr(
            [int(first) + int(second) for first, second in zip(one, other, strict=True)]
        )
    made = PadOp([before.source], [op.result.type], properties, {}, (), 1, op.raw_location)
    rewriter.clone_region_before(op.region, None, made.region)
    rewriter.insert(made)
    rewriter.replace_op(op, [made.result])
    return True


@pattern
def sink_below_concatenation(op: ConcatOp, rewriter: PatternRewriter) -> bool:
    """concat(transpose(x), transpose(y)) -> transpose(concat(x, y))"""
    found = [_transposition(value) for value in op.inputs]
    orders = {tuple(int(axis) for axis in one.permutation) for one in found if one is not None}
    if len(orders) != 1:
        return False
    (order,) = orders
    if not _pays(order, sum(one is not None for one in found), len(found)):
        return False
    back = inverse(order)
    values = [
        one.input if one is not None else transposed(rewriter, value, back)
        for value, one in zip(op.inputs, found, strict=True)
    ]
    axis = order[op.dim.value if isinstance(op.dim, IntegerAttr) else op.dim]
    shape = [op.result.type.shape[position] for position in back]
    result = RankedTensorType(shape, op.result.type.element_type)
    made = ConcatOp(values, [result], {"dim": IntegerAttr(i64, axis)}, location=op.raw_location)
    rewriter.insert(made)
    rewriter.replace_op(op, [transposed(rewriter, made.result, order)])
    return True


@pattern
def sink_below_windows(op: GenericOp, rewriter: PatternRewriter) -> bool:
    """pool(transpose(x)) -> transpose(pool(x)): maxima and sums over windows and dims"""
    if op.num_dps_inits != 1 or op.num_dps_inputs not in (1, 2) or not op.has_pure_tensor_semantics:
        return False
    before = _transposition(op.dps_inputs[0])
    if (
        before is None
        or not op.reduction_dims
        or (op.input_arguments[-1].first_use is not None) != (op.num_dps_inputs == 1)
    ):
        return False
    result = op.maps[-1]
    if not result.is_projected_permutation() or any(isinstance(inner, IndexOp) for inner in op.block.operations):
        return False
    order = tuple(int(axis) for axis in before.permutation)
    back = inverse(order)
    image = [op.maps[0].results[axis] for axis in back]
    # The result's dims in the order in which the source has the loops that index them.
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
    made = _with_block_of(rewriter, op, [before.input, *op.dps_inputs[1:]], init, maps, kinds)
    rewriter.replace_op(op, [transposed(rewriter, made.results[0], inverse(wanted))])
    return True


def _place(exprs: Sequence[AffineExpr], loop: int) -> int:
    return next((axis for axis, expr in enumerate(exprs) if expr.is_function_of_dim(loop)), 0)


@pattern
def sink_below_collapse(op: CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """collapse(transpose(x)) -> transpose(collapse(x)), where dims that are joined stay together"""
    before = _transposition(op.src)
    if before is None:
        return False
    order = [int(axis) for axis in before.permutation]
    groups = [[order[int(axis)] for axis in group] for group in op.reassociation]
    if any(group != list(range(group[0], group[0] + len(group))) for group in groups):
        return False
    sorted_groups = sorted(groups)
    value = _collapsed(rewriter, before.input, sorted_groups)
    rewriter.replace_op(op, [transposed(rewriter, value, [sorted_groups.index(group) for group in groups])])
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
    rewriter.replace_op(op, [_expanded(rewriter, value, [moved[number] for number in arranged], type)])
    return True


_SINKING = (
    join_transpositions,
    sink_below_elementwise,
    sink_below_pad,
    lift_above_pad,
    join_pads,
    sink_below_concatenation,
    sink_below_windows,
    sink_below_collapse,
    lift_above_expand,
)
