"""The greedy driver, folding and region simplification on a toy dialect."""

from __future__ import annotations

from typing import Any

import pytest

from lamina.ir.attributes import IntegerAttr
from lamina.ir.erased import ErasedOperationError
from lamina.ir.operation import Operation
from lamina.rewrite import GreedyConfig, PatternSet, apply_ops_greedily, apply_patterns_greedily, pattern
from lamina.rewrite.canonicalization import canonicalization_set
from lamina.rewrite.greedy import PatternStatistics, Strictness
from lamina.rewrite.pattern import explain
from lamina.rewrite.region_simplify import simplify_regions
from lamina.rewrite.rewriter import PatternRewriter
from tests.rewrite.toy import I64, Add, Box, Branch, CondBranch, Max, Neg, Return, Use, function, text


def canonicalize(op: Any, **options: Any) -> Any:
    return apply_patterns_greedily(op, canonicalization_set(op), GreedyConfig(**options))


def test_folds_patterns_and_constants_work_together() -> None:
    op, (body,) = function()
    a = body.block.arguments[0]
    x = body.op(Add, body.constant(1), a)
    y = body.op(Add, x, body.op(Add, body.constant(2), body.constant(3)))
    body.op(Return, y, body.constant(6), results=0)
    assert canonicalize(op).converged
    assert text(op) == ["constant =6", "add a0 0", "return 1 0"]


def test_constants_are_kept_in_their_order_and_once() -> None:
    op, (body,) = function()
    body.op(Use, results=0)
    first, second, third = body.constant(7), body.constant(8), body.constant(7)
    body.op(Return, third, second, first, results=0)
    canonicalize(op)
    assert text(op) == ["constant =8", "constant =7", "use", "return 1 0 1"]


def test_folds_of_traits() -> None:
    op, (body,) = function()
    a = body.block.arguments[0]
    n = body.op(Neg, body.op(Neg, a))
    m = body.op(Max, body.constant(3), body.op(Max, a, a))
    body.op(Return, n, m, results=0)
    canonicalize(op)
    assert text(op) == ["constant =3", "max a0 0", "return a0 1"]


def test_dead_cycles_of_dead_operations_go() -> None:
    op, (body,) = function()
    a = body.block.arguments[0]
    for _ in range(3):
        a = body.op(Add, a, a)
    body.op(Return, results=0)
    canonicalize(op)
    assert text(op) == ["return"]


def test_non_convergence_names_the_patterns() -> None:
    op, (body,) = function()
    body.op(Return, body.op(Neg, body.block.arguments[0]), results=0)

    @pattern
    def to_max(op: Neg, rewriter: PatternRewriter) -> bool:
        rewriter.replace_op(op, rewriter.insert(Max([op.operand(0), op.operand(0)], [op.results[0].type])))
        return True

    @pattern
    def to_neg(op: Max, rewriter: PatternRewriter) -> bool:
        rewriter.replace_op(op, rewriter.insert(Neg([op.operand(0)], [op.results[0].type])))
        return True

    config = GreedyConfig(fold=False, max_num_rewrites=50)
    result = apply_patterns_greedily(op, [to_max, to_neg], config)
    assert not result.converged
    assert set(result.culprits) >= {"to_max", "to_neg"}


def test_benefit_then_order_and_specific_before_general() -> None:
    op, (body,) = function()
    neg = body.op(Neg, body.block.arguments[0]).defining_op
    tried: list[str] = []

    def named(name: str, *roots: Any, benefit: int = 1) -> Any:
        @pattern(*roots, benefit=benefit, name=name)
        def note(op: Operation, rewriter: PatternRewriter) -> bool:
            tried.append(name)
            return False

        return note

    patterns = [named("any"), named("low", Neg), named("high", benefit=5), named("by name", "toy.neg"), named("o", Add)]
    apply_ops_greedily([neg], PatternSet(patterns), GreedyConfig(strictness=Strictness.EXISTING, fold=False))
    assert tried == []  # it is dead, so it is erased first
    assert body.block.empty
    neg = body.op(Neg, body.block.arguments[0]).defining_op
    body.op(Return, neg.results[0], results=0)
    apply_ops_greedily([neg], PatternSet(patterns), GreedyConfig(strictness=Strictness.EXISTING, fold=False))
    assert tried == ["high", "low", "by name", "any"]


