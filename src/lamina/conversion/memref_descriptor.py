"""The descriptor of a memref as a value of the llvm dialect: its fields, read and written.

A ranked memref is ``(allocated pointer, aligned pointer, offset, sizes, strides)``, an unranked one
``(rank, pointer to a ranked descriptor)``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.dialects.llvm.attributes import IntegerOverflowFlagsAttr
from lamina.dialects.llvm.enums import IntegerOverflowFlags
from lamina.dialects.llvm.ops import AddOp, MulOp
from lamina.dialects.llvm.types import LLVMArrayType, LLVMStructType
from lamina.ir.attribute import Type
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.ir.location import LocationLike
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
    from lamina.rewrite.rewriter import PatternRewriter

ALLOCATED, ALIGNED, OFFSET, SIZES, STRIDES = range(5)


class MemRefDescriptor:
    """A ranked descriptor; setters emit ``insertvalue`` and keep the latest value."""

    __slots__ = ("builder", "value")

    def __init__(self, builder: ConversionPatternRewriter, value: Value) -> None:
        self.builder = builder
        self.value = value

    @classmethod
    def poison(cls, builder: ConversionPatternRewriter, type: Type) -> MemRefDescriptor:
        return cls(builder, build.poison(builder, type))

    @classmethod
    def from_static_shape(
        cls, builder: ConversionPatternRewriter, converter: LLVMTypeConverter, type: MemRefType, pointer: Value
    ) -> MemRefDescriptor:
        """Creates the descriptor of a fully static memref at a pointer."""
        layout = type.strides_and_offset()
        assert layout is not None
        descriptor = cls.poison(builder, converter.converted(type))
        descriptor.set_allocated(pointer)
        descriptor.set_aligned(pointer)
        descriptor.set_constant_offset(layout[1], converter.index_type)
        for dimension, (size, stride) in enumerate(zip(type.shape, layout[0], strict=True)):
            descriptor.set_size(dimension, build.index_constant(builder, converter.index_type, size))
            descriptor.set_stride(dimension, build.index_constant(builder, converter.index_type, stride))
        return descriptor

    def _get(self, *position: int) -> Value:
        return build.extract_value(self.builder, self.value, *position)

    def _set(self, value: Value, *position: int) -> None:
        self.value = build.insert_value(self.builder, value, self.value, *position)

    def allocated(self) -> Value:
        return self._get(ALLOCATED)

    def aligned(self) -> Value:
        return self._get(ALIGNED)

    def offset(self) -> Value:
        return self._get(OFFSET)

    def size(self, dimension: int) -> Value:
        return self._get(SIZES, dimension)

    def stride(self, dimension: int) -> Value:
        return self._get(STRIDES, dimension)

    def set_allocated(self, value: Value) -> None:
        self._set(value, ALLOCATED)

    def set_aligned(self, value: Value) -> None:
        self._set(value, ALIGNED)

    def set_offset(self, value: Value) -> None:
        self._set(value, OFFSET)

    def set_constant_offset(self, offset: int, index_type: Type) -> None:
        self.set_offset(build.index_constant(self.builder, index_type, offset))

    def set_size(self, dimension: int, value: Value) -> None:
        self._set(value, SIZES, dimension)

    def set_stride(self, dimension: int, value: Value) -> None:
        self._set(value, STRIDES, dimension)

    def buffer_pointer(self, converter: LLVMTypeConverter, type: MemRefType) -> Value:
        """The aligned pointer moved by the offset."""
        layout = type.strides_and_offset()
        assert layout is not None
        pointer = self.aligned()
        if layout[1] == 0:
            return pointer
        offset = (
            self.offset()
            if layout[1] == DYNAMIC
            else build.index_constant(self.builder, converter.index_type, layout[1])
        )
        return build.gep(self.builder, pointer, converter.converted(type.element_type), [offset])


def strided_element_pointer(
    builder: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    type: MemRefType,
    descriptor: Value,
    indices: Sequence[Value],
    flags: int = 0,
) -> Value:
    """Returns the pointer to an element. ``flags``: of the getelementptr, and of the arithmetic where 7."""
    layout = type.strides_and_offset()
    assert layout is not None
    strides, _ = layout
    described = MemRefDescriptor(builder, descriptor)
    base = described.buffer_pointer(converter, type)
    index: Value | None = None
    properties = {} if not flags else {"overflowFlags": no_wrap()}
    for dimension, stride in enumerate(strides):
        step = indices[dimension]
        if stride != 1:
            factor = (
                described.stride(dimension)
                if stride == DYNAMIC
                else build.index_constant(builder, converter.index_type, stride)
            )
            step = build.like(builder, MulOp, step, factor, **properties)
        index = step if index is None else build.like(builder, AddOp, index, step, **properties)
    if index is None:
        return base
    return build.gep(builder, base, converter.converted(type.element_type), [index], flags)


def no_wrap() -> Any:
    return IntegerOverflowFlagsAttr(IntegerOverflowFlags(3))


class UnrankedMemRefDescriptor:
    """An unranked descriptor."""

    __slots__ = ("builder", "value")

    def __init__(self, builder: ConversionPatternRewriter, value: Value) -> None:
        self.builder = builder
        self.value = value

    @classmethod
    def pack(
        cls, builder: ConversionPatternRewriter, type: Type, rank: Value, memory: Value
    ) -> UnrankedMemRefDescriptor:
        value = build.insert_value(builder, rank, build.poison(builder, type), 0)
        return cls(builder, build.insert_value(builder, memory, value, 1))

    def rank(self) -> Value:
        return build.extract_value(self.builder, self.value, 0)

    def memory(self) -> Value:
        return build.extract_value(self.builder, self.value, 1)


def descriptor_positions(type: Type) -> Iterator[tuple[int, ...]]:
    """Returns the positions of a descriptor's scalars, in the order of function parameters."""
    assert isinstance(type, LLVMStructType)
    if len(type.body) == 2:
        yield from ((0,), (1,))
        return
    yield from ((ALLOCATED,), (ALIGNED,), (OFFSET,))
    if len(type.body) == 5:
        sizes = type.body[SIZES]
        assert isinstance(sizes, LLVMArrayType)
        for field in (SIZES, STRIDES):
            yield from ((field, dimension) for dimension in range(sizes.num_elements))


def pack_values(
    builder: PatternRewriter, type: LLVMStructType, values: Sequence[Value], location: LocationLike
) -> Value:
    """Packs the scalars of function parameters into a descriptor: sizes before strides, dimension by dimension."""
    saved, builder.location = builder.location, location
    array = build.poison(builder, type)
    pairs = list(zip(descriptor_positions(type), values, strict=True))
    if len(type.body) > 2:
        pairs = pairs[:3] + sorted(pairs[3:], key=lambda pair: (pair[0][1], pair[0][0]))
    for position, value in pairs:
        array = build.insert_value(builder, value, array, *position)
    builder.location = saved
    return array


def unpack_value(builder: ConversionPatternRewriter, descriptor: Value) -> list[Value]:
    """Returns the scalars that functions take for a descriptor."""
    return [build.extract_value(builder, descriptor, *position) for position in descriptor_positions(descriptor.type)]
