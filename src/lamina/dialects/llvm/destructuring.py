"""Splitting arrays and structs on the stack into one allocation for each part that is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import property_of
from lamina.dialects.llvm.fold import DYNAMIC_INDEX
from lamina.dialects.llvm.layout import align_to, struct_fields
from lamina.dialects.llvm.memory_intrinsics import (
    MemcpyInlineOp,
    MemcpyOp,
    MemmoveOp,
    MemsetInlineOp,
    MemsetOp,
)
from lamina.dialects.llvm.memory_slots import known_length
from lamina.dialects.llvm.ops import AllocaOp, ConstantOp, GEPOp, LoadOp, StoreOp
from lamina.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from lamina.interfaces.memory_slots import (
    DestructurableAccessorModel,
    DestructurableAccessorOpInterface,
    DestructurableAllocationModel,
    DestructurableAllocationOpInterface,
    DestructurableMemorySlot,
    MemorySlot,
    SafeMemorySlotAccessModel,
    SafeMemorySlotAccessOpInterface,
    SlotParts,
    SlotUses,
)
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI32ArrayAttr, IntegerAttr, TypeAttr
from lamina.ir.types import IntegerType
from lamina.ir.value import Value
from lamina.rewrite.create import create_or_fold

if TYPE_CHECKING:
    from lamina.interfaces.data_layout import DataLayout
    from lamina.ir.builder import Builder

# Larger arrays are left alone.
MAX_ELEMENTS = 16
_BYTE = IntegerType(8)
_POINTER = LLVMPointerType()


def _index(number: int) -> IntegerAttr:
    return IntegerAttr(IntegerType(32), number)


@DestructurableAllocationOpInterface.implement(AllocaOp)
class _Allocation(DestructurableAllocationModel):
    @staticmethod
    def get_destructurable_slots(operation: AllocaOp) -> list[DestructurableMemorySlot]:
        if operation.parent_region is None or operation.parent is not operation.parent_region.first_block:
            return []
        type = operation.elem_type
        if isinstance(type, LLVMStructType):
            parts = list(type.body)
        elif isinstance(type, LLVMArrayType) and type.num_elements <= MAX_ELEMENTS:
            parts = [type.element_type] * type.num_elements
        else:
            return []
        types: dict[Attribute, Type] = {_index(number): part for number, part in enumerate(parts)}
        return [DestructurableMemorySlot(operation.res, type, types)]

    @staticmethod
    def allocate_part(operation: AllocaOp, part: Type, builder: Builder) -> Value:
        return builder.create(AllocaOp, operation.array_size, elem_type=TypeAttr(part), res=_POINTER).res


# ---- Addresses


def _offset_of(address: GEPOp, layout: DataLayout) -> int | None:
    """Returns the bytes that an address computation adds; None where an index is no constant or negative."""
    indices = address.raw_constant_indices
    if any(index < 0 or index == DYNAMIC_INDEX for index in indices):
        return None
    type = address.elem_type
    offset: int = indices[0] * layout.size(type)
    for index in indices[1:]:
        if isinstance(type, LLVMArrayType):
            type = type.element_type
            offset += index * layout.size(type)
        elif isinstance(type, LLVMStructType):
            # As in MLIR the whole offset is aligned, not the one within the struct.
            for position, field in enumerate(type.body[: index + 1]):
                if not type.packed:
                    offset = align_to(offset, layout.abi_alignment(field))
                if position < index:
                    offset += layout.size(field)
            type = type.body[index]
        else:
            return None
    return offset


def _part_at(type: Type, offset: int, layout: DataLayout) -> tuple[int, int] | None:
    """Returns the number of the part that a byte belongs to, and where in it; None for padding and beyond the end."""
    if offset >= layout.size(type):
        return None
    if isinstance(type, LLVMArrayType):
        return divmod(offset, layout.size(type.element_type))
    if isinstance(type, LLVMStructType):
        for number, (start, field) in enumerate(struct_fields(type, layout)):
            if start <= offset < start + layout.size(field):
                return number, offset - start
    return None


def _accessed_part(address: GEPOp, slot: MemorySlot, layout: DataLayout) -> tuple[int, int] | None:
    offset = _offset_of(address, layout)
    return None if offset is None else _part_at(slot.element_type, offset, layout)


@SafeMemorySlotAccessOpInterface.implement(GEPOp)
@DestructurableAccessorOpInterface.implement(GEPOp)
class _Address(DestructurableAccessorModel, SafeMemorySlotAccessModel):
    """An address within one part becomes one in that part's own slot, counted in bytes."""

    @staticmethod
    def can_rewire(operation: GEPOp, uses: SlotUses) -> bool:
        slot = uses.slot
        if operation.base is not slot.pointer or not isinstance(slot.pointer.type, LLVMPointerType):
            return False
        part = _accessed_part(operation, slot, uses.layout)
        if part is None:
            return False
        index = _index(part[0])
        uses.derived.append(MemorySlot(operation.res, slot.subelement_types[index]))
        uses.used[index] = None
        return True

    @staticmethod
    def rewire(operation: GEPOp, parts: SlotParts) -> bool:
        part = _accessed_part(operation, parts.slot, parts.layout)
        assert part is not None
        number, offset = part
        result: Value = operation.res
        value = create_or_fold(
            parts.builder,
            GEPOp,
            parts.subslots[_index(number)].pointer,
            raw_constant_indices=DenseI32ArrayAttr([offset]),
            elem_type=TypeAttr(_BYTE),
            no_wrap_flags=property_of(operation, GEPOp.no_wrap_flags),
            res=result.type,
            location=operation.raw_location,
        )
        result.replace_all_uses_with(value)
        return True

    @staticmethod
    def ensure_only_safe_accesses(
        operation: GEPOp | GEPOp, slot: MemorySlot, derived: list[MemorySlot], layout: DataLayout
    ) -> bool:
        if operation.base is not slot.pointer:
            return True
        offset = _offset_of(operation, layout)
        if offset is None or offset >= layout.size(slot.element_type):
            return False
        derived.append(MemorySlot(operation.res, operation.elem_type))
        return True


