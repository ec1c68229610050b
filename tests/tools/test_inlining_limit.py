"""Calls of calls of calls: the limit on inlining is reached soon, and what folds away does not count."""

from __future__ import annotations

import pytest

from lamina.passes import inline
from tests.mlir_test import run_tool


def chain(length: int, body: str) -> str:
    """Functions that each call the one before twice."""
    lines = [f"func.func private @f0(%x: i32) -> i32 {{ {body} return %0 : i32 }}"]
    for n in range(1, length):
        call = f"call @f{n - 1}(%{{}}) : (i32) -> i32"
        calls = f"%0 = {call.format('x')} %1 = {call.format('0')}"
        lines.append(f"func.func private @f{n}(%x: i32) -> i32 {{ {calls} return %1 : i32 }}")
    lines.append(f"func.func @main(%x: i32) -> i32 {{ %0 = call @f{length - 1}(%x) : (i32) -> i32 return %0 : i32 }}")
    return "\n".join(lines)


def test_doubling_stops_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    assert inline._LEAST_LIMIT == 50_000 and inline._GROWTH == 100
    monkeypatch.setattr(inline, "_LEAST_LIMIT", 5_000)
    monkeypatch.setattr(inline, "_GROWTH", 10)
    outcome = run_tool(["opt", "--inline", "-"], stdin=chain(60, "%0 = arith.muli %x, %x : i32"))
    assert outcome.exit_code == 1
    assert "pass 'inline': more than 5,000 cloned operations would be needed" in outcome.stderr


def test_what_folds_may_double() -> None:
    body = "%c = arith.constant 1 : i32 %0 = arith.addi %x, %c : i32"
    outcome = run_tool(["opt", "--inline", "-"], stdin=chain(30, body))
    assert outcome.exit_code == 0 and outcome.stdout.count("arith.addi") == 1
