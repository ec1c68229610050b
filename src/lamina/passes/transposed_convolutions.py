"""``lamina-transposed-convolutions``: convolutions of images with zeros between their elements are divided into phases.

A transposed convolution (the gradient of a strided one, or an upsampling layer) is usually written as a convolution of
an image that is spread out in a tensor of zeros, and so multiplies mostly zeros. The elements of the result whose index
has the same remainder by the distance of the image's elements read the same taps of the filter, and no zeros: they are
a convolution of the image itself (Dumoulin and Visin, "A guide to convolution arithmetic for deep learning", 2016,
arXiv:1603.07285, section 4). Weights that are infinite or no numbers are not multiplied by the zeros in between.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.tiling import clone_with_operands
from lamina.dialects.tensor.canonicalize import make_insert, make_slice
from lamina.dialects.tensor.ops import EmptyOp, ExtractSliceOp, InsertSliceOp
from lamina.interfaces.view_like import mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir.affine import ADD, AffineBinaryOpExpr, AffineDimExpr, AffineExpr
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value, type_as
from lamina.passes.convolutions_on_tensors import static_convolution_on_tensors
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value


@register_pass("lamina-transposed-convolutions", summary="Divide convolutions of images spread by zeros into phases")
class TransposedConvolutions(Pass):
    """Replaces convolutions on tensors of static sizes whose image is inserted into zeros with steps."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if is_transposed_convolution(op)]:
            assert isinstance(op, LinalgOp)
            _by_phases(op)


class _Axis(NamedTuple):
    """A spatial axis of the image: where its elements are, and the axes of the filter and the result it belongs to."""

    image: int
    filter: int
    result: int
    first: int
    step: int


class _Taps(NamedTuple):
    """What a phase reads along an axis: every ``step``-th tap from ``tap`` on, and the image from ``first`` on, which
    may be outside of it."""

    phase: int
    results: int
    tap: int
    taps: int
    first: int

    @property
    def end(self) -> int:
        return self.first + self.results + self.taps - 1


def is_transposed_convolution(operation: Operation) -> bool:
    """True for a convolution that the pass divides into phases."""
    op = static_convolution_on_tensors(operation)
    return op is not None and isinstance(op.dps_inits[0].defining_op, FillOp) and bool(_axes(op))


def _axes(op: LinalgOp) -> list[_Axis]:
    """Returns the axes along which the image is spread out; none if it is not, or is read with steps there."""
    spread = op.dps_inputs[0].defining_op
    if not isinstance(spread, InsertSliceOp) or not _is_zero(spread.dest):
        return []
    offsets, sizes, strides = mixed_offsets(spread), mixed_sizes(spread), mixed_strides(spread)
    whole = type_as(spread.dest, RankedTensorType).shape
    if len(sizes) != type_as(spread.source, RankedTensorType).rank:
        return []
    image, filter, result = (map.results for map in op.maps)
    axes = []
    for axis, (offset, step) in enumerate(zip(offsets, strides, strict=True)):
        if not isinstance(offset, int) or not isinstance(step, int) or not isinstance(sizes[axis], int):
            return []
        if sizes[axis] == whole[axis]:
            continue
        loops = _place_and_tap(image[axis], result)
        if loops is None:
            return []
        place, tap = loops
        axes.append(_Axis(axis, filter.index(tap), result.index(place), offset, step))
    return axes if any(axis.step > 1 for axis in axes) else []


def _place_and_tap(expr: AffineExpr, result: Sequence[AffineExpr]) -> tuple[AffineExpr, AffineExpr] | None:
    """Returns the loops over places and taps of an axis; None if it is read with steps."""
    if not isinstance(expr, AffineBinaryOpExpr) or expr.kind != ADD:
        return None
    if not isinstance(expr.lhs, AffineDimExpr) or not isinstance(expr.rhs, AffineDimExpr):
        return None
    return (expr.lhs, expr.rhs) if expr.lhs in result else (expr.rhs, expr.lhs)


def _is_zero(value: Value) -> bool:
    """True for a tensor filled with zeros."""
    definition = value.defining_op
    known = constant_value(definition.dps_inputs[0]) if isinstance(definition, FillOp) else None
    return isinstance(known, FloatAttr | IntegerAttr) and known.value == 0


