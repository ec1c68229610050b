"""Partial vectors of strided reads: masked loads and shuffles, no gathers, nothing read past the end."""

from __future__ import annotations

import numpy as np
import pytest

import lamina


def convolution(width: int, stride: int, taps: int = 3) -> str:
    out = (width - taps) // stride + 1
    types = f"tensor<1x2x{taps}x{width}xf32>, tensor<2x{taps}x{taps}xf32>"
    image, weights = types.split(", ")
    return f"""func.func @f(%a: {image}, %w: {weights}) -> tensor<1x2x1x{out}xf32> {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x2x1x{out}xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x2x1x{out}xf32>) -> tensor<1x2x1x{out}xf32>
  %r = linalg.depthwise_conv_2d_nchw_chw {{strides = dense<{stride}> : tensor<2xi64>}}
      ins(%a, %w : {types}) outs(%i : tensor<1x2x1x{out}xf32>) -> tensor<1x2x1x{out}xf32>
  return %r : tensor<1x2x1x{out}xf32>
}}"""


@pytest.mark.parametrize("stride", [2, 3, 4])
@pytest.mark.parametrize("width", [21, 27, 31, 64, 79])
def test_strided_convolutions_of_partial_vectors(width: int, stride: int) -> None:
    compiled = lamina.compile(convolution(width, stride), cache=None)
    rng = np.random.default_rng(width)
    whole = rng.standard_normal((2, 3, width)).astype(np.float32)
    weights = rng.standard_normal((2, 3, 3)).astype(np.float32)
    out = (width - 3) // stride + 1
    expected = np.array(
        [[(whole[c, :, x * stride : x * stride + 3] * weights[c]).sum() for x in range(out)] for c in range(2)]
    )
    np.testing.assert_allclose(compiled.f(whole[None], weights)[0, :, 0], expected, rtol=1e-4, atol=1e-5)


def test_no_gather_is_left() -> None:
    assert "gather" not in lamina.compile(convolution(27, 2), cache=None).llvm_ir()
