"""Memory slots: memory that mem2reg turns into values and sroa splits up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir.attribute import Attribute, Type
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, OpOperand, Value

if TYPE_CHECKING:
    from lamina.interfaces.data_layout import DataLayout
    from lamina.ir.builder import Builder


@dataclass(eq=False)
class MemorySlot:
    """The pointer to the memory and its element type."""

    pointer: Value
    element_type: Type


@dataclass(eq=False)
class DestructurableMemorySlot(MemorySlot):
    """A slot of an aggregate, with the type at each index."""

    subelement_types: dict[Attribute, Type]


@dataclass(eq=False)
class SlotUses:
    """What the accesses to an aggregate need, collected while they are checked: the indices of parts (an ordered
    dictionary), and slots that must stay in bounds."""

    slot: DestructurableMemorySlot
    layout: Any
    used: dict[Attribute, None] = field(default_factory=dict)
    derived: list[MemorySlot] = field(default_factory=list)


@dataclass(eq=False)
class SlotParts:
    """The slots of an aggregate's parts, and a builder for operations on them."""

    slot: DestructurableMemorySlot
    subslots: dict[Attribute, MemorySlot]
    builder: Any
    layout: Any


@dataclass(eq=False)
class BlockingUses:
    """Uses of one operation that must go before a slot can; ``further`` takes uses of others that must go before."""

    uses: set[OpOperand]
    layout: Any
    further: list[OpOperand] = field(default_factory=list)

    def are_only_of(self, slot: MemorySlot) -> bool:
        """True if all are uses of the slot itself, not of pointers into it."""
        return all(use.value is slot.pointer for use in self.uses)


@dataclass(eq=False)
class ReachedSlot:
    """A slot at one operation: its current value, and the builder."""

    slot: MemorySlot
    reaching: Value
    builder: Any
    layout: Any


def all_can_go(
    blocking: dict[Operation, set[OpOperand]], layout: DataLayout, can_go: Callable[[Operation, BlockingUses], bool]
) -> bool:
    """True if all blocking uses can be removed, one operation after another; adds those that must be removed with
    them."""
    worklist = list(blocking)
    while worklist:
        user = worklist.pop()
        asked = BlockingUses(blocking[user], layout)
        if not can_go(user, asked):
            return False
        for use in asked.further:
            uses = blocking.setdefault(use.owner, set())
            if use not in uses:
                uses.add(use)
                worklist.append(use.owner)
    return True


class PromotableAllocationModel(Generic[OpT]):
    """Allocations that mem2reg can promote."""

    @staticmethod
    def get_promotable_slots(operation: OpT) -> list[MemorySlot]:
        """Returns the slots that the operation allocates."""
        return []

    @staticmethod
    def get_default_value(operation: OpT, slot: MemorySlot, builder: Builder) -> Value:
        """Returns the result of a load before any store: an undefined value."""
        raise TypeError("an allocation must define its initial contents")

    @staticmethod
    def handle_block_argument(
        operation: OpT, slot: MemorySlot, argument: BlockArgument, builder: Builder
    ) -> None:
        """Called for each block argument created for the slot."""

    @staticmethod
    def handle_promotion_complete(
        operation: OpT, slot: MemorySlot, default: Value | None, builder: Builder
    ) -> Any:
        """Erases the allocation, and the default value if it is unused; returns an allocation whose other slots
        may be promoted, or None."""
        if default is not None and not default.has_uses:
            assert default.defining_op is not None
            default.defining_op.erase()
        operation.erase()


class PromotableMemOpModel(Generic[OpT]):
    """Loads and stores of slots."""

    @classmethod
    def loads_from(cls, operation: OpT, slot: MemorySlot) -> bool:
        return False

    @classmethod
    def stores_to(cls, operation: OpT, slot: MemorySlot) -> bool:
        return False

    @classmethod
    def get_stored(cls, operation: OpT, at: ReachedSlot) -> Value:
        """Returns the value that is in the slot after the store."""
        raise TypeError("a store must define its stored value")

    @classmethod
    def can_uses_be_removed(cls, operation: OpT, slot: MemorySlot, blocking: BlockingUses) -> bool:
        """True if the uses of the slot can go."""
        return False

    @classmethod
    def remove_blocking_uses(cls, operation: OpT, at: ReachedSlot) -> bool:
        """Rewrites the operation without the uses; True if it is to be erased."""
        return True


class PromotableLoadModel(PromotableMemOpModel[OpT]):
    """Loads of one value through the operand ``address``."""

    address: str

    @classmethod
    def loads_from(cls, operation: OpT, slot: MemorySlot) -> bool:
        return getattr(operation, cls.address) is slot.pointer

    @classmethod
    def can_uses_be_removed(cls, operation: Any, slot: MemorySlot, blocking: BlockingUses) -> bool:
        return (
            blocking.are_only_of(slot)
            and cls.loads_from(operation, slot)
            and cls.can_read(operation, slot, blocking.layout)
        )

    @classmethod
    def can_read(cls, operation: OpT, slot: MemorySlot, layout: DataLayout) -> bool:
        """True if the load can be computed from the slot's value."""
        return bool(operation.results[0].type == slot.element_type)