# ---- Loads and stores


def _moved_type(operation: StoreOp | LoadOp) -> Type:
    return operation.value.type if isinstance(operation, StoreOp) else operation.results[0].type


@SafeMemorySlotAccessOpInterface.implement(LoadOp, StoreOp)
@DestructurableAccessorOpInterface.implement(LoadOp, StoreOp)
class _Access(DestructurableAccessorModel, SafeMemorySlotAccessModel):
    """A load or store of the aggregate's pointer itself is one of its first part."""

    @staticmethod
    def can_rewire(operation: StoreOp, uses: SlotUses) -> bool:
        if operation.volatile_:
            return False
        if isinstance(operation, StoreOp) and operation.value is uses.slot.pointer:
            return False
        first = uses.slot.subelement_types.get(_index(0))
        if first is None or uses.layout.size(_moved_type(operation)) > uses.layout.size(first):
            return False
        uses.used[_index(0)] = None
        return True

    @staticmethod
    def rewire(operation: StoreOp, parts: SlotParts) -> bool:
        operation.set_operand(operation.num_operands - 1, parts.subslots[_index(0)].pointer)
        return False

    @staticmethod
    def ensure_only_safe_accesses(
        operation: StoreOp | LoadOp, slot: MemorySlot, derived: list[MemorySlot], layout: DataLayout
    ) -> bool:
        if operation.addr is not slot.pointer:
            return True
        return layout.size(_moved_type(operation)) <= layout.size(slot.element_type)


# ---- Fills and copies


Write = MemcpyOp | MemcpyInlineOp | MemmoveOp | MemsetOp | MemsetInlineOp


