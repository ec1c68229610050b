"""Folds of the shape dialect. A constant shape is the dense list of its extents, a constant size an index."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lamina.define.properties import property_of
from lamina.dialects.shape import DIALECT
from lamina.dialects.shape.ops import (
    AddOp,
    AnyOp,
    AssumingAllOp,
    BroadcastOp,
    ConcatOp,
    ConstShapeOp,
    ConstSizeOp,
    ConstWitnessOp,
    CstrBroadcastableOp,
    CstrEqOp,
    CstrRequireOp,
    DimOp,
    DivOp,
    FromExtentsOp,
    GetExtentOp,
    IndexToSizeOp,
    IsBroadcastableOp,
    MaxOp,
    MinOp,
    MulOp,
    NumElementsOp,
    RankOp,
    ShapeEqOp,
    ShapeOfOp,
    SizeToIndexOp,
    SplitAtOp,
    ToExtentTensorOp,
)
from lamina.dialects.shape.types import ShapeType, SizeType, WitnessType
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.dialects.ub.ops import PoisonOp
from lamina.ir import parity
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import BoolAttr, DenseElementsAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType, index
from lamina.ir.value import Value
from lamina.rewrite import fold
from lamina.rewrite.fold import constant_value

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike

Constants = Sequence["Attribute | None"]


# ---- Constants


def materialize_constant(value: Attribute, type: Type, location: LocationLike) -> Operation | None:
    """Returns the constant operation for a shape, size, witness, index or bool type."""
    from lamina.dialects.arith.ops import ConstantOp  # start-up

    if isinstance(value, PoisonAttr):
        return PoisonOp((), [type], {"value": value}, {}, (), (), location)
    if isinstance(type, ShapeType) or (
        isinstance(type, RankedTensorType) and isinstance(value, DenseElementsAttr) and _is_extents(value, type)
    ):
        return ConstShapeOp((), [type], {"shape": value}, {}, (), (), location)
    if isinstance(type, SizeType):
        return ConstSizeOp((), [type], {"value": value}, {}, (), (), location)
    if isinstance(type, WitnessType):
        return ConstWitnessOp((), [type], {"passing": value}, {}, (), (), location)
    if isinstance(value, IntegerAttr) and value.type is type:
        return ConstantOp((), [type], {"value": value}, {}, (), (), location)
    return None


def _is_extents(value: DenseElementsAttr, type: RankedTensorType) -> bool:
    return isinstance(value, DenseElementsAttr) and value.type is type and type.element_type is index


DIALECT.constant_materializer = materialize_constant


def extents_attribute(extents: Sequence[int]) -> DenseElementsAttr:
    """Extents as the dense list that a constant shape has."""
    raw = b"".join(extent.to_bytes(8, "little", signed=True) for extent in extents)
    return DenseElementsAttr.from_raw(RankedTensorType((len(extents),), index), raw)


def extents_of(attribute: Attribute | None) -> list[int] | None:
    """Returns the extents of a constant shape, or None."""
    if not isinstance(attribute, DenseElementsAttr) or attribute.type.element_type is not index:
        return None
    return [int(extent) for extent in attribute.array.reshape(-1)]


def _shape_result(op: Operation, extents: Sequence[int]) -> DenseElementsAttr | None:
    """Returns a folded shape, unless the result's type leaves its rank open: no constant has such a type."""
    type = op.results[0].type
    if isinstance(type, ShapedType) and type.shape != (len(extents),):
        return None
    return extents_attribute(extents)


def _integer(attribute: Attribute | None) -> int | None:
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def _index(value: int) -> IntegerAttr:
    return IntegerAttr(index, (value + 2**63) % 2**64 - 2**63)


# ---- Constants as folds


@fold
def fold_const_shape(op: ConstShapeOp, constants: Constants) -> Attribute:
    result: Attribute = op.shape
    return result


@fold
def fold_const_size(op: ConstSizeOp, constants: Constants) -> Attribute:
    return property_of(op, ConstSizeOp.value)


@fold
def fold_const_witness(op: ConstWitnessOp, constants: Constants) -> Attribute:
    return property_of(op, ConstWitnessOp.passing)


# ---- Sizes


def _arithmetic(constants: Constants, compute: Callable[[int, int], int]) -> IntegerAttr | None:
    left, right = _integer(constants[0]), _integer(constants[1])
    return None if left is None or right is None else _index(compute(left, right))


