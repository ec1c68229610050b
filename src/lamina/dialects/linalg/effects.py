"""Memory effects of linalg: input buffers are read; output buffers are also read if the block uses
their contents."""

from __future__ import annotations

from lamina.dialects.linalg.ops import SoftmaxOp
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.interfaces.effects import (
    ConditionallySpeculatable,
    Effect,
    EffectInstance,
    MemoryEffects,
    Speculatability,
    read,
    write,
    writes_if,
)
from lamina.ir.types import DYNAMIC, MemRefType


def _writes_buffers(op: LinalgOp) -> bool:
    for slot in op.dps_init_operands:
        if isinstance(slot.value.type, MemRefType):
            return True
    return False


@MemoryEffects.implement(LinalgOp)
@writes_if(_writes_buffers)
def structured_effects(op: LinalgOp) -> list[EffectInstance]:
    """Whole buffers are read and written; tensors are not memory."""
    effects: list[EffectInstance] = []
    inputs = op.num_dps_inputs
    for index, slot in enumerate(op._operands):
        if not isinstance(slot.value.type, MemRefType):
            continue
        if index < inputs or op.block.arguments[index].first_use is not None:
            effects.append(EffectInstance(Effect.READ, slot, on_full_region=True))
        if index >= inputs:
            effects.append(EffectInstance(Effect.WRITE, slot, on_full_region=True))
    return effects


@ConditionallySpeculatable.implement(LinalgOp)
def structured_speculatability(op: LinalgOp) -> Speculatability:
    return Speculatability.RECURSIVE if op.has_pure_tensor_semantics else Speculatability.NOT


@MemoryEffects.implement(SoftmaxOp)
def softmax_effects(op: SoftmaxOp) -> list[EffectInstance]:
    source, target = op._operands
    effects = [read(source, on_full_region=True)] if isinstance(source.value.type, MemRefType) else []
    if isinstance(target.value.type, MemRefType):
        effects += [read(target, on_full_region=True), write(target, on_full_region=True)]
    return effects


@ConditionallySpeculatable.implement(PackOp)
def pack_speculatability(op: PackOp) -> Speculatability:
    """A pack is speculatable if it pads, or if its tiles are known to divide the source."""
    if op.padding_value is not None:
        return Speculatability.ALWAYS
    shape = op.source.type.shape
    for position, tile in zip(op.inner_dims_pos, op.static_inner_tiles, strict=True):
        if tile == DYNAMIC or shape[position] == DYNAMIC or shape[position] % tile:
            return Speculatability.NOT
    return Speculatability.ALWAYS


@ConditionallySpeculatable.implement(UnPackOp)
def unpack_speculatability(op: UnPackOp) -> Speculatability:
    """An unpack is speculatable if the source is known to be large enough."""
    static = op.source.type.has_static_shape and op.dest.type.has_static_shape
    return Speculatability.ALWAYS if static else Speculatability.NOT
