"""Evaluates candidates in separate processes: a crash or a hang only ends that process."""

from __future__ import annotations

import contextlib
import faulthandler
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING

from lamina.ir.collector import collector_paused
from lamina.ir.growth import TooLarge, growth_limited
from lamina.ir.operation import Operation
from lamina.reduce.observation import CRASH, HANG, INVALID, Observation
from lamina.reduce.observers import Observer, guarded
from lamina.reduce.reduction import Reduction
from lamina.reduce.state import State

if TYPE_CHECKING:
    from multiprocessing.context import ForkContext, SpawnContext

# Building a candidate may itself take long; then it is dropped.
_TIME_TO_MAKE = 60.0
_FORKS = "fork" in multiprocessing.get_all_start_methods() and sys.platform != "darwin"


@dataclass(frozen=True)
class Attempt:
    """A candidate to build: a range removed from a state; the state itself without a reduction."""

    state: State
    reduction: Reduction | None = None
    start: int = 0
    end: int = 0


@dataclass(frozen=True)
class Tried:
    """A candidate and its observation. No candidate: nothing to remove, invalid IR, or not smaller."""

    candidate: State | None
    seen: Observation


_NOTHING = Tried(None, Observation(INVALID))


@lru_cache(maxsize=2)
def parsed(state: State) -> Operation | None:
    """Returns the module of a state, kept for the processes that are forked from this one. Not to be changed in it."""
    return state.module()


def _context() -> ForkContext | SpawnContext:
    if not _FORKS:
        return multiprocessing.get_context("spawn")
    return multiprocessing.get_context("fork")


class Job:
    """A running process for one attempt."""

    def __init__(self, attempt: Attempt, observer: Observer, known: Set[str], timeout: float) -> None:
        context = _context()
        self.timeout = timeout
        self.candidate: State | None = None
        self.deadline = time.monotonic() + _TIME_TO_MAKE
        self.receiver, sender = context.Pipe(duplex=False)
        self.process: BaseProcess = context.Process(target=_work, args=(attempt, observer, known, sender), daemon=False)
        self.process.start()
        sender.close()

    def poll(self) -> Tried | None:
        """Returns the outcome; None while it runs."""
        try:
            while self.receiver.poll():
                message = self.receiver.recv()
                if isinstance(message, Tried):
                    self.stop()
                    return message
                self.candidate = message
                self.deadline = time.monotonic() + self.timeout
        except EOFError:
            self.process.join()
            code = self.process.exitcode or 0
            self.stop()
            if self.candidate is None:
                return _NOTHING
            what = f"signal {-code}" if code < 0 else f"exit status {code}"
            return Tried(self.candidate, Observation(CRASH, what, what, code))
        if time.monotonic() > self.deadline:
            self.stop()
            if self.candidate is None:
                return _NOTHING
            return Tried(self.candidate, Observation(HANG, f"no end after {self.timeout:g} s", "hang"))
        return None

    def stop_if_running(self) -> None:
        """Ends the process unless it has ended."""
        if not self.receiver.closed:
            self.stop()

    def stop(self) -> None:
        """Kills the process and its children."""
        if self.process.is_alive() and self.process.pid is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self.process.pid, signal.SIGKILL)
            self.process.kill()
        self.process.join()
        self.receiver.close()


def _work(attempt: Attempt, observer: Observer, known: Set[str], sender: Connection) -> None:
    if hasattr(os, "setsid"):
        os.setsid()
    # Discard what candidates print, and their core dumps.
    faulthandler.disable()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    candidate = _made(attempt)
    if candidate is None or (attempt.reduction is not None and candidate.cost >= attempt.state.cost):
        sender.send(_NOTHING)
    elif candidate.key in known:
        sender.send(Tried(candidate, Observation(INVALID)))
    else:
        sender.send(candidate)
        sender.send(Tried(candidate, guarded(observer.observe, candidate)))
    sender.close()
    os._exit(0)


def _made(attempt: Attempt) -> State | None:
    if attempt.reduction is None:
        return attempt.state
    try:
        with collector_paused(), growth_limited():
            return attempt.reduction.take(attempt.state, parsed(attempt.state), attempt.start, attempt.end)
    except (Exception, TooLarge):
        # An exception in a reduction only means that it cannot shrink this input.
        return None


def wait_for(jobs: Sequence[Job], seconds: float = 0.05) -> None:
    """Waits for output of one of the processes, or a timeout."""
    wait([job.receiver for job in jobs if not job.receiver.closed], timeout=seconds)
