"""Dense constants as arrays."""

from __future__ import annotations

import numpy as np

import lamina
from lamina.dialects.arith.ops import ConstantOp
from lamina.ir.dense import constant_elements, numbers_of
from lamina.ir.types import IntegerType, RankedTensorType


def test_blobs_of_one_key_are_told_apart_in_files() -> None:
    ones, twos = np.full(1024, 1, np.int32), np.full(1024, 2, np.int32)
    kinds = RankedTensorType((1024,), IntegerType(32))
    module = lamina.parse("module {}")
    for array in (ones, twos):
        values = constant_elements(array, kinds, "weights")
        module.regions[0].entry_block.append(ConstantOp((), (kinds,), {"value": values}))
    for file in (str(module), module.to_bytecode()):
        reread = lamina.parse(file)
        found = [numbers_of(op.get_attr("value")) for op in reread.walk() if op.name == "arith.constant"]
        assert [array.tolist() for array in found] == [ones.tolist(), twos.tolist()]


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
