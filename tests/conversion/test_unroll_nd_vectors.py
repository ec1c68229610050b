"""lamina-unroll-nd-vectors: n-D vectors as rows, compiled and run; results compared with NumPy."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lamina
from lamina.ir.types import VectorType

TILE = """func.func @acc(%a: memref<?x64xf32>, %b: memref<64x64xf32>, %c: memref<?x64xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %acc0 = vector.transfer_read %c[%c0, %c0], %z {in_bounds = [true, true]} : memref<?x64xf32>, vector<5x64xf32>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %acc0) -> (vector<5x64xf32>) {
    %x = vector.transfer_read %a[%c0, %k], %z {in_bounds = [true, true]} : memref<?x64xf32>, vector<5x1xf32>
    %y = vector.transfer_read %b[%k, %c0], %z {in_bounds = [true, true]} : memref<64x64xf32>, vector<1x64xf32>
    %d = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %acc
        : vector<5x1xf32>, vector<1x64xf32> into vector<5x64xf32>
    scf.yield %d : vector<5x64xf32>
  }
  vector.transfer_write %r, %c[%c0, %c0] {in_bounds = [true, true]} : vector<5x64xf32>, memref<?x64xf32>
  return
}
"""

READ = """func.func @f(%a: memref<?x?xf32>, %o: memref<4x8xf32>, %i: index, %j: index, %p: f32) {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %a[%i, %j], %p : memref<?x?xf32>, vector<4x8xf32>
  vector.transfer_write %v, %o[%c0, %c0] : vector<4x8xf32>, memref<4x8xf32>
  return
}"""

WRITE_TRANSPOSED = """func.func @f(%a: memref<?x?xf32>, %o: memref<?x?xf32>, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %a[%c0, %c0], %p {in_bounds=[true,true], permutation_map = affine_map<(d0,d1)->(d1,d0)>} : memref<?x?xf32>, vector<4x3xf32>
  vector.transfer_write %v, %o[%i, %j] : vector<4x3xf32>, memref<?x?xf32>
  return
}"""

ARITHMETIC = """func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>, %r: memref<4xf32>,
    %col: memref<8xf32>, %tr: memref<8x4xf32>, %flat: memref<32xf32>, %k: index, %s: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %x = vector.transfer_read %a[%c0, %c0], %z {in_bounds=[true,true]} : memref<4x8xf32>, vector<4x8xf32>
  %y = vector.transfer_read %b[%c0, %c0], %z {in_bounds=[true,true]} : memref<8x4xf32>, vector<8x4xf32>
  %acc = arith.constant dense<1.0> : vector<4x4xf32>
  %d = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
      affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %acc
      : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  vector.transfer_write %d, %c[%c0, %c0] {in_bounds=[true,true]} : vector<4x4xf32>, memref<4x4xf32>
  %z4 = arith.constant dense<0.0> : vector<4xf32>
  %z8 = arith.constant dense<0.0> : vector<8xf32>
  %mr = vector.multi_reduction <add>, %x, %z4 [1] : vector<4x8xf32> to vector<4xf32>
  vector.transfer_write %mr, %r[%c0] {in_bounds=[true]} : vector<4xf32>, memref<4xf32>
  %mc = vector.multi_reduction <maximumf>, %x, %z8 [0] : vector<4x8xf32> to vector<8xf32>
  vector.transfer_write %mc, %col[%c0] {in_bounds=[true]} : vector<8xf32>, memref<8xf32>
  %t = vector.transpose %x, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  vector.transfer_write %t, %tr[%c0, %c0] {in_bounds=[true,true]} : vector<8x4xf32>, memref<8x4xf32>
  %fl = vector.shape_cast %x : vector<4x8xf32> to vector<32xf32>
  vector.transfer_write %fl, %flat[%c0] {in_bounds=[true]} : vector<32xf32>, memref<32xf32>
  %e = vector.extract %x[%k, 2] : f32 from vector<4x8xf32>
  memref.store %e, %s[%c0] : memref<1xf32>
  return
}"""

FLOW = """func.func @f(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %o: memref<4x3xf32>, %i: index, %j: index, %p: f32) {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %a[%i, %j], %p : memref<?x?xf32, strided<[?, ?], offset: ?>>, vector<4x3xf32>
  vector.transfer_write %v, %o[%c0, %c0] : vector<4x3xf32>, memref<4x3xf32>
  return
}
func.func @w(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %o: memref<4x3xf32>, %i: index, %j: index, %p: f32) {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %o[%c0, %c0], %p : memref<4x3xf32>, vector<4x3xf32>
  vector.transfer_write %v, %a[%i, %j] : vector<4x3xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}
