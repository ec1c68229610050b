"""Products of bytes by VNNI or in pairs: every signedness, odd sizes, transposed weights, convolutions."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import lamina
from lamina.schedule import host_target, schedule, target_named

SIGNS = {"s": ("arith.extsi", np.int8, -128, 127), "u": ("arith.extui", np.uint8, 0, 255)}


def product(m: int, n: int, k: int, left: str, right: str, transposed: bool = False) -> str:
    weights = f"tensor<{n}x{k}xi8>" if transposed else f"tensor<{k}x{n}xi8>"
    map = "(n, k)" if transposed else "(k, n)"
    return f"""
func.func @f(%a: tensor<{m}x{k}xi8>, %b: {weights}, %c: tensor<{m}x{n}xi32>) -> tensor<{m}x{n}xi32> {{
  %r = linalg.generic {{
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> {map}>, affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  }} ins(%a, %b : tensor<{m}x{k}xi8>, {weights}) outs(%c : tensor<{m}x{n}xi32>) {{
  ^bb0(%x: i8, %y: i8, %sum: i32):
    %x32 = {SIGNS[left][0]} %x : i8 to i32
    %y32 = {SIGNS[right][0]} %y : i8 to i32
    %p = arith.muli %x32, %y32 : i32
    %s = arith.addi %sum, %p : i32
    linalg.yield %s : i32
  }} -> tensor<{m}x{n}xi32>
  return %r : tensor<{m}x{n}xi32>
}}"""


def numbers(generator: np.random.Generator, sign: str, shape: tuple[int, ...]) -> np.ndarray:
    _, dtype, low, high = SIGNS[sign]
    return generator.integers(low, high + 1, shape).astype(dtype)


@pytest.mark.parametrize("signs", ["ss", "su", "us", "uu"])
@pytest.mark.parametrize(
    ("m", "n", "k", "transposed"),
    [(8, 16, 4, False), (9, 70, 33, False), (64, 64, 64, True), (5, 17, 7, False), (33, 130, 66, True)],
)
def test_products_of_bytes_are_exact(signs: str, m: int, n: int, k: int, transposed: bool) -> None:
    generator = np.random.default_rng(0)
    left = numbers(generator, signs[0], (m, k))
    right = numbers(generator, signs[1], (n, k) if transposed else (k, n))
    start = generator.integers(-1000, 1000, (m, n)).astype(np.int32)
    compiled = lamina.compile(product(m, n, k, *signs, transposed), cache=None)
    actual = compiled["f"](left.view(np.int8), right.view(np.int8), start)
    wide = right.astype(np.int32).T if transposed else right.astype(np.int32)
    np.testing.assert_array_equal(actual, start + left.astype(np.int32) @ wide)


@pytest.mark.parametrize(("signs", "cpu"), [("ss", "native"), ("us", "x86-64-v3")])
def test_products_of_any_depth_are_exact(signs: str, cpu: str) -> None:
    """Whole groups of four, and a rest whose other bytes are zero."""
    if cpu != "native" and "avx2" not in host_target().features:
        pytest.skip("runs code for AVX2")
    text = product(8, 16, 4, *signs).replace("8x4x", "?x?x").replace("4x16x", "?x?x").replace("8x16x", "?x?x")
    assert 'dot = "' in schedule(lamina.parse(text), target_named("icelake-server"))
    compiled, generator = lamina.compile(text, cpu=cpu), np.random.default_rng(0)
    for m, n, k in itertools.product((1, 12), (1, 35), (0, 1, 3, 4, 6, 8, 13)):
        left, right = numbers(generator, signs[0], (m, k)), numbers(generator, signs[1], (k, n))
        start = generator.integers(-1000, 1000, (m, n)).astype(np.int32)
        actual = compiled["f"](left.view(np.int8), right.view(np.int8), start)
        expected = start + left.astype(np.int32) @ right.astype(np.int32)
        np.testing.assert_array_equal(actual, expected, err_msg=f"{m}x{n}x{k}")


def test_convolutions_of_bytes_are_exact() -> None:
    types = "tensor<2x10x9x13xi8>", "tensor<3x3x13x20xi8>", "tensor<2x8x7x20xi32>"
    text = f"""
