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


_binary_same_args_f = family(_BinarySameArgsF, Pure, SameOperandsAndResultType)
CopySignOp = _binary_same_args_f("CopySignOp", "llvm.intr.copysign")
PowOp = _binary_same_args_f("PowOp", "llvm.intr.pow")
MaxNumOp = _binary_same_args_f("MaxNumOp", "llvm.intr.maxnum")
MinNumOp = _binary_same_args_f("MinNumOp", "llvm.intr.minnum")
MaximumOp = _binary_same_args_f("MaximumOp", "llvm.intr.maximum")
MinimumOp = _binary_same_args_f("MinimumOp", "llvm.intr.minimum")
ATan2Op = _binary_same_args_f("ATan2Op", "llvm.intr.atan2")


class _UnaryF(Operation):
    __slots__ = ()
    in_ = operand(ScalarOrVectorOf(LLVM_AnyFloat), name="in")
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


_unary_f = family(_UnaryF, Pure, SameOperandsAndResultType)
ExpOp = _unary_f("ExpOp", "llvm.intr.exp")
Exp2Op = _unary_f("Exp2Op", "llvm.intr.exp2")
Exp10Op = _unary_f("Exp10Op", "llvm.intr.exp10")
FAbsOp = _unary_f("FAbsOp", "llvm.intr.fabs")
FCeilOp = _unary_f("FCeilOp", "llvm.intr.ceil")
FFloorOp = _unary_f("FFloorOp", "llvm.intr.floor")
Log10Op = _unary_f("Log10Op", "llvm.intr.log10")
Log2Op = _unary_f("Log2Op", "llvm.intr.log2")
LogOp = _unary_f("LogOp", "llvm.intr.log")
RoundEvenOp = _unary_f("RoundEvenOp", "llvm.intr.roundeven")
RoundOp = _unary_f("RoundOp", "llvm.intr.round")
FTruncOp = _unary_f("FTruncOp", "llvm.intr.trunc")
SqrtOp = _unary_f("SqrtOp", "llvm.intr.sqrt")
RintOp = _unary_f("RintOp", "llvm.intr.rint")
NearbyintOp = _unary_f("NearbyintOp", "llvm.intr.nearbyint")
SinOp = _unary_f("SinOp", "llvm.intr.sin")
CosOp = _unary_f("CosOp", "llvm.intr.cos")
TanOp = _unary_f("TanOp", "llvm.intr.tan")
ASinOp = _unary_f("ASinOp", "llvm.intr.asin")
ACosOp = _unary_f("ACosOp", "llvm.intr.acos")
ATanOp = _unary_f("ATanOp", "llvm.intr.atan")
SinhOp = _unary_f("SinhOp", "llvm.intr.sinh")
CoshOp = _unary_f("CoshOp", "llvm.intr.cosh")
TanhOp = _unary_f("TanhOp", "llvm.intr.tanh")


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


_scalar_or_vector_int_round = family(_ScalarOrVectorIntRound, Pure)
LroundOp = _scalar_or_vector_int_round("LroundOp", "llvm.intr.lround")
LrintOp = _scalar_or_vector_int_round("LrintOp", "llvm.intr.lrint")
LlrintOp = _scalar_or_vector_int_round("LlrintOp", "llvm.intr.llrint")


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


_unary_i = family(_UnaryI, Pure, SameOperandsAndResultType)
BitReverseOp = _unary_i("BitReverseOp", "llvm.intr.bitreverse")
ByteSwapOp = _unary_i("ByteSwapOp", "llvm.intr.bswap")
CtPopOp = _unary_i("CtPopOp", "llvm.intr.ctpop")


class _CountZeros(Operation):
    """Integers, with a flag for what 0 gives."""

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


_binary_same_args_i = family(_BinarySameArgsI, Pure, SameOperandsAndResultType)
SMaxOp = _binary_same_args_i("SMaxOp", "llvm.intr.smax")
SMinOp = _binary_same_args_i("SMinOp", "llvm.intr.smin")
UMaxOp = _binary_same_args_i("UMaxOp", "llvm.intr.umax")
UMinOp = _binary_same_args_i("UMinOp", "llvm.intr.umin")
SAddSat = _binary_same_args_i("SAddSat", "llvm.intr.sadd.sat")
UAddSat = _binary_same_args_i("UAddSat", "llvm.intr.uadd.sat")
SSubSat = _binary_same_args_i("SSubSat", "llvm.intr.ssub.sat")
USubSat = _binary_same_args_i("USubSat", "llvm.intr.usub.sat")
SSHLSat = _binary_same_args_i("SSHLSat", "llvm.intr.sshl.sat")
USHLSat = _binary_same_args_i("USHLSat", "llvm.intr.ushl.sat")


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


_constrained_intr = family(_ConstrainedIntr, Pure)
ConstrainedUIToFP = _constrained_intr("ConstrainedUIToFP", "llvm.intr.experimental.constrained.uitofp")
ConstrainedSIToFP = _constrained_intr("ConstrainedSIToFP", "llvm.intr.experimental.constrained.sitofp")
ConstrainedFPTruncIntr = _constrained_intr("ConstrainedFPTruncIntr", "llvm.intr.experimental.constrained.fptrunc")


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


_arith_with_overflow = family(_ArithWithOverflow, Pure, SameOperandsElementType)
SAddWithOverflowOp = _arith_with_overflow("SAddWithOverflowOp", "llvm.intr.sadd.with.overflow")
UAddWithOverflowOp = _arith_with_overflow("UAddWithOverflowOp", "llvm.intr.uadd.with.overflow")
SSubWithOverflowOp = _arith_with_overflow("SSubWithOverflowOp", "llvm.intr.ssub.with.overflow")
USubWithOverflowOp = _arith_with_overflow("USubWithOverflowOp", "llvm.intr.usub.with.overflow")
SMulWithOverflowOp = _arith_with_overflow("SMulWithOverflowOp", "llvm.intr.smul.with.overflow")
UMulWithOverflowOp = _arith_with_overflow("UMulWithOverflowOp", "llvm.intr.umul.with.overflow")
