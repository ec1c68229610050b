"""The search: removes as much at once as possible, then less, until nothing more can be removed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from lamina.reduce import attributes, operations, signatures, substitutions, texts
from lamina.reduce.journal import Journal
from lamina.reduce.observation import HANG, SUCCESS, Observation, Wanted
from lamina.reduce.observers import Observer
from lamina.reduce.reduction import EditReduction, ModuleReduction, Reduction
from lamina.reduce.state import MLIR, State
from lamina.reduce.workers import Attempt, Job, Tried, parsed, wait_for

REDUCTIONS: tuple[Reduction, ...] = (
    texts.Passes("passes of the pipeline"),
    texts.Passes("options of passes", options=True),
    *texts.TEXT_REDUCTIONS,
    ModuleReduction("symbols", operations.symbols, operations.erase),
    EditReduction("bodies", operations.bodies),
    ModuleReduction("operations", operations.operations, operations.erase),
    EditReduction("nesting", operations.unwrappings),
    EditReduction("branches", operations.branches),
    EditReduction("blocks", operations.merges),
    EditReduction("results", signatures.results),
    EditReduction("arguments", signatures.arguments),
    EditReduction("attributes", attributes.removals),
    EditReduction("values of attributes", attributes.simplifications),
    substitutions.Substitutions("ranks", substitutions.ranks),
    substitutions.Substitutions("sizes", substitutions.sizes),
    substitutions.Substitutions("element types", substitutions.elements),
    substitutions.Cleanups(),
)


class NotInteresting(Exception):
    """The input does not fail as expected. The message describes what happens instead."""


@dataclass
class Result:
    """The smallest state found, and the effort. ``complete`` is False if time ran out first."""

    state: State
    seen: Observation
    attempts: int
    seconds: float
    complete: bool = True


@dataclass
class Reducer:
    """Reduces states as long as an observer sees the wanted failure.

    ``timeout`` (seconds) limits one observation; exceeding it is a hang. ``jobs`` processes run in
    parallel; the result does not depend on their number. ``progress`` is called for each attempt with the reduction,
    the best state, and the number of attempts. ``keep`` is called with each smaller state.
    """

    observer: Observer
    wanted: Wanted = field(default_factory=Wanted)
    jobs: int = 0
    timeout: float = 10.0
    max_seconds: float | None = None
    progress: Callable[[str, State, int], None] = lambda name, state, attempts: None
    keep: Callable[[State], None] = lambda state: None
    journal: Journal = field(default_factory=Journal)

    def observe(self, state: State) -> Observation:
        """Observes a state."""
        job = Job(Attempt(state), self.observer, frozenset(), self.timeout)
        try:
            while (tried := job.poll()) is None:
                wait_for([job])
        finally:
            job.stop_if_running()
        return tried.seen

    def reduce(self, state: State) -> Result:
        """Returns the smallest state found with the same observation. Raises NotInteresting."""
        self._started = time.monotonic()
        self._attempts = 1
        seen = self.observe(state)
        if self.wanted == Wanted() and seen.kind == SUCCESS and seen.status is None:
            raise NotInteresting("nothing fails on the input")
        if not self.wanted.matches(seen):
            raise NotInteresting(f"looked for {self.wanted}; the input gives {_short(seen)}")
        self.wanted = self.wanted.like(seen)
        if seen.kind != HANG and not seen.signature.startswith("signal"):
            # Processes forked from this one inherit its imports.
            self.observer.warm_up(state)
        self._best, self._seen = state, seen
        complete = True
        try:
            self._to_the_end()
        except TimeoutError:
            complete = False
        return Result(self._best, self._seen, self._attempts, time.monotonic() - self._started, complete)

    def _to_the_end(self) -> None:
        while True:
            before = self._best.cost
            for reduction in REDUCTIONS:
                self._exhaust(reduction)
            if self._best.cost >= before:
                return

    def _exhaust(self, reduction: Reduction) -> None:
        """Removes ranges from the end to the start, first everything, then ever smaller ranges."""
        size = count = self._count(reduction)
        while size >= 1 and count:
            end = self._count(reduction)
            while end > 0:
                # Ranges that are tried in parallel; the first that works counts.
                spans = [(max(0, last - size), last) for last in range(end, 0, -size)][: self._jobs()]
                chosen = self._first_that_works(reduction, spans)
                end = spans[-1][0] if chosen is None else min(spans[chosen][0], self._count(reduction))
            size //= 2

    def _count(self, reduction: Reduction) -> int:
        return reduction.count(self._best, parsed(self._best))

    def _jobs(self) -> int:
        return self.jobs or os.cpu_count() or 1

    def _first_that_works(self, reduction: Reduction, spans: list[tuple[int, int]]) -> int | None:
        if self.max_seconds is not None and time.monotonic() - self._started > self.max_seconds:
            raise TimeoutError
        jobs = [
            Job(Attempt(self._best, reduction, *span), self.observer, self.journal.known, self.timeout)
            for span in spans
        ]
        self.progress(reduction.name, self._best, self._attempts)
        state = self._best
        try:
            for number, tried in enumerate(_results_in_order(jobs)):
                self._attempts += 1
                if tried.candidate is None:
                    continue
                # A text that does not parse again is rejected, whatever happens on it.
                if self.wanted.matches(tried.seen) and (state.kind != MLIR or parsed(tried.candidate) is not None):
                    self._best, self._seen = tried.candidate, tried.seen
                    self.keep(self._best)
                    return number
                self.journal.add(tried.candidate.key)
        finally:
            for job in jobs:
                job.stop_if_running()
        return None


def _results_in_order(jobs: list[Job]) -> Iterator[Tried]:
    finished: dict[int, Tried] = {}
    for wanted in range(len(jobs)):
        while wanted not in finished:
            for number, job in enumerate(jobs):
                if number not in finished and (tried := job.poll()) is not None:
                    finished[number] = tried
            if wanted not in finished:
                wait_for([job for number, job in enumerate(jobs) if number not in finished])
        yield finished[wanted]


def _short(seen: Observation) -> str:
    lines = seen.detail.strip().splitlines()
    return f"{seen.kind}{': ' + lines[-1][:200] if lines else ''}"
