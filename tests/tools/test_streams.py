"""Standard streams that are closed, full, or no longer read: a message and an exit status, never a traceback."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import lamina

SOURCE = Path(lamina.__file__).parent.parent
PROGRAM = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n"
COMMANDS = ("--version", "--help", "opt --help", "opt program.mlir", "run program.mlir --args=7", "config")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a shell that closes streams")


def shell(command: str, redirection: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "program.mlir").write_text(PROGRAM)
    line = f"{shlex.quote(sys.executable)} -m lamina {command} {redirection}"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, text=True, env=environment)


@pytest.mark.parametrize("command", COMMANDS)
def test_output_that_cannot_be_written(command: str, tmp_path: Path) -> None:
    redirections = {">&-": "Bad file descriptor"}
    if os.path.exists("/dev/full"):
        redirections[">/dev/full"] = "No space left on device"
    for redirection, reason in redirections.items():
        done = shell(command, redirection, tmp_path)
        assert done.returncode == 1 and reason in done.stderr and "Traceback" not in done.stderr, done.stderr


def test_other_streams_that_are_closed(tmp_path: Path) -> None:
    done = shell("opt program.mlir -o out.mlir", ">&- <&-", tmp_path)
    assert done.returncode == 0 and "func.func @f" in (tmp_path / "out.mlir").read_text(), done.stderr
    done = shell("opt nowhere.mlir", "2>&-", tmp_path)
    assert done.returncode == 1 and not done.stdout
    assert shell("opt -", "<&-", tmp_path).returncode == 0


def test_a_reader_that_ends(tmp_path: Path) -> None:
    (tmp_path / "large.mlir").write_text(PROGRAM.replace("  return", "  // a comment\n" * 20 + "  return") + "".join(
        f"func.func private @g{number}(i32, i32, i32) -> i32\n" for number in range(4_000)
    ))
    done = shell("opt large.mlir", "| head -1", tmp_path)
    assert done.stdout == "module {\n" and not done.stderr
