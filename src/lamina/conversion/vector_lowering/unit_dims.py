"""Dimensions of one: out of transfers by subviews that drop them, out of other operations by shape casts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion.vector_lowering.common import mask_operation, maskable_pattern
from lamina.conversion.vector_lowering.masks import dim_of
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.memref import layouts
from lamina.dialects.memref.ops import SubViewOp
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.vector.builders import shape_cast
from lamina.dialects.vector.maps import minor_identity_of_transfer
from lamina.dialects.vector.ops import (
    CreateMaskOp,
    ShapeCastOp,
    TransferReadOp,
    TransferWriteOp,
    TransposeOp,
)
from lamina.dialects.vector.queries import (
    has_out_of_bounds_dim,
    in_bounds_flags,
    transfer_map,
    vector_of_transfer,
)
from lamina.dialects.vector.shapes import mask_type_of
from lamina.ir import traits
from lamina.ir.affine import AffineMap, dim, symbol
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, DenseI64ArrayAttr, StridedLayoutAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType, ShapedType, VectorType
from lamina.ir.value import Value, type_as
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.vector_lowering.common import Replacement
    from lamina.rewrite.rewriter import PatternRewriter

_MAPPABLE = (traits.Elementwise, traits.Scalarizable, traits.Vectorizable, traits.Tensorizable)


def vector_transfer_drop_unit_dims_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorTransferDropUnitDimsPatterns (transform's rank_reducing_subview_patterns)."""
    return [
        maskable_pattern(_reduce_read, TransferReadOp, "TransferReadDropUnitDimsPattern", benefit),
        maskable_pattern(_reduce_write, TransferWriteOp, "TransferWriteDropUnitDimsPattern", benefit),
    ]


def drop_unit_dim_with_shape_cast_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateDropUnitDimWithShapeCastPatterns."""
    return [
        FunctionPattern(_elementwise_without_unit_dims, traits.Elementwise, benefit, "DropUnitDimFromElementwiseOps"),
        FunctionPattern(_loop_without_unit_dims, ForOp, benefit, "DropUnitDimsFromScfForOp"),
        FunctionPattern(_transpose_without_unit_dims, TransposeOp, benefit, "DropUnitDimsFromTransposeOp"),
    ]


def drop_inner_most_unit_dims_xfer_op_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateDropInnerMostUnitDimsXferOpPatterns."""
    return [
        FunctionPattern(_read_without_inner_unit_dims, TransferReadOp, benefit, "DropInnerMostUnitDimsTransferRead"),
        FunctionPattern(_write_without_inner_unit_dims, TransferWriteOp, benefit, "DropInnerMostUnitDimsTransferWrite"),
    ]


def without_unit_dims(type: VectorType) -> VectorType:
    """Returns the vector without fixed dimensions of one; at least one dimension stays."""
    kept = [(size, flag) for size, flag in zip(type.shape, type.scalable_dims, strict=True) if size != 1 or flag]
    if not kept and type.rank:
        kept = [(1, False)]
    return VectorType([size for size, _ in kept], type.element_type, [flag for _, flag in kept])


# ---- Subviews


def _mixed_sizes(rewriter: PatternRewriter, source: Value) -> tuple[list[Value], list[int]]:
    """Returns the sizes of a memref that are values, and all of them with DYNAMIC in their place."""
    type = type_as(source, ShapedType)
    dynamic = [dim_of(rewriter, source, axis) for axis, size in enumerate(type.shape) if size == DYNAMIC]
    return dynamic, list(type.shape)


def _with_map_layout(type: MemRefType) -> MemRefType:
    """Returns the type with its strides in an affine map, as in MLIR, or without layout if that is the default."""
    plain = layouts.plain(type, type.shape)
    strides_and_offset = type.strides_and_offset()
    assert strides_and_offset is not None
    if tuple(strides_and_offset[0]) == (1,) and strides_and_offset[1] == 0:
        return type  # MLIR stops at identity maps
    if plain.strides_and_offset() == strides_and_offset:
        return plain
    strides, offset = strides_and_offset
    symbols = int(offset == DYNAMIC)
    start = symbol(0) if symbols else offset
    total: Any = 0
    for axis, stride in enumerate(strides):
        if stride == DYNAMIC:
            total = total + dim(axis) * symbol(symbols)
            symbols += 1
        else:
            total = total + dim(axis) * stride
    layout = AffineMapAttr(AffineMap(type.rank, symbols, [total + start]))
    return MemRefType(type.shape, type.element_type, layout, type.memory_space)


