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
class AbsFOp(_FloatUnary): ...


@_float_unary("math.acosh")
class AcoshOp(_FloatUnary): ...


@_float_unary("math.asin")
class AsinOp(_FloatUnary): ...


@_float_unary("math.asinh")
class AsinhOp(_FloatUnary): ...


@_float_unary("math.atan")
class AtanOp(_FloatUnary): ...


@_float_unary("math.atanh")
class AtanhOp(_FloatUnary): ...


@_float_unary("math.cbrt")
class CbrtOp(_FloatUnary): ...


@_float_unary("math.ceil")
class CeilOp(_FloatUnary): ...


@_float_unary("math.cos")
class CosOp(_FloatUnary): ...


@_float_unary("math.acos")
class AcosOp(_FloatUnary): ...


@_float_unary("math.cosh")
class CoshOp(_FloatUnary): ...


@_float_unary("math.sin")
class SinOp(_FloatUnary): ...


@_float_unary("math.sinh")
class SinhOp(_FloatUnary): ...


@_float_unary("math.erf")
class ErfOp(_FloatUnary): ...


@_float_unary("math.erfc")
class ErfcOp(_FloatUnary): ...


@_float_unary("math.exp")
class ExpOp(_FloatUnary): ...


@_float_unary("math.exp2")
class Exp2Op(_FloatUnary): ...


@_float_unary("math.expm1")
class ExpM1Op(_FloatUnary): ...


@_float_unary("math.floor")
class FloorOp(_FloatUnary): ...


@_float_unary("math.log")
class LogOp(_FloatUnary): ...


@_float_unary("math.log10")
class Log10Op(_FloatUnary): ...


@_float_unary("math.log1p")
class Log1pOp(_FloatUnary): ...


@_float_unary("math.log2")
class Log2Op(_FloatUnary): ...


@_float_unary("math.rsqrt")
class RsqrtOp(_FloatUnary): ...


@_float_unary("math.sqrt")
class SqrtOp(_FloatUnary): ...


@_float_unary("math.tan")
class TanOp(_FloatUnary): ...


@_float_unary("math.tanh")
class TanhOp(_FloatUnary): ...


@_float_unary("math.roundeven")
class RoundEvenOp(_FloatUnary): ...


@_float_unary("math.round")
class RoundOp(_FloatUnary): ...


@_float_unary("math.trunc")
class TruncOp(_FloatUnary): ...


class _IntegerUnary(Operation):
    __slots__ = ()
    operand_ = operand(SignlessIntegerOrIndexLike, name="operand")
    result = result(SignlessIntegerOrIndexLike)
    assembly_format = "$operand_ attr-dict `:` type($result)"


_integer_unary = family(SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE)


@_integer_unary("math.absi")
class AbsIOp(_IntegerUnary): ...


@_integer_unary("math.ctlz")
class CountLeadingZerosOp(_IntegerUnary): ...


@_integer_unary("math.cttz")
class CountTrailingZerosOp(_IntegerUnary): ...


@_integer_unary("math.ctpop")
class CtPopOp(_IntegerUnary): ...


class _FloatBinary(Operation):
    __slots__ = ()
    lhs = operand(FloatLike)
    rhs = operand(FloatLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


_float_binary = family(SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE)


@_float_binary("math.atan2")
class Atan2Op(_FloatBinary): ...


@_float_binary("math.copysign")
class CopySignOp(_FloatBinary): ...


@_float_binary("math.powf")
class PowFOp(_FloatBinary): ...


@operation("math.clampf", traits=[SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE])
class ClampFOp(Operation):
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
    operand_ = operand(FloatLike, name="operand")
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    sin = result(FloatLike)
    cos = result(FloatLike)
    assembly_format = "$operand_ (`fastmath` `` $fastmath^)? attr-dict `:` type($operand_)"


@operation("math.fma", traits=[SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE])
class FmaOp(Operation):
    a = operand(FloatLike)
    b = operand(FloatLike)
    c = operand(FloatLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


@operation("math.ipowi", traits=[SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE])
class IPowIOp(Operation):
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
class IsFiniteOp(_FloatClassification): ...


@_float_classification("math.isinf")
class IsInfOp(_FloatClassification): ...


@_float_classification("math.isnan")
class IsNaNOp(_FloatClassification): ...


@_float_classification("math.isnormal")
class IsNormalOp(_FloatClassification): ...


@operation(
    "math.fpowi", traits=[SameOperandsAndResultShape, AllTypesMatch("lhs", "result"), Pure, *ELEMENTWISE_MAPPABLE]
)
class FPowIOp(Operation):
    lhs = operand(FloatLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)"
