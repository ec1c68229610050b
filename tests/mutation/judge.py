"""The pytest plugin that runs tests against mutants: one forked child a mutant."""

from __future__ import annotations

import importlib
import math
import os
import resource
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.mutation.cases import only, parts, unit
from tests.mutation.mutants import LAYERS, SOURCE, Mutant, NotPlanted, files_of, plant
from tests.mutation.record import Record

NO_FAILURE, FAILURE, LOOP, HANG, NOT_PLANTED, OUT_OF_TIME, BROKEN = 0, 10, 11, 12, 13, 14, 15
CAUGHT = (FAILURE, LOOP)
OVERHEAD = 0.03  # seconds of a test around what is recorded
NEAR = 4  # how much rather a test fails that lies in the folder of the mutated file
END = b"!"
MEMORY = 4 << 30  # bytes that a child may ask for
LOOP_SECONDS, HANG_SECONDS = 5.0, 30.0  # of work, of waiting; both beyond several times what a test takes


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    outcome: str
    """One of OUTCOMES, or 'not planted'."""
    test: str = ""
    seconds: float = 0.0

    @property
    def caught(self) -> bool:
        return self.outcome == "caught"


OUTCOMES = ("caught", "survived", "not covered", "out of time")


@dataclass(frozen=True)
class Run:
    """A test, or some cases of its comparisons."""

    test: str
    cases: frozenset[int] | None
    seconds: float


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
        self.believed: dict[Run, bool] = {}
        self.visits: dict[str, Counter[str]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        for layer in LAYERS:
            for path in files_of(layer):
                importlib.import_module(module_name(path))
        if (count := threading.active_count()) > 1:
            raise pytest.UsageError(f"{count} threads run after the collection: children cannot be forked safely")
        for mutant in self.mutants:
            self.report(self.judged(mutant))
        return True

    def judged(self, mutant: Mutant) -> Verdict:
        started = time.perf_counter()
        runs = self.runs_for(mutant)
        only_imported = not runs and (str(mutant.path), mutant.block) in self.record.imported
        outcome, test = "survived" if runs else "not planted" if only_imported else "not covered", ""
        while runs:
            left = self.seconds - (time.perf_counter() - started)
            code, run = self.run_child(mutant, runs, left)
            if run is not None and (code == HANG or (code in CAUGHT and not self.is_believed(run))):
                runs = runs[runs.index(run) + 1 :]  # those before have passed
                continue
            if run is not None and code in CAUGHT:
                test = run.test
            named = {FAILURE: "caught", LOOP: "caught", NOT_PLANTED: "not planted", OUT_OF_TIME: "out of time"}
            outcome = named.get(code, "survived")
            break
        return Verdict(mutant, outcome, test, time.perf_counter() - started)

    def runs_for(self, mutant: Mutant) -> list[Run]:
        """Those that enter the block: first those that, for their time, visit most of the file, and those beside it."""
        tests: dict[str, set[int | None]] = {}
        for name in self.record.visitors.get((str(mutant.path), mutant.block), ()):
            test, case = parts(name)
            if test in self.items:
                tests.setdefault(test, set()).add(case)
        visited = self.visited(str(mutant.path))
        runs = [self.run_of(test, cases) for test, cases in tests.items()]
        known = [run for run in runs if self.believed.get(run, True)]
        folder = f"{mutant.path.parent.relative_to(SOURCE)}/"

        def cost(run: Run) -> float:
            return (run.seconds + OVERHEAD) / visited[run.test] / (NEAR if folder in run.test else 1)

        return sorted(known, key=cost)

    def run_of(self, test: str, found: Collection[int | None]) -> Run:
        cases = [case for case in found if case is not None]
        if len(cases) < len(found):
            return Run(test, None, self.record.seconds[test])
        return Run(test, frozenset(cases), sum(self.record.seconds[unit(test, case)] for case in cases))

    def visited(self, file: str) -> Counter[str]:
        """How many blocks of a file each test enters."""
        if file not in self.visits:
            blocks = (names for (path, _), names in self.record.visitors.items() if path == file)
            self.visits[file] = Counter(test for names in blocks for test in {parts(name)[0] for name in names})
        return self.visits[file]

    def is_believed(self, run: Run) -> bool:
        """True if the test passes, alone in a child, without a mutation."""
        if run not in self.believed:
            self.believed[run] = self.run_child(None, [run], math.inf)[0] == NO_FAILURE
        return self.believed[run]

    def run_child(self, mutant: Mutant | None, runs: Sequence[Run], seconds: float) -> tuple[int, Run | None]:
        """How the child ended, and what it ran last.

        A child that works on for too long is a LOOP, which the mutation causes; one that waits is a HANG, which it
        seldom causes: the test is not believed.
        """
        reading, writing = os.pipe()
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            os.close(reading)
            code = BROKEN
            try:
                code = self.in_child(mutant, runs, seconds, writing)
            finally:
                os._exit(code)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(child, signal.SIGKILL)  # what the tests have started and left
        os.write(writing, END)
        started = os.read(reading, 1 << 16).index(END)  # not up to the end: others may hold the pipe open
        os.close(reading)
        os.close(writing)
        if status == BROKEN:
            raise RuntimeError(f"the child for {mutant} ended on its own fault")
        ended = {-signal.SIGALRM: HANG, -signal.SIGPROF: LOOP}
        # Another signal: the mutant crashed the process.
        code = ended.get(status, FAILURE if status < 0 else status)
        return code, runs[started - 1] if started else None

    def in_child(self, mutant: Mutant | None, runs: Sequence[Run], seconds: float, pipe: int) -> int:
        deadline = time.perf_counter() + seconds
        prepare_process()
        if mutant is not None:
            try:
                plant(mutant)
            except NotPlanted:
                return NOT_PLANTED
        failures = Failures()
        items = [self.items[run.test] for run in runs]
        if items:
            items[0].config.get_terminal_writer()._file = open(os.devnull, "w", encoding="utf-8")
            items[0].config.pluginmanager.register(failures)
        for run, item, following in zip(runs, items, [*items[1:], None], strict=True):
            if time.perf_counter() + run.seconds > deadline:
                return OUT_OF_TIME
            os.write(pipe, b".")  # counts what was begun
            set_timers(run.seconds)
            try:
                with only(run.cases):
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            except BaseException:  # pytest's own interrupts
                return FAILURE
            if failures.count:
                return FAILURE
        return NO_FAILURE


def prepare_process() -> None:
    """Makes a forked child silent, bounded in memory, and mortal."""
    os.setsid()
    limit = _address_space() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process also where it waits for a lock
    signal.signal(signal.SIGPROF, signal.SIG_DFL)


def set_timers(seconds: float) -> None:
    """Ends the process by SIGPROF if it works much longer, by SIGALRM if it waits much longer."""
    signal.setitimer(signal.ITIMER_PROF, LOOP_SECONDS + 4 * seconds)
    signal.setitimer(signal.ITIMER_REAL, HANG_SECONDS + 12 * seconds)


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
    """What became of the mutants, by layer."""
    rows = [f"{'layer':20} {'planted':>8} " + " ".join(f"{outcome:>12}" for outcome in OUTCOMES) + f" {'share':>7}"]
    counted = [verdict for verdict in verdicts if verdict.outcome != "not planted"]
    for layer in [*dict.fromkeys(verdict.mutant.layer for verdict in counted), "all"]:
        of_layer = [verdict for verdict in counted if layer in ("all", verdict.mutant.layer)]
        counts = Counter(verdict.outcome for verdict in of_layer)
        columns = " ".join(f"{counts[outcome]:12}" for outcome in OUTCOMES)
        share = counts["caught"] / len(of_layer) if of_layer else 1.0
        rows.append(f"{layer:20} {len(of_layer):8} {columns} {share:7.1%}")
    return "\n".join([*rows, f"not planted: {len(verdicts) - len(counted)}"])
