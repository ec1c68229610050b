"""Formats that print the types of operands, on operations that have none."""

from __future__ import annotations

import pytest

import lamina
from lamina.define import Operation, operation, result, variadic_operand


@operation("absent.gather")
class GatherOp(Operation):
    inputs = variadic_operand()
    value = result()
    assembly_format = "`(` $inputs `)` attr-dict `:` type($inputs) `->` type($value)"


@operation("absent.last")
class LastOp(Operation):
    inputs = variadic_operand()
    assembly_format = "`(` $inputs `)` attr-dict `:` type($inputs)"


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