def _by_phases(op: LinalgOp) -> None:
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    axes = _axes(op)
    spread, filled = op.dps_inputs[0].defining_op, op.dps_inits[0].defining_op
    assert isinstance(spread, InsertSliceOp) and isinstance(filled, FillOp)
    size = type_as(spread.source, RankedTensorType).shape
    filter, result = (type_as(value, RankedTensorType).shape for value in (op.dps_inputs[1], op.dps_inits[0]))
    along = [list(_phases(axis, filter[axis.filter], result[axis.result])) for axis in axes]
    before = [max(0, *(-taps.first for taps in phases if taps.taps)) for phases in along]
    after = [
        max(0, *(taps.end - size[axis.image] for taps in phases if taps.taps))
        for axis, phases in zip(axes, along, strict=True)
    ]
    image = _padded(rewriter, spread, axes, before, after)
    whole = op.dps_inits[0]
    if all(taps.taps for phases in along for taps in phases):
        whole = rewriter.create(EmptyOp, [], result=type_as(whole, RankedTensorType)).result
    for phase in product(*along):
        if all(taps.taps and taps.results for taps in phase):
            whole = _with_phase(rewriter, op, whole, image, axes, phase, before)
    rewriter.replace_op(op, [whole])


def _phases(axis: _Axis, taps: int, results: int) -> Iterator[_Taps]:
    for phase in range(min(axis.step, results)):
        tap = (axis.first - phase) % axis.step
        count = max(0, -(-(taps - tap) // axis.step))
        yield _Taps(phase, -(-(results - phase) // axis.step), tap, count, (phase + tap - axis.first) // axis.step)


def _padded(
    rewriter: PatternRewriter, spread: InsertSliceOp, axes: Sequence[_Axis], before: Sequence[int], after: Sequence[int]
) -> Value:
    """Returns the image without zeros between its elements, with those around it that windows reach."""
    type = type_as(spread.source, RankedTensorType)
    if not any((*before, *after)):
        return spread.source
    low, shape = [0] * type.rank, list(type.shape)
    for axis, first, last in zip(axes, before, after, strict=True):
        low[axis.image] = first
        shape[axis.image] += first + last
    zeros = spread.dest.defining_op
    assert isinstance(zeros, FillOp)
    padded = RankedTensorType(shape, type.element_type)
    empty = rewriter.create(EmptyOp, [], result=padded).result
    around = fill(rewriter, zeros.dps_inputs[0], empty).results[0]
    insert: InsertSliceOp = make_insert(
        rewriter, InsertSliceOp, spread.source, around, low, type.shape, [1] * type.rank
    )
    return insert.result


def _with_phase(
    rewriter: PatternRewriter,
    op: LinalgOp,
    whole: Value,
    image: Value,
    axes: Sequence[_Axis],
    phase: Sequence[_Taps],
    before: Sequence[int],
) -> Value:
    """Returns the result with one phase written to it."""
    filter, filled = op.dps_inputs[1], op.dps_inits[0].defining_op
    assert isinstance(filled, FillOp)
    parts = [_Part(value) for value in (image, filter, whole)]
    for axis, taps, low in zip(axes, phase, before, strict=True):
        parts[0].take(axis.image, taps.first + low, taps.results + taps.taps - 1, 1)
        parts[1].take(axis.filter, taps.tap, taps.taps, axis.step)
        parts[2].take(axis.result, taps.phase, taps.results, axis.step)
    inputs = [part.extracted(rewriter) for part in parts[:2]]
    type = RankedTensorType(parts[2].sizes, type_as(whole, RankedTensorType).element_type)
    init = fill(rewriter, filled.dps_inputs[0], rewriter.create(EmptyOp, [], result=type).result).results[0]
    convolution = clone_with_operands(rewriter, op, [*inputs, init], [type])
    source, place = convolution.results[0], parts[2]
    insert: InsertSliceOp = make_insert(
        rewriter, InsertSliceOp, source, whole, place.offsets, place.sizes, place.strides
    )
    return insert.result


class _Part:
    """A part of a tensor, at first all of it."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.type = type_as(value, RankedTensorType)
        self.offsets, self.sizes, self.strides = [0] * self.type.rank, list(self.type.shape), [1] * self.type.rank

    def take(self, axis: int, offset: int, size: int, stride: int) -> None:
        """Takes some elements along an axis."""
        self.offsets[axis], self.sizes[axis], self.strides[axis] = offset, size, stride

    def extracted(self, rewriter: PatternRewriter) -> Value:
        """Returns the part."""
        if tuple(self.sizes) == tuple(self.type.shape):
            return self.value
        type = RankedTensorType(self.sizes, self.type.element_type)
        part: ExtractSliceOp = make_slice(rewriter, type, self.value, self.offsets, self.sizes, self.strides)
        return part.result
