"""Calls of functions, intrinsic functions and assembly; exceptions; arguments of variable number."""

from __future__ import annotations

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_result,
    prop,
    result,
    successor,
    variadic_of_variadic_operand,
    variadic_operand,
)
from lamina.define.constraints import (
    ArrayAttr,
    DenseI32ArrayAttr,
    DictArrayAttr,
    FlatSymbolRefAttr,
    StrAttr,
    TypeAttrOf,
    UnitAttr,
)
from lamina.dialects.llvm.attributes import CConvAttr, FastmathFlagsAttr, MemoryEffectsAttr, TailCallKindAttr
from lamina.dialects.llvm.constraints import (
    LLVM_AccessGroupArrayAttr,
    LLVM_AliasScopeArrayAttr,
    LLVM_AnyPointer,
    LLVM_FunctionType,
    LLVM_TBAATagArrayAttr,
    LLVM_Type,
)
from lamina.dialects.llvm.enums import AsmDialectAttr
from lamina.dialects.llvm.symbol_verification import verify_call_symbols, verify_invoke, verify_landing_pad
from lamina.dialects.llvm.verification import verify_call_intrinsic, verify_inline_asm, verify_operand_bundles
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import AttrSizedOperandSegments, Terminator


@operation("llvm.invoke", traits=[AttrSizedOperandSegments, Terminator])
class InvokeOp(Operation):
    var_callee_type = prop(TypeAttrOf(LLVM_FunctionType), optional=True, name="var_callee_type")
    callee = prop(FlatSymbolRefAttr, optional=True)
    callee_operands = variadic_operand(LLVM_Type, name="callee_operands")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    normal_dest_operands = variadic_operand(LLVM_Type)
    unwind_dest_operands = variadic_operand(LLVM_Type)
    branch_weights = prop(DenseI32ArrayAttr, optional=True, name="branch_weights")
    c_conv = prop(CConvAttr, default="#llvm.cconv<ccc>", name="CConv")
    op_bundle_operands = variadic_of_variadic_operand(LLVM_Type, "op_bundle_sizes", name="op_bundle_operands")
    op_bundle_sizes = prop(DenseI32ArrayAttr, name="op_bundle_sizes")
    op_bundle_tags = prop(ArrayAttr, optional=True, name="op_bundle_tags")
    result = optional_result(LLVM_Type)
    normal_dest = successor()
    unwind_dest = successor()

    def verify(self) -> None:
        verify_invoke(self)


@operation("llvm.landingpad")
class LandingpadOp(Operation):
    cleanup = prop(UnitAttr, optional=True)
    operands_ = variadic_operand(LLVM_Type, name="")
    res = result(LLVM_Type)

    def verify(self) -> None:
        verify_landing_pad(self)


@operation("llvm.va_arg")
class VaArgOp(Operation):
    arg = operand(LLVM_AnyPointer)
    res = result(LLVM_Type)
    assembly_format = "$arg attr-dict `:` functional-type($arg, $res)"


@operation("llvm.call", traits=[AttrSizedOperandSegments])
class CallOp(Operation):
    var_callee_type = prop(TypeAttrOf(LLVM_FunctionType), optional=True, name="var_callee_type")
    callee = prop(FlatSymbolRefAttr, optional=True)
    callee_operands = variadic_operand(LLVM_Type, name="callee_operands")
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    c_conv = prop(CConvAttr, default="#llvm.cconv<ccc>", name="CConv")
    tail_call_kind = prop(TailCallKindAttr, default="#llvm.tailcallkind<none>", name="TailCallKind")
    memory_effects = prop(MemoryEffectsAttr, optional=True, name="memory_effects")
    convergent = prop(UnitAttr, optional=True)
    no_unwind = prop(UnitAttr, optional=True, name="no_unwind")
    will_return = prop(UnitAttr, optional=True, name="will_return")
    op_bundle_operands = variadic_of_variadic_operand(LLVM_Type, "op_bundle_sizes", name="op_bundle_operands")
    op_bundle_sizes = prop(DenseI32ArrayAttr, name="op_bundle_sizes")
    op_bundle_tags = prop(ArrayAttr, optional=True, name="op_bundle_tags")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    no_inline = prop(UnitAttr, optional=True, name="no_inline")
    always_inline = prop(UnitAttr, optional=True, name="always_inline")
    inline_hint = prop(UnitAttr, optional=True, name="inline_hint")
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    result = optional_result(LLVM_Type)

    def verify(self) -> None:
        verify_operand_bundles(self)

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verify_call_symbols(self, symbols)


@operation("llvm.resume", traits=[Terminator])
class ResumeOp(Operation):
    value = operand(LLVM_Type)
    assembly_format = "$value attr-dict `:` type($value)"


@operation("llvm.inline_asm")
class InlineAsmOp(Operation):
    operands_ = variadic_operand(LLVM_Type, name="operands")
    asm_string = prop(StrAttr, name="asm_string")
    constraints = prop(StrAttr)
    has_side_effects = prop(UnitAttr, optional=True, name="has_side_effects")
    is_align_stack = prop(UnitAttr, optional=True, name="is_align_stack")
    tail_call_kind = prop(TailCallKindAttr, default="#llvm.tailcallkind<none>", name="tail_call_kind")
    asm_dialect = prop(AsmDialectAttr, optional=True, name="asm_dialect")
    operand_attrs = prop(ArrayAttr, optional=True, name="operand_attrs")
    res = optional_result(LLVM_Type)
    assembly_format = """
        (`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=`
        $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict
        $asm_string `,` $constraints operands `:` functional-type(operands, results)
    """

    def verify(self) -> None:
        verify_inline_asm(self)


@operation("llvm.call_intrinsic", traits=[AttrSizedOperandSegments])
class CallIntrinsicOp(Operation):
    intrin = prop(StrAttr)
    args = variadic_operand(LLVM_Type)
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    op_bundle_operands = variadic_of_variadic_operand(LLVM_Type, "op_bundle_sizes", name="op_bundle_operands")
    op_bundle_sizes = prop(DenseI32ArrayAttr, name="op_bundle_sizes")
    op_bundle_tags = prop(ArrayAttr, optional=True, name="op_bundle_tags")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    results_ = optional_result(LLVM_Type, name="results")

    def verify(self) -> None:
        verify_call_intrinsic(self)
