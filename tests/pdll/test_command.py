"""The commands: pdll, tblgen, and patterns in opt."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from lamina.tools import opt_pdll
from lamina.tools.main import main
from tests import oracle

PROGRAM = "Pattern Named { erase op<a.b>; }\n"
SPLIT = f"{PROGRAM}// -----\nConstraint C(v: Value) [{{ x }}];\nPattern {{ erase op<a.b>(v: C); }}\n"


@oracle.requires_oracle
@pytest.mark.parametrize(
    "flags",
    [
        ["-x", "mlir"],
        ["-x=cpp"],
        ["--split-input-file", "-x=mlir"],
        ["-split-input-file", "-x", "cpp", "-output-split-marker", "// next"],
        ["-x=cpp", "-dump-ods"],
        ["-x", "nonsense"],
        ["-d", "file.d"],
    ],
)
def test_as_mlir_pdll(
    flags: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("input.pdll").write_text(SPLIT if any("split-input" in flag for flag in flags) else PROGRAM)
    command = [str(oracle.tool("mlir-pdll")), "input.pdll", *flags]
    theirs = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    status = main(["pdll", "input.pdll", *flags])
    ours = capsys.readouterr()
    assert (status == 0) == (theirs.returncode == 0)
    if theirs.returncode == 0:
        assert ours.out == theirs.stdout
        assert ours.err == theirs.stderr


def test_output_and_dependency_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("inner.pdll").write_text("Constraint C(v: Value);\n")
    Path("input.pdll").write_text('#include "inner.pdll"\nPattern { erase op<a.b>(v: C); }\n')
    arguments = ["pdll", "input.pdll", "-x", "mlir", "-o", "out.mlir", "-d", "out.d", "--write-if-changed"]
    assert main(arguments) == 0
    assert Path("out.d").read_text() == "out.mlir: inner.pdll\n"
    before = Path("out.mlir").stat().st_mtime_ns
    assert main(arguments) == 0
    assert Path("out.mlir").stat().st_mtime_ns == before
    assert "apply_native_constraint" in Path("out.mlir").read_text()


def test_python_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "input.pdll"
    path.write_text(PROGRAM)
    assert main(["pdll", str(path), "-x", "py"]) == 0
    source = capsys.readouterr().out
    compile(source, "generated", "exec")
    assert "class Named(GeneratedPattern):" in source


def test_opt_applies_patterns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    patterns, module = tmp_path / "p.pdll", tmp_path / "m.mlir"
    patterns.write_text(
        "Pattern First { let r = op<test.a>; replace r with op<test.b> -> (); }\n"
        "Pattern Second { let r = op<test.c>; replace r with op<test.d> -> (); }\n"
    )
    module.write_text('"test.a"() : () -> ()\n"test.c"() : () -> ()\n')
    common = ["opt", str(module), "--allow-unregistered-dialect", f"--pdll={patterns}"]
    assert main(common) == 0
    out = capsys.readouterr().out
    assert '"test.b"' in out and '"test.d"' in out
    assert main([*common, "--pdl-apply=Second", "--pdll-statistics"]) == 0
    ours = capsys.readouterr()
    assert '"test.a"' in ours.out and '"test.d"' in ours.out
    assert "Second" in ours.err and "tried" in ours.err
    for request in (["--explain-no-match", "@First", "2:1"], ["--explain-no-match=@First 1"]):
        assert main([*common, *request]) == 0
        assert "matches the pattern" in capsys.readouterr().err
    assert main([*common, "--pdl-apply=Third"]) == 1
    assert "no pattern is named Third" in capsys.readouterr().err


def test_watching_runs_again_after_a_change(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("1")
    seen: list[str] = []

    def run() -> int:
        seen.append(path.read_text())
        path.write_text(path.read_text() + "1")
        return 0

    assert opt_pdll.watch(run, [str(path)], rounds=1, interval=0.01) == 0
    assert seen == ["1"]


def test_tblgen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file.td"
    path.write_text("class A { int x = 1; }\ndef B : A;\n")
    assert main(["tblgen", str(path), "--no-cache"]) == 0
    assert json.loads(capsys.readouterr().out)["B"]["x"] == 1
    assert main(["tblgen", str(path), "--print-records"]) == 0
    assert capsys.readouterr().out == "B: A\n"
    path.write_text("def B : Missing;\n")
    assert main(["tblgen", str(path)]) == 1
    assert "error" in capsys.readouterr().err


def test_patterns_as_a_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    patterns, module = tmp_path / "p.pdll", tmp_path / "m.mlir"
    patterns.write_text(
        "Constraint Fine(v: Attr) [{ v.value == 1 }];\n"
        "Pattern First { let r = op<test.a> {k = k: Fine}; replace r with op<test.b> -> (); }\n"
    )
    module.write_text('func.func @f() {\n  "test.a"() {k = 1 : i32} : () -> ()\n  return\n}\n')
    flags = ["opt", str(module), "--allow-unregistered-dialect"]
    pipeline = f"--pass-pipeline=builtin.module(canonicalize,func.func(apply-pdll{{file={patterns} allow-native}}))"
    assert main([*flags, pipeline]) == 0
    assert '"test.b"() : () -> ()' in capsys.readouterr().out
    assert main([*flags, f"--apply-pdll=file={patterns}"]) == 1
    assert "native constraint 'Fine' is not registered" in capsys.readouterr().err
    assert main([*flags, "--apply-pdll=file=missing.pdll"]) == 1
    assert "cannot open 'missing.pdll'" in capsys.readouterr().err


def test_what_patterns_make_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "wrong.pdll").write_text(
        "Pattern {\n  let root = op<arith.addi>(x: Value<type: Type>, x);\n"
        '  replace root with op<arith.constant> {value = attr<"1 : i32">} -> (type);\n}\n'
    )
    (tmp_path / "wide.mlir").write_text(
        "func.func @g(%x: i64) -> i64 {\n%y = arith.addi %x, %x : i64\nreturn %y : i64\n}\n"
    )
    command = ["opt", str(tmp_path / "wide.mlir"), f"--pdll={tmp_path / 'wrong.pdll'}"]
    assert main(command) == 1
    printed = capsys.readouterr()
    assert printed.out == "" and "wide.mlir:2:6: error: 'arith.constant' op failed to verify" in printed.err
    assert main([*command, "--verify-each=false"]) == 0
