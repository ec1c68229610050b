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
    assert "<stdin>:9:10: error: failed to tile operation: size -4 is negative" in outcome.stderr


SCRIPT = """
module attributes {{transform.with_named_sequence}} {{
func.func @f(%n: index) {{
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
      threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {{
    scf.forall (%i) in (4) {{
    }} {{mapping = [{mapping}]}}
    gpu.terminator
  }}
  return
}}
transform.named_sequence @__transform_main(%module: !transform.any_op) {{
  %launch = transform.structured.match ops{{["gpu.launch"]}} in %module : (!transform.any_op) -> !transform.any_op
  {step}
  transform.yield
}}
}}
"""
THREADS = (
    "%1 = transform.gpu.map_nested_forall_to_threads %launch block_dims = {} "
    ": (!transform.any_op) -> !transform.any_op"
)
PATTERN = """transform.with_pdl_patterns %module : !transform.any_op {{
  ^bb0(%root: !transform.any_op):
    pdl.pattern @p : benefit(1) {{
      %o = operation "gpu.launch"
      {check}
      rewrite %o with "{rewrite}"
    }}
    transform.sequence %root : !transform.any_op failures(propagate) {{
    ^bb1(%inside: !transform.any_op):
      %1 = transform.pdl_match @p in %inside : (!transform.any_op) -> !transform.any_op
    }}
  }}"""
CONSTRAINT = 'apply_native_constraint "check"(%o : !pdl.operation)'


@pytest.mark.parametrize(
    ("step", "mapping", "message"),
    [
        (THREADS.format("[4, 1]"), "#gpu.thread<x>", "requires size-3 thread mapping"),
        (THREADS.format("[0, 1, 1]"), "#gpu.thread<x>", "the number of required parallel resources"),
        (THREADS.format("[-4, -1, 1]"), "#gpu.thread<x>", "Trying to map to fewer GPU threads than loop iterations"),
        (
            THREADS.format("[32, 1, 1]"),
            "#gpu.lane<linear_dim_0>, #gpu.mask<0xf>",
            "device masking is not available for lanes",
        ),
        (
            "%1 = transform.pdl_match @p in %module : (!transform.any_op) -> !transform.any_op",
            "#gpu.thread<x>",
            "expected to be inside of 'transform.with_pdl_patterns'",
        ),
        (
            PATTERN.format(check=CONSTRAINT, rewrite="transform.dialect"),
            "#gpu.thread<x>",
            "no native constraint 'check' is registered",
        ),
        (PATTERN.format(check="", rewrite="mine"), "#gpu.thread<x>", "no native rewrite 'mine' is registered"),
    ],
)
def test_where_mlir_asserts_or_goes_on(step: str, mapping: str, message: str) -> None:
    outcome = run_tool(["opt", "--transform-interpreter", "-"], SCRIPT.format(step=step, mapping=mapping))
    assert outcome.exit_code == 1
    assert f"error: {message}" in outcome.stderr
