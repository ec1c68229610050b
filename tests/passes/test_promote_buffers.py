"""lamina-promote-buffers: which buffers go to registers, which must not, and what comes out either way."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from tests.passes.random_buffers import Program, results

PASS = "builtin.module(func.func(lamina-promote-buffers))"


def promoted(body: str, arguments: str = "") -> str:
    module = lamina.parse(f"func.func @f({arguments}) {{\n{body}\n  return\n}}")
    lamina.run_pipeline(module, PASS)
    module.verify()
    return str(module)


# ---- Buffers that go


def test_accumulator_of_rows_is_carried() -> None:
    """A tile that a loop reads and writes row by row is five values that the loop carries."""
    text = promoted(
        """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : vector<5x16xf32>
  %acc = memref.alloc() : memref<1x5x16x1xf32>
  %flat = memref.collapse_shape %acc [[0, 1], [2, 3]] : memref<1x5x16x1xf32> into memref<5x16xf32>
  vector.transfer_write %zero, %flat[%c0, %c0] {in_bounds = [true, true]} : vector<5x16xf32>, memref<5x16xf32>
  scf.for %k = %c0 to %n step %c1 {
    scf.for %i = %c0 to %c5 step %c1 {
      %row = vector.transfer_read %flat[%i, %c0], %pad {in_bounds = [true]} : memref<5x16xf32>, vector<16xf32>
      %sum = arith.addf %row, %v : vector<16xf32>
      vector.transfer_write %sum, %flat[%i, %c0] {in_bounds = [true]} : vector<16xf32>, memref<5x16xf32>
    }
  }
  %all = vector.transfer_read %flat[%c0, %c0], %pad {in_bounds = [true, true]} : memref<5x16xf32>, vector<5x16xf32>
  vector.transfer_write %all, %out[%c0, %c0] {in_bounds = [true, true]} : vector<5x16xf32>, memref<5x16xf32>
  memref.dealloc %acc : memref<1x5x16x1xf32>""",
        "%n: index, %v: vector<16xf32>, %out: memref<5x16xf32>",
    )
    assert "memref.alloc" not in text and "memref.dealloc" not in text
    assert "-> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)" in text
    assert text.count("scf.for") == 1


def test_scratch_memory_is_not_carried() -> None:
    """What each iteration writes before it reads needs no carrying."""
    text = promoted(
        """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %scratch = memref.alloca() : memref<vector<8xf32>>
  scf.for %i = %c0 to %n step %c1 {
    %v = vector.load %m[%i] : memref<?xf32>, vector<8xf32>
    memref.store %v, %scratch[] : memref<vector<8xf32>>
    %w = memref.load %scratch[] : memref<vector<8xf32>>
    %d = arith.addf %w, %w : vector<8xf32>
    vector.store %d, %m[%i] : memref<?xf32>, vector<8xf32>
  }""",
        "%n: index, %m: memref<?xf32>",
    )
    assert "alloca" not in text and "iter_args" not in text


def test_loop_over_elements_becomes_a_vector() -> None:
    """What transfer_to_scf leaves of a vector with trailing unit dims: one element at a time."""
    text = promoted(
        """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %pad = arith.constant 0.0 : f32
  %a = memref.alloca() : memref<vector<64x1xf32>>
  %b = vector.type_cast %a : memref<vector<64x1xf32>> to memref<64xvector<1xf32>>
  scf.for %i = %c0 to %c64 step %c1 {
    %v = vector.transfer_read %in[%i, %c0], %pad {in_bounds = [true]} : memref<64x1xf32>, vector<1xf32>
    memref.store %v, %b[%i] : memref<64xvector<1xf32>>
  }
  %w = memref.load %a[] : memref<vector<64x1xf32>>
  %s = vector.shape_cast %w : vector<64x1xf32> to vector<64xf32>
  vector.store %s, %out[%c0] : memref<64xf32>, vector<64xf32>""",
        "%in: memref<64x1xf32>, %out: memref<64xf32>",
    )
    assert "alloca" not in text and "scf.for" not in text and "shape_cast" not in text


def test_copy_of_a_memref_to_itself_goes() -> None:
    text = promoted(
        """
  %c = memref.collapse_shape %m [[0, 1], [2]] : memref<1x4x8xf32> into memref<4x8xf32>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [1, 4, 8] : memref<4x8xf32> into memref<1x4x8xf32>
  memref.copy %e, %m : memref<1x4x8xf32> to memref<1x4x8xf32>""",
        "%m: memref<1x4x8xf32>",
    )
    assert "memref.copy" not in text


# ---- Buffers that stay

_STAY = {
    "a callee sees it": "func.call @g(%a) : (memref<4xf32>) -> ()",
    "it is stored": "memref.store %a, %table[%c0] : memref<1xmemref<4xf32>>",
    "an unknown index": "memref.store %x, %a[%n] : memref<4xf32>",
    "an index out of bounds": "%c7 = arith.constant 7 : index\n memref.store %x, %a[%c7] : memref<4xf32>",
    "a loop of unknown length": """scf.for %i = %c0 to %n step %c1 {
  memref.store %x, %a[%i] : memref<4xf32> }""",
    "a negative index": "%m1 = arith.constant -1 : index\n memref.store %x, %a[%m1] : memref<4xf32>",
    "an access in scf.while": """scf.while : () -> () { scf.condition(%flag) } do {
  memref.store %x, %a[%c0] : memref<4xf32> scf.yield }""",
    "a choice between buffers": """%b = memref.alloc() : memref<4xf32>
  %s = arith.select %flag, %a, %b : memref<4xf32>
  memref.store %x, %s[%c0] : memref<4xf32>""",
    "a loop that carries it": """%r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> memref<4xf32> {
  scf.yield %b : memref<4xf32> }
  memref.store %x, %r[%c0] : memref<4xf32>""",
    "a masked transfer": """%mask = vector.create_mask %n : vector<4xi1>
  %v = vector.broadcast %x : f32 to vector<4xf32>
  vector.transfer_write %v, %a[%c0], %mask {in_bounds = [true]} : vector<4xf32>, memref<4xf32>""",
    "a transfer out of bounds": """%v = vector.broadcast %x : f32 to vector<8xf32>
  vector.transfer_write %v, %a[%c0] : vector<8xf32>, memref<4xf32>""",
    "its address": "%p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index",
    "a view of other bits": """%y = arith.constant 0 : i8
  %b = memref.alloc() : memref<16xi8>
  %w = memref.view %b[%c0][] : memref<16xi8> to memref<4xf32>
  memref.store %x, %w[%c0] : memref<4xf32>
  memref.copy %w, %a : memref<4xf32> to memref<4xf32>""",
    "an atomic update": "%o = memref.atomic_rmw addf %x, %a[%c0] : (f32, memref<4xf32>) -> f32",
}


@pytest.mark.parametrize("reason", _STAY)
def test_stays_in_memory(reason: str) -> None:
    module = lamina.parse(f"""
