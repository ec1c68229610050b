"""Small ONNX models for the tests of the import: a name, the model, and its inputs."""

from __future__ import annotations

import numpy as np
import onnx
from onnx import TensorProto as T
from onnx import helper
from onnx.numpy_helper import from_array

RNG = np.random.default_rng(11)


def floats(*shape: int) -> np.ndarray:
    return RNG.normal(size=shape).astype(np.float32)


def model(nodes, inputs, output, constants=(), output_type=T.FLOAT, opset=21):
    """A model of some nodes; ``inputs`` are (name, array), ``constants`` (name, array or TensorProto)."""
    tensors = []
    for name, value in constants:
        tensor = value if isinstance(value, onnx.TensorProto) else from_array(np.asarray(value))
        tensor.name = name
        tensors.append(tensor)
    graph = helper.make_graph(
        nodes,
        "g",
        [helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(x.dtype), x.shape) for name, x in inputs],
        [helper.make_tensor_value_info(output, output_type, None)],
        tensors,
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=10)


def node(kind, *inputs, output="y", **attributes):
    return helper.make_node(kind, list(inputs), [output], name=f"{kind}_{output}", **attributes)


def quantized_pair(zero, scale, storage=T.INT8, shape=(), **attributes):
    """Constants and nodes x -> QuantizeLinear -> DequantizeLinear -> y."""
    zeros = helper.make_tensor("z", storage, shape, np.asarray(zero).ravel().tolist())
    nodes = [node("QuantizeLinear", "x", "s", "z", output="q", **attributes),
             node("DequantizeLinear", "q", "s", "z", **attributes)]  # fmt: skip
    return nodes, [("s", np.asarray(scale, np.float32).reshape(shape)), ("z", zeros)]


