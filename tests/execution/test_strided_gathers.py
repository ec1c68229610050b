"""Gathers and scatters count in the strides of the memref."""

from __future__ import annotations

import numpy as np

import lamina

SOURCE = """
func.func @gather(%m: memref<?xf32, strided<[?], offset: ?>>, %x: vector<4xi32>) -> vector<4xf32> {
  %c1 = arith.constant 1 : index
  %mask = arith.constant dense<true> : vector<4xi1>
  %rest = arith.constant dense<0.0> : vector<4xf32>
  %0 = vector.gather %m[%c1] [%x], %mask, %rest
      : memref<?xf32, strided<[?], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @entry(%m: memref<?xf32, strided<[?], offset: ?>>, %out: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %x = arith.constant dense<[3, -1, 0, 2]> : vector<4xi32>
  %mask = arith.constant dense<[true, true, true, false]> : vector<4xi1>
  %0 = call @gather(%m, %x) : (memref<?xf32, strided<[?], offset: ?>>, vector<4xi32>) -> vector<4xf32>
  vector.store %0, %out[%c0] : memref<4xf32>, vector<4xf32>
  %s = memref.subview %m[0] [3] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<3xf32, strided<[?], offset: ?>>
  %order = arith.constant dense<[2, 0, 1, 0]> : vector<4xi32>
  vector.scatter %s[%c0] [%order], %mask, %0
      : memref<3xf32, strided<[?], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
"""


def test_every_third_element() -> None:
    data = np.arange(24, dtype=np.float32)
    every_third, out = data[1::3], np.zeros(4, np.float32)
    before = every_third.copy()
    lamina.compile(SOURCE).entry(every_third, out)
    np.testing.assert_array_equal(out, before[[4, 0, 1, 3]])
    np.testing.assert_array_equal(every_third[[4, 0, 2]], out[:3])
    np.testing.assert_array_equal(every_third[[1, 3, 5, 6, 7]], before[[1, 3, 5, 6, 7]])
