"""Functions on expressions: selection, minimum and maximum, casts, mathematics."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.halide.errors import HalideError
from lamina.halide.expr import Binary, Call, Expr, Operand, binary, cast, expr, matched
from lamina.halide.types import Bool, Float, Int, Type, UInt

# Functions of one float; body.py maps them to MLIR's math dialect.
_FLOAT_FUNCTIONS = (
    "exp log sqrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh erf floor ceil round trunc"
).split()


def select(condition: Operand, value: Operand, *more: Operand) -> Expr:
    """``select(c, a, b)``; with more pairs, ``select(c1, a1, c2, a2, ..., otherwise)``."""
    if not more:
        raise HalideError("select() takes a condition, a value, and an alternative")
    otherwise = more[0] if len(more) == 1 else select(*more)
    first, second = matched(value, otherwise)
    return Call("select", first.type(), [_truth(condition), first, second])


def _truth(condition: Operand) -> Expr:
    given = expr(condition)
    return given if given.type().is_bool() else binary("ne", given, 0)


def min(first: Operand, second: Operand, *more: Operand) -> Expr:
    """Returns the minimum of two or more values."""
    return _fold("min", first, second, more)


def max(first: Operand, second: Operand, *more: Operand) -> Expr:
    """Returns the maximum of two or more values."""
    return _fold("max", first, second, more)


def _fold(op: str, first: Operand, second: Operand, more: tuple[Operand, ...]) -> Expr:
    folded = binary(op, first, second)
    for operand in more:
        folded = binary(op, folded, operand)
    return folded


def clamp(value: Operand, low: float | Expr, high: float | Expr) -> Expr:
    """Clamps ``value`` to at least ``low`` and at most ``high``; the type is that of ``value``."""
    given = expr(value)
    kind = given.type()
    return min(max(given, cast(kind, expr(low, kind))), cast(kind, expr(high, kind)))


def abs(value: Operand) -> Expr:
    """Returns the absolute value; that of a signed integer is unsigned."""
    given = expr(value)
    kind = given.type()
    if kind.is_uint():
        return given
    return Call("abs", UInt(kind.bits()) if kind.is_int() else kind, [given])


def absd(left: Operand, right: Operand) -> Expr:
    """Returns the distance of two values, without overflow."""
    first, second = matched(left, right)
    if first.type().is_float():
        return abs(first - second)
    unsigned = UInt(first.type().bits())
    distance = select(first < second, cast(unsigned, second - first), cast(unsigned, first - second))
    return distance


def pow(base: Operand, exponent: Operand) -> Expr:
    """``base`` to the power of ``exponent``, in floats."""
    first, second = matched(_as_float(base), _as_float(exponent))
    return Call("pow", first.type(), [first, second])


def atan2(y: Operand, x: Operand) -> Expr:
    """Returns the angle of the point (x, y)."""
    first, second = matched(_as_float(y), _as_float(x))
    return Call("atan2", first.type(), [first, second])


def hypot(x: Operand, y: Operand) -> Expr:
    return sqrt(expr(x) * expr(x) + expr(y) * expr(y))


def fract(value: Operand) -> Expr:
    """Returns the fractional part, with the sign of the value."""
    given = _as_float(value)
    return given - trunc(given)


def lerp(zero: Operand, one: Operand, weight: Operand) -> Expr:
    """Interpolates from ``zero`` to ``one`` with a float weight."""
    share = _as_float(weight)
    first, second = matched(zero, one)
    if first.type().is_float():
        return first * (1 - share) + second * share
    if first.type().bits() <= 16:
        return _integer_lerp(first, second, share)
    mixed = cast(share.type(), first) * (1 - share) + cast(share.type(), second) * share
    return cast(first.type(), floor(mixed + 0.5))


def _integer_lerp(zero: Expr, one: Expr, share: Expr) -> Expr:
    """As in Halide: the weight is a fraction of the type's largest number, and the result is rounded."""
    kind = zero.type()
    wide, low, most = UInt(2 * kind.bits()), kind.range[0], 2 ** kind.bits() - 1
    weight = cast(wide, share * float(most))
    first, second = (cast(wide, cast(Int(32), value) - low) for value in (zero, one))
    total = first * (most - weight) + second * weight
    return cast(kind, cast(Int(32), (total + most // 2) / most) + low)


def logical_not(value: Operand) -> Expr:
    return Binary("xor", Bool(), _truth(value), expr(True))


def is_nan(value: Operand) -> Expr:
    given = _as_float(value)
    return binary("ne", given, given)


def mux(index: Operand, values: Sequence[Operand]) -> Expr:
    """Selects the value at an index; the last value for larger indices."""
    given = [expr(value) for value in values]
    if not given:
        raise HalideError("mux() takes at least one value")
    selected = given[-1]
    for number, value in reversed(list(enumerate(given[:-1]))):
        selected = select(expr(index) == number, value, selected)
    return selected


def _as_float(value: Operand) -> Expr:
    given = expr(value)
    return given if given.type().is_float() else cast(Float(32), given)


def _float_function(name: str) -> Callable[[Operand], Expr]:
    def function(value: Operand) -> Expr:
        given = _as_float(value)
        return Call(name, given.type(), [given])

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"``{name}`` of a float; integers become float32."
    return function


exp, log, sqrt, sin, cos, tan = (_float_function(name) for name in _FLOAT_FUNCTIONS[:6])
asin, acos, atan, sinh, cosh, tanh = (_float_function(name) for name in _FLOAT_FUNCTIONS[6:12])
asinh, acosh, atanh, erf = (_float_function(name) for name in _FLOAT_FUNCTIONS[12:16])
floor, ceil, round, trunc = (_float_function(name) for name in _FLOAT_FUNCTIONS[16:])


def saturating_cast(type: Type, value: Operand) -> Expr:
    """Returns a cast of integers or floats to integers that saturates instead of wrapping."""
    given = expr(value)
    if type.is_float():
        return cast(type, given)
    low, high = type.range
    if given.type().is_float():
        return cast(type, clamp(given, float(low), float(high)))
    source_low, source_high = given.type().range
    clamped = given
    if source_low < low:
        clamped = max(clamped, expr(low, clamped.type()))
    if source_high > high:
        clamped = min(clamped, expr(high, clamped.type()))
    return cast(type, clamped)


def _caster(type: Type, saturate: bool = False) -> Callable[[Operand], Expr]:
    def function(value: Operand) -> Expr:
        return saturating_cast(type, value) if saturate else cast(type, value)

    function.__doc__ = f"A cast to {type}" + (", stopping at its ends." if saturate else ".")
    return function


i8, i16, i32, i64 = (_caster(Int(bits)) for bits in (8, 16, 32, 64))
u8, u16, u32, u64 = (_caster(UInt(bits)) for bits in (8, 16, 32, 64))
f16, f32, f64 = (_caster(Float(bits)) for bits in (16, 32, 64))
bf16 = _caster(Type("bfloat", 16))
i8_sat, i16_sat, i32_sat, i64_sat = (_caster(Int(bits), True) for bits in (8, 16, 32, 64))
u8_sat, u16_sat, u32_sat, u64_sat = (_caster(UInt(bits), True) for bits in (8, 16, 32, 64))
