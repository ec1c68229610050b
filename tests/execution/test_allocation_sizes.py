"""Allocations that overflow or fail are errors at their place, and never small buffers."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import lamina
from lamina.conversion.check_allocations import stack_limit
from lamina.execution.engine import CompiledObject
from lamina.execution.runtime import AssertionFailed

# The buffers go to Python, so that no allocation is optimized away.
TEXT = """
func.func @row(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  return %m : memref<?xf32>
}
func.func @box(%n: index, %k: index) -> memref<?x?x3xf32> {
  %m = memref.alloc(%n, %k) {alignment = 64} : memref<?x?x3xf32>
  return %m : memref<?x?x3xf32>
}
func.func @odd(%n: index) -> memref<?xi24> {
  %m = memref.alloc(%n) : memref<?xi24>
  return %m : memref<?xi24>
}
func.func @static() -> memref<4611686018427387905xf32> {
  %m = memref.alloc() : memref<4611686018427387905xf32>
  return %m : memref<4611686018427387905xf32>
}
func.func @bytes(%n: index) -> memref<?xi8> {
  %m = memref.alloc(%n) {alignment = 64} : memref<?xi8>
  return %m : memref<?xi8>
}
func.func @tensor(%n: index) -> tensor<?xf32> {
  %x = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %t = linalg.fill ins(%x : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %t : tensor<?xf32>
}
func.func @stack(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 1.0 : f32
  %m = memref.alloca(%n) : memref<?xf32>
  memref.store %x, %m[%c0] : memref<?xf32>
  %r = memref.load %m[%n] : memref<?xf32>
  return %r : f32
}
func.func @nothing(%n: index) -> memref<0x?xf32> {
  %m = memref.alloc(%n) : memref<0x?xf32>
  return %m : memref<0x?xf32>
}
"""


@pytest.fixture(scope="module")
def compiled() -> CompiledObject:
    return lamina.compile(TEXT)


@pytest.mark.parametrize(
    ("name", "sizes", "line"),
    [
        ("row", (2**62 + 1,), 3),
        ("row", (-1,), 3),
        ("box", (2**32, 2**32), 7),
        ("box", (-1, -1), 7),
        ("box", (2**31, 2**30), 7),
        ("odd", (2**62,), 11),
        ("static", (), 15),
        # With the room for its alignment, this would be 63 bytes.
        ("bytes", (-1,), 19),
        ("tensor", (2**62 + 2,), 24),
        # Nothing is requested, but a size is missing.
        ("box", (-1, 0), 7),
        ("box", (0, -(2**63)), 7),
        ("nothing", (-1,), 37),
    ],
)
def test_larger_than_memory(
    compiled: CompiledObject, name: str, sizes: tuple[int, ...], line: int
) -> None:
    with pytest.raises(AssertionFailed, match=rf'loc\("-":{line}:.*is larger than memory'):
        compiled[name](*sizes)


@pytest.mark.parametrize(
    ("name", "sizes", "line"),
    [("row", (2**52,), 3), ("box", (2**26, 2**26), 7), ("bytes", (2**61,), 19), ("tensor", (2**57,), 24)],
)
def test_no_memory(
    compiled: CompiledObject, name: str, sizes: tuple[int, ...], line: int
) -> None:
    with pytest.raises(AssertionFailed, match=rf'loc\("-":{line}:.*ran out of memory'):
        compiled[name](*sizes)


@pytest.mark.parametrize("size", [2**62 + 1, -1, stack_limit() // 4 + 1], ids=["wraps", "negative", "half the stack"])
def test_larger_than_the_stack(compiled: CompiledObject, size: int) -> None:
    with pytest.raises(AssertionFailed, match=r'loc\("-":31:.*is larger than the stack has room for'):
        compiled.stack(size)


def test_what_fits(compiled: CompiledObject) -> None:
    assert compiled.row(3).shape == (3,)
    assert compiled.row(0).shape == (0,)
    assert compiled.box(2, 5).shape == (2, 5, 3)
    assert compiled.box(0, 5).shape == (0, 5, 3)
    assert compiled.nothing(5).shape == (0, 5)
    assert compiled.odd(7).shape == (7,)
    assert compiled.tensor(3).tolist() == [1, 1, 1]


def test_in_a_parallel_loop() -> None:
    """The failure of a worker's allocation fails the call."""
    f = lamina.compile("""
    func.func @f(%n: index, %out: memref<8xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %x = arith.constant 1.0 : f32
      scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
        %m = memref.alloc(%n) : memref<?xf32>
        memref.store %x, %m[%i] : memref<?xf32>
        %v = memref.load %m[%i] : memref<?xf32>
        memref.store %v, %out[%i] : memref<8xf32>
        memref.dealloc %m : memref<?xf32>
      }
      return
    }""", parallel=True).f
    out = np.zeros(8, np.float32)
    f(8, out)
    assert out.tolist() == [1] * 8
    with pytest.raises(AssertionFailed, match="is larger than memory"):
        f(2**62 + 8, out)


def test_the_runtime_checks_of_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text(TEXT)
    for flags in ([], ["--runtime-checks"]):
        arguments = [str(file), "--entry=row", "--args=4611686018427387905", *flags]
        command = [sys.executable, "-m", "lamina", "run", *arguments]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 1
        assert f'{file}":3:' in done.stderr and "is larger than memory" in done.stderr
