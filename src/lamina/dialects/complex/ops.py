"""Operations of the complex dialect."""

from __future__ import annotations

from lamina.define import Operation, family, operand, operation, prop, result
from lamina.define.constraints import I1, AnyComplex, AnyFloat, AnySignlessInteger, AnyType, ArrayAttr, Complex
from lamina.define.type_relations import AllTypesMatch, TypesMatchWith, element_type
from lamina.dialects.arith.attributes import FastMathFlagsAttr
from lamina.ir.attribute import Type
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import ConstantLike, Elementwise, Pure, SameOperandsAndResultShape, SameOperandsAndResultType
from lamina.ir.types import ComplexType, FloatType, IntegerType, int_or_float_width
from lamina.ir.value import Value


@operation(
    "complex.abs",
    traits=[
        TypesMatchWith("complex", "result", element_type, "complex element type matches result type"),
        Pure,
        Elementwise,
    ],
)
class AbsOp(Operation):
    """The magnitude."""

    complex = operand(Complex(AnyFloat))
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(AnyFloat)
    assembly_format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"


def verify_bitcast(source: Type, target: Type) -> None:
    """Raises VerifyFailure unless the types have the same bit width and one of them is complex."""
    if source is target:
        return
    if not isinstance(source, ComplexType | IntegerType | FloatType):
        raise VerifyFailure("operand must be int/float/complex")
    if not isinstance(target, ComplexType | IntegerType | FloatType):
        raise VerifyFailure("result must be int/float/complex")
    if isinstance(source, ComplexType) == isinstance(target, ComplexType):
        raise VerifyFailure("requires that either input or output has a complex type")
    if bit_width(source) != bit_width(target):
        raise VerifyFailure("casting bitwidths do not match")


def bit_width(type: Type) -> int:
    """Bits of an integer, float or complex type."""
    if isinstance(type, ComplexType):
        return 2 * bit_width(type.element_type)
    return int_or_float_width(type)


def verify_constant(operation: ConstantOp) -> None:
    """Raises VerifyFailure unless the value is a pair of numbers of the element type."""
    values = operation.value
    if len(values) != 2:
        raise VerifyFailure("requires 'value' to be a complex constant, represented as array of two values")
    types = [value.type for value in values if isinstance(value, FloatAttr | IntegerAttr)]
    if len(types) != 2:
        raise VerifyFailure("requires attribute's elements to be float or integer attributes")
    element = operation.complex.type.element_type
    if any(type is not element for type in types):
        raise VerifyFailure(
            f"requires attribute's element types ('{types[0]}', '{types[1]}') to match the element type "
            f"of the op's return type ('{element}')"
        )


class _ComplexArithmetic(Operation):
    __slots__ = ()
    lhs = operand(Complex(AnyFloat))
    rhs = operand(Complex(AnyFloat))
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(Complex(AnyFloat))
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


_complex_arithmetic = family(Pure, SameOperandsAndResultType, Elementwise)


@_complex_arithmetic("complex.add")
class AddOp(_ComplexArithmetic):
    """The sum of two complex numbers."""


@_complex_arithmetic("complex.atan2")
class Atan2Op(_ComplexArithmetic):
    """The arc tangent of the quotient of two complex numbers, in the right quadrant."""


@_complex_arithmetic("complex.div")
class DivOp(_ComplexArithmetic):
    """The quotient of two complex numbers."""


@_complex_arithmetic("complex.mul")
class MulOp(_ComplexArithmetic):
    """The product of two complex numbers."""


@_complex_arithmetic("complex.pow")
class PowOp(_ComplexArithmetic):
    """A complex number to a complex power."""


@_complex_arithmetic("complex.sub")
class SubOp(_ComplexArithmetic):
    """The difference of two complex numbers."""


@operation("complex.bitcast", traits=[Pure])
class BitcastOp(Operation):
    """Casts between a complex type and a type of the same width, keeping the bits."""

    operand_ = operand(AnyType, name="operand")
    result = result(AnyType)
    assembly_format = "$operand_ attr-dict `:` type($operand_) `to` type($result)"

    def verify(self) -> None:
        verify_bitcast(self.operand_.type, self.results[0].type)


@operation("complex.constant", traits=[ConstantLike, Pure])
class ConstantOp(Operation):
    """A constant complex number: real and imaginary part."""

    value = prop(ArrayAttr)
    complex = result(AnyComplex)
    assembly_format = "$value attr-dict `:` type($complex)"

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.results[0], "cst")]

    def verify(self) -> None:
        verify_constant(self)


