"""Memory: allocation, addresses, loads and stores, atomic operations."""

from __future__ import annotations

from lamina.define import Operation, decided_by_fields, operand, operation, prop, result, variadic_operand
from lamina.define.constraints import AnySignlessInteger, DenseI32ArrayAttr, I64Attr, StrAttr, TypeAttr, UnitAttr
from lamina.define.type_relations import TypesMatchWith, same_type
from lamina.dialects.llvm.attributes import DereferenceableAttr
from lamina.dialects.llvm.constraints import (
    GEPNoWrapFlagsProp,
    LLVM_AccessGroupArrayAttr,
    LLVM_AliasScopeArrayAttr,
    LLVM_AnyPointer,
    LLVM_AnyStruct,
    LLVM_AtomicCmpXchgType,
    LLVM_AtomicRMWType,
    LLVM_LoadableType,
    LLVM_TBAATagArrayAttr,
    ScalarOrVectorOf,
    value_and_bool_struct,
)
from lamina.dialects.llvm.enums import AtomicBinOpAttr, AtomicOrderingAttr
from lamina.dialects.llvm.verification import (
    verify_alloca,
    verify_atomic_rmw,
    verify_compare_exchange,
    verify_fence,
    verify_gep,
    verify_load,
    verify_store,
)
from lamina.ir.traits import Pure


@operation("llvm.alloca")
class AllocaOp(Operation):
    array_size = operand(AnySignlessInteger)
    alignment = prop(I64Attr, optional=True)
    elem_type = prop(TypeAttr, name="elem_type")
    inalloca = prop(UnitAttr, optional=True)
    res = result(LLVM_AnyPointer, effects=["allocate"])

    @decided_by_fields
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

    @decided_by_fields
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

    @decided_by_fields
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

    @decided_by_fields
    def verify(self) -> None:
        verify_store(self)


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

    @decided_by_fields
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

    @decided_by_fields
    def verify(self) -> None:
        verify_compare_exchange(self)


@operation("llvm.fence")
class FenceOp(Operation):
    ordering = prop(AtomicOrderingAttr)
    syncscope = prop(StrAttr, optional=True)
    assembly_format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict"

    @decided_by_fields
    def verify(self) -> None:
        verify_fence(self)
