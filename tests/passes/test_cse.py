"""Common subexpression elimination on a toy dialect."""

from __future__ import annotations

from lamina.ir.dominance import DominanceInfo
from lamina.passes.cse import CommonSubexpressions
from lamina.rewrite.rewriter import PatternRewriter
from tests.rewrite.test_greedy import first
from tests.rewrite.toy import Add, Box, CondBranch, Load, Neg, Return, Store, function, text


def cse(op: object) -> CommonSubexpressions:
    driver = CommonSubexpressions(PatternRewriter(), DominanceInfo())
    driver.run(op)  # type: ignore[arg-type]
    return driver


def test_equal_operations_in_a_block_and_commuted_ones() -> None:
    op, (body,) = function(arguments=2)
    a, b = body.block.arguments
    body.op(Return, body.op(Add, a, b), body.op(Add, b, a), body.op(Neg, a), results=0)
    assert cse(op).num_replaced == 1
    assert text(op) == ["add a0 a1", "neg a0", "return 0 0 1"]


def test_reads_are_equal_until_a_write() -> None:
    op, (body,) = function()
    a = body.block.arguments[0]
    values = [body.op(Load, a), body.op(Load, a)]
    body.op(Store, a, results=0)
    values += [body.op(Load, a), body.op(Load, a)]
    body.op(Return, *values, results=0)
    cse(op)
    assert text(op) == ["load a0", "store a0", "load a0", "return 0 0 1 1"]


def test_dominating_blocks_count_and_siblings_do_not() -> None:
    op, (entry, left, right) = function(blocks=3)
    a = entry.block.arguments[0]
    x = entry.op(Neg, a)
    entry.op(CondBranch, x, results=0, successors=[left.block, right.block], attributes=first(0))
    for body in (left, right):
        body.op(Return, body.op(Neg, a), body.op(Add, a, a), results=0)
    cse(op)
    assert text(op) == [
        "^0(a0)", "neg a0", "cond_br 0 ^1 ^2",
        "^1()", "add a0 a0", "return 0 1",
        "^2()", "add a0 a0", "return 0 2",
    ]  # fmt: skip


def test_regions_are_compared() -> None:
    op, (body,) = function()
    a = body.block.arguments[0]
    results = []
    for operand_count in (1, 1, 2):
        box = Box([], [a.type], regions=1)
        body.block.append(box)
        inner = box.regions[0].append(type(body.block)())
        inner.append(Return([a] * operand_count))
        results.append(box.results[0])
    body.op(Return, *results, results=0)
    assert cse(op).num_replaced == 1
    assert text(op)[-1] == "return 0 0 1"


def test_deep_nesting_is_no_recursion_error() -> None:
    op, (body,) = function()
    block = body.block
    for _ in range(3000):
        box = Box([], [body.block.arguments[0].type], regions=1)
        block.append(box)
        inner = box.regions[0].append(type(block)())
        block.append(Return(box.results))
        block = inner
    block.append(Return([]))
    cse(op)
    assert len(list(op.walk())) == 6002
