"""The blocks of contractions in generic form multiply and add."""

from __future__ import annotations

import pytest

import lamina

MAPS = "affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>"


def matmul(body: str) -> str:
    return f"""func.func @f(%t: tensor<4x4xf32>) -> tensor<4x4xf32> {{
  %r = "linalg.matmul"(%t, %t, %t) <{{indexing_maps = [{MAPS}], operandSegmentSizes = array<i32: 2, 1>}}> ({{
  ^bb0(%x: f32, %y: f32, %z: f32):
    {body}
    linalg.yield %s : f32
  }}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}}"""


@pytest.mark.parametrize(
    "body",
    [
        "%p = arith.divf %x, %y : f32\n%s = arith.addf %z, %p : f32",
        "%p = arith.mulf %x, %y : f32\n%s = arith.mulf %z, %p : f32",
        "%p = arith.mulf %x, %y : f32\n%s = arith.addf %z, %y : f32",
    ],
)
def test_another_body_is_refused_also_after_a_right_one(body: str) -> None:
    right = "%p = arith.mulf %x, %y : f32\n%s = arith.addf %z, %p : f32"
    assert "linalg.matmul" in str(lamina.parse(matmul(right)))
    with pytest.raises(lamina.VerifyError, match="expected add/mul op in the body"):
        lamina.parse(matmul(body))