@fold
def fold_add(op: AddOp, constants: Constants) -> Value | Attribute | None:
    """add(x, 0) -> x for equal types; add(x, poison) -> poison"""
    poison = next((constant for constant in constants if isinstance(constant, PoisonAttr)), None)
    if poison is not None:
        return poison
    if _integer(constants[1]) == 0 and op.lhs.type is op.result.type:
        return op.lhs
    return _arithmetic(constants, lambda left, right: left + right)


@fold
def fold_mul(op: MulOp, constants: Constants) -> Attribute | None:
    return _arithmetic(constants, lambda left, right: left * right)


@fold
def fold_div(op: DivOp, constants: Constants) -> Attribute | None:
    """div(constants) -> constant, rounded down as in MLIR; division by zero does not fold"""
    if _integer(constants[1]) in (0, None):
        return None

    def divide(left: int, right: int) -> int:
        quotient = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
        return quotient - 1 if quotient < 0 and quotient * right != left else quotient

    return _arithmetic(constants, divide)


@fold
def fold_extremum(op: MaxOp | MinOp, constants: Constants) -> Value | None:
    return op.lhs if op.lhs is op.rhs else None


@fold
def fold_index_to_size(op: IndexToSizeOp, constants: Constants) -> Attribute | None:
    return constants[0]


@fold
def fold_size_to_index(op: SizeToIndexOp, constants: Constants) -> Value | Attribute | None:
    if constants[0] is not None:
        return constants[0]
    return op.arg if op.arg.type is index else None


# ---- Shapes


@fold
def fold_any(op: AnyOp, constants: Constants) -> Attribute | None:
    """any(constants) -> the last one; moves constants to the right"""
    if constants and isinstance(constants[-1], PoisonAttr):
        return constants[-1]
    known = extents_of(constants[-1]) if constants else None
    return None if known is None else _shape_result(op, known)


@fold
def fold_broadcast(op: BroadcastOp, constants: Constants) -> Value | Attribute | None:
    if len(op._operands) == 1:
        only = op.shapes[0]
        return only if only.type is op.result.type else None
    merged: list[int] | None = []
    for shape in map(extents_of, constants):
        merged = None if merged is None or shape is None else broadcast_extents(merged, shape)
    return None if merged is None else _shape_result(op, merged)


def broadcast_extents(left: Sequence[int], right: Sequence[int]) -> list[int] | None:
    """Returns the extents that two shapes broadcast to, or None if they do not broadcast or an extent is unknown."""
    extents = []
    for one, other in itertools.zip_longest(reversed(left), reversed(right), fillvalue=1):
        if one == other or other == 1:
            extents.append(one)
        elif one == 1:
            extents.append(other)
        else:
            return None
    return extents[::-1]


@fold
def fold_concat(op: ConcatOp, constants: Constants) -> Attribute | None:
    left, right = extents_of(constants[0]), extents_of(constants[1])
    return None if left is None or right is None else _shape_result(op, [*left, *right])


@fold
def fold_from_extents(op: FromExtentsOp, constants: Constants) -> Attribute | None:
    extents = [extent for constant in constants if (extent := _integer(constant)) is not None]
    return extents_attribute(extents) if len(extents) == len(constants) else None


@fold
def fold_split_at(op: SplitAtOp, constants: Constants) -> list[Attribute] | None:
    extents, place = extents_of(constants[0]), _integer(constants[1])
    if extents is None or place is None or not -len(extents) <= place <= len(extents):
        return None
    parts = (extents[:place], extents[place:])
    for result, part in zip(op.results, parts, strict=True):
        if isinstance(result.type, ShapedType) and result.type.shape != (len(part),):
            return None
    return [extents_attribute(part) for part in parts]


@fold
def fold_to_extent_tensor(op: ToExtentTensorOp, constants: Constants) -> Value | Attribute | None:
    if op.input.type is op.result.type and constants[0] is None:
        return op.input
    extents = extents_of(constants[0])
    return None if extents is None else _shape_result(op, extents)


# ---- Questions about shapes


@fold
def fold_rank(op: RankOp, constants: Constants) -> Attribute | None:
    extents = extents_of(constants[0])
    return None if extents is None else _index(len(extents))


