"""Folds of the index dialect.

An index has 32 or 64 bits, depending on the target; an operation folds if both widths give the same result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith import integer_folding as integers
from lamina.dialects.arith.constant_folding import boolean_of, signed, unsigned
from lamina.dialects.index import DIALECT, ops
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, IntegerType, i1, index
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value, fold, fold_to_field

if TYPE_CHECKING:
    from collections.abc import Callable

    from lamina.ir.location import LocationLike

Constants = Sequence[Attribute | None]
Answer = Attribute | Value | bool | None


fold_to_field(ops.ConstantOp.value, ops.ConstantOp)
fold_to_field(ops.BoolConstantOp.value, ops.BoolConstantOp)


def materialize(value: IntegerAttr, type: IndexType | IntegerType, location: LocationLike) -> Operation | None:
    """``index.constant`` and ``index.bool.constant``."""
    if not isinstance(value, IntegerAttr) or value.type is not type:
        return None
    if type is i1:
        return ops.BoolConstantOp([], [type], {"value": value}, location=location)
    if type is index:
        return ops.ConstantOp([], [type], {"value": value}, location=location)
    return None


DIALECT.constant_materializer = materialize


# ---- Binary operations


def _numbers(constants: Constants) -> tuple[int, int] | None:
    left, right = constants
    if type(left) is IntegerAttr and type(right) is IntegerAttr:
        return left.value, right.value
    return None


def _low(number: int) -> int:
    """The number as 32 bits hold it."""
    return signed(number & 0xFFFFFFFF, 32)


def _fold_checked(constants: Constants, calculate: integers.Calculation) -> Attribute | None:
    """Returns the result with 64 bits if that with 32 agrees with it."""
    numbers = _numbers(constants)
    if numbers is None:
        return None
    wide = calculate(*numbers, 64)
    narrow = calculate(_low(numbers[0]), _low(numbers[1]), 32)
    if wide is None or narrow is None or (wide ^ narrow) & 0xFFFFFFFF:
        return None
    return IntegerAttr.wrapped(index, wide)


def _checked(cls: type[Operation], calculate: integers.Calculation) -> None:
    fold(cls)(lambda op, constants: _fold_checked(constants, calculate))


def _divide_up_signed(left: int, right: int, width: int) -> int | None:
    """Returns the quotient rounded up. Negating the minimum value wraps, so that its quotient by a positive number
    matches the machine's."""
    if not right:
        return None
    if left == -(1 << (width - 1)) and right > 0:
        return abs(left) // right
    return -(-left // right)


_checked(ops.DivSOp, lambda left, right, width: integers.truncated_quotient(left, right) if right else None)
_checked(ops.DivUOp, integers.divide_unsigned)
_checked(ops.CeilDivSOp, _divide_up_signed)
_checked(ops.CeilDivUOp, integers.divide_up_unsigned)
_checked(ops.FloorDivSOp, lambda left, right, width: left // right if right else None)
_checked(ops.RemSOp, integers.remainder_signed)
_checked(ops.RemUOp, integers.remainder_unsigned)
_checked(ops.MaxSOp, integers.maximum_signed)
_checked(ops.MaxUOp, integers.maximum_unsigned)
_checked(ops.MinSOp, integers.minimum_signed)
_checked(ops.MinUOp, integers.minimum_unsigned)


def _shift(cls: type[Operation], calculate: integers.Calculation) -> None:
    def fold_shift(op: Operation, constants: Constants) -> Answer:
        amount = constants[1]
        # A shift by 32 and more is undefined with 32 bits.
        if type(amount) is IntegerAttr and amount.unsigned_value < 32:
            return _fold_checked(constants, calculate)
        return None

    fold(cls)(fold_shift)


_shift(ops.ShlOp, integers.shift_left)
_shift(ops.ShrSOp, integers.shift_right_signed)
_shift(ops.ShrUOp, integers.shift_right_unsigned)


def _is(constant: Attribute | None, number: int) -> bool:
    return type(constant) is IntegerAttr and constant.value == number


@fold
def fold_add(op: ops.AddOp, constants: Constants) -> Answer:
    numbers = _numbers(constants)
    if numbers is not None:
        return IntegerAttr.wrapped(index, numbers[0] + numbers[1])
    return op.lhs if _is(constants[1], 0) else None


@fold
def fold_sub(op: ops.SubOp, constants: Constants) -> Answer:
    numbers = _numbers(constants)
    if numbers is not None:
        return IntegerAttr.wrapped(index, numbers[0] - numbers[1])
    return op.lhs if _is(constants[1], 0) else None


@fold
def fold_mul(op: ops.MulOp, constants: Constants) -> Answer:
    numbers = _numbers(constants)
    if numbers is not None:
        return IntegerAttr.wrapped(index, numbers[0] * numbers[1])
    if _is(constants[1], 1):
        return op.lhs
    return constants[1] if _is(constants[1], 0) else None


def _bitwise(cls: type[Operation], calculate: Callable[[int, int], int]) -> None:
    def fold_bits(op: Operation, constants: Constants) -> Answer:
        numbers = _numbers(constants)
        return None if numbers is None else IntegerAttr.wrapped(index, calculate(*numbers))

    fold(cls)(fold_bits)


_bitwise(ops.AndOp, lambda left, right: left & right)
_bitwise(ops.OrOp, lambda left, right: left | right)
_bitwise(ops.XOrOp, lambda left, right: left ^ right)


# ---- Casts


def _fold_cast(op: Operation, constant: Attribute | None, extend: Callable[[int, int], int]) -> Attribute | None:
    """``extend(number, width)`` reads the low bits of a number as the cast does."""
    if not isinstance(constant, IntegerAttr):
        return None
    target: Any = op.results[0].type
    if isinstance(target, IndexType):
        assert isinstance(constant.type, IntegerType)
        return IntegerAttr.wrapped(target, extend(constant.value, constant.type.width))
    width, value = target.width, constant.value
    if width <= 32:
        return IntegerAttr.wrapped(target, value)
    # From 32 bits this is an extension; from 64 it may be one or a truncation.
    if width >= 64:
        if unsigned(extend(value, 32), 64) != unsigned(value, 64):
            return None
        return IntegerAttr.wrapped(target, extend(value, 64))
    if unsigned(value, width) != unsigned(extend(value, 32), width):
        return None
    return IntegerAttr.wrapped(target, value)


@fold
def fold_casts(op: ops.CastSOp, constants: Constants) -> Answer:
    return _fold_cast(op, constants[0], lambda value, width: signed(unsigned(value, width), width))


@fold
def fold_castu(op: ops.CastUOp, constants: Constants) -> Answer:
    return _fold_cast(op, constants[0], unsigned)


# ---- Comparisons


@fold
def fold_cmp(op: ops.CmpOp, constants: Constants) -> Answer:
    predicate = op.pred.spelling
    left, right = op.lhs, op.rhs
    numbers = _numbers(constants)
    if numbers is not None:
        compare = integers.comparison(predicate)
        wide = compare(*numbers, 64)
        if wide == compare(_low(numbers[0]), _low(numbers[1]), 32):
            return boolean_of(i1, bool(wide))
    bound = constants[1]
    if type(bound) is IntegerAttr:
        answer = _compare_extreme(left.defining_op, bound.value, predicate)
        if answer is not None:
            return boolean_of(i1, answer)
    if left is right:
        return boolean_of(i1, predicate in integers.HOLDS_FOR_EQUAL)
    return None


_EXTREMES = (ops.MinSOp, ops.MinUOp, ops.MaxSOp, ops.MaxUOp)


def _compare_extreme(extreme: Operation | None, bound: int, predicate: str) -> bool | None:
    """True if ``min(x, constant)`` or ``max(x, constant)`` compares with a bound in the same way for all x."""
    if not isinstance(extreme, _EXTREMES):
        return None
    limit = constant_value(extreme.rhs)
    if type(limit) is not IntegerAttr:
        return None
    answers = {_compare_range(_range_of(extreme, limit.value, width), bound, predicate, width) for width in (64, 32)}
    return answers.pop() if len(answers) == 1 else None


_Range = tuple[int, int, int, int]


def _range_of(extreme: Operation, limit: int, width: int) -> _Range:
    """Returns the least and greatest value, unsigned and signed."""
    half, full = 1 << (width - 1), 1 << width
    if isinstance(extreme, ops.MinSOp | ops.MaxSOp):
        limit = signed(unsigned(limit, width), width)
        low, high = (-half, limit) if isinstance(extreme, ops.MinSOp) else (limit, half - 1)
        if (low < 0) == (high < 0):
            return unsigned(low, width), unsigned(high, width), low, high
        return 0, full - 1, low, high
    limit = unsigned(limit, width)
    low, high = (0, limit) if isinstance(extreme, ops.MinUOp) else (limit, full - 1)
    if (low >= half) == (high >= half):
        return low, high, signed(low, width), signed(high, width)
    return low, high, -half, half - 1


def _compare_range(values: _Range, bound: int, predicate: str, width: int) -> bool | None:
    if _always(values, bound, predicate, width):
        return True
    return False if _always(values, bound, integers.NEGATED[predicate], width) else None


def _always(values: _Range, bound: int, predicate: str, width: int) -> bool:
    unsigned_low, unsigned_high, low, high = values
    unsigned_bound, bound = unsigned(bound, width), signed(unsigned(bound, width), width)
    if predicate == "eq":
        return low == high == bound or unsigned_low == unsigned_high == unsigned_bound
    if predicate == "ne":
        outside = high < bound or low > bound
        return outside and (unsigned_high < unsigned_bound or unsigned_low > unsigned_bound)
    if predicate[0] == "u":
        low, high, bound = unsigned_low, unsigned_high, unsigned_bound
    tests = {"lt": high < bound, "le": high <= bound, "gt": low > bound, "ge": low >= bound}
    return tests[predicate[1:]]
