"""Of a very long source line a diagnostic shows what is around the column."""

from __future__ import annotations

import pytest

import lamina
from tests.mlir_test import run_tool


def constant(count: int, bad: int, word: str = "x") -> str:
    numbers = [word if number == bad else "1" for number in range(count)]
    return f"%0 = arith.constant dense<[{', '.join(numbers)}]> : tensor<{count}xi32>"


def shown(text: str) -> list[str]:
    with pytest.raises(lamina.ParseError) as problem:
        lamina.parse(text)
    return str(problem.value).splitlines()


@pytest.mark.parametrize("bad", [0, 50, 50_000, 99_999])
def test_the_caret_is_under_what_is_wrong(bad: int) -> None:
    _, line, caret = shown(constant(100_000, bad))[:3]
    assert len(line) <= 206 and line[caret.index("^")] == "x"
    assert line.startswith("...") is (bad >= 50) and line.endswith("...") is (bad < 99_999 - 50)


def test_lines_of_usual_length_are_whole() -> None:
    text = constant(200, 150)
    assert shown(text)[1] == text


def test_characters_beyond_ascii() -> None:
    text = 'module attributes {my.a = "' + "é" * 3000 + '"} wrong'
    line = shown(text)[1]
    assert len(line) <= 206 and line.endswith("wrong")


def test_all_forms_of_output() -> None:
    outcome = run_tool(["opt", "-"], stdin=constant(100_000, 50_000))
    assert outcome.exit_code == 1 and max(map(len, outcome.stderr.splitlines())) < 250
    outcome = run_tool(["tblgen", "-"], stdin="class A; " * 1000 + "def B : Missing;")
    assert outcome.exit_code == 1 and max(map(len, outcome.stderr.splitlines())) < 250
    outcome = run_tool(["pdll", "-"], stdin="Pattern { erase op<a.b>; } " + "Pattern { erase op<a.b>; } " * 1000 + "x")
    assert outcome.exit_code == 1 and max(map(len, outcome.stderr.splitlines())) < 250


@pytest.mark.parametrize("text", ["func.func @f(%a\ud800: i32", "é" * 2000 + '\ud800"', "// \udc80\n%é = \udc80"])
def test_characters_that_have_no_encoding(text: str) -> None:
    assert max(map(len, shown(text))) < 250


def test_bytes_that_are_no_text_are_shown_as_such() -> None:
    assert shown("func.func @f() {\n  \udced\udca0\n}")[1] == "  \ufffd\ufffd"
