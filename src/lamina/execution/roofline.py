"""The minimum time of a program on this machine: that of its arithmetic or of its memory traffic, whichever is longer.

The model is that of Williams, Waterman and Patterson, "Roofline: An Insightful Visual Performance Model for Multicore
Architectures" (CACM 52, 2009), with both rates measured here.
"""

from __future__ import annotations

import functools
import time
from typing import NamedTuple

import numpy as np

from lamina.execution.peak import measure, peak_gflops

_LARGEST, _SMALLEST = 1 << 27, 1 << 13
"""Bytes of the copies that are timed."""
_MOST_REPEATS = 5
"""Further measurements of a peak that a program has exceeded, as it is disturbed by other processes."""


class Roofline(NamedTuple):
    """The bound of a program. ``seconds`` is the minimum time, ``bound`` is "compute" or "memory"."""

    seconds: float
    bound: str


def roofline(flops: float | None, bytes: int, type: str = "f32", cores: int | None = 1) -> Roofline:
    """Returns the bound of a program of so many floating point operations, None if not known, that reads and writes
    so many bytes."""
    memory = bytes / copy_bandwidth(bytes)
    compute = 0.0 if flops is None else flops / (best_peak(type, cores) * 1e9)
    return Roofline(compute, "compute") if compute > memory else Roofline(memory, "memory")


def best_peak(type: str = "f32", cores: int | None = 1, reached: float = 0.0) -> float:
    """Returns the peak in GFLOP/s; the first call measures twice, because other processes disturb it, and again if a
    program has reached more."""
    best = max(peak_gflops(type, cores), _second_peak(type, cores), _later_peaks.get((type, cores), 0.0))
    for _ in range(_MOST_REPEATS):
        if best >= reached:
            break
        best = max(best, measure(type, cores))
    _later_peaks[type, cores] = best
    return best


_later_peaks: dict[tuple[str, int | None], float] = {}


@functools.cache
def _second_peak(type: str, cores: int | None) -> float:
    return max(measure(type, cores) for _ in range(2))


def copy_bandwidth(bytes: int) -> float:
    """Bytes a second that one core reads and writes when it copies so many again and again, from the cache that holds
    them, or from memory."""
    return _bandwidth(1 << (min(max(bytes, _SMALLEST), _LARGEST) - 1).bit_length())


@functools.cache
def _bandwidth(bytes: int) -> float:
    source = np.ones(bytes // 2, np.uint8)
    target = np.zeros_like(source)
    repeats = max(1, (1 << 22) // bytes)
    times = []
    for _ in range(9):
        start = time.perf_counter()
        for _ in range(repeats):
            np.copyto(target, source)
        times.append((time.perf_counter() - start) / repeats)
    return bytes / min(times)