class _ComplexUnary(Operation):
    __slots__ = ()
    complex = operand(Complex(AnyFloat))
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(Complex(AnyFloat))
    assembly_format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"


_complex_unary = family(SameOperandsAndResultType, Pure, Elementwise)


@_complex_unary("complex.cos")
class CosOp(_ComplexUnary):
    """The cosine."""


@_complex_unary("complex.exp")
class ExpOp(_ComplexUnary):
    """e to the power of a complex number."""


@_complex_unary("complex.expm1")
class Expm1Op(_ComplexUnary):
    """e to the power of a complex number, minus one, exact near zero."""


@_complex_unary("complex.log")
class LogOp(_ComplexUnary):
    """The natural logarithm."""


@_complex_unary("complex.log1p")
class Log1pOp(_ComplexUnary):
    """The natural logarithm of one plus a complex number, exact near zero."""


@_complex_unary("complex.neg")
class NegOp(_ComplexUnary):
    """Negates a complex number."""


@_complex_unary("complex.rsqrt")
class RsqrtOp(_ComplexUnary):
    """Computes one divided by the square root."""


@_complex_unary("complex.sign")
class SignOp(_ComplexUnary):
    """The complex number divided by its magnitude; zero for zero."""


@_complex_unary("complex.sin")
class SinOp(_ComplexUnary):
    """The sine."""


@_complex_unary("complex.sqrt")
class SqrtOp(_ComplexUnary):
    """The square root with a real part that is not negative."""


@_complex_unary("complex.tanh")
class TanhOp(_ComplexUnary):
    """The hyperbolic tangent."""


@_complex_unary("complex.tan")
class TanOp(_ComplexUnary):
    """The tangent."""


@_complex_unary("complex.conj")
class ConjOp(_ComplexUnary):
    """The conjugate."""


@operation(
    "complex.create",
    traits=[
        Pure,
        AllTypesMatch("real", "imaginary"),
        TypesMatchWith("complex", "real", element_type, "complex element type matches real operand type"),
        TypesMatchWith("complex", "imaginary", element_type, "complex element type matches imaginary operand type"),
    ],
)
class CreateOp(Operation):
    """The complex number of a real and an imaginary part."""

    real = operand(AnyFloat)
    imaginary = operand(AnyFloat)
    complex = result(Complex(AnyFloat))
    assembly_format = "$real `,` $imaginary attr-dict `:` type($complex)"


@operation("complex.eq", traits=[Pure, AllTypesMatch("lhs", "rhs"), Elementwise])
class EqualOp(Operation):
    """True where both parts are equal."""

    lhs = operand(Complex(AnyFloat))
    rhs = operand(Complex(AnyFloat))
    result = result(I1)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs)"


@operation(
    "complex.im",
    traits=[
        TypesMatchWith("complex", "imaginary", element_type, "complex element type matches result type"),
        Pure,
        Elementwise,
    ],
)
class ImOp(Operation):
    """The imaginary part."""

    complex = operand(Complex(AnyFloat))
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    imaginary = result(AnyFloat)
    assembly_format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"


@operation("complex.neq", traits=[Pure, AllTypesMatch("lhs", "rhs"), Elementwise])
class NotEqualOp(Operation):
    """True where either part differs."""

    lhs = operand(Complex(AnyFloat))
    rhs = operand(Complex(AnyFloat))
    result = result(I1)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs)"


@operation("complex.powi", traits=[Pure, Elementwise, SameOperandsAndResultShape, AllTypesMatch("lhs", "result")])
class PowiOp(Operation):
    """A complex number to an integer power."""

    lhs = operand(Complex(AnyFloat))
    rhs = operand(AnySignlessInteger)
    fastmath = prop(FastMathFlagsAttr, optional=True)
    result = result(Complex(AnyFloat))
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)"


@operation(
    "complex.re",
    traits=[
        TypesMatchWith("complex", "real", element_type, "complex element type matches result type"),
        Pure,
        Elementwise,
    ],
)
class ReOp(Operation):
    """The real part."""

    complex = operand(Complex(AnyFloat))
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    real = result(AnyFloat)
    assembly_format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"


@operation(
    "complex.angle",
    traits=[
        TypesMatchWith("complex", "result", element_type, "complex element type matches result type"),
        Pure,
        Elementwise,
    ],
)
class AngleOp(Operation):
    """The argument, in radians."""

    complex = operand(Complex(AnyFloat))
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(AnyFloat)
    assembly_format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
