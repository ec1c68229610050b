"""quantize and dequantize against ONNX Runtime's QuantizeLinear and DequantizeLinear, bit for bit."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from lamina import quant

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
onnxruntime = pytest.importorskip("onnxruntime", reason="the package onnxruntime is not installed")

INTEGERS = {
    "i8": ("INT8", np.int8),
    "u8": ("UINT8", np.uint8),
    "i16": ("INT16", np.int16),
    "u16": ("UINT16", np.uint16),
    "i4": ("INT4", ml_dtypes.int4),
    "u4": ("UINT4", ml_dtypes.uint4),
}
SPECIAL = np.array(
    [np.nan, np.inf, -np.inf, 0.5, 1.5, 2.5, -0.5, -1.5, 1e30, -1e30, 0.0, -0.0, 126.5, 127.5, -128.5, 1e-40],
    np.float32,
)


def node(kind, x, scale, zero, storage, **attributes):
    """The output of one node of the kind, of a float dtype as scale's or of the storage's."""
    types = onnx.TensorProto
    name, dtype = INTEGERS[storage]
    integer = getattr(types, name)
    floating = onnx.helper.np_dtype_to_tensor_dtype(scale.dtype)
    source, target = (floating, integer) if kind == "QuantizeLinear" else (integer, floating)
    zeros = onnx.helper.make_tensor("z", integer, zero.shape, zero.astype(np.int64).ravel().tolist())
    stored = onnx.helper.make_tensor("x", source, x.shape, x.astype(np.int64).ravel().tolist()) if (
        kind == "DequantizeLinear"
    ) else None
    inputs = [] if stored is not None else [onnx.helper.make_tensor_value_info("x", source, x.shape)]
    tables = [onnx.numpy_helper.from_array(scale, "s"), zeros]
    # Four-bit results come back as bytes.
    wide = integer in (types.INT4, types.UINT4) and kind == "QuantizeLinear"
    nodes = [onnx.helper.make_node(kind, ["x", "s", "z"], ["q" if wide else "y"], **attributes)]
    if wide:
        target = types.INT8 if storage == "i4" else types.UINT8
        nodes.append(onnx.helper.make_node("Cast", ["q"], ["y"], to=target))
    graph = onnx.helper.make_graph(
        nodes, "g", inputs, [onnx.helper.make_tensor_value_info("y", target, None)],
        tables if stored is None else [stored, *tables],
    )  # fmt: skip
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 21)], ir_version=10)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    return session.run(None, {} if stored is not None else {"x": x})[0]


def numbers(shape, dtype=np.float32, moderate=False):
    values = np.random.default_rng(7).normal(size=shape).astype(dtype) * 40
    flat = values.reshape(-1)
    special = SPECIAL[: flat.size]
    if dtype is np.float16 or moderate:
        # Its code without vector instructions (half precision, channels and blocks of 4 bits) converts large numbers
        # before it clamps, which gives the minimum for them.
        special = special[np.abs(special) < 60000]
    flat[: len(special)] = special.astype(dtype)
    return values


def pairs(scales, zeros):
    return ", ".join(f"{float(scale)!r}:{int(zero)}" for scale, zero in zip(scales, zeros, strict=True))


@pytest.mark.parametrize("storage", list(INTEGERS))
@pytest.mark.parametrize("dtype", [np.float32, np.float16])
@pytest.mark.parametrize("scale", [1.0, 0.1, 0.00390625])
def test_per_tensor(storage, dtype, scale):
    zero = {"i8": 3, "u8": 128, "i16": -5, "u16": 40000, "i4": -2, "u4": 7}[storage]
    name = "f32" if dtype is np.float32 else "f16"
    kind = f"!quant.uniform<{storage}:{name}, {scale}:{zero}>"
    x = numbers((37, 11), dtype)
    theirs = node("QuantizeLinear", x, np.array(scale, dtype), np.array(zero), storage)
    ours = quant.quantize(x, kind)
    np.testing.assert_array_equal(ours, theirs)
    back = node("DequantizeLinear", ours, np.array(scale, dtype), np.array(zero), storage)
    np.testing.assert_array_equal(quant.dequantize(ours, kind).view(np.uint8), back.view(np.uint8))


@pytest.mark.parametrize("storage", ["i8", "u8", "i16", "i4"])
@pytest.mark.parametrize("axis", [0, 1, 2])
def test_per_axis(storage, axis):
    shape = (4, 5, 6)
    scales = np.linspace(0.05, 2.0, shape[axis]).astype(np.float32)
    zeros = np.arange(shape[axis])
    kind = f"!quant.uniform<{storage}:f32:{axis}, {{{pairs(scales, zeros)}}}>"
    x = numbers(shape, moderate=storage == "i4")
    theirs = node("QuantizeLinear", x, scales, zeros, storage, axis=axis)
    ours = quant.quantize(x, kind)
    np.testing.assert_array_equal(ours, theirs)
    back = node("DequantizeLinear", ours, scales, zeros, storage, axis=axis)
    np.testing.assert_array_equal(quant.dequantize(ours, kind), back)


@pytest.mark.parametrize("storage", ["i8", "u8", "i4"])
def test_blocked(storage):
    scales = np.linspace(0.05, 2.0, 8).astype(np.float32).reshape(4, 2)
    zeros = np.arange(8).reshape(4, 2) % 5
    rows = ", ".join("{" + pairs(*row) + "}" for row in zip(scales, zeros, strict=True))
    kind = f"!quant.uniform<{storage}:f32:{{0:1, 1:8}}, {{{rows}}}>"
    x = numbers((4, 16), moderate=True)
    theirs = node("QuantizeLinear", x, scales, zeros, storage, axis=1, block_size=8)
    ours = quant.quantize(x, kind)
    np.testing.assert_array_equal(ours, theirs)
    back = node("DequantizeLinear", ours, scales, zeros, storage, axis=1, block_size=8)
    np.testing.assert_array_equal(quant.dequantize(ours, kind), back)
