"""AVX-512's instructions for exponents: scaling by a power of two (VSCALEFPS), and a number's exponent and fraction
(VGETEXPPS, VGETMANTPS), which take subnormal numbers, zeros, infinities and NaN as they come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.conversion.math_approximation.calculator import Calculator, Exponent
from lamina.dialects.arith.ops import XOrIOp
from lamina.dialects.llvm.ops import CallIntrinsicOp
from lamina.dialects.vector import ops as vector
from lamina.ir.attributes import DenseI32ArrayAttr, IntegerAttr, StringAttr
from lamina.ir.types import IntegerType, VectorType, element_type_or_self, f32, i32
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.attribute import Type

FEATURE = "avx512f"
_REGISTER = 512
_CURRENT_ROUNDING = 4
# The fraction between 3/4 and 3/2; NaN for negative numbers.
_FROM_THREE_QUARTERS = 0b1011


def fills_registers(type: Type) -> bool:
    """True if a value of the type is one or more whole registers of f32 or f64."""
    if not isinstance(type, VectorType) or type.rank != 1 or type.is_scalable:
        return False
    return type.shape[0] % _lanes(type) == 0


def _lanes(type: VectorType) -> int:
    return _REGISTER // (32 if type.element_type is f32 else 64)


class RegisterCalculator(Calculator):
    """Computes with vectors of whole registers."""

    def scaled(self, x: Value, exponent: Exponent, vanishes: Value | None = None) -> Value:
        """``x * 2^(n + offset)``, rounded once; lanes that vanish are left out, since underflow is slow."""
        kept = None
        if vanishes is not None:
            kept = self.binary(XOrIOp, vanishes, self.integer(vanishes.type, 1))
        zero = self.number(0.0)
        return self._by_registers("scalef", [x, exponent.moved], zero, kept)

    def exponent_and_fraction(self, x: Value) -> tuple[Value, Value]:
        fraction = self._by_registers("getmant", [x], x, immediates=[_FROM_THREE_QUARTERS])
        exponent = self._by_registers("getexp", [x], x)
        # The fraction's own exponent is minus one or zero.
        exponent = self.minus(exponent, self._by_registers("getexp", [fraction], fraction))
        return exponent, self.minus(fraction, 1.0)

    def _by_registers(
        self,
        name: str,
        operands: Sequence[Value],
        merged: Value,
        mask: Value | None = None,
        immediates: Sequence[int] = (),
    ) -> Value:
        """Calls an intrinsic for each register. ``merged`` gives the lanes for which the mask is false."""
        assert isinstance(self.type, VectorType)
        count, lanes = self.type.shape[0], _lanes(self.type)
        parts = []
        for start in range(0, count, lanes):
            inputs = [self._part(value, start, lanes) for value in operands]
            numbers = [self.integer(i32, number) for number in immediates]
            arguments = [*inputs, *numbers, self._part(merged, start, lanes), self._bits_of_mask(mask, start, lanes)]
            parts.append(self._call(name, [*arguments, self.integer(i32, _CURRENT_ROUNDING)]))
        while len(parts) > 1:
            pairs = zip(parts[::2], parts[1::2], strict=False)
            parts = [self._concatenated(*pair) for pair in pairs] + parts[len(parts) & ~1 :]
        return parts[0]

    def _call(self, name: str, arguments: Sequence[Value]) -> Value:
        kind = "ps" if self.is_single else "pd"
        properties = {
            "intrin": StringAttr(f"llvm.x86.avx512.mask.{name}.{kind}.{_REGISTER}"),
            "operandSegmentSizes": DenseI32ArrayAttr([len(arguments), 0]),
            "op_bundle_sizes": DenseI32ArrayAttr([]),
        }
        op = CallIntrinsicOp(arguments, [arguments[0].type], properties, location=self.rewriter.location)
        return self.rewriter.insert(op).results[0]

    def _part(self, value: Value, start: int, lanes: int) -> Value:
        type = value.type
        assert isinstance(type, VectorType)
        if type.shape[0] == lanes:
            return value
        part = VectorType([lanes], element_type_or_self(type))
        selected = list(range(start, start + lanes))
        return self.rewriter.create(vector.ShuffleOp, value, value, selected, vector=part).vector

    def _concatenated(self, left: Value, right: Value) -> Value:
        assert isinstance(left.type, VectorType) and isinstance(right.type, VectorType)
        count = left.type.shape[0] + right.type.shape[0]
        whole = VectorType([count], element_type_or_self(left.type))
        return self.rewriter.create(vector.ShuffleOp, left, right, list(range(count)), vector=whole).vector

    def _bits_of_mask(self, mask: Value | None, start: int, lanes: int) -> Value:
        bits = IntegerType(lanes)
        if mask is None:
            return self.constant(bits, IntegerAttr.wrapped(bits, -1))
        packed = VectorType([1], bits)
        cast = self.rewriter.create(vector.BitCastOp, self._part(mask, start, lanes), result=packed).result
        return self.rewriter.create(vector.ExtractOp, cast, [], [0], result=bits).result
