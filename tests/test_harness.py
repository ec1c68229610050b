"""The test harness itself: RUN lines, EVAL lines, collection, and the oracle; with small fake tools."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import tests.evaluation
from tests import comparisons, oracle
from tests.mlir_test import (
    TestFailure,
    TestFileError,
    ToolCrash,
    check_evaluation,
    compare_results,
    evaluations,
    parse_run_line,
    run_filecheck,
    run_lines,
    run_script,
    run_tool,
)

SUBSTITUTIONS = {"s": "/a b/x.mlir", "S": "/a b", "p": "/a b", "t": "/tmp/x.tmp", "%": "%"}


# ---------------------------------------------------------------------------------------------------------------------
# Fake tools


def fake_main(argv: list[str]) -> int:
    """A tool with one habit a first argument; `opt FILE` upper-cases."""
    match argv:
        case ["opt"]:
            print(sys.stdin.read().upper(), end="")
        case ["opt", file]:
            print(Path(file).read_text(encoding="utf-8").upper(), end="")
        case ["both"]:
            print("first")
            print("second", file=sys.stderr)
            print("third")
        case ["fail"]:
            print("x.mlir:1:1: error: no", file=sys.stderr)
            return 1
        case ["exit", code]:
            sys.exit(int(code))
        case ["crash"]:
            raise KeyError("a defect")
    return 0


@pytest.fixture
def fake_lamina(monkeypatch: pytest.MonkeyPatch) -> None:
    _install(monkeypatch, "lamina.tools.main", main=fake_main)


def _install(monkeypatch: pytest.MonkeyPatch, name: str, **members: object) -> None:
    """Puts a module with its parent packages in place of what would be imported under the name."""
    parts = name.split(".")
    for count in range(1, len(parts)):
        parent = ModuleType(".".join(parts[:count]))
        parent.__path__ = []
        monkeypatch.setitem(sys.modules, parent.__name__, parent)
    module = ModuleType(name)
    vars(module).update(members)
    monkeypatch.setitem(sys.modules, name, module)


@pytest.fixture
def script(tmp_path: Path, fake_lamina: None) -> Callable[[str], None]:
    """Writes a test file and runs its RUN lines."""

    def run(text: str) -> None:
        path = tmp_path / "case.mlir"
        path.write_text(text, encoding="utf-8")
        run_script(path, run_lines(text), tmp_path)

    return run


# ---------------------------------------------------------------------------------------------------------------------
# RUN lines


def test_run_lines_are_joined() -> None:
    assert run_lines("// RUN: a \\\n// RUN:   b\nx\n// RUN: c\n") == ["a b", "c"]
    with pytest.raises(TestFileError, match="ends with"):
        run_lines("// RUN: a \\\n")


def test_words_quotes_and_substitutions() -> None:
    line = """lamina-opt %s --a='x | "y"' "b c" --pipeline="any(p{q=1})" 100%% %t.1"""
    ((command,),) = parse_run_line(line, SUBSTITUTIONS)
    assert command.words == (
        "lamina-opt", "/a b/x.mlir", '--a=x | "y"', "b c", "--pipeline=any(p{q=1})", "100%", "/tmp/x.tmp.1",
    )  # fmt: skip


def test_operators() -> None:
    first, second = parse_run_line("not a < %s 2>&1 | b > out 2> err && c", SUBSTITUTIONS)
    assert [command.words for command in first] == [("not", "a"), ("b",)]
    assert first[0].merge_stderr and first[0].input_file == "/a b/x.mlir"
    assert (first[1].output_file, first[1].error_file) == ("out", "err")
    assert second[0].words == ("c",)


@pytest.mark.parametrize("line", ["a |", "| a", "a || b", "a & b", "a >", "a 'b", ""])
def test_lines_that_cannot_be_understood(line: str) -> None:
    with pytest.raises(TestFileError):
        parse_run_line(line, SUBSTITUTIONS)


def test_run_tool_captures(fake_lamina: None) -> None:
    assert run_tool(["opt"], "é\n") == (0, "É\n", "")
    assert run_tool(["both"]) == (0, "first\nthird\n", "second\n")
    assert run_tool(["both"], merge_stderr=True) == (0, "first\nsecond\nthird\n", "")
    assert run_tool(["exit", "3"]).exit_code == 3
    with pytest.raises(ToolCrash, match="a defect"):
        run_tool(["crash"])
    assert sys.stdout is not None


def test_a_passing_script(script: Callable[[str], None]) -> None:
    script(
        "// RUN: lamina-opt %s | filecheck %s\n// CHECK: {{^}}HELLO [[W:[A-Z]+]]\n// CHECK-NEXT: BYE [[W]]\n"
        "hello you\nbye you\n"
    )
    script("// RUN: lamina-opt %s > %t && cat %t | FileCheck %s --check-prefix=UP\n// UP: HELLO\nhello\n")
    script("// RUN: lamina-opt < %s | filecheck %s -check-prefixes UP,DOWN\n// UP: HELLO\n// DOWN: BYE\nhello\nbye\n")
    script("// RUN: not lamina-fail 2>&1 | filecheck %s\n// CHECK: error: no\n")
    script(
        "// RUN: lamina both 2> %t | filecheck %s\n// RUN: cat %t | filecheck %s --check-prefix ERR\n"
        "// CHECK: third\n// ERR: second\n"
    )
    script("// RUN: echo a b | filecheck %s -DX=b\n// CHECK: a [[X]]\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("// RUN: lamina-fail\n", "exit code 1 from: lamina-fail\nx.mlir:1:1: error: no"),
        ("// RUN: not lamina-opt %s\n", "not: 'lamina-opt' succeeded"),
        ("// RUN: lamina-opt %s | filecheck %s\n// CHECK: nothing\n", "case.mlir:2: error: Couldn't match"),
        ("// RUN: lamina-opt %s | filecheck %s\n", "No check strings found"),
        ("// RUN: lamina-fail | filecheck %s --allow-empty\n// CHECK-NOT: x\n", "exit code 1 from: lamina-fail"),
        ("// RUN: not lamina-crash\n", "let an exception through"),
        ("// RUN: lamina-opt %s\n// RUN: lamina-fail\n", "RUN: lamina-fail"),
    ],
)
def test_a_failing_script(script: Callable[[str], None], text: str, said: str) -> None:
    with pytest.raises(TestFailure) as failure:
        script(text)
    assert said in str(failure.value)


@pytest.mark.parametrize("command", ["rm %s", "filecheck %s --nosuch=1", "filecheck", "filecheck %s.none", "not"])
def test_commands_that_are_not_known(script: Callable[[str], None], command: str) -> None:
    with pytest.raises(TestFileError):
        script(f"// RUN: {command}\n// CHECK: x\n")


def test_filecheck_shows_its_input(tmp_path: Path) -> None:
    checks = tmp_path / "checks"
    checks.write_text("CHECK: wanted\n", encoding="utf-8")
    outcome = run_filecheck([str(checks)], "what came\n")
    assert outcome.exit_code == 1
    assert "what came" in outcome.stderr


# ---------------------------------------------------------------------------------------------------------------------
# EVAL lines


def test_evaluations_are_read() -> None:
    text = """// EVAL: @add(1, -2) == -1
