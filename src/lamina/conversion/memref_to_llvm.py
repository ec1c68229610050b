"""``finalize-memref-to-llvm``: lowers the memref dialect to the llvm dialect, after expand-strided-metadata."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_pass import ConvertToLLVMPass, index_bitwidth_option
from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.conversion.memref_access_to_llvm import access_patterns
from lamina.conversion.memref_allocation import allocation_patterns
from lamina.conversion.memref_copy import copy_patterns
from lamina.conversion.memref_descriptor import (
    MemRefDescriptor,
    UnrankedMemRefDescriptor,
)
from lamina.conversion.memref_global_to_llvm import global_patterns
from lamina.conversion.memref_reshape import reshape_patterns
from lamina.conversion.unranked_copies import unranked_in_space
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from lamina.dialects.memref.ops import (
    AssumeAlignmentOp,
    CastOp,
    DimOp,
    DistinctObjectsOp,
    ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp,
    MemorySpaceCastOp,
    RankOp,
    ReinterpretCastOp,
    TransposeOp,
    ViewOp,
)
from lamina.ir.affine.expr import AffineDimExpr
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    DenseI32ArrayAttr,
    StringAttr,
)
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IntegerType, MemRefType, UnrankedMemRefType
from lamina.ir.value import Value
from lamina.passmanager import option, register_pass
from lamina.rewrite import ConversionTarget, conversion_pattern
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

I64 = IntegerType(64)


def _mixed(static: Sequence[int], dynamic: Sequence[Value]) -> list[Value | int]:
    """Numbers, with values for those that are only known at run time."""
    values = iter(dynamic)
    return [next(values) if size == DYNAMIC else size for size in static]


@conversion_pattern
def dim(
    op: DimOp, adaptor: Adaptor[DimOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    memref, index = adaptor.source, adaptor.index
    type = op.source.type
    if not isinstance(type, MemRefType):
        rewriter.replace_op(op, _unranked_size(rewriter, converter, memref, index))
        return True
    number = constant_int(op.index)
    if number is not None and 0 <= number < type.rank:
        size = type.shape[number]
        rewriter.replace_op(
            op,
            MemRefDescriptor(rewriter, memref).size(number)
            if size == DYNAMIC
            else build.index_constant(rewriter, converter.index_type, size),
        )
        return True
    rewriter.replace_op(op, _size_at(rewriter, converter, type, memref, index))
    return True


@conversion_pattern
def rank(
    op: RankOp, adaptor: Adaptor[RankOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = op.memref.type
    if isinstance(type, MemRefType):
        rewriter.replace_op(op, build.index_constant(rewriter, converter.index_type, type.rank))
    else:
        rewriter.replace_op(op, UnrankedMemRefDescriptor(rewriter, adaptor.memref).rank())
    return True


@conversion_pattern
def pointer_as_index(
    op: ExtractAlignedPointerAsIndexOp,
    adaptor: Adaptor[ExtractAlignedPointerAsIndexOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    source = adaptor.source
    if isinstance(op.source.type, UnrankedMemRefType):
        memory = UnrankedMemRefDescriptor(rewriter, source).memory()
        pointer = _unranked_pointer(rewriter, memory, 1)
    else:
        pointer = MemRefDescriptor(rewriter, source).aligned()
    rewriter.replace_op(op, build.make(rewriter, llvm.PtrToIntOp, [pointer], [converter.index_type]))
    return True


@conversion_pattern
def metadata(
    op: ExtractStridedMetadataOp,
    adaptor: Adaptor[ExtractStridedMetadataOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    type = op.source.type
    source = MemRefDescriptor(rewriter, adaptor.source)
    allocated, aligned = source.allocated(), source.aligned()
    base = MemRefDescriptor.poison(rewriter, converter.converted(op.base_buffer.type))
    base.set_allocated(allocated)
    base.set_aligned(aligned)
    base.set_constant_offset(0, converter.index_type)
    results: list[Value] = [base.value, source.offset()]
    results += [source.size(dimension) for dimension in range(type.rank)]
    results += [source.stride(dimension) for dimension in range(type.rank)]
    rewriter.replace_op(op, results)
    return True


@conversion_pattern
def assume_alignment(
    op: AssumeAlignmentOp,
    adaptor: Adaptor[AssumeAlignmentOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    pointer = MemRefDescriptor(rewriter, adaptor.memref).buffer_pointer(converter, op.memref.type)
    true = build.constant(rewriter, IntegerType(1), BoolAttr(True))
    number = build.index_constant(rewriter, converter.index_type, op.alignment)
    _assume(rewriter, true, "align", pointer, number)
    rewriter.replace_op(op, adaptor.memref)
    return True


@conversion_pattern
def distinct(
    op: DistinctObjectsOp,
    adaptor: Adaptor[DistinctObjectsOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    operands = adaptor.operands_
    if len(operands) > 1:
        pointers = [
            MemRefDescriptor(rewriter, operand).buffer_pointer(converter, old.type)
            for operand, old in zip(operands, op.operands_, strict=True)
        ]
        true = build.constant(rewriter, IntegerType(1), BoolAttr(True))
        for index, first in enumerate(pointers):
            for second in pointers[index + 1 :]:
                _assume(rewriter, true, "separate_storage", first, second)
    rewriter.replace_op(op, operands)
    return True


def query_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    """Sizes, ranks, pointers and metadata."""
    lowerings = (dim, rank, pointer_as_index, metadata, assume_alignment, distinct)
    return [lower.with_context(converter) for lower in lowerings]


def _assume(rewriter: ConversionPatternRewriter, condition: Value, tag: str, *operands: Value) -> None:
    properties: dict[str, Attribute] = {
        "op_bundle_sizes": DenseI32ArrayAttr((len(operands),)),
        "op_bundle_tags": ArrayAttr((StringAttr(tag),)),
    }
    build.make(rewriter, build.operation_class("llvm.intr.assume"), [condition, *operands], (), properties)


def _size_at(
    rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter, type: MemRefType, memref: Value, index: Value
) -> Value:
    """Returns a size at a dynamic position: stores the sizes to memory."""
    one = build.index_constant(rewriter, converter.index_type, 1)
    sizes_type = LLVMArrayType(type.rank, converter.index_type)
    sizes = build.extract_value(rewriter, memref, 3)
    memory = build.alloca(rewriter, sizes_type, one)
    build.store(rewriter, sizes, memory)
    pointer = build.gep(rewriter, memory, sizes_type, [0, index])
    return build.load(rewriter, converter.index_type, pointer)


def _unranked_size(
    rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter, memref: Value, index: Value
) -> Value:
    descriptor = UnrankedMemRefDescriptor(rewriter, memref)
    header = LLVMStructType((LLVMPointerType(), LLVMPointerType(), converter.index_type))
    offset = build.gep(rewriter, descriptor.memory(), header, [0, 2])
    one = build.index_constant(rewriter, converter.index_type, 1)
    position = build.like(rewriter, llvm.AddOp, one, index)
    pointer = build.gep(rewriter, offset, converter.index_type, [position])
    return build.load(rewriter, converter.index_type, pointer)


def _unranked_pointer(rewriter: ConversionPatternRewriter, memory: Value, field: int) -> Value:
    where = memory if field == 0 else build.gep(rewriter, memory, LLVMPointerType(), [field])
    return build.load(rewriter, LLVMPointerType(), where)


@conversion_pattern
def cast(
    op: CastOp, adaptor: Adaptor[CastOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    source = adaptor.source
    source_type, target_type = op.source.type, op.dest.type
    converted = converter.convert_type(target_type)
    if converted is None:
        return False
    ranked_target = isinstance(target_type, MemRefType)
    if isinstance(source_type, MemRefType) and ranked_target:
        if converted is not source.type:
            return False
        rewriter.replace_op(op, source)
    elif isinstance(source_type, MemRefType):
        one = build.index_constant(rewriter, I64, 1)  # of 64 bits whatever the width of index, as in MLIR
        memory = build.alloca(rewriter, source.type, one)
        build.store(rewriter, source, memory)
        rank = build.index_constant(rewriter, converter.index_type, source_type.rank)
        rewriter.replace_op(op, UnrankedMemRefDescriptor.pack(rewriter, converted, rank, memory).value)
    elif ranked_target:
        memory = UnrankedMemRefDescriptor(rewriter, source).memory()
        rewriter.replace_op(op, build.load(rewriter, converted, memory))
    else:
        return rewriter.notify_match_failure(op, "casts between unranked memrefs are not supported")
    return True


@conversion_pattern
def memory_space_cast(
    op: MemorySpaceCastOp,
    adaptor: Adaptor[MemorySpaceCastOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    type, before = op.dest.type, op.source.type
    if isinstance(type, UnrankedMemRefType) and isinstance(before, UnrankedMemRefType):
        pointers = _pointer_type(converter, before), _pointer_type(converter, type)
        source = UnrankedMemRefDescriptor(rewriter, adaptor.source)
        rewriter.replace_op(op, unranked_in_space(rewriter, converter, source, pointers).value)
        return True
    converted = converter.convert_type(type)
    if not isinstance(converted, LLVMStructType) or not isinstance(type, MemRefType):
        return rewriter.notify_match_failure(op, "the result is not a ranked descriptor")
    given = MemRefDescriptor(rewriter, adaptor.source)
    addresses = [given.allocated(), given.aligned()]
    offset = given.offset()
    sizes = [given.size(dimension) for dimension in range(type.rank)]
    strides = [given.stride(dimension) for dimension in range(type.rank)]
    pointer_type = converted.body[0]
    addresses = [
        build.make(rewriter, llvm.AddrSpaceCastOp, [address], [pointer_type]).results[0] for address in addresses
    ]
    descriptor = MemRefDescriptor.poison(rewriter, converted)
    descriptor.set_allocated(addresses[0])
    descriptor.set_aligned(addresses[1])
    descriptor.set_offset(offset)
    for dimension in range(type.rank):
        descriptor.set_size(dimension, sizes[dimension])
        descriptor.set_stride(dimension, strides[dimension])
    rewriter.replace_op(op, descriptor.value)
    return True


def _pointer_type(converter: LLVMTypeConverter, type: UnrankedMemRefType) -> Type:
    """Returns the type of pointers into the memory space of an unranked memref."""
    descriptor = converter.converted(MemRefType((), type.element_type, None, type.memory_space))
    assert isinstance(descriptor, LLVMStructType)
    return descriptor.body[0]


@conversion_pattern
def reinterpret_cast(
    op: ReinterpretCastOp,
    adaptor: Adaptor[ReinterpretCastOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    source = adaptor.source
    descriptor = MemRefDescriptor.poison(rewriter, converter.converted(op.result.type))
    if isinstance(op.source.type, UnrankedMemRefType):
        memory = UnrankedMemRefDescriptor(rewriter, source).memory()
        allocated, aligned = _unranked_pointer(rewriter, memory, 0), _unranked_pointer(rewriter, memory, 1)
    else:
        old = MemRefDescriptor(rewriter, source)
        allocated, aligned = old.allocated(), old.aligned()
    descriptor.set_allocated(allocated)
    descriptor.set_aligned(aligned)
    offsets = _mixed(op.static_offsets, adaptor.offsets)
    sizes = _mixed(op.static_sizes, adaptor.sizes)
    strides = _mixed(op.static_strides, adaptor.strides)

    def value_of(entry: Value | int) -> Value:
        return entry if isinstance(entry, Value) else build.index_constant(rewriter, converter.index_type, entry)

    descriptor.set_offset(value_of(offsets[0]))
    for dimension, (size, stride) in enumerate(zip(sizes, strides, strict=True)):
        descriptor.set_size(dimension, value_of(size))
        descriptor.set_stride(dimension, value_of(stride))
    rewriter.replace_op(op, descriptor.value)
    return True


# On views: the offset and the size of the part of an allocation that is a buffer of its own.
SLOT = "lamina.slot"


def slot_of(op: Operation) -> tuple[int, int] | None:
    """Returns the offset and the size that an operation is marked with."""
    mark = op._attributes.get(SLOT)
    if not isinstance(mark, DenseArrayAttr):
        return None
    offset, size = mark.values
    return offset, size


@conversion_pattern
def view(
    op: ViewOp, adaptor: Adaptor[ViewOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = op.result.type
    layout = type.strides_and_offset()
    if layout is None:
        return False
    source = MemRefDescriptor(rewriter, adaptor.source)
    descriptor = MemRefDescriptor.poison(rewriter, converter.converted(type))
    descriptor.set_allocated(source.allocated())
    element = converter.converted(op.source.type.element_type)
    pointer = build.gep(rewriter, source.buffer_pointer(converter, op.source.type), element, [adaptor.byte_shift])
    if SLOT in op._attributes and pointer.defining_op is not None:
        pointer.defining_op.attributes[SLOT] = op.attributes[SLOT]
    descriptor.set_aligned(pointer)
    descriptor.set_constant_offset(0, converter.index_type)
    index = converter.index_type
    values = _mixed(type.shape, adaptor.sizes)
    stride: Value | None = None
    for dimension in reversed(range(type.rank)):
        size = values[dimension]
        size_value = size if isinstance(size, Value) else build.index_constant(rewriter, index, size)
        descriptor.set_size(dimension, size_value)
        static = layout[0][dimension]
        if static != DYNAMIC:
            stride = build.index_constant(rewriter, index, static)
        else:
            below = values[dimension + 1]
            below_value = below if isinstance(below, Value) else build.index_constant(rewriter, index, below)
            assert stride is not None
            stride = build.like(rewriter, llvm.MulOp, stride, below_value)
        descriptor.set_stride(dimension, stride)
    rewriter.replace_op(op, descriptor.value)
    return True


@conversion_pattern
def transpose(
    op: TransposeOp, adaptor: Adaptor[TransposeOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    source = MemRefDescriptor(rewriter, adaptor.in_)
    permutation = [expr.position for expr in op.permutation.results if isinstance(expr, AffineDimExpr)]
    if permutation == list(range(len(permutation))):
        rewriter.replace_op(op, adaptor.in_)
        return True
    descriptor = MemRefDescriptor.poison(rewriter, converter.converted(op.result.type))
    descriptor.set_allocated(source.allocated())
    descriptor.set_aligned(source.aligned())
    descriptor.set_offset(source.offset())
    for target, origin in enumerate(permutation):
        descriptor.set_size(target, source.size(origin))
        descriptor.set_stride(target, source.stride(origin))
    rewriter.replace_op(op, descriptor.value)
    return True


def view_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    """Returns the patterns of casts and views, which create new descriptors of the same memory."""
    return [lower.with_context(converter) for lower in (cast, memory_space_cast, reinterpret_cast, view, transpose)]


def memref_to_llvm_patterns(
    converter: LLVMTypeConverter,
    *,
    use_aligned_alloc: bool = False,
    use_generic_functions: bool = False,
    whole_elements: bool = False,
    alone: bool = False,
) -> list[RewritePattern]:
    """Returns all patterns of the lowering. ``alone``: other dialects are not lowered in the same conversion. Then,
    as in MLIR, casts of loaded sizes to `index` and back stay, and so do atomic updates by operations of other
    dialects."""
    return [
        *access_patterns(converter, whole_elements, alone),
        *query_patterns(converter),
        *view_patterns(converter),
        *global_patterns(converter),
        *allocation_patterns(converter, use_aligned_alloc, use_generic_functions),
        *copy_patterns(converter, use_generic_functions),
        *reshape_patterns(converter, keep_index_casts=alone),
    ]


@register_pass("finalize-memref-to-llvm", summary="Lower memref operations to llvm", anchor="builtin.module")
class FinalizeMemRefToLLVMConversionPass(ConvertToLLVMPass):
    use_aligned_alloc = option("use-aligned-alloc", False, "Allocate on the heap with aligned_alloc instead of malloc")
    index_bitwidth = index_bitwidth_option()
    use_generic_functions = option(
        "use-generic-functions",
        False,
        "Call _mlir_memref_to_llvm_alloc and its siblings instead of malloc, aligned_alloc and free",
    )

    def configure(self, target: ConversionTarget, converter: LLVMTypeConverter) -> None:
        target.add_legal_op("func.func", "builtin.unrealized_conversion_cast")

    def patterns(self, converter: LLVMTypeConverter) -> list[RewritePattern]:
        return memref_to_llvm_patterns(
            converter,
            use_aligned_alloc=self.use_aligned_alloc,
            use_generic_functions=self.use_generic_functions,
            alone=True,
        )
