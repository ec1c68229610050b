"""MLIR texts with parts exchanged: IR or diagnostics."""

from __future__ import annotations

import random
from functools import cache

from tests.asm.fuzzing import mutated, problem_of, seeds


@cache
def texts() -> list[str]:
    return seeds()


def mlir(seed: int) -> str | None:
    rng = random.Random(seed)
    text = mutated(rng, texts())
    problem = problem_of(text, allow_unregistered=rng.random() < 0.5)
    return None if problem is None else f"{problem}\n{text!r}"
