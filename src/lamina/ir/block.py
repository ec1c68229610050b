"""Blocks: lists of operations with arguments, and the uses of a block as successor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NoReturn, overload

from lamina.ir import traits
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.pickling import refuse_pickle
from lamina.ir.region import counted, item_of
from lamina.ir.value import BlockArgument

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.ir.location import LocationLike
    from lamina.ir.operation import Operation
    from lamina.ir.region import Region

ORDER_STRIDE = 4096
"""The distance of the order numbers of neighbors. Operations that are inserted one by one before another take a
quarter of what is left each, so that some thirty fit before the block is numbered again."""


class BlockOperand:
    """The use of a block by one successor slot of a terminator."""

    __slots__ = ("owner", "index", "block", "next_use", "prev_use")

    def __init__(self, owner: Operation, index: int, block: Block) -> None:
        self.owner = owner
        self.index = index
        self.next_use: BlockOperand | None = None
        self.prev_use: BlockOperand | None = None
        self._link(block)

    def _link(self, block: Block) -> None:
        self.block = block
        head = block.first_use
        self.prev_use = None
        self.next_use = head
        if head is not None:
            head.prev_use = self
        block.first_use = self

    def set(self, block: Block) -> None:
        """Redirects this successor slot to another block."""
        if block is not self.block:
            self.drop()
            self._link(block)

    def drop(self) -> None:
        """Removes this use from its block's list."""
        following, previous = self.next_use, self.prev_use
        if previous is not None:
            previous.next_use = following
        elif self.block.first_use is self:
            self.block.first_use = following
        if following is not None:
            following.prev_use = previous
        self.next_use = self.prev_use = None


class BlockOperations(Sequence["Operation"]):
    """The operations of a block. Iteration allows erasing or moving the current operation. Indexing and ``len`` take
    linear time.
    """

    __slots__ = ("_block",)

    def __init__(self, block: Block) -> None:
        self._block = block

    def __iter__(self) -> Iterator[Operation]:
        return iter(self._block)

    def __reversed__(self) -> Iterator[Operation]:
        return reversed(self._block)

    def __len__(self) -> int:
        count, operation = 0, self._block.first_op
        while operation is not None:
            count += 1
            operation = operation.next_op
        return count

    def __bool__(self) -> bool:
        return self._block.first_op is not None

    @overload
    def __getitem__(self, index: int) -> Operation: ...
    @overload
    def __getitem__(self, index: slice) -> list[Operation]: ...
    def __getitem__(self, index: int | slice) -> Operation | list[Operation]:
        return item_of(self, index)

    def __repr__(self) -> str:
        return f"<{counted(len(self), 'operation')}>"


