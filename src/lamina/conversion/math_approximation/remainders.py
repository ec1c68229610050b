"""Remainders of divisions that round toward zero, as `fmod` of C computes them: exactly.

``r - q y`` is exact in a fused multiply-add, if q is the quotient's leading digits and not larger than it: the
difference is a multiple of the product of both last places, and less than y times the last place of q. Each step
takes as many bits off the quotient as a float has digits; nearly always there is one.
"""

from __future__ import annotations

from lamina.conversion.math_approximation.calculator import Calculator
from lamina.dialects.scf.builders import make_yield
from lamina.dialects.scf.ops import ConditionOp, WhileOp
from lamina.dialects.vector.enums import CombiningKind
from lamina.dialects.vector.ops import ReductionOp
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.region import Region
from lamina.ir.types import VectorType, i1
from lamina.ir.value import Value


def remainder(make: Calculator, x: Value, y: Value) -> Value:
    """Of the sign of x; x for an infinite y; NaN for an infinite x and for a y that is zero."""
    dividend, divisor = make.absolute(x), make.absolute(y)
    is_finite = make.is_true("olt", dividend, float("inf"))
    is_divisor = make.both(make.is_true("ogt", divisor, 0.0), make.is_true("olt", divisor, float("inf")))
    divides = make.both(is_finite, is_divisor)
    rest = _reduced(make, make.choose(divides, dividend, 0.0), make.choose(divides, divisor, 1.0))
    is_whole = make.both(is_finite, make.is_true("oeq", divisor, float("inf")))
    return make.choose(divides, make.with_sign_of(rest, x), make.choose(is_whole, x, float("nan")))


def _reduced(make: Calculator, dividend: Value, divisor: Value) -> Value:
    """Steps until all lanes are less than the divisor."""
    rewriter, type = make.rewriter, dividend.type
    regions = [Region(), Region()]
    before, after = (region.append(Block([type], [rewriter.location])) for region in regions)
    loop = rewriter.insert(WhileOp([dividend], [type], {}, {}, (), regions, rewriter.location))
    with rewriter.insertion_guard(InsertionPoint.at_block_end(before)):
        (rest,) = before.arguments
        is_left = make.is_true("oge", rest, divisor)
        if isinstance(type, VectorType):
            is_left = rewriter.create(ReductionOp, CombiningKind.OR, is_left, dest=i1).dest
        rewriter.create(ConditionOp, is_left, [rest])
    with rewriter.insertion_guard(InsertionPoint.at_block_end(after)):
        (rest,) = after.arguments
        rewriter.insert(make_yield([_step(make, rest, divisor)], rewriter.location))
    result: Value = loop.results[0]
    return result


def _step(make: Calculator, rest: Value, divisor: Value) -> Value:
    """Subtracts the product with the leading digits of the quotient."""
    divisor = _in_range(make, rest, divisor)
    quotient = make.floor(make.over(rest, divisor))
    less = make.choose(
        make.is_true("olt", quotient, 2.0**make.format.fraction_bits),
        make.minus(quotient, 1.0),
        make.from_bits(make.sub(make.bits(quotient), make.whole(1))),
    )
    found, other = (make.fused(make.negate(one), divisor, rest) for one in (quotient, less))
    # The quotient may have been rounded up.
    return make.choose(make.is_true("olt", found, 0.0), other, found)


def _in_range(make: Calculator, rest: Value, divisor: Value) -> Value:
    """A multiple of the divisor by which the quotient is finite."""
    far, factor = (2.0**-100, 2.0**96) if make.is_single else (2.0**-1000, 2.0**900)
    limit = make.times(rest, far)
    for _ in range(2):
        divisor = make.choose(make.is_true("ogt", limit, divisor), make.times(divisor, factor), divisor)
    return divisor
