"""Slices of tensors and memrefs by offsets, sizes and strides that are numbers or values."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.properties import segment_sizes
from lamina.dialects.memref.layouts import subview_type
from lamina.dialects.memref.ops import SubViewOp
from lamina.dialects.tensor.ops import ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType, RankedTensorType, TensorType
from lamina.ir.value import Value, type_as


class Slice:
    """Offsets, sizes and strides, one each for a dim."""

    __slots__ = ("offsets", "sizes", "strides")

    def __init__(self, offsets: Sequence[Size], sizes: Sequence[Size], strides: Sequence[Size] | None = None) -> None:
        self.offsets = list(offsets)
        self.sizes = list(sizes)
        self.strides = [1] * len(self.offsets) if strides is None else list(strides)

    def parts(self, leading: int) -> tuple[list[Value], dict[str, Attribute]]:
        """Returns the values among them, and the properties of a slicing operation with ``leading`` operands before
        them."""
        lists = [split_mixed_values(part) for part in (self.offsets, self.sizes, self.strides)]
        names = ("static_offsets", "static_sizes", "static_strides")
        properties: dict[str, Attribute] = {
            name: DenseI64ArrayAttr(static) for name, (static, _) in zip(names, lists, strict=True)
        }
        counts = [1] * leading + [len(values) for _, values in lists]
        properties.update(segment_sizes(*counts))
        return [value for _, values in lists for value in values], properties


def extract_slice(builder: Builder, source: Value, slice: Slice, result_type: Type | None = None) -> ExtractSliceOp:
    """Creates ``tensor.extract_slice``; its type follows from the sizes by default."""
    type = type_as(source, RankedTensorType)
    values, properties = slice.parts(1)
    if result_type is None:
        result_type = RankedTensorType(split_mixed_values(slice.sizes)[0], type.element_type, type.encoding)
    return builder.insert(ExtractSliceOp([source, *values], [result_type], properties, location=builder.location))


def subview(builder: Builder, source: Value, slice: Slice, result_type: Type | None = None) -> SubViewOp:
    """Creates ``memref.subview``; its type follows from the slice by default."""
    values, properties = slice.parts(1)
    if result_type is None:
        offsets, sizes, strides = (split_mixed_values(part)[0] for part in (slice.offsets, slice.sizes, slice.strides))
        result_type = subview_type(type_as(source, MemRefType), offsets, sizes, strides)
    return builder.insert(SubViewOp([source, *values], [result_type], properties, location=builder.location))


def take_slice(builder: Builder, source: Value, slice: Slice) -> Operation:
    """Returns the slice of a tensor or memref."""
    if isinstance(source.type, TensorType):
        return extract_slice(builder, source, slice)
    return subview(builder, source, slice)


def insert_slice(builder: Builder, source: Value, target: Value, slice: Slice) -> InsertSliceOp:
    """``tensor.insert_slice``."""
    values, properties = slice.parts(2)
    operands = [source, target, *values]
    return builder.insert(InsertSliceOp(operands, [target.type], properties, location=builder.location))


def parallel_insert_slice(builder: Builder, source: Value, target: Value, slice: Slice) -> ParallelInsertSliceOp:
    """``tensor.parallel_insert_slice``."""
    values, properties = slice.parts(2)
    return builder.insert(ParallelInsertSliceOp([source, target, *values], [], properties, location=builder.location))


def mixed(static: Sequence[int], dynamic: Sequence[Value]) -> list[Size]:
    """Static sizes with the values in place of DYNAMIC."""
    values = iter(dynamic)
    return [next(values) if size == DYNAMIC else size for size in static]


def slice_of(op: SubViewOp | ExtractSliceOp | InsertSliceOp | ParallelInsertSliceOp) -> Slice:
    """Returns the offsets, sizes and strides of a slicing operation."""
    return Slice(
        mixed(op.static_offsets, op.offsets),
        mixed(op.static_sizes, op.sizes),
        mixed(op.static_strides, op.strides),
    )
