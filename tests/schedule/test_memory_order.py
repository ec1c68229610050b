"""What is read once from memory is read in its order, by blocks of as many rows as registers hold."""

from __future__ import annotations

import re

import numpy as np
import pytest

import lamina
from lamina.schedule import schedule, target_named

PRODUCT = """
func.func @f(%a: tensor<Mx1024xf32>, %b: tensor<1024x1024xf32>, %c: tensor<Mx1024xf32>) -> tensor<Mx1024xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<Mx1024xf32>, tensor<1024x1024xf32>) outs(%c : tensor<Mx1024xf32>)
    -> tensor<Mx1024xf32>
  return %0 : tensor<Mx1024xf32>
}"""


@pytest.mark.parametrize(
    ("rows", "cpu", "at_a_time"), [(8, "icelake-server", 8), (8, "haswell", 4), (7, "haswell", 4), (6, "haswell", 6)]
)
def test_rows_of_results_fit_into_registers(rows: int, cpu: str, at_a_time: int) -> None:
    script = schedule(lamina.parse(PRODUCT.replace("M", str(rows))), target_named(cpu))
    assert re.search(rf"sizes = array<i64: {at_a_time}, \d+, 8>, dim = 1 : i64, order = array<i64: 2, 1, 0>", script)


def reduction(sizes: tuple[int, ...], dims: list[int]) -> str:
    kept = [size for dim, size in enumerate(sizes) if dim not in dims]
    whole, result = (f"tensor<{'x'.join(map(str, shape))}xf32>" for shape in (sizes, kept))
    return f"""
    func.func @f(%x: {whole}, %out: {result}) -> {result} {{
      %0 = linalg.reduce ins(%x : {whole}) outs(%out : {result}) dimensions = {dims}
        (%in: f32, %acc: f32) {{
          %s = arith.addf %in, %acc : f32
          linalg.yield %s : f32
        }}
      return %0 : {result}
    }}"""


@pytest.mark.parametrize(
    ("sizes", "dims", "tile"),
    [
        ((64, 2, 128, 128), [0, 1], "array<i64: 4, 2, 1, 16>, dim = 3 : i64, contract"),
        ((8, 100, 2000), [1], "array<i64: 1, 8, 16>, dim = 2 : i64, contract"),
        ((30, 8, 4000), [0], "array<i64: 8, 1, 16>, dim = 2 : i64, contract"),
        ((1000, 1000), [0], "array<i64: 8, 16>, dim = 1 : i64, contract"),
    ],
)
def test_sums_along_outer_dims_stay_in_a_cache(sizes: tuple[int, ...], dims: list[int], tile: str) -> None:
    module = lamina.parse(reduction(sizes, dims))
    assert f"sizes = {tile}" in schedule(module, target_named("znver3"))
    x = np.random.default_rng(len(sizes)).standard_normal(sizes, np.float32)
    result = lamina.compile(module).f(x, np.zeros(np.sum(x, tuple(dims)).shape, np.float32))
    np.testing.assert_allclose(result, x.sum(tuple(dims), dtype=np.float64), atol=5e-4)


def test_strict_sums_of_several_dims_stay_in_order() -> None:
    """The second loop is the outer one in memory."""
    source = """
    func.func @f(%x: tensor<64x8x4096xf32>, %out: tensor<4096xf32>) -> tensor<4096xf32> {
      %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i, k)>, affine_map<(i, j, k) -> (k)>],
                           iterator_types = ["reduction", "reduction", "parallel"]}
          ins(%x : tensor<64x8x4096xf32>) outs(%out : tensor<4096xf32>) {
      ^bb0(%in: f32, %acc: f32):
        %s = arith.addf %acc, %in : f32
        linalg.yield %s : f32
      } -> tensor<4096xf32>
      return %0 : tensor<4096xf32>
    }"""
    module, target = lamina.parse(source), target_named("znver3")
    assert "order = array<i64: 1, 0, 2>" in schedule(module, target)
    assert "order = array<i64: 1, 0, 2>" not in schedule(module, target, strict_reductions=True)


def test_windows_are_not_streamed() -> None:
    """A pool reads its image several times, although its rows are far apart."""
    image, window, result = "tensor<4x40x40x512xf32>", "tensor<5x5xf32>", "tensor<4x36x36x512xf32>"
    source = f"""
    func.func @f(%a: {image}, %b: {window}, %c: {result}) -> {result} {{
      %0 = linalg.pooling_nhwc_sum ins(%a, %b : {image}, {window}) outs(%c : {result}) -> {result}
      return %0 : {result}
    }}"""
    assert "memory order" not in schedule(lamina.parse(source), target_named("znver3"))


def test_a_single_feature_of_channels_is_no_scalar() -> None:
    """Vectors run along the channels, not along the loop over one feature, which costs little but has no vectors."""
    image, window, result = "tensor<1x40x40x8xf32>", "tensor<5x5x8x1xf32>", "tensor<1x36x36x1xf32>"
    source = f"""
    func.func @f(%a: {image}, %b: {window}, %c: {result}) -> {result} {{
      %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : {image}, {window}) outs(%c : {result}) -> {result}
      return %0 : {result}
    }}"""
    assert "along the reduction d6" in schedule(lamina.parse(source), target_named("haswell"))


ATTENTION = """
func.func @f(%q: tensor<4xRx64xf32>, %k: tensor<4xRx64xf32>, %v: tensor<4xRx64xf32>) -> tensor<4xRx64xf32> {
  %zero = arith.constant 0.0 : f32
  %scores = tensor.empty() : tensor<4xRxRxf32>
  %init = linalg.fill ins(%zero : f32) outs(%scores : tensor<4xRxRxf32>) -> tensor<4xRxRxf32>
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                                            affine_map<(b, m, n, k) -> (b, n, k)>,
                                            affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%q, %k : tensor<4xRx64xf32>, tensor<4xRx64xf32>) outs(%init : tensor<4xRxRxf32>) -> tensor<4xRxRxf32>
  %1 = linalg.softmax dimension(2) ins(%0 : tensor<4xRxRxf32>) outs(%scores : tensor<4xRxRxf32>) -> tensor<4xRxRxf32>
  %empty = tensor.empty() : tensor<4xRx64xf32>
  %out = linalg.fill ins(%zero : f32) outs(%empty : tensor<4xRx64xf32>) -> tensor<4xRx64xf32>
  %2 = linalg.batch_matmul ins(%1, %v : tensor<4xRxRxf32>, tensor<4xRx64xf32>) outs(%out : tensor<4xRx64xf32>)
    -> tensor<4xRx64xf32>
  return %2 : tensor<4xRx64xf32>
}"""


@pytest.mark.parametrize(("rows", "block"), [(197, 99), (300, 60), (512, 64)])
def test_rows_without_divisors_are_blocks_of_almost_the_same_size(rows: int, block: int) -> None:
    """What blocks share is packed once for each."""
    script = schedule(lamina.parse(ATTENTION.replace("R", str(rows))), target_named("znver3"))
    assert f"tile_sizes [1, {block}, 0, 0]" in script
