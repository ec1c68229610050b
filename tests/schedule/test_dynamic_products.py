"""Products of matrices of any sizes: few rows, few columns, a single one, none."""

from __future__ import annotations

import itertools
import re

import numpy as np
import pytest

import lamina
from lamina.schedule import schedule, target_named
from lamina.schedule.apply import apply_schedule
from lamina.schedule.automatic import with_script
from tests.schedule.random_structured import DTYPES

OF_ANY_SIZE = """
func.func @f(%a: tensor<?x?x{element}>, %b: tensor<?x?x{element}>, %c: tensor<?x?x{sum}>) -> tensor<?x?x{sum}> {{
  %0 = linalg.matmul indexing_maps = [{maps}]
    ins(%a, %b : tensor<?x?x{element}>, tensor<?x?x{element}>) outs(%c : tensor<?x?x{sum}>) -> tensor<?x?x{sum}>
  return %0 : tensor<?x?x{sum}>
}}"""


def product(element: str, sum: str, left: str = "(m, k)", right: str = "(k, n)") -> str:
    maps = ", ".join(f"affine_map<(m, n, k) -> {map}>" for map in (left, right, "(m, n)"))
    return OF_ANY_SIZE.format(element=element, sum=sum, maps=maps)


MAPS = {
    "": "(m, k); (k, n)",
    "left transposed": "(k, m); (k, n)",
    "right transposed": "(m, k); (n, k)",
}
TYPES = [("f32", "f32"), ("f64", "f64"), ("i32", "i32"), ("i8", "i32"), ("bf16", "f32")]


@pytest.mark.parametrize("transposed", MAPS)
@pytest.mark.parametrize(("element", "sum"), TYPES)
def test_few_rows_and_columns_of_unknown_number(transposed: str, element: str, sum: str) -> None:
    """The last tile of rows repeats the last row, and a single column is read along the reduction: each sum is added to
    the result's former value once."""
    compiled = lamina.compile(product(element, sum, *MAPS[transposed].split("; ")))
    generator = np.random.default_rng(1)
    for m, n, k in itertools.product((1, 3, 6, 7, 13), (1, 2, 17, 64), (1, 32, 70)):
        left, right = (generator.integers(-3, 4, shape).astype(DTYPES[element]) for shape in ((m, k), (k, n)))
        a = np.ascontiguousarray(left.T) if transposed.startswith("left") else left
        b = np.ascontiguousarray(right.T) if transposed.startswith("right") else right
        c = generator.integers(-3, 4, (m, n)).astype(DTYPES[sum])
        expected = c + left.astype(DTYPES[sum]) @ right.astype(DTYPES[sum])
        np.testing.assert_array_equal(compiled.f(a, b, c), expected, err_msg=f"{m}x{n}x{k}")


def test_no_row_and_no_column() -> None:
    compiled = lamina.compile(product("f32", "f32"))
    for m, n, k in ((0, 5, 3), (3, 0, 5), (3, 4, 0), (3, 1, 0), (0, 1, 4)):
        c = np.ones((m, n), np.float32)
        np.testing.assert_array_equal(compiled.f(np.ones((m, k), np.float32), np.ones((k, n), np.float32), c), c + k)


def test_a_single_column_is_added_up_along_the_rows() -> None:
    module, target = lamina.parse(product("f32", "f32")), target_named("skylake-avx512")
    assert "single = {" in schedule(module, target)
    assert "single = {" not in schedule(module, target, strict_reductions=True)


def test_panels_are_read_without_masks() -> None:
    """Copies fill the lanes after the end with zeros."""
    source = """
    func.func @f(%a: memref<30x20xf32>, %b: memref<20x?xf32>, %c: memref<30x?xf32>) {
      linalg.matmul {lamina.vector_tile = {sizes = array<i64: 6, 16, 4>, dim = 1 : i64, order = array<i64: 1, 0, 2>,
                                           pack = array<i64: 1>}}
        ins(%a, %b : memref<30x20xf32>, memref<20x?xf32>) outs(%c : memref<30x?xf32>)
      return
    }"""
    module = lamina.parse(source)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-linalg-to-vector-loops))")
    masked = set(re.findall(r"vector.maskedload (%\w+)", str(module)))
    assert masked == {"%arg1", "%arg2"}


def test_code_for_many_rows_is_short() -> None:
    """Of many rows, the last tile repeats one even if a single one is left, which takes as long. Reductions have no
    second loop for their last iterations."""
    module = lamina.parse(product("f32", "f32"))
    assert apply_schedule(module, "auto", target_named("haswell"))
    bufferize = (
        "one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map}"
    )
    lamina.run_pipeline(module, f"builtin.module({bufferize},func.func(lamina-linalg-to-vector-loops))")
    text = str(module)
    copied = text[text.rindex("memref.alloc(") :]
    reductions = re.findall(r"scf.for .* iter_args\((.*?)\) -> \((.*?)\)", copied)
    assert [types.split(", ") for _, types in reductions] == [["vector<16xf32>"] * 5] * 2


LAYER = """
func.func @f(%a: tensor<?x200xf32>, %b: tensor<200x1028xf32>, %bias: tensor<1028xf32>) -> tensor<?x1028xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?x200xf32>
  %e = tensor.empty(%m) : tensor<?x1028xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<?x1028xf32>) -> tensor<?x1028xf32>
  %p = linalg.matmul ins(%a, %b : tensor<?x200xf32>, tensor<200x1028xf32>) outs(%i : tensor<?x1028xf32>)
      -> tensor<?x1028xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>,
      affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
      ins(%p, %bias : tensor<?x1028xf32>, tensor<1028xf32>) outs(%e : tensor<?x1028xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x1028xf32>
  return %r : tensor<?x1028xf32>
}"""


@pytest.mark.parametrize("parallel", [False, True])
def test_few_rows_read_a_large_matrix_in_memory_order(parallel: bool) -> None:
    """What is added to the sums is a loop of its own where these are in memory."""
    script = schedule(lamina.parse(LAYER), target_named("znver3"))
    assert re.search(r"few = \{sizes = array<i64: 4, 16, 8>, dim = 1 : i64, order = array<i64: 2, 1, 0>", script)
    compiled = lamina.compile(with_script(lamina.parse(LAYER), script), parallel=parallel)
    generator = np.random.default_rng(1)
    b, bias = (generator.integers(-3, 4, shape).astype(np.float32) for shape in ((200, 1028), (1028,)))
    for m in (0, 1, 3, 4, 7, 16, 17, 22):
        a = generator.integers(-3, 4, (m, 200)).astype(np.float32)
        np.testing.assert_array_equal(compiled.f(a, b, bias), a @ b + bias, err_msg=str(m))


def test_a_small_matrix_is_read_in_panels() -> None:
    small = LAYER.replace("200", "100")
    assert "few = " not in schedule(lamina.parse(small), target_named("znver3"))
