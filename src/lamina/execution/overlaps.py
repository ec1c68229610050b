"""Arguments of one call that share memory.

Memory written by a function may overlap with a tensor argument. A tensor is a value and the function
was bufferized accordingly, so the argument is copied for the call. Overlapping memrefs are the program's
responsibility.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from lamina.execution.signature import MemRefKind, Signature


def apart(signature: Signature) -> Callable[..., tuple[Any, ...]] | None:
    """Returns a function that copies tensors among the call's arguments that overlap with anything written;
    None if the signature rules out overlaps."""
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
    """Returns pairs of arguments of which one is written and one is a tensor; the first of a pair is copied: preferably
    the read-only one, since the caller may inspect the written one."""
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
    """Copies with the same strides, since the function may be compiled for them."""
    if array.flags.c_contiguous or array.size == 0:
        return array.copy()
    reach = [(size - 1) * stride for size, stride in zip(array.shape, array.strides, strict=True)]
    low, high = sum(part for part in reach if part < 0), sum(part for part in reach if part > 0)
    room = np.empty(high - low + array.itemsize, np.uint8)
    copy = np.ndarray(array.shape, array.dtype, room, -low, array.strides)
    copy[...] = array
    return copy
