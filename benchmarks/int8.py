"""Blocks of quantized networks against ONNX Runtime, which runs the same models, and in float: one thread.

The models are QDQ graphs as `onnxruntime.quantization` writes them: bytes for activations with one scale, signed
bytes for weights with a scale for each channel, biases of i32. The programs take turns; each time is the best of the
rounds and includes the call from Python, and quantizing and dequantizing at the ends. ``time to ONNX Runtime`` is
lamina's time over ONNX Runtime's. ``differs`` is the share of results that are not bitwise ONNX Runtime's, which adds
quantized tensors in another order than the operators of the standard do.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

SUMMARY = "blocks of quantized networks: lamina, ONNX Runtime"
PEERS = ("ONNX Runtime",)

Call = Callable[[], Any]
X_SCALE, X_ZERO = 0.05, 120


class Network:
    """Writes an ONNX graph, with quantized edges or without."""

    def __init__(self, quantized: bool) -> None:
        import onnx

        self.onnx, self.quantized = onnx, quantized
        self.nodes: list[Any] = []
        self.constants: list[Any] = []
        self.generator = np.random.default_rng(0)

    def constant(self, array: Any) -> str:
        name = f"c{len(self.constants)}"
        self.constants.append(self.onnx.numpy_helper.from_array(np.asarray(array), name))
        return name

    def node(self, kind: str, inputs: list[str], **attributes: Any) -> str:
        name = f"v{len(self.nodes)}"
        self.nodes.append(self.onnx.helper.make_node(kind, inputs, [name], **attributes))
        return name

    def edge(self, value: str, scale: float, zero: int = X_ZERO) -> str:
        """Quantizes and dequantizes the value."""
        if not self.quantized:
            return value
        terms = [self.constant(np.float32(scale)), self.constant(np.uint8(zero))]
        return self.node("DequantizeLinear", [self.node("QuantizeLinear", [value, *terms]), *terms])

    def weights(self, shape: tuple[int, ...], axis: int, x_scale: float) -> tuple[str, str]:
        """Weights with a scale for each channel, and a bias of the scale of the sums."""
        stored = self.generator.integers(-127, 128, shape).astype(np.int8)
        scales = (self.generator.uniform(0.5, 1.5, shape[axis]) * 0.01).astype(np.float32)
        bias = self.generator.integers(-500, 500, shape[axis]).astype(np.int32)
        bias_scales = (np.float32(x_scale) * scales).astype(np.float32)
        if not self.quantized:
            along = scales.reshape([-1 if one == axis else 1 for one in range(len(shape))])
            return self.constant(stored * along), self.constant(bias.astype(np.float32) * bias_scales)
        zeros = np.zeros(shape[axis])
        return (
            self.node(
                "DequantizeLinear",
                [self.constant(stored), self.constant(scales), self.constant(zeros.astype(np.int8))],
                axis=axis,
            ),
            self.node(
                "DequantizeLinear",
                [self.constant(bias), self.constant(bias_scales), self.constant(zeros.astype(np.int32))],
                axis=0,
            ),
        )

    def convolution(
        self,
        value: str,
        channels: int,
        features: int,
        taps: int,
        scales: tuple[float, float],
        *,
        groups: int = 1,
        stride: int = 1,
        relu: bool = False,
    ) -> str:
        filter, bias = self.weights((features, channels // groups, taps, taps), 0, scales[0])
        attributes = {"group": groups, "kernel_shape": [taps] * 2, "pads": [taps // 2] * 4, "strides": [stride] * 2}
        made = self.node("Conv", [value, filter, bias], **attributes)
        return self.edge(self.node("Relu", [made]), scales[1], 0) if relu else self.edge(made, scales[1])

    def model(self, result: str, shape: list[int], result_shape: list[int]) -> Any:
        helper, number = self.onnx.helper, self.onnx.TensorProto.FLOAT
        graph = helper.make_graph(
            [*self.nodes, helper.make_node("Identity", [result], ["y"])],
            "block",
            [helper.make_tensor_value_info("x", number, shape)],
            [helper.make_tensor_value_info("y", number, result_shape)],
            self.constants,
        )
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 19)], ir_version=9)


def _one_convolution(
    channels: int, features: int, taps: int, size: int, groups: int, stride: int, quantized: bool
) -> Any:
    net = Network(quantized)
    x = net.edge("x", X_SCALE)
    y = net.convolution(x, channels, features, taps, (X_SCALE, 0.5), groups=groups, stride=stride)
    return net.model(y, [1, channels, size, size], [1, features, size // stride, size // stride])


def _residual_block(channels: int, size: int, quantized: bool) -> Any:
    """Two convolutions with a residual connection, as in ResNet."""
    net = Network(quantized)
    x = net.edge("x", X_SCALE)
    y = net.convolution(x, channels, channels, 3, (X_SCALE, 0.3), relu=True)
    y = net.convolution(y, channels, channels, 3, (0.3, 2.0))
    y = net.edge(net.node("Relu", [net.node("Add", [x, y])]), 1.0, 0)
    return net.model(y, [1, channels, size, size], [1, channels, size, size])


def _bottleneck(channels: int, size: int, quantized: bool) -> Any:
    """An inverted residual: wider, along each channel, narrower, as in MobileNetV2."""
    net = Network(quantized)
    x, wide = net.edge("x", X_SCALE), 4 * channels
    y = net.convolution(x, channels, wide, 1, (X_SCALE, 0.05), relu=True)
    y = net.convolution(y, wide, wide, 3, (0.05, 0.05), groups=wide, relu=True)
    y = net.convolution(y, wide, channels, 1, (0.05, 0.3))
    y = net.edge(net.node("Add", [x, y]), 0.3)
    return net.model(y, [1, channels, size, size], [1, channels, size, size])


def _product(rows: int, columns: int, depth: int, quantized: bool) -> Any:
    net = Network(quantized)
    x = net.edge("x", X_SCALE)
    matrix, bias = net.weights((depth, columns), 1, X_SCALE)
    y = net.edge(net.node("Add", [net.node("MatMul", [x, matrix]), bias]), 0.5)
    return net.model(y, [rows, depth], [rows, columns])


BLOCKS: dict[str, Callable[[bool], Any]] = {
    "ResNet block 64x32x32": partial(_residual_block, 64, 32),
    "ResNet block 256x14x14": partial(_residual_block, 256, 14),
    "MobileNet block 32x32x32": partial(_bottleneck, 32, 32),
    "MobileNet block 96x14x14": partial(_bottleneck, 96, 14),
    "conv 3x3 64x56x56": partial(_one_convolution, 64, 64, 3, 56, 1, 1),
    "conv 3x3 stride 2": partial(_one_convolution, 64, 128, 3, 56, 1, 2),
    "conv 1x1 256x28x28": partial(_one_convolution, 256, 256, 1, 28, 1, 1),
    "conv 7x7 stride 2 3x224x224": partial(_one_convolution, 3, 64, 7, 224, 1, 2),
    "depthwise 3x3 128x28x28": partial(_one_convolution, 128, 128, 3, 28, 128, 1),
    "matmul 128x768x768": partial(_product, 128, 768, 768),
}


def run(quick: bool = False) -> list[dict[str, object]]:
    """One row per block, and the geometric mean; none without ONNX Runtime."""
    from lamina.tools import measurement

    if not measurement.is_installed("ONNX Runtime"):
        return []
    blocks = list(BLOCKS.items())
    rows = [_measure(name, make, 0.05 if quick else 0.3) for name, make in (blocks[::3] if quick else blocks)]
    means: dict[str, object] = {"block": "geometric mean"}
    for column in ("time to ONNX Runtime", "f32: time to ONNX Runtime"):
        means[column] = math.exp(sum(math.log(float(str(row[column]))) for row in rows) / len(rows))
    return [*rows, means]


def _measure(name: str, make: Callable[[bool], Any], budget: float) -> dict[str, object]:
    import lamina
    from lamina import quant
    from lamina.tools import measurement

    calls: dict[str, Call] = {}
    compiling = 0.0
    for kind, quantized in (("", True), ("f32: ", False)):
        model = make(quantized)
        shape = [size.dim_value for size in model.graph.input[0].type.tensor_type.shape.dim]
        x = (np.random.default_rng(1).standard_normal(shape) * 2).astype(np.float32)
        start = time.perf_counter()
        compiled = lamina.compile(quant.import_onnx(model), cache=None)
        compiling = compiling or time.perf_counter() - start
        calls[f"{kind}lamina"] = partial(compiled["main"], x)
        calls[f"{kind}ONNX Runtime"] = partial(_session(model).run, None, {"x": x})
    with measurement.threads(1):
        seconds = _best(calls, budget)
    ours, theirs = np.asarray(calls["lamina"]()), calls["ONNX Runtime"]()[0]
    return {
        "block": name,
        **{f"{name} ms": value * 1e3 for name, value in seconds.items()},
        "time to ONNX Runtime": seconds["lamina"] / seconds["ONNX Runtime"],
        "f32: time to ONNX Runtime": seconds["f32: lamina"] / seconds["f32: ONNX Runtime"],
        "compile s": compiling,
        "differs": float((ours != theirs).mean()),
    }


def _session(model: Any) -> Any:
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])


def _best(calls: dict[str, Call], budget: float) -> dict[str, float]:
    """The best time of each program; the programs alternate, for about that many seconds each."""
    best = dict.fromkeys(calls, math.inf)
    end = time.perf_counter() + budget * len(calls)
    for number in range(10_000):
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            best[name] = min(best[name], time.perf_counter() - start)
        if number >= 2 and time.perf_counter() > end:
            break
    return best
