"""Sparse conditional constant propagation on a toy dialect."""

from __future__ import annotations

import pytest

import lamina
from lamina.ir.symbols import SymbolTable
from lamina.passes.sccp import SCCP
from tests.rewrite.test_greedy import first
from tests.rewrite.toy import Add, Branch, CondBranch, Return, function, text


def test_equal_constants_on_both_paths_stay_constants() -> None:
    op, (entry, left, right, end) = function(blocks=4)
    a = entry.block.arguments[0]
    joined = end.block.add_argument(a.type)
    other = end.block.add_argument(a.type)
    entry.op(CondBranch, a, results=0, successors=[left.block, right.block], attributes=first(0))
    left.op(Branch, left.op(Add, left.constant(1), left.constant(2)), a, results=0, successors=[end.block])
    right.op(Branch, right.constant(3), right.constant(4), results=0, successors=[end.block])
    end.op(Return, joined, other, results=0)
    SCCP().run(op)
    lines = text(op)
    assert "constant =3" in lines
    number = [line for line in lines if line.startswith("constant")].index("constant =3")
    assert lines[-1] == f"return {number} a2"


def test_constants_survive_loops() -> None:
    op, (entry, loop, end) = function(blocks=3)
    a = entry.block.arguments[0]
    carried = loop.block.add_argument(a.type)
    entry.op(Branch, entry.constant(0), results=0, successors=[loop.block])
    following = loop.op(Add, carried, loop.constant(0))
    loop.op(CondBranch, a, following, results=0, successors=[loop.block, end.block], attributes=first(1))
    end.op(Return, carried, results=0)
    SCCP().run(op)
    assert text(op)[-1] == "return 0"


def test_functions_on_their_own_do_not_list_the_symbols_around_them(monkeypatch: pytest.MonkeyPatch) -> None:
    module = lamina.parse("""func.func private @callee() -> i32
    func.func @caller() -> i32 {
      %one = arith.constant 1 : i32
      %two = arith.addi %one, %one : i32
      %r = func.call @callee() : () -> i32
      %sum = arith.addi %r, %two : i32
      return %sum : i32
    }""")
    tables: list[SymbolTable] = []
    make = SymbolTable.__init__
    monkeypatch.setattr(SymbolTable, "__init__", lambda self, root: (tables.append(self), make(self, root))[1])
    lamina.run_pipeline(module, "builtin.module(func.func(sccp))", verify_each=False)
    assert "constant 2" in str(module) and not tables
