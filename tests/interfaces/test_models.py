"""What passes ask of operations, whatever their dialect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lamina
from lamina.interfaces.branch import BranchOpInterface, successor_block_argument, successor_operands
from lamina.interfaces.effects import (
    Effect,
    Speculatability,
    get_effects,
    has_effect,
    is_memory_effect_free,
    is_never_dead,
    is_op_trivially_dead,
    is_pure,
    is_speculatable,
    kinds_by_declaration,
    may_have_effect,
    speculatability,
)
from lamina.interfaces.loop_like import tied_loop_init, tied_loop_iter_arg, tied_loop_result, tied_loop_yielded_value
from lamina.interfaces.model import Interface
from lamina.interfaces.region_branch import inside_mutually_exclusive_regions, is_repetitive_region, region_terminators
from lamina.interfaces.view_like import has_unit_stride, has_zero_offset, view_source, viewed_buffer
from lamina.ir.operation import Operation, UnregisteredOp

MEMORY = """func.func @f(%m: memref<8xi32>, %i: index, %x: i32, %d: i32) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %m[%i] : memref<8xi32>
  %l = memref.load %m[%i] : memref<8xi32>
  %q = arith.divsi %x, %d : i32
  %s = arith.addi %x, %d : i32
  memref.dealloc %a : memref<4xi32>
  return %l : i32
}"""
LOOP = """func.func @f(%n: index, %x: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (i32) {
    %t = scf.if %c -> (i32) {
      %then = arith.addi %s, %x : i32
      scf.yield %then : i32
    } else {
      %otherwise = arith.subi %s, %x : i32
      scf.yield %otherwise : i32
    }
    scf.yield %t : i32
  }
  return %r : i32
}"""
BRANCH = """func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b(%y, %x : i32, i32)
^a(%p: i32):
  return %p : i32
