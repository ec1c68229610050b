"""Vectorization, compared with transform.structured.vectorize."""

from __future__ import annotations

from typing import Any

import pytest

from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.vectorize import vectorize
from lamina.ir.dialect import load_dialect
from tests.dialects.linalg.transforming import check

MATCH = "%m = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op"
STATIC = """
func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>, %c: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x4xf32>) outs(%c : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func @generic(%a: memref<8x16xf32>, %b: memref<16xf32>, %c: memref<8x16xf32>) {
  %cst = arith.constant 2.0 : f32
  linalg.generic {indexing_maps=[affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) ->
      (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : memref<8x16xf32>, memref<16xf32>)
      outs(%c : memref<8x16xf32>) {
  ^bb0(%x : f32, %y : f32, %z : f32):
   %i = linalg.index 0 : index
   %j = linalg.index 1 : index
   %k = arith.addi %i, %j : index
   %l = arith.index_cast %k : index to i32
   %m = arith.sitofp %l : i32 to f32
   %c1 = arith.constant 1.0 : f32
   %t = arith.addf %x, %y : f32
   %u = arith.mulf %t, %c1 : f32
   %v = arith.mulf %u, %cst : f32
   %w = arith.mulf %v, %m : f32
   linalg.yield %w : f32
  }
  return
}
func.func @red(%a: memref<8x16xf32>, %c: memref<f32>, %d : memref<8xf32>) {
  linalg.generic {indexing_maps=[affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types =
      ["reduction", "reduction"]} ins(%a : memref<8x16xf32>) outs(%c : memref<f32>) {
  ^bb0(%x : f32, %z : f32):
   %t = arith.addf %x, %z : f32
   linalg.yield %t : f32
  }
  linalg.reduce { arith.maximumf } ins(%a : memref<8x16xf32>) outs(%d : memref<8xf32>) dimensions = [1]
  return
}
func.func @fill(%a: memref<8x16xf32>, %s : f32, %t : memref<16x8xf32>) {
  linalg.fill ins(%s : f32) outs(%a : memref<8x16xf32>)
  linalg.copy ins(%a : memref<8x16xf32>) outs(%a : memref<8x16xf32>)
  linalg.transpose ins(%a : memref<8x16xf32>) outs(%t : memref<16x8xf32>) permutation = [1, 0]
  return
}
"""
DYNAMIC = """
func.func @mm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @mm2(%a: memref<8x?xf32>, %b: memref<?x?xf32>, %c: memref<8x?xf32>) {
  linalg.matmul ins(%a, %b : memref<8x?xf32>, memref<?x?xf32>) outs(%c : memref<8x?xf32>)
  return
}
"""


def structured_names() -> list[str]:
    dialect = load_dialect("linalg")
    assert dialect is not None
    return [name for name, cls in dialect.operations.items() if issubclass(cls, LinalgOp)]


def compare(payload: str, words: str = "", **keywords: Any) -> None:
    script = f"{MATCH}\ntransform.structured.vectorize %m {words} : !transform.any_op"

    def apply(rewriter: Any, op: Any) -> None:
        rewriter.replace_op(op, vectorize(rewriter, op, **keywords))

    check(payload, script, structured_names(), apply)


def test_static() -> None:
    compare(STATIC)


def test_masked() -> None:
    compare(DYNAMIC, "vector_sizes [8, [4], 2]", sizes=[8, 4, 2], scalable=[False, True, False])


@pytest.mark.parametrize("masked", [False, True])
def test_named_contraction(masked: bool) -> None:
    payload = DYNAMIC if masked else STATIC.partition("func.func @generic")[0]
    if masked:
        words = "vector_sizes [8, 4, 2] {create_named_contraction}"
        compare(payload, words, sizes=[8, 4, 2], named_contraction=True)
    else:
        compare(payload, "{create_named_contraction}", named_contraction=True)
