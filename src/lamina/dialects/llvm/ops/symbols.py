"""Module-level operations: functions, globals, aliases, comdats and module flags."""

from __future__ import annotations

from lamina.define import Operation, operation, prop, region
from lamina.define.constraints import (
    AnyAttr,
    AnyRegion,
    ArrayAttr,
    BoolAttr,
    ConfinedAttr,
    DenseI32ArrayAttr,
    DictArrayAttr,
    FlatSymbolRefArrayAttr,
    FlatSymbolRefAttr,
    I32ArrayAttr,
    I32Attr,
    I64Attr,
    IntNonNegative,
    SizedRegion,
    StrArrayAttr,
    StrAttr,
    SymbolNameAttr,
    SymbolRefAttr,
    TypeAttr,
    TypeAttrOf,
    UnitAttr,
)
from lamina.dialects.llvm.attributes import (
    CConvAttr,
    FramePointerKindAttr,
    LinkageAttr,
    MemoryEffectsAttr,
    TargetFeaturesAttr,
    UWTableKindAttr,
    VecTypeHintAttr,
    VScaleRangeAttr,
)
from lamina.dialects.llvm.constraints import DIGlobalVariableExpressionArrayAttr, LLVM_FunctionType
from lamina.dialects.llvm.enums import ComdatAttr, UnnamedAddrAttr, VisibilityAttr
from lamina.dialects.llvm.symbol_verification import (
    verify_alias,
    verify_alias_regions,
    verify_comdat_regions,
    verify_function_regions,
    verify_global,
    verify_global_regions,
    verify_ifunc,
    verify_ifunc_symbols,
    verify_linker_options,
    verify_llvm_function,
    verify_module_flags,
    verify_structor_symbols,
    verify_structors,
)
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import (
    AffineScope,
    AutomaticAllocationScope,
    IsolatedFromAbove,
    NoRegionArguments,
    NoTerminator,
    SingleBlockImplicitTerminator,
    SymbolTableTrait,
)


@operation("llvm.mlir.global", traits=[IsolatedFromAbove, SingleBlockImplicitTerminator("llvm.return")])
class GlobalOp(Operation):
    global_type = prop(TypeAttr, name="global_type")
    constant = prop(UnitAttr, optional=True)
    sym_name = prop(StrAttr, name="sym_name")
    linkage = prop(LinkageAttr)
    dso_local = prop(UnitAttr, optional=True, name="dso_local")
    thread_local_ = prop(UnitAttr, optional=True, name="thread_local_")
    externally_initialized = prop(UnitAttr, optional=True, name="externally_initialized")
    value = prop(AnyAttr, optional=True)
    alignment = prop(I64Attr, optional=True)
    addr_space = prop(ConfinedAttr(I32Attr, [IntNonNegative]), default="0 : i32", name="addr_space")
    unnamed_addr = prop(UnnamedAddrAttr, optional=True, name="unnamed_addr")
    section = prop(StrAttr, optional=True)
    comdat = prop(SymbolRefAttr, optional=True)
    dbg_exprs = prop(DIGlobalVariableExpressionArrayAttr, optional=True, name="dbg_exprs")
    visibility_ = prop(VisibilityAttr, default="0 : i64", name="visibility_")
    target_specific_attrs = prop(ArrayAttr, optional=True, name="target_specific_attrs")
    initializer = region(AnyRegion)

    def verify(self) -> None:
        verify_global(self)

    def verify_regions(self) -> None:
        verify_global_regions(self)


@operation("llvm.mlir.global_ctors")
class GlobalCtorsOp(Operation):
    ctors = prop(FlatSymbolRefArrayAttr)
    priorities = prop(I32ArrayAttr)
    data = prop(ArrayAttr)
    assembly_format = "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"

    def verify(self) -> None:
        verify_structors(self, "ctors")

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verify_structor_symbols(self, symbols, "ctors")


@operation("llvm.mlir.global_dtors")
class GlobalDtorsOp(Operation):
    dtors = prop(FlatSymbolRefArrayAttr)
    priorities = prop(I32ArrayAttr)
    data = prop(ArrayAttr)
    assembly_format = "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"

    def verify(self) -> None:
        verify_structors(self, "dtors")

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verify_structor_symbols(self, symbols, "dtors")


@operation("llvm.mlir.alias", traits=[IsolatedFromAbove, SingleBlockImplicitTerminator("llvm.return")])
class AliasOp(Operation):
    alias_type = prop(TypeAttr, name="alias_type")
    sym_name = prop(StrAttr, name="sym_name")
    linkage = prop(LinkageAttr)
    dso_local = prop(UnitAttr, optional=True, name="dso_local")
    thread_local_ = prop(UnitAttr, optional=True, name="thread_local_")
    unnamed_addr = prop(UnnamedAddrAttr, optional=True, name="unnamed_addr")
    visibility_ = prop(VisibilityAttr, default="0 : i64", name="visibility_")
    initializer = region(SizedRegion(1))

    def verify(self) -> None:
        verify_alias(self)

    def verify_regions(self) -> None:
        verify_alias_regions(self)


@operation("llvm.mlir.ifunc", traits=[IsolatedFromAbove])
class IFuncOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    i_func_type = prop(TypeAttr, name="i_func_type")
    resolver = prop(FlatSymbolRefAttr)
    resolver_type = prop(TypeAttr, name="resolver_type")
    linkage = prop(LinkageAttr)
    dso_local = prop(UnitAttr, optional=True, name="dso_local")
    address_space = prop(ConfinedAttr(I32Attr, [IntNonNegative]), default="0 : i32", name="address_space")
    unnamed_addr = prop(UnnamedAddrAttr, default="0 : i64", name="unnamed_addr")
    visibility_ = prop(VisibilityAttr, default="0 : i64", name="visibility_")
    assembly_format = """
        custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,`
        $resolver_type $resolver attr-dict
    """

    def verify(self) -> None:
        verify_ifunc(self)

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verify_ifunc_symbols(self, symbols)