def _view_without(rewriter: PatternRewriter, source: Value, dropped: Sequence[int], normalize: bool) -> Value:
    """Returns a subview of everything that leaves out dimensions of one."""
    type = type_as(source, MemRefType)
    dynamic, static = _mixed_sizes(rewriter, source)
    layout = type.strides_and_offset()
    assert layout is not None
    kept = [axis for axis in range(type.rank) if axis not in dropped]
    view_type = MemRefType(
        [type.shape[axis] for axis in kept],
        type.element_type,
        StridedLayoutAttr([layout[0][axis] for axis in kept], layout[1]),
        type.memory_space,
    )
    if normalize:
        view_type = _with_map_layout(view_type)
    return rewriter.create(
        SubViewOp,
        source,
        [],
        dynamic,
        [],
        DenseI64ArrayAttr([0] * type.rank),
        DenseI64ArrayAttr(static),
        DenseI64ArrayAttr([1] * type.rank),
        result=view_type,
    ).results[0]


# ---- Transfers on memory with dimensions of one


def _reducible(op: TransferWriteOp | TransferReadOp) -> VectorType | None:
    """Returns the type to transfer without unit dimensions, if memory and vector agree on the others."""
    memref = op.base.type
    if not isinstance(memref, MemRefType) or memref.strides_and_offset() is None or has_out_of_bounds_dim(op):
        return None
    if not transfer_map(op).is_minor_identity():
        return None
    rank = sum(size != 1 for size in memref.shape)
    vector = vector_of_transfer(op)
    kept = [(size, flag) for size, flag in zip(vector.shape, vector.scalable_dims, strict=True) if size != 1 or flag]
    reduced = VectorType([size for size, _ in kept], vector.element_type, [flag for _, flag in kept])
    if rank == memref.rank or rank != reduced.rank:
        return None
    return None if any(constant_int(index) != 0 for index in op.indices) else reduced


def _reduced_mask(given: Value, rewriter: PatternRewriter, type: VectorType) -> Value | None:
    """Returns the mask without sizes of unit dimensions; None if unknown."""
    mask = given.defining_op
    if not isinstance(mask, CreateMaskOp):
        return None
    operands = []
    old = mask.result.type
    for size, flag, value in zip(old.shape, old.scalable_dims, mask.operands_, strict=True):
        if size == 1 and not flag:
            if constant_int(value) != 1:
                return None
            continue
        operands.append(value)
    return rewriter.create(CreateMaskOp, operands, result=mask_type_of(type)).results[0]


def _reduce_read(op: Any, masking: Any, rewriter: PatternRewriter) -> Replacement:
    reduced = _reducible(op)
    if reduced is None:
        return False
    mask = op.mask
    if mask is not None:
        mask = _reduced_mask(op.mask, rewriter, reduced)
        if mask is None:
            return rewriter.notify_match_failure(op, "cannot drop unit dimensions of the mask")
    view = _view_without(rewriter, op.base, _ones(op.base.type), True)
    indices = [constant_index(rewriter, 0)] * reduced.rank
    read: Operation = rewriter.create(
        TransferReadOp,
        view,
        indices,
        AffineMapAttr(AffineMap.identity(reduced.rank)),
        op.padding,
        mask,
        [True] * reduced.rank,
        vector=reduced,
    )
    if masking is not None:
        read = mask_operation(rewriter, read, shape_cast(rewriter, masking.mask, mask_type_of(reduced)))
    return create_or_fold(rewriter, ShapeCastOp, read.results[0], result=op.results[0].type)


def _ones(type: MemRefType) -> list[int]:
    return [axis for axis, size in enumerate(type.shape) if size == 1]


def _reduce_write(op: Any, masking: Any, rewriter: PatternRewriter) -> Replacement:
    reduced = _reducible(op)
    if reduced is None:
        return False
    mask = op.mask
    if mask is not None:
        mask = _reduced_mask(op.mask, rewriter, reduced)
        if mask is None:
            return rewriter.notify_match_failure(op, "cannot drop unit dimensions of the mask")
    view = _view_without(rewriter, op.base, _ones(op.base.type), True)
    indices = [constant_index(rewriter, 0)] * reduced.rank
    value = create_or_fold(rewriter, ShapeCastOp, op.value_to_store, result=reduced)
    transfer_write = rewriter.create(
        TransferWriteOp,
        value,
        view,
        indices,
        AffineMapAttr(AffineMap.identity(reduced.rank)),
        mask,
        [True] * reduced.rank,
        result_types=[],
    )
    if masking is not None:
        mask_operation(rewriter, transfer_write, shape_cast(rewriter, masking.mask, mask_type_of(reduced)))
    return ()


# ---- The innermost dimensions


def _inner_unit_dims(op: Any) -> int:
    """Returns how many of the innermost dimensions are unit dims of both memory and vector."""
    memref, vector = op.base.type, vector_of_transfer(op)
    layout = memref.strides_and_offset()
    if layout is None:
        return 0
    count = 0
    for at in range(1, vector.rank + 1):
        if layout[0][-at] != 1 or memref.shape[-at] != 1 or vector.shape[-at] != 1 or vector.scalable_dims[-at]:
            break
        count += 1
    return count


