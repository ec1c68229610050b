"""Packed constant inputs: their panels are computed at compile time and stored in a constant of the module."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from lamina.conversion.vector_loops.accesses import Access
from lamina.conversion.vector_loops.dot_products import GROUP, I16, I32, PAIR
from lamina.conversion.vector_loops.iteration import Index
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import DivUIOp
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.memref.ops import GetGlobalOp, GlobalOp
from lamina.ir.affine import AffineDimExpr
from lamina.ir.array_memory import ALIGNMENT, aligned_empty, copy_parts, release_pages
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import (
    DenseResourceElementsAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from lamina.ir.builder import Builder
from lamina.ir.dense import numbers_of
from lamina.ir.operation import Operation
from lamina.ir.resource_blob import DenseResourceBlob
from lamina.ir.symbols import SymbolTable, lookup_nearest_symbol_from
from lamina.ir.types import FloatType, IntegerType, MemRefType, RankedTensorType, i64
from lamina.ir.value import Value


class Order(NamedTuple):
    """The order in which a packed input is read: loops outside the vectorized one, the vectorized loop, the inner
    reductions, the vector length, and where the vectors of the last panel begin if it overlaps the previous one."""

    outer: Sequence[int]
    lanes: int
    reductions: Sequence[int]
    length: int
    last: int | None


def constant_array(access: Access) -> np.ndarray | None:
    """Returns the numbers of an input that is a constant of the module."""
    owner = access.value.defining_op
    if not isinstance(owner, GetGlobalOp) or not access.map.is_projected_permutation():
        return None
    symbol = lookup_nearest_symbol_from(owner, owner.name_)
    value = symbol.initial_value if isinstance(symbol, GlobalOp) and symbol.constant is not None else None
    if not isinstance(access.type.element_type, IntegerType | FloatType) or access.type.element_type.width % 8:
        return None
    numbers = numbers_of(value)
    return None if numbers is None else numbers.reshape(access.type.shape)


def _module_of(operation: Operation) -> Operation:
    for outer in operation.ancestors:
        if isinstance(outer, ModuleOp):
            return outer
    raise AssertionError("a get_global outside of a module")


class ConstantPanels:
    """The panels of one input; see ``emit``."""

    def __init__(self, builder: Builder, access: Access, array: np.ndarray, order: Order, near: Operation) -> None:
        self.builder, self.order, self.near = builder, order, near
        loops = [expr.position for expr in access.map.results if isinstance(expr, AffineDimExpr)]
        self.outer = [loop for loop in order.outer if loop in loops]
        self.reductions = [loop for loop in order.reductions if loop in loops]
        self.array = array.transpose([loops.index(loop) for loop in (*self.outer, order.lanes, *self.reductions)])
        element = access.type.element_type
        assert isinstance(element, IntegerType | FloatType)
        self.element: IntegerType | FloatType = element

    def _parts(self, array: np.ndarray) -> Iterator[tuple[tuple[slice | int, ...], np.ndarray]]:
        """The place of each panel, and the part of an array outer x lanes x ... that it holds, its lanes last."""
        axis, length = len(self.outer), self.order.length
        starts = [number * length for number in range(self._count)]
        if self.order.last is not None:
            starts[-1] = self.order.last
        before = (slice(None),) * axis
        for number, start in enumerate(starts):
            yield (*before, number), np.moveaxis(array[(*before, slice(start, start + length))], axis, -1)

    @property
    def _count(self) -> int:
        """The number of panels."""
        result: int = -(-self.array.shape[len(self.outer)] // self.order.length)
        return result

    def _panels(self, array: np.ndarray) -> np.ndarray:
        """outer x panel x reductions x lane, with zeros after the end."""
        axis = len(self.outer)
        shape = (*array.shape[:axis], self._count, *array.shape[axis + 1 :], self.order.length)
        panels = aligned_empty(shape, array.dtype)
        parts = []
        for place, part in self._parts(array):
            panel = panels[place]
            parts.append((panel[..., : part.shape[-1]], part))
            panel[..., part.shape[-1] :] = 0
        copy_parts(array, parts)
        return panels

    def whole(self) -> Value:
        """Returns the constant that holds the panels."""
        return self._constant(self._panels(self.array), self.element)

    def groups(self, group: int = GROUP) -> Value:
        """Returns the constant that holds them with the elements of a group, by default four bytes, together."""
        return self._groups(self.array, self.element, group)

    def wide_pairs(self, signed: bool) -> Value:
        """Returns the constant that holds them with two elements together, each extended to 16 bits."""
        if self.element.width == I16.width:
            return self.groups(PAIR)
        return self._groups(self.array.view(np.int8 if signed else np.uint8), I16, PAIR)

    def _groups(self, array: np.ndarray, element: IntegerType | FloatType, group: int) -> Value:
        axis, length = len(self.outer), self.order.length
        *reductions, depth = array.shape[axis + 1 :]
        shape = (*array.shape[:axis], self._count, *reductions, -(-depth // group), length, group)
        groups = aligned_empty(shape, np.dtype(np.int16) if element is I16 else array.dtype)
        parts = []
        for place, part in self._parts(array):
            panel, lanes = groups[place], part.shape[-1]
            panel[..., lanes:, :] = 0
            for position in range(group):
                elements = part[..., position::group, :]
                panel[..., elements.shape[-2] :, :, position] = 0
                parts.append((panel[..., : elements.shape[-2], :lanes, position], elements))
        copy_parts(array, parts)
        return self._constant(groups.reshape(*shape[:-2], length * group), element)

    def sums(self, factor: int, signed: bool) -> Value:
        """Returns the constant that holds the sum of the bytes of each lane, times a factor."""
        array = self.array.view(np.int8 if signed else np.uint8)
        sums = array.sum(axis=tuple(range(len(self.outer) + 1, array.ndim)), dtype=np.int64) * factor
        release_pages(array)
        return self._constant(self._panels(sums.astype(np.int32)), I32)

    def _constant(self, array: np.ndarray, element: IntegerType | FloatType) -> Value:
        """Returns a constant of the module, read before the operation."""
        type = MemRefType(array.shape, element)
        # Large ones are not copied on their way into the compiled object.
        blob = DenseResourceBlob("packed", array.reshape(-1).view(np.uint8).data, ALIGNMENT)
        value = DenseResourceElementsAttr(RankedTensorType(array.shape, element), blob)
        properties: dict[str, Attribute] = {
            "sym_name": StringAttr("__packed"),
            "sym_visibility": StringAttr("private"),
            "type": TypeAttr(type),
            "initial_value": value,
            "constant": UnitAttr(),
            "alignment": IntegerAttr(i64, ALIGNMENT),
        }
        module = _module_of(self.near)
        new_global = GlobalOp((), (), properties, location=self.near.raw_location)
        name = SymbolTable(module).insert(new_global, before=module.regions[0].entry_block.first_op)
        blob.key = name
        return self.builder.create(GetGlobalOp, name, result_types=[type]).result

    def prefix(self, at: Mapping[int, Index]) -> list[Value]:
        """Returns the indices of the panel that a step of the loops reads."""
        return [*(self._value(at[loop]) for loop in self.outer), self._number(at[self.order.lanes])]

    def _number(self, at: Index) -> Value:
        """Returns the number of the panel whose vectors begin at an index."""
        if at.base is None:
            return constant_index(self.builder, -(-at.offset // self.order.length))
        length = constant_index(self.builder, self.order.length)
        return self.builder.create(DivUIOp, self._value(at), length).result

    def _value(self, at: Index) -> Value:
        if at.base is None:
            return constant_index(self.builder, at.offset)
        assert at.offset == 0
        return at.base
