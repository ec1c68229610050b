"""Assertions of generate-runtime-verification: their locations, what they catch, and what they leave alone."""

from __future__ import annotations

import pytest

from tests.mlir_test import run_tool

ACCESS = """
func.func @main(%m: memref<?xf32>, %i: index) -> f32 {
  %r = memref.load %m[%i] : memref<?xf32>
  return %r : f32
}
"""
VIEW = """
func.func @main(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %v = memref.subview %m[1] [%n] [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: 1>>
  %s = memref.cast %m : memref<?xf32> to memref<8xf32>
  %r = memref.load %v[%c3] : memref<?xf32, strided<[2], offset: 1>>
  return %r : f32
}
"""
SUM = """
func.func @main(%a: memref<?x?xf32>, %n: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index
  %b = memref.alloc(%n, %c2) : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%b : memref<?x?xf32>)
  linalg.add ins(%a, %a : memref<?x?xf32>, memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  %r = memref.load %b[%c2, %c2] : memref<?x?xf32>
  memref.dealloc %b : memref<?x?xf32>
  return %r : f32
}
"""


@pytest.mark.parametrize(
    ("program", "arguments", "said"),
    [
        (ACCESS, "iota[4],3", None),
        (ACCESS, "iota[4],4", ["%0 = memref.load %arg0[%arg1] : memref<?xf32>", "^ out-of-bounds access", "3:8"]),
        (ACCESS, "iota[4],-1", ["^ out-of-bounds access"]),
        (VIEW, "iota[8],4", None),
        (VIEW, "iota[8],5", ["^ subview runs out-of-bounds along dimension 0", "5:8"]),
        (VIEW, "iota[9],4", ["^ size mismatch of dim 0", "6:8"]),
        (VIEW, "iota[8],3", ["^ out-of-bounds access", "7:8"]),
        (SUM, "iota[3x2],2", ["^ dimension #0 of input/output operand #2 is incompatible", "7:3"]),
        (SUM, "iota[2x2],2", ["^ out-of-bounds access", "8:8"]),
    ],
)
def test_run(program: str, arguments: str, said: list[str] | None) -> None:
    """``lamina run --runtime-checks`` reports what is wrong, at its place, and does not crash."""
    flags = ["--runtime-checks", "--checks=none", "--O0", "--no-cache"]
    outcome = run_tool(["run", "-", f"--args={arguments}", *flags], stdin=program)
    if said is None:
        assert outcome.exit_code == 0, outcome.stderr
        assert "result 0:" in outcome.stdout
        return
    assert outcome.exit_code == 1
    assert "lamina run: @main: ERROR: Runtime op verification failed" in outcome.stderr
    for piece in said:
        assert piece in outcome.stderr


def test_locations_and_levels() -> None:
    """The message names the operation only at level 1; other levels are errors."""
    short = run_tool(["opt", "--generate-runtime-verification=verbose-level=0", "-"], stdin=ACCESS)
    text = r"ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:3:8)"
    assert text in short.stdout
    wrong = run_tool(["opt", "--generate-runtime-verification=verbose-level=2", "-"], stdin=ACCESS)
    assert wrong.exit_code == 1
    assert "generate-runtime-verification pass: set verboseLevel to 0 or 1" in wrong.stderr


def test_meaning_is_kept() -> None:
    """Programs without errors compute the same with their assertions."""
    for program in (VIEW, SUM):
        flag = "--check-semantics=builtin.module(generate-runtime-verification)"
        outcome = run_tool(["opt", flag, "-"], stdin=program)
        assert outcome.exit_code == 0, outcome.stderr