@fold
def fold_num_elements(op: NumElementsOp, constants: Constants) -> Attribute | None:
    extents = extents_of(constants[0])
    return None if extents is None else _index(math.prod(extents))


@fold
def fold_get_extent(op: GetExtentOp, constants: Constants) -> Attribute | None:
    extents, place = extents_of(constants[0]), _integer(constants[1])
    if extents is None or place is None or not 0 <= place < len(extents):
        return None
    return _index(extents[place])


@fold
def fold_dim(op: DimOp, constants: Constants) -> Attribute | None:
    """dim(x, i) -> constant, for static dimensions"""
    type, place = op.value.type, _integer(constants[1])
    if place is None or not isinstance(type, ShapedType) or not type.has_rank or not 0 <= place < type.rank:
        return None
    return None if type.shape[place] == DYNAMIC else _index(type.shape[place])


@fold
def fold_shape_eq(op: ShapeEqOp, constants: Constants) -> Attribute | None:
    """shape_eq(constants) -> constant; poison only equals poison"""
    if None in constants:
        return None
    known = [extents_of(constant) or constant for constant in constants]
    return BoolAttr(all(shape == known[0] for shape in known))


# ---- Witnesses


@fold
def fold_assuming_all(op: AssumingAllOp, constants: Constants) -> Attribute | bool | None:
    """assuming_all(true, a) -> a; assuming_all(false, a) -> false; moves constants to the right"""
    last = len(constants)
    while last and isinstance(constants[last - 1], IntegerAttr):
        last -= 1
        if _integer(constants[last]) == 0:
            return BoolAttr(False)
    if last == 0:
        return BoolAttr(True)
    if last == len(constants):
        return None
    op.erase_operands(last, len(constants) - last)
    # MLIR's fold reports a failure here, so that its sccp keeps the change.
    return not parity.is_strict()


@fold
def fold_cstr_eq(op: CstrEqOp, constants: Constants) -> Attribute | None:
    """cstr_eq(equal constants) -> true; unequal ones do not fold"""
    if all(isinstance(constant, PoisonAttr) for constant in constants):
        return BoolAttr(True)
    known = [extents_of(constant) for constant in constants]
    if None not in known and all(shape == known[0] for shape in known):
        return BoolAttr(True)
    return None


@fold
def fold_is_broadcastable(op: IsBroadcastableOp, constants: Constants) -> Attribute | None:
    """is_broadcastable(a) -> true"""
    return BoolAttr(True) if len(constants) < 2 else None


@fold
def fold_cstr_require(op: CstrRequireOp, constants: Constants) -> Attribute | None:
    return constants[0]


@fold
def fold_cstr_broadcastable(op: CstrBroadcastableOp, constants: Constants) -> Attribute | None:
    """cstr_broadcastable(shapes known to broadcast) -> true"""
    return BoolAttr(True) if _known_to_broadcast(op.operands) else None


def is_scalar_shape(value: Value) -> bool:
    """True if a shape is known to have rank 0."""
    constant = value.defining_op
    if isinstance(constant, ConstShapeOp) and extents_of(constant.shape) == []:
        return True
    return isinstance(value.type, RankedTensorType) and value.type.shape == (0,)


def _known_to_broadcast(values: list[Value]) -> bool:
    """True if the shapes always broadcast: all but one are scalar shapes, or the known extents suffice."""
    rest = [value for value in values if not is_scalar_shape(value)]
    if len(rest) <= 1:
        return True
    shapes = [shape for value in values if (shape := _known_extents(value)) is not None]
    return len(shapes) == len(values) and _fit(shapes)


def _fit(shapes: list[list[int]]) -> bool:
    """True if along each dimension all extents other than 1 are the same known number, or only one extent is not 1."""
    for extents in itertools.zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1):
        others = [extent for extent in extents if extent != 1]
        if len(others) > 1 and (DYNAMIC in others or len(set(others)) > 1):
            return False
    return True


def _known_extents(value: Value) -> list[int] | None:
    constant = extents_of(constant_value(value))
    if constant is not None:
        return constant
    shape_of = value.defining_op
    if isinstance(shape_of, ShapeOfOp):
        type = shape_of.arg.type
        if isinstance(type, ShapedType) and type.has_rank:
            return list(type.shape)
    return None
