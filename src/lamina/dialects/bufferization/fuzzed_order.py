"""The random order of ``analysis-heuristic=fuzzer``."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from lamina.ir import parity

T = TypeVar("T")
_WORDS = 624


def shuffled(items: Sequence[T], seed: int) -> list[T]:
    """Returns the items in an order that only depends on the seed; with strict parity, in MLIR's for that seed."""
    order = list(items)
    if not parity.is_strict():
        random.Random(seed).shuffle(order)
        return order
    generator = _mersenne_twister(seed)
    for place in range(len(order) - 1):
        # MLIR takes a remainder, which favours the front, rather than a number without a bias.
        other = place + generator.getrandbits(32) % (len(order) - place)
        order[place], order[other] = order[other], order[place]
    return order


def _mersenne_twister(seed: int) -> random.Random:
    """Returns C++'s mt19937: Python's generator with a different seeding."""
    words = [seed & 0xFFFFFFFF]
    for number in range(1, _WORDS):
        last = words[-1]
        words.append((1812433253 * (last ^ last >> 30) + number) & 0xFFFFFFFF)
    generator = random.Random()
    generator.setstate((3, (*words, _WORDS), None))
    return generator
