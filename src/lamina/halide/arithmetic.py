"""Widening, saturating, halving and rounding integer arithmetic, bit operations, and fast approximate functions.

Semantics are Halide's: operands are converted to a common type, results that do not fit saturate if the name says
so, and shifts by negative amounts shift in the other direction.
"""

from __future__ import annotations

from collections.abc import Callable

from lamina.halide.errors import HalideError
from lamina.halide.expr import Binary, Call, Const, Expr, Operand, binary, cast, expr, matched
from lamina.halide.functions import abs, cos, exp, log, max, saturating_cast, select, sin, sqrt
from lamina.halide.types import Bool, Int, Type, UInt

_WIDEST = 64


def _integers(name: str, left: Operand, right: Operand) -> tuple[Expr, Expr]:
    first, second = matched(left, right)
    if first.type().is_float() or first.type().is_bool():
        raise HalideError(f"{name}() takes integers, not {first.type()}")
    return first, second


def _wider(name: str, kind: Type, signed: bool | None = None) -> Type:
    if kind.bits() * 2 > _WIDEST:
        raise HalideError(f"{name}() of {kind} needs integers of {kind.bits() * 2} bits, which do not exist")
    return (Int if (kind.is_int() if signed is None else signed) else UInt)(kind.bits() * 2)


def _in_wider(name: str, op: str, left: Operand, right: Operand, signed: bool | None = None) -> Expr:
    first, second = _integers(name, left, right)
    wide = _wider(name, first.type(), signed)
    return Binary(op, wide, cast(wide, first), cast(wide, second))


def widening_add(left: Operand, right: Operand) -> Expr:
    """Returns the sum, in integers of twice the bits."""
    return _in_wider("widening_add", "add", left, right)


def widening_sub(left: Operand, right: Operand) -> Expr:
    """Returns the difference, in signed integers of twice the bits."""
    return _in_wider("widening_sub", "sub", left, right, signed=True)


def widening_mul(left: Operand, right: Operand) -> Expr:
    """Returns the product, in integers of twice the bits."""
    return _in_wider("widening_mul", "mul", left, right)


def saturating_add(left: Operand, right: Operand) -> Expr:
    """Returns the sum, or the end of the type that it would pass. Floats are just added."""
    first, second = matched(left, right)
    return first + second if first.type().is_float() else _saturated("add", first, second)


def saturating_sub(left: Operand, right: Operand) -> Expr:
    """Returns the difference, or the end of the type that it would pass. Floats are just subtracted."""
    first, second = matched(left, right)
    return first - second if first.type().is_float() else _saturated("sub", first, second)


def _saturated(op: str, first: Expr, second: Expr) -> Expr:
    kind = first.type()
    if kind.bits() * 2 <= _WIDEST:
        wide = Int(kind.bits() * 2)
        return saturating_cast(kind, Binary(op, wide, cast(wide, first), cast(wide, second)))
    wrapped = Binary(op, kind, first, second)
    low, high = (Const(kind, end) for end in kind.range)
    if kind.is_uint():
        return select(wrapped < first, high, wrapped) if op == "add" else select(first < second, low, wrapped)
    # It has passed an end if the sign is neither operand's (of a difference: not the first's, but the signs differ).
    other = wrapped if op == "add" else first
    passed = ((first ^ wrapped) & (second ^ other)) < 0
    return select(passed, select(first < 0, low, high), wrapped)


def halving_add(left: Operand, right: Operand) -> Expr:
    """Half the sum, rounded down, without overflow."""
    first, second = _integers("halving_add", left, right)
    return (first & second) + ((first ^ second) >> 1)


def rounding_halving_add(left: Operand, right: Operand) -> Expr:
    """Half the sum, rounded up, without overflow."""
    first, second = _integers("rounding_halving_add", left, right)
    return (first | second) - ((first ^ second) >> 1)


def halving_sub(left: Operand, right: Operand) -> Expr:
    """Half the difference, rounded down, without overflow in between."""
    first, second = _integers("halving_sub", left, right)
    return (first >> 1) - (second >> 1) - (~first & second & 1)


def rounding_shift_right(value: Operand, amount: Operand) -> Expr:
    """``value / 2**amount``, rounded to nearest, half up; a negative amount shifts left, and saturates."""
    given = expr(value)
    kind = given.type()
    if kind.is_float() or kind.is_bool():
        raise HalideError(f"rounding_shift_right() takes integers, not {kind}")
    wide = _wider("rounding_shift_right", kind)
    by = cast(Int(wide.bits()), expr(amount))
    right, left = cast(wide, max(by, expr(0, by.type()))), cast(wide, max(-by, expr(0, by.type())))
    half = (Const(wide, 1) << right) >> 1
    return saturating_cast(kind, ((cast(wide, given) << left) + half) >> right)


