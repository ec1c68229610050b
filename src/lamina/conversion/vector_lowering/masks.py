"""Masks: create_mask and constant_mask on smaller vectors, as comparisons, and the masks of transfers out of bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.conversion.vector_lowering.common import maskable_pattern
from lamina.dialects.arith.constant_folding import is_one, is_zero
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import (
    AddIOp,
    AndIOp,
    CmpIOp,
    ConstantOp,
    ExtSIOp,
    IndexCastOp,
    SelectOp,
    SubIOp,
    TruncIOp,
)
from lamina.dialects.vector.builders import broadcast, constant, insert, number_attribute, zero
from lamina.dialects.vector.masking import masking_op
from lamina.dialects.vector.ops import (
    ConstantMaskOp,
    CreateMaskOp,
    GatherOp,
    MaskedLoadOp,
    MaskedStoreOp,
    TransferReadOp,
    TransferWriteOp,
)
from lamina.dialects.vector.queries import has_out_of_bounds_dim, vector_of_transfer
from lamina.dialects.vector.shapes import drop_front, mask_type_of
from lamina.ir.attribute import Type
from lamina.ir.attributes import BoolAttr, DenseElementsAttr, IntegerAttr
from lamina.ir.builder import Builder
from lamina.ir.types import IndexType, IntegerType, MemRefType, VectorType, i1, i32, i64
from lamina.ir.value import Value
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.fold import constant_value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.vector_lowering.common import Replacement
    from lamina.dialects.vector.ops import MaskOp
    from lamina.rewrite.rewriter import PatternRewriter


def vector_mask_op_lowering_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorMaskOpLoweringPatterns."""
    return [
        FunctionPattern(_unroll_create_mask, CreateMaskOp, benefit, "CreateMaskOpLowering"),
        FunctionPattern(_lower_constant_mask, ConstantMaskOp, benefit, "ConstantMaskOpLowering"),
    ]


