"""Constraints of the arith dialect on types, attributes and operands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.constraints import (
    AnyFloat,
    AnySignlessInteger,
    AnyTypeOf,
    FloatLike,
    Index,
    MemRefOf,
    SignlessIntegerLike,
    SignlessIntegerOrIndexLike,
    TensorOf,
    VectorOfAnyRankOf,
)
from lamina.ir.types import IntegerType, RankedTensorType, ShapedType

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import SelectOp
    from lamina.ir.operation import Operation

SignlessFixedWidthIntegerLike = AnyTypeOf(
    [AnySignlessInteger, VectorOfAnyRankOf([AnySignlessInteger]), TensorOf([AnySignlessInteger])],
    "signless-fixed-width-integer-like",
)


IndexCastTypeConstraint = AnyTypeOf(
    [SignlessIntegerOrIndexLike, MemRefOf([AnySignlessInteger, Index])],
    "signless-integer-like or memref of signless-integer",
)


BitcastTypeConstraint = AnyTypeOf(
    [SignlessIntegerLike, FloatLike, MemRefOf([AnySignlessInteger, AnyFloat])],
    "signless-integer-or-float-like or memref of signless-integer or float",
)


def condition_is_bool_or_matches_shape(op: SelectOp) -> bool:
    """True if the condition of a select is one ``i1``, or an ``i1`` per element of the result."""
    condition, result = op.condition.type, op.result.type
    if isinstance(condition, IntegerType):
        return condition.is_signless and condition.width == 1
    if not isinstance(condition, ShapedType) or not isinstance(result, ShapedType):
        return False
    return condition.has_rank == result.has_rank and (not condition.has_rank or condition.shape == result.shape)


def same_tensor_dims(op: Operation) -> bool:
    """True if operand and result have the same shape, treating non-tensors as 0-d."""
    shapes = [
        value.type.shape if isinstance(value.type, RankedTensorType) else ()
        for value in (op.operands[0], op.results[0])
    ]
    return shapes[0] == shapes[1]
