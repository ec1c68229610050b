"""Arguments of one call that share memory.

What a function writes may overlap with what one of its tensor arguments holds. A tensor is a value and the function
was bufferized as such, so the argument gets a copy for the call. Memrefs that overlap are the program's own business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from lamina.execution.signature import MemRefKind, Signature


def apart(signature: Signature) -> Callable[..., tuple[Any, ...]] | None:
    """A function from the call's arguments to arguments in which no tensor overlaps with anything that is written;
    None where the signature rules overlaps out."""
    pairs = list(_conflicts(signature))
    if not pairs:
        return None

    def separated(*arguments: Any) -> tuple[Any, ...]:
        given = list(arguments)
        for copied, other in pairs:
            if np.may_share_memory(given[copied], given[other]):
                given[copied] = _copy(given[copied])
        return tuple(given)

    return separated


def _conflicts(signature: Signature) -> Iterable[tuple[int, int]]:
    """Pairs of arguments one of which is written and one is a tensor; the first of a pair is the one to copy: what is
    only read rather than what is written, since the caller may look at that."""
    kinds = [(index, kind) for index, kind in enumerate(signature.arguments) if isinstance(kind, MemRefKind)]
    for place, (second, kind) in enumerate(kinds):
        for first, before in kinds[:place]:
            if not (kind.written or before.written):
                continue
            if kind.tensor and (not kind.written or before.written or not before.tensor):
                yield second, first
            elif before.tensor:
                yield first, second


def _copy(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy with the same strides, since the function may be compiled for these."""
    if array.flags.c_contiguous or array.size == 0:
        return array.copy()
    reach = [(size - 1) * stride for size, stride in zip(array.shape, array.strides, strict=True)]
    low, high = sum(part for part in reach if part < 0), sum(part for part in reach if part > 0)
    room = np.empty(high - low + array.itemsize, np.uint8)
    copy = np.ndarray(array.shape, array.dtype, room, -low, array.strides)
    copy[...] = array
    return copy