def cases():
    """All models: name, model, inputs."""
    x = floats(2, 3, 4)
    nodes, constants = quantized_pair(3, 0.1)
    yield "per tensor", model(nodes, [("x", x)], "y", constants), [x]
    nodes, constants = quantized_pair(200, 0.05, T.UINT8)
    yield "unsigned", model(nodes, [("x", x)], "y", constants), [x]
    nodes, constants = quantized_pair(-2, 0.3, T.INT4)
    yield "four bits", model(nodes, [("x", x)], "y", constants), [x]
    nodes, constants = quantized_pair(40000, 0.001, T.UINT16)
    yield "sixteen bits", model(nodes, [("x", x)], "y", constants), [x]
    nodes, constants = quantized_pair([1, 2, 3], [0.1, 0.2, 0.05], T.INT8, (3,), axis=1)
    yield "per axis", model(nodes, [("x", x)], "y", constants), [x]
    nodes, constants = quantized_pair([1, 2], [0.1, 0.2], T.UINT8, (2,), axis=-3)
    yield "per first axis", model(nodes, [("x", x)], "y", constants), [x]
    w = floats(2, 8)
    nodes, constants = quantized_pair(np.arange(4), [[0.1, 0.2], [0.05, 0.3]], T.INT8, (2, 2), axis=1, block_size=4)
    yield "blocked", model(nodes, [("x", w)], "y", constants), [w]
    nodes, constants = quantized_pair(3, 0.1)
    yield "stored output", model(nodes[:1], [("x", x)], "q", constants, T.INT8), [x]
    weights = helper.make_tensor("w", T.INT8, (4, 5), RNG.integers(-128, 128, 20).tolist())
    scales = ("s", np.linspace(0.01, 0.05, 5).astype(np.float32))
    zeros = ("z", helper.make_tensor("z", T.INT8, (5,), [0] * 5))
    dequantized = [node("DequantizeLinear", "w", "s", "z", output="f", axis=1), node("MatMul", "x", "f")]
    yield "quantized weights", model(dequantized, [("x", x)], "y", [("w", weights), scales, zeros]), [x]

    a, b = floats(3, 4), floats(4, 5)
    yield "matmul", model([node("MatMul", "a", "b")], [("a", a), ("b", b)], "y"), [a, b]
    many, others = floats(2, 1, 3, 4), floats(5, 4, 2)
    yield "batched matmul", model([node("MatMul", "a", "b")], [("a", many), ("b", others)], "y"), [many, others]
    yield "vector times matrix", model([node("MatMul", "a", "b")], [("a", floats(4)), ("b", b)], "y"), [floats(4), b]
    c = floats(5)
    yield "gemm", model([node("Gemm", "a", "b", "c", alpha=0.5, beta=2.0, transB=1)],
                        [("a", a), ("b", b.T.copy())], "y", [("c", c)]), [a, b.T.copy()]  # fmt: skip
    yield "gemm of a transposed", model([node("Gemm", "a", "b", transA=1)], [("a", a.T.copy()), ("b", b)], "y"), [
        a.T.copy(), b,
    ]  # fmt: skip
    image, kernel = floats(2, 4, 9, 8), floats(6, 4, 3, 3)
    yield "conv", model([node("Conv", "x", "w", "b", pads=[1, 0, 2, 1], strides=[2, 1])], [("x", image)], "y",
                        [("w", kernel), ("b", floats(6))]), [image]  # fmt: skip
    yield "dilated conv", model([node("Conv", "x", "w", dilations=[2, 3])], [("x", image)], "y",
                                [("w", kernel)]), [image]  # fmt: skip
    yield "conv of equal size", model([node("Conv", "x", "w", strides=[2, 1], auto_pad="SAME_LOWER")], [("x", image)],
                                      "y", [("w", kernel)]), [image]  # fmt: skip
    yield "grouped conv", model([node("Conv", "x", "w", group=2)], [("x", image)], "y",
                                [("w", floats(6, 2, 3, 3))]), [image]  # fmt: skip
    yield "conv of one dimension", model([node("Conv", "x", "w")], [("x", floats(1, 2, 7))], "y",
                                         [("w", floats(3, 2, 3))]), [floats(1, 2, 7)]  # fmt: skip
    pool = {"kernel_shape": [3, 2], "strides": [2, 2], "pads": [1, 0, 1, 1]}
    yield "max pool", model([node("MaxPool", "x", **pool)], [("x", image)], "y"), [image]
    yield "max pool, rounded up", model([node("MaxPool", "x", kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1)],
                                        [("x", image)], "y"), [image]  # fmt: skip
    yield "average pool", model([node("AveragePool", "x", **pool)], [("x", image)], "y"), [image]
    yield "average with padding", model([node("AveragePool", "x", count_include_pad=1, **pool)], [("x", image)], "y"), [
        image
    ]  # fmt: skip
    yield "add", model([node("Add", "a", "b")], [("a", x), ("b", floats(3, 1))], "y"), [x, floats(3, 1)]
    yield "relu", model([node("Relu", "x")], [("x", x)], "y"), [x]
    yield "reshape", model([node("Reshape", "x", "s")], [("x", x)], "y", [("s", np.array([0, -1], np.int64))]), [x]
    yield "flatten", model([node("Flatten", "x", axis=2)], [("x", x)], "y"), [x]
    yield "transpose", model([node("Transpose", "x", perm=[2, 0, 1])], [("x", x)], "y"), [x]
    nodes, constants = quantized_pair([1, 2, 3], [0.1, 0.2, 0.05], T.INT8, (3,), axis=1)
    turned = [nodes[0], node("Transpose", "q", output="t", perm=[1, 2, 0]),
              node("DequantizeLinear", "t", "s", "z", axis=0)]  # fmt: skip
    yield "transposed channels", model(turned, [("x", x)], "y", constants), [x]
    constant = helper.make_node("Constant", [], ["k"], value=from_array(floats(4)))
    yield "constant", model([constant, node("Add", "x", "k")], [("x", x)], "y"), [x]
