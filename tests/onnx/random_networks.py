"""Random networks: convolutions and what is around them, products and normalizations of rows, in float or quantized."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx


class RandomNetwork:
    """Layers on a running list of images (name, channels, height, width), drawn from a seed."""

    quantized = False
    """Whether constants are stored in bytes, and the results of most nodes rounded to bytes."""

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

    def weights(self, *shape: int, per: int) -> str:
        """A constant of numbers whose products with as many inputs as ``per`` do not grow."""
        numbers = self.rng.standard_normal(shape).astype(np.float32) * np.float32(per**-0.5)
        if not self.quantized:
            return self.constant(numbers)
        scale = np.float32(np.abs(numbers).max() / 127)
        stored = self.constant(np.round(numbers / scale).astype(np.int8))
        return self.plain_node("DequantizeLinear", [stored, self.constant(scale), self.constant(np.int8(0))])

    def plain_node(self, kind: str, inputs: list[str], **attributes: Any) -> str:
        name = f"v{len(self.nodes)}"
        self.nodes.append(onnx.helper.make_node(kind, inputs, [name], **attributes))
        return name

    def node(self, kind: str, inputs: list[str], **attributes: Any) -> str:
        made = self.plain_node(kind, inputs, **attributes)
        if not self.quantized or self.pick(*[False] * 7, True):
            return made
        scale, zero = self.pick((1 / 32, np.uint8(96)), (1 / 30, np.int8(-9)))
        given = [self.constant(np.float32(scale)), self.constant(zero)]
        return self.plain_node("DequantizeLinear", [self.plain_node("QuantizeLinear", [made, *given]), *given])

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
        depth = channels // groups
        inputs = [name, self.weights(features, depth, taps, taps, per=depth * taps * taps)]
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
        name = self.images[-1][0]
        return self.finished(self.node("Flatten", [name]) if self.pick(True, False) else name)

    # ---- Rows, and the end of a network

    def product(self, name: str, inputs: int, outputs: int) -> str:
        made = self.node("MatMul", [name, self.weights(inputs, outputs, per=inputs)])
        bias = self.rng.standard_normal(outputs).astype(np.float32)
        return self.node("Add", [made, self.constant(bias)]) if self.pick(True, False) else made

    def normalized(self, name: str, size: int) -> str:
        scale, shift = (self.rng.uniform(0.5, 1.5, size).astype(np.float32) for _ in range(2))
        return self.node("LayerNormalization", [name, self.constant(scale), self.constant(shift)], axis=-1)

    def attention(self, name: str, size: int) -> str:
        heads = self.pick(*(one for one in (1, 2, 3, 4) if size % one == 0))
        shape = self.constant(np.array([0, 0, heads, size // heads], np.int64))
        queries, keys, values = (
            self.node("Transpose", [self.node("Reshape", [self.product(name, size, size), shape])], perm=perm)
            for perm in ([0, 2, 1, 3], [0, 2, 3, 1], [0, 2, 1, 3])
        )
        factor = self.constant(np.float32((size // heads) ** -0.5))
        weights = self.node("Softmax", [self.node("Mul", [self.node("MatMul", [queries, keys]), factor])], axis=-1)
        joined = self.node("Transpose", [self.node("MatMul", [weights, values])], perm=[0, 2, 1, 3])
        return self.node("Reshape", [joined, self.constant(np.array([0, 0, -1], np.int64))])

    def rows_model(self) -> Any:
        """An encoder of the pixels of a convolution's result."""
        for _ in range(int(self.rng.integers(0, 3))):
            self.pick(self.convolution, self.activation)()
        name, size, height, width = self.images[-1]
        flat = self.node("Reshape", [name, self.constant(np.array([0, 0, -1], np.int64))])
        name = self.node("Transpose", [flat], perm=[0, 2, 1])
        for _ in range(int(self.rng.integers(1, 4))):
            before, kind = name, self.pick("attention", "attention", "dense", "dense", "norm", "product")
            if kind == "attention":
                name = self.node("Add", [self.attention(self.normalized(name, size), size), before])
            elif kind == "dense":
                wide = self.pick(2 * size, 3 * size + 1, 40)
                inner = self.node(self.pick("Relu", "Erf", "Tanh"), [self.product(name, size, wide)])
                name = self.node("Add", [self.product(inner, wide, size), before])
            elif kind == "norm":
                name = self.normalized(name, size)
            else:
                outputs = self.pick(size + 1, 17, 64, 100)
                name, size = self.product(name, size, outputs), outputs
        if self.pick(True, False):
            name = self.node("ReduceMean", [name], axes=[1], keepdims=0)
        return self.finished(name)

    def classifier(self) -> Any:
        """Products of a flat image, as at the end of a network."""
        name, channels, height, width = self.images[-1]
        name, size = self.node("Flatten", [name]), channels * height * width
        for _ in range(int(self.rng.integers(1, 4))):
            outputs = self.pick(10, 33, 100, 129, 250)
            inputs = [name, self.weights(size, outputs, per=size)]
            if self.pick(True, False):
                inputs.append(self.constant(self.rng.standard_normal(outputs).astype(np.float32)))
            name, size = self.node("Gemm", inputs), outputs
            if self.pick(True, False):
                name = self.node(self.pick("Relu", "Sigmoid", "Softmax"), [name])
        return self.finished(name)

    def finished(self, name: str) -> Any:
        helper, number = onnx.helper, onnx.TensorProto.FLOAT
        x = helper.make_tensor_value_info("x", number, [self.batch, *self.images[0][1:]])
        y = helper.make_tensor_value_info("y", number, None)
        nodes = [*self.nodes, helper.make_node("Identity", [name], ["y"])]
        graph = helper.make_graph(nodes, "net", [x], [y], self.constants)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
