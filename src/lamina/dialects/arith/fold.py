"""Folds of arith's constants and integer operations; fold_floats.py and fold_casts.py have the others."""

# ruff: noqa: F401

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith import DIALECT, fold_casts, fold_floats, ops
from lamina.dialects.arith import integer_folding as integers
from lamina.dialects.arith.constant_folding import (
    Answer,
    Constant,
    Constants,
    boolean_of,
    fold_integers,
    integer_elements,
    integer_of,
    is_all_ones,
    is_one,
    is_poison,
    is_zero,
    signed,
    unsigned,
    width_of,
    zero_of,
)
from lamina.dialects.arith.enums import CmpIPredicate, IntegerOverflowFlags
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.dialects.ub.ops import PoisonOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseElementsAttr, ElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, element_type_or_self, i1
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value, fold, fold_to_field

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.ir.location import Location, SourcePosition

# ---- Constants


fold_to_field(ops.ConstantOp.value, ops.ConstantOp)


def materialize(value: Attribute, type: Type, location: Location | SourcePosition) -> Operation | None:
    """``arith.constant``, or ``ub.poison`` for poison."""
    if isinstance(value, PoisonAttr):
        return PoisonOp([], [type], {"value": value}, location=location)
    if not isinstance(value, IntegerAttr | FloatAttr | ElementsAttr) or value.type is not type:
        return None
    if isinstance(type, IntegerType) and not type.is_signless:
        return None
    return ops.ConstantOp([], [type], {"value": value}, location=location)


DIALECT.constant_materializer = materialize


# ---- Integer arithmetic


def _add(left: int, right: int, width: int) -> int:
    return left + right


def _subtract(left: int, right: int, width: int) -> int:
    return left - right


def _multiply(left: int, right: int, width: int) -> int:
    return left * right


@fold
def fold_addi(op: ops.AddIOp, constants: Constants) -> Answer:
    left, right = op.lhs, op.rhs
    if constants[1] is not None:
        if is_zero(constants[1]):
            return left
        if constants[0] is not None:
            return fold_integers(constants, _add, ufunc="add")
    difference = left.defining_op
    if type(difference) is ops.SubIOp and difference.rhs is right:
        return difference.lhs
    difference = right.defining_op
    if type(difference) is ops.SubIOp and difference.rhs is left:
        return difference.lhs
    return fold_integers(constants, _add, ufunc="add")


@fold
def fold_subi(op: ops.SubIOp, constants: Constants) -> Answer:
    left, right = op.lhs, op.rhs
    if left is right:
        zero = zero_of(op.result.type)
        if zero is not None:
            return zero
    if is_zero(constants[1]):
        return left
    total = left.defining_op
    if type(total) is ops.AddIOp:
        if total.rhs is right:
            return total.lhs
        if total.lhs is right:
            return total.rhs
    return fold_integers(constants, _subtract, ufunc="subtract")


@fold
def fold_muli(op: ops.MulIOp, constants: Constants) -> Answer:
    if is_zero(constants[1]):
        return op.rhs
    if is_one(constants[1]):
        return op.lhs
    return fold_integers(constants, _multiply, ufunc="multiply")


@fold
def fold_addui_extended(op: ops.AddUIExtendedOp, constants: Constants) -> Answer:
    overflow_type = op.overflow.type
    if is_zero(constants[1]):
        no_overflow = zero_of(overflow_type)
        if no_overflow is not None:
            return [op.lhs, no_overflow]
    total = fold_integers(constants, _add, ufunc="add")
    if total is None:
        return None
    if is_poison(total):
        return [total, total]
    overflow = fold_integers(
        [total, constants[0]],
        lambda result, left, width: int(unsigned(result, width) < unsigned(left, width)),
        overflow_type,
    )
    return None if overflow is None else [total, overflow]


def _fold_extended_product(constants: Constants, high: integers.Calculation) -> Answer:
    low = fold_integers(constants, _multiply)
    if low is None:
        return None
    if is_poison(low):
        return [low, low]
    upper = fold_integers(constants, high)
    return None if upper is None else [low, upper]


@fold
def fold_mulsi_extended(op: ops.MulSIExtendedOp, constants: Constants) -> Answer:
    if is_zero(constants[1]):
        return [constants[1], constants[1]]
    return _fold_extended_product(constants, integers.high_signed)


@fold
def fold_mului_extended(op: ops.MulUIExtendedOp, constants: Constants) -> Answer:
    if is_zero(constants[1]):
        return [constants[1], constants[1]]
    if is_one(constants[1]):
        zero = zero_of(op.lhs.type)
        if zero is not None:
            return [op.lhs, zero]
    return _fold_extended_product(constants, integers.high_unsigned)


_Quotient = ops.DivUIOp | ops.DivSIOp | ops.CeilDivUIOp | ops.CeilDivSIOp


