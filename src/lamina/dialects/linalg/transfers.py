"""Transfers between vectors and shaped values, and masking of operations."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.ub.attributes import PoisonAttr
from lamina.dialects.ub.ops import PoisonOp
from lamina.dialects.vector.ops import MaskOp, TransferReadOp, TransferWriteOp
from lamina.dialects.vector.ops import YieldOp as VectorYieldOp
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, BoolAttr, DenseI32ArrayAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import ShapedType, TensorType, VectorType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter


def mask_operation(rewriter: PatternRewriter, operation: Operation, mask: Value) -> MaskOp:
    """``vector.mask`` around an operation, which moves inside; its uses become uses of the mask's results."""
    region = Region()
    block = region.append(Block())
    types = operation.result_types
    new_mask = MaskOp([mask], types, {}, {}, (), [region], operation.raw_location)
    rewriter.insert(new_mask)
    rewriter.move_op_to_end(operation, block)
    terminator = VectorYieldOp(operation.results, (), location=operation.raw_location)
    block.append(terminator)
    for result, replacement in zip(operation.results, new_mask.results, strict=True):
        rewriter.replace_all_uses_except(result, replacement, terminator)
    return new_mask


def transfer_read(
    rewriter: PatternRewriter,
    source: Value,
    type: VectorType,
    indices: Sequence[Value],
    map: AffineMap,
    padding: Value | None = None,
    in_bounds: Sequence[bool] | None = None,
) -> TransferReadOp:
    """Creates ``vector.transfer_read``; the padding is poison by default."""
    if padding is None:
        poison = PoisonOp([], [type.element_type], {"value": PoisonAttr()}, location=rewriter.location)
        padding = rewriter.insert(poison).results[0]
    properties = {
        "permutation_map": AffineMapAttr(map),
        "in_bounds": bounds_attr([False] * type.rank if in_bounds is None else in_bounds),
        "operandSegmentSizes": DenseI32ArrayAttr([1, len(indices), 1, 0]),
    }
    return rewriter.insert(TransferReadOp([source, *indices, padding], [type], properties, location=rewriter.location))


def transfer_write(
    rewriter: PatternRewriter,
    value: Value,
    target: Value,
    indices: Sequence[Value],
    map: AffineMap,
    in_bounds: Sequence[bool] | None = None,
) -> TransferWriteOp:
    """``vector.transfer_write``."""
    rank = type_as(value, ShapedType).rank
    properties = {
        "permutation_map": AffineMapAttr(map),
        "in_bounds": bounds_attr([False] * rank if in_bounds is None else in_bounds),
        "operandSegmentSizes": DenseI32ArrayAttr([1, 1, len(indices), 0]),
    }
    types = [target.type] if isinstance(target.type, TensorType) else []
    return rewriter.insert(TransferWriteOp([value, target, *indices], types, properties, location=rewriter.location))


def bounds_attr(flags: Sequence[bool]) -> ArrayAttr:
    return ArrayAttr([BoolAttr(flag) for flag in flags])
