"""Random networks of convolutions against ONNX Runtime: layouts, tiles at the ends of images, what is fused."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

import lamina

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
onnxruntime = pytest.importorskip("onnxruntime", reason="ONNX Runtime is not installed")

COUNT = int(os.environ.get("LAMINA_FUZZ_COUNT", "12"))


class RandomNetwork:
    """Layers on a running list of images (name, channels, height, width), drawn from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch = int(self.rng.choice([1, 1, 2, 3]))
        self.nodes: list[Any] = []
        self.constants: list[Any] = []
        height, width = (int(one) for one in self.rng.integers(5, 20, 2))
        channels = int(self.rng.choice([1, 3, 8, 16, 24, 48]))
        self.images: list[tuple[str, int, int, int]] = [("x", channels, height, width)]

    def pick(self, *choices: Any) -> Any:
        return choices[int(self.rng.integers(len(choices)))]

    def constant(self, array: np.ndarray[Any, Any]) -> str:
        name = f"c{len(self.constants)}"
        self.constants.append(onnx.numpy_helper.from_array(array, name))
        return name

    def node(self, kind: str, inputs: list[str], **attributes: Any) -> str:
        name = f"v{len(self.nodes)}"
        self.nodes.append(onnx.helper.make_node(kind, inputs, [name], **attributes))
        return name

    def convolution(self) -> None:
        name, channels, height, width = self.images[-1]
        taps, stride = self.pick(1, 1, 3, 3, 5), self.pick(1, 1, 2)
        dilation = self.pick(1, 1, 2) if taps == 3 else 1
        groups = self.pick(1, 1, channels, 2 if channels % 2 == 0 else 1)
        features = groups * self.pick(1, 2) if groups == channels > 1 else groups * self.pick(4, 8, 16, 24)
        reach = dilation * (taps - 1)
        pads = [int(one) for one in self.rng.integers(0, reach // 2 + 1, 4)]
        if height + pads[0] + pads[2] <= reach or width + pads[1] + pads[3] <= reach:
            return
        scale = np.float32((channels // groups * taps * taps) ** -0.5)
        filter = self.rng.standard_normal((features, channels // groups, taps, taps)).astype(np.float32) * scale
        inputs = [name, self.constant(filter)]
        if self.pick(True, False):
            inputs.append(self.constant(self.rng.standard_normal(features).astype(np.float32)))
        made = self.node(
            "Conv",
            inputs,
            group=groups,
            pads=pads,
            strides=[stride] * 2,
            dilations=[dilation] * 2,
            kernel_shape=[taps] * 2,
        )
        rows = (height + pads[0] + pads[2] - reach - 1) // stride + 1
        columns = (width + pads[1] + pads[3] - reach - 1) // stride + 1
        self.images.append((made, features, rows, columns))

    def activation(self) -> None:
        name, channels, height, width = self.images[-1]
        made = self.node(self.pick("Relu", "Sigmoid", "Tanh", "HardSwish"), [name])
        self.images.append((made, channels, height, width))

    def pooling(self) -> None:
        name, channels, height, width = self.images[-1]
        if min(height, width) < 4:
            return
        made = self.node(
            self.pick("MaxPool", "AveragePool"), [name], kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1]
        )
        self.images.append((made, channels, (height - 1) // 2 + 1, (width - 1) // 2 + 1))

    def joined(self) -> None:
        """A sum with, or a concatenation to, an earlier image of the same size."""
        name, channels, height, width = self.images[-1]
        same = [one for one in self.images[:-1] if one[2:] == (height, width)]
        if not same:
            return
        other = same[int(self.rng.integers(len(same)))]
        if other[1] == channels and self.pick(True, False):
            self.images.append((self.node("Add", [name, other[0]]), channels, height, width))
        else:
            self.images.append((self.node("Concat", [name, other[0]], axis=1), channels + other[1], height, width))

    def part(self) -> None:
        """Some of the channels."""
        name, channels, height, width = self.images[-1]
        if channels < 4:
            return
        bounds = [self.constant(np.array([one], np.int64)) for one in (1, channels - 1, 1)]
        self.images.append((self.node("Slice", [name, *bounds]), channels - 2, height, width))

    def scaled(self) -> None:
        """A factor for each channel, from the means of the image."""
        name, channels, height, width = self.images[-1]
        means = self.node("Sigmoid", [self.node("GlobalAveragePool", [name])])
        self.images.append((self.node("Mul", [name, means]), channels, height, width))

    def model(self) -> Any:
        layers = [self.convolution] * 4 + [self.activation] * 2 + [self.pooling, self.joined, self.joined, self.part]
        for _ in range(int(self.rng.integers(3, 12))):
            self.pick(*layers, self.scaled)()
        name, channels, height, width = self.images[-1]
        if self.pick(True, False):
            name = self.node("Flatten", [name])
        helper, number = onnx.helper, onnx.TensorProto.FLOAT
        x = helper.make_tensor_value_info("x", number, [self.batch, *self.images[0][1:]])
        y = helper.make_tensor_value_info("y", number, None)
        nodes = [*self.nodes, helper.make_node("Identity", [name], ["y"])]
        graph = helper.make_graph(nodes, "net", [x], [y], self.constants)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)


@pytest.mark.parametrize("seed", range(COUNT))
def test_random_networks(seed: int) -> None:
    network = RandomNetwork(seed)
    model = network.model()
    x = network.rng.standard_normal((network.batch, *network.images[0][1:])).astype(np.float32)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    (expected,) = session.run(None, {"x": x})
    compiled = lamina.compile(lamina.onnx.load(model), cache=None, remarks="none")
    before = x.copy()
    for _ in range(2):
        np.testing.assert_allclose(compiled.main(x), expected, rtol=2e-4, atol=2e-4)
    np.testing.assert_array_equal(x, before)
