"""Splits small memrefs on the stack into one allocation for each used element."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any

from lamina.dialects.memref.ops import AllocaOp, LoadOp, StoreOp
from lamina.interfaces.memory_slots import (
    DestructurableAccessorModel,
    DestructurableAccessorOpInterface,
    DestructurableAllocationModel,
    DestructurableAllocationOpInterface,
    DestructurableMemorySlot,
    SlotParts,
    SlotUses,
)
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, IntegerAttr
from lamina.ir.types import IndexType, MemRefType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value

if TYPE_CHECKING:
    from lamina.ir.builder import Builder

# Larger memrefs are left alone.
MAX_ELEMENTS = 16


@DestructurableAllocationOpInterface.implement(AllocaOp)
class _Allocation(DestructurableAllocationModel):
    @staticmethod
    def get_destructurable_slots(operation: AllocaOp) -> list[DestructurableMemorySlot]:
        type = operation.memref.type
        if not type.has_static_shape or not 1 != prod(type.shape) <= MAX_ELEMENTS:
            return []
        elements: dict[Attribute, Any] = {
            _index(position): type.element_type for position in product(*map(range, type.shape))
        }
        return [DestructurableMemorySlot(operation.memref, type, elements)]

    @staticmethod
    def allocate_part(operation: AllocaOp, part: Type, builder: Builder) -> Value:
        return builder.create(AllocaOp, memref=MemRefType((), part)).memref


@DestructurableAccessorOpInterface.implement(LoadOp, StoreOp)
class _Access(DestructurableAccessorModel):
    @staticmethod
    def can_rewire(operation: LoadOp | StoreOp, uses: SlotUses) -> bool:
        slot = uses.slot
        if operation.memref is not slot.pointer:
            return False
        if isinstance(operation, StoreOp) and operation.value is slot.pointer:
            return False
        index = _accessed(operation)
        if index is None or index not in slot.subelement_types:
            return False
        uses.used[index] = None
        return True

    @staticmethod
    def rewire(operation: LoadOp | StoreOp, parts: SlotParts) -> bool:
        index = _accessed(operation)
        assert index is not None
        values = [operation.value] if isinstance(operation, StoreOp) else []
        operation.set_operands([*values, parts.subslots[index].pointer])
        return False


def _index(position: tuple[int, ...]) -> ArrayAttr:
    return ArrayAttr([IntegerAttr(IndexType(), number) for number in position])


def _accessed(operation: LoadOp | StoreOp) -> ArrayAttr | None:
    """Returns the constant index of an access."""
    constants = [constant_value(value) for value in operation.indices]
    numbers = tuple(constant.value for constant in constants if isinstance(constant, IntegerAttr))
    return _index(numbers) if len(numbers) == len(constants) else None
