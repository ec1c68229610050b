"""lamina-pack-strided-reads: what is packed, what must not be, and that the values stay the same."""

from __future__ import annotations

import re

import numpy as np
import pytest

import lamina

PASS = "builtin.module(func.func(lamina-pack-strided-reads))"

# Each of 16 rows reads column block 1 of `w`, whose rows are 4096 bytes apart.
KERNEL = """
func.func @f(%w: memref<32x1024xf32> {{llvm.noalias}}, %x: memref<16x32xf32>, %out: memref<16x16xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant dense<0.0> : vector<16xf32>
  scf.for %i = %c0 to %c16 step %c1 {{
    %sum = scf.for %k = {first} to %c32 step {step} iter_args(%s = %zero) -> (vector<16xf32>) {{
      %scalar = memref.load %x[%i, %k] : memref<16x32xf32>
      %row = vector.broadcast %scalar : f32 to vector<16xf32>
      %column = vector.load %w[%k, %c16] : memref<32x1024xf32>, vector<16xf32>
      %next = vector.fma %row, %column, %s : vector<16xf32>
      {more}
      scf.yield %next : vector<16xf32>
    }}
    vector.store %sum, %out[%i, %c0] : memref<16x16xf32>, vector<16xf32>
  }}
  return
}}
"""


def kernel(first: str = "%c0", step: str = "%c1", more: str = "") -> str:
    return KERNEL.format(first=first, step=step, more=more)


def packed(text: str) -> str:
    module = lamina.parse(text)
    lamina.run_pipeline(module, PASS)
    module.verify()
    return str(module)


def arguments() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    random = np.random.default_rng(7)
    w, x = random.integers(-8, 8, (32, 1024)), random.integers(-8, 8, (16, 32))
    return w.astype(np.float32), x.astype(np.float32), np.zeros((16, 16), np.float32)


def test_rows_are_copied_before_the_loop_that_repeats_them() -> None:
    text = packed(kernel())
    copy, loops = text.split("memref.alloc()")[1].split("scf.for %arg3", 1)[1].split("scf.for %arg3", 1)
    assert "memref<32x16xf32>" in copy and "vector.store" in copy
    assert "vector.load %arg0" not in loops and "vector.load %alloc" in loops
    assert "count = 4" in text and "llvm.loop_annotation" in loops
    assert re.search(r"memref\.dealloc %alloc : memref<32x16xf32>\s+return", text)


@pytest.mark.parametrize(("first", "step"), [("%c0", "%c1"), ("%c1", "%c1"), ("%two", "%two"), ("%c1", "%two")])
def test_the_sums_stay_the_same(first: str, step: str) -> None:
    text = kernel(first, step).replace("%zero =", "%two = arith.constant 2 : index\n  %zero =")
    module = lamina.parse(text)
    lamina.run_pipeline(module, PASS)
    assert "memref.alloc()" in str(module)
    w, x, out = arguments()
    lamina.compile(module).f(w, x, out)
    start, stride = {"%c0": 0, "%c1": 1, "%two": 2}[first], {"%c1": 1, "%two": 2}[step]
    np.testing.assert_array_equal(out, x[:, start::stride] @ w[start::stride, 16:32])


def test_reads_through_subviews_are_packed() -> None:
    text = kernel().replace(
        "%column = vector.load %w[%k, %c16] : memref<32x1024xf32>, vector<16xf32>",
        """%view = memref.subview %w[%k, 8] [1, 32] [1, 1] : memref<32x1024xf32>
        to memref<32xf32, strided<[1], offset: ?>>
      %c8 = arith.constant 8 : index
      %column = vector.load %view[%c8] : memref<32xf32, strided<[1], offset: ?>>, vector<16xf32>""",
    )
    module = lamina.parse(text)
    lamina.run_pipeline(module, PASS)
    assert "memref<32x16xf32>" in str(module)
    w, x, out = arguments()
    lamina.compile(module).f(w, x, out)
    np.testing.assert_array_equal(out, x @ w[:, 16:32])