func.func @f(%x: {types[0]}, %w: {types[1]}) -> {types[2]} {{
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : {types[2]}
  %init = linalg.fill ins(%zero : i32) outs(%empty : {types[2]}) -> {types[2]}
  %r = linalg.conv_2d_nhwc_hwcf {{strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}}
    ins(%x, %w : {types[0]}, {types[1]}) outs(%init : {types[2]}) -> {types[2]}
  return %r : {types[2]}
}}"""
    generator = np.random.default_rng(0)
    image, filter = numbers(generator, "s", (2, 10, 9, 13)), numbers(generator, "s", (3, 3, 13, 20))
    expected = np.zeros((2, 8, 7, 20), np.int32)
    for y in range(3):
        for x in range(3):
            expected += image[:, y : y + 8, x : x + 7].astype(np.int32) @ filter[y, x].astype(np.int32)
    np.testing.assert_array_equal(lamina.compile(text, cache=None)["f"](image, filter), expected)


@pytest.mark.skipif(not host_target().features & {"avx512vnni", "avxvnni"}, reason="the CPU has no VNNI")
def test_the_instruction_is_used() -> None:
    module, excluded = lamina.parse(product(64, 64, 64, "s", "s")), "-amx-int8"
    assert "vpdpbusd" in schedule(module, target_named("native", excluded))
    assert "vpdpbusd" in lamina.compile(module, cache=None, features=excluded).assembly()


@pytest.mark.skipif("avx2" not in host_target().features, reason="runs code for AVX2")
@pytest.mark.parametrize("signs", ["ss", "su", "us", "uu"])
@pytest.mark.parametrize(("m", "n", "k"), [(9, 70, 33), (32, 16, 8)])
def test_products_of_sixteen_bits_in_pairs_are_exact(signs: str, m: int, n: int, k: int) -> None:
    generator = np.random.default_rng(0)
    left, right = numbers(generator, signs[0], (m, k)), numbers(generator, signs[1], (k, n))
    # The largest products, whose sum of two has more than 16 bits.
    left[0], right[:, 0] = SIGNS[signs[0]][2], SIGNS[signs[1]][2]
    left[1], right[:, 1] = SIGNS[signs[0]][3], SIGNS[signs[1]][3]
    start = generator.integers(-1000, 1000, (m, n)).astype(np.int32)
    compiled = lamina.compile(product(m, n, k, *signs), cache=None, cpu="x86-64-v3")
    actual = compiled["f"](left.view(np.int8), right.view(np.int8), start)
    np.testing.assert_array_equal(actual, start + left.astype(np.int32) @ right.astype(np.int32))


@pytest.mark.skipif("avx2" not in host_target().features, reason="emits code for AVX2")
def test_pairs_are_one_instruction() -> None:
    module = lamina.parse(product(64, 64, 64, "s", "s"))
    assert "products of 16 bits" in schedule(module, target_named("haswell"))
    text = lamina.compile(module, cache=None, cpu="haswell").assembly()
    assert "vpmaddwd" in text and "vpmulld" not in text


def test_cpus_that_are_not_described_get_no_special_instructions() -> None:
    source = product(64, 64, 64, "s", "s")
    assert "vpdpbusd" not in lamina.compile(source, cpu="bdver2", cache=None).assembly()


@pytest.mark.skipif("avx2" not in host_target().features, reason="emits code for x86")
def test_sums_stay_in_registers() -> None:
    """Each row has a register for the bytes that it multiplies: with too many rows LLVM spills all sums."""
    text = lamina.compile(product(512, 96, 768, "u", "s"), cache=None, cpu="icelake-server").assembly()
    innermost = max(text.split("\n.L"), key=lambda block: block.count("vpdpbusd"))
    spills = [line for line in innermost.splitlines() if "(%rsp)" in line]
    assert innermost.count("vpdpbusd") >= 16
    assert len(spills) * 2 < innermost.count("vpdpbusd"), spills
