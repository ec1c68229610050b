"""Accuracy of quantized networks on scikit-learn's digits: each calibration method, against ONNX Runtime's quantizer.

Five small networks: a perceptron, and four with fixed random convolutions whose last layer is fitted. Both quantizers
see the same 300 samples in runs of 30, both results run in ONNX Runtime on the same 597 held-out images. There is no
mean squared error in ONNX Runtime; that row shows its minmax.
"""

from __future__ import annotations

import contextlib
import io
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

SUMMARY = "accuracy of quantized networks, by calibration method, against ONNX Runtime's quantizer"
PEERS = ("ONNX Runtime", "scikit-learn")
METHODS = ("minmax", "percentile", "mse", "entropy", "moving-average")
_TRAINED, _CALIBRATED = 1200, 300
_RUNS = 10


class Digits(NamedTuple):
    """Images, f32 of 1x8x8 from 0 to 1, and their labels."""

    images: np.ndarray
    labels: np.ndarray


def digits() -> Digits:
    """The data in a fixed random order."""
    from sklearn.datasets import load_digits

    data: Any = load_digits()
    order = np.random.default_rng(0).permutation(len(data.target))
    return Digits((data.images[order, None] / 16).astype(np.float32), data.target[order])


class _Builder:
    """Builds a graph node by node, with random weights."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.nodes: list[Any] = []
        self.weights: list[Any] = []

    def constant(self, array: np.ndarray) -> str:
        from onnx.numpy_helper import from_array

        name = f"w{len(self.weights)}"
        self.weights.append(from_array(array, name))
        return name

    def add(self, kind: str, *inputs: str, **attributes: Any) -> str:
        from onnx import helper

        name = f"t{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], f"{kind}_{name}", **attributes))
        return name

    def conv(self, x: str, inputs: int, outputs: int, size: int = 3, group: int = 1) -> str:
        fan = inputs // group * size * size
        weights = self.rng.normal(size=(outputs, inputs // group, size, size)) * np.sqrt(2 / fan)
        bias = self.rng.normal(size=outputs) * 0.1
        names = [self.constant(one.astype(np.float32)) for one in (weights, bias)]
        return self.add("Conv", x, *names, group=group, pads=[size // 2] * 4)

    def model(self, output: str, width: int) -> Any:
        from onnx import TensorProto, helper

        inputs = [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["N", 1, 8, 8])]
        outputs = [helper.make_tensor_value_info(output, TensorProto.FLOAT, ["N", width])]
        graph = helper.make_graph(self.nodes, "digits", inputs, outputs, self.weights)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)


def networks(data: Digits) -> Iterator[tuple[str, Any]]:
    """The trained networks: name and model."""
    yield "perceptron", _perceptron(data)
    for name, width, features in (
        ("convolutions", 512, _convolutions), ("separable", 256, _separable),
        ("residual", 256, _residual), ("gated", 384, _gated),
    ):  # fmt: skip
        builder = _Builder(len(name))
        yield name, _fitted(builder, features(builder), width, data)


def _perceptron(data: Digits) -> Any:
    from sklearn.neural_network import MLPClassifier

    builder = _Builder(0)
    flat = data.images[:_TRAINED].reshape(_TRAINED, -1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        trained = MLPClassifier((48, 32), max_iter=60, random_state=0).fit(flat, data.labels[:_TRAINED])
    x = builder.add("Flatten", "x")
    for layer, (weights, bias) in enumerate(zip(trained.coefs_, trained.intercepts_, strict=True)):
        x = builder.add("Relu", x) if layer else x
        names = [builder.constant(one.astype(np.float32)) for one in (weights, bias)]
        x = builder.add("Gemm", x, *names)
    return builder.model(x, 10)


def _convolutions(b: _Builder) -> str:
    x = b.add("Relu", b.conv("x", 1, 16))
    x = b.add("MaxPool", b.add("Relu", b.conv(x, 16, 32)), kernel_shape=[2, 2], strides=[2, 2])
    return b.add("Flatten", x)


def _separable(b: _Builder) -> str:
    low, high = (b.constant(np.float32(one)) for one in (0, 6))
    x = b.add("Clip", b.conv("x", 1, 16), low, high)
    x = b.add("Clip", b.conv(x, 16, 16, group=16), low, high)
    x = b.add("AveragePool", b.conv(x, 16, 16, 1), kernel_shape=[2, 2], strides=[2, 2])
    return b.add("Flatten", x)


def _residual(b: _Builder) -> str:
    x = b.add("Relu", b.conv("x", 1, 16))
    x = b.add("Relu", b.add("Add", x, b.conv(x, 16, 16)))
    return b.add("Flatten", b.add("MaxPool", x, kernel_shape=[2, 2], strides=[2, 2]))


def _gated(b: _Builder) -> str:
    x = b.conv("x", 1, 12)
    x = b.add("Mul", x, b.add("Sigmoid", x))
    x = b.add("Concat", x, b.add("Tanh", b.conv(x, 12, 12)), axis=1)
    return b.add("Flatten", b.add("AveragePool", x, kernel_shape=[2, 2], strides=[2, 2]))


def _fitted(builder: _Builder, features: str, width: int, data: Digits) -> Any:
    """The model with its last layer fitted to the features before it."""
    from sklearn.linear_model import LogisticRegression

    computed = run_model(builder.model(features, width), data.images[:_TRAINED])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        last = LogisticRegression(max_iter=60, C=0.1).fit(computed, data.labels[:_TRAINED])
    names = [builder.constant(one.astype(np.float32)) for one in (last.coef_, last.intercept_)]
    return builder.model(builder.add("Gemm", features, *names, transB=1), 10)


def run_model(model: Any, images: np.ndarray) -> np.ndarray:
    """ONNX Runtime's results."""
    import onnxruntime

    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    return np.asarray(session.run(None, {"x": images})[0])


