"""Addresses of compiled code: what accesses to the same rows have in common is computed once."""

from __future__ import annotations

from collections import Counter

import numpy as np

import lamina

ROWS = """
func.func @rows(%m: memref<4x8x16xf32>, %i: index, %j: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = memref.load %m[%c0, %i, %j] : memref<4x8x16xf32>
  %b = memref.load %m[%c3, %i, %j] : memref<4x8x16xf32>
  %c = memref.load %m[%c3, %i, %c3] : memref<4x8x16xf32>
  %d = memref.load %m[%c3, %c3, %c3] : memref<4x8x16xf32>
  MORE
  %x = arith.addf %a, %b : f32
  %y = arith.mulf %c, %d : f32
  %z = arith.addf %x, %y : f32
  return %z : f32
}
""".replace("MORE", "\n".join(f"%e{at} = memref.load %m[%c0, %i, %j] : memref<4x8x16xf32>" for at in range(4)))

LAYOUTS = """
func.func @layouts(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %n: memref<?x?xf32, strided<[?, 1], offset: ?>>,
                   %i: index, %last: index, %out: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : vector<4xf32>
  %c1 = arith.constant 1 : index
  %sum, %x, %y = scf.for %k = %c0 to %last step %c1 iter_args(%s = %zero, %a = %m, %b = %n)
      -> (vector<4xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) {
    %v = vector.load %a[%i, %k] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
    %w = vector.load %b[%k, %c1] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
    %u = vector.load %a[%i, %c0] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
    %vw = arith.mulf %v, %w : vector<4xf32>
    %vwu = arith.addf %vw, %u : vector<4xf32>
    %t = arith.addf %s, %vwu : vector<4xf32>
    scf.yield %t, %b, %a : vector<4xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>,
        memref<?x?xf32, strided<[?, 1], offset: ?>>
  }
  vector.store %sum, %out[%c0] : memref<4xf32>, vector<4xf32>
  return
}
"""


def operations(options: str) -> Counter[str]:
    module = lamina.parse(ROWS)
    lamina.run_pipeline(module, f"builtin.module(convert-to-llvm{options})")
    return Counter(operation.name for operation in module.walk())


def test_parts_are_shared() -> None:
    counts = operations("{whole-elements=true}")
    assert (counts["llvm.mul"], counts["llvm.add"]) == (1, 1)
    # %i and %j; %i alone; the elements of plane 3; the constant one.
    assert (counts["llvm.getelementptr"], counts["llvm.load"]) == (5, 8)


WINDOW = """
func.func @window(%m: memref<4x8x16xf32>, %d: memref<?x?xf32, strided<[?, 2]>>, %i: index, %j: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %cm1 = arith.constant -1 : index
  %i1 = arith.addi %i, %c1 : index
  %i2 = arith.addi %i1, %c1 : index
  %j1 = arith.addi %j, %cm1 : index
  %j2 = arith.addi %j, %c2 : index
  %a = vector.load %m[%c0, %i, %j] : memref<4x8x16xf32>, vector<4xf32>
  %b = vector.load %m[%c2, %i1, %j1] : memref<4x8x16xf32>, vector<4xf32>
  %c = vector.load %m[%c0, %i2, %j2] : memref<4x8x16xf32>, vector<4xf32>
  %d0 = memref.load %d[%i1, %j2] : memref<?x?xf32, strided<[?, 2]>>
  %e = vector.broadcast %d0 : f32 to vector<4xf32>
  %x = arith.mulf %a, %b : vector<4xf32>
  %y = arith.mulf %c, %e : vector<4xf32>
  %z = arith.addf %x, %y : vector<4xf32>
  return %z : vector<4xf32>
}
"""


def test_constant_distances_need_no_arithmetic() -> None:
    module = lamina.parse(WINDOW.replace("%d0 = memref.load %d[%i1, %j2]", "%d0 = memref.load %d[%i, %j]"))
    lamina.run_pipeline(module, "builtin.module(convert-to-llvm{whole-elements=true})")
    counts = Counter(operation.name for operation in module.walk())
    # Of %m: a row, and the sum with %j; of %d the same with a stride that is an argument.
    assert (counts["llvm.mul"], counts["llvm.add"]) == (3, 2)
    assert counts["llvm.getelementptr"] == 4


def test_values_at_constant_distances() -> None:
    random = np.random.default_rng(7)
    m, d = (random.integers(-9, 9, shape).astype(np.float32) for shape in ((4, 8, 16), (9, 30)))
    text = WINDOW.replace("func.func @window", "func.func private @inner")
    text += """
    func.func @window(%m: memref<4x8x16xf32>, %d: memref<?x?xf32, strided<[?, 2]>>, %i: index, %j: index,
                      %out: memref<4xf32>) {
      %c0 = arith.constant 0 : index
      %0 = call @inner(%m, %d, %i, %j)
          : (memref<4x8x16xf32>, memref<?x?xf32, strided<[?, 2]>>, index, index) -> vector<4xf32>
      vector.store %0, %out[%c0] : memref<4xf32>, vector<4xf32>
      return
    }"""
    out = np.zeros(4, np.float32)
    lamina.compile(text, cache=None).window(m, d[:, ::2], 3, 5, out)
    expected = m[0, 3, 5:9] * m[2, 4, 4:8] + m[0, 5, 7:11] * d[4, 14]
    np.testing.assert_array_equal(out, expected)


def test_fields_are_forwarded_and_descriptors_removed() -> None:
    counts = operations("{whole-elements=true}")
    assert not counts["llvm.insertvalue"] and not counts["llvm.extractvalue"]


def test_other_conversions_have_mlir_form() -> None:
    counts = operations("")
    assert (counts["llvm.mul"], counts["llvm.extractvalue"]) == (16, 8)


def test_values() -> None:
    m = np.random.default_rng(5).standard_normal((4, 8, 16), np.float32)
    rows = lamina.compile(ROWS, cache=None).rows
    assert rows(m, 2, 7) == m[0, 2, 7] + m[3, 2, 7] + m[3, 2, 3] * m[3, 3, 3]


def test_values_of_carried_buffers_with_offsets() -> None:
    """Their descriptors are arguments of blocks, whose fields are read there."""
    random = np.random.default_rng(6)
    m, n = (random.integers(-9, 9, (12, 14)).astype(np.float32)[1:, shift:] for shift in (2, 3))
    expected = np.zeros(4, np.float32)
    for k in range(5):
        a, b = (m, n) if k % 2 == 0 else (n, m)
        expected += a[2, k : k + 4] * b[k, 1:5] + a[2, :4]
    out = np.zeros(4, np.float32)
    lamina.compile(LAYOUTS, cache=None).layouts(m, n, 2, 5, out)
    np.testing.assert_array_equal(out, expected)