// EVAL-PIPELINE: builtin.module(canonicalize)
func.func @add()
// -----
// EVAL: @"odd name"() == (true, [1.5, nan])
// EVAL: @scale([[1, 2], [3, 4]], 1e-1) ~= inf
"""
    first, second, third = evaluations(text)
    assert (first.line, first.function, first.arguments, first.expected) == (1, "add", (1, -2), (-1,))
    assert first.pipeline == "builtin.module(canonicalize)" and "@add" in first.source and first.exact
    assert (second.line, second.function, second.arguments) == (5, "odd name", ())
    assert second.expected[0] is True and second.expected[1][0] == 1.5
    assert second.pipeline is None and "func.func @add" not in second.source
    assert (third.line, third.arguments, third.exact) == (6, ([[1, 2], [3, 4]], 0.1), False)


@pytest.mark.parametrize("line", ["f(1) == 2", "@f(1)", "@f(x) == 2", "@f(1) == g()", "@f(1 == 2", "@f(1) == "])
def test_evaluations_that_cannot_be_read(line: str) -> None:
    with pytest.raises(TestFileError, match="line 1"):
        evaluations(f"// EVAL: {line}\n")


def test_results_are_compared() -> None:
    nan = float("nan")
    assert compare_results([3], [3], exact=True) is None
    assert compare_results([np.float32(0.1)], [0.1], exact=True) is None
    assert compare_results([np.array([1.0, nan])], [[1, nan]], exact=True) is None
    assert compare_results([np.bool_(True)], [True], exact=True) is None
    assert compare_results([1.000001], [1.0], exact=False) is None
    assert compare_results([1.000001], [1.0], exact=True) == "the result is 1.000001, expected 1.0"
    assert compare_results([1, 2], [1, 3], exact=True) == "result 1 is 2, expected 3"
    assert compare_results([[1, 2]], [[[1, 2]]], exact=True) is not None
    assert compare_results([], [1], exact=True) == "gives 0 results where 1 are expected"


# ---------------------------------------------------------------------------------------------------------------------
# Collection


def test_collection(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:

    _install(monkeypatch, "lamina.tools.main", main=fake_main)
    _install_evaluator(monkeypatch)
    pytester.makeconftest("from tests.conftest import pytest_collect_file")
    pytester.makefile(
        ".mlir",
        passes="// RUN: lamina-opt %s | filecheck %s\n// CHECK: HELLO\nhello\n// EVAL: @f(2) == 4\n",
        fails="// RUN: lamina-opt %s | filecheck %s\n// CHECK: nothing\n// EVAL: @f(2) == 5\n",
        input="no test in here\n",
    )
    pytester.makefile(".pdll", pattern="// RUN: lamina-opt %s\n")
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:xdist")
    result.assert_outcomes(passed=3, failed=2)
    result.stdout.fnmatch_lines(["*Couldn't match*", "input: the result is 4, expected 5"])


def test_an_evaluation_that_cannot_be_read_is_an_error(pytester: pytest.Pytester) -> None:
    pytester.makeconftest("from tests.conftest import pytest_collect_file")
    pytester.makefile(".mlir", wrong="// EVAL: f\n")
    result = pytester.runpytest_inprocess("-p", "no:xdist")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*expected '@function(arguments) == results' after EVAL, found: f*"])


ADD_ONE = """
func.func @f(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %y = arith.addi %x, %one : i32
  return %y : i32
}
"""


def test_functions_are_run_in_every_way() -> None:
    pipeline = "builtin.module(canonicalize)"
    stages = list(tests.evaluation.evaluate(ADD_ONE, "f", [41], pipeline=pipeline, filename="x.mlir"))
    names = ["interpreter", f"interpreter after {pipeline}", "native -O0", "native -O3"]
    assert stages == [(name, (42,)) for name in names]


def test_a_wrong_evaluation_fails(tmp_path: Path) -> None:
    (line,) = evaluations("// EVAL: @f(41) == 43\n" + ADD_ONE)
    with pytest.raises(TestFailure, match="interpreter: the result is 42, expected 43"):
        check_evaluation(line, tmp_path / "x.mlir")


def _install_evaluator(monkeypatch: pytest.MonkeyPatch) -> None:
    def evaluate(source: str, function: str, arguments: list[int], *, pipeline: str | None, filename: str) -> object:
        assert function == "f" and pipeline is None and "EVAL" in source and filename.endswith(".mlir")
        yield "input", [4]
        yield "after nothing", [arguments[0] * 2]

    monkeypatch.setattr(tests.evaluation, "evaluate", evaluate)


# ---------------------------------------------------------------------------------------------------------------------
# The oracle

PIECES = [
    "func.func @good() { return }",
    "func.func @bad() {\n  return %x : i32\n}",
    "func.func @unknown() -> i32 { return loc(unknown) }",
    'func.func @named() -> i32 {\n  return loc("somewhere") }',
    'func.func @file() -> i32 { return loc("other.py":3:4) }',
    "func.func private @twice()\nfunc.func private @twice()",
    "",
    "func.func @open() {\n",
    "// -----\nfunc.func @holds_a_marker() { return }",
    "func.func @fine(%a: i32) -> i32 { return %a : i32 }",
]


@oracle.requires_oracle
@pytest.mark.parametrize("flags", [(), ("--canonicalize",), oracle.GENERIC_FORM], ids=["plain", "pass", "generic"])
def test_a_batch_says_what_single_runs_say(monkeypatch: pytest.MonkeyPatch, flags: tuple[str, ...]) -> None:
    monkeypatch.setattr(oracle, "_cache_folder", lambda: None)
    together = oracle.mlir_opt_many(PIECES, *flags)
    alone = [oracle.mlir_opt(piece, *flags) for piece in PIECES]
    assert together == alone
    assert [result.ok for result in together] == [True, False, False, False, False, False, True, False, True, True]


@oracle.requires_oracle
def test_positions_count_within_the_piece() -> None:
    bad, twice, good = oracle.mlir_opt_many([PIECES[1], PIECES[5], PIECES[0]])
    (error,) = bad.errors
    assert (error.line, error.column, error.severity) == (2, 10, "error")
    assert "undeclared SSA value" in error.message
    (error,) = twice.errors
    assert (error.line, error.message) == (2, "redefinition of symbol named 'twice'")
    assert error.notes[-1].line == 1
    assert good.ok and "@good" in good.stdout


@oracle.requires_oracle
def test_a_crash_harms_no_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for a tool that crashes on one input, as mlir-opt with assertions does now and then."""
    execute = oracle._execute

    def crashing(path: Path, text: str, flags: list[str], merge_stderr: bool = False) -> oracle.Finished:
        return oracle.Finished(-6, "", "Assertion failed\n") if "@bad" in text else execute(path, text, flags)

    monkeypatch.setattr(oracle, "_execute", crashing)
    monkeypatch.setattr(oracle, "_cache_folder", lambda: None)
    results = oracle.mlir_opt_many(PIECES)
    assert [index for index, result in enumerate(results) if result.crashed] == [1]
    assert results[0].ok and results[9].ok


