"""The README's commands: `.ci/run` runs what the README says, so the marked blocks must be there."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.documents import ROOT, page, programs

BLOCK = re.compile(r"<!-- command: (\w+) -->\n```sh\n(.*?)```", re.DOTALL)


def test_the_marked_commands_are_there() -> None:
    commands = dict(BLOCK.findall(page("README.md")))
    assert commands.keys() == {"try", "test"}
    assert all(command.count("\n") == 1 for command in commands.values()), "one line each, to be copied at once"


def test_the_check_script_extracts_the_command() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "command_in_readme test" in script
    assert "pytest" not in script, "the test command is the README's alone"


@pytest.mark.parametrize("number", range(6))
def test_programs_run(number: int) -> None:
    program = programs(page("README.md"))[number]
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert ran.returncode == 0, ran.stderr


def test_no_program_is_left_out() -> None:
    assert len(programs(page("README.md"))) == 6


def test_linked_files_exist() -> None:
    for document in ROOT.glob("*.md"):
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (ROOT / target).exists(), f"{document.name} links to {target}"
