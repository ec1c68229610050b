"""Intrinsics of vector predication: operations on the lanes that a mask and an explicit vector length select."""

from __future__ import annotations

from typing import Any

from lamina.define import Operation, operand, operation, result
from lamina.define.constraints import I1, I32, AnyFloat, AnySignlessInteger
from lamina.dialects.llvm.constraints import LLVM_AnyPointer, LLVM_AnyVector, LLVM_Type, LLVMVectorOf
from lamina.ir.traits import Pure

_FLAGS = LLVMVectorOf(I1)
_INTEGERS = LLVMVectorOf(AnySignlessInteger)
_FLOATS = LLVMVectorOf(AnyFloat)
_POINTERS = LLVMVectorOf(LLVM_AnyPointer)


def _declare(names: str, *traits: Any, has_result: bool = True, **operands: Any) -> None:
    """Declares operations with the given operand constraints followed by the vector length."""
    for name in names.split():
        members: dict[str, Any] = {"__slots__": (), "__module__": __name__}
        for field, constraint in (operands | {"evl": I32}).items():
            members[field] = operand(constraint, name=field)
        if has_result:
            members["res"] = result(LLVM_Type)
        class_name = "".join(map(str.title, name.split("."))) + "Op"
        operation(f"llvm.intr.{name}", traits=traits)(type(class_name, (Operation,), members))


_declare(
    "vp.add vp.sub vp.mul vp.sdiv vp.udiv vp.srem vp.urem vp.ashr vp.lshr vp.shl vp.or vp.and vp.xor "
    "vp.smax vp.smin vp.umax vp.umin",
    Pure, lhs=_INTEGERS, rhs=_INTEGERS, mask=_FLAGS,
)  # fmt: skip
_declare("vp.fadd vp.fsub vp.fmul vp.fdiv vp.frem", Pure, lhs=_FLOATS, rhs=_FLOATS, mask=_FLAGS)
_declare("vp.fneg", Pure, op=_FLOATS, mask=_FLAGS)
_declare("vp.fmuladd vp.fma", Pure, op1=_FLOATS, op2=_FLOATS, op3=_FLOATS, mask=_FLAGS)
# MLIR's own spelling of the start value.
_declare(
    "vp.reduce.add vp.reduce.mul vp.reduce.and vp.reduce.or vp.reduce.xor vp.reduce.smax vp.reduce.smin "
    "vp.reduce.umax vp.reduce.umin",
    Pure, satrt_value=AnySignlessInteger, val=_INTEGERS, mask=_FLAGS,
)  # fmt: skip
_declare(
    "vp.reduce.fadd vp.reduce.fmul vp.reduce.fmax vp.reduce.fmin", Pure, satrt_value=AnyFloat, val=_FLOATS, mask=_FLAGS
)
_declare("vp.select vp.merge", Pure, cond=_FLAGS, true_val=LLVM_AnyVector, false_val=LLVM_AnyVector)
_declare("vp.trunc vp.zext vp.sext vp.uitofp vp.sitofp vp.inttoptr", Pure, src=_INTEGERS, mask=_FLAGS)
_declare("vp.fptrunc vp.fpext vp.fptoui vp.fptosi", Pure, src=_FLOATS, mask=_FLAGS)
_declare("vp.ptrtoint", Pure, src=_POINTERS, mask=_FLAGS)
_declare("vp.load", ptr=LLVM_AnyPointer, mask=_FLAGS)
_declare("vp.store", has_result=False, val=LLVM_AnyVector, ptr=LLVM_AnyPointer, mask=_FLAGS)
_declare("experimental.vp.strided.load", ptr=LLVM_AnyPointer, stride=AnySignlessInteger, mask=_FLAGS)
_declare(
    "experimental.vp.strided.store",
    has_result=False, val=LLVM_AnyVector, ptr=LLVM_AnyPointer, stride=AnySignlessInteger, mask=_FLAGS,
)  # fmt: skip
