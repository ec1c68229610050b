"""Plain statements read by a pattern give what reading token by token gives: operations, places, errors."""

from __future__ import annotations

import random

import pytest

import lamina
from lamina.asm.diagnostics import render
from lamina.asm.parser import Parser
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.dialect import lookup_operation
from tests.conformance.instances import instance, operation_names
from tests.conformance.mutations import mutated

DIALECTS = "arith math complex index memref tensor vector affine ub quant bufferization".split()


def outcome(text: str) -> str:
    """The module in generic form with locations, or the diagnostics."""
    try:
        return lamina.parse(f"\n{text}").to_text(generic=True, debug_info=True)
    except DiagnosticError as error:
        return "\n".join(render(diagnostic) for diagnostic in error.diagnostics)


def both_ways(text: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    outcomes = []
    for number in (-1, 1):
        monkeypatch.setattr(Parser, "pattern_from", number)
        outcomes.append(outcome(text))
    return outcomes[0], outcomes[1]


def test_operations_of_all_dialects(monkeypatch: pytest.MonkeyPatch) -> None:
    read = 0
    fill = Parser._parse_plain_operation

    def counted(parser: Parser, pattern: tuple) -> object:
        nonlocal read
        found = fill(parser, pattern)
        read += found is not None
        return found

    monkeypatch.setattr(Parser, "_parse_plain_operation", counted)
    rng = random.Random(7)
    for name in operation_names(*DIALECTS):
        for _ in range(3):
            try:
                module = lamina.parse(instance(name, rng, 0.0))
            except DiagnosticError:
                continue
            lines = str(module).splitlines()
            # The second statement of a kind is the first that a pattern may read.
            doubled = [line.replace("%0", "%1") for line in lines if f" {name} " in line]
            at = max((number for number, line in enumerate(lines) if f" {name} " in line), default=0) + 1
            text = "\n".join([*lines[:at], *doubled, *lines[at:]])
            by_tokens, by_pattern = both_ways(text, monkeypatch)
            assert by_tokens == by_pattern
            by_tokens, by_pattern = both_ways(mutated(rng, text), monkeypatch)
            assert by_tokens == by_pattern
            break
    assert read > 50


STATEMENTS = {
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
    text = f"func.func @f(%a: i32, %f: f32) {{\n{first}\n{STATEMENTS[what]}\nreturn\n}}\n"
    by_tokens, by_pattern = both_ways(text, monkeypatch)
    assert by_tokens == by_pattern


def test_formats_where_only_reading_tells() -> None:
    # The operands of the next statement could be those of a return without operands.
    assert lookup_operation("func.return")._plain_statement() is None


def test_types_are_checked_for_each_combination() -> None:
    accepted = "%r = arith.extui %a : i32 to i64"
    lamina.parse(f"func.func @f(%a: i32) {{\n{accepted}\nreturn\n}}")
    with pytest.raises(DiagnosticError, match="are cast incompatible"):
        lamina.parse(f"func.func @f(%a: i32) {{\n{accepted}\n%s = arith.extui %a : i32 to i16\nreturn\n}}")
