"""``convert-complex-to-llvm``: lowers the arithmetic of the complex dialect to the llvm dialect.

A complex number is a struct of its two parts. Division follows ``complex-range``: ``basic`` and ``none`` divide by the
squared magnitude; ``improved`` scales by the larger part of the divisor (R. L. Smith, "Algorithm 116: Complex
division", CACM 5(8), 1962) and handles infinities and zeros as C's Annex G requires.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_pass import ConvertToLLVMPass
from lamina.conversion.vector_pattern import llvm_fastmath
from lamina.dialects.arith.enums import FastMathFlags
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
    from lamina.dialects.complex.ops import AbsOp, ConstantOp, CreateOp
    from lamina.ir.operation import Operation
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

RANGES = ("improved", "basic", "none")
# The real and the imaginary part.
Pair = tuple[Value, Value]


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

    def split(self, value: Value) -> tuple[Value, Value]:
        return build.extract_value(self.rewriter, value, 0), build.extract_value(self.rewriter, value, 1)

    def join(self, target: Value, real: Value, imaginary: Value) -> Value:
        value = build.insert_value(self.rewriter, real, target, 0)
        return build.insert_value(self.rewriter, imaginary, value, 1)


def _sum(do: _Parts, a: tuple[Value, Value], b: tuple[Value, Value]) -> tuple[Value, Value]:
    return do.add(a[0], b[0]), do.add(a[1], b[1])


def _difference(do: _Parts, a: tuple[Value, Value], b: tuple[Value, Value]) -> tuple[Value, Value]:
    return do.sub(a[0], b[0]), do.sub(a[1], b[1])


def _product(do: _Parts, a: tuple[Value, Value], b: tuple[Value, Value]) -> tuple[Value, Value]:
    imaginary = do.mul(b[1], a[1])
    real = do.sub(do.mul(b[0], a[0]), imaginary)
    cross = do.mul(a[0], b[1])
    return real, do.add(do.mul(a[1], b[0]), cross)


def algebraic_quotient(do: _Parts, a: tuple[Value, Value], b: tuple[Value, Value]) -> tuple[Value, Value]:
    square = do.mul(b[1], b[1])
    magnitude = do.add(do.mul(b[0], b[0]), square)
    inner = do.mul(a[1], b[1])
    real = do.add(do.mul(a[0], b[0]), inner)
    outer = do.mul(a[0], b[1])
    imaginary = do.sub(do.mul(a[1], b[0]), outer)
    return do.div(real, magnitude), do.div(imaginary, magnitude)


def scaled_quotient(do: _Parts, a: tuple[Value, Value], b: tuple[Value, Value]) -> tuple[Value, Value]:
    """Smith's quotient both ways, then the special cases."""
    (ar, ai), (br, bi) = a, b
    type: Type = ar.type
    ratio = do.div(br, bi)
    below = do.add(bi, do.mul(ratio, br))
    real_by_imaginary = do.div(do.add(do.mul(ar, ratio), ai), below)
    imaginary_by_imaginary = do.div(do.sub(do.mul(ai, ratio), ar), below)
    ratio = do.div(bi, br)
    below = do.add(br, do.mul(ratio, bi))
    real_by_real = do.div(do.add(ar, do.mul(ai, ratio)), below)
    imaginary_by_real = do.div(do.sub(ai, do.mul(ar, ratio)), below)

    zero = do.number(type, 0.0)
    br_abs = do.absolute(br)
    br_zero = do.compare("oeq", br_abs, zero)
    bi_abs = do.absolute(bi)
    bi_zero = do.compare("oeq", bi_abs, zero)
    ar_is_number = do.compare("ord", ar, zero)
    ai_is_number = do.compare("ord", ai, zero)
    some_number = do.either(ar_is_number, ai_is_number)
    zero_divisor = do.both(some_number, do.both(br_zero, bi_zero))
    infinity = do.number(type, float("inf"))
    signed = do.copysign(infinity, br)
    real_infinite, imaginary_infinite = do.mul(signed, ar), do.mul(signed, ai)

    br_finite = do.compare("one", br_abs, infinity)
    bi_finite = do.compare("one", bi_abs, infinity)
    divisor_finite = do.both(br_finite, bi_finite)
    ar_abs = do.absolute(ar)
    ar_is_infinite = do.compare("oeq", ar_abs, infinity)
    ai_abs = do.absolute(ai)
    ai_is_infinite = do.compare("oeq", ai_abs, infinity)
    dividend_infinite = do.both(do.either(ar_is_infinite, ai_is_infinite), divisor_finite)
    one = do.number(type, 1.0)
    ar_unit = do.copysign(do.select(ar_is_infinite, one, zero), ar)
    ai_unit = do.copysign(do.select(ai_is_infinite, one, zero), ai)
    first, second = do.mul(ar_unit, br), do.mul(ai_unit, bi)
    real_up = do.mul(infinity, do.add(first, second))
    first, second = do.mul(ar_unit, bi), do.mul(ai_unit, br)
    imaginary_up = do.mul(infinity, do.sub(second, first))

    dividend_finite = do.both(do.compare("one", ar_abs, infinity), do.compare("one", ai_abs, infinity))
    br_is_infinite = do.compare("oeq", br_abs, infinity)
    bi_is_infinite = do.compare("oeq", bi_abs, infinity)
    divisor_infinite = do.both(dividend_finite, do.either(br_is_infinite, bi_is_infinite))
    br_unit = do.copysign(do.select(br_is_infinite, one, zero), br)
    bi_unit = do.copysign(do.select(bi_is_infinite, one, zero), bi)
    first, second = do.mul(ar, br_unit), do.mul(ai, bi_unit)
    real_down = do.mul(zero, do.add(first, second))
    first, second = do.mul(ai, br_unit), do.mul(ar, bi_unit)
    imaginary_down = do.mul(zero, do.sub(first, second))

    smaller = do.compare("olt", br_abs, bi_abs)
    real = do.select(smaller, real_by_imaginary, real_by_real)
    imaginary = do.select(smaller, imaginary_by_imaginary, imaginary_by_real)
    real_special = do.select(divisor_infinite, real_down, real)
    imaginary_special = do.select(divisor_infinite, imaginary_down, imaginary)
    real_special = do.select(dividend_infinite, real_up, real_special)
    imaginary_special = do.select(dividend_infinite, imaginary_up, imaginary_special)
    real_special = do.select(zero_divisor, real_infinite, real_special)
    imaginary_special = do.select(zero_divisor, imaginary_infinite, imaginary_special)
    real_nan = do.compare("uno", real, zero)
    imaginary_nan = do.compare("uno", imaginary, zero)
    both_nan = do.both(real_nan, imaginary_nan)
    return do.select(both_nan, real_special, real), do.select(both_nan, imaginary_special, imaginary)


