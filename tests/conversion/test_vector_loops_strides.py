"""Vectors of elements that are not neighbors: gathers and scatters of buffers whose innermost stride is not 1."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.schedule.apply import apply_schedule

COLUMNS = """
func.func @main(%x: tensor<{rows}x{columns}xi32>) -> tensor<{rows}xi32> {{
  %a = tensor.extract_slice %x[0, 0] [{rows}, 1] [1, 1] : tensor<{rows}x{columns}xi32> to tensor<{rows}xi32>
  %b = tensor.extract_slice %x[0, 1] [{rows}, 1] [1, 1] : tensor<{rows}x{columns}xi32> to tensor<{rows}xi32>
  %e = tensor.empty() : tensor<{rows}xi32>
  %s = linalg.sub ins(%a, %b : tensor<{rows}xi32>, tensor<{rows}xi32>)
      outs(%e : tensor<{rows}xi32>) -> tensor<{rows}xi32>
  return %s : tensor<{rows}xi32>
}}
"""
VIEWS = """
func.func @main(%x: memref<12xi32, strided<[?], offset: ?>>, %o: memref<12xi32, strided<[?], offset: ?>>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : memref<12xi32, strided<[?], offset: ?>>) outs(%o : memref<12xi32, strided<[?], offset: ?>>) {
  ^bb0(%a: i32, %b: i32):
    %s = arith.addi %a, %a : i32
    linalg.yield %s : i32
  }
  return
}
"""


@pytest.mark.parametrize(("rows", "columns"), [(5, 2), (8, 2), (5, 3), (16, 7), (13, 5)])
def test_columns_are_read_at_their_stride(rows: int, columns: int) -> None:
    x = np.arange(rows * columns, dtype=np.int32).reshape(rows, columns) ** 2
    main = lamina.compile(COLUMNS.format(rows=rows, columns=columns))["main"]
    assert np.array_equal(main(x), x[:, 0] - x[:, 1])


@pytest.mark.parametrize("stride", [1, 2, 3, 5])
def test_strides_of_arguments_are_kept(stride: int) -> None:
    x = np.arange(60, dtype=np.int32)
    o = np.zeros(60, np.int32)
    lamina.compile(VIEWS)["main"](x[::5][:12], o[::stride][:12])
    expected = np.zeros(60, np.int32)
    expected[::stride][:12] = 2 * x[::5][:12]
    assert np.array_equal(o, expected)


NEIGHBORS = """
func.func @main(%x: tensor<6x100xi32>, %k: index) -> tensor<6x50xi32> {{
  %c = arith.constant 49 : index
  %two = arith.constant 2 : index
  %e = tensor.empty() : tensor<6x50xi32>
  %r = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}}
      outs(%e : tensor<6x50xi32>) {{
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    {index}
    %v = tensor.extract %x[%i, %p] : tensor<6x100xi32>
    linalg.yield %v : i32
  }} -> tensor<6x50xi32>
  return %r : tensor<6x50xi32>
}}
"""


@pytest.mark.parametrize(
    ("index", "columns", "gathers"),
    [
        ("%p = arith.subi %c, %j : index", np.arange(49, -1, -1), False),
        ("%p = arith.addi %j, %k : index", np.arange(3, 53), False),
        ("%q = arith.subi %k, %j : index\n%p = arith.addi %q, %c : index", np.arange(52, 2, -1), False),
        ("%p = affine.apply affine_map<(j)[k] -> (49 + k - j)>(%j)[%k]", np.arange(52, 2, -1), False),
        (
            "%w = arith.index_cast %j : index to i32\n%n = arith.constant 60 : i32\n%q = arith.subi %n, %w : i32\n"
            "%p = arith.index_cast %q : i32 to index",
            np.arange(60, 10, -1),
            False,
        ),
        ("%p = arith.muli %j, %two : index", np.arange(0, 100, 2), True),
    ],
)
def test_computed_indices_of_neighbors_are_loads(index: str, columns: np.ndarray, gathers: bool) -> None:
    text = NEIGHBORS.format(index=index)
    x = np.arange(600, dtype=np.int32).reshape(6, 100)
    assert np.array_equal(lamina.compile(text)["main"](x, 3), x[:, columns])
    module = lamina.parse(text)
    apply_schedule(module)
    lamina.run_pipeline(
        module,
        "builtin.module(one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion="
        "identity-layout-map},func.func(lamina-linalg-to-vector-loops))",
    )
    assert ("vector.gather" in str(module)) == gathers


UNIT_DIM_INSIDE = """
func.func @main(%x: memref<3x13x1xf32>, %o: memref<3x13x1xf32>) {
  linalg.generic {lamina.vector_tile = {sizes = array<i64: 1, 8, 1>, dim = 1 : i64, order = array<i64: 0, 2, 1>},
                  indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : memref<3x13x1xf32>) outs(%o : memref<3x13x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}
"""


def test_vectors_outside_of_a_unit_dim_are_stored_whole() -> None:
    """The last one, which is masked, too."""
    module = lamina.parse(UNIT_DIM_INSIDE)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-linalg-to-vector-loops))")
    assert "vector.scatter" not in str(module) and "vector.maskedstore" in str(module)
    x, o = np.arange(39, dtype=np.float32).reshape(3, 13, 1), np.ones((3, 13, 1), np.float32)
    lamina.compile(UNIT_DIM_INSIDE)["main"](x, o)
    assert np.array_equal(o, x + 1)
