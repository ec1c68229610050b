"""Operations with regions, memory and vectors of other shapes: functions, and the arguments they are called with.

A program is a function ``@f``; arguments are Python numbers or NumPy arrays, which the function may write to. Lines of
the table begin with the operations that the function is there for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

F = np.float32
NAN, INF = float("nan"), float("inf")
EDGES = np.array([0.0, -0.0, 1.5, -2.25, INF, -INF, NAN, 3.4e38], F)


class Program(NamedTuple):
    """Operations, the function's signature and body, and several lists of arguments."""

    ops: tuple[str, ...]
    signature: str
    body: str
    calls: Sequence[Callable[[], list[Any]]]
    # Why MLIR's runner cannot be used.
    no_peer: str = ""
    ulps: float = 0.0
    # Passes that run before the interpreter, for operations that it does not evaluate.
    judged_after: str = ""
    # The results, where the interpreter cannot tell.
    expected: Callable[[list[Any]], list[Any]] | None = None
    # Transform operations by which MLIR's runner takes the program apart before it lowers it.
    script: str = ""

    @property
    def text(self) -> str:
        return f"func.func @f{self.signature} {{\n{self.body}\n}}\n"


def floats(*shape: int, seed: int = 0) -> np.ndarray:
    """Small numbers with a few edge values among them."""
    made = np.array(np.random.default_rng(seed).integers(-4, 5, shape), F)
    if made.size > 4:
        made.flat[:: max(1, made.size // 3)] = np.resize(EDGES[:4], len(made.flat[:: max(1, made.size // 3)]))
    return made


def ints(*shape: int, seed: int = 0, dtype: Any = np.int32) -> np.ndarray:
    made = np.array(np.random.default_rng(seed).integers(-9, 10, shape), dtype)
    if made.size > 2:
        made.flat[0], made.flat[1] = np.iinfo(dtype).min, np.iinfo(dtype).max
    return made


def program(ops: str, signature: str, body: str, *calls: Callable[[], list[Any]], **more: Any) -> Program:
    prefix, _, names = ops.partition(" ")
    return Program(tuple(f"{prefix}.{name}" for name in names.split()), signature, body, calls or (list,), **more)
