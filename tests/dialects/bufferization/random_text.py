"""What generators of random programs share: names, lines, and the choice of operands and statements."""

from __future__ import annotations

import random
from collections.abc import Sequence

Values = dict[str, list[str]]
"""The values to choose from, by type."""


class RandomText:
    """Draws statements, which are methods ``_name(values, depth)``; ``nested`` ones only up to a depth."""

    kinds: Sequence[str]
    nested: Sequence[str]

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0
        self.lines: list[str] = []

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def define(self, right: str, values: Values | None = None, type: str = "") -> str:
        """A line ``%v = right``; the value joins those of the type."""
        name = self.name()
        self.emit(f"{name} = {right}")
        if values is not None:
            values[type].append(name)
        return name

    def one(self, values: Values, type: str) -> str:
        # What was made last is used most, which makes chains.
        known = values[type]
        return known[-1] if self.random.random() < 0.4 else self.random.choice(known)

    def index(self, limit: int) -> str:
        return f"%c{self.random.randint(0, limit)}"

    def statement(self, values: Values, depth: int) -> None:
        kinds = [*self.kinds, *(self.nested if depth < 2 else ()), *(self.nested if depth < 2 else ())]
        getattr(self, "_" + self.random.choice(kinds))(values, depth)
