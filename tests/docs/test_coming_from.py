"""docs/coming_from.md: the names of lamina exist, and the program runs."""

from __future__ import annotations

import importlib
import re

import pytest

from lamina.passmanager.registry import lookup_pass
from lamina.tools.main import COMMANDS
from tests.documents import page, programs

PAGE = page("docs/coming_from.md")
ROWS = [row.split(" | ") for row in re.findall(r"^\| (.*) \|$", PAGE, re.MULTILINE)]
NAMES = sorted(set(re.findall(r"\blamina(?:\.\w+)+", " ".join(row[-1] for row in ROWS))))


def resolved(name: str) -> object:
    """The object of a dotted name: modules as far as there are any, then their members."""
    found: object = importlib.import_module("lamina")
    path = "lamina"
    for part in name.split(".")[1:]:
        path = f"{path}.{part}"
        try:
            found = getattr(found, part)
        except AttributeError:
            found = importlib.import_module(path)
    return found


def test_every_row_is_whole() -> None:
    assert len(ROWS) > 25 and {len(row) for row in ROWS} == {4}


@pytest.mark.parametrize("name", NAMES)
def test_the_name_exists(name: str) -> None:
    assert resolved(name) is not None


def test_commands_and_passes_exist() -> None:
    commands = set(re.findall(r"`lamina (\w+)`", PAGE))
    assert commands and commands <= COMMANDS.keys()
    assert all(lookup_pass(name) for name in re.findall(r"the pass `([\w-]+)`", PAGE))


def test_the_program_runs(capfd: pytest.CaptureFixture[str]) -> None:
    (program,) = programs(PAGE)
    exec(compile(program, "coming_from.md", "exec", dont_inherit=True), {"__name__": "coming_from"})
    shown = capfd.readouterr().out
    assert "arith.muli %arg0, %c2_i32 : i32" in shown and "addi" not in shown
