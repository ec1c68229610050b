"""Follows a page as a reader does: writes its files, runs its commands and programs in order, compares what they print.

    <!-- file: NAME -->        the next block is written to NAME
    <!-- prints: TEXT -->      the next block is a Python program that prints TEXT (a `|` ends a line)
    ```sh                      commands; a block of `text` or `mlir` right behind them is all that they print
    ```python                  a Python program, which must succeed
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.documents import ROOT

_BLOCK = re.compile(r"(?:^<!-- (\w+): (.*?) -->\n)?^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Ran(NamedTuple):
    """A command or a program of the page, how it ended, what it printed, and what the page says it prints."""

    language: str
    code: str
    status: int
    printed: str
    expected: str | None


def follow(text: str, folder: Path) -> list[Ran]:
    """Runs everything on a page in an empty folder."""
    programs = folder / "bin"
    programs.mkdir()
    for name, words in (("python", [sys.executable]), ("lamina", [sys.executable, "-m", "lamina"])):
        (programs / name).write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', encoding="utf-8")
        (programs / name).chmod(0o755)
    found: list[Ran] = []
    blocks = list(_BLOCK.finditer(text))
    for position, block in enumerate(blocks):
        mark, name, language, code = block.groups()
        if mark == "file":
            (folder / name).write_text(code, encoding="utf-8")
        elif language == "sh":
            following = blocks[position + 1] if position + 1 < len(blocks) else None
            shown = None
            if following is not None and text[block.end() : following.start()] == "\n\n":
                shown = following[4] if following[3] in ("text", "mlir") and following[1] is None else None
            found.append(_run("sh", ["sh", "-ec", code], code, shown, folder))
        elif language == "python":
            expected = None if mark != "prints" else name.replace(" | ", "\n")
            found.append(_run("python", [sys.executable, "-c", code], code, expected, folder))
    return found


def _run(language: str, command: list[str], code: str, expected: str | None, folder: Path) -> Ran:
    surroundings = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
        "COLUMNS": "120",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    ran = subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, timeout=120)
    return Ran(language, code, ran.returncode, ran.stdout + ran.stderr, expected)


def check(text: str, folder: Path, commands: int, programs: int) -> None:
    """Follows a page; it must have that many blocks of commands and programs, and each must do what the page says."""
    found = follow(text, folder)
    for ran in found:
        assert "Traceback" not in ran.printed, ran.printed
        if ran.expected is None:
            assert ran.status == 0, f"{ran.code}\n{ran.printed}"
        else:
            assert _lines(ran.printed) == _lines(ran.expected), ran.code
    kinds = [ran.language for ran in found]
    assert (kinds.count("sh"), kinds.count("python")) == (commands, programs)


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip().splitlines()]
