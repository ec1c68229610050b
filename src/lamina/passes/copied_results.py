"""``lamina-write-copies-in-place``: results that are only copied to a part of a buffer are written there.

Bufferization places one of several results of an operation in the tensor that they are inserted into, and gives the
others buffers of their own, which are copied. If nothing else reads or writes the part between the operation and the
copy, and the operation does not read it, the copy is unnecessary.
"""

from __future__ import annotations

from typing import NamedTuple

from lamina.conversion.vector_loops.accesses import may_overlap
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.memref.ops import AllocOp, CopyOp, DeallocOp, SubViewOp
from lamina.dialects.tensor.interfaces import affine_sum, slices_are_disjoint
from lamina.interfaces.effects import is_memory_effect_free
from lamina.interfaces.view_like import MixedValue, mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType
from lamina.ir.value import OpOperand, Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.fold import constant_int


@register_pass("lamina-write-copies-in-place", summary="Write results where they are copied to", anchor="func.func")
class WriteCopiesInPlace(Pass):
    """Removes copies of buffers that one structured operation fills."""

    def run(self, operation: Operation) -> None:
        for copy in [inner for inner in operation.walk() if isinstance(inner, CopyOp)]:
            result = _copied_result(copy)
            if result is not None:
                _write_in_place(result)


class _Result(NamedTuple):
    """A result of an operation, and all else that uses its buffer."""

    slot: OpOperand
    allocation: AllocOp
    copy: CopyOp
    part: SubViewOp
    deallocations: list[DeallocOp]


def _copied_result(copy: CopyOp) -> _Result | None:
    """Returns the result that a copy moves to where it may be written."""
    allocation, part = copy.source.defining_op, copy.target.defining_op
    if not isinstance(allocation, AllocOp) or not isinstance(part, SubViewOp):
        return None
    deallocations: list[DeallocOp] = []
    writers: list[OpOperand] = []
    for use in allocation.memref.uses:
        if isinstance(use.owner, DeallocOp):
            deallocations.append(use.owner)
        elif use.owner is not copy:
            writers.append(use)
    if len(writers) != 1:
        return None
    result = _Result(writers[0], allocation, copy, part, deallocations)
    return result if _may_write_in_place(result) else None


def _may_write_in_place(result: _Result) -> bool:
    writer, block = result.slot.owner, result.copy.parent_block
    if not isinstance(writer, LinalgOp) or not writer.has_pure_buffer_semantics or not writer.is_dps_init(result.slot):
        return False
    if any(op.parent_block is not block for op in (writer, result.allocation, *result.deallocations)):
        return False
    buffer = result.allocation.memref.type
    assert isinstance(buffer, MemRefType)
    if writer.matching_argument(result.slot).first_use is not None or not buffer.has_static_shape:
        return False
    if not _is_contiguous_inside(result.part):
        return False
    others = [slot.value for slot in writer.op_operands if slot is not result.slot]
    return (
        all(_is_before(value, writer) for value in result.part.operands)
        and not any(_share_memory(result.part, value) for value in others)
        and _is_left_alone(result, writer)
    )


def _is_contiguous_inside(part: SubViewOp) -> bool:
    """True if vectors along the innermost dim are stored as quickly as before."""
    type = part.result.type
    layout = type.strides_and_offset() if isinstance(type, MemRefType) else None
    return layout is not None and (not layout[0] or layout[0][-1] == 1)


def _is_before(value: Value, operation: Operation) -> bool:
    """True if a value is there when the operation runs."""
    owner = value.defining_op
    if owner is None or owner.parent_block is not operation.parent_block:
        return True
    return owner.is_before_in_block(operation)


def _is_left_alone(result: _Result, writer: Operation) -> bool:
    """True if nothing accesses the part between the operation and the copy."""
    between = writer.next_op
    while between is not None and between is not result.copy:
        if isinstance(between, CopyOp):
            if any(_share_memory(result.part, value) for value in (between.source, between.target)):
                return False
        elif isinstance(between, DeallocOp):
            if may_overlap(result.part.result, between.memref):
                return False
        elif between.regions or not is_memory_effect_free(between):
            return False
        between = between.next_op
    return between is not None


def _share_memory(part: SubViewOp, value: Value) -> bool:
    """True if a value may be memory of the part."""
    if not isinstance(value.type, MemRefType):
        return False
    if not may_overlap(part.result, value):
        return False
    other = value.defining_op
    return not isinstance(other, SubViewOp) or other.source is not part.source or not _are_disjoint(part, other)


def _are_disjoint(left: SubViewOp, right: SubViewOp) -> bool:
    """True if two parts of a buffer have no element in common: they are apart, or in some dim in between each other."""
    boxes = [(mixed_offsets(part), mixed_sizes(part), mixed_strides(part)) for part in (left, right)]
    if slices_are_disjoint(*boxes):
        return True
    (offsets, _, steps), (other_offsets, _, other_steps) = boxes
    return any(map(_alternate, offsets, other_offsets, steps, other_steps))


def _alternate(offset: MixedValue, other: MixedValue, step: MixedValue, other_step: MixedValue) -> bool:
    """True if steps of one size from two offsets never meet."""
    size = constant_int(step)
    if size is None or constant_int(other_step) != size or size < 2:
        return False
    start, other_start = affine_sum(offset), affine_sum(other)
    if start is None or other_start is None or start[0] != other_start[0]:
        return False
    return (start[1] - other_start[1]) % size != 0


def _write_in_place(result: _Result) -> None:
    writer = result.slot.owner
    if writer.is_before_in_block(result.part):
        result.part.move_before(writer)
    result.slot.set(result.part.result)
    for op in (result.copy, *result.deallocations, result.allocation):
        op.erase()
