"""``convert-complex-to-llvm``: lowers the arithmetic of the complex dialect to the llvm dialect.

A complex number is a struct of its two parts. Division follows ``complex-range``: ``basic`` and ``none`` divide by the
squared magnitude; ``improved`` scales by the larger part of the divisor (R. L. Smith, "Algorithm 116: Complex
division", CACM 5(8), 1962) and handles infinities and zeros as C's Annex G requires.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_pass import ConvertToLLVMPass
from lamina.conversion.vector_pattern import llvm_fastmath
from lamina.dialects.arith.enums import FastMathFlags
from lamina.dialects.complex.ops import AbsOp, AddOp, ConstantOp, CreateOp, DivOp, ImOp, MulOp, ReOp, SubOp
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.enums import FCmpPredicate
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from lamina.ir.types import FloatType, IntegerType, i1
from lamina.ir.value import Value
from lamina.passmanager import option, register_pass
from lamina.rewrite import ConversionTarget, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.ir.operation import Operation
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

RANGES = ("improved", "basic", "none")
# The real and the imaginary part.
Pair = tuple[Value, Value]
BinaryOp = AddOp | SubOp | MulOp | DivOp


class _Parts:
    """Arithmetic on the parts, with the fast-math flags of the operation."""

    def __init__(self, rewriter: ConversionPatternRewriter, op: Operation) -> None:
        self.rewriter = rewriter
        flags: FastMathFlags | None = getattr(op, "fastmath", None)
        self.flags: dict[str, Attribute] = {} if flags is None else {"fastmathFlags": llvm_fastmath(flags)}

    def _binary(self, cls: type[Operation], lhs: Value, rhs: Value) -> Value:
        return build.like(self.rewriter, cls, lhs, rhs, **self.flags)

    def add(self, lhs: Value, rhs: Value) -> Value:
        return self._binary(llvm.FAddOp, lhs, rhs)

    def sub(self, lhs: Value, rhs: Value) -> Value:
        return self._binary(llvm.FSubOp, lhs, rhs)

    def mul(self, lhs: Value, rhs: Value) -> Value:
        return self._binary(llvm.FMulOp, lhs, rhs)

    def div(self, lhs: Value, rhs: Value) -> Value:
        return self._binary(llvm.FDivOp, lhs, rhs)

    def absolute(self, value: Value) -> Value:
        return build.like(self.rewriter, build.operation_class("llvm.intr.fabs"), value, **self.flags)

    def root(self, value: Value) -> Value:
        return build.like(self.rewriter, build.operation_class("llvm.intr.sqrt"), value)

    def copysign(self, magnitude: Value, sign: Value) -> Value:
        return build.like(self.rewriter, build.operation_class("llvm.intr.copysign"), magnitude, sign)

    def compare(self, predicate: str, lhs: Value, rhs: Value) -> Value:
        number = FCmpPredicate.from_spelling(predicate).value
        properties: dict[str, Attribute] = {"predicate": IntegerAttr(IntegerType(64), number)}
        return build.make(self.rewriter, llvm.FCmpOp, [lhs, rhs], [i1], properties).results[0]

    def both(self, lhs: Value, rhs: Value) -> Value:
        return build.like(self.rewriter, llvm.AndOp, lhs, rhs)

    def either(self, lhs: Value, rhs: Value) -> Value:
        return build.like(self.rewriter, llvm.OrOp, lhs, rhs)

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return build.make(self.rewriter, llvm.SelectOp, [condition, yes, no], [yes.type]).results[0]

    def number(self, type: Type, value: float) -> Value:
        assert isinstance(type, FloatType)
        return build.constant(self.rewriter, type, FloatAttr(type, value))

    def split(self, value: Value) -> Pair:
        return build.extract_value(self.rewriter, value, 0), build.extract_value(self.rewriter, value, 1)

    def join(self, target: Value, real: Value, imaginary: Value) -> Value:
        value = build.insert_value(self.rewriter, real, target, 0)
        return build.insert_value(self.rewriter, imaginary, value, 1)


# The parts of a result from those of the operands.
Compute = Callable[[_Parts, Pair, Pair], Pair]


def _sum(do: _Parts, a: Pair, b: Pair) -> Pair:
    return do.add(a[0], b[0]), do.add(a[1], b[1])


def _difference(do: _Parts, a: Pair, b: Pair) -> Pair:
    return do.sub(a[0], b[0]), do.sub(a[1], b[1])


def _product(do: _Parts, a: Pair, b: Pair) -> Pair:
    imaginary = do.mul(b[1], a[1])
    real = do.sub(do.mul(b[0], a[0]), imaginary)
    cross = do.mul(a[0], b[1])
    return real, do.add(do.mul(a[1], b[0]), cross)


def algebraic_quotient(do: _Parts, a: Pair, b: Pair) -> Pair:
    square = do.mul(b[1], b[1])
    magnitude = do.add(do.mul(b[0], b[0]), square)
    inner = do.mul(a[1], b[1])
    real = do.add(do.mul(a[0], b[0]), inner)
    outer = do.mul(a[0], b[1])
    imaginary = do.sub(do.mul(a[1], b[0]), outer)
    return do.div(real, magnitude), do.div(imaginary, magnitude)


def _smith_quotients(do: _Parts, a: Pair, b: Pair) -> tuple[Pair, Pair]:
    """Smith's quotients: scaled by the imaginary part of the divisor, and by its real part."""
    (ar, ai), (br, bi) = a, b
    ratio = do.div(br, bi)
    denominator = do.add(bi, do.mul(ratio, br))
    real_by_imaginary = do.div(do.add(do.mul(ar, ratio), ai), denominator)
    imaginary_by_imaginary = do.div(do.sub(do.mul(ai, ratio), ar), denominator)
    ratio = do.div(bi, br)
    denominator = do.add(br, do.mul(ratio, bi))
    real_by_real = do.div(do.add(ar, do.mul(ai, ratio)), denominator)
    imaginary_by_real = do.div(do.sub(ai, do.mul(ar, ratio)), denominator)
    return (real_by_imaginary, imaginary_by_imaginary), (real_by_real, imaginary_by_real)


