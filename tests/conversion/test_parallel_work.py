"""``outline-parallel-loops``: how much work a loop is taken to be, which decides whether it goes to all cores."""

from __future__ import annotations

import re

import pytest

import lamina
from lamina.schedule import host_target
from tests.mlir_test import run_tool

LOOP = """
func.func @f(%a: memref<16x512xf32>, %n: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3000 = arith.constant 3000 : index
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {{
    {body}
    scf.reduce
  }}
  return
}}
"""
VECTORS = """
      %x = vector.load %a[%i, %c0] : memref<16x512xf32>, vector<512xf32>
      %y = arith.addf %x, %x : vector<512xf32>
      vector.store %y, %a[%i, %c0] : memref<16x512xf32>, vector<512xf32>
"""
SCALARS = """
      %x = memref.load %a[%i, %c0] : memref<16x512xf32>
      memref.store %x, %a[%i, %c1] : memref<16x512xf32>
"""
LOOPS = {
    "scf.for": "scf.for %j = %c0 to %c3000 step %c1 {{ {} }}",
    "scf.forall": "scf.forall (%j, %k) in (30, 100) {{ {} }}",
    "scf.parallel": "scf.parallel (%j, %k) = (%c0, %c0) to (%c3000, %c1) step (%c1, %c1) {{ {} scf.reduce }}",
}


@pytest.mark.parametrize(("work", "is_enough"), [(VECTORS, True), (SCALARS, False)])
@pytest.mark.parametrize("loop", LOOPS)
def test_vectors_and_inner_loops_count(loop: str, work: str, is_enough: bool) -> None:
    """3000 times three operations on 512 elements are enough for a thread, two scalar ones are not: then the number of
    parts is computed from the work."""
    source = LOOP.format(body=LOOPS[loop].format(work))
    outcome = run_tool(["opt", "--pass-pipeline=builtin.module(outline-parallel-loops{all=true})", "-"], source)
    assert outcome.exit_code == 0, outcome.stderr
    assert "lamina_parallel_for" in outcome.stdout
    assert ("524288" in outcome.stdout) is not is_enough


STREAM = """
func.func @add(%a: tensor<{0}xf32>, %b: tensor<{0}xf32>) -> tensor<{0}xf32> {{
  %e = tensor.empty() : tensor<{0}xf32>
  %r = linalg.add ins(%a, %b : tensor<{0}xf32>, tensor<{0}xf32>) outs(%e : tensor<{0}xf32>) -> tensor<{0}xf32>
  return %r : tensor<{0}xf32>
}}
"""


@pytest.mark.parametrize(("shape", "most"), [("1000x777", 22), ("64x56x56", 4), ("100x100", None)])
def test_streams_go_to_as_many_threads_as_their_memory_needs(shape: str, most: int | None) -> None:
    """Additions of few elements are not divided; others have a part for each half MiB of memory, and of operations."""
    ir = lamina.compile(STREAM.format(shape), parallel=True, cpu="haswell").llvm_ir()
    parts = re.search(r"@lamina_parallel_parts\(i64 (\d+)\)", ir)
    chunks = 4 * host_target().cores
    assert (None if parts is None else int(parts[1])) == (None if most is None or chunks == 4 else min(most, chunks))
