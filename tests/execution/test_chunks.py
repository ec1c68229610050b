"""Parallel loops over chunks of tiles: of dynamic sizes, which decide how many there are, and of packed constants."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.execution.engine import CompiledObject

PROGRAM = """
func.func @add(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = linalg.add ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
"""

PRODUCT_WITH_CONSTANT = """
func.func @product(%a: tensor<1x512xf32>) -> tensor<1xCOLUMNSxf32> {
  %w = arith.constant dense<"0xBYTES"> : tensor<512xCOLUMNSxf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1xCOLUMNSxf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1xCOLUMNSxf32>) -> tensor<1xCOLUMNSxf32>
  %r = linalg.matmul ins(%a, %w : tensor<1x512xf32>, tensor<512xCOLUMNSxf32>) outs(%f : tensor<1xCOLUMNSxf32>)
      -> tensor<1xCOLUMNSxf32>
  return %r : tensor<1xCOLUMNSxf32>
}
"""


@pytest.fixture(scope="module")
def program() -> CompiledObject:
    return lamina.compile(PROGRAM, parallel=True)


@pytest.mark.parametrize("shape", [(1000, 500), (10000, 9), (3, 5), (1, 1), (0, 4), (17, 4096), (997, 331)])
def test_all_elements_are_computed_once(program: CompiledObject, shape: tuple[int, int]) -> None:
    random = np.random.default_rng(7)
    a, b = (random.standard_normal(shape, np.float32) for _ in range(2))
    assert np.array_equal(program.add(a, b), a + b)
    c = np.ascontiguousarray(b[:40].T)
    np.testing.assert_allclose(program.product(a, c), a @ c, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("columns", [1000, 1024, 897, 130])
def test_chunks_read_the_last_panel_of_a_constant_as_it_is_packed(columns: int) -> None:
    random = np.random.default_rng(3)
    a, weights = random.standard_normal((1, 512), np.float32), random.standard_normal((512, columns), np.float32)
    text = PRODUCT_WITH_CONSTANT.replace("COLUMNS", str(columns)).replace("BYTES", weights.tobytes().hex().upper())
    np.testing.assert_allclose(lamina.compile(text, parallel=True).product(a), a @ weights, rtol=1e-3, atol=1e-3)
