"""Limits for large IR: how deeply types, attributes, locations and regions nest, and how long integers are."""

from __future__ import annotations

import sys

from lamina.ir.integers import long_integers

LIMIT = 16000
"""Python frames that a thousand levels of nesting may need."""


class deep_recursion(long_integers):
    """Raises Python's limits of recursion and of the digits of integers inside the block."""

    __slots__ = ("_limit",)
    _limit: int

    def __enter__(self) -> None:
        self._limit = sys.getrecursionlimit()
        if self._limit < LIMIT:
            sys.setrecursionlimit(LIMIT)
        super().__enter__()

    def __exit__(self, *exception: object) -> None:
        super().__exit__()
        if self._limit < LIMIT:
            sys.setrecursionlimit(self._limit)
