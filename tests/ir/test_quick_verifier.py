"""The walk that checks whether IR is valid accepts exactly what the verifier accepts."""

from __future__ import annotations

import pytest

import lamina
from lamina.asm.parser import parse_module
from lamina.dialects.scf import ops as scf_ops
from lamina.ir.operation import Operation
from lamina.ir.quick_verifier import is_plainly_valid
from lamina.ir.verifier import check

VALID = {
    "a use in an inner region": """func.func @f(%p: i1, %x: i32) -> i32 {
      %c = arith.constant 1 : i32
      %r = scf.if %p -> i32 { scf.yield %c : i32 } else { scf.yield %x : i32 }
      return %r : i32
    }""",
    "a use in a dominated block": """func.func @f(%p: i1) -> i32 {
      %c = arith.constant 1 : i32
      cf.cond_br %p, ^a, ^b
    ^a:
      %d = arith.addi %c, %c : i32
      cf.br ^a2
    ^a2:
      return %d : i32
    ^b:
      return %c : i32
    }""",
    "an unreachable block, in any order": """func.func @f() {
      return
    ^a:
      %d = arith.addi %c, %c : i32
      %c = arith.constant 1 : i32
      cf.br ^a
    }""",
    "a graph region": """"test.graph"() ({
      "test.a"(%b) : (i32) -> ()
      %b = "test.b"() : () -> i32
    }) : () -> ()""",
    "tables in tables": """module @outer {
      module @inner { func.func private @f() func.func @g() { call @f() : () -> () return } }
      func.func @f() { return }
    }""",
    "the same types in other groups": """func.func @f(%i: index, %p: i1) {
      %a = memref.alloc(%i) : memref<?xi32>
      %b = memref.alloc(%i, %i) : memref<?x?xi32>
      cf.cond_br %p, ^a(%i : index), ^b
    ^a(%x: index):
      cf.cond_br %p, ^b, ^a(%x : index)
    ^b:
      return
    }""",
}

INVALID = {
    "a use before the definition": """func.func @f() {
      %d = arith.addi %c, %c : i32
      %c = arith.constant 1 : i32
      return
    }""",
    "a use of its own result": """func.func @f() {
      %c = arith.addi %c, %c : i32
      return
    }""",
    "a use in a block that is not dominated": """func.func @f(%p: i1) -> i32 {
      cf.cond_br %p, ^a, ^b
    ^a:
      %c = arith.constant 1 : i32
      return %c : i32
    ^b:
      return %c : i32
    }""",
    "a value of an outer function": """func.func @f(%x: i32) {
      builtin.module { func.func @g() -> i32 { return %x : i32 } }
      return
    }""",
    "a value of an outer function in an unreachable block": """%x = arith.constant 1 : i32
    func.func @g() {
      return
    ^a:
      "test.use"(%x) : (i32) -> ()
      cf.br ^a
    }""",
    "a terminator in the middle": """func.func @f() {
      return
      return
    }""",
    "no terminator": """func.func @f() {
      %c = arith.constant 1 : i32
    }""",
    "a branch to the entry": """func.func @f() {
    ^a:
      cf.br ^a
    }""",
    "an unknown callee": "func.func @f() { call @g() : () -> () return }",
    "a callee of another table": """module @inner { func.func private @g() }
    func.func @f() { call @g() : () -> () return }""",
    "a repeated symbol": "func.func private @f() func.func private @f()",
    "a discardable attribute of a dialect": "func.func @f() attributes {gpu.container_module} { return }",
    "an operation that its dialect does not have": '"func.nothing"() : () -> ()',
    "another return": "func.func @f() -> i32 { return }",
}


def read(text: str) -> Operation:
    return parse_module(text, "test", allow_unregistered=True)


@pytest.mark.parametrize("name", VALID)
def test_valid(name: str) -> None:
    module = read(VALID[name])
    assert is_plainly_valid(module)
    assert not check(module)


@pytest.mark.parametrize("name", INVALID)
def test_invalid(name: str) -> None:
    module = read(INVALID[name])
    assert not is_plainly_valid(module)
    assert check(module)


def test_operands_and_arguments_that_lost_their_place() -> None:
    module = read("func.func @f(%x: i32) { %c = arith.constant 1 : i32 %d = arith.addi %c, %x : i32 return }")
    block = module["f"].regions[0].entry_block
    constant, add, _ = block.operations
    constant.remove()
    assert not is_plainly_valid(module)
    block.prepend(constant)
    assert is_plainly_valid(module)
    add.results[0].type = lamina.parse_type("f32")
    assert not is_plainly_valid(module)
    add.results[0].type = constant.results[0].type
    add.erase_operands(1)
    assert not is_plainly_valid(module)


def test_an_attribute_of_a_known_combination() -> None:
    module = read("""func.func @f(%m: memref<4xi32>, %i: index) {
      %a = memref.load %m[%i] {alignment = 8 : i64} : memref<4xi32>
      return
    }""")
    assert is_plainly_valid(module)
    load = next(iter(module["f"].regions[0].entry_block.operations))
    load.properties["nontemporal"] = load.properties.pop("alignment")
    assert not is_plainly_valid(module)
    assert check(module)


