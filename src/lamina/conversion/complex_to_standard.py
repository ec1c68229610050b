"""``convert-complex-to-standard``: arithmetic and functions of complex numbers become those of the arith and math
dialects, on the real and imaginary parts. Division follows ``complex-range`` as in ``convert-complex-to-llvm``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.conversion.complex_to_llvm import RANGES, algebraic_quotient, scaled_quotient
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.attributes import FastMathFlagsAttr
from lamina.dialects.arith.enums import CmpFPredicate, FastMathFlags
from lamina.dialects.complex import ops as complex
from lamina.dialects.math import ops as math
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import i1
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.complex.ops import (
        AbsOp,
        AddOp,
        AngleOp,
        Atan2Op,
        ConjOp,
        CosOp,
        DivOp,
        EqualOp,
        Expm1Op,
        ExpOp,
        Log1pOp,
        LogOp,
        MulOp,
        NegOp,
        NotEqualOp,
        PowiOp,
        PowOp,
        RsqrtOp,
        SignOp,
        SinOp,
        SqrtOp,
        SubOp,
        TanhOp,
        TanOp,
    )
    from lamina.ir.attribute import Attribute, Type
    from lamina.ir.types import ComplexType, FloatType
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

Pair = tuple[Value, Value]


class Parts:
    """Arithmetic on the parts, with the fast-math flags of the operation."""

    def __init__(self, rewriter: ConversionPatternRewriter, flags: FastMathFlags) -> None:
        self.rewriter = rewriter
        self.flags = flags

    def without(self, flags: FastMathFlags) -> Parts:
        """Returns the same without some of the flags."""
        return Parts(self.rewriter, self.flags.without(flags))

    def call(self, cls: type[Operation], *operands: Value) -> Value:
        """An operation whose result has the type of its first operand."""
        properties: dict[str, Attribute] = {"fastmath": FastMathFlagsAttr(self.flags)}
        result_op = cls(list(operands), [operands[0].type], properties, {}, (), (), self.rewriter.location)
        return self.rewriter.insert(result_op).results[0]

    def add(self, lhs: Value, rhs: Value) -> Value:
        return self.call(arith.AddFOp, lhs, rhs)

    def sub(self, lhs: Value, rhs: Value) -> Value:
        return self.call(arith.SubFOp, lhs, rhs)

    def mul(self, lhs: Value, rhs: Value) -> Value:
        return self.call(arith.MulFOp, lhs, rhs)

    def div(self, lhs: Value, rhs: Value) -> Value:
        return self.call(arith.DivFOp, lhs, rhs)

    def absolute(self, value: Value) -> Value:
        return self.call(math.AbsFOp, value)

    def copysign(self, magnitude: Value, sign: Value) -> Value:
        return self.rewriter.create(math.CopySignOp, magnitude, sign).result

    def negate(self, value: Value) -> Value:
        return self.rewriter.create(arith.NegFOp, value).result

    def compare(self, predicate: str, lhs: Value, rhs: Value) -> Value:
        case = CmpFPredicate.from_spelling(predicate)
        return self.rewriter.create(arith.CmpFOp, case, lhs, rhs).result

    def compare_fast(self, predicate: str, lhs: Value, rhs: Value) -> Value:
        case = CmpFPredicate.from_spelling(predicate)
        return self.rewriter.create(arith.CmpFOp, case, lhs, rhs, self.flags).result

    def both(self, lhs: Value, rhs: Value) -> Value:
        return self.rewriter.create(arith.AndIOp, lhs, rhs).result

    def either(self, lhs: Value, rhs: Value) -> Value:
        return self.rewriter.create(arith.OrIOp, lhs, rhs).result

    def opposite(self, value: Value) -> Value:
        true = self.rewriter.create(arith.ConstantOp, IntegerAttr(i1, 1)).result
        return self.rewriter.create(arith.XOrIOp, value, true).result

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return self.rewriter.create(arith.SelectOp, condition, yes, no).result

    def number(self, type: Any, value: float) -> Value:
        return self.rewriter.create(arith.ConstantOp, FloatAttr(type, value)).result

    def real(self, value: Value) -> Value:
        return self.rewriter.create(complex.ReOp, value).results[0]

    def imaginary(self, value: Value) -> Value:
        return self.rewriter.create(complex.ImOp, value).results[0]

    def split(self, value: Value) -> Pair:
        return self.real(value), self.imaginary(value)

    def join(self, type: Type, parts: Pair) -> Value:
        number = complex.CreateOp(list(parts), [type], {}, {}, (), (), self.rewriter.location)
        return self.rewriter.insert(number).results[0]


def _element(op: Any) -> FloatType:
    result: FloatType = op.operand_types[0].element_type
    return result


# ---- Arithmetic


def _part_by_part(cls: type[Operation]) -> Callable[[Parts, Any], Pair]:
    def compute(do: Parts, op: AddOp | SubOp) -> Pair:
        real = do.call(cls, do.real(op.lhs), do.real(op.rhs))
        return real, do.call(cls, do.imaginary(op.lhs), do.imaginary(op.rhs))

    return compute


def _product(do: Parts, op: MulOp) -> Pair:
    (ar, ai), (br, bi) = do.split(op.lhs), do.split(op.rhs)
    first, second = do.mul(ar, br), do.mul(ai, bi)
    real = do.sub(first, second)
    first, second = do.mul(ai, br), do.mul(ar, bi)
    return real, do.add(first, second)


def _negation(do: Parts, op: NegOp) -> Pair:
    real, imaginary = do.split(op.complex)
    return do.negate(real), do.negate(imaginary)


def _conjugate(do: Parts, op: ConjOp) -> Pair:
    real, imaginary = do.split(op.complex)
    return real, do.negate(imaginary)


# ---- Magnitude and angle


def _ordered_parts(do: Parts, real: Value, imaginary: Value) -> tuple[Value, Value, Value, Value]:
    """Returns one, the larger and the smaller magnitude of the parts, and one plus the square of their quotient."""
    one = do.number(real.type, 1.0)
    first, second = do.absolute(real), do.absolute(imaginary)
    larger, smaller = do.call(arith.MaximumFOp, first, second), do.call(arith.MinimumFOp, first, second)
    safe = do.without(FastMathFlags.NNAN | FastMathFlags.NINF)
    ratio = safe.div(smaller, larger)
    return one, larger, smaller, safe.add(safe.mul(ratio, ratio), one)


def _or_if_nan(do: Parts, value: Value, other: Value) -> Value:
    return do.select(do.compare_fast("uno", value, value), other, value)


def _magnitude(do: Parts, op: AbsOp) -> Value:
    """``larger * sqrt(1 + (smaller / larger)^2)``, which does not overflow on the way."""
    _, larger, smaller, square = _ordered_parts(do, *do.split(op.complex))
    safe = do.without(FastMathFlags.NNAN | FastMathFlags.NINF)
    return _or_if_nan(safe, safe.mul(larger, safe.call(math.SqrtOp, square)), smaller)


def _angle(do: Parts, op: AngleOp) -> Value:
    real, imaginary = do.split(op.complex)
    return do.call(math.Atan2Op, imaginary, real)


def _magnitude_of(do: Parts, value: Any) -> Value:
    """Returns the magnitude, as an operation that is converted in turn."""
    return _made(do, complex.AbsOp, value.type.element_type, value)


def _made(do: Parts, cls: type[Operation], type: FloatType | ComplexType, *operands: Value) -> Value:
    properties: dict[str, Attribute] = {"fastmath": FastMathFlagsAttr(do.flags)}
    result_op = cls(list(operands), [type], properties, {}, (), (), do.rewriter.location)
    return do.rewriter.insert(result_op).results[0]


# ---- Functions


def _exponential(do: Parts, op: ExpOp) -> Pair:
    """``e^re (cos im + i sin im)``; where e^re overflows, by the square of e^(re / 2)."""
    real, imaginary = do.split(op.complex)
    type = real.type
    zero, half, infinity = do.number(type, 0.0), do.number(type, 0.5), do.number(type, float("inf"))
    power = do.call(math.ExpOp, real)
    half_power = do.call(math.ExpOp, do.mul(real, half))
    cosine, sine = do.call(math.CosOp, imaginary), do.call(math.SinOp, imaginary)
    overflows = do.compare_fast("oeq", power, infinity)
    is_real = do.compare("oeq", imaginary, zero)

    def scaled(factor: Value) -> Value:
        plain = do.mul(power, factor)
        twice = do.mul(do.mul(half_power, factor), half_power)
        return do.select(overflows, twice, plain)

    first = scaled(cosine)
    return first, do.select(is_real, zero, scaled(sine))


def _half_exponentials(do: Parts, op: SinOp | CosOp) -> tuple[Value, Value, Value, Value]:
    """``e^im / 2``, ``e^-im / 2``, sin re and cos re."""
    real, imaginary = do.split(op.complex)
    half = do.number(real.type, 0.5)
    power = do.call(math.ExpOp, imaginary)
    up, down = do.mul(half, power), do.div(half, power)
    return up, down, do.call(math.SinOp, real), do.call(math.CosOp, real)


def _sine(do: Parts, op: SinOp) -> Pair:
    up, down, sine, cosine = _half_exponentials(do, op)
    real = do.mul(do.add(up, down), sine)
    return real, do.mul(do.sub(up, down), cosine)


def _cosine(do: Parts, op: CosOp) -> Pair:
    up, down, sine, cosine = _half_exponentials(do, op)
    real = do.mul(do.add(down, up), cosine)
    return real, do.mul(do.sub(down, up), sine)


def _logarithm(do: Parts, op: LogOp) -> Pair:
    value = op.complex
    magnitude = do.call(math.LogOp, _magnitude_of(do, value))
    return magnitude, _made(do, complex.AngleOp, _element(op), value)


def _logarithm_of_one_plus(do: Parts, op: Log1pOp) -> Pair:
    real, imaginary = do.split(op.complex)
    half, one = do.number(real.type, 0.5), do.number(real.type, 1.0)
    shifted = do.add(real, one)
    first, second = do.absolute(shifted), do.absolute(imaginary)
    larger, smaller = do.call(arith.MaximumFOp, first, second), do.call(arith.MinimumFOp, first, second)
    real_is_larger = do.compare_fast("ogt", shifted, second)
    excess = do.select(real_is_larger, real, do.sub(larger, one))
    safe = do.without(FastMathFlags.NNAN | FastMathFlags.NINF)
    ratio = safe.div(smaller, larger)
    log = do.call(math.Log1pOp, excess)
    correction = safe.mul(half, safe.call(math.Log1pOp, safe.mul(ratio, ratio)))
    logarithm = _or_if_nan(safe, safe.add(correction, log), smaller)
    return logarithm, do.call(math.Atan2Op, imaginary, shifted)


def _sign(do: Parts, op: SignOp) -> Value:
    value = op.complex
    real, imaginary = do.split(value)
    zero = do.number(real.type, 0.0)
    real_is_zero, imaginary_is_zero = do.compare("oeq", real, zero), do.compare("oeq", imaginary, zero)
    is_zero = do.both(real_is_zero, imaginary_is_zero)
    magnitude = _magnitude_of(do, value)
    unit = do.join(value.type, (do.div(real, magnitude), do.div(imaginary, magnitude)))
    return do.select(is_zero, value, unit)


def _tangent(do: Parts, op: TanhOp | TanOp) -> Pair:
    """Returns the hyperbolic tangent; the tangent is that of the number rotated by 90 degrees."""
    turned = isinstance(op, complex.TanOp)
    real, imaginary = do.split(op.complex)
    minus_one = do.number(real.type, -1.0)
    if turned:
        real, imaginary = do.mul(imaginary, minus_one), real
    infinity, four = do.number(real.type, float("inf")), do.number(real.type, 4.0)
    twice = do.add(real, real)
    negated = do.mul(minus_one, twice)
    grown, shrunk = do.call(math.ExpM1Op, twice), do.call(math.ExpM1Op, negated)
    difference = do.sub(grown, shrunk)
    cosine = do.call(math.CosOp, imaginary)
    squares = do.mul(do.mul(cosine, cosine), four)
    sine = do.call(math.SinOp, imaginary)
    products = do.mul(four, do.mul(cosine, sine))
    total = do.add(grown, shrunk)
    divisor = do.add(total, squares)
    is_infinite = do.compare_fast("oeq", total, infinity)
    limit = do.call(math.CopySignOp, minus_one, real)
    found_real = do.select(is_infinite, limit, do.div(difference, divisor))
    found_imaginary = do.div(products, divisor)
    assumed = FastMathFlags.NNAN | FastMathFlags.NINF
    if do.flags & assumed == assumed:
        return _turned_back(do, found_real, found_imaginary, minus_one) if turned else (found_real, found_imaginary)
    magnitude = do.absolute(real)
    zero, nan = do.number(real.type, 0.0), do.number(real.type, float("nan"))
    real_is_infinite = do.compare_fast("oeq", magnitude, infinity)
    is_real = do.compare_fast("oeq", imaginary, zero)
    is_finite = do.opposite(real_is_infinite)
    is_nan = do.compare_fast("uno", products, products)
    nan_and_finite = do.both(is_nan, is_finite)
    vanishes = do.either(is_real, do.both(real_is_infinite, is_nan))
    found_real = do.select(nan_and_finite, nan, found_real)
    found_imaginary = do.select(vanishes, zero, found_imaginary)
    return _turned_back(do, found_real, found_imaginary, minus_one) if turned else (found_real, found_imaginary)


def _turned_back(do: Parts, real: Value, imaginary: Value, minus_one: Value) -> Pair:
    return imaginary, do.mul(real, minus_one)


def _root(do: Parts, op: SqrtOp) -> Pair:
    """Returns the square root, by magnitude and angle, with the special cases of C."""
    type = _element(op)
    zero, half = do.number(type, 0.0), do.number(type, 0.5)
    real, imaginary = do.split(op.complex)
    _, larger, smaller, square = _ordered_parts(do, real, imaginary)
    safe = do.without(FastMathFlags.NNAN | FastMathFlags.NINF)
    quarter = do.number(type, 0.25)
    first = safe.call(math.SqrtOp, larger)
    root = safe.mul(first, safe.call(math.PowFOp, square, quarter))
    magnitude = _or_if_nan(safe, root, smaller)
    angle = do.mul(do.call(math.Atan2Op, imaginary, real), half)
    cosine, sine = do.call(math.CosOp, angle), do.call(math.SinOp, angle)
    is_real = do.compare_fast("oeq", sine, zero)
    found_real = do.mul(magnitude, cosine)
    found_imaginary = do.select(is_real, zero, do.mul(magnitude, sine))
    assumed = FastMathFlags.NNAN | FastMathFlags.NINF
    if do.flags & assumed != assumed:
        found_real, found_imaginary = _special_roots(
            do, zero, (real, imaginary), magnitude, (found_real, found_imaginary)
        )
    is_zero = do.compare_fast("oeq", magnitude, zero)
    return do.select(is_zero, zero, found_real), do.select(is_zero, zero, found_imaginary)


def _special_roots(do: Parts, zero: Value, value: Pair, magnitude: Value, root: Pair) -> Pair:
    """Returns the roots of numbers with infinite or NaN parts."""
    real, imaginary = value
    type = real.type
    infinity, negative, nan = (do.number(type, float(text)) for text in ("inf", "-inf", "nan"))
    size = do.absolute(imaginary)
    infinite, finite = do.compare_fast("oeq", size, infinity), do.compare_fast("one", size, infinity)
    real_is_up, real_is_down = do.compare_fast("oeq", real, infinity), do.compare_fast("oeq", real, negative)
    found_real = do.select(do.both(real_is_down, finite), zero, root[0])
    found_real = do.select(do.either(infinite, real_is_up), infinity, found_real)
    signed = do.call(math.CopySignOp, infinity, imaginary)
    is_nan = do.compare("uno", magnitude, magnitude)
    found_imaginary = do.select(is_nan, nan, root[1])
    return found_real, do.select(do.either(infinite, real_is_down), signed, found_imaginary)


# The coefficients of a polynomial in x^2 for (cos x - 1 + x^2 / 2) / x^4.
_COSINE_MINUS_ONE = (
    4.7377507964246204691685e-14,
    -1.1470284843425359765671e-11,
    2.0876754287081521758361e-09,
    -2.7557319214999787979814e-07,
    2.4801587301570552304991e-05,
    -1.3888888888888872993737e-03,
    4.1666666666666665519411e-02,
)


def _exponential_minus_one(do: Parts, op: Expm1Op) -> Pair:
    real, imaginary = do.split(op.complex)
    type = real.type
    zero, one = do.number(type, 0.0), do.number(type, 1.0)
    minus_one_power = do.call(math.ExpM1Op, real)
    power = do.add(minus_one_power, one)
    sine = do.call(math.SinOp, imaginary)
    cosine = _cosine_minus_one(do, imaginary)
    exponential = do.add(do.mul(minus_one_power, do.add(cosine, one)), cosine)
    is_real = do.compare_fast("oeq", imaginary, zero)
    return exponential, do.select(is_real, zero, do.mul(power, sine))


def _cosine_minus_one(do: Parts, value: Value) -> Value:
    """``cos x - 1``, near zero by a polynomial."""
    type = value.type
    minus_half, minus_one = do.number(type, -0.5), do.number(type, -1.0)
    plain = do.add(do.call(math.CosOp, value), minus_one)
    square = do.mul(value, value)
    fourth = do.mul(square, square)
    polynomial = do.number(type, _COSINE_MINUS_ONE[0])
    for coefficient in _COSINE_MINUS_ONE[1:]:
        polynomial = do.call(math.FmaOp, polynomial, square, do.number(type, coefficient))
    second = do.mul(minus_half, square)
    near = do.without(FastMathFlags.FAST).add(do.mul(fourth, polynomial), second)
    limit = do.number(type, 0.61685)
    return do.select(do.compare_fast("oge", square, limit), plain, near)


def _reciprocal_root(do: Parts, op: RsqrtOp) -> Pair:
    """Computes the reciprocal square root by magnitude and angle, with the special cases of C."""
    type = _element(op)
    zero, infinity = do.number(type, 0.0), do.number(type, float("inf"))
    minus_half, nan = do.number(type, -0.5), do.number(type, float("nan"))
    real, imaginary = do.split(op.complex)
    _, larger, smaller, square = _ordered_parts(do, real, imaginary)
    safe = do.without(FastMathFlags.NNAN | FastMathFlags.NINF)
    of_square = safe.call(math.RsqrtOp, square)
    of_smaller = safe.call(math.RsqrtOp, smaller)
    of_larger = safe.call(math.RsqrtOp, larger)
    magnitude = _or_if_nan(safe, safe.mul(of_larger, safe.call(math.SqrtOp, of_square)), of_smaller)
    angle = do.mul(do.call(math.Atan2Op, imaginary, real), minus_half)
    cosine, sine = do.call(math.CosOp, angle), do.call(math.SinOp, angle)
    found_real, found_imaginary = do.mul(magnitude, cosine), do.mul(magnitude, sine)
    assumed = FastMathFlags.NNAN | FastMathFlags.NINF
    if do.flags & assumed != assumed:
        minus_one = do.number(type, -1.0)
        signed_real = do.call(math.CopySignOp, zero, real)
        signed_imaginary = do.mul(minus_one, do.call(math.CopySignOp, zero, imaginary))
        real_size, imaginary_size = do.absolute(real), do.absolute(imaginary)
        imaginary_is_infinite = do.compare_fast("oeq", imaginary_size, infinity)
        real_is_nan = do.compare_fast("uno", real, real)
        real_is_infinite = do.compare_fast("oeq", real_size, infinity)
        vanishes = do.either(do.both(imaginary_is_infinite, real_is_nan), real_is_infinite)
        found_real = do.select(vanishes, signed_real, found_real)
        found_imaginary = do.select(vanishes, signed_imaginary, found_imaginary)
    real_is_zero, imaginary_is_zero = do.compare_fast("oeq", real, zero), do.compare_fast("oeq", imaginary, zero)
    is_zero = do.both(real_is_zero, imaginary_is_zero)
    return do.select(is_zero, infinity, found_real), do.select(is_zero, nan, found_imaginary)


def _power(do: Parts, op: PowOp) -> Value:
    """``a^b``, by the magnitude and the angle of a, with the special cases of zero, one and infinity."""
    return _raised(do, op, op.rhs)


def _integer_power(do: Parts, op: PowiOp) -> Value:
    """Computes the power with a complex exponent without imaginary part."""
    type = _element(op)
    si_to_fp = arith.SIToFPOp([op.rhs], [type], {}, {}, (), (), do.rewriter.location)
    real = do.rewriter.insert(si_to_fp).results[0]
    return _raised(do, op, do.join(op.lhs.type, (real, do.number(type, 0.0))))


def _raised(do: Parts, op: PowiOp | PowOp, exponent: Value) -> Value:
    base, type = op.lhs, _element(op)
    br, bi = do.split(exponent)
    ar, ai = do.split(base)
    magnitude = _magnitude_of(do, base)
    grown = do.call(math.PowFOp, magnitude, br)
    negated = do.call(arith.NegFOp, bi)
    angle = do.call(math.Atan2Op, ai, ar)
    size = do.mul(grown, do.call(math.ExpOp, do.mul(negated, angle)))
    log = do.call(math.LogOp, magnitude)
    first, second = do.mul(br, angle), do.mul(bi, log)
    turned = do.add(first, second)
    cosine, sine = do.call(math.CosOp, turned), do.call(math.SinOp, turned)

    infinity, zero, one = do.number(type, float("inf")), do.number(type, 0.0), do.number(type, 1.0)
    pair_one, pair_zero, pair_infinity = (do.join(base.type, (part, zero)) for part in (one, zero, infinity))
    base_is_zero = do.compare_fast("oeq", magnitude, zero)
    bi_is_zero, br_is_zero = do.compare_fast("oeq", bi, zero), do.compare_fast("oeq", br, zero)
    ai_is_zero = do.compare_fast("oeq", ai, zero)
    not_negative = do.compare_fast("ole", zero, br)
    found_real, found_imaginary = do.mul(size, cosine), do.mul(size, sine)
    of_zero = do.select(br_is_zero, pair_one, pair_zero)
    power = do.join(base.type, (found_real, found_imaginary))
    power = do.select(do.both(do.both(base_is_zero, bi_is_zero), not_negative), of_zero, power)
    power = do.select(do.both(br_is_zero, bi_is_zero), pair_one, power)
    ar_is_one = do.compare_fast("oeq", ar, one)
    power = do.select(do.both(ar_is_one, ai_is_zero), pair_one, power)
    infinite = do.both(do.compare_fast("oeq", ar, infinity), ai_is_zero)
    positive = do.both(bi_is_zero, do.compare_fast("ogt", br, zero))
    power = do.select(do.both(infinite, positive), pair_infinity, power)
    negative = do.both(bi_is_zero, do.compare_fast("olt", br, zero))
    return do.select(do.both(infinite, negative), pair_zero, power)


def _angle_between(do: Parts, op: Atan2Op) -> Value:
    """``-i log((x + i y) / |x + i y|)``, in complex operations that the conversion lowers next."""
    y, x = op.operands
    type: Any = y.type
    element = type.element_type
    x_square = _made(do, complex.MulOp, type, x, x)
    y_square = _made(do, complex.MulOp, type, y, y)
    size = _made(do, complex.SqrtOp, type, _made(do, complex.AddOp, type, x_square, y_square))
    zero, one = do.number(element, 0.0), do.number(element, 1.0)
    turned = _made(do, complex.MulOp, type, do.join(type, (zero, one)), y)
    unit = _made(do, complex.DivOp, type, _made(do, complex.AddOp, type, x, turned), size)
    log = _made(do, complex.LogOp, type, unit)
    minus_one = do.number(element, -1.0)
    return _made(do, complex.MulOp, type, do.join(type, (zero, minus_one)), log)


# ---- The pass


def _unordered(predicate: str, joined_by: str) -> Callable[[Parts, Any], Value]:
    def compute(do: Parts, op: EqualOp | NotEqualOp) -> Value:
        (ar, ai), (br, bi) = do.split(op.lhs), do.split(op.rhs)
        first, second = do.compare(predicate, ar, br), do.compare(predicate, ai, bi)
        return do.both(first, second) if joined_by == "and" else do.either(first, second)

    return compute


def _quotient(complex_range: str) -> Callable[[Parts, Any], Pair]:
    divide: Any = scaled_quotient if complex_range == "improved" else algebraic_quotient

    def compute(do: Parts, op: DivOp) -> Pair:
        first = do.split(op.lhs)
        result: Pair = divide(do, first, do.split(op.rhs))
        return result

    return compute


_EXPANSIONS: dict[type[Operation], Callable[[Parts, Any], Any]] = {
    complex.AbsOp: _magnitude,
    complex.AddOp: _part_by_part(arith.AddFOp),
    complex.AngleOp: _angle,
    complex.Atan2Op: _angle_between,
    complex.ConjOp: _conjugate,
    complex.CosOp: _cosine,
    complex.EqualOp: _unordered("oeq", "and"),
    complex.ExpOp: _exponential,
    complex.Expm1Op: _exponential_minus_one,
    complex.Log1pOp: _logarithm_of_one_plus,
    complex.LogOp: _logarithm,
    complex.MulOp: _product,
    complex.NegOp: _negation,
    complex.NotEqualOp: _unordered("une", "or"),
    complex.PowOp: _power,
    complex.PowiOp: _integer_power,
    complex.RsqrtOp: _reciprocal_root,
    complex.SignOp: _sign,
    complex.SinOp: _sine,
    complex.SqrtOp: _root,
    complex.SubOp: _part_by_part(arith.SubFOp),
    complex.TanOp: _tangent,
    complex.TanhOp: _tangent,
}


def complex_to_standard_patterns(complex_range: str = "improved") -> list[RewritePattern]:
    """Returns the patterns; ``complex_range`` chooses how to divide."""

    def expansion(cls: type[Operation], compute: Callable[[Parts, Any], Any]) -> RewritePattern:
        @conversion_pattern(cls)
        def expand(op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
            flags = op.fastmath if "fastmath" in op._properties else FastMathFlags.NONE
            do = Parts(rewriter, flags)
            expansion = compute(do, op)
            rewriter.replace_op(
                op, do.join(op.result_types[0], expansion) if isinstance(expansion, tuple) else expansion
            )
            return True

        return expand

    listed = {**_EXPANSIONS, complex.DivOp: _quotient(complex_range)}
    return [expansion(cls, compute) for cls, compute in listed.items()]


@register_pass(
    "convert-complex-to-standard",
    summary="Convert Complex dialect to standard dialect",
    display_name="ConvertComplexToStandardPass",
)
class ConvertComplexToStandard(Pass):
    """Expands complex arithmetic and functions."""

    complex_range = option(
        "complex-range",
        "improved",
        "Control the intermediate calculation of complex number division",
        choices=RANGES,
    )

    def run(self, operation: Operation) -> None:
        target = ConversionTarget().add_legal_dialect("arith", "math")
        target.add_legal_op(complex.CreateOp, complex.ImOp, complex.ReOp)
        apply_partial_conversion(operation, target, complex_to_standard_patterns(self.complex_range))
