"""Analyses queried directly: constants, ranges, liveness, aliases, equivalence, components."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lamina
from lamina.analysis.aliasing import may_alias
from lamina.analysis.buffer_flow import BufferGroup, BufferOrigin, BufferViewFlow
from lamina.analysis.components import strongly_connected
from lamina.analysis.constant_propagation import ConstantPropagation
from lamina.analysis.equivalence import equal_but_for_operands, equivalent_regions, operation_key
from lamina.analysis.liveness import Liveness, is_live_in
from lamina.analysis.presburger.system import ConstraintSystem, Kind
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.fold import fold_op

BRANCHES = """func.func @f(%x: i32) -> i32 {
  %no = arith.constant false
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  cf.cond_br %no, ^left(%c3 : i32), ^right(%c4, %x : i32, i32)
^left(%a: i32):
  cf.br ^join(%a : i32)
^right(%b: i32, %u: i32):
  %sum = arith.addi %b, %c3 : i32
  cf.br ^join(%sum : i32)
^join(%c: i32):
  return %c : i32
}"""
MEMORY = """func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1, %i: index) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %s = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %e = arith.select %c, %a, %b : memref<4xf32>
  %l = "foreign.buffer"() : () -> memref<4xf32>
  return
}"""


def function(text: str) -> Operation:
    module: Any = lamina.parse(text, allow_unregistered=True)
    return next(iter(getattr(module, "operation", module).regions[0].first_block))


def named(root: Operation) -> Callable[[str, int], Operation]:
    def find(name: str, number: int = 0) -> Operation:
        return [operation for operation in root.walk() if operation.name == name][number]

    return find


# ---- Constants


def constants(text: str) -> tuple[Operation, ConstantPropagation]:
    root = function(text)
    return root, ConstantPropagation(root, fold_op)


def number(known: ConstantPropagation, value: Value) -> int | None:
    found = known.constant(value)
    return None if found is None or not isinstance(found[0], IntegerAttr) else found[0].value


def test_only_the_branch_that_is_taken_counts() -> None:
    root, known = constants(BRANCHES)
    entry, left, right, join = root.regions[0].blocks
    assert [known.is_executable(block) for block in (entry, left, right, join)] == [True, False, True, True]
    assert number(known, left.arguments[0]) is None
    assert number(known, right.arguments[0]) == 4 and number(known, right.arguments[1]) is None
    assert number(known, join.arguments[0]) == 7


@pytest.mark.parametrize(("values", "expected"), [(("3", "3"), 3), (("3", "4"), None)])
def test_values_that_meet_are_constant_if_equal(values: tuple[str, str], expected: int | None) -> None:
    text = BRANCHES.replace("%no = arith.constant false", '%no = "foreign.bit"() : () -> i1')
    text = text.replace("%sum = arith.addi %b, %c3 : i32", f"%sum = arith.constant {values[1]} : i32")
    root, known = constants(text.replace("arith.constant 3", f"arith.constant {values[0]}"))
    assert all(map(known.is_executable, root.regions[0].blocks))
    assert number(known, list(root.regions[0].blocks)[3].arguments[0]) == expected


# ---- Liveness


def test_values_are_live_up_to_their_last_use() -> None:
    root = function(BRANCHES)
    entry, left, right, join = root.regions[0].blocks
    find, liveness = named(root), Liveness(root)
    c3 = find("arith.constant", 1).results[0]
    assert liveness.live_out(entry) == {c3}
    assert liveness.live_in(right) == {c3} and liveness.live_in(left) == set()
    assert liveness.live_out(right) == set() and liveness.live_in(join) == set() == liveness.live_in(entry)


def test_what_a_loop_uses_is_live_all_the_way_round() -> None:
    root = function(
        'func.func @f(%c: i1, %x: i32) {\n  cf.br ^head\n^head:\n  cf.cond_br %c, ^body, ^end\n^body:\n'
        '  "foreign.use"(%x) : (i32) -> ()\n  cf.br ^head\n^end:\n  return\n}\n'
    )
    entry, head, body, end = root.regions[0].blocks
    liveness = Liveness(root)
    assert liveness.live_out(body) == set(entry.arguments) == liveness.live_in(head)
    assert liveness.live_in(end) == set()


def test_one_value_is_live_where_the_analysis_says() -> None:
    root = function("""
      func.func @f(%c: i1, %x: i32) {
        %y = arith.addi %x, %x : i32
        cf.br ^head(%y : i32)
      ^head(%z: i32):
        cf.cond_br %c, ^body, ^end
      ^body:
        scf.if %c {
          %inner = arith.addi %y, %z : i32
          "foreign.use"(%inner) : (i32) -> ()
        }
        %next = arith.addi %z, %x : i32
        cf.br ^head(%next : i32)
      ^end:
        return
      }""")
    liveness = Liveness(root)
    regions = [region for operation in root.walk() for region in operation.regions if region.first_block is not None]
    blocks = [block for region in regions for block in region.blocks]
    values = [value for block in blocks for value in block.arguments]
    values += [result for operation in root.walk() for result in operation.results]
    live = {(value, block) for value in values for block in blocks if is_live_in(value, block)}
    assert live == {(value, block) for block in blocks for value in liveness.live_in(block)}
    assert len(live) == 9


# ---- Buffers


def test_allocations_are_told_apart() -> None:
    root = function(MEMORY)
    find, origin = named(root), BufferOrigin(root)
    m, n = root.regions[0].first_block.arguments[:2]
    a, b = find("memref.alloc", 0).results[0], find("memref.alloc", 1).results[0]
    part, either = find("memref.subview", 0).results[0], find("arith.select", 0).results[0]
    assert origin.is_same_allocation(a, part) is True and origin.is_same_allocation(a, b) is False
    assert origin.is_same_allocation(a, m) is False and origin.is_same_allocation(m, n) is None
    assert origin.is_same_allocation(either, a) is None and origin.is_same_allocation(either, m) is False


def test_a_group_finds_whatever_may_be_of_the_same_allocation() -> None:
    root = function(MEMORY)
    find, origin = named(root), BufferOrigin(root)
    m = root.regions[0].first_block.arguments[0]
    a, b = find("memref.alloc", 0).results[0], find("memref.alloc", 1).results[0]
    strange, either = find("foreign.buffer", 0).results[0], find("arith.select", 0).results[0]
    group = BufferGroup(origin, [a, b, m, strange])
    assert set(group.candidates(strange)) == {0, 1, 2, 3}
    assert 3 in set(group.candidates(a)) and 0 in set(group.candidates(a)) and 1 not in set(group.candidates(a))
    assert {0, 1} <= set(group.candidates(either)) and 2 not in set(group.candidates(either))
    assert 2 in set(group.candidates(m)) and 0 not in set(group.candidates(m))


def test_views_flow_through_selections() -> None:
    root = function(MEMORY)
    find, flow = named(root), BufferViewFlow(root)
    a, part = find("memref.alloc", 0).results[0], find("memref.subview", 0).results[0]
    either = find("arith.select", 0).results[0]
    assert set(flow.aliases(a)) == {a, part, either}
    assert set(flow.origins(either)) == {either, a, find("memref.alloc", 1).results[0]}
    assert set(flow.origins(part)) == {part, a}


def test_what_may_alias() -> None:
    root = function(MEMORY)
    find = named(root)
    m, n = root.regions[0].first_block.arguments[:2]
    a, b = find("memref.alloc", 0).results[0], find("memref.alloc", 1).results[0]
    part, strange = find("memref.subview", 0).results[0], find("foreign.buffer", 0).results[0]
    assert may_alias(a, part) and may_alias(m, n) and may_alias(a, strange)
    assert not may_alias(a, b) and not may_alias(part, b) and not may_alias(a, m)


# ---- Equivalence

PAIRS = """func.func @f(%x: i32, %y: i32) {
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %y, %x : i32
  %2 = arith.subi %x, %y : i32
  %3 = arith.subi %y, %x : i32
  %4 = arith.addi %x, %y overflow<nsw> : i32
  return
}"""


def test_keys_of_operations() -> None:
    sums = [one for one in function(PAIRS).walk() if one.name == "arith.addi"]
    differences = [one for one in function(PAIRS).walk() if one.name == "arith.subi"]
    assert operation_key(sums[0]) == operation_key(sums[1]) != operation_key(sums[2])
    assert operation_key(differences[0]) != operation_key(differences[1]) != operation_key(sums[0])
    assert equal_but_for_operands(*differences) and not equal_but_for_operands(sums[0], sums[2])


def test_keys_of_branches_tell_their_blocks_apart() -> None:
    root = function("""
    func.func @f(%c: i1) {
      cf.cond_br %c, ^a, ^b
    ^a:
      cf.br ^c
    ^b:
      cf.br ^d
    ^c:
      cf.br ^d
    ^d:
      return
    }""")
    first, second, third = (one for one in root.walk() if one.name == "cf.br")
    assert operation_key(first) != operation_key(second) == operation_key(third)


@pytest.mark.parametrize(
    ("change", "same"),
    [
        (("%z = arith.addi %p, %x", "%z = arith.addi %p, %x"), True),
        (("%z = arith.addi %p, %x", "%z = arith.addi %x, %p"), True),
        (("%z = arith.addi %p, %x", "%z = arith.subi %p, %x"), False),
        (("%z = arith.addi %p, %x", "%z = arith.addi %p, %p"), False),
        (('"foreign.use"(%z)', '"foreign.use"(%p)'), False),
    ],
)
def test_regions_are_compared(change: tuple[str, str], same: bool) -> None:
    inner = '^bb0(%p: i32):\n    %z = arith.addi %p, %x : i32\n    "foreign.use"(%z) : (i32) -> ()\n'
    bodies = (inner, inner.replace(*change))
    first, second = (f'  "foreign.region"() ({{\n  {body}  }}) : () -> ()\n' for body in bodies)
    root = function(f"func.func @f(%x: i32) {{\n{first}{second}  return\n}}\n")
    left, right = (one.regions[0] for one in root.walk() if one.name == "foreign.region")
    assert equivalent_regions(left, right) is same


# ---- Graphs and systems


def test_components_come_after_what_they_lead_to() -> None:
    edges = {1: [2], 2: [3, 4], 3: [1], 4: [5], 5: [], 6: [4]}
    found = [set(component) for component in strongly_connected([1, 6], edges.__getitem__)]
    assert found == [{5}, {4}, {1, 2, 3}, {6}]


def test_constraints_contain_points() -> None:
    system = ConstraintSystem(num_dims=2)
    system.at_least(0, 2)
    system.at_most(0, 5)
    system.fix(1, 7)
    assert system.contains([2, 7]) and system.contains([5, 7])
    assert not system.contains([1, 7]) and not system.contains([6, 7]) and not system.contains([3, 6])
    assert system.num_constraints == 3 and system.first_equality_with(1) == 0 and system.first_equality_with(0) is None


def test_floor_divisions_are_locals() -> None:
    system = ConstraintSystem(num_dims=1)
    column = system.add_floor_division([1, 1], 3)
    assert column == 1 and system.num_locals == 1
    for value in range(-7, 8):
        assert [q for q in range(-9, 9) if system.contains([value, q])] == [(value + 1) // 3]


def test_variables_are_inserted_removed_swapped_and_moved() -> None:
    system = ConstraintSystem(num_dims=2, num_symbols=1)
    system.add_equality([1, 2, 3, 4])
    assert system.insert_variables(Kind.DIM, 1) == 1 and system.equalities == [[1, 0, 2, 3, 4]]
    system.swap_columns(0, 2)
    assert system.equalities == [[2, 0, 1, 3, 4]]
    system.remove_columns(1, 2)
    assert system.equalities == [[2, 1, 3, 4]] and (system.num_dims, system.num_symbols) == (2, 1)
    system.move_variables(0, 1, Kind.SYMBOL)
    assert system.equalities == [[1, 3, 2, 4]] and (system.num_dims, system.num_symbols) == (1, 2)
    assert [system.kind_of(column) for column in range(3)] == [Kind.DIM, Kind.SYMBOL, Kind.SYMBOL]


def test_redundant_constraints_go() -> None:
    system = ConstraintSystem(num_dims=1)
    system.inequalities = [[2, -3], [1, -1], [0, 5], [1, -2], [4, -6]]
    system.remove_trivial_redundancy()
    assert system.inequalities == [[1, -2]]


def test_copies_are_apart() -> None:
    system = ConstraintSystem(num_dims=1)
    system.fix(0, 1)
    other = system.copy()
    other.equalities[0][0] = 5
    other.at_least(0, 0)
    assert system.equalities == [[1, -1]] and system.inequalities == []