def _division(cls: type[_Quotient], calculate: integers.Calculation, exact: IntegerOverflowFlags | None = None) -> None:
    """``exact`` is the flag that says that a product did not overflow, so that a factor divides it."""

    def fold_division(op: _Quotient, constants: Constants) -> Answer:
        if is_one(constants[1]):
            return op.lhs
        product = op.lhs.defining_op
        if exact is not None and type(product) is ops.MulIOp and product.overflow_flags & exact:
            divisor = op.rhs
            if product.lhs is divisor:
                return product.rhs
            if product.rhs is divisor:
                return product.lhs
        return fold_integers(constants, calculate)

    fold(cls)(fold_division)


_division(ops.DivUIOp, integers.divide_unsigned, IntegerOverflowFlags.NUW)
_division(ops.DivSIOp, integers.divide_signed, IntegerOverflowFlags.NSW)
_division(ops.CeilDivUIOp, integers.divide_up_unsigned)
_division(ops.CeilDivSIOp, integers.divide_up_signed)


@fold
def fold_floordivsi(op: ops.FloorDivSIOp, constants: Constants) -> Answer:
    """As in MLIR, only the last of several elements decides whether an undefined quotient prevents the fold;
    the others keep their dividend."""
    if is_one(constants[1]):
        return op.lhs
    undefined = False

    def calculate(left: int, right: int, width: int) -> int:
        nonlocal undefined
        quotient = integers.divide_down_signed(left, right, width)
        undefined = quotient is None
        return left if quotient is None else quotient

    found = fold_integers(constants, calculate)
    return None if undefined else found


def _remainder(cls: type[Operation], calculate: integers.Calculation) -> None:
    def fold_remainder(op: Operation, constants: Constants) -> Answer:
        if is_one(constants[1]):
            zero = zero_of(op.results[0].type)
            if zero is not None:
                return zero
        return fold_integers(constants, calculate)

    fold(cls)(fold_remainder)


_remainder(ops.RemUIOp, integers.remainder_unsigned)
_remainder(ops.RemSIOp, integers.remainder_signed)


# ---- Bits


def _inverted_constant(value: Value, operand: Value) -> Value | None:
    """Returns the all-ones constant of ``operand xor all-ones`` if that defines ``value``."""
    inversion = value.defining_op
    if type(inversion) is not ops.XOrIOp or inversion.lhs is not operand:
        return None
    ones = inversion.rhs
    return ones if is_all_ones(constant_value(ones)) else None


@fold
def fold_andi(op: ops.AndIOp, constants: Constants) -> Answer:
    left, right = op.lhs, op.rhs
    if constants[1] is not None:
        if is_zero(constants[1]):
            return right
        if is_all_ones(constants[1]):
            return left
    elif _inverted_constant(right, left) is not None or _inverted_constant(left, right) is not None:
        zero = zero_of(op.result.type)
        if zero is not None:
            return zero
    for inner_value, other in ((left, right), (right, left)):
        inner = inner_value.defining_op
        if type(inner) is ops.AndIOp and (inner.lhs is other or inner.rhs is other):
            return inner_value
    return fold_integers(constants, lambda a, b, width: a & b, ufunc="bitwise_and")


@fold
def fold_ori(op: ops.OrIOp, constants: Constants) -> Answer:
    left, right = op.lhs, op.rhs
    if constants[1] is not None:
        if is_zero(constants[1]):
            return left
        if is_all_ones(constants[1]):
            return constants[1]
    ones = _inverted_constant(right, left) or _inverted_constant(left, right)
    if ones is not None:
        return ones
    return fold_integers(constants, lambda a, b, width: a | b, ufunc="bitwise_or")


@fold
def fold_xori(op: ops.XOrIOp, constants: Constants) -> Answer:
    left, right = op.lhs, op.rhs
    if is_zero(constants[1]):
        return left
    if left is right:
        zero = zero_of(op.result.type)
        if zero is not None:
            return zero
    for inner_value, other in ((left, right), (right, left)):
        inner = inner_value.defining_op
        if type(inner) is ops.XOrIOp:
            if inner.rhs is other:
                return inner.lhs
            if inner.lhs is other:
                return inner.rhs
    return fold_integers(constants, lambda a, b, width: a ^ b, ufunc="bitwise_xor")


def _shift(cls: type[ops.ShLIOp | ops.ShRUIOp | ops.ShRSIOp], calculate: integers.Calculation) -> None:
    def fold_shift(op: ops.ShLIOp | ops.ShRUIOp | ops.ShRSIOp, constants: Constants) -> Answer:
        amount = constants[1]
        if is_zero(amount):
            return op.lhs
        # As in MLIR the last element decides for all; other elements that shift too far are poison, and become 0 or -1.
        if type(amount) is IntegerAttr:
            last = amount.value
        elif type(amount) is DenseElementsAttr:
            last = integer_elements(amount)[-1]
        else:
            return None
        width = width_of(element_type_or_self(op.results[0].type))
        if unsigned(last, width) >= width or is_poison(constants[0]):
            return None
        return fold_integers(constants, calculate)

    fold(cls)(fold_shift)


