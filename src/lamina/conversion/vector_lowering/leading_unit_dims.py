"""Drops leading unit dimensions of vector operations, and broadcasts their results back."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from lamina.conversion.vector_lowering.common import mask_operation, maskable_pattern
from lamina.conversion.vector_lowering.transfers import new_read, new_write
from lamina.dialects.vector.builders import broadcast, extract, extract_or_fold, insert, shape_cast
from lamina.dialects.vector.enums import IteratorType
from lamina.dialects.vector.fold_extract import integers, mixed_position
from lamina.dialects.vector.maps import transfer_mask_type
from lamina.dialects.vector.ops import (
    BroadcastOp,
    ConstantMaskOp,
    ContractionOp,
    ExtractStridedSliceOp,
    InsertOp,
    InsertStridedSliceOp,
    TransferReadOp,
    TransferWriteOp,
    TransposeOp,
)
from lamina.dialects.vector.queries import in_bounds_flags, transfer_map, vector_of_transfer
from lamina.dialects.vector.shapes import drop_front, is_broadcastable
from lamina.ir import traits
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.attributes import AffineMapAttr, ArrayAttr
from lamina.ir.operation import Operation
from lamina.ir.types import VectorType
from lamina.ir.value import Value
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.vector_lowering.common import Replacement
    from lamina.dialects.vector.ops import MaskOp
    from lamina.rewrite.rewriter import PatternRewriter

_MAPPABLE = (traits.Elementwise, traits.Scalarizable, traits.Vectorizable, traits.Tensorizable)


def cast_away_vector_leading_one_dim_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateCastAwayVectorLeadingOneDimPatterns."""
    return [
        FunctionPattern(_extract_slice, ExtractStridedSliceOp, benefit, "CastAwayExtractStridedSliceLeadingOneDim"),
        FunctionPattern(_insert_slice, InsertStridedSliceOp, benefit, "CastAwayInsertStridedSliceLeadingOneDim"),
        FunctionPattern(_insert, InsertOp, benefit, "CastAwayInsertLeadingOneDim"),
        FunctionPattern(_constant_mask, ConstantMaskOp, benefit, "CastAwayConstantMaskLeadingOneDim"),
        maskable_pattern(_read, TransferReadOp, "CastAwayTransferReadLeadingOneDim", benefit),
        maskable_pattern(_write, TransferWriteOp, "CastAwayTransferWriteLeadingOneDim", benefit),
        FunctionPattern(_elementwise, traits.Elementwise, benefit, "CastAwayElementwiseLeadingOneDim"),
        maskable_pattern(_contract, ContractionOp, "CastAwayContractionLeadingOneDim", benefit),
    ]


def trimmed(type: VectorType) -> VectorType:
    """Returns the vector without leading fixed dimensions of one; at least one dimension stays."""
    count = 0
    while count < type.rank and type.shape[count] == 1 and not type.scalable_dims[count]:
        count += 1
    return drop_front(type, min(count, type.rank - 1)) if type.rank else type


def _taken_off(rewriter: PatternRewriter, value: Value, count: int) -> Value:
    return extract_or_fold(rewriter, value, [0] * count)


