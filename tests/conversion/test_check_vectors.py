"""Vectors and integers that are too large to compile are located errors, at once."""

from __future__ import annotations

import pytest

import lamina
from lamina.ir.diagnostics import DiagnosticError, PassError

PROGRAMS = {
    "rows": (
        "func.func @f(%a: memref<100000x4xf32>) {\n  %c = arith.constant 0 : index\n  %z = arith.constant 0.0 : f32\n"
        "  %v = vector.transfer_read %a[%c, %c], %z : memref<100000x4xf32>, vector<100000x4xf32>\n"
        "  vector.transfer_write %v, %a[%c, %c] : vector<100000x4xf32>, memref<100000x4xf32>\n  return\n}",
        "-:4:8: error: 'vector.transfer_read' op vector<100000x4xf32> has 400000 elements",
    ),
    "few columns": (
        "func.func @f(%a: vector<4096x2xf32>) -> vector<4096x2xf32> {\n"
        "  %w = arith.addf %a, %a : vector<4096x2xf32>\n  return %w : vector<4096x2xf32>\n}",
        "vector<4096x2xf32> has 4096 rows, of which at most 1024",
    ),
    "one row": (
        "func.func @f(%x: f32) -> vector<100000xf32> {\n"
        "  %v = vector.broadcast %x : f32 to vector<100000xf32>\n  return %v : vector<100000xf32>\n}",
        "-:2:8: error: 'vector.broadcast' op vector<100000xf32> has 100000 elements",
    ),
    "constant": (
        "func.func @f() -> vector<100000x40xf32> {\n"
        "  %v = arith.constant dense<1.0> : vector<100000x40xf32>\n  return %v : vector<100000x40xf32>\n}",
        "-:2:8: error: 'arith.constant' op vector<100000x40xf32>",
    ),
    "integer": (
        "func.func @f(%a: i8388607) -> i8388607 {\n  %b = arith.muli %a, %a : i8388607\n  return %b : i8388607\n}",
        "i8388607 has more than 32768 bits",
    ),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_too_large(name: str) -> None:
    text, message = PROGRAMS[name]
    with pytest.raises(PassError) as problem:
        lamina.compile(text, remarks="none")
    assert message in str(problem.value)


@pytest.mark.parametrize(("value", "limit"), [("1.0", 256), ("0.0", 16384)])
def test_constants_larger_than_memory(value: str, limit: int) -> None:
    text = f"""func.func @f() -> tensor<100000000000xf32> {{
      %c = arith.constant dense<{value}> : tensor<100000000000xf32>
      return %c : tensor<100000000000xf32>
    }}"""
    with pytest.raises(DiagnosticError, match=f"a constant of 100000000000 equal elements takes more than {limit} MiB"):
        lamina.compile(text)


def test_what_can_be_compiled_is_left_alone() -> None:
    module = lamina.parse("func.func @f(%a: vector<16x16xf32>, %b: i128, %t: tensor<1000000x8xf32>) { return }")
    before = str(module)
    lamina.run_pipeline(module, "builtin.module(lamina-check-vectors)")
    assert str(module) == before
