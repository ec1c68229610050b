"""Allocation of memrefs: malloc or aligned_alloc, the stack, scopes of the stack, and free."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.memref_descriptor import MemRefDescriptor, UnrankedMemRefDescriptor
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMFunctionType, LLVMPointerType, LLVMStructType, LLVMVoidType
from lamina.dialects.memref.ops import AllocaOp, AllocaScopeOp, AllocOp, DeallocOp
from lamina.interfaces.data_layout import DataLayout, data_layout
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import (
    DYNAMIC,
    BaseMemRefType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
)
from lamina.ir.value import Value
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

# On allocations and deallocations, then on the calls that they become: which memory a function keeps between calls.
ARENA = "lamina.arena"
_GENERIC = "_mlir_memref_to_llvm_"
# The minimum alignment passed to aligned_alloc.
MIN_ALIGNED_ALLOC = 16


def sizes_and_strides(
    rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter, type: MemRefType, dynamic: Sequence[Value]
) -> tuple[list[Value], list[Value], Value]:
    """Sizes and strides of a dense buffer, and how many elements it has."""
    index = converter.index_type
    given = iter(dynamic)
    sizes = [next(given) if size == DYNAMIC else build.index_constant(rewriter, index, size) for size in type.shape]
    stride = 1
    running: Value | None = None
    strides: list[Value | None] = [None] * type.rank
    for dimension in reversed(range(type.rank)):
        size = type.shape[dimension]
        use_size_as_stride = stride == 1
        if size == DYNAMIC:
            stride = DYNAMIC
        if stride != DYNAMIC:
            stride *= size
        if running is None:
            running = build.index_constant(rewriter, index, 1)
        strides[dimension] = running
        if use_size_as_stride:
            running = sizes[dimension]
        elif stride == DYNAMIC:
            running = build.like(rewriter, llvm.MulOp, running, sizes[dimension])
        else:
            running = build.index_constant(rewriter, index, stride)
    if running is None:
        running = build.index_constant(rewriter, index, 1)
    return sizes, [stride for stride in strides if stride is not None], running


def bytes_of(
    rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter, type: MemRefType, count: Value
) -> Value:
    """Returns the bytes of that many elements: the address after the last element of an array at zero."""
    element = converter.converted(type.element_type)
    null = build.make(rewriter, llvm.ZeroOp, (), [LLVMPointerType()]).results[0]
    end = build.gep(rewriter, null, element, [count])
    return build.make(rewriter, llvm.PtrToIntOp, [end], [converter.index_type]).results[0]


def size_of_type(rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter, type: Type) -> Value:
    """Returns the bytes from one value of the type to the next."""
    null = build.make(rewriter, llvm.ZeroOp, (), [LLVMPointerType()]).results[0]
    end = build.gep(rewriter, null, type, [1])
    return build.make(rewriter, llvm.PtrToIntOp, [end], [converter.index_type]).results[0]


def describe(
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    type: MemRefType,
    allocated: Value,
    aligned: Value,
    sizes: Sequence[Value],
    strides: Sequence[Value],
) -> Value:
    """Returns the descriptor of a dense buffer at offset zero: all sizes, then all strides."""
    descriptor = MemRefDescriptor.poison(rewriter, converter.converted(type))
    descriptor.set_allocated(allocated)
    descriptor.set_aligned(aligned)
    descriptor.set_constant_offset(0, converter.index_type)
    for dimension, size in enumerate(sizes):
        descriptor.set_size(dimension, size)
    for dimension, stride in enumerate(strides):
        descriptor.set_stride(dimension, stride)
    return descriptor.value


def _aligned_up(
    rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter, number: Value, alignment: Value
) -> Value:
    one = build.index_constant(rewriter, converter.index_type, 1)
    below = build.like(rewriter, llvm.SubOp, alignment, one)
    bumped = build.like(rewriter, llvm.AddOp, number, below)
    rest = build.like(rewriter, llvm.URemOp, bumped, alignment)
    return build.like(rewriter, llvm.SubOp, bumped, rest)


def _is_plain_number(type: Type) -> bool:
    """True if malloc aligns the type well enough: a signless integer, an index or a float."""
    return isinstance(type, IndexType | FloatType) or (isinstance(type, IntegerType) and type.is_signless)


def _element_bytes(type: Type, layout: DataLayout, converter: LLVMTypeConverter) -> int:
    """Returns the bytes of an element, of a descriptor where it is a memref."""
    if not isinstance(type, BaseMemRefType):
        return layout.size(type)
    pointer, index = layout.size(LLVMPointerType()), layout.size(converter.index_type)
    return 2 * pointer + (1 + 2 * type.rank) * index if isinstance(type, MemRefType) else index + pointer


@dataclass(frozen=True, slots=True)
class AllocationContext:
    """Context of the allocation patterns: the functions that allocate and free."""

    converter: LLVMTypeConverter
    use_aligned_alloc: bool
    use_generic_functions: bool

    @property
    def malloc(self) -> str:
        return f"{_GENERIC}alloc" if self.use_generic_functions else "malloc"

    @property
    def aligned_alloc(self) -> str:
        return f"{_GENERIC}aligned_alloc" if self.use_generic_functions else "aligned_alloc"

    @property
    def free(self) -> str:
        return f"{_GENERIC}free" if self.use_generic_functions else "free"


def _allocate_with_malloc(
    op: AllocOp, rewriter: ConversionPatternRewriter, context: AllocationContext, type: MemRefType, size: Value
) -> tuple[Value, Value]:
    """Returns the allocated and the aligned pointer."""
    converter = context.converter
    alignment: Value | None = None
    if op.alignment is not None:
        alignment = build.index_constant(rewriter, converter.index_type, op.alignment)
    elif not _is_plain_number(type.element_type):
        alignment = size_of_type(rewriter, converter, converter.converted(type.element_type))
    if alignment is not None:
        size = build.like(rewriter, llvm.AddOp, size, alignment)
    signature = LLVMFunctionType(LLVMPointerType(), (converter.index_type,))
    name = build.function_declaration(rewriter, op, context.malloc, signature)
    call = build.call(rewriter, name, [size], [build.POINTER])
    _pass_on_mark(op, call)
    allocated = _to_space(rewriter, type, call.results[0])
    if alignment is None:
        return allocated, allocated
    number = build.make(rewriter, llvm.PtrToIntOp, [allocated], [converter.index_type]).results[0]
    rounded = _aligned_up(rewriter, converter, number, alignment)
    aligned = build.make(rewriter, llvm.IntToPtrOp, [rounded], [allocated.type]).results[0]
    return allocated, aligned


def _allocate_aligned(
    op: AllocOp, rewriter: ConversionPatternRewriter, context: AllocationContext, type: MemRefType, size: Value
) -> tuple[Value, Value]:
    """Returns the pointer of aligned_alloc twice: as the allocated and as the aligned pointer."""
    converter = context.converter
    element = _element_bytes(type.element_type, data_layout(op), converter)
    alignment = op.alignment
    if alignment is None:
        alignment = max(MIN_ALIGNED_ALLOC, 1 << (element - 1).bit_length())
    value = build.index_constant(rewriter, converter.index_type, alignment)
    known = element * math.prod(size for size in type.shape if size != DYNAMIC)
    if known % alignment:
        size = _aligned_up(rewriter, converter, size, value)
    signature = LLVMFunctionType(LLVMPointerType(), (converter.index_type, converter.index_type))
    name = build.function_declaration(rewriter, op, context.aligned_alloc, signature)
    allocated: Value = build.call(rewriter, name, [value, size], [build.POINTER]).results[0]
    allocated = _to_space(rewriter, type, allocated)
    return allocated, allocated


@conversion_pattern
def alloc(
    op: AllocOp, adaptor: Adaptor[AllocOp], rewriter: ConversionPatternRewriter, context: AllocationContext
) -> Outcome:
    type, converter = op.memref.type, context.converter
    if not _is_dense(type) or converter.convert_type(type) is None:
        return rewriter.notify_match_failure(op, "not compatible memref type")
    sizes, strides, count = sizes_and_strides(rewriter, converter, type, adaptor.operands)
    size = bytes_of(rewriter, converter, type, count)
    allocate = _allocate_aligned if context.use_aligned_alloc else _allocate_with_malloc
    allocated, aligned = allocate(op, rewriter, context, type, size)
    rewriter.replace_op(op, describe(rewriter, converter, type, allocated, aligned, sizes, strides))
    return True


@conversion_pattern
def alloca(
    op: AllocaOp, adaptor: Adaptor[AllocaOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = op.memref.type
    converted = converter.convert_type(type)
    if not _is_dense(type) or not isinstance(converted, LLVMStructType):
        return rewriter.notify_match_failure(op, "not compatible memref type")
    sizes, strides, count = sizes_and_strides(rewriter, converter, type, adaptor.operands)
    element = converter.converted(type.element_type)
    pointer_type = converted.body[0]
    assert isinstance(pointer_type, LLVMPointerType)
    pointer = build.alloca(rewriter, element, count, op.alignment, pointer_type.address_space)
    rewriter.replace_op(op, describe(rewriter, converter, type, pointer, pointer, sizes, strides))
    return True


@conversion_pattern
def dealloc(
    op: DeallocOp, adaptor: Adaptor[DeallocOp], rewriter: ConversionPatternRewriter, context: AllocationContext
) -> Outcome:
    source = adaptor.memref
    if isinstance(op.memref.type, UnrankedMemRefType):
        memory = UnrankedMemRefDescriptor(rewriter, source).memory()
        pointer = build.load(rewriter, LLVMPointerType(), memory)
    else:
        pointer = MemRefDescriptor(rewriter, source).allocated()
    if pointer.type is not build.POINTER:
        pointer = build.make(rewriter, llvm.AddrSpaceCastOp, [pointer], [build.POINTER]).results[0]
    signature = LLVMFunctionType(LLVMVoidType(), (build.POINTER,))
    name = build.function_declaration(rewriter, op, context.free, signature)
    call = build.call(rewriter, name, [pointer])
    _pass_on_mark(op, call)
    rewriter.replace_op(op, call)
    return True


def _pass_on_mark(op: AllocOp | DeallocOp, call: Operation) -> None:
    if ARENA in op._attributes:
        call.attributes[ARENA] = op.attributes[ARENA]


def allocation_patterns(
    converter: LLVMTypeConverter, use_aligned_alloc: bool, use_generic_functions: bool
) -> list[RewritePattern]:
    """Returns the patterns that allocate memory on the heap and the stack, and free it."""
    context = AllocationContext(converter, use_aligned_alloc, use_generic_functions)
    return [
        *(lower.with_context(converter, context) for lower in (alloc, dealloc)),
        *(lower.with_context(converter) for lower in (alloca, scope)),
    ]


def _to_space(rewriter: ConversionPatternRewriter, type: MemRefType, pointer: Value) -> Value:
    space = type.memory_space.value if isinstance(type.memory_space, IntegerAttr) else 0
    if not space:
        return pointer
    return build.make(rewriter, llvm.AddrSpaceCastOp, [pointer], [LLVMPointerType(space)]).results[0]


def _is_dense(type: MemRefType) -> bool:
    """True if a buffer of the type can be allocated: identity layout, or equivalent static strides."""
    layout = type.strides_and_offset()
    if type.has_identity_layout:
        return True
    if layout is None or layout[1] != 0 or not type.has_static_shape:
        return False
    expected = 1
    for size, stride in zip(reversed(type.shape), reversed(layout[0]), strict=True):
        if stride != expected:
            return False
        expected *= size
    return True


@conversion_pattern
def scope(
    op: AllocaScopeOp,
    adaptor: Adaptor[AllocaScopeOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    """Wraps the body in ``stacksave`` and ``stackrestore``, in separate blocks."""
    start, body = op.parent, op.body_region
    assert start is not None and start.parent is not None
    rest = rewriter.split_block(start, op)
    target = rest
    if op.results:
        types = converter.convert_types(op.result_types)
        if types is None:
            return False
        target = rewriter.create_block(start.parent, rest, types, [op.raw_location] * len(types))
        rewriter.set_insertion_point_to_end(target)
        build.branch(rewriter, rest)
    first, last = body.entry_block, body.blocks[-1]
    rewriter.inline_region_before(body, target)
    rewriter.set_insertion_point_to_end(start)
    saved = build.make(rewriter, build.operation_class("llvm.intr.stacksave"), (), [build.POINTER]).results[0]
    build.branch(rewriter, first)
    terminator = last.terminator
    rewriter.set_insertion_point_to_end(last)
    remapped = [rewriter.get_remapped_value(value) for value in terminator.operands]
    operands = [value for value in remapped if value is not None]
    if len(operands) < len(remapped):
        return False
    branch = build.branch(rewriter, target, operands)
    rewriter.erase_op(terminator)
    rewriter.set_insertion_point(branch)
    build.make(rewriter, build.operation_class("llvm.intr.stackrestore"), [saved])
    rewriter.replace_op(op, list(target.arguments) if op.results else [])
    return True
