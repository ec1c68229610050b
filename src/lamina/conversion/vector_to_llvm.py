"""``convert-vector-to-llvm``: lowers the vector dialect to the llvm dialect.

1-D vectors become vectors of the llvm dialect, n-D vectors arrays of arrays of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.conversion.memref_descriptor import MemRefDescriptor
from lamina.conversion.vector_lowering import sets
from lamina.conversion.vector_memory_to_llvm import vector_memory_to_llvm_patterns
from lamina.conversion.vector_pattern import nested_positions
from lamina.conversion.vector_print_to_llvm import vector_print_to_llvm_patterns
from lamina.conversion.vector_reduction_to_llvm import vector_reduction_to_llvm_patterns
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import CmpIOp, IndexCastOp
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMArrayType, LLVMStructType
from lamina.dialects.llvm.vector_intrinsics import vector_extract, vector_insert
from lamina.dialects.vector.builders import broadcast
from lamina.dialects.vector.enums import VectorContractLowering, VectorTransposeLowering
from lamina.dialects.vector.fold_extract import mixed_position
from lamina.dialects.vector.ops import (
    BitCastOp,
    BroadcastOp,
    CreateMaskOp,
    DeinterleaveOp,
    ExtractOp,
    FMAOp,
    FromElementsOp,
    InsertOp,
    InterleaveOp,
    ScalableExtractOp,
    ScalableInsertOp,
    ShuffleOp,
    StepOp,
    ToElementsOp,
    TypeCastOp,
    VectorScaleOp,
)
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, VectorType, i32, i64
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, apply_partial_conversion, conversion_pattern
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome, PatternSet, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter


def vector_to_llvm_patterns(
    converter: LLVMTypeConverter,
    reassociate_fp_reductions: bool = False,
    force_32bit_vector_indices: bool = False,
    use_vector_alignment: bool = False,
    whole_elements: bool = False,
) -> list[RewritePattern]:
    """MLIR's populateVectorToLLVMConversionPatterns. With ``whole_elements``, which the default pipeline asks for,
    elements of vectors narrower than a byte take whole bytes in memory, and transfers and n-D vector.fma are lowered
    too."""
    return [
        *(whole_element_patterns() if whole_elements else ()),
        *(lower.with_context(converter) for lower in (*_REARRANGING, *_ELEMENTS, *_SCALABLE)),
        lower_create_mask.with_context(converter, i32 if force_32bit_vector_indices else i64),
        *vector_reduction_to_llvm_patterns(converter, reassociate_fp_reductions),
        *vector_memory_to_llvm_patterns(converter, use_vector_alignment, whole_elements),
        *vector_print_to_llvm_patterns(converter),
    ]


def whole_element_patterns() -> list[RewritePattern]:
    """Returns what the default pipeline lowers in addition."""
    return [*sets.vector_transfer_lowering_patterns(), *sets.vector_rank_reducing_fma_patterns()]


# ---- Parts of vectors as values of the llvm dialect


def _index_value(builder: ConversionPatternRewriter, index: int | Value) -> Value:
    return index if isinstance(index, Value) else build.int_constant(builder, i64, index)


def _innermost(type: Type) -> Any:
    while isinstance(type, LLVMArrayType):
        type = type.element_type
    return type


# ---- broadcast, shuffle, bitcast, interleave


@conversion_pattern
def lower_broadcast(
    op: BroadcastOp, adaptor: Adaptor[BroadcastOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    if isinstance(op.source.type, VectorType):
        return rewriter.notify_match_failure(op, "broadcast from vector type not supported")
    type = converter.convert_type(op.vector.type)
    if type is None:
        return False
    if isinstance(type, VectorType):
        rewriter.replace_op(op, build.splat(rewriter, type, adaptor.source, shares=converter.shares_constants))
        return True
    result = build.poison(rewriter, type)
    row_type = _innermost(type)
    row = build.poison(rewriter, row_type)
    row = build.insert_element(rewriter, adaptor.source, row, build.int_constant(rewriter, i32, 0))
    row = build.shuffle_vector(rewriter, row, row, [0] * row_type.shape[0])
    for position in nested_positions(type):
        result = build.insert_value(rewriter, row, result, *position)
    rewriter.replace_op(op, result)
    return True


@conversion_pattern
def lower_shuffle(
    op: ShuffleOp, adaptor: Adaptor[ShuffleOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.vector.type)
    if type is None:
        return False
    first, second = adaptor.v1, adaptor.v2
    mask = op.mask
    rank = op.vector.type.rank
    if rank <= 1 and op.v1.type is op.v2.type:
        rewriter.replace_op(op, build.shuffle_vector(rewriter, first, second, mask))
        return True
    size = op.v1.type.shape[0] if op.v1.type.rank else 1
    result = build.poison(rewriter, type)
    for position, index in enumerate(mask):
        if index < 0:
            continue
        source, at = (first, index) if index < size else (second, index - size)
        if rank > 1:
            part = build.extract_value(rewriter, source, at)
            result = build.insert_value(rewriter, part, result, position)
        else:
            index_type = converter.index_type
            part = build.extract_element(rewriter, source, build.index_constant(rewriter, index_type, at))
            where = build.index_constant(rewriter, index_type, position)
            result = build.insert_element(rewriter, part, result, where)
    rewriter.replace_op(op, result)
    return True


@conversion_pattern
def lower_bitcast(
    op: BitCastOp, adaptor: Adaptor[BitCastOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.result.type)
    if op.result.type.rank > 1 or type is None:
        return False
    rewriter.replace_op(op, build.make(rewriter, llvm.BitcastOp, [adaptor.source], [type]))
    return True


@conversion_pattern
def lower_interleave(
    op: InterleaveOp, adaptor: Adaptor[InterleaveOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    result = op.result.type
    if result.rank != 1:
        return rewriter.notify_match_failure(op, "InterleaveOp not rank 1")
    first, second = adaptor.lhs, adaptor.rhs
    if result.is_scalable:
        cls = build.operation_class("llvm.intr.vector.interleave2")
        rewriter.replace_op(op, build.make(rewriter, cls, [first, second], [converter.converted(result)]))
        return True
    size = result.shape[0] // 2
    mask = [index for lane in range(size) for index in (lane, lane + size)]
    rewriter.replace_op(op, build.shuffle_vector(rewriter, first, second, mask))
    return True


@conversion_pattern
def lower_deinterleave(
    op: DeinterleaveOp,
    adaptor: Adaptor[DeinterleaveOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    result, source = op.res1.type, adaptor.source
    if result.rank != 1:
        return rewriter.notify_match_failure(op, "DeinterleaveOp not rank 1")
    if result.is_scalable:
        part = converter.converted(result)
        cls = build.operation_class("llvm.intr.vector.deinterleave2")
        both = build.make(rewriter, cls, [source], [LLVMStructType((part, part))]).results[0]
        rewriter.replace_op(op, [build.extract_value(rewriter, both, side) for side in (0, 1)])
        return True
    empty = build.poison(rewriter, source.type)
    size = 2 * result.shape[0]
    halves = [build.shuffle_vector(rewriter, source, empty, list(range(start, size, 2))) for start in (0, 1)]
    rewriter.replace_op(op, halves)
    return True


@conversion_pattern
def lower_type_cast(
    op: TypeCastOp, adaptor: Adaptor[TypeCastOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    """Returns the same memory under a descriptor of the new type."""
    source, target = op.memref.type, op.result.type
    layout, type = target.strides_and_offset(), converter.convert_type(target)
    if not source.has_static_shape or not target.has_static_shape or layout is None or type is None:
        return False
    old = MemRefDescriptor(rewriter, adaptor.memref)
    descriptor = MemRefDescriptor.poison(rewriter, type)
    descriptor.set_allocated(old.allocated())
    descriptor.set_aligned(old.aligned())
    descriptor.set_constant_offset(0, i64)
    for axis, (size, stride) in enumerate(zip(target.shape, layout[0], strict=True)):
        descriptor.set_size(axis, build.index_constant(rewriter, i64, size))
        descriptor.set_stride(axis, build.index_constant(rewriter, i64, stride))
    rewriter.replace_op(op, descriptor.value)
    return True


_REARRANGING = (lower_broadcast, lower_shuffle, lower_bitcast, lower_interleave, lower_deinterleave, lower_type_cast)


# ---- extract, insert, elements, fma


def _converted_position(op: ExtractOp | InsertOp, adaptor: Adaptor[ExtractOp | InsertOp]) -> list[int | Value]:
    """Returns the position with converted values where it is dynamic, of one element more for a vector of rank 0."""
    dynamic = iter(adaptor.dynamic_position)
    position: list[int | Value] = [
        next(dynamic) if isinstance(index, Value) else index for index in mixed_position(op)
    ]
    container = op.source if isinstance(op, ExtractOp) else op.dest
    return position if container.type.rank else [0]


@conversion_pattern
def lower_extract(
    op: ExtractOp, adaptor: Adaptor[ExtractOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    if converter.convert_type(op.result.type) is None:
        return False
    position = _converted_position(op, adaptor)
    to_element = len(position) == max(op.source.type.rank, 1)
    outer = position[:-1] if to_element else position
    where = [index for index in outer if not isinstance(index, Value)]
    if len(where) != len(outer):
        return rewriter.notify_match_failure(op, "llvm.extractvalue does not support dynamic positions")
    value: Value = adaptor.source
    if where:
        value = build.extract_value(rewriter, value, *where)
    if to_element:
        value = build.extract_element(rewriter, value, _index_value(rewriter, position[-1]))
    rewriter.replace_op(op, value)
    return True


@conversion_pattern
def lower_insert(
    op: InsertOp, adaptor: Adaptor[InsertOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.result.type)
    if type is None:
        return False
    position = _converted_position(op, adaptor)
    to_element = len(position) == max(op.dest.type.rank, 1)
    if to_element and isinstance(op.value_to_store.type, VectorType):
        return False
    outer = position[:-1] if to_element else position
    where = [index for index in outer if not isinstance(index, Value)]
    if len(where) != len(outer):
        return rewriter.notify_match_failure(op, "llvm.insertvalue does not support dynamic positions")
    stored, dest = adaptor.value_to_store, adaptor.dest
    if to_element:
        row = build.extract_value(rewriter, dest, *where) if where else dest
        stored = build.insert_element(rewriter, stored, row, _index_value(rewriter, position[-1]))
    rewriter.replace_op(op, build.insert_value(rewriter, stored, dest, *where) if where else stored)
    return True


@conversion_pattern
def lower_from_elements(
    op: FromElementsOp,
    adaptor: Adaptor[FromElementsOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    type = converter.convert_type(op.dest.type)
    if op.dest.type.rank > 1 or type is None:
        return False
    result = build.poison(rewriter, type)
    for lane, element in enumerate(adaptor.elements):
        result = build.insert_element(rewriter, element, result, _index_value(rewriter, lane))
    rewriter.replace_op(op, result)
    return True


@conversion_pattern
def lower_to_elements(
    op: ToElementsOp, adaptor: Adaptor[ToElementsOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    if op.source.type.rank > 1:
        return False
    elements = [
        None if result.use_empty else build.extract_element(rewriter, adaptor.source, _index_value(rewriter, lane))
        for lane, result in enumerate(op.results)
    ]
    rewriter.replace_op(op, elements)
    return True


@conversion_pattern
def lower_fma(
    op: FMAOp, adaptor: Adaptor[FMAOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.result.type)
    if op.result.type.rank > 1 or type is None:
        return False
    cls = build.operation_class("llvm.intr.fmuladd")
    rewriter.replace_op(op, build.make(rewriter, cls, adaptor.operands, [type]))
    return True


_ELEMENTS = (lower_extract, lower_insert, lower_from_elements, lower_to_elements, lower_fma)


# ---- Scalable vectors


@conversion_pattern
def lower_vscale(
    op: VectorScaleOp,
    adaptor: Adaptor[VectorScaleOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    vscale = build.make(rewriter, build.operation_class("llvm.intr.vscale"), (), [converter.index_type])
    vscale.attributes = dict(op._attributes)
    rewriter.replace_op(op, vscale)
    return True


@conversion_pattern
def lower_scalable_insert(
    op: ScalableInsertOp, adaptor: Adaptor[ScalableInsertOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    operands, properties = [adaptor.dest, adaptor.value_to_store], build.fields(vector_insert, pos=op.pos)
    rewriter.replace_op(op, build.make(rewriter, vector_insert, operands, [adaptor.dest.type], properties))
    return True


@conversion_pattern
def lower_scalable_extract(
    op: ScalableExtractOp,
    adaptor: Adaptor[ScalableExtractOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    type, properties = converter.converted(op.result.type), build.fields(vector_extract, pos=op.pos)
    rewriter.replace_op(op, build.make(rewriter, vector_extract, [adaptor.source], [type], properties))
    return True


@conversion_pattern
def lower_step(
    op: StepOp, adaptor: Adaptor[StepOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    if not op.result.type.is_scalable:
        return False
    rewriter.replace_op(op, _step_vector(rewriter, converter.converted(op.result.type)))
    return True


@conversion_pattern
def lower_create_mask(
    op: CreateMaskOp, adaptor: Adaptor[CreateMaskOp], rewriter: ConversionPatternRewriter, element: IntegerType
) -> Outcome:
    """Compares the steps with the bound, as integers of the type ``element``."""
    type = op.result.type
    if not type.is_scalable or type.rank != 1:
        return False
    steps = _step_vector(rewriter, VectorType(type.shape, element, type.scalable_dims))
    bound = rewriter.create(IndexCastOp, op.operands_[0], out=element).out
    bounds = broadcast(rewriter, bound, steps.type)
    rewriter.replace_op(op, rewriter.create(CmpIOp, CmpIPredicate.SLT, steps, bounds))
    return True


_SCALABLE = (lower_vscale, lower_scalable_insert, lower_scalable_extract, lower_step)


def _step_vector(builder: ConversionPatternRewriter, type: Type) -> Value:
    return build.make(builder, build.operation_class("llvm.intr.stepvector"), (), [type]).results[0]


# ---- The pass

_CONTRACT = {strategy.spelling: strategy for strategy in VectorContractLowering}
_TRANSPOSE = {
    "eltwise": VectorTransposeLowering.ELT_WISE,
    "llvmintr": VectorTransposeLowering.LLVM_INTR,
    "shuffle1d": VectorTransposeLowering.SHUFFLE1_D,
    "shuffle16x16": VectorTransposeLowering.SHUFFLE16X16,
}


@register_pass("convert-vector-to-llvm", summary="Lower vector operations to llvm")
class ConvertVectorToLLVMPass(Pass):
    reassociate_fp_reductions = option(
        "reassociate-fp-reductions", False, "Let LLVM reorder the additions of floating-point reductions"
    )
    force_32bit_vector_indices = option(
        "force-32bit-vector-indices",
        True,
        "Compute the indices of masks in 32 bits instead of 64",
    )
    use_vector_alignment = option(
        "use-vector-alignment", False, "Use the preferred alignment of vector types in loads and stores"
    )
    enable_amx = option("enable-amx", False, "Use AMX instructions")
    enable_arm_neon = option("enable-arm-neon", False, "Use Neon instructions")
    enable_arm_sve = option("enable-arm-sve", False, "Enables the use of ArmSVE dialect.")
    enable_arm_i8mm = option("enable-arm-i8mm", False, "Enables the use of Arm FEAT_I8MM instructions.")
    enable_arm_bf16 = option("enable-arm-bf16", False, "Enables the use of Arm FEAT_BF16 instructions.")
    enable_x86vector = option("enable-x86vector", False, "Enables the use of X86Vector dialect.")
    vector_contract_lowering = option(
        "vector-contract-lowering",
        "dot",
        "control the lowering of `vector.contract` operations.",
        choices=["dot", "llvmintr", "outerproduct", "parallelarith"],
    )
    vector_transpose_lowering = option(
        "vector-transpose-lowering",
        "eltwise",
        "control the lowering of `vector.transpose` operations.",
        choices=["eltwise", "llvmintr", "shuffle1d", "shuffle16x16"],
    )

    def run(self, operation: Operation) -> None:
        first = progressive_lowering_patterns(
            _CONTRACT[self.vector_contract_lowering],
            _TRANSPOSE[self.vector_transpose_lowering],
            self.force_32bit_vector_indices,
        )
        apply_local_patterns_greedily(operation, PatternSet(first))
        converter = LLVMTypeConverter()
        patterns = vector_to_llvm_patterns(
            converter, self.reassociate_fp_reductions, self.force_32bit_vector_indices, self.use_vector_alignment
        )
        target = ConversionTarget().add_legal_dialect("llvm", "arith", "memref")
        target.add_legal_op("builtin.unrealized_conversion_cast")
        if self.enable_amx:
            from lamina.conversion.amx_to_llvm import amx_to_llvm_patterns  # start-up

            patterns += amx_to_llvm_patterns(converter)
        apply_partial_conversion(operation, target, PatternSet(patterns))


def progressive_lowering_patterns(
    contract: VectorContractLowering = VectorContractLowering.DOT,
    transpose: VectorTransposeLowering = VectorTransposeLowering.ELT_WISE,
    force_32bit_vector_indices: bool = True,
    mixed_types: bool = False,
) -> list[RewritePattern]:
    """Returns the patterns that bring vector operations to those that have a counterpart in the llvm dialect;
    ``mixed_types`` is that of vector_contract_lowering_patterns."""
    patterns = [
        *sets.vector_to_vector_canonicalization_patterns(),
        *sets.vector_bitcast_lowering_patterns(),
        *sets.vector_broadcast_lowering_patterns(),
        *sets.vector_contract_lowering_patterns(contract, mixed_types=mixed_types),
    ]
    if contract is VectorContractLowering.LLVM_INTR:
        patterns += sets.vector_contract_to_matrix_multiply_patterns()
    patterns += [
        *sets.vector_mask_op_lowering_patterns(),
        *sets.vector_shape_cast_lowering_patterns(),
        *sets.vector_interleave_lowering_patterns(),
        *sets.vector_transpose_lowering_patterns(transpose),
    ]
    if transpose is VectorTransposeLowering.LLVM_INTR:
        patterns += sets.vector_transpose_to_flat_transpose_patterns()
    return [
        *patterns,
        *sets.vector_transfer_lowering_patterns(1),
        *sets.vector_mask_materialization_patterns(force_32bit_vector_indices),
        *sets.vector_insert_extract_strided_slice_transforms(),
        *sets.vector_step_lowering_patterns(),
        *sets.vector_rank_reducing_fma_patterns(),
        *sets.vector_gather_lowering_patterns(),
        *sets.vector_from_elements_unroll_patterns(),
        *sets.vector_to_elements_unroll_patterns(),
    ]
