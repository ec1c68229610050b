"""Memory effects and speculatability of vector operations that their declarations cannot express."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.operand_slots import operand_slot
from lamina.dialects.vector.ops import PrintOp, TransferReadOp, TransferWriteOp
from lamina.interfaces.effects import (
    ConditionallySpeculatable,
    EffectInstance,
    MemoryEffects,
    Speculatability,
    read,
    write,
)
from lamina.ir.types import MemRefType, TensorType


@MemoryEffects.implement(TransferReadOp)
def _transfer_read_effects(op: TransferReadOp) -> Sequence[EffectInstance]:
    return [read(operand_slot(op, TransferReadOp.base))] if isinstance(op.base.type, MemRefType) else []


@MemoryEffects.implement(TransferWriteOp)
def _transfer_write_effects(op: TransferWriteOp) -> Sequence[EffectInstance]:
    return [write(operand_slot(op, TransferWriteOp.base))] if isinstance(op.base.type, MemRefType) else []


@MemoryEffects.implement(PrintOp)
def _print_effects(op: PrintOp) -> Sequence[EffectInstance]:
    return [write()]


@ConditionallySpeculatable.implement(TransferReadOp, TransferWriteOp)
def _transfer_speculatability(op: TransferReadOp | TransferWriteOp) -> Speculatability:
    return Speculatability.ALWAYS if isinstance(op.base.type, TensorType) else Speculatability.NOT
