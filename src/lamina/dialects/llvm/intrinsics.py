"""Operations for LLVM's intrinsic functions."""

from __future__ import annotations

from lamina.define import (
    Operation,
    family,
    operand,
    operation,
    prop,
    result,
    variadic_of_variadic_operand,
)
from lamina.define.constraints import (
    I1,
    I8,
    I32,
    AnyInteger,
    AnySignlessInteger,
    AnyType,
    APIntAttr,
    ArrayAttr,
    DenseI32ArrayAttr,
    DictArrayAttr,
    F64Attr,
    I1Attr,
    I8Attr,
    I32Attr,
    I64Attr,
)
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.llvm.attributes import AliasScopeAttr, FastmathFlagsAttr
from lamina.dialects.llvm.constraints import (
    LLVM_AccessGroupArrayAttr,
    LLVM_AliasScopeArrayAttr,
    LLVM_AnyFloat,
    LLVM_AnyPointer,
    LLVM_DefaultPointer,
    LLVM_TBAATagArrayAttr,
    LLVM_TokenType,
    LLVM_Type,
    ScalarOrVectorOf,
    ValidRoundingModeAttr,
)
from lamina.dialects.llvm.debug_info import DIExpressionAttr, DILabelAttr, DILocalVariableAttr
from lamina.dialects.llvm.enums import FPExceptionBehaviorAttr
from lamina.dialects.llvm.verification import (
    verify_operand_bundles,
    verify_sincos,
)
from lamina.ir.traits import (
    Pure,
    SameOperandsAndResultType,
    SameOperandsElementType,
    SameTypeOperands,
)


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


@operation("llvm.intr.fma", traits=[Pure, SameOperandsAndResultType])
class FMAOp(Operation):
    a = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    b = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    c = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.fmuladd", traits=[Pure, SameOperandsAndResultType])
class FMulAddOp(Operation):
    a = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    b = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    c = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.prefetch")
class Prefetch(Operation):
    addr = operand(LLVM_AnyPointer)
    rw = prop(I32Attr)
    hint = prop(I32Attr)
    cache = prop(I32Attr)


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


@operation("llvm.intr.ctlz", traits=[Pure, SameOperandsAndResultType])
class CountLeadingZerosOp(Operation):
    in_ = operand(ScalarOrVectorOf(AnySignlessInteger), name="in")
    is_zero_poison = prop(I1Attr, name="is_zero_poison")
    res = result(LLVM_Type)


@operation("llvm.intr.cttz", traits=[Pure, SameOperandsAndResultType])
class CountTrailingZerosOp(Operation):
    in_ = operand(ScalarOrVectorOf(AnySignlessInteger), name="in")
    is_zero_poison = prop(I1Attr, name="is_zero_poison")
    res = result(LLVM_Type)


@operation("llvm.intr.fshl", traits=[Pure, SameOperandsAndResultType])
class FshlOp(Operation):
    a = operand(ScalarOrVectorOf(AnySignlessInteger))
    b = operand(ScalarOrVectorOf(AnySignlessInteger))
    c = operand(ScalarOrVectorOf(AnySignlessInteger))
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.fshr", traits=[Pure, SameOperandsAndResultType])
class FshrOp(Operation):
    a = operand(ScalarOrVectorOf(AnySignlessInteger))
    b = operand(ScalarOrVectorOf(AnySignlessInteger))
    c = operand(ScalarOrVectorOf(AnySignlessInteger))
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


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


@operation("llvm.intr.scmp", traits=[Pure, SameTypeOperands])
class SCmpOp(Operation):
    a = operand(ScalarOrVectorOf(AnySignlessInteger))
    b = operand(ScalarOrVectorOf(AnySignlessInteger))
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.ucmp", traits=[Pure, SameTypeOperands])
class UCmpOp(Operation):
    a = operand(ScalarOrVectorOf(AnySignlessInteger))
    b = operand(ScalarOrVectorOf(AnySignlessInteger))
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.sincos", traits=[Pure])
class SincosOp(Operation):
    val = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        verify_sincos(self)