func.func private @g(memref<4xf32>)
func.func @f(%n: index, %x: f32, %flag: i1, %table: memref<1xmemref<4xf32>>) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  {_STAY[reason]}
  %l = memref.load %a[%c0] : memref<4xf32>
  return %l : f32
}}""")
    lamina.run_pipeline(module, PASS)
    expected = "%alloc_0 = " if reason == "a choice between buffers" else "memref.alloc"
    assert expected in str(module) or "memref.view" in str(module)
    if "view of other bits" in reason:
        assert "memref<16xi8>" in str(module)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("%v = memref.load %m[%i] : memref<9xf32>\n memref.store %v, %m[%j] : memref<9xf32>", "the next element"),
        ("%v = memref.load %o[%i] : memref<9xf32>\n memref.store %v, %m[%j] : memref<9xf32>", "another argument"),
        ("%v = memref.load %m[%c0] : memref<9xf32>\n memref.store %v, %m[%i] : memref<9xf32>", "one element"),
    ],
)
def test_dependences_between_iterations_keep_the_loop(body: str, why: str) -> None:
    """A loop that also fills a small buffer is not done at once where an iteration may read what another writes."""
    module = lamina.parse(f"""
func.func @f(%m: memref<9xf32>, %o: memref<9xf32>, %out: memref<8xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %c8 step %c1 {{
    %j = arith.addi %i, %c1 : index
    {body}
    memref.store %v, %a[%i] : memref<8xf32>
  }}
  %all = vector.load %a[%c0] : memref<8xf32>, vector<8xf32>
  vector.store %all, %out[%c0] : memref<8xf32>, vector<8xf32>
  memref.dealloc %a : memref<8xf32>
  return
}}""")
    kernel = lamina.compile(module, cache=None).f
    memory, out = np.arange(9, dtype=np.float32) + 1, np.zeros(8, np.float32)
    wanted, seen = memory.copy(), []
    for i in range(8):
        value = wanted[0] if why == "one element" else wanted[i]
        wanted[i if why == "one element" else i + 1] = value
        seen.append(value)
    # Both arguments are the same memory.
    kernel(memory, memory, out)
    assert out.tolist() == seen and memory.tolist() == wanted.tolist()


def test_loops_that_do_not_run_keep_the_value() -> None:
    kernel = lamina.compile("""
