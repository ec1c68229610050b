"""The transforms of Winograd's F(2x2, 3x3) on integers.

Of a tile of 4 x 4 numbers d of the image and a filter g of 3 x 3, the result is A^T ((G g G^T) * (B^T d B)) A, with
products of equal places (Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks", CVPR 2016). G has halves:
twice of it is integers, so the products, and their sums, are four times as large.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from lamina.dialects.arith.ops import AddIOp, SubIOp
from lamina.ir.builder import Builder
from lamina.ir.value import Value

SIDE = 4
"""Rows and columns of a tile of the image."""
STEP = 2
"""Rows and columns of a tile of the result."""

Grid = list[list[Value]]
Along = Callable[[Builder, Sequence[Value]], list[Value]]


def transformed_filter(filter: np.ndarray) -> np.ndarray:
    """Returns 4 G g G^T, of 16 bits, for filters of shape 3 x 3 x ..., as 16 x ..."""
    both = _filter_along(np.moveaxis(_filter_along(filter.astype(np.int16)), 1, 0))
    return np.ascontiguousarray(np.moveaxis(both, 1, 0)).reshape(SIDE * SIDE, *filter.shape[2:])


def _filter_along(filter: np.ndarray) -> np.ndarray:
    """Returns 2 G g."""
    first, middle, last = filter
    outer = first + last
    return np.stack([2 * first, outer + middle, outer - middle, 2 * last])


def transformed_tile(builder: Builder, tile: Grid) -> Grid:
    """Returns B^T d B."""
    return _both_ways(builder, tile, _input_along)


def results_of_tile(builder: Builder, products: Grid) -> Grid:
    """Returns A^T m A."""
    return _both_ways(builder, products, _output_along)


def _both_ways(builder: Builder, grid: Grid, along: Along) -> Grid:
    columns = [along(builder, column) for column in zip(*grid, strict=True)]
    return [along(builder, row) for row in zip(*columns, strict=True)]


def _input_along(builder: Builder, numbers: Sequence[Value]) -> list[Value]:
    first, second, third, fourth = numbers
    return [
        builder.create(SubIOp, first, third).result,
        builder.create(AddIOp, second, third).result,
        builder.create(SubIOp, third, second).result,
        builder.create(SubIOp, second, fourth).result,
    ]


def _output_along(builder: Builder, numbers: Sequence[Value]) -> list[Value]:
    first, second, third, fourth = numbers
    total = builder.create(AddIOp, second, third).result
    difference = builder.create(SubIOp, second, third).result
    return [builder.create(AddIOp, first, total).result, builder.create(SubIOp, difference, fourth).result]
