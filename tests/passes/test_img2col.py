"""``lamina-img2col``: which convolutions become products of matrices, and their results."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.schedule.automatic import schedule


def convolution(
    name: str, image: str, filter: str, result: str, step: int = 1, dilation: int = 1, type: str = "f32"
) -> str:
    spatial = result.count("x") - 1
    steps, distances = (f"dense<{number}> : tensor<{spatial}xi64>" for number in (step, dilation))
    a, w, c = (f"tensor<{shape}x{type}>" for shape in (image, filter, result))
    return f"""func.func @f(%a: {a}, %w: {w}, %c: {c}) -> {c} {{
  %r = linalg.{name} {{strides = {steps}, dilations = {distances}}} ins(%a, %w : {a}, {w}) outs(%c : {c}) -> {c}
  return %r : {c}
}}"""


def products(text: str) -> list[list[str]]:
    """The maps of the generics that a function becomes."""
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(lamina-img2col)")
    module.verify()
    return [[str(map) for map in op.maps] for op in module.walk(GenericOp)]


def test_columns_and_product() -> None:
    text = convolution("conv_2d_nchw_fchw", "2x3x9x8", "16x3x3x2", "2x16x3x3", 2, 2)
    assert products(text) == [
        [
            "(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4 * 2 + d2 * 2, d5 * 2 + d3 * 2)",
            "(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)",
        ],
        [
            "(d0, d1, d2, d3) -> (d1, d3)",
            "(d0, d1, d2, d3) -> (d0, d3, d2)",
            "(d0, d1, d2, d3) -> (d0, d1, d2)",
        ],
    ]


@pytest.mark.parametrize(
    ("text", "shapes"),
    [
        pytest.param(
            convolution("conv_2d_nchw_fchw", "2x3x9x8", "16x3x3x2", "2x16x3x3", 2, 2),
            [(2, 3, 9, 8), (16, 3, 3, 2), (2, 16, 3, 3)],
            id="steps and distant taps",
        ),
        pytest.param(
            convolution("conv_2d_nchw_fchw", "1x20x4x4", "40x20x3x3", "1x40x1x1", 3),
            [(1, 20, 4, 4), (40, 20, 3, 3), (1, 40, 1, 1)],
            id="one place",
        ),
        pytest.param(
            convolution("conv_1d_ncw_fcw", "3x5x30", "9x5x4", "3x9x27"), [(3, 5, 30), (9, 5, 4), (3, 9, 27)], id="1-d"
        ),
    ],
)
def test_results(text: str, shapes: list[tuple[int, ...]]) -> None:
    assert "lamina-img2col" in schedule(lamina.parse(text))
    rng = np.random.default_rng(0)
    arguments = [rng.standard_normal(shape).astype(np.float32) for shape in shapes]
    expected = lamina.compile(text, cache=None, schedule="none").f(*arguments)
    np.testing.assert_allclose(lamina.compile(text, cache=None).f(*arguments), expected, rtol=1e-4, atol=1e-4)


CONSTANT = convolution("conv_2d_nchw_fchw", "2x3x9x8", "16x3x3x2", "2x16x7x7").replace(
    "  %r", "  %k = arith.constant dense<1.0> : tensor<16x3x3x2xf32>\n  %r"
)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(convolution("conv_2d_nhwc_hwcf", "2x9x8x3", "3x2x3x16", "2x7x7x16"), id="channels last"),
        pytest.param(convolution("conv_2d_nchw_fchw", "1x3x40x40", "16x3x3x3", "1x16x38x38"), id="many places"),
        pytest.param(convolution("conv_2d_nchw_fchw", "2x3x9x8", "4x3x3x2", "2x4x7x7"), id="few features"),
        pytest.param(convolution("conv_2d_nchw_fchw", "2x3x9x8", "16x3x1x1", "2x16x9x8"), id="one point"),
        pytest.param(convolution("conv_2d_nchw_fchw", "2x3x9x?", "16x3x3x2", "2x16x7x?"), id="unknown size"),
        pytest.param(CONSTANT.replace("(%a, %w", "(%a, %k"), id="constant filter"),
    ],
)
def test_what_stays(text: str) -> None:
    assert products(text) == []
