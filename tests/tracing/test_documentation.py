"""The commands and the program of docs/trace.md."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from lamina.tracing.page import chunks_in
from lamina.tracing.reading import read_trace
from tests.documents import ROOT, page, programs
from tests.mlir_test import run_tool

TEXT = page("docs/trace.md")
(COMMANDS,) = re.findall(r"```sh\n(.*?)\n```", TEXT, re.DOTALL)
(PROGRAM,) = programs(TEXT)


def test_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for command in COMMANDS.splitlines():
        outcome = run_tool(shlex.split(command.removeprefix("lamina ")))
        assert outcome.exit_code == 0, outcome.stderr
    assert read_trace(tmp_path / "code.html").steps[-1]["kind"] == "asm"
    assert set(chunks_in((tmp_path / "both.html").read_text())) == {"a", "b"}


def test_program(tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    trace = read_trace(tmp_path / "trace.html")
    assert trace.meta["title"] == "f" and len(trace.rewrites()) > 3
