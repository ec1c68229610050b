"""What an iteration of a structured operation costs with vectors along one of its loops.

Contiguous accesses are the unit, broadcasts are almost free, gathers cost an access per element.
"""

from __future__ import annotations

from math import prod

from lamina.ir.types import DYNAMIC
from lamina.schedule.packing import PACKED_REUSE, packed_together, reuse_of
from lamina.schedule.structure import OperandAccess, StructuredOp

_GATHER = 3.0
"""The cost of an element of a gather, in vector loads."""
_SCATTER = 12.0
"""The same for an element that is stored on its own."""
SHUFFLED = 4
"""Maximum stride for which vectors are loaded with shuffles."""
_LARGE_COPY, _COPY_THROUGH_MEMORY = 1 << 20, 40.0
"""Minimum bytes for packing to go through memory, and the resulting cost of a vector, in vector operations."""


def loops_for_vectors(op: StructuredOp, strict_reductions: bool = False) -> list[int]:
    """Returns the loops along which vectors may run."""
    return [loop for loop in range(len(op.kinds)) if _may_be_vector(op, loop, strict_reductions)]


def _may_be_vector(op: StructuredOp, loop: int, strict_reductions: bool) -> bool:
    if any(operand.shape and operand.strides[loop] is None for operand in op.operands if operand.loops):
        return False
    if loop in op.reductions:
        return op.reduces_in_any_order and not strict_reductions
    return True


def cost_along(op: StructuredOp, loop: int, lanes: int, has_masks: bool) -> float:
    """Returns the cost of an iteration with vectors along the loop, in vector operations."""
    size = op.size(loop)
    wasted = -(-size // lanes) * lanes / max(size, 1)
    if size < lanes and not has_masks:
        # Parts of vectors are loaded and stored in pieces.
        wasted *= (1 << (size - 1).bit_length()) / size
    # Two a cycle.
    total = op.work / 2 / lanes * wasted
    packed = packed_together(
        op, loop, [number for number, operand in enumerate(op.inputs) if operand.strides[loop] != 1]
    )
    for number, operand in enumerate(op.inputs):
        total += _access_cost(op, operand, loop, lanes, number in packed) * wasted / lanes
    for operand in op.outputs:
        share = 1 / prod(op.size(reduction) for reduction in op.reductions) if op.reductions else 1.0
        cost = 1.0 if operand.strides[loop] in (0, 1) else _SCATTER * lanes
        total += cost * wasted / lanes * share
    if loop in op.reductions:
        # The lanes are combined at the end.
        total += (12 + (lanes if any(reuse_of(op, operand) >= 8 for operand in op.inputs) else 0)) / max(size, 1)
    return total


def _access_cost(op: StructuredOp, operand: OperandAccess, loop: int, lanes: int, may_pack: bool) -> float:
    """Returns the cost of accessing one vector, minus what registers save."""
    stride = operand.strides[loop]
    if not operand.shape:
        return 0.0
    others = op.parallel if loop in op.parallel else shared_rows(op, loop)[:1]
    reused = prod(min(op.size(other), 4) for other in others if other != loop and other not in operand.loops)
    cost: float
    if stride == 0:
        # All registers along the loop use one broadcast.
        cost = 1.0 / min(4, -(-op.size(loop) // lanes))
    elif stride == 1 or (operand.is_constant and may_pack):
        cost = 1.0
    elif may_pack and reuse_of(op, operand) >= PACKED_REUSE * 2:
        # Only whole vectors are transposed in registers.
        is_whole = op.static_sizes[loop] >= 4 * lanes or op.static_sizes[loop] in (DYNAMIC, lanes, 2 * lanes)
        contiguous = is_whole and any(operand.strides[other] == 1 for other in op.reductions)
        copy = 5.0 if contiguous else _GATHER * lanes
        if op.bytes_of(operand) > _LARGE_COPY:
            copy += _COPY_THROUGH_MEMORY
        return 1.0 / reused + copy / reuse_of(op, operand)
    elif stride is not None and 1 < stride <= SHUFFLED:
        cost = 1.0 * stride
    else:
        cost = _GATHER * lanes
    return cost / reused


def shared_rows(op: StructuredOp, dim: int) -> list[int]:
    """The loops of which several iterations may run together with vectors along a reduction, as they share an operand,
    innermost ones first; none if there is nothing to share."""
    shared = [operand for operand in op.inputs if operand.shape and dim in operand.loops]
    if len(shared) < 2:
        return []
    return [loop for loop in reversed(op.parallel) if any(loop not in operand.loops for operand in shared)]
