"""The time that blocks of results take in registers, as a number of cycles to compare them by."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod
from typing import NamedTuple

from lamina.ir.types import DYNAMIC
from lamina.schedule.structure import OperandAccess, StructuredOp
from lamina.target import Cache, Target

WIDE_BLOCKS = 0.025
"""The share of the time that each vector of a block saves, as unpacked operands are read less often."""


class _Costs(NamedTuple):
    """Cycles of an iteration of the reductions of a block: ``step`` and ``load`` for each load are added to the longest
    of its arithmetic, half a cycle per operation, its loads, ``rate`` each, and ``latency``, after which a sum can be
    added to again. ``miss`` is added for a line that others have replaced in the L1 cache before it is read again.
    ``ends`` are the cycles beside the reductions."""

    step: float
    load: float
    rate: float
    latency: float = 0.0
    miss: float = 0.0
    ends: float = 0.0


_COSTS = _Costs(4.0, 0.15, 0.5)
_BROADCASTS_APART = _Costs(0.25, 0.0, 0.7, latency=4.0, miss=1.5, ends=8.0)
"""Where each broadcast is an instruction of its own, loads limit blocks of many rows (measured on Zen 3)."""

_FAR_LINE_CYCLES = 0.6
"""The additional cost of a cache line from a panel that does not fit the L1 cache."""


_CONFLICT_CYCLES = 0.5
"""The additional cost of each row beyond the associativity of the L1 cache."""

_FEW_RUNS, _RUN_CYCLES = 5, 0.9
"""Rows of a window whose channels are read at a time without more misses, and the additional cost of each other row:
these runs are short, so that hardware prefetchers are late (measured on Zen 3)."""


class Block(NamedTuple):
    """Registers along the vectors, and iterations of the loops that use them again."""

    vectors: int
    rows: tuple[int, ...]


def cycles(
    op: StructuredOp, dim: int, reusing: list[int], lanes: int, block: Block, is_far: bool, target: Target, packs: bool
) -> float:
    """Returns the cycles of one iteration of the reductions over all results, as far as they depend on the blocks.
    ``packs``: whether inputs are read from panels; what is left of wide ones then costs less than narrow ones do."""
    cache = target.caches[0]
    far = _FAR_LINE_CYCLES * target.vector_bits / (8 * cache.line) if is_far else 0.0
    broadcasts = any(operand.shape and dim not in operand.loops for operand in op.inputs)
    is_measured = broadcasts and target.broadcasts_apart and not op.multiplies_integers
    costs = _BROADCASTS_APART if is_measured else _COSTS
    beside = costs.step + costs.ends / prod(op.size(loop) for loop in op.reductions)
    misses = costs.miss * rows_replaced(op, dim, reusing, block.rows, cache) if costs.miss else 0.0
    has_runs = is_measured and _reads_runs_of_windows(op, dim, reusing[: len(block.rows)])
    total = 0.0
    tiles = _column_tiles(op, dim, lanes, block.vectors)
    if op.static_sizes[dim] == DYNAMIC and block.vectors > 1 and not packs:
        # Half a tile is left on average, and computed a register at a time.
        tiles.append((1, block.vectors // 2))
    for vectors, columns in tiles:
        for rows, times in row_tiles(op, reusing, block.rows):
            operations, loads = rows * vectors, rows + vectors
            taken = max(operations / 2, loads * costs.rate, costs.latency) + costs.load * loads + far * vectors
            taken += _CONFLICT_CYCLES * max(0, rows - cache.associativity)
            taken += _RUN_CYCLES * max(0, rows - _FEW_RUNS) if has_runs and vectors > 1 else 0.0
            total += columns * times * (taken + beside + (misses if rows == prod(block.rows) else 0.0))
    return total


def _reads_runs_of_windows(op: StructuredOp, dim: int, rows: list[int]) -> bool:
    """True if rows are places of a window, each with its own run of adjacent channels."""
    return any(
        operand.shape and dim not in operand.loops and any(operand.strides[loop] == 1 for loop in op.reductions)
        and any(loop in operand.loops and op.is_window(loop) for loop in rows)
        for operand in op.inputs
    )


def rows_replaced(op: StructuredOp, dim: int, reusing: list[int], rows: tuple[int, ...], cache: Cache) -> int:
    """Returns how many rows of a block read lines that share sets of a cache with more others than it has ways, and are
    replaced before the next iteration of the reductions reads them again."""
    most = 0
    for operand in op.inputs:
        if not operand.shape or dim in operand.loops or not any(operand.strides[loop] == 1 for loop in op.reductions):
            continue
        sharing = Counter(_sets(operand, reusing, rows, cache))
        most = max(most, sum(count for count in sharing.values() if count > cache.associativity))
    return most


def _sets(operand: OperandAccess, reusing: list[int], rows: tuple[int, ...], cache: Cache) -> list[int]:
    """Returns the set of each line that the rows of a block read; none where strides are not known."""
    strides = [operand.strides[loop] for loop in reusing[: len(rows)]]
    if any(stride is None for stride in strides):
        return []
    lines = set()
    for indices in product(*map(range, rows)):
        place = sum(index * (stride or 0) for index, stride in zip(indices, strides, strict=True))
        lines.add(place * operand.bits // 8 // cache.line)
    sets = cache.size // (cache.line * cache.associativity)
    return [line % sets for line in lines]


def _column_tiles(op: StructuredOp, dim: int, lanes: int, vectors: int) -> list[tuple[int, int]]:
    """Returns the registers along the vectors of the tiles, and how often each occurs: the last one holds what is left,
    unless constants are packed in whole tiles."""
    width, size = lanes * vectors, op.size(dim)
    full, left = divmod(size, width)
    whole = any(operand.is_constant or operand.strides[dim] not in (0, 1) for operand in op.inputs if operand.shape)
    if op.static_sizes[dim] == DYNAMIC or not full or not left or whole:
        return [(vectors, -(-size // width))]
    return [(vectors, full), (min(vectors, power_of_two_from(-(-left // lanes))), 1)]


def row_tiles(op: StructuredOp, reusing: list[int], rows: tuple[int, ...]) -> list[tuple[int, int]]:
    """Returns the numbers of rows of the tiles, and how often each occurs."""
    tiles = [(1, 1)]
    for loop, count in zip(reusing, (*rows, *[1] * len(reusing)), strict=False):
        full, left = divmod(op.size(loop), count)
        if op.static_sizes[loop] < 0:
            # The remainder, on average half a tile, one by one.
            ends = [(1, count // 2)] if count > 1 else []
        else:
            ends = [(left, 1)] if left else []
        tiles = [(height * more, times * often) for height, times in tiles for more, often in [(count, full), *ends]]
    return [(height, times) for height, times in tiles if times]


def power_of_two_up_to(size: int) -> int:
    return 1 << (max(size, 1).bit_length() - 1)


def power_of_two_from(size: int) -> int:
    return 1 << (max(size, 1) - 1).bit_length()


def almost_evenly(count: int, most: int) -> int:
    """Returns the size of the fewest parts of at most so many, which are as equal as can be."""
    return -(-count // -(-count // max(1, most)))
