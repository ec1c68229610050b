"""Pooling over windows and over whole images."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from lamina.ir.affine.expr import dims
from lamina.onnx.builder import Operand
from lamina.onnx.elements import INDEX, INT64, Element
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.reductions import wide
from lamina.onnx.operators.windows import Window, padded, window_of
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar, Size, plus, product
from lamina.onnx.tensors import Tensor


def _window(node: Node) -> tuple[Tensor, Window]:
    source, kernel = node[0], node.integers("kernel_shape")
    if kernel is None or source.rank != len(kernel) + 2:
        raise NodeProblem(f"its window does not fit {source.type}")
    return source, window_of(node, source.shape[2:], kernel, bool(node.integer("ceil_mode")))


def pool(
    source: Tensor, window: Window, padding: float | int, start: float | int, element: Element,
    combine: Callable[[Scalar, Scalar], Scalar],
) -> Tensor:  # fmt: skip
    """Reduces windows; ``combine`` takes the accumulator and an element."""
    maker, spatial = source.maker, len(window.kernel)
    wider = padded(source, window, padding)
    frame = Tensor(maker, element, tuple(window.kernel), maker.empty(window.kernel, element))
    n, c, *rest = dims(2 + 2 * spatial)
    at, inside = rest[:spatial], rest[spatial:]
    operands: list[Operand] = [(wider, [n, c, *window.places(at, inside)]), (frame, inside)]
    shape = [*source.shape[:2], *window.result]
    kinds = ["parallel"] * (2 + spatial) + ["reduction"] * spatial
    return maker.structured(
        operands, maker.filled(shape, start, element).value, kinds, [n, c, *at],
        lambda x, _, old: combine(old, x.to(element)), element, shape,
    )  # fmt: skip


@operator("MaxPool")
def max_pool(node: Node) -> Results:
    source, window = _window(node)
    lowest = source.element.lowest
    most = pool(source, window, lowest, lowest, source.element, lambda old, x: old.max(x))
    if not node.wants(1):
        return most
    return [most, _positions(node, source, window, most)]


def _positions(node: Node, source: Tensor, window: Window, most: Tensor) -> Tensor:
    """Returns the first position of each maximum in the source as if it had one dimension."""
    maker, spatial = node.maker, len(window.kernel)
    wider = padded(source, window, source.element.lowest)
    frame = Tensor(maker, source.element, tuple(window.kernel), maker.empty(window.kernel, source.element))
    n, c, *rest = dims(2 + 2 * spatial)
    at, inside = rest[:spatial], rest[spatial:]
    by_column = bool(node.integer("storage_order"))
    sizes = [maker.as_index(size) for size in source.shape]

    def body(x: Scalar, _: Scalar, top: Scalar, old: Scalar) -> Scalar:
        valid = x.equal(top)
        places = []
        for axis in range(spatial):
            start = maker.index(2 + axis) * window.strides[axis] - window.before[axis]
            place = start + maker.index(2 + spatial + axis) * window.dilations[axis]
            valid = valid & (place >= 0) & (place < sizes[2 + axis])
            places.append(place)
        order = list(reversed(range(spatial))) if by_column else list(range(spatial))
        flat = maker.index(0) * sizes[1] + maker.index(1)
        for axis in order:
            flat = flat * sizes[2 + axis] + places[axis]
        return valid.select(old.min(flat.to(INT64)), old)

    shape = most.shape
    init = maker.filled(shape, np.iinfo(np.int64).max, INT64)
    operands: list[Operand] = [
        (wider, [n, c, *window.places(at, inside)]), (frame, inside), (most, [n, c, *at])
    ]  # fmt: skip
    kinds = ["parallel"] * (2 + spatial) + ["reduction"] * spatial
    return maker.structured(operands, init.value, kinds, [n, c, *at], body, INT64, shape)


@operator("AveragePool")
def average_pool(node: Node) -> Results:
    source, window = _window(node)
    return average(node, source, window, bool(node.integer("count_include_pad")))


def average(node: Node, source: Tensor, window: Window, with_padding: bool) -> Tensor:
    """Means of windows over the elements that count."""
    maker, element = node.maker, wide(source.element)
    total = pool(source, window, 0, 0, element, lambda old, x: old + x)
    amounts = [*window.before, *window.after, *window.extra]
    if all(isinstance(amount, int) and amount == 0 for amount in amounts):
        count = float(math.prod(window.kernel))
        return maker.map(lambda x: (x / count).to(source.element), total)

    def divide(x: Scalar) -> Scalar:
        count_: Scalar | int = 1
        for axis, size in enumerate(source.shape[2:]):
            count_ = _count(node, window, axis, size, with_padding) * count_
        assert isinstance(count_, Scalar)
        return (x / count_.to(element)).to(source.element)

    return maker.map(divide, total)


def _count(node: Node, window: Window, axis: int, size: Size, with_padding: bool) -> Scalar:
    """Returns how many of a window's elements count along a dimension, at the current position."""
    maker = node.maker
    start = maker.index(2 + axis) * window.strides[axis] - window.before[axis]
    first: Size = 0
    last = size
    if with_padding:
        first = 0 if not isinstance(window.before[axis], int) else -window.before[axis]
        last = plus(size, window.after[axis])
    step = window.dilations[axis]

    def steps_to(place: Size) -> Scalar:
        away = maker.as_index(place) - start
        return ((away + (step - 1)) // step).max(0).min(window.kernel[axis])

    return steps_to(last) - steps_to(first)


@operator("LpPool")
def lp_pool(node: Node) -> Results:
    source, window = _window(node)
    p = node.integer("p", 2)
    element = wide(source.element)
    total = pool(source, window, 0, 0, element, lambda old, x: old + _raised(x, p))
    return node.maker.map(lambda x: _root(x, p).to(source.element), total)


def _raised(x: Scalar, p: int) -> Scalar:
    return x.abs() if p == 1 else x * x if p == 2 else x.abs().binary("pow", float(p))


def _root(x: Scalar, p: int) -> Scalar:
    return x if p == 1 else x.sqrt() if p == 2 else x.binary("pow", 1.0 / p)


@operator("GlobalLpPool")
def global_lp_pool(node: Node) -> Results:
    p, source = node.integer("p", 2), node[0]
    element = wide(source.element)
    total = node.maker.reduce(
        source, range(2, source.rank), 0, lambda old, x: old + _raised(x.to(element), p), element, keep=True
    )
    return node.maker.map(lambda x: _root(x, p).to(source.element), total)


@operator("GlobalMaxPool")
def global_max_pool(node: Node) -> Results:
    source = node[0]
    return node.maker.reduce(source, range(2, source.rank), source.element.lowest, lambda old, x: old.max(x), keep=True)


@operator("GlobalAveragePool")
def global_average_pool(node: Node) -> Results:
    return mean(node[0], list(range(2, node[0].rank)))


def mean(source: Tensor, axes: Sequence[int]) -> Tensor:
    """Returns the mean along axes, which stay with size one."""
    maker, element = source.maker, wide(source.element)
    total = maker.reduce(source, axes, 0, lambda old, x: old + x.to(element), element, keep=True)
    count = product(source.shape[axis] for axis in axes)
    divisor = maker.number(count, element) if isinstance(count, int) else count.to(INT64).to(element)
    return maker.map(lambda x: (x / divisor).to(source.element), total)


@operator("MaxUnpool")
def max_unpool(node: Node) -> Results:
    source, places, maker = node[0], node[1], node.maker
    kernel = node.integers("kernel_shape") or []
    strides = node.integers("strides") or [1] * len(kernel)
    pads = node.integers("pads") or [0] * (2 * len(kernel))
    given = node.optional(2)
    if given is not None:
        shape = given.entries("output_shape")
    else:
        spatial = [
            (size - 1) * stride + reach - pads[axis] - pads[len(kernel) + axis]
            for axis, (size, stride, reach) in enumerate(zip(source.sizes[2:], strides, kernel, strict=True))
        ]
        shape = [*source.shape[:2], *spatial]
    total, count = product(shape), math.prod(source.sizes)
    flat, at = maker.reshape(source, [count]), maker.reshape(places, [count])
    if given is not None:
        # Positions refer to the result without the explicit shape.
        at = _moved(node, at, source, kernel, strides, pads, shape)
    empty = maker.filled([total], 0, source.element)
    loop = maker.tensor_loop(
        count,
        [empty],
        lambda i, old: [maker.insert(maker.extract(flat, [i]), old[0], [_safe(maker.extract(at, [i]), total)])],
    )
    return maker.reshape(loop[0], shape)


def _moved(
    node: Node, at: Tensor, source: Tensor, kernel: Sequence[int], strides: Sequence[int], pads: Sequence[int],
    shape: Sequence[Size],
) -> Tensor:  # fmt: skip
    """Maps positions in the result without the explicit shape to positions in the result with it."""
    own = [
        (size - 1) * stride + reach - pads[axis] - pads[len(kernel) + axis]
        for axis, (size, stride, reach) in enumerate(zip(source.sizes[2:], strides, kernel, strict=True))
    ]
    sizes = [*source.sizes[:2], *own]

    def move(place: Scalar) -> Scalar:
        rest, indices = place, []
        for size in reversed(sizes):
            indices.append(rest % size)
            rest = rest / size
        flat: Scalar = indices.pop()
        for wanted in shape[1:]:
            flat = flat * (wanted if isinstance(wanted, int) else wanted.to(INT64)) + indices.pop()
        return flat

    return node.maker.map(move, at)


def _safe(place: Scalar, size: Size) -> Scalar:
    """Returns a position within a dimension."""
    maker = place.maker
    return place.to(INDEX).max(0).min(maker.as_index(size) - 1)
