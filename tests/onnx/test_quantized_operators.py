"""Operators on stored integers compute on bytes, and give ONNX's results."""

import numpy as np
import pytest
from onnx import TensorProto as T
from onnx import helper

import lamina
import lamina.onnx
from lamina.dialects.linalg.structure import LinalgOp
from tests.onnx.models import model, node

RNG = np.random.default_rng(3)


def compiled(proto):
    return lamina.compile(lamina.onnx.load(proto), remarks="none").main


def contractions(proto):
    """The element types that the sums of products of a model read, after the passes of quantized types."""
    module = lamina.onnx.load(proto)
    lamina.run_pipeline(module, "builtin.module(lamina-lower-quantization)")
    return [
        [str(value.type.element_type) for value in (*op.dps_inputs, *op.dps_inits)]
        for op in module.walk()
        if isinstance(op, LinalgOp) and op.reduction_dims
    ]


@pytest.mark.parametrize("group", [1, 2, 8], ids=["whole", "groups", "depthwise"])
@pytest.mark.parametrize("per_channel", [False, True])
def test_qlinear_conv(group, per_channel):
    x = RNG.integers(0, 256, (2, 8, 7, 9), np.uint8)
    w = RNG.integers(-127, 128, (16, 8 // group, 3, 3), np.int8)
    scales = RNG.uniform(0.001, 0.01, 16 if per_channel else 1).astype(np.float32)
    bias = RNG.integers(-9000, 9000, 16, np.int32)
    names = ["x", "xs", "xz", "w", "ws", "wz", "ys", "yz", "b"]
    zeros = np.zeros(scales.shape, np.int8)
    constants = dict(
        xs=np.float32(0.02), xz=np.uint8(131), w=w, ws=scales, wz=zeros, ys=np.float32(0.09), yz=np.uint8(120), b=bias
    )
    proto = model(
        [node("QLinearConv", *names, group=group, pads=[1, 1, 1, 1])], [("x", x)], "y", constants.items(), T.UINT8
    )
    wide = np.pad(x.astype(np.int64) - 131, [(0, 0), (0, 0), (1, 1), (1, 1)])
    windows = np.lib.stride_tricks.sliding_window_view(wide, (3, 3), (2, 3)).reshape(2, group, -1, 7, 9, 3, 3)
    kernels = w.astype(np.int64).reshape(group, 16 // group, -1, 3, 3)
    total = np.einsum("ngcxyij,gfcij->ngfxy", windows, kernels).reshape(2, 16, 7, 9) + bias.reshape(-1, 1, 1)
    factor = np.float32(0.02) * scales / np.float32(0.09)
    expected = np.clip(np.rint(total.astype(np.float32) * factor.reshape(-1, 1, 1)) + 120, 0, 255)
    result = compiled(proto)(x)
    assert result.dtype == np.uint8
    assert np.abs(result.astype(int) - expected).max() <= 1 and np.mean(result != expected) < 0.001
    ((left, right, total_type),) = contractions(proto)
    assert (left, right, total_type) == ("i8", "i8", "i32")


@pytest.mark.parametrize(
    ("storage", "point"), [(np.int8, 0), (np.int8, 5), (np.uint8, 128), (np.uint8, 7)], ids=str
)  # fmt: skip
def test_products_with_computed_zero_points_stay_bytes(storage, point):
    x = RNG.integers(0, 256, (3, 4, 20), np.uint8)
    limits = np.iinfo(storage)
    w = RNG.integers(limits.min, limits.max + 1, (20, 6), storage)
    inputs = [("x", x), ("z", np.uint8(0))]
    proto = model(
        [node("MatMulInteger", "x", "w", "z", "p")],
        inputs,
        "y",
        [("w", w), ("p", storage(point))],
        T.INT32,
    )
    for zero in (0, 17, 255):
        expected = (x.astype(np.int32) - zero) @ (w.astype(np.int32) - point)
        np.testing.assert_array_equal(compiled(proto)(x, np.asarray(zero, np.uint8)), expected)
    ((left, right, total),) = contractions(proto)
    assert (left, total) == ("i8", "i32")
    fits = limits.min - point >= -128 and limits.max - point <= 127
    assert right == ("i8" if fits else "i16")


def test_convolutions_with_computed_zero_points_stay_bytes():
    x = RNG.integers(0, 256, (1, 3, 6, 6), np.uint8)
    w = RNG.integers(-128, 128, (4, 3, 3, 3), np.int8)
    proto = model(
        [node("ConvInteger", "x", "w", "z", pads=[1, 1, 1, 1])],
        [("x", x), ("z", np.uint8(0))],
        "y",
        [("w", w)],
        T.INT32,
    )
    wide = np.pad(x.astype(np.int32) - 9, [(0, 0), (0, 0), (1, 1), (1, 1)])
    windows = np.lib.stride_tricks.sliding_window_view(wide, (3, 3), (2, 3))
    expected = np.einsum("ncxyij,fcij->nfxy", windows, w.astype(np.int32))
    np.testing.assert_array_equal(compiled(proto)(x, np.asarray(9, np.uint8)), expected)
    ((left, right, _),) = contractions(proto)
    assert (left, right) == ("i8", "i8")


def test_qgemm_and_qlinear_add_of_onnx_runtime():
    x = RNG.integers(0, 256, (5, 12), np.uint8)
    w = RNG.integers(-128, 128, (7, 12), np.int8)
    bias = RNG.integers(-999, 999, 7, np.int32)
    constants = dict(
        xs=np.float32(0.1), xz=np.uint8(100), w=w, ws=np.float32(0.01), wz=np.int8(0), b=bias, ys=np.float32(0.5),
        yz=np.uint8(128),
    )  # fmt: skip
    nodes = [
        helper.make_node(
            "QGemm", ["x", "xs", "xz", "w", "ws", "wz", "b", "ys", "yz"], ["h"], domain="com.microsoft", transB=1
        ),
        helper.make_node("QLinearAdd", ["h", "ys", "yz", "h", "ys", "yz", "ys", "yz"], ["y"], domain="com.microsoft"),
    ]
    proto = model(nodes, [("x", x)], "y", constants.items(), T.UINT8)
    proto.opset_import.append(helper.make_opsetid("com.microsoft", 1))
    total = (x.astype(np.int64) - 100) @ w.T.astype(np.int64) + bias
    h = np.clip(np.rint(total.astype(np.float32) * (np.float32(0.1) * np.float32(0.01) / np.float32(0.5))), -128, 127)
    expected = np.clip(2 * h + 128, 0, 255)
    result = compiled(proto)(x)
    assert np.abs(result.astype(int) - expected).max() <= 2 and np.mean(result != expected) < 0.03
    assert contractions(proto) == [["i8", "i8", "i32"]]


def test_a_scale_may_be_infinite():
    """ONNX Runtime quantizes a mask of zeros and minus infinity in that way: zero times infinity is NaN."""
    nodes = [
        node("DequantizeLinear", "m", "s", "z", output="mask"),
        node("Add", "x", "mask", output="masked"),
        node("Where", "c", "masked", "mask"),
    ]
    x = np.ones(3, np.float32)
    stored = np.array([255, 0, 3], np.uint8)
    constants = [("m", stored), ("s", np.float32(np.inf)), ("z", np.uint8(255)), ("c", np.ones(3, bool))]
    masked = compiled(model(nodes, [("x", x)], "y", constants))(x)
    np.testing.assert_array_equal(masked, np.array([np.nan, -np.inf, -np.inf], np.float32))
    quantize = node("QuantizeLinear", "x", "s", "z")
    x = np.array([-np.inf, 0, 1e30], np.float32)
    q = compiled(model([quantize], [("x", x)], "y", constants[1:3], T.UINT8))(x)
    np.testing.assert_array_equal(q[1:], [255, 255])


def dynamic_lstm(x, w, r, bias, scales, zeros):
    """One direction in NumPy: inputs and states become bytes of a range found at run time."""

    def product(a, weights, scale, zero):
        low, high = min(a.min(), 0), max(a.max(), 0)
        step = np.float32((high - low) / 255) if high > low else np.float32(1)
        point = np.clip(np.round(-low / step), 0, 255)
        bytes = np.clip(np.round(a / step) + point, 0, 255) - point
        return (bytes @ (weights.astype(np.float64) - zero)).astype(np.float32) * (step * scale)

    hidden, rows = r.shape[0], []
    products = product(x.reshape(-1, x.shape[2]), w, scales[0], zeros[0]).reshape(*x.shape[:2], -1)
    h, c = np.zeros((2, x.shape[1], hidden), np.float32)
    for step in products:
        gates = step + product(h, r, scales[1], zeros[1]) + bias[: 4 * hidden] + bias[4 * hidden :]
        i, o, f, new = (gates[:, at * hidden : (at + 1) * hidden] for at in range(4))
        i, o, f = (1 / (1 + np.exp(-one)) for one in (i, o, f))
        c = f * c + i * np.tanh(new)
        h = o * np.tanh(c)
        rows.append(h)
    return np.stack(rows)


@pytest.mark.parametrize("per_channel", [False, True])
@pytest.mark.parametrize("dtype", [np.int8, np.uint8])
@pytest.mark.parametrize("directions", [1, 2])
def test_dynamic_quantize_lstm(directions, dtype, per_channel):
    steps, batch, width, hidden = 5, 3, 10, 8
    low = np.iinfo(dtype).min
    w, r = (RNG.integers(low, low + 256, (directions, n, 4 * hidden)).astype(dtype) for n in (width, hidden))
    bias = (RNG.standard_normal((directions, 8 * hidden)) * 0.1).astype(np.float32)
    shape = (directions, 4 * hidden) if per_channel else (directions,)
    scales = RNG.uniform(0.001, 0.005, (2, *shape)).astype(np.float32)
    zeros = np.full((2, *shape), 0 if dtype is np.int8 else 121, dtype)
    x = RNG.standard_normal((steps, batch, width)).astype(np.float32)
    names = ["x", "w", "r", "b", "", "", "", "", "ws", "wz", "rs", "rz"]
    parameters = [("ws", scales[0]), ("wz", zeros[0]), ("rs", scales[1]), ("rz", zeros[1])]
    constants = [("w", w), ("r", r), ("b", bias), *parameters]
    lstm = node(
        "DynamicQuantizeLSTM", *names, domain="com.microsoft", hidden_size=hidden,
        direction="bidirectional" if directions == 2 else "forward",
    )  # fmt: skip
    proto = model([lstm], [("x", x)], "y", constants)
    proto.opset_import.append(helper.make_opsetid("com.microsoft", 1))
    found = compiled(proto)(x)
    for d in range(directions):
        along = x[:: -1 if d else 1]
        expected = dynamic_lstm(along, w[d], r[d], bias[d], scales[:, d], zeros[:, d].astype(float))
        # A state next to the middle between two bytes may become either.
        np.testing.assert_allclose(found[:, d][:: -1 if d else 1], expected, 0, 2e-3)


def test_averages_midway_between_two_bytes():
    """The exact average, rounded to f32, decides: docs/networks.md says where ONNX Runtime's rounded sums differ."""
    x = RNG.integers(-128, 128, (1, 4, 9, 9), np.int8)
    scale = np.float32(0.1)
    nodes = [
        node("DequantizeLinear", "x", "s", "z", output="f"),
        node("AveragePool", "f", output="a", kernel_shape=[2, 2]),
        node("QuantizeLinear", "a", "s", "z"),
    ]
    proto = model(nodes, [("x", x)], "y", [("s", scale), ("z", np.int8(0))], T.INT8)
    sums = np.lib.stride_tricks.sliding_window_view(x.astype(np.float64), (2, 2), (2, 3)).sum((-1, -2))
    averages = (sums / 4 * float(scale)).astype(np.float32)
    assert np.mean(sums % 4 == 2) > 0.2
    np.testing.assert_array_equal(compiled(proto)(x), np.rint(averages / scale))