def vector_mask_materialization_patterns(force_32bit_indices: bool = True, benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorMaskMaterializationPatterns."""

    def compare(op: CreateMaskOp, rewriter: PatternRewriter) -> Outcome:
        return _create_mask_to_comparison(op, rewriter, force_32bit_indices)

    return [
        FunctionPattern(compare, CreateMaskOp, benefit, "VectorCreateMaskOpConversion"),
        FunctionPattern(_mask_transfer, TransferReadOp, benefit, "MaterializeTransferMask"),
        FunctionPattern(_mask_transfer, TransferWriteOp, benefit, "MaterializeTransferMask"),
        FunctionPattern(_broadcast_condition, SelectOp, benefit, "FoldI1Select"),
    ]


def vector_mask_lowering_patterns_for_side_effecting_ops() -> list[RewritePattern]:
    """MLIR's populateVectorMaskLoweringPatternsForSideEffectingOps."""
    return [
        maskable_pattern(_masked_transfer_read, TransferReadOp, "MaskedTransferReadOpPattern"),
        maskable_pattern(_masked_transfer_write, TransferWriteOp, "MaskedTransferWriteOpPattern"),
        maskable_pattern(_masked_gather, GatherOp, "MaskedGatherOpPattern"),
    ]


def _unroll_create_mask(op: CreateMaskOp, rewriter: PatternRewriter) -> Outcome:
    """Uses the smaller mask wherever the first index is below its size."""
    type = op.result.type
    if type.rank <= 1:
        return rewriter.notify_match_failure(op, "0-D and 1-D vectors are handled separately")
    if type.scalable_dims[0]:
        return rewriter.notify_match_failure(op, "Cannot unroll leading scalable dim in dstType")
    part = drop_front(type, 1)
    first, *rest = op.operands_
    set_part = rewriter.create(CreateMaskOp, rest, result=part).results[0]
    clear_part = zero(rewriter, part)
    mask = zero(rewriter, type)
    for index in range(type.shape[0]):
        bound = constant_index(rewriter, index)
        inside = rewriter.create(CmpIOp, CmpIPredicate.SLT, bound, first).results[0]
        chosen = rewriter.create(SelectOp, inside, set_part, clear_part).results[0]
        mask = insert(rewriter, chosen, mask, [index])
    rewriter.replace_op(op, [mask])
    return True


def _lower_constant_mask(op: ConstantMaskOp, rewriter: PatternRewriter) -> Outcome:
    """Returns a constant, slice by slice."""
    type = op.result.type
    sizes = list(op.mask_dim_sizes)
    if not type.rank or sizes[0] == 0 or (type.rank == 1 and sizes[0] == type.shape[0]):
        value = number_attribute(type, int(sizes[0] > 0))
        rewriter.replace_op_with_new(op, ConstantOp, value, result=type)
        return True
    if type.rank == 1:
        flags = [BoolAttr(index < sizes[0]) for index in range(type.shape[0])]
        rewriter.replace_op_with_new(op, ConstantOp, DenseElementsAttr.from_attributes(type, flags), result=type)
        return True
    if type.scalable_dims[0]:
        return rewriter.notify_match_failure(op, "Cannot unroll leading scalable dim in dstType")
    part = rewriter.create(ConstantMaskOp, sizes[1:], result=drop_front(type, 1)).results[0]
    mask = zero(rewriter, type)
    for index in range(sizes[0]):
        mask = insert(rewriter, part, mask, [index])
    rewriter.replace_op(op, [mask])
    return True


# ---- Masks as comparisons


def cast_to_index_like(builder: Builder, value: Value, type: Type) -> Value:
    """Returns the number as another integer or index type."""
    if value.type is type:
        return value
    if isinstance(value.type, IndexType) or isinstance(type, IndexType):
        return create_or_fold(builder, IndexCastOp, value, out=type)
    assert isinstance(value.type, IntegerType) and isinstance(type, IntegerType)
    cls = ExtSIOp if value.type.width < type.width else TruncIOp
    return create_or_fold(builder, cls, value, out=type)


def _create_mask_to_comparison(op: CreateMaskOp, rewriter: PatternRewriter, force_32bit: bool) -> Outcome:
    type = op.result.type
    if type.is_scalable or type.rank > 1:
        return False
    rewriter.replace_op(op, [compare_with_bound(rewriter, type, op.operands_[0], force_32bit)])
    return True


def _broadcast_condition(op: SelectOp, rewriter: PatternRewriter) -> Outcome:
    """select(c, dense<true>, dense<false>) -> broadcast(c), for vectors of one bit"""
    type_ = op.result.type
    if not isinstance(type_, VectorType) or type_.element_type is not i1 or isinstance(op.condition.type, VectorType):
        return False
    if type_.shape != (1,) or type_.is_scalable:
        return False
    if not is_one(constant_value(op.true_value)) or not is_zero(constant_value(op.false_value)):
        return False
    rewriter.replace_op(op, [broadcast(rewriter, op.condition, type_)])
    return True


def compare_with_bound(
    builder: Builder, type: VectorType, bound: Value, force_32bit: bool, offset: Value | None = None
) -> Value:
    """``offset + [0, 1, 2, ...] < bound``, in 32 bits if allowed."""
    element = i32 if force_32bit else i64
    indices_type = VectorType(type.shape, element)
    numbers = [IntegerAttr.wrapped(element, number) for number in range(indices_type.num_elements)]
    indices = constant(builder, DenseElementsAttr.from_attributes(indices_type, numbers))
    if offset is not None:
        start = broadcast(builder, cast_to_index_like(builder, offset, element), indices_type)
        indices = builder.create(AddIOp, start, indices).results[0]
    bounds = broadcast(builder, cast_to_index_like(builder, bound, element), indices_type)
    return builder.create(CmpIOp, CmpIPredicate.SLT, indices, bounds).results[0]


def dim_of(builder: Builder, source: Value, axis: int) -> Value:
    """Returns the size of a memref or tensor, folded if known."""
    from lamina.dialects.memref.ops import DimOp as MemRefDimOp  # start-up
    from lamina.dialects.tensor.ops import DimOp as TensorDimOp  # start-up

    cls = MemRefDimOp if isinstance(source.type, MemRefType) else TensorDimOp
    return create_or_fold(builder, cls, source, constant_index(builder, axis))


def _mask_transfer(op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter) -> Outcome:
    """Returns a 1-D transfer that may leave the memory becomes one masked to stay inside."""
    type = vector_of_transfer(op)
    indices = op.indices
    if masking_op(op) is not None:
        return rewriter.notify_match_failure(op, "the vector.mask does not hold exactly one operation")
    if not has_out_of_bounds_dim(op) or type.rank > 1 or not indices:
        return False
    last = len(indices) - 1
    size = dim_of(rewriter, op.base, last)
    left = rewriter.create(SubIOp, size, indices[last]).results[0]
    mask = rewriter.create(CreateMaskOp, [left], result=mask_type_of(type)).results[0]
    if op.mask is not None:
        mask = rewriter.create(AndIOp, mask, op.mask).results[0]

    def change() -> None:
        op.mask = mask
        op.in_bounds = [True]

    rewriter.modify_in_place(op, change)
    return True


# ---- vector.mask around memory operations


def _masked_transfer_read(op: TransferReadOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    if masking is None:
        return False
    if masking.passthru is not None:
        return rewriter.notify_match_failure(masking, "Can't lower passthru to vector.transfer_read")
    return rewriter.create(
        TransferReadOp,
        op.base,
        op.indices,
        op.permutation_map,
        op.padding,
        masking.mask,
        op.in_bounds,
        vector=op.vector.type,
    ).results[0]


def _masked_transfer_write(op: TransferWriteOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    if masking is None:
        return False
    transfer_write = rewriter.create(
        TransferWriteOp,
        op.value_to_store,
        op.base,
        op.indices,
        op.permutation_map,
        masking.mask,
        op.in_bounds,
        result_types=op.result_types,
    )
    return transfer_write.results[0] if transfer_write.results else ()


def _masked_gather(op: GatherOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    if masking is None:
        return False
    passthru = masking.passthru
    if passthru is None:
        passthru = zero(rewriter, op.result.type)
    return rewriter.create(
        GatherOp, op.base, op.offsets, op.indices, masking.mask, passthru, result=op.result.type
    ).results[0]


# ---- Masked loads and stores, element by element


def vector_masked_load_store_emulation_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorMaskedLoadStoreEmulationPatterns."""
    from lamina.conversion.vector_lowering.emulation import emulate_masked_load, emulate_masked_store  # start-up

    return [
        FunctionPattern(emulate_masked_load, MaskedLoadOp, benefit, "VectorMaskedLoadOpConverter"),
        FunctionPattern(emulate_masked_store, MaskedStoreOp, benefit, "VectorMaskedStoreOpConverter"),
    ]
