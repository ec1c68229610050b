"""Addresses of compiled code: what accesses to the same rows have in common is computed once."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import lamina

ROWS = """
func.func @rows(%m: memref<4x8x16xf32>, %i: index, %j: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = memref.load %m[%c0, %i, %j] : memref<4x8x16xf32>
  %b = memref.load %m[%c3, %i, %j] : memref<4x8x16xf32>
  %c = memref.load %m[%c3, %i, %c3] : memref<4x8x16xf32>
  %d = memref.load %m[%c3, %c3, %c3] : memref<4x8x16xf32>
  %x = arith.addf %a, %b : f32
  %y = arith.mulf %c, %d : f32
  %z = arith.addf %x, %y : f32
  return %z : f32
}
"""

LAYOUTS = """
func.func @layouts(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: memref<?x5xf32, strided<[5, 1], offset: 2>>,
                   %i: index, %j: index, %last: index) -> f32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %sum = scf.for %k = %c0 to %last step %c1 iter_args(%s = %zero) -> f32 {
    %is = arith.cmpi eq, %k, %j : index
    %v = scf.if %is -> f32 {
      %a = memref.load %m[%i, %k] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %b = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %ab = arith.addf %a, %b : f32
      scf.yield %ab : f32
    } else {
      %a = memref.load %n[%i, %k] : memref<?x5xf32, strided<[5, 1], offset: 2>>
      %b = memref.load %n[%i, %j] : memref<?x5xf32, strided<[5, 1], offset: 2>>
      %ab = arith.mulf %a, %b : f32
      scf.yield %ab : f32
    }
    %t = arith.addf %s, %v : f32
    scf.yield %t : f32
  }
  return %sum : f32
}
"""


def operations(options: str) -> Counter[str]:
    module = lamina.parse(ROWS)
    lamina.run_pipeline(module, f"builtin.module(convert-to-llvm{options})")
    return Counter(operation.name for operation in module.walk())


def test_parts_are_shared() -> None:
    counts = operations("{whole-elements=true}")
    assert (counts["llvm.mul"], counts["llvm.add"]) == (1, 3)
    assert (counts["llvm.getelementptr"], counts["llvm.load"]) == (4, 4)


def test_fields_are_forwarded_and_descriptors_removed() -> None:
    counts = operations("{whole-elements=true}")
    assert not counts["llvm.insertvalue"] and not counts["llvm.extractvalue"]


def test_other_conversions_have_mlir_form() -> None:
    counts = operations("")
    assert (counts["llvm.mul"], counts["llvm.extractvalue"]) == (8, 4)


def test_values() -> None:
    m = np.random.default_rng(5).standard_normal((4, 8, 16), np.float32)
    rows = lamina.compile(ROWS, cache=None).rows
    assert rows(m, 2, 7) == m[0, 2, 7] + m[3, 2, 7] + m[3, 2, 3] * m[3, 3, 3]


@pytest.mark.parametrize("step", [1, 2])
def test_values_of_dynamic_layouts(step: int) -> None:
    random = np.random.default_rng(6)
    m = random.integers(-9, 9, (12, 14)).astype(np.float32)[1::step, 2::step]
    n = random.integers(-9, 9, (8, 5)).astype(np.float32)
    compiled = lamina.compile(LAYOUTS, cache=None).layouts
    expected = sum(m[2, k] + m[2, 3] if k == 3 else n[2, k] * n[2, 3] for k in range(5))
    assert compiled(m, n, 2, 3, 5) == expected
