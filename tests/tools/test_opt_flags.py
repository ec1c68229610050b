"""Flags of ``lamina opt`` that watch a pipeline: what they write is what mlir-opt writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import oracle
from tests.mlir_test import run_tool

MODULE = """module @top {
  func.func @"a/b"(%x: f32) -> f32 {
    %0 = arith.addf %x, %x : f32
    %1 = arith.addf %x, %x : f32
    return %0 : f32
  }
  func.func @plain() { return }
}
"""
PIPELINE = "--pass-pipeline=builtin.module(cse,func.func(canonicalize,cse),symbol-dce,any(cse))"
UNKNOWN_TABLE = """module {
  module @inner {
    "x.y"() ({}) : () -> ()
  }
}
"""


def _both(text: str, *flags: str) -> tuple[list[str], list[str]]:
    ours = run_tool(["opt", *flags, "-"], stdin=text)
    return ours.stderr.splitlines(), oracle.run_process("mlir-opt", flags, text).stderr.splitlines()


@pytest.mark.parametrize("display", ["list", "pipeline"])
def test_statistics(display: str) -> None:
    ours, theirs = _both(MODULE, PIPELINE, "--mlir-pass-statistics", f"--mlir-pass-statistics-display={display}")
    assert ours == theirs


@pytest.mark.parametrize("scope", [[], ["--mlir-print-ir-module-scope", "--mlir-disable-threading"]])
@pytest.mark.parametrize("moments", [["after"], ["before", "after"]])
def test_tree_of_dumps(tmp_path: Path, scope: list[str], moments: list[str]) -> None:
    written = []
    flags = [PIPELINE, *scope, *(f"--mlir-print-ir-{moment}-all" for moment in moments)]
    for name in ("ours", "theirs"):
        folder = tmp_path / name
        _run_one(name, [*flags, f"--mlir-print-ir-tree-dir={folder}"])
        written.append({str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*.mlir")})
    assert written[0] == written[1]
    assert len(written[0]) > 5


@pytest.mark.parametrize("flags", [[], ["--cse", "--symbol-dce"], ["--cse", "--mlir-disable-threading"]])
def test_generated_reproducer(tmp_path: Path, flags: list[str]) -> None:
    written = []
    for name in ("ours", "theirs"):
        _run_one(name, [*flags, f"--mlir-generate-reproducer={tmp_path / name}"])
        written.append((tmp_path / name).read_text().replace("cse, symbol", "cse,symbol"))
    assert written[0] == written[1]


def _run_one(who: str, flags: list[str]) -> None:
    if who == "ours":
        assert run_tool(["opt", *flags, "-"], stdin=MODULE).exit_code == 0
    else:
        oracle.run_process("mlir-opt", flags, MODULE)


def test_reproducer_that_cannot_be_written(tmp_path: Path) -> None:
    outcome = run_tool(["opt", f"--mlir-generate-reproducer={tmp_path / 'missing' / 'file'}", "-"], stdin=MODULE)
    assert outcome.exit_code == 1
    assert "cannot open output file" in outcome.stderr


@pytest.mark.parametrize("place", ["file.mlir", "missing/file.mlir"])
def test_reproducer_of_a_failure(tmp_path: Path, place: str) -> None:
    path = tmp_path / place
    flags = ["--allow-unregistered-dialect", "--pass-pipeline=builtin.module(builtin.module(cse,symbol-dce))"]
    ours, theirs = _both(UNKNOWN_TABLE, *flags, f"--mlir-pass-pipeline-crash-reproducer={path}")
    messages = [[line.partition(": ")[2] for line in found if "ailed while" in line] for found in (ours, theirs)]
    assert messages[0] == messages[1]
    assert messages[0]
    if place == "file.mlir":
        again = run_tool(["opt", "--allow-unregistered-dialect", "--run-reproducer", str(path)])
        assert "potentially unknown symbol table" in again.stderr


def test_times_in_both_forms() -> None:
    tree = run_tool(["opt", PIPELINE, "--mlir-timing", "-"], stdin=MODULE).stderr
    names = [line.partition("%)  ")[2] for line in tree.splitlines() if "%)" in line]
    assert names == [
        *("Parser", "CSE", "'func.func' Pipeline", "  Canonicalizer", "  CSE", "SymbolDCE"),
        *("'any' Pipeline", "  CSE", "Output", "Rest", "Total"),
    ]
    flat = run_tool(["opt", PIPELINE, "--mlir-timing", "--mlir-timing-display=list", "-"], stdin=MODULE).stderr
    assert sum("CSE" in line for line in flat.splitlines()) == 1


@pytest.mark.parametrize("flag", ["--mlir-timing-display=flat", "--mlir-pass-statistics-display=tree"])
def test_words_that_are_not_known(flag: str) -> None:
    outcome = run_tool(["opt", flag, "-"], stdin=MODULE)
    assert outcome.exit_code == 1
    assert "Cannot find option named" in outcome.stderr


def test_the_current_operation_comes_before_other_notes() -> None:
    text = "func.func @f(%n: i8) {\n  %z = arith.addi %y, %n : i8\n  %y = arith.addi %n, %n : i8\n  return\n}\n"
    notes = [line for line in run_tool(["opt", "-"], text).stderr.splitlines() if "note: " in line]
    assert len(notes) == 2 and "see current operation" in notes[0] and "operand defined here" in notes[1]
