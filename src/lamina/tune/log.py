"""The log of a search: append-only JSON lines.

Each line is one trial, with the key of its computation, space, CPU and versions. Logs of several machines may be
concatenated. Truncated and malformed lines are skipped, with a warning.
"""

from __future__ import annotations

import json
import os
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeGuard, get_args

from lamina.tune.evaluation import Outcome, Status
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


class LogWarning(UserWarning):
    """Lines of a log are of no use."""


_START = '{"cpu": '
"""How lines begin, those included that were cut short."""


class TrialLog:
    """A file of trials; without a path they are kept in memory only."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._kept: list[Trial] = []
        self._warned: set[str] = set()

    def check(self) -> None:
        """Raises ValueError if the file has text but no line of a log: trials would be appended to something else."""
        if self.path is None or not self.path.exists():
            return
        with open(self.path, encoding="utf-8", errors="replace") as stream:
            lines = [line for line in stream if line.strip()]
        if lines and not any(line.startswith(_START) for line in lines):
            raise ValueError(f"'{self.path}' is not the log of a search: it has other text")

    def trials(self, key: str, cpu: str, fits: Callable[[Values], bool] | None = None) -> list[Trial]:
        """Returns the trials of a search on a CPU, oldest first; of equal choices only the first. Warns of lines that
        are no trials, or whose values do not fit. Raises OSError."""
        by_key: dict[str, Trial] = {}
        malformed: list[int] = []
        unfit: list[int] = []
        for number, trial in self._all():
            if trial is None:
                malformed.append(number)
            elif trial.key == key and trial.cpu == cpu:
                if fits is None or fits(trial.values):
                    by_key.setdefault(trial.choice, trial)
                else:
                    unfit.append(number)
        self._warn(malformed, "no trial")
        self._warn(unfit, "a trial with values that are not options of the search")
        return list(by_key.values())

    def _warn(self, lines: list[int], reason: str) -> None:
        """Warns once of skipped lines."""
        if not lines or reason in self._warned:
            return
        self._warned.add(reason)
        more = f" ({len(lines)} lines are skipped, this is the first)" if len(lines) > 1 else ", and is skipped"
        warnings.warn(f"{self.path}:{lines[0]}: the line is {reason}{more}", LogWarning, stacklevel=2)

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

    def _all(self) -> Iterator[tuple[int, Trial | None]]:
        """Yields the trials with their lines; None for a line that is none."""
        yield from enumerate(self._kept, 1)
        if self.path is None or not self.path.exists():
            return
        with open(self.path, encoding="utf-8", errors="replace") as stream:
            for number, line in enumerate(stream, 1):
                if line.strip():
                    yield number, _read(line)


def _read(line: str) -> Trial | None:
    try:
        fields = json.loads(line)
        trial = Trial(**{**fields, "outcome": Outcome(**fields["outcome"])})
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return trial if _is_sound(trial) else None


def _is_sound(trial: Trial) -> bool:
    """Whether the parts have their types, which JSON does not say."""
    outcome = trial.outcome
    times = (trial.score, outcome.seconds, outcome.incumbent_seconds, outcome.compile_seconds)
    texts = (trial.key, trial.cpu, outcome.message, outcome.cpu)
    return (
        all(isinstance(text, str) for text in texts)
        and isinstance(trial.values, dict)
        and all(time is None or (_is_number(time) and time >= 0) for time in times)
        and outcome.status in get_args(Status)
        and (outcome.status != "ok" or outcome.seconds is not None)
        and _is_number(trial.time)
    )


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def now() -> float:
    """Seconds since the epoch."""
    return time.time()
