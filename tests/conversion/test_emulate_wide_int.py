"""arith-emulate-wide-int computes what wide integers do."""

from __future__ import annotations

import pytest

from tests.mlir_test import run_tool

OPERATIONS = ["addi", "subi", "muli", "andi", "xori", "maxsi", "minui"]
SHIFTS = ["shli", "shrui", "shrsi"]
AMOUNTS = ["%amount", "%nothing", "%width"]


def program(operation: str, amount: str = "%wide_b") -> str:
    """An operation on 32 bits, emulated by two numbers of 16 bits; returns both halves of the result."""
    return f"""
func.func @f(%a: i16, %b: i16, %c: i16) -> (i16, i16) {{
  %width = arith.constant 16 : i32
  %mask = arith.constant 31 : i32
  %high = arith.extsi %a : i16 to i32
  %low = arith.extui %b : i16 to i32
  %shifted = arith.shli %high, %width : i32
  %wide_a = arith.ori %shifted, %low : i32
  %wide_c = arith.extsi %c : i16 to i32
  %wide_b = arith.xori %wide_c, %shifted : i32
  %amount = arith.andi %wide_c, %mask : i32
  %nothing = arith.subi %amount, %amount : i32
  %r = arith.{operation} %wide_a, {amount} : i32
  %r_low = arith.trunci %r : i32 to i16
  %rest = arith.shrui %r, %width : i32
  %r_high = arith.trunci %rest : i32 to i16
  return %r_low, %r_high : i16, i16
}}
"""


@pytest.mark.parametrize(
    "text",
    [*(program(operation) for operation in OPERATIONS), *(program(shift, by) for shift in SHIFTS for by in AMOUNTS)],
    ids=[*OPERATIONS, *(f"{shift} by {by}" for shift in SHIFTS for by in AMOUNTS)],
)
def test_same_results(text: str) -> None:
    pipeline = "builtin.module(arith-emulate-wide-int{widest-int-supported=16})"
    outcome = run_tool(["opt", f"--check-semantics={pipeline}", "-"], stdin=text)
    assert outcome.exit_code == 0, outcome.stderr