class PromotableStoreModel(PromotableMemOpModel[OpT]):
    """Stores of the operand ``value`` through the operand ``address``."""

    address: str

    @classmethod
    def stores_to(cls, operation: OpT, slot: MemorySlot) -> bool:
        return getattr(operation, cls.address) is slot.pointer

    @classmethod
    def can_uses_be_removed(cls, operation: Any, slot: MemorySlot, blocking: BlockingUses) -> bool:
        return (
            blocking.are_only_of(slot)
            and cls.stores_to(operation, slot)
            and operation.value is not slot.pointer
            and cls.can_write(operation, slot, blocking.layout)
        )

    @classmethod
    def can_write(cls, operation: Any, slot: MemorySlot, layout: DataLayout) -> bool:
        """True if the slot's value can be computed from the store."""
        return bool(operation.value.type == slot.element_type)


class PromotableModel(Generic[OpT]):
    """Operations that neither load nor store, such as casts and lifetime markers, and can drop their use of a slot."""

    @staticmethod
    def can_uses_be_removed(operation: OpT, blocking: BlockingUses) -> bool:
        return False

    @staticmethod
    def remove_blocking_uses(operation: OpT, builder: Builder) -> bool:
        """Rewrites the operation without the uses; True if it is to be erased."""
        return True

    @staticmethod
    def requires_replaced_values(operation: OpT) -> bool:
        return False

    @staticmethod
    def visit_replaced_values(operation: OpT, definitions: Sequence[tuple[Operation, Value]], builder: Builder) -> None:
        """Receives the stored values if requires_replaced_values is set."""


class DestructurableAllocationModel(Generic[OpT]):
    """Allocations of aggregates that can be split."""

    @staticmethod
    def get_destructurable_slots(operation: OpT) -> list[DestructurableMemorySlot]:
        """Returns the slots that the operation allocates."""
        return []

    @staticmethod
    def allocate_part(operation: OpT, part: Type, builder: Builder) -> Value:
        """Allocates a part of the type; returns the pointer to it."""
        raise TypeError("an allocation must define the allocation of its parts")

    @classmethod
    def destructure(
        cls, operation: OpT, slot: DestructurableMemorySlot, used: Iterable[Attribute], builder: Builder
    ) -> dict[Attribute, MemorySlot]:
        """Creates the slots for the used indices, each with its own allocation."""
        builder.set_insertion_point_after(operation)
        builder.location = operation.raw_location
        types = {index: slot.subelement_types[index] for index in used}
        return {index: MemorySlot(cls.allocate_part(operation, part, builder), part) for index, part in types.items()}

    @staticmethod
    def handle_destructuring_complete(operation: OpT, slot: DestructurableMemorySlot) -> Any:
        """Erases the allocation; returns one whose other slots may be destructured, or None."""
        operation.erase()


class DestructurableAccessorModel(Generic[OpT]):
    """Accesses to a part of an aggregate by a constant index."""

    @staticmethod
    def can_rewire(operation: OpT, uses: SlotUses) -> bool:
        """True if the operation can use the parts; records what it needs."""
        return False

    @staticmethod
    def rewire(operation: OpT, parts: SlotParts) -> bool:
        """Rewires the operation to the new slots; True if it should be erased."""
        return True


class SafeMemorySlotAccessModel(Generic[OpT]):
    """Operations that stay within the bounds of the slot they access."""

    @staticmethod
    def ensure_only_safe_accesses(
        operation: OpT, slot: MemorySlot, derived: list[MemorySlot], layout: DataLayout
    ) -> bool:
        """True if nothing outside the slot is accessed, provided that the ``derived`` slots, which are added, stay in
        bounds too."""
        return False


_ROLE = "memory_slots"
_DESTRUCTURING_ROLE = "destructuring"
PromotableAllocationOpInterface: Interface[type[PromotableAllocationModel]] = Interface(
    "PromotableAllocationOpInterface", _ROLE
)
PromotableMemOpInterface: Interface[type[PromotableMemOpModel]] = Interface("PromotableMemOpInterface", _ROLE)
PromotableOpInterface: Interface[type[PromotableModel]] = Interface("PromotableOpInterface", _ROLE)
DestructurableAllocationOpInterface: Interface[type[DestructurableAllocationModel]] = Interface(
    "DestructurableAllocationOpInterface", _DESTRUCTURING_ROLE
)
DestructurableAccessorOpInterface: Interface[type[DestructurableAccessorModel]] = Interface(
    "DestructurableAccessorOpInterface", _DESTRUCTURING_ROLE
)
SafeMemorySlotAccessOpInterface: Interface[type[SafeMemorySlotAccessModel]] = Interface(
    "SafeMemorySlotAccessOpInterface", _DESTRUCTURING_ROLE
)
