"""How long random tests run.

`LAMINA_FUZZ_FACTOR=N` multiplies their rounds by N, `LAMINA_FUZZ_SEED=S` starts them elsewhere. What is found is
reported with the input, so that it can be tried again.
"""

from __future__ import annotations

import os
import random


def rounds(few: int) -> int:
    """How many inputs to try where the usual number is ``few``."""
    return max(1, int(few * float(os.environ.get("LAMINA_FUZZ_FACTOR", "1"))))


def generator(name: str) -> random.Random:
    """A generator of random numbers for a test of this name."""
    return random.Random(f"{name} {os.environ.get('LAMINA_FUZZ_SEED', '0')}")


def first_seed() -> int:
    """The first seed of inputs that have one each."""
    return int(os.environ.get("LAMINA_FUZZ_SEED", "0"))