@operation("llvm.intr.memcpy")
class MemcpyOp(Operation):
    dst = operand(LLVM_AnyPointer, effects=["write"])
    src = operand(LLVM_AnyPointer, effects=["read"])
    len = operand(AnySignlessInteger)
    is_volatile = prop(I1Attr)
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")


@operation("llvm.intr.memmove")
class MemmoveOp(Operation):
    dst = operand(LLVM_AnyPointer, effects=["write"])
    src = operand(LLVM_AnyPointer, effects=["read"])
    len = operand(AnySignlessInteger)
    is_volatile = prop(I1Attr)
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")


@operation("llvm.intr.memcpy.inline")
class MemcpyInlineOp(Operation):
    dst = operand(LLVM_AnyPointer, effects=["write"])
    src = operand(LLVM_AnyPointer, effects=["read"])
    len = prop(APIntAttr)
    is_volatile = prop(I1Attr)
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")


@operation("llvm.intr.memset")
class MemsetOp(Operation):
    dst = operand(LLVM_AnyPointer, effects=["write"])
    val = operand(I8)
    len = operand(AnySignlessInteger)
    is_volatile = prop(I1Attr)
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")


@operation("llvm.intr.memset.inline")
class MemsetInlineOp(Operation):
    dst = operand(LLVM_AnyPointer, effects=["write"])
    val = operand(I8)
    len = prop(APIntAttr)
    is_volatile = prop(I1Attr)
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")


@operation("llvm.intr.experimental.noalias.scope.decl")
class NoAliasScopeDeclOp(Operation):
    scope = prop(AliasScopeAttr)
    assembly_format = "$scope attr-dict"


@operation("llvm.intr.ptrmask", traits=[Pure, AllTypesMatch("ptr", "res")])
class PtrMaskOp(Operation):
    ptr = operand(ScalarOrVectorOf(LLVM_AnyPointer))
    mask = operand(ScalarOrVectorOf(AnyInteger))
    res = result(ScalarOrVectorOf(LLVM_AnyPointer))
    assembly_format = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)"


class _LifetimeBase(Operation):
    __slots__ = ()
    ptr = operand(LLVM_AnyPointer)
    assembly_format = "$ptr attr-dict `:` qualified(type($ptr))"


_lifetime_base = family(_LifetimeBase)


LifetimeStartOp = _lifetime_base("LifetimeStartOp", "llvm.intr.lifetime.start")
LifetimeEndOp = _lifetime_base("LifetimeEndOp", "llvm.intr.lifetime.end")
StackRestoreOp = _lifetime_base("StackRestoreOp", "llvm.intr.stackrestore")


@operation("llvm.intr.invariant.start")
class InvariantStartOp(Operation):
    size = prop(I64Attr)
    ptr = operand(LLVM_AnyPointer)
    res = result(LLVM_DefaultPointer)
    assembly_format = "$size `,` $ptr attr-dict `:` qualified(type($ptr))"


@operation("llvm.intr.invariant.end")
class InvariantEndOp(Operation):
    start = operand(LLVM_DefaultPointer)
    size = prop(I64Attr)
    ptr = operand(LLVM_AnyPointer)
    assembly_format = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))"


@operation("llvm.intr.launder.invariant.group", traits=[SameOperandsAndResultType])
class LaunderInvariantGroupOp(Operation):
    ptr = operand(LLVM_AnyPointer)
    res = result(LLVM_AnyPointer)
    assembly_format = "$ptr attr-dict `:` qualified(type($ptr))"


@operation("llvm.intr.strip.invariant.group", traits=[SameOperandsAndResultType])
class StripInvariantGroupOp(Operation):
    ptr = operand(LLVM_AnyPointer)
    res = result(LLVM_AnyPointer)
    assembly_format = "$ptr attr-dict `:` qualified(type($ptr))"


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


