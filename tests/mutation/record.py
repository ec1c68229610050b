"""One run of the suite that notes, for each test, how long it takes and which functions of the mutated layers it calls."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

import pytest

from tests.mutation.mutants import LAYERS, files_of

Called = tuple[str, int]
"""A function: its file and first line."""


@dataclass
class Record:
    """What a recorded run knows of the tests that passed."""

    seconds: dict[str, float] = field(default_factory=dict)
    callers: dict[Called, list[str]] = field(default_factory=dict)

    def write(self, path: Path) -> None:
        numbers = {test: number for number, test in enumerate(self.seconds)}
        callers = [[*called, [numbers[test] for test in tests]] for called, tests in self.callers.items()]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"seconds": self.seconds, "callers": callers}), encoding="utf-8")

    @staticmethod
    def read(path: Path) -> Record:
        stored = json.loads(path.read_text(encoding="utf-8"))
        tests = list(stored["seconds"])
        callers = {(file, line): [tests[number] for number in numbers] for file, line, numbers in stored["callers"]}
        return Record(stored["seconds"], callers)


class Recorder:
    """The pytest plugin of the recorded run."""

    def __init__(self) -> None:
        self.record = Record()
        self.files = {str(path) for layer in LAYERS for path in files_of(layer)}
        self.failed: set[str] = set()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        seen: set[CodeType] = set()

        def trace(frame: FrameType, event: str, argument: object) -> None:
            seen.add(frame.f_code)

        started = time.perf_counter()
        sys.settrace(trace)
        try:
            yield
        finally:
            sys.settrace(None)
        self.record.seconds[item.nodeid] = time.perf_counter() - started
        for code in seen:
            if code.co_filename in self.files:
                self.record.callers.setdefault((code.co_filename, code.co_firstlineno), []).append(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome != "passed":
            self.failed.add(report.nodeid)

    def passed(self) -> Record:
        """The record without the tests that failed or were skipped: they notice nothing."""
        seconds = {test: cost for test, cost in self.record.seconds.items() if test not in self.failed}
        callers = {called: [test for test in tests if test in seconds] for called, tests in self.record.callers.items()}
        return Record(seconds, {called: tests for called, tests in callers.items() if tests})
