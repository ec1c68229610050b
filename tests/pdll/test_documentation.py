"""The programs and the command of docs/pdll.md."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documents import files, page, programs
from tests.mlir_test import run_tool

PAGE = page("docs/pdll.md")
SHIFTED = '%1 = "my.shift"(%0) {of = 4 : i32} : (i32) -> i32'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in files(PAGE).items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_programs(folder: Path) -> None:
    shown = []
    for program in programs(PAGE):
        ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=folder)
        assert ran.returncode == 0, ran.stderr
        shown.append(ran.stdout)
    assert SHIFTED in shown[0]


def test_command(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    (command,) = re.findall(r"```sh\nlamina (.*?)\n```", PAGE)
    found = run_tool(shlex.split(command))
    assert found.exit_code == 0 and SHIFTED in found.stdout, found.stderr