@operation("llvm.intr.assume")
class AssumeOp(Operation):
    cond = operand(I1)
    op_bundle_operands = variadic_of_variadic_operand(LLVM_Type, "op_bundle_sizes", name="op_bundle_operands")
    op_bundle_sizes = prop(DenseI32ArrayAttr, name="op_bundle_sizes")
    op_bundle_tags = prop(ArrayAttr, optional=True, name="op_bundle_tags")
    assembly_format = """
        $cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^ )? `:`
        type($cond) attr-dict
    """

    def verify(self) -> None:
        verify_operand_bundles(self)


@operation("llvm.intr.ssa.copy", traits=[Pure, SameOperandsAndResultType])
class SSACopyOp(Operation):
    operand_ = operand(AnyType, name="operand")
    res = result(LLVM_Type)
    assembly_format = "$operand_ attr-dict `:` type($operand_)"


@operation("llvm.intr.is.constant", traits=[Pure])
class IsConstantOp(Operation):
    val = operand(LLVM_Type)
    res = result(I1)


@operation("llvm.intr.expect", traits=[Pure, SameOperandsAndResultType])
class ExpectOp(Operation):
    val = operand(AnySignlessInteger)
    expected = operand(AnySignlessInteger)
    res = result(LLVM_Type)
    assembly_format = "$val `,` $expected attr-dict `:` type($val)"


@operation("llvm.intr.expect.with.probability", traits=[Pure, AllTypesMatch("val", "expected", "res")])
class ExpectWithProbabilityOp(Operation):
    val = operand(AnySignlessInteger)
    expected = operand(AnySignlessInteger)
    prob = prop(F64Attr)
    res = result(LLVM_Type)
    assembly_format = "$val `,` $expected `,` $prob attr-dict `:` type($val)"


@operation("llvm.intr.threadlocal.address", traits=[Pure])
class ThreadlocalAddressOp(Operation):
    global_ = operand(LLVM_AnyPointer, name="global")
    res = result(LLVM_Type)


@operation("llvm.intr.coro.id")
class CoroIdOp(Operation):
    align = operand(I32)
    promise = operand(LLVM_AnyPointer)
    coroaddr = operand(LLVM_AnyPointer)
    fnaddrs = operand(LLVM_AnyPointer)
    res = result(LLVM_Type)
    assembly_format = """
        $align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)
    """


@operation("llvm.intr.coro.begin")
class CoroBeginOp(Operation):
    token = operand(LLVM_TokenType)
    mem = operand(LLVM_AnyPointer)
    res = result(LLVM_Type)
    assembly_format = "$token `,` $mem attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.coro.size")
class CoroSizeOp(Operation):
    res = result(LLVM_Type)
    assembly_format = "attr-dict `:` type($res)"


@operation("llvm.intr.coro.align")
class CoroAlignOp(Operation):
    res = result(LLVM_Type)
    assembly_format = "attr-dict `:` type($res)"


@operation("llvm.intr.coro.save")
class CoroSaveOp(Operation):
    handle = operand(LLVM_AnyPointer)
    res = result(LLVM_Type)
    assembly_format = "$handle attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.coro.suspend")
class CoroSuspendOp(Operation):
    save = operand(LLVM_TokenType)
    final = operand(I1)
    res = result(LLVM_Type)
    assembly_format = "$save `,` $final attr-dict `:` type($res)"


@operation("llvm.intr.coro.end")
class CoroEndOp(Operation):
    handle = operand(LLVM_AnyPointer)
    unwind = operand(I1)
    retvals = operand(LLVM_TokenType)
    res = result(LLVM_Type)
    assembly_format = "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.coro.free")
class CoroFreeOp(Operation):
    id = operand(LLVM_TokenType)
    handle = operand(LLVM_AnyPointer)
    res = result(LLVM_Type)
    assembly_format = "$id `,` $handle attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.coro.resume")
class CoroResumeOp(Operation):
    handle = operand(LLVM_AnyPointer)
    assembly_format = "$handle attr-dict `:` qualified(type($handle))"