def complex_to_llvm_patterns(converter: LLVMTypeConverter, *, complex_range: str = "basic") -> list[RewritePattern]:
    quotient = scaled_quotient if complex_range == "improved" else algebraic_quotient

    def binary(name: str, compute: Callable[[Any, Pair, Pair], Pair]) -> RewritePattern:
        @conversion_pattern(name, converter=converter)
        def lower(op: Operation, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
            type = converter.convert_type(op.result_types[0])
            if type is None:
                return False
            do = _Parts(rewriter, op)
            lhs, rhs = (do.split(value) for value in adaptor.operands)
            target = build.poison(rewriter, type)
            rewriter.replace_op(op, do.join(target, *compute(do, lhs, rhs)))
            return True

        lower.label = f"{name} to llvm"
        return lower

    def part(name: str, index: int) -> RewritePattern:
        @conversion_pattern(name, converter=converter)
        def lower(op: Operation, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
            rewriter.replace_op(op, build.extract_value(rewriter, adaptor.operands[0], index))
            return True

        lower.label = f"{name} to llvm"
        return lower

    @conversion_pattern("complex.abs", converter=converter)
    def magnitude(op: AbsOp, adaptor: Adaptor[AbsOp], rewriter: ConversionPatternRewriter) -> Outcome:
        do = _Parts(rewriter, op)
        real, imaginary = do.split(adaptor.complex)
        square = do.mul(imaginary, imaginary)
        rewriter.replace_op(op, do.root(do.add(do.mul(real, real), square)))
        return True

    @conversion_pattern("complex.constant", converter=converter)
    def constant(op: ConstantOp, adaptor: Adaptor[ConstantOp], rewriter: ConversionPatternRewriter) -> Outcome:
        type = converter.convert_type(op.complex.type)
        if type is None:
            return False
        made = build.make(rewriter, llvm.ConstantOp, (), [type], {"value": ArrayAttr(op.value)})
        made.attributes = dict(op.attributes)
        rewriter.replace_op(op, made)
        return True

    @conversion_pattern("complex.create", converter=converter)
    def create(op: CreateOp, adaptor: Adaptor[CreateOp], rewriter: ConversionPatternRewriter) -> Outcome:
        type = converter.convert_type(op.complex.type)
        if type is None:
            return False
        do = _Parts(rewriter, op)
        real, imaginary = adaptor.operands
        rewriter.replace_op(op, do.join(build.poison(rewriter, type), real, imaginary))
        return True

    return [
        binary("complex.add", _sum),
        binary("complex.sub", _difference),
        binary("complex.mul", _product),
        binary("complex.div", quotient),
        part("complex.re", 0),
        part("complex.im", 1),
        magnitude,
        constant,
        create,
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
