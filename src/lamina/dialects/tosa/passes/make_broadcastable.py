"""``tosa-make-broadcastable``: equal ranks for the operands of elementwise operations.

An operand of lower rank is reshaped: dimensions of size one are put before its own. The verifier of tosa rejects such
operands, so there are only some in IR that a program has built and not verified yet.
"""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.tosa.ops import (
    AddOp,
    ArithmeticRightShiftOp,
    BitwiseAndOp,
    BitwiseOrOp,
    BitwiseXorOp,
    ConstShapeOp,
    EqualOp,
    GreaterEqualOp,
    GreaterOp,
    IntDivOp,
    LogicalAndOp,
    LogicalLeftShiftOp,
    LogicalOrOp,
    LogicalRightShiftOp,
    LogicalXorOp,
    MaximumOp,
    MinimumOp,
    MulOp,
    PowOp,
    ReshapeOp,
    SelectOp,
    SubOp,
)
from lamina.dialects.tosa.types import ShapeType
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IndexType, RankedTensorType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome, pattern

Shape = tuple[int, ...]


def _extended(low: Shape, high: Shape) -> Shape | None:
    """Returns the shape of lower rank with ones in front, as many as the other has more; None if the last sizes of
    the other are not those of the shape, and neither is one or unknown."""
    for size, other in zip(reversed(low), reversed(high), strict=False):
        if size != other and not {1, DYNAMIC} & {size, other}:
            return None
    return (1,) * (len(high) - len(low)) + low


def _steps(shapes: list[Shape], pairs: Sequence[tuple[int, int]]) -> list[tuple[int, Shape]] | None:
    """Returns which shapes to extend and to what, so that both of each pair have the same rank."""
    steps: list[tuple[int, Shape]] = []
    for first, second in pairs:
        low, high = sorted((first, second), key=lambda index: len(shapes[index]))
        if len(shapes[low]) == len(shapes[high]):
            continue
        extended = _extended(shapes[low], shapes[high])
        if extended is None:
            return None
        shapes[low] = extended
        steps.append((low, extended))
    return steps


def _equalized(
    op: Operation, values: list[Value], pairs: Sequence[tuple[int, int]], rewriter: PatternRewriter
) -> list[Value] | None:
    """Returns the values with equal ranks; None if they are already, or cannot be."""
    types = [value.type for value in values]
    ranked = [type for type in (*types, *op.result_types) if isinstance(type, RankedTensorType)]
    if len(ranked) != len(types) + 1:
        return None
    for index, shape in _steps([type.shape for type in ranked[: len(types)]], pairs) or ():
        values = [*values]
        values[index] = _reshaped(values[index], ranked[index].clone_with(shape=shape), op, rewriter)
        types = []
    return None if types else values


def _reshaped(value: Value, type: RankedTensorType, op: Operation, rewriter: PatternRewriter) -> Value:
    sizes = [IntegerAttr(IndexType(), -1 if size == DYNAMIC else size) for size in type.shape]
    held = DenseElementsAttr.from_attributes(RankedTensorType((type.rank,), IndexType()), sizes)
    location = op.raw_location
    shape = rewriter.insert(ConstShapeOp([], [ShapeType(type.rank)], {"values": held}, location=location))
    return rewriter.insert(ReshapeOp([value, shape.output], [type], location=location)).output


@pattern
def equalize_binary(
    op: AddOp
    | ArithmeticRightShiftOp
    | BitwiseAndOp
    | BitwiseOrOp
    | BitwiseXorOp
    | EqualOp
    | GreaterEqualOp
    | GreaterOp
    | IntDivOp
    | LogicalAndOp
    | LogicalLeftShiftOp
    | LogicalOrOp
    | LogicalRightShiftOp
    | LogicalXorOp
    | MaximumOp
    | MinimumOp
    | PowOp
    | SubOp,
    rewriter: PatternRewriter,
) -> Outcome:
    values = _equalized(op, [op.input1, op.input2], [(0, 1)], rewriter)
    if values is None:
        return rewriter.notify_match_failure(op, "the ranks are equal, or the shapes do not broadcast")
    new_op = type(op)(values, list(op.result_types), dict(op._properties), location=op.raw_location)
    rewriter.replace_op(op, [rewriter.insert(new_op).output])
    return True


@pattern
def equalize_mul(op: MulOp, rewriter: PatternRewriter) -> Outcome:
    values = _equalized(op, [op.input1, op.input2], [(0, 1)], rewriter)
    if values is None:
        return rewriter.notify_match_failure(op, "the ranks are equal, or the shapes do not broadcast")
    new_op = MulOp([*values, op.shift], list(op.result_types), location=op.raw_location)
    rewriter.replace_op(op, [rewriter.insert(new_op).output])
    return True


@pattern
def equalize_select(op: SelectOp, rewriter: PatternRewriter) -> Outcome:
    values = _equalized(op, [op.input1, op.input2, op.input3], [(0, 1), (0, 2), (1, 2)], rewriter)
    if values is None:
        return rewriter.notify_match_failure(op, "the ranks are equal, or the shapes do not broadcast")
    new_op = SelectOp(values, list(op.result_types), location=op.raw_location)
    rewriter.replace_op(op, [rewriter.insert(new_op).output])
    return True


@register_pass(
    "tosa-make-broadcastable",
    summary="TOSA rank Reshape to enable Broadcasting",
    display_name="TosaMakeBroadcastablePass",
    anchor="func.func",
)
class TosaMakeBroadcastable(Pass):
    """Reshapes operands of lower rank in elementwise operations."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([equalize_binary, equalize_mul, equalize_select]))
