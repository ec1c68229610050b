"""Varied random programs compute the same after bufferization and deallocation, and what such programs have found."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

import lamina
from tests import oracle
from tests.dialects.bufferization.reading_judge import ALLOWED, bufferized, copies
from tests.dialects.bufferization.varied_campaign import check_program, copied, copies_of, is_right, transformed
from tests.dialects.bufferization.varied_programs import VariedProgram

pytestmark = pytest.mark.usefixtures("own_heap")

ROW = np.arange(4, dtype=np.float32)


@pytest.mark.parametrize(
    ("seed", "way"),
    [(0, "default"), (1, "random order"), (2, "best"), (3, "parallel regions"), (4, "copy before write")],
)
def test_same_values(seed: int, way: str) -> None:
    """In the interpreter, and natively, where nothing leaks, is freed twice or used afterwards."""
    check_program(seed, [way, "default", "functions apart"], native=way, size=7)


@oracle.requires_oracle
def test_mlir_reads_the_programs() -> None:
    """They are valid, so that comparisons with mlir-opt's bufferization mean something."""
    assert all(result.ok for result in oracle.mlir_opt_many(VariedProgram(seed).text() for seed in range(12)))


# ---- Programs in which a write showed where it must not

BLOCKS = """!t = tensor<4xf32>
func.func @main(%a: !t, %b: !t, %f: f32, %n: index) -> (!t, !t) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%a, %b, %c0 : tensor<4xf32>, tensor<4xf32>, index)
^head(%x: tensor<4xf32>, %y: tensor<4xf32>, %i: index):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %w = tensor.insert %f into %x[%i] : tensor<4xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%w, %x, %j : tensor<4xf32>, tensor<4xf32>, index)
^end:
  return %x, %y : tensor<4xf32>, tensor<4xf32>
}
"""
NESTED_IN_BLOCKS = """func.func @main(%a: tensor<4xf32>, %f: f32, %n: index, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  cf.br ^head(%c0, %zero : index, f32)
^head(%i: index, %s: f32):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %t = scf.if %c -> (f32) {
    %e = tensor.extract %a[%c0] : tensor<4xf32>
    scf.yield %e : f32
  } else {
    scf.yield %zero : f32
  }
  %w = tensor.insert %f into %a[%c0] : tensor<4xf32>
  %e = tensor.extract %w[%c0] : tensor<4xf32>
  %u = arith.addf %s, %t : f32
  %j = arith.addi %i, %c1 : index
  %v = arith.subf %u, %e : f32
  cf.br ^head(%j, %v : index, f32)
^end:
  return %s : f32
}
"""
CALL = """func.func private @twice(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %a, %a : tensor<4xf32>, tensor<4xf32>
}
func.func @main(%a: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %x:2 = call @twice(%a) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %w = tensor.insert %f into %x#0[%i] : tensor<4xf32>
  return %w, %x#1 : tensor<4xf32>, tensor<4xf32>
}
"""
RECURSION = """func.func @main(%a: tensor<4xf32>, %f: f32, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %stop = arith.cmpi eq, %n, %c0 : index
  %r:2 = scf.if %stop -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %a, %a : tensor<4xf32>, tensor<4xf32>
  } else {
    %m = arith.subi %n, %c1 : index
    %x:2 = func.call @main(%a, %f, %m) : (tensor<4xf32>, f32, index) -> (tensor<4xf32>, tensor<4xf32>)
    %w = tensor.insert %f into %x#0[%m] : tensor<4xf32>
    %e = tensor.extract %x#1[%m] : tensor<4xf32>
    %g = tensor.extract %w[%c0] : tensor<4xf32>
    %s = tensor.from_elements %e, %g, %e, %e : tensor<4xf32>
    scf.yield %s, %s : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
"""
YIELDED_TWICE = """!t = tensor<4xf32>
func.func @main(%a: !t, %b: !t, %f: f32, %n: index) -> (!t, !t) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    %e = tensor.extract %y[%c0] : tensor<4xf32>
    %t = tensor.splat %e : tensor<4xf32>
    scf.yield %t, %t : tensor<4xf32>, tensor<4xf32>
  }
  %w = tensor.insert %f into %r#0[%c1] : tensor<4xf32>
  return %w, %r#1 : tensor<4xf32>, tensor<4xf32>
}
"""
MASKED = """func.func @main(%a: tensor<4xf32>, %f: f32, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %v = vector.broadcast %f : f32 to vector<4xf32>
  %m = vector.create_mask %n : vector<4xi1>
  %r = WRITE
  return %r, %a : tensor<4xf32>, tensor<4xf32>
}
"""
WRITE = "vector.transfer_write %v, %a[%c0]{} {{in_bounds = [true]}} : vector<4xf32>, tensor<4xf32>"
WHOLE = MASKED.replace("WRITE", WRITE.format(", %m"))
WHOLE_IN_MASK = MASKED.replace("WRITE", f"vector.mask %m {{ {WRITE.format('')} }} : vector<4xi1> -> tensor<4xf32>")
ONE_ROW = """func.func @main(%a: tensor<2x4xf32>, %f: f32) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %v = vector.broadcast %f : f32 to vector<4xf32>
  %r = vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<2x4xf32>
  return %r, %a : tensor<2x4xf32>, tensor<2x4xf32>
}
"""
SPOILED: dict[str, tuple[str, tuple[Any, ...]]] = {
    "blocks that hand on what they have written": (BLOCKS, (ROW, ROW + 4, 9.0, 3)),
    "a read in a region of a block that is run again": (NESTED_IN_BLOCKS, (ROW + 1, 9.0, 3, 1)),
    "a function that returns one buffer twice": (CALL, (ROW, 9.0, 1)),
    "one that calls itself": (RECURSION, (ROW, 9.0, 2)),
    "a loop that yields one buffer twice": (YIELDED_TWICE, (ROW, ROW + 4, 9.0, 2)),
    "a masked write over a whole tensor": (WHOLE, (ROW, 9.0, 2)),
    "one in vector.mask": (WHOLE_IN_MASK, (ROW, 9.0, 2)),
    "a vector of lower rank": (ONE_ROW, (np.stack([ROW, ROW]), 9.0)),
}


