"""The last sweep of the greedy driver leaves out visits that are known to fail, and only these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import lamina
from lamina.dialects.arith.ops import AddIOp, MulIOp, SubIOp
from lamina.ir.operation import Operation
from lamina.rewrite import GreedyConfig, PatternRewriter, PatternSet, apply_patterns_greedily, pattern
from lamina.rewrite.settled_operations import SettledOperations

TWO_FUNCTIONS = """
func.func @changes(%x: i32, %y: i32) -> i32 {
  %a = arith.addi %x, %y : i32
  %b = arith.muli %a, %y : i32
  %c = arith.subi %b, %x : i32
  return %c : i32
}
func.func @stays(%x: i32, %y: i32) -> i32 {
  %a = arith.addi %x, %y : i32
  %b = arith.addi %a, %y : i32
  return %b : i32
}
"""


def _simplified(visit: Callable[[AddIOp, PatternRewriter], bool], local: bool) -> Operation:
    @pattern
    def visited(op: AddIOp, rewriter: PatternRewriter) -> bool:
        return visit(op, rewriter)

    @pattern
    def product(op: MulIOp, rewriter: PatternRewriter) -> bool:
        """x * y -> x - y"""
        rewriter.replace_op_with_new(op, SubIOp, op.lhs, op.rhs)
        return True

    module = lamina.parse(TWO_FUNCTIONS)
    config = GreedyConfig(top_down=True, local_patterns=local)
    assert apply_patterns_greedily(module, PatternSet([visited, product]), config).converged
    return module


def _function_of(op: Operation) -> str:
    function = op.enclosing_op
    return str(getattr(function, "sym_name", ""))


def test_visits_are_repeated_only_in_functions_that_changed() -> None:
    visits: Counter[str] = Counter()

    def visit(op: AddIOp, rewriter: PatternRewriter) -> bool:
        visits[_function_of(op)] += 1
        return False

    repeated = _simplified(visit, local=False)
    assert visits == {"changes": 2, "stays": 4}
    visits.clear()
    assert str(_simplified(visit, local=True)) == str(repeated)
    assert visits == {"changes": 2, "stays": 2}


def test_a_pattern_sees_what_changed_after_its_visit() -> None:
    def visit(op: AddIOp, rewriter: PatternRewriter) -> bool:
        """Looks at operations that are no users."""
        block = op.enclosing_block
        if any(isinstance(inner, MulIOp | AddIOp) and inner is not op for inner in block):
            return False
        rewriter.replace_op_with_new(op, SubIOp, op.lhs, op.rhs)
        return True

    assert "arith.addi %arg0" not in str(_simplified(visit, local=True)["changes"])


def test_operations_and_blocks_outside_of_functions_concern_all() -> None:
    visits: Counter[str] = Counter()

    @pattern
    def visited(op: AddIOp, rewriter: PatternRewriter) -> bool:
        visits[_function_of(op)] += 1
        return False

    module = lamina.parse(TWO_FUNCTIONS + "%c = arith.constant 1 : i32\n%d = arith.constant 1 : i32")
    config = GreedyConfig(top_down=True, local_patterns=True)
    apply_patterns_greedily(module, PatternSet([visited]), config)
    assert visits == {"changes": 2, "stays": 4}


def test_operations_held_back_return_when_something_changes() -> None:
    """In the second sweep the last addition is settled until the first one is replaced, and then follows at once."""

    @pattern
    def product(op: MulIOp, rewriter: PatternRewriter) -> bool:
        """x * y -> x - y"""
        rewriter.replace_op_with_new(op, SubIOp, op.lhs, op.rhs)
        return True

    @pattern
    def first_sum(op: AddIOp, rewriter: PatternRewriter) -> bool:
        """x + y -> x - y, if there are no products, and no sums before this one"""
        block = op.enclosing_block
        if any(isinstance(inner, MulIOp) for inner in block):
            return False
        if next(inner for inner in block if isinstance(inner, AddIOp)) is not op:
            return False
        rewriter.replace_op_with_new(op, SubIOp, op.lhs, op.rhs)
        return True

    source = """
    func.func @f(%x: i32, %y: i32) -> (i32, i32, i32) {
      %a = arith.addi %x, %y : i32
      %b = arith.muli %x, %y : i32
      %c = arith.addi %y, %x : i32
      return %a, %b, %c : i32, i32, i32
    }"""
    for local in (False, True):
        module = lamina.parse(source)
        config = GreedyConfig(top_down=True, local_patterns=local, max_iterations=2)
        apply_patterns_greedily(module, PatternSet([product, first_sum]), config)
        assert "arith.addi" not in str(module)


def test_unsettled_are_all_but_the_settled() -> None:
    module = lamina.parse(TWO_FUNCTIONS)
    settled = SettledOperations(module.regions[0])
    operations = [op for op in module.walk() if op is not module]
    for op in operations[::2]:
        settled.visits[op] = settled.changes
    settled.note_change(operations[1])
    settled.visits[operations[2]] = settled.changes
    assert settled.unsettled(operations) == [op for op in operations if not settled.is_settled(op)]
    assert 0 < len(settled.unsettled(operations)) < len(operations)
