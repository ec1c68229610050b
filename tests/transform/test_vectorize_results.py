"""Vectorization of slices, where lamina does not follow mlir-opt, by the results."""

from __future__ import annotations

import numpy as np

import lamina

INSERT = """
module attributes {transform.with_named_sequence} {
func.func @f(%small: tensor<4x8xf32>, %large: tensor<3x4x3x8xf32>) -> tensor<3x4x3x8xf32> {
  %0 = tensor.insert_slice %small into %large[1, 0, 2, 0] [1, 4, 1, 8] [1, 1, 1, 1]
    : tensor<4x8xf32> into tensor<3x4x3x8xf32>
  return %0 : tensor<3x4x3x8xf32>
}
transform.named_sequence @__transform_main(%module: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
  %g = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
"""


def test_an_inserted_slice_keeps_its_dims() -> None:
    """The dropped dims are not the leading ones."""
    small = np.arange(32, dtype=np.float32).reshape(4, 8)
    large = np.zeros((3, 4, 3, 8), np.float32)
    expected = large.copy()
    expected[1, :, 2, :] = small
    np.testing.assert_array_equal(lamina.compile(INSERT).f(small, large), expected)