@pytest.mark.parametrize("name", SPOILED)
def test_what_is_read_later_is_not_overwritten(name: str) -> None:
    text, values = SPOILED[name]
    assert is_right(copies_of(text, [values]), copies_of(bufferized(text), [values]))


@oracle.requires_oracle
def test_mlir_overwrites_it() -> None:
    """As it does with ``as-mlir``. One program is an error."""
    texts = {name: text for name, (text, _) in SPOILED.items() if name != "one in vector.mask"}
    results = oracle.mlir_opt_many(texts.values(), f"--one-shot-bufferize={ALLOWED}")
    for (name, text), result in zip(texts.items(), results, strict=True):
        values = [SPOILED[name][1]]
        assert not is_right(copies_of(text, values), copies_of(result.stdout, values)), name
        as_mlir = "one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 as-mlir=1}"
        assert copies(str(transformed(text, as_mlir))) == copies(result.stdout), name


# ---- Copies that nothing needs

TURNED = """func.func @main(%a: tensor<4x4xf32>, %v: vector<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true],
    permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xf32>, tensor<4x4xf32>
  return %r, %a : tensor<4x4xf32>, tensor<4x4xf32>
}
"""
RESHAPED = """func.func @main(%a: tensor<8xf32>, %f: f32, %s: tensor<2xindex>) -> (tensor<2x4xf32>, tensor<8xf32>) {
  %r = tensor.reshape %a(%s) : (tensor<8xf32>, tensor<2xindex>) -> tensor<2x4xf32>
  %o = linalg.fill ins(%f : f32) outs(%r : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %o, %a : tensor<2x4xf32>, tensor<8xf32>
}
"""
INNER_LOOP = """!t = tensor<4xf32>
func.func @main(%a: !t, %b: !t, %n: index, %c: i1) -> (!t, !t) {
  %r:2 = scf.while (%x = %a, %i = %n) : (tensor<4xf32>, index) -> (tensor<4xf32>, index) {
    %s:2 = scf.while (%y = %x, %j = %n) : (tensor<4xf32>, index) -> (tensor<4xf32>, index) {
      scf.condition(%c) %y, %j : tensor<4xf32>, index
    } do {
    ^bb0(%z: tensor<4xf32>, %k: index):
      scf.yield %z, %k : tensor<4xf32>, index
    }
    scf.condition(%c) %x, %i : tensor<4xf32>, index
  } do {
  ^bb0(%z: tensor<4xf32>, %k: index):
    scf.yield %b, %k : tensor<4xf32>, index
  }
  return %r#0, %b : tensor<4xf32>, tensor<4xf32>
}
"""