_shift(ops.ShLIOp, integers.shift_left)
_shift(ops.ShRUIOp, integers.shift_right_unsigned)
_shift(ops.ShRSIOp, integers.shift_right_signed)


# ---- Minimum and maximum


def _integer_extreme(cls: type[Operation], calculate: integers.Calculation, is_signed: bool, larger: bool) -> None:
    def fold_extreme(op: ops.MaxSIOp | ops.MaxUIOp | ops.MinSIOp | ops.MinUIOp, constants: Constants) -> Answer:
        left, right = op.lhs, op.rhs
        if left is right:
            return right
        number = integer_of(constants[1]) if constants[1] is not None else None
        if number is not None:
            width = width_of(element_type_or_self(op.results[0].type))
            least, greatest = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)
            number = signed(number, width) if is_signed else unsigned(number, width)
            if number == (greatest if larger else least):
                return right
            if number == (least if larger else greatest):
                return left
        return fold_integers(constants, calculate)

    fold(cls)(fold_extreme)


_integer_extreme(ops.MaxSIOp, integers.maximum_signed, True, True)
_integer_extreme(ops.MaxUIOp, integers.maximum_unsigned, False, True)
_integer_extreme(ops.MinSIOp, integers.minimum_signed, True, False)
_integer_extreme(ops.MinUIOp, integers.minimum_unsigned, False, False)


# ---- Comparisons


@fold
def fold_cmpi(op: ops.CmpIOp, constants: Constants) -> Answer:
    left, right = op.lhs, op.rhs
    predicate = op.predicate.spelling
    result_type = op.result.type
    if left is right:
        return boolean_of(result_type, predicate in integers.HOLDS_FOR_EQUAL)
    if constants[1] is not None and predicate in ("eq", "ne"):
        truth_test = _fold_truth_test(left, constants[1], predicate)
        if truth_test is not None:
            return truth_test
    if constants[0] is not None and constants[1] is None:
        op.predicate = CmpIPredicate.from_spelling(integers.SWAPPED[predicate])
        op.lhs = right
        op.rhs = left
        return True
    if any(map(is_poison, constants)):
        return None
    return fold_integers(constants, integers.comparison(predicate), result_type)


def _fold_truth_test(left: Value, right: Constant, predicate: str) -> Value | None:
    """``x != 0`` and ``x == 1`` of a boolean are the boolean, also where it was extended."""
    if is_zero(right) and predicate == "ne":
        extension = left.defining_op
        if type(extension) is ops.ExtSIOp or type(extension) is ops.ExtUIOp:
            inner = extension.in_
            if element_type_or_self(inner.type) is i1:
                return inner
        return left if element_type_or_self(left.type) is i1 else None
    if is_one(right) and predicate == "eq" and element_type_or_self(left.type) is i1:
        return left
    return None


# ---- Selection


@fold
def fold_select(op: ops.SelectOp, constants: Constants) -> Answer:
    condition, true_value, false_value = (slot.value for slot in op._operands)
    if true_value is false_value:
        return true_value
    known = constants[0]
    if known is not None:
        if is_one(known):
            return true_value
        if is_zero(known):
            return false_value
    if is_poison(constants[1]):
        return false_value
    if is_poison(constants[2]):
        return true_value
    if op.result.type is i1 and is_one(constants[1]) and is_zero(constants[2]):
        return condition
    comparison = condition.defining_op
    if type(comparison) is ops.CmpIOp:
        select = _fold_select_of_equals(comparison, true_value, false_value)
        if select is not None:
            return select
    return _fold_elementwise_select(constants)


def _fold_select_of_equals(comparison: ops.CmpIOp, true_value: Value, false_value: Value) -> Value | None:
    predicate = comparison.predicate
    if predicate is not CmpIPredicate.EQ and predicate is not CmpIPredicate.NE:
        return None
    compared = (comparison.lhs, comparison.rhs)
    if compared in ((true_value, false_value), (false_value, true_value)):
        return true_value if predicate is CmpIPredicate.NE else false_value
    return None


def _fold_elementwise_select(constants: Constants) -> Attribute | None:
    condition, left, right = constants
    if not (
        type(condition) is DenseElementsAttr and type(left) is DenseElementsAttr and type(right) is DenseElementsAttr
    ):
        return None
    chosen = [
        first if isinstance(choice, IntegerAttr) and choice.value else second
        for choice, first, second in zip(condition.values, left.values, right.values, strict=True)
    ]
    return DenseElementsAttr.from_attributes(left.type, chosen)
