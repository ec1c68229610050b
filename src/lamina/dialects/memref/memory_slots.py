"""Memory slots of the memref dialect: allocations on the stack with one element."""

from __future__ import annotations

from math import prod
from typing import Any

from lamina.dialects.memref.ops import AllocaOp, LoadOp, StoreOp
from lamina.dialects.ub.ops import PoisonOp
from lamina.interfaces.memory_slots import (
    MemorySlot,
    PromotableAllocationModel,
    PromotableAllocationOpInterface,
    PromotableMemOpInterface,
    PromotableMemOpModel,
)
from lamina.ir.types import MemRefType
from lamina.ir.value import OpOperand, Value


@PromotableAllocationOpInterface.implement(AllocaOp)
class _Allocation(PromotableAllocationModel):
    @staticmethod
    def get_promotable_slots(operation: Any) -> list[MemorySlot]:
        type: Any = operation.results[0].type
        assert isinstance(type, MemRefType)
        if not type.has_static_shape or prod(type.shape) != 1:
            return []
        return [MemorySlot(operation.results[0], type.element_type)]

    @staticmethod
    def get_default_value(operation: Any, slot: MemorySlot, builder: Any) -> Value:
        made: Value = builder.create(PoisonOp, result=slot.element_type).results[0]
        return made


@PromotableMemOpInterface.implement(LoadOp)
class _Load(PromotableMemOpModel):
    @staticmethod
    def loads_from(operation: Any, slot: MemorySlot) -> bool:
        return operation.memref is slot.pointer

    @staticmethod
    def can_uses_be_removed(
        operation: Any, slot: MemorySlot, blocking: set[OpOperand], new_blocking: list[OpOperand], layout: Any
    ) -> bool:
        return (
            all(use.value is slot.pointer for use in blocking)
            and operation.memref is slot.pointer
            and operation.results[0].type == slot.element_type
        )

    @staticmethod
    def remove_blocking_uses(
        operation: Any, slot: MemorySlot, blocking: set[OpOperand], builder: Any, reaching: Value, layout: Any
    ) -> bool:
        operation.results[0].replace_all_uses_with(reaching)
        return True


@PromotableMemOpInterface.implement(StoreOp)
class _Store(PromotableMemOpModel):
    @staticmethod
    def stores_to(operation: Any, slot: MemorySlot) -> bool:
        return operation.memref is slot.pointer

    @staticmethod
    def get_stored(operation: Any, slot: MemorySlot, builder: Any, reaching: Value, layout: Any) -> Value:
        stored: Value = operation.value
        return stored

    @staticmethod
    def can_uses_be_removed(
        operation: Any, slot: MemorySlot, blocking: set[OpOperand], new_blocking: list[OpOperand], layout: Any
    ) -> bool:
        return (
            all(use.value is slot.pointer for use in blocking)
            and operation.memref is slot.pointer
            and operation.value is not slot.pointer
            and operation.value.type == slot.element_type
        )
