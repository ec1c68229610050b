"""Quantization and dequantization arithmetic, on scalars and elementwise on tensors.

``Rounding.MLIR`` generates exactly the operations of MLIR's lowering: divide by the scale, add the zero point, convert
towards zero, clamp. The result is undefined for infinities, NaN and quotients outside the range of the storage type;
with ``saturate`` it is the one given below.

The other roundings follow machine-learning runtimes:

* the quotient is rounded (to nearest, ties to even, or towards zero) before the zero point is added;
* the sum is clamped to the storage range as a float, so that no conversion overflows: values above the range and
  infinity become the storage maximum; values below it and NaN become the storage minimum;
* formats narrower than 32 bits are computed in f32.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.enums import CmpFPredicate
from lamina.dialects.math.ops import RoundEvenOp, TruncOp
from lamina.dialects.quant.types import QuantizedType
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.types import FloatType, IntegerType, ShapedType, f32, i8, i64
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.builder import Builder
    from lamina.ir.location import LocationLike
    from lamina.ir.operation import Operation

MLIR, NEAREST_EVEN, TOWARD_ZERO = "mlir", "nearest-even", "toward-zero"
ROUNDINGS = (MLIR, NEAREST_EVEN, TOWARD_ZERO)


@dataclass(frozen=True)
class Rounding:
    """A float-to-integer rounding: one of ROUNDINGS, and whether MLIR's saturates."""

    mode: str = MLIR
    saturate: bool = False

    @property
    def is_mlir(self) -> bool:
        return self.mode == MLIR

    def compute_type(self, expressed: FloatType) -> FloatType:
        """The type the arithmetic is done in."""
        return expressed if self.is_mlir or expressed.width >= 32 else f32


class ElementBuilder:
    """Builds arithmetic at a rewriter's insertion point. ``spread`` broadcasts a scalar constant to the operands'
    shape: the identity for scalars, a splat for tensors."""

    def __init__(
        self, rewriter: Builder, location: LocationLike, spread: Callable[[Value], Value] | None = None
    ) -> None:
        self.rewriter = rewriter
        self.location = location
        self._spread = spread

    def spread(self, value: Value) -> Value:
        return value if self._spread is None else self._spread(value)

    def make(self, cls: type[Operation], *operands: Value, type: Type | None = None, **properties: Any) -> Value:
        """Creates an operation with one result of the first operand's type, or with another element type if given."""
        result = operands[0].type if type is None else _with_element(operands[0].type, type)
        properties = {**cls.definition.filled_defaults, **properties}
        operation = cls(list(operands), [result], properties, {}, (), (), self.location)
        self.rewriter.insert(operation)
        return operation.results[0]

    def constant(self, attribute: FloatAttr | IntegerAttr | DenseElementsAttr) -> Value:
        """Returns a constant, not spread."""
        operation = arith.ConstantOp((), [attribute.type], {"value": attribute}, {}, (), (), self.location)
        self.rewriter.insert(operation)
        return operation.result

    def float_constant(self, type: FloatType, value: float) -> Value:
        return self.constant(FloatAttr(type, value))

    def integer_constant(self, type: IntegerType, value: int) -> Value:
        return self.constant(integer_attribute(type, value))

    def convert_float(self, value: Value, type: FloatType) -> Value:
        """Returns the value in another float type."""
        source = _element(value.type)
        if source is type:
            return value
        assert isinstance(source, FloatType)
        return self.make(arith.ExtFOp if type.width > source.width else arith.TruncFOp, value, type=type)


def integer_attribute(type: IntegerType, value: int) -> IntegerAttr:
    """Returns an integer modulo the type's range, as the signed number that is printed."""
    value &= (1 << type.width) - 1
    if type.width > 1 and value >> (type.width - 1):
        value -= 1 << type.width
    return IntegerAttr.wrapped(type, value)


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


def _with_element(type: Type, element: Type) -> Type:
    return type.clone_with(element_type=element) if isinstance(type, ShapedType) else element


# ---- Dequantize


def dequantize(
    b: ElementBuilder, stored: Value, scale: Value, zero_point: Value | None, quantized: QuantizedType
) -> Value:
    """Computes ``(stored - zero point) * scale`` in the scale's type. ``zero_point`` is an integer of the storage
    type, or None if it is zero. ``scale`` and ``zero_point`` are scalars still to be spread, or elements."""
    type = _element(scale.type)
    to_float = arith.SIToFPOp if quantized.signed else arith.UIToFPOp
    scale = b.spread(scale)
    number = b.make(to_float, stored, type=type)
    if zero_point is not None:
        number = b.make(arith.SubFOp, number, b.make(to_float, b.spread(zero_point), type=type))
    return b.make(arith.MulFOp, number, scale)


# ---- Quantize


