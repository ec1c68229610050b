"""Splitting small memrefs on the stack into one allocation for each element that is used."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

from lamina.dialects.memref.ops import AllocaOp, LoadOp, StoreOp
from lamina.interfaces.memory_slots import (
    DestructurableAccessorModel,
    DestructurableAccessorOpInterface,
    DestructurableAllocationModel,
    DestructurableAllocationOpInterface,
    DestructurableMemorySlot,
    MemorySlot,
)
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, IntegerAttr
from lamina.ir.types import IndexType, MemRefType
from lamina.rewrite.fold import constant_value

# Larger memrefs are left alone.
MAX_ELEMENTS = 16


@DestructurableAllocationOpInterface.implement(AllocaOp)
class _Allocation(DestructurableAllocationModel):
    @staticmethod
    def get_destructurable_slots(operation: Any) -> list[DestructurableMemorySlot]:
        type: Any = operation.results[0].type
        if not type.has_static_shape or not 1 != prod(type.shape) <= MAX_ELEMENTS:
            return []
        elements: dict[Attribute, Any] = {
            _index(position): type.element_type for position in product(*map(range, type.shape))
        }
        return [DestructurableMemorySlot(operation.results[0], type, elements)]

    @staticmethod
    def destructure(
        operation: Any, slot: DestructurableMemorySlot, used: dict[Attribute, None], builder: Any
    ) -> dict[Attribute, MemorySlot]:
        builder.set_insertion_point_after(operation)
        made: dict[Attribute, MemorySlot] = {}
        for index in used:
            element = slot.subelement_types[index]
            alloca = builder.create(AllocaOp, memref=MemRefType((), element), location=operation.raw_location)
            made[index] = MemorySlot(alloca.results[0], element)
        return made


@DestructurableAccessorOpInterface.implement(LoadOp, StoreOp)
class _Access(DestructurableAccessorModel):
    @staticmethod
    def can_rewire(
        operation: Any,
        slot: DestructurableMemorySlot,
        used: dict[Attribute, None],
        must_be_safe: list[MemorySlot],
        layout: Any,
    ) -> bool:
        if operation.memref is not slot.pointer:
            return False
        if isinstance(operation, StoreOp) and operation.value is slot.pointer:
            return False
        index = _accessed(operation)
        if index is None or index not in slot.subelement_types:
            return False
        used[index] = None
        return True

    @staticmethod
    def rewire(
        operation: Any, slot: DestructurableMemorySlot, subslots: dict[Attribute, MemorySlot], builder: Any, layout: Any
    ) -> bool:
        index = _accessed(operation)
        assert index is not None
        values = [operation.value] if isinstance(operation, StoreOp) else []
        operation.set_operands([*values, subslots[index].pointer])
        return False


def _index(position: tuple[int, ...]) -> ArrayAttr:
    return ArrayAttr([IntegerAttr(IndexType(), number) for number in position])


def _accessed(operation: Any) -> ArrayAttr | None:
    """The constant index of an access."""
    constants = [constant_value(value) for value in operation.indices]
    numbers = tuple(one.value for one in constants if isinstance(one, IntegerAttr))
    return _index(numbers) if len(numbers) == len(constants) else None
