"""Broken inputs give diagnostics, never exceptions."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import lamina
from lamina.ir.diagnostics import DiagnosticError
from lamina.pdll import parse, parse_tolerant
from lamina.pdll.mlir_gen import generate
from tests.pdll.random_patterns import pattern_module

FOLDER = Path(__file__).parent
PIECES = ["op<", ">", "(", ")", "{", "}", "[", "]", ",", ";", ":", "=", "=>", "->", "let x", "attr<\"1\">", "\x00",
          "é", "Value", "Op", "_", "_: Value", ".0", "#include", "\"", "[{", "}]", "not", "return", "9"]  # fmt: skip


def mutated(random: Random, text: str) -> str:
    for _ in range(random.randrange(1, 4)):
        at = random.randrange(len(text) + 1)
        kind = random.randrange(3)
        if kind == 0:
            text = text[:at] + random.choice(PIECES) + text[at:]
        elif kind == 1:
            text = text[:at] + text[at + random.randrange(1, 12) :]
        else:
            other = random.randrange(len(text) + 1)
            text = text[:at] + text[min(at, other) : max(at, other)][:40] + text[at:]
    return text


def test_mutated_pdll() -> None:
    random = Random(7)
    programs = (FOLDER / "accepted.pdll").read_text(encoding="utf-8").split("// -----\n")
    programs = [text for text in programs if "#include" not in text]
    for _ in range(1500):
        text = mutated(random, random.choice(programs))
        parsed = parse_tolerant(text)
        if not parsed.diagnostics.has_errors:
            generate(parsed.module, parsed.diagnostics)


def test_mutated_pdl() -> None:
    random = Random(8)
    for _ in range(300):
        text = mutated(random, pattern_module(random, 2))
        try:
            module = lamina.parse(text + "\n{", allow_unregistered=True)
        except DiagnosticError:
            pass
        try:
            module = lamina.parse("module {" + text + "}", allow_unregistered=True)
            lamina.run_pipeline(module, "builtin.module(convert-pdl-to-pdl-interp)")
        except DiagnosticError:
            continue


def test_deep_nesting_is_a_diagnostic() -> None:
    for text in ("(" * 5000, "op<a.b>(" * 5000, "Constraint(v: Value) { " * 5000):
        parsed = parse_tolerant("Pattern { let x = " + text)
        assert parsed.diagnostics.has_errors


def test_parse_raises_all_errors() -> None:
    with pytest.raises(lamina.ParseError) as raised:
        parse("Pattern { erase x; }\nConstraint C(v: Missing);\n")
    assert [diagnostic.message for diagnostic in raised.value.diagnostics] == [
        "undefined reference to `x`",
        "unknown reference to constraint `Missing`",
    ]


def test_parse_tolerant_gives_what_could_be_parsed() -> None:
    parsed = parse_tolerant("Pattern Broken { erase x; }\nPattern Sound { erase op<a.b>; }\n")
    assert parsed.diagnostics.has_errors
    name = parsed.module.patterns[-1].name
    assert name is not None and name.text == "Sound"
