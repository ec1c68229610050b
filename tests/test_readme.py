"""The README and docs/tour.md: `.ci/run` runs what the README says, so its marked blocks must be there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documents import ROOT, files, page, programs
from tests.mlir_test import run_tool

BLOCK = re.compile(r"<!-- command: (\w+) -->\n```sh\n(.*?)```", re.DOTALL)


def test_the_marked_commands_are_there() -> None:
    commands = dict(BLOCK.findall(page("README.md")))
    assert commands.keys() == {"try", "test"}
    assert all(command.count("\n") == 1 for command in commands.values()), "one line each, to be copied at once"


def test_the_check_script_extracts_the_command() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "command_in_readme test" in script
    assert "pytest" not in script, "the test command is the README's alone"


PROGRAMS = [*programs(page("README.md")), *programs(page("docs/tour.md"))]


@pytest.mark.parametrize("number", range(7))
def test_programs_run(number: int) -> None:
    program = PROGRAMS[number]
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert ran.returncode == 0, ran.stderr


def test_no_program_is_left_out() -> None:
    assert len(PROGRAMS) == 7


# Benchmarks take minutes, and the Halide programs of examples/ have tests of their own (tests/halide).
SHOWN = re.findall(r"```sh\nlamina (.*?)```", page("docs/tour.md"), re.DOTALL)
LINES = [line for block in SHOWN for line in f"lamina {block}".splitlines()]
COMMANDS = [line for line in LINES if line.startswith(("lamina run", "lamina opt"))]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_run(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "file.mlir").write_text(files(page("docs/bufferization.md"))["copy.mlir"])
    outcome = run_tool(shlex.split(command, comments=True)[1:])
    assert outcome.exit_code == 0, outcome.stderr


def test_no_command_is_left_out() -> None:
    assert len(COMMANDS) == 4


def test_linked_files_exist() -> None:
    for document in ROOT.glob("*.md"):
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (ROOT / target).exists(), f"{document.name} links to {target}"


def test_the_first_screen() -> None:
    """What it is, a picture, for whom, why, and figures; each figure names a benchmark that exists."""
    text = page("README.md")
    order = ("**The MLIR compiler", "images/trace.png", "## Who it is for", "## Why not", "## Measured", "## Try it")
    places = [text.index(words) for words in order]
    assert places == sorted(places)
    assert len(text.splitlines()) < 140
    (figures,) = re.findall(r"## Measured\n\n(.*?)\n\n", text, re.DOTALL)
    named = set(re.findall(r"lamina bench (\w+)", figures))
    assert len(figures.splitlines()) == 2 + 5 and len(named) == 4
    assert all((ROOT / "benchmarks" / f"{name}.py").is_file() for name in named)
    assert re.search(r"\d+ cores, \d+ \w+ 20\d\d\.", text), "the CPU and the date"
    picture = (ROOT / "docs" / "images" / "trace.png").read_bytes()
    assert picture.startswith(b"\x89PNG") and len(picture) < 150_000
