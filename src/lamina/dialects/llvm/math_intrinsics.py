"""Operations for LLVM's intrinsic functions on numbers."""

from __future__ import annotations

from lamina.define import Operation, family, operand, operation, prop, result
from lamina.define.constraints import AnySignlessInteger, I1Attr, I32Attr
from lamina.dialects.llvm.attributes import FastmathFlagsAttr
from lamina.dialects.llvm.constraints import LLVM_AnyFloat, LLVM_Type, ScalarOrVectorOf, ValidRoundingModeAttr
from lamina.dialects.llvm.enums import FPExceptionBehaviorAttr
from lamina.dialects.llvm.verification import verify_sincos
from lamina.ir.traits import Pure, SameOperandsAndResultType, SameOperandsElementType, SameTypeOperands


@operation("llvm.intr.abs", traits=[Pure])
class AbsOp(Operation):
    in_ = operand(ScalarOrVectorOf(AnySignlessInteger), name="in")
    is_int_min_poison = prop(I1Attr, name="is_int_min_poison")
    res = result(LLVM_Type)


@operation("llvm.intr.is.fpclass", traits=[Pure])
class IsFPClass(Operation):
    in_ = operand(ScalarOrVectorOf(LLVM_AnyFloat), name="in")
    bit = prop(I32Attr)
    res = result(LLVM_Type)


class _BinarySameArgsF(Operation):
    __slots__ = ()
    a = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    b = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


_binary_same_args_f = family(Pure, SameOperandsAndResultType)


@_binary_same_args_f("llvm.intr.copysign")
class CopySignOp(_BinarySameArgsF): ...


@_binary_same_args_f("llvm.intr.pow")
class PowOp(_BinarySameArgsF): ...


@_binary_same_args_f("llvm.intr.maxnum")
class MaxNumOp(_BinarySameArgsF): ...


@_binary_same_args_f("llvm.intr.minnum")
class MinNumOp(_BinarySameArgsF): ...


@_binary_same_args_f("llvm.intr.maximum")
class MaximumOp(_BinarySameArgsF): ...


@_binary_same_args_f("llvm.intr.minimum")
class MinimumOp(_BinarySameArgsF): ...


@_binary_same_args_f("llvm.intr.atan2")
class ATan2Op(_BinarySameArgsF): ...


class _UnaryF(Operation):
    __slots__ = ()
    in_ = operand(ScalarOrVectorOf(LLVM_AnyFloat), name="in")
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


_unary_f = family(Pure, SameOperandsAndResultType)


@_unary_f("llvm.intr.exp")
class ExpOp(_UnaryF): ...


@_unary_f("llvm.intr.exp2")
class Exp2Op(_UnaryF): ...


@_unary_f("llvm.intr.exp10")
class Exp10Op(_UnaryF): ...


@_unary_f("llvm.intr.fabs")
class FAbsOp(_UnaryF): ...


@_unary_f("llvm.intr.ceil")
class FCeilOp(_UnaryF): ...


@_unary_f("llvm.intr.floor")
class FFloorOp(_UnaryF): ...


@_unary_f("llvm.intr.log10")
class Log10Op(_UnaryF): ...


@_unary_f("llvm.intr.log2")
class Log2Op(_UnaryF): ...


@_unary_f("llvm.intr.log")
class LogOp(_UnaryF): ...


@_unary_f("llvm.intr.roundeven")
class RoundEvenOp(_UnaryF): ...


@_unary_f("llvm.intr.round")
class RoundOp(_UnaryF): ...


@_unary_f("llvm.intr.trunc")
class FTruncOp(_UnaryF): ...


@_unary_f("llvm.intr.sqrt")
class SqrtOp(_UnaryF): ...


@_unary_f("llvm.intr.rint")
class RintOp(_UnaryF): ...


@_unary_f("llvm.intr.nearbyint")
class NearbyintOp(_UnaryF): ...


@_unary_f("llvm.intr.sin")
class SinOp(_UnaryF): ...


@_unary_f("llvm.intr.cos")
class CosOp(_UnaryF): ...


@_unary_f("llvm.intr.tan")
class TanOp(_UnaryF): ...


