"""Loads, stores, gathers and scatters of the vector dialect in the llvm dialect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_type_converter import address_space_of
from lamina.conversion.memref_descriptor import MemRefDescriptor, strided_element_pointer
from lamina.conversion.shared_addresses import SharedAddresses
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMPointerType
from lamina.dialects.vector.ops import (
    CompressStoreOp,
    ExpandLoadOp,
    GatherOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    ScatterOp,
    StoreOp,
)
from lamina.interfaces.data_layout import DataLayout
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseI32ArrayAttr, DictionaryAttr, IntegerAttr, TypeAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IntegerType, MemRefType, VectorType, i32, i64
from lamina.ir.value import Value
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

_BYTE_WIDTHS = (8, 16, 32, 64, 128)


@dataclass(frozen=True, slots=True)
class Access:
    """The memory access of an operation: a vector, with its converted type, of a memref, with its element's."""

    memref: MemRefType
    element: Type
    vector: VectorType
    converted: Type


@dataclass(frozen=True, slots=True)
class VectorMemoryContext:
    """The context of the patterns: the type converter and the options of the lowering.

    LLVM packs the elements of vectors in memory bit by bit, which for i1 or i4 differs from how memrefs hold them.
    MLIR leaves it at that; with ``whole_elements`` such vectors are read and written as vectors of whole bytes;
    where memrefs hold vectors, their elements tell the alignment; and gathers and scatters count in strides, where
    MLIR lowers those of stride 1 only. It is for code that is compiled, whose addresses share their parts.
    """

    converter: LLVMTypeConverter
    use_vector_alignment: bool = False
    whole_elements: bool = False

    def access(self, base: Type, vector: VectorType) -> Access | None:
        """Returns the access to a vector at ``base``; None if llvm does not support it."""
        if not isinstance(base, MemRefType) or vector.rank > 1:
            return None
        converted = self.converter.convert_type(vector)
        element = self.converter.convert_type(base.element_type)
        if converted is None or element is None or self.converter.memref_fields(base) is None:
            return None
        return Access(base, element, vector, converted)

    def in_memory(self, vector: Type) -> Type:
        """Returns the type of a vector in memory."""
        element = vector.element_type if isinstance(vector, VectorType) else vector
        if not self.whole_elements or not isinstance(element, IntegerType) or element.width in _BYTE_WIDTHS:
            return vector
        width = next((width for width in _BYTE_WIDTHS if width > element.width), None)
        if width is None:
            return vector
        wide = IntegerType(width)
        return VectorType(vector.shape, wide, vector.scalable_dims) if isinstance(vector, VectorType) else wide

    def widened(self, rewriter: ConversionPatternRewriter, value: Value) -> Value:
        """A value as memory holds it."""
        type = self.in_memory(value.type)
        return value if type is value.type else build.make(rewriter, llvm.ZExtOp, [value], [type]).results[0]

    def narrowed(self, rewriter: ConversionPatternRewriter, value: Value, type: Type) -> Value:
        """Converts a value from memory to ``type``."""
        return value if type is value.type else build.make(rewriter, llvm.TruncOp, [value], [type]).results[0]

    def alignment(self, access: Access, given: int | None) -> int:
        """Returns the given alignment, otherwise that of the vector or of the memref's elements."""
        if given is not None:
            return given
        layout = DataLayout()
        if self.use_vector_alignment:
            return layout.preferred_alignment(access.converted)
        element = access.memref.element_type
        if self.whole_elements and isinstance(element, VectorType):
            return layout.preferred_alignment(element.element_type)
        return layout.preferred_alignment(access.element)

    def alignment32(self, access: Access, given: int | None) -> dict[str, Attribute]:
        """The alignment as the intrinsics have it."""
        return {"alignment": IntegerAttr(i32, self.alignment(access, given))}

    def pointer(
        self, rewriter: ConversionPatternRewriter, access: Access, descriptor: Value, indices: Sequence[Value]
    ) -> Value:
        """Returns the address of the access."""
        if self.whole_elements:
            shared = SharedAddresses.of(rewriter, self.converter, "vector")
            return shared.pointer(rewriter, access.memref, descriptor, indices)
        return strided_element_pointer(rewriter, self.converter, access.memref, descriptor, indices)

    def addresses(
        self,
        rewriter: ConversionPatternRewriter,
        access: Access,
        adaptor: Adaptor[GatherOp] | Adaptor[ScatterOp],
    ) -> Value | None:
        """Returns the vector of addresses that a gather or scatter goes to; None for strides that are not lowered."""
        strides, _ = access.memref.strides_and_offset() or ((), 0)
        stride = strides[-1] if strides else 1
        if stride != 1 and not self.whole_elements:
            return None
        base = self.pointer(rewriter, access, adaptor.base, adaptor.offsets)
        indices: Value = adaptor.indices
        if stride != 1:
            index = self.converter.index_type
            each = (
                MemRefDescriptor(rewriter, adaptor.base).stride(len(strides) - 1)
                if stride == DYNAMIC
                else build.index_constant(rewriter, index, stride)
            )
            indices = self.in_strides(rewriter, indices, each)
        element = LLVMPointerType(address_space_of(access.memref.memory_space) or 0)
        properties: dict[str, Attribute] = {
            "rawConstantIndices": DenseI32ArrayAttr([build.DYNAMIC_INDEX]),
            "elem_type": TypeAttr(access.element),
        }
        type = VectorType(access.vector.shape, element, access.vector.scalable_dims)
        return build.make(rewriter, llvm.GEPOp, [base, indices], [type], properties).results[0]

    def in_strides(self, rewriter: ConversionPatternRewriter, indices: Value, stride: Value) -> Value:
        """Indices along the last dimension as numbers of elements."""
        assert isinstance(indices.type, VectorType)
        type = VectorType(indices.type.shape, stride.type, indices.type.scalable_dims)
        if type is not indices.type:
            indices = build.make(rewriter, llvm.SExtOp, [indices], [type]).results[0]
        return build.like(rewriter, llvm.MulOp, indices, build.splat(rewriter, type, stride))

    def masked_load(
        self,
        rewriter: ConversionPatternRewriter,
        intrinsic: str,
        access: Access,
        operands: Sequence[Value],
        properties: dict[str, Attribute],
    ) -> Value:
        """Creates a masked load with an intrinsic, converted to the result type."""
        cls = build.operation_class(intrinsic)
        loaded = build.make(rewriter, cls, operands, [self.in_memory(access.converted)], properties).results[0]
        return self.narrowed(rewriter, loaded, access.converted)

    def masked_store(
        self,
        rewriter: ConversionPatternRewriter,
        intrinsic: str,
        operands: tuple[Value, Value, Value],
        properties: dict[str, Attribute],
    ) -> Operation:
        """Returns an intrinsic that stores a value at an address, or at a vector of them, under a mask."""
        value, address, mask = operands
        cls = build.operation_class(intrinsic)
        return build.make(rewriter, cls, [self.widened(rewriter, value), address, mask], (), properties)


