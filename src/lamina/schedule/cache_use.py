"""What a register tile reads from each level of caches while its reductions run, for the comments of scripts."""

from __future__ import annotations

from math import prod

from lamina.conversion.vector_loops.tile import VectorTile
from lamina.schedule.structure import OperandAccess, StructuredOp
from lamina.target import Target


def cache_use(op: StructuredOp, tile: VectorTile, target: Target) -> list[str]:
    """Returns the bytes that a tile reads of each input, and the cache that they fit; nothing for operations without
    reductions, with vectors along one, or of sizes that are not known."""
    if not op.reductions or op.has_dynamic_sizes or tile.dim in op.reductions:
        return []
    extents = [tile.sizes[loop] if loop in op.parallel else op.size(loop) for loop in range(len(op.kinds))]
    if tile.block is not None:
        extents[tile.block[0]] = tile.block[1]
    read = [
        (number, _bytes(operand, extents))
        for number, operand in enumerate(op.inputs)
        if operand.shape and operand.loops & set(op.reductions)
    ]
    shown = [f"{_readable(size)} of input {number} ({_level(size, target)})" for number, size in read]
    return [f"a tile reads {' and '.join(shown)}"] if shown else []


def _bytes(operand: OperandAccess, extents: list[int]) -> int:
    """Returns the bytes in the part of an operand that so many iterations of each loop access."""
    last = map(abs, operand.map.eval([extent - 1 for extent in extents]))
    return prod(min(index + 1, size) for index, size in zip(last, operand.shape, strict=True)) * operand.bits // 8


def _level(size: int, target: Target) -> str:
    for number, cache in enumerate(target.caches, 1):
        if size <= cache.size:
            return f"L{number}"
    return "memory"


def _readable(size: int) -> str:
    return f"{size / 1024:.3g} KiB" if size >= 1024 else f"{size} bytes"
