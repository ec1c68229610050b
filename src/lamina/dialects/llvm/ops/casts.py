"""Conversions of values from one type to another."""

from __future__ import annotations

from lamina.define import Operation, decided_by_fields, operand, operation, prop, result
from lamina.define.constraints import AnySignlessInteger, UnitAttr
from lamina.dialects.llvm.attributes import DereferenceableAttr
from lamina.dialects.llvm.constraints import (
    IntegerOverflowFlagsProp,
    LLVM_AnyFloat,
    LLVM_AnyNonAggregate,
    LLVM_AnyPointer,
    ScalarOrVectorOf,
)
from lamina.dialects.llvm.verification import verify_bitcast, verify_dereferenceable, verify_extension
from lamina.ir.traits import Pure


@operation("llvm.bitcast", traits=[Pure])
class BitcastOp(Operation):
    arg = operand(LLVM_AnyNonAggregate)
    res = result(LLVM_AnyNonAggregate)
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"

    @decided_by_fields
    def verify(self) -> None:
        verify_bitcast(self)


@operation("llvm.addrspacecast", traits=[Pure])
class AddrSpaceCastOp(Operation):
    arg = operand(ScalarOrVectorOf(LLVM_AnyPointer))
    res = result(ScalarOrVectorOf(LLVM_AnyPointer))
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


@operation("llvm.inttoptr", traits=[Pure])
class IntToPtrOp(Operation):
    arg = operand(ScalarOrVectorOf(AnySignlessInteger))
    dereferenceable = prop(DereferenceableAttr, optional=True)
    res = result(ScalarOrVectorOf(LLVM_AnyPointer))
    assembly_format = "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)"

    @decided_by_fields
    def verify(self) -> None:
        verify_dereferenceable(self)


@operation("llvm.ptrtoint", traits=[Pure])
class PtrToIntOp(Operation):
    arg = operand(ScalarOrVectorOf(LLVM_AnyPointer))
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


@operation("llvm.sext", traits=[Pure])
class SExtOp(Operation):
    arg = operand(ScalarOrVectorOf(AnySignlessInteger))
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"

    @decided_by_fields
    def verify(self) -> None:
        verify_extension(self)


@operation("llvm.zext", traits=[Pure])
class ZExtOp(Operation):
    arg = operand(ScalarOrVectorOf(AnySignlessInteger))
    non_neg = prop(UnitAttr, optional=True)
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "(`nneg` $non_neg^)? $arg attr-dict `:` type($arg) `to` type($res)"

    @decided_by_fields
    def verify(self) -> None:
        verify_extension(self)


@operation("llvm.trunc", traits=[Pure])
class TruncOp(Operation):
    arg = operand(ScalarOrVectorOf(AnySignlessInteger))
    overflow_flags = prop(IntegerOverflowFlagsProp, default="#llvm.overflow<none>")
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "$arg (`overflow` `` $overflow_flags^)? attr-dict `:` type($arg) `to` type($res)"


@operation("llvm.sitofp", traits=[Pure])
class SIToFPOp(Operation):
    arg = operand(ScalarOrVectorOf(AnySignlessInteger))
    res = result(ScalarOrVectorOf(LLVM_AnyFloat))
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


@operation("llvm.uitofp", traits=[Pure])
class UIToFPOp(Operation):
    arg = operand(ScalarOrVectorOf(AnySignlessInteger))
    non_neg = prop(UnitAttr, optional=True)
    res = result(ScalarOrVectorOf(LLVM_AnyFloat))
    assembly_format = "(`nneg` $non_neg^)? $arg attr-dict `:` type($arg) `to` type($res)"


class _FloatToInteger(Operation):
    """Converts floats to integers."""

    __slots__ = ()
    arg = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


@operation("llvm.fptosi", traits=[Pure])
class FPToSIOp(_FloatToInteger):
    pass


@operation("llvm.fptoui", traits=[Pure])
class FPToUIOp(_FloatToInteger):
    pass


class _FloatToFloat(Operation):
    """Between formats of floats."""

    __slots__ = ()
    arg = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    res = result(ScalarOrVectorOf(LLVM_AnyFloat))
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


@operation("llvm.fpext", traits=[Pure])
class FPExtOp(_FloatToFloat):
    pass


@operation("llvm.fptrunc", traits=[Pure])
class FPTruncOp(_FloatToFloat):
    pass
