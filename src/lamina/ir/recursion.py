"""Limits for large IR: how deeply types, attributes, locations and regions nest, and how long integers are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from lamina.ir.integers import long_integers

LIMIT = 16000
"""Python frames that a thousand levels of nesting may need."""


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Raises Python's limits of recursion and of the digits of integers inside the block."""
    limit = sys.getrecursionlimit()
    if limit >= LIMIT:
        with long_integers():
            yield
        return
    sys.setrecursionlimit(LIMIT)
    try:
        with long_integers():
            yield
    finally:
        sys.setrecursionlimit(limit)
