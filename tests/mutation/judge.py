"""The pytest plugin that runs tests against mutants: one forked child a mutant."""

from __future__ import annotations

import importlib
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.mutation.mutants import SOURCE, Mutant, NotPlanted, plant
from tests.mutation.record import Record

NO_FAILURE, FAILURE, HANG, NOT_PLANTED, OUT_OF_TIME, BROKEN = 0, 10, 11, 12, 13, 14
MEMORY = 4 << 30  # bytes that a child may ask for


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    outcome: str
    """'caught', 'survived', 'not covered', 'out of time' or 'not planted'."""
    test: str = ""
    seconds: float = 0.0

    @property
    def caught(self) -> bool:
        return self.outcome == "caught"


class Judge:
    """Runs the tests that concern each mutant, instead of the collected suite."""

    def __init__(
        self, mutants: Sequence[Mutant], record: Record, seconds: float, report: Callable[[Verdict], None]
    ) -> None:
        self.mutants = mutants
        self.record = record
        self.seconds = seconds
        self.report = report
        self.items: dict[str, pytest.Item] = {}
        self.believed: dict[str, bool] = {}
        self.visits: dict[str, Counter[str]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        for mutant in self.mutants:
            importlib.import_module(module_name(mutant.path))
        for mutant in self.mutants:
            self.report(self.judged(mutant))
        return True

    def judged(self, mutant: Mutant) -> Verdict:
        started = time.perf_counter()
        tests = self.tests_for(mutant)
        while tests:
            code, test = self.run_child(mutant, tests)
            if code in (FAILURE, HANG) and not self.is_believed(test):
                tests = [other for other in tests if other != test]
                continue
            outcome = {FAILURE: "caught", HANG: "caught", NOT_PLANTED: "not planted", OUT_OF_TIME: "out of time"}
            return Verdict(mutant, outcome.get(code, "survived"), test, time.perf_counter() - started)
        return Verdict(mutant, "not covered")

    def tests_for(self, mutant: Mutant) -> list[str]:
        """Those that enter the block: first those that, for their time, visit most of the file."""
        tests = self.record.visitors.get((str(mutant.path), mutant.block), ())
        visited = self.visited(str(mutant.path))
        known = [test for test in tests if self.believed.get(test, True) and test in self.items]
        return sorted(known, key=lambda test: (self.record.seconds[test] + 0.1) / visited[test])

    def visited(self, file: str) -> Counter[str]:
        """How many blocks of a file each test enters."""
        if file not in self.visits:
            blocks = (tests for (path, _), tests in self.record.visitors.items() if path == file)
            self.visits[file] = Counter(test for tests in blocks for test in tests)
        return self.visits[file]

    def is_believed(self, test: str) -> bool:
        """True if the test passes, alone in a child, without a mutation."""
        if test not in self.believed:
            self.believed[test] = self.run_child(None, [test])[0] == NO_FAILURE
        return self.believed[test]

    def run_child(self, mutant: Mutant | None, tests: Sequence[str]) -> tuple[int, str]:
        """How the child ended, and the test that it ran last."""
        reading, writing = os.pipe()
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            os.close(reading)
            code = BROKEN
            try:
                code = self.in_child(mutant, tests, writing)
            finally:
                os._exit(code)
        os.close(writing)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            said = pipe.read().splitlines()
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if status == BROKEN:
            raise RuntimeError(f"the child for {mutant} ended on its own fault")
        if status == -signal.SIGALRM:
            code = HANG
        else:
            code = FAILURE if status < 0 else status  # another signal: the mutant crashed the process
        return code, said[-1] if said and code in (FAILURE, HANG) else ""

    def in_child(self, mutant: Mutant | None, tests: Sequence[str], pipe: int) -> int:
        items = [self.items[test] for test in tests]
        os.setsid()
        limit = _address_space() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        if items:
            items[0].config.get_terminal_writer()._file = open(os.devnull, "w", encoding="utf-8")
        signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process also where it waits for a lock
        if mutant is not None:
            try:
                plant(mutant)
            except NotPlanted:
                return NOT_PLANTED
        failures = Failures()
        if items:
            items[0].config.pluginmanager.register(failures)
        deadline = time.perf_counter() + self.seconds
        for item, following in zip(items, [*items[1:], None], strict=True):
            if time.perf_counter() > deadline:
                return OUT_OF_TIME
            os.write(pipe, f"{item.nodeid}\n".encode())
            signal.alarm(int(20 + 10 * self.record.seconds[item.nodeid]))
            try:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            except BaseException:  # pytest's own interrupts
                return FAILURE
            signal.alarm(0)
            if failures.count:
                return FAILURE
        return NO_FAILURE


class Failures:
    """Counts the failures in a child."""

    def __init__(self) -> None:
        self.count = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.count += report.failed


def _address_space() -> int:
    """What the process has mapped, in bytes; much of it by libraries that never touch it."""
    status = Path("/proc/self/statm")
    return int(status.read_text().split()[0]) * resource.getpagesize() if status.is_file() else 1 << 40


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def table(verdicts: Sequence[Verdict]) -> str:
    """Caught and planted, by layer."""
    rows = [f"{'layer':20} {'planted':>8} {'caught':>8} {'share':>7}"]
    counted = [verdict for verdict in verdicts if verdict.outcome != "not planted"]
    for layer in [*dict.fromkeys(verdict.mutant.layer for verdict in counted), "all"]:
        of_layer = [verdict for verdict in counted if layer in ("all", verdict.mutant.layer)]
        caught = sum(verdict.caught for verdict in of_layer)
        rows.append(f"{layer:20} {len(of_layer):8} {caught:8} {caught / len(of_layer):7.1%}" if of_layer else layer)
    rest = Counter(verdict.outcome for verdict in verdicts if not verdict.caught)
    return "\n".join([*rows, *(f"{outcome}: {count}" for outcome, count in sorted(rest.items()))])
