"""DeformConv against its definition, in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
from lamina.onnx.errors import OnnxImportError  # noqa: E402
from tests.onnx.models import floats, model, node  # noqa: E402


def expected(x, w, offsets, mask, bias, strides, pads, dilations, group, shared):
    """The sum over taps of elements between others, zero outside of the image."""
    batch, channels, height, width = x.shape
    features, each, kh, kw = w.shape
    oh, ow = offsets.shape[2:]
    shifts = offsets.reshape(batch, shared, kh, kw, 2, oh, ow)
    factors = mask.reshape(batch, shared, kh, kw, oh, ow)
    y = np.zeros((batch, features, oh, ow))
    for n, c, i, j, p, q in np.ndindex(batch, channels, kh, kw, oh, ow):
        part = c // (channels // shared)
        row, column = shifts[n, part, i, j, :, p, q].astype(float)
        row += p * strides[0] + i * dilations[0] - pads[0]
        column += q * strides[1] + j * dilations[1] - pads[1]
        top, left = int(np.floor(row)), int(np.floor(column))
        sample = 0.0
        for a, b in np.ndindex(2, 2):
            if 0 <= top + a < height and 0 <= left + b < width:
                sample += x[n, c, top + a, left + b] * (1 - abs(row - top - a)) * (1 - abs(column - left - b))
        own = slice(c // each * (features // group), (c // each + 1) * (features // group))
        y[n, own, p, q] += w[own, c % each, i, j] * sample * factors[n, part, i, j, p, q]
    return y + bias[:, None, None]


@pytest.mark.parametrize(("group", "shared"), [(1, 1), (2, 1), (1, 3), (2, 6)])
def test_elements_between_others_are_interpolated(group, shared):
    strides, pads, dilations = (2, 1), (1, 2), (1, 2)
    x, w, bias = floats(2, 6, 7, 6), floats(4, 6 // group, 3, 2), floats(4)
    offsets, mask = 3 * floats(2, shared * 12, 4, 8), floats(2, shared * 6, 4, 8)
    offsets[0, 0, 0, :2] = 1e30, -1e30
    made = node("DeformConv", "x", "w", "offsets", "bias", "mask", group=group, offset_group=shared, strides=strides,
                pads=[*pads, *pads], dilations=dilations, kernel_shape=[3, 2])  # fmt: skip
    proto = model([made], [("x", x), ("offsets", offsets), ("mask", mask)], "y", [("w", w), ("bias", bias)])
    for axis in (2, 3):
        proto.graph.input[0].type.tensor_type.shape.dim[axis].dim_param = f"size{axis}"
    found = lamina.compile(lamina.onnx.load(proto)).main(x, offsets, mask)
    wanted = expected(x, w, offsets, mask, bias, strides, pads, dilations, group, shared)
    np.testing.assert_allclose(found, wanted, 1e-4, 1e-4)


def test_offsets_that_do_not_fit_are_refused():
    made = node("DeformConv", "x", "w", "offsets", kernel_shape=[3, 3])
    inputs = [("x", floats(1, 2, 5, 5)), ("offsets", floats(1, 9, 3, 3))]
    proto = model([made], inputs, "y", [("w", floats(4, 2, 3, 3))])
    with pytest.raises(OnnxImportError, match=r"tensor<1x9x3x3xf32> does not fit; its shape has to be \[1, 18, 3, 3\]"):
        lamina.onnx.load(proto)
