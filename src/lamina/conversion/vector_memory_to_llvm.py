"""Loads, stores, gathers and scatters of the vector dialect in the llvm dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_type_converter import address_space_of
from lamina.conversion.memref_descriptor import strided_element_pointer
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMPointerType
from lamina.interfaces.data_layout import DataLayout
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DenseI32ArrayAttr, DictionaryAttr, IntegerAttr, TypeAttr, UnitAttr
from lamina.ir.dialect import lookup_operation
from lamina.ir.types import IntegerType, MemRefType, VectorType, i32, i64
from lamina.ir.value import Value
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import CompressStoreOp, LoadOp, MaskedStoreOp, ScatterOp, StoreOp
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter


def vector_memory_to_llvm_patterns(
    converter: Any, use_vector_alignment: bool = False, whole_elements: bool = False
) -> list[RewritePattern]:
    """Patterns for load, store, maskedload, maskedstore, gather, scatter, expandload and compressstore.

    LLVM packs the elements of vectors in memory bit by bit, which for i1 or i4 differs from how memrefs hold them.
    MLIR leaves it at that; with ``whole_elements`` such vectors are read and written as vectors of whole bytes;
    and where memrefs hold vectors, their elements tell the alignment.
    """

    def in_memory(vector: Any) -> Any:
        """The type of a vector in memory."""
        element = vector.element_type if isinstance(vector, VectorType) else vector
        if not whole_elements or not isinstance(element, IntegerType) or element.width in (8, 16, 32, 64, 128):
            return vector
        width = next((width for width in (8, 16, 32, 64, 128) if width > element.width), None)
        if width is None:
            return vector
        wide = IntegerType(width)
        return wide if vector is element else VectorType(vector.shape, wide, vector.scalable_dims)

    def widened(rewriter: ConversionPatternRewriter, value: Value) -> Value:
        type = in_memory(value.type)
        return value if type is value.type else build.make(rewriter, llvm.ZExtOp, [value], [type]).results[0]

    def narrowed(rewriter: ConversionPatternRewriter, value: Value, type: VectorType) -> Value:
        return value if type is value.type else build.make(rewriter, llvm.TruncOp, [value], [type]).results[0]

    def alignment(op: Any, vector: VectorType) -> int:
        given = op.properties.get("alignment")
        if given is not None:
            return given.value
        layout = DataLayout()
        if use_vector_alignment:
            return layout.preferred_alignment(converter.convert_type(vector))
        element = op.base.type.element_type
        if not whole_elements or not isinstance(element, VectorType):
            element = converter.convert_type(element)
        else:
            element = element.element_type
        return layout.preferred_alignment(element)

    def pointer(op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter, indices: Sequence[Value]) -> Value:
        return strided_element_pointer(rewriter, converter, op.base.type, adaptor.base, indices)

    def accessible(op: Any, vector: VectorType) -> bool:
        memref = op.base.type
        return (
            isinstance(memref, MemRefType)
            and vector.rank <= 1
            and converter.convert_type(vector) is not None
            and converter.memref_fields(memref) is not None
        )

    @conversion_pattern("vector.load", converter=converter)
    def lower_load(op: Any, adaptor: Adaptor[Any], rewriter: Any) -> Outcome:
        vector = op.results[0].type
        if not accessible(op, vector):
            return False
        address = pointer(op, adaptor, rewriter, adaptor.indices)
        properties = _access(op, alignment(op, vector))
        type = converter.convert_type(vector)
        loaded = build.load(rewriter, in_memory(type), address, properties)
        rewriter.replace_op(op, narrowed(rewriter, loaded, type))
        return True

    @conversion_pattern("vector.store", converter=converter)
    def lower_store(op: StoreOp, adaptor: Adaptor[StoreOp], rewriter: ConversionPatternRewriter) -> Outcome:
        vector = op.value_to_store.type
        if not accessible(op, vector):
            return False
        address = pointer(op, adaptor, rewriter, adaptor.indices)
        properties = _access(op, alignment(op, vector))
        rewriter.replace_op(op, build.store(rewriter, widened(rewriter, adaptor.value_to_store), address, properties))
        return True

    @conversion_pattern("vector.maskedload", converter=converter)
    def lower_masked_load(op: Any, adaptor: Adaptor[Any], rewriter: Any) -> Outcome:
        vector = op.results[0].type
        if not accessible(op, vector):
            return False
        address = pointer(op, adaptor, rewriter, adaptor.indices)
        operands = [address, adaptor.mask, widened(rewriter, adaptor.pass_thru)]
        properties = _alignment32(alignment(op, vector))
        cls = lookup_operation("llvm.intr.masked.load")
        type = converter.convert_type(vector)
        loaded = build.make(rewriter, cls, operands, [in_memory(type)], properties).results[0]
        rewriter.replace_op(op, narrowed(rewriter, loaded, type))
        return True

    @conversion_pattern("vector.maskedstore", converter=converter)
    def lower_masked_store(
        op: MaskedStoreOp, adaptor: Adaptor[MaskedStoreOp], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        vector = op.value_to_store.type
        if not accessible(op, vector):
            return False
        address = pointer(op, adaptor, rewriter, adaptor.indices)
        operands = [widened(rewriter, adaptor.value_to_store), address, adaptor.mask]
        properties = _alignment32(alignment(op, vector))
        rewriter.replace_op(
            op, build.make(rewriter, lookup_operation("llvm.intr.masked.store"), operands, (), properties)
        )
        return True

    def addresses(op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter, vector: VectorType) -> Value:
        """The vector of addresses that a gather or scatter goes to."""
        base = pointer(op, adaptor, rewriter, adaptor.offsets)
        element = LLVMPointerType(address_space_of(op.base.type.memory_space) or 0)
        properties: dict[str, Attribute] = {
            "rawConstantIndices": DenseI32ArrayAttr([build.DYNAMIC_INDEX]),
            "elem_type": TypeAttr(converter.convert_type(op.base.type.element_type)),
        }
        type = VectorType(vector.shape, element, vector.scalable_dims)
        return build.make(rewriter, llvm.GEPOp, [base, adaptor.indices], [type], properties).results[0]

    @conversion_pattern("vector.gather", converter=converter)
    def lower_gather(op: Any, adaptor: Any, rewriter: Any) -> Outcome:
        vector = op.results[0].type
        if not accessible(op, vector) or not vector.rank:
            return False
        operands = [addresses(op, adaptor, rewriter, vector), adaptor.mask, widened(rewriter, adaptor.pass_thru)]
        properties = _alignment32(alignment(op, vector))
        cls = lookup_operation("llvm.intr.masked.gather")
        type = converter.convert_type(vector)
        loaded = build.make(rewriter, cls, operands, [in_memory(type)], properties).results[0]
        rewriter.replace_op(op, narrowed(rewriter, loaded, type))
        return True

    @conversion_pattern("vector.scatter", converter=converter)
    def lower_scatter(op: ScatterOp, adaptor: Adaptor[ScatterOp], rewriter: ConversionPatternRewriter) -> Outcome:
        vector = op.value_to_store.type
        if op.results or not accessible(op, vector) or not vector.rank:
            return False
        operands = [widened(rewriter, adaptor.value_to_store), addresses(op, adaptor, rewriter, vector), adaptor.mask]
        properties = _alignment32(alignment(op, vector))
        cls = lookup_operation("llvm.intr.masked.scatter")
        rewriter.replace_op(op, build.make(rewriter, cls, operands, (), properties))
        return True

    @conversion_pattern("vector.expandload", converter=converter)
    def lower_expand_load(op: Any, adaptor: Adaptor[Any], rewriter: Any) -> Outcome:
        vector = op.results[0].type
        if not accessible(op, vector):
            return False
        address = pointer(op, adaptor, rewriter, adaptor.indices)
        cls = lookup_operation("llvm.intr.masked.expandload")
        operands = [address, adaptor.mask, widened(rewriter, adaptor.pass_thru)]
        properties = _argument_alignment(op, 0, 3)
        type = converter.convert_type(vector)
        loaded = build.make(rewriter, cls, operands, [in_memory(type)], properties).results[0]
        rewriter.replace_op(op, narrowed(rewriter, loaded, type))
        return True

    @conversion_pattern("vector.compressstore", converter=converter)
    def lower_compress_store(
        op: CompressStoreOp, adaptor: Adaptor[CompressStoreOp], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        if not accessible(op, op.value_to_store.type):
            return False
        address = pointer(op, adaptor, rewriter, adaptor.indices)
        cls = lookup_operation("llvm.intr.masked.compressstore")
        operands = [widened(rewriter, adaptor.value_to_store), address, adaptor.mask]
        rewriter.replace_op(op, build.make(rewriter, cls, operands, (), _argument_alignment(op, 1, 3)))
        return True

    return [
        lower_load,
        lower_store,
        lower_masked_load,
        lower_masked_store,
        lower_gather,
        lower_scatter,
        lower_expand_load,
        lower_compress_store,
    ]


def _access(op: StoreOp | LoadOp, alignment: int) -> dict[str, Attribute]:
    properties: dict[str, Attribute] = {"alignment": IntegerAttr(i64, alignment)}
    nontemporal = op.properties.get("nontemporal")
    if nontemporal is not None and bool(nontemporal):
        properties["nontemporal"] = UnitAttr()
    return properties


def _alignment32(alignment: int) -> dict[str, Attribute]:
    return {"alignment": IntegerAttr(i32, alignment)}


def _argument_alignment(op: Any, position: int, count: int) -> dict[str, Attribute]:
    """An alignment that was given, as an attribute of the address among the arguments."""
    given = op.properties.get("alignment")
    if given is None:
        return {}
    aligned = DictionaryAttr({"llvm.align": IntegerAttr(i64, given.value)})
    empty = DictionaryAttr({})
    return {"arg_attrs": ArrayAttr(aligned if index == position else empty for index in range(count))}
