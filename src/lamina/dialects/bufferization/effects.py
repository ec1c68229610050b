"""Memory effects of bufferization operations that their fields cannot express."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.bufferization import ops
from lamina.interfaces.effects import EffectInstance, MemoryEffects, allocate, read, write
from lamina.ir.types import BaseMemRefType


@MemoryEffects.implement(ops.MaterializeInDestinationOp)
def materialize_effects(op: ops.MaterializeInDestinationOp) -> Sequence[EffectInstance]:
    """A buffer as destination is written to."""
    if isinstance(op.dest.type, BaseMemRefType):
        return [write(op.op_operands[1])]
    return []


@MemoryEffects.implement(ops.CloneOp)
def clone_effects(op: ops.CloneOp) -> Sequence[EffectInstance]:
    return [read(op.op_operands[0]), write(op.output), allocate(op.output)]


@MemoryEffects.implement(ops.ToTensorOp)
def to_tensor_effects(op: ops.ToTensorOp) -> Sequence[EffectInstance]:
    return [read(op.op_operands[0], on_full_region=True)]
