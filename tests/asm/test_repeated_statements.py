"""Lines made after earlier ones give what reading token by token gives: operations, places, errors."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lamina
from lamina.asm import repeated_operations
from lamina.asm.diagnostics import render
from lamina.asm.parser import Parser
from lamina.dialects.arith.ops import AddIOp, ConstantOp
from lamina.dialects.memref.ops import StoreOp
from lamina.ir.diagnostics import DiagnosticError
from tests.conformance.instances import instance, operation_names
from tests.conformance.mutations import mutated

DIALECTS = "arith math complex index memref tensor vector affine ub quant bufferization".split()


def outcome(text: str) -> str:
    """The module in generic form with locations, or the diagnostics."""
    try:
        return lamina.parse(f"\n{text}", allow_unregistered=True).to_text(generic=True, debug_info=True)
    except DiagnosticError as error:
        return "\n".join(render(diagnostic) for diagnostic in error.diagnostics)


def both_ways(text: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    outcomes = []
    for repeats in (False, True):
        monkeypatch.setattr(Parser, "repeats_statements", repeats)
        outcomes.append(outcome(text))
    return outcomes[0], outcomes[1]


def test_operations_of_all_dialects(monkeypatch: pytest.MonkeyPatch) -> None:
    repeated = 0
    repeat = Parser._repeat

    def counted(parser: Parser, *arguments: Any) -> Any:
        nonlocal repeated
        repeated += 1
        return repeat(parser, *arguments)

    monkeypatch.setattr(Parser, "_repeat", counted)
    rng = random.Random(7)
    for name in operation_names(*DIALECTS):
        for _ in range(3):
            try:
                module = lamina.parse(instance(name, rng, 0.0))
            except DiagnosticError:
                continue
            lines = str(module).splitlines()
            # What follows is a part of a shape, so the second line may be repeated if there is a third.
            more = [line for line in lines if f" {name} " in line][:1]
            doubled = [line.replace("%0", name) for line in more for name in ("%1", "%2")]
            at = max((number for number, line in enumerate(lines) if f" {name} " in line), default=0) + 1
            text = "\n".join([*lines[:at], *doubled, *lines[at:]])
            by_tokens, by_lines = both_ways(text, monkeypatch)
            assert by_tokens == by_lines
            by_tokens, by_lines = both_ways(mutated(rng, text), monkeypatch)
            assert by_tokens == by_lines
            break
    assert repeated > 50


STATEMENTS = {
    "a name that is used twice": """%r = arith.addi %a, %b : i32
    %s = arith.addi %r, %r : i32
    %t = arith.addi %s, %a : i32""",
    "affine dimensions that are the same": """%x = affine.load %m[%i + %j] : memref<8xf32>
    %y = affine.load %m[%i + %i] : memref<8xf32>
    %z = affine.load %m[%j + %i] : memref<8xf32>""",
    "names in strings": """%r = "t.op"(%a) {x = "%a"} : (i32) -> i32
    %s = "t.op"(%a) {x = "%b"} : (i32) -> i32""",
    "results by number": """%p:2 = "t.two"(%a) : (i32) -> (i32, f32)
    %q:2 = "t.two"(%p#0) : (i32) -> (i32, f32)
    %r:2 = "t.two"(%q#0) : (i32) -> (i32, f32)
    %s = arith.addf %f, %q#1 : f32
    %t:2 = "t.two"(%q#1) : (i32) -> (i32, f32)""",
    "a number that is too large": """%p:2 = "t.two"(%a) : (i32) -> (i32, f32)
    %q:2 = "t.two"(%p#0) : (i32) -> (i32, f32)
    %r:2 = "t.two"(%q#7) : (i32) -> (i32, f32)""",
    "no number of a result": """%p = arith.addi %a, %b : i32
    %q = arith.addi %a#0, %b : i32
    %r = arith.addi %a#x, %b : i32""",
    "no number at all": """%p = arith.addi %a, %b : i32
    %q = arith.addi %a#, %b : i32""",
    "a number behind a number": """%p = arith.addi %a, %b : i32
    %q = arith.addi %a#0#0, %b : i32""",
    "a number of many digits": f"""%p = arith.addi %a, %b : i32
    %q = arith.addi %a#{"9" * 5000}, %b : i32""",
    "a number of a definition": """%p = arith.addi %a, %b : i32
    %q#1 = arith.addi %a, %b : i32""",
    "letters behind digits": """%p = arith.addi %a, %b : i32
    %1a = arith.addi %a, %b : i32""",
    "more than four operands": """"t.op"(%a, %a, %b, %b, %a) : (i32, i32, i32, i32, i32) -> ()
    %x = tensor.from_elements %a, %b, %a, %b, %a, %b : tensor<6xi32>
    %y = tensor.from_elements %b, %b, %b, %b, %b, %b : tensor<6xi32>
    %z = tensor.from_elements %b, %a, %b, %a, %b, %a : tensor<6xi32>""",
    "groups": """%p, %q = "t.two"(%a) : (i32) -> (i32, f32)
    %r, %s = "t.two"(%a) : (i32) -> (i32, f32)""",
    "constants": "%r = arith.constant 7 : i32\n%s = arith.constant 7 : i32\n%t = arith.constant 8 : i32",
    "a line that goes on": """%r = "t.op"(%a) {x = 1 : i32} : (i32) -> i32
    %s = arith.addi %a, %b : i32
    {x = 1 : i32}
    %t = arith.addi %a, %b
      : i32
    %u = arith.addi %a, %b : i32
    loc("here")
    %v = arith.addi %a, %b : i32""",
    "a location in a line": """%r = arith.addi %a, %b : i32 loc("here")
    %s = arith.addi %a, %b : i32 loc("here")""",
    "the operation of a region": """"t.region"() ({
      %r = arith.addi %a, %b : i32
      "t.end"() : () -> ()
    }) : () -> ()
    "t.region"() ({
      %r = arith.addi %b, %a : i32
      "t.end"() : () -> () }) : () -> ()
    %r = arith.addi %b, %a : i32""",
    "defined in a region": """"t.region"() ({
      %r = arith.addi %a, %b : i32
      "t.end"() : () -> ()
    }) : () -> ()
    %s = arith.addi %a, %r : i32""",
    "a value that is defined twice": """%r = arith.addi %a, %b : i32
    %s = arith.addi %a, %b : i32
    %s = arith.addi %a, %b : i32""",
    "a use before": """"t.use"(%s) : (i32) -> ()
    %r = arith.addi %a, %b : i32
    %s = arith.addi %a, %b : i32
    "t.use"(%s) : (i32) -> ()
    "t.use"(%late) : (i32) -> ()
    %late = arith.addi %a, %b : i32""",
    "branches": """cf.br ^x
    ^x:
    cf.br ^y
    ^y:
    cf.br ^x
    }
    func.func @g() {
    cf.br ^x
    ^x:
    cf.br ^y
    ^y:
    cf.br ^x
    ^z:""",
    "branches with operands": """%p = arith.cmpi slt, %a, %b : i32
    cf.cond_br %p, ^x(%a : i32), ^y
    ^x(%x: i32):
    cf.cond_br %p, ^x(%x : i32), ^y
    ^y:
    cf.cond_br %p, ^x(%b : i32), ^y
    ^z:""",
    "a block that is nowhere": """cf.br ^x
    ^x:
    cf.br ^y
    ^y:
    return
    }
    func.func @g(%p: i1) {
    cf.br ^x
    ^x:
    cf.br ^y
    ^z:""",
    "defined below": "%r = arith.addi %a, %late : i32\n%late = arith.constant 1 : i32",
    "another type": "%r = arith.addi %a, %f : i32",
    "unknown name": "%r = arith.addi %a, %nothing : i32",
    "a name twice": "%r = arith.addi %a, %a : i32\n%r = arith.addi %a, %a : i32",
    "result numbers": "%p:2 = arith.addui_extended %a, %a : i32, i1\n%r = arith.addi %a, %p#0 : i32",
    "first of a group": "%p:2 = arith.addui_extended %a, %a : i32, i1\n%r = arith.addi %a, %p : i32",
    "too many names": "%r:2 = arith.addi %a, %a : i32",
    "a location": '%r = arith.addi %a, %a : i32 loc("here")\n%s = arith.addi %a, %a : i32\nloc("there")',
    "attributes": "%r = arith.addi %a, %a {x = 1 : i32} : i32",
    "a group": "%r = arith.addi %a, %a overflow<nsw> : i32",
    "comments": "%r = arith.addi %a, // one\n %a : i32 // two\n // three\n%s = arith.addi %r, %a : i32",
    "in one line": "%r = arith.addi %a, %a : i32 %s = arith.addi %r, %a : i32",
    "a keyword that begins a group": "%r = arith.addi %a, %a overflow : i32",
    "a new type": "%r = arith.constant dense<1> : vector<4xi32>\n%s = arith.addi %r, %r : vector<4xi32>",
    "a wrong kind of type": "%r = memref.dim %a, %a : i32",
    "a type that is refused": "%r = arith.addi %f, %f : f32",
    "no result": "arith.addi %a, %a : i32",
    "a case": "%r = arith.cmpi slt, %a, %a : i32\n%s = arith.cmpi sometimes, %a, %a : i32",
    "the end of the file": "%r = arith.addi %a, %a : i32 }",
}


@pytest.mark.parametrize("what", STATEMENTS)
def test_statements(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = "%0 = arith.addi %a, %a : i32\n%1 = arith.cmpi eq, %a, %a : i32\n%2 = arith.addf %f, %f : f32"
    arguments = "%a: i32, %b: i32, %f: f32, %m: memref<8xf32>, %i: index, %j: index"
    text = f"func.func @f({arguments}) {{\n{first}\n{STATEMENTS[what]}\nreturn\n}}\n"
    by_tokens, by_lines = both_ways(text, monkeypatch)
    assert by_tokens == by_lines


def test_operations_made_by_generated_code(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["%r = arith.addi %a, %b : i32", "memref.store %f, %m[%i] : memref<8xf32>", "%c = arith.constant 1 : i8"]
    text = "\n".join(line.replace("%r", f"%r{n}").replace("%c", f"%c{n}") for n in range(20) for line in lines)
    late = "%s = arith.addi %a, %r3 : i32\n%t = arith.addi %late, %a : i32\n%late = arith.addi %t, %a : i32\n"
    text = f"func.func @f(%a: i32, %b: i32, %f: f32, %m: memref<8xf32>, %i: index) {{\n{text}\n{late}return\n}}\n"
    monkeypatch.setattr(repeated_operations, "_functions", {})
    monkeypatch.setattr(repeated_operations, "_counts", {})
    by_tokens, by_lines = both_ways(text, monkeypatch)
    assert by_tokens == by_lines
    for cls, operands, results in ((AddIOp, 2, 1), (StoreOp, 3, 0), (ConstantOp, 0, 1)):
        assert repeated_operations.known_make(cls, operands, results) is not None
    made = lamina.parse(text.replace(late, ""))["f"].regions[0].entry_block.operations[3]
    built = AddIOp(made.operands, made.result_types, made.properties, made.attributes)
    slots = {name for cls in AddIOp.__mro__ for name in cls.__dict__.get("__slots__", ()) if not name.startswith("__")}
    assert {name for name in slots if hasattr(built, name)} == {name for name in slots if hasattr(made, name)}
    assert [use.owner for use in made.operands[0].uses].count(made) == 1


def test_types_are_checked_for_each_combination() -> None:
    accepted = "%r = arith.extui %a : i32 to i64"
    lamina.parse(f"func.func @f(%a: i32) {{\n{accepted}\nreturn\n}}")
    with pytest.raises(DiagnosticError, match="are cast incompatible"):
        lamina.parse(f"func.func @f(%a: i32) {{\n{accepted}\n%s = arith.extui %a : i32 to i16\nreturn\n}}")
