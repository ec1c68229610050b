"""Reads at computed indices run in vectors: rows of tables as consecutive loads, others as gathers."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.schedule import schedule

EMBEDDING = """
func.func @f(%table: tensor<{rows}x{columns}xf32>, %ids: tensor<{count}xi64>, %out: tensor<{count}x{columns}xf32>)
    -> tensor<{count}x{columns}xf32> {{
  %r = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                        iterator_types = ["parallel", "parallel"]}}
      ins(%ids : tensor<{count}xi64>) outs(%out : tensor<{count}x{columns}xf32>) {{
  ^bb0(%id: i64, %o: f32):
    %i = arith.index_cast %id : i64 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %table[%i, %j] : tensor<{rows}x{columns}xf32>
    linalg.yield %x : f32
  }} -> tensor<{count}x{columns}xf32>
  return %r : tensor<{count}x{columns}xf32>
}}"""


@pytest.mark.parametrize("columns", [64, 33, 5])
@pytest.mark.parametrize("cpu", ["native", "x86-64-v3"])
@pytest.mark.parametrize("is_dynamic", [False, True])
def test_rows_of_a_table(columns: int, cpu: str, is_dynamic: bool) -> None:
    sizes = dict.fromkeys(("rows", "columns", "count"), "?")
    source = EMBEDDING.format(**(sizes if is_dynamic else {"rows": 50, "columns": columns, "count": 7}))
    generator = np.random.default_rng(0)
    table = generator.standard_normal((50, columns)).astype(np.float32)
    ids = generator.integers(0, 50, 7)
    compiled = lamina.compile(source, cpu=cpu)
    np.testing.assert_array_equal(compiled.f(table, ids, np.zeros((7, columns), np.float32)), table[ids])


def test_rows_are_loaded_and_not_gathered() -> None:
    source = EMBEDDING.format(rows=50, columns=64, count=7)
    assert "left scalar" not in schedule(lamina.parse(source))
    assert "gather" not in lamina.compile(source).assembly()


ELEMENTS = """
func.func @f(%x: tensor<9x40xf64>, %at: tensor<9x21xi32>) -> tensor<9x21xf64> {
  %empty = tensor.empty() : tensor<9x21xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%at : tensor<9x21xi32>) outs(%empty : tensor<9x21xf64>) {
  ^bb0(%k: i32, %o: f64):
    %i = linalg.index 0 : index
    %j = arith.index_cast %k : i32 to index
    %v = tensor.extract %x[%i, %j] : tensor<9x40xf64>
    linalg.yield %v : f64
  } -> tensor<9x21xf64>
  return %r : tensor<9x21xf64>
}"""


@pytest.mark.parametrize("cpu", ["native", "x86-64-v3"])
def test_elements_at_any_place(cpu: str) -> None:
    generator = np.random.default_rng(1)
    x, at = generator.standard_normal((9, 40)), generator.integers(0, 40, (9, 21), dtype=np.int32)
    assert "left scalar" not in schedule(lamina.parse(ELEMENTS))
    np.testing.assert_array_equal(lamina.compile(ELEMENTS, cpu=cpu).f(x, at), np.take_along_axis(x, at, 1))


def test_what_is_written_is_not_read_in_vectors() -> None:
    """Each element is the one before it: the order of the loop counts."""
    source = """
    func.func @f(%x: memref<64xf32>) {
      linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
          outs(%x : memref<64xf32>) {
      ^bb0(%o: f32):
        %i = linalg.index 0 : index
        %one = arith.constant 1 : index
        %zero = arith.constant 0 : index
        %p = arith.subi %i, %one : index
        %q = arith.maxsi %p, %zero : index
        %v = memref.load %x[%q] : memref<64xf32>
        linalg.yield %v : f32
      }
      return
    }"""
    x = np.arange(64, dtype=np.float32)
    lamina.compile(source, remarks="none").f(x)
    np.testing.assert_array_equal(x, np.zeros(64, np.float32))
