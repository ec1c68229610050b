"""Distribution of the elements of a copy over threads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple


class Outcome(Enum):
    """True if all threads are used, some are idle, or there are too few."""

    SUCCESS = 0
    IDLE_THREADS = 1
    TOO_FEW_THREADS = 2


class CopyMapping(NamedTuple):
    """The threads along each dim, and the vector size of each thread."""

    threads: list[int]
    vector_size: int


def map_copy(total: int, sizes: Sequence[int], vector_size: int) -> CopyMapping | None:
    """Distributes a copy over ``total`` threads, each moving up to ``vector_size`` adjacent elements; smaller
    vectors are tried while threads are idle. None if there are too few threads for the innermost dim."""
    widest = math.gcd(vector_size, sizes[-1])
    size = widest
    while size >= 1:
        outcome, threads = _spread(total, sizes, size)
        if outcome is Outcome.TOO_FEW_THREADS:
            return None
        if outcome is Outcome.SUCCESS:
            return CopyMapping(threads, size)
        size //= 2
    outcome, threads = _spread(total, sizes, widest)
    return None if outcome is Outcome.TOO_FEW_THREADS else CopyMapping(threads, widest)


def _spread(total: int, sizes: Sequence[int], vector_size: int) -> tuple[Outcome, list[int]]:
    scaled = [*sizes[:-1], sizes[-1] // vector_size]
    if scaled[-1] > total:
        return Outcome.TOO_FEW_THREADS, []
    threads = _most_threads(scaled, total)
    used = math.prod(threads)
    if not threads or used > total:
        return Outcome.TOO_FEW_THREADS, []
    return (Outcome.SUCCESS if used == total else Outcome.IDLE_THREADS), threads


def _most_threads(sizes: Sequence[int], limit: int) -> list[int]:
    """Divisors of the outer sizes, and the innermost size, of greatest product up to the limit."""
    if len(sizes) == 1:
        return list(sizes)
    best: list[int] = []
    most = 0
    for factor in (one for one in range(1, sizes[0] + 1) if sizes[0] % one == 0):
        inner = _most_threads(sizes[1:], limit // factor)
        product = factor * math.prod(inner)
        if inner and most < product <= limit:
            best, most = [factor, *inner], product
    return best
