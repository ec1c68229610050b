"""Canonicalization of masks and of the values computed from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import CmpIOp, ConstantOp, MulIOp, SelectOp, SubIOp
from lamina.dialects.vector import ops
from lamina.dialects.vector.builders import number_attribute
from lamina.dialects.vector.fold_extract import has_non_unit_strides, integers, static_position
from lamina.dialects.vector.ops import (
    ConstantMaskOp,
    CreateMaskOp,
    ExtractOp,
    ExtractStridedSliceOp,
    MaskOp,
    ShapeCastOp,
    StepOp,
    TransposeOp,
)
from lamina.dialects.vector.queries import MaskFormat, mask_format, producer
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.types import DYNAMIC, VectorType
from lamina.ir.value import Value
from lamina.rewrite.canonicalization import canonicalize
from lamina.rewrite.fold import constant_int, constant_value
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.rewrite.pattern import Outcome


def constant_vscale_multiplier(value: Value) -> int | None:
    """``n`` where the value is ``n`` times vscale."""
    operation = value.defining_op
    if operation is None:
        return None
    if isinstance(operation, ops.VectorScaleOp):
        return 1
    if not isinstance(operation, MulIOp):
        return None
    for operand, other in ((operation.lhs, operation.rhs), (operation.rhs, operation.lhs)):
        if producer(operand, "vector.vscale") is not None:
            return constant_int(other)
    return None


@canonicalize(name="CreateMaskFolder")
def create_mask_to_constant_mask(op: CreateMaskOp, rewriter: PatternRewriter) -> Outcome:
    """create_mask(constants) -> constant_mask"""
    type = op.result.type
    shape, flags = (type.shape, type.scalable_dims) if type.rank else ((1,), (False,))
    sizes = []
    for axis, value in enumerate(op.operands):
        size = constant_int(value)
        if size is not None:
            # As in MLIR, of a scalable dimension only negative sizes are known to select nothing.
            if flags[axis] and size >= 0:
                return False
        else:
            size = constant_vscale_multiplier(value)
            if size is None or size < shape[axis]:
                return False
        sizes.append(max(0, min(size, shape[axis])))
    if 0 in sizes:
        sizes = [0] * len(sizes)
    rewriter.replace_op_with_new(op, ConstantMaskOp, sizes, result=type)
    return True


@canonicalize(name="ExtractOpFromCreateMask")
def extract_from_create_mask(op: ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """extract(create_mask(sizes)) -> create_mask(inner sizes), or all false"""
    mask = producer(op.source, "vector.create_mask")
    result = op.result.type
    if mask is None or not isinstance(result, VectorType):
        return False
    position = static_position(op)
    none_set = mask_format(op.source) is MaskFormat.ALL_FALSE
    unknown = False
    for axis, index in enumerate(position):
        bound = constant_int(mask.operand(axis))
        if none_set:
            break
        if bound is None:
            unknown = True
        elif index != DYNAMIC:
            none_set |= index >= bound
        elif bound < op.source.type.shape[axis]:
            unknown = True
    if none_set:
        rewriter.replace_op_with_new(op, ConstantOp, number_attribute(result, 0), result=result)
        return True
    if unknown:
        return False
    rewriter.replace_op_with_new(op, CreateMaskOp, mask.operands[len(position) :], result=result)
    return True


@canonicalize(name="StridedSliceCreateMaskFolder")
def slice_of_create_mask(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """extract_strided_slice(create_mask(sizes)) -> create_mask(sizes - offsets)"""
    mask = producer(op.source, "vector.create_mask")
    if mask is None or has_non_unit_strides(op):
        return False
    sizes = []
    for size, offset in zip(mask.operands, integers(op, "offsets"), strict=False):
        start = constant_index(rewriter, offset)
        sizes.append(rewriter.create(SubIOp, size, start).results[0])
    sizes += mask.operands[len(sizes) :]
    rewriter.replace_op_with_new(op, CreateMaskOp, sizes, result=op.result.type)
    return True


@canonicalize(name="StridedSliceConstantMaskFolder")
def slice_of_constant_mask(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """extract_strided_slice(constant_mask) -> constant_mask"""
    mask = producer(op.source, "vector.constant_mask")
    if mask is None or has_non_unit_strides(op):
        return False
    known = mask.mask_dim_sizes
    sizes = [
        max(0, min(offset + length, size) - offset)
        for size, offset, length in zip(known, integers(op, "offsets"), integers(op, "sizes"), strict=False)
    ]
    sizes += known[len(sizes) :]
    if 0 in sizes:
        sizes = [0] * len(sizes)
    rewriter.replace_op_with_new(op, ConstantMaskOp, sizes, result=op.result.type)
    return True


@canonicalize(name="ShapeCastCreateMaskFolderTrailingOneDim")
def shape_cast_of_mask(op: ShapeCastOp, rewriter: PatternRewriter) -> Outcome:
    """shape_cast(mask) -> mask without its trailing unit sizes"""
    mask = op.source.defining_op
    if not isinstance(mask, CreateMaskOp | ConstantMaskOp):
        return False
    source, result = op.source.type, op.result.type
    dropped = source.rank - result.rank
    if dropped <= 0 or source.shape[: result.rank] != result.shape or not result.rank:
        return False
    if result.rank > 1 and result.shape[-1] == 1 and not result.scalable_dims[-1]:
        return False
    if source.scalable_dims[: result.rank] != result.scalable_dims:
        return False
    if isinstance(mask, CreateMaskOp):
        if any(constant_int(value) != 1 for value in mask.operands[result.rank :]):
            return False
        rewriter.replace_op_with_new(op, CreateMaskOp, mask.operands[: result.rank], result=result)
        return True
    sizes = mask.mask_dim_sizes
    if any(size != 1 for size in sizes[result.rank :]):
        return False
    rewriter.replace_op_with_new(op, ConstantMaskOp, sizes[: result.rank], result=result)
    return True


@canonicalize(name="FoldTransposeCreateMask")
def transpose_of_mask(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """transpose(mask(sizes)) -> mask(permuted sizes)"""
    mask = op.vector.defining_op
    permutation = op.permutation
    result = op.result.type
    if mask is None or not result.rank:
        return False
    if isinstance(mask, CreateMaskOp):
        rewriter.replace_op_with_new(op, CreateMaskOp, [mask.operand(axis) for axis in permutation], result=result)
        return True
    if isinstance(mask, ConstantMaskOp):
        sizes = mask.mask_dim_sizes
        rewriter.replace_op_with_new(op, ConstantMaskOp, [sizes[axis] for axis in permutation], result=result)
        return True
    return False


@canonicalize(name="CanonializeEmptyMaskOp")
def empty_mask_to_select(op: MaskOp, rewriter: PatternRewriter) -> Outcome:
    """mask { yield x } passthru -> select(mask, x, passthru)"""
    terminator, passthru = op.mask_region.entry_block.terminator, op.passthru
    if terminator.prev_op is not None or passthru is None:
        return False
    if not isinstance(passthru.type, VectorType) or op.mask.type.shape != passthru.type.shape:
        return False
    rewriter.replace_op_with_new(op, SelectOp, op.mask, terminator.only_operand, passthru)
    return True


_ALWAYS_LESS = {CmpIPredicate.ULT: 0, CmpIPredicate.UGE: 0, CmpIPredicate.ULE: 1, CmpIPredicate.UGT: 1}
_TRUE_BEYOND = (CmpIPredicate.ULT, CmpIPredicate.ULE, CmpIPredicate.NE)


@canonicalize(name="StepCompareFolder")
def compare_steps_with_constant(op: StepOp, rewriter: PatternRewriter) -> Outcome:
    """cmpi(step, constant) -> constant, if the constant exceeds all steps"""
    size = op.result.type.num_elements
    if op.result.type.is_scalable:
        return False
    for use in list(op.result.uses):
        compare = use.owner
        if not isinstance(compare, CmpIOp) or use.index != 0:
            continue
        value = constant_value(compare.rhs)
        if not isinstance(value, DenseElementsAttr) or not value.is_splat:
            continue
        splat = value.splat_value
        predicate = compare.predicate
        if predicate not in (*_ALWAYS_LESS, CmpIPredicate.EQ, CmpIPredicate.NE) or not isinstance(splat, IntegerAttr):
            continue
        if size - _ALWAYS_LESS.get(predicate, 0) > splat.value:
            continue
        rewriter.set_insertion_point_after(compare)
        type = compare.results[0].type
        answer = number_attribute(type, int(predicate in _TRUE_BEYOND))
        rewriter.replace_op_with_new(compare, ConstantOp, answer, result=type)
        return True
    return False