def test_equal_reads_share_a_buffer() -> None:
    more = """%again = vector.load %w[%k, %c16] : memref<32x1024xf32>, vector<16xf32>
      memref.store %again, %other[%k] : memref<32xvector<16xf32>>"""
    other = "%other = memref.alloca() : memref<32xvector<16xf32>>\n  %zero ="
    text = packed(kernel(more=more).replace("%zero =", other))
    assert text.count("memref.alloc()") == 1
    assert "vector.load %arg0" not in text.split("vector.broadcast")[1]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        # The caller may pass the same memory for %w and %out.
        (" {llvm.noalias}", ""),
        # A stride that prefetchers follow.
        ("32x1024xf32", "32x512xf32"),
        # Too few repetitions.
        ("scf.for %i = %c0 to %c16", "scf.for %i = %c0 to %c1"),
        # Too few iterations.
        ("scf.for %k = %c0 to %c32", "scf.for %k = %c0 to %c1"),
        # What is read changes in the loop.
        ("vector.store %sum, %out[%i, %c0]", "vector.store %sum, %w[%i, %c0]"),
        # Nothing is known of what a function does.
        ("%zero =", "func.call @g() : () -> ()\n  %zero ="),
    ],
)
def test_what_is_not_packed(old: str, new: str) -> None:
    text = kernel().replace(old, new)
    if "%w[%i" in text:
        text = text.replace("memref<16x16xf32>, vector", "memref<32x1024xf32>, vector")
    if "@g" in text:
        text = "func.func private @g()\n" + kernel(more="func.call @g() : () -> ()")
    assert "memref.alloc()" not in packed(text)


def test_reads_that_may_not_happen_are_not_packed() -> None:
    text = kernel().replace(
        "%column = vector.load %w[%k, %c16] : memref<32x1024xf32>, vector<16xf32>",
        """%even = arith.cmpi ne, %k, %c16 : index
      %column = scf.if %even -> vector<16xf32> {
        %loaded = vector.load %w[%k, %c16] : memref<32x1024xf32>, vector<16xf32>
        scf.yield %loaded : vector<16xf32>
      } else {
        scf.yield %zero : vector<16xf32>
      }""",
    )
    assert "memref.alloc()" not in packed(text)


def test_tensor_arguments_of_compiled_functions_are_kept_apart() -> None:
    """Compiled, the function's tensors do not alias, so its filter is packed; the result is right even where the
    caller passes one array twice."""
    text = """
func.func @f(%w: tensor<64x1024xf32>, %out: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %pad = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : vector<16xf32>
  %r = scf.for %i = %c0 to %c64 step %c1 iter_args(%o = %out) -> tensor<64x1024xf32> {
    %sum = scf.for %k = %c0 to %c64 step %c1 iter_args(%s = %zero) -> vector<16xf32> {
      %v = vector.transfer_read %w[%k, %c0], %pad {in_bounds = [true]} : tensor<64x1024xf32>, vector<16xf32>
      %n = arith.addf %s, %v : vector<16xf32>
      scf.yield %n : vector<16xf32>
    }
    %w2 = vector.transfer_write %sum, %o[%i, %c0] {in_bounds = [true]} : vector<16xf32>, tensor<64x1024xf32>
    scf.yield %w2 : tensor<64x1024xf32>
  }
  return %r : tensor<64x1024xf32>
}
"""
    compiled = lamina.compile(text, donate={"f": [1]})
    w = np.random.default_rng(3).integers(-8, 8, (64, 1024)).astype(np.float32)
    expected = np.tile(w.sum(0)[:16], (64, 1))
    np.testing.assert_array_equal(compiled.f(w, np.zeros_like(w))[:, :16], expected)
    np.testing.assert_array_equal(compiled.f(w, w)[:, :16], expected)
