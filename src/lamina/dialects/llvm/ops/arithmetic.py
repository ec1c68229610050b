"""Arithmetic, comparisons, and the choice between values."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result
from lamina.define.constraints import I1, AnySignlessInteger, AnyTypeOf, UnitAttr
from lamina.define.type_relations import AllTypesMatch, TypesMatchWith, i1_same_shape
from lamina.dialects.llvm.attributes import FastmathFlagsAttr
from lamina.dialects.llvm.constraints import (
    IntegerOverflowFlagsProp,
    LLVM_AnyFloat,
    LLVM_AnyPointer,
    LLVM_Type,
    ScalarOrVectorOf,
)
from lamina.dialects.llvm.enums import FCmpPredicateAttr, ICmpPredicateAttr
from lamina.ir.traits import Commutative, NoMemoryEffect, Pure, SameOperandsAndResultType, SameTypeOperands


class _OverflowingBinary(Operation):
    """Integers, with flags for overflow."""

    __slots__ = ()
    lhs = operand(ScalarOrVectorOf(AnySignlessInteger))
    rhs = operand(ScalarOrVectorOf(AnySignlessInteger))
    overflow_flags = prop(IntegerOverflowFlagsProp, default="#llvm.overflow<none>")
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "$lhs `,` $rhs (`overflow` `` $overflow_flags^)? attr-dict `:` type($res)"


class _ExactBinary(Operation):
    """Integers, with a flag for results without a remainder."""

    __slots__ = ()
    lhs = operand(ScalarOrVectorOf(AnySignlessInteger))
    rhs = operand(ScalarOrVectorOf(AnySignlessInteger))
    is_exact = prop(UnitAttr, optional=True)
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "(`exact` $is_exact^)? $lhs `,` $rhs attr-dict `:` type($res)"


class _IntegerBinary(Operation):
    """Integers."""

    __slots__ = ()
    lhs = operand(ScalarOrVectorOf(AnySignlessInteger))
    rhs = operand(ScalarOrVectorOf(AnySignlessInteger))
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($res)"


class _FloatBinary(Operation):
    """Floats, with fast-math flags."""

    __slots__ = ()
    lhs = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    rhs = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(ScalarOrVectorOf(LLVM_AnyFloat))
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($res)"


@operation("llvm.add", traits=[SameOperandsAndResultType, Commutative, Pure])
class AddOp(_OverflowingBinary):
    pass


@operation("llvm.sub", traits=[SameOperandsAndResultType, Pure])
class SubOp(_OverflowingBinary):
    pass


@operation("llvm.mul", traits=[SameOperandsAndResultType, Commutative, Pure])
class MulOp(_OverflowingBinary):
    pass


@operation("llvm.udiv", traits=[SameOperandsAndResultType, NoMemoryEffect])
class UDivOp(_ExactBinary):
    pass


@operation("llvm.sdiv", traits=[SameOperandsAndResultType, NoMemoryEffect])
class SDivOp(_ExactBinary):
    pass


@operation("llvm.urem", traits=[SameOperandsAndResultType, Pure])
class URemOp(_IntegerBinary):
    pass


@operation("llvm.srem", traits=[SameOperandsAndResultType, Pure])
class SRemOp(_IntegerBinary):
    pass


@operation("llvm.and", traits=[SameOperandsAndResultType, Pure])
class AndOp(_IntegerBinary):
    pass


@operation("llvm.or", traits=[SameOperandsAndResultType, Pure])
class OrOp(Operation):
    lhs = operand(ScalarOrVectorOf(AnySignlessInteger))
    rhs = operand(ScalarOrVectorOf(AnySignlessInteger))
    is_disjoint = prop(UnitAttr, optional=True)
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "(`disjoint` $is_disjoint^)? $lhs `,` $rhs attr-dict `:` type($res)"


@operation("llvm.xor", traits=[SameOperandsAndResultType, Pure])
class XOrOp(_IntegerBinary):
    pass


@operation("llvm.shl", traits=[SameOperandsAndResultType, Pure])
class ShlOp(_OverflowingBinary):
    pass


@operation("llvm.lshr", traits=[SameOperandsAndResultType, Pure])
class LShrOp(_ExactBinary):
    pass


@operation("llvm.ashr", traits=[SameOperandsAndResultType, Pure])
class AShrOp(_ExactBinary):
    pass


@operation(
    "llvm.icmp",
    traits=[
        Pure,
        SameTypeOperands,
        TypesMatchWith("lhs", "res", i1_same_shape, "result type has i1 element type and same shape as operands"),
    ],
)
class ICmpOp(Operation):
    predicate = prop(ICmpPredicateAttr)
    lhs = operand(AnyTypeOf([ScalarOrVectorOf(AnySignlessInteger), ScalarOrVectorOf(LLVM_AnyPointer)]))
    rhs = operand(AnyTypeOf([ScalarOrVectorOf(AnySignlessInteger), ScalarOrVectorOf(LLVM_AnyPointer)]))
    res = result(ScalarOrVectorOf(I1))


@operation(
    "llvm.fcmp",
    traits=[
        Pure,
        SameTypeOperands,
        TypesMatchWith("lhs", "res", i1_same_shape, "result type has i1 element type and same shape as operands"),
    ],
)
class FCmpOp(Operation):
    predicate = prop(FCmpPredicateAttr)
    lhs = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    rhs = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(ScalarOrVectorOf(I1))


@operation("llvm.fadd", traits=[SameOperandsAndResultType, Pure])
class FAddOp(_FloatBinary):
    pass


@operation("llvm.fsub", traits=[SameOperandsAndResultType, Pure])
class FSubOp(_FloatBinary):
    pass


@operation("llvm.fmul", traits=[SameOperandsAndResultType, Pure])
class FMulOp(_FloatBinary):
    pass


@operation("llvm.fdiv", traits=[SameOperandsAndResultType, Pure])
class FDivOp(_FloatBinary):
    pass


@operation("llvm.frem", traits=[SameOperandsAndResultType, Pure])
class FRemOp(_FloatBinary):
    pass


@operation("llvm.fneg", traits=[Pure, SameOperandsAndResultType])
class FNegOp(Operation):
    operand_ = operand(ScalarOrVectorOf(LLVM_AnyFloat), name="operand")
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(ScalarOrVectorOf(LLVM_AnyFloat))
    assembly_format = "$operand_ attr-dict `:` type($res)"


@operation("llvm.select", traits=[Pure, AllTypesMatch("true_value", "false_value", "res")])
class SelectOp(Operation):
    condition = operand(ScalarOrVectorOf(I1))
    true_value = operand(LLVM_Type)
    false_value = operand(LLVM_Type)
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "operands attr-dict `:` type($condition) `,` type($res)"


@operation("llvm.freeze", traits=[Pure, SameOperandsAndResultType])
class FreezeOp(Operation):
    val = operand(LLVM_Type)
    res = result(LLVM_Type)
    assembly_format = "$val attr-dict `:` type($val)"