def _writes_within(operation: Write, slot: MemorySlot, layout: DataLayout) -> bool:
    length = known_length(operation)
    return operation.dst is slot.pointer and length is not None and length <= layout.size(slot.element_type)


def _length_field(operation: Write, number: int, builder: Builder) -> Value | IntegerAttr:
    """A length as the operation has it: an attribute, or a constant operation."""
    if isinstance(operation, MemcpyInlineOp | MemsetInlineOp):
        return IntegerAttr(property_of(operation, type(operation).len, IntegerAttr).type, number)
    wide = operation.len.type
    constant: Value = builder.create(ConstantOp, IntegerAttr.wrapped(wide, number), res=wide).results[0]
    return constant


class _SafeWrite(SafeMemorySlotAccessModel):
    @staticmethod
    def ensure_only_safe_accesses(
        operation: Write, slot: MemorySlot, derived: list[MemorySlot], layout: DataLayout
    ) -> bool:
        return _writes_within(operation, slot, layout)


@SafeMemorySlotAccessOpInterface.implement(MemsetOp, MemsetInlineOp)
@DestructurableAccessorOpInterface.implement(MemsetOp, MemsetInlineOp)
class _Fill(DestructurableAccessorModel, _SafeWrite):
    """A fill becomes one of each used part that it reaches."""

    @staticmethod
    def can_rewire(operation: MemsetOp | MemsetInlineOp, uses: SlotUses) -> bool:
        return not operation.is_volatile and _writes_within(operation, uses.slot, uses.layout)

    @staticmethod
    def rewire(operation: MemsetOp | MemsetInlineOp, parts: SlotParts) -> bool:
        slot, layout = parts.slot, parts.layout
        length = known_length(operation)
        assert length is not None
        packed = isinstance(slot.element_type, LLVMStructType) and slot.element_type.packed
        covered = 0
        for index, part in slot.subelement_types.items():
            if not packed:
                covered = align_to(covered, layout.abi_alignment(part))
            if covered >= length:
                break
            if index in parts.subslots:
                size = _length_field(operation, min(length - covered, layout.size(part)), parts.builder)
                volatile = operation.is_volatile
                parts.builder.create(type(operation), parts.subslots[index].pointer, operation.val, size, volatile)
            covered += layout.size(part)
        return True


@SafeMemorySlotAccessOpInterface.implement(MemcpyOp, MemmoveOp, MemcpyInlineOp)
@DestructurableAccessorOpInterface.implement(MemcpyOp, MemmoveOp, MemcpyInlineOp)
class _Copy(DestructurableAccessorModel, _SafeWrite):
    """A copy of the whole slot becomes one of each used part; what is copied from is used in all parts."""

    @staticmethod
    def can_rewire(operation: MemcpyOp | MemcpyInlineOp | MemmoveOp, uses: SlotUses) -> bool:
        slot = uses.slot
        if operation.is_volatile or known_length(operation) != uses.layout.size(slot.element_type):
            return False
        if operation.src is slot.pointer:
            uses.used.update(dict.fromkeys(slot.subelement_types))
        return True

    @staticmethod
    def rewire(operation: MemcpyOp | MemcpyInlineOp | MemmoveOp, parts: SlotParts) -> bool:
        slot, builder = parts.slot, parts.builder
        writes = operation.dst is slot.pointer
        other = operation.src if writes else operation.dst
        for number, index in enumerate(slot.subelement_types):
            if index not in parts.subslots:
                continue
            there = builder.create(
                GEPOp,
                other,
                raw_constant_indices=DenseI32ArrayAttr([0, number]),
                elem_type=TypeAttr(slot.element_type),
                res=_POINTER,
            ).results[0]
            here = parts.subslots[index].pointer
            size = _length_field(operation, parts.layout.size(parts.subslots[index].element_type), builder)
            ends = (here, there) if writes else (there, here)
            builder.create(type(operation), *ends, size, operation.is_volatile)
        return True
