"""Verbosity of running scripts. Separate, so that setting it imports nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True)
class Talk:
    """What is reported in addition to mlir-opt's diagnostics."""

    explain: bool = True
    warn: bool = True


talk: ContextVar[Talk] = ContextVar("what is said about schedules", default=Talk())  # noqa: B039  (it is immutable)


@contextmanager
def talking(*, explain: bool, warn: bool) -> Iterator[None]:
    """Sets the verbosity of the scripts that run in the ``with`` block."""
    token = talk.set(Talk(explain, warn))
    try:
        yield
    finally:
        talk.reset(token)