func.func @f(%n: index, %flag: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<4xf32>
  memref.store %one, %a[%c0] : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %old = memref.load %a[%c0] : memref<4xf32>
    %new = arith.addf %old, %two : f32
    scf.if %flag {
      memref.store %new, %a[%c0] : memref<4xf32>
    }
  }
  %l = memref.load %a[%c0] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return %l : f32
}""").f
    assert [kernel(0, True), kernel(3, False), kernel(3, True)] == [1, 1, 7]


def test_value_that_only_the_next_iteration_reads_is_carried() -> None:
    kernel = lamina.compile("""
func.func @f(%n: index, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<4xf32>
  memref.store %one, %a[%c0] : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %old = memref.load %a[%c0] : memref<4xf32>
    memref.store %old, %out[%i] : memref<?xf32>
    %new = arith.addf %old, %old : f32
    memref.store %new, %a[%c0] : memref<4xf32>
  }
  memref.dealloc %a : memref<4xf32>
  return
}""").f
    out = np.zeros(4, np.float32)
    kernel(4, out)
    assert out.tolist() == [1, 2, 4, 8]


def test_part_of_a_row() -> None:
    """A store of one element leaves the others of its row."""
    kernel = lamina.compile("""
func.func @f(%m: memref<2x4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<2x4xf32>
  memref.copy %m, %a : memref<2x4xf32> to memref<2x4xf32>
  %row = memref.subview %a[1, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: 4>>
  memref.store %x, %row[%c2] : memref<4xf32, strided<[1], offset: 4>>
  %v = memref.load %a[%c1, %c1] : memref<2x4xf32>
  memref.store %v, %a[%c0, %c0] : memref<2x4xf32>
  memref.copy %a, %m : memref<2x4xf32> to memref<2x4xf32>
  memref.dealloc %a : memref<2x4xf32>
  return
}""").f
    array = np.arange(8, dtype=np.float32).reshape(2, 4)
    kernel(array, 9.0)
    assert array.tolist() == [[5, 1, 2, 3], [4, 5, 9, 7]]


@pytest.mark.parametrize("seed", range(12))
def test_random_programs(seed: int) -> None:
    text = Program(seed).text()
    for found, expected in zip(results(text, True), results(text, False), strict=True):
        assert np.array_equal(found, expected), text
