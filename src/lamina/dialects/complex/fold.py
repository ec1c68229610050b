"""Folds of the complex dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.arith.fold import materialize as materialize_number
from lamina.dialects.complex import DIALECT, ops
from lamina.ir import float_arithmetic as floats
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import ComplexType
from lamina.ir.value import Value
from lamina.rewrite.fold import fold, fold_to_field

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike
    from lamina.ir.types import FloatType

Constants = Sequence[Attribute | None]
Answer = Attribute | Value | None


fold_to_field(ops.ConstantOp.value, ops.ConstantOp)


def materialize(
    value: FloatAttr | ArrayAttr, type: FloatType | ComplexType, location: LocationLike
) -> Operation | None:
    """``complex.constant`` for a pair of numbers, else ``arith.constant``."""
    if isinstance(type, ComplexType) and isinstance(value, ArrayAttr) and len(value) == 2:
        if all(isinstance(part, FloatAttr | IntegerAttr) and part.type is type.element_type for part in value):
            return ops.ConstantOp([], [type], {"value": value}, location=location)
        return None
    return materialize_number(value, type, location)


DIALECT.constant_materializer = materialize


@fold
def fold_bitcast(op: ops.BitcastOp, constants: Constants) -> Answer:
    value = op.operand_
    return value if value.type is op.result.type else None


@fold
def fold_create(op: ops.CreateOp, constants: Constants) -> Answer:
    """create(re(z), im(z)) -> z"""
    real, imaginary = (slot.value.defining_op for slot in op._operands)
    if isinstance(real, ops.ReOp) and isinstance(imaginary, ops.ImOp):
        if real.complex is imaginary.complex:
            return real.complex
    return None


def _part(cls: type[ops.ReOp | ops.ImOp], position: int) -> None:
    def fold_part(op: ops.ReOp | ops.ImOp, constants: Constants) -> Answer:
        known = constants[0]
        if isinstance(known, ArrayAttr) and len(known) == 2:
            return known.elements[position]
        match op.complex.defining_op:
            case ops.CreateOp(real, imaginary):
                result: Answer = imaginary if position else real
                return result
        return None

    fold(cls)(fold_part)


_part(ops.ReOp, 0)
_part(ops.ImOp, 1)


def _is_number(constant: Attribute | None, real: float) -> bool:
    """True if a complex constant is ``real + 0i``, the sign of zeros aside."""
    if not isinstance(constant, ArrayAttr) or len(constant) != 2:
        return False
    real_part, imaginary_part = constant.elements
    if not isinstance(real_part, FloatAttr) or not isinstance(imaginary_part, FloatAttr):
        return False
    first, second, name = real_part.bits, imaginary_part.bits, real_part.type.spelling
    matches = floats.is_zero(first, name) if real == 0 else floats.is_number(first, name, real)
    return matches and floats.is_zero(second, name)


@fold
def fold_add(op: ops.AddOp, constants: Constants) -> Answer:
    left, right = op.lhs, op.rhs
    for inner_value, other in ((left, right), (right, left)):
        inner = inner_value.defining_op
        if isinstance(inner, ops.SubOp) and inner.rhs is other:
            return inner.lhs
    return left if _is_number(constants[1], 0.0) else None


@fold
def fold_sub(op: ops.SubOp, constants: Constants) -> Answer:
    left, right = op.lhs, op.rhs
    inner = left.defining_op
    if isinstance(inner, ops.AddOp) and inner.rhs is right:
        return inner.lhs
    return left if _is_number(constants[1], 0.0) else None


@fold
def fold_product(op: ops.MulOp | ops.DivOp, constants: Constants) -> Answer:
    return op.lhs if _is_number(constants[1], 1.0) else None


def _inverse(cls: type[Operation], inverse: type[Operation]) -> None:
    """Operations that undo each other."""

    def fold_inverse(op: Operation, constants: Constants) -> Answer:
        inner = op.only_operand.defining_op
        return inner.only_operand if isinstance(inner, inverse) else None

    fold(cls)(fold_inverse)


_inverse(ops.NegOp, ops.NegOp)
_inverse(ops.ConjOp, ops.ConjOp)
_inverse(ops.LogOp, ops.ExpOp)
_inverse(ops.ExpOp, ops.LogOp)
