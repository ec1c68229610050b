"""``lamina-pointwise-convolutions``: which convolutions become products of matrices, and their results."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.dialects.linalg.structured_ops import GenericOp


def convolution(name: str, image: str, filter: str, result: str, stride: int = 1) -> str:
    types = f"%a: tensor<{image}xf32>, %w: tensor<{filter}xf32>, %c: tensor<{result}xf32>"
    return f"""func.func @f({types}) -> tensor<{result}xf32> {{
  %r = linalg.{name} {{strides = dense<{stride}> : tensor<2xi64>, dilations = dense<2> : tensor<2xi64>}}
      ins(%a, %w : tensor<{image}xf32>, tensor<{filter}xf32>) outs(%c : tensor<{result}xf32>) -> tensor<{result}xf32>
  return %r : tensor<{result}xf32>
}}"""


def products(text: str) -> list[list[str]]:
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(lamina-pointwise-convolutions)")
    module.verify()
    return [[str(map) for map in op.maps] for op in module.walk(GenericOp)]


def test_a_convolution_of_one_point_is_a_product() -> None:
    text = convolution("conv_2d_nchw_fchw", "2x5x6x7", "9x5x1x1", "2x9x6x7")
    assert products(text) == [
        [
            "(d0, d1, d2, d3, d4) -> (d0, d4, d2, d3)",
            "(d0, d1, d2, d3, d4) -> (d1, d4)",
            "(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)",
        ]
    ]
    rng = np.random.default_rng(0)
    a, w, c = (rng.standard_normal(shape).astype(np.float32) for shape in ((2, 5, 6, 7), (9, 5, 1, 1), (2, 9, 6, 7)))
    expected = np.einsum("ncyx,fc->nfyx", a, w[:, :, 0, 0]) + c
    np.testing.assert_allclose(lamina.compile(text, cache=None).f(a, w, c), expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(convolution("conv_2d_nchw_fchw", "2x5x6x7", "9x5x1x1", "2x9x3x4", 2), id="steps of two"),
        pytest.param(convolution("conv_2d_nchw_fchw", "2x5x6x7", "9x5x1x3", "2x9x6x3"), id="three points"),
        pytest.param(convolution("conv_2d_nhwc_hwcf", "2x6x7x5", "1x1x5x9", "2x6x7x9"), id="channels innermost"),
        pytest.param(convolution("conv_2d_nchw_fchw", "2x5x6x7", "9x5x?x1", "2x9x6x7"), id="unknown points"),
    ],
)
def test_what_stays(text: str) -> None:
    assert products(text) == []
