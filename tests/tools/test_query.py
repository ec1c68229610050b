"""`lamina query` finds what mlir-query finds, and prints it so."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path

import pytest

from lamina.tools.main import main

SOURCE = """func.func @f(%a: i32, %p: f32) -> i32 {
  %c = arith.constant 0 : i32
  %k = arith.constant 7 : i32
  %z = arith.constant -0.0 : f32
  %0 = arith.addi %a, %c : i32
  %1 = arith.subi %0, %k : i32
  %2 = arith.muli %1, %1 {tag = "x"} : i32
  return %2 : i32
}
"""
QUERIES = [
    'hasOpName("arith.addi")',
    'anyOf(hasOpName("arith.addi"), hasOpName("arith.subi"))',
    'allOf(hasOpName("arith.constant"), isZero())',
    'hasOpAttrName("tag")',
    "isConstantOp()",
    "isNonZero()",
    "isNegZeroFloat()",
    "isOneFloat()",
    'getAllDefinitions(hasOpName("arith.muli"), 2)',
    'getDefinitions(hasOpName("arith.muli"), 1, false, true, true)',
    'getDefinitionsByPredicate(hasOpName("arith.muli"), hasOpName("arith.constant"), true, true, true)',
    'getUsersByPredicate(hasOpName("arith.constant"), hasOpName("arith.muli"), true)',
    'getAllDefinitions(hasOpName("arith.subi"), 2).extract("part")',
]
PEER = shutil.which("mlir-query-22")


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "a.mlir"
    path.write_text(SOURCE)
    return str(path)


@pytest.mark.skipif(PEER is None, reason="mlir-query is not installed")
@pytest.mark.parametrize("query", QUERIES)
def test_as_mlir_query(query: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert PEER is not None
    done = subprocess.run([PEER, "-c", f"match {query}", file], capture_output=True, text=True, check=True)
    theirs = [line for line in done.stdout.splitlines() if "ExecutionContext" not in line]
    assert main(["query", "-c", f"match {query}", file]) == 0
    assert capsys.readouterr().out.splitlines() == theirs


@pytest.mark.parametrize(
    ("query", "lines"),
    [
        ('definedBy(hasOpName("arith.addi"))', [6]),
        ('usedBy(hasOpName("arith.subi"))', [3, 5]),
        ('unless(anyOf(hasOpNameLike("arith.*"), hasOpNameLike("builtin.*")))', [1, 8]),
        ('allOf(inside(hasSymbol("f")), hasResultType("f32"))', [4]),
        ('hasOpAttr("value", "^7")', [3]),
        ('contains(hasOpName("func.return"))', [0, 1]),
        ('m_Op("func.return")', [8]),
        ('hasOperandType("i32")', [5, 6, 7, 8]),
    ],
)
def test_more_matchers(query: str, lines: list[int], file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["query", "-c", f"m {query}", file]) == 0
    found = [int(line.split(":")[1]) for line in capsys.readouterr().out.splitlines() if '"root" binds here' in line]
    assert found == lines


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("match foo()", "1:1: Matcher not found: foo"),
        ("match hasOpNam()", "did you mean hasOpName?"),
        ("match hasOpName()", "Incorrect argument count. (Expected = 1) != (Actual = 0)"),
        ("match hasOpName(3)", "1:11: Incorrect type for argument"),
        ('match hasOpName("x") y', "1:16: Unexpected end of code."),
        ('match hasOpName("x"', "Found end-of-code while looking for ')'"),
        ("match", "1:1: End of code found while looking for token."),
        ("foo", "unknown command: foo"),
        ('match hasOperandType("(")', "is not a regular expression"),
        ("match " + "allOf(" * 400, "nested too deeply"),
    ],
)
def test_wrong_queries(command: str, said: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["query", "-c", command, file]) == 1
    assert said in capsys.readouterr().err


def test_a_session(file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("match isZero()\nhelp\nquit\nmatch isNonZero()\n"))
    assert main(["query", file]) == 0
    out = capsys.readouterr().out
    assert out.count("1 match.") == 1 and "Available commands" in out


def test_files_and_usage(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["query", "--help"]) == 0 and "getUsersByPredicate" in capsys.readouterr().out
    assert main(["query", "-c", "help", str(tmp_path / "none.mlir")]) == 1
    assert main(["query"]) == 2 and main(["query", "-c"]) == 2
    bad = tmp_path / "bad.mlir"
    bad.write_text("func.func @f( {")
    assert main(["query", "-c", "help", str(bad)]) == 1
