"""``lamina-bounding-slices``: slices of one tensor at known distances become slices of their bounding box.

A stencil reads its producer at several offsets, so a tile of it needs several slices of the producer. Fusing the
producer into the tile's loop would compute it once per slice. This pass extracts their bounding box
once and takes the slices from it:

    %a = tensor.extract_slice %t[%y, 0] [4, 8] [1, 1]           %box = tensor.extract_slice %t[%y, 0] [6, 8] [1, 1]
    %b = tensor.extract_slice %t[%y + 2, 0] [4, 8] [1, 1]  ->   %a = tensor.extract_slice %box[0, 0] [4, 8] [1, 1]
                                                                %b = tensor.extract_slice %box[2, 0] [4, 8] [1, 1]

Strided slices become strided slices of an unstrided box. Only results of operations are considered, and only slices
inside regions that use the tensor from outside: slices of arguments are free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.tensor.canonicalize import make_slice
from lamina.dialects.tensor.ops import ExtractSliceOp
from lamina.interfaces.view_like import MixedValue, mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir import affine
from lamina.ir.affine import AffineExpr
from lamina.ir.attributes import IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter


@dataclass(frozen=True)
class Linear:
    """A sum of values times numbers, plus a constant."""

    terms: tuple[tuple[Value, int], ...]
    constant: int

    def plus(self, other: Linear, factor: int = 1) -> Linear:
        numbers = dict(self.terms)
        for value, number in other.terms:
            numbers[value] = numbers.get(value, 0) + factor * number
        kept = tuple((value, number) for value, number in numbers.items() if number)
        return Linear(kept, self.constant + factor * other.constant)

    def times(self, factor: int) -> Linear:
        if not factor:
            return Linear((), 0)
        return Linear(tuple((value, factor * number) for value, number in self.terms), factor * self.constant)

    def distance(self, other: Linear) -> int | None:
        """Returns the offset of this from the other, if it is a known constant."""
        difference = self.plus(other, -1)
        return None if difference.terms else difference.constant


def linear(value: Value | int) -> Linear:
    """A number or an index value as a linear form, through affine.apply."""
    if not isinstance(value, Value):
        return Linear((), int(getattr(value, "value", value)))
    operation = value.defining_op
    if isinstance(operation, ConstantOp) and isinstance(operation.value, IntegerAttr):
        return Linear((), operation.value.value)
    if isinstance(operation, AffineApplyOp):
        map = operation.map
        inputs = [linear(operand) for operand in operation.operands]
        expr = _of_expr(map.results[0], inputs[: map.num_dims], inputs[map.num_dims :])
        if expr is not None:
            return expr
    return Linear(((value, 1),), 0)


def _of_expr(expr: Any, dims: Sequence[Linear], symbols: Sequence[Linear]) -> Linear | None:
    if isinstance(expr, affine.AffineConstantExpr):
        return Linear((), expr.value)
    if isinstance(expr, affine.AffineDimExpr):
        return dims[expr.position]
    if isinstance(expr, affine.AffineSymbolExpr):
        return symbols[expr.position]
    left, right = _of_expr(expr.lhs, dims, symbols), _of_expr(expr.rhs, dims, symbols)
    if left is None or right is None:
        return None
    if expr.kind == affine.ADD:
        return left.plus(right)
    if expr.kind == affine.MUL and not right.terms:
        return left.times(right.constant)
    return None


class _Reach:
    """A slice with the first and the last place of each dim as linear forms."""

    def __init__(self, op: ExtractSliceOp) -> None:
        self.op = op
        self.strides = [stride for stride in mixed_strides(op) if isinstance(stride, int)]
        self.sizes = mixed_sizes(op)
        self.first = [linear(offset) for offset in mixed_offsets(op)]
        self.last = [
            first.plus(linear(size).times(stride)).plus(Linear((), -stride))
            for first, size, stride in zip(self.first, self.sizes, self.strides, strict=True)
        ]


def bounding_slices(root: Operation) -> int:
    """Rewrites the slices inside ``root``; returns the number of boxes created."""
    rewriter = PatternRewriter()
    dominance = DominanceInfo()
    return sum(_box_around(group, rewriter, dominance) for group in list(_groups(root)))


def _groups(root: Operation) -> Iterator[list[_Reach]]:
    """Yields the slices of a tensor in one block that can share a box."""
    groups: dict[tuple[Value, Block], list[_Reach]] = {}
    for operation in root.walk():
        if not isinstance(operation, ExtractSliceOp) or operation.parent is None:
            continue
        source = operation.source
        maker = source.defining_op
        if maker is None or maker.name.startswith("tensor.") or maker.parent is operation.parent:
            continue
        if all(not isinstance(stride, Value) and int(stride) > 0 for stride in mixed_strides(operation)):
            groups.setdefault((source, operation.parent), []).append(_Reach(operation))
    for slices in groups.values():
        rest = slices
        while rest:
            near = [slice_ for slice_ in rest if _is_near(rest[0], slice_)]
            if len(near) > 1 or any(stride != 1 for stride in near[0].strides):
                yield near
            rest = [slice_ for slice_ in rest if slice_ not in near]


def _is_near(first: _Reach, other: _Reach) -> bool:
    return all(
        left.distance(right) is not None
        for left, right in zip((*first.first, *first.last), (*other.first, *other.last), strict=True)
    )


def _box_around(group: list[_Reach], rewriter: PatternRewriter, dominance: DominanceInfo) -> bool:
    head = group[0]
    at = head.op
    lows = [_extreme(forms, min) for forms in zip(*(reach.first for reach in group), strict=True)]
    highs = [_extreme(forms, max) for forms in zip(*(reach.last for reach in group), strict=True)]
    extents = [high.plus(low, -1).plus(Linear((), 1)) for low, high in zip(lows, highs, strict=True)]
    values = {value for form in (*lows, *extents) for value, _ in form.terms}
    if not all(dominance.value_dominates(value, at) for value in values):
        return False
    if len(group) > 1 and all(
        reach.first == head.first and reach.last == head.last and reach.strides == head.strides for reach in group
    ):
        for slice_ in group[1:]:
            if slice_.op.results[0].type is head.op.results[0].type:
                rewriter.replace_op(slice_.op, head.op.results)
        return True
    rewriter.point = InsertionPoint.before_op(at)
    rewriter.location = at.raw_location
    offsets = [_index(rewriter, form) for form in lows]
    sizes = [_index(rewriter, form) for form in extents]
    source = at.source
    shape = [size if isinstance(size, int) else DYNAMIC for size in sizes]
    kind = RankedTensorType(shape, source.type.element_type, source.type.encoding)
    box = make_slice(rewriter, kind, source, offsets, sizes, [1] * len(sizes)).results[0]
    for slice_ in group:
        rewriter.point = InsertionPoint.before_op(slice_.op)
        distances = [first.distance(low) for first, low in zip(slice_.first, lows, strict=True)]
        places = [distance for distance in distances if distance is not None]
        part = make_slice(rewriter, slice_.op.results[0].type, box, places, slice_.sizes, [*slice_.strides])
        rewriter.replace_op(slice_.op, part.results)
    return True


def _extreme(forms: Sequence[Linear], pick: Callable[..., Linear]) -> Linear:
    """Returns the least or the greatest of forms at known distances."""
    return pick(forms, key=lambda form: form.distance(forms[0]))


def _index(rewriter: PatternRewriter, form: Linear) -> MixedValue:
    """Returns a linear form as a number or a value."""
    expr: AffineExpr = affine.constant(form.constant)
    for position, (_, number) in enumerate(form.terms):
        expr = expr + affine.dim(position) * number
    return make_composed_folded_apply(rewriter, expr, [value for value, _ in form.terms])


@register_pass("lamina-bounding-slices", summary="Take the slices of one tensor out of one box that holds all of them")
class BoundingSlicesPass(Pass):
    """Extracts one slice of the producer for each stencil."""

    def run(self, operation: Operation) -> None:
        bounding_slices(operation)
