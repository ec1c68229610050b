"""Changes of weights and biases that make a model easier to quantize, or its result nearer to the float model's.

Both methods are of Nagel et al., "Data-Free Quantization Through Weight Equalization and Bias Correction" (ICCV 2019).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from lamina.onnx.quantization.graphs import Graph, attribute
from lamina.onnx.quantization.samples import Array

if TYPE_CHECKING:
    from onnx import NodeProto

_ROUNDS = 20


def equalize(graph: Graph) -> int:
    """Equalizes the ranges of the channels between two convolutions (optionally with a ReLU between) in both
    weights; returns the number of pairs. Results of the model only change by rounding."""
    pairs = [(node, after) for node in graph.model.graph.node if (after := _next(graph, node)) is not None]
    for _ in range(_ROUNDS):
        changes = [_equalize_pair(graph, *pair) for pair in pairs]
        if not changes or max(changes) < 1e-3:
            break
    return len(pairs)


def _next(graph: Graph, node: NodeProto) -> NodeProto | None:
    """Returns the convolution that is the only reader of another's result, if both can be scaled."""
    if not _is_scalable(graph, node):
        return None
    after = graph.only_consumer(node.output[0])
    if after is not None and after.op_type == "Relu":
        after = graph.only_consumer(after.output[0])
    if after is None or not _is_scalable(graph, after) or after.input[1] == node.input[1]:
        return None
    first, second = graph.constants[node.input[1]], graph.constants[after.input[1]]
    group = attribute(after, "group", 1)
    return after if group == 1 or (group == second.shape[0] == first.shape[0] and second.shape[1] == 1) else None


def _is_scalable(graph: Graph, node: NodeProto) -> bool:
    names = list(node.input[1:])
    return node.op_type == "Conv" and all(
        not name or (name in graph.constants and len(graph.consumers[name]) == 1) for name in names
    )


def _equalize_pair(graph: Graph, node: NodeProto, after: NodeProto) -> float:
    first, second = graph.constants[node.input[1]], graph.constants[after.input[1]]
    depthwise = attribute(after, "group", 1) > 1
    axis = 0 if depthwise else 1
    out = np.abs(first).reshape(first.shape[0], -1).max(axis=1)
    into = np.abs(np.moveaxis(second, axis, 0)).reshape(second.shape[axis], -1).max(axis=1)
    usable = (out > 0) & (into > 0)
    factor = np.where(usable, np.sqrt(np.where(usable, out / np.where(usable, into, 1), 1)), 1).astype(first.dtype)
    graph.set_constant(node.input[1], first / factor.reshape(-1, *[1] * (first.ndim - 1)))
    if len(node.input) > 2 and node.input[2]:
        graph.set_constant(node.input[2], graph.constants[node.input[2]] / factor)
    shape = [1] * second.ndim
    shape[axis] = -1
    graph.set_constant(after.input[1], second * factor.reshape(shape))
    return float(np.abs(np.log(factor)).max(initial=0.0))


def bias_shift(node: NodeProto, error: Array, means: Array) -> Array | None:
    """Returns the mean effect of rounded weights on each output channel, from the mean of each input channel; None if
    unknown. ``error`` is the rounded weights minus the weights."""
    if node.op_type == "Conv":
        group = attribute(node, "group", 1)
        summed = error.reshape(*error.shape[:2], -1).sum(axis=2)
        if means.size != summed.shape[1] * group:
            return None
        of_group = np.repeat(means.reshape(group, -1), summed.shape[0] // group, axis=0)
        return np.asarray((summed * of_group).sum(axis=1))
    if node.op_type == "Gemm" and not attribute(node, "transA", 0):
        matrix = error if attribute(node, "transB", 0) else error.T
        return np.asarray(matrix @ means) if matrix.shape[1] == means.size else None
    return None
