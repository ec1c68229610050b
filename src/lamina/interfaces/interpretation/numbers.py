"""Arithmetic on the interpreter's scalars, and its extension to arrays element by element."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from lamina.interfaces.interpretation.values import (
    Poison,
    UndefinedBehavior,
    Unsupported,
    array_dtype,
    float_from_bits,
    float_value,
    item,
    to_element,
)
from lamina.ir import float_format
from lamina.ir.attribute import Type
from lamina.ir.attributes import wrap_integer
from lamina.ir.types import BaseMemRefType, FloatType, IndexType, IntegerType, ShapedType

if TYPE_CHECKING:
    from lamina.ir.value import Value


def element_type_of(type: Type) -> Any:
    """Returns the element type of vectors and tensors, else the type itself."""
    return type.element_type if isinstance(type, ShapedType) and not isinstance(type, BaseMemRefType) else type


def map_elements(function: Callable[..., Any], types: Sequence[Type], result: Type, operands: Sequence[Any]) -> Any:
    """Applies a function to scalars, or element-wise to arrays of one shape (scalars broadcast)."""
    element = element_type_of(result)
    if element is result:
        return function(*operands)
    elements = [element_type_of(type) for type in types]
    arrays = [value for value in operands if isinstance(value, np.ndarray)]
    if not arrays:
        assert isinstance(result, ShapedType)
        shape: tuple[int, ...] = tuple(result.shape)
    else:
        shape = arrays[0].shape
        if any(array.shape != shape for array in arrays):
            raise UndefinedBehavior(f"elementwise operation on arrays of shapes {[a.shape for a in arrays]}")
    mapped = np.empty(shape, array_dtype(element))
    for place in np.ndindex(shape):
        scalars = [
            item(value[place], type) if isinstance(value, np.ndarray) else value
            for value, type in zip(operands, elements, strict=True)
        ]
        mapped[place] = to_element(function(*scalars), element)
    return mapped


# ---- Integers


def width_of(type: Type) -> int:
    return type.width if isinstance(type, IntegerType) else 64


Number: TypeAlias = "float | np.floating[Any]"
"""An integer or a float: as Python has it, or an element of an array."""

def signed(value: int, type: Type) -> int:
    """Returns the value read as two's complement."""
    width = width_of(type)
    bits = value & ((1 << width) - 1)
    return bits - (1 << width) if width and bits >> (width - 1) else bits


def unsigned(value: int, type: Type) -> int:
    """Returns the bit pattern as a non-negative number."""
    return value & ((1 << width_of(type)) - 1)


def wrap(value: int, type: Type) -> int:
    return wrap_integer(value, type)


def divide_signed(lhs: int, rhs: int, type: Type) -> int:
    """Division that rounds toward zero."""
    a, b = signed(lhs, type), signed(rhs, type)
    if b == 0:
        raise UndefinedBehavior("division by zero")
    if b == -1 and a == -(1 << (width_of(type) - 1)):
        raise UndefinedBehavior("signed division overflow")
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def divide_unsigned(lhs: int, rhs: int, type: Type) -> int:
    if unsigned(rhs, type) == 0:
        raise UndefinedBehavior("division by zero")
    return unsigned(lhs, type) // unsigned(rhs, type)


# ---- Floats


def is_nan(value: Value | Number) -> bool:
    return bool(value != value)


def round_exact(value: Fraction, type: FloatType, negative: bool = False) -> Any:
    """Returns an exact number rounded to the type; ``negative`` is the sign of zero."""
    return float_from_bits(float_format.encode_exact(value, type.spelling, negative), type)


def with_sign(value: Any, type: FloatType, sign: Callable[[int], int]) -> Any:
    """Replaces the sign bit by ``sign`` of it; formats without a negative zero keep zero and NaN
    unchanged."""
    format, integer = float_format.float_format(type.spelling), IntegerType(type.width)
    bits = unsigned(bitcast(value, type, integer), integer)
    if format.kind == float_format.UNSIGNED_ZERO and bits in (0, format.nan_bits):
        return value
    magnitude = bits & ~format.sign_bit
    return bitcast(magnitude | sign(bits & format.sign_bit), integer, type)


def fused_multiply_add(a: Number, b: Number, c: Number, type: FloatType) -> Any:
    """a * b + c with one rounding."""
    if not all(np.isfinite(float(factor)) for factor in (a, b, c)):
        return float_value(float(a) * float(b) + float(c), type)
    exact = Fraction(float(a)) * Fraction(float(b)) + Fraction(float(c))
    if exact == 0:
        # The sign of an exact zero: that of the sum of the signed parts.
        product_negative = (math.copysign(1, float(a)) < 0) != (math.copysign(1, float(b)) < 0)
        addend_negative = math.copysign(1, float(c)) < 0
        zero_product = float(a) == 0 or float(b) == 0
        negative = product_negative and addend_negative if zero_product and float(c) == 0 else False
        return float_value(-0.0 if negative else 0.0, type)
    return round_exact(exact, type, exact < 0)


def convert_float(value: Number, type: FloatType) -> Any:
    """Converts to another float type, rounding to nearest even."""
    return float_value(float(value), type)


