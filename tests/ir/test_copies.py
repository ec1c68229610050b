"""Operations that are cloned, copied and pickled."""

from __future__ import annotations

import copy
import pickle
import re
from pathlib import Path

import pytest

import lamina
from lamina.ir.cloning import IRMapping

TESTS = Path(__file__).parents[1]
CYCLE = """
"test.graph"() ({
  %a = "test.own"(%a, %b) : (i32, i32) -> i32
  %b = "test.next"(%a) ({
    "test.inner"(%b) : (i32) -> ()
  }) : (i32) -> i32
}) : () -> ()
"""


def in_graph(text: str = CYCLE) -> lamina.Operation:
    return lamina.parse(text, allow_unregistered=True, check=False)


def foreign_operands(operation: lamina.Operation, original: lamina.Operation) -> list[str]:
    """The operations in a copy that still use a value of the original."""
    return [
        inner.name
        for inner in operation.walk()
        for value in inner.operands
        if value.defining_op is not None and original.is_ancestor(value.defining_op)
    ]


def test_clone_of_an_operation_that_uses_its_own_result() -> None:
    module = in_graph()
    own = next(one for one in module.walk() if one.name == "test.own")
    cloned = own.clone()
    assert cloned.operand(0) is cloned.results[0]
    assert cloned.operand(1) is own.operand(1)


def test_clone_again_with_the_same_mapping() -> None:
    own = next(one for one in in_graph().walk() if one.name == "test.own")
    mapping = IRMapping()
    first, second = own.clone(mapping), own.clone(mapping)
    assert first.operand(0) is first.results[0]
    assert second.operand(0) is second.results[0]


@pytest.mark.parametrize("duplicate", [lamina.Operation.clone, copy.copy, copy.deepcopy])
def test_copies_keep_nothing_of_the_original(duplicate: object) -> None:
    module = in_graph()
    copied = duplicate(module)  # type: ignore[operator]
    assert str(copied) == str(module)
    assert not foreign_operands(copied, module)


def test_a_copy_of_part_of_a_module_uses_the_same_values_from_outside() -> None:
    module = lamina.parse("func.func @f(%x: i32) -> i32 {\n%y = arith.addi %x, %x : i32\nreturn %y : i32\n}")
    add = next(one for one in module.walk() if one.name == "arith.addi")
    copied = copy.deepcopy({"op": add})["op"]
    assert copied is not add
    assert copied.parent is None
    assert copied.operands == add.operands


def test_values_and_blocks_behind_a_copied_operation_are_those_of_the_copy() -> None:
    module = lamina.parse("func.func @f(%x: i32) -> i32 {\n%y = arith.addi %x, %x : i32\nreturn %y : i32\n}")
    block = module["f"].regions[0].entry_block
    add = block.operations[0]
    copied, inner, result, its_block = copy.deepcopy([module, add, add.results[0], block])
    assert copied["f"].regions[0].entry_block is its_block
    assert its_block.operations[0] is inner and inner.results[0] is result is not add.results[0]
    assert copy.deepcopy(result) is result


@pytest.mark.parametrize("part", ["block", "region", "result"])
def test_parts_are_copied_and_pickled_with_their_operation(part: str) -> None:
    module = lamina.parse("func.func @f() -> i32 {\n%y = arith.constant 1 : i32\nreturn %y : i32\n}")
    region = module["f"].regions[0]
    parts = {"block": region.entry_block, "region": region, "result": region.entry_block.operations[0].results[0]}
    with pytest.raises(pickle.PicklingError, match="as a part of its operation"):
        pickle.dumps(parts[part])
    if part != "result":
        with pytest.raises(TypeError, match="copied with its operation"):
            copy.deepcopy(parts[part])


def test_only_what_uses_nothing_from_outside_can_be_pickled() -> None:
    module = lamina.parse("func.func @f(%x: i32) -> i32 {\n%y = arith.addi %x, %x : i32\nreturn %y : i32\n}")
    add = next(one for one in module.walk() if one.name == "arith.addi")
    with pytest.raises(pickle.PicklingError, match="'arith.addi' cannot be pickled: it uses <block argument #0"):
        pickle.dumps(add)
    function = next(one for one in module.walk() if one.name == "func.func")
    assert str(pickle.loads(pickle.dumps(function))).strip() == str(function.clone()).strip()


def test_an_operation_that_branches_cannot_be_pickled() -> None:
    module = lamina.parse("func.func @f() {\ncf.br ^bb1\n^bb1:\nreturn\n}")
    branch = next(one for one in module.walk() if one.name == "cf.br")
    with pytest.raises(pickle.PicklingError, match="it branches to a block outside"):
        pickle.dumps(branch)


def test_invalid_modules_can_be_pickled() -> None:
    module = lamina.parse('"func.return"() : () -> ()\n"arith.addi"() : () -> ()', check=False)
    assert pickle.loads(pickle.dumps(module)).to_text(generic=True) == module.to_text(generic=True)


def test_modules_keep_their_locations_and_resources() -> None:
    text = """module attributes {test.a = dense_resource<blob> : tensor<2xi8>} {
} loc("there":3:4)
{-#
  dialect_resources: { builtin: { blob: "0x010000000102" } }
#-}
"""
    module = lamina.parse(text)
    assert pickle.loads(pickle.dumps(module)).to_text(debug_info=True) == module.to_text(debug_info=True)


@pytest.mark.parametrize(
    ("type", "digits"),
    [("f80", "00000000000000000001"), ("f80", "3FFDAAAAAAAAAAAAAAAB"), ("f128", "3FFD5555555555555555555555555555")],
    ids=["least", "third", "third of f128"],
)
def test_numbers_beyond_double_keep_their_bits(type: str, digits: str) -> None:
    """As in MLIR, decimal numbers are read as doubles, so text loses what a pickle must not."""
    number = f"0x{digits}"
    text = (
        f'"test.a"() {{scalar = {number} : {type}, splat = dense<{number}> : tensor<2x{type}>, '
        f"pair = dense<[({number}, {number}), (0.0, 1.0)]> : tensor<2xcomplex<{type}>>}} : () -> ()"
    )
    module = lamina.parse(text, allow_unregistered=True)
    assert number not in str(module), "the usual text is MLIR's"
    loaded = pickle.loads(pickle.dumps(module))
    before, after = (next(iter(one.regions[0].first_block.operations)).attributes for one in (module, loaded))
    assert before == after
    assert str(loaded) == str(module)


def sources() -> list[Path]:
    return sorted(TESTS.rglob("*.mlir"))[::7]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(TESTS)))
def test_every_module_can_be_pickled(path: Path) -> None:
    for piece in re.split(r"^// -----.*\n", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
        try:
            module = lamina.parse(piece + "\n", allow_unregistered=True, check=False)
        except lamina.ParseError:
            continue
        loaded = pickle.loads(pickle.dumps(module))
        flags = {"generic": True, "debug_info": True}
        assert loaded.to_text(**flags) == module.to_text(**flags)
        assert copy.deepcopy(module).to_text(**flags) == module.to_text(**flags)
