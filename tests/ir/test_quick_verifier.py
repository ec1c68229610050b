"""The walk that checks whether IR is valid accepts exactly what the verifier accepts."""

from __future__ import annotations

import pytest

import lamina
from lamina.asm.parser import parse_module
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
