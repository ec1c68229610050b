"""Memory effects of bufferization operations that their fields cannot express."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.operand_slots import operand_slot
from lamina.dialects.bufferization import ops
from lamina.interfaces.effects import EffectInstance, MemoryEffects, allocate, read, write
from lamina.ir.types import BaseMemRefType


@MemoryEffects.implement(ops.MaterializeInDestinationOp)
def materialize_effects(op: ops.MaterializeInDestinationOp) -> Sequence[EffectInstance]:
    """A buffer as destination is written to."""
    if isinstance(op.dest.type, BaseMemRefType):
        return [write(operand_slot(op, ops.MaterializeInDestinationOp.dest))]
    return []


@MemoryEffects.implement(ops.CloneOp)
def clone_effects(op: ops.CloneOp) -> Sequence[EffectInstance]:
    return [read(operand_slot(op, ops.CloneOp.input)), write(op.output), allocate(op.output)]


@MemoryEffects.implement(ops.ToTensorOp)
def to_tensor_effects(op: ops.ToTensorOp) -> Sequence[EffectInstance]:
    return [read(operand_slot(op, ops.ToTensorOp.buffer), on_full_region=True)]
