"""Operations of the math dialect."""

from __future__ import annotations

from lamina.define import Operation, family, operand, operation, prop, result
from lamina.define.constraints import BoolLike, FloatLike, SignlessIntegerOrIndexLike
from lamina.define.type_relations import AllTypesMatch, TypesMatchWith, i1_same_shape
from lamina.dialects.arith.attributes import FastMathFlagsAttr
from lamina.dialects.arith.traits import ELEMENTWISE_MAPPABLE
from lamina.ir.traits import Pure, SameOperandsAndResultShape, SameOperandsAndResultType


class _FloatUnary(Operation):
    __slots__ = ()
    operand_ = operand(FloatLike, name="operand")
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$operand_ (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


_float_unary = family(SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE)


@_float_unary("math.absf")
class AbsFOp(_FloatUnary):
    """The magnitude of a float."""


@_float_unary("math.acosh")
class AcoshOp(_FloatUnary):
    """The inverse hyperbolic cosine."""


@_float_unary("math.asin")
class AsinOp(_FloatUnary):
    """The arc sine, in radians."""


@_float_unary("math.asinh")
class AsinhOp(_FloatUnary):
    """The inverse hyperbolic sine."""


@_float_unary("math.atan")
class AtanOp(_FloatUnary):
    """The arc tangent, in radians."""


@_float_unary("math.atanh")
class AtanhOp(_FloatUnary):
    """The inverse hyperbolic tangent."""


@_float_unary("math.cbrt")
class CbrtOp(_FloatUnary):
    """The cube root."""


@_float_unary("math.ceil")
class CeilOp(_FloatUnary):
    """The least integer, as a float, that is not below."""


@_float_unary("math.cos")
class CosOp(_FloatUnary):
    """The cosine of an angle in radians."""


@_float_unary("math.acos")
class AcosOp(_FloatUnary):
    """The arc cosine, in radians."""


@_float_unary("math.cosh")
class CoshOp(_FloatUnary):
    """The hyperbolic cosine."""


@_float_unary("math.sin")
class SinOp(_FloatUnary):
    """The sine of an angle in radians."""


@_float_unary("math.sinh")
class SinhOp(_FloatUnary):
    """The hyperbolic sine."""


@_float_unary("math.erf")
class ErfOp(_FloatUnary):
    """The error function."""


@_float_unary("math.erfc")
class ErfcOp(_FloatUnary):
    """Computes one minus the error function, accurately for large arguments."""


@_float_unary("math.exp")
class ExpOp(_FloatUnary):
    """e to the power of a float."""


@_float_unary("math.exp2")
class Exp2Op(_FloatUnary):
    """Two to the power of a float."""


@_float_unary("math.expm1")
class ExpM1Op(_FloatUnary):
    """e to the power of a float, minus one, exact near zero."""


@_float_unary("math.floor")
class FloorOp(_FloatUnary):
    """The greatest integer, as a float, that is not above."""


@_float_unary("math.log")
class LogOp(_FloatUnary):
    """The natural logarithm."""


@_float_unary("math.log10")
class Log10Op(_FloatUnary):
    """The logarithm to base ten."""


@_float_unary("math.log1p")
class Log1pOp(_FloatUnary):
    """The natural logarithm of one plus a float, exact near zero."""


@_float_unary("math.log2")
class Log2Op(_FloatUnary):
    """The logarithm to base two."""


@_float_unary("math.rsqrt")
class RsqrtOp(_FloatUnary):
    """Computes one divided by the square root."""


@_float_unary("math.sqrt")
class SqrtOp(_FloatUnary):
    """The square root; NaN for negative floats."""


@_float_unary("math.tan")
class TanOp(_FloatUnary):
    """The tangent of an angle in radians."""


@_float_unary("math.tanh")
class TanhOp(_FloatUnary):
    """The hyperbolic tangent."""


@_float_unary("math.roundeven")
class RoundEvenOp(_FloatUnary):
    """The nearest integer, as a float; halves go to the even one."""


@_float_unary("math.round")
class RoundOp(_FloatUnary):
    """The nearest integer, as a float; halves go away from zero."""


@_float_unary("math.trunc")
class TruncOp(_FloatUnary):
    """The integer part, as a float."""


class _IntegerUnary(Operation):
    __slots__ = ()
    operand_ = operand(SignlessIntegerOrIndexLike, name="operand")
    result = result(SignlessIntegerOrIndexLike)
    assembly_format = "$operand_ attr-dict `:` type($result)"


_integer_unary = family(SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE)


@_integer_unary("math.absi")
class AbsIOp(_IntegerUnary):
    """Computes the absolute value of a signed integer; the minimum value is unchanged."""


@_integer_unary("math.ctlz")
class CountLeadingZerosOp(_IntegerUnary):
    """The number of zeros above the highest bit that is set; the width for zero."""


@_integer_unary("math.cttz")
class CountTrailingZerosOp(_IntegerUnary):
    """The number of zeros below the lowest bit that is set; the width for zero."""


@_integer_unary("math.ctpop")
class CtPopOp(_IntegerUnary):
    """The number of bits that are set."""


class _FloatBinary(Operation):
    __slots__ = ()
    lhs = operand(FloatLike)
    rhs = operand(FloatLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


_float_binary = family(SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE)


@_float_binary("math.atan2")
class Atan2Op(_FloatBinary):
    """The angle of the point (second operand, first operand), in radians from -pi to pi."""


@_float_binary("math.copysign")
class CopySignOp(_FloatBinary):
    """The magnitude of the first float with the sign of the second."""


@_float_binary("math.powf")
class PowFOp(_FloatBinary):
    """A float to the power of another."""


@operation("math.clampf", traits=[SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE])
class ClampFOp(Operation):
    """A float limited to the range between a lower and an upper one."""

    value = operand(FloatLike)
    min = operand(FloatLike)
    max = operand(FloatLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


@operation(
    "math.sincos",
    traits=[SameOperandsAndResultShape, AllTypesMatch("operand_", "sin", "cos"), Pure, *ELEMENTWISE_MAPPABLE],
)
class SincosOp(Operation):
    """The sine and the cosine of an angle in radians."""

    operand_ = operand(FloatLike, name="operand")
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    sin = result(FloatLike)
    cos = result(FloatLike)
    assembly_format = "$operand_ (`fastmath` `` $fastmath^)? attr-dict `:` type($operand_)"


@operation("math.fma", traits=[SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE])
class FmaOp(Operation):
    """a * b + c, rounded once."""

    a = operand(FloatLike)
    b = operand(FloatLike)
    c = operand(FloatLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


@operation("math.ipowi", traits=[SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE])
class IPowIOp(Operation):
    """An integer to an integer power, modulo the width."""

    lhs = operand(SignlessIntegerOrIndexLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    result = result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"


class _FloatClassification(Operation):
    __slots__ = ()
    operand_ = operand(FloatLike, name="operand")
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(BoolLike)
    assembly_format = "$operand_ attr-dict `:` type($operand_)"


_float_classification = family(
    TypesMatchWith("operand_", "result", i1_same_shape, "result type has i1 element type and same shape as operands"),
    Pure,
    *ELEMENTWISE_MAPPABLE,
)


@_float_classification("math.isfinite")
class IsFiniteOp(_FloatClassification):
    """True for floats that are neither infinite nor NaN."""


@_float_classification("math.isinf")
class IsInfOp(_FloatClassification):
    """True for the two infinities."""


@_float_classification("math.isnan")
class IsNaNOp(_FloatClassification):
    """True for NaN."""


@_float_classification("math.isnormal")
class IsNormalOp(_FloatClassification):
    """True for floats that are neither zero, subnormal, infinite nor NaN."""


@operation(
    "math.fpowi", traits=[SameOperandsAndResultShape, AllTypesMatch("lhs", "result"), Pure, *ELEMENTWISE_MAPPABLE]
)
class FPowIOp(Operation):
    """A float to an integer power."""

    lhs = operand(FloatLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)"
