"""Analyses written on the data-flow framework: how facts travel, and that they come to rest."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import lamina
from lamina.analysis.data_flow import DenseForwardAnalysis, SparseForwardAnalysis
from lamina.dialects.arith.ops import AddIOp, ConstantOp
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite import fold_op

Interval = tuple[float, float]
ANY = (float("-inf"), float("inf"))


class Intervals(SparseForwardAnalysis[Interval]):
    def unknown(self, value: Value) -> Interval:
        return ANY

    def join(self, left: Interval, right: Interval) -> Interval:
        return min(left[0], right[0]), max(left[1], right[1])

    def transfer(self, op: Operation, operands: Sequence[Interval]) -> Sequence[Interval] | None:
        match op:
            case ConstantOp(value=IntegerAttr(value=number)):
                return [(number, number)]
            case AddIOp():
                (low, high), (other_low, other_high) = operands
                return [(low + other_low, high + other_high)]
        return None


class Passed(DenseForwardAnalysis[frozenset[str]]):
    """The names of the operations that may have run before."""

    def names_before(self, op: Operation) -> set[str] | None:
        names = self.before(op)
        return None if names is None else set(names)

    def entry(self, op: Operation) -> frozenset[str]:
        return frozenset()

    def join(self, left: frozenset[str], right: frozenset[str]) -> frozenset[str]:
        return left | right

    def transfer(self, op: Operation, before: frozenset[str]) -> frozenset[str]:
        return before | {op.name} if op.name.startswith("t.") else before


def parse(text: str) -> Operation:
    return lamina.parse(text, allow_unregistered=True)


def facts_of_uses(analysis: Intervals, module: Operation) -> dict[str, Interval | None]:
    """The facts of the operands of operations `use`, by their attribute `at`."""
    uses = [op for op in module.walk() if op.name == "t.use"]
    return {op.attributes["at"].value: analysis.fact(op.operands[0]) for op in uses}  # type: ignore[attr-defined]


def test_facts_join_at_blocks_and_after_regions() -> None:
    module = parse("""
    func.func @f(%c: i1) {
      %one = arith.constant 1 : i32
      %five = arith.constant 5 : i32
      %x = scf.if %c -> i32 { scf.yield %one : i32 } else { scf.yield %five : i32 }
      "t.use"(%x) {at = "if"} : (i32) -> ()
      cf.cond_br %c, ^a(%one : i32), ^a(%x : i32)
    ^a(%y: i32):
      "t.use"(%y) {at = "block"} : (i32) -> ()
      return
    }""")
    assert facts_of_uses(Intervals(module), module) == {"if": (1, 5), "block": (1, 5)}


def test_a_counter_that_grows_without_end_comes_to_rest() -> None:
    module = parse("""
    func.func @f(%n: i32) {
      %one = arith.constant 1 : i32
      cf.br ^loop(%one : i32)
    ^loop(%i: i32):
      %next = arith.addi %i, %one : i32
      %more = arith.cmpi slt, %next, %n : i32
      cf.cond_br %more, ^loop(%next : i32), ^end
    ^end:
      "t.use"(%i) {at = "i"} : (i32) -> ()
      return
    }""")
    assert facts_of_uses(Intervals(module), module) == {"i": ANY}


@pytest.mark.parametrize(("limit", "expected"), [(4, (1, 5)), (3, ANY)])
def test_facts_may_change_as_often_as_the_limit(limit: int, expected: Interval) -> None:
    class UpToFive(Intervals):
        def transfer(self, op: Operation, operands: Sequence[Interval]) -> Sequence[Interval] | None:
            facts = super().transfer(op, operands)
            return None if facts is None else [(low, min(high, 5)) for low, high in facts]

    UpToFive.limit = limit
    module = parse("""
    func.func @f(%c: i1) {
      %one = arith.constant 1 : i32
      cf.br ^loop(%one : i32)
    ^loop(%i: i32):
      %next = arith.addi %i, %one : i32
      cf.cond_br %c, ^loop(%next : i32), ^end
    ^end:
      "t.use"(%i) {at = "i"} : (i32) -> ()
      return
    }""")
    assert facts_of_uses(UpToFive(module), module) == {"i": expected}


def test_calls_of_private_functions_are_followed() -> None:
    module = parse("""
    func.func private @twice(%x: i32) -> i32 {
      %y = arith.addi %x, %x : i32
      return %y : i32
    }
    func.func private @unused(%x: i32) {
      "t.use"(%x) {at = "unused"} : (i32) -> ()
      return
    }
    func.func @f(%any: i32) {
      %one = arith.constant 1 : i32
      %three = arith.constant 3 : i32
      %a = call @twice(%one) : (i32) -> i32
      %b = call @twice(%three) : (i32) -> i32
      "t.use"(%a) {at = "call"} : (i32) -> ()
      "t.use"(%any) {at = "argument"} : (i32) -> ()
      return
    }""")
    assert facts_of_uses(Intervals(module), module) == {"unused": None, "call": (2, 6), "argument": ANY}


def test_constants_decide_what_runs() -> None:
    module = parse("""
    func.func @f() {
      %true = arith.constant true
      %one = arith.constant 1 : i32
      %five = arith.constant 5 : i32
      cf.cond_br %true, ^a(%one : i32), ^b
    ^b:
      "t.never"() : () -> ()
      cf.br ^a(%five : i32)
    ^a(%y: i32):
      "t.use"(%y) {at = "y"} : (i32) -> ()
      return
    }""")
    blocks = module["f"].regions[0].blocks
    assert facts_of_uses(Intervals(module), module) == {"y": (1, 5)}
    analysis = Intervals(module, fold=fold_op)
    assert facts_of_uses(analysis, module) == {"y": (1, 1)}
    assert [analysis.is_executable(block) for block in blocks] == [True, False, True]
    use = next(op for op in module.walk() if op.name == "t.use")
    never = next(op for op in module.walk() if op.name == "t.never")
    assert Passed(module).names_before(use) == {"t.never"}
    passed = Passed(module, fold=fold_op)
    assert passed.names_before(use) == set() and passed.names_before(never) is None


def test_points_inside_and_behind_loops() -> None:
    module = parse("""
    func.func @f(%n: index, %c: i1) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      "t.before"() : () -> ()
      scf.for %i = %c0 to %n step %c1 {
        "t.first"() : () -> ()
        scf.if %c {
          "t.inner"() : () -> ()
        }
        "t.last"() : () -> ()
      }
      "t.after"() : () -> ()
      return
    }
    func.func @g() {
      "t.other"() : () -> ()
      return
    }""")
    named = {op.name: op for op in module.walk()}
    passed = Passed(module)
    everything = {"t.before", "t.first", "t.inner", "t.last"}
    assert passed.names_before(named["t.before"]) == set()
    assert passed.names_before(named["t.first"]) == everything, "from the last iteration"
    assert passed.names_before(named["t.after"]) == everything
    assert passed.after(named["scf.for"]) == frozenset(everything)
    assert passed.names_before(named["t.other"]) == set(), "functions are looked at one by one"


def test_regions_without_known_flow_begin_anew() -> None:
    module = parse("""
    func.func @f() {
      "t.before"() : () -> ()
      "t.holder"() ({ "t.inner"() : () -> () }) : () -> ()
      "t.after"() : () -> ()
      return
    }""")
    named = {op.name: op for op in module.walk()}
    passed = Passed(module)
    assert passed.names_before(named["t.inner"]) == set()
    assert passed.names_before(named["t.after"]) == {"t.before", "t.holder"}


class Endless(DenseForwardAnalysis[int]):
    limit = 10

    def entry(self, op: Operation) -> int:
        return 0

    def join(self, left: int, right: int) -> int:
        return max(left, right)

    def transfer(self, op: Operation, before: int) -> int:
        return before + 1


def test_facts_that_grow_without_end_are_an_error() -> None:
    module = parse("func.func @f() {\n cf.br ^a\n^a:\n cf.br ^a\n}")
    with pytest.raises(RuntimeError, match="Endless does not converge"):
        Endless(module)


def test_deep_nesting() -> None:
    depth = 900
    text = "func.func @f(%c: i1) {\n" + "scf.if %c {\n" * depth + '"t.deep"() : () -> ()\n' + "}\n" * depth
    module = parse(text + '"t.end"() : () -> ()\nreturn\n}')
    named = {op.name: op for op in module.walk()}
    assert Passed(module).names_before(named["t.end"]) == {"t.deep"}
