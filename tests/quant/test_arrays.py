"""quantize and dequantize against NumPy's arithmetic, on all 8-bit values and at the edges of formats."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from lamina import quant

EDGE_SCALES = (1.0, 0.1, 0.0078125, 3.0517578125e-05, 1.4012984643248171e-45, 1e-30, 12345.678, 3.0e38)
SPECIAL = np.array(
    [np.nan, np.inf, -np.inf, 0.0, -0.0, 0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 126.5, 127.5, 128.5, -128.5, -129.0,
     1e-45, -1e-45, 3.4e38, -3.4e38, 2147483647.0, 2147483648.0, -2147483649.0, 9.3e18, -9.3e18],
    np.float32,
)  # fmt: skip


def model(x: np.ndarray, scale: np.ndarray, zero: np.ndarray, low: int, high: int, dtype: type) -> np.ndarray:
    """Round half to even, add the zero point, saturate; NaN gives the minimum. All in float64 past the division."""
    with np.errstate(all="ignore"):
        quotient = (x / scale).astype(np.float64)
        shifted = np.rint(quotient) + zero
        return np.where(np.isnan(shifted), low, np.clip(shifted, low, high)).astype(np.int64).astype(dtype)


@pytest.mark.parametrize("scale", EDGE_SCALES)
@pytest.mark.parametrize(("storage", "low", "high", "dtype", "zero"), [
    ("i8", -128, 127, np.int8, 0),
    ("i8<-100:99>", -100, 99, np.int8, 7),
    ("u8", 0, 255, np.uint8, 128),
    ("i4", -8, 7, np.int8, -3),
    ("u4", 0, 15, np.uint8, 8),
    ("i16", -32768, 32767, np.int16, 1000),
    ("u16", 0, 65535, np.uint16, 65535),
    ("i3", -4, 3, np.int8, 1),
    ("u12", 0, 4095, np.uint16, 17),
    ("i32", -(2**31), 2**31 - 1, np.int32, 5),
    ("u32", 0, 2**32 - 1, np.uint32, 2**32 - 1),
    ("i1", -1, 0, np.int8, 0),
])  # fmt: skip
def test_values_round_and_saturate(scale, storage, low, high, dtype, zero):
    text = f"!quant.uniform<{storage}:f32, {scale!r}:{zero}>" if "e" not in repr(scale) else (
        f"!quant.uniform<{storage}:f32, 0x{np.float64(scale).view(np.uint64):016X}:{zero}>"
    )
    with np.errstate(over="ignore"):
        steps = np.arange(-300, 300, 0.5, dtype=np.float32) * np.float32(scale)
        x = np.concatenate([SPECIAL, steps, SPECIAL * np.float32(scale)])
    ours = quant.quantize(x, text)
    assert ours.dtype == dtype
    np.testing.assert_array_equal(ours, model(x, np.float32(scale), zero, low, high, dtype))


@pytest.mark.parametrize(("storage", "dtype"), [("i8", np.int8), ("u8", np.uint8)])
@pytest.mark.parametrize("scale", EDGE_SCALES)
def test_every_byte_dequantizes(storage, dtype, scale):
    kind = f"!quant.uniform<{storage}:f32, 0x{np.float64(scale).view(np.uint64):016X}:12>"
    stored = np.arange(256, dtype=np.uint8).view(dtype)
    with np.errstate(over="ignore"):
        expected = (stored.astype(np.float32) - np.float32(12)) * np.float32(scale)
    np.testing.assert_array_equal(quant.dequantize(stored, kind), expected)


@pytest.mark.parametrize("shape", [(3, 5, 7), (5,), (1, 5), (5, 1), (2, 5, 1), (0, 5, 2), (4, 5, 64)])
def test_channels(shape):
    rng = np.random.default_rng(0)
    axis = shape.index(5)
    scales, zeros = [0.1, 0.5, 3.0, 0.01, 1.0], [0, 3, -7, 100, -128]
    pairs = ", ".join(f"{scale}:{zero}" for scale, zero in zip(scales, zeros, strict=True))
    kind = f"!quant.uniform<i8:f32:{axis}, {{{pairs}}}>"
    x = rng.normal(size=shape).astype(np.float32) * 9
    along = [5 if position == axis else 1 for position in range(len(shape))]
    scale = np.array(scales, np.float32).reshape(along)
    zero = np.array(zeros).reshape(along)
    q = quant.quantize(x, kind)
    np.testing.assert_array_equal(q, model(x, scale, zero, -128, 127, np.int8))
    expected = (q.astype(np.float32) - zero.astype(np.float32)) * scale
    np.testing.assert_array_equal(quant.dequantize(q, kind), expected)


def test_blocks():
    kind = "!quant.uniform<u8:f32:{0:1, 2:4}, {{{1.0:3, 0.5:200}}, {{0.25, 2.0:9}}}>"
    x = np.random.default_rng(1).normal(size=(2, 3, 8)).astype(np.float32) * 50
    scale = np.repeat(np.array([[[1.0, 0.5]], [[0.25, 2.0]]], np.float32), 4, axis=2)
    zero = np.repeat(np.array([[[3, 200]], [[0, 9]]]), 4, axis=2)
    q = quant.quantize(x, kind)
    np.testing.assert_array_equal(q, model(x, scale, zero, 0, 255, np.uint8))
    np.testing.assert_array_equal(
        quant.dequantize(q, kind), (q.astype(np.float32) - zero.astype(np.float32)) * scale
    )


@pytest.mark.parametrize("name", ["f16", "bf16", "f64", "f8E4M3FN"])
def test_other_expressed_types(name):
    dtype = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f64": np.float64, "f8E4M3FN": ml_dtypes.float8_e4m3fn}
    wide = np.float64 if name == "f64" else np.float32
    x = (np.random.default_rng(2).normal(size=500) * 4).astype(dtype[name])
    kind = f"!quant.uniform<i8:{name}, 0.0625:3>"
    q = quant.quantize(x, kind)
    np.testing.assert_array_equal(q, model(x.astype(wide), wide(0.0625), 3, -128, 127, np.int8))
    y = quant.dequantize(q, kind)
    assert y.dtype == dtype[name]
    expected = ((q.astype(wide) - wide(3)) * wide(0.0625)).astype(dtype[name])
    np.testing.assert_array_equal(y.astype(wide), expected.astype(wide))


@pytest.mark.parametrize("storage", ["i4", "u4"])
@pytest.mark.parametrize("count", [0, 1, 2, 7, 64, 1001])
def test_packed(storage, count):
    x = np.random.default_rng(3).normal(size=count).astype(np.float32) * 4
    kind = f"!quant.uniform<{storage}:f32, 0.5:2>"
    flat = quant.quantize(x, kind)
    packed = quant.quantize(x, kind, packed=True)
    assert packed.dtype == np.uint8 and packed.size == (count + 1) // 2
    np.testing.assert_array_equal(packed, quant.pack(flat))
    np.testing.assert_array_equal(quant.unpack(packed, x.shape, storage == "i4"), flat)
    np.testing.assert_array_equal(
        quant.dequantize(packed, kind, packed=True, shape=x.shape), quant.dequantize(flat, kind)
    )


def test_roundings_differ_as_documented():
    x = np.array([0.5, 1.5, -0.5, -1.7, 1.7, 300.0, np.nan], np.float32)
    kind = "!quant.uniform<i8:f32, 1.0:1>"
    assert quant.quantize(x, kind).tolist() == [1, 3, 1, -1, 3, 127, -128]
    assert quant.quantize(x, kind, rounding="toward-zero").tolist() == [1, 2, 1, 0, 2, 127, -128]
    assert quant.quantize(x, kind, rounding="mlir").tolist() == [1, 2, 0, 0, 2, 127, -128]


def test_threads_and_out():
    x = np.random.default_rng(4).normal(size=(1000, 1201)).astype(np.float32)
    kind = "!quant.uniform<i8:f32, 0.01>"
    out = np.empty(x.shape, np.int8)
    assert quant.quantize(x, kind, out=out, threads=3) is out
    np.testing.assert_array_equal(out, quant.quantize(x, kind))
    channels = f"!quant.uniform<i8:f32:0, {{{', '.join(f'0.0{1 + row % 9}:{row % 5}' for row in range(1000))}}}>"
    np.testing.assert_array_equal(quant.quantize(x, channels, threads=3), quant.quantize(x, channels))
    back = np.empty(x.shape, np.float32)
    assert quant.dequantize(out, kind, out=back, threads=None) is back


def test_strided_and_foreign_inputs():
    x = np.random.default_rng(5).normal(size=(8, 6)).astype(np.float64)
    kind = "!quant.uniform<i8:f32, 0.1>"
    np.testing.assert_array_equal(quant.quantize(x.T[::2], kind), quant.quantize(x.T[::2].astype(np.float32), kind))
    q4 = np.arange(-8, 8).astype(ml_dtypes.int4)
    np.testing.assert_array_equal(quant.dequantize(q4, "!quant.uniform<i4:f32, 2.0>"), np.arange(-16, 16, 2))


@pytest.mark.parametrize(("call", "error", "message"), [
    (lambda: quant.quantize([1.0], "!quant.any<i8:f32>"), TypeError, "has no scales"),
    (lambda: quant.quantize([1.0], "f32"), TypeError, "not a quantized type"),
    (lambda: quant.quantize([1.0], "!quant.uniform<i8:f32:1, {1.0}>"), ValueError, "must be less than tensor rank"),
    (lambda: quant.quantize(np.zeros(3), "!quant.uniform<i8:f32:0, {1.0}>"), ValueError, "number of scales"),
    (lambda: quant.quantize(np.zeros(6), "!quant.uniform<i8:f32:{0:4}, {1.0}>"), ValueError, "divisible"),
    (lambda: quant.quantize([1.0], "!quant.uniform<i8:f32, 1.0>", packed=True), ValueError, "4-bit"),
    (lambda: quant.quantize([1.0], "!quant.uniform<i8:f32, 1.0>", rounding="up"), ValueError, "rounding must be"),
    (lambda: quant.quantize([1.0], "!quant.uniform<i8:f32, 1.0>", out=np.zeros(1)), ValueError, "out must be"),
    (lambda: quant.dequantize(np.zeros(2, np.uint8), "!quant.uniform<i4:f32, 1.0>", packed=True, shape=(9,)),
     ValueError, "do not hold"),
])  # fmt: skip
def test_errors(call, error, message):
    with pytest.raises(error, match=message):
        call()
