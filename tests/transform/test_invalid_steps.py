"""Steps that would make types which cannot be: mlir-opt stops with an assertion, lamina with a diagnostic."""

from __future__ import annotations

import pytest

from tests.mlir_test import run_tool

TILING = """
module attributes {{transform.with_named_sequence}} {{
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {{
  %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}}
transform.named_sequence @__transform_main(%module: !transform.any_op) {{
  %f = transform.structured.match ops{{["linalg.exp"]}} in %module : (!transform.any_op) -> !transform.any_op
  %1:2 = transform.structured.{step} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}}
}}
"""


@pytest.mark.parametrize("step", ["tile_using_forall %f tile_sizes [-4, 4]", "tile_using_for %f tile_sizes [-4, 0]"])
def test_negative_tile_sizes(step: str) -> None:
    outcome = run_tool(["opt", "--transform-interpreter", "-"], TILING.format(step=step))
    assert outcome.exit_code == 1
    assert "<stdin>:9:10: error: the step would need an invalid type" in outcome.stderr
