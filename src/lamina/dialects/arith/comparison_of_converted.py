"""Comparing an integer that was converted to a float with a constant: a comparison of integers."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

from lamina.dialects.arith import ops
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.ir import float_arithmetic as floats
from lamina.ir.attributes import BoolAttr, FloatAttr, IntegerAttr
from lamina.ir.float_format import classify, decode_exact, float_format
from lamina.ir.types import IntegerType
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import CmpFOp
    from lamina.ir.operation import Operation
    from lamina.rewrite.pattern import Outcome

# The predicate for a constant between two integers: if it is negative, and thus below the truncated
# constant, and if it is positive, and thus above it.
_SIGNED_FRACTION = {
    "sle": ("slt", "sle"),
    "slt": ("slt", "sle"),
    "sgt": ("sge", "sgt"),
    "sge": ("sge", "sgt"),
}
_UNSIGNED_FRACTION = {"ule": "ule", "ult": "ule", "ugt": "ugt", "uge": "ugt"}


def compare_converted_integer(op: CmpFOp, rewriter: PatternRewriter) -> Outcome:
    """An integer converted to a float and compared with a constant is compared as an integer."""
    constant = constant_value(op.rhs)
    conversion = op.lhs.defining_op
    if type(constant) is not FloatAttr or floats.is_nan(constant.bits, constant.type.spelling):
        return False
    if type(conversion) is not ops.SIToFPOp and type(conversion) is not ops.UIToFPOp:
        return False
    word = op.predicate.spelling
    if word in ("true", "false"):
        return rewriter.notify_match_failure(op, "the comparison does not depend on its operands")
    signed = type(conversion) is ops.SIToFPOp
    source = conversion.in_
    assert isinstance(source.type, IntegerType)
    if _may_lose_what_matters(constant, source.type.width, signed):
        return rewriter.notify_match_failure(op, "the conversion may round values that the comparison distinguishes")
    if word in ("ord", "uno"):
        return _decide(op, rewriter, word == "ord")
    predicate = word[1:] if word[1:] in ("eq", "ne") else ("s" if signed else "u") + word[1:]
    outside = _compare_outside(constant, source.type.width, signed, predicate)
    if outside is not None:
        return _decide(op, rewriter, outside)
    exact = decode_exact(constant.bits, constant.type.spelling)
    number = math.trunc(exact)
    if not _holds(number, source.type.width, signed):
        return rewriter.notify_match_failure(op, "the constant is not an integer of the type")
    if number != exact:
        adjusted = _compare_with_fraction(predicate, exact < 0, signed)
        if isinstance(adjusted, bool):
            return _decide(op, rewriter, adjusted)
        predicate = adjusted
    bound = rewriter.create(ops.ConstantOp, IntegerAttr.wrapped(source.type, number))
    rewriter.replace_op_with_new(op, ops.CmpIOp, CmpIPredicate.from_spelling(predicate), source, bound.result)
    return True


def _decide(op: Operation, rewriter: PatternRewriter, answer: bool) -> bool:
    rewriter.replace_op_with_new(op, ops.ConstantOp, BoolAttr(answer))
    return True


def _may_lose_what_matters(constant: FloatAttr, width: int, signed: bool) -> bool:
    """True if rounding an integer of the width to the float type could change the comparison."""
    precision = constant.type.mantissa_width
    if width <= precision:
        return False
    value_bits = width - 1 if signed else width
    kind = classify(constant.bits, constant.type.spelling)
    if kind == "inf":
        return float_format(constant.type.spelling).maximum < value_bits
    exact = abs(decode_exact(constant.bits, constant.type.spelling))
    if exact == 0:
        return False
    exponent = _floor_log2(exact)
    return precision <= exponent <= value_bits


def _floor_log2(value: Fraction) -> int:
    guess = value.numerator.bit_length() - value.denominator.bit_length()
    return guess if Fraction(2) ** guess <= value else guess - 1


def _limits(width: int, signed: bool) -> tuple[int, int]:
    return (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)


def _holds(number: int, width: int, signed: bool) -> bool:
    low, high = _limits(width, signed)
    return low <= number <= high


def _compare_outside(constant: FloatAttr, width: int, signed: bool, predicate: str) -> bool | None:
    """Returns the result if the constant is outside the range of all (converted) integers of the type; None
    otherwise."""
    spelling = constant.type.spelling
    low, high = (floats.from_integer(limit, spelling) for limit in _limits(width, signed))
    above, below = floats.compare(constant.bits, high, spelling), floats.compare(constant.bits, low, spelling)
    assert above is not None and below is not None
    if above > 0:
        return predicate[-2:] in ("lt", "le", "ne")
    if below < 0:
        return predicate[-2:] in ("gt", "ge", "ne")
    return None


def _compare_with_fraction(predicate: str, negative: bool, signed: bool) -> str | bool:
    """Returns the predicate for the constant rounded towards zero, or the result if known."""
    if predicate in ("eq", "ne"):
        return predicate == "ne"
    if signed:
        return _SIGNED_FRACTION[predicate][0 if negative else 1]
    if negative:
        return predicate in ("ugt", "uge")
    return _UNSIGNED_FRACTION[predicate]
