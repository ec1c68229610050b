"""Folds of tosa operations."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.tosa import DIALECT, ops
from lamina.dialects.tosa.inference import constant_shape, divided
from lamina.dialects.tosa.types import ShapeType
from lamina.dialects.tosa.verification import zero_point
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import BoolAttr, DenseElementsAttr, ElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, RankedTensorType, element_type_or_self, i1, int_or_float_width
from lamina.ir.value import Value
from lamina.rewrite.fold import FoldAnswer, fold

if TYPE_CHECKING:
    from lamina.dialects.tosa.elementwise_ops import AddOp, EqualOp, GreaterEqualOp, GreaterOp, IntDivOp, MulOp, SubOp

Constants = Sequence[Attribute | None]


def materialize_constant(value: Attribute, type: Type, location: LocationLike) -> Operation | None:
    """``tosa.const_shape`` or ``tosa.const``, where they can hold the value."""
    if isinstance(type, ShapeType) and isinstance(value, DenseElementsAttr):
        return ops.ConstShapeOp((), (type,), {"values": value}, location=location)
    if isinstance(value, ElementsAttr):
        return ops.ConstOp((), (type,), {"values": value}, location=location)
    return None


DIALECT.constant_materializer = materialize_constant


@fold
def fold_const(op: ops.ConstOp, constants: Constants) -> FoldAnswer:
    return op.values


@fold
def fold_const_shape(op: ops.ConstShapeOp, constants: Constants) -> FoldAnswer:
    return op.values


# ---- Elements of constants


def _splat(constant: Attribute | None) -> Attribute | None:
    """Returns the element that a constant repeats."""
    if isinstance(constant, DenseElementsAttr) and constant.is_splat:
        return next(iter(constant.values))
    return None


def _is(constant: Attribute | None, number: int) -> bool:
    """True if a constant repeats that number."""
    element = _splat(constant)
    return isinstance(element, IntegerAttr | FloatAttr) and element.value == number


def _filled(type: Type, element: Attribute) -> Attribute | None:
    """Returns a constant of a static type that repeats an element."""
    if not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return None
    return DenseElementsAttr.splat(type, element)


def _combined(
    op: AddOp | IntDivOp | MulOp | SubOp,
    constants: Constants,
    integers: Callable[[int, int], int],
    floats: Callable[[float, float], float] | None,
) -> Attribute | None:
    """Folds the two splats to a constant."""
    left, right = _splat(constants[0]), _splat(constants[1])
    type = op.output.type
    if isinstance(left, IntegerAttr) and isinstance(right, IntegerAttr) and left.type is right.type:
        return _filled(type, IntegerAttr.wrapped(left.type, integers(left.value, right.value)))
    if isinstance(left, FloatAttr) and isinstance(right, FloatAttr) and floats is not None and left.type is right.type:
        return _filled(type, FloatAttr(left.type, floats(left.value, right.value)))
    return None


def _neutral(op: AddOp | MulOp | SubOp, constants: Constants, number: int, sides: Sequence[int]) -> Value | None:
    """Returns the other operand if one of these sides is the neutral element and neither is broadcast."""
    for side in sides:
        other = op.operands[1 - side]
        if other.type is op.output.type and _is(constants[side], number):
            return other
    return None


@fold
def fold_add(op: ops.AddOp, constants: Constants) -> FoldAnswer:
    return _neutral(op, constants, 0, (1, 0)) or _combined(op, constants, lambda a, b: a + b, lambda a, b: a + b)


@fold
def fold_sub(op: ops.SubOp, constants: Constants) -> FoldAnswer:
    return _neutral(op, constants, 0, (1,)) or _combined(op, constants, lambda a, b: a - b, lambda a, b: a - b)


@fold
def fold_intdiv(op: ops.IntDivOp, constants: Constants) -> FoldAnswer:
    left, right = _splat(constants[0]), _splat(constants[1])
    if op.input1.type is op.output.type and op.input1.type.shape == op.input2.type.shape:
        if _is(constants[0], 0) or _is(constants[1], 1):
            return op.input1
    if not isinstance(right, IntegerAttr) or right.value == 0:
        return None
    if isinstance(left, IntegerAttr) and left.value == _lowest(left.type) and right.value == -1:
        return None
    return _combined(op, constants, divided, None)


def _lowest(type: Type) -> int:
    return -(1 << (int_or_float_width(type) - 1))


@fold
def fold_mul(op: ops.MulOp, constants: Constants) -> FoldAnswer:
    amount = _splat(constants[2])
    if not isinstance(amount, IntegerAttr):
        return None
    if element_type_or_self(op.input1.type) is not op.output.type.element_type:
        return None
    for side in (0, 1):
        zero = _splat(constants[side])
        if zero is not None and _is(constants[side], 0) and (filled := _filled(op.output.type, zero)):
            return filled
    if amount.value == 0:
        neutral = _neutral(op, constants, 1, (1, 0))
        if neutral is not None:
            return neutral
    return _combined(op, constants, lambda a, b: _shifted(a * b, amount.value), lambda a, b: a * b)


def _shifted(product: int, amount: int) -> int:
    """Returns the product, divided by a power of two and rounded."""
    return (product + (1 << (amount - 1))) >> amount if amount else product


@fold
def fold_reciprocal(op: ops.ReciprocalOp, constants: Constants) -> FoldAnswer:
    element = _splat(constants[0])
    if isinstance(element, FloatAttr) and element.value:
        return _filled(op.output.type, FloatAttr(element.type, 1 / element.value))
    return None


def _compared(
    op: EqualOp | GreaterEqualOp | GreaterOp, constants: Constants, holds: Callable[[Any, Any], bool]
) -> Attribute | None:
    left, right = _splat(constants[0]), _splat(constants[1])
    kinds = (IntegerAttr, FloatAttr)
    if not isinstance(left, kinds) or not isinstance(right, kinds):
        return None
    return _filled(op.output.type, BoolAttr(holds(left.value, right.value)))


@fold
def fold_equal(op: ops.EqualOp, constants: Constants) -> FoldAnswer:
    same = op.input1 is op.input2 and isinstance(element_type_or_self(op.input1.type), IntegerType)
    if same:
        return _filled(op.output.type, BoolAttr(True))
    return _compared(op, constants, lambda a, b: a == b)


@fold
def fold_greater(op: ops.GreaterOp, constants: Constants) -> FoldAnswer:
    return _compared(op, constants, lambda a, b: a > b)


@fold
def fold_greater_equal(op: ops.GreaterEqualOp, constants: Constants) -> FoldAnswer:
    return _compared(op, constants, lambda a, b: a >= b)


@fold
def fold_cast(op: ops.CastOp, constants: Constants) -> FoldAnswer:
    if op.input.type is op.output.type:
        return op.input
    element, type = _splat(constants[0]), op.output.type.element_type
    if isinstance(element, IntegerAttr):
        number = element.value % 2 if element.type is i1 else element.value
        if isinstance(type, FloatType):
            return _filled(op.output.type, FloatAttr(type, float(number)))
        if isinstance(type, IntegerType):
            return _filled(op.output.type, IntegerAttr.wrapped(type, number))
    if isinstance(element, FloatAttr) and isinstance(type, FloatType):
        return _filled(op.output.type, FloatAttr(type, element.value))
    if isinstance(element, FloatAttr) and isinstance(type, IntegerType):
        if math.isnan(element.value):
            return _filled(op.output.type, IntegerAttr(type, 0))
        low, high = -(1 << (type.width - 1)), (1 << (type.width - 1)) - 1
        return _filled(op.output.type, IntegerAttr(type, round(max(low, min(high, element.value)))))
    return None


@fold
def fold_abs(op: ops.AbsOp, constants: Constants) -> FoldAnswer:
    inner = op.input1.defining_op
    return op.input1 if isinstance(inner, ops.AbsOp) else None


@fold
def fold_negate(op: ops.NegateOp, constants: Constants) -> FoldAnswer:
    inner = op.input1.defining_op
    if not isinstance(inner, ops.NegateOp):
        return None
    points = (op.input1_zp, op.output_zp, inner.input1_zp, inner.output_zp)
    return inner.input1 if all(zero_point(point) == 0 for point in points) else None


@fold
def fold_select(op: ops.SelectOp, constants: Constants) -> FoldAnswer:
    if any(not _is_static_of(value.type, op.output.type) for value in op.operands):
        return None
    if op.input2 is op.input3:
        return op.input2
    element = _splat(constants[0])
    if not isinstance(element, IntegerAttr):
        return None
    chosen = op.input2 if element.value else op.input3
    return chosen if chosen.type is op.output.type else None


# ---- Layout


def _is_static(type: Type) -> bool:
    return isinstance(type, RankedTensorType) and type.has_static_shape


def _is_static_of(type: Type, other: Type) -> bool:
    """True for tensors of the same static shape."""
    if not isinstance(type, RankedTensorType) or not isinstance(other, RankedTensorType):
        return False
    return type.has_static_shape and type.shape == other.shape


@fold
def fold_reshape(op: ops.ReshapeOp, constants: Constants) -> FoldAnswer:
    type = op.output.type
    if op.input1.type is type and _is_static(type):
        return op.input1
    inner = op.input1.defining_op
    if isinstance(inner, ops.ReshapeOp):
        op.input1 = inner.input1
        return True
    held = constants[0]
    if isinstance(held, DenseElementsAttr) and isinstance(type, RankedTensorType) and type.has_static_shape:
        if held.is_splat:
            return DenseElementsAttr.splat(type, next(iter(held.values)))
        if op.input1.has_one_use:
            return DenseElementsAttr.from_raw(type, held.raw)
    return None


@fold
def fold_transpose(op: ops.TransposeOp, constants: Constants) -> FoldAnswer:
    element = _splat(constants[0])
    if element is not None and op.input1.type.element_type is op.output.type.element_type:
        filled = _filled(op.output.type, element)
        if filled is not None:
            return filled
    if list(op.perms) == list(range(len(op.perms))) and op.input1.type is op.output.type:
        return op.input1
    return None


@fold
def fold_slice(op: ops.SliceOp, constants: Constants) -> FoldAnswer:
    type = op.output.type
    if op.input1.type is type and _is_static(type):
        return op.input1
    element = _splat(constants[0])
    if element is None:
        element = _picked(constants[0], constants[1], type)
    return None if element is None else _filled(type, element)


def _picked(held: Attribute | None, start: Attribute | None, type: Type) -> Attribute | None:
    """Returns the only element of a slice of a constant."""
    if not isinstance(held, DenseElementsAttr) or not isinstance(start, DenseElementsAttr):
        return None
    if not isinstance(type, RankedTensorType) or not type.has_static_shape or type.num_elements != 1:
        return None
    place = start.integers
    inside = all(0 <= index < size for index, size in zip(place, held.type.shape, strict=True))
    return held.element(place) if inside else None


@fold
def fold_tile(op: ops.TileOp, constants: Constants) -> FoldAnswer:
    return op.input1 if _is(constants[1], 1) and op.input1.type is op.output.type else None


@fold
def fold_pad(op: ops.PadOp, constants: Constants) -> FoldAnswer:
    return op.input1 if _is(constants[1], 0) and op.input1.type is op.output.type else None


@fold
def fold_concat(op: ops.ConcatOp, constants: Constants) -> FoldAnswer:
    """concat(x) -> x; concat(concat(a, b), c) -> concat(a, b, c), along the same axis"""
    inputs = op.input1
    if len(inputs) == 1 and inputs[0].type is op.output.type:
        return inputs[0]
    flat: list[Value] = []
    for value in inputs:
        inner = value.defining_op
        flat += inner.input1 if isinstance(inner, ops.ConcatOp) and inner.axis == op.axis else [value]
    if len(flat) == len(inputs):
        return None
    op.set_operands(flat)
    return True


def _reduces_one(op: Any) -> bool:
    type = op.input.type
    return isinstance(type, RankedTensorType) and 0 <= op.axis < type.rank and type.shape[op.axis] == 1


@fold
def fold_reduction(
    op: ops.ReduceAllOp | ops.ReduceAnyOp | ops.ReduceMaxOp | ops.ReduceMinOp | ops.ReduceProductOp | ops.ReduceSumOp,
    constants: Constants,
) -> FoldAnswer:
    return op.input if _reduces_one(op) and op.input.type is op.output.type else None


@fold
def fold_argmax(op: ops.ArgMaxOp, constants: Constants) -> FoldAnswer:
    element = op.output.type.element_type
    if not _reduces_one(op) or not isinstance(element, IntegerType):
        return None
    return _filled(op.output.type, IntegerAttr(element, 0))


@fold
def fold_reverse(op: ops.ReverseOp, constants: Constants) -> FoldAnswer:
    type = op.input1.type
    if type is not op.output.type or not isinstance(type, RankedTensorType):
        return None
    if isinstance(constants[0], DenseElementsAttr) and constants[0].is_splat:
        return constants[0]
    return op.input1 if type.shape[op.axis] == 1 else None


@fold
def fold_resize(op: ops.ResizeOp, constants: Constants) -> FoldAnswer:
    scale, offset, border = (constant_shape(value) for value in (op.scale, op.offset, op.border))
    if scale is None or offset is None or border is None or op.input.type is not op.output.type:
        return None
    is_whole = scale[0] == scale[1] and scale[2] == scale[3] and not any((*offset, *border))
    return op.input if is_whole else None