@operation("llvm.intr.coro.promise")
class CoroPromiseOp(Operation):
    handle = operand(LLVM_AnyPointer)
    align = operand(I32)
    from_ = operand(I1, name="from")
    res = result(LLVM_AnyPointer)
    assembly_format = "$handle `,` $align `,` $from_ attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.dbg.declare")
class DbgDeclareOp(Operation):
    addr = operand(LLVM_AnyPointer)
    var_info = prop(DILocalVariableAttr)
    location_expr = prop(DIExpressionAttr, default="#llvm.di_expression<>")
    assembly_format = """
        qualified($var_info) (qualified($location_expr)^)? `=` $addr `:` qualified(type($addr)) attr-dict
    """


@operation("llvm.intr.dbg.value")
class DbgValueOp(Operation):
    value = operand(LLVM_Type)
    var_info = prop(DILocalVariableAttr)
    location_expr = prop(DIExpressionAttr, default="#llvm.di_expression<>")
    assembly_format = """
        qualified($var_info) (qualified($location_expr)^)? `=` $value `:` qualified(type($value)) attr-dict
    """


@operation("llvm.intr.dbg.label")
class DbgLabelOp(Operation):
    label = prop(DILabelAttr)
    assembly_format = "$label attr-dict"


@operation("llvm.intr.vastart")
class VaStartOp(Operation):
    arg_list = operand(LLVM_AnyPointer, name="arg_list")
    assembly_format = "$arg_list attr-dict `:` qualified(type($arg_list))"


@operation("llvm.intr.vacopy")
class VaCopyOp(Operation):
    dest_list = operand(LLVM_AnyPointer, name="dest_list")
    src_list = operand(LLVM_AnyPointer, name="src_list")
    assembly_format = "$src_list `to` $dest_list attr-dict `:` type(operands)"


@operation("llvm.intr.vaend")
class VaEndOp(Operation):
    arg_list = operand(LLVM_AnyPointer, name="arg_list")
    assembly_format = "$arg_list attr-dict `:` qualified(type($arg_list))"


@operation("llvm.intr.eh.typeid.for")
class EhTypeidForOp(Operation):
    type_info = operand(LLVM_AnyPointer, name="type_info")
    res = result(LLVM_Type)
    assembly_format = "$type_info attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.stacksave")
class StackSaveOp(Operation):
    res = result(LLVM_Type)
    assembly_format = "attr-dict `:` qualified(type($res))"


@operation("llvm.intr.var.annotation", traits=[AllTypesMatch("annotation", "file_name", "attr")])
class VarAnnotation(Operation):
    val = operand(LLVM_AnyPointer)
    annotation = operand(LLVM_AnyPointer)
    file_name = operand(LLVM_AnyPointer)
    line = operand(I32)
    attr = operand(LLVM_AnyPointer)


@operation(
    "llvm.intr.ptr.annotation", traits=[AllTypesMatch("res", "ptr"), AllTypesMatch("annotation", "file_name", "attr")]
)
class PtrAnnotation(Operation):
    ptr = operand(LLVM_AnyPointer)
    annotation = operand(LLVM_AnyPointer)
    file_name = operand(LLVM_AnyPointer)
    line = operand(I32)
    attr = operand(LLVM_AnyPointer)
    res = result(LLVM_AnyPointer)


@operation("llvm.intr.annotation", traits=[AllTypesMatch("res", "integer"), AllTypesMatch("annotation", "file_name")])
class Annotation(Operation):
    integer = operand(AnySignlessInteger)
    annotation = operand(LLVM_AnyPointer)
    file_name = operand(LLVM_AnyPointer)
    line = operand(I32)
    res = result(AnySignlessInteger)


@operation("llvm.intr.trap")
class Trap(Operation):
    assembly_format = "attr-dict"


@operation("llvm.intr.debugtrap")
class DebugTrap(Operation):
    assembly_format = "attr-dict"


@operation("llvm.intr.ubsantrap")
class UBSanTrap(Operation):
    failure_kind = prop(I8Attr)
    assembly_format = "prop-dict attr-dict"
