"""Memoized queries on constraint systems.

Passes query the same pairs of accesses depth by depth and loop by loop, and programs repeat their nests, so most
systems recur. An answer depends only on the coefficients of a system.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from lamina.analysis.presburger.system import ConstraintSystem

Answer = TypeVar("Answer")

_MOST_ANSWERS = 4096
# Coefficients of a system whose answers are kept.
_MOST_COEFFICIENTS = 2000


class Answers(dict[object, Answer]):
    """The answers to one question; the caller must not change them."""

    def of(self, system: ConstraintSystem, further: object, find: Callable[[], Answer]) -> Answer:
        """Returns the cached answer for an equal system and equal ``further`` facts; otherwise calls ``find``."""
        if system.num_constraints * system.num_variables > _MOST_COEFFICIENTS:
            return find()
        key = system.contents(), further
        try:
            return self[key]
        except KeyError:
            pass
        answer = find()
        if len(self) >= _MOST_ANSWERS:
            self.clear()
        self[key] = answer
        return answer
