"""Evaluation of a candidate: compiled, checked against the unscheduled program, and timed in alternation with the
incumbent.

It runs in a worker process. The task is self-contained, so a worker may be on another machine.
"""

from __future__ import annotations

import contextlib
import functools
import pickle
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

import numpy as np

from lamina.execution.arguments import default_specs, make_arguments
from lamina.execution.checking import compare
from lamina.execution.compile import compile
from lamina.execution.user_modules import import_module
from lamina.ir.diagnostics import DiagnosticError
from lamina.schedule.automatic import as_module
from lamina.target import host_target

# : ``ok`` was timed, ``slow`` was abandoned early, ``wrong`` has wrong results, ``failed`` did not compile;
# : the others ended the process or were killed.
Status: TypeAlias = Literal["ok", "slow", "wrong", "failed", "crashed", "timeout", "memory"]

GIVE_UP = 3.0
"""The maximum time of a candidate relative to the incumbent before its measurement is abandoned."""
_BUDGET = 0.4
"""Seconds of a measurement, of both programs."""
_LEAST_ROUNDS = 3


@dataclass(frozen=True)
class Computation:
    """The computation to schedule. ``arguments`` are specifications as for `lamina run`; None for random arrays."""

    payload: str
    entry: str
    arguments: tuple[str, ...] | None = None
    seed: int = 0
    cpu: str = "native"
    parallel: bool = False


@dataclass(frozen=True)
class Task:
    """A candidate script for a computation. ``incumbent`` is the script to compare with; None for the first one,
    which is timed alone. ``memory`` limits the address space of the process, in bytes, where the platform supports
    it. ``imports`` are modules of the user that register what computation and script use."""

    computation: Computation
    script: str
    incumbent: str | None = None
    memory: int | None = None
    imports: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """The outcome of a task. ``seconds`` are the candidate's best time, ``incumbent_seconds`` the incumbent's in the
    same period; ``cpu`` is the worker's CPU."""

    status: Status
    seconds: float | None = None
    incumbent_seconds: float | None = None
    compile_seconds: float | None = None
    message: str = ""
    cpu: str = ""


def evaluate(task: Task) -> Outcome:
    """Compiles, checks and times a candidate. Crashes and hangs are for the caller to see."""
    _limit_memory(task.memory)
    cpu = host_target().name
    start = time.perf_counter()
    try:
        for name in task.imports:
            import_module(name)
        candidate = _Program(task.computation, task.script)
    except DiagnosticError as problem:
        return Outcome("failed", message=str(problem.diagnostics[0].message), cpu=cpu)
    except MemoryError:
        return Outcome("memory", message="out of memory while compiling", cpu=cpu)
    except Exception as problem:  # a candidate may lead LLVM or a pass anywhere
        return Outcome("failed", message=f"{type(problem).__name__}: {problem}", cpu=cpu)
    compiling = time.perf_counter() - start
    try:
        difference = _difference(task, candidate)
        if difference is not None:
            return Outcome("wrong", compile_seconds=compiling, message=difference, cpu=cpu)
        status, seconds, other = _timed(task, candidate)
    except MemoryError:
        return Outcome("memory", compile_seconds=compiling, message="out of memory while running", cpu=cpu)
    return Outcome(status, seconds, other, compiling, cpu=cpu)


Call: TypeAlias = Callable[[], object]


class _Program:
    """A compiled computation with its own arguments; without a script it is not scheduled."""

    def __init__(self, computation: Computation, script: str | None) -> None:
        schedule: Literal["none"] | Path
        with contextlib.ExitStack() as stack:
            if script is None:
                schedule = "none"
            else:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                schedule = Path(folder) / "candidate.mlir"
                schedule.write_text(as_module(script), encoding="utf-8")
            compiled = compile(
                computation.payload,
                schedule=schedule,
                entries=[computation.entry],
                cpu=computation.cpu,
                parallel=computation.parallel,
            )
        signature = compiled.signatures[computation.entry]
        self.function = compiled[computation.entry]
        specs = computation.arguments or default_specs(signature)
        self.arguments = make_arguments(signature, specs, computation.seed)

    def call(self) -> object:
        return self.function(*self.arguments)

    def results(self) -> list[object]:
        """Returns the results and written arrays of one call on fresh arguments."""
        arguments = [value.copy() if isinstance(value, np.ndarray) else value for value in self.arguments]
        answer = self.function(*arguments)
        returned = [] if answer is None else list(answer) if isinstance(answer, tuple) else [answer]
        return [*returned, *(value for value in arguments if isinstance(value, np.ndarray))]


@functools.lru_cache(maxsize=4)
def _incumbent(computation: Computation, script: str) -> _Program:
    return _Program(computation, script)


@functools.lru_cache(maxsize=2)
def _expected(computation: Computation) -> tuple[object, ...]:
    return tuple(_Program(computation, None).results())


def _difference(task: Task, candidate: _Program) -> str | None:
    """Describes the difference of the candidate's results from the unscheduled ones; None if they agree."""
    expected, expected_results = _expected(task.computation), candidate.results()
    for comparison in compare(
        (),
        expected_results,
        (),
        list(expected),
        None,
        [getattr(expected_result, "dtype", None) for expected_result in expected_results],
    ):
        if not comparison.passed:
            return f"{comparison.name} differs by {comparison.error:.3g}, allowed {comparison.tolerance:.3g}"
    return None


def _timed(task: Task, candidate: _Program) -> tuple[Status, float, float | None]:
    """Returns the best times of the candidate and of the incumbent, which take turns, while nobody else on this machine
    measures."""
    from filelock import FileLock

    incumbent = None if task.incumbent is None else _incumbent(task.computation, task.incumbent)
    with FileLock(Path(tempfile.gettempdir()) / "lamina-measurement.lock"):
        own, other = [_once(candidate.call)], [] if incumbent is None else [_once(incumbent.call)]
        end = time.perf_counter() + _BUDGET
        rounds = 0
        while rounds < _LEAST_ROUNDS or time.perf_counter() < end:
            rounds += 1
            own.append(_once(candidate.call))
            if incumbent is not None:
                other.append(_once(incumbent.call))
                if min(own) > GIVE_UP * min(other) and rounds >= 2:
                    return "slow", min(own), min(other)
    return "ok", min(own), min(other) if other else None


def _once(call: Call) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def _limit_memory(size: int | None) -> None:
    if size is None:
        return
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (size, resource.getrlimit(resource.RLIMIT_AS)[1]))


def answer(question: bytes) -> bytes:
    """`evaluate` for an isolated process, on pickled tasks."""
    return pickle.dumps(evaluate(pickle.loads(question)))
