"""``memref.reshape``: a descriptor of the same memory with sizes loaded from a memref."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_type_converter import address_space_of
from lamina.conversion.memref_descriptor import MemRefDescriptor, UnrankedMemRefDescriptor, strided_element_pointer
from lamina.conversion.unranked_copies import descriptor_size
from lamina.dialects.builtin.ops import UnrealizedConversionCastOp
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMPointerType, LLVMStructType
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import DYNAMIC, IndexType, IntegerType, MemRefType
from lamina.ir.value import Value
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.dialects.memref.ops import ReshapeOp
    from lamina.ir.attribute import Type
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

_SGE = 5


def reshape_patterns(converter: LLVMTypeConverter, keep_index_casts: bool = False) -> list[RewritePattern]:
    """The pattern of ``memref.reshape``; ``keep_index_casts`` is explained at ``memref_to_llvm_patterns``."""

    @conversion_pattern("memref.reshape", converter=converter)
    def reshape(op: ReshapeOp, adaptor: Adaptor[ReshapeOp], rewriter: ConversionPatternRewriter) -> Outcome:
        if isinstance(op.result.type, MemRefType):
            return _to_ranked(op, adaptor, rewriter, converter, keep_index_casts)
        return _to_unranked(op, adaptor, rewriter, converter)

    return [reshape]


def _to_ranked(
    op: Any,
    adaptor: Adaptor[Any],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    keep_index_casts: bool,
) -> Outcome:
    type: MemRefType = op.result_types[0]
    source, shape = adaptor.operands
    index = converter.index_type
    descriptor = MemRefDescriptor.poison(rewriter, converter.converted(type))
    allocated, aligned = _parts(rewriter, op, source)
    descriptor.set_allocated(allocated)
    descriptor.set_aligned(aligned)
    descriptor.set_constant_offset(0, index)
    strides, _ = type.strides_and_offset() or ((), 0)
    stride: Any = None
    for dimension in reversed(range(type.rank)):
        if strides[dimension] != DYNAMIC:
            stride = build.index_constant(rewriter, index, strides[dimension])
        size = type.shape[dimension]
        if size == DYNAMIC:
            position = build.index_constant(rewriter, index, dimension)
            pointer = strided_element_pointer(rewriter, converter, op.operand_types[1], shape, [position], 7)
            element = op.operand_types[1].element_type
            loaded = build.load(rewriter, converter.converted(element), pointer)
            keeps_casts = keep_index_casts and isinstance(element, IndexType)
            value = _through_index(rewriter, loaded) if keeps_casts else _as_index(rewriter, loaded, index)
        else:
            value = build.index_constant(rewriter, index, size)
        descriptor.set_size(dimension, value)
        descriptor.set_stride(dimension, stride)
        stride = build.like(rewriter, llvm.MulOp, stride, value)
    rewriter.replace_op(op, descriptor.value)
    return True


def _parts(
    rewriter: ConversionPatternRewriter, op: Any, source: Value, index: IntegerType | None = None
) -> list[Value]:
    """Returns the allocated and aligned pointers, and the offset if its type is given."""
    if isinstance(op.operand_types[0], MemRefType):
        ranked = MemRefDescriptor(rewriter, source)
        return [ranked.allocated(), ranked.aligned(), *([] if index is None else [ranked.offset()])]
    pointer = LLVMPointerType(address_space_of(op.operand_types[0].memory_space) or 0)
    memory = UnrankedMemRefDescriptor(rewriter, source).memory()
    parts = [build.load(rewriter, pointer, memory)]
    for place, type in ((1, pointer), (2, index)):
        if type is not None:
            parts.append(build.load(rewriter, type, build.gep(rewriter, memory, pointer, [place])))
    return parts


def _as_index(rewriter: ConversionPatternRewriter, value: Value, index: IntegerType) -> Value:
    """Returns a size that was loaded, as an integer of the index's width."""
    kind: Any = value.type
    if kind is index:
        return value
    cast = llvm.SExtOp if kind.width < index.width else llvm.TruncOp
    return build.make(rewriter, cast, [value], [index]).results[0]