@oracle.requires_oracle
def test_the_cache_answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(oracle, "_cache_folder", lambda: tmp_path)
    first = oracle.mlir_opt_many(PIECES)
    monkeypatch.setattr(oracle, "_execute", lambda *_: pytest.fail("asked again"))
    assert oracle.mlir_opt_many(PIECES) == first
    assert oracle.mlir_opt(PIECES[1]) == first[1]
    assert not list(tmp_path.rglob("*.part"))


@oracle.requires_oracle
def test_an_unknown_flag_is_told() -> None:
    result = oracle.mlir_opt("", "--no-such-flag")
    assert not result.ok and "no-such-flag" in result.explain()


@oracle.requires_oracle
def test_assert_same() -> None:
    generic = """"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
    ^bb0(%y: i32):
      "func.return"(%y) : (i32) -> ()
    }) : () -> ()"""
    oracle.assert_same("func.func @f(%x: i32) -> i32 { return %x : i32 }", generic)
    with pytest.raises(pytest.fail.Exception, match=r'-.*sym_name = "g"'):
        oracle.assert_same("func.func private @f()", "func.func private @g()")
    with pytest.raises(pytest.fail.Exception, match="rejects our module"):
        oracle.assert_same("func.func", "func.func private @g()")


@oracle.requires_debian_oracle
def test_debian_has_the_test_passes() -> None:
    assert oracle.mlir_opt("func.func @f() { return }", "--test-print-defuse", debian=True).ok


