"""The programs of docs/bufferization.md behave as documented."""

from __future__ import annotations

import re

import pytest

from lamina.execution.allocations import arena
from tests.documents import files, page, programs
from tests.mlir_test import run_tool

PAGE = page("docs/bufferization.md")
FILES = files(PAGE)
RUNS = re.findall(r"<!-- run: (.*?) -->\n```text\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("command, expected", RUNS)
def test_commands(command: str, expected: str) -> None:
    if "--sanitize" in command and arena() is None:
        pytest.skip("no address space without memory on this system")
    words = command.split()
    name = next(word for word in words if word in FILES)
    shown = "-" if words[0] == "run" else "<stdin>"
    words = ["-" if word == name else word for word in words if words[0] == "run" or word != name]
    found = run_tool(words, FILES[name])
    for line in expected.splitlines():
        assert line.replace(f"{name}:", f"{shown}:") in found.stderr, found.stderr


def test_programs() -> None:
    (program,) = programs(PAGE)
    exec(compile(program, "docs/bufferization.md", "exec"), {})