def _droppable_inner_dims(op: TransferWriteOp | TransferReadOp) -> int:
    vector = vector_of_transfer(op)
    if not isinstance(op.base.type, MemRefType) or op.mask is not None or vector.rank <= 1:
        return 0
    if not transfer_map(op).is_minor_identity():
        return 0
    count = _inner_unit_dims(op)
    return count if count and all(in_bounds_flags(op)[-count:]) else 0


def _view_without_inner(op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter, count: int) -> Value:
    memref = op.base.type
    dropped = range(memref.rank - count, memref.rank)
    return _view_without(rewriter, op.base, list(dropped), False)


def _read_without_inner_unit_dims(op: TransferReadOp, rewriter: PatternRewriter) -> Outcome:
    count = _droppable_inner_dims(op)
    if not count:
        return False
    vector = op.vector.type
    part = VectorType(vector.shape[:-count], vector.element_type, vector.scalable_dims[:-count])
    view = _view_without_inner(op, rewriter, count)
    assert isinstance(view.type, MemRefType)
    map = AffineMapAttr(minor_identity_of_transfer(view.type, part))
    read = rewriter.create(
        TransferReadOp,
        view,
        op.indices[:-count],
        map,
        op.padding,
        None,
        in_bounds_flags(op)[:-count],
        vector=part,
    )
    rewriter.replace_op_with_new(op, ShapeCastOp, read.results[0], result=vector)
    return True


def _write_without_inner_unit_dims(op: TransferWriteOp, rewriter: PatternRewriter) -> Outcome:
    count = _droppable_inner_dims(op)
    if not count:
        return False
    vector = op.value_to_store.type
    part = VectorType(vector.shape[:-count], vector.element_type, vector.scalable_dims[:-count])
    view = _view_without_inner(op, rewriter, count)
    assert isinstance(view.type, MemRefType)
    map = AffineMapAttr(minor_identity_of_transfer(view.type, part))
    value = shape_cast(rewriter, op.value_to_store, part)
    rewriter.create(
        TransferWriteOp,
        value,
        view,
        op.indices[:-count],
        map,
        None,
        in_bounds_flags(op)[:-count],
        result_types=[],
    )
    rewriter.erase_op(op)
    return True


# ---- Shape casts


def _elementwise_without_unit_dims(op: Operation, rewriter: PatternRewriter) -> Outcome:
    if not all(op.has_trait(trait) for trait in _MAPPABLE):
        return False
    if len(op.results) != 1 or op.regions or not op.operands:
        return False
    result, first = op.results[0].type, op.operand_types[0]
    if not isinstance(result, VectorType) or not isinstance(first, VectorType) or first.rank < 2:
        return False
    reduced: list[Type] = []
    for type in op.operand_types:
        if not isinstance(type, VectorType) or without_unit_dims(type) is type:
            return rewriter.notify_match_failure(op, "No unit dimension to remove.")
        reduced.append(without_unit_dims(type))
    operands = [shape_cast(rewriter, value, type) for value, type in zip(op.operands, reduced, strict=True)]
    inserted = rewriter.insert(
        op.__class__(
            operands, [without_unit_dims(result)], dict(op._properties), dict(op._attributes), location=op.raw_location
        )
    )
    rewriter.replace_op_with_new(op, ShapeCastOp, inserted.results[0], result=result)
    return True


def _loop_without_unit_dims(op: ForOp, rewriter: PatternRewriter) -> Outcome:
    from lamina.dialects.scf.replace import replace_and_cast_iter_arg  # start-up

    bounds = 3
    for slot in op.op_operands[bounds:]:
        type = slot.value.type
        if not isinstance(type, VectorType) or without_unit_dims(type) is type:
            continue
        value = shape_cast(rewriter, slot.value, without_unit_dims(type))
        results = replace_and_cast_iter_arg(
            rewriter, op, slot, value, lambda builder, to, source, location: shape_cast(builder, source, to)
        )
        rewriter.replace_op(op, results)
        return True
    return False


def _transpose_without_unit_dims(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    source = op.vector.type
    reduced = without_unit_dims(source)
    if reduced is source:
        return False
    units = [size == 1 and not flag for size, flag in zip(source.shape, source.scalable_dims, strict=True)]
    order = [axis - sum(units[:axis]) for axis in op.permutation if not units[axis]] or [0]
    small = shape_cast(rewriter, op.vector, reduced)
    shape = [reduced.shape[axis] for axis in order]
    flags = [reduced.scalable_dims[axis] for axis in order]
    transpose = rewriter.create(TransposeOp, small, order, result=VectorType(shape, reduced.element_type, flags))
    rewriter.replace_op_with_new(op, ShapeCastOp, transpose.results[0], result=op.result.type)
    return True
