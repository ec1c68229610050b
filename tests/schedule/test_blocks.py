"""Blocks of a reduction, so that the panel of a packed input stays in the L2 cache."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.schedule import schedule, target_named

PRODUCT = """
func.func @f(%a: tensor<MxKxf32>, %b: tensor<KxNxf32>) -> tensor<MxNxf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<MxNxf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<MxNxf32>) -> tensor<MxNxf32>
  %sum = linalg.matmul ins(%a, %b : tensor<MxKxf32>, tensor<KxNxf32>) outs(%init : tensor<MxNxf32>) -> tensor<MxNxf32>
  %r = linalg.exp ins(%sum : tensor<MxNxf32>) outs(%empty : tensor<MxNxf32>) -> tensor<MxNxf32>
  return %r : tensor<MxNxf32>
}
"""

CONVOLUTION = """
func.func @f(%x: tensor<1x10x9x40xf32>) -> tensor<1x8x7x20xf32> {
  %w = arith.constant dense<"0xBYTES"> : tensor<3x3x40x20xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x8x7x20xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x8x7x20xf32>) -> tensor<1x8x7x20xf32>
  %r = linalg.conv_2d_nhwc_hwcf TILEins(%x, %w : tensor<1x10x9x40xf32>, tensor<3x3x40x20xf32>)
      outs(%init : tensor<1x8x7x20xf32>) -> tensor<1x8x7x20xf32>
  return %r : tensor<1x8x7x20xf32>
}
"""


def product(rows: int, columns: int, depth: int, tile: str = "") -> str:
    text = PRODUCT.replace("M", str(rows)).replace("N", str(columns)).replace("K", str(depth))
    return text.replace("linalg.matmul", f"linalg.matmul {{lamina.vector_tile = {tile}}}") if tile else text


@pytest.mark.parametrize("block", [4, 16, 20, 48, 60])
@pytest.mark.parametrize("pack", ["pack = array<i64: 1>, ", ""])
def test_products_in_blocks(block: int, pack: str) -> None:
    tile = f"{{sizes = array<i64: 4, 16, 4>, dim = 1 : i64, order = array<i64: 1, 0, 2>, {pack}"
    tile += f"block = array<i64: 2, {block}>, chunks = 3 : i64, contract}}"
    random = np.random.default_rng(1)
    a, b = random.standard_normal((22, 50), np.float32) / 8, random.standard_normal((50, 37), np.float32)
    for parallel in (False, True):
        result = lamina.compile(product(22, 37, 50, tile), parallel=parallel, schedule="none").f(a, b)
        np.testing.assert_allclose(result, np.exp(a @ b), rtol=1e-4)


@pytest.mark.parametrize("block", ["6, 16", "4, 1", "5, 2"])
def test_convolutions_of_constants_in_blocks(block: str) -> None:
    random = np.random.default_rng(2)
    image = random.standard_normal((1, 10, 9, 40), np.float32)
    window = random.standard_normal((3, 3, 40, 20), np.float32)
    tile = "{sizes = array<i64: 1, 1, 3, 16, 1, 1, 4>, dim = 3 : i64, order = array<i64: 3, 0, 1, 2, 4, 5, 6>, "
    tile += f"pack = array<i64: 1>, block = array<i64: {block}>, contract}}"
    text = CONVOLUTION.replace("BYTES", window.tobytes().hex().upper())
    result = lamina.compile(text.replace("TILE", "{lamina.vector_tile = " + tile + "} "), schedule="none").f(image)
    parts = [image[:, y : y + 8, x : x + 7] @ window[y, x] for y in range(3) for x in range(3)]
    np.testing.assert_allclose(result, sum(parts), rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize(
    ("depth", "cpu", "block"),
    [(2048, "icelake-server", ""), (8192, "icelake-server", "2, 1024"), (4096, "haswell", "2, 1024")],
)
def test_panels_larger_than_the_cache_are_divided(depth: int, cpu: str, block: str) -> None:
    script = schedule(lamina.parse(product(196, 256, depth)), target=target_named(cpu))
    assert (f"block = array<i64: {block}>" in script) if block else "block =" not in script


def test_few_rows_read_a_panel_once() -> None:
    script = schedule(lamina.parse(product(5, 256, 8192)), target=target_named("icelake-server"))
    assert "block =" not in script


@pytest.mark.parametrize(("strict", "loop"), [(False, 6), (True, 4)])
def test_strict_reductions_divide_the_first_one(strict: bool, loop: int) -> None:
    text = CONVOLUTION.replace('dense<"0xBYTES">', "dense<1.0>").replace("TILE", "").replace("x40x", "x4000x")
    for size in ("1x10x9", "1x8x7"):
        text = text.replace(size, size[:2] + "40x40" if size == "1x8x7" else "1x42x42")
    script = schedule(lamina.parse(text), target_named("icelake-server"), strict_reductions=strict)
    assert f"block = array<i64: {loop}, " in script


@pytest.mark.parametrize(
    ("block", "reason"),
    [
        ("block = array<i64: 0, 16>", "expected 'block' to hold a reduction"),
        ("block = array<i64: 2>", "expected 'block' to hold a reduction"),
        ("block = array<i64: 2, 0>", "expected 'block' to hold a reduction"),
    ],
)
def test_wrong_blocks(block: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    tile = f"{{sizes = array<i64: 4, 16, 4>, dim = 1 : i64, order = array<i64: 1, 0, 2>, {block}}}"
    a, b = np.ones((22, 50), np.float32) / 50, np.ones((50, 37), np.float32)
    result = lamina.compile(product(22, 37, 50, tile), schedule="none", remarks="all").f(a, b)
    np.testing.assert_allclose(result, np.exp(a @ b), rtol=1e-5)
    assert reason in capsys.readouterr().err
