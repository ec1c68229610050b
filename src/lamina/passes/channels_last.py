"""``lamina-channels-last``: convolutions get channels innermost.

A dot product of bytes takes four channels at a time, which must be adjacent; vectors of floats along the
channels need no masks at the ends of image rows. The required transpositions sink through element-wise
operations, pads, pooling, concatenations, slices and reshapes until they cancel, so that only those at the network's
inputs and results remain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import NamedTuple

import numpy as np

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.convolutions import is_convolution
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp, shape_of
from lamina.dialects.linalg.structured_ops import GenericOp, TransposeOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.dialects.tensor.ops import CollapseShapeOp, ExpandShapeOp, PadOp
from lamina.dialects.tensor.ops import YieldOp as PadYieldOp
from lamina.ir.affine import AffineDimExpr, AffineMap, dim
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr, ElementsAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.dense import numbers_of, with_numbers
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IndexType, IntegerType, RankedTensorType, i8
from lamina.ir.value import Value
from lamina.passes.gathered_transpositions import lift_above_gather, sink_below_gather
from lamina.passes.transpositions import (
    SINKING,
    Permutation,
    as_reshape,
    collapsed,
    expanded,
    groups_of,
    inverse,
    joined_groups,
    order_of,
    transposed,
    with_block_of,
)
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter, PatternSet, apply_patterns_greedily
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.fold import constant_value


@register_pass("lamina-channels-last", summary="Lay out the images of convolutions with channels innermost")
class ChannelsLast(Pass):
    """Transposes images and filters, and moves the transpositions to where they cancel."""

    floats = option("floats", False, "Convolutions of other numbers too, if they outweigh the transpositions left")

    def run(self, operation: Operation) -> None:
        _lay_out(operation, _multiplies_bytes)
        if not self.floats or not any(map(_is_other_convolution, operation.walk())):
            return
        before = operation.clone()
        convolutions = _lay_out(operation, _multiplies_others)
        if not _pays(operation, convolutions):
            for region, old in zip(operation.regions, before.regions, strict=True):
                region.take_body(old)


_WORK_OF_A_TRANSPOSITION = 256
"""Products that must be saved per transposed element: a transposition costs about forty, of which the layout
saves a fifth."""


def _is_other_convolution(op: Operation) -> bool:
    return isinstance(op, LinalgOp) and op.has_pure_tensor_semantics and _multiplies_others(op) and is_convolution(op)


def _pays(operation: Operation, convolutions: int) -> bool:
    """True if the convolutions do much more work than the transpositions that are left."""
    moved = sum(
        _known_product(shape_of(op.input.type))
        for op in operation.walk()
        if isinstance(op, TransposeOp) and op.has_pure_tensor_semantics and constant_value(op.input) is None
    )
    return convolutions > _WORK_OF_A_TRANSPOSITION * moved


def _known_product(sizes: Sequence[int]) -> int:
    return prod(size for size in sizes if size != DYNAMIC)


def _lay_out(operation: Operation, wanted: Callable[[LinalgOp], bool]) -> int:
    """Changes the layout of the selected convolutions; returns their products."""
    products = 0
    for op in [op for op in operation.walk() if isinstance(op, LinalgOp) and op.has_pure_tensor_semantics]:
        if wanted(op) and is_convolution(op):
            sizes = op.static_loop_ranges
            if _channels_last(op):
                products += _known_product(sizes)
    if products:
        patterns = PatternSet([*SINKING, sink_below_gather])
        for cls in (CollapseShapeOp, ExpandShapeOp):
            patterns.add(*canonicalization_patterns(cls))
        apply_patterns_greedily(operation, patterns)
        apply_patterns_greedily(operation, PatternSet([lift_above_gather]))
        _share_transpositions(operation)
        _reshape_where_possible(operation)
    return products


def _reshape_where_possible(operation: Operation) -> None:
    """Transpositions that move no element are reshapes."""
    for op in [op for op in operation.walk() if isinstance(op, TransposeOp) and op.has_pure_tensor_semantics]:
        rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
        value = as_reshape(rewriter, op)
        if value is not None:
            rewriter.replace_op(op, [value])


def _share_transpositions(operation: Operation) -> None:
    """Each tensor is transposed once in a block."""
    seen: dict[tuple[Value, Permutation, Operation | None], TransposeOp] = {}
    for op in [op for op in operation.walk() if isinstance(op, TransposeOp) and op.has_pure_tensor_semantics]:
        key = (op.input, order_of(op), op.parent_op)
        first = seen.setdefault(key, op)
        if first is not op and first.parent is op.parent:
            PatternRewriter(InsertionPoint.before_op(op)).replace_op(op, first.results)


def may_need_channels_last(op: Operation) -> bool:
    """True if an operation is a convolution whose channels are not innermost."""
    if not isinstance(op, LinalgOp) or not op.has_pure_tensor_semantics or not is_convolution(op):
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


def _multiplies_others(op: LinalgOp) -> bool:
    return len(op.dps_inputs) == 2 and not _multiplies_bytes(op)


# ---- Layouts of a convolution


class Layout(NamedTuple):
    """The order of loops, and of the dims of the image, the filter and the result, outermost first."""

    loops: Permutation
    image: Permutation
    filter: Permutation
    result: Permutation

    @property
    def is_kept(self) -> bool:
        """True if the image layout stays."""
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
            used = [ranks[rank] for rank in ranks if map.results[axis].is_function_of_dim(rank)]
            return places[min(used, default=0)]

        return tuple(sorted(range(len(map.results)), key=key))

    images = {0: 0, 1: 1, 4: 1, 2: 2, 3: 3, 5: 4}
    filters = {4: 0, 5: 1, 2: 2, 3: 3, 0: 0, 1: 0}
    return Layout(loops, order(image, images), order(filter, filters), order(result, images))


def _plain(map: AffineMap) -> set[int]:
    return {expr.position for expr in map.results if isinstance(expr, AffineDimExpr)}


def _channels_last(op: LinalgOp) -> bool:
    """Changes the layout of a convolution; False if it already has it."""
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
    if not isinstance(generic, GenericOp):
        return False
    generic = without_unit_channels(rewriter, generic)
    layout = _layout(generic)
    if layout is None or layout.is_kept:
        return False
    if constant_value(generic.dps_inputs[1]) is not None and not _multiplies_bytes(generic):
        # Its panels are packed at compile time, whatever its layout.
        layout = layout._replace(filter=tuple(range(len(layout.filter))))
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
    operands[:2] = _whole_groups(rewriter, generic, operands[0], operands[1], maps, kinds)
    new_op = with_block_of(rewriter, generic, operands[:2], operands[2], maps, kinds)
    rewriter.replace_op(generic, [transposed(rewriter, new_op.results[0], inverse(layout.result))])
    return True


_GROUP = 4
"""Channels that an instruction for products of bytes takes at a time."""


def _whole_groups(
    rewriter: PatternRewriter,
    op: GenericOp,
    image: Value,
    filter: Value,
    maps: Sequence[AffineMap],
    kinds: Sequence[str],
) -> list[Value]:
    """Returns the image and the filter with two or three channels filled up to four, as products with zeros add
    nothing."""
    types = [value.type for value in (image, filter)]
    known = constant_value(filter)
    last = maps[0].results[-1]
    if not isinstance(last, AffineDimExpr) or kinds[last.position] == PARALLEL:
        return [image, filter]  # channels of the result, as in a depthwise convolution
    inner = [axis for axis, expr in enumerate(maps[1].results) if expr == last]
    if not all(isinstance(type, RankedTensorType) and type.element_type is i8 for type in types) or len(inner) != 1:
        return [image, filter]
    assert isinstance(image.type, RankedTensorType) and isinstance(filter.type, RankedTensorType)
    channels, (axis,) = image.type.shape[-1], inner
    array = numbers_of(known)
    if not isinstance(known, ElementsAttr) or array is None or not 1 < channels < _GROUP:
        return [image, filter]
    array = array.reshape(filter.type.shape)
    wider = np.pad(array, [(0, _GROUP - channels if number == axis else 0) for number in range(array.ndim)])
    type = RankedTensorType(wider.shape, i8)
    constant = rewriter.create(ConstantOp, with_numbers(known, wider, type), result=type).result
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
    new_op = PadOp([image], [padded], properties, {}, (), 1, op.raw_location)
    block = Block([IndexType()] * rank, [op.raw_location] * rank)
    new_op.region.append(block)
    block.append(PadYieldOp([number], [], location=op.raw_location))
    return [rewriter.insert(new_op).result, constant]


def without_unit_channels(rewriter: PatternRewriter, op: GenericOp) -> GenericOp:
    """Returns the convolution without unit channel or feature loops inside groups, or without a unit group
    loop."""
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
        joined = joined_groups(len(map.results), away)
        groups.append(joined)
        values.append(collapsed(rewriter, value, joined))
    kinds = [op.iterators[loop] for loop in kept]
    new_op = with_block_of(rewriter, op, values[:2], values[2], maps, kinds)
    type = op.results[0].type
    assert isinstance(type, RankedTensorType)
    users = list(op.results[0].users)
    if len(users) == 1 and isinstance(users[0], CollapseShapeOp) and groups_of(users[0]) == groups[2]:
        rewriter.replace_op(users[0], new_op.results)
        rewriter.erase_op(op)
        return new_op
    rewriter.replace_op(op, [expanded(rewriter, new_op.results[0], groups[2], type)])
    return new_op
