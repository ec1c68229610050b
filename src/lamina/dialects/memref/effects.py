"""Memory effects of memref operations that their fields cannot express."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.operand_slots import operand_slot
from lamina.dialects.memref import ops
from lamina.interfaces.effects import (
    AUTOMATIC_ALLOCATION_SCOPE_RESOURCE,
    ConditionallySpeculatable,
    Effect,
    EffectInstance,
    MemoryEffects,
    Speculatability,
    allocate,
    free,
    lists_only,
    read,
    write,
    writes_if,
)
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import MemRefType, RankedTensorType
from lamina.rewrite.fold import constant_value


@MemoryEffects.implement(ops.AllocaOp)
@lists_only(Effect.ALLOCATE)
def alloca_effects(op: ops.AllocaOp) -> Sequence[EffectInstance]:
    """Allocates memory that is freed at the end of the allocation scope."""
    return [allocate(op.memref, AUTOMATIC_ALLOCATION_SCOPE_RESOURCE, on_full_region=True)]


@MemoryEffects.implement(ops.CopyOp)
@writes_if(lambda op: True)
@lists_only(Effect.READ, Effect.WRITE)
def copy_effects(op: ops.CopyOp) -> Sequence[EffectInstance]:
    source, target = op.op_operands
    return [read(source, on_full_region=True), write(target, on_full_region=True)]


@MemoryEffects.implement(ops.ReallocOp)
def realloc_effects(op: ops.ReallocOp) -> Sequence[EffectInstance]:
    """Frees the old buffer, then allocates the new one."""
    return [
        free(operand_slot(op, ops.ReallocOp.source), on_full_region=True),
        allocate(op.result, stage=1, on_full_region=True),
    ]


@ConditionallySpeculatable.implement(ops.DimOp)
def dim_speculatability(op: ops.DimOp) -> Speculatability:
    """The size of a dimension (of a memref or tensor) known to be in range is always speculatable."""
    number = constant_value(op.index)
    type = op.source.type
    if not isinstance(number, IntegerAttr) or not isinstance(type, MemRefType | RankedTensorType):
        return Speculatability.NOT
    return Speculatability.ALWAYS if 0 <= number.value < type.rank else Speculatability.NOT
