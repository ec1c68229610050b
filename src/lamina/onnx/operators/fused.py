"""Operators that ONNX Runtime's optimizer makes of several, in the domain ``com.microsoft``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.activations import erf_gelu, tanh_gelu
from lamina.onnx.operators.elementwise import in_f32
from lamina.onnx.operators.normalization import layer_normalization, rms_normalization
from lamina.onnx.operators.products import matrix_product
from lamina.onnx.operators.quantized import MICROSOFT
from lamina.onnx.operators.windows import conv
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar
from lamina.onnx.tensors import OnnxValue, Tensor


@operator("BiasGelu", domain=MICROSOFT)
def bias_gelu(node: Node) -> Results:
    return node.maker.map(lambda x, b: in_f32(x + b, erf_gelu), node[0], node[1])


@operator("FastGelu", domain=MICROSOFT)
def fast_gelu(node: Node) -> Results:
    bias = node.optional(1)
    if bias is None:
        return node.maker.map(lambda x: in_f32(x, tanh_gelu), node[0])
    return node.maker.map(lambda x, b: in_f32(x + b, tanh_gelu), node[0], bias)


@operator("QuickGelu", domain=MICROSOFT)
def quick_gelu(node: Node) -> Results:
    alpha = node.number("alpha", 1.702)
    return node.maker.map(lambda x: in_f32(x, lambda wide: wide * (wide * alpha).sigmoid()), node[0])


@operator("FusedMatMul", domain=MICROSOFT)
def fused_matmul(node: Node) -> Results:
    if node.integer("transBatchA") or node.integer("transBatchB"):
        raise NodeProblem("transposed batches are not supported")
    left, right = node[0], node[1]
    if left.element is not right.element:
        raise NodeProblem(f"{left.type} and {right.type} cannot be multiplied")
    # A vector has nothing to transpose.
    swapped = [bool(node.integer(name)) and node[index].rank > 1 for index, name in enumerate(("transA", "transB"))]
    product = matrix_product(left, right, None, *swapped)
    alpha = node.number("alpha", 1.0)
    return product if alpha == 1.0 else node.maker.map(lambda x: x * alpha, product)


# name: function, and its parameters with their defaults
_ACTIVATIONS: dict[str, tuple[Callable[..., Scalar], tuple[float, ...]]] = {
    "Relu": (lambda x: x.max(0), ()),
    "Tanh": (lambda x: x.call("tanh"), ()),
    "Sigmoid": (Scalar.sigmoid, ()),
    "LeakyRelu": (lambda x, alpha: (x < 0).select(x * alpha, x), (0.01,)),
    "Clip": (lambda x, low, high: x.clamp(low, high), (-3.4028234663852886e38, 3.4028234663852886e38)),
    "HardSigmoid": (lambda x, alpha, beta: (x * alpha + beta).clamp(0.0, 1.0), (0.2, 0.5)),
}


@operator("FusedConv", domain=MICROSOFT)
def fused_conv(node: Node) -> Results:
    name = node.text("activation")
    if name and name not in _ACTIVATIONS:
        raise NodeProblem(f"the activation '{name}' is not supported")
    (convolved,) = _results(conv(_variant(node, node.inputs[:3])))
    added = node.optional(3)
    if added is not None:
        convolved = node.maker.map(lambda x, y: x + y, convolved, added)
    if not name:
        return convolved
    function, defaults = _ACTIVATIONS[name]
    given = node.numbers("activation_params") or []
    parameters = (*given, *defaults[len(given) :])[: len(defaults)]
    return node.maker.map(lambda x: in_f32(x, lambda wide: function(wide, *parameters)), convolved)


@operator("SkipLayerNormalization", domain=MICROSOFT)
def skip_layer_normalization(node: Node) -> Results:
    total = _sum(node, node[0], node[1], node.optional(4))
    normal = _variant(node, [total, node[2], node.optional(3)], axis=-1)
    return [*_results(layer_normalization(normal)), total]


@operator("SkipSimplifiedLayerNormalization", domain=MICROSOFT)
def skip_simplified_layer_normalization(node: Node) -> Results:
    total = _sum(node, node[0], node[1], node.optional(3))
    if node.wants(1) or node.wants(2):
        raise NodeProblem("its mean and deviation are not supported")
    return [*_results(rms_normalization(_variant(node, [total, node[2]], axis=-1))), None, None, total]


def _sum(node: Node, source: Tensor, skipped: Tensor, bias: Tensor | None) -> Tensor:
    extra = [] if bias is None else [bias]
    return node.maker.map(lambda x, y, *rest: x + y + rest[0] if rest else x + y, source, skipped, *extra)


def _variant(node: Node, inputs: Sequence[OnnxValue | None], **attributes: Any) -> Node:
    """Returns the node with other inputs, and further attributes, for another operator's function."""
    return Node(node.graph, node.proto, inputs, {"epsilon": 1e-12, **node.attributes, **attributes}, node.version)


def _results(results: Results) -> list[Tensor]:
    found = [results] if isinstance(results, OnnxValue) else results
    return [result for result in found if isinstance(result, Tensor)]
