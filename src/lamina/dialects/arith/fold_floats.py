"""Folds of arith's operations on floats."""

from __future__ import annotations

from collections.abc import Callable

from lamina.dialects.arith import ops
from lamina.dialects.arith.constant_folding import (
    Answer,
    Constant,
    Constants,
    boolean_of,
    float_of,
    fold_float,
    fold_floats,
)
from lamina.dialects.arith.enums import CmpFPredicate, FastMathFlags
from lamina.ir import float_arithmetic as floats
from lamina.ir.attributes import FloatAttr
from lamina.ir.operation import Operation
from lamina.ir.types import i1
from lamina.rewrite.fold import fold


def _is_infinity(constant: Constant, negative: bool) -> bool:
    number = None if constant is None else float_of(constant)
    if number is None:
        return False
    bits, name = number
    return floats.is_infinity(bits, name) and floats.is_negative(bits, name) == negative


def _is_nan(constant: Constant) -> bool:
    number = None if constant is None else float_of(constant)
    return number is not None and floats.is_nan(*number)


_Extreme = ops.MaximumFOp | ops.MinimumFOp | ops.MaxNumFOp | ops.MinNumFOp


def _float_extreme(
    cls: type[Operation], calculate: Callable[[int, int, str], int | None], is_neutral: Callable[[Constant], bool]
) -> None:
    def fold_extreme(op: _Extreme, constants: Constants) -> Answer:
        left, right = op.lhs, op.rhs
        if left is right:
            return right
        if is_neutral(constants[1]):
            return left
        return fold_floats(constants, calculate)

    fold(cls)(fold_extreme)


_float_extreme(ops.MaximumFOp, floats.maximum, lambda constant: _is_infinity(constant, negative=True))
_float_extreme(ops.MinimumFOp, floats.minimum, lambda constant: _is_infinity(constant, negative=False))
_float_extreme(ops.MaxNumFOp, floats.maxnum, _is_nan)
_float_extreme(ops.MinNumFOp, floats.minnum, _is_nan)


def _is_float(constant: Constant, value: float) -> bool:
    """True if a float constant is exactly this number, the sign of a zero included."""
    number = None if constant is None else float_of(constant)
    return number is not None and floats.is_number(number[0], number[1], value)


@fold
def fold_negf(op: ops.NegFOp, constants: Constants) -> Answer:
    inner = op.operand_.defining_op
    if type(inner) is ops.NegFOp:
        return inner.operand_
    return fold_float(constants[0], floats.negate)


@fold
def fold_addf(op: ops.AddFOp, constants: Constants) -> Answer:
    if _is_float(constants[1], -0.0):
        return op.lhs
    return fold_floats(constants, floats.add, "add")


@fold
def fold_subf(op: ops.SubFOp, constants: Constants) -> Answer:
    if _is_float(constants[1], 0.0):
        return op.lhs
    return fold_floats(constants, floats.subtract, "subtract")


@fold
def fold_mulf(op: ops.MulFOp, constants: Constants) -> Answer:
    if constants[1] is not None:
        if _is_float(constants[1], 1.0):
            return op.lhs
        flags = op.fastmath.value
        wanted = FastMathFlags.NNAN | FastMathFlags.NSZ
        if flags & wanted == wanted and (_is_float(constants[1], 0.0) or _is_float(constants[1], -0.0)):
            return op.rhs
    return fold_floats(constants, floats.multiply, "multiply")


@fold
def fold_divf(op: ops.DivFOp, constants: Constants) -> Answer:
    if _is_float(constants[1], 1.0):
        return op.lhs
    return fold_floats(constants, floats.divide, "divide")


@fold
def fold_remf(op: ops.RemFOp, constants: Constants) -> Answer:
    return fold_floats(constants, floats.remainder)


_ORDERS = {"eq": (0,), "gt": (1,), "ge": (0, 1), "lt": (-1,), "le": (-1, 0), "ne": (-1, 1)}


def compare_floats(predicate: CmpFPredicate, order: int | None) -> bool:
    """True if the predicate holds; ``order`` is the sign of the difference, None where a NaN takes part."""
    word = predicate.spelling
    if word in ("true", "false"):
        return word == "true"
    if word in ("ord", "uno"):
        return (order is None) == (word == "uno")
    if order is None:
        return word[0] == "u"
    return order in _ORDERS[word[1:]]


@fold
def fold_cmpf(op: ops.CmpFOp, constants: Constants) -> Answer:
    left, right = constants
    if type(left) is FloatAttr and floats.is_nan(left.bits, left.type.spelling):
        right = left
    elif type(right) is FloatAttr and floats.is_nan(right.bits, right.type.spelling):
        left = right
    if type(left) is not FloatAttr or type(right) is not FloatAttr:
        return None
    order = floats.compare(left.bits, right.bits, left.type.spelling)
    return boolean_of(i1, compare_floats(op.predicate, order))