class Block:
    """A doubly linked list of operations, with arguments."""

    __slots__ = (
        "parent",
        "prev_block",
        "next_block",
        "arguments",
        "first_op",
        "last_op",
        "first_use",
        "_order_valid",
        "__weakref__",
    )

    def __init__(self, argument_types: Iterable[Type] = (), locations: Iterable[LocationLike] | None = None) -> None:
        self.parent: Region | None = None
        self.prev_block: Block | None = None
        self.next_block: Block | None = None
        self.first_op: Operation | None = None
        self.last_op: Operation | None = None
        self.first_use: BlockOperand | None = None
        self._order_valid = True
        self.arguments: list[BlockArgument] = []
        if locations is None:
            for type in argument_types:
                self.add_argument(type)
        else:
            for type, location in zip(argument_types, locations, strict=True):
                self.add_argument(type, location)

    # ---- Operations

    @property
    def operations(self) -> BlockOperations:
        """The operations in order, as a sequence."""
        return BlockOperations(self)

    def __iter__(self) -> Iterator[Operation]:
        operation = self.first_op
        while operation is not None:
            following = operation.next_op
            yield operation
            operation = following

    def __reversed__(self) -> Iterator[Operation]:
        operation = self.last_op
        while operation is not None:
            previous = operation.prev_op
            yield operation
            operation = previous

    def __bool__(self) -> bool:
        return True

    @property
    def empty(self) -> bool:
        """True if the block has no operations."""
        return self.first_op is None

    def append(self, operation: Operation) -> Operation:
        """Adds a free operation at the end and returns it."""
        return self.insert_before(None, operation)

    def prepend(self, operation: Operation) -> Operation:
        """Adds a free operation at the start and returns it."""
        return self.insert_before(self.first_op, operation)

    def insert_before(self, anchor: Operation | None, operation: Operation) -> Operation:
        """Inserts a detached operation before ``anchor``, or at the end if that is None."""
        if operation.parent is not None:
            raise ValueError(f"'{operation.name}' already belongs to a block")
        previous = self.last_op if anchor is None else anchor.prev_op
        operation.parent = self
        operation.prev_op, operation.next_op = previous, anchor
        if previous is None:
            self.first_op = operation
        else:
            previous.next_op = operation
        if anchor is None:
            self.last_op = operation
            operation._order = ORDER_STRIDE if previous is None else previous._order + ORDER_STRIDE
        else:
            anchor.prev_op = operation
            before = 0 if previous is None else previous._order
            operation._order = before + ((anchor._order - before) >> 2)
            if operation._order == before:
                self._order_valid = False
        return operation

    def insert_after(self, anchor: Operation | None, operation: Operation) -> Operation:
        """Inserts a detached operation after ``anchor``, or at the start if that is None."""
        return self.insert_before(self.first_op if anchor is None else anchor.next_op, operation)

    def remove(self, operation: Operation) -> Operation:
        """Unlinks an operation without erasing it."""
        if operation.parent is not self:
            raise ValueError(f"'{operation.name}' does not belong to this block")
        previous, following = operation.prev_op, operation.next_op
        if previous is None:
            self.first_op = following
        else:
            previous.next_op = following
        if following is None:
            self.last_op = previous
        else:
            following.prev_op = previous
        operation.parent = operation.prev_op = operation.next_op = None
        return operation

    def renumber(self) -> None:
        """Assigns fresh order numbers; called when an insertion finds no gap, or after parsing."""
        order = ORDER_STRIDE
        operation = self.first_op
        while operation is not None:
            operation._order = order
            order += ORDER_STRIDE
            operation = operation.next_op
        self._order_valid = True

    @property
    def terminator(self) -> Operation:
        """The last operation, which must have the Terminator trait or be unregistered.

        Raises ValueError if there is none.
        """
        last = self.last_op
        if last is None or not last.might_be_terminator:
            raise ValueError("the block has no terminator")
        return last

    @property
    def has_terminator(self) -> bool:
        """True if the last operation has the Terminator trait."""
        return self.last_op is not None and self.last_op.has_trait(traits.Terminator)

    @property
    def without_terminator(self) -> Iterator[Operation]:
        """The operations without the terminator."""
        for operation in self.operations:
            if operation is not self.last_op or not operation.has_trait(traits.Terminator):
                yield operation

    def find_ancestor_op(self, operation: Operation) -> Operation | None:
        """Returns the operation directly in this block that is or holds ``operation``."""
        at: Operation | None = operation
        while at is not None and at.parent is not self:
            at = at.parent_op
        return at

    # ---- Arguments

    @property
    def argument_types(self) -> list[Type]:
        """The types of the arguments, as a fresh list."""
        return [argument.type for argument in self.arguments]

    def add_argument(self, type: Type, location: LocationLike = UNKNOWN) -> BlockArgument:
        """Appends an argument and returns it."""
        argument = BlockArgument(type, self, len(self.arguments), location)
        self.arguments.append(argument)
        return argument

    def insert_argument(self, index: int, type: Type, location: LocationLike = UNKNOWN) -> BlockArgument:
        """Inserts an argument before number ``index`` and returns it."""
        argument = BlockArgument(type, self, index, location)
        self.arguments.insert(index, argument)
        for position in range(index + 1, len(self.arguments)):
            self.arguments[position].index = position
        return argument

    def erase_argument(self, index: int) -> None:
        """Removes an argument, which must have no uses."""
        self.erase_arguments([index])

    def erase_arguments(self, indices: Iterable[int]) -> None:
        """Removes arguments, which must have no uses."""
        gone = set(indices)
        for index in gone:
            if self.arguments[index].first_use is not None:
                raise ValueError(f"block argument #{index} still has uses")
        self.arguments = [argument for argument in self.arguments if argument.index not in gone]
        for position, argument in enumerate(self.arguments):
            argument.index = position

    # ---- The control-flow graph

    @property
    def uses(self) -> Iterator[BlockOperand]:
        """The successor slots that branch here, latest first. The current use may be redirected during iteration."""
        use = self.first_use
        while use is not None:
            following = use.next_use
            yield use
            use = following

    @property
    def predecessors(self) -> Iterator[Block]:
        """The blocks that branch here, one entry per edge."""
        for use in self.uses:
            block = use.owner.parent
            assert block is not None
            yield block

    @property
    def has_no_predecessors(self) -> bool:
        """True if the block has no predecessors."""
        return self.first_use is None

    @property
    def single_predecessor(self) -> Block | None:
        """The origin of the only edge to this block, or None."""
        if self.first_use is None or self.first_use.next_use is not None:
            return None
        return self.first_use.owner.parent

    @property
    def successors(self) -> list[Block]:
        """The blocks that the last operation may branch to."""
        return [] if self.last_op is None else self.last_op.successors

    @property
    def is_entry_block(self) -> bool:
        """True if the block is the first of its region."""
        return self.parent is not None and self.parent.first_block is self

    @property
    def parent_op(self) -> Operation | None:
        """The parent operation of the block; None if there is none."""
        return None if self.parent is None else self.parent.parent

    def replace_all_uses_with(self, other: Block) -> None:
        """Redirects all branches to ``other``."""
        if other is self:
            return
        while (use := self.first_use) is not None:
            use.set(other)

    # ---- Moving and erasing

    def split_before(self, operation: Operation) -> Block:
        """Moves ``operation`` and all operations after it to a new block right after this one, and returns that block.
        """
        assert self.parent is not None and operation.parent is self
        rest = Block()
        self.parent.insert_before(self.next_block, rest)
        rest.first_op, rest.last_op = operation, self.last_op
        # The numbers of a part of a list are in order if those of the list are.
        rest._order_valid = self._order_valid
        self.last_op = previous = operation.prev_op
        if previous is None:
            self.first_op = None
        else:
            previous.next_op = operation.prev_op = None
        at: Operation | None = operation
        while at is not None:
            at.parent = rest
            at = at.next_op
        return rest

    def split_at(self, operation: Operation | None) -> Block:
        """Like split_before; None creates an empty block."""
        if operation is not None:
            return self.split_before(operation)
        assert self.parent is not None
        return self.parent.insert_before(self.next_block, Block())

    def move_before(self, anchor: Block) -> None:
        """Moves the block before ``anchor``, into its region."""
        assert self.parent is not None and anchor.parent is not None
        self.parent.remove(self)
        anchor.parent.insert_before(anchor, self)

    def erase(self) -> None:
        """Erases the block with its operations. Its arguments and results must not be used from outside."""
        self.drop_all_references()
        while (last := self.last_op) is not None:
            last.erase(force=True)
        while (use := self.first_use) is not None:
            use.drop()
        if self.parent is not None:
            self.parent.remove(self)

    def drop_all_references(self) -> None:
        """Removes all uses that the operations inside make, so that they can be erased in any order."""
        for operation in self.operations:
            operation.drop_all_references()

    def walk(self) -> Iterator[Operation]:
        """Yields all operations inside, outer before inner."""
        for operation in self.operations:
            yield from operation.walk()

    def __copy__(self) -> NoReturn:
        raise TypeError(f"{self!r} is copied with its operation: clone that")

    def __deepcopy__(self, memo: dict[int, object]) -> NoReturn:
        self.__copy__()

    def __reduce__(self) -> NoReturn:
        refuse_pickle(self)

    def __repr__(self) -> str:
        return f"<block with {counted(len(self.arguments), 'argument')}>"