@oracle.requires_td_files
def test_definitions_can_be_read() -> None:
    result = oracle.run_tool("llvm-tblgen", "class A; def B : A;", "--dump-json", f"-I{oracle.include_directory()}")
    assert result.ok and '"B"' in result.stdout


# ---------------------------------------------------------------------------------------------------------------------
# Comparison files

COMPARED = """// COMPARE: --canonicalize
// ----- sum
module {}
// ----- a sum that fails
module {}
// -----
// MLIR LEFT OUT: it crashes
module {}
"""


def comparison(folder: Path, text: str = COMPARED) -> comparisons.Comparison:
    path = folder / "x.mlir"
    path.write_text(text, encoding="utf-8")
    return comparisons.read_comparison(path)


def test_a_comparison_is_cut_into_named_cases(tmp_path: Path) -> None:
    read = comparison(tmp_path)
    assert read.flags == ["--canonicalize"]
    assert [case.name for case in read.cases] == ["sum", "a sum that fails", ""]
    assert [case.is_own for case in read.cases] == [False, False, True]
    assert read.cases[0].source == "module {}\n"


def test_the_first_case_may_be_nameless(tmp_path: Path) -> None:
    read = comparison(tmp_path, "// COMPARE:\nmodule {}\n// ----- second\nmodule @b {}\n")
    assert [(case.name, case.source) for case in read.cases] == [("", "module {}\n"), ("second", "module @b {}\n")]


