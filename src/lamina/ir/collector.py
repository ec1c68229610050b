"""Pausing Python's garbage collector while large IR is built.

What is made during a pause is mostly IR that stays. The collector would walk all of it as soon as it is on again; it is
handed over as old instead, which costs nothing, and looked at once enough of it has come together.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator

# Objects made during a pause that are not worth the handing over; the collector walks as many in a few milliseconds.
_FEW = 10_000
# Objects handed over, at least, before everything is collected.
_MANY = 1_000_000

_handed_over = 0
_enough = _MANY


@contextlib.contextmanager
def collector_paused() -> Iterator[None]:
    """Nothing is collected inside, unless the collector was on before and something inside turns it on."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            _hand_over()
            gc.enable()


def _hand_over() -> None:
    """Makes all objects old ones, or collects if many were made so. Objects that the program has frozen stay it."""
    global _handed_over, _enough
    made = gc.get_count()[0]
    if made < _FEW or gc.get_freeze_count():
        return
    _handed_over += made
    if _handed_over < _enough:
        gc.freeze()
        gc.unfreeze()
        return
    gc.collect()
    _handed_over = 0
    # A collection walks everything; with more that is alive, it comes less often.
    _enough = max(_MANY, len(gc.get_objects(generation=2)) // 4)
