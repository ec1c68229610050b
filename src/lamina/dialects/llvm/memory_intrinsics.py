"""Operations for LLVM's intrinsic functions on memory."""

from __future__ import annotations

from lamina.define import Operation, family, operand, operation, prop, result
from lamina.define.constraints import (
    I8,
    AnyInteger,
    AnySignlessInteger,
    APIntAttr,
    DictArrayAttr,
    I1Attr,
    I32Attr,
    I64Attr,
)
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.llvm.attributes import AliasScopeAttr
from lamina.dialects.llvm.constraints import (
    LLVM_AccessGroupArrayAttr,
    LLVM_AliasScopeArrayAttr,
    LLVM_AnyPointer,
    LLVM_DefaultPointer,
    LLVM_TBAATagArrayAttr,
    LLVM_Type,
    ScalarOrVectorOf,
)
from lamina.ir.traits import Pure, SameOperandsAndResultType


@operation("llvm.intr.prefetch")
class Prefetch(Operation):
    addr = operand(LLVM_AnyPointer)
    rw = prop(I32Attr)
    hint = prop(I32Attr)
    cache = prop(I32Attr)


class _AccessMetadata(Operation):
    """Metadata shared by all accesses to memory ranges."""

    __slots__ = ()
    is_volatile = prop(I1Attr)
    access_groups = prop(LLVM_AccessGroupArrayAttr, optional=True, name="access_groups")
    alias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="alias_scopes")
    noalias_scopes = prop(LLVM_AliasScopeArrayAttr, optional=True, name="noalias_scopes")
    tbaa = prop(LLVM_TBAATagArrayAttr, optional=True)
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")


class _CopyOperands(Operation):
    """Source and destination operands."""

    __slots__ = ()
    dst = operand(LLVM_AnyPointer, effects=["write"])
    src = operand(LLVM_AnyPointer, effects=["read"])


class _SetOperands(Operation):
    """The operands of a fill."""

    __slots__ = ()
    dst = operand(LLVM_AnyPointer, effects=["write"])
    val = operand(I8)


class _Length(Operation):
    __slots__ = ()
    len = operand(AnySignlessInteger)


class _ConstantLength(Operation):
    __slots__ = ()
    len = prop(APIntAttr)


# The fields of the last base come first.


@operation("llvm.intr.memcpy")
class MemcpyOp(_AccessMetadata, _Length, _CopyOperands):
    pass


@operation("llvm.intr.memmove")
class MemmoveOp(_AccessMetadata, _Length, _CopyOperands):
    pass


@operation("llvm.intr.memcpy.inline")
class MemcpyInlineOp(_AccessMetadata, _ConstantLength, _CopyOperands):
    pass


@operation("llvm.intr.memset")
class MemsetOp(_AccessMetadata, _Length, _SetOperands):
    pass


@operation("llvm.intr.memset.inline")
class MemsetInlineOp(_AccessMetadata, _ConstantLength, _SetOperands):
    pass


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


_lifetime_base = family()


@_lifetime_base("llvm.intr.lifetime.start")
class LifetimeStartOp(_LifetimeBase): ...


@_lifetime_base("llvm.intr.lifetime.end")
class LifetimeEndOp(_LifetimeBase): ...


@_lifetime_base("llvm.intr.stackrestore")
class StackRestoreOp(_LifetimeBase): ...


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


class _InvariantGroup(Operation):
    """A pointer of another invariant group."""

    __slots__ = ()
    ptr = operand(LLVM_AnyPointer)
    res = result(LLVM_AnyPointer)
    assembly_format = "$ptr attr-dict `:` qualified(type($ptr))"


@operation("llvm.intr.launder.invariant.group", traits=[SameOperandsAndResultType])
class LaunderInvariantGroupOp(_InvariantGroup):
    pass


@operation("llvm.intr.strip.invariant.group", traits=[SameOperandsAndResultType])
class StripInvariantGroupOp(_InvariantGroup):
    pass


@operation("llvm.intr.stacksave")
class StackSaveOp(Operation):
    res = result(LLVM_Type)
    assembly_format = "attr-dict `:` qualified(type($res))"
