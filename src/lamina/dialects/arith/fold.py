"""Folds of the arith dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.arith import DIALECT, ops
from lamina.dialects.arith import integer_folding as integers
from lamina.dialects.arith.constant_folding import (
    Constant,
    boolean_of,
    float_of,
    fold_cast,
    fold_float,
    fold_floats,
    fold_integers,
    integer_elements,
    integer_of,
    is_all_ones,
    is_one,
    is_poison,
    is_zero,
    pattern_elements,
    scalar_of,
    signed,
    unsigned,
    width_of,
    zero_of,
)
from lamina.dialects.arith.enums import CmpFPredicate, CmpIPredicate, FastMathFlags, IntegerOverflowFlags
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.dialects.ub.ops import PoisonOp
from lamina.ir import float_arithmetic as floats
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseElementsAttr, ElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.float_format import float_format
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, ShapedType, element_type_or_self, i1
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value, fold

Constants = Sequence[Constant]
Answer = Attribute | Value | bool | list[Any] | None


# ---- Constants


@fold(ops.ConstantOp)
def fold_constant(op: ops.ConstantOp, constants: Constants) -> Answer:
    return op.properties["value"]


def materialize(value: Any, type: Any, location: Any) -> Operation | None:
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


@fold(ops.AddIOp)
def fold_addi(op: Operation, constants: Constants) -> Answer:
    left, right = op._operands[0].value, op._operands[1].value
    if constants[1] is not None:
        if is_zero(constants[1]):
            return left
        if constants[0] is not None:
            return fold_integers(constants, _add, ufunc="add")
    difference = left.defining_op
    if type(difference) is ops.SubIOp and difference._operands[1].value is right:
        return difference._operands[0].value
    difference = right.defining_op
    if type(difference) is ops.SubIOp and difference._operands[1].value is left:
        return difference._operands[0].value
    return fold_integers(constants, _add, ufunc="add")


@fold(ops.SubIOp)
def fold_subi(op: Operation, constants: Constants) -> Answer:
    left, right = op._operands[0].value, op._operands[1].value
    if left is right:
        zero = zero_of(op.results[0].type)
        if zero is not None:
            return zero
    if is_zero(constants[1]):
        return left
    total = left.defining_op
    if type(total) is ops.AddIOp:
        if total._operands[1].value is right:
            return total._operands[0].value
        if total._operands[0].value is right:
            return total._operands[1].value
    return fold_integers(constants, _subtract, ufunc="subtract")


@fold(ops.MulIOp)
def fold_muli(op: Operation, constants: Constants) -> Answer:
    if is_zero(constants[1]):
        return op._operands[1].value
    if is_one(constants[1]):
        return op._operands[0].value
    return fold_integers(constants, _multiply, ufunc="multiply")


@fold(ops.AddUIExtendedOp)
def fold_addui_extended(op: Operation, constants: Constants) -> Answer:
    overflow_type = op.results[1].type
    if is_zero(constants[1]):
        no_overflow = zero_of(overflow_type)
        if no_overflow is not None:
            return [op._operands[0].value, no_overflow]
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


@fold(ops.MulSIExtendedOp)
def fold_mulsi_extended(op: Operation, constants: Constants) -> Answer:
    if is_zero(constants[1]):
        return [constants[1], constants[1]]
    return _fold_extended_product(constants, integers.high_signed)


@fold(ops.MulUIExtendedOp)
def fold_mului_extended(op: Operation, constants: Constants) -> Answer:
    if is_zero(constants[1]):
        return [constants[1], constants[1]]
    if is_one(constants[1]):
        zero = zero_of(op._operands[0].value.type)
        if zero is not None:
            return [op._operands[0].value, zero]
    return _fold_extended_product(constants, integers.high_unsigned)


def _division(
    cls: type[Operation], calculate: integers.Calculation, exact: IntegerOverflowFlags | None = None
) -> None:
    """``exact`` is the flag that says that a product did not overflow, so that a factor divides it."""

    def fold_division(op: Operation, constants: Constants) -> Answer:
        if is_one(constants[1]):
            return op._operands[0].value
        product = op._operands[0].value.defining_op
        if exact is not None and type(product) is ops.MulIOp and product.overflow_flags & exact:
            divisor = op._operands[1].value
            if product._operands[0].value is divisor:
                return product._operands[1].value
            if product._operands[1].value is divisor:
                return product._operands[0].value
        return fold_integers(constants, calculate)

    fold(cls)(fold_division)


_division(ops.DivUIOp, integers.divide_unsigned, IntegerOverflowFlags.NUW)
_division(ops.DivSIOp, integers.divide_signed, IntegerOverflowFlags.NSW)
_division(ops.CeilDivUIOp, integers.divide_up_unsigned)
_division(ops.CeilDivSIOp, integers.divide_up_signed)


@fold(ops.FloorDivSIOp)
def fold_floordivsi(op: Operation, constants: Constants) -> Answer:
    """As MLIR: of several elements, only the last one decides whether a quotient that is not defined forbids the fold;
    the others keep their dividend."""
    if is_one(constants[1]):
        return op._operands[0].value
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
    """The all-ones constant of ``operand xor all-ones`` if that is what makes ``value``."""
    inversion = value.defining_op
    if type(inversion) is not ops.XOrIOp or inversion._operands[0].value is not operand:
        return None
    ones = inversion._operands[1].value
    return ones if is_all_ones(constant_value(ones)) else None


@fold(ops.AndIOp)
def fold_andi(op: Operation, constants: Constants) -> Answer:
    left, right = op._operands[0].value, op._operands[1].value
    if constants[1] is not None:
        if is_zero(constants[1]):
            return right
        if is_all_ones(constants[1]):
            return left
    elif _inverted_constant(right, left) is not None or _inverted_constant(left, right) is not None:
        zero = zero_of(op.results[0].type)
        if zero is not None:
            return zero
    for inner_value, other in ((left, right), (right, left)):
        inner = inner_value.defining_op
        if type(inner) is ops.AndIOp and (inner._operands[0].value is other or inner._operands[1].value is other):
            return inner_value
    return fold_integers(constants, lambda a, b, width: a & b, ufunc="bitwise_and")


@fold(ops.OrIOp)
def fold_ori(op: Operation, constants: Constants) -> Answer:
    left, right = op._operands[0].value, op._operands[1].value
    if constants[1] is not None:
        if is_zero(constants[1]):
            return left
        if is_all_ones(constants[1]):
            return constants[1]
    ones = _inverted_constant(right, left) or _inverted_constant(left, right)
    if ones is not None:
        return ones
    return fold_integers(constants, lambda a, b, width: a | b, ufunc="bitwise_or")


@fold(ops.XOrIOp)
def fold_xori(op: Operation, constants: Constants) -> Answer:
    left, right = op._operands[0].value, op._operands[1].value
    if is_zero(constants[1]):
        return left
    if left is right:
        zero = zero_of(op.results[0].type)
        if zero is not None:
            return zero
    for inner_value, other in ((left, right), (right, left)):
        inner = inner_value.defining_op
        if type(inner) is ops.XOrIOp:
            if inner._operands[1].value is other:
                return inner._operands[0].value
            if inner._operands[0].value is other:
                return inner._operands[1].value
    return fold_integers(constants, lambda a, b, width: a ^ b, ufunc="bitwise_xor")


def _shift(cls: type[Operation], calculate: integers.Calculation) -> None:
    def fold_shift(op: Operation, constants: Constants) -> Answer:
        amount = constants[1]
        if is_zero(amount):
            return op._operands[0].value
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


def _integer_extreme(
    cls: type[Operation], calculate: integers.Calculation, is_signed: bool, larger: bool
) -> None:
    def fold_extreme(op: Operation, constants: Constants) -> Answer:
        left, right = op._operands[0].value, op._operands[1].value
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


def _is_infinity(constant: Constant, negative: bool) -> bool:
    found = None if constant is None else float_of(constant)
    if found is None:
        return False
    bits, name = found
    return floats.is_infinity(bits, name) and floats.is_negative(bits, name) == negative


def _is_nan(constant: Constant) -> bool:
    found = None if constant is None else float_of(constant)
    return found is not None and floats.is_nan(*found)


@fold(ops.MaximumFOp)
def fold_maximumf(op: Operation, constants: Constants) -> Answer:
    if op._operands[0].value is op._operands[1].value:
        return op._operands[1].value
    if _is_infinity(constants[1], negative=True):
        return op._operands[0].value
    return fold_floats(constants, floats.maximum)


@fold(ops.MinimumFOp)
def fold_minimumf(op: Operation, constants: Constants) -> Answer:
    if op._operands[0].value is op._operands[1].value:
        return op._operands[1].value
    if _is_infinity(constants[1], negative=False):
        return op._operands[0].value
    return fold_floats(constants, floats.minimum)


@fold(ops.MaxNumFOp)
def fold_maxnumf(op: Operation, constants: Constants) -> Answer:
    if op._operands[0].value is op._operands[1].value:
        return op._operands[1].value
    if _is_nan(constants[1]):
        return op._operands[0].value
    return fold_floats(constants, floats.maxnum)


@fold(ops.MinNumFOp)
def fold_minnumf(op: Operation, constants: Constants) -> Answer:
    if op._operands[0].value is op._operands[1].value:
        return op._operands[1].value
    if _is_nan(constants[1]):
        return op._operands[0].value
    return fold_floats(constants, floats.minnum)


# ---- Float arithmetic


def _is_float(constant: Constant, value: float) -> bool:
    """Whether a float constant is exactly this number, the sign of a zero included."""
    found = None if constant is None else float_of(constant)
    return found is not None and floats.is_number(found[0], found[1], value)


@fold(ops.NegFOp)
def fold_negf(op: Operation, constants: Constants) -> Answer:
    inner = op._operands[0].value.defining_op
    if type(inner) is ops.NegFOp:
        return inner._operands[0].value
    return fold_float(constants[0], floats.negate)


@fold(ops.AddFOp)
def fold_addf(op: Operation, constants: Constants) -> Answer:
    if _is_float(constants[1], -0.0):
        return op._operands[0].value
    return fold_floats(constants, floats.add, "add")


@fold(ops.SubFOp)
def fold_subf(op: Operation, constants: Constants) -> Answer:
    if _is_float(constants[1], 0.0):
        return op._operands[0].value
    return fold_floats(constants, floats.subtract, "subtract")


@fold(ops.MulFOp)
def fold_mulf(op: ops.MulFOp, constants: Constants) -> Answer:
    if constants[1] is not None:
        if _is_float(constants[1], 1.0):
            return op._operands[0].value
        flags = op.fastmath.value
        wanted = FastMathFlags.NNAN | FastMathFlags.NSZ
        if flags & wanted == wanted and (_is_float(constants[1], 0.0) or _is_float(constants[1], -0.0)):
            return op._operands[1].value
    return fold_floats(constants, floats.multiply, "multiply")


@fold(ops.DivFOp)
def fold_divf(op: Operation, constants: Constants) -> Answer:
    if _is_float(constants[1], 1.0):
        return op._operands[0].value
    return fold_floats(constants, floats.divide, "divide")


@fold(ops.RemFOp)
def fold_remf(op: Operation, constants: Constants) -> Answer:
    return fold_floats(constants, floats.remainder)


# ---- Comparisons


@fold(ops.CmpIOp)
def fold_cmpi(op: ops.CmpIOp, constants: Constants) -> Answer:
    left, right = op._operands[0].value, op._operands[1].value
    predicate = op.predicate.spelling
    result_type = op.results[0].type
    if left is right:
        return boolean_of(result_type, predicate in integers.HOLDS_FOR_EQUAL)
    if constants[1] is not None and predicate in ("eq", "ne"):
        found = _fold_truth_test(left, constants[1], predicate)
        if found is not None:
            return found
    if constants[0] is not None and constants[1] is None:
        op.predicate = CmpIPredicate.from_spelling(integers.SWAPPED[predicate])
        op._operands[0].set(right)
        op._operands[1].set(left)
        return True
    if any(map(is_poison, constants)):
        return None
    return fold_integers(constants, integers.comparison(predicate), result_type)


def _fold_truth_test(left: Value, right: Constant, predicate: str) -> Value | None:
    """``x != 0`` and ``x == 1`` of a boolean are the boolean, also where it was extended."""
    if is_zero(right) and predicate == "ne":
        extension = left.defining_op
        if type(extension) is ops.ExtSIOp or type(extension) is ops.ExtUIOp:
            inner = extension._operands[0].value
            if element_type_or_self(inner.type) is i1:
                return inner
        return left if element_type_or_self(left.type) is i1 else None
    if is_one(right) and predicate == "eq" and element_type_or_self(left.type) is i1:
        return left
    return None


_ORDERS = {"eq": (0,), "gt": (1,), "ge": (0, 1), "lt": (-1,), "le": (-1, 0), "ne": (-1, 1)}


def compare_floats(predicate: CmpFPredicate, order: int | None) -> bool:
    """Whether the predicate holds; ``order`` is the sign of the difference, None where a NaN takes part."""
    word = predicate.spelling
    if word in ("true", "false"):
        return word == "true"
    if word in ("ord", "uno"):
        return (order is None) == (word == "uno")
    if order is None:
        return word[0] == "u"
    return order in _ORDERS[word[1:]]


@fold(ops.CmpFOp)
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


# ---- Selection


@fold(ops.SelectOp)
def fold_select(op: Operation, constants: Constants) -> Answer:
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
    if op.results[0].type is i1 and is_one(constants[1]) and is_zero(constants[2]):
        return condition
    comparison = condition.defining_op
    if type(comparison) is ops.CmpIOp:
        found = _fold_select_of_equals(comparison, true_value, false_value)
        if found is not None:
            return found
    return _fold_elementwise_select(constants)


def _fold_select_of_equals(comparison: ops.CmpIOp, true_value: Value, false_value: Value) -> Value | None:
    predicate = comparison.predicate
    if predicate is not CmpIPredicate.EQ and predicate is not CmpIPredicate.NE:
        return None
    compared = (comparison._operands[0].value, comparison._operands[1].value)
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
        first if choice.value else second  # type: ignore[attr-defined]
        for choice, first, second in zip(condition.values, left.values, right.values, strict=True)
    ]
    return DenseElementsAttr.from_attributes(left.type, chosen)


# ---- Casts


def _assign_inner_operand(op: Operation, inner: Operation) -> bool:
    op._operands[0].set(inner._operands[0].value)
    return True


@fold(ops.ExtUIOp)
def fold_extui(op: Operation, constants: Constants) -> Answer:
    inner = op._operands[0].value.defining_op
    if type(inner) is ops.ExtUIOp:
        return _assign_inner_operand(op, inner)
    return fold_cast(
        constants[0], op.results[0].type, lambda value, old, new: unsigned(value, old.width), integer_elements
    )


@fold(ops.ExtSIOp)
def fold_extsi(op: Operation, constants: Constants) -> Answer:
    inner = op._operands[0].value.defining_op
    if type(inner) is ops.ExtSIOp:
        return _assign_inner_operand(op, inner)
    return fold_cast(
        constants[0], op.results[0].type, lambda value, old, new: signed(value, old.width), integer_elements
    )


@fold(ops.TruncIOp)
def fold_trunci(op: ops.TruncIOp, constants: Constants) -> Answer:
    inner = op._operands[0].value.defining_op
    if type(inner) is ops.ExtSIOp or type(inner) is ops.ExtUIOp:
        source = inner._operands[0].value
        old: Any = element_type_or_self(source.type)
        new: Any = element_type_or_self(op.results[0].type)
        if old.width > new.width:
            return _assign_inner_operand(op, inner)
        if old is new:
            return source
    if type(inner) is ops.TruncIOp:
        return _assign_inner_operand(op, inner)
    return fold_cast(constants[0], op.results[0].type, lambda value, old, new: value, integer_elements)


def _contracts(op: Any) -> bool:
    flags = op.fastmath
    return flags is not None and bool(flags.value & FastMathFlags.CONTRACT)


@fold(ops.ExtFOp)
def fold_extf(op: ops.ExtFOp, constants: Constants) -> Answer:
    inner = op._operands[0].value.defining_op
    if type(inner) is ops.TruncFOp and inner._operands[0].value.type is op.results[0].type:
        if _contracts(op) and _contracts(inner):
            return inner._operands[0].value
    return _fold_float_cast(op, constants)


def _fold_float_cast(op: Operation, constants: Constants) -> Attribute | None:
    return fold_cast(
        constants[0],
        op.results[0].type,
        lambda bits, old, new: floats.convert(bits, old.spelling, new.spelling),
        pattern_elements,
    )


@fold(ops.TruncFOp)
def fold_truncf(op: ops.TruncFOp, constants: Constants) -> Answer:
    inner = op._operands[0].value.defining_op
    if type(inner) is ops.ExtFOp:
        source = inner._operands[0].value
        old: Any = element_type_or_self(source.type)
        between: Any = element_type_or_self(inner.results[0].type)
        new: Any = element_type_or_self(op.results[0].type)
        if _represents(between.spelling, old.spelling):
            if old.width > new.width:
                return _assign_inner_operand(op, inner)
            if old is new:
                return source
    return _fold_float_cast(op, constants)


def _represents(wide: str, narrow: str) -> bool:
    """Whether every number of one format is a number of the other."""
    large, small = float_format(wide), float_format(narrow)
    return large.maximum >= small.maximum and large.minimum <= small.minimum and large.mantissa >= small.mantissa


@fold(ops.UIToFPOp)
def fold_uitofp(op: Operation, constants: Constants) -> Answer:
    return fold_cast(
        constants[0],
        op.results[0].type,
        lambda value, old, new: floats.from_integer(unsigned(value, old.width), new.spelling),
        integer_elements,
    )


@fold(ops.SIToFPOp)
def fold_sitofp(op: Operation, constants: Constants) -> Answer:
    return fold_cast(
        constants[0],
        op.results[0].type,
        lambda value, old, new: floats.from_integer(signed(value, old.width), new.spelling),
        integer_elements,
    )


def _float_to_integer(is_signed: bool) -> Any:
    def calculate(bits: int, old: Any, new: Any) -> int | None:
        number = floats.to_integer(bits, old.spelling)
        if number is None:
            return None
        width = new.width
        low, high = (-(1 << (width - 1)), 1 << (width - 1)) if is_signed else (0, 1 << width)
        return number if low <= number < high else None

    def fold_conversion(op: Operation, constants: Constants) -> Answer:
        return fold_cast(constants[0], op.results[0].type, calculate, pattern_elements)

    return fold_conversion


fold(ops.FPToUIOp)(_float_to_integer(is_signed=False))
fold(ops.FPToSIOp)(_float_to_integer(is_signed=True))


@fold(ops.IndexCastOp)
def fold_index_cast(op: Operation, constants: Constants) -> Answer:
    return fold_cast(
        constants[0], op.results[0].type, lambda value, old, new: signed(value, width_of(old)), integer_elements
    )


@fold(ops.IndexCastUIOp)
def fold_index_castui(op: Operation, constants: Constants) -> Answer:
    return fold_cast(
        constants[0], op.results[0].type, lambda value, old, new: unsigned(value, width_of(old)), integer_elements
    )


@fold(ops.BitcastOp)
def fold_bitcast(op: Operation, constants: Constants) -> Answer:
    constant, target = constants[0], op.results[0].type
    if constant is None or is_poison(constant):
        return constant
    if type(constant) is DenseElementsAttr and isinstance(target, ShapedType):
        same_shape = constant.type.clone_with(element_type=target.element_type)
        return DenseElementsAttr.from_raw(same_shape, constant.raw, constant.is_splat)
    if isinstance(target, ShapedType):
        return None
    bits = constant.bits if type(constant) is FloatAttr else constant.unsigned_value  # type: ignore[attr-defined]
    return scalar_of(target, bits)

