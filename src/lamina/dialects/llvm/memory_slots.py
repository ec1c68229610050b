"""Memory slots of the llvm dialect, created by alloca."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.intrinsics import DbgDeclareOp, DbgValueOp
from lamina.dialects.llvm.memory_intrinsics import (
    InvariantEndOp,
    InvariantStartOp,
    LaunderInvariantGroupOp,
    LifetimeEndOp,
    LifetimeStartOp,
    MemcpyInlineOp,
    MemcpyOp,
    MemmoveOp,
    MemsetInlineOp,
    MemsetOp,
    StripInvariantGroupOp,
)
from lamina.dialects.llvm.ops import (
    AddrSpaceCastOp,
    AllocaOp,
    AndOp,
    BitcastOp,
    ConstantOp,
    GEPOp,
    IntToPtrOp,
    LoadOp,
    LShrOp,
    OrOp,
    PtrToIntOp,
    ShlOp,
    StoreOp,
    TruncOp,
    UndefOp,
    ZExtOp,
)
from lamina.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from lamina.interfaces.memory_slots import (
    BlockingUses,
    MemorySlot,
    PromotableAllocationModel,
    PromotableAllocationOpInterface,
    PromotableLoadModel,
    PromotableMemOpInterface,
    PromotableMemOpModel,
    PromotableModel,
    PromotableOpInterface,
    PromotableStoreModel,
    ReachedSlot,
)
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, VectorType
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.fold import constant_value

if TYPE_CHECKING:
    from lamina.interfaces.data_layout import DataLayout
    from lamina.ir.builder import Builder

_POINTER_BITS = 64


@PromotableAllocationOpInterface.implement(AllocaOp)
class _Allocation(PromotableAllocationModel):
    @staticmethod
    def get_promotable_slots(operation: AllocaOp) -> list[MemorySlot]:
        if operation.parent_region is None or operation.parent is not operation.parent_region.first_block:
            return []
        return [MemorySlot(operation.res, operation.elem_type)]

    @staticmethod
    def get_default_value(operation: AllocaOp, slot: MemorySlot, builder: Builder) -> Value:
        undef: Value = builder.create(UndefOp, res=slot.element_type).results[0]
        return undef

    @staticmethod
    def handle_block_argument(
        operation: Operation, slot: MemorySlot, argument: BlockArgument, builder: Builder
    ) -> None:
        for user in operation.results[0].users:
            if isinstance(user, DbgDeclareOp):
                _describe(user, argument, builder)


# ---- Loads and stores


@PromotableMemOpInterface.implement(LoadOp)
class _Load(PromotableLoadModel):
    address = "addr"

    @classmethod
    def can_read(cls, operation: Operation, slot: MemorySlot, layout: DataLayout) -> bool:
        return "volatile_" not in operation._properties and _convertible(
            operation.results[0].type, slot.element_type, layout, narrowing=True
        )

    @classmethod
    def remove_blocking_uses(cls, operation: Operation, at: ReachedSlot) -> bool:
        result = operation.results[0]
        value = _extract(at.reaching, result.type, at.builder, at.layout, _is_big_endian(operation))
        result.replace_all_uses_with(value)
        return True


@PromotableMemOpInterface.implement(StoreOp)
class _Store(PromotableStoreModel):
    address = "addr"

    @classmethod
    def get_stored(cls, operation: StoreOp, at: ReachedSlot) -> Value:
        return _insert(operation.value, at.reaching, at.builder, at.layout, _is_big_endian(operation))

    @classmethod
    def can_write(cls, operation: StoreOp, slot: MemorySlot, layout: DataLayout) -> bool:
        return not operation.volatile_ and _convertible(
            slot.element_type, operation.value.type, layout, narrowing=False
        )


@PromotableMemOpInterface.implement(MemcpyOp, MemmoveOp, MemcpyInlineOp)
class _Copy(PromotableMemOpModel[MemcpyOp | MemmoveOp | MemcpyInlineOp]):
    """Copies of the whole slot are a load or a store."""

    @classmethod
    def loads_from(cls, operation: MemcpyOp | MemmoveOp | MemcpyInlineOp, slot: MemorySlot) -> bool:
        return operation.src is slot.pointer

    @classmethod
    def stores_to(cls, operation: MemcpyOp | MemmoveOp | MemcpyInlineOp, slot: MemorySlot) -> bool:
        return operation.dst is slot.pointer

    @classmethod
    def get_stored(cls, operation: MemcpyOp | MemmoveOp | MemcpyInlineOp, at: ReachedSlot) -> Value:
        loaded: Value = at.builder.create(LoadOp, operation.src, res=at.slot.element_type).results[0]
        return loaded

    @classmethod
    def can_uses_be_removed(
        cls, operation: MemcpyOp | MemmoveOp | MemcpyInlineOp, slot: MemorySlot, blocking: BlockingUses
    ) -> bool:
        if operation.dst is operation.src or operation.is_volatile:
            return False
        length = known_length(operation)
        return length is not None and length == (_bits(slot.element_type, blocking.layout) + 7) // 8

    @classmethod
    def remove_blocking_uses(cls, operation: MemcpyOp | MemmoveOp | MemcpyInlineOp, at: ReachedSlot) -> bool:
        if operation.src is at.slot.pointer:
            at.builder.create(StoreOp, at.reaching, operation.dst)
        return True


@PromotableMemOpInterface.implement(MemsetOp, MemsetInlineOp)
class _Fill(PromotableMemOpModel[MemsetOp | MemsetInlineOp]):
    """Promotes fills of the whole slot to stores of the repeated byte."""

    @classmethod
    def stores_to(cls, operation: MemsetOp | MemsetInlineOp, slot: MemorySlot) -> bool:
        return operation.dst is slot.pointer

    @classmethod
    def get_stored(cls, operation: MemsetOp | MemsetInlineOp, at: ReachedSlot) -> Value:
        type: Any = at.slot.element_type
        filled = _repeated(operation.val, type.width, at.builder)
        if isinstance(type, FloatType):
            filled = at.builder.create(BitcastOp, filled, res=type).results[0]
        return filled

    @classmethod
    def can_uses_be_removed(
        cls, operation: MemsetOp | MemsetInlineOp, slot: MemorySlot, blocking: BlockingUses
    ) -> bool:
        type = slot.element_type
        if not isinstance(type, IntegerType | FloatType) or type.width % 8 or not type.width:
            return False
        return not operation.is_volatile and known_length(operation) == type.width // 8


def known_length(operation: MemcpyOp | MemmoveOp | MemcpyInlineOp | MemsetOp | MemsetInlineOp) -> int | None:
    """Returns the number of bytes filled or copied, if constant."""
    if isinstance(operation, MemcpyInlineOp | MemsetInlineOp):
        return operation.len
    length = constant_value(operation.len)
    return length.value if isinstance(length, IntegerAttr) else None


def _repeated(byte: Value, width: int, builder: Builder) -> Value:
    """Returns the integer of some bits that has the byte everywhere."""
    type = IntegerType(width)
    constant = constant_value(byte)
    if isinstance(constant, IntegerAttr):
        return _number(int.from_bytes(bytes([constant.value & 255]) * (width // 8), "little"), type, builder)
    if width == 8:
        return byte
    value: Value = builder.create(ZExtOp, byte, res=type).results[0]
    covered = 8
    while covered < width:
        shifted = builder.create(ShlOp, value, _number(covered, type, builder), res=type).results[0]
        value = builder.create(OrOp, value, shifted, res=type).results[0]
        covered *= 2
    return value


# ---- Values of other types in a slot


def _is_aggregate(type: Type) -> bool:
    return isinstance(type, LLVMStructType | LLVMArrayType)


def _converts(type: Type) -> bool:
    if _is_aggregate(type):
        return False
    if isinstance(type, VectorType):
        return not isinstance(type.element_type, LLVMPointerType) and not type.is_scalable
    return isinstance(type, LLVMPointerType | IntegerType | FloatType)


def _convertible(target: Type, source: Type, layout: DataLayout, *, narrowing: bool) -> bool:
    """True if bits of the source can be read as the target (narrowing), or be written over the target."""
    if target == source:
        return True
    if not _converts(target) or not _converts(source):
        return False
    wanted, given = _stored_bits(target, layout), _stored_bits(source, layout)
    if wanted is None or given is None:
        return False
    if isinstance(target, LLVMPointerType) and isinstance(source, LLVMPointerType):
        return wanted == given
    return wanted <= given if narrowing else wanted >= given


def _bits(type: Type, layout: DataLayout) -> int:
    if isinstance(type, LLVMPointerType):
        return _POINTER_BITS
    return layout.size_in_bits(type)


def _stored_bits(type: Type, layout: DataLayout) -> int | None:
    """Returns the size of the type in bits, or None for aggregates."""
    return None if _is_aggregate(type) else (_bits(type, layout) + 7) // 8 * 8


def _is_big_endian(operation: Operation) -> bool:
    for scope in operation.ancestors:
        specification: Any = scope.get_attr("dlti.dl_spec")
        if specification is not None:
            return any(
                getattr(entry.key, "value", None) == "dlti.endianness" and entry.value.value == "big"
                for entry in specification.entries
            )
    return False


def _as_integer(value: Value, builder: Builder, layout: DataLayout) -> Value:
    if isinstance(value.type, IntegerType):
        return value
    cast = PtrToIntOp if isinstance(value.type, LLVMPointerType) else BitcastOp
    return create_or_fold(builder, cast, value, res=IntegerType(_bits(value.type, layout)))


def _from_integer(value: Value, type: Type, builder: Builder) -> Value:
    if isinstance(type, IntegerType):
        return value
    cast = IntToPtrOp if isinstance(type, LLVMPointerType) else BitcastOp
    return create_or_fold(builder, cast, value, res=type)


def _number(value: int, type: Type, builder: Builder) -> Value:
    constant: Value = builder.create(ConstantOp, IntegerAttr.wrapped(type, value), res=type).results[0]
    return constant


def _extract(value: Value, type: Type, builder: Builder, layout: DataLayout, big_endian: bool) -> Value:
    """Returns the first bytes of the value as another type."""
    if value.type == type:
        return value
    if isinstance(value.type, LLVMPointerType) and isinstance(type, LLVMPointerType):
        return create_or_fold(builder, AddrSpaceCastOp, value, res=type)
    given, wanted = _bits(value.type, layout), _bits(type, layout)
    number = _as_integer(value, builder, layout)
    if given != wanted:
        if big_endian:
            shift = _number(given - wanted, number.type, builder)
            number = create_or_fold(builder, LShrOp, number, shift, res=number.type)
        number = create_or_fold(builder, TruncOp, number, res=IntegerType(wanted))
    return _from_integer(number, type, builder)


def _insert(value: Value, reaching: Value, builder: Builder, layout: DataLayout, big_endian: bool) -> Value:
    """Returns the slot's value after storing over its first bytes."""
    given, wanted = _bits(value.type, layout) if value.type != reaching.type else 0, 0
    if value.type != reaching.type:
        wanted = _bits(reaching.type, layout)
    if given == wanted:
        return _extract(value, reaching.type, builder, layout, big_endian)
    old = _as_integer(reaching, builder, layout)
    new = create_or_fold(builder, ZExtOp, _as_integer(value, builder, layout), res=old.type)
    difference = wanted - given
    if big_endian:
        shift = _number(difference, old.type, builder)
        new = create_or_fold(builder, ShlOp, new, shift, res=old.type)
        kept = (1 << difference) - 1
    else:
        kept = -(1 << given)
    masked = create_or_fold(builder, AndOp, old, _number(kept, old.type, builder), res=old.type)
    combined = create_or_fold(builder, OrOp, masked, new, res=old.type)
    return _from_integer(combined, reaching.type, builder)


