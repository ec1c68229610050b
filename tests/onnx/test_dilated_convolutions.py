"""Taps of dilated convolutions that read padding alone are dropped."""

from __future__ import annotations

import itertools
import re

import numpy as np
import pytest

import lamina

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")

from tests.onnx.models import model, node  # noqa: E402


def expected(image: np.ndarray, weights: np.ndarray, dilation: int, pads: list[int], stride: int) -> np.ndarray:
    padded = np.pad(image, [(0, 0), (0, 0), (pads[0], pads[2]), (pads[1], pads[3])])
    taps = weights.shape[2]
    reach = (taps - 1) * dilation
    total = np.zeros(())
    for y, x in itertools.product(range(taps), repeat=2):
        part = padded[:, :, y * dilation : padded.shape[2] - reach + y * dilation : stride]
        part = part[:, :, :, x * dilation : padded.shape[3] - reach + x * dilation : stride]
        total = total + np.einsum("nchw,fc->nfhw", part, weights[:, :, y, x])
    return total


@pytest.mark.parametrize(
    ("size", "dilation", "pads", "stride", "kept"),
    [
        ((5, 7), 8, [8, 8, 8, 8], 1, "1x1"),
        ((5, 7), 6, [6, 6, 6, 6], 1, "1x3"),
        ((5, 7), 2, [2, 2, 2, 2], 1, "3x3"),
        ((4, 4), 5, [0, 0, 12, 12], 1, "1x1"),
        ((4, 4), 5, [0, 0, 9, 9], 1, "3x3"),
        ((4, 4), 3, [7, 7, 0, 0], 2, "2x2"),
    ],
)
def test_taps_of_padding(size: tuple[int, int], dilation: int, pads: list[int], stride: int, kept: str) -> None:
    random = np.random.default_rng(1)
    weights, image = random.standard_normal((3, 2, 3, 3), np.float32), random.standard_normal((1, 2, *size), np.float32)
    convolution = node("Conv", "x", "w", dilations=[dilation] * 2, pads=pads, strides=[stride] * 2)
    module = lamina.onnx.load(model([convolution], [("x", image)], "y", [("w", weights)]))
    assert re.search(rf"conv_2d_nchw_fchw.*tensor<3x2x{kept}xf32>", str(module))
    result = lamina.compile(module).main(image)
    np.testing.assert_allclose(result, expected(image, weights, dilation, pads, stride), rtol=1e-4, atol=1e-5)
