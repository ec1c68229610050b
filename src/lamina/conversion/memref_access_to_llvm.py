"""Lowers loads, stores, prefetches and atomic operations of memrefs to the llvm dialect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.conversion.memref_descriptor import (
    strided_element_pointer,
)
from lamina.conversion.shared_addresses import SharedAddresses
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.enums import AtomicBinOp, AtomicOrdering
from lamina.dialects.llvm.types import LLVMStructType
from lamina.dialects.memref.ops import (
    AtomicRMWOp,
    AtomicYieldOp,
    GenericAtomicRMWOp,
    LoadOp,
    PrefetchOp,
    StoreOp,
)
from lamina.interfaces.data_layout import DataLayout
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    IntegerAttr,
)
from lamina.ir.types import FloatType, IntegerType, MemRefType, VectorType
from lamina.ir.value import Value
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

I32, I64 = IntegerType(32), IntegerType(64)
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
    """What accesses need to know: ``whole_elements`` is access_properties', ``alone`` memref_to_llvm_patterns'.
    ``shares_addresses``: for code that is compiled, addresses share their parts, which MLIR's do not."""

    converter: LLVMTypeConverter
    whole_elements: bool
    alone: bool
    shares_addresses: bool

    def pointer(
        self, rewriter: ConversionPatternRewriter, type: MemRefType, descriptor: Value, indices: Sequence[Value]
    ) -> Value:
        """Returns the address of an element, known to be inside the memref."""
        if self.shares_addresses:
            addresses = SharedAddresses.of(rewriter, self.converter, "memref")
            if addresses.is_unrolled(rewriter, (LoadOp, StoreOp)):
                return addresses.pointer(rewriter, type, descriptor, indices)
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
        return rewriter.notify_match_failure(op, "LLVM has no such atomic operation")
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
        return rewriter.notify_match_failure(op, "LLVM has no compare-and-exchange of that width")
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
    context = AccessContext(converter, whole_elements, alone, shares_addresses=whole_elements)
    return [
        *(lower.with_context(converter, context) for lower in (load, store, generic_atomic)),
        *(lower.with_context(converter) for lower in (prefetch, atomic)),
    ]
