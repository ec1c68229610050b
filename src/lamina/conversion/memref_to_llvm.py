"""``finalize-memref-to-llvm``: lowers the memref dialect to the llvm dialect, after expand-strided-metadata."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_pass import ConvertToLLVMPass, index_bitwidth_option
from lamina.conversion.llvm_type_converter import LLVMTypeConverter, address_space_of
from lamina.conversion.memref_allocation import allocation_patterns, bytes_of, describe, sizes_and_strides
from lamina.conversion.memref_copy import copy_patterns
from lamina.conversion.memref_descriptor import (
    MemRefDescriptor,
    UnrankedMemRefDescriptor,
    strided_element_pointer,
)
from lamina.conversion.memref_reshape import reshape_patterns
from lamina.conversion.unranked_copies import unranked_in_space
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.attributes import LinkageAttr
from lamina.dialects.llvm.enums import AtomicBinOp, AtomicOrdering, Linkage
from lamina.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from lamina.dialects.memref.ops import (
    AssumeAlignmentOp,
    AtomicRMWOp,
    AtomicYieldOp,
    CastOp,
    DimOp,
    DistinctObjectsOp,
    ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp,
    GenericAtomicRMWOp,
    GetGlobalOp,
    GlobalOp,
    LoadOp,
    MemorySpaceCastOp,
    PrefetchOp,
    RankOp,
    ReinterpretCastOp,
    StoreOp,
    TransposeOp,
    ViewOp,
)
from lamina.interfaces.data_layout import DataLayout
from lamina.ir import parity
from lamina.ir.affine.expr import AffineDimExpr
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseI32ArrayAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
)
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, MemRefType, UnrankedMemRefType, VectorType
from lamina.ir.value import Value
from lamina.passmanager import option, register_pass
from lamina.rewrite import ConversionTarget, conversion_pattern
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

I32, I64 = IntegerType(32), IntegerType(64)
# The allocated pointer of a global, a marker that reveals an attempt to free it.
DEAD_BEEF = 3735928559
ATOMIC_OPERATIONS = {
    "addf": "fadd",
    "addi": "add",
    "assign": "xchg",
    "maximumf": "fmaximum",
    "maxnumf": "fmax",
    "maxs": "max",
    "maxu": "umax",
    "minimumf": "fminimum",
    "minnumf": "fmin",
    "mins": "min",
    "minu": "umin",
    "ori": "_or",
    "xori": "_xor",
    "andi": "_and",
}
INBOUNDS_NUW = 7


def _mixed(static: Sequence[int], dynamic: Sequence[Value]) -> list[Value | int]:
    """Numbers, with values for those that are only known at run time."""
    values = iter(dynamic)
    return [next(values) if size == DYNAMIC else size for size in static]


def access_properties(op: LoadOp | StoreOp, element: Type, whole_elements: bool = False) -> dict[str, Attribute]:
    """Returns the alignment and the non-temporal hint of a load or store of an ``element`` of a memref.
    ``whole_elements``: a vector has the alignment of its elements, since nothing more is known about external
    memory."""
    alignment = op.alignment
    if alignment is None and whole_elements and isinstance(element, VectorType):
        alignment = DataLayout().preferred_alignment(element.element_type)
    if alignment is None and not op.nontemporal:
        return {}
    return build.fields(llvm.LoadOp, alignment=alignment, nontemporal=bool(op.nontemporal))


@dataclass(frozen=True, slots=True)
class AccessContext:
    """What accesses need to know: ``whole_elements`` is access_properties', ``alone`` memref_to_llvm_patterns'."""

    converter: LLVMTypeConverter
    whole_elements: bool
    alone: bool

    def pointer(
        self, rewriter: ConversionPatternRewriter, type: MemRefType, descriptor: Value, indices: Sequence[Value]
    ) -> Value:
        """Returns the address of an element, known to be inside the memref."""
        return strided_element_pointer(rewriter, self.converter, type, descriptor, indices, INBOUNDS_NUW)


@conversion_pattern
def load(op: LoadOp, adaptor: Adaptor[LoadOp], rewriter: ConversionPatternRewriter, context: AccessContext) -> Outcome:
    type = op.memref.type
    pointer = context.pointer(rewriter, type, adaptor.memref, adaptor.indices)
    element = context.converter.converted(type.element_type)
    properties = access_properties(op, type.element_type, context.whole_elements)
    rewriter.replace_op(op, build.load(rewriter, element, pointer, properties))
    return True


@conversion_pattern
def store(
    op: StoreOp, adaptor: Adaptor[StoreOp], rewriter: ConversionPatternRewriter, context: AccessContext
) -> Outcome:
    type = op.memref.type
    pointer = context.pointer(rewriter, type, adaptor.memref, adaptor.indices)
    properties = access_properties(op, type.element_type, context.whole_elements)
    rewriter.replace_op(op, build.store(rewriter, adaptor.value, pointer, properties))
    return True


@conversion_pattern
def prefetch(
    op: PrefetchOp, adaptor: Adaptor[PrefetchOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    pointer = strided_element_pointer(rewriter, converter, op.memref.type, adaptor.memref, adaptor.indices)
    properties: dict[str, Attribute] = {
        "rw": IntegerAttr(I32, int(op.is_write)),
        "hint": IntegerAttr(I32, op.locality_hint),
        "cache": IntegerAttr(I32, int(op.is_data_cache)),
    }
    prefetch_op = build.make(rewriter, build.operation_class("llvm.intr.prefetch"), [pointer], (), properties)
    rewriter.replace_op(op, prefetch_op)
    return True


@conversion_pattern
def atomic(
    op: AtomicRMWOp, adaptor: Adaptor[AtomicRMWOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    name = ATOMIC_OPERATIONS.get(op.kind.spelling)
    if name is None:
        return rewriter.notify_match_failure(op, "llvm has no such atomic operation")
    value = adaptor.value
    pointer = strided_element_pointer(rewriter, converter, op.memref.type, adaptor.memref, adaptor.indices)
    properties: dict[str, Attribute] = {
        "bin_op": IntegerAttr(I64, int(AtomicBinOp.from_spelling(name).value)),
        "ordering": IntegerAttr(I64, int(AtomicOrdering.from_spelling("acq_rel").value)),
    }
    rewriter.replace_op(op, build.make(rewriter, llvm.AtomicRMWOp, [pointer, value], [value.type], properties))
    return True


def _exchanged_bits(element: IntegerType | FloatType) -> IntegerType | None:
    """Returns the integer that is compared and exchanged for an element, in bits since a NaN is not equal to itself;
    None if there is none of that width."""
    bits = IntegerType(max(8, 1 << (element.width - 1).bit_length()))
    is_padded_float = isinstance(element, FloatType) and bits.width != element.width
    return None if bits.width > 64 or is_padded_float else bits


def _cast_bits(rewriter: ConversionPatternRewriter, value: Value, to: Type) -> Value:
    if value.type is to:
        return value
    if not isinstance(value.type, IntegerType) or not isinstance(to, IntegerType):
        return build.make(rewriter, llvm.BitcastOp, [value], [to]).results[0]
    resized = llvm.ZExtOp if to.width > value.type.width else llvm.TruncOp
    return build.make(rewriter, resized, [value], [to]).results[0]


def _compare_exchange(rewriter: ConversionPatternRewriter, pointer: Value, expected: Value, value: Value) -> Value:
    """Returns the value found in memory and whether it was exchanged."""
    order = IntegerAttr(I64, int(AtomicOrdering.from_spelling("acq_rel").value))
    weak = IntegerAttr(I64, int(AtomicOrdering.from_spelling("monotonic").value))
    return build.make(
        rewriter,
        build.operation_class("llvm.cmpxchg"),
        [pointer, expected, value],
        [LLVMStructType((expected.type, IntegerType(1)))],
        {"success_ordering": order, "failure_ordering": weak},
    ).results[0]


@conversion_pattern
def generic_atomic(
    op: GenericAtomicRMWOp,
    adaptor: Adaptor[GenericAtomicRMWOp],
    rewriter: ConversionPatternRewriter,
    context: AccessContext,
) -> Outcome:
    """Creates a compare-and-exchange loop around the value computed by the region.

    An element of odd width is exchanged with all bytes it occupies in memory, whatever the padding bits are.
    """
    type, converter = op.memref.type, context.converter
    element = converter.converted(type.element_type)
    if context.alone and any(not isinstance(inner, AtomicYieldOp) for inner in op.atomic_body.entry_block):
        return rewriter.notify_match_failure(op, "the operations of its region are not lowered here")
    if not isinstance(element, IntegerType | FloatType):
        return rewriter.notify_match_failure(op, "compare-and-exchange needs an integer or a float")
    bits = _exchanged_bits(element)
    if bits is None:
        return rewriter.notify_match_failure(op, "no compare-and-exchange of that width")
    start, body = op.parent, op.atomic_body.entry_block
    assert start is not None and start.parent is not None
    rest = rewriter.split_block(start, op)
    loop = rewriter.create_block(start.parent, rest, [bits], [op.raw_location])
    rewriter.set_insertion_point_to_end(start)
    pointer = strided_element_pointer(rewriter, converter, type, adaptor.memref, adaptor.indices)
    build.branch(rewriter, loop, [build.load(rewriter, bits, pointer)])
    terminator = body.last_op
    assert isinstance(terminator, AtomicYieldOp)
    result = terminator.result
    rewriter.set_insertion_point_to_end(loop)
    expected = loop.arguments[0]
    rewriter.inline_block_before(body, loop, None, [_cast_bits(rewriter, expected, element)])
    rewriter.set_insertion_point_to_end(loop)
    value = rewriter.get_remapped_value(result)
    rewriter.erase_op(terminator)
    if value is None:
        return False
    pair = _compare_exchange(rewriter, pointer, expected, _cast_bits(rewriter, value, bits))
    in_memory = build.extract_value(rewriter, pair, 0)
    before = _cast_bits(rewriter, in_memory, element)
    build.conditional_branch(rewriter, build.extract_value(rewriter, pair, 1), rest, loop, (), [in_memory])
    rewriter.replace_op(op, [before])
    return True


def access_patterns(
    converter: LLVMTypeConverter, whole_elements: bool = False, alone: bool = False
) -> list[RewritePattern]:
    """Loads, stores, prefetches and atomic operations; ``alone`` is explained at ``memref_to_llvm_patterns``."""
    context = AccessContext(converter, whole_elements, alone)
    return [
        *(lower.with_context(converter, context) for lower in (load, store, generic_atomic)),
        *(lower.with_context(converter) for lower in (prefetch, atomic)),
    ]


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
        return rewriter.notify_match_failure(op, "a cast between unranked memrefs")
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
    mark = op.attributes.get(SLOT)
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
    if SLOT in op.attributes and pointer.defining_op is not None:
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


def _global_type(converter: LLVMTypeConverter, type: MemRefType) -> Type:
    array_type = converter.converted(type.element_type)
    for size in reversed(type.shape):
        array_type = LLVMArrayType(size, array_type)
    return array_type


@conversion_pattern
def global_(
    op: GlobalOp, adaptor: Adaptor[GlobalOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = op.type_
    assert isinstance(type, MemRefType)
    if not type.has_identity_layout:
        return False
    initial = op.initial_value
    linkage = Linkage.EXTERNAL if _is_public(op) else Linkage.PRIVATE
    uninitialized = isinstance(initial, UnitAttr)
    value = None if initial is None or uninitialized else initial
    if isinstance(value, DenseElementsAttr) and not type.shape:
        value = value.splat_value
    properties: dict[str, Attribute] = dict(llvm.GlobalOp.definition.filled_defaults)
    space = address_space_of(type.memory_space)
    if space is None:
        return rewriter.notify_match_failure(op, "the memory space is not an address space")
    properties |= build.fields(
        llvm.GlobalOp,
        sym_name=op.sym_name,
        global_type=_global_type(converter, type),
        linkage=LinkageAttr(linkage),
        addr_space=space,
        constant=op.constant,
        value=value,
        alignment=op.alignment,
    )
    new_global = rewriter.insert(llvm.GlobalOp([], [], properties, None, [], [Region()], location=op.raw_location))
    if uninitialized:
        with rewriter.insertion_guard():
            rewriter.create_block(new_global.regions[0], None)
            undefined = build.make(rewriter, llvm.UndefOp, (), [_global_type(converter, type)]).results
            build.make(rewriter, llvm.ReturnOp, undefined)
    rewriter.replace_op(op, [])
    return True


@conversion_pattern
def get_global(
    op: GetGlobalOp, adaptor: Adaptor[GetGlobalOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = op.result.type
    space = address_space_of(type.memory_space)
    if space is None:
        return rewriter.notify_match_failure(op, "the memory space is not an address space")
    pointer = LLVMPointerType(space)
    sizes, strides, count = sizes_and_strides(rewriter, converter, type, ())
    if parity.is_strict():
        bytes_of(rewriter, converter, type, count)  # unused
    properties: dict[str, Attribute] = {"global_name": SymbolRefAttr(op.name_)}
    address = build.make(rewriter, llvm.AddressOfOp, (), [pointer], properties).results[0]
    aligned = build.gep(rewriter, address, _global_type(converter, type), [0] * (type.rank + 1))
    dead = build.index_constant(rewriter, I64, DEAD_BEEF)
    allocated = build.make(rewriter, llvm.IntToPtrOp, [dead], [pointer]).results[0]
    rewriter.replace_op(op, describe(rewriter, converter, type, allocated, aligned, sizes, strides))
    return True


def global_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    """Globals and their addresses."""
    return [lower.with_context(converter) for lower in (global_, get_global)]


def _is_public(op: GlobalOp) -> bool:
    return op.sym_visibility is None or op.sym_visibility == "public"


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
