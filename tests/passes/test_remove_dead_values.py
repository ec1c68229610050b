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
    """A function that nothing calls loses its argument; what it hands on is poison."""
    outcome = run_tool(["opt", "--remove-dead-values", "-"], stdin=CALL)
    assert outcome.exit_code == 0, outcome.stderr
    assert "func.func private @unused() {" in outcome.stdout
    assert "%0 = ub.poison : i32" in outcome.stdout
