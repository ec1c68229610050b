"""Operations for LLVM's intrinsic functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    prop,
    result,
    variadic_of_variadic_operand,
    variadic_operand,
)
from lamina.define.constraints import (
    I1,
    I8,
    I32,
    AnyFloat,
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
    UnitAttr,
)
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.llvm.attributes import (
    AliasScopeAttr,
    DIExpressionAttr,
    DILabelAttr,
    DILocalVariableAttr,
    FastmathFlagsAttr,
)
from lamina.dialects.llvm.constraints import (
    LLVM_AccessGroupArrayAttr,
    LLVM_AliasScopeArrayAttr,
    LLVM_AnyFloat,
    LLVM_AnyPointer,
    LLVM_AnyVector,
    LLVM_DefaultPointer,
    LLVM_TBAATagArrayAttr,
    LLVM_TokenType,
    LLVM_Type,
    LLVMVectorOf,
    ScalarOrVectorOf,
    ValidRoundingModeAttr,
    extracts_no_scalable_from_fixed,
    inserts_no_scalable_into_fixed,
    result_interleaves_two,
    vectors_are_small,
)
from lamina.dialects.llvm.enums import FPExceptionBehaviorAttr
from lamina.dialects.llvm.verification import (
    verify_gather,
    verify_operand_bundles,
    verify_scatter,
    verify_sincos,
)
from lamina.ir.traits import (
    PredOpTrait,
    Pure,
    SameOperandsAndResultElementType,
    SameOperandsAndResultType,
    SameOperandsElementType,
    SameTypeOperands,
)


def _family(fields: type[Operation], *traits: Any) -> Callable[[str, str], type[Operation]]:
    """A function that declares operations with these fields and traits, given the class name and the operation name."""

    def declare(class_name: str, name: str) -> type[Operation]:
        members = {"__slots__": (), "__module__": __name__, "__qualname__": class_name}
        return operation(name, traits=traits)(type(class_name, (fields,), members))

    return declare


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


_binary_same_args_f = _family(_BinarySameArgsF, Pure, SameOperandsAndResultType)


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


_unary_f = _family(_UnaryF, Pure, SameOperandsAndResultType)


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


_scalar_or_vector_int_round = _family(_ScalarOrVectorIntRound, Pure)


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


_unary_i = _family(_UnaryI, Pure, SameOperandsAndResultType)


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


_binary_same_args_i = _family(_BinarySameArgsI, Pure, SameOperandsAndResultType)


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


_lifetime_base = _family(_LifetimeBase)


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


_constrained_intr = _family(_ConstrainedIntr, Pure)


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


_arith_with_overflow = _family(_ArithWithOverflow, Pure, SameOperandsElementType)


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


class _VecReductionI(Operation):
    __slots__ = ()
    in_ = operand(LLVMVectorOf(AnySignlessInteger), name="in")
    res = result(LLVM_Type)


_vec_reduction_i = _family(_VecReductionI, Pure, SameOperandsAndResultElementType)


vector_reduce_add = _vec_reduction_i("vector_reduce_add", "llvm.intr.vector.reduce.add")
vector_reduce_and = _vec_reduction_i("vector_reduce_and", "llvm.intr.vector.reduce.and")
vector_reduce_mul = _vec_reduction_i("vector_reduce_mul", "llvm.intr.vector.reduce.mul")
vector_reduce_or = _vec_reduction_i("vector_reduce_or", "llvm.intr.vector.reduce.or")
vector_reduce_smax = _vec_reduction_i("vector_reduce_smax", "llvm.intr.vector.reduce.smax")
vector_reduce_smin = _vec_reduction_i("vector_reduce_smin", "llvm.intr.vector.reduce.smin")
vector_reduce_umax = _vec_reduction_i("vector_reduce_umax", "llvm.intr.vector.reduce.umax")
vector_reduce_umin = _vec_reduction_i("vector_reduce_umin", "llvm.intr.vector.reduce.umin")
vector_reduce_xor = _vec_reduction_i("vector_reduce_xor", "llvm.intr.vector.reduce.xor")


class _VecReductionF(Operation):
    __slots__ = ()
    in_ = operand(LLVMVectorOf(AnyFloat), name="in")
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


_vec_reduction_f = _family(_VecReductionF, Pure, SameOperandsAndResultElementType)


vector_reduce_fmax = _vec_reduction_f("vector_reduce_fmax", "llvm.intr.vector.reduce.fmax")
vector_reduce_fmin = _vec_reduction_f("vector_reduce_fmin", "llvm.intr.vector.reduce.fmin")
vector_reduce_fmaximum = _vec_reduction_f("vector_reduce_fmaximum", "llvm.intr.vector.reduce.fmaximum")
vector_reduce_fminimum = _vec_reduction_f("vector_reduce_fminimum", "llvm.intr.vector.reduce.fminimum")


@operation("llvm.intr.vector.reduce.fadd", traits=[Pure, SameOperandsAndResultElementType])
class vector_reduce_fadd(Operation):
    start_value = operand(AnyFloat, name="start_value")
    input = operand(LLVMVectorOf(AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)


@operation("llvm.intr.vector.reduce.fmul", traits=[Pure, SameOperandsAndResultElementType])
class vector_reduce_fmul(Operation):
    start_value = operand(AnyFloat, name="start_value")
    input = operand(LLVMVectorOf(AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)


@operation("llvm.intr.matrix.column.major.load")
class MatrixColumnMajorLoadOp(Operation):
    data = operand(LLVM_AnyPointer)
    stride = operand(AnySignlessInteger)
    is_volatile = prop(I1Attr)
    rows = prop(I32Attr)
    columns = prop(I32Attr)
    res = result(LLVM_AnyVector)
    assembly_format = """
        $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` qualified(type($data)) `stride`
        type($stride)
    """


@operation("llvm.intr.matrix.column.major.store")
class MatrixColumnMajorStoreOp(Operation):
    matrix = operand(LLVM_AnyVector)
    data = operand(LLVM_AnyPointer)
    stride = operand(AnySignlessInteger)
    is_volatile = prop(I1Attr)
    rows = prop(I32Attr)
    columns = prop(I32Attr)
    assembly_format = """
        $matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to`
        qualified(type($data)) `stride` type($stride)
    """


@operation("llvm.intr.matrix.multiply")
class MatrixMultiplyOp(Operation):
    lhs = operand(LLVM_AnyVector)
    rhs = operand(LLVM_AnyVector)
    lhs_rows = prop(I32Attr, name="lhs_rows")
    lhs_columns = prop(I32Attr, name="lhs_columns")
    rhs_columns = prop(I32Attr, name="rhs_columns")
    res = result(LLVM_AnyVector)
    assembly_format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"


@operation("llvm.intr.matrix.transpose")
class MatrixTransposeOp(Operation):
    matrix = operand(LLVM_AnyVector)
    rows = prop(I32Attr)
    columns = prop(I32Attr)
    res = result(LLVM_AnyVector)
    assembly_format = "$matrix attr-dict `:` type($matrix) `into` type($res)"


@operation("llvm.intr.get.active.lane.mask", traits=[Pure])
class GetActiveLaneMaskOp(Operation):
    base = operand(AnySignlessInteger)
    n = operand(AnySignlessInteger)
    res = result(LLVM_Type)
    assembly_format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)"


@operation("llvm.intr.masked.load")
class MaskedLoadOp(Operation):
    data = operand(LLVM_AnyPointer)
    mask = operand(LLVMVectorOf(I1))
    pass_thru = optional_operand(LLVM_AnyVector, name="pass_thru")
    alignment = prop(I32Attr)
    nontemporal = prop(UnitAttr, optional=True)
    res = result(LLVM_AnyVector)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.masked.store")
class MaskedStoreOp(Operation):
    value = operand(LLVM_AnyVector)
    data = operand(LLVM_AnyPointer)
    mask = operand(LLVMVectorOf(I1))
    alignment = prop(I32Attr)
    assembly_format = """
        $value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))
    """


@operation("llvm.intr.masked.gather")
class masked_gather(Operation):
    ptrs = operand(LLVMVectorOf(LLVM_AnyPointer))
    mask = operand(LLVMVectorOf(I1))
    pass_thru = variadic_operand(LLVM_AnyVector, name="pass_thru")
    alignment = prop(I32Attr)
    res = result(LLVM_AnyVector)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        verify_gather(self)


@operation("llvm.intr.masked.scatter")
class masked_scatter(Operation):
    value = operand(LLVM_AnyVector)
    ptrs = operand(LLVMVectorOf(LLVM_AnyPointer))
    mask = operand(LLVMVectorOf(I1))
    alignment = prop(I32Attr)
    assembly_format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"

    def verify(self) -> None:
        verify_scatter(self)


@operation("llvm.intr.masked.expandload")
class masked_expandload(Operation):
    ptr = operand(LLVM_AnyPointer)
    mask = operand(LLVMVectorOf(I1))
    passthru = operand(LLVM_AnyVector)
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    res = result(LLVM_Type)


@operation("llvm.intr.masked.compressstore")
class masked_compressstore(Operation):
    value = operand(LLVM_AnyVector)
    ptr = operand(LLVM_AnyPointer)
    mask = operand(LLVMVectorOf(I1))
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")


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


@operation("llvm.intr.vscale")
class vscale(Operation):
    res = result(LLVM_Type)


@operation("llvm.intr.stepvector", traits=[Pure])
class StepVectorOp(Operation):
    res = result(LLVMVectorOf(AnySignlessInteger))
    assembly_format = "attr-dict `:` type($res)"


@operation(
    "llvm.intr.vector.insert",
    traits=[
        Pure,
        AllTypesMatch("dstvec", "res"),
        PredOpTrait("vectors are not bigger than 2^17 bits.", vectors_are_small),
        PredOpTrait("it is not inserting scalable into fixed-length vectors.", inserts_no_scalable_into_fixed),
    ],
)
class vector_insert(Operation):
    dstvec = operand(LLVM_AnyVector)
    srcvec = operand(LLVM_AnyVector)
    pos = prop(I64Attr)
    res = result(LLVM_AnyVector)
    assembly_format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)"


@operation(
    "llvm.intr.vector.extract",
    traits=[
        Pure,
        PredOpTrait("vectors are not bigger than 2^17 bits.", vectors_are_small),
        PredOpTrait("it is not extracting scalable from fixed-length vectors.", extracts_no_scalable_from_fixed),
    ],
)
class vector_extract(Operation):
    srcvec = operand(LLVM_AnyVector)
    pos = prop(I64Attr)
    res = result(LLVM_AnyVector)
    assembly_format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)"


@operation(
    "llvm.intr.vector.interleave2",
    traits=[
        Pure,
        AllTypesMatch("vec1", "vec2"),
        PredOpTrait("result has twice as many elements as 'vec1'", result_interleaves_two),
    ],
)
class vector_interleave2(Operation):
    vec1 = operand(LLVM_AnyVector)
    vec2 = operand(LLVM_AnyVector)
    res = result(LLVM_Type)


@operation("llvm.intr.vector.deinterleave2", traits=[Pure])
class vector_deinterleave2(Operation):
    vec = operand(LLVM_AnyVector)
    res = result(LLVM_Type)


class _VpBinaryI(Operation):
    __slots__ = ()
    lhs = operand(LLVMVectorOf(AnySignlessInteger))
    rhs = operand(LLVMVectorOf(AnySignlessInteger))
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


_vp_binary_i = _family(_VpBinaryI, Pure)


VPAddOp = _vp_binary_i("VPAddOp", "llvm.intr.vp.add")
VPSubOp = _vp_binary_i("VPSubOp", "llvm.intr.vp.sub")
VPMulOp = _vp_binary_i("VPMulOp", "llvm.intr.vp.mul")
VPSDivOp = _vp_binary_i("VPSDivOp", "llvm.intr.vp.sdiv")
VPUDivOp = _vp_binary_i("VPUDivOp", "llvm.intr.vp.udiv")
VPSRemOp = _vp_binary_i("VPSRemOp", "llvm.intr.vp.srem")
VPURemOp = _vp_binary_i("VPURemOp", "llvm.intr.vp.urem")
VPAShrOp = _vp_binary_i("VPAShrOp", "llvm.intr.vp.ashr")
VPLShrOp = _vp_binary_i("VPLShrOp", "llvm.intr.vp.lshr")
VPShlOp = _vp_binary_i("VPShlOp", "llvm.intr.vp.shl")
VPOrOp = _vp_binary_i("VPOrOp", "llvm.intr.vp.or")
VPAndOp = _vp_binary_i("VPAndOp", "llvm.intr.vp.and")
VPXorOp = _vp_binary_i("VPXorOp", "llvm.intr.vp.xor")
VPSMaxOp = _vp_binary_i("VPSMaxOp", "llvm.intr.vp.smax")
VPSMinOp = _vp_binary_i("VPSMinOp", "llvm.intr.vp.smin")
VPUMaxOp = _vp_binary_i("VPUMaxOp", "llvm.intr.vp.umax")
VPUMinOp = _vp_binary_i("VPUMinOp", "llvm.intr.vp.umin")


class _VpBinaryF(Operation):
    __slots__ = ()
    lhs = operand(LLVMVectorOf(AnyFloat))
    rhs = operand(LLVMVectorOf(AnyFloat))
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


_vp_binary_f = _family(_VpBinaryF, Pure)


VPFAddOp = _vp_binary_f("VPFAddOp", "llvm.intr.vp.fadd")
VPFSubOp = _vp_binary_f("VPFSubOp", "llvm.intr.vp.fsub")
VPFMulOp = _vp_binary_f("VPFMulOp", "llvm.intr.vp.fmul")
VPFDivOp = _vp_binary_f("VPFDivOp", "llvm.intr.vp.fdiv")
VPFRemOp = _vp_binary_f("VPFRemOp", "llvm.intr.vp.frem")


@operation("llvm.intr.vp.fneg", traits=[Pure])
class VPFNegOp(Operation):
    op = operand(LLVMVectorOf(AnyFloat))
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


@operation("llvm.intr.vp.fmuladd", traits=[Pure])
class VPFMulAddOp(Operation):
    op1 = operand(LLVMVectorOf(AnyFloat))
    op2 = operand(LLVMVectorOf(AnyFloat))
    op3 = operand(LLVMVectorOf(AnyFloat))
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


@operation("llvm.intr.vp.fma", traits=[Pure])
class VPFmaOp(Operation):
    op1 = operand(LLVMVectorOf(AnyFloat))
    op2 = operand(LLVMVectorOf(AnyFloat))
    op3 = operand(LLVMVectorOf(AnyFloat))
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


class _VpReductionI(Operation):
    __slots__ = ()
    satrt_value = operand(AnySignlessInteger, name="satrt_value")
    val = operand(LLVMVectorOf(AnySignlessInteger))
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


_vp_reduction_i = _family(_VpReductionI, Pure)


VPReduceAddOp = _vp_reduction_i("VPReduceAddOp", "llvm.intr.vp.reduce.add")
VPReduceMulOp = _vp_reduction_i("VPReduceMulOp", "llvm.intr.vp.reduce.mul")
VPReduceAndOp = _vp_reduction_i("VPReduceAndOp", "llvm.intr.vp.reduce.and")
VPReduceOrOp = _vp_reduction_i("VPReduceOrOp", "llvm.intr.vp.reduce.or")
VPReduceXorOp = _vp_reduction_i("VPReduceXorOp", "llvm.intr.vp.reduce.xor")
VPReduceSMaxOp = _vp_reduction_i("VPReduceSMaxOp", "llvm.intr.vp.reduce.smax")
VPReduceSMinOp = _vp_reduction_i("VPReduceSMinOp", "llvm.intr.vp.reduce.smin")
VPReduceUMaxOp = _vp_reduction_i("VPReduceUMaxOp", "llvm.intr.vp.reduce.umax")
VPReduceUMinOp = _vp_reduction_i("VPReduceUMinOp", "llvm.intr.vp.reduce.umin")


class _VpReductionF(Operation):
    __slots__ = ()
    satrt_value = operand(AnyFloat, name="satrt_value")
    val = operand(LLVMVectorOf(AnyFloat))
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


_vp_reduction_f = _family(_VpReductionF, Pure)


VPReduceFAddOp = _vp_reduction_f("VPReduceFAddOp", "llvm.intr.vp.reduce.fadd")
VPReduceFMulOp = _vp_reduction_f("VPReduceFMulOp", "llvm.intr.vp.reduce.fmul")
VPReduceFMaxOp = _vp_reduction_f("VPReduceFMaxOp", "llvm.intr.vp.reduce.fmax")
VPReduceFMinOp = _vp_reduction_f("VPReduceFMinOp", "llvm.intr.vp.reduce.fmin")


@operation("llvm.intr.vp.select", traits=[Pure])
class VPSelectMinOp(Operation):
    cond = operand(LLVMVectorOf(I1))
    true_val = operand(LLVM_AnyVector, name="true_val")
    false_val = operand(LLVM_AnyVector, name="false_val")
    evl = operand(I32)
    res = result(LLVM_Type)


@operation("llvm.intr.vp.merge", traits=[Pure])
class VPMergeMinOp(Operation):
    cond = operand(LLVMVectorOf(I1))
    true_val = operand(LLVM_AnyVector, name="true_val")
    false_val = operand(LLVM_AnyVector, name="false_val")
    evl = operand(I32)
    res = result(LLVM_Type)


@operation("llvm.intr.vp.load")
class VPLoadOp(Operation):
    ptr = operand(LLVM_AnyPointer)
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


@operation("llvm.intr.vp.store")
class VPStoreOp(Operation):
    val = operand(LLVM_AnyVector)
    ptr = operand(LLVM_AnyPointer)
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)


@operation("llvm.intr.experimental.vp.strided.load")
class VPStridedLoadOp(Operation):
    ptr = operand(LLVM_AnyPointer)
    stride = operand(AnySignlessInteger)
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


@operation("llvm.intr.experimental.vp.strided.store")
class VPStridedStoreOp(Operation):
    val = operand(LLVM_AnyVector)
    ptr = operand(LLVM_AnyPointer)
    stride = operand(AnySignlessInteger)
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)


class _VpCastI(Operation):
    __slots__ = ()
    src = operand(LLVMVectorOf(AnySignlessInteger))
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


_vp_cast_i = _family(_VpCastI, Pure)


VPTruncOp = _vp_cast_i("VPTruncOp", "llvm.intr.vp.trunc")
VPZExtOp = _vp_cast_i("VPZExtOp", "llvm.intr.vp.zext")
VPSExtOp = _vp_cast_i("VPSExtOp", "llvm.intr.vp.sext")
VPUIToFPOp = _vp_cast_i("VPUIToFPOp", "llvm.intr.vp.uitofp")
VPSIToFPOp = _vp_cast_i("VPSIToFPOp", "llvm.intr.vp.sitofp")
VPIntToPtrOp = _vp_cast_i("VPIntToPtrOp", "llvm.intr.vp.inttoptr")


class _VpCastF(Operation):
    __slots__ = ()
    src = operand(LLVMVectorOf(AnyFloat))
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)


_vp_cast_f = _family(_VpCastF, Pure)


VPFPTruncOp = _vp_cast_f("VPFPTruncOp", "llvm.intr.vp.fptrunc")
VPFPExtOp = _vp_cast_f("VPFPExtOp", "llvm.intr.vp.fpext")
VPFPToUIOp = _vp_cast_f("VPFPToUIOp", "llvm.intr.vp.fptoui")
VPFPToSIOp = _vp_cast_f("VPFPToSIOp", "llvm.intr.vp.fptosi")


@operation("llvm.intr.vp.ptrtoint", traits=[Pure])
class VPPtrToIntOp(Operation):
    src = operand(LLVMVectorOf(LLVM_AnyPointer))
    mask = operand(LLVMVectorOf(I1))
    evl = operand(I32)
    res = result(LLVM_Type)
