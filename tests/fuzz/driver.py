"""Tries the seeds of a kind one after the other. `run` does so in processes of their own: if a seed ends one, another
continues with the next seed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from types import FrameType
from typing import TypedDict

from tests import checked_patterns
from tests.fuzz.kinds import KINDS

ROOT = Path(__file__).parent.parent.parent
SECONDS = 60  # of processor time for one input; what takes longer is slow, and left


class Outcome(TypedDict):
    """What a process reports about the input of a seed."""

    seed: int
    problem: str | None
    slow: bool


class TooSlow(BaseException):
    """An input takes longer than it is given."""


@dataclass
class Finding:
    """What is wrong with the input of a seed."""

    seed: int
    problem: str


@dataclass
class Tally:
    """What the inputs of a kind came to."""

    kind: str
    first: int
    tried: int = 0
    slow: list[int] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    seconds: float = 0.0

    def __str__(self) -> str:
        lines = [f"{self.kind} seed {one.seed}: {one.problem}" for one in self.findings]
        slow = f", {len(self.slow)} slow {self.slow[:10]}" if self.slow else ""
        lines.append(
            f"{self.kind}: {self.tried} inputs from seed {self.first}, {len(self.findings)} findings{slow}, "
            f"{self.seconds:.0f} s"
        )
        return "\n".join(lines)


def run(kind: str, first: int, count: int) -> Tally:
    tally = Tally(kind, first)
    start = time.monotonic()
    while tally.tried < count:
        _run_until_it_ends(tally, count)
    tally.seconds = time.monotonic() - start
    return tally


def _run_until_it_ends(tally: Tally, count: int) -> None:
    """Adds one process's results for the remaining seeds."""
    seed, before = tally.first + tally.tried, tally.tried
    command = [sys.executable, "-m", "tests.fuzz", "--work", tally.kind, str(seed), str(count - tally.tried)]
    # A pipe would fill up with what the inputs print.
    with TemporaryFile("w+", errors="replace") as printed:
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=printed, text=True, cwd=ROOT) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if line.startswith('{"seed": '):
                    _add(tally, json.loads(line))
        printed.seek(max(0, printed.seek(0, os.SEEK_END) - 2000))
        words = printed.read()
    if tally.tried == count:
        return
    if process.returncode >= 0 and tally.tried == before:
        raise RuntimeError(f"no input of kind {tally.kind} can be tried:\n{words}")
    ended = f"the process ended with {process.returncode}: {words}"
    tally.findings.append(Finding(tally.first + tally.tried, ended))
    tally.tried += 1


def _add(tally: Tally, outcome: Outcome) -> None:
    tally.tried += 1
    if outcome["slow"]:
        tally.slow.append(outcome["seed"])
    elif outcome["problem"] is not None:
        tally.findings.append(Finding(outcome["seed"], outcome["problem"]))


def run_here(kind: str, first: int, count: int) -> Tally:
    """Tries the seeds in this process."""
    tally = Tally(kind, first)
    start = time.monotonic()
    for outcome in _outcomes(kind, first, count):
        _add(tally, outcome)
    tally.seconds = time.monotonic() - start
    return tally


def work(kind: str, first: int, count: int) -> None:
    """The process that tries the inputs, and prints a line about each."""
    checked_patterns.install()
    # Standard output is for these lines: what the inputs print goes to standard error.
    lines = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for outcome in _outcomes(kind, first, count):
        print(json.dumps(outcome), file=lines, flush=True)


def _outcomes(kind: str, first: int, count: int) -> Iterator[Outcome]:
    function = KINDS[kind].load()
    for seed in range(first, first + count):
        try:
            yield {"seed": seed, "problem": _limited(function, seed), "slow": False}
        except TooSlow:
            yield {"seed": seed, "problem": None, "slow": True}


def _limited(function: Callable[[int], str | None], seed: int) -> str | None:
    if not hasattr(signal, "setitimer"):
        return _described(function, seed)

    def end(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        return _described(function, seed)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _described(function: Callable[[int], str | None], seed: int) -> str | None:
    try:
        return function(seed)
    except Exception:
        return traceback.format_exc()
