"""Operations of the llvm dialect."""

from __future__ import annotations

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    optional_result,
    prop,
    region,
    result,
    successor,
    variadic_of_variadic_operand,
    variadic_operand,
    variadic_successor,
)
from lamina.define.constraints import (
    I1,
    AnyAttr,
    AnyIntElementsAttr,
    AnyRegion,
    AnySignlessInteger,
    AnyType,
    AnyTypeOf,
    ArrayAttr,
    BoolAttr,
    ConfinedAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
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
from lamina.define.type_relations import AllTypesMatch, TypesMatchWith, element_type, i1_same_shape, same_type
from lamina.dialects.llvm.attributes import (
    BlockAddressAttr,
    BlockTagAttr,
    CConvAttr,
    DereferenceableAttr,
    FastmathFlagsAttr,
    FramePointerKindAttr,
    LinkageAttr,
    MemoryEffectsAttr,
    TailCallKindAttr,
    TargetFeaturesAttr,
    UWTableKindAttr,
    VecTypeHintAttr,
    VScaleRangeAttr,
)
from lamina.dialects.llvm.constant_verification import (
    verify_constant,
)
from lamina.dialects.llvm.constraints import (
    DIGlobalVariableExpressionArrayAttr,
    GEPNoWrapFlagsProp,
    IntegerOverflowFlagsProp,
    LLVM_AccessGroupArrayAttr,
    LLVM_AliasScopeArrayAttr,
    LLVM_AnyAggregate,
    LLVM_AnyFloat,
    LLVM_AnyNonAggregate,
    LLVM_AnyPointer,
    LLVM_AnyStruct,
    LLVM_AnyVector,
    LLVM_AtomicCmpXchgType,
    LLVM_AtomicRMWType,
    LLVM_FunctionType,
    LLVM_LoadableType,
    LLVM_PrimitiveType,
    LLVM_TBAATagArrayAttr,
    LLVM_TokenType,
    LLVM_Type,
    ScalarOrVectorOf,
    value_and_bool_struct,
)
from lamina.dialects.llvm.enums import (
    AsmDialectAttr,
    AtomicBinOpAttr,
    AtomicOrderingAttr,
    ComdatAttr,
    FCmpPredicateAttr,
    ICmpPredicateAttr,
    UnnamedAddrAttr,
    VisibilityAttr,
)
from lamina.dialects.llvm.loop_attributes import LoopAnnotationAttr
from lamina.dialects.llvm.symbol_verification import (
    verify_address_symbols,
    verify_alias,
    verify_alias_regions,
    verify_block_address,
    verify_block_address_symbols,
    verify_call_symbols,
    verify_comdat_regions,
    verify_equivalent_symbols,
    verify_function_regions,
    verify_global,
    verify_global_regions,
    verify_ifunc,
    verify_ifunc_symbols,
    verify_invoke,
    verify_landing_pad,
    verify_linker_options,
    verify_llvm_function,
    verify_module_flags,
    verify_structor_symbols,
    verify_structors,
)
from lamina.dialects.llvm.verification import (
    verify_alloca,
    verify_atomic_rmw,
    verify_bitcast,
    verify_call_intrinsic,
    verify_compare_exchange,
    verify_dereferenceable,
    verify_extension,
    verify_extract_value,
    verify_fence,
    verify_gep,
    verify_inline_asm,
    verify_insert_value,
    verify_load,
    verify_operand_bundles,
    verify_return,
    verify_shuffle_vector,
    verify_store,
    verify_switch,
    verify_weighted_branch,
    verify_zero,
)
from lamina.interfaces.branch import verify_branch, verify_operand_groups
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import (
    AffineScope,
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    Commutative,
    ConstantLike,
    IsolatedFromAbove,
    NoMemoryEffect,
    NoRegionArguments,
    NoTerminator,
    Pure,
    ReturnLike,
    SameOperandsAndResultType,
    SameTypeOperands,
    SameVariadicOperandSize,
    SingleBlockImplicitTerminator,
    SymbolTableTrait,
    Terminator,
)


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


@operation("llvm.alloca")
class AllocaOp(Operation):
    array_size = operand(AnySignlessInteger)
    alignment = prop(I64Attr, optional=True)
    elem_type = prop(TypeAttr, name="elem_type")
    inalloca = prop(UnitAttr, optional=True)
    res = result(LLVM_AnyPointer, effects=["allocate"])

    def verify(self) -> None:
        verify_alloca(self)


@operation("llvm.getelementptr", traits=[Pure])
class GEPOp(Operation):
    base = operand(ScalarOrVectorOf(LLVM_AnyPointer))
    dynamic_indices = variadic_operand(ScalarOrVectorOf(AnySignlessInteger))
    raw_constant_indices = prop(DenseI32ArrayAttr)
    elem_type = prop(TypeAttr, name="elem_type")
    no_wrap_flags = prop(GEPNoWrapFlagsProp, default="0 : i32")
    res = result(ScalarOrVectorOf(LLVM_AnyPointer))
    assembly_format = """
        ($no_wrap_flags^)? $base `[` custom<GEPIndices>($dynamic_indices, $raw_constant_indices) `]` attr-dict
        `:` functional-type(operands, results) `,` $elem_type
    """

    def verify(self) -> None:
        verify_gep(self)


@operation("llvm.load")
class LoadOp(Operation):
    addr = operand(LLVM_AnyPointer)
    alignment = prop(I64Attr, optional=True)
    volatile_ = prop(UnitAttr, optional=True, name="volatile_")
    nontemporal = prop(UnitAttr, optional=True)
    invariant = prop(UnitAttr, optional=True)
    invariant_group = prop(UnitAttr, optional=True)
    ordering = prop(AtomicOrderingAttr, default="0 : i64")
    syncscope = prop(StrAttr, optional=True)
    dereferenceable = prop(DereferenceableAttr, optional=True)
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    res = result(LLVM_LoadableType)
    assembly_format = """
        (`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant`
        $invariant^)? (`invariant_group` $invariant_group^)? (`dereferenceable` `` $dereferenceable^)? attr-dict
        `:` qualified(type($addr)) `->` type($res)
    """

    def verify(self) -> None:
        verify_load(self)


@operation("llvm.store")
class StoreOp(Operation):
    value = operand(LLVM_LoadableType)
    addr = operand(LLVM_AnyPointer)
    alignment = prop(I64Attr, optional=True)
    volatile_ = prop(UnitAttr, optional=True, name="volatile_")
    nontemporal = prop(UnitAttr, optional=True)
    invariant_group = prop(UnitAttr, optional=True)
    ordering = prop(AtomicOrderingAttr, default="0 : i64")
    syncscope = prop(StrAttr, optional=True)
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    assembly_format = """
        (`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
        (`invariant_group` $invariant_group^)? attr-dict `:` type($value) `,` qualified(type($addr))
    """

    def verify(self) -> None:
        verify_store(self)


@operation("llvm.bitcast", traits=[Pure])
class BitcastOp(Operation):
    arg = operand(LLVM_AnyNonAggregate)
    res = result(LLVM_AnyNonAggregate)
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"

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

    def verify(self) -> None:
        verify_extension(self)


@operation("llvm.zext", traits=[Pure])
class ZExtOp(Operation):
    arg = operand(ScalarOrVectorOf(AnySignlessInteger))
    non_neg = prop(UnitAttr, optional=True)
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "(`nneg` $non_neg^)? $arg attr-dict `:` type($arg) `to` type($res)"

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


@operation("llvm.fptosi", traits=[Pure])
class FPToSIOp(Operation):
    arg = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


@operation("llvm.fptoui", traits=[Pure])
class FPToUIOp(Operation):
    arg = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    res = result(ScalarOrVectorOf(AnySignlessInteger))
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


@operation("llvm.fpext", traits=[Pure])
class FPExtOp(Operation):
    arg = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    res = result(ScalarOrVectorOf(LLVM_AnyFloat))
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


@operation("llvm.fptrunc", traits=[Pure])
class FPTruncOp(Operation):
    arg = operand(ScalarOrVectorOf(LLVM_AnyFloat))
    res = result(ScalarOrVectorOf(LLVM_AnyFloat))
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


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


@operation(
    "llvm.extractelement",
    traits=[Pure, TypesMatchWith("vector", "res", element_type, "result type matches vector element type")],
)
class ExtractElementOp(Operation):
    vector = operand(LLVM_AnyVector)
    position = operand(AnySignlessInteger)
    res = result(LLVM_Type)
    assembly_format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"


@operation("llvm.extractvalue", traits=[Pure])
class ExtractValueOp(Operation):
    container = operand(LLVM_AnyAggregate)
    position = prop(DenseI64ArrayAttr)
    res = result(LLVM_Type)
    assembly_format = """
        $container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($res),
        ref(type($container)), ref($position))
    """

    def verify(self) -> None:
        verify_extract_value(self)


@operation(
    "llvm.insertelement",
    traits=[
        Pure,
        TypesMatchWith("vector", "value", element_type, "argument type matches vector element type"),
        AllTypesMatch("res", "vector"),
    ],
)
class InsertElementOp(Operation):
    vector = operand(LLVM_AnyVector)
    value = operand(LLVM_PrimitiveType)
    position = operand(AnySignlessInteger)
    res = result(LLVM_AnyVector)
    assembly_format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"


@operation("llvm.insertvalue", traits=[Pure, AllTypesMatch("container", "res")])
class InsertValueOp(Operation):
    container = operand(LLVM_AnyAggregate)
    value = operand(LLVM_PrimitiveType)
    position = prop(DenseI64ArrayAttr)
    res = result(LLVM_AnyAggregate)
    assembly_format = """
        $value `,` $container `` $position attr-dict `:` type($container)
        custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))
    """

    def verify(self) -> None:
        verify_insert_value(self)


@operation("llvm.shufflevector", traits=[Pure, AllTypesMatch("v1", "v2")])
class ShuffleVectorOp(Operation):
    v1 = operand(LLVM_AnyVector)
    v2 = operand(LLVM_AnyVector)
    mask = prop(DenseI32ArrayAttr)
    res = result(LLVM_AnyVector)
    assembly_format = """
        $v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
    """

    def verify(self) -> None:
        verify_shuffle_vector(self)


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


@operation("llvm.br", traits=[Pure, Terminator])
class BrOp(Operation):
    dest_operands = variadic_operand(LLVM_Type)
    loop_annotation = prop(LoopAnnotationAttr, optional=True, name="loop_annotation")
    dest = successor()
    assembly_format = "$dest (`(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict"

    def verify(self) -> None:
        verify_branch(self)


@operation("llvm.cond_br", traits=[AttrSizedOperandSegments, Pure, Terminator])
class CondBrOp(Operation):
    condition = operand(I1)
    true_dest_operands = variadic_operand(LLVM_Type)
    false_dest_operands = variadic_operand(LLVM_Type)
    branch_weights = prop(DenseI32ArrayAttr, optional=True, name="branch_weights")
    loop_annotation = prop(LoopAnnotationAttr, optional=True, name="loop_annotation")
    true_dest = successor()
    false_dest = successor()
    assembly_format = """
        $condition ( `weights` `(` $branch_weights^ `)` )? `,` $true_dest (`(` $true_dest_operands^ `:`
        type($true_dest_operands) `)`)? `,` $false_dest (`(` $false_dest_operands^ `:`
        type($false_dest_operands) `)`)? attr-dict
    """

    def verify(self) -> None:
        verify_weighted_branch(self)


@operation("llvm.return", traits=[Pure, ReturnLike])
class ReturnOp(Operation):
    arg = optional_operand(LLVM_Type)
    assembly_format = "attr-dict ($arg^ `:` type($arg))?"

    def verify(self) -> None:
        verify_return(self)


@operation("llvm.resume", traits=[Terminator])
class ResumeOp(Operation):
    value = operand(LLVM_Type)
    assembly_format = "$value attr-dict `:` type($value)"


@operation("llvm.unreachable", traits=[Terminator])
class UnreachableOp(Operation):
    assembly_format = "attr-dict"


@operation("llvm.switch", traits=[AttrSizedOperandSegments, Pure, Terminator])
class SwitchOp(Operation):
    value = operand(AnySignlessInteger)
    default_operands = variadic_operand(AnyType)
    case_operands = variadic_of_variadic_operand(AnyType, "case_operand_segments")
    case_values = prop(AnyIntElementsAttr, optional=True, name="case_values")
    case_operand_segments = prop(DenseI32ArrayAttr, name="case_operand_segments")
    branch_weights = prop(DenseI32ArrayAttr, optional=True, name="branch_weights")
    default_destination = successor()
    case_destinations = variadic_successor()
    assembly_format = """
        $value `:` type($value) `,` $default_destination (`(` $default_operands^ `:` type($default_operands)
        `)`)? custom<SwitchOpCases>(ref(type($value)), $case_values, $case_destinations, $case_operands,
        type($case_operands)) attr-dict
    """

    def verify(self) -> None:
        verify_switch(self)


@operation("llvm.mlir.addressof", traits=[Pure, ConstantLike])
class AddressOfOp(Operation):
    global_name = prop(FlatSymbolRefAttr, name="global_name")
    res = result(LLVM_AnyPointer)
    assembly_format = "$global_name attr-dict `:` qualified(type($res))"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verify_address_symbols(self, symbols)


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


@operation("llvm.dso_local_equivalent", traits=[Pure, ConstantLike])
class DSOLocalEquivalentOp(Operation):
    function_name = prop(FlatSymbolRefAttr, name="function_name")
    res = result(LLVM_AnyPointer)
    assembly_format = "$function_name attr-dict `:` qualified(type($res))"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verify_equivalent_symbols(self, symbols)


@operation("llvm.blockaddress", traits=[Pure, ConstantLike])
class BlockAddressOp(Operation):
    block_addr = prop(BlockAddressAttr, name="block_addr")
    res = result(LLVM_AnyPointer)
    assembly_format = "$block_addr attr-dict `:` qualified(type($res))"

    def verify(self) -> None:
        verify_block_address(self)

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verify_block_address_symbols(self, symbols)


@operation("llvm.blocktag")
class BlockTagOp(Operation):
    tag = prop(BlockTagAttr)
    assembly_format = "$tag attr-dict"


@operation("llvm.indirectbr", traits=[SameVariadicOperandSize, Pure, Terminator])
class IndirectBrOp(Operation):
    addr = operand(LLVM_AnyPointer)
    succ_operands = variadic_of_variadic_operand(AnyType, "indbr_operand_segments")
    indbr_operand_segments = prop(DenseI32ArrayAttr, name="indbr_operand_segments")
    successors_ = variadic_successor(name="successors")
    assembly_format = """
        $addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors_, $succ_operands,
        type($succ_operands)) attr-dict
    """

    def verify(self) -> None:
        verify_operand_groups(self.indbr_operand_segments, len(self._successors))
        verify_branch(self)


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


@operation("llvm.mlir.none", traits=[Pure])
class NoneTokenOp(Operation):
    res = result(LLVM_TokenType)
    assembly_format = "attr-dict `:` type($res)"


@operation("llvm.mlir.undef", traits=[Pure, ConstantLike])
class UndefOp(Operation):
    res = result(LLVM_Type)
    assembly_format = "attr-dict `:` type($res)"


@operation("llvm.mlir.poison", traits=[Pure, ConstantLike])
class PoisonOp(Operation):
    res = result(LLVM_Type)
    assembly_format = "attr-dict `:` type($res)"


@operation("llvm.mlir.zero", traits=[Pure, ConstantLike])
class ZeroOp(Operation):
    res = result(LLVM_Type)
    assembly_format = "attr-dict `:` type($res)"

    def verify(self) -> None:
        verify_zero(self)


@operation("llvm.mlir.constant", traits=[Pure, ConstantLike])
class ConstantOp(Operation):
    value = prop(AnyAttr)
    res = result(LLVM_Type)
    assembly_format = "`(` $value `)` attr-dict `:` type($res)"

    def verify(self) -> None:
        verify_constant(self)


@operation(
    "llvm.atomicrmw", traits=[TypesMatchWith("val", "res", same_type, "result #0 and operand #1 have the same type")]
)
class AtomicRMWOp(Operation):
    bin_op = prop(AtomicBinOpAttr, name="bin_op")
    ptr = operand(LLVM_AnyPointer)
    val = operand(LLVM_AtomicRMWType)
    ordering = prop(AtomicOrderingAttr)
    syncscope = prop(StrAttr, optional=True)
    alignment = prop(I64Attr, optional=True)
    volatile_ = prop(UnitAttr, optional=True, name="volatile_")
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    res = result(LLVM_AtomicRMWType)
    assembly_format = """
        (`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict
        `:` qualified(type($ptr)) `,` type($val)
    """

    def verify(self) -> None:
        verify_atomic_rmw(self)


@operation(
    "llvm.cmpxchg",
    traits=[
        TypesMatchWith("val", "cmp", same_type, "operand #1 and operand #2 have the same type"),
        TypesMatchWith(
            "val",
            "res",
            value_and_bool_struct,
            "result #0 has an LLVM struct type consisting of the type of operand #2 and a bool",
        ),
    ],
)
class AtomicCmpXchgOp(Operation):
    ptr = operand(LLVM_AnyPointer)
    cmp = operand(LLVM_AtomicCmpXchgType)
    val = operand(LLVM_AtomicCmpXchgType)
    success_ordering = prop(AtomicOrderingAttr, name="success_ordering")
    failure_ordering = prop(AtomicOrderingAttr, name="failure_ordering")
    syncscope = prop(StrAttr, optional=True)
    alignment = prop(I64Attr, optional=True)
    weak = prop(UnitAttr, optional=True)
    volatile_ = prop(UnitAttr, optional=True, name="volatile_")
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    res = result(LLVM_AnyStruct)
    assembly_format = """
        (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)?
        $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)
    """

    def verify(self) -> None:
        verify_compare_exchange(self)


@operation("llvm.fence")
class FenceOp(Operation):
    ordering = prop(AtomicOrderingAttr)
    syncscope = prop(StrAttr, optional=True)
    assembly_format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict"

    def verify(self) -> None:
        verify_fence(self)


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
