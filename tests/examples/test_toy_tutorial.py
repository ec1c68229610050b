"""docs/toy.md: its commands print the documented output, its files and excerpts are those of examples/toy."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documents import files, page
from tests.examples.toy_process import FOLDER, ToyProcess, environment

PAGE = page("docs/toy.md")
# A shell block, and the output behind it, if there is one.
COMMANDS = [
    (command, output)
    for command, output in re.findall(r"```sh\n(.*?)```(?:\n\n```(?:text|mlir)\n(.*?)```)?", PAGE, re.DOTALL)
    if not command.startswith("cd ")
]
PROGRAMS = re.findall(r"<!-- prints: (.*?) -->\n```python\n(.*?)```", PAGE, re.DOTALL)
EXCERPTS = re.findall(r"<!-- part of: (\S+) -->\n```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(COMMANDS)))
def test_a_command(number: int, tmp_path: Path) -> None:
    command, expected = COMMANDS[number]
    for name, words in (("python", [sys.executable]), ("lamina", [sys.executable, "-m", "lamina"])):
        (tmp_path / name).write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n')
        (tmp_path / name).chmod(0o755)
    surroundings = environment()
    surroundings["PATH"] = f"{tmp_path}:{surroundings['PATH']}"
    # What the page sets would hide where lamina is, if it is not installed.
    command = command.replace("PYTHONPATH=. ", "")
    ran = subprocess.run(["sh", "-c", command], cwd=FOLDER, env=surroundings, capture_output=True, text=True)
    printed = [line.rstrip() for line in (ran.stdout + ran.stderr).rstrip().splitlines()]
    assert "Traceback" not in ran.stderr
    if expected:
        assert printed == expected.rstrip().splitlines()
    else:
        assert ran.returncode == 0 and printed, ran.stderr


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_a_program(number: int, toy: ToyProcess) -> None:
    expected, program = PROGRAMS[number]
    outcome = toy.python(program)
    assert outcome.status == 0 and expected in outcome.out, outcome.err


def test_files_and_excerpts_are_those_of_the_example() -> None:
    for name, text in files(PAGE).items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, name
    for name, text in EXCERPTS:
        assert text.rstrip() in (FOLDER / name).read_text(encoding="utf-8"), name


def test_nothing_is_left_out() -> None:
    assert (len(COMMANDS), len(PROGRAMS), len(EXCERPTS), len(files(PAGE))) == (9, 1, 4, 3)
    assert PAGE.count("```python") == len(PROGRAMS) + len(EXCERPTS)
