"""Operations for LLVM's intrinsic functions of coroutines."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, result
from lamina.define.constraints import I1, I32
from lamina.dialects.llvm.constraints import LLVM_AnyPointer, LLVM_TokenType, LLVM_Type


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
