"""Values and their uses.

Each operand is an OpOperand, which is also a node of its value's doubly linked use list: adding,
removing or redirecting a use is O(1). As in MLIR, a new use goes to the front of the list, so iteration starts at
the latest use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Generic, NoReturn, Self, TypeGuard

from lamina.ir.observer import observer
from lamina.ir.pickling import refuse_pickle

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from lamina.ir.attribute import Type
    from lamina.ir.block import Block
    from lamina.ir.location import LocationLike
    from lamina.ir.operation import Operation
    from lamina.ir.region import Region

    TypeT = TypeVar("TypeT", bound=Type)
    TypeT_co = TypeVar("TypeT_co", bound=Type, default=Type, covariant=True)
else:
    from typing import TypeVar

    TypeT_co = TypeVar("TypeT_co", covariant=True)


_FEW = 8
# The numbers of the operands or results that were last asked for, among more than a few, by `id`.
_numbers: dict[int, int] = {}


def _number(part: object, parts: tuple[object, ...]) -> int:
    """Returns the position of a part of a long tuple; for all its parts it takes linear time."""
    global _numbers
    known = _numbers.get(id(part))
    if known is None or known >= len(parts) or parts[known] is not part:
        # Another thread may replace the global meanwhile.
        numbers = {id(other): number for number, other in enumerate(parts)}
        _numbers = numbers
        known = numbers.get(id(part))
    if known is None:
        raise ValueError("not an operand or result of its operation any more")
    return known


class OpOperand:
    """The use of a value by one operand slot of an operation."""

    __slots__ = ("owner", "value", "next_use", "prev_use")

    def __init__(self, owner: Operation, value: Value) -> None:
        self.owner = owner
        self.value = value
        self.prev_use: OpOperand | None = None
        try:
            head = value.first_use
        except AttributeError:
            raise TypeError(f"an operand of '{owner.name}' must be a value, got {value!r}") from None
        self.next_use = head
        if head is not None:
            head.prev_use = self
        value.first_use = self

    @property
    def index(self) -> int:
        """The number among the operands of the operation. Raises ValueError if it is not one of them any more."""
        parts = self.owner._operands
        return parts.index(self) if len(parts) <= _FEW else _number(self, parts)

    def set(self, value: Value) -> None:
        """Sets the value of this operand."""
        if value is self.value:
            return
        head = value.first_use  # raises before anything changed if it is not a value
        # As `drop` does, without the call.
        following, previous = self.next_use, self.prev_use
        if previous is not None:
            previous.next_use = following
        elif self.value.first_use is self:
            self.value.first_use = following
        if following is not None:
            following.prev_use = previous
        self.prev_use = None
        self.value = value
        self.next_use = head
        if head is not None:
            head.prev_use = self
        value.first_use = self

    def drop(self) -> None:
        """Removes this use from its value's list."""
        following, previous = self.next_use, self.prev_use
        if previous is not None:
            previous.next_use = following
        elif self.value.first_use is self:
            self.value.first_use = following
        if following is not None:
            following.prev_use = previous
        self.next_use = self.prev_use = None

    def __repr__(self) -> str:
        which = f"operand #{self.index}" if self in self.owner._operands else "former operand"
        return f"<{which} of {self.owner.name}>"


