"""Native code of patterns: results are checked, and exceptions name the place and the pattern."""

# ruff: noqa: E501

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
import lamina.pdll
from lamina.ir.diagnostics import DiagnosticError
from lamina.pdll.explain import apply_counting
from lamina.rewrite import PatternRewriter
from tests.mlir_test import run_tool

MODULE = """
func.func @f(%a: i32) {
  "test.a"(%a) {k = 4 : i32} : (i32) -> ()
  return
}
"""
ATTRIBUTE = """Rewrite Made(value: Value) -> Attr;
Pattern Sample {
  let r = op<test.a>(v: Value);
  rewrite r with { let made = Made(v); replace r with op<test.b>(v) {k = made} -> (); };
}
"""


def apply(text: str, module: str = MODULE, **functions: object) -> str:
    patterns = lamina.pdll.loads(text)
    for name, function in functions.items():
        register = patterns.register_constraint if f"Constraint {name}" in text else patterns.register_rewrite
        register(name, function)  # type: ignore[arg-type]
    parsed = lamina.parse(module, allow_unregistered=True)
    patterns.apply(parsed)
    return str(parsed)


@pytest.mark.parametrize(
    ("result", "said"),
    [(3, "returned 3 as result #0"), ("text", "returned 'text' as result #0"), ((1, 2), "returned 2 results, but 1 are declared"),
     (None, "returned None, but 1 is declared")],
)
def test_a_result_of_the_wrong_kind_changes_nothing(result: object, said: str) -> None:
    with pytest.raises(DiagnosticError, match=said):
        apply(ATTRIBUTE, Made=lambda value: result)


def test_a_type_is_no_attribute() -> None:
    with pytest.raises(DiagnosticError, match="returned 'i32' as result #0, expected !pdl.attribute"):
        apply(ATTRIBUTE, Made=lambda value: value.type)


@pytest.mark.parametrize(
    ("declared", "good", "bad"),
    [
        ("Value", lambda value: value, lambda value: value.type),
        ("Type", lambda value: value.type, lambda value: value),
        ("ValueRange", lambda value: [value, value], lambda value: [value, 1]),
        ("TypeRange", lambda value: (value.type,), lambda value: [value]),
    ],
)
def test_results_of_constraints(declared: str, good: object, bad: object) -> None:
    text = f"Constraint Find(value: Value) -> {declared};\nPattern {{ let r = op<test.a>(v: Value); let x = Find(v); erase r; }}"
    assert "test.a" not in apply(text, Find=good)
    with pytest.raises(DiagnosticError, match="native constraint 'Find' returned"):
        apply(text, Find=bad)


def test_an_exception_names_the_operation_and_the_pattern() -> None:
    with pytest.raises(DiagnosticError) as caught:
        apply(ATTRIBUTE, Made=lambda value: 1 // 0)
    problem = caught.value.diagnostics[0]
    assert "native rewrite 'Made' raised ZeroDivisionError" in problem.message
    assert problem.operation is not None and problem.operation.name == "test.a"
    assert problem.location.line == 3  # type: ignore[attr-defined]
    (note,) = problem.notes
    assert note.message == "called from this pattern" and note.location.line == 4  # type: ignore[attr-defined]


def test_only_declared_names_can_be_registered() -> None:
    patterns = lamina.pdll.loads(ATTRIBUTE)
    with pytest.raises(KeyError, match="declare no rewrite 'Mad'; did you mean 'Made'"):
        patterns.register_rewrite("Mad", lambda value: None)
    with pytest.raises(KeyError, match="declare no constraint 'Nobody'"):
        patterns.register_constraint("Nobody", lambda value: True)


def test_operations_are_made_by_name() -> None:
    module = lamina.parse(MODULE, allow_unregistered=True)
    old = next(op for op in module.walk() if op.name == "test.a")
    rewriter = PatternRewriter()
    rewriter.set_insertion_point(old)
    made = rewriter.create("arith.addi", old.operands[0], old.operands[0], result_types=[old.operands[0].type])
    unknown = rewriter.create("my.op", made, [made.results[0]], result_types=[], attributes={"k": old.attributes["k"]})
    assert unknown.name == "my.op" and "my.op" in str(module)
    assert len(unknown.operands) == 2
    with pytest.raises(TypeError, match="no dialect declares 'my.op': it has no field 'lhs'"):
        rewriter.create("my.op", lhs=made)
    with pytest.raises(TypeError, match="is not an operation's name"):
        rewriter.create("op")


def test_statistics_count_the_run() -> None:
    """The second pattern matches only what the first makes."""
    text = """
    Pattern First { let r = op<test.a>(v: Value); replace r with op<test.b>(v) -> (); }
    Pattern Second { let r = op<test.b>(v: Value); replace r with op<test.c>(v) -> (); }
    """
    module = lamina.parse(MODULE, allow_unregistered=True)
    result, counts = apply_counting(lamina.pdll.loads(text), module)
    assert result.converged and "test.c" in str(module)
    assert {name: count.matched for name, count in counts.items()} == {"First": 1, "Second": 1}


# ---- Included files


def test_the_second_include_of_a_file_is_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "inner.pdll").write_text("Constraint Twice(a: Attr);\n")
    (tmp_path / "outer.pdll").write_text('#include "inner.pdll"\n\n\n#include "inner.pdll"\n')
    outcome = run_tool(["pdll", str(tmp_path / "outer.pdll"), "-I", str(tmp_path)])
    assert outcome.exit_code == 1
    first, _, second = outcome.stderr.partition("see previous")
    assert f"Included from {tmp_path / 'outer.pdll'}:4:" in (first or outcome.stderr)


def test_errors_in_nested_td_files_say_how_they_were_reached(tmp_path: Path) -> None:
    (tmp_path / "c.td").write_text("\ndef X : Missing;\n")
    (tmp_path / "b.td").write_text('\n\ninclude "c.td"\n')
    (tmp_path / "a.pdll").write_text('#include "b.td"\n')
    outcome = run_tool(["pdll", str(tmp_path / "a.pdll"), "-I", str(tmp_path)])
    assert (
        f"Included from {tmp_path / 'a.pdll'}:1:\nIncluded from {tmp_path / 'b.td'}:3:\n{tmp_path / 'c.td'}:2:"
        in outcome.stderr
    )


def test_dependencies_are_whole_with_a_warm_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMINA_CACHE", str(tmp_path / "cache"))
    (tmp_path / "b.td").write_text("class B;\n")
    (tmp_path / "a.td").write_text('include "b.td"\n')
    (tmp_path / "p.pdll").write_text('#include "a.td"\nPattern => erase op<test.a>;\n')
    seen = []
    for _ in range(2):
        words = [
            "pdll",
            str(tmp_path / "p.pdll"),
            "-I",
            str(tmp_path),
            "-d",
            str(tmp_path / "deps"),
            "-o",
            str(tmp_path / "out"),
        ]
        assert run_tool(words).exit_code == 0
        seen.append((tmp_path / "deps").read_text())
    assert seen[0] == seen[1] and "a.td" in seen[0] and "b.td" in seen[0]


def test_an_absolute_name_is_looked_for_below_include_folders(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.td").write_text("class A;\n")
    (tmp_path / "main.td").write_text('include "/deep/a.td"\ndef X : A;\n')
    outcome = run_tool(["tblgen", str(tmp_path / "main.td"), "-I", str(tmp_path), "--print-records"])
    assert outcome.exit_code == 0 and "X" in outcome.stdout