def _through_index(rewriter: ConversionPatternRewriter, value: Value) -> Value:
    """The size with the casts that lowering a ``memref.load`` of it leaves, until they are reconciled."""
    cast = rewriter.create(UnrealizedConversionCastOp, inputs=[value], result_types=[IndexType()])
    return rewriter.create(UnrealizedConversionCastOp, inputs=cast.results, result_types=[value.type]).results[0]


def _to_unranked(
    op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    """The descriptor is laid out on the stack; a loop from the last dimension fills sizes and strides."""
    source, shape = adaptor.operands
    index = converter.index_type
    shape_type: MemRefType = op.operand_types[1]
    rank = (
        MemRefDescriptor(rewriter, shape).size(0)
        if shape_type.shape[0] == DYNAMIC
        else build.index_constant(rewriter, index, shape_type.shape[0])
    )
    poison = build.poison(rewriter, converter.converted(op.result_types[0]))
    target = UnrankedMemRefDescriptor(rewriter, build.insert_value(rewriter, rank, poison, 0))
    memory = build.alloca(rewriter, IntegerType(8), descriptor_size(rewriter, converter, target))
    result = build.insert_value(rewriter, memory, target.value, 1)
    allocated, aligned, offset = _parts(rewriter, op, source, index)
    pointer = aligned.type
    build.store(rewriter, allocated, memory)
    build.store(rewriter, aligned, build.gep(rewriter, memory, pointer, [1]))
    build.store(rewriter, offset, build.gep(rewriter, memory, pointer, [2]))
    header = LLVMStructType((pointer, pointer, index, index))
    sizes = build.gep(rewriter, memory, header, [0, 3])
    strides = build.gep(rewriter, sizes, index, [rank])
    shape_pointer = MemRefDescriptor(rewriter, shape).aligned()
    one = build.index_constant(rewriter, index, 1)
    last = build.like(rewriter, llvm.SubOp, rank, one)
    element = converter.converted(shape_type.element_type)
    _fill_from_the_end(op, rewriter, element, last, one, shape_pointer, sizes, strides)
    rewriter.replace_op(op, result)
    return True


def _fill_from_the_end(
    op: ReshapeOp,
    rewriter: ConversionPatternRewriter,
    element: Type,
    last: Value,
    fill: Value,
    shape: Value,
    sizes: Value,
    strides: Value,
) -> None:
    """Reads the sizes, of type ``element``, from the last dimension to the first."""
    index: Any = fill.type
    start = rewriter.block
    region = start.parent
    assert region is not None
    rest = rewriter.split_block(start, op)
    location = op.raw_location
    condition_block = rewriter.create_block(region, rest, [index, index], [location, location])
    body = rewriter.create_block(region, rest)
    rewriter.set_insertion_point_to_end(start)
    build.branch(rewriter, condition_block, [last, fill])
    rewriter.set_insertion_point_to_end(condition_block)
    position, stride = condition_block.arguments
    zero = build.index_constant(rewriter, index, 0)
    properties: dict[str, Attribute] = {"predicate": IntegerAttr(IntegerType(64), _SGE)}
    more = build.make(rewriter, llvm.ICmpOp, [position, zero], [IntegerType(1)], properties).results[0]
    build.conditional_branch(rewriter, more, body, rest)
    rewriter.set_insertion_point_to_end(body)
    size = _as_index(rewriter, build.load(rewriter, element, build.gep(rewriter, shape, element, [position])), index)
    build.store(rewriter, size, build.gep(rewriter, sizes, index, [position]))
    build.store(rewriter, stride, build.gep(rewriter, strides, index, [position]))
    following = build.like(rewriter, llvm.MulOp, stride, size)
    before = build.like(rewriter, llvm.SubOp, position, fill)
    build.branch(rewriter, condition_block, [before, following])
    rewriter.set_insertion_point(op)
