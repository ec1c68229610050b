"""Quantization of accumulators: a multiplication, a rounding and a clamp."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import numpy as np

from lamina.dialects.arith.enums import CmpFPredicate
from lamina.dialects.arith.ops import (
    AddFOp,
    CmpFOp,
    FPToSIOp,
    FPToUIOp,
    MaximumFOp,
    MaxNumFOp,
    MinimumFOp,
    MinNumFOp,
    MulFOp,
    SelectOp,
    SIToFPOp,
    SubIOp,
    TruncIOp,
)
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.math.ops import RoundEvenOp
from lamina.dialects.quant.ops import QuantizeCastOp
from lamina.dialects.quant.passes.element_arithmetic import NEAREST_EVEN, ElementBuilder
from lamina.dialects.quant.passes.lower_quant_ops import ROUNDING_ATTRIBUTE
from lamina.dialects.quant.types import UniformQuantizedType, with_element_type
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import FloatAttr, IntegerAttr, StringAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, RankedTensorType, f32, i64
from lamina.ir.value import Value
from lamina.quant.integer_arithmetic.build import constant, elementwise, float_constant, quantized, stored
from lamina.quant.integer_arithmetic.quantities import I8, I32, quantity_of
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import PatternRewriter


def rounds_to_nearest(op: Operation) -> bool:
    """True if the function around an operation rounds to nearest, ties to even, as ONNX does."""
    wishes = [outer.attributes.get(ROUNDING_ATTRIBUTE) for outer in op.ancestors]
    return any(isinstance(wish, StringAttr) and wish.value == NEAREST_EVEN for wish in wishes)


# ---- Accumulators


def rescales(root: Operation, accumulator: Value) -> bool:
    """The constraint ``Rescales``: i32 sums are quantized to bytes of one scale."""
    quantity = quantity_of(accumulator)
    if quantity is None or quantity.type.storage_type is not I32 or not isinstance(root, QuantizeCastOp):
        return False
    kind = root.quantized_type
    if not isinstance(kind, UniformQuantizedType) or kind.storage_width > 16 or kind.expressed_type is not f32:
        return False
    return quantity.zero is not None and rounds_to_nearest(root)


def requantize(rewriter: PatternRewriter, root: QuantizeCastOp, accumulator: Value) -> Value:
    """Returns the rewrite ``Requantize``: ``clamp(round(sum * (scale / scale of the result)) + zero point)``.

    The factor is computed, and multiplied by, in f32, as ONNX Runtime does."""
    rewriter.set_insertion_point(root)
    quantity, kind = quantity_of(accumulator), root.quantized_type
    assert quantity is not None and isinstance(kind, UniformQuantizedType)
    zero, storage = quantity.zero, kind.storage_type
    assert zero is not None and isinstance(storage, IntegerType)
    factors = quantity.scales / np.float32(kind.scale)
    operands, rank = [stored(rewriter, accumulator)], factors.ndim
    maps = [AffineMap.identity(rank)]
    if factors.size > 1:
        axes = [axis for axis, size in enumerate(factors.shape) if size > 1]
        operands.append(constant(rewriter, factors.reshape([factors.shape[axis] for axis in axes]), f32))
        maps.append(AffineMap(rank, 0, [dim(axis) for axis in axes]))

    def body(b: ElementBuilder, arguments: Sequence[Value]) -> Value:
        sum = arguments[0]
        if zero:
            sum = b.make(SubIOp, sum, b.integer_constant(I32, zero))
        factor = arguments[1] if factors.size > 1 else float_constant(b, f32, float(factors.reshape(())))
        number = b.make(MulFOp, b.make(SIToFPOp, sum, type=f32), factor)
        number = b.make(RoundEvenOp, number)
        if kind.zero_point:
            number = b.make(AddFOp, number, float_constant(b, f32, kind.zero_point))
        return _to_integer(b, number, kind, storage)

    return quantized(rewriter, elementwise(rewriter, operands, maps, storage, body), kind)


def _to_integer(b: ElementBuilder, number: Value, kind: UniformQuantizedType, storage: IntegerType) -> Value:
    """Returns the integer that a whole number is, within the bounds."""
    for predicate, bound in ((CmpFPredicate.OGT, kind.storage_min), (CmpFPredicate.OLT, kind.storage_max)):
        limit = float_constant(b, f32, bound)
        inside = b.make(CmpFOp, number, limit, type=IntegerType(1), predicate=IntegerAttr(i64, predicate.value))
        number = b.make(SelectOp, inside, number, limit, type=f32)
    wide = storage if storage.width >= 8 else I8
    integer = b.make(FPToSIOp if kind.signed else FPToUIOp, number, type=wide)
    return integer if wide is storage else b.make(TruncIOp, integer, type=storage)


# ---- Clamps


def clamps(root: Operation, clamp: Operation) -> bool:
    """The constraint ``Clamps``: a number is clamped, and only quantized then, to a type with one scale."""
    if not isinstance(root, QuantizeCastOp) or not isinstance(clamp, GenericOp) or not rounds_to_nearest(root):
        return False
    if not isinstance(root.quantized_type, UniformQuantizedType) or clamp.results[0].type is not root.input.type:
        return False
    return bounds_of(clamp) is not None


def clamp_integers(rewriter: PatternRewriter, root: QuantizeCastOp, clamp: GenericOp) -> Value:
    """Returns the rewrite ``ClampIntegers``: rounding keeps order, so bounds may be rounded too."""
    rewriter.set_insertion_point(root)
    kind, bounds = root.quantized_type, bounds_of(clamp)
    assert isinstance(kind, UniformQuantizedType) and bounds is not None
    assert kind.storage_type is not None and kind.expressed_type is not None
    low, high = (_quantized_number(bound, kind) for bound in bounds)
    number = clamp.dps_inputs[0]
    if low == high:
        # Types need two values; the number is one anyway.
        low, high = (low - 1, high) if low > kind.storage_min else (low, high + 1)
    narrow = UniformQuantizedType(
        kind.signed,
        kind.storage_type,
        kind.expressed_type,
        kind.scale,
        kind.zero_point,
        low,
        high,
    )
    assert isinstance(number.type, RankedTensorType)
    cast = rewriter.create(QuantizeCastOp, number, result=with_element_type(number.type, narrow)).result
    return quantized(rewriter, stored(rewriter, cast), kind)


def _quantized_number(number: float, kind: UniformQuantizedType) -> int:
    if number in (inf, -inf):
        return kind.storage_max if number > 0 else kind.storage_min
    steps = np.rint(np.float32(number) / np.float32(kind.scale)) + np.float32(kind.zero_point)
    return int(np.clip(steps, kind.storage_min, kind.storage_max))


def bounds_of(op: GenericOp) -> tuple[float, float] | None:
    """Returns the bounds of an element-wise operation on one input that only clamps it; None for others."""
    if op.num_dps_inputs != 1 or op.num_dps_inits != 1 or op.reduction_dims or not op.has_pure_tensor_semantics:
        return None
    if not all(map.is_identity() for map in op.maps):
        return None
    low, high = -inf, inf
    value = op.yield_op.operands[0]
    while value is not op.block.arguments[0]:
        step = _clamp(value.defining_op)
        if step is None:
            return None
        value, lower, bound = step
        # Later operations were visited first; these are the bounds so far.
        if lower:
            low = min(max(low, bound), high)
        else:
            high = max(min(high, bound), low)
    return (low, high) if (low, high) != (-inf, inf) else None


def _clamp(op: Operation | None) -> tuple[Value, bool, float] | None:
    """Returns the number that an operation clamps, the direction, and the bound, given the outer clamps."""
    if isinstance(op, MaximumFOp | MaxNumFOp | MinimumFOp | MinNumFOp):
        for value, bound in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
            number = constant_value(bound)
            if isinstance(number, FloatAttr) and number.value == number.value:
                return value, isinstance(op, MaximumFOp | MaxNumFOp), number.value
        return None
    if not isinstance(op, SelectOp):
        return None
    compared = op.condition.defining_op
    if not isinstance(compared, CmpFOp):
        return None
    for value, bound in ((op.true_value, op.false_value), (op.false_value, op.true_value)):
        number = constant_value(bound)
        if not isinstance(number, FloatAttr) or {compared.lhs, compared.rhs} != {value, bound}:
            continue
        name = compared.predicate.value.name.lstrip("OU")
        if name in ("GT", "GE", "LT", "LE"):
            # value > bound ? value : bound is a maximum.
            keeps_larger = (name in ("GT", "GE")) == ((compared.lhs is value) == (op.true_value is value))
            return value, keeps_larger, number.value
    return None
