"""Activation functions."""

from __future__ import annotations

import math
from collections.abc import Callable

from lamina.onnx.operators.elementwise import in_f32
from lamina.onnx.registry import Node, Results, add_operator, operator
from lamina.onnx.scalars import Scalar

# A function of the element and the operator's numbers.
Activation = Callable[..., Scalar]

_SELU_ALPHA, _SELU_GAMMA = 1.67326319217681884765625, 1.05070102214813232421875


def erf_gelu(x: Scalar) -> Scalar:
    """x times the normal distribution's function."""
    return x * 0.5 * ((x * math.sqrt(0.5)).call("erf") + 1.0)


def tanh_gelu(x: Scalar) -> Scalar:
    """Returns the usual approximation of it."""
    inner = (x + x * x * x * 0.044715) * math.sqrt(2 / math.pi)
    return x * 0.5 * (inner.call("tanh") + 1.0)


def softplus(x: Scalar) -> Scalar:
    """log(1 + exp(x)) without overflow."""
    return x.max(0.0) + (-x.abs()).exp().call("log1p")


# name: function, and the attributes it takes with their defaults
_ACTIVATIONS: dict[str, tuple[Activation, dict[str, float]]] = {
    "Relu": (lambda x: x.max(0), {}),
    "LeakyRelu": (lambda x, alpha: (x < 0).select(x * alpha, x), {"alpha": 0.01}),
    "ThresholdedRelu": (lambda x, alpha: (x > alpha).select(x, 0.0), {"alpha": 1.0}),
    "Sigmoid": (Scalar.sigmoid, {}),
    "HardSigmoid": (lambda x, alpha, beta: (x * alpha + beta).clamp(0.0, 1.0), {"alpha": 0.2, "beta": 0.5}),
    "HardSwish": (lambda x: x * (x * (1 / 6) + 0.5).clamp(0.0, 1.0), {}),
    "Swish": (lambda x, alpha: x * (x * alpha).sigmoid(), {"alpha": 1.0}),
    "Elu": (lambda x, alpha: (x < 0).select(x.call("expm1") * alpha, x), {"alpha": 1.0}),
    "Celu": (lambda x, alpha: x.max(0.0) + ((x / alpha).call("expm1") * alpha).min(0.0), {"alpha": 1.0}),
    "Selu": (lambda x, alpha, gamma: (x > 0).select(x, x.call("expm1") * alpha) * gamma,
             {"alpha": _SELU_ALPHA, "gamma": _SELU_GAMMA}),
    "Softplus": (softplus, {}),
    "Softsign": (lambda x: x / (x.abs() + 1.0), {}),
    "Mish": (lambda x: x * softplus(x).call("tanh"), {}),
    "Shrink": (lambda x, lambd, bias: (x < -lambd).select(x + bias, (x > lambd).select(x - bias, 0.0)),
               {"lambd": 0.5, "bias": 0.0}),
}  # fmt: skip


def _importer(function: Activation, defaults: dict[str, float]) -> Callable[[Node], Results]:
    def convert(node: Node) -> Results:
        numbers = [node.number(name, default) for name, default in defaults.items()]
        if node[0].element.is_integer:
            return node.maker.map(lambda x: function(x, *numbers), node[0])
        return node.maker.map(lambda x: in_f32(x, lambda wide: function(wide, *numbers)), node[0])

    return convert


for _name, (_function, _defaults) in _ACTIVATIONS.items():
    add_operator(_name, _importer(_function, _defaults))


@operator("Gelu")
@operator("Gelu", domain="com.microsoft")
def gelu(node: Node) -> Results:
    function = tanh_gelu if node.text("approximate", "none") == "tanh" else erf_gelu
    return node.maker.map(lambda x: in_f32(x, function), node[0])