def _magnitudes_equal(do: _Parts, parts: Pair, limit: Value) -> tuple[Pair, Pair]:
    """Returns the magnitudes of the parts, and whether each is the limit."""
    real = do.absolute(parts[0])
    real_equal = do.compare("oeq", real, limit)
    imaginary = do.absolute(parts[1])
    return (real, imaginary), (real_equal, do.compare("oeq", imaginary, limit))


def _units(do: _Parts, parts: Pair, infinite: Pair, zero: Value, unit: Value) -> Pair:
    """Replaces infinite parts by one and finite parts by zero, with their signs."""
    real = do.copysign(do.select(infinite[0], unit, zero), parts[0])
    return real, do.copysign(do.select(infinite[1], unit, zero), parts[1])


def _infinite_dividend(do: _Parts, a_units: Pair, b: Pair, infinity: Value) -> Pair:
    first, second = do.mul(a_units[0], b[0]), do.mul(a_units[1], b[1])
    real = do.mul(infinity, do.add(first, second))
    first, second = do.mul(a_units[0], b[1]), do.mul(a_units[1], b[0])
    return real, do.mul(infinity, do.sub(second, first))


def _infinite_divisor(do: _Parts, a: Pair, b_units: Pair, zero: Value) -> Pair:
    first, second = do.mul(a[0], b_units[0]), do.mul(a[1], b_units[1])
    real = do.mul(zero, do.add(first, second))
    first, second = do.mul(a[1], b_units[0]), do.mul(a[0], b_units[1])
    return real, do.mul(zero, do.sub(first, second))


def _select_pair(do: _Parts, condition: Value, yes: Pair, no: Pair) -> Pair:
    return do.select(condition, yes[0], no[0]), do.select(condition, yes[1], no[1])


