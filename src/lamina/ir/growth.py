"""How far one step may let IR grow.

Factors of unrolling, calls of calls, and aliases of aliases make short texts mean more than any memory holds. What
grows asks here first, and is told where to stop by an error that names the limit.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

OPERATIONS = 1_000_000
"""Copies of operations that one pass, or one step of a transform script, may make."""

PARTS = 1_000_000
"""Types and attributes inside what an alias stands for, or in an affine map, each counted as often as it is written."""


class TooLarge(Exception):
    """What would grow beyond a limit, which the message names."""


class _Left(threading.local):
    operations: int | None = None
    limit: int = OPERATIONS


_left = _Left()


@contextmanager
def growth_limited(limit: int | None = None) -> Iterator[None]:
    """In the block, copies are counted; TooLarge is raised when there are more than the limit, or OPERATIONS."""
    before = (_left.operations, _left.limit)
    _left.operations = _left.limit = OPERATIONS if limit is None else limit
    try:
        yield
    finally:
        _left.operations, _left.limit = before


def grow(operations: int) -> None:
    """Counts copies that are made, or will be. Raises TooLarge."""
    if _left.operations is None:
        return
    _left.operations -= operations
    if _left.operations < 0:
        raise TooLarge(f"more than {_left.limit:,} copies of operations would be made")


def check_copies(count: int, what: str) -> None:
    """Raises TooLarge at once where something is to be copied more often than operations may be."""
    if _left.operations is not None and count > _left.operations:
        raise TooLarge(f"{what} {count:,} would make more than {_left.limit:,} copies of operations")


def message_of(problem: MemoryError | RecursionError | TooLarge) -> str:
    """What is said of running out of memory, of levels, or of room."""
    if isinstance(problem, RecursionError):
        return "nested too deeply"
    return str(problem) if isinstance(problem, TooLarge) else "out of memory"
