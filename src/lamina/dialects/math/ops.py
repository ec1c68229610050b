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


_float_unary = family(_FloatUnary, SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE)


AbsFOp = _float_unary("AbsFOp", "math.absf")
AcoshOp = _float_unary("AcoshOp", "math.acosh")
AsinOp = _float_unary("AsinOp", "math.asin")
AsinhOp = _float_unary("AsinhOp", "math.asinh")
AtanOp = _float_unary("AtanOp", "math.atan")
AtanhOp = _float_unary("AtanhOp", "math.atanh")
CbrtOp = _float_unary("CbrtOp", "math.cbrt")
CeilOp = _float_unary("CeilOp", "math.ceil")
CosOp = _float_unary("CosOp", "math.cos")
AcosOp = _float_unary("AcosOp", "math.acos")
CoshOp = _float_unary("CoshOp", "math.cosh")
SinOp = _float_unary("SinOp", "math.sin")
SinhOp = _float_unary("SinhOp", "math.sinh")
ErfOp = _float_unary("ErfOp", "math.erf")
ErfcOp = _float_unary("ErfcOp", "math.erfc")
ExpOp = _float_unary("ExpOp", "math.exp")
Exp2Op = _float_unary("Exp2Op", "math.exp2")
ExpM1Op = _float_unary("ExpM1Op", "math.expm1")
FloorOp = _float_unary("FloorOp", "math.floor")
LogOp = _float_unary("LogOp", "math.log")
Log10Op = _float_unary("Log10Op", "math.log10")
Log1pOp = _float_unary("Log1pOp", "math.log1p")
Log2Op = _float_unary("Log2Op", "math.log2")
RsqrtOp = _float_unary("RsqrtOp", "math.rsqrt")
SqrtOp = _float_unary("SqrtOp", "math.sqrt")
TanOp = _float_unary("TanOp", "math.tan")
TanhOp = _float_unary("TanhOp", "math.tanh")
RoundEvenOp = _float_unary("RoundEvenOp", "math.roundeven")
RoundOp = _float_unary("RoundOp", "math.round")
TruncOp = _float_unary("TruncOp", "math.trunc")


class _IntegerUnary(Operation):
    __slots__ = ()
    operand_ = operand(SignlessIntegerOrIndexLike, name="operand")
    result = result(SignlessIntegerOrIndexLike)
    assembly_format = "$operand_ attr-dict `:` type($result)"


_integer_unary = family(_IntegerUnary, SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE)


AbsIOp = _integer_unary("AbsIOp", "math.absi")
CountLeadingZerosOp = _integer_unary("CountLeadingZerosOp", "math.ctlz")
CountTrailingZerosOp = _integer_unary("CountTrailingZerosOp", "math.cttz")
CtPopOp = _integer_unary("CtPopOp", "math.ctpop")


class _FloatBinary(Operation):
    __slots__ = ()
    lhs = operand(FloatLike)
    rhs = operand(FloatLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


_float_binary = family(_FloatBinary, SameOperandsAndResultType, Pure, *ELEMENTWISE_MAPPABLE)


Atan2Op = _float_binary("Atan2Op", "math.atan2")
CopySignOp = _float_binary("CopySignOp", "math.copysign")
PowFOp = _float_binary("PowFOp", "math.powf")


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
    _FloatClassification,
    TypesMatchWith("operand_", "result", i1_same_shape, "result type has i1 element type and same shape as operands"),
    Pure,
    *ELEMENTWISE_MAPPABLE,
)


IsFiniteOp = _float_classification("IsFiniteOp", "math.isfinite")
IsInfOp = _float_classification("IsInfOp", "math.isinf")
IsNaNOp = _float_classification("IsNaNOp", "math.isnan")
IsNormalOp = _float_classification("IsNormalOp", "math.isnormal")


@operation(
    "math.fpowi", traits=[SameOperandsAndResultShape, AllTypesMatch("lhs", "result"), Pure, *ELEMENTWISE_MAPPABLE]
)
class FPowIOp(Operation):
    lhs = operand(FloatLike)
    rhs = operand(SignlessIntegerOrIndexLike)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    result = result(FloatLike)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)"
