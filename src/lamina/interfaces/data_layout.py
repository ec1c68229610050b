"""Sizes and alignments of types in memory, as MLIR's default data layout has them.

Dialect types register their own queries; a ``dlti.dl_spec`` entry for index is respected.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.dialect import load_role
from lamina.ir.operation import Operation
from lamina.ir.types import ComplexType, FloatType, IndexType, IntegerType, VectorType

# A query is a function (type, layout) -> bits (sizes) or bytes (alignments).
Query = Callable[[Any, "DataLayout"], int]

_sizes: dict[type[Type], Query] = {}
_alignments: dict[type[Type], Query] = {}


def register_type_layout(cls: type[Type], size_in_bits: Query, alignment: Query) -> None:
    """Registers sizes (bits) and ABI alignments (bytes) of a class of types."""
    _sizes[cls] = size_in_bits
    _alignments[cls] = alignment


class DataLayout:
    """The data layout at an operation."""

    def __init__(self, scope: Operation | None = None) -> None:
        self.index_width = 64
        if scope is not None:
            self._read_specification(scope)

    def _read_specification(self, scope: Operation) -> None:
        for holder in (scope, *scope.ancestors):
            specification = holder.get_attr("dlti.dl_spec")
            for entry in getattr(specification, "entries", ()) or ():
                key, value = (getattr(entry, "key", None), getattr(entry, "value", None))
                if isinstance(key, IndexType) and isinstance(value, IntegerAttr):
                    self.index_width = value.value
                    return

    def size_in_bits(self, type_: Type) -> int:
        """Returns the bits that a value of the type has. Raises TypeError for types without a layout."""
        if isinstance(type_, IntegerType | FloatType):
            return type_.width
        if isinstance(type_, IndexType):
            return self.index_width
        if isinstance(type_, ComplexType):
            element = type_.element_type
            return 2 * _round_up(self.size(element), self.abi_alignment(element)) * 8
        if isinstance(type_, VectorType):
            *outer, inner = type_.shape or (1,)
            count = 1
            for size in outer:
                count *= size
            return count * _power_of_two(inner) * self.size(type_.element_type) * 8
        return self._registered(_sizes, type_)(type_, self)

    def known_size_in_bits(self, type_: Type) -> int | None:
        """Returns the bits of a value; None for types without a layout."""
        try:
            return self.size_in_bits(type_)
        except TypeError:
            return None

    def size(self, type_: Type) -> int:
        """Returns the bytes that a value of the type takes, without padding."""
        return (self.size_in_bits(type_) + 7) // 8

    def abi_alignment(self, type_: Type) -> int:
        """Returns the ABI alignment in bytes."""
        if isinstance(type_, IndexType):
            return self.abi_alignment(IntegerType(self.index_width))
        if isinstance(type_, IntegerType):
            return _power_of_two((type_.width + 7) // 8) if type_.width < 64 else 4
        if isinstance(type_, ComplexType):
            return self.abi_alignment(type_.element_type)
        if isinstance(type_, FloatType | VectorType):
            return _power_of_two(self.size(type_))
        return self._registered(_alignments, type_)(type_, self)

    def preferred_alignment(self, type_: Type) -> int:
        """Returns the preferred alignment in bytes."""
        if isinstance(type_, IntegerType | IndexType | FloatType):
            return _power_of_two(self.size(type_))
        if isinstance(type_, ComplexType):
            return self.preferred_alignment(type_.element_type)
        return self.abi_alignment(type_)

    def _registered(self, queries: dict[type[Type], Query], type_: Type) -> Query:
        load_role(type_.dialect_name, "layout")
        for base in type(type_).__mro__:
            if base in queries:
                return queries[base]
        raise TypeError(f"the type {type_} has no layout in memory")


def _round_up(number: int, multiple: int) -> int:
    return -(-number // multiple) * multiple


def _power_of_two(number: int) -> int:
    return 1 << max(0, number - 1).bit_length()


def data_layout(operation: Operation) -> DataLayout:
    """Returns the layout that holds at an operation."""
    return DataLayout(operation)