@conversion_pattern
def lower_load(
    op: LoadOp, adaptor: Adaptor[LoadOp], rewriter: ConversionPatternRewriter, context: VectorMemoryContext
) -> Outcome:
    access = context.access(op.base.type, op.result.type)
    if access is None:
        return False
    address = context.pointer(rewriter, access, adaptor.base, adaptor.indices)
    properties = _access_properties(op, context.alignment(access, op.alignment))
    loaded = build.load(rewriter, context.in_memory(access.converted), address, properties)
    rewriter.replace_op(op, context.narrowed(rewriter, loaded, access.converted))
    return True


@conversion_pattern
def lower_store(
    op: StoreOp, adaptor: Adaptor[StoreOp], rewriter: ConversionPatternRewriter, context: VectorMemoryContext
) -> Outcome:
    access = context.access(op.base.type, op.value_to_store.type)
    if access is None:
        return False
    address = context.pointer(rewriter, access, adaptor.base, adaptor.indices)
    properties = _access_properties(op, context.alignment(access, op.alignment))
    value = context.widened(rewriter, adaptor.value_to_store)
    rewriter.replace_op(op, build.store(rewriter, value, address, properties))
    return True


@conversion_pattern
def lower_masked_load(
    op: MaskedLoadOp,
    adaptor: Adaptor[MaskedLoadOp],
    rewriter: ConversionPatternRewriter,
    context: VectorMemoryContext,
) -> Outcome:
    access = context.access(op.base.type, op.result.type)
    if access is None:
        return False
    address = context.pointer(rewriter, access, adaptor.base, adaptor.indices)
    operands = [address, adaptor.mask, context.widened(rewriter, adaptor.pass_thru)]
    properties = context.alignment32(access, op.alignment)
    rewriter.replace_op(op, context.masked_load(rewriter, "llvm.intr.masked.load", access, operands, properties))
    return True


