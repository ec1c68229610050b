"""vector.multi_reduction along dims that the source does not have, which MLIR's verifier accepts."""

from __future__ import annotations

import pytest

import lamina


@pytest.mark.parametrize("dims", ["2", "0, 7", "-1"])
def test_dims_beyond_the_rank_are_left_alone(dims: str) -> None:
    shape = "1" if dims.startswith("0") else "1x1"
    text = f"""
func.func @f(%a: vector<1x1xf32>, %b: vector<{shape}xf32>) -> vector<{shape}xf32> {{
  %0 = "vector.multi_reduction"(%a, %b) <{{kind = #vector.kind<add>, reduction_dims = array<i64: {dims}>}}>
      : (vector<1x1xf32>, vector<{shape}xf32>) -> vector<{shape}xf32>
  return %0 : vector<{shape}xf32>
}}"""
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    assert f"vector.multi_reduction <add>, %arg0, %arg1 [{dims}]" in str(module)
