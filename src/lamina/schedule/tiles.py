"""Choosing the register tile of a structured operation: the loop of the vectors, their length, and what is unrolled.

The loop of the vectors is the one along which loads and stores cost least: contiguous ones are the measure, broadcasts are
almost free, gathers cost an access for each element. Then loops are unrolled over which a vector that was loaded is used
again, until the results fill the registers, as in Goto and van de Geijn, "Anatomy of High-Performance Matrix
Multiplication" (ACM TOMS 34, 2008).
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from lamina.conversion.vector_loops.tile import VectorTile
from lamina.schedule.structure import OperandAccess, StructuredOp
from lamina.schedule.target import Target

_GATHER = 1.0
"""The cost of an element of a gather, in vector loads."""
_SHUFFLED = 4
"""Strides up to which vectors are made by shuffles."""
_STREAM_VECTORS = 4
"""How many registers a vector of an operation without reuse spans."""
_PACKED_REUSE = 4
"""How often a packed part must be read for its copy to pay."""
_PACKED_STRIDE = 1024
"""Rows of an operand that are farther apart than so many bytes are worth a copy, as they share sets of the cache."""

_LONGEST_BODY = 48
"""How many instances of the block the innermost loop holds at most."""


class Choice(NamedTuple):
    """A tile, and why."""

    tile: VectorTile
    reasons: list[str]


def choose_tile(op: StructuredOp, target: Target, strict_reductions: bool = False) -> Choice | None:
    """The tile of an operation; None if vectors do not serve it."""
    if op.problem is not None:
        return None
    candidates = [loop for loop in range(len(op.kinds)) if _may_be_vector(op, loop, strict_reductions)]
    if not candidates:
        return None
    lanes = target.lanes(op.widest)
    dim = min(candidates, key=lambda loop: (_cost(op, loop, lanes), -loop))
    if op.size(dim) < 2 and op.static_sizes[dim] > 0:
        return None
    if dim in op.reductions:
        return _along_reduction(op, dim, lanes, target)
    if op.reductions:
        return _with_reductions(op, dim, lanes, target)
    return _elementwise(op, dim, lanes, target)


def _may_be_vector(op: StructuredOp, loop: int, strict_reductions: bool) -> bool:
    if any(operand.shape and operand.strides[loop] is None for operand in op.operands if operand.loops):
        return False
    if loop in op.reductions:
        return op.reduces_in_any_order and not strict_reductions
    return True


def _cost(op: StructuredOp, loop: int, lanes: int) -> float:
    """The cost of an iteration with vectors along the loop, in vector operations."""
    size = op.size(loop)
    vectors = -(-size // lanes)
    wasted = vectors * lanes / size if size >= lanes else (1 << (size - 1).bit_length()) / size * lanes / max(size, 1)
    total = op.work / lanes * wasted
    for operand in op.inputs:
        total += _access_cost(op, operand, loop, lanes) * wasted / lanes
    for operand in op.outputs:
        share = 1 / prod(op.size(reduction) for reduction in op.reductions) if op.reductions else 1.0
        cost = _access_cost(op, operand, loop, lanes)
        if operand.strides[loop] not in (0, 1):
            cost *= 2
        total += cost * wasted / lanes * share
    if loop in op.reductions:
        # The lanes are combined at the end.
        total += 6 / max(size, 1)
    return total


def _access_cost(op: StructuredOp, operand: OperandAccess, loop: int, lanes: int) -> float:
    """The cost of the access of one vector, less what registers save."""
    stride = operand.strides[loop]
    if not operand.shape:
        return 0.0
    reused = prod(min(op.size(other), 4) for other in op.parallel if other != loop and other not in operand.loops)
    cost: float
    if stride == 0:
        cost = 1.0
    elif stride == 1:
        cost = 1.0
    elif stride is not None and 1 < stride <= _SHUFFLED:
        cost = 1.0 * stride
    else:
        cost = _GATHER * lanes
    return cost / reused


# ---- Kinds of tiles


def _along_reduction(op: StructuredOp, dim: int, lanes: int, target: Target) -> Choice:
    """Partial results in the lanes, several rows at a time where they share an operand."""
    size = op.size(dim)
    registers = 4
    while registers > 1 and lanes * registers > size:
        registers //= 2
    length = min(lanes * registers, _power_of_two_up_to(size))
    sizes = [1] * len(op.kinds)
    sizes[dim] = length
    shared = [operand for operand in op.inputs if operand.shape and dim in operand.loops]
    rows = next(
        (loop for loop in reversed(op.parallel) if any(loop not in operand.loops for operand in shared)), None
    )
    reasons = [f"vectors of {length} along the reduction d{dim}, whose partial results are combined at its end"]
    if rows is not None and len(shared) > 1:
        count = max(1, min(4, op.size(rows)))
        sizes[rows] = count
        reasons.append(f"{count} iterations of d{rows} share what they read")
    order = [*op.parallel, *(loop for loop in op.reductions if loop != dim), dim]
    return Choice(VectorTile(tuple(sizes), dim, tuple(order), target.has_fma), reasons)


def _with_reductions(op: StructuredOp, dim: int, lanes: int, target: Target) -> Choice:
    """Results in registers, the reductions inside."""
    size, sizes = op.size(dim), [1] * len(op.kinds)
    vectors = [operand for operand in op.inputs if operand.shape and dim in operand.loops]
    # Loops over which a loaded vector is used again, innermost ones first.
    reusing = [
        loop
        for loop in reversed(op.parallel)
        if loop != dim and op.size(loop) > 1 and any(loop not in operand.loops for operand in vectors)
    ]
    pack = _packed(op, dim, lanes, target)
    wide = 4 if pack and size >= 8 * lanes and target.registers >= 32 else 2
    if not reusing:
        wide = 8 if target.registers >= 32 else 4
    while wide > 1 and lanes * wide >= 2 * size:
        wide //= 2
    length = min(lanes * wide, _power_of_two_from(size))
    registers = max(1, -(-length // lanes))
    # What is left when a register is kept for each loaded vector and one for a broadcast.
    budget = max(1, (target.registers * 7 // 8 - registers) // registers)
    for loop in reusing:
        count = _even_share(op.static_sizes[loop], op.size(loop), budget)
        sizes[loop] = count
        budget //= count
        if budget < 2:
            break
    rows = prod(sizes[loop] for loop in op.parallel)
    sizes[dim] = length
    _unroll_reductions(op, sizes, rows)
    rest = [loop for loop in op.parallel if loop != dim]
    parallel = [dim, *rest] if pack else [*rest, dim] if not reusing else [*rest[:-1], dim, *rest[-1:]]
    order = [*parallel, *op.reductions]
    reasons = [f"{rows} x {length} results in {rows * registers} of {target.registers} registers"]
    reasons += [f"input {number} in panels of {length}, in the order in which they are read" for number in pack]
    return Choice(VectorTile(tuple(sizes), dim, tuple(order), target.has_fma, pack), reasons)


def _elementwise(op: StructuredOp, dim: int, lanes: int, target: Target) -> Choice:
    """Vectors one after the other; squares where an operand is contiguous in another loop."""
    size, sizes = op.size(dim), [1] * len(op.kinds)
    across = next(
        (
            loop
            for operand in op.inputs
            if operand.shape and operand.strides[dim] not in (0, 1)
            for loop in op.parallel
            if loop != dim and operand.strides[loop] == 1
        ),
        None,
    )
    order = tuple([*(loop for loop in op.parallel if loop != dim), dim])
    if across is not None and size >= lanes and op.size(across) >= lanes:
        sizes[dim] = sizes[across] = lanes
        reasons = [f"squares of {lanes} x {lanes}, transposed in registers"]
        return Choice(VectorTile(tuple(sizes), dim, order, False), reasons)
    wide = 1 if op.work > 40 else 2 if op.work > 15 else _STREAM_VECTORS
    while wide > 1 and lanes * wide > size:
        wide //= 2
    length = min(lanes * wide, _power_of_two_from(size))
    sizes[dim] = length
    return Choice(VectorTile(tuple(sizes), dim, order, False), [f"vectors of {length} along d{dim}"])


# ---- Helpers


def _packed(op: StructuredOp, dim: int, lanes: int, target: Target) -> tuple[int, ...]:
    """The inputs that are read in panels along the vectors often enough, and so far apart, that copies pay."""
    chosen = []
    for number, operand in enumerate(op.inputs):
        if dim not in operand.loops or not operand.map.is_projected_permutation():
            continue
        if not operand.loops <= {*op.reductions, dim}:
            continue
        reuse = prod(op.size(loop) for loop in op.parallel if loop not in operand.loops)
        depth = prod(op.size(loop) for loop in operand.loops if loop != dim)
        panel = depth * 2 * lanes * operand.bits // 8
        innermost = [stride for loop in op.reductions if (stride := operand.strides[loop])]
        far = max(innermost, default=0) * operand.bits // 8 >= _PACKED_STRIDE and panel > target.cache_size(1) // 2
        if operand.strides[dim] != 1 and reuse >= _PACKED_REUSE * 2:
            chosen.append(number)
        elif far and reuse >= _PACKED_REUSE * 16:
            chosen.append(number)
    return tuple(chosen)


def _unroll_reductions(op: StructuredOp, sizes: list[int], rows: int) -> None:
    """Small reductions whole, of the innermost large one a few iterations, as far as the code stays short."""
    budget = max(1, _LONGEST_BODY // rows)
    for loop in reversed(op.reductions):
        size = op.static_sizes[loop]
        if 0 < size <= min(budget, 8):
            sizes[loop] = size
            budget //= size
        else:
            sizes[loop] = max(1, min(4, _power_of_two_up_to(budget), _power_of_two_up_to(op.size(loop))))
            break


def _even_share(static: int, size: int, most: int) -> int:
    """The size of tiles of at most so many iterations that leaves the least over."""
    if size <= most:
        return max(1, size)
    if static < 0:
        return most
    return min(range(max(1, most - most // 3), most + 1), key=lambda tile: (_rounds(size, tile), -tile))


def _rounds(size: int, tile: int) -> float:
    """The cost of the tiles: one counts its iterations, and two more for its latency."""
    full, left = divmod(size, tile)
    return full * (tile + 2) + (left + 2 + 2 * (left < tile // 2) if left else 0)


def _power_of_two_up_to(size: int) -> int:
    return 1 << (max(size, 1).bit_length() - 1)


def _power_of_two_from(size: int) -> int:
    return 1 << (max(size, 1) - 1).bit_length()
