"""Canonicalization patterns of the tosa dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.tosa import ops
from lamina.dialects.tosa.ops import (
    ClampOp,
    ConstShapeOp,
    LogicalNotOp,
    MaxPool2dOp,
    ReshapeOp,
    SelectOp,
    TransposeOp,
)
from lamina.dialects.tosa.syntax import shape_attribute
from lamina.dialects.tosa.types import ShapeType
from lamina.ir.attributes import DenseI32ArrayAttr, FloatAttr, IntegerAttr
from lamina.ir.types import DYNAMIC, IntegerType, RankedTensorType
from lamina.rewrite import canonicalize
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute


@canonicalize
def select_of_negated(op: SelectOp, rewriter: PatternRewriter) -> bool:
    """select(logical_not(c), a, b) -> select(c, b, a)"""
    inner = op.input1.defining_op
    if not isinstance(inner, LogicalNotOp):
        return False

    def swap() -> None:
        op.set_operands([inner.input1, op.input3, op.input2])

    rewriter.modify_in_place(op, swap)
    return True


# ---- Transposes


@canonicalize
def consolidate_transposes(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(transpose(x)) -> transpose(x)"""
    inner = op.input1.defining_op
    if not isinstance(inner, TransposeOp):
        return False
    first, second = inner.perms, op.perms
    if len(first) != len(second):
        return False
    properties: dict[str, Attribute] = {"perms": DenseI32ArrayAttr([first[axis] for axis in second])}
    transpose = TransposeOp([inner.input1], [op.output.type], properties, location=op.location)
    rewriter.replace_op(op, rewriter.insert(transpose).results)
    return True


@canonicalize
def transpose_is_reshape(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(x) -> reshape(x), if only unit dimensions move"""
    source = op.input1.type
    maker = op.input1.defining_op
    if isinstance(maker, ops.ConstOp):
        return False
    if not isinstance(source, RankedTensorType) or source.shape.count(DYNAMIC) > 1:
        return False
    moved = [axis for axis in op.perms if source.shape[axis] != 1]
    if not moved or moved != sorted(moved):
        return False
    shape = [source.shape[axis] for axis in op.perms]
    where = op.location
    values: dict[str, Attribute] = {"values": shape_attribute(shape)}
    wanted = rewriter.insert(ConstShapeOp([], [ShapeType(len(shape))], values, location=where))
    reshape = rewriter.insert(ReshapeOp([op.input1, wanted.output], [op.output.type], location=where))
    rewriter.replace_op(op, reshape.results)
    return True


# ---- Clamps and poolings


@canonicalize
def clamp_is_no_op(op: ClampOp, rewriter: PatternRewriter) -> bool:
    """clamp(x) -> x, if the range contains all values of the type"""
    low, high, element = op.min_val, op.max_val, op.input.type.element_type
    if op.input.type is not op.output.type:
        return False
    if isinstance(low, FloatAttr) and isinstance(high, FloatAttr):
        if op.nan_mode.spelling == "IGNORE" or (low.value, high.value) != (float("-inf"), float("inf")):
            return False
    elif isinstance(element, IntegerType) and isinstance(low, IntegerAttr) and isinstance(high, IntegerAttr):
        width = element.width
        whole = (0, (1 << width) - 1) if element.is_unsigned else (-(1 << (width - 1)), (1 << (width - 1)) - 1)
        if low.value > whole[0] or high.value < whole[1]:
            return False
    else:
        return False
    rewriter.replace_op(op, [op.input])
    return True


@canonicalize
def clamp_of_clamp(op: ClampOp, rewriter: PatternRewriter) -> bool:
    """clamp(clamp(x)) -> clamp(x), for overlapping ranges"""
    inner = op.input.defining_op
    if not isinstance(inner, ClampOp) or op.nan_mode != inner.nan_mode:
        return False
    low: Any = max(op.min_val, inner.min_val, key=_number)
    high: Any = min(op.max_val, inner.max_val, key=_number)
    if _number(op.max_val) < _number(inner.min_val) or _number(inner.max_val) < _number(op.min_val):
        return False
    properties: Any = {"min_val": low, "max_val": high, "nan_mode": op.get_attr("nan_mode")}
    clamp = ClampOp([inner.input], [op.output.type], properties, location=op.location)
    rewriter.replace_op(op, rewriter.insert(clamp).results)
    return True


def _number(attribute: Attribute) -> float:
    assert isinstance(attribute, IntegerAttr | FloatAttr)
    value: float = attribute.value
    return value


@canonicalize
def max_pool_is_no_op(op: MaxPool2dOp, rewriter: PatternRewriter) -> bool:
    """max_pool2d(x) -> x, for 1x1 windows and images"""
    source, result = op.input.type, op.output.type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return False
    if (source.shape[1:3], result.shape[1:3]) != ((1, 1), (1, 1)) or source is not result:
        return False
    rewriter.replace_op(op, [op.input])
    return True
