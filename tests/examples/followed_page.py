"""Follows a page as a reader does: writes its files, runs its commands and programs in order, compares what they print.

    <!-- file: NAME -->        the next block is written to NAME
    <!-- prints: TEXT -->      the next block is a Python program that prints TEXT (` | ` ends a line)
    ```sh                      a command; a block of `text` or `mlir` right behind it is all that it prints
    ```python                  a Python program, which must succeed

Each runs in a process of its own, made of one that has lamina loaded already.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.documents import ROOT

_BLOCK = re.compile(r"(?:^<!-- (\w+): (.*?) -->\n)?^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)

_SERVER = """
import json, os, sys, traceback

import lamina.asm.parser, lamina.dialects.arith.ops, lamina.dialects.func.ops, lamina.passmanager.manager
import lamina.rewrite, lamina.tools.opt
from lamina.tools.main import main

sys.path.insert(0, "")
for line in sys.stdin:
    request = json.loads(line)
    child = os.fork()
    if not child:
        output = os.open(request["output"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        status = 0
        try:
            if "code" in request:
                exec(compile(request["code"], "program", "exec"), {"__name__": "__main__"})
            else:
                status = main(request["words"])
        except SystemExit as leaving:
            status = leaving.code if isinstance(leaving.code, int) else 1
        except BaseException:
            traceback.print_exc()
            status = 1
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class Ran(NamedTuple):
    """A command or a program of the page, how it ended, what it printed, and what the page says it prints."""

    language: str
    code: str
    status: int
    printed: str
    expected: str | None


def follow(text: str, folder: Path) -> Iterator[Ran]:
    """Runs everything on a page in an empty folder."""
    blocks = list(_BLOCK.finditer(text))
    with _server(folder) as server:
        for position, block in enumerate(blocks):
            mark, name, language, code = block.groups()
            if mark == "file":
                (folder / name).write_text(code, encoding="utf-8")
            elif language == "sh":
                following = blocks[position + 1] if position + 1 < len(blocks) else None
                shown = None
                if following is not None and text[block.end() : following.start()] == "\n\n":
                    shown = following[4] if following[3] in ("text", "mlir") and following[1] is None else None
                command, *words = shlex.split(code, comments=True)
                assert command == "lamina" and code.count("\n") == 1, f"a block of one command of lamina: {code}"
                status, printed = _ask(server, folder, {"words": words})
                yield Ran("sh", code, status, printed, shown)
            elif language == "python":
                expected = None if mark != "prints" else name.replace(" | ", "\n")
                status, printed = _ask(server, folder, {"code": code})
                yield Ran("python", code, status, printed, expected)


@contextmanager
def _server(folder: Path) -> Iterator[subprocess.Popen[str]]:
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "120", "PYTHONDONTWRITEBYTECODE": "1"}
    process = subprocess.Popen(
        [sys.executable, "-c", _SERVER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=surroundings,
    )
    try:
        yield process
    finally:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.close()
        process.stdout.close()
        process.wait(timeout=30)


def _ask(server: subprocess.Popen[str], folder: Path, request: dict[str, object]) -> tuple[int, str]:
    assert server.stdin is not None and server.stdout is not None
    output = folder / ".printed"
    server.stdin.write(json.dumps({**request, "output": str(output)}) + "\n")
    server.stdin.flush()
    return int(server.stdout.readline()), output.read_text(encoding="utf-8")


def check(text: str, folder: Path, commands: int, programs: int) -> None:
    """Follows a page; it must have that many blocks of commands and programs, each with the documented result."""
    if not hasattr(os, "fork"):
        pytest.skip("needs fork")
    found = list(follow(text, folder))
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