def test_messages_show_what_they_point_to() -> None:
    messages = ((2, 5, "error", "no\nreason"), (0, 0, "note", "nowhere"))
    assert comparisons.Answer("", messages).rendered("a\n  b c d\n") == (
        "// error at 2:5: no\n//   | reason\n//   b c d\n//     ^\n// note: nowhere"
    )


@pytest.mark.parametrize("answers", [["one", "", "three"], ["", "two", "three\n\nfour"], ["", "", ""]])
def test_expectations_are_read_as_written(answers: list[str], tmp_path: Path) -> None:
    read = comparison(tmp_path)
    assert comparisons.read_expected(read) is None
    comparisons.write_expected(read, answers)
    assert comparisons.read_expected(read) == answers
    assert comparisons.read_expected(comparison(tmp_path, "// COMPARE:\nmodule {}\n")) is None


def test_an_answer_that_differs_is_shown(tmp_path: Path) -> None:
    read = comparison(tmp_path)
    answers = [comparisons.Answer("module {\n}", ()), comparisons.Answer("", ((1, 1, "error", "no"),))]
    crash = comparisons.Answer("as expected", (), crashed=True)
    found = comparisons.problems_of_lamina(read, ["module {\n}", "module {\n}", "as expected"], [*answers, crash])
    assert len(found) == 2
    assert found[0].startswith("---- lamina differs in a sum that fails\n")
    assert "+// error at 1:1: no" in found[0]


def test_mlir_is_held_to_the_expectations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = [comparisons.Answer("b\n%0 = a", ()), comparisons.Answer("", (), crashed=True)]
    monkeypatch.setattr(comparisons, "mlir_answers", lambda cases, flags: given[: len(cases)])
    read = comparison(tmp_path)
    assert len(comparisons.problems_of_mlir(read, ["%1 = a\nb", "", "whatever"])) == 2
    varying = comparison(tmp_path, "// COMPARE:\n// MLIR VARIES: order of operands\nmodule {}\n")
    assert comparisons.problems_of_mlir(varying, ["%1 = a\nb"]) == []
    assert len(comparisons.problems_of_mlir(varying, ["%1 = a"])) == 1


def test_what_mlir_leaves_out_is_regenerated_from_lamina(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = comparisons.Answer("theirs", ())
    monkeypatch.setattr(comparisons, "mlir_answers", lambda cases, flags: [theirs] * len(cases))
    read = comparison(tmp_path)
    comparisons.regenerate(read, [comparisons.Answer("ours", ())] * 3)
    assert comparisons.read_expected(read) == ["theirs", "theirs", "ours"]


@pytest.mark.parametrize(
    ("build", "folders"), [("none", set()), ("debian", {"/usr/lib/llvm-22/bin"}), ("pypi", {"/usr/lib/llvm-22/bin"})]
)
def test_the_build_of_mlir_can_be_chosen(build: str, folders: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMINA_ORACLE", build)
    found = {str(path.parent) for path in oracle._candidates("mlir-opt", False, oracle.allowed_build())}
    if build == "pypi":
        assert found and not found & folders
    else:
        assert found == folders
    if build == "none":
        assert oracle.find_include_directory() is None


def test_an_unknown_build_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMINA_ORACLE", "nome")
    with pytest.raises(pytest.UsageError, match="LAMINA_ORACLE is 'nome', expected one of: pypi, debian, none"):
        oracle.allowed_build()
