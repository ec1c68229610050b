"""Passes that write to standard error, and passes that run others: what they write is what mlir-opt writes."""

from __future__ import annotations

import pytest

from tests import oracle
from tests.mlir_test import run_tool

GRAPH = r"""
func.func @f(%a: i32, %c: i1, %m: memref<4xf32>) -> i32 {
  %cm1 = arith.constant -1 : i32
  %x = arith.addi %a, %a : i32
  cf.cond_br %c, ^b1(%x : i32), ^b2
^b1(%y: i32):
  %d = arith.constant dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : tensor<17xi32>
  %s = arith.constant dense<1.0> : tensor<20x30x40x50x60x70xf32>
  %k:3 = "t.k"(%cm1) {array = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17], short = [1], un, text = "a\n<b>|\\\"c\""}
    : (i32) -> (i32, i1, tensor<4xf32>)
  %r:2 = scf.if %c -> (i32, i1) {
    scf.yield %y, %k#1 : i32, i1
  } else {
    scf.yield %k#0, %c : i32, i1
  }
  return %r#0 : i32
^b2:
  return %x : i32
}
module @inner {
  %q = "t.use"(%w) : (i32) -> i32
  %w = "t.use"(%q) : (i32) -> i32
}
func.func private @declared()
"""
FOLDED = """
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %x = arith.addi %a, %c0 : i32
  return %x : i32
}
func.func @g(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  return %x : i32
}
"""


def _same_reports(flags: list[str], program: str) -> None:
    """Both outputs are mlir-opt's; mlir-opt writes carets and empty lines of its own."""
    flags = ["--allow-unregistered-dialect", "--mlir-disable-threading", *flags, "-"]
    theirs = oracle.run_process("mlir-opt", flags, program)
    ours = run_tool(["opt", *flags], stdin=program)
    assert _lines(ours.stderr) == _lines(theirs.stderr)
    assert _lines(ours.stdout) == _lines(theirs.stdout)
    assert ours.exit_code == theirs.status


def _lines(text: str) -> list[str]:
    return [line for line in text.replace("<stdin>", "-").splitlines() if line.strip() not in ("", "^")]


@pytest.mark.parametrize(
    "options",
    [
        "print-control-flow-edges",
        "print-attrs=false print-data-flow-edges=false",
        "print-result-types=false",
        "max-label-len=5",
    ],
)
def test_view_op_graph(options: str) -> None:
    _same_reports([f"--view-op-graph={options}"], GRAPH)


@pytest.mark.parametrize(
    "flags",
    [
        ["--composite-fixed-point-pass=name=Foo pipeline=func.func(canonicalize,cse)", "--mlir-print-ir-after-all"],
        ["--composite-fixed-point-pass=name=Foo pipeline=canonicalize max-iterations=1"],
        ["--composite-fixed-point-pass"],
        ["--inline", "--mlir-print-ir-after-all"],
    ],
)
def test_composite_fixed_point(flags: list[str]) -> None:
    """Dumps show the inner passes, and the pass under the name that it was given."""
    _same_reports(flags, FOLDED)


def test_iterations() -> None:
    """Less than one iteration is an error."""
    outcome = run_tool(["opt", "--composite-fixed-point-pass=max-iterations=0", "-"], stdin=FOLDED)
    assert outcome.exit_code == 1
    assert "Invalid maxIterations value" in outcome.stderr