^b(%q: i32, %r: i32):
  return %r : i32
}"""
VIEWS = """func.func @f(%m: memref<8x8xf32>, %i: index) -> memref<2x2xf32, strided<[16, 1], offset: ?>> {
  %whole = memref.subview %m[0, 0] [8, 8] [1, 1] : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
  %part = memref.subview %m[%i, 0] [2, 2] [2, 1] : memref<8x8xf32> to memref<2x2xf32, strided<[16, 1], offset: ?>>
  return %part : memref<2x2xf32, strided<[16, 1], offset: ?>>
}"""


def operations(text: str) -> Callable[[str], Operation]:
    module: Any = lamina.parse(text)
    found = list(getattr(module, "operation", module).walk())
    return lambda name: next(operation for operation in found if operation.name == name)


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("memref.alloc", [Effect.ALLOCATE]),
        ("memref.store", [Effect.WRITE]),
        ("memref.load", [Effect.READ]),
        ("memref.dealloc", [Effect.FREE]),
        ("arith.addi", []),
    ],
)
def test_effects_of_operations(name: str, effects: list[Effect]) -> None:
    operation = operations(MEMORY)(name)
    found = get_effects(operation)
    assert found is not None and [one.effect for one in found] == effects
    assert [kind for kind in Effect if has_effect(operation, kind)] == effects
    assert is_memory_effect_free(operation) == (not effects)


def test_effects_are_on_their_operand_or_result() -> None:
    find = operations(MEMORY)
    store, alloc, argument = find("memref.store"), find("memref.alloc"), find("memref.store").operands[1]
    assert has_effect(store, Effect.WRITE, on=argument) and not has_effect(store, Effect.WRITE, on=store.operands[0])
    assert has_effect(alloc, Effect.ALLOCATE, on=alloc.results[0])


def test_a_division_is_free_of_effects_but_not_to_be_moved() -> None:
    find = operations(MEMORY)
    assert is_memory_effect_free(find("arith.divsi")) and not is_speculatable(find("arith.divsi"))
    assert not is_pure(find("arith.divsi")) and is_pure(find("arith.addi"))
    assert speculatability(find("arith.addi")) is Speculatability.ALWAYS


def test_what_is_dead_without_uses() -> None:
    find = operations(MEMORY)
    assert is_op_trivially_dead(find("arith.addi")) and is_op_trivially_dead(find("arith.divsi"))
    assert not is_op_trivially_dead(find("memref.store")) and not is_op_trivially_dead(find("memref.load"))


def test_effects_of_operations_with_regions_are_those_inside() -> None:
    find = operations(LOOP)
    assert is_memory_effect_free(find("scf.for")) and is_memory_effect_free(find("scf.if"))


def test_values_of_a_loop_are_tied() -> None:
    loop = operations(LOOP)("scf.for")
    init, argument = loop.op_operands[3], loop.regions[0].first_block.arguments[1]
    yielded = loop.regions[0].first_block.terminator.op_operands[0]
    assert tied_loop_iter_arg(loop, init) is argument
    assert tied_loop_result(loop, argument) is loop.results[0]
    assert tied_loop_init(loop, argument) is init
    assert tied_loop_yielded_value(loop, argument) is yielded
    assert tied_loop_result(loop, loop.op_operands[0]) is None


def test_regions_that_exclude_each_other_and_that_repeat() -> None:
    find = operations(LOOP)
    branch, loop = find("scf.if"), find("scf.for")
    assert inside_mutually_exclusive_regions(find("arith.addi"), find("arith.subi"))
    assert not inside_mutually_exclusive_regions(find("arith.addi"), find("arith.addi"))
    assert not inside_mutually_exclusive_regions(find("arith.addi"), loop)
    assert is_repetitive_region(loop, loop.regions[0]) and not is_repetitive_region(branch, branch.regions[0])
    assert [one.name for one in region_terminators(branch.regions[1])] == ["scf.yield"]


def test_operands_passed_to_successors() -> None:
    branch = operations(BRANCH)("cf.cond_br")
    assert BranchOpInterface.has(branch)
    second = successor_operands(branch, 1)
    assert second is not None and second.forwarded == [branch.operands[2], branch.operands[3]]
    assert second.operand(1) is branch.operands[3] and second.operand_index(0) == 2
    assert successor_block_argument(branch, 0) is None
    assert successor_block_argument(branch, 3) is branch.successors[1].arguments[1]
    second.erase(0)
    assert len(branch.operands) == 3 and successor_operands(branch, 1).forwarded == [branch.operands[2]]


def test_successor_operands_are_assigned() -> None:
    branch = operations(BRANCH)("cf.cond_br")
    x = branch.operands[1]
    successor_operands(branch, 0).append([x])
    assert successor_operands(branch, 0).forwarded == [x, x]
    assert [len(successor_operands(branch, index).forwarded) for index in (0, 1)] == [2, 2]
    successor_operands(branch, 1).assign([x])
    assert [len(successor_operands(branch, index).forwarded) for index in (0, 1)] == [2, 1]


def test_views_of_buffers() -> None:
    find = operations(VIEWS)
    part = find("func.return").operands[0].defining_op
    whole = find("memref.subview")
    assert view_source(part) is part.operands[0] and view_source(find("func.return")) is None
    assert viewed_buffer(part.results[0]) is part.operands[0]
    assert has_unit_stride(whole) and not has_unit_stride(part)
    assert has_zero_offset(whole) and not has_zero_offset(part)


def test_what_effects_say_of_all_operations_of_a_class() -> None:
    function = lamina.parse(MEMORY)["f"]
    classes = {op.name: type(op) for op in function.walk()}
    never_dead = {name for name, cls in classes.items() if is_never_dead(cls)}
    assert never_dead == {"func.func", "func.return", "memref.store", "memref.dealloc"}
    known = {name: kinds_by_declaration(cls) for name, cls in classes.items()}
    assert known["memref.store"] == {Effect.WRITE} and known["memref.load"] == {Effect.READ}
    assert known["func.return"] is None
    allocating = {name for name, cls in classes.items() if may_have_effect(cls, Effect.ALLOCATE)}
    assert allocating == {"memref.alloc"}


def test_a_new_implementation_clears_what_was_derived() -> None:
    interface: Interface[object] = Interface("Some", "effects")
    derived = interface.cache()
    derived[Operation] = "without"
    interface.implement(UnregisteredOp)(object())
    assert not derived
