"""Runs programs of examples/toy in a process of its own: its dialect is named `toy`, as one of tests/rewrite is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import NamedTuple

from tests.documents import ROOT

FOLDER = ROOT / "examples" / "toy"

_SERVER = """
import contextlib, io, json, sys
from pathlib import Path

import lamina
import toy
from toy.__main__ import main

for line in sys.stdin:
    request = json.loads(line)
    out, err = io.StringIO(), io.StringIO()
    status = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            if "code" in request:
                exec(request["code"], {})
            else:
                if "program" in request:
                    Path(request["arguments"][0]).write_text(request["program"], encoding="utf-8")
                status = main(request["arguments"])
        except SystemExit as leaving:
            status = leaving.code
        except Exception as problem:
            status = -1
            print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
    sys.__stdout__.write(json.dumps([status, out.getvalue(), err.getvalue()]) + "\\n")
    sys.__stdout__.flush()
"""


class Outcome(NamedTuple):
    """What a request ended with: its exit status (-1 for an exception that reached the top), and what it printed."""

    status: int
    out: str
    err: str


def environment() -> dict[str, str]:
    """The environment in which both lamina and toy are found."""
    path = os.pathsep.join([str(FOLDER), str(ROOT / "src")])
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


class ToyProcess:
    """A Python process that answers requests sequentially."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SERVER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=FOLDER,
            env=environment(),
        )

    def run(self, *arguments: str, program: str | None = None) -> Outcome:
        """The command `python -m toy`, after writing ``program`` to the file that comes first."""
        return self._ask({"arguments": arguments} | ({} if program is None else {"program": program}))

    def python(self, code: str) -> Outcome:
        """A Python program in the folder of the example."""
        return self._ask({"code": code})

    def _ask(self, request: dict[str, object]) -> Outcome:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return Outcome(*json.loads(self._process.stdout.readline()))

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(timeout=30)
