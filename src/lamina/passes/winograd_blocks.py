"""How many tiles of a Winograd convolution of bytes are computed at a time, and whether it pays.

The costs are cycles of registers of 256 bits; they and those of the direct convolution depend on the width alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

POINTS = 16
"""The products of a tile, for each channel and feature."""
_DIRECT_POINTS, _RESULTS = 9, 4
"""Those of a result of the direct convolution, and the results of a tile."""

_PRODUCTS = 22.0
"""Products that are added in a cycle, in blocks of registers."""
_INPUT_TRANSFORM, _OUTPUT_TRANSFORM = 4.0, 5.0
"""Cycles for a channel, or a feature, of a tile."""
_IN_CACHE, _BEYOND = 0.03, 0.08
"""Cycles for each byte that the L2 cache, or the next one, delivers."""
_GAIN = 1.15
"""How much faster than the direct convolution it must be by these costs."""


class Block(NamedTuple):
    """Rows and columns of tiles, numbers that divide those of the image."""

    rows: int
    columns: int


class Layer(NamedTuple):
    """A convolution: tiles of two by two results in an image, and results of it, channels, features."""

    rows: int
    columns: int
    results: int
    channels: int
    features: int

    def block(self, cache: int) -> Block:
        """Returns the block that costs least with an L2 cache of so many bytes."""
        return min(self._blocks(), key=lambda block: self._cost(block, cache))

    def pays(self, cache: int) -> bool:
        """True if this is faster than the direct convolution."""
        tiles = self.rows * self.columns
        products = _DIRECT_POINTS * self.channels * self.features
        weights = 2 * products * (_IN_CACHE if 3 * products <= cache else _BEYOND)
        direct = self.results * products / _PRODUCTS + weights
        return direct >= _GAIN * tiles * self._cost(self.block(cache), cache)

    def _blocks(self) -> Iterator[Block]:
        yield from (Block(1, columns) for columns in _divisors(self.columns))
        yield from (Block(rows, self.columns) for rows in _divisors(self.rows) if rows > 1)

    def _cost(self, block: Block, cache: int) -> float:
        """Returns the cycles for each tile."""
        tiles = block.rows * block.columns
        transformed = POINTS * (2 * self.channels + 4 * self.features)
        weights = 2 * POINTS * self.channels * self.features
        passed = tiles * transformed
        return (
            POINTS * self.channels * self.features / _PRODUCTS
            + _INPUT_TRANSFORM * self.channels
            + _OUTPUT_TRANSFORM * self.features
            + 2 * transformed * _read_cost(passed, cache)
            + weights * _read_cost(passed + weights, cache) / tiles
        )


def _divisors(number: int) -> list[int]:
    return [divisor for divisor in range(1, number + 1) if number % divisor == 0]


def _read_cost(bytes: int, cache: int) -> float:
    return _IN_CACHE if bytes <= cache * 3 // 4 else _BEYOND