@conversion_pattern
def lower_masked_store(
    op: MaskedStoreOp,
    adaptor: Adaptor[MaskedStoreOp],
    rewriter: ConversionPatternRewriter,
    context: VectorMemoryContext,
) -> Outcome:
    access = context.access(op.base.type, op.value_to_store.type)
    if access is None:
        return False
    address = context.pointer(rewriter, access, adaptor.base, adaptor.indices)
    operands = adaptor.value_to_store, address, adaptor.mask
    properties = context.alignment32(access, op.alignment)
    rewriter.replace_op(op, context.masked_store(rewriter, "llvm.intr.masked.store", operands, properties))
    return True


@conversion_pattern
def lower_gather(
    op: GatherOp, adaptor: Adaptor[GatherOp], rewriter: ConversionPatternRewriter, context: VectorMemoryContext
) -> Outcome:
    access = context.access(op.base.type, op.result.type)
    if access is None or not access.vector.rank:
        return False
    addresses = context.addresses(rewriter, access, adaptor)
    if addresses is None:
        return rewriter.notify_match_failure(op, "the last stride is not 1")
    operands = [addresses, adaptor.mask, context.widened(rewriter, adaptor.pass_thru)]
    properties = context.alignment32(access, op.alignment)
    rewriter.replace_op(op, context.masked_load(rewriter, "llvm.intr.masked.gather", access, operands, properties))
    return True


@conversion_pattern
def lower_scatter(
    op: ScatterOp, adaptor: Adaptor[ScatterOp], rewriter: ConversionPatternRewriter, context: VectorMemoryContext
) -> Outcome:
    access = context.access(op.base.type, op.value_to_store.type)
    if op.result is not None or access is None or not access.vector.rank:
        return False
    addresses = context.addresses(rewriter, access, adaptor)
    if addresses is None:
        return rewriter.notify_match_failure(op, "the last stride is not 1")
    operands = adaptor.value_to_store, addresses, adaptor.mask
    properties = context.alignment32(access, op.alignment)
    rewriter.replace_op(op, context.masked_store(rewriter, "llvm.intr.masked.scatter", operands, properties))
    return True


@conversion_pattern
def lower_expand_load(
    op: ExpandLoadOp,
    adaptor: Adaptor[ExpandLoadOp],
    rewriter: ConversionPatternRewriter,
    context: VectorMemoryContext,
) -> Outcome:
    access = context.access(op.base.type, op.result.type)
    if access is None:
        return False
    address = context.pointer(rewriter, access, adaptor.base, adaptor.indices)
    operands = [address, adaptor.mask, context.widened(rewriter, adaptor.pass_thru)]
    properties = _argument_alignment(op.alignment, 0, 3)
    rewriter.replace_op(
        op, context.masked_load(rewriter, "llvm.intr.masked.expandload", access, operands, properties)
    )
    return True


@conversion_pattern
def lower_compress_store(
    op: CompressStoreOp,
    adaptor: Adaptor[CompressStoreOp],
    rewriter: ConversionPatternRewriter,
    context: VectorMemoryContext,
) -> Outcome:
    access = context.access(op.base.type, op.value_to_store.type)
    if access is None:
        return False
    address = context.pointer(rewriter, access, adaptor.base, adaptor.indices)
    operands = adaptor.value_to_store, address, adaptor.mask
    properties = _argument_alignment(op.alignment, 1, 3)
    rewriter.replace_op(op, context.masked_store(rewriter, "llvm.intr.masked.compressstore", operands, properties))
    return True


def vector_memory_to_llvm_patterns(
    converter: LLVMTypeConverter, use_vector_alignment: bool = False, whole_elements: bool = False
) -> list[RewritePattern]:
    """Patterns for load, store, maskedload, maskedstore, gather, scatter, expandload and compressstore; the options
    are VectorMemoryContext's."""
    context = VectorMemoryContext(converter, use_vector_alignment, whole_elements)
    return [
        lower.with_context(converter, context)
        for lower in (
            lower_load,
            lower_store,
            lower_masked_load,
            lower_masked_store,
            lower_gather,
            lower_scatter,
            lower_expand_load,
            lower_compress_store,
        )
    ]


def _access_properties(op: StoreOp | LoadOp, alignment: int) -> dict[str, Attribute]:
    return build.fields(llvm.LoadOp, alignment=alignment, nontemporal=bool(op.nontemporal))


def _argument_alignment(given: int | None, position: int, count: int) -> dict[str, Attribute]:
    """Returns a given alignment, as an attribute of the address argument."""
    if given is None:
        return {}
    aligned = DictionaryAttr({"llvm.align": IntegerAttr(i64, given)})
    empty = DictionaryAttr({})
    return {"arg_attrs": ArrayAttr(aligned if index == position else empty for index in range(count))}
