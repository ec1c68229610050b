"""The log of a search: append-only JSON lines.

Each line is one trial, with the key of its computation, space, CPU and versions. Logs of several machines may be
concatenated. Truncated and malformed lines are ignored.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from lamina.tune.evaluation import Outcome
from lamina.tune.space import Values


@dataclass(frozen=True)
class Trial:
    """A candidate and its outcome. ``score`` is its time relative to the first schedule, None if it has none."""

    key: str
    cpu: str
    values: Values
    outcome: Outcome
    score: float | None
    time: float

    @property
    def choice(self) -> str:
        """The values as a text that is equal for equal choices."""
        return choice_text(self.values)


def choice_text(values: Values) -> str:
    """Returns the values as a text that is equal for equal choices."""
    return json.dumps(values, sort_keys=True)


class TrialLog:
    """A file of trials; without a path they are kept in memory only."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._kept: list[Trial] = []

    def trials(self, key: str, cpu: str) -> list[Trial]:
        """Returns the trials of a search on a CPU, oldest first; of equal choices only the first. Raises OSError."""
        by_key: dict[str, Trial] = {}
        for trial in self._all():
            if trial.key == key and trial.cpu == cpu:
                by_key.setdefault(trial.choice, trial)
        return list(by_key.values())

    def append(self, trial: Trial) -> None:
        """Adds a trial, which is on the disk when this returns. Raises OSError."""
        if self.path is None:
            self._kept.append(trial)
            return
        line = (json.dumps(asdict(trial), sort_keys=True) + "\n").encode()
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            # A line that was cut short must not take this one along.
            size = os.lseek(handle, 0, os.SEEK_END)
            if size and os.pread(handle, 1, size - 1) != b"\n":
                line = b"\n" + line
            os.write(handle, line)
            os.fsync(handle)
        finally:
            os.close(handle)

    def _all(self) -> Iterator[Trial]:
        yield from self._kept
        if self.path is None or not self.path.exists():
            return
        with open(self.path, encoding="utf-8", errors="replace") as stream:
            for line in stream:
                trial = _read(line)
                if trial is not None:
                    yield trial


def _read(line: str) -> Trial | None:
    try:
        fields = json.loads(line)
        return Trial(**{**fields, "outcome": Outcome(**fields["outcome"])})
    except (ValueError, TypeError, KeyError):
        return None


def now() -> float:
    """Seconds since the epoch."""
    return time.time()
