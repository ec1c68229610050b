"""Operators that ONNX Runtime's optimizer makes of several give the results of those they stand for."""

import numpy as np
import pytest
from onnx import TensorProto as T
from onnx import helper

import lamina
import lamina.onnx
from tests.onnx.models import model, node

RNG = np.random.default_rng(11)
MS = "com.microsoft"


def array(*shape):
    return RNG.normal(size=shape).astype(np.float32)


def result(fused, inputs, constants=(), outputs="y"):
    proto = model([fused], inputs, outputs, constants, T.FLOAT)
    proto.opset_import.append(helper.make_opsetid(MS, 1))
    return lamina.compile(lamina.onnx.load(proto), remarks="none").main(*[value for _, value in inputs])


def erf(x):
    from math import erf

    return np.vectorize(erf)(x)


def normalized(x, epsilon):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + epsilon)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("BiasGelu", lambda x: x / 2 * (1 + erf(x / np.sqrt(2)))),
        ("FastGelu", lambda x: x / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))),
    ],
)
def test_gelu_of_a_sum(name, expected):
    x, b = array(3, 8), array(8)
    found = result(node(name, "x", "b", domain=MS), [("x", x)], [("b", b)])
    np.testing.assert_allclose(found, expected(x + b), 1e-4, 1e-6)


def test_quick_gelu():
    x = array(3, 8)
    np.testing.assert_allclose(
        result(node("QuickGelu", "x", domain=MS, alpha=1.5), [("x", x)]), x / (1 + np.exp(-1.5 * x)), 1e-4, 1e-6
    )


@pytest.mark.parametrize("swapped", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_scaled_product(swapped):
    x, w = array(*(2, 6, 3) if swapped[0] else (2, 3, 6)), array(*(4, 6) if swapped[1] else (6, 4))
    fused = node("FusedMatMul", "x", "w", domain=MS, transA=swapped[0], transB=swapped[1], alpha=0.5)
    left, right = np.swapaxes(x, 1, 2) if swapped[0] else x, w.T if swapped[1] else w
    np.testing.assert_allclose(result(fused, [("x", x)], [("w", w)]), left @ right / 2, 1e-4, 1e-5)


def test_convolution_with_sum_and_activation():
    x, w, b, z = array(1, 3, 5, 5), array(4, 3, 1, 1), array(4), array(1, 4, 5, 5)
    fused = node("FusedConv", "x", "w", "b", "z", domain=MS, activation="Clip", activation_params=[-1.0, 0.5])
    plain = np.einsum("nchw,fc->nfhw", x, w[:, :, 0, 0]) + b.reshape(-1, 1, 1) + z
    np.testing.assert_allclose(
        result(fused, [("x", x), ("z", z)], [("w", w), ("b", b)]), np.clip(plain, -1, 0.5), 1e-4, 1e-5
    )


def test_normalization_of_a_sum():
    x, s, gamma, beta, b = array(2, 3, 8), array(2, 3, 8), array(8), array(8), array(8)
    fused = node("SkipLayerNormalization", "x", "s", "g", "e", "b", domain=MS, epsilon=1e-3)
    constants = [("g", gamma), ("e", beta), ("b", b)]
    expected = normalized(x + s + b, 1e-3) * gamma + beta
    np.testing.assert_allclose(result(fused, [("x", x), ("s", s)], constants), expected, 1e-4, 1e-5)
    fused = node("SkipSimplifiedLayerNormalization", "x", "s", "g", domain=MS, epsilon=1e-3)
    total = x + s
    expected = total / np.sqrt((total**2).mean(-1, keepdims=True) + 1e-3) * gamma
    np.testing.assert_allclose(result(fused, [("x", x), ("s", s)], constants[:1]), expected, 1e-4, 1e-5)


def test_softmax_of_half_precision_rounds_each_step():
    """As the operator is defined; exponentials that round to 0 add nothing."""
    x = np.array([[0, -16.7, 1, 2.5], [3, 3, 3, 3], [-1, 0.3, -0.3, 8]], np.float16)
    shifted = (x - x.max(1, keepdims=True)).astype(np.float32)
    raised = np.exp(shifted).astype(np.float16)
    expected = raised / raised.astype(np.float32).sum(1, keepdims=True).astype(np.float16)
    proto = model([node("Softmax", "x")], [("x", x)], "y", (), T.FLOAT16)
    np.testing.assert_array_equal(lamina.compile(lamina.onnx.load(proto), remarks="none").main(x), expected)


def test_operator_sets_of_the_future():
    proto = model([node("Relu", "x")], [("x", array(2))], "y", (), T.FLOAT)
    proto.opset_import[0].version = 999
    with pytest.raises(lamina.onnx.OnnxImportError, match="uses operator set 999; the installed package onnx .* up to"):
        lamina.onnx.load(proto)