def _extract_slice(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    source = op.source.type
    count = source.rank - trimmed(source).rank
    if not count:
        return False
    result = op.result.type
    inner = _taken_off(rewriter, op.source, count)
    lists = [integers(op, name)[count:] for name in ("offsets", "sizes", "strides")]
    extract_strided_slice = rewriter.create(ExtractStridedSliceOp, inner, *lists, result=drop_front(result, count))
    rewriter.replace_op_with_new(op, BroadcastOp, extract_strided_slice.results[0], vector=result)
    return True


def _insert_slice(op: InsertStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    stored, dest = op.value_to_store.type, op.dest.type
    new_stored, new_dest = trimmed(stored), trimmed(dest)
    from_stored, from_dest = stored.rank - new_stored.rank, dest.rank - new_dest.rank
    if not from_stored and not from_dest:
        return False
    inner = _taken_off(rewriter, op.value_to_store, from_stored)
    target = _taken_off(rewriter, op.dest, from_dest)
    offsets = integers(op, "offsets")[dest.rank - new_dest.rank :]
    strides = integers(op, "strides")[stored.rank - new_stored.rank :]
    insert_strided_slice = rewriter.create(InsertStridedSliceOp, inner, target, offsets, strides)
    rewriter.replace_op_with_new(op, BroadcastOp, insert_strided_slice.results[0], vector=dest)
    return True


def _insert(op: InsertOp, rewriter: PatternRewriter) -> Outcome:
    stored, dest = op.value_to_store.type, op.dest.type
    new_dest = trimmed(dest)
    stored_rank = new_rank = 0
    if isinstance(stored, VectorType):
        stored_rank, new_rank = stored.rank, trimmed(stored).rank
    from_stored, from_dest = stored_rank - new_rank, dest.rank - new_dest.rank
    if not from_stored and not from_dest:
        return False
    inner = op.value_to_store if not stored_rank else _taken_off(rewriter, op.value_to_store, from_stored)
    target = _taken_off(rewriter, op.dest, from_dest)
    position = mixed_position(op)
    position = position[len(position) - max(0, len(position) - from_dest) :]
    wanted = new_dest.rank - new_rank
    position = [*position, *([0] * wanted)][:wanted]
    inserted = insert(rewriter, inner, target, position)
    rewriter.replace_op_with_new(op, BroadcastOp, inserted, vector=dest)
    return True


def _constant_mask(op: ConstantMaskOp, rewriter: PatternRewriter) -> Outcome:
    old = op.result.type
    new = trimmed(old)
    count = old.rank - new.rank
    if not count:
        return False
    sizes = op.mask_dim_sizes
    # A dropped size of zero leaves nothing set.
    constant_mask = rewriter.create(ConstantMaskOp, [prod(sizes[: count + 1]), *sizes[count + 1 :]], result=new)
    rewriter.replace_op_with_new(op, BroadcastOp, constant_mask.results[0], vector=old)
    return True


# ---- Transfers


def _mask_for(
    op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter, new: VectorType, map: AffineMap
) -> Value | None:
    if op.mask is None:
        return None
    old_type, new_type = op.mask.type, transfer_mask_type(new, map)
    if is_broadcastable(new_type, old_type):
        return extract(rewriter, op.mask, [0] * (old_type.rank - new_type.rank))
    return shape_cast(rewriter, op.mask, new_type)


def _smaller_transfer(
    op: TransferWriteOp | TransferReadOp, masking: MaskOp | None
) -> tuple[VectorType, AffineMap, list[bool]] | None:
    old, map = vector_of_transfer(op), transfer_map(op)
    if not map.num_results or masking is not None or op.base.type.element_type is not old.element_type:
        return None
    new = trimmed(old)
    if new is old:
        return None
    rest = AffineMap(map.num_dims, map.num_symbols, map.results[map.num_results - new.rank :])
    return new, rest, in_bounds_flags(op)[map.num_results - new.rank :]


def _read(op: TransferReadOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    transfer = _smaller_transfer(op, masking)
    if transfer is None:
        return False
    new, map, flags = transfer
    mask = _mask_for(op, rewriter, new, map)
    return broadcast(rewriter, new_read(rewriter, op, new, map, flags, mask=mask), op.vector.type)


def _write(op: TransferWriteOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    transfer = _smaller_transfer(op, masking)
    if transfer is None:
        return False
    new, map, flags = transfer
    value = extract(rewriter, op.value_to_store, [0] * (op.value_to_store.type.rank - new.rank))
    return new_write(rewriter, op, value, map, flags, _mask_for(op, rewriter, new, map))


# ---- Arithmetic


def _elementwise(op: Operation, rewriter: PatternRewriter) -> Outcome:
    if len(op.results) != 1 or op.regions or not all(op.has_trait(trait) for trait in _MAPPABLE):
        return False
    old = op.results[0].type
    if not isinstance(old, VectorType):
        return False
    new = trimmed(old)
    count = old.rank - new.rank
    if not count:
        return False
    operands = [
        extract(rewriter, value, [0] * count) if isinstance(value.type, VectorType) else value for value in op.operands
    ]
    inserted = rewriter.insert(
        op.__class__(operands, [new], dict(op._properties), dict(op._attributes), location=op.raw_location)
    )
    rewriter.replace_op_with_new(op, BroadcastOp, inserted.results[0], vector=old)
    return True


def _contract(op: ContractionOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    """Drops the leading parallel iterator of the result where it runs over one index."""
    acc = op.acc.type
    if not isinstance(acc, VectorType) or acc.rank < 2 or acc.shape[0] != 1:
        return False
    maps = [attribute.map for attribute in op.indexing_maps if isinstance(attribute, AffineMapAttr)]
    iterators = op.iterator_types
    dropped = maps[2].dim_position(0)
    if iterators[dropped] is not IteratorType.PARALLEL:
        return False
    operands: list[Value] = []
    new_maps = []
    values: tuple[Value, ...] = (op.lhs, op.rhs, op.acc)
    for value, map in zip(values, maps, strict=True):
        order = [map.dim_position(axis) for axis in range(map.num_results)]
        if dropped in order:
            at = order.index(dropped)
            permutation = [at, *(axis for axis in range(len(order)) if axis != at)]
            old = value.type
            assert isinstance(old, VectorType)
            if any(axis != index and old.shape[index] != 1 for index, axis in enumerate(permutation[:-1])):
                shape = [old.shape[axis] for axis in permutation]
                flags = [old.scalable_dims[axis] for axis in permutation]
                type = VectorType(shape, old.element_type, flags)
                value = create_or_fold(rewriter, TransposeOp, value, permutation, result=type)
            order.pop(at)
            value = extract(rewriter, value, [0])
        kept = [AffineDimExpr(position - (position > dropped)) for position in order]
        new_maps.append(AffineMapAttr(AffineMap(map.num_dims - 1, 0, kept)))
        operands.append(value)
    del iterators[dropped]
    new_op: Operation = rewriter.create(
        ContractionOp, *operands, ArrayAttr(new_maps), iterators, op.kind, result=operands[2].type
    )
    if masking is not None:
        if dropped != 0:
            rewriter.erase_op(new_op)
            return rewriter.notify_match_failure(op, "the dropped dimension is not the leading one of the mask")
        new_op = mask_operation(rewriter, new_op, extract(rewriter, masking.mask, [0]))
    return broadcast(rewriter, new_op.results[0], op.results[0].type)
