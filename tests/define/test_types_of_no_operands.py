"""Formats that print the types of operands or results, on operations that have none."""

from __future__ import annotations

import pytest

import lamina
from lamina.define import Operation, operand, operation, result, variadic_operand, variadic_result


@operation("absent.gather")
class GatherOp(Operation):
    inputs = variadic_operand()
    value = result()
    assembly_format = "`(` $inputs `)` attr-dict `:` type($inputs) `->` type($value)"


@operation("absent.last")
class LastOp(Operation):
    inputs = variadic_operand()
    assembly_format = "`(` $inputs `)` attr-dict `:` type($inputs)"


@operation("absent.split")
class SplitOp(Operation):
    source = operand()
    parts = variadic_result()
    assembly_format = "$source attr-dict `:` type($source) `->` qualified(type($parts))"


@pytest.mark.parametrize(
    ("line", "operands"),
    [
        ("%r = absent.gather(%a, %b) : i32, f32 -> i64", 2),
        ("%r = absent.gather() : -> i64", 0),
        ("absent.last(%a) : i32", 1),
        ("absent.last() :", 0),
    ],
)
def test_no_types_are_read_where_none_are_printed(line: str, operands: int) -> None:
    module = lamina.parse(f"func.func @f(%a: i32, %b: f32) {{\n  {line}\n  return\n}}")
    (op,) = [op for op in module.walk() if op.name.startswith("absent.")]
    assert len(op.operands) == operands
    assert str(lamina.parse(str(module))) == str(module)


def test_the_generic_form_shows_that_there_are_no_results() -> None:
    module = lamina.parse("""
func.func @f(%a: i32) {
  %r:2 = absent.split %a : i32 -> i32, f32
  "absent.split"(%a) {note} : (i32) -> ()
  return
}""")
    text = str(module)
    assert "%0:2 = absent.split %arg0 : i32 -> i32, f32\n" in text
    assert '    "absent.split"(%arg0) {note} : (i32) -> ()\n' in text
    assert str(lamina.parse(text)) == text
