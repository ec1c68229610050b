"""Limits on how much one step may grow the IR.

Unroll factors, nested calls, and nested aliases let short texts expand beyond any memory. Code that clones
checks here first and raises an error that names the limit.
"""

from __future__ import annotations

import threading

OPERATIONS = 1_000_000
"""Copies of operations that one pass, or one step of a transform script, may make."""

PARTS = 1_000_000
"""Limit on the types and attributes in an expanded alias or affine map, counting repetitions."""


class TooLarge(Exception):
    """Raised where something would grow beyond a limit, which the message names."""


class _Left(threading.local):
    operations: int | None = None
    limit: int = OPERATIONS


_left = _Left()


class growth_limited:
    """Counts clones within the block; TooLarge is raised if they exceed the limit, or OPERATIONS."""

    __slots__ = ("_before", "_limit")
    _before: tuple[int | None, int]

    def __init__(self, limit: int | None = None) -> None:
        self._limit = OPERATIONS if limit is None else limit

    def __enter__(self) -> None:
        self._before = (_left.operations, _left.limit)
        _left.operations = _left.limit = self._limit

    def __exit__(self, *exception: object) -> None:
        _left.operations, _left.limit = self._before


def grow(operations: int) -> None:
    """Counts clones that have been or will be created. Raises TooLarge."""
    if _left.operations is None:
        return
    _left.operations -= operations
    if _left.operations < 0:
        raise TooLarge(f"more than {_left.limit:,} cloned operations would be needed")


def check_copies(count: int, what: str) -> None:
    """Raises TooLarge immediately if something would be cloned more often than the limit allows."""
    if _left.operations is not None and count > _left.operations:
        raise TooLarge(f"{what} {count:,} would clone more than {_left.limit:,} operations")


def message_of(problem: MemoryError | RecursionError | TooLarge) -> str:
    """Formats the message for exhausted memory, nesting depth, or size limits."""
    if isinstance(problem, RecursionError):
        return "nested too deeply"
    return str(problem) if isinstance(problem, TooLarge) else "out of memory"
