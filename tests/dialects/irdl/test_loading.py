"""Dialects that irdl defines: what they accept, and what they say of the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
from lamina.dialects.irdl.loading import load_dialects
from lamina.ir.attributes import TypeAttr
from lamina.ir.types import f32, i32
from tests import oracle
from tests.mlir_test import run_tool

DEFINITIONS = """
irdl.dialect @tested {
  irdl.type @pair { %0 = irdl.any irdl.parameters(first: %0, second: %0) }
  irdl.attribute @tag {
    %0 = irdl.is "x" %1 = irdl.is i32 %2 = irdl.any_of(%0, %1)
    irdl.parameters(label: %2)
  }
  irdl.type @empty
  irdl.operation @swap {
    %0 = irdl.any %1 = irdl.parametric @tested::@pair<%0, %0>
    irdl.operands(pair: %1) irdl.results(swapped: %1)
  }
  irdl.operation @groups {
    %0 = irdl.base "!builtin.integer" %1 = irdl.base @tested::@tag
    irdl.operands(first: %0, perhaps: optional %0, others: variadic %0)
    irdl.attributes {"tag" = %1}
  }
  irdl.operation @all { %0 = irdl.base "!builtin.f32" %1 = irdl.any %2 = irdl.all_of(%1, %0) irdl.operands(x: %2) }
  irdl.operation @loop {
    %0 = irdl.is index %body = irdl.region(%0) with size 1 %any = irdl.region
    irdl.regions(body: %body, rest: %any)
  }
  irdl.operation @last { %0 = irdl.any irdl.operands(first: %0, others: variadic %0) }
  irdl.operation @maybe { %0 = irdl.any irdl.results(one: optional %0) }
  irdl.operation @nothing
}
"""
# A body, and what is said of it: nothing if it is valid.
BODIES = {
    '%0 = "tested.swap"(%p) : (!tested.pair<i32, i32>) -> !tested.pair<i32, i32>': "",
    '%0 = "tested.swap"(%p) : (!tested.pair<i32, i32>) -> !tested.pair<f32, f32>':
        "expected '!tested.pair<i32, i32>' but got '!tested.pair<f32, f32>'",
    '%0 = "tested.swap"(%x) : (i32) -> i32': "expected base type 'tested.pair' but got 'i32'",
    '"test.x"() {a = !tested.pair<i32, f32>} : () -> ()': "expected 'i32' but got 'f32'",
    '"test.x"() {a = !tested.pair<i32>} : () -> ()': "expected 2 type arguments, but had 1",
    '"test.x"() {a = !tested.empty, b = !tested.empty<>, c = #tested.tag<"x">, d = #tested.tag<i32>} : () -> ()': "",
    '"test.x"() {a = #tested.tag<1>} : () -> ()': "'1 : i64' does not satisfy the constraint",
    '"test.x"() {a = #tested.tag} : () -> ()': "expected 1 type arguments, but had 0",
    '"test.x"() {a = #tested.other} : () -> ()': "expected dynamic attribute",
    '"test.x"() {a = !tested.other} : () -> ()': "expected dynamic type",
    '"tested.groups"(%x, %x, %x) {operandSegmentSizes = array<i32: 1, 0, 2>, tag = #tested.tag<"x">} '
    ": (i32, i32, i32) -> ()": "",
    '"tested.groups"(%x) {tag = #tested.tag<"x">} : (i32) -> ()':
        "'operandSegmentSizes' attribute is expected but not provided",
    '"tested.groups"(%x) {operandSegmentSizes = 1, tag = #tested.tag<"x">} : (i32) -> ()':
        "'operandSegmentSizes' attribute is expected to be a dense i32 array",
    '"tested.groups"(%x) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()':
        "'operandSegmentSizes' attribute for specifying operand segments must have 3 elements, but got 2",
    '"tested.groups"(%x) {operandSegmentSizes = array<i32: 1, -1, 1>} : (i32) -> ()':
        "'operandSegmentSizes' attribute for specifying operand segments must have non-negative values",
    '"tested.groups"(%x) {operandSegmentSizes = array<i32: 0, 0, 1>} : (i32) -> ()':
        "element 0 in 'operandSegmentSizes' attribute must be equal to 1",
    '"tested.groups"(%x) {operandSegmentSizes = array<i32: 1, 2, 1>} : (i32) -> ()':
        "element 1 in 'operandSegmentSizes' attribute must be equal to 0 or 1",
    '"tested.groups"(%x) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32) -> ()':
        "sum of elements in 'operandSegmentSizes' attribute must be equal to the number of operands",
    '"tested.groups"(%x) {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()':
        "'tested.groups' op attribute \"tag\" is expected but not provided",
    '"tested.groups"(%x) {operandSegmentSizes = array<i32: 1, 0, 0>, tag = 1} : (i32) -> ()':
        "expected base attribute 'tested.tag' but got 'builtin.integer'",
    '"tested.all"(%f) : (f32) -> ()': "",
    '"tested.all"(%x) : (i32) -> ()': "expected base type 'builtin.f32' but got 'builtin.integer'",
    '"tested.all"() : () -> ()': "op expects exactly 1 operands, but got 0",
    '"tested.last"() : () -> ()': "op expects at least 1 operands, but got 0",
    '%0:2 = "tested.maybe"() : () -> (i32, i32)': "op expects at most 1 results, but got 2",
    '"tested.nothing"() {a = 1} : () -> ()': "",
    '"tested.nothing"() <{a = 1 : i32}> : () -> ()':
        "invalid properties {a = 1 : i32} for op tested.nothing: extensible Dialects don't support properties",
    '"tested.nothing"() ({}) : () -> ()': "'tested.nothing' op unexpected number of regions: expected 0 but got 1",
    '"tested.loop"() ({^bb0(%i: index): llvm.unreachable}, {}) : () -> ()': "",
    '"tested.loop"() ({^bb0(%i: i32): llvm.unreachable}, {}) : () -> ()': "expected 'index' but got 'i32'",
    '"tested.loop"() ({^bb0: llvm.unreachable}, {}) : () -> ()': "expected region 0 to have 1 arguments but got 0",
    '"tested.loop"() ({}, {}) : () -> ()': "expected region 0 to have 1 block(s) but got 0",
    '"tested.absent"() : () -> ()':
        "unregistered operation 'tested.absent' found in dialect ('tested') that does not allow unknown operations",
}  # fmt: skip


@pytest.fixture(scope="module")
def definitions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("irdl") / "tested.irdl.mlir"
    path.write_text(DEFINITIONS)
    lamina.load_irdl(path)
    return path


def _program(body: str) -> str:
    return f"func.func @f(%x: i32, %f: f32, %p: !tested.pair<i32, i32>) {{\n  {body}\n  return\n}}\n"


@pytest.mark.parametrize("body", BODIES)
def test_what_is_accepted(definitions: Path, body: str) -> None:
    try:
        said = lamina.parse(_program(body), allow_unregistered=True).to_text() and ""
    except (lamina.ParseError, lamina.VerifyError) as problem:
        said = problem.diagnostics[0].message
    assert said == BODIES[body]


@oracle.requires_oracle
def test_mlir_says_the_same(definitions: Path) -> None:
    flags = (f"--irdl-file={definitions}", "--allow-unregistered-dialect")
    for body, result in zip(BODIES, oracle.mlir_opt_many(map(_program, BODIES), *flags, batch=False), strict=True):
        assert (result.diagnostics[0].message if result.diagnostics else "") == BODIES[body]
        if not BODIES[body]:
            oracle.assert_same(lamina.parse(_program(body), allow_unregistered=True).to_text(), _program(body), *flags)


def test_segment_sizes_are_attributes_in_bytecode(definitions: Path) -> None:
    line = '"tested.groups"(%x, %x, %x) {operandSegmentSizes = array<i32: 1, 0, 2>, tag = #tested.tag<"x">}'
    module = lamina.parse(f"func.func @f(%x: i32) {{\n{line} : (i32, i32, i32) -> ()\nreturn }}")
    assert str(lamina.parse(module.to_bytecode())) == str(module)


def test_fields_in_python(definitions: Path) -> None:
    body = (
        '%0 = "tested.swap"(%p) : (!tested.pair<i32, i32>) -> !tested.pair<i32, i32>\n'
        '"tested.groups"(%x, %x, %x) {operandSegmentSizes = array<i32: 1, 0, 2>, tag = #tested.tag<f32>} '
        ": (i32, i32, i32) -> ()"
    ).replace("tag<f32>", "tag<i32>")
    swap, groups, _ = lamina.parse(_program(body))["f"].regions[0].entry_block.operations
    assert swap.swapped.type is swap.pair.type and swap.pair.type.first is i32
    assert groups.first is groups.operands[0] and groups.perhaps is None and groups.others == groups.operands[1:]
    assert groups.tag.params == (TypeAttr(i32),)
    assert str(type(swap.pair.type)(f32, f32)) == "!tested.pair<f32, f32>"


WRONG = {
    'irdl.operation @x { %0 = irdl.base "!other.type" }': ("no registered type with name !other.type", 2),
    'irdl.operation @x { %0 = irdl.base "#builtin.f32" }': ("no registered attribute with name #builtin.f32", 2),
    "irdl.operation @x { %0 = irdl.any %1 = irdl.is i32 %2 = irdl.any_of(%1, %0) }":
        ("any_of constraints are not in the correct form", 1),
    "irdl.operation @x { %0 = irdl.any irdl.operands(a: %0, a: %0) }":
        ("'irdl.operands' op name of operand #1 is a duplicate of the name of operand #0", 2),
}  # fmt: skip


@pytest.mark.parametrize("body", WRONG)
def test_definitions_that_cannot_be_loaded(tmp_path: Path, body: str) -> None:
    path = tmp_path / "wrong.irdl.mlir"
    path.write_text(f"irdl.dialect @wrong {{\n{body}\n}}\n")
    with pytest.raises((lamina.ParseError, lamina.VerifyError)) as caught:
        lamina.load_irdl(path)
    message, line = WRONG[body]
    assert caught.value.diagnostics[0].message == message
    assert f"wrong.irdl.mlir:{line if line > 1 else 0}:" in str(caught.value) or line == 1


def test_a_dialect_of_the_package_stays_as_it_is(tmp_path: Path) -> None:
    with pytest.raises(lamina.ParseError, match="dialect 'arith' is declared already"):
        load_dialects(lamina.parse("irdl.dialect @arith { irdl.operation @x }"))


def test_cpp_predicates_are_reported(tmp_path: Path) -> None:
    path, source = tmp_path / "cpp.irdl.mlir", tmp_path / "in.mlir"
    path.write_text(
        'irdl.dialect @withcpp { irdl.operation @op { %0 = irdl.c_pred "$_self.isBig()" irdl.operands(a: %0) } }'
    )
    source.write_text('func.func @f(%x: i32) { "withcpp.op"(%x) : (i32) -> () return }')
    outcome = run_tool(["opt", str(source), f"--irdl-file={path}", "--report-unchecked"])
    assert outcome.exit_code == 0
    assert "not checked: 'withcpp.op': C++ predicate: $_self.isBig()" in outcome.stderr


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    outcome = run_tool(["opt", "-", f"--irdl-file={tmp_path}/absent.mlir"])
    assert outcome.exit_code == 1 and "cannot read" in outcome.stderr
