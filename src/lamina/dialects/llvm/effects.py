"""Memory effects of llvm operations that their fields cannot express."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define.operand_slots import operand_slot
from lamina.dialects.llvm import ops
from lamina.dialects.llvm.enums import AtomicOrdering
from lamina.interfaces.effects import (
    ConditionallySpeculatable,
    EffectInstance,
    MemoryEffects,
    Speculatability,
    read,
    write,
)
from lamina.ir.attributes import IntegerAttr
from lamina.rewrite.fold import constant_value

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops.memory import LoadOp, StoreOp


def _is_ordered(op: LoadOp | StoreOp) -> bool:
    """True if an access is volatile or synchronises, and so may touch any memory."""
    return op.volatile_ or op.ordering.value >= AtomicOrdering.MONOTONIC.value


@MemoryEffects.implement(ops.LoadOp)
def load_effects(op: ops.LoadOp) -> Sequence[EffectInstance]:
    loads = [read(operand_slot(op, ops.LoadOp.addr))]
    return [*loads, write(), read()] if _is_ordered(op) else loads


@MemoryEffects.implement(ops.StoreOp)
def store_effects(op: ops.StoreOp) -> Sequence[EffectInstance]:
    stores = [write(operand_slot(op, ops.StoreOp.addr))]
    return [*stores, write(), read()] if _is_ordered(op) else stores


@MemoryEffects.implement(ops.InlineAsmOp)
def inline_asm_effects(op: ops.InlineAsmOp) -> Sequence[EffectInstance]:
    return [write(), read()] if op.has_side_effects else []


@ConditionallySpeculatable.implement(ops.UDivOp)
def unsigned_division_speculatability(op: ops.UDivOp) -> Speculatability:
    """Unsigned division is speculatable if the divisor is a nonzero constant."""
    divisor = constant_value(op.rhs)
    safe = isinstance(divisor, IntegerAttr) and divisor.value != 0
    return Speculatability.ALWAYS if safe else Speculatability.NOT


@ConditionallySpeculatable.implement(ops.SDivOp)
def signed_division_speculatability(op: ops.SDivOp) -> Speculatability:
    """Signed division is speculatable if the divisor is a constant other than 0 and -1, as MIN / -1 overflows."""
    divisor = constant_value(op.rhs)
    safe = isinstance(divisor, IntegerAttr) and divisor.signed_value not in (0, -1)
    return Speculatability.ALWAYS if safe else Speculatability.NOT
