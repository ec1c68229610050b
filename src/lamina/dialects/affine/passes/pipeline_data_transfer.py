"""``affine-pipeline-data-transfer``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.affine.compose import compose_map_and_operands
from lamina.dialects.affine.dma import MappedMemRef
from lamina.dialects.affine.loop_utils import constant_trip_count
from lamina.dialects.affine.memref_replacement import replace_memref_uses
from lamina.dialects.affine.ops import AffineApplyOp, AffineDmaStartOp, AffineDmaWaitOp, AffineForOp
from lamina.dialects.affine.skew import is_shift_valid, skew_body
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.memref.ops import AllocOp, DeallocOp, DimOp
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import AffineMapAttr, IntegerAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IndexType, MemRefType
from lamina.ir.value import Value, type_as
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.create import insert_or_fold

INDEX = IndexType()
Transfer = tuple[Any, Any]


@register_pass(
    "affine-pipeline-data-transfer",
    summary="Overlap DMA transfers with computation by double buffering",
    anchor="func.func",
    display_name="AffinePipelineDataTransfer",
)
class AffinePipelineDataTransfer(Pass):
    """Double-buffers transfers into faster memory, running them one iteration ahead of their uses."""

    def run(self, operation: Operation) -> None:
        for loop in [found for found in operation.walk_post_order() if isinstance(found, AffineForOp)]:
            pipeline_transfers(loop)


def pipeline_transfers(loop: AffineForOp) -> bool:
    """Pipelines the transfers of one loop. False if the trip count is unknown, there is nothing to pipeline, or a
    result of the operations that run ahead is used elsewhere."""
    if constant_trip_count(loop) is None:
        return False
    transfers = _matching_transfers(loop)
    if not transfers:
        return False
    buffers = [_target_of(start).memref for start, _ in transfers]
    tags = [wait.memrefs[0].memref for _, wait in transfers]
    # MLIR crashes where two transfers share a buffer.
    for buffer in dict.fromkeys([*buffers, *tags]):
        if not _double_buffer(buffer, loop):
            return False
        _erase_unused_allocation(buffer)
    ahead: dict[Operation, None] = {}
    for start, _ in _matching_transfers(loop):
        ahead[start] = None
        for apply in _computation_slice(start):
            ahead[apply] = None
    operations = list(loop.regions[0].entry_block.operations)[:-1]
    shifts = {operation: 0 if operation in ahead else 1 for operation in operations}
    return is_shift_valid(loop, shifts) and skew_body(loop, shifts)


# ---- Which transfers


def _source_of(start: AffineDmaStartOp) -> MappedMemRef:
    return start.memrefs[0]


def _target_of(start: AffineDmaStartOp) -> MappedMemRef:
    return start.memrefs[1]


def _matching_transfers(loop: AffineForOp) -> list[Transfer]:
    """Returns the transfers into faster memory with their waits, if the buffer is not used after the
    loop and no transfer out of faster memory writes the source."""
    operations = list(loop.regions[0].entry_block.operations)
    starts = [operation for operation in operations if isinstance(operation, AffineDmaStartOp)]
    waits = [operation for operation in operations if isinstance(operation, AffineDmaWaitOp)]
    written = {
        _target_of(start).memref for start in starts if _source_of(start).memory_space > _target_of(start).memory_space
    }
    transfers: list[Transfer] = []
    for start in starts:
        source, target = _source_of(start), _target_of(start)
        if target.memory_space <= source.memory_space or source.memref in written or _escapes(target.memref, loop):
            continue
        wait = next((wait for wait in waits if _has_same_tag(start.memrefs[2], wait.memrefs[0])), None)
        if wait is not None:
            transfers.append((start, wait))
    return transfers


def _has_same_tag(tag: MappedMemRef, other: MappedMemRef) -> bool:
    return tag.memref is other.memref and all(
        left is right for left, right in zip(tag.indices, other.indices, strict=False)
    )


def _escapes(buffer: Value, loop: AffineForOp) -> bool:
    block = loop.regions[0].entry_block
    return any(not isinstance(user, DeallocOp) and block.find_ancestor_op(user) is None for user in buffer.users)


# ---- Two buffers


def _double_buffer(old: Value, loop: AffineForOp) -> bool:
    """Alternates the loop between two buffers. False if it does more than access the buffer."""
    location = loop.raw_location
    outside = Builder(InsertionPoint.before_op(loop), location=location)
    type = type_as(old, MemRefType)
    sizes = [_dim(outside, old, number) for number, size in enumerate(type.shape) if size == DYNAMIC]
    doubled = MemRefType([2, *type.shape], type.element_type, None, type.memory_space)
    new = outside.create(AllocOp, dynamic_sizes=sizes, memref=doubled).results[0]
    body = loop.regions[0].entry_block
    turn: dict[str, Any] = {"map": AffineMapAttr(AffineMap(1, 0, [dim(0).floordiv(loop.step) % 2]))}
    inside = Builder(InsertionPoint.at_block_start(body), location=location)
    which = inside.insert(AffineApplyOp([loop.regions[0].arguments[0]], [INDEX], turn, {}, (), (), location))

    def is_in_body(user: Operation) -> bool:
        return body.find_ancestor_op(user) is not None

    # The number of the buffer is one more index, before the old ones.
    if not replace_memref_uses(old, new, AffineMap.identity(1 + type.rank), which.results, is_in_body):
        which.erase()
        return False
    outside.set_insertion_point_after(loop)
    outside.create(DeallocOp, new)
    return True


def _dim(builder: Builder, memref: Value, number: int) -> Value:
    properties: dict[str, Any] = {"value": IntegerAttr.wrapped(INDEX, number)}
    position = builder.insert(ConstantOp((), (INDEX,), properties, {}, (), (), builder.location)).results[0]
    return insert_or_fold(builder, DimOp([memref, position], [INDEX], {}, {}, (), (), builder.location))[0]


def _erase_unused_allocation(buffer: Value) -> None:
    """Erases a buffer that is at most freed, with its deallocations."""
    owner = buffer.defining_op
    users = list(buffer.users)
    if owner is None or len(users) > 1 or not all(isinstance(user, DeallocOp) for user in users):
        return
    for user in users:
        user.erase()
    owner.erase()


# ---- Indices of transfers


def _computation_slice(operation: AffineDmaStartOp) -> Sequence[Operation]:
    """Returns the affine.apply operations used only by the operands of ``operation``; if others use them
    too, the operation gets clones."""
    values = [value for value in operation.operands if isinstance(value.defining_op, AffineApplyOp)]
    reachable = _reachable_applies(operation.operands)
    if not values or all(user is operation for apply in reachable for user in apply.results[0].users):
        return reachable
    map, operands = compose_map_and_operands(AffineMap.identity(len(values)), values)
    builder = Builder(InsertionPoint.before_op(operation), location=operation.raw_location)
    applies: dict[Value, Any] = {}
    for value, expr in zip(values, map.results, strict=True):
        single: dict[str, Any] = {"map": AffineMapAttr(map.with_results([expr]))}
        applies[value] = builder.insert(AffineApplyOp(operands, [INDEX], single, {}, (), (), operation.raw_location))
    for slot in operation.op_operands:
        if slot.value in applies:
            slot.set(applies[slot.value].results[0])
    return list(applies.values())


def _reachable_applies(values: Sequence[Value]) -> list[Operation]:
    """Returns the affine.apply operations that define the values, transitively through operands of affine.apply
    only."""
    applies: dict[Operation, None] = {}
    pending = list(values)
    while pending:
        owner = pending.pop().defining_op
        if isinstance(owner, AffineApplyOp) and owner not in applies:
            applies[owner] = None
            pending += owner.operands
    return list(applies)
