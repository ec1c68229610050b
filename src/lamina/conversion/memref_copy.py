"""``memref.copy``: one memcpy where both sides are dense, else a call of ``memrefCopy``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.memref_allocation import size_of_type
from lamina.conversion.memref_descriptor import MemRefDescriptor, UnrankedMemRefDescriptor
from lamina.conversion.unranked_copies import memory_copy
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMFunctionType, LLVMStructType, LLVMVoidType
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import BaseMemRefType, IntegerType, MemRefType
from lamina.ir.value import Value
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

I64 = IntegerType(64)


def is_contiguous(type: BaseMemRefType) -> bool:
    """True if the type implies that the elements are contiguous. Leading unit dims may have any stride."""
    if not isinstance(type, MemRefType):
        return False
    if type.has_identity_layout:
        return True
    layout = type.strides_and_offset()
    if layout is None or not type.has_static_shape or not type.num_elements:
        return False
    expected, outer = 1, type.rank
    while outer and layout[0][outer - 1] == expected:
        outer -= 1
        expected *= type.shape[outer]
    return all(size == 1 for size in type.shape[:outer])


def copy_patterns(converter: LLVMTypeConverter, use_generic_functions: bool) -> list[RewritePattern]:
    @conversion_pattern("memref.copy", converter=converter)
    def copy(op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        source_type, target_type = op.operand_types
        if is_contiguous(source_type) and is_contiguous(target_type):
            _copy_dense(op, adaptor, rewriter, converter)
        else:
            _copy_by_call(op, adaptor, rewriter, converter)
        rewriter.erase_op(op)
        return True

    return [copy]


def _copy_dense(
    op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> None:
    source, target = (MemRefDescriptor(rewriter, value) for value in adaptor.operands)
    type: MemRefType = op.operand_types[0]
    count = build.index_constant(rewriter, converter.index_type, 1)
    for dimension in range(type.rank):
        count = build.like(rewriter, llvm.MulOp, count, source.size(dimension))
    element = converter.converted(type.element_type)
    size = build.like(rewriter, llvm.MulOp, count, size_of_type(rewriter, converter, element))

    def start(descriptor: MemRefDescriptor) -> Value:
        pointer = descriptor.aligned()
        return build.gep(rewriter, pointer, element, [descriptor.offset()])

    source_pointer = start(source)
    target_pointer = start(target)
    memory_copy(rewriter, target_pointer, source_pointer, size)


def _copy_by_call(
    op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> None:
    index = converter.index_type
    unranked = LLVMStructType((index, build.POINTER))
    saved = build.make(rewriter, build.operation_class("llvm.intr.stacksave"), (), [build.POINTER]).results[0]

    def as_unranked(value: Value, type: BaseMemRefType) -> Value:
        if not isinstance(type, MemRefType):
            return value
        rank = build.constant(rewriter, index, IntegerAttr(index, type.rank))
        one = build.index_constant(rewriter, I64, 1)
        memory = build.alloca(rewriter, value.type, one)
        build.store(rewriter, value, memory)
        return UnrankedMemRefDescriptor.pack(rewriter, unranked, rank, memory).value

    described = [as_unranked(value, type) for value, type in zip(adaptor.operands, op.operand_types, strict=True)]
    one = build.index_constant(rewriter, index, 1)
    pointers: list[Value] = []
    for value in described:
        memory = build.alloca(rewriter, unranked, one)
        build.store(rewriter, value, memory)
        pointers.append(memory)
    element = converter.converted(op.operand_types[0].element_type)
    size = size_of_type(rewriter, converter, element)
    signature = LLVMFunctionType(LLVMVoidType(), (index, build.POINTER, build.POINTER))
    name = build.function_declaration(rewriter, op, "memrefCopy", signature)
    build.call(rewriter, name, [size, *pointers])
    build.make(rewriter, build.operation_class("llvm.intr.stackrestore"), [saved])