def rounding_shift_left(value: Operand, amount: Operand) -> Expr:
    """``value * 2**amount``; a negative amount shifts right, and rounds to nearest."""
    return rounding_shift_right(value, -cast(Int(32), expr(amount)))


def mul_shift_right(left: Operand, right: Operand, amount: Operand) -> Expr:
    """``left * right / 2**amount``, rounded down, saturated to the type of the operands."""
    first, second = _integers("mul_shift_right", left, right)
    wide = widening_mul(first, second)
    return saturating_cast(first.type(), wide >> cast(wide.type(), expr(amount)))


def rounding_mul_shift_right(left: Operand, right: Operand, amount: Operand) -> Expr:
    """Returns the same, rounded to nearest, half up."""
    first, second = _integers("rounding_mul_shift_right", left, right)
    wide = widening_mul(first, second)
    by = cast(wide.type(), expr(amount))
    return saturating_cast(first.type(), (wide + ((Const(wide.type(), 1) << by) >> 1)) >> by)


def div_round_to_zero(left: Operand, right: Operand) -> Expr:
    """Returns the quotient of integers, rounded toward zero; division by zero yields zero."""
    first, second = _integers("div_round_to_zero", left, right)
    if first.type().is_uint():
        return first / second
    size = cast(first.type(), abs(first) / abs(second))
    return select((first < 0) ^ (second < 0), -size, size)


def mod_round_to_zero(left: Operand, right: Operand) -> Expr:
    """Returns the remainder of that division, which has the sign of the first operand."""
    first, second = _integers("mod_round_to_zero", left, right)
    return select(second == 0, Const(first.type(), 0), first - div_round_to_zero(first, second) * second)


# ---- Bits


def _bits(name: str, operation: str, value: Operand) -> Expr:
    given = expr(value)
    if given.type().is_float() or given.type().is_bool():
        raise HalideError(f"{name}() takes integers, not {given.type()}")
    return Call(operation, given.type(), [given])


def count_leading_zeros(value: Operand) -> Expr:
    """Returns the number of zero bits above the highest one."""
    return _bits("count_leading_zeros", "ctlz", value)


def count_trailing_zeros(value: Operand) -> Expr:
    """Returns the number of zero bits below the lowest one."""
    return _bits("count_trailing_zeros", "cttz", value)


def popcount(value: Operand) -> Expr:
    """Returns the number of one bits."""
    return _bits("popcount", "ctpop", value)


# ---- Floats


def is_inf(value: Operand) -> Expr:
    """True if a float is infinite."""
    given = expr(value)
    return binary("eq", abs(given), float("inf")) if given.type().is_float() else Const(Bool(), 0)


def is_finite(value: Operand) -> Expr:
    """True if a float is neither infinite nor NaN."""
    given = expr(value)
    return binary("lt", abs(given), float("inf")) if given.type().is_float() else Const(Bool(), 1)


def fast_exp(value: Operand) -> Expr:
    """Returns the exponential; vector code that is exact to about one unit in the last place."""
    return exp(value)


def fast_log(value: Operand) -> Expr:
    """Returns the natural logarithm; vector code that is exact to about one unit in the last place."""
    return log(value)


def fast_sin(value: Operand) -> Expr:
    """Returns the sine, in vector code."""
    return sin(value)


def fast_cos(value: Operand) -> Expr:
    """Returns the cosine, in vector code."""
    return cos(value)


def fast_pow(base: Operand, exponent: Operand) -> Expr:
    """``base`` to the power of ``exponent`` by a logarithm and an exponential: for positive bases, and exact to some
    units in the last place times the logarithm of the result."""
    first, second = matched(base, exponent)
    if not first.type().is_float():
        raise HalideError(f"fast_pow() takes floats, not {first.type()}")
    return select(second == 0, Const(first.type(), 1), exp(log(first) * second))


def fast_inverse(value: Operand) -> Expr:
    """Returns an approximate reciprocal of a float."""
    return _float("fast_inverse", value, lambda given: 1 / given)


def fast_inverse_sqrt(value: Operand) -> Expr:
    """Returns an approximate reciprocal square root of a float."""
    return _float("fast_inverse_sqrt", value, lambda given: 1 / sqrt(given))


def _float(name: str, value: Operand, function: Callable[[Expr], Expr]) -> Expr:
    given = expr(value)
    if not given.type().is_float():
        raise HalideError(f"{name}() takes floats, not {given.type()}")
    return function(given)


def likely(value: Operand) -> Expr:
    """Returns the value; that it is likely changes nothing here."""
    return expr(value)


likely_if_innermost = likely
