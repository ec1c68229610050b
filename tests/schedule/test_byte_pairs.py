"""Products of bytes on CPUs that add pairs of products of 16 bits: what is extended where, exact results, the loop."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.schedule import host_target, schedule, target_named
from tests.schedule.test_byte_products import numbers, product

_RUNS_AVX2 = pytest.mark.skipif("avx2" not in host_target().features, reason="runs code for AVX2")

# A block of a network: a padded convolution of bytes, its sums as bytes again, which a second one and a sum read.
_BLOCK = """
#image = affine_map<(n, y, x, f, ky, kx, c) -> (n, y + ky, x + kx, c)>
#filter = affine_map<(n, y, x, f, ky, kx, c) -> (ky, kx, c, f)>
#result = affine_map<(n, y, x, f, ky, kx, c) -> (n, y, x, f)>
#all = affine_map<(n, y, x, f) -> (n, y, x, f)>
func.func @f(%x: tensor<2x7x9x16xi8>, %v: tensor<3x3x16x16xi8>, %w: tensor<3x3x16x16xi8>)
    -> (tensor<2x7x9x16xi32>, tensor<2x7x9x16xi32>) {
  %zero = arith.constant 0 : i32
  %padding = arith.constant -56 : i8
  %sums = tensor.empty() : tensor<2x7x9x16xi32>
  %init = linalg.fill ins(%zero : i32) outs(%sums : tensor<2x7x9x16xi32>) -> tensor<2x7x9x16xi32>
  %first = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %padding : i8
  } : tensor<2x7x9x16xi8> to tensor<2x9x11x16xi8>
  %0 = linalg.generic {indexing_maps = [#image, #filter, #result], iterator_types = ["parallel", "parallel", "parallel",
    "parallel", "reduction", "reduction", "reduction"]} ins(%first, %v : tensor<2x9x11x16xi8>, tensor<3x3x16x16xi8>)
    outs(%init : tensor<2x7x9x16xi32>) {
  ^bb0(%a: i8, %b: i8, %sum: i32):
    %a32 = arith.ext_A %a : i8 to i32
    %b32 = arith.extsi %b : i8 to i32
    %p = arith.muli %a32, %b32 : i32
    %s = arith.addi %sum, %p : i32
    linalg.yield %s : i32
  } -> tensor<2x7x9x16xi32>
  %bytes = tensor.empty() : tensor<2x7x9x16xi8>
  %1 = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%0 : tensor<2x7x9x16xi32>) outs(%bytes : tensor<2x7x9x16xi8>) {
  ^bb0(%a: i32, %o: i8):
    %eight = arith.constant 8 : i32
    %s = arith.shrsi %a, %eight : i32
    %t = arith.trunci %s : i32 to i8
    linalg.yield %t : i8
  } -> tensor<2x7x9x16xi8>
  %second = tensor.pad %1 low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %padding : i8
  } : tensor<2x7x9x16xi8> to tensor<2x9x11x16xi8>
  %2 = linalg.generic {indexing_maps = [#image, #filter, #result], iterator_types = ["parallel", "parallel", "parallel",
    "parallel", "reduction", "reduction", "reduction"]} ins(%second, %w : tensor<2x9x11x16xi8>, tensor<3x3x16x16xi8>)
    outs(%init : tensor<2x7x9x16xi32>) {
  ^bb0(%a: i8, %b: i8, %sum: i32):
    %a32 = arith.ext_A %a : i8 to i32
    %b32 = arith.extsi %b : i8 to i32
    %p = arith.muli %a32, %b32 : i32
    %s = arith.addi %sum, %p : i32
    linalg.yield %s : i32
  } -> tensor<2x7x9x16xi32>
  %3 = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel", "parallel",
    "parallel"]} ins(%1, %2 : tensor<2x7x9x16xi8>, tensor<2x7x9x16xi32>) outs(%sums : tensor<2x7x9x16xi32>) {
  ^bb0(%a: i8, %b: i32, %o: i32):
    %a32 = arith.ext_R %a : i8 to i32
    %s = arith.addi %a32, %b : i32
    linalg.yield %s : i32
  } -> tensor<2x7x9x16xi32>
  return %0, %3 : tensor<2x7x9x16xi32>, tensor<2x7x9x16xi32>
}"""


def _block(image: str, read: str) -> str:
    return _BLOCK.replace("ext_A", f"ext{image}i").replace("ext_R", f"ext{read}i")


def _convolved(image: np.ndarray, filter: np.ndarray) -> np.ndarray:
    padding = np.array(-56, np.int8).view(image.dtype)
    padded = np.pad(image, ((0, 0), (1, 1), (1, 1), (0, 0)), constant_values=padding).astype(np.int32)
    windows = [padded[:, y : y + 7, x : x + 9] @ filter[y, x].astype(np.int32) for y in range(3) for x in range(3)]
    return np.sum(windows, axis=0)


@_RUNS_AVX2
@pytest.mark.parametrize("signs", ["uu", "ss", "us"])
def test_convolutions_whose_bytes_others_read_are_exact(signs: str) -> None:
    generator = np.random.default_rng(0)
    image = numbers(generator, signs[0], (2, 7, 9, 16))
    first, second = (numbers(generator, "s", (3, 3, 16, 16)) for _ in range(2))
    compiled = lamina.compile(_block(*signs), cache=None, cpu="x86-64-v3")
    sums, total = compiled["f"](image.view(np.int8), first, second)
    expected = _convolved(image, first)
    np.testing.assert_array_equal(sums, expected)
    bytes = (expected >> 8).astype(np.int8)
    read = bytes.view(np.uint8) if signs[1] == "u" else bytes
    np.testing.assert_array_equal(total, _convolved(bytes.view(image.dtype), second) + read.astype(np.int32))


def test_bytes_are_extended_before_they_are_padded() -> None:
    module = lamina.parse(_block("u", "u"))
    lamina.run_pipeline(module, "builtin.module(lamina-widen-pairs,lamina-fuse-structured-ops)")
    text = str(module)
    # The padding is that of unsigned bytes; the sum reads the numbers, too, so that no bytes are stored.
    assert "arith.constant 200 : i16" in text
    assert text.count("tensor<2x9x11x16xi16>, tensor<3x3x16x16xi8>") == 2
    assert "tensor<2x7x9x16xi16>, tensor<2x7x9x16xi32>" in text
    assert text.count("-> tensor<2x7x9x16xi8>") == 0


def test_only_cpus_without_products_of_bytes_extend_them() -> None:
    module = lamina.parse(_block("u", "u"))
    assert "lamina-widen-pairs" in schedule(module, target_named("haswell"))
    for cpu in ("alderlake", "cascadelake", "sapphirerapids", "cortex-a76"):
        assert "lamina-widen-pairs" not in schedule(module, target_named(cpu)), cpu


@_RUNS_AVX2
def test_numbers_of_sixteen_bits_in_pairs_are_exact() -> None:
    """The largest sum of two products wraps around, as that of numbers of 32 bits does."""
    generator = np.random.default_rng(0)
    left, right = (generator.integers(-(1 << 15), 1 << 15, shape).astype(np.int16) for shape in ((12, 35), (35, 40)))
    left[0], right[:, 0] = -(1 << 15), -(1 << 15)
    text = product(12, 40, 35, "s", "s").replace("i8", "i16")
    compiled = lamina.compile(text, cache=None, cpu="x86-64-v3")
    assert "vpmaddwd" in compiled.assembly()
    expected = left.astype(np.int32) @ right.astype(np.int32)
    np.testing.assert_array_equal(compiled["f"](left, right, np.zeros((12, 40), np.int32)), expected)


@_RUNS_AVX2
@pytest.mark.parametrize("rows", [5, 48])
@pytest.mark.parametrize("sign", ["s", "u"])
def test_constants_are_exact_as_bytes_and_as_numbers_of_sixteen_bits(rows: int, sign: str) -> None:
    generator = np.random.default_rng(0)
    left, right = numbers(generator, "u", (rows, 13)), numbers(generator, sign, (13, 40))
    constant = f"%b = arith.constant dense<{right.view(np.int8).tolist()}> : tensor<13x40xi8>"
    text = product(rows, 40, 13, "u", sign).replace("%b: tensor<13x40xi8>, ", "").replace("%r =", f"{constant}\n%r =")
    compiled = lamina.compile(text, cache=None, cpu="x86-64-v3")
    start = generator.integers(-1000, 1000, (rows, 40)).astype(np.int32)
    expected = start + left.astype(np.int32) @ right.astype(np.int32)
    np.testing.assert_array_equal(compiled["f"](left.view(np.int8), start), expected)


@pytest.mark.skipif("avx2" not in host_target().features, reason="emits code for AVX2")
def test_loops_of_pairs_do_nothing_else() -> None:
    """Twelve sums stay in registers, and nothing is extended or shuffled in the loop."""
    text = lamina.compile(product(96, 64, 256, "u", "s"), cache=None, cpu="haswell").assembly()
    innermost = max(text.split("\n.L"), key=lambda block: block.count("vpmaddwd"))
    lines = [line.split()[0] for line in innermost.splitlines()[1:] if line.startswith("\t") and "\tv" in line]
    assert "(%rsp)" not in innermost[: innermost.index("\tj")]
    loop = lines[: 12 * 2 + 6 + 2]
    assert loop.count("vpmaddwd") == 12 and loop.count("vpaddd") == 12 and loop.count("vpbroadcastd") == 6
