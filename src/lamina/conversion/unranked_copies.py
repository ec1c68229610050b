"""Copies of the descriptors of unranked memrefs, which functions return in separately allocated memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.memref_descriptor import UnrankedMemRefDescriptor
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMFunctionType, LLVMPointerType, LLVMVoidType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import BoolAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, UnrankedMemRefType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

POINTER_BYTES = 8


def descriptor_size(
    builder: ConversionPatternRewriter, converter: LLVMTypeConverter, descriptor: UnrankedMemRefDescriptor
) -> Value:
    """Returns the bytes of the ranked descriptor: two pointers and 1 + 2 * rank numbers."""
    index = converter.index_type
    one = build.index_constant(builder, index, 1)
    two = build.index_constant(builder, index, 2)
    number = build.index_constant(builder, index, (index.width + 7) // 8)
    pointer = build.index_constant(builder, index, POINTER_BYTES)
    pointers = build.like(builder, llvm.MulOp, two, pointer)
    rank = build.like(builder, llvm.MulOp, two, descriptor.rank())
    numbers = build.like(builder, llvm.AddOp, rank, one)
    return build.like(builder, llvm.AddOp, pointers, build.like(builder, llvm.MulOp, numbers, number))


def memory_copy(
    builder: ConversionPatternRewriter, target: Value, source: Value, size: Value, name: str = "llvm.intr.memcpy"
) -> None:
    """A copy of ``size`` bytes."""
    properties: dict[str, Attribute] = {"isVolatile": BoolAttr(False)}
    build.make(builder, build.operation_class(name), [target, source, size], (), properties)


def malloc(builder: ConversionPatternRewriter, anchor: Operation, size: Value, name: str = "malloc") -> Value:
    type = LLVMFunctionType(LLVMPointerType(), (size.type,))
    callee = build.function_declaration(builder, anchor, name, type)
    return build.call(builder, callee, [size], [build.POINTER]).results[0]


def free(builder: ConversionPatternRewriter, anchor: Operation, pointer: Value, name: str = "free") -> None:
    type = LLVMFunctionType(LLVMVoidType(), (build.POINTER,))
    build.call(builder, build.function_declaration(builder, anchor, name, type), [pointer])


def unranked_in_space(
    builder: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    source: UnrankedMemRefDescriptor,
    pointers: tuple[Type, Type],
) -> UnrankedMemRefDescriptor:
    """Returns a copy of a descriptor, on the stack, whose pointers are cast from the first to the second type."""
    rank, old = source.rank(), source.memory()
    descriptor = UnrankedMemRefDescriptor(
        builder, build.insert_value(builder, rank, build.poison(builder, source.value.type), 0)
    )
    size = descriptor_size(builder, converter, descriptor)
    memory = build.alloca(builder, IntegerType(8), size)
    descriptor = UnrankedMemRefDescriptor(builder, build.insert_value(builder, memory, descriptor.value, 1))
    before, after = pointers
    loaded = [build.load(builder, before, old), build.load(builder, before, build.gep(builder, old, before, [1]))]
    cast = [build.make(builder, llvm.AddrSpaceCastOp, [pointer], [after]).results[0] for pointer in loaded]
    build.store(builder, cast[0], memory)
    build.store(builder, cast[1], build.gep(builder, memory, after, [1]))
    numbers, numbers_made = build.gep(builder, old, before, [2]), build.gep(builder, memory, after, [2])
    skipped = build.index_constant(builder, converter.index_type, 2 * POINTER_BYTES)
    memory_copy(builder, numbers_made, numbers, build.like(builder, llvm.SubOp, size, skipped))
    return descriptor


def copy_unranked_descriptors(
    builder: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    anchor: Operation,
    types: Sequence[Type],
    values: list[Value],
    to_heap: bool,
) -> None:
    """Replaces, in place, each unranked descriptor by one whose memory is on the heap, or on this function's stack (its
    old memory is then freed)."""
    for index, type in enumerate(types):
        if not isinstance(type, UnrankedMemRefType):
            continue
        old = UnrankedMemRefDescriptor(builder, values[index])
        size = descriptor_size(builder, converter, old)
        memory = malloc(builder, anchor, size) if to_heap else build.alloca(builder, IntegerType(8), size)
        source = old.memory()
        memory_copy(builder, memory, source, size)
        if not to_heap:
            free(builder, anchor, source)
        poison = build.poison(builder, old.value.type)
        value = build.insert_value(builder, old.rank(), poison, 0)
        values[index] = build.insert_value(builder, memory, value, 1)