# ---- Other uses of the pointer


def _forward(operation: Operation, blocking: BlockingUses) -> bool:
    for result in operation.results:
        blocking.further.extend(result.uses)
    return True


@PromotableOpInterface.implement(BitcastOp, AddrSpaceCastOp, LaunderInvariantGroupOp, StripInvariantGroupOp)
class _PassedOn(PromotableModel):
    @staticmethod
    def can_uses_be_removed(operation: Operation, blocking: BlockingUses) -> bool:
        return _forward(operation, blocking)


@PromotableOpInterface.implement(GEPOp)
class _Address(PromotableModel):
    """Removes addresses with zero offset."""

    @staticmethod
    def can_uses_be_removed(operation: GEPOp, blocking: BlockingUses) -> bool:
        return not any(operation.raw_constant_indices) and _forward(operation, blocking)


@PromotableOpInterface.implement(LifetimeStartOp, LifetimeEndOp, InvariantEndOp)
class _Mark(PromotableModel):
    @staticmethod
    def can_uses_be_removed(
        operation: InvariantEndOp | LifetimeEndOp | LifetimeStartOp, blocking: BlockingUses
    ) -> bool:
        return True


@PromotableOpInterface.implement(InvariantStartOp)
class _PassedMark(_PassedOn):
    pass


