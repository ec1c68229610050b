"""Lists of nested operations, and blocks moved as a whole."""

from __future__ import annotations

import sys

import lamina
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.cf.ops import BranchOp
from lamina.dialects.func.ops import FuncOp
from lamina.ir.nested_operations import in_order, in_post_order, in_region, nested_operations

TEXT = """
func.func @f(%p: i1) {
  %a = arith.constant 1 : index
  scf.for %i = %a to %a step %a {
    %b = arith.constant 2 : index
    scf.if %p {
      %c = arith.constant 3 : index
    }
  }
  %d = arith.constant 4 : index
  return
}
func.func @g() {
  cf.br ^bb1
^bb1:
  cf.br ^bb2
^bb2:
  return
}
"""


def test_they_are_those_of_a_walk() -> None:
    module = lamina.parse(TEXT)
    for classes in ((ConstantOp,), (FuncOp, BranchOp), (type(module),)):
        expected = [operation for operation in module.walk() if isinstance(operation, classes)]
        assert expected and nested_operations(module, *classes) == expected


def test_lists_are_in_the_order_of_walks() -> None:
    module = lamina.parse(TEXT)
    assert in_order(module) == list(module.walk())
    assert in_post_order(module) == list(module.walk_post_order())
    terminator = module["g"].regions[0].entry_block.terminator
    assert in_order(terminator) == in_post_order(terminator) == [terminator]


def test_a_walk_goes_on_where_operations_were_taken_out() -> None:
    module = lamina.parse(TEXT)
    visited = []
    for operation in module.walk():
        visited.append(operation.name)
        if operation.name in ("scf.if", "cf.br"):
            operation.erase(force=True)
        elif operation.name == "scf.for":
            last = operation.regions[0].entry_block.last_op
            assert last is not None
            operation.parent.insert_before(operation.next_op, last.remove())
    everything = [operation.name for operation in lamina.parse(TEXT).walk()]
    # What was in the erased operation is not visited; what moved behind is neither, as its new place had been passed.
    gone = everything.index("scf.if") + 1
    assert visited == everything[:gone] + everything[gone + 3 :]


def test_nesting_is_not_limited() -> None:
    depth = 900
    text = "scf.execute_region {\n" * depth + "%c = arith.constant 3 : index\n" + "scf.yield\n}\n" * depth
    module = lamina.parse(f"func.func @f() {{\n{text}return\n}}")
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(400)
    try:
        assert len(nested_operations(module, ConstantOp)) == 1
        assert in_order(module) == list(module.walk()) == [module, *in_region(module.regions[0])]
    finally:
        sys.setrecursionlimit(limit)


def test_blocks_move_as_a_whole() -> None:
    source, target = (lamina.parse(TEXT)["g"].regions[0] for _ in range(2))
    blocks, before = list(source.blocks), list(target.blocks)
    assert target.take_blocks(source, before[1]) == 3
    assert source.empty and source.last_block is None and not target.take_blocks(source)
    assert list(target.blocks) == [before[0], *blocks, *before[1:]]
    assert [block.prev_block for block in target.blocks] == [None, *list(target.blocks)[:-1]]
    assert all(block.parent is target for block in target.blocks) and target.last_block is before[-1]
    assert source.take_blocks(target) == 6 and target.first_block is None and source.first_block is before[0]


def test_a_split_block_keeps_the_order_of_its_operations() -> None:
    block = lamina.parse(TEXT)["f"].regions[0].entry_block
    operations = list(block.operations)
    rest = block.split_before(operations[1])
    assert list(block.operations) == operations[:1] and list(rest.operations) == operations[1:]
    assert list(reversed(rest)) == operations[:0:-1] and block.last_op is operations[0]
    assert operations[1].is_before_in_block(operations[3]) and not operations[3].is_before_in_block(operations[2])
    everything = rest.split_before(operations[1])
    assert rest.first_op is None and rest.last_op is None and everything.last_op is operations[-1]
