"""The data structure itself: blocks, values, uses, and moving them."""

from __future__ import annotations

from typing import Any

import pytest

import lamina
from lamina.ir.block import Block
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType

I32 = IntegerType(32)
CHAIN = """func.func @f(%x: i32) -> i32 {
  %a = arith.addi %x, %x : i32
  %b = arith.muli %a, %x : i32
  %c = arith.subi %b, %a : i32
  return %c : i32
}"""
DIAMOND = """func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^left, ^right
^left:
  cf.br ^join(%x : i32)
^right:
  cf.br ^join(%x : i32)
^join(%y: i32):
  return %y : i32
}"""


def body(text: str) -> list[Block]:
    module: Any = lamina.parse(text)
    function = next(iter(getattr(module, "operation", module).regions[0].first_block))
    return list(function.regions[0].blocks)


def names(block: Block) -> list[str]:
    return [operation.name for operation in block]


def test_uses_are_listed_with_their_place() -> None:
    (block,) = body(CHAIN)
    x = block.arguments[0]
    uses = sorted((use.owner.name, use.index) for use in x.uses)
    assert uses == [("arith.addi", 0), ("arith.addi", 1), ("arith.muli", 1)]
    add, multiply, *_ = block
    assert add.results[0].has_n_uses(2) and not add.results[0].has_one_use
    assert multiply.results[0].has_one_use and multiply.results[0].has_uses


def test_all_uses_are_replaced() -> None:
    (block,) = body(CHAIN)
    add, *_ = block
    add.results[0].replace_all_uses_with(block.arguments[0])
    assert add.results[0].use_empty
    assert block.arguments[0].has_n_uses(5)


def test_some_uses_are_replaced() -> None:
    (block,) = body(CHAIN)
    add, multiply, *_ = block
    add.results[0].replace_uses_if(block.arguments[0], lambda use: use.owner is multiply)
    assert multiply.operands[0] is block.arguments[0]
    assert add.results[0].has_one_use


def test_operations_move_within_their_block() -> None:
    (block,) = body(CHAIN)
    add, multiply, subtract, end = block
    assert add.is_before_in_block(multiply) and not subtract.is_before_in_block(multiply)
    block.remove(add)
    assert add.parent is None and names(block) == ["arith.muli", "arith.subi", "func.return"]
    block.insert_before(subtract, add)
    assert names(block) == ["arith.muli", "arith.addi", "arith.subi", "func.return"]
    assert multiply.is_before_in_block(add) and add.is_before_in_block(end)
    block.insert_after(subtract, block.remove(add))
    assert names(block) == ["arith.muli", "arith.subi", "arith.addi", "func.return"]
    assert names(block)[::-1] == [operation.name for operation in reversed(block)]
    assert block.terminator is end and [one.name for one in block.without_terminator] == names(block)[:-1]


def test_questions_of_order_between_insertions_rarely_number_the_block_again(monkeypatch: pytest.MonkeyPatch) -> None:
    (block,) = body(CHAIN)
    first, *_, end = block
    numbered: list[Block] = []
    renumber = Block.renumber
    monkeypatch.setattr(Block, "renumber", lambda self: (numbered.append(self), renumber(self)))
    for _ in range(200):
        added = block.insert_before(end, first.clone())
        assert first.is_before_in_block(added) and added.is_before_in_block(end)
    assert len(numbered) <= 200 // 16


def test_erasing_what_is_used_is_refused() -> None:
    (block,) = body(CHAIN)
    add, *_ = block
    with pytest.raises(Exception, match="use"):
        add.erase()
    assert names(block)[0] == "arith.addi"


def test_a_block_is_split() -> None:
    (block,) = body(CHAIN)
    _, multiply, *_ = block
    rest = block.split_before(multiply)
    assert names(block) == ["arith.addi"] and names(rest) == ["arith.muli", "arith.subi", "func.return"]
    assert rest.parent is block.parent and multiply.parent is rest


def test_arguments_are_added_and_erased_and_keep_their_numbers() -> None:
    block = Block([I32, I32])
    first, second = block.arguments
    middle = block.insert_argument(1, IntegerType(8))
    assert [argument.index for argument in block.arguments] == [0, 1, 2] and second.index == 2
    block.erase_argument(0)
    assert block.arguments[0] is middle and second.index == 1 and block.argument_types == [IntegerType(8), I32]
    assert first not in list(block.arguments)


def test_edges_of_a_graph_of_blocks() -> None:
    entry, left, right, join = body(DIAMOND)
    assert list(entry.successors) == [left, right] and set(join.predecessors) == {left, right}
    assert entry.has_no_predecessors and left.single_predecessor is entry and join.single_predecessor is None
    assert entry.is_entry_block and not join.is_entry_block
    left.replace_all_uses_with(right)
    assert left.has_no_predecessors and list(entry.successors) == [right, right]


def test_dominance_in_a_diamond() -> None:
    entry, left, right, join = body(DIAMOND)
    info = DominanceInfo()
    assert info.dominates(entry.terminator, join.terminator)
    assert not info.dominates(left.terminator, join.terminator)
    assert not info.dominates(left.terminator, right.terminator)
    assert info.value_dominates(entry.arguments[1], join.terminator)


def test_a_result_is_used_inside_its_operation_only_where_order_does_not_count() -> None:
    inside = '%0 = "test.op"() ({ "test.use"(%0) : (i32) -> () }) : () -> i32'
    lamina.parse(f"module {{ {inside} }}", allow_unregistered=True).verify()
    with pytest.raises(lamina.VerifyError, match="operand #0 does not dominate this use"):
        lamina.parse(f"func.func @f() {{ {inside} return }}", allow_unregistered=True)


def test_clones_are_equal_and_apart() -> None:
    (block,) = body(CHAIN)
    function: Operation = block.parent_op
    copy = function.clone()
    assert copy is not function and copy.parent is None
    assert [one.name for one in copy.walk()] == [one.name for one in function.walk()]
    inner = next(iter(copy.regions[0].first_block))
    assert inner.operands[0] is copy.regions[0].first_block.arguments[0]


def test_a_block_may_replace_itself() -> None:
    module = lamina.parse("func.func @f() {\n  cf.br ^next\n^next:\n  cf.br ^next\n}")
    function = next(iter(module.regions[0].entry_block.operations))
    block = function.regions[0].last_block
    assert block is not None
    block.replace_all_uses_with(block)
    assert str(module).count("cf.br ^bb1") == 2
