"""Dense constants as arrays."""

from __future__ import annotations

import lamina
from lamina.ir.dense import numbers_of


def test_numbers_of_dense_constants_wherever_they_are_kept() -> None:
    module = lamina.parse("""
func.func @f() {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %1 = arith.constant dense_resource<weights> : tensor<2x2xi8>
  %2 = arith.constant dense_resource<declared> : tensor<2x2xi8>
  return
}
{-# dialect_resources: { builtin: { weights: "0x0400000001020304" } } #-}""")
    kept, resource, declared = (op.get_attr("value") for op in module.walk() if op.name == "arith.constant")
    assert numbers_of(kept).tolist() == numbers_of(resource).tolist() == [[1, 2], [3, 4]]
    assert numbers_of(declared) is None and numbers_of(None) is None
