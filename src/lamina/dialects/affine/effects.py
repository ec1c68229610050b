"""When affine loops may be speculated; the memory effects of transfers."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.affine.ops import AffineDmaStartOp, AffineForOp
from lamina.interfaces.effects import (
    ConditionallySpeculatable,
    EffectInstance,
    MemoryEffects,
    Speculatability,
    read,
    write,
)


@ConditionallySpeculatable.implement(AffineForOp)
def speculatability_of_for(loop: AffineForOp) -> Speculatability:
    """A loop with step 1 terminates for any bounds; with another step the induction variable may overflow."""
    return Speculatability.RECURSIVE if loop.step == 1 else Speculatability.NOT


@MemoryEffects.implement(AffineDmaStartOp)
def dma_start_effects(operation: AffineDmaStartOp) -> Sequence[EffectInstance]:
    """Reads the source and the tag, writes the destination. The effects of affine.dma_wait are unknown."""
    slots = operation.op_operands
    source, target, tag = (slots[part.position] for part in operation.memrefs)
    return [read(source), write(target), read(tag)]