def test_sets_of_the_same_patterns_share_what_they_find() -> None:
    @pattern
    def rule(op: Neg, rewriter: PatternRewriter) -> bool:
        return False

    @pattern(benefit=2)
    def other(op: Neg, rewriter: PatternRewriter) -> bool:
        return False

    kept = [1]

    @pattern
    def with_state(op: Neg, rewriter: PatternRewriter) -> bool:
        return not kept

    _, (body,) = function()
    neg = body.op(Neg, body.block.arguments[0]).defining_op
    assert neg is not None
    first = PatternSet([rule]).attempts(neg)
    assert PatternSet([rule]).attempts(neg) is first
    larger = PatternSet([rule])
    assert [name for _, name, _ in larger.add(other).attempts(neg)] == ["other", "rule"]
    assert PatternSet([rule]).attempts(neg) is first
    # What refers to other objects must not keep them alive.
    assert PatternSet([with_state]).attempts(neg) is not PatternSet([with_state]).attempts(neg)


def test_strictness_keeps_to_the_list() -> None:
    op, (body,) = function()
    a = body.block.arguments[0]
    first = body.op(Max, a, a)
    second = body.op(Max, first, first)
    body.op(Return, first, second, results=0)
    config = GreedyConfig(strictness=Strictness.EXISTING)
    apply_ops_greedily([second.defining_op], PatternSet(), config)  # type: ignore[list-item]
    assert text(op) == ["max a0 a0", "return 0 0"]


def test_statistics_and_reasons() -> None:
    op, (body,) = function()
    x = body.op(Add, body.block.arguments[0], body.block.arguments[0])
    body.op(Return, x, results=0)
    statistics = PatternStatistics()
    canonicalize(op, statistics=statistics)
    assert statistics.tried["add_of_add"] == 1
    assert statistics.failed["add_of_add"] == 1
    assert explain(x.defining_op, canonicalization_set(op)) == [("add_of_add", "no chain of constants")]


def test_an_erased_operation_says_who_erased_it() -> None:
    op, (body,) = function()
    a = body.block.arguments[0]
    dead = body.op(Add, a, a).defining_op
    body.op(Return, results=0)
    canonicalize(op)
    with pytest.raises(ErasedOperationError, match="removal of dead operations"):
        assert dead is not None and dead.operands


def test_patterns_need_isolation() -> None:
    op, (body,) = function()
    box = Box(regions=1)
    body.block.append(box)
    with pytest.raises(ValueError, match="isolated"):
        apply_patterns_greedily(box, [])


def test_unreachable_blocks_and_dead_arguments_go() -> None:
    op, (entry, used, dead) = function(blocks=3)
    a = entry.block.arguments[0]
    loop = used.block.add_argument(a.type)
    entry.op(Branch, a, results=0, successors=[used.block])
    next_value = used.op(Add, loop, loop)
    used.op(CondBranch, a, next_value, results=0, successors=[used.block, dead.block], attributes=first(1))
    dead.op(Return, a, results=0)
    assert simplify_regions(PatternRewriter(), op.regions)
    assert text(op) == ["^0(a0)", "br ^1", "^1()", "cond_br a0 ^1 ^2", "^2()", "return a0"]


def first(count: int) -> dict[str, Any]:
    return {"first": IntegerAttr(I64, count)}


def test_identical_blocks_merge_with_arguments() -> None:
    op, (entry, left, right) = function(arguments=3, blocks=3)
    a, b, c = entry.block.arguments
    entry.op(CondBranch, a, results=0, successors=[left.block, right.block], attributes=first(0))
    left.op(Return, b, b, results=0)
    right.op(Return, c, c, results=0)
    assert simplify_regions(PatternRewriter(), op.regions, merge_blocks=True)
    assert text(op) == ["^0(a0, a1, a2)", "cond_br a0 a1 a2 ^1 ^1", "^1(a3)", "return a3 a3"]


def test_work_is_linear_in_the_number_of_operations() -> None:
    op, (body,) = function()
    value = body.block.arguments[0]
    for number in range(3000):
        value = body.op(Add, body.constant(number % 5), value)
    body.op(Return, value, results=0)
    canonicalize(op)
    assert text(op) == ["constant =6000", "add a0 0", "return 1"]


def test_deep_nesting_is_no_recursion_error() -> None:
    op, (body,) = function()
    block = body.block
    for _ in range(5000):
        box = Box(regions=1)
        block.append(box)
        block = box.regions[0].append(type(block)())
    block.append(Use())
    body.op(Return, results=0)
    assert canonicalize(op, cse_constants=False).converged
    assert len(list(op.walk())) == 5003
