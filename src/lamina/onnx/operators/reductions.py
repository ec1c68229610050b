"""Reductions over axes, softmax, and positions of extremes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from lamina.ir.affine.expr import dims
from lamina.onnx.elements import BOOL, DOUBLE, FLOAT, INT64, Element
from lamina.onnx.operators.elementwise import in_f32
from lamina.onnx.registry import Node, Results, add_operator, axes_of, operator
from lamina.onnx.scalars import Scalar, product
from lamina.onnx.tensors import Tensor


class Reduction(NamedTuple):
    """A reduction: ``start`` (a number, or "lowest" or "highest" of the element type), the function applied to an
    element, the combiner, and the function applied to the total with the number of elements."""

    start: float | str
    combine: Callable[[Scalar, Scalar], Scalar]
    before: Callable[[Scalar], Scalar] = lambda x: x
    after: Callable[[Scalar, Scalar], Scalar] | None = None


def _add(total: Scalar, x: Scalar) -> Scalar:
    return total + x


def _mean(total: Scalar, count: Scalar) -> Scalar:
    return total / count


_REDUCTIONS: dict[str, Reduction] = {
    "ReduceSum": Reduction(0, _add),
    "ReduceMean": Reduction(0, _add, after=_mean),
    "ReduceProd": Reduction(1, lambda total, x: total * x),
    "ReduceMax": Reduction("lowest", lambda total, x: total.max(x)),
    "ReduceMin": Reduction("highest", lambda total, x: total.min(x)),
    "ReduceL1": Reduction(0, _add, Scalar.abs),
    "ReduceL2": Reduction(0, _add, lambda x: x * x, lambda total, _: square_root(total)),
    "ReduceSumSquare": Reduction(0, _add, lambda x: x * x),
    "ReduceLogSum": Reduction(0, _add, after=lambda total, _: natural_log(total)),
}


def square_root(x: Scalar) -> Scalar:
    """Returns the root, of integers in double precision."""
    return x.sqrt() if x.element.is_float else x.to(DOUBLE).sqrt().to(x.element)


def natural_log(x: Scalar) -> Scalar:
    """Returns the logarithm, of integers in double precision."""
    return x.log() if x.element.is_float else x.to(DOUBLE).log().to(x.element)


def reduction_axes(node: Node) -> list[int]:
    """Returns the axes that a reduction folds; none where it is to do nothing."""
    source = node[0]
    listed = node.integers("axes")
    given = node.optional(1)
    if given is not None:
        listed = [int(axis_) for axis_ in given.constant("axes").ravel()]
    if not listed:
        return [] if node.integer("noop_with_empty_axes") else list(range(source.rank))
    return axes_of(listed, source.rank)


def wide(element: Element) -> Element:
    """Returns the type in which sums of an element type are computed."""
    return FLOAT if element.is_float and element.width < 32 else element


def fold(node: Node, source: Tensor, axes: list[int], rule: Reduction, keep: bool) -> Tensor:
    """Returns a reduction of the table."""
    maker, element = node.maker, source.element
    if element is BOOL:
        raised = maker.map(lambda x: x.to(INT64), source)
        ends: dict[float | str, float] = {"lowest": 0, "highest": 1}
        rule = rule._replace(start=ends.get(rule.start, rule.start))
        return maker.map(lambda x: x.to(BOOL), fold(node, raised, axes, rule, keep))
    inner = wide(element)
    start = rule.start
    if isinstance(start, str):
        start = inner.lowest if start == "lowest" else inner.highest
    total = maker.reduce(
        source, axes, start, lambda total, x: rule.combine(total, rule.before(x.to(inner))), inner, keep
    )
    after = rule.after
    if after is None and inner is element:
        return total
    size = product(source.shape[axis] for axis in axes)
    count = maker.number(size, inner) if isinstance(size, int) else size.to(INT64).to(inner)

    def finish(x: Scalar) -> Scalar:
        done = x if after is None else after(x, count)
        return done.to(element)

    return maker.map(finish, total)


def _importer(rule: Reduction) -> Callable[[Node], Results]:
    def convert(node: Node) -> Results:
        axes = reduction_axes(node)
        if not axes:
            # Nothing is reduced, but the element function still applies.
            rule_ = rule._replace(after=None if rule.after is _mean else rule.after)
            element = node[0].element
            return (
                node.maker.map(
                    lambda x: in_f32(
                        x, lambda y: rule_.before(y) if rule_.after is None else rule_.after(rule_.before(y), y)
                    ),
                    node[0],
                )
                if element is not BOOL
                else node[0]
            )
        return fold(node, node[0], axes, rule, bool(node.integer("keepdims", 1)))

    return convert


for _name, _rule in _REDUCTIONS.items():
    add_operator(_name, _importer(_rule))


@operator("ReduceLogSumExp")
def reduce_log_sum_exp(node: Node) -> Results:
    axes, maker, source = reduction_axes(node), node.maker, node[0]
    if not source.element.is_float:
        return fold(
            node,
            source,
            axes,
            Reduction(0, _add, lambda x: x.to(DOUBLE).exp().to(x.element), lambda total, _: natural_log(total)),
            bool(node.integer("keepdims", 1)),
        )
    if not axes:
        return source
    inner = wide(source.element)
    top = maker.reduce(source, axes, inner.lowest, lambda most, x: most.max(x.to(inner)), inner, keep=True)
    # Infinities would make the difference NaN.
    top = maker.map(lambda x: x.classify("isfinite").select(x, 0.0), top)
    shifted = maker.map(lambda x, most: (x.to(inner) - most).exp(), source, top)
    total = maker.reduce(shifted, axes, 0, _add, keep=True)
    logarithms = maker.map(lambda x, most: (x.log() + most).to(source.element), total, top)
    if node.integer("keepdims", 1):
        return logarithms
    return maker.reshape(logarithms, [size for axis, size in enumerate(source.shape) if axis not in axes])


# ---- Softmax


def softmax(node: Node, source: Tensor, axes: list[int], logarithm: bool = False) -> Tensor:
    """exp(x) over its sum along axes, or the logarithm of that."""
    maker, element = node.maker, source.element
    inner = wide(element)
    top = maker.reduce(source, axes, inner.lowest, lambda most, x: most.max(x.to(inner)), inner, keep=True)
    if logarithm:
        shifted = maker.map(lambda x, most: x.to(inner) - most, source, top)
        total = maker.reduce(shifted, axes, 0, lambda total, x: total + x.exp(), keep=True)
        return maker.map(lambda x, sum: (x - sum.log()).to(element), shifted, total)
    # As the operator is defined, each of its steps rounds to the element type.
    raised = maker.map(lambda x, most: in_f32(x - most.to(element), Scalar.exp), source, top)
    total = maker.reduce(raised, axes, 0, lambda total, x: total + x.to(inner), inner, keep=True)
    count = product([source.shape[axis] for axis in axes])
    rounded = not isinstance(count, int) or count <= element.highest

    def divide(x: Scalar, sum: Scalar) -> Scalar:
        return (x.to(inner) / (sum.to(element).to(inner) if rounded else sum)).to(element)

    return maker.map(divide, raised, total)


@operator("Softmax", "LogSoftmax")
def softmax_node(node: Node) -> Results:
    source = node[0]
    if node.version < 13:
        # Before version 13 all axes from the given one on are combined.
        axes = list(range(node.axis(source.rank, 1), source.rank))
    else:
        axes = [node.axis(source.rank, -1)]
    return softmax(node, source, axes, node.kind == "LogSoftmax")


@operator("Hardmax")
def hardmax(node: Node) -> Results:
    source, maker = node[0], node.maker
    axis = node.axis(source.rank, 1 if node.version < 13 else -1)
    if node.version < 13 and axis != source.rank - 1:
        flat = maker.reshape(source, [product(source.shape[:axis]), product(source.shape[axis:])])
        place = _positions(node, flat, 1, largest=True, last=False)
        hot = maker.generate(flat.shape, source.element, lambda i, j: _one_at(maker.extract(place, [i, 0]), j, source))
        return maker.reshape(hot, source.shape)
    place = _positions(node, source, axis, largest=True, last=False)

    def body(*at: Scalar) -> Scalar:
        indices = [0 if position == axis else index for position, index in enumerate(at)]
        return _one_at(maker.extract(place, indices), at[axis], source)

    return maker.generate(source.shape, source.element, body)


def _one_at(place: Scalar, index: Scalar, source: Tensor) -> Scalar:
    one, zero = source.maker.number(1, source.element), source.maker.number(0, source.element)
    return index.to(INT64).equal(place).select(one, zero)


# ---- Positions of extremes


@operator("ArgMax", "ArgMin")
def arg_extreme(node: Node) -> Results:
    source = node[0]
    axis = node.axis(source.rank, 0)
    positions = _positions(node, source, axis, node.kind == "ArgMax", bool(node.integer("select_last_index")))
    if node.integer("keepdims", 1):
        return positions
    return node.maker.reshape(positions, [size for axis_at, size in enumerate(source.shape) if axis_at != axis])


def _positions(node: Node, source: Tensor, axis: int, largest: bool, last: bool) -> Tensor:
    """Returns the index of the extreme along an axis, which stays with size one."""
    maker = node.maker
    extreme = maker.reduce(
        source, [axis], source.element.lowest if largest else source.element.highest,
        lambda most, x: most.max(x) if largest else most.min(x), keep=True,
    )  # fmt: skip
    places = dims(source.rank)
    shape = [size for axis_at, size in enumerate(source.shape) if axis_at != axis]
    start = -1 if last else np.iinfo(np.int64).max
    init = maker.filled(shape, start, INT64)
    flat = maker.reshape(extreme, shape)
    outer = [place for place_, place in enumerate(places) if place_ != axis]

    def body(x: Scalar, most: Scalar, position: Scalar) -> Scalar:
        here = maker.index(axis).to(INT64)
        same = x.equal(most)
        if x.element.is_float:
            same = same | (x.classify("isnan") & most.classify("isnan"))
        return same.select(position.max(here) if last else position.min(here), position)

    kinds = ["reduction" if axis_ == axis else "parallel" for axis_ in range(source.rank)]
    results = maker.structured([(source, places), (flat, outer)], init.value, kinds, outer, body, INT64, shape)
    return maker.reshape(results, [1 if axis_at == axis else size for axis_at, size in enumerate(source.shape)])