def test_a_nested_terminator_is_verified_on_its_own() -> None:
    module = read("func.func @f() { return }")
    (end,) = module["f"].regions[0].entry_block.operations
    assert is_plainly_valid(end)
    end.remove()
    assert not is_plainly_valid(end)
    assert check(end)


LOOP = """func.func @f(%n: index, %x: f32, %y: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f32) { scf.yield %a : f32 }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f32) { scf.yield %a : f32 }
  return
}"""


def test_what_ends_a_region_of_a_known_combination() -> None:
    module = read(LOOP)
    assert is_plainly_valid(module)
    second = list(module["f"].regions[0].entry_block.operations)[3]
    body = second.regions[0].entry_block
    end = body.last_op
    assert end is not None
    carried = end.operand(0)
    end.set_operand(0, module["f"].regions[0].arguments[2])
    assert not is_plainly_valid(module) and check(module)
    end.set_operand(0, carried)
    assert is_plainly_valid(module)
    body.arguments[1].type = lamina.parse_type("f64")
    assert not is_plainly_valid(module) and check(module)


BRANCHES = """func.func @f(%p: i1, %x: i32, %y: i64) {
  cf.cond_br %p, ^a(%x : i32), ^b
^a(%k: i32):
  cf.cond_br %p, ^c(%k : i32), ^b
^b:
  return
^c(%l: i32):
  return
}"""


def test_arguments_of_the_successors_of_a_known_combination() -> None:
    module = read(BRANCHES)
    assert is_plainly_valid(module)
    *_, last = module["f"].regions[0].blocks
    last.arguments[0].type = lamina.parse_type("i64")
    assert not is_plainly_valid(module) and check(module)
    last.erase_argument(0)
    assert not is_plainly_valid(module) and check(module)


def test_values_of_an_inner_region_and_of_another_branch_end_with_it() -> None:
    module = read("""func.func @f(%p: i1, %x: i32) {
      scf.if %p { %c = arith.addi %x, %x : i32 }
      cf.cond_br %p, ^a, ^b
    ^a:
      %d = arith.addi %x, %x : i32
      return
    ^b:
      %e = arith.addi %x, %x : i32
      return
    }""")
    assert is_plainly_valid(module)
    first, second, third = (op for op in module.walk() if op.name == "arith.addi")
    for inner in (first, second):
        third.set_operand(0, inner.results[0])
        assert not is_plainly_valid(module) and check(module)
    third.set_operand(0, third.operand(1))
    assert is_plainly_valid(module)


def test_an_inner_operation_sees_what_dominates_it_outside() -> None:
    module = read(LOOP)
    loop, later = list(module["f"].regions[0].entry_block.operations)[2:4]
    end = loop.regions[0].entry_block.last_op
    assert end is not None
    end.set_operand(0, module["f"].regions[0].arguments[1])
    assert is_plainly_valid(loop)
    end.set_operand(0, later.results[0])
    assert not is_plainly_valid(loop) and check(loop)


def test_a_property_that_is_not_declared_is_not_remembered() -> None:
    module = read("func.func @f(%x: f32) { %a = arith.addf %x, %x : f32 return }")
    add = next(iter(module["f"].regions[0].entry_block.operations))
    add.properties["odd"] = add.properties.pop("fastmath")
    valid = not check(module)
    assert is_plainly_valid(module) is valid
    add.properties["fastmath"] = lamina.parse_attribute("unit")
    assert not is_plainly_valid(module) and check(module)


LOOPS = """func.func @f(%p: i1, %x: i32, %y: f32, %i: index) {
  %a = scf.while (%v = %x) : (i32) -> i32 { scf.condition(%p) %v : i32 } do { ^bb0(%w: i32): scf.yield %w : i32 }
  %b = scf.while (%v = %x) : (i32) -> i32 { scf.condition(%p) %v : i32 } do { ^bb0(%w: i32): scf.yield %w : i32 }
  %c = scf.index_switch %i -> i32 case 1 { scf.yield %x : i32 } default { scf.yield %a : i32 }
  %d = scf.index_switch %i -> i32 case 1 { scf.yield %x : i32 } default { scf.yield %b : i32 }
  return
}"""


def test_edges_between_regions_are_checked_once_for_equal_types(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    whole = scf_ops.verify_control_flow_edges
    monkeypatch.setattr(scf_ops, "verify_control_flow_edges", lambda op: (asked.append(op.name), whole(op)))
    module = parse_module(LOOPS)
    assert is_plainly_valid(module) and is_plainly_valid(module)
    assert asked.count("scf.while") <= 1 and asked.count("scf.index_switch") <= 1
    for name in ("scf.while", "scf.index_switch"):
        broken = parse_module(LOOPS)
        loop = [operation for operation in broken.walk() if operation.name == name][1]
        terminator = loop.regions[1].entry_block.terminator
        terminator.set_operand(0, broken["f"].regions[0].arguments[2])
        assert not is_plainly_valid(broken) and check(broken)


def test_scope_of_remembered_alloca() -> None:
    """That an operation around it frees the memory is asked of each, whatever is remembered of its types."""
    alloca = "%m = memref.alloca() : memref<4xi8>"
    lamina.parse(f"func.func @f() {{ {alloca} return }}")
    with pytest.raises(Exception, match="requires an ancestor op with AutomaticAllocationScope trait"):
        lamina.parse(alloca)
