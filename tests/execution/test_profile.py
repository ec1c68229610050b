"""The time of each operation: which places are counted, and that counting changes no result."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import lamina
from lamina.execution.profile import as_html, as_text

TWO_PRODUCTS = """
func.func @f(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("large")
  %a = linalg.matmul ins(%x, %y : tensor<64x64xf32>, tensor<64x64xf32>)
                     outs(%i : tensor<64x64xf32>) -> tensor<64x64xf32> loc("large")
  %s = tensor.empty() : tensor<64x64xf32>
  %b = linalg.add ins(%a, %y : tensor<64x64xf32>, tensor<64x64xf32>)
                  outs(%s : tensor<64x64xf32>) -> tensor<64x64xf32> loc("fused with it")
  %t = tensor.empty() : tensor<64x64xf32>
  %c = linalg.transpose ins(%b : tensor<64x64xf32>) outs(%t : tensor<64x64xf32>) permutation = [1, 0] loc("small")
  return %c : tensor<64x64xf32>
}"""


def test_rows_name_the_operations_of_the_input() -> None:
    compiled = lamina.compile(TWO_PRODUCTS, profile=True)
    rng = np.random.default_rng(0)
    x, y = (rng.random((64, 64), dtype=np.float32) for _ in range(2))
    np.testing.assert_allclose(compiled.f(x, y), (x @ y + y).T, rtol=1e-5)
    rows = compiled.profile.rows()
    assert [row.title for row in rows] == ["large", "small"]
    assert rows[0].seconds > rows[1].seconds > 0
    assert sum(row.share for row in rows) == pytest.approx(1)
    assert rows[0].operations == 2 * 64**3
    # Reading starts again.
    assert [row.seconds for row in compiled.profile.rows()] == [0, 0]
    assert list(compiled.signatures) == ["f"]


def test_profile_needs_to_be_asked_for() -> None:
    with pytest.raises(ValueError, match="compiled with profile=True"):
        lamina.compile(TWO_PRODUCTS).profile  # noqa: B018


def test_reports() -> None:
    compiled = lamina.compile(TWO_PRODUCTS, profile=True, entries=["f"])
    x = np.ones((64, 64), np.float32)
    compiled.f(x, x)
    rows = compiled.profile.rows()
    first, *lines = as_text(rows, 1).splitlines()
    assert first.split() == ["operation", "time", "share", "GFLOP/s"]
    assert sorted(line.split()[0] for line in lines) == ["large", "small"]
    page = as_html(rows, 1, "<model>")
    assert "<td>large</td>" in page and "Profile of &lt;model&gt;" in page


def test_run_writes_a_page(tmp_path: Path) -> None:
    file, page = tmp_path / "f.mlir", tmp_path / "f.html"
    file.write_text(TWO_PRODUCTS)
    command = [sys.executable, "-m", "lamina", "run", str(file), f"--profile={page}", "--time=3"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "<td>large</td>" in page.read_text()


def test_calls_are_counted_where_they_lead() -> None:
    """A loop that calls a function is not counted beside the loops of that."""
    text = """
    func.func private @g(%m: memref<4096xf32>) attributes {no_inline} {
      %one = arith.constant 1.0 : f32
      linalg.fill ins(%one : f32) outs(%m : memref<4096xf32>) loc("in g")
      return
    }
    func.func @f(%m: memref<4096xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      scf.for %i = %c0 to %c4 step %c1 {
        func.call @g(%m) : (memref<4096xf32>) -> () loc("call")
      } loc("loop")
      return
    }"""
    compiled = lamina.compile(text, profile=True)
    compiled.f(np.zeros(4096, np.float32))
    assert [row.title for row in compiled.profile.rows()] == ["in g"]
