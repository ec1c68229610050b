"""Pauses Python's garbage collector while large IR is built.

Objects created during a pause are mostly IR that stays alive. Once re-enabled, the collector would scan all of it;
instead it is moved to the oldest generation for free, and scanned once enough has accumulated. A large module that
somebody still holds does not count: a scan would find no garbage in it.
"""

from __future__ import annotations

import gc
import sys
import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamina.ir.operation import Operation

# Fewer objects than this are not worth moving; the collector scans as many in a few milliseconds.
_FEW = 10_000
# The same for what belongs to a module, which is alive: to scan it is in vain.
_FEW_OF_A_MODULE = 2_000
# Minimum number of moved objects before a full collection.
_MANY = 1_000_000
# Objects of a module that is remembered.
_LARGE = 200_000
# Moved objects after which a full collection is due whatever is held: the holder may be garbage itself.
_MOST = 20_000_000
# More frozen objects than these were frozen by the program. Python 3.12 itself keeps immortal ones among the frozen.
_IMMORTAL = 5_000 if sys.version_info[:2] == (3, 12) else 0

_handed_over = 0
_enough = _MANY
_modules: list[tuple[weakref.ref[Operation], int]] = []


class collector_paused:
    """Disables collection inside, unless the collector was on before and something inside enables it. ``module`` is
    what most of the objects created inside belong to, if that is known."""

    __slots__ = ("module", "_collecting")
    _collecting: bool

    def __init__(self) -> None:
        self.module: Operation | None = None

    def __enter__(self) -> collector_paused:
        self._collecting = gc.isenabled()
        gc.disable()
        return self

    def __exit__(self, kind: type[BaseException] | None, *exception: object) -> None:
        if self._collecting:
            if kind is not KeyboardInterrupt:  # nobody waits for garbage
                _hand_over(self)
            gc.enable()


def _hand_over(pause: collector_paused) -> None:
    """Moves all objects to the oldest generation, or collects if there are many new ones. Frozen objects stay frozen.
    """
    global _handed_over, _enough
    created = gc.get_count()[0]
    if created < (_FEW if pause.module is None else _FEW_OF_A_MODULE) or _has_frozen():
        return
    _handed_over += created
    if pause.module is not None and created >= _LARGE:
        _modules.append((weakref.ref(pause.module), created))
    if not _is_due():
        gc.freeze()
        gc.unfreeze()
        return
    gc.collect()
    _modules.clear()
    _handed_over = 0
    # A collection scans everything; with more live objects, it runs less often.
    _enough = max(_MANY, len(gc.get_objects(generation=2)) // 4)


def _has_frozen() -> bool:
    """True if the program has frozen objects, which moving would unfreeze."""
    return gc.get_freeze_count() > _IMMORTAL


def _is_due() -> bool:
    """True if there may be enough garbage for a full collection."""
    if _handed_over < _enough:
        return False
    held = sum(created for module, created in _modules if _is_held(module))
    return _handed_over - held >= _enough or _handed_over >= _MOST


def _is_held(reference: weakref.ref[Operation]) -> bool:
    """True if something outside of the module refers to it: more than its regions, and the two references here."""
    module = reference()
    return module is not None and not module.is_erased and sys.getrefcount(module) > len(module.regions) + 2
