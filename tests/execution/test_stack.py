"""Loops do not grow the stack, whatever pipeline they come from: three million iterations with memory of their own."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import lamina

ITERATIONS = 3_000_000

# Each iteration writes to its own memory and reads it back at an unknown index.
FOR = """
func.func @f(%n: index, %k: index, %size: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i64 {
    %m = memref.alloca(OPERANDS) : memref<SIZExi64>
    %v = arith.index_cast %i : index to i64
    memref.store %v, %m[%k] : memref<SIZExi64>
    %l = func.call @read(%m, %k) : (memref<SIZExi64>, index) -> i64
    %t = arith.addi %s, %l : i64
    scf.yield %t : i64
  }
  return %sum : i64
}
func.func private @read(%m: memref<SIZExi64>, %k: index) -> i64 attributes {no_inline} {
  %l = memref.load %m[%k] : memref<SIZExi64>
  return %l : i64
}
"""
WHILE = """
func.func @f(%n: index, %k: index, %size: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %last, %sum = scf.while (%i = %c0, %s = %zero) : (index, i64) -> (index, i64) {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i, %s : index, i64
  } do {
  ^bb0(%i: index, %s: i64):
    %m = memref.alloca(OPERANDS) : memref<SIZExi64>
    %v = arith.index_cast %i : index to i64
    memref.store %v, %m[%k] : memref<SIZExi64>
    %l = memref.load %m[%k] : memref<SIZExi64>
    %t = arith.addi %s, %l : i64
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %t : index, i64
  }
  return %sum : i64
}
"""
BLOCKS = """
func.func @f(%n: index, %k: index, %size: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  cf.br ^head(%c0, %zero : index, i64)
^head(%i: index, %s: i64):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %m = memref.alloca(OPERANDS) : memref<SIZExi64>
  %v = arith.index_cast %i : index to i64
  memref.store %v, %m[%k] : memref<SIZExi64>
  %l = memref.load %m[%k] : memref<SIZExi64>
  %t = arith.addi %s, %l : i64
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %t : index, i64)
^end:
  return %s : i64
}
"""
PIPELINES = [
    None,
    "builtin.module(convert-scf-to-cf)",
    "builtin.module(convert-scf-to-cf,finalize-memref-to-llvm,convert-to-llvm,reconcile-unrealized-casts)",
]


def _run_in_small_stack(programs: list[tuple[str, str | None]]) -> list[int]:
    """The results of texts with their pipelines, in one process with the usual stack, which overflows after some ten
    thousand iterations."""
    program = f"""
import resource
resource.setrlimit(resource.RLIMIT_STACK, (8 << 20, resource.getrlimit(resource.RLIMIT_STACK)[1]))
import sys, threading, lamina
threading.stack_size(8 << 20)
def run(f):
    print(f({ITERATIONS}, 3, 16))
for number, (text, pipeline) in enumerate({programs!r}):
    print("program", number, file=sys.stderr, flush=True)
    f = lamina.compile(text, pipeline=pipeline, cache=None, opt_level=0).f
    thread = threading.Thread(target=run, args=(f,))
    thread.start()
    thread.join()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, f"exit status {done.returncode}: {done.stderr}"
    return [int(line) for line in done.stdout.split()]


