"""Arithmetic on floats and on their bits, as the approximations write it down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from lamina.conversion.arith_builder import ArithBuilder, with_element
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.attributes import FastMathFlagsAttr
from lamina.dialects.arith.enums import FastMathFlags
from lamina.dialects.math import ops as math
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import element_type_or_self, f32, f64, i32, i64
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


class Format(NamedTuple):
    """The layout of a binary float."""

    float_type: Type
    integer_type: Type
    fraction_bits: int
    bias: int

    @property
    def rounder(self) -> float:
        """Added to an integer of small magnitude it makes that the lowest bits."""
        return 1.5 * 2.0**self.fraction_bits


SINGLE = Format(f32, i32, 23, 127)
DOUBLE = Format(f64, i64, 52, 1023)
FORMATS: dict[Type, Format] = {f32: SINGLE, f64: DOUBLE}


class Exponent(NamedTuple):
    """An integer n and the exponent ``n + offset`` as floats, and a pattern with that and biases in its lowest bits."""

    nearest: Value
    moved: Value
    bits: Value


class Calculator(ArithBuilder):
    """Builds arithmetic on values of one type: f32, f64, or vectors of these. Python numbers become constants."""

    def __init__(self, rewriter: PatternRewriter, type: Type) -> None:
        super().__init__(rewriter)
        self.type = type
        self.format = FORMATS[element_type_or_self(type)]
        self.integer_type = with_element(type, self.format.integer_type)
        self._contract = FastMathFlagsAttr(FastMathFlags.CONTRACT)

    @property
    def is_single(self) -> bool:
        return self.format is SINGLE

    def number(self, value: Value | float) -> Value:
        return value if isinstance(value, Value) else self.real(self.type, value)

    def plus(self, left: Value | float, right: Value | float) -> Value:
        return self.add_floats(self.number(left), self.number(right))

    def minus(self, left: Value | float, right: Value | float) -> Value:
        return self.sub_floats(self.number(left), self.number(right))

    def times(self, left: Value | float, right: Value | float) -> Value:
        return self.mul_floats(self.number(left), self.number(right))

    def over(self, left: Value | float, right: Value | float) -> Value:
        return self.div_floats(self.number(left), self.number(right))

    def multiply_add(self, left: Value | float, right: Value | float, addend: Value | float) -> Value:
        """``left * right + addend``, rounded once where the machine can, else twice: nothing may depend on it."""
        product = self.rewriter.create(arith.MulFOp, self.number(left), self.number(right), self._contract).result
        return self.rewriter.create(arith.AddFOp, product, self.number(addend), self._contract).result

    def fused(self, left: Value | float, right: Value | float, addend: Value | float) -> Value:
        """``left * right + addend``, rounded once."""
        return self.rewriter.create(math.FmaOp, self.number(left), self.number(right), self.number(addend)).result

    def polynomial(self, x: Value, coefficients: Sequence[float]) -> Value:
        """Evaluates with Horner's scheme; the constant coefficient comes first."""
        total = self.number(coefficients[-1])
        for coefficient in reversed(coefficients[:-1]):
            total = self.multiply_add(total, x, coefficient)
        return total

    def absolute(self, x: Value) -> Value:
        return self.rewriter.create(math.AbsFOp, x).result

    def square_root(self, x: Value) -> Value:
        return self.rewriter.create(math.SqrtOp, x).result

    def floor(self, x: Value) -> Value:
        return self.rewriter.create(math.FloorOp, x).result

    def with_sign_of(self, magnitude: Value, sign: Value) -> Value:
        return self.rewriter.create(math.CopySignOp, magnitude, sign).result

    def is_true(self, predicate: str, left: Value, right: Value | float) -> Value:
        return self.compare_floats(predicate, left, self.number(right))

    def choose(self, condition: Value, yes: Value | float, no: Value | float) -> Value:
        return self.select(condition, self.number(yes), self.number(no))

    def at_most(self, x: Value, bound: float) -> Value:
        """Returns the smaller one; NaN stays."""
        return self.choose(self.is_true("ogt", x, bound), bound, x)

    def at_least(self, x: Value, bound: float) -> Value:
        """Returns the larger one; NaN stays."""
        return self.choose(self.is_true("olt", x, bound), bound, x)

    # ---- Bits

    def bits(self, x: Value) -> Value:
        return self.bitcast(x, self.format.integer_type)

    def from_bits(self, bits: Value) -> Value:
        return self.bitcast(bits, self.format.float_type)

    def whole(self, number: int) -> Value:
        """Returns an integer constant."""
        return self.constant(self.integer_type, IntegerAttr.wrapped(self.format.integer_type, number))

    def to_float(self, integer: Value) -> Value:
        return self.cast(arith.SIToFPOp, integer, self.format.float_type)

    def shift_right_signed(self, value: Value, by: int) -> Value:
        return self.binary(arith.ShRSIOp, value, self.whole(by))

    def nearest(self, x: Value, factor: float) -> Value:
        """Returns the integer next to ``x * factor``, as a float."""
        return self.rewriter.create(math.RoundEvenOp, self.times(x, factor)).result

    def exponent(self, x: Value, factor: float, biases: int, offset: int = 0) -> Exponent:
        """Returns the integer next to ``x * factor``, and so many times the format's bias in its bits.

        Number and bits come from one sum with the rounder, whose last place is one. `with_fast_math` does not
        reassociate a difference that may only be contracted.
        """
        moved_rounder = self.format.rounder + biases * self.format.bias
        rounder = moved_rounder + offset
        shifted = self.plus(x, rounder) if factor == 1.0 else self.multiply_add(x, factor, rounder)
        nearest = self._rounding_taken_back(shifted, rounder)
        moved = self._rounding_taken_back(shifted, moved_rounder) if offset else nearest
        return Exponent(nearest, moved, self.bits(shifted))

    def _rounding_taken_back(self, shifted: Value, rounder: float) -> Value:
        return self.rewriter.create(arith.SubFOp, shifted, self.number(rounder), self._contract).result

    def rounded(self, x: Value, factor: float) -> tuple[Value, Value]:
        """The integer next to ``x * factor`` as a float and as an integer, of fewer bits than the fraction has.

        The sum with the rounder is only read as bits: taking the rounder away again would be lost on fast math.
        """
        nearest = self.nearest(x, factor)
        shifted = self.plus(nearest, self.format.rounder)
        return nearest, self.sub(self.bits(shifted), self.bits(self.number(self.format.rounder)))

    def power_of_two(self, exponent: Value) -> Value:
        """Valid for exponents of normal numbers."""
        return self.power_of_biased(self.add(exponent, self.whole(self.format.bias)))

    def scaled(self, x: Value, exponent: Exponent, vanishes: Value | None = None) -> Value:
        """``x * 2^(n + offset)`` for an exponent with twice the bias, in two steps, since the power alone may
        overflow or have less bits. ``vanishes``: where the result is zero; CPUs take a hundred cycles for a product
        that underflows.

        Half of the bits and the rest are the biased exponents of two powers; the shifts drop all other bits.
        """
        half = self.shift_right_signed(exponent.bits, 1)
        once = self.times(x, self.power_of_biased(half))
        rest = self.power_of_biased(self.sub(exponent.bits, half))
        return self.times(once, rest if vanishes is None else self.choose(vanishes, 0.0, rest))

    def exponent_and_fraction(self, x: Value) -> tuple[Value, Value] | None:
        """k of ``x = 2^k (1 + f)`` as a float, and f from -1/4 to 1/2; minus infinity and zero for zeros, infinity and
        zero for infinity, NaN for negative numbers. None where no instruction gives them."""
        return None

    def power_of_biased(self, biased: Value) -> Value:
        """Returns the power of two with the biased exponent in the lowest bits; the shift drops all other bits."""
        return self.from_bits(self.shift_left(biased, self.whole(self.format.fraction_bits)))
