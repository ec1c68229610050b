"""Pauses Python's garbage collector while large IR is built.

Objects created during a pause are mostly IR that stays alive. Once re-enabled, the collector would scan all of it;
instead it is moved to the oldest generation for free, and scanned once enough has accumulated.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator

# Fewer objects than this are not worth moving; the collector scans as many in a few milliseconds.
_FEW = 10_000
# Minimum number of moved objects before a full collection.
_MANY = 1_000_000

_handed_over = 0
_enough = _MANY


@contextlib.contextmanager
def collector_paused() -> Iterator[None]:
    """Disables collection inside, unless the collector was on before and something inside enables it."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            _hand_over()
            gc.enable()


def _hand_over() -> None:
    """Moves all objects to the oldest generation, or collects if there are many new ones. Frozen objects stay frozen.
    """
    global _handed_over, _enough
    collected = gc.get_count()[0]
    if collected < _FEW or gc.get_freeze_count():
        return
    _handed_over += collected
    if _handed_over < _enough:
        gc.freeze()
        gc.unfreeze()
        return
    gc.collect()
    _handed_over = 0
    # A collection scans everything; with more live objects, it runs less often.
    _enough = max(_MANY, len(gc.get_objects(generation=2)) // 4)