@pytest.mark.parametrize("loop", ["FOR", "WHILE", "BLOCKS"])
def test_loop_does_not_grow_the_stack(loop: str) -> None:
    """With static, dynamic and large memory, lowered by each of the pipelines."""
    programs = [
        (globals()[loop].replace("SIZE", size).replace("OPERANDS", "%size" if size == "?" else ""), pipeline)
        for size in ("16", "?", "100000")
        for pipeline in PIPELINES
    ]
    assert _run_in_small_stack(programs) == [ITERATIONS * (ITERATIONS - 1) // 2] * len(programs)


def test_transfers_to_scf_in_loop() -> None:
    text = """
func.func @f(%n: index, %k: index, %size: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %pad = arith.constant 0 : i64
  %m = memref.alloc() : memref<4x4x16xi64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i64 {
    %j = arith.remui %i, %k : index
    %v = vector.transfer_read %m[%j, %c0, %c0], %pad : memref<4x4x16xi64>, vector<2x2x4xi64>
    vector.transfer_write %v, %m[%c0, %j, %c0] : vector<2x2x4xi64>, memref<4x4x16xi64>
    %v64 = arith.index_cast %i : index to i64
    %t = arith.addi %s, %v64 : i64
    scf.yield %t : i64
  }
  memref.dealloc %m : memref<4x4x16xi64>
  return %sum : i64
}"""
    pipeline = "builtin.module(func.func(convert-vector-to-scf),convert-scf-to-cf)"
    assert _run_in_small_stack([(text, pipeline)]) == [ITERATIONS * (ITERATIONS - 1) // 2]


# ---- What lives on stays


def test_memory_that_the_next_iteration_reads_is_kept_apart() -> None:
    """The loop hands the memory of an iteration to the next one, which has its own at the same time."""
    kernels = lamina.compile("""
func.func @f(%n: index, %out: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.alloca() : memref<1xi64>
  %start = arith.constant 100 : i64
  memref.store %start, %first[%c0] : memref<1xi64>
  cf.br ^head(%c0, %first : index, memref<1xi64>)
^head(%i: index, %old: memref<1xi64>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %new = memref.alloca() : memref<1xi64>
  %v = arith.index_cast %i : index to i64
  memref.store %v, %new[%c0] : memref<1xi64>
  %before = memref.load %old[%c0] : memref<1xi64>
  memref.store %before, %out[%i] : memref<?xi64>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %new : index, memref<1xi64>)
^end:
  return
}""")
    out = np.zeros(5, np.int64)
    kernels.f(5, out)
    assert out.tolist() == [100, 0, 1, 2, 3]


def test_address_in_memory_of_the_function_is_kept_apart() -> None:
    """An array of addresses: each iteration's memory is found in later ones."""
    kernels = lamina.compile("""
llvm.func @f() -> i64 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %table = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.br ^fill(%zero : i64)
^fill(%i: i64):
  %m = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %i, %m : i64, !llvm.ptr
  %at = llvm.getelementptr %table[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.store %m, %at : !llvm.ptr, !llvm.ptr
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^fill(%next : i64), ^sum(%zero, %zero : i64, i64)
^sum(%j: i64, %s: i64):
  %from = llvm.getelementptr %table[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %p = llvm.load %from : !llvm.ptr -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i64
  %t = llvm.add %s, %v : i64
  %k = llvm.add %j, %one : i64
  %again = llvm.icmp "slt" %k, %n : i64
  llvm.cond_br %again, ^sum(%k, %t : i64, i64), ^end
^end:
  llvm.return %t : i64
}
func.func @g() -> i64 {
  %r = llvm.call @f() : () -> i64
  return %r : i64
}""")
    assert kernels.g() == 0 + 1 + 2 + 3


def test_memory_used_behind_the_loop_is_not_given_back() -> None:
    kernels = lamina.compile("""
func.func @f(%n: index, %size: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^body(%c0 : index)
^body(%i: index):
  %m = memref.alloca(%size) : memref<?xi64>
  %v = arith.index_cast %i : index to i64
  memref.store %v, %m[%c1] : memref<?xi64>
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi slt, %next, %n : index
  cf.cond_br %more, ^body(%next : index), ^end
^end:
  %big = memref.alloca(%size) : memref<?xi64>
  %other = arith.constant -1 : i64
  memref.store %other, %big[%c1] : memref<?xi64>
  %l = memref.load %m[%c1] : memref<?xi64>
  %b = memref.load %big[%c1] : memref<?xi64>
  %r = arith.addi %l, %b : i64
  return %r : i64
}""")
    assert kernels.f(10, 8) == 8
