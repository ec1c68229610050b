"""Vectors of elements that are not neighbors: gathers and scatters of buffers whose innermost stride is not 1."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

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
