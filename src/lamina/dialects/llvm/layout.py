"""Sizes and alignments of the llvm dialect's types in memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lamina.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from lamina.interfaces.data_layout import register_type_layout
from lamina.ir.attribute import Type

if TYPE_CHECKING:
    from lamina.interfaces.data_layout import DataLayout

POINTER_BYTES = 8


def align_to(offset: int, alignment: int) -> int:
    """Returns the first multiple of the alignment that is not below the offset."""
    return -(-offset // alignment) * alignment


def struct_fields(type: LLVMStructType, layout: DataLayout) -> Iterator[tuple[int, Type]]:
    """Yields the offset in bytes and the type of each field."""
    offset = 0
    for field in type.body:
        if not type.packed:
            offset = align_to(offset, layout.abi_alignment(field))
        yield offset, field
        offset += layout.size(field)


def _array_bits(type: LLVMArrayType, layout: DataLayout) -> int:
    element = type.element_type
    return align_to(layout.size(element), layout.abi_alignment(element)) * type.num_elements * 8


def _struct_bits(type: LLVMStructType, layout: DataLayout) -> int:
    end = 0
    for offset, field in struct_fields(type, layout):
        end = offset + layout.size(field)
    return align_to(end, _struct_alignment(type, layout)) * 8


def _struct_alignment(type: LLVMStructType, layout: DataLayout) -> int:
    if type.packed:
        return 1
    return max((layout.abi_alignment(field) for field in type.body), default=1)


register_type_layout(LLVMPointerType, lambda type, layout: POINTER_BYTES * 8, lambda type, layout: POINTER_BYTES)
register_type_layout(
    LLVMArrayType, _array_bits, lambda type, layout: layout.abi_alignment(type.element_type)
)
register_type_layout(LLVMStructType, _struct_bits, _struct_alignment)
