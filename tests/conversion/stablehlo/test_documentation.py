"""The program of docs/jax.md runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamina.tools.main import main as command
from tests.documents import files, page

pytest.importorskip("jax", reason="the package jax is not installed")


def test_the_program_and_its_commands_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(files(page("docs/jax.md"))["layer.py"], "layer.py", "exec"), {})
    assert float(capsys.readouterr().out) < 1e-6
    assert command(["run", "layer.stablehlo.mlir"]) == 0
    assert command(["opt", "layer.stablehlo.mlir", "--stablehlo-legalize-to-linalg"]) == 0
    assert "stablehlo." not in capsys.readouterr().out
