"""Narrowing keeps what programs compute, also where MLIR's does not."""

import pytest

import lamina
from lamina.passes.int_range_narrowing import narrow_integers

TEXT = """
func.func @f(%a: i32, %b: i32) -> i32 {{
  %c255 = arith.constant 255 : i32
  %x = arith.andi %a, %c255 : i32
  %y = arith.andi %b, %c255 : i32
  %0 = arith.{operation} %x, %y : i32
  return %0 : i32
}}
"""


def narrowed(operation: str, widths: list[int]) -> str:
    module = lamina.parse(TEXT.format(operation=operation))
    narrow_integers(module, widths)
    return str(module)


@pytest.mark.parametrize("operation", ["minsi", "maxsi", "remsi"])
def test_sign_needs_a_bit(operation: str) -> None:
    # 200 is negative as an i8.
    assert "i8" not in narrowed(operation, [8])


@pytest.mark.parametrize("operation", ["minui", "maxui", "andi", "xori"])
def test_unsigned_numbers_fit(operation: str) -> None:
    assert f"arith.{operation} %2, %3 : i8" in narrowed(operation, [8])


def test_shift_amounts_stay_below_the_width() -> None:
    assert "i8" not in narrowed("shrui", [8])


def test_promises_are_dropped() -> None:
    text = """
    func.func @f(%a: i32) -> i32 {
      %c15 = arith.constant 15 : i32
      %x = arith.andi %a, %c15 : i32
      %0 = arith.muli %x, %c15 overflow<nsw, nuw> : i32
      return %0 : i32
    }"""
    module = lamina.parse(text)
    narrow_integers(module, [8])
    assert "overflow<nuw> : i8" in str(module)
