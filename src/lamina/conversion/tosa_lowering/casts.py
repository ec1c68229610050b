"""The body of tosa.cast: between floats, integers and booleans, with saturation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.conversion.tosa_lowering.builder import TosaBuilder
from lamina.dialects.arith import ops as arith
from lamina.dialects.math import ops as math
from lamina.ir.attribute import Type
from lamina.ir.types import FLOAT_FORMATS, FloatType, IntegerType, i1
from lamina.ir.value import Value


def cast_body(build: TosaBuilder, op: Any, arguments: Sequence[Value], result: Type) -> Value | None:
    """Converts a number to another type."""
    value = arguments[0]
    source = value.type
    if source is result:
        return value
    if isinstance(source, FloatType) and isinstance(result, FloatType):
        return build.cast(arith.ExtFOp if source.width < result.width else arith.TruncFOp, value, result)
    if isinstance(source, IntegerType) and isinstance(result, FloatType):
        if not source.is_signless:
            return None
        return build.cast(arith.UIToFPOp if source is i1 else arith.SIToFPOp, value, result)
    if isinstance(source, FloatType) and isinstance(result, IntegerType):
        if result is i1:
            return build.compare_floats("une", value, build.real(source, 0.0))
        return _float_to_integer(build, value, source, result) if result.is_signless else None
    if isinstance(source, IntegerType) and isinstance(result, IntegerType):
        return _between_integers(build, value, source, result)
    return None


def _between_integers(build: TosaBuilder, value: Value, source: IntegerType, result: IntegerType) -> Value | None:
    if not (source.is_signless and result.is_signless):
        return None
    if source is i1:
        return build.cast(arith.ExtUIOp, value, result)
    if result is i1:
        return build.compare("ne", value, build.integer(source, 0))
    return build.cast(arith.ExtSIOp if source.width < result.width else arith.TruncIOp, value, result)


def _float_to_integer(build: TosaBuilder, value: Value, source: FloatType, result: IntegerType) -> Value:
    """Rounds to the nearest integer, saturating."""
    rounded: Value = build.rewriter.create(math.RoundEvenOp, value).results[0]
    low, high = -(1 << (result.width - 1)), (1 << (result.width - 1)) - 1
    if result.width - 1 > FLOAT_FORMATS[source.spelling][3]:
        converted = build.cast(arith.FPToSIOp, rounded, result)
        above, below = build.real(source, float("inf")), build.real(source, float("-inf"))
        overflow, underflow = build.compare_floats("ueq", rounded, above), build.compare_floats("ueq", rounded, below)
        least, most = build.integer(result, low), build.integer(result, high)
        return build.select(underflow, least, build.select(overflow, most, converted))
    least = build.real(source, float(low))
    if source.mantissa_width >= result.width - 1:
        limited = build.clamp_float(rounded, least, build.real(source, float(high)))
        return build.cast(arith.FPToSIOp, limited, result)
    beyond, most = build.real(source, float(high + 1)), build.integer(result, high)
    converted = build.cast(arith.FPToSIOp, build.binary(arith.MaximumFOp, rounded, least), result)
    return build.select(build.compare_floats("uge", rounded, beyond), most, converted)
