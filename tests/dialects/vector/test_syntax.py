"""Syntax of the vector dialect; what operations mean and refuse is in syntax.mlir and invalid.mlir."""

from __future__ import annotations

from pathlib import Path

import lamina
from tests.mlir_test import run_tool


def test_generic_form_reads_back() -> None:
    text = (Path(__file__).parent / "syntax.mlir").read_text()
    module = lamina.parse(text)
    assert str(lamina.parse(module.to_text(generic=True))) == str(module)


def test_shuffles_of_scalars_are_diagnosed(tmp_path: Path) -> None:
    path = tmp_path / "shuffle.mlir"
    path.write_text("func.func @f(%a: f32) {\n  %0 = vector.shuffle %a, %a [0, 1] : f32, f32\n  return\n}\n")
    outcome = run_tool(["opt", str(path)])
    assert outcome.exit_code == 1 and "operand #0 must be fixed-length vector" in outcome.stderr