def quantize(
    b: ElementBuilder,
    number: Value,
    scale: Value,
    zero_point: Value | None,
    quantized: QuantizedType,
    rounding: Rounding,
) -> Value:
    """Returns the stored integer for a number, by the rounding."""
    if rounding.is_mlir and not rounding.saturate:
        return _quantize_as_mlir(b, number, scale, zero_point, quantized)
    type = _element(scale.type)
    assert isinstance(type, FloatType)
    quotient = b.make(arith.DivFOp, number, b.spread(scale))
    if rounding.is_mlir:
        if zero_point is not None:
            quotient = b.make(arith.AddFOp, quotient, _zero_as_float(b, zero_point, quantized, type))
        return _saturate(b, quotient, quantized, None)
    if _is_exact(quantized, type):
        rounded = _round(b, quotient, rounding)
        if zero_point is not None:
            rounded = b.make(arith.AddFOp, rounded, _zero_as_float(b, zero_point, quantized, type))
        return _saturate(b, rounded, quantized, None)
    return _saturate(b, _round(b, quotient, rounding), quantized, zero_point)


def _quantize_as_mlir(
    b: ElementBuilder, number: Value, scale: Value, zero_point: Value | None, quantized: QuantizedType
) -> Value:
    type = _element(number.type)
    assert isinstance(type, FloatType)
    quotient = b.make(arith.DivFOp, number, b.spread(scale))
    if zero_point is not None:
        quotient = b.make(arith.AddFOp, quotient, _zero_as_float(b, zero_point, quantized, type))
    to_integer = arith.FPToSIOp if quantized.signed else arith.FPToUIOp
    stored = b.make(to_integer, quotient, type=quantized.storage_type)
    return _clamp_integer(b, stored, quantized)


def _zero_as_float(b: ElementBuilder, zero_point: Value, quantized: QuantizedType, type: FloatType) -> Value:
    to_float = arith.SIToFPOp if quantized.signed else arith.UIToFPOp
    return b.make(to_float, b.spread(zero_point), type=type)


def _clamp_integer(b: ElementBuilder, stored: Value, quantized: QuantizedType) -> Value:
    if not quantized.has_storage_bounds:
        return stored
    assert quantized.storage_type is not None
    low = b.integer_constant(quantized.storage_type, quantized.storage_min)
    high = b.integer_constant(quantized.storage_type, quantized.storage_max)
    low, high = b.spread(low), b.spread(high)
    larger = b.make(arith.MaxSIOp if quantized.signed else arith.MaxUIOp, stored, low)
    return b.make(arith.MinSIOp if quantized.signed else arith.MinUIOp, larger, high)


def _round(b: ElementBuilder, number: Value, rounding: Rounding) -> Value:
    return b.make(RoundEvenOp if rounding.mode == NEAREST_EVEN else TruncOp, number)


def _is_exact(quantized: QuantizedType, type: FloatType) -> bool:
    """True if every stored integer, and every sum of two, is a number of the float type."""
    return quantized.storage_width < type.mantissa_width


def _saturate(b: ElementBuilder, number: Value, quantized: QuantizedType, zero_point: Value | None) -> Value:
    """Converts a number to an integer, clamped to the storage range; NaN becomes the minimum.

    If the float type cannot represent the storage bounds exactly, clamps 64-bit integers and adds the zero point, still
    an integer, there.
    """
    type, storage = _element(number.type), quantized.storage_type
    assert isinstance(type, FloatType) and storage is not None
    if _is_exact(quantized, type):
        number = _clamp_float(b, number, type, float(quantized.storage_min), float(quantized.storage_max))
        wide = storage if storage.width >= 8 else i8
        stored = b.make(arith.FPToSIOp if quantized.signed else arith.FPToUIOp, number, type=wide)
        return stored if wide is storage else b.make(arith.TruncIOp, stored, type=storage)
    limit = 2.0**62
    stored = b.make(arith.FPToSIOp, _clamp_float(b, number, type, -limit, limit), type=i64)
    if zero_point is not None:
        extend = arith.ExtSIOp if quantized.signed else arith.ExtUIOp
        stored = b.make(arith.AddIOp, stored, b.make(extend, b.spread(zero_point), type=i64))
    low = b.spread(b.integer_constant(i64, quantized.storage_min))
    high = b.spread(b.integer_constant(i64, quantized.storage_max))
    stored = b.make(arith.MinSIOp, b.make(arith.MaxSIOp, stored, low), high)
    return b.make(arith.TruncIOp, stored, type=storage)


def _clamp_float(b: ElementBuilder, number: Value, type: FloatType, low: float, high: float) -> Value:
    """Clamps a float. A comparison and a selection are one machine instruction, and NaN, which compares false,
    becomes the lower bound."""
    for predicate, bound in ((CmpFPredicate.OGT, low), (CmpFPredicate.OLT, high)):
        limit = b.spread(b.float_constant(type, bound))
        inside = b.make(arith.CmpFOp, number, limit, type=IntegerType(1), predicate=IntegerAttr(i64, predicate.value))
        number = b.make(arith.SelectOp, inside, number, limit, type=type)
    return number