def scaled_quotient(do: _Parts, a: Pair, b: Pair) -> Pair:
    """Smith's quotient, scaled by the larger part of the divisor. If both parts are NaN, the special cases of Annex G:
    a zero divisor, an infinite dividend, an infinite divisor."""
    by_imaginary, by_real = _smith_quotients(do, a, b)
    type: Type = a[0].type
    zero = do.number(type, 0.0)
    b_abs, b_zero = _magnitudes_equal(do, b, zero)
    a_numbers = do.compare("ord", a[0], zero), do.compare("ord", a[1], zero)
    some_number = do.either(*a_numbers)
    zero_divisor = do.both(some_number, do.both(*b_zero))
    infinity = do.number(type, float("inf"))
    signed = do.copysign(infinity, b[0])
    over_zero = do.mul(signed, a[0]), do.mul(signed, a[1])

    divisor_finite = do.both(do.compare("one", b_abs[0], infinity), do.compare("one", b_abs[1], infinity))
    a_abs, a_infinite = _magnitudes_equal(do, a, infinity)
    dividend_infinite = do.both(do.either(*a_infinite), divisor_finite)
    unit = do.number(type, 1.0)
    infinite = _infinite_dividend(do, _units(do, a, a_infinite, zero, unit), b, infinity)

    dividend_finite = do.both(do.compare("one", a_abs[0], infinity), do.compare("one", a_abs[1], infinity))
    b_infinite = do.compare("oeq", b_abs[0], infinity), do.compare("oeq", b_abs[1], infinity)
    divisor_infinite = do.both(dividend_finite, do.either(*b_infinite))
    vanishing = _infinite_divisor(do, a, _units(do, b, b_infinite, zero, unit), zero)

    quotient = _select_pair(do, do.compare("olt", *b_abs), by_imaginary, by_real)
    special = _select_pair(do, divisor_infinite, vanishing, quotient)
    special = _select_pair(do, dividend_infinite, infinite, special)
    special = _select_pair(do, zero_divisor, over_zero, special)
    both_nan = do.both(do.compare("uno", quotient[0], zero), do.compare("uno", quotient[1], zero))
    return _select_pair(do, both_nan, special, quotient)


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """Context of the pattern of binary operations."""

    converter: LLVMTypeConverter
    divide: Compute

    def compute(self, op: BinaryOp) -> Compute:
        """Returns the function that computes the parts of the result from those of the operands."""
        match op:
            case AddOp():
                return _sum
            case SubOp():
                return _difference
            case MulOp():
                return _product
        return self.divide


@conversion_pattern
def binary(
    op: BinaryOp, adaptor: Adaptor[BinaryOp], rewriter: ConversionPatternRewriter, context: Arithmetic
) -> Outcome:
    type = context.converter.convert_type(op.result.type)
    if type is None:
        return False
    do = _Parts(rewriter, op)
    lhs, rhs = do.split(adaptor.lhs), do.split(adaptor.rhs)
    target = build.poison(rewriter, type)
    rewriter.replace_op(op, do.join(target, *context.compute(op)(do, lhs, rhs)))
    return True


@conversion_pattern
def part(op: ReOp | ImOp, adaptor: Adaptor[ReOp | ImOp], rewriter: ConversionPatternRewriter) -> Outcome:
    rewriter.replace_op(op, build.extract_value(rewriter, adaptor.complex, 0 if isinstance(op, ReOp) else 1))
    return True


@conversion_pattern
def magnitude(op: AbsOp, adaptor: Adaptor[AbsOp], rewriter: ConversionPatternRewriter) -> Outcome:
    do = _Parts(rewriter, op)
    real, imaginary = do.split(adaptor.complex)
    square = do.mul(imaginary, imaginary)
    rewriter.replace_op(op, do.root(do.add(do.mul(real, real), square)))
    return True


@conversion_pattern
def constant(
    op: ConstantOp, adaptor: Adaptor[ConstantOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.complex.type)
    if type is None:
        return False
    struct = build.make(rewriter, llvm.ConstantOp, (), [type], {"value": ArrayAttr(op.value)})
    struct.attributes = dict(op._attributes)
    rewriter.replace_op(op, struct)
    return True


@conversion_pattern
def create(
    op: CreateOp, adaptor: Adaptor[CreateOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.complex.type)
    if type is None:
        return False
    target = build.poison(rewriter, type)
    rewriter.replace_op(op, _Parts(rewriter, op).join(target, adaptor.real, adaptor.imaginary))
    return True


def complex_to_llvm_patterns(converter: LLVMTypeConverter, *, complex_range: str = "basic") -> list[RewritePattern]:
    quotient = scaled_quotient if complex_range == "improved" else algebraic_quotient
    return [
        binary.with_context(converter, Arithmetic(converter, quotient)),
        *(lower.with_context(converter) for lower in (part, magnitude, constant, create)),
    ]


@register_pass("convert-complex-to-llvm", summary="Convert Complex dialect to LLVM dialect")
class ConvertComplexToLLVMPass(ConvertToLLVMPass):
    complex_range = option(
        "complex-range", "basic", "Control the intermediate calculation of complex number division", choices=RANGES
    )

    def configure(self, target: ConversionTarget, converter: LLVMTypeConverter) -> None:
        target.add_illegal_dialect("complex")

    def patterns(self, converter: LLVMTypeConverter) -> list[RewritePattern]:
        return complex_to_llvm_patterns(converter, complex_range=self.complex_range)
