"""Wrong command lines: the exit status, and a message that names what is wrong and what may have been meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamina.tools.main import COMMANDS
from tests.mlir_test import run_tool


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - {"bench", "define", "opt"}))
def test_unknown_flags_are_bad_usage(command: str) -> None:
    outcome = run_tool([command, "--hlep"])
    assert outcome.exit_code == 2 and outcome.stdout == ""
    assert "Unknown command line argument '--hlep'" in outcome.stderr and "Did you mean '--help'?" in outcome.stderr


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["bench", "--hlep"], 2, "name a benchmark for --hlep"),
        (["bench", "chapterh"], 2, "did you mean 'chapter_h'?"),
        (["define", "--hlep"], 2, "Unknown command line argument '--hlep'"),
        (["define", "arith.additi"], 1, "did you mean 'arith.addi'?"),
        (["lsp", "file.mlir"], 2, "the editor opens files"),
        (["run", "missing.mlir"], 1, "cannot open 'missing.mlir': No such file or directory"),
        (["schedule", "missing.mlir"], 1, "cannot open 'missing.mlir': No such file or directory"),
        (["tune", "missing.mlir"], 1, "cannot open 'missing.mlir': No such file or directory"),
        (["run", "-o", "out.s", "missing.mlir"], 2, "without --emit nothing is written"),
        (["opt", "--dialect=missing.td", "missing.mlir"], 1, "missing.td:0:0: error: could not open input file"),
        (["tblgen", "missing.td"], 1, "missing.td:0:0: error: could not open input file"),
    ],
)
def test_messages(words: list[str], status: int, message: str) -> None:
    outcome = run_tool(words)
    assert outcome.exit_code == status and outcome.stdout == ""
    assert message in outcome.stderr and "Errno" not in outcome.stderr


def test_folders_of_included_files_are_taken_without_a_dialect_too(tmp_path: Path) -> None:
    source = tmp_path / "empty.mlir"
    source.write_text("")
    assert run_tool(["opt", "-I", str(tmp_path), str(source)]).exit_code == 0
