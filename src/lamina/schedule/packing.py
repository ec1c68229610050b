"""Packing: which inputs are copied into panels, in the order in which tiles read them."""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd, prod

from lamina.schedule.register_blocks import most_vectors
from lamina.schedule.structure import OperandAccess, StructuredOp
from lamina.target import Target

PACKED_REUSE = 4
"""Minimum number of reads of a packed panel for its copy to pay."""

_FOLLOWED_STRIDE, _TLB_ENTRIES = 2048, 64
"""The largest stride in bytes that prefetchers follow, and pages that the first-level data TLB covers (Intel 64 and
IA-32 Architectures Optimization Reference Manual)."""


def packed_inputs(op: StructuredOp, dim: int, lanes: int, target: Target) -> tuple[int, ...]:
    """Returns the inputs that are read in panels along the vectors often enough, and so far apart, that copies pay."""
    chosen = []
    width = most_vectors(target) * lanes
    for number, operand in enumerate(op.inputs):
        if not can_pack(op, operand, dim):
            continue
        reuse = reuse_of(op, operand)
        if operand.is_constant and (operand.strides[dim] != 1 or _conflicts(op, operand, width, target)):
            chosen.append(number)
        elif operand.strides[dim] != 1 and reuse >= PACKED_REUSE * 2:
            chosen.append(number)
        elif reuse >= PACKED_REUSE * 8 and _conflicts(op, operand, width, target):
            chosen.append(number)
        elif reuse >= PACKED_REUSE * 16 and _crosses_pages(op, operand):
            chosen.append(number)
    return packed_together(op, dim, chosen)


def packed_together(op: StructuredOp, dim: int, inputs: Iterable[int]) -> tuple[int, ...]:
    """Returns those of some inputs of which panels along a loop may be read again. Of inputs whose panels depend on
    different loops only one is, the largest that is not contiguous: panels of the others would be copied in each of its
    iterations."""
    candidates = [number for number in inputs if can_pack(op, op.inputs[number], dim)]
    kept: list[int] = []
    for number in sorted(candidates, key=lambda number: _urgency(op, op.inputs[number], dim)):
        operand = op.inputs[number]
        others = [_outer_loops(op, op.inputs[other], dim) for other in kept if not op.inputs[other].is_constant]
        outer = _outer_loops(op, operand, dim)
        if operand.is_constant or all(outer <= other or other <= outer for other in others):
            kept.append(number)
    return tuple(sorted(kept))


def _urgency(op: StructuredOp, operand: OperandAccess, dim: int) -> tuple[bool, int]:
    return operand.strides[dim] == 1, -op.bytes_of(operand)


def _outer_loops(op: StructuredOp, operand: OperandAccess, dim: int) -> set[int]:
    """Returns the parallel loops that a panel of an operand depends on."""
    return {loop for loop in op.parallel if loop in operand.loops and loop != dim and op.size(loop) > 1}


def can_pack(op: StructuredOp, operand: OperandAccess, dim: int) -> bool:
    """True if a panel of the operand is read again: by a parallel loop that it does not depend on."""
    return (
        dim in op.parallel
        and dim in operand.loops
        and operand.map.is_projected_permutation()
        and bool(operand.loops & set(op.reductions))
    )


def reuse_of(op: StructuredOp, operand: OperandAccess) -> int:
    """Returns how often each element of an operand is read."""
    return prod(op.size(loop) for loop in op.parallel if loop not in operand.loops)


def _conflicts(op: StructuredOp, operand: OperandAccess, length: int, target: Target) -> bool:
    """True if a panel of vectors does not stay in the first-level cache: it is too large, or its rows share sets."""
    cache = target.caches[0]
    rows = prod(op.size(loop) for loop in op.reductions if loop in operand.loops)
    row = length * operand.bits // 8
    strides = [stride * operand.bits // 8 for loop in op.reductions if (stride := operand.strides[loop])]
    way = cache.size // cache.associativity
    distance = gcd(min(strides, default=row), way)
    capacity = cache.size if distance <= row else cache.size * row // distance
    return rows * row > capacity * 3 // 4


def _crosses_pages(op: StructuredOp, operand: OperandAccess) -> bool:
    """True if the rows of a panel are farther apart than hardware prefetchers follow, and in more pages than the
    first-level TLB holds."""
    rows = prod(op.size(loop) for loop in op.reductions if loop in operand.loops)
    strides = [stride for loop in op.reductions if (stride := operand.strides[loop])]
    return rows >= _TLB_ENTRIES and min(strides, default=0) * operand.bits // 8 > _FOLLOWED_STRIDE
