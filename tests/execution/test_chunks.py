"""Parallel loops over chunks of tiles: of dynamic sizes, which decide how many there are, and of packed constants."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import lamina
from lamina.execution.engine import CompiledObject
from lamina.schedule import schedule, target_named

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


REDUCTION = """
func.func @reduce(%a: tensor<SIZE>, %start: TYPE) -> tensor<RESULT> {
  %e = tensor.empty() : tensor<RESULT>
  %i = linalg.fill ins(%start : TYPE) outs(%e : tensor<RESULT>) -> tensor<RESULT>
  %r = linalg.reduce ins(%a : tensor<SIZE>) outs(%i : tensor<RESULT>) dimensions = [DIMS]
    (%x: TYPE, %s: TYPE) { %t = COMBINER %x, %s : TYPE
      linalg.yield %t : TYPE }
  return %r : tensor<RESULT>
}
"""


@pytest.mark.parametrize(
    ("size", "result", "dims", "type", "combiner", "shape"),
    [
        ("1048577xi32", "i32", "0", "i32", "arith.addi", (1048577,)),
        ("?x3xi32", "3xi32", "0", "i32", "arith.maxsi", (400_003, 3)),
        ("?x?xi32", "i32", "0, 1", "i32", "arith.xori", (1001, 700)),
        ("?xi32", "i32", "0", "i32", "arith.addi", (0,)),
        ("2x400000xi32", "2xi32", "1", "i32", "arith.minsi", (2, 400_000)),
    ],
)
def test_reductions_to_few_results_are_split(
    size: str, result: str, dims: str, type: str, combiner: str, shape: tuple[int, ...]
) -> None:
    """The initial value counts once, and every element."""
    values = {"SIZE": size, "RESULT": result, "DIMS": dims, "TYPE": type, "COMBINER": combiner}
    text = REDUCTION
    for name, value in values.items():
        text = text.replace(name, value)
    a = np.random.default_rng(1).integers(-1000, 1000, shape, type.replace("i", "int"))
    axes = tuple(map(int, dims.split(",")))
    operation = {"addi": np.add, "maxsi": np.maximum, "minsi": np.minimum, "xori": np.bitwise_xor}[combiner[6:]]
    expected = operation.reduce(a, axis=axes, initial=17)
    assert np.array_equal(lamina.compile(text, parallel=True).reduce(a, 17), expected)


SUM = REDUCTION.replace("RESULT", "f32").replace("TYPE", "f32").replace("COMBINER", "arith.addf")


def test_sums_do_not_depend_on_the_number_of_threads() -> None:
    a = np.random.default_rng(1).standard_normal((1000, 1013), np.float32)
    total = lamina.compile(SUM.replace("SIZE", "1000x1013xf32").replace("DIMS", "0, 1"), parallel=True)
    before, results = lamina.get_num_threads(), set()
    try:
        for count in (1, 2, 3):
            lamina.set_num_threads(count)
            results.add(float(total.reduce(a, 0.0)))
    finally:
        lamina.set_num_threads(before)
    assert len(results) == 1


@pytest.mark.parametrize("strict", [False, True])
def test_reductions_in_order_are_not_split(strict: bool) -> None:
    target = dataclasses.replace(target_named("haswell"), cores=4)
    module = lamina.parse(SUM.replace("SIZE", "1000x1000xf32").replace("DIMS", "0, 1"))
    assert ("split = " in schedule(module, target, strict_reductions=strict)) is not strict
