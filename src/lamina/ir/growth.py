"""Limits on how much one step may grow the IR.

Unroll factors, nested calls, and nested aliases let short texts expand beyond any memory. Code that clones
checks here first and raises an error that names the limit.
"""

from __future__ import annotations

import threading

from lamina.ir.erased import _eraser

OPERATIONS = 1_000_000
"""Copies of operations that one pass, or one step of a transform script, may make."""

PARTS = 1_000_000
"""Limit on the types and attributes in an expanded alias or affine map, counting repetitions."""


class TooLarge(Exception):
    """Raised where something would grow beyond a limit, which the message names."""


class _Budget:
    __slots__ = ("limit", "left")

    def __init__(self, limit: int) -> None:
        self.limit = self.left = limit


class _Current(threading.local):
    budget: _Budget | None = None


_current = _Current()


class growth_limited:
    """Counts clones within the block; TooLarge is raised if they exceed the limit, or OPERATIONS."""

    __slots__ = ("_before", "_limit")
    _before: _Budget | None

    def __init__(self, limit: int | None = None) -> None:
        self._limit = OPERATIONS if limit is None else limit

    def __enter__(self) -> None:
        self._before = _current.budget
        _current.budget = _Budget(self._limit)

    def __exit__(self, *exception: object) -> None:
        _current.budget = self._before


class step_of(growth_limited):
    """A pass runs in the ``with`` block: names it for the errors about erased operations, and counts clones."""

    __slots__ = ("_who",)

    def __init__(self, who: str) -> None:
        self._who = who

    def __enter__(self) -> None:
        _eraser.append(self._who)
        self._before = _current.budget
        _current.budget = _Budget(OPERATIONS)

    def __exit__(self, *exception: object) -> None:
        _current.budget = self._before
        _eraser.pop()


def grow(operations: int) -> None:
    """Counts clones that have been or will be created. Raises TooLarge."""
    budget = _current.budget
    if budget is None:
        return
    budget.left -= operations
    if budget.left < 0:
        raise TooLarge(f"more than {budget.limit:,} cloned operations would be needed")


def check_copies(count: int, what: str) -> None:
    """Raises TooLarge immediately if something would be cloned more often than the limit allows."""
    budget = _current.budget
    if budget is not None and count > budget.left:
        raise TooLarge(f"{what} {count:,} would clone more than {budget.limit:,} operations")


def message_of(problem: MemoryError | RecursionError | TooLarge) -> str:
    """Formats the message for exhausted memory, nesting depth, or size limits."""
    if isinstance(problem, RecursionError):
        return "nested too deeply"
    return str(problem) if isinstance(problem, TooLarge) else "out of memory"
