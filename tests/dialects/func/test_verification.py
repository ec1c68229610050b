"""What is remembered of valid functions says nothing about their bodies and surroundings."""

from __future__ import annotations

import pytest

import lamina
from lamina.dialects.func.ops import FuncOp
from lamina.interfaces import function
from lamina.ir.diagnostics import VerifyError
from lamina.ir.types import f32

PROGRAM = """
func.func @f(%x: i32) {
  return
}
func.func private @g(i32)
"""


def functions() -> tuple[FuncOp, FuncOp]:
    """Functions that were verified before."""
    module = lamina.parse(PROGRAM)
    module.verify()
    first, second = module.walk(FuncOp)
    return first, second


def test_the_entry_block_is_compared_with_the_type() -> None:
    changed, _ = functions()
    changed.body.entry_block.add_argument(f32)
    with pytest.raises(VerifyError, match="entry block must have 1 arguments"):
        changed.verify()
    other, _ = functions()
    other.body.entry_block.arguments[0].type = f32
    with pytest.raises(VerifyError, match="type of entry block argument #0"):
        other.verify()


def test_declarations_are_not_public() -> None:
    first, _ = functions()
    block = first.body.entry_block
    block.erase()
    with pytest.raises(VerifyError, match="symbol declaration cannot have public visibility"):
        first.verify()


def test_functions_are_in_symbol_tables() -> None:
    first, _ = functions()
    outer = lamina.parse("func.func @outer() {\n  return\n}")["outer"]
    first.remove()
    outer.regions[0].entry_block.prepend(first)
    with pytest.raises(VerifyError, match="symbol's parent must have the SymbolTable trait"):
        outer.verify()


def test_valid_functions_are_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = functions()
    asked = []
    monkeypatch.setattr(function, "verify_argument_attributes", asked.append)
    first.verify()
    assert not asked
