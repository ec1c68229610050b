"""Blocks of sums whose partial results are in the lanes: products of two operands that are contiguous along the
reduction, as of few rows by the rows of a matrix."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from lamina.conversion.vector_loops.tile import VectorTile
from lamina.schedule.block_costs import power_of_two_up_to, row_tiles
from lamina.schedule.structure import StructuredOp
from lamina.target import Target

_MOST_ROWS = 8
"""Iterations of a loop in a block; more repeat its code without saving loads."""
_LATENCY = 4.0
"""Cycles until a sum can be added to again."""
_LOAD_CYCLES, _STEP_CYCLES = 0.15, 1.0
"""The cost of a load beside arithmetic, and of an iteration of the reduction."""


def block_of_sums(
    op: StructuredOp, dim: int, shared: list[int], lanes: int, target: Target
) -> tuple[VectorTile, list[str]] | None:
    """Returns the tile of a product of two operands with vectors along the reduction ``dim``, and the reasons; None if
    it is not one of two loops of static sizes over which the operands are shared."""
    if len(shared) != 2 or any(op.static_sizes[loop] < 2 for loop in shared) or op.size(dim) < lanes:
        return None
    if op.work != 2 or op.multiplies_integers or len(op.outputs) != 1:
        return None
    operands = [operand for operand in op.inputs if operand.shape and dim in operand.loops]
    owners = [[operand for operand in operands if loop in operand.loops] for loop in shared]
    if any(len(owner) != 1 for owner in owners) or owners[0] == owners[1]:
        return None
    sizes = op.size(shared[0]), op.size(shared[1])
    rows = min(_blocks(sizes, target.registers), key=lambda rows: _cycles(op, shared, rows))
    tile = [1] * len(op.kinds)
    for loop, count in zip(shared, rows, strict=True):
        tile[loop] = count
    length = lanes
    while prod(rows) * length < 2 * _LATENCY * lanes and 2 * length <= op.size(dim):
        length *= 2
    tile[dim] = min(length, power_of_two_up_to(op.size(dim)))
    # What the loop inside reads is read once for each block of the loop outside.
    inner = 0 if op.bytes_of(owners[0][0]) <= op.bytes_of(owners[1][0]) else 1
    parallel = [loop for loop in op.parallel if loop not in shared] + [shared[1 - inner], shared[inner]]
    order = [*parallel, *(loop for loop in op.reductions if loop != dim), dim]
    reasons = [
        f"vectors of {tile[dim]} along the reduction d{dim}, whose partial results are combined at its end",
        f"{rows[1]} iterations of d{shared[1]} by {rows[0]} of d{shared[0]} share what they read",
    ]
    return VectorTile(tuple(tile), dim, tuple(order), target.has_fma), reasons


def _blocks(sizes: tuple[int, int], registers: int) -> Iterator[tuple[int, int]]:
    """Yields the blocks whose sums fit into registers beside what they have in common."""
    counts = [range(1, min(size, _MOST_ROWS) + 1) for size in sizes]
    for first, second in product(*counts):
        if first * second + min(first, second) + 1 <= registers:
            yield first, second


def _cycles(op: StructuredOp, loops: list[int], rows: tuple[int, int]) -> float:
    """Returns the cycles of one vector of the reduction over all results."""
    total = 0.0
    parts = [row_tiles(op, [loop], (count,)) for loop, count in zip(loops, rows, strict=True)]
    for (first, often), (second, times) in product(*parts):
        operations, loads = first * second, first + second
        total += often * times * (max(operations / 2, loads / 2, _LATENCY) + _LOAD_CYCLES * loads + _STEP_CYCLES)
    return total
