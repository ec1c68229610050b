"""Recursion limits for nested IR."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

LIMIT = 16000
"""Python frames that a thousand levels of nesting may need."""


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Raises Python's recursion limit inside the block."""
    limit = sys.getrecursionlimit()
    if limit >= LIMIT:
        yield
        return
    sys.setrecursionlimit(LIMIT)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
