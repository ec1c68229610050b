"""remove-dead-values where mlir-opt fails."""

from __future__ import annotations

from tests.mlir_test import run_tool

CALL = """
func.func private @unused(%a: i32) -> i32 {
  %r = func.call @kept(%a) : (i32) -> i32
  return %r : i32
}
func.func @kept(%a: i32) -> i32 {
  return %a : i32
}
"""


def test_code_that_is_never_reached() -> None:
    """An uncalled function loses its argument; uses of it become poison."""
    outcome = run_tool(["opt", "--remove-dead-values", "-"], stdin=CALL)
    assert outcome.exit_code == 0, outcome.stderr
    assert "func.func private @unused() {" in outcome.stdout
    assert "%0 = ub.poison : i32" in outcome.stdout


BRANCHES = """
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  "t.use"(%b) : (i32) -> ()
  cf.cond_br %c, ^b1(%b : i32), ^b1(%a : i32)
^b1(%x: i32):
  return %b : i32
}
"""


def test_unequal_dead_operands() -> None:
    """An argument goes with all operands for it, where only some of these are dead."""
    outcome = run_tool(["opt", "--remove-dead-values", "--allow-unregistered-dialect", "-"], stdin=BRANCHES)
    assert outcome.exit_code == 0, outcome.stderr
    assert "cf.cond_br %arg2, ^bb1, ^bb1" in outcome.stdout
