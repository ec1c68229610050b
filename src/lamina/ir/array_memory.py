"""The memory of large arrays: where it begins, and whether it is a file's."""

from __future__ import annotations

import mmap
from collections.abc import Iterable, Sequence
from math import prod
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, Any]

ALIGNMENT = 64

# While a file's array is copied, its pages are released after so many bytes.
_STEP = 1 << 25


def aligned_empty(shape: Sequence[int], dtype: np.dtype[Any]) -> Array:
    """Returns an uninitialized array whose memory begins at a multiple of `ALIGNMENT`."""
    size = prod(shape) * dtype.itemsize
    room = np.empty(size + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    return room[start : start + size].view(dtype).reshape(shape)


def aligned_copy(array: Array) -> Array:
    """Returns a row-major copy of an array whose memory begins at a multiple of `ALIGNMENT`."""
    copy = aligned_empty(array.shape, array.dtype)
    if array.ndim == 0 or array.size == 0:
        copy[...] = array
        return copy
    rows = max(1, _STEP * len(array) // array.nbytes)
    copy_parts(array, ((copy[at : at + rows], array[at : at + rows]) for at in range(0, len(array), rows)))
    return copy


def copy_parts(whole: Array, parts: Iterable[tuple[Array, Array]]) -> None:
    """Copies the second array of each pair into the first; all of these are parts of a whole, whose pages are released
    on the way."""
    copied = 0
    for target, source in parts:
        target[...] = source
        copied += source.nbytes
        if copied >= _STEP:
            release_pages(whole)
            copied = 0
    release_pages(whole)


def release_pages(array: Array) -> None:
    """Releases the pages of the read-only file that an array is a view of, if it is one; they are read again when they
    are used."""
    owner: object = array
    while isinstance(owner, np.ndarray | memoryview):
        owner = owner.base if isinstance(owner, np.ndarray) else owner.obj
    # Pages that can be written are not the file's.
    if isinstance(owner, mmap.mmap) and hasattr(mmap, "MADV_DONTNEED") and memoryview(owner).readonly:
        owner.madvise(mmap.MADV_DONTNEED)
