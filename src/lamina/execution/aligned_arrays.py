"""NumPy arrays that begin at a cache line, as the arrays of most frameworks do.

NumPy's own are aligned to 16 bytes, and vectors that cross two lines take longer: stores of a stream up to a quarter.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

CACHE_LINE = 64
"""Bytes, on all processors that lamina makes code for."""


def zeros(shape: Sequence[int], dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """Allocates zeros; untouched pages take no memory."""
    return _from_cache_line(np.zeros(_size(shape, dtype) + CACHE_LINE, np.uint8), shape, dtype)


def empty(shape: Sequence[int], dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """Allocates an array without values."""
    return _from_cache_line(np.empty(_size(shape, dtype) + CACHE_LINE, np.uint8), shape, dtype)


def _size(shape: Sequence[int], dtype: np.dtype[Any]) -> int:
    return math.prod(shape) * dtype.itemsize


def _from_cache_line(room: np.ndarray[Any, Any], shape: Sequence[int], dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    start = -room.__array_interface__["data"][0] % CACHE_LINE
    return room[start : start + _size(shape, dtype)].view(dtype).reshape(tuple(shape))