def convert_float_by_mode(value: Number, type: FloatType, mode: str) -> Any:
    """Converts to another type with the rounding mode of arith.truncf."""
    nearest = convert_float(value, type)
    if mode == "to_nearest_even" or not np.isfinite(float(value)):
        return nearest
    format, integer = float_format.float_format(type.spelling), IntegerType(type.width)
    if format.kind != float_format.IEEE:
        raise Unsupported(f"rounding '{mode}' to {type}")
    bits = unsigned(bitcast(nearest, type, integer), integer)
    magnitude, exact = bits & ~format.sign_bit, abs(Fraction(float(value)))

    def number(bits: int) -> Any:
        return math.inf if bits == format.infinity_bits else float_format.decode_exact(bits, type.spelling)

    outwards = mode == ("downward" if math.copysign(1, float(value)) < 0 else "upward")
    if mode == "to_nearest_away":
        in_the_middle = number(magnitude) < exact and number(magnitude + 1) - exact == exact - number(magnitude)
        magnitude += in_the_middle
    elif outwards:
        magnitude += number(magnitude) < exact
    else:
        magnitude -= number(magnitude) > exact
    return bitcast(magnitude | bits & format.sign_bit, integer, type)


def float_to_integer(value: Number, type: Type, is_signed: bool) -> Poison | int:
    """Truncated; poison out of the range of the type."""
    number = float(value)
    if not math.isfinite(number):
        return Poison()
    whole = math.trunc(number)
    width = width_of(type)
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)
    return wrap(whole, type) if low <= whole <= high else Poison()


def integer_to_float(value: int, type: FloatType) -> Any:
    return round_exact(Fraction(value), type, value < 0)


def maximum(a: Number, b: Number) -> Number:
    """IEEE maximum: NaN wins, +0 is above -0."""
    if is_nan(a) or is_nan(b):
        return a if is_nan(a) else b
    if a == b:
        return b if math.copysign(1, float(a)) < 0 else a
    return a if a > b else b


def minimum(a: Number, b: Number) -> Number:
    """IEEE minimum: NaN wins, -0 is below +0."""
    if is_nan(a) or is_nan(b):
        return a if is_nan(a) else b
    if a == b:
        return a if math.copysign(1, float(a)) < 0 else b
    return a if a < b else b


def max_number(a: Number, b: Number) -> Number:
    """Like maximum, but prefers numbers over NaN."""
    if is_nan(a) or is_nan(b):
        return b if is_nan(a) else a
    return maximum(a, b)


def min_number(a: Number, b: Number) -> Number:
    if is_nan(a) or is_nan(b):
        return b if is_nan(a) else a
    return minimum(a, b)


def compare_floats(predicate: str, a: Number, b: Number) -> bool:
    """The predicates of cmpf: o... are false and u... true if an operand is NaN."""
    if predicate in ("false", "true"):
        return predicate == "true"
    unordered = is_nan(a) or is_nan(b)
    if predicate == "ord":
        return not unordered
    if predicate == "uno":
        return unordered
    if unordered:
        return predicate[0] == "u"
    return _compare(predicate[1:], a, b)


def compare_integers(predicate: str, a: int, b: int, type: Type) -> bool:
    """The predicates of cmpi."""
    if predicate in ("eq", "ne"):
        return (unsigned(a, type) == unsigned(b, type)) == (predicate == "eq")
    read = signed if predicate[0] == "s" else unsigned
    return _compare(predicate[1:], read(a, type), read(b, type))


def _compare(word: str, a: Number, b: Number) -> bool:
    if word == "eq":
        return bool(a == b)
    if word == "ne":
        return bool(a != b)
    if word == "lt":
        return bool(a < b)
    if word == "le":
        return bool(a <= b)
    return bool(a > b) if word == "gt" else bool(a >= b)


def bitcast(value: int, source: Type, target: Type) -> Any:
    """Returns the same bits as another type of equal width."""
    if isinstance(source, FloatType):
        bits = int.from_bytes(np.asarray(value).tobytes(), "little")
    else:
        bits = unsigned(value, source)
    if isinstance(target, FloatType):
        return float_from_bits(bits, target)
    if isinstance(target, IntegerType | IndexType):
        return wrap(bits, target)
    raise Unsupported(f"a bitcast to {target}")


def combine(kind: str, a: Any, b: Any, type: Type) -> Any:
    """Returns the combining kinds of vector reductions and atomic operations."""
    if kind in ("add", "addi", "addf"):
        return a + b if isinstance(type, FloatType) else wrap(a + b, type)
    if kind in ("mul", "muli", "mulf"):
        return a * b if isinstance(type, FloatType) else wrap(a * b, type)
    if kind in ("minui", "minu"):
        return min(a, b, key=lambda result: unsigned(result, type))
    if kind in ("maxui", "maxu"):
        return max(a, b, key=lambda result: unsigned(result, type))
    if kind in ("minsi", "mins"):
        return min(a, b, key=lambda result: signed(result, type))
    if kind in ("maxsi", "maxs"):
        return max(a, b, key=lambda result: signed(result, type))
    if kind in ("and", "andi"):
        return wrap(a & b, type)
    if kind in ("or", "ori"):
        return wrap(a | b, type)
    if kind in ("xor", "xori"):
        return wrap(a ^ b, type)
    floats = {"minimumf": minimum, "maximumf": maximum, "minnumf": min_number, "maxnumf": max_number}
    if kind in floats:
        return floats[kind](a, b)
    if kind == "assign":
        return a
    raise Unsupported(f"the combining kind {kind}")
