"""Canonicalization patterns of the tosa dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.properties import set_property
from lamina.dialects.tosa import ops
from lamina.dialects.tosa.inference import constant_shape
from lamina.dialects.tosa.ops import (
    ClampOp,
    ConcatOp,
    ConstShapeOp,
    Conv2DOp,
    DepthwiseConv2DOp,
    LogicalNotOp,
    MaxPool2dOp,
    PadOp,
    ReshapeOp,
    SelectOp,
    SliceOp,
    TransposeOp,
)
from lamina.dialects.tosa.syntax import shape_attribute
from lamina.dialects.tosa.types import ShapeType
from lamina.dialects.tosa.verification import constant_elements
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr, FloatAttr, IntegerAttr
from lamina.ir.location import Location
from lamina.ir.types import DYNAMIC, IntegerType, RankedTensorType
from lamina.ir.value import Value, type_as
from lamina.rewrite import canonicalize
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute

_LARGEST_BORDER = 8192  # of TOSA's level 8k
_LEAST = {"f32": -(2.0**128 - 2.0**104), "f16": -65504.0, "bf16": -(2.0**128 - 2.0**120)}
"""The least finite numbers."""


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
    reshape = ReshapeOp([op.input1, _shape(rewriter, shape, where)], [op.output.type], location=where)
    rewriter.replace_op(op, rewriter.insert(reshape).results)
    return True


def _shape(rewriter: PatternRewriter, sizes: Sequence[int], where: Location) -> Value:
    values: dict[str, Attribute] = {"values": shape_attribute(sizes)}
    return rewriter.insert(ConstShapeOp([], [ShapeType(len(sizes))], values, location=where)).output


# ---- Slices


@canonicalize
def slice_of_concat(op: SliceOp, rewriter: PatternRewriter) -> bool:
    """slice(concat(x, y)) -> slice(y), if it takes no more than a part of one operand"""
    concat = op.input1.defining_op
    start, size = constant_shape(op.start), constant_shape(op.size)
    if not isinstance(concat, ConcatOp) or start is None or size is None:
        return False
    if not all(_is_static(value) for value in concat.input1):
        return False
    axis = concat.axis
    first = start[axis]
    for source in concat.input1:
        length = type_as(source, RankedTensorType).shape[axis]
        if 0 <= first and first + size[axis] <= length:
            start[axis] = first
            where = op.location
            operands = [source, _shape(rewriter, start, where), _shape(rewriter, size, where)]
            part = SliceOp(operands, [op.output.type], location=where)
            rewriter.replace_op(op, rewriter.insert(part).results)
            return True
        first -= length
    return False


@canonicalize
def slice_of_pad(op: SliceOp, rewriter: PatternRewriter) -> bool:
    """slice(pad(x)) -> slice(pad(x)) with less padding, if it cuts some off"""
    pad = op.input1.defining_op
    if not isinstance(pad, PadOp) or not pad.output.has_one_use or not _is_static(pad.input1):
        return False
    start, size, border = (constant_shape(value) for value in (op.start, op.size, pad.padding))
    if start is None or size is None or border is None:
        return False
    type = type_as(pad.input1, RankedTensorType)
    kept: list[int] = []
    for dim, (first, length) in enumerate(zip(start, size, strict=True)):
        low = border[2 * dim]
        kept += [max(low - first, 0), max(first + length - low - type.shape[dim], 0)]
    if kept == border:
        return False
    where = op.location
    shape = [length + kept[2 * dim] + kept[2 * dim + 1] for dim, length in enumerate(type.shape)]
    operands = [pad.input1, _shape(rewriter, kept, where), pad.pad_const]
    padded = rewriter.insert(PadOp(operands, [RankedTensorType(shape, type.element_type)], location=where))
    first_kept = [max(first - border[2 * dim], 0) for dim, first in enumerate(start)]
    operands = [padded.output, _shape(rewriter, first_kept, where), op.size]
    rewriter.replace_op(op, rewriter.insert(SliceOp(operands, [op.output.type], location=where)).results)
    return True


def _is_static(value: Value) -> bool:
    return isinstance(value.type, RankedTensorType) and value.type.has_static_shape


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


# ---- Paddings


@canonicalize
def pad_into_window(op: Conv2DOp | DepthwiseConv2DOp | MaxPool2dOp, rewriter: PatternRewriter) -> bool:
    """conv2d(pad(x)) -> conv2d(x) with a border, if it pads the image with what a border counts as"""
    pad = op.input.defining_op
    if not isinstance(pad, PadOp):
        return False
    padding, filler = constant_shape(pad.padding), constant_elements(pad.pad_const)
    if padding is None or filler is None or any(padding[:2]) or any(padding[6:]):
        return False
    if not _is_neutral(op, next(iter(filler.values))):
        return False
    border = [own + more for own, more in zip(op.pad, padding[2:6], strict=True)]
    if min(border) < 0 or max(border) > _LARGEST_BORDER:
        return False
    if isinstance(op, MaxPool2dOp) and any(width >= op.kernel[side // 2] for side, width in enumerate(border)):
        return False
    with rewriter.modify_in_place(op):
        set_property(op, type(op).pad, DenseI64ArrayAttr(border))
        op.input = pad.input1
    return True


def _is_neutral(op: Conv2DOp | DepthwiseConv2DOp | MaxPool2dOp, filler: Attribute) -> bool:
    """True if the number is the zero point of a convolution, or the least number for a maximum."""
    if isinstance(op, MaxPool2dOp):
        if isinstance(filler, IntegerAttr):
            type = filler.type
            return isinstance(type, IntegerType) and filler.value == -(1 << type.width - 1)
        return isinstance(filler, FloatAttr) and filler.value == _LEAST.get(str(filler.type))
    zero_points = constant_elements(op.input_zp)
    if zero_points is None:
        return False
    number = next(iter(zero_points.values))
    if isinstance(number, FloatAttr) and isinstance(filler, FloatAttr):
        return number.value == filler.value
    return number is filler
