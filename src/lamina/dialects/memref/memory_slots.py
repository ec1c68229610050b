"""Memory slots of the memref dialect: allocations on the stack with one element."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from lamina.dialects.memref.ops import AllocaOp, LoadOp, StoreOp
from lamina.dialects.ub.ops import PoisonOp
from lamina.interfaces.memory_slots import (
    MemorySlot,
    PromotableAllocationModel,
    PromotableAllocationOpInterface,
    PromotableLoadModel,
    PromotableMemOpInterface,
    PromotableStoreModel,
    ReachedSlot,
)
from lamina.ir.types import MemRefType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.builder import Builder
    from lamina.ir.operation import Operation


@PromotableAllocationOpInterface.implement(AllocaOp)
class _Allocation(PromotableAllocationModel):
    @staticmethod
    def get_promotable_slots(operation: AllocaOp) -> list[MemorySlot]:
        type = operation.memref.type
        assert isinstance(type, MemRefType)
        if not type.has_static_shape or prod(type.shape) != 1:
            return []
        return [MemorySlot(operation.memref, type.element_type)]

    @staticmethod
    def get_default_value(operation: AllocaOp, slot: MemorySlot, builder: Builder) -> Value:
        poison: Value = builder.create(PoisonOp, result=slot.element_type).results[0]
        return poison


@PromotableMemOpInterface.implement(LoadOp)
class _Load(PromotableLoadModel):
    address = "memref"

    @classmethod
    def remove_blocking_uses(cls, operation: Operation, at: ReachedSlot) -> bool:
        operation.results[0].replace_all_uses_with(at.reaching)
        return True


@PromotableMemOpInterface.implement(StoreOp)
class _Store(PromotableStoreModel):
    address = "memref"

    @classmethod
    def get_stored(cls, operation: StoreOp, at: ReachedSlot) -> Value:
        stored: Value = operation.value
        return stored