func.func @g(%a: memref<8xf32>, %x: memref<4xi32>, %o: memref<2x2xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %i = vector.transfer_read %x[%c0], %z {in_bounds=[true]} : memref<4xi32>, vector<4xi32>
  %i2 = vector.shape_cast %i : vector<4xi32> to vector<2x2xi32>
  %m = arith.constant dense<[[true, false], [true, true]]> : vector<2x2xi1>
  %p = arith.constant dense<-1.0> : vector<2x2xf32>
  %g = vector.gather %a[%c0][%i2], %m, %p : memref<8xf32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  vector.transfer_write %g, %o[%c0, %c0] : vector<2x2xf32>, memref<2x2xf32>
  return
}
func.func @h(%c: i1, %o: memref<2x4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant dense<1.0> : vector<2x4xf32>
  %b = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : vector<2x4xf32>
  %r = scf.if %c -> (vector<2x4xf32>) { scf.yield %a : vector<2x4xf32> } else { scf.yield %b : vector<2x4xf32> }
  %w:2 = scf.while (%x = %r, %k = %c0) : (vector<2x4xf32>, index) -> (vector<2x4xf32>, index) {
    %t = arith.cmpi slt, %k, %n : index
    scf.condition(%t) %x, %k : vector<2x4xf32>, index
  } do {
  ^bb0(%x: vector<2x4xf32>, %k: index):
    %s = arith.addf %x, %b : vector<2x4xf32>
    %k1 = arith.addi %k, %c1 : index
    scf.yield %s, %k1 : vector<2x4xf32>, index
  }
  cf.cond_br %c, ^bb1(%w#0 : vector<2x4xf32>), ^bb2(%w#0, %r : vector<2x4xf32>, vector<2x4xf32>)
^bb1(%p: vector<2x4xf32>):
  vector.transfer_write %p, %o[%c0, %c0] : vector<2x4xf32>, memref<2x4xf32>
  return
^bb2(%q: vector<2x4xf32>, %q2: vector<2x4xf32>):
  %e = arith.subf %q, %q2 : vector<2x4xf32>
  cf.br ^bb1(%e : vector<2x4xf32>)
}
func.func private @callee(%x: vector<2x4xf32>, %k: index) -> vector<2x4xf32> {
  %f = vector.extract %x[%k, %k] : f32 from vector<2x4xf32>
  %d = arith.addf %f, %f : f32
  %y = vector.insert %d, %x[%k, %k] : f32 into vector<2x4xf32>
  %r = vector.extract %y[%k] : vector<4xf32> from vector<2x4xf32>
  %c0 = arith.constant 0 : index
  %z = vector.insert %r, %y[%c0] : vector<4xf32> into vector<2x4xf32>
  return %z : vector<2x4xf32>
}
func.func @call(%o: memref<2x4xf32>, %k: index) {
  %c0 = arith.constant 0 : index
  %b = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : vector<2x4xf32>
  %r = func.call @callee(%b, %k) : (vector<2x4xf32>, index) -> vector<2x4xf32>
  vector.transfer_write %r, %o[%c0, %c0] : vector<2x4xf32>, memref<2x4xf32>
  return
}
"""

CORNERS = [(0, 0), (5, 3), (6, 8), (2, 5)]


@pytest.fixture(scope="module")
def random() -> np.random.Generator:
    return np.random.default_rng(7)


@pytest.fixture(scope="module")
def flow() -> Any:
    return lamina.compile(lamina.parse(FLOW))


def test_no_vector_of_rank_two_is_left() -> None:
    module = lamina.parse(TILE)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-unroll-nd-vectors))")
    types = [type for operation in module.walk() for type in (*operation.operand_types, *operation.result_types)]
    assert all(len(type.shape) <= 1 for type in types if isinstance(type, VectorType))
    assert "memref.alloca" not in str(module)
    assert sum(operation.name == "vector.fma" for operation in module.walk()) == 5


def test_tile_carried_around_a_loop(random: np.random.Generator) -> None:
    a, b, c = (random.random(shape, dtype=np.float32) for shape in ((5, 64), (64, 64), (5, 64)))
    expected = c + a @ b
    lamina.compile(lamina.parse(TILE)).acc(a, b, c, 64)
    np.testing.assert_allclose(c, expected, rtol=1e-5)


def test_read_beyond_the_end(random: np.random.Generator) -> None:
    function = lamina.compile(lamina.parse(READ)).f
    source = random.random((7, 9), dtype=np.float32)
    for i, j in CORNERS:
        found = np.zeros((4, 8), np.float32)
        function(source, found, i, j, np.float32(-1))
        expected = -np.ones((4, 8), np.float32)
        part = source[i : i + 4, j : j + 8]
        expected[: part.shape[0], : part.shape[1]] = part
        np.testing.assert_array_equal(found, expected)


def test_transposed_write_beyond_the_end(random: np.random.Generator) -> None:
    function = lamina.compile(lamina.parse(WRITE_TRANSPOSED)).f
    source = random.random((7, 9), dtype=np.float32)
    for i, j in CORNERS:
        found = np.zeros((7, 9), np.float32)
        function(source, found, i, j)
        expected = np.zeros((20, 20), np.float32)
        expected[i : i + 4, j : j + 3] = source[:3, :4].T
        np.testing.assert_array_equal(found, expected[:7, :9])


def test_contract_reductions_transpose_shape_cast_dynamic_extract(random: np.random.Generator) -> None:
    a, b = random.random((4, 8), dtype=np.float32), random.random((8, 4), dtype=np.float32)
    c, rows, columns = np.zeros((4, 4), np.float32), np.zeros(4, np.float32), np.zeros(8, np.float32)
    transposed, flat, element = np.zeros((8, 4), np.float32), np.zeros(32, np.float32), np.zeros(1, np.float32)
    lamina.compile(lamina.parse(ARITHMETIC)).f(a, b, c, rows, columns, transposed, flat, 2, element)
    np.testing.assert_allclose(c, 1 + a @ b, rtol=1e-5)
    np.testing.assert_allclose(rows, a.sum(1), rtol=1e-5)
    np.testing.assert_array_equal(columns, a.max(0))
    np.testing.assert_array_equal(transposed, a.T)
    np.testing.assert_array_equal(flat, a.ravel())
    assert element[0] == a[2, 2]


def test_strided_memory(flow: Any, random: np.random.Generator) -> None:
    source = random.random((20, 30), dtype=np.float32)[::2, ::3]
    for i, j in [(0, 0), (8, 2), (9, 9), (7, 8)]:
        found = np.zeros((4, 3), np.float32)
        flow.f(source, found, i, j, np.float32(-1))
        expected = -np.ones((4, 3), np.float32)
        part = source[i : i + 4, j : j + 3]
        expected[: part.shape[0], : part.shape[1]] = part
        np.testing.assert_array_equal(found, expected)
        target = np.zeros((20, 30), np.float32)[::2, ::3]
        flow.w(target, found, i, j, np.float32(0))
        np.testing.assert_array_equal(target[i : i + 4, j : j + 3], found[: 10 - i, : 10 - j])


def test_gather(flow: Any) -> None:
    found = np.zeros((2, 2), np.float32)
    flow.g(np.arange(8, dtype=np.float32), np.array([3, 1, 0, 7], np.int32), found)
    np.testing.assert_array_equal(found, [[3, -1], [0, 7]])


def test_branches_while_loops_and_blocks(flow: Any) -> None:
    b = np.arange(1, 9, dtype=np.float32).reshape(2, 4)
    found = np.zeros((2, 4), np.float32)
    flow.h(True, found, 3)
    np.testing.assert_array_equal(found, 1 + 3 * b)
    flow.h(False, found, 2)
    np.testing.assert_array_equal(found, 2 * b)


def test_calls_and_dynamic_positions(flow: Any) -> None:
    expected = np.arange(1, 9, dtype=np.float32).reshape(2, 4)
    expected[1, 1] *= 2
    expected[0] = expected[1]
    found = np.zeros((2, 4), np.float32)
    flow.call(found, 1)
    np.testing.assert_array_equal(found, expected)


def test_rows_stay_as_they_are() -> None:
    """Functions of rows alone are not searched: even a sum of constants stays."""
    text = """func.func @f(%m: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<16xf32>, vector<16xf32>
  %one = arith.constant 1.0 : f32
  %two = arith.addf %one, %one : f32
  %w = vector.broadcast %two : f32 to vector<16xf32>
  %sum = arith.addf %v, %w : vector<16xf32>
  vector.store %sum, %m[%c0] : memref<16xf32>, vector<16xf32>
  return
}"""
    module = lamina.parse(text)
    before = str(module)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-unroll-nd-vectors))")
    assert str(module) == before
    x = np.arange(16, dtype=np.float32)
    lamina.compile(module, cache=None).f(x)
    np.testing.assert_array_equal(x, np.arange(16, dtype=np.float32) + 2)
