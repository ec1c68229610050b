"""The ranges of affine expressions."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.affine import ops
from lamina.dialects.arith import range_inference as infer
from lamina.interfaces.integer_ranges import (
    InferIntegerRange,
    IntegerRange,
    constant_range,
    from_signed,
    from_unsigned,
    full_range,
)
from lamina.ir.affine import AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr, AffineSymbolExpr
from lamina.ir.affine.expr import ADD, CEILDIV, FLOORDIV, MOD, MUL


@InferIntegerRange.implement(ops.AffineApplyOp)
def apply(op: ops.AffineApplyOp, ranges: Sequence[IntegerRange]) -> list[IntegerRange]:
    affine_map = op.map
    return [range_of(affine_map.results[0], ranges[: affine_map.num_dims], ranges[affine_map.num_dims :])]


def range_of(expr: AffineExpr, dims: Sequence[IntegerRange], symbols: Sequence[IntegerRange]) -> IntegerRange:
    """Returns the range of an expression's value, of 64 bits, for these ranges of its dims and symbols."""
    ranges: dict[AffineExpr, IntegerRange] = {}
    for part in expr.walk():
        if isinstance(part, AffineBinaryOpExpr):
            ranges[part] = _KINDS[part.kind](ranges[part.lhs], ranges[part.rhs])
        elif isinstance(part, AffineDimExpr):
            ranges[part] = dims[part.position]
        elif isinstance(part, AffineSymbolExpr):
            ranges[part] = symbols[part.position]
        elif isinstance(part, AffineConstantExpr):
            ranges[part] = constant_range(part.value, 64)
    return ranges[expr]


def _add(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    return infer.add(left, right, nsw=True)


def _multiply(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    return infer.multiply(left, right, nsw=True)


def _remainder(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    """Not negative and below the divisor, which is positive."""
    if right.signed_high == 0:
        return full_range(64)
    low, high = left.signed_low, left.signed_high
    if right.signed_low > 0 and 0 <= low and high < right.signed_low:
        return from_unsigned(low, high, 64)
    divisor = right.constant
    if divisor is not None and low >= 0 and 0 < divisor and low // divisor == high // divisor:
        return from_unsigned(low % divisor, high % divisor, 64)
    return from_unsigned(0, (right.signed_high - 1) % 2**64, 64)


def _positive(values: IntegerRange) -> IntegerRange:
    unsigned = from_unsigned(max(values.unsigned_low, 1), values.unsigned_high, 64)
    return unsigned.intersection(from_signed(max(values.signed_low, 1), values.signed_high, 64))


def _divide_down(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    return infer.divide_down_signed(left, _positive(right))


def _divide_up(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    return infer.divide_up_signed(left, _positive(right))


_KINDS = {ADD: _add, MUL: _multiply, MOD: _remainder, FLOORDIV: _divide_down, CEILDIV: _divide_up}