@operation("llvm.comdat_selector")
class ComdatSelectorOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    comdat = prop(ComdatAttr)
    assembly_format = "$sym_name $comdat attr-dict"

    def verify(self) -> None:
        verify_symbol(self)


@operation("llvm.comdat", traits=[NoTerminator, NoRegionArguments, SymbolTableTrait])
class ComdatOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    body = region(SizedRegion(1))
    assembly_format = "$sym_name $body attr-dict"

    def verify(self) -> None:
        verify_symbol(self)

    def verify_regions(self) -> None:
        verify_comdat_regions(self)


@operation("llvm.func", traits=[AffineScope, AutomaticAllocationScope, IsolatedFromAbove])
class LLVMFuncOp(Operation):
    sym_name = prop(StrAttr, name="sym_name")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    function_type = prop(TypeAttrOf(LLVM_FunctionType), name="function_type")
    linkage = prop(LinkageAttr, default="#llvm.linkage<external>")
    dso_local = prop(UnitAttr, optional=True, name="dso_local")
    c_conv = prop(CConvAttr, default="#llvm.cconv<ccc>", name="CConv")
    comdat = prop(SymbolRefAttr, optional=True)
    convergent = prop(UnitAttr, optional=True)
    personality = prop(FlatSymbolRefAttr, optional=True)
    garbage_collector = prop(StrAttr, optional=True)
    passthrough = prop(ArrayAttr, optional=True)
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    function_entry_count = prop(I64Attr, optional=True, name="function_entry_count")
    memory_effects = prop(MemoryEffectsAttr, optional=True, name="memory_effects")
    visibility_ = prop(VisibilityAttr, default="0 : i64", name="visibility_")
    arm_streaming = prop(UnitAttr, optional=True, name="arm_streaming")
    arm_locally_streaming = prop(UnitAttr, optional=True, name="arm_locally_streaming")
    arm_streaming_compatible = prop(UnitAttr, optional=True, name="arm_streaming_compatible")
    arm_new_za = prop(UnitAttr, optional=True, name="arm_new_za")
    arm_in_za = prop(UnitAttr, optional=True, name="arm_in_za")
    arm_out_za = prop(UnitAttr, optional=True, name="arm_out_za")
    arm_inout_za = prop(UnitAttr, optional=True, name="arm_inout_za")
    arm_preserves_za = prop(UnitAttr, optional=True, name="arm_preserves_za")
    section = prop(StrAttr, optional=True)
    unnamed_addr = prop(UnnamedAddrAttr, optional=True, name="unnamed_addr")
    alignment = prop(I64Attr, optional=True)
    vscale_range = prop(VScaleRangeAttr, optional=True, name="vscale_range")
    frame_pointer = prop(FramePointerKindAttr, optional=True, name="frame_pointer")
    target_cpu = prop(StrAttr, optional=True, name="target_cpu")
    tune_cpu = prop(StrAttr, optional=True, name="tune_cpu")
    reciprocal_estimates = prop(StrAttr, optional=True, name="reciprocal_estimates")
    prefer_vector_width = prop(StrAttr, optional=True, name="prefer_vector_width")
    target_features = prop(TargetFeaturesAttr, optional=True, name="target_features")
    no_infs_fp_math = prop(BoolAttr, optional=True, name="no_infs_fp_math")
    no_nans_fp_math = prop(BoolAttr, optional=True, name="no_nans_fp_math")
    no_signed_zeros_fp_math = prop(BoolAttr, optional=True, name="no_signed_zeros_fp_math")
    denormal_fp_math = prop(StrAttr, optional=True, name="denormal_fp_math")
    denormal_fp_math_f32 = prop(StrAttr, optional=True, name="denormal_fp_math_f32")
    fp_contract = prop(StrAttr, optional=True, name="fp_contract")
    instrument_function_entry = prop(StrAttr, optional=True, name="instrument_function_entry")
    instrument_function_exit = prop(StrAttr, optional=True, name="instrument_function_exit")
    no_inline = prop(UnitAttr, optional=True, name="no_inline")
    always_inline = prop(UnitAttr, optional=True, name="always_inline")
    inline_hint = prop(UnitAttr, optional=True, name="inline_hint")
    no_unwind = prop(UnitAttr, optional=True, name="no_unwind")
    will_return = prop(UnitAttr, optional=True, name="will_return")
    optimize_none = prop(UnitAttr, optional=True, name="optimize_none")
    vec_type_hint = prop(VecTypeHintAttr, optional=True, name="vec_type_hint")
    work_group_size_hint = prop(DenseI32ArrayAttr, optional=True, name="work_group_size_hint")
    reqd_work_group_size = prop(DenseI32ArrayAttr, optional=True, name="reqd_work_group_size")
    intel_reqd_sub_group_size = prop(I32Attr, optional=True, name="intel_reqd_sub_group_size")
    uwtable_kind = prop(UWTableKindAttr, optional=True, name="uwtable_kind")
    body = region(AnyRegion)

    def verify(self) -> None:
        verify_llvm_function(self)

    def verify_regions(self) -> None:
        verify_function_regions(self)


@operation("llvm.linker_options")
class LinkerOptionsOp(Operation):
    options = prop(StrArrayAttr)
    assembly_format = "$options attr-dict"

    def verify(self) -> None:
        verify_linker_options(self)


@operation("llvm.module_flags")
class ModuleFlagsOp(Operation):
    flags = prop(ArrayAttr)
    assembly_format = "$flags attr-dict"

    def verify(self) -> None:
        verify_module_flags(self)
