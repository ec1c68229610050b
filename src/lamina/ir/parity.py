"""Strict parity with mlir-opt: one switch for everything that only matters to comparisons of text.

mlir-opt visits some hash tables in their order, leaves unused operations behind, names C++ classes in messages, and
gets a few messages and results wrong. lamina does none of that, unless a comparison asks for the same text:

    with parity.strict():
        lamina.run_pipeline(module, "builtin.module(func.func(affine-loop-fusion))")

``lamina opt --strict-parity`` does the same. The switch holds for the thread that sets it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_strict: ContextVar[bool] = ContextVar("strict parity", default=False)


def is_strict() -> bool:
    """True if mlir-opt's accidents are to be reproduced."""
    return _strict.get()


@contextmanager
def strict(enabled: bool = True) -> Iterator[None]:
    """Reproduces mlir-opt's accidents inside the block."""
    token = _strict.set(enabled)
    try:
        yield
    finally:
        _strict.reset(token)
