"""Dialects of MLIR that are read from the `.td` files of an installed MLIR."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lamina.tablegen.installed import FILES, include_folder
from tests import oracle
from tests.asm.comparing import compare, said

CASES = Path(__file__).parent / "installed"
NAMES = sorted(path.stem for path in CASES.glob("*.mlir"))

DECLARATION = """
include "mlir/IR/OpBase.td"
def SMT_Dialect : Dialect { let name = "smt"; }
def SMT_Op : Op<SMT_Dialect, "answer"> {
  let results = (outs I32:$number);
  let assemblyFormat = "attr-dict `:` type($number)";
}
"""
PROGRAM = "%0 = smt.answer : i32\n"


def run(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **variables}
    command = [sys.executable, "-m", "lamina", "opt", *words]
    return subprocess.run(command, input=PROGRAM, capture_output=True, text=True, env=environment, check=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An include folder with one dialect of MLIR's names."""
    file = tmp_path.joinpath("mlir", "Dialect", *FILES["smt"][0].split("/"))
    file.parent.mkdir(parents=True)
    file.write_text(DECLARATION)
    return tmp_path


def test_a_variable_names_the_folder(folder: Path):
    result = run("-", LAMINA_MLIR_INCLUDE=str(folder))
    assert result.returncode == 0, result.stderr
    assert "smt.answer : i32" in result.stdout


def test_a_flag_names_the_folder(folder: Path):
    result = run("-I", str(folder), "-", LAMINA_MLIR_INCLUDE="")
    assert result.returncode == 0, result.stderr
    assert "smt.answer : i32" in result.stdout


def test_a_missing_dialect_is_named():
    result = run("-", LAMINA_MLIR_INCLUDE="")
    assert result.returncode == 1
    assert "Dialect `smt' not found" in result.stderr
    assert "hint: 'smt' is declared by MLIR's .td files: install them" in result.stderr


@pytest.mark.parametrize("name", NAMES)
def test_cases(name: str):
    """Texts that are printed as they stand; those behind an `// ERROR:` line are rejected with that message."""
    if include_folder(FILES[name][0]) is None:
        pytest.skip("MLIR's .td files are not installed")
    texts = [part for part in (CASES / f"{name}.mlir").read_text().split("// -----\n")]
    for text in texts:
        printed, diagnostics = said(text)
        wanted = [line.partition("// ERROR: ")[2] for line in text.splitlines() if line.startswith("// ERROR: ")]
        if wanted:
            assert [diagnostic.message.split("\n")[0] for diagnostic in diagnostics] == wanted, text
        else:
            assert printed is not None, f"{text}\n{diagnostics}"
            assert said(printed)[0] == printed
    found = compare(texts) if oracle.find_tool("mlir-opt") is not None else []
    assert not found, "\n\n".join(map(str, found))