@oracle.requires_oracle
def test_not_more_copies_than_mlir() -> None:
    texts = [TURNED, RESHAPED, INNER_LOOP]
    found = [copies(bufferized(text)) for text in texts]
    expected = oracle.mlir_opt_many(texts, f"--one-shot-bufferize={ALLOWED}")
    assert found == [copies(result.stdout) for result in expected]


# ---- What could not be bufferized, freed or compiled

BLOCKS_IN_A_LOOP = """func.func @main(%a: tensor<?xf32>, %c: i1, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (tensor<?xf32>) {
    %e = scf.execute_region -> tensor<?xf32> {
      cf.cond_br %c, ^bb1(%x : tensor<?xf32>), ^bb1(%a : tensor<?xf32>)
    ^bb1(%y: tensor<?xf32>):
      scf.yield %y : tensor<?xf32>
    }
    scf.yield %e : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
"""


def test_blocks_whose_types_depend_on_a_loop_around() -> None:
    values = [(ROW, 0, 2), (ROW, 1, 0)]
    assert is_right(copies_of(BLOCKS_IN_A_LOOP, values), copies_of(bufferized(BLOCKS_IN_A_LOOP), values))


CASTS = """func.func private @h(%a: tensor<8xf32>) -> tensor<8xf32> {
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %d = tensor.cast %c : tensor<?xf32> to tensor<8xf32>
  return %d : tensor<8xf32>
}
func.func @main(%a: tensor<8xf32>, %f: f32, %i: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %x = call @h(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %w = tensor.insert %f into %x[%i] : tensor<8xf32>
  return %w, %a : tensor<8xf32>, tensor<8xf32>
}
"""


def test_a_copy_of_a_result_whose_sizes_the_function_has_forgotten() -> None:
    values = [(np.arange(8, dtype=np.float32), 9.0, 3)]
    assert is_right(copies_of(CASTS, values), copies_of(bufferized(CASTS), values))


MASK = """func.func @main(%t: memref<8xf32>, %n: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %m = vector.create_mask %n : vector<4xi1>
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%z : f32) outs(%a : memref<4xf32>)
  %v = vector.mask %m { vector.transfer_read %t[%n], %z {in_bounds = [true]} : memref<8xf32>, vector<4xf32> }
    : vector<4xi1> -> vector<4xf32>
  vector.mask %m { vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32> }
    : vector<4xi1>
  return %a : memref<4xf32>
}
"""
CLONE = """func.func @main(%t: memref<8xf32>, %n: index) -> memref<2x?xf32, strided<[4, 1], offset: 1>> {
  %e = memref.expand_shape %t [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  %s = memref.subview %e[0, 1] [2, %n] [1, 1] : memref<2x4xf32> to memref<2x?xf32, strided<[4, 1], offset: 1>>
  %r = bufferization.clone %s
    : memref<2x?xf32, strided<[4, 1], offset: 1>> to memref<2x?xf32, strided<[4, 1], offset: 1>>
  return %r : memref<2x?xf32, strided<[4, 1], offset: 1>>
}
"""
EIGHT = np.arange(8, dtype=np.float32)


@pytest.mark.parametrize(
    ("text", "expected"),
    [(MASK, [2, 3, 0, 0]), (CLONE, [[1, 2], [5, 6]])],
    ids=["a mask that reads a buffer", "a clone with a layout of its own"],
)
def test_freed_and_compiled(text: str, expected: list[Any]) -> None:
    freed = transformed(text, "buffer-deallocation-pipeline")
    compiled = lamina.compile(freed, sanitize=True, opt_level=0)
    found = compiled.main(*copied([EIGHT, 2]))
    assert found.tolist() == expected
    del found
    gc.collect()
    assert [*compiled.allocations.findings, *compiled.allocations.leaks()] == []


LEFT_BEHIND = """func.func @main(%n: index) -> index {
  %x = memref.alloc() : memref<4x8xf32>
  %cast = memref.cast %x : memref<4x8xf32> to memref<4x?xf32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast
    : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %c2 = arith.constant 2 : index
  %r = arith.muli %strides#0, %c2 : index
  memref.dealloc %x : memref<4x8xf32>
  return %r : index
}
"""


def test_constants_that_folding_leaves_behind() -> None:
    assert lamina.compile(LEFT_BEHIND).main(1) == 16
