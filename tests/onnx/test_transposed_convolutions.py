"""Transposed convolutions of random geometry against their definition in NumPy."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lamina

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")

Array = np.ndarray[Any, Any]


def defined(x: Array, w: Array, group: int, attributes: dict[str, Any]) -> Array:
    """Each element of the source adds its multiple of the kernel to the result."""
    strides, dilations, spatial = attributes["strides"], attributes["dilations"], x.ndim - 2
    pads, extra = attributes["pads"], attributes["output_padding"]
    sizes = [
        stride * (size - 1) + more + (taps - 1) * dilation + 1
        for stride, size, more, taps, dilation in zip(strides, x.shape[2:], extra, w.shape[2:], dilations, strict=True)
    ]
    whole = np.zeros((x.shape[0], group, w.shape[1], *sizes))
    kernels = w.reshape(group, -1, *w.shape[1:])
    sources = x.reshape(x.shape[0], group, -1, *x.shape[2:])
    for at in product(*map(range, x.shape[2:])):
        for inside in product(*map(range, w.shape[2:])):
            place = tuple(i * s + k * d for i, s, k, d in zip(at, strides, inside, dilations, strict=True))
            part = np.einsum("ngc,gcf->ngf", sources[(..., *at)], kernels[(..., *inside)])
            whole[(..., *place)] += part
    cut = [slice(pads[axis], sizes[axis] - pads[axis + spatial]) for axis in range(spatial)]
    return whole.reshape(x.shape[0], -1, *sizes)[(..., *cut)]


def model(x: Array, w: Array, group: int, attributes: dict[str, Any]) -> Any:
    floats = onnx.TensorProto.FLOAT
    node = onnx.helper.make_node("ConvTranspose", ["x", "w"], ["y"], group=group, **attributes)
    graph = onnx.helper.make_graph(
        [node],
        "transposed",
        [onnx.helper.make_tensor_value_info("x", floats, x.shape)],
        [onnx.helper.make_tensor_value_info("y", floats, None)],
        [onnx.numpy_helper.from_array(w, "w")],
    )
    return onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)])


@pytest.mark.parametrize("seed", range(10))
def test_random_geometry(seed: int, tmp_path: Path) -> None:
    rng = np.random.default_rng(seed)

    def numbers(low: int, high: int) -> list[int]:
        return [int(one) for one in rng.integers(low, high, spatial)]

    spatial, group = int(rng.integers(1, 4)), int(rng.integers(1, 4))
    kernel, strides = numbers(1, 6), numbers(1, 4)
    dilations = numbers(1, 3) if seed % 4 == 3 else [1] * spatial
    reach = [(taps - 1) * dilation for taps, dilation in zip(kernel, dilations, strict=True)]
    attributes = {
        "strides": strides,
        "dilations": dilations,
        "pads": [int(rng.integers(0, one // 2 + 1)) for one in reach * 2],
        "output_padding": [int(rng.integers(0, stride)) for stride in strides],
    }
    w = rng.standard_normal((group * int(rng.integers(1, 4)), int(rng.integers(1, 4)), *kernel)).astype(np.float32)
    x = rng.standard_normal((2, w.shape[0], *numbers(2, 6))).astype(np.float32)
    path = tmp_path / "model.onnx"
    onnx.save(model(x, w, group, attributes), path)
    compiled = lamina.compile(lamina.onnx.load(path), cache=None, remarks="none")
    (function,) = compiled.signatures
    np.testing.assert_allclose(compiled[function](x), defined(x, w, group, attributes), rtol=1e-4, atol=1e-5)


def test_no_products_with_the_zeros_between_elements(tmp_path: Path) -> None:
    x, w = np.ones((1, 4, 8, 8), np.float32), np.ones((4, 2, 4, 4), np.float32)
    geometry = {"strides": [2, 2], "dilations": [1, 1], "pads": [1] * 4, "output_padding": [0, 0]}
    path = tmp_path / "model.onnx"
    onnx.save(model(x, w, 1, geometry), path)
    text = str(lamina.onnx.load(path))
    # Two features of four phases, each of 2 x 2 of the 4 x 4 elements.
    assert "tensor<8x4x2x2xf32>" in text
    assert "tensor<2x4x4x4xf32>" not in text


def quantized_model(x: Array, stored: Array, scales: Array, attributes: dict[str, Any]) -> Any:
    """x, quantized by 1/16 around 128, with dequantized weights; the result quantized by 1/4 around 100, twice: joined
    with itself along the channels."""
    make, numbers = onnx.helper.make_node, onnx.numpy_helper.from_array
    nodes = [
        make("QuantizeLinear", ["x", "xs", "xz"], ["xq"]),
        make("DequantizeLinear", ["xq", "xs", "xz"], ["xd"]),
        make("DequantizeLinear", ["wq", "ws"], ["wd"], axis=1),
        make("ConvTranspose", ["xd", "wd"], ["c"], **attributes),
        make("QuantizeLinear", ["c", "ys", "yz"], ["cq"]),
        make("DequantizeLinear", ["cq", "ys", "yz"], ["cd"]),
        make("Concat", ["cd", "cd"], ["j"], axis=1),
        make("QuantizeLinear", ["j", "ys", "yz"], ["jq"]),
        make("DequantizeLinear", ["jq", "ys", "yz"], ["y"]),
    ]
    constants = {
        "xs": np.float32(1 / 16), "xz": np.uint8(128), "ws": scales, "wq": stored,
        "ys": np.float32(1 / 4), "yz": np.uint8(100),
    }  # fmt: skip
    info, floats = onnx.helper.make_tensor_value_info, onnx.TensorProto.FLOAT
    graph = onnx.helper.make_graph(
        nodes,
        "quantized",
        [info("x", floats, x.shape)],
        [info("y", floats, None)],
        [numbers(np.asarray(value), name) for name, value in constants.items()],
    )
    return onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)])


@pytest.mark.parametrize("strides", [[2, 2], [1, 1], [3, 2]])
@pytest.mark.parametrize("several_scales", [False, True])
def test_quantized_ones_multiply_integers(strides: list[int], several_scales: bool, tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    stored = rng.integers(-127, 128, (5, 3, 3, 4)).astype(np.int8)
    scales = np.array([1 / 64, 1 / 32, 1 / 128] if several_scales else 1 / 64, np.float32)
    x = (rng.integers(-128, 128, (2, 5, 4, 6)) / 16).astype(np.float32)
    attributes = {"strides": strides, "dilations": [1, 1], "pads": [1, 0, 0, 1], "output_padding": [0, 0]}
    path = tmp_path / "model.onnx"
    onnx.save(quantized_model(x, stored, scales, attributes), path)
    module = lamina.onnx.load(path)
    exact = defined(x, stored * scales.reshape(-1, 1, 1), 1, attributes)
    expected = (np.clip(np.rint(exact * 4) + 100, 0, 255) - 100) / 4
    compiled = lamina.compile(module, cache=None, remarks="none")
    (function,) = compiled.signatures
    np.testing.assert_array_equal(compiled[function](x), np.concatenate([expected, expected], 1).astype(np.float32))
    lamina.run_pipeline(module, "builtin.module(lamina-lower-quantization)")
    text = str(module)
    assert "arith.mulf %in, %in" not in text
    assert any("arith.muli" in line for line in text.splitlines())
    joined = [line for line in text.splitlines() if "tensor.concat" in line]
    assert len(joined) == 1 and "xi8>" in joined[0] and "f32" not in joined[0]
