"""``lamina-compact-results``: results that are parts of arguments are dense."""

from __future__ import annotations

import numpy as np

import lamina

PARTS = """
func.func @rows(%a: tensor<2000x5x3xf32>) -> tensor<2x5x3xf32> {
  %0 = tensor.extract_slice %a[0, 0, 0] [2, 5, 3] [1000, 1, 1] : tensor<2000x5x3xf32> to tensor<2x5x3xf32>
  return %0 : tensor<2x5x3xf32>
}
func.func @column(%a: tensor<?x1000xf32>, %n: index) -> tensor<1x?xf32> {
  %0 = tensor.extract_slice %a[0, 3] [%n, 1] [1, 1] : tensor<?x1000xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, %n] : tensor<?xf32> into tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}
func.func @one(%a: tensor<4x5x3xf32>) -> tensor<1x5x3xf32> {
  %0 = tensor.extract_slice %a[3, 0, 0] [1, 5, 3] [4611686018427387904, 1, 1] : tensor<4x5x3xf32> to tensor<1x5x3xf32>
  return %0 : tensor<1x5x3xf32>
}
func.func @constant() -> tensor<2xi8> {
  %c = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi8>
  %0 = tensor.extract_slice %c[0] [2] [5] : tensor<8xi8> to tensor<2xi8>
  return %0 : tensor<2xi8>
}"""
CONTIGUOUS = """
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x4xf32> {bufferization.writable = true})
    -> (tensor<2x4xf32>, tensor<8xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
  %1 = tensor.extract_slice %b[0, 2] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<8xf32>
}"""


def test_results_have_no_gaps() -> None:
    compiled = lamina.compile(lamina.parse(PARTS))
    rows, columns = np.arange(30000, dtype=np.float32).reshape(2000, 5, 3), np.eye(5, 1000, -1, np.float32)
    for result, wanted in (
        (compiled.rows(rows), rows[::1000]), (compiled.column(columns, 5), columns[:, 3][None]),
        (compiled.constant(), np.array([1, 6], np.int8)), (compiled.one(rows[:4]), rows[3:4]),
    ):  # fmt: skip
        np.testing.assert_array_equal(result, wanted)
        assert result.flags.c_contiguous
    lamina.run_pipeline(lowered := lamina.parse(PARTS), "builtin.module(func.func(lamina-compact-results))")
    assert str(lowered).count("bufferization.alloc_tensor") == 4


def test_contiguous_and_donated_parts_are_not_copied() -> None:
    module = lamina.parse(CONTIGUOUS)
    before = str(module)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-compact-results))")
    assert str(module) == before