@_unary_f("llvm.intr.asin")
class ASinOp(_UnaryF): ...


@_unary_f("llvm.intr.acos")
class ACosOp(_UnaryF): ...


@_unary_f("llvm.intr.atan")
class ATanOp(_UnaryF): ...


@_unary_f("llvm.intr.sinh")
class SinhOp(_UnaryF): ...


@_unary_f("llvm.intr.cosh")
class CoshOp(_UnaryF): ...


@_unary_f("llvm.intr.tanh")
class TanhOp(_UnaryF): ...


@operation("llvm.intr.ldexp", traits=[Pure])
class LoadExpOp(Operation):
    val = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    power = operand(AnySignlessInteger)
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.frexp", traits=[Pure])
class FractionExpOp(Operation):
    val = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


class _FloatTernary(Operation):
    """Floats, with fast-math flags."""

    __slots__ = ()
    a = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    b = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    c = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.fma", traits=[Pure, SameOperandsAndResultType])
class FMAOp(_FloatTernary):
    pass


@operation("llvm.intr.fmuladd", traits=[Pure, SameOperandsAndResultType])
class FMulAddOp(_FloatTernary):
    pass


@operation("llvm.intr.powi", traits=[Pure])
class PowIOp(Operation):
    val = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    power = operand(AnySignlessInteger)
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


class _ScalarOrVectorIntRound(Operation):
    __slots__ = ()
    val = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


_scalar_or_vector_int_round = family(Pure)


@_scalar_or_vector_int_round("llvm.intr.lround")
class LroundOp(_ScalarOrVectorIntRound): ...


@_scalar_or_vector_int_round("llvm.intr.lrint")
class LrintOp(_ScalarOrVectorIntRound): ...


@_scalar_or_vector_int_round("llvm.intr.llrint")
class LlrintOp(_ScalarOrVectorIntRound): ...


@operation("llvm.intr.llround", traits=[Pure])
class LlroundOp(Operation):
    val = operand(LLVM_AnyFloat)
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


class _UnaryI(Operation):
    __slots__ = ()
    in_ = operand(ScalarOrVectorOf(AnySignlessInteger), name="in")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


_unary_i = family(Pure, SameOperandsAndResultType)


@_unary_i("llvm.intr.bitreverse")
class BitReverseOp(_UnaryI): ...


@_unary_i("llvm.intr.bswap")
class ByteSwapOp(_UnaryI): ...


@_unary_i("llvm.intr.ctpop")
class CtPopOp(_UnaryI): ...


class _CountZeros(Operation):
    """Counts zeros of integers; a flag makes the result for 0 poison."""

    __slots__ = ()
    in_ = operand(ScalarOrVectorOf(AnySignlessInteger), name="in")
    is_zero_poison = prop(I1Attr, name="is_zero_poison")
    res = result(LLVM_Type)


@operation("llvm.intr.ctlz", traits=[Pure, SameOperandsAndResultType])
class CountLeadingZerosOp(_CountZeros):
    pass


@operation("llvm.intr.cttz", traits=[Pure, SameOperandsAndResultType])
class CountTrailingZerosOp(_CountZeros):
    pass


class _FunnelShift(Operation):
    """Integers."""

    __slots__ = ()
    a = operand(ScalarOrVectorOf(AnySignlessInteger))
    b = operand(ScalarOrVectorOf(AnySignlessInteger))
    c = operand(ScalarOrVectorOf(AnySignlessInteger))
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.fshl", traits=[Pure, SameOperandsAndResultType])
class FshlOp(_FunnelShift):
    pass


@operation("llvm.intr.fshr", traits=[Pure, SameOperandsAndResultType])
class FshrOp(_FunnelShift):
    pass


class _BinarySameArgsI(Operation):
    __slots__ = ()
    a = operand(ScalarOrVectorOf(AnySignlessInteger))
    b = operand(ScalarOrVectorOf(AnySignlessInteger))
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


_binary_same_args_i = family(Pure, SameOperandsAndResultType)


@_binary_same_args_i("llvm.intr.smax")
class SMaxOp(_BinarySameArgsI): ...