class Value(Generic[TypeT_co]):
    """An SSA value: an OpResult or a BlockArgument.

    Type checkers infer a value's type from the constraint of its field: a field declared ``operand(AnyRankedTensor)``
    is a ``Value[RankedTensorType]``; a plain ``Value`` has any type.
    """

    __slots__ = ("type", "first_use", "__weakref__")
    type: TypeT_co
    first_use: OpOperand | None

    if TYPE_CHECKING:
        # Slots of both subclasses.
        @property
        def owner(self) -> Operation | Block: ...
        @property
        def index(self) -> int:
            """The number among the results of the operation, or among the arguments of the block."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """A value is a reference; behind a copy of its operation it refers to the copy."""
        return self

    def __reduce__(self) -> NoReturn:
        refuse_pickle(self)

    @property
    def uses(self) -> Iterator[OpOperand]:
        """The uses, latest first. The current use may be redirected during iteration."""
        use = self.first_use
        while use is not None:
            following = use.next_use
            yield use
            use = following

    @property
    def users(self) -> Iterator[Operation]:
        """The operations that use the value, one entry per use."""
        for use in self.uses:
            yield use.owner

    @property
    def has_one_use(self) -> bool:
        """True if the value has exactly one use."""
        return self.first_use is not None and self.first_use.next_use is None

    @property
    def use_empty(self) -> bool:
        """True if the value has no uses."""
        return self.first_use is None

    @property
    def has_uses(self) -> bool:
        """True if the value has uses."""
        return self.first_use is not None

    def has_n_uses(self, count: int) -> bool:
        """True if exactly ``count`` operands use the value; stops counting after that many."""
        use = self.first_use
        while use is not None and count > 0:
            use = use.next_use
            count -= 1
        return use is None and count == 0

    @property
    def defining_op(self) -> Operation | None:
        """The operation whose result this is; None for a block argument."""
        return None

    @property
    def parent_block(self) -> Block | None:
        """The block that defines the value; None for a result of a detached operation."""
        raise TypeError("a Value is either an OpResult or a BlockArgument")

    @property
    def parent_region(self) -> Region | None:
        """The region that defines the value; None if there is none."""
        block = self.parent_block
        return None if block is None else block.parent

    @property
    def location(self) -> LocationLike:
        """The source location."""
        raise TypeError("a Value is either an OpResult or a BlockArgument")

    def replace_all_uses_with(self, other: Value) -> None:
        """Redirects every use to ``other``; O(1) per use."""
        if other is self:
            return
        if not isinstance(other, Value):
            raise TypeError(f"a value is replaced by another value, not by {other!r}")
        observed = observer.get()
        if observed is not None:
            observed.value_replaced(self, other)
        while (use := self.first_use) is not None:
            use.set(other)

    def replace_uses_if(self, other: Value, condition: Callable[[OpOperand], bool]) -> None:
        """Redirects the uses that satisfy ``condition``."""
        for use in list(self.uses):
            if condition(use):
                use.set(other)

    def replace_all_uses_except(self, other: Value, exceptions: Operation | set[Operation]) -> None:
        """Redirects every use whose owner is not among ``exceptions``."""
        kept = exceptions if isinstance(exceptions, set) else {exceptions}
        self.replace_uses_if(other, lambda use: use.owner not in kept)

    def is_used_outside_of_block(self, block: Block) -> bool:
        """True if an operation that is not directly in the block uses the value."""
        return any(user.parent is not block for user in self.users)


def has_type(value: Value, cls: type[TypeT]) -> TypeGuard[Value[TypeT]]:
    """True if the value's type is an instance of the class; narrows the type for type checkers."""
    return isinstance(value.type, cls)


def type_as(value: Value, cls: type[TypeT]) -> TypeT:
    """Returns the value's type narrowed to the class. Raises TypeError."""
    type = value.type
    if not isinstance(type, cls):
        raise TypeError(f"expected a value of type {cls.__name__}, got '{type}'")
    return type


def defining(value: Value) -> Operation:
    """The operation whose result the value is. Raises TypeError for a block argument."""
    owner = value.defining_op
    if owner is None:
        raise TypeError(f"{value!r} is not an operation result")
    return owner


class OpResult(Value[TypeT_co]):
    """Result number ``index`` of the operation ``owner``."""

    __slots__ = ("owner",)

    def __init__(self, type: TypeT_co, owner: Operation) -> None:
        self.type = type
        self.first_use = None
        self.owner: Operation = owner

    @property
    def index(self) -> int:
        """The number among the results of the operation."""
        parts = self.owner.results
        return parts.index(self) if len(parts) <= _FEW else _number(self, parts)

    @property
    def defining_op(self) -> Operation:
        return self.owner

    @property
    def parent_block(self) -> Block | None:
        return self.owner.parent

    @property
    def location(self) -> LocationLike:
        return self.owner.location

    def __repr__(self) -> str:
        return f"<result #{self.index} of {self.owner.name} : {self.type}>"


class BlockArgument(Value[TypeT_co]):
    """Argument number ``index`` of the block ``owner``."""

    __slots__ = ("owner", "index", "_location")

    def __init__(self, type: TypeT_co, owner: Block, index: int, location: LocationLike) -> None:
        self.type = type
        self.first_use = None
        self.owner: Block = owner
        self.index: int = index
        self._location = location

    @property
    def parent_block(self) -> Block:
        return self.owner

    @property
    def location(self) -> LocationLike:
        return self._location

    @location.setter
    def location(self, location: LocationLike) -> None:
        self._location = location

    def __repr__(self) -> str:
        return f"<block argument #{self.index} : {self.type}>"
