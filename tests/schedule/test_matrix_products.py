"""Products of matrices in AMX registers: signs, any sizes, batches, convolutions, bf16, refusals."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import lamina
from lamina.execution.compile import lower
from lamina.execution.emit import find_linker
from lamina.schedule import host_target, schedule, target_named
from lamina.target import cpu as targets
from lamina.target import tile_permission

from .test_byte_products import numbers, product

HAS_AMX = {"amx-tile", "amx-int8", "amx-bf16"} <= host_target().features
needs_amx = pytest.mark.skipif(not HAS_AMX, reason="the CPU has no AMX, or the system does not give it")
SAPPHIRE_RAPIDS = target_named("sapphirerapids")

CONVOLUTION = """
func.func @f(%x: tensor<2x{h}x{w}x{c}xi8>, %k: tensor<3x3x{c}x{f}xi8>, %bias: tensor<{f}xi32>)
    -> tensor<2x{oh}x{ow}x{f}xi8> {{
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<2x{oh}x{ow}x{f}xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<2x{oh}x{ow}x{f}xi32>) -> tensor<2x{oh}x{ow}x{f}xi32>
  %sums = linalg.conv_2d_nhwc_hwcf {{strides = dense<{s}> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}}
    ins(%x, %k : tensor<2x{h}x{w}x{c}xi8>, tensor<3x3x{c}x{f}xi8>) outs(%init : tensor<2x{oh}x{ow}x{f}xi32>)
    -> tensor<2x{oh}x{ow}x{f}xi32>
  %result = tensor.empty() : tensor<2x{oh}x{ow}x{f}xi8>
  %r = linalg.generic {{
    indexing_maps = [affine_map<(n, y, x, f) -> (n, y, x, f)>, affine_map<(n, y, x, f) -> (f)>,
                     affine_map<(n, y, x, f) -> (n, y, x, f)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]
  }} ins(%sums, %bias : tensor<2x{oh}x{ow}x{f}xi32>, tensor<{f}xi32>) outs(%result : tensor<2x{oh}x{ow}x{f}xi8>) {{
  ^bb0(%a: i32, %b: i32, %o: i8):
    %t = arith.addi %a, %b : i32
    %five = arith.constant 5 : i32
    %u = arith.shrsi %t, %five : i32
    %v = arith.trunci %u : i32 to i8
    linalg.yield %v : i8
  }} -> tensor<2x{oh}x{ow}x{f}xi8>
  return %r : tensor<2x{oh}x{ow}x{f}xi8>
}}"""

BATCHES = """
func.func @f(%a: tensor<3x40x96xi8>, %b: tensor<3x96x48xi8>, %c: tensor<3x40x48xi32>) -> tensor<3x40x48xi32> {
  %r = linalg.batch_matmul ins(%a, %b : tensor<3x40x96xi8>, tensor<3x96x48xi8>) outs(%c : tensor<3x40x48xi32>)
    -> tensor<3x40x48xi32>
  return %r : tensor<3x40x48xi32>
}"""

BF16 = """
func.func @f(%a: tensor<{m}x{k}xbf16>, %b: tensor<{k}x{n}xbf16>, %c: tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32> {{
  %r = linalg.matmul ins(%a, %b : tensor<{m}x{k}xbf16>, tensor<{k}x{n}xbf16>) outs(%c : tensor<{m}x{n}xf32>)
    -> tensor<{m}x{n}xf32>
  return %r : tensor<{m}x{n}xf32>
}}"""


def amx_lines(compiled: lamina.execution.engine.CompiledObject) -> list[str]:
    return re.findall(r"\b(?:tdp\w+)\b", compiled.assembly())


@needs_amx
@pytest.mark.parametrize("signs", ["ss", "su", "us", "uu"])
@pytest.mark.parametrize(
    ("m", "n", "k"), [(64, 64, 64), (33, 50, 192), (49, 17, 320), (18, 40, 512), (100, 130, 96)]
)
def test_products_of_bytes_are_exact(signs: str, m: int, n: int, k: int) -> None:
    check_product(signs, m, n, k, parallel=False)


@needs_amx
@pytest.mark.parametrize(("m", "n", "k"), [(33, 50, 192), (300, 130, 96)])
def test_products_on_all_cores(m: int, n: int, k: int) -> None:
    check_product("us", m, n, k, parallel=True)


def check_product(signs: str, m: int, n: int, k: int, parallel: bool) -> None:
    generator = np.random.default_rng(0)
    left, right = numbers(generator, signs[0], (m, k)), numbers(generator, signs[1], (k, n))
    start = generator.integers(-1000, 1000, (m, n)).astype(np.int32)
    compiled = lamina.compile(product(m, n, k, *signs), cache=None, parallel=parallel)
    actual = compiled["f"](left.view(np.int8), right.view(np.int8), start)
    np.testing.assert_array_equal(actual, start + left.astype(np.int32) @ right.astype(np.int32))
    assert set(amx_lines(compiled)) == {f"tdpb{signs}d"}


@needs_amx
@pytest.mark.parametrize(("h", "w", "c", "f", "s"), [(9, 16, 64, 40, 1), (16, 35, 96, 64, 2), (9, 9, 128, 33, 1)])
def test_convolutions_with_what_follows_are_exact(h: int, w: int, c: int, f: int, s: int) -> None:
    oh, ow = (h - 3) // s + 1, (w - 3) // s + 1
    generator = np.random.default_rng(0)
    image, kernel = numbers(generator, "s", (2, h, w, c)), numbers(generator, "s", (3, 3, c, f))
    bias = generator.integers(-1000, 1000, f).astype(np.int32)
    sums = np.zeros((2, oh, ow, f), np.int32) + bias
    for y in range(3):
        for x in range(3):
            part = image[:, y : y + s * oh : s, x : x + s * ow : s].astype(np.int32)
            sums[:, : part.shape[1], : part.shape[2]] += part @ kernel[y, x].astype(np.int32)
    compiled = lamina.compile(CONVOLUTION.format(h=h, w=w, c=c, f=f, s=s, oh=oh, ow=ow), cache=None)
    np.testing.assert_array_equal(compiled["f"](image, kernel, bias), (sums >> 5).astype(np.int8))
    assert "tdpbssd" in amx_lines(compiled)


@needs_amx
@pytest.mark.parametrize("parallel", [False, True])
def test_each_product_of_a_batch_has_its_own_panels(parallel: bool) -> None:
    generator = np.random.default_rng(0)
    left, right = numbers(generator, "s", (3, 40, 96)), numbers(generator, "s", (3, 96, 48))
    start = generator.integers(-9, 9, (3, 40, 48)).astype(np.int32)
    compiled = lamina.compile(BATCHES, cache=None, parallel=parallel)
    expected = start + left.astype(np.int32) @ right.astype(np.int32)
    np.testing.assert_array_equal(compiled["f"](left, right, start), expected)
    assert "tdpbssd" in amx_lines(compiled)


@needs_amx
@pytest.mark.parametrize(("m", "n", "k"), [(32, 32, 32), (50, 70, 96), (34, 16, 64)])
def test_products_of_bf16(m: int, n: int, k: int) -> None:
    generator = np.random.default_rng(0)
    left, right = (generator.standard_normal(shape).astype(ml_dtypes.bfloat16) for shape in ((m, k), (k, n)))
    start = generator.standard_normal((m, n)).astype(np.float32)
    compiled = lamina.compile(BF16.format(m=m, n=n, k=k), cache=None)
    expected = start + left.astype(np.float64) @ right.astype(np.float64)
    np.testing.assert_allclose(compiled["f"](left, right, start), expected, rtol=1e-4, atol=1e-4)
    assert "tdpbf16ps" in amx_lines(compiled)


@pytest.mark.parametrize(
    ("text", "intrinsic"),
    [
        (product(64, 64, 64, "s", "s"), "tdpbssd"),
        (product(64, 64, 64, "u", "s"), "tdpbusd"),
        (BF16.format(m=64, n=64, k=64), "tdpbf16ps"),
    ],
)
def test_the_intrinsics_are_used_for_a_cpu_that_has_them(text: str, intrinsic: str) -> None:
    module = lamina.parse(text)
    lower(module, target=SAPPHIRE_RAPIDS)
    assert f'"llvm.x86.{intrinsic}.internal"' in str(module)


@pytest.mark.parametrize("features", ["-amx-int8", "-amx-tile"])
def test_vectors_serve_where_a_feature_is_excluded(features: str) -> None:
    script = schedule(lamina.parse(product(64, 64, 64, "s", "s")), target_named("sapphirerapids", features))
    assert "amx" not in script and "vpdpbusd" in script


def test_what_tiles_do_not_suit_stays_in_vectors() -> None:
    for m, n, k in ((1, 64, 64), (64, 8, 64), (64, 64, 7), (2, 64, 256)):
        assert '"amx"' not in schedule(lamina.parse(product(m, n, k, "s", "s")), SAPPHIRE_RAPIDS)


def test_the_host_has_no_tiles_where_the_system_refuses_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(targets, "may_use_tiles", lambda: False)
    assert not any(name.startswith("amx") for name in targets.host_target.__wrapped__().features)


@needs_amx
def test_code_with_tiles_is_not_loaded_where_the_system_refuses_them(monkeypatch: pytest.MonkeyPatch) -> None:
    from lamina.execution import engine

    monkeypatch.setattr(engine, "may_use_tiles", lambda: False)
    with pytest.raises(engine.CompilationError, match="AMX"):
        lamina.compile(product(64, 64, 64, "s", "s"), cache=None)


@needs_amx
def test_asking_twice_is_asking_once() -> None:
    assert tile_permission.may_use_tiles() and tile_permission.may_use_tiles()


def test_loops_over_different_tiles_become_functions() -> None:
    both = """
func.func @f(%a: tensor<64x64xi8>, %b: tensor<64x64xi8>, %c: tensor<64x64xi32>,
             %d: tensor<24x96xi8>, %e: tensor<96x64xi8>, %g: tensor<24x64xi32>)
    -> (tensor<64x64xi32>, tensor<24x64xi32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xi8>, tensor<64x64xi8>) outs(%c : tensor<64x64xi32>)
    -> tensor<64x64xi32>
  %1 = linalg.matmul ins(%d, %e : tensor<24x96xi8>, tensor<96x64xi8>) outs(%g : tensor<24x64xi32>)
    -> tensor<24x64xi32>
  return %0, %1 : tensor<64x64xi32>, tensor<24x64xi32>
}"""
    module = lamina.parse(both)
    lower(module, target=SAPPHIRE_RAPIDS)
    outlined = [line for line in str(module).splitlines() if "llvm.func" in line and "_tiles" in line]
    assert len(outlined) == 2 and all("noinline" in line for line in outlined)
    if HAS_AMX:
        generator = np.random.default_rng(0)
        arrays = [numbers(generator, "s", shape) for shape in ((64, 64), (64, 64), (24, 96), (96, 64))]
        zeros = np.zeros((64, 64), np.int32), np.zeros((24, 64), np.int32)
        first, second = lamina.compile(both, cache=None)["f"](*arrays[:2], zeros[0], *arrays[2:], zeros[1])
        wide = [array.astype(np.int32) for array in arrays]
        np.testing.assert_array_equal(first, wide[0] @ wide[1])
        np.testing.assert_array_equal(second, wide[2] @ wide[3])


@needs_amx
def test_watched_code_uses_no_tiles() -> None:
    compiled = lamina.compile(product(64, 64, 64, "s", "s"), cache=None, sanitize=True)
    assert not amx_lines(compiled)


@needs_amx
@pytest.mark.skipif(find_linker() is None, reason="there is no linker")
def test_a_shared_library_asks_for_the_registers_itself(tmp_path: Path) -> None:
    lamina.compile(product(64, 64, 64, "s", "s"), cache=None).emit_shared_library(tmp_path / "libproduct.so")
    program = """
import ctypes, sys
before = ctypes.c_ulong()
call = ctypes.CDLL(None).syscall
call(158, 0x1022, ctypes.byref(before))
ctypes.CDLL(sys.argv[1])
after = ctypes.c_ulong()
call(158, 0x1022, ctypes.byref(after))
print(before.value >> 18 & 1, after.value >> 18 & 1)
"""
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "libproduct.so")], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["0", "1"]
