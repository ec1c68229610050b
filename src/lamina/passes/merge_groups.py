"""``lamina-merge-groups``: merges small groups of byte convolutions into fewer, wider ones.

The merged filter has zeros where a feature does not read a channel. Their products add
nothing to an integer sum, and cost less than mostly empty vectors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lamina.conversion.vector_loops.dot_products import match_dot_product
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.convolutions import is_convolution
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.attributes import ElementsAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.dense import numbers_of, with_numbers
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.passes.transpositions import collapsed, expanded, with_block_of
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

_FEATURES = 16
"""Sums of 32 bits in a register, so many features at most a group gets."""
Array = np.ndarray


@register_pass("lamina-merge-groups", summary="Merge groups of few features in convolutions of bytes")
class MergeGroups(Pass):
    """Merges neighboring groups until their features fill a register."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if isinstance(op, LinalgOp)]:
            if may_merge_groups(op):
                _merge(op)


class _Groups(NamedTuple):
    """The axes of groups, channels and features in the operands, and how many groups become one."""

    image: int
    """The group axis of the image; the channel axis comes after it."""
    filter: tuple[int, int, int]
    """Groups, features, channels."""
    result: int
    """The group axis of the result; the feature axis comes after it."""
    merged: int


def may_merge_groups(op: Operation) -> bool:
    """True if the pass changes an operation."""
    return isinstance(op, LinalgOp) and op.has_pure_tensor_semantics and _groups(op) is not None


def _groups(op: LinalgOp) -> _Groups | None:
    if not is_convolution(op) or match_dot_product(op) is None:
        return None
    image, filter, result = ([_loop(map, axis) for axis in range(len(map.results))] for map in op.maps)
    sizes, parallel = op.static_loop_ranges, set(op.parallel_dims)
    shared = {loop for loop in image if loop is not None and loop in filter}
    groups, channels = [sorted(shared & parallel), sorted(shared - parallel)]
    features = sorted({loop for loop in filter if loop in parallel and loop not in image and loop is not None})
    if not (len(groups) == len(channels) == len(features) == 1):
        return None
    (group,), (channel,), (feature,) = groups, channels, features
    if DYNAMIC in (sizes[group], sizes[channel], sizes[feature]) or sizes[channel] < 2:
        return None
    if not (_follows(image, group, channel) and _follows(result, group, feature)):
        return None
    most = _FEATURES // sizes[feature]
    count = max((one for one in range(1, most + 1) if sizes[group] % one == 0), default=1)
    if count == 1 or numbers_of(constant_value(op.dps_inputs[1])) is None:
        return None
    places = filter.index(group), filter.index(feature), filter.index(channel)
    return _Groups(image.index(group), places, result.index(group), count)


def _loop(map: AffineMap, axis: int) -> int | None:
    expr = map.results[axis]
    return expr.position if isinstance(expr, AffineDimExpr) else None


def _follows(loops: Sequence[int | None], first: int, second: int) -> bool:
    return loops.index(first) + 1 < len(loops) and loops[loops.index(first) + 1] == second


def _merge(op: LinalgOp) -> None:
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
    groups = _groups(generic) if isinstance(generic, GenericOp) else None
    if groups is None or not isinstance(generic, GenericOp):
        return
    rewriter.set_insertion_point(generic)
    image, filter = generic.dps_inputs
    init, type = generic.dps_inits[0], generic.results[0].type
    known = constant_value(filter)
    array = numbers_of(known)
    assert array is not None and isinstance(known, ElementsAttr)
    assert isinstance(filter.type, RankedTensorType) and isinstance(type, RankedTensorType)
    wide = _block_diagonal(array, groups)
    attribute = with_numbers(known, wide, RankedTensorType(wide.shape, filter.type.element_type))
    operands = [
        _regrouped(rewriter, image, groups.image, groups.merged),
        rewriter.create(ConstantOp, attribute, result=attribute.type).result,
    ]
    target = _regrouped(rewriter, init, groups.result, groups.merged)
    new_op = with_block_of(rewriter, generic, operands, target, generic.maps, generic.iterators)
    rewriter.replace_op(generic, [_with_sizes(rewriter, new_op.results[0], groups.result, type)])


def _block_diagonal(array: Array, groups: _Groups) -> Array:
    """Returns the filter of merged groups, with zeros for the channels of others."""
    count = groups.merged
    ordered = np.moveaxis(array, groups.filter, (0, 1, 2))
    group, features, channels, *window = ordered.shape
    split = ordered.reshape(group // count, count, features, channels, *window)
    wide = np.zeros((group // count, count, features, count, channels, *window), array.dtype)
    for number in range(count):
        wide[:, number, :, number] = split[:, number]
    merged = wide.reshape(group // count, count * features, count * channels, *window)
    return np.ascontiguousarray(np.moveaxis(merged, (0, 1, 2), groups.filter))


def _regrouped(rewriter: PatternRewriter, value: Value, axis: int, count: int) -> Value:
    """Returns a tensor with the given number of adjacent groups merged into one, their parts consecutive."""
    type = value.type
    assert isinstance(type, RankedTensorType)
    shape = list(type.shape)
    shape[axis : axis + 2] = [shape[axis] // count, count * shape[axis + 1]]
    return _with_sizes(rewriter, value, axis, RankedTensorType(shape, type.element_type))


def _with_sizes(rewriter: PatternRewriter, value: Value, axis: int, type: RankedTensorType) -> Value:
    """Resizes an axis and the next one, keeping their product."""
    joined = (
        [[axis_before] for axis_before in range(axis)]
        + [[axis, axis + 1]]
        + [[axis_after] for axis_after in range(axis + 2, type.rank)]
    )
    return expanded(rewriter, collapsed(rewriter, value, joined), joined, type)