def _describe(declaration: DbgDeclareOp, value: Value, builder: Builder) -> None:
    builder.create(
        DbgValueOp,
        value,
        declaration.var_info,
        declaration.location_expr,
        location=declaration.raw_location,
    )


@PromotableOpInterface.implement(DbgDeclareOp)
class _Declaration(PromotableModel):
    """Becomes a description of each value that is stored."""

    @staticmethod
    def can_uses_be_removed(operation: DbgDeclareOp, blocking: BlockingUses) -> bool:
        return True

    @staticmethod
    def requires_replaced_values(operation: Operation) -> bool:
        return True

    @staticmethod
    def visit_replaced_values(
        operation: DbgDeclareOp, definitions: Sequence[tuple[Operation, Value]], builder: Builder
    ) -> None:
        for store, value in definitions:
            owner = value.defining_op
            # Conversions of the stored value are inserted after the store.
            converted = owner is not None and owner.parent is store.parent and store.is_before_in_block(owner)
            builder.set_insertion_point_after(owner if converted and owner is not None else store)
            _describe(operation, value, builder)


@PromotableOpInterface.implement(DbgValueOp)
class _Description(PromotableModel):
    """Stays, with an undefined value."""

    @staticmethod
    def can_uses_be_removed(operation: DbgValueOp, blocking: BlockingUses) -> bool:
        return len(blocking.uses) == 1

    @staticmethod
    def remove_blocking_uses(operation: DbgValueOp, builder: Builder) -> bool:
        builder.set_insertion_point(operation)
        undefined = builder.create(UndefOp, res=operation.value.type).res
        operation.value = undefined
        return False
