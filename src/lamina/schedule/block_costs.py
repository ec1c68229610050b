"""The time that blocks of results take in registers, as a number of cycles to compare them by."""

from __future__ import annotations

from typing import NamedTuple

from lamina.ir.types import DYNAMIC
from lamina.schedule.structure import StructuredOp

WIDE_BLOCKS = 0.025
"""The share of the time that each vector of a block saves, as unpacked operands are read less often."""
_STEP_CYCLES = 4.0
"""The overhead of a reduction iteration besides its arithmetic, half a cycle per operation, in cycles."""
_LOAD_CYCLES = 0.15
"""The cost of a load, most of which overlaps with the arithmetic."""


_FAR_LOAD_CYCLES = 0.6
"""The additional cost of a load from a panel that does not fit the L1 cache."""


_CONFLICT_CYCLES = 0.5
"""The additional cost of each row beyond the associativity of the L1 cache."""


class Block(NamedTuple):
    """Registers along the vectors, and iterations of the loops that use them again."""

    vectors: int
    rows: tuple[int, ...]


def cycles(
    op: StructuredOp, dim: int, reusing: list[int], lanes: int, block: Block, is_far: bool, ways: int, packs: bool
) -> float:
    """Returns the cycles of one iteration of the reductions over all results, as far as they depend on the blocks.
    ``packs``: whether inputs are read from panels; what is left of wide ones then costs less than narrow ones do."""
    far = _FAR_LOAD_CYCLES if is_far else 0.0
    total = 0.0
    tiles = _column_tiles(op, dim, lanes, block.vectors)
    if op.static_sizes[dim] == DYNAMIC and block.vectors > 1 and not packs:
        # Half a tile is left on average, and computed a register at a time.
        tiles.append((1, block.vectors // 2))
    for vectors, columns in tiles:
        for rows, times in row_tiles(op, reusing, block.rows):
            operations, loads = rows * vectors, rows + vectors
            beside = _LOAD_CYCLES * loads + far * vectors + _CONFLICT_CYCLES * max(0, rows - ways) + _STEP_CYCLES
            total += columns * times * (max(operations, loads) / 2 + beside)
    return total


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
