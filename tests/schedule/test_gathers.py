"""Reads at computed indices run in vectors: rows of tables as consecutive loads, others as gathers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lamina
from lamina.ir.diagnostics import collect_diagnostics
from lamina.schedule import schedule

EMBEDDING = """
func.func @f(%table: tensor<{rows}x{columns}xf32>, %ids: tensor<{count}xi64>, %out: tensor<{count}x{columns}xf32>)
    -> tensor<{count}x{columns}xf32> {{
  %r = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                        iterator_types = ["parallel", "parallel"]}}
      ins(%ids : tensor<{count}xi64>) outs(%out : tensor<{count}x{columns}xf32>) {{
  ^bb0(%id: i64, %o: f32):
    %i = arith.index_cast %id : i64 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %table[%i, %j] : tensor<{rows}x{columns}xf32>
    linalg.yield %x : f32
  }} -> tensor<{count}x{columns}xf32>
  return %r : tensor<{count}x{columns}xf32>
}}"""


@pytest.mark.parametrize("columns", [64, 33, 5])
@pytest.mark.parametrize("cpu", ["native", "x86-64-v3"])
@pytest.mark.parametrize("is_dynamic", [False, True])
def test_rows_of_a_table(columns: int, cpu: str, is_dynamic: bool) -> None:
    sizes = dict.fromkeys(("rows", "columns", "count"), "?")
    source = EMBEDDING.format(**(sizes if is_dynamic else {"rows": 50, "columns": columns, "count": 7}))
    generator = np.random.default_rng(0)
    table = generator.standard_normal((50, columns)).astype(np.float32)
    ids = generator.integers(0, 50, 7)
    compiled = lamina.compile(source, cpu=cpu)
    np.testing.assert_array_equal(compiled.f(table, ids, np.zeros((7, columns), np.float32)), table[ids])


def test_rows_are_loaded_and_not_gathered() -> None:
    source = EMBEDDING.format(rows=50, columns=64, count=7)
    assert "left scalar" not in schedule(lamina.parse(source))
    assert "gather" not in lamina.compile(source).assembly()


ELEMENTS = """
func.func @f(%x: tensor<9x40xf64>, %at: tensor<9x21xi32>) -> tensor<9x21xf64> {
  %empty = tensor.empty() : tensor<9x21xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%at : tensor<9x21xi32>) outs(%empty : tensor<9x21xf64>) {
  ^bb0(%k: i32, %o: f64):
    %i = linalg.index 0 : index
    %j = arith.index_cast %k : i32 to index
    %v = tensor.extract %x[%i, %j] : tensor<9x40xf64>
    linalg.yield %v : f64
  } -> tensor<9x21xf64>
  return %r : tensor<9x21xf64>
}"""


@pytest.mark.parametrize("cpu", ["native", "x86-64-v3"])
def test_elements_at_any_place(cpu: str) -> None:
    generator = np.random.default_rng(1)
    x, at = generator.standard_normal((9, 40)), generator.integers(0, 40, (9, 21), dtype=np.int32)
    assert "left scalar" not in schedule(lamina.parse(ELEMENTS))
    np.testing.assert_array_equal(lamina.compile(ELEMENTS, cpu=cpu).f(x, at), np.take_along_axis(x, at, 1))


def test_what_is_written_is_not_read_in_vectors() -> None:
    """Each element is the one before it: the order of the loop counts."""
    source = """
    func.func @f(%x: memref<64xf32>) {
      linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
          outs(%x : memref<64xf32>) {
      ^bb0(%o: f32):
        %i = linalg.index 0 : index
        %one = arith.constant 1 : index
        %zero = arith.constant 0 : index
        %p = arith.subi %i, %one : index
        %q = arith.maxsi %p, %zero : index
        %v = memref.load %x[%q] : memref<64xf32>
        linalg.yield %v : f32
      }
      return
    }"""
    x = np.arange(64, dtype=np.float32)
    lamina.compile(source, remarks="none").f(x)
    np.testing.assert_array_equal(x, np.zeros(64, np.float32))


ENLARGED = """
func.func @f(%x: tensor<5x{small}xf32>) -> tensor<15x{large}xf32> {{
  %empty = tensor.empty() : tensor<15x{large}xf32>
  %r = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i floordiv 3, {subscript})>,
                                        affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}}
      ins(%x : tensor<5x{small}xf32>) outs(%empty : tensor<15x{large}xf32>) {{
  ^bb0(%v: f32, %o: f32):
    %y = arith.addf %v, %v : f32
    linalg.yield %y : f32
  }} -> tensor<15x{large}xf32>
  return %r : tensor<15x{large}xf32>
}}"""


@pytest.mark.parametrize("cpu", ["native", "x86-64-v3"])
@pytest.mark.parametrize(
    ("subscript", "columns", "large"),
    [
        ("j floordiv 2", lambda j: j // 2, 70),
        ("j floordiv 3", lambda j: j // 3, 67),
        ("j mod 8", lambda j: j % 8, 100),
        ("j mod 5", lambda j: j % 5, 33),
        ("(j + 1) ceildiv 4", lambda j: -(-(j + 1) // 4), 65),
        ("j - (j floordiv 4) * 4", lambda j: j % 4, 64),
        ("(j floordiv 6) * 2 + j mod 2", lambda j: j // 6 * 2 + j % 2, 91),
    ],
)
def test_quotients_and_remainders(subscript: str, columns: Callable[[Any], Any], large: int, cpu: str) -> None:
    small = int(columns(np.arange(large)).max()) + 1
    source = ENLARGED.format(subscript=subscript, small=small, large=large)
    assert "left scalar" not in schedule(lamina.parse(source))
    x = np.random.default_rng(2).standard_normal((5, small)).astype(np.float32)
    expected = 2 * x[np.arange(15)[:, None] // 3, columns(np.arange(large))]
    np.testing.assert_array_equal(lamina.compile(source, cpu=cpu).f(x), expected)


def test_outer_quotients_are_read_as_vectors() -> None:
    source = ENLARGED.format(subscript="j", small=64, large=64)
    assert "gather" not in lamina.compile(source).assembly()
    x = np.random.default_rng(2).standard_normal((5, 64)).astype(np.float32)
    np.testing.assert_array_equal(lamina.compile(source).f(x), 2 * x[np.arange(15) // 3])


def test_indices_in_blocks_of_rows() -> None:
    """Tiling adds the place of the block to the indices in it."""
    rows, columns = 200, 3000
    type = f"tensor<{rows}x{columns}xf32>"
    source = f"""
    func.func @f(%x: {type}) -> {type} {{
      %least = arith.constant 0xFF800000 : f32
      %empty = tensor.empty() : {type}
      %masked = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                                iterator_types = ["parallel", "parallel"]}} ins(%x : {type}) outs(%empty : {type}) {{
      ^bb0(%v: f32, %o: f32):
        %i = linalg.index 0 : index
        %j = linalg.index 1 : index
        %later = arith.cmpi sgt, %j, %i : index
        %y = arith.select %later, %least, %v : f32
        linalg.yield %y : f32
      }} -> {type}
      %r = linalg.softmax dimension(1) ins(%masked : {type}) outs(%empty : {type}) -> {type}
      return %r : {type}
    }}"""
    assert "tile_using_forall" in schedule(lamina.parse(source))
    x = np.random.default_rng(3).standard_normal((rows, columns)).astype(np.float32)
    with collect_diagnostics() as said:
        result = lamina.compile(source, cache=None).f(x)
    assert not [one.message for one in said if "scalar" in one.message]
    scores = np.exp(np.where(np.arange(columns) > np.arange(rows)[:, None], -np.inf, x.astype(np.float64)))
    np.testing.assert_allclose(result, scores / scores.sum(1, keepdims=True), 1e-5)


HALVED = """
func.func @f(%x: tensor<400xf32>, %out: tensor<SIZExf32>) -> tensor<SIZExf32> {
  %two = arith.constant 2 : i32
  %more = arith.constant MORE : i32
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%out : tensor<SIZExf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %m = arith.addi %n, %more : i32
    %h = arith.floordivsi %m, %two : i32
    %k = arith.index_cast %h : i32 to index
    %v = tensor.extract %x[%k] : tensor<400xf32>
    linalg.yield %v : f32
  } -> tensor<SIZExf32>
  return %r : tensor<SIZExf32>
}"""


@pytest.mark.parametrize(("size", "more"), [(256, 0), (203, 0), (77, 6), (96, 3), (1, 0)])
def test_halved_indices_load_each_element_once(size: int, more: int) -> None:
    """Vectors begin at even indices: half a vector is loaded. Otherwise, as at i + 3, elements are gathered."""
    compiled = lamina.compile(HALVED.replace("SIZE", str(size)).replace("MORE", str(more)), cpu="x86-64-v3")
    x = np.random.default_rng(0).standard_normal(400).astype(np.float32)
    expected = x[(np.arange(size) + more) // 2]
    np.testing.assert_array_equal(compiled.f(x, np.zeros(size, np.float32)), expected)
    if size == 256:
        assert "gather" not in compiled.assembly()


def test_an_output_without_aliases_is_written_in_vectors() -> None:
    """``llvm.noalias`` on an argument of a function on buffers says that the block does not read what it writes."""
    source = """
        func.func @f(%x: memref<128xf32>, %out: memref<128xf32> {llvm.noalias}) {
          %last = arith.constant 127 : index
          linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
              outs(%out : memref<128xf32>) {
          ^bb0(%o: f32):
            %i = linalg.index 0 : index
            %k = arith.subi %last, %i : index
            %v = memref.load %x[%k] : memref<128xf32>
            linalg.yield %v : f32
          }
          return
        }"""
    x, out = np.arange(128, dtype=np.float32), np.zeros(128, np.float32)
    compiled = lamina.compile(source, cpu="x86-64-v3")
    compiled.f(x, out)
    np.testing.assert_array_equal(out, x[::-1])
    assert "vperm" in compiled.assembly()


# Vectors along a diagonal of the second input, and a loop over the sums of the first that could be unrolled.
DIAGONAL = """
#row = affine_map<(d0, d1, d2) -> (d0, d1)>
#last = affine_map<(d0, d1, d2) -> (d2)>
#first = affine_map<(d0, d1, d2, d3) -> (d0)>
#diagonal = affine_map<(d0, d1, d2, d3) -> (d1, d2, d0, d3, d1 + d2)>
#result = affine_map<(d0, d1, d2, d3) -> (d2)>
func.func @f(%x: tensor<5x16xi16>, %y: tensor<2xi16>, %z: tensor<7x33x2x4x39xi16>, %out: tensor<33xi16>)
    -> tensor<33xi16> {
  %c0 = arith.constant 0 : i16
  %e = tensor.empty() : tensor<2xi16>
  %start = linalg.fill ins(%c0 : i16) outs(%e : tensor<2xi16>) -> tensor<2xi16>
  %s = linalg.generic {indexing_maps = [#row, #last, #last], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x, %y : tensor<5x16xi16>, tensor<2xi16>) outs(%start : tensor<2xi16>) {
  ^bb0(%a: i16, %b: i16, %o: i16):
    %p = arith.muli %a, %b : i16
    %r = arith.addi %o, %p : i16
    linalg.yield %r : i16
  } -> tensor<2xi16>
  %t = linalg.generic {indexing_maps = [#first, #diagonal, #result],
                       iterator_types = ["reduction", "reduction", "parallel", "reduction"]}
      ins(%s, %z : tensor<2xi16>, tensor<7x33x2x4x39xi16>) outs(%out : tensor<33xi16>) {
  ^bb0(%a: i16, %b: i16, %o: i16):
    %p = arith.muli %a, %b : i16
    %r = arith.addi %o, %p : i16
    linalg.yield %r : i16
  } -> tensor<33xi16>
  return %t : tensor<33xi16>
}"""


def test_gathers_count_as_loads_where_code_is_repeated() -> None:
    """A gather of 16-bit numbers is a load for each: repeated as often as other operations it takes LLVM seconds."""
    generator = np.random.default_rng(2)
    x, y, z, out = (
        generator.integers(-9, 9, shape, dtype=np.int16) for shape in ((5, 16), (2,), (7, 33, 2, 4, 39), (33,))
    )
    compiled = lamina.compile(DIAGONAL, cache=None)
    gathers = re.findall(r"call <(\d+) x i16> @llvm\.masked\.gather", compiled.llvm_ir())
    assert 0 < sum(int(lanes) for lanes in gathers) <= 1024
    sums = x.sum(dtype=np.int16) * y
    steps = np.arange(33)
    diagonals = np.stack([z[d1, steps, :, :, steps + d1] for d1 in range(7)])
    np.testing.assert_array_equal(compiled.f(x, y, z, out), out + np.einsum("dikc,k->i", diagonals, sums))


def test_arguments_of_later_blocks_are_not_those_of_the_function() -> None:
    """The first argument of the function shares no memory; that of the second block does."""
    source = """
        func.func @f(%apart: memref<128xf32> {llvm.noalias}, %x: memref<128xf32>) {
          cf.br ^next(%x, %x, %x : memref<128xf32>, memref<128xf32>, memref<128xf32>)
        ^next(%out: memref<128xf32>, %in: memref<128xf32>, %third: memref<128xf32>):
          %last = arith.constant 127 : index
          linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
              outs(%out : memref<128xf32>) {
          ^bb0(%o: f32):
            %i = linalg.index 0 : index
            %k = arith.subi %last, %i : index
            %v = memref.load %in[%k] : memref<128xf32>
            linalg.yield %v : f32
          }
          linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
              outs(%third : memref<128xf32>) {
          ^bb0(%o: f32):
            %i = linalg.index 0 : index
            %k = arith.subi %last, %i : index
            %v = memref.load %in[%k] : memref<128xf32>
            %d = arith.addf %v, %v : f32
            linalg.yield %d : f32
          }
          return
        }"""
    x = np.arange(128, dtype=np.float32)
    expected = x.copy()
    for i in range(128):
        expected[i] = expected[127 - i]
    for i in range(128):
        expected[i] = 2 * expected[127 - i]
    lamina.compile(source, cache=None, cpu="x86-64-v3").f(np.zeros(128, np.float32), x)
    np.testing.assert_array_equal(x, expected)
