"""Normalizations."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lamina.ir.affine.expr import dims
from lamina.onnx.elements import ELEMENTS, Element
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.pooling import mean
from lamina.onnx.operators.reductions import wide
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar, over
from lamina.onnx.tensors import Tensor


def _per_channel(parameter: Tensor, rank: int, axis: int = 1) -> Tensor:
    """Reshapes a vector of channels to broadcast along the other dimensions."""
    return parameter.maker.reshape(parameter, [parameter.shape[0], *[1] * (rank - axis - 1)])


@operator("BatchNormalization")
def batch_normalization(node: Node) -> Results:
    source, maker = node[0], node.maker
    epsilon, momentum = node.number("epsilon", 1e-5), node.number("momentum", 0.9)
    training = bool(node.integer("training_mode"))
    given = [_per_channel(node[index], source.rank) for index in range(1, 5)]
    scale, bias, average, variance = given
    element = wide(source.element)
    if not training and (line := _line(given, element, epsilon)) is not None:
        return [maker.map(lambda x, f, s: (x.to(element) * f + s).to(source.element), source, *line)]
    if not training:
        normalized = maker.map(
            lambda x, s, b, m, v: (
                (x.to(element) - m.to(element)) / (v.to(element) + epsilon).sqrt() * s.to(element) + b.to(element)
            ).to(source.element),
            source, scale, bias, average, variance,
        )  # fmt: skip
        return [normalized]
    axes = [axis for axis in range(source.rank) if axis != 1]
    centre, spread = moments(source, axes)
    normalized = maker.map(
        lambda x, s, b, m, v: (
            ((x.to(element) - m) / (v + epsilon).sqrt() * s.to(element) + b.to(element)).to(x.element)
        ),
        source, scale, bias, centre, spread,
    )  # fmt: skip
    running = []
    for old, new in ((node[3], centre), (node[4], spread)):
        flat = maker.reshape(new, [source.shape[1]])
        running.append(maker.map(lambda a, b: a * momentum + b.to(a.element) * (1 - momentum), old, flat))
    return [normalized, *running]


def _line(parameters: Sequence[Tensor], element: Element, epsilon: float) -> tuple[Tensor, Tensor] | None:
    """The factor and the summand per channel of a normalization whose parameters are constants; None otherwise."""
    arrays = [parameter.array.astype(np.float64) for parameter in parameters if parameter.array is not None]
    if len(arrays) < len(parameters):
        return None
    scale, bias, average, variance = arrays
    maker = parameters[0].maker
    with np.errstate(all="ignore"):
        factor = scale / np.sqrt(variance + epsilon)
        summand = (bias - average * factor).astype(element.dtype)
        return maker.array(factor.astype(element.dtype), element), maker.array(summand, element)


def moments(source: Tensor, axes: Sequence[int]) -> tuple[Tensor, Tensor]:
    """Mean and variance along axes, which stay with size one, in the type of sums."""
    maker, element = source.maker, wide(source.element)
    raised = source if source.element is element else maker.map(lambda x: x.to(element), source)
    centre = mean(raised, axes)
    squares = maker.map(lambda x, m: (x - m) * (x - m), raised, centre)
    return centre, mean(squares, axes)


@operator("InstanceNormalization")
def instance_normalization(node: Node) -> Results:
    source, maker = node[0], node.maker
    epsilon, element = node.number("epsilon", 1e-5), wide(node[0].element)
    centre, spread = moments(source, list(range(2, source.rank)))
    scale, bias = (_per_channel(node[index], source.rank) for index in (1, 2))
    return maker.map(
        lambda x, m, v, s, b: (
            ((x.to(element) - m) / (v + epsilon).sqrt() * s.to(element) + b.to(element)).to(x.element)
        ),
        source, centre, spread, scale, bias,
    )  # fmt: skip


@operator("GroupNormalization")
def group_normalization(node: Node) -> Results:
    source, maker = node[0], node.maker
    groups, epsilon = node.integer("num_groups", 1), node.number("epsilon", 1e-5)
    element = wide(source.element)
    each = over(source.shape[1], groups)
    split = maker.reshape(source, [source.shape[0], groups, each, *source.shape[2:]])
    centre, spread = moments(split, list(range(2, split.rank)))
    normal = maker.map(lambda x, m, v: (x.to(element) - m) / (v + epsilon).sqrt(), split, centre, spread)

    def channels(parameter: Tensor) -> Tensor:
        """Per group in version 18, per channel since 21."""
        if node.version < 21:
            return maker.reshape(parameter, [groups, *[1] * (split.rank - 2)])
        return maker.reshape(parameter, [groups, each, *[1] * (split.rank - 3)])

    normalized = maker.map(
        lambda x, s, b: (x * s.to(element) + b.to(element)).to(source.element), normal, channels(node[1]),
        channels(node[2]),
    )  # fmt: skip
    return maker.reshape(normalized, source.shape)


@operator("LayerNormalization")
def layer_normalization(node: Node) -> Results:
    source, maker = node[0], node.maker
    axis, epsilon = node.axis(source.rank, -1), node.number("epsilon", 1e-5)
    stash = ELEMENTS.get(node.integer("stash_type", 1))
    element = wide(source.element) if stash is None or not stash.is_float else wide(stash)
    raised = source if source.element is element else maker.map(lambda x: x.to(element), source)
    axes = list(range(axis, source.rank))
    centre, spread = moments(raised, axes)
    inverse = maker.map(lambda v: 1.0 / (v + epsilon).sqrt(), spread)
    bias = node.optional(2)
    extra = [node[1], *([] if bias is None else [bias])]

    def finish(x: Scalar, m: Scalar, i: Scalar, s: Scalar, *rest: Scalar) -> Scalar:
        scaled = (((x - m) * i).to(source.element)) * s
        for rest_scalar in rest:
            scaled = scaled + rest_scalar
        return scaled

    return [maker.map(finish, raised, centre, inverse, *extra), centre, inverse]


@operator("SimplifiedLayerNormalization", domain="com.microsoft")
@operator("SimplifiedLayerNormalization")
@operator("RMSNormalization")
def rms_normalization(node: Node) -> Results:
    source, maker = node[0], node.maker
    axis, epsilon = node.axis(source.rank, -1), node.number("epsilon", 1e-5)
    element = wide(source.element)
    raised = source if source.element is element else maker.map(lambda x: x.to(element), source)
    squares = maker.map(lambda x: x * x, raised)
    spread = mean(squares, list(range(axis, source.rank)))
    return maker.map(lambda x, v, s: (x / (v + epsilon).sqrt()).to(source.element) * s, raised, spread, node[1])


@operator("LpNormalization")
def lp_normalization(node: Node) -> Results:
    source, maker = node[0], node.maker
    axis, p = node.axis(source.rank, -1), node.integer("p", 2)
    element = wide(source.element)

    def power(x: Scalar) -> Scalar:
        return x.abs() if p == 1 else x * x

    total = maker.reduce(source, [axis], 0, lambda old, x: old + power(x.to(element)), element, keep=True)

    def divide(x: Scalar, sum: Scalar) -> Scalar:
        norm = sum if p == 1 else sum.sqrt()
        return norm.equal(0).select(0.0, x.to(element) / norm).to(source.element)

    return maker.map(divide, source, total)


@operator("MeanVarianceNormalization")
def mean_variance_normalization(node: Node) -> Results:
    source, maker = node[0], node.maker
    axes = node.integers("axes") or [0, 2, 3]
    if any(not 0 <= axis < source.rank for axis in axes):
        raise NodeProblem(f"its axes {axes} do not fit {source.type}")
    centre, spread = moments(source, axes)
    return maker.map(lambda x, m, v: ((x.to(m.element) - m) / (v.sqrt() + 1e-9)).to(x.element), source, centre, spread)


@operator("LRN")
def lrn(node: Node) -> Results:
    source, maker = node[0], node.maker
    size = node.integer("size", 1)
    alpha, beta, bias = node.number("alpha", 1e-4), node.number("beta", 0.75), node.number("bias", 1.0)
    if source.rank < 2 or size < 1:
        raise NodeProblem(f"{source.type} has no channels to normalize over")

    before = (size - 1) // 2
    low, high = [0] * source.rank, [0] * source.rank
    low[1], high[1] = before, size - 1 - before
    wider = maker.pad(source, low, high, 0)
    places = dims(source.rank + 1)
    at, inside = places[:-1], places[-1]
    frame = Tensor(maker, source.element, (size,), maker.empty([size], source.element))
    window = [at[0], at[1] + inside, *at[2:]]
    kinds = ["parallel"] * source.rank + ["reduction"]
    element = wide(source.element)
    total = maker.contract(
        [(wider, window), (frame, [inside])], kinds, at, source.shape, element,
        lambda x, _, old: old + x.to(element) * x.to(element),
    )  # fmt: skip
    return maker.map(
        lambda x, sum: (x.to(element) / (sum * (alpha / size) + bias).binary("pow", beta)).to(x.element), source, total
    )