@_binary_same_args_i("llvm.intr.smin")
class SMinOp(_BinarySameArgsI): ...


@_binary_same_args_i("llvm.intr.umax")
class UMaxOp(_BinarySameArgsI): ...


@_binary_same_args_i("llvm.intr.umin")
class UMinOp(_BinarySameArgsI): ...


@_binary_same_args_i("llvm.intr.sadd.sat")
class SAddSat(_BinarySameArgsI): ...


@_binary_same_args_i("llvm.intr.uadd.sat")
class UAddSat(_BinarySameArgsI): ...


@_binary_same_args_i("llvm.intr.ssub.sat")
class SSubSat(_BinarySameArgsI): ...


@_binary_same_args_i("llvm.intr.usub.sat")
class USubSat(_BinarySameArgsI): ...


@_binary_same_args_i("llvm.intr.sshl.sat")
class SSHLSat(_BinarySameArgsI): ...


@_binary_same_args_i("llvm.intr.ushl.sat")
class USHLSat(_BinarySameArgsI): ...


class _ThreeWayComparison(Operation):
    """Integers."""

    __slots__ = ()
    a = operand(ScalarOrVectorOf(AnySignlessInteger))
    b = operand(ScalarOrVectorOf(AnySignlessInteger))
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.scmp", traits=[Pure, SameTypeOperands])
class SCmpOp(_ThreeWayComparison):
    pass


@operation("llvm.intr.ucmp", traits=[Pure, SameTypeOperands])
class UCmpOp(_ThreeWayComparison):
    pass


@operation("llvm.intr.sincos", traits=[Pure])
class SincosOp(Operation):
    val = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        verify_sincos(self)


class _ConstrainedIntr(Operation):
    __slots__ = ()
    arg_0 = operand(LLVM_Type, name="arg_0")
    roundingmode = prop(ValidRoundingModeAttr)
    fp_exception_behavior = prop(FPExceptionBehaviorAttr)
    res = result(LLVM_Type)
    assembly_format = "$arg_0 $roundingmode $fp_exception_behavior attr-dict `:` type($arg_0) `to` type(results)"


_constrained_intr = family(Pure)


@_constrained_intr("llvm.intr.experimental.constrained.uitofp")
class ConstrainedUIToFP(_ConstrainedIntr): ...


@_constrained_intr("llvm.intr.experimental.constrained.sitofp")
class ConstrainedSIToFP(_ConstrainedIntr): ...


@_constrained_intr("llvm.intr.experimental.constrained.fptrunc")
class ConstrainedFPTruncIntr(_ConstrainedIntr): ...


@operation("llvm.intr.experimental.constrained.fpext", traits=[Pure])
class ConstrainedFPExtIntr(Operation):
    arg_0 = operand(LLVM_Type, name="arg_0")
    fp_exception_behavior = prop(FPExceptionBehaviorAttr)
    res = result(LLVM_Type)
    assembly_format = "$arg_0 $fp_exception_behavior attr-dict `:` type($arg_0) `to` type(results)"


class _ArithWithOverflow(Operation):
    __slots__ = ()
    operand_ = operand(ScalarOrVectorOf(AnySignlessInteger), name="")
    operand_0 = operand(ScalarOrVectorOf(AnySignlessInteger), name="")
    res = result(LLVM_Type)


_arith_with_overflow = family(Pure, SameOperandsElementType)


@_arith_with_overflow("llvm.intr.sadd.with.overflow")
class SAddWithOverflowOp(_ArithWithOverflow): ...


@_arith_with_overflow("llvm.intr.uadd.with.overflow")
class UAddWithOverflowOp(_ArithWithOverflow): ...


@_arith_with_overflow("llvm.intr.ssub.with.overflow")
class SSubWithOverflowOp(_ArithWithOverflow): ...


@_arith_with_overflow("llvm.intr.usub.with.overflow")
class USubWithOverflowOp(_ArithWithOverflow): ...


@_arith_with_overflow("llvm.intr.smul.with.overflow")
class SMulWithOverflowOp(_ArithWithOverflow): ...


@_arith_with_overflow("llvm.intr.umul.with.overflow")
class UMulWithOverflowOp(_ArithWithOverflow): ...
