"""The commands and the program of docs/schedules.md."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documents import ROOT, files, page, programs
from tests.mlir_test import run_tool

TEXT = page("docs/schedules.md")
BLOCKS = re.findall(r"```sh\n(.*?)\n```", TEXT, re.DOTALL)
COMMANDS = [line.removeprefix("lamina ").partition("  #")[0] for block in BLOCKS for line in block.splitlines()]
PROGRAMS = programs(TEXT)


def test_none_is_left_out() -> None:
    assert (len(BLOCKS), len(PROGRAMS)) == (TEXT.count("```sh"), TEXT.count("```python")) == (3, 4)


@pytest.mark.parametrize("command", COMMANDS)
def test_commands(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    outcome = run_tool(shlex.split(command))
    assert outcome.exit_code == 0, outcome.stderr
    if "-o " in command:
        assert (tmp_path / "scheduled.mlir").stat().st_size > 0
    elif command.startswith("schedule "):
        assert "transform.named_sequence @__transform_main" in outcome.stdout
    if "--trace-html" in command:
        assert (tmp_path / "trace.html").read_text().startswith("<!doctype html>")
    elif "--trace-schedule" in command:
        assert "structured.tile_using_forall" in outcome.stderr


def run_program(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=folder)
    assert ran.returncode == 0, ran.stderr
    return ran


def test_schedule_in_python(tmp_path: Path) -> None:
    ran = run_program(PROGRAMS[0], tmp_path)
    shown, _, script = ran.stdout.partition("\n")
    assert shown == "<Handle: invalidated by transform.structured.vectorize> [<Handle, 1: scf.forall>]"
    assert "transform.tune.knob" in script and "@__transform_main" in script


def test_the_page_from_python(tmp_path: Path) -> None:
    ran = run_program(PROGRAMS[2], tmp_path)
    assert "structured.tile_using_for" in ran.stdout and (tmp_path / "exp.html").exists()


def test_the_library(tmp_path: Path) -> None:
    run_program(PROGRAMS[1], tmp_path)


def test_tuning(tmp_path: Path) -> None:
    ran = run_program(PROGRAMS[3], tmp_path)
    assert ran.stdout == "(8, 16, 32)\n"
    assert [line.rpartition(" remark: ")[2] for line in ran.stderr.splitlines() if " remark: " in line] == [
        "8 : i64", "16 : i64", "32 : i64",
    ]  # fmt: skip


def test_a_wrong_schedule_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "wrong.mlir").write_text(files(TEXT)["wrong.mlir"], encoding="utf-8")
    ((command, shown),) = re.findall(r"<!-- fails: (.*?) -->\n```text\n(.*?)```", TEXT, re.DOTALL)
    outcome = run_tool(shlex.split(command))
    assert outcome.exit_code == 1 and outcome.stdout == ""
    assert re.findall(r"^.*?: (?:warning|error): .*$", outcome.stderr, re.MULTILINE) == shown.splitlines()