def accuracy(model: Any, data: Digits) -> float:
    """Accuracy on the held-out images, in percent."""
    found = run_model(model, data.images[_TRAINED:]).argmax(axis=1)
    return float((found == data.labels[_TRAINED:]).mean() * 100)


def quantized_here(model: Any, data: Digits, method: str) -> Any:
    """The model quantized by lamina."""
    import lamina

    batch = _CALIBRATED // _RUNS
    return lamina.onnx.quantize(model, data.images[:_CALIBRATED], method=method, batch=batch).model


def quantized_there(model: Any, data: Digits, method: str) -> Any:
    """The model quantized by ONNX Runtime."""
    import onnx
    from onnxruntime import quantization

    class Reader(quantization.CalibrationDataReader):
        def __init__(self) -> None:
            self.left = iter(np.split(data.images[:_CALIBRATED], _RUNS))

        def get_next(self) -> Any:
            images = next(self.left, None)
            return None if images is None else {"x": images}

    kinds = quantization.CalibrationMethod
    kind = {"percentile": kinds.Percentile, "entropy": kinds.Entropy}.get(method, kinds.MinMax)
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        source, result = Path(folder, "float.onnx"), Path(folder, "quantized.onnx")
        onnx.save(model, source)
        quantization.quantize_static(
            source, result, Reader(), quant_format=quantization.QuantFormat.QDQ, per_channel=True,
            activation_type=quantization.QuantType.QUInt8, weight_type=quantization.QuantType.QInt8,
            calibrate_method=kind, extra_options={"CalibMovingAverage": method == "moving-average"},
        )  # fmt: skip
        return onnx.load(result)


def run(quick: bool) -> list[dict[str, object]]:
    """One row per network and method: accuracies in percent."""
    data = digits()
    rows: list[dict[str, object]] = []
    for name, model in networks(data):
        exact = accuracy(model, data)
        for method in METHODS[:1] if quick else METHODS:
            here, there = (accuracy(make(model, data, method), data) for make in (quantized_here, quantized_there))
            rows.append({"network": name, "method": method, "float %": exact, "lamina %": here,
                         "ONNX Runtime %": there, "difference": here - there})  # fmt: skip
    return rows
