"""Bytecode in the editor: diagnostics of the file, and no error for what the editor shows as its text."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pygls")

from lamina.lsp.mlir import MlirDocument
from tests.mlir_test import run_tool


@pytest.fixture
def bytecode(tmp_path: Path) -> Path:
    source, path = tmp_path / "in.mlir", tmp_path / "in.mlirbc"
    source.write_text("func.func @f(%x: i32) -> i32 { return %x : i32 }")
    assert run_tool(["opt", str(source), "--emit-bytecode", "-o", str(path)]).exit_code == 0
    return path


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
def test_valid_bytecode_has_no_diagnostics(bytecode: Path, encoding: str) -> None:
    shown = bytecode.read_bytes().decode(encoding, "replace")
    document = MlirDocument(shown, str(bytecode))
    assert document.diagnostics == [] and document.hover(3) is None


def test_broken_bytecode_is_reported(bytecode: Path) -> None:
    raw = bytecode.read_bytes()[:60]
    bytecode.write_bytes(raw)
    (problem,) = MlirDocument(raw.decode("utf-8", "replace"), str(bytecode)).diagnostics
    assert "remain" in problem.message or "end of the bytecode" in problem.message


def test_a_file_that_is_gone_is_reported() -> None:
    (problem,) = MlirDocument("ML\ufffdR", "/absent.mlirbc").diagnostics
    assert problem.message.startswith("cannot read bytecode")
