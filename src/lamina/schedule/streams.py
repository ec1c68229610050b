"""Tiles that read whole rows of an operand in the order of the memory, several at a time; the sums are in a cache."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, prod
from typing import NamedTuple

from lamina.conversion.vector_loops.tile import VectorTile
from lamina.schedule.block_costs import almost_evenly, power_of_two_from, power_of_two_up_to
from lamina.schedule.register_blocks import best_block, registers_of_results
from lamina.schedule.structure import OperandAccess, StructuredOp
from lamina.target import Target

_SHORTEST_REDUCTION = 16
"""Iterations of a reduction for which sums may as well be in registers."""
_STREAMED_STEPS = 8
"""The number of rows that are added to sums in a cache at a time."""
_STREAMED_STRIDE = 1024
"""Rows that are farther apart than so many bytes, and read a few times, are read whole rather than in columns."""
_MOST_ROWS_OF_A_TILE, _MOST_STREAMED_ROWS = 8, 24
"""The largest numbers of rows of results, all in a tile or not, for which rows are read so."""
_FEW_STREAMED_ROWS = 12
"""The largest number of rows of results for which rows that replace each other in a cache take longer to read than sums
that are read again."""


class StreamedTile(NamedTuple):
    """A tile, and why."""

    tile: VectorTile
    reason: str


def streamed_tile(
    op: StructuredOp, dim: int, lanes: int, target: Target, strict_reductions: bool
) -> StreamedTile | None:
    """For an operand that is read a few times from memory and has distant rows: reads whole rows, several at a time,
    keeping the sums in a cache. None for other operations."""
    rest = [loop for loop in op.parallel if loop != dim]
    far = [
        operand
        for operand in op.inputs
        if dim in operand.loops and all(_is_far(operand, loop) for loop in op.reductions if op.size(loop) > 1)
    ]
    steps = prod(op.size(loop) for loop in op.reductions)
    if not far or len(op.outputs) != 1 or steps < _SHORTEST_REDUCTION:
        return None
    if min(map(op.bytes_of, far)) <= target.cache_size(2):
        # Its rows are found in the cache in any order.
        return None
    read_once = far[0].map.is_projected_permutation() and all(
        loop in operand.loops for operand in far for loop in rest if op.size(loop) > 1
    )
    if read_once:
        streamed = _streamed_once(op, dim, far[0], lanes, target)
        return streamed if streamed is None or not strict_reductions or _keeps_order(op, streamed.tile) else None
    rows = prod(op.size(loop) for loop in rest)
    if len(op.reductions) != 1 or rows > _MOST_STREAMED_ROWS:
        return None
    depth = op.reductions[0]
    sums = rows * op.size(dim) * op.outputs[0].bits // 8
    sizes = [1] * len(op.kinds)
    if rows <= _MOST_ROWS_OF_A_TILE and sums <= target.cache_size(1):
        level, sizes[depth], sizes[dim] = 1, _STREAMED_STEPS, min(2 * lanes, power_of_two_from(op.size(dim)))
        held = registers_of_results(target, 2) // 2
        for loop in reversed(rest):
            sizes[loop] = almost_evenly(op.size(loop), held)
            held //= sizes[loop]
    elif len(rest) == 1 and sums <= target.cache_size(2) * 3 // 4:
        block = best_block(op, dim, rest, lanes, target, ())
        few = rows <= _FEW_STREAMED_ROWS and _share_sets(far[0], depth, 2 * _STREAMED_STEPS, target)
        level, sizes[depth], sizes[dim] = 2, _STREAMED_STEPS * (1 if few else 2), lanes * block.vectors
        sizes[rest[0]] = block.rows[0] if block.rows else 1
    else:
        return None
    return _in_memory_order(op, dim, (depth, dim, *rest), sizes, level, target)


def _streamed_once(op: StructuredOp, dim: int, far: OperandAccess, lanes: int, target: Target) -> StreamedTile | None:
    """The same where each row is read for one row of sums: the loops are in the order of the memory."""
    units = [loop for loop in op.parallel if loop != dim and op.size(loop) == 1]
    inside = [loop for loop in range(len(op.kinds)) if loop != dim and loop not in units]
    inside.sort(key=lambda loop: -(far.strides[loop] or 0))
    first = next(position for position, loop in enumerate(inside) if loop in op.reductions and op.size(loop) > 1)
    rows = prod(op.size(loop) for loop in inside[first:] if loop in op.parallel)
    sums = rows * op.size(dim) * op.outputs[0].bits // 8
    if sums > target.cache_size(2) * 3 // 4:
        return None
    sizes, left = [1] * len(op.kinds), _STREAMED_STEPS
    for loop in reversed(op.reductions):
        sizes[loop] = min(left, power_of_two_up_to(op.size(loop)))
        left //= sizes[loop]
        if sizes[loop] < op.size(loop):
            break
    sizes[dim] = min(2 * lanes, power_of_two_from(op.size(dim)))
    level = 1 if sums <= target.cache_size(1) else 2
    return _in_memory_order(op, dim, (*inside, dim, *units), sizes, level, target)


def _keeps_order(op: StructuredOp, tile: VectorTile) -> bool:
    """True if the reductions of a tile are in the written order."""
    return [loop for loop in tile.order if loop in op.reductions] == op.reductions


def _is_far(operand: OperandAccess, loop: int) -> bool:
    """True if iterations of a loop read an operand far apart."""
    stride = operand.strides[loop]
    return stride is not None and stride * operand.bits // 8 > _STREAMED_STRIDE


def _share_sets(operand: OperandAccess, loop: int, count: int, target: Target) -> bool:
    """True if lines of so many iterations of a loop do not stay in the first-level cache together."""
    cache = target.caches[0]
    way = cache.size // cache.associativity
    sets = way // gcd((operand.strides[loop] or 0) * operand.bits // 8, way)
    return count > sets * cache.associativity


def _in_memory_order(
    op: StructuredOp, dim: int, order: Sequence[int], sizes: Sequence[int], level: int, target: Target
) -> StreamedTile:
    """Returns the tile of an operation that streams rows, whose sums stay in a level of the caches."""
    steps = prod(sizes[loop] for loop in op.reductions)
    reason = f"{steps} rows at a time are read in memory order, the sums stay in the L{level} cache"
    return StreamedTile(VectorTile(tuple(sizes), dim, tuple(order), target.has_fma), reason)
