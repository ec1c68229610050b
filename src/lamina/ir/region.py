"""Regions: lists of blocks that belong to an operation."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NoReturn, TypeVar, overload

from lamina.ir.pickling import refuse_pickle

if TYPE_CHECKING:
    from lamina.ir.block import Block
    from lamina.ir.operation import Operation
    from lamina.ir.value import BlockArgument


T = TypeVar("T")


def item_of(items: Iterable[T], index: int | slice) -> T | list[T]:
    """Returns an item, or those of a slice, of a linked list. Raises IndexError."""
    if isinstance(index, slice):
        return list(items)[index]
    if index >= 0:
        for item in islice(items, index, None):
            return item
    elif len(tail := deque(items, maxlen=-index)) == -index:
        return tail[0]
    raise IndexError(f"index {index} is out of range")


def counted(count: int, what: str) -> str:
    """Returns ``1 block``, ``2 blocks``."""
    return f"{count} {what}{'' if count == 1 else 's'}"


class RegionBlocks(Sequence["Block"]):
    """The blocks of a region. Iteration allows removing the current block. Indexing and ``len`` take linear time."""

    __slots__ = ("_region",)

    def __init__(self, region: Region) -> None:
        self._region = region

    def __iter__(self) -> Iterator[Block]:
        return iter(self._region)

    def __len__(self) -> int:
        return len(self._region)

    def __bool__(self) -> bool:
        return self._region.first_block is not None

    @overload
    def __getitem__(self, index: int) -> Block: ...
    @overload
    def __getitem__(self, index: slice) -> list[Block]: ...
    def __getitem__(self, index: int | slice) -> Block | list[Block]:
        return item_of(self, index)

    def __repr__(self) -> str:
        return f"<{counted(len(self), 'block')}>"


class Region:
    """A doubly linked list of blocks; the first is the entry block."""

    __slots__ = ("parent", "first_block", "last_block", "__weakref__")

    def __init__(self, parent: Operation | None = None) -> None:
        self.parent = parent
        self.first_block: Block | None = None
        self.last_block: Block | None = None

    @property
    def blocks(self) -> RegionBlocks:
        """The blocks in order, as a sequence."""
        return RegionBlocks(self)

    def __iter__(self) -> Iterator[Block]:
        block = self.first_block
        while block is not None:
            following = block.next_block
            yield block
            block = following

    def __len__(self) -> int:
        count, block = 0, self.first_block
        while block is not None:
            count += 1
            block = block.next_block
        return count

    def __bool__(self) -> bool:
        return True

    @property
    def empty(self) -> bool:
        """True if the region has no blocks."""
        return self.first_block is None

    @property
    def has_one_block(self) -> bool:
        """True if the region has exactly one block."""
        return self.first_block is not None and self.first_block is self.last_block

    @property
    def entry_block(self) -> Block:
        """The first block. Raises ValueError for an empty region."""
        if self.first_block is None:
            raise ValueError("the region has no blocks")
        return self.first_block

    front = entry_block

    @property
    def back(self) -> Block:
        """The last block. Raises ValueError for an empty region."""
        if self.last_block is None:
            raise ValueError("the region has no blocks")
        return self.last_block

    @property
    def arguments(self) -> list[BlockArgument]:
        """The arguments of the entry block; none for an empty region."""
        return [] if self.first_block is None else self.first_block.arguments

    @property
    def index(self) -> int:
        """The position of the region in its operation."""
        assert self.parent is not None
        return next(i for i, region in enumerate(self.parent.regions) if region is self)

    @property
    def parent_region(self) -> Region | None:
        """The parent region; None for the outermost."""
        return None if self.parent is None else self.parent.parent_region

    def is_ancestor(self, other: Region | None) -> bool:
        """True if ``other`` is this region or lies inside it."""
        while other is not None:
            if other is self:
                return True
            other = other.parent_region
        return False

    def is_proper_ancestor(self, other: Region | None) -> bool:
        """True if ``other`` lies inside this region."""
        return other is not self and self.is_ancestor(other)

    def append(self, block: Block) -> Block:
        """Adds a free block at the end and returns it."""
        return self.insert_before(None, block)

    def insert_before(self, anchor: Block | None, block: Block) -> Block:
        """Inserts a detached block before ``anchor``, or at the end if that is None."""
        if block.parent is not None:
            raise ValueError("the block already belongs to a region")
        block.parent = self
        self._link(block, block, anchor)
        return block

    def _link(self, first: Block, last: Block, anchor: Block | None) -> None:
        """Puts a list of blocks before ``anchor``, or at the end."""
        previous = self.last_block if anchor is None else anchor.prev_block
        first.prev_block, last.next_block = previous, anchor
        if previous is None:
            self.first_block = first
        else:
            previous.next_block = first
        if anchor is None:
            self.last_block = last
        else:
            anchor.prev_block = last

    def remove(self, block: Block) -> Block:
        """Unlinks a block without erasing it."""
        if block.parent is not self:
            raise ValueError("the block does not belong to this region")
        previous, following = block.prev_block, block.next_block
        if previous is None:
            self.first_block = following
        else:
            previous.next_block = following
        if following is None:
            self.last_block = previous
        else:
            following.prev_block = previous
        block.parent = block.prev_block = block.next_block = None
        return block

    def take_blocks(self, other: Region, before: Block | None = None) -> int:
        """Moves the blocks of another region before a block of this one, or to the end; returns their number."""
        first, last = other.first_block, other.last_block
        if first is None or last is None:
            return 0
        count, block = 0, other.first_block
        while block is not None:
            block.parent = self
            count += 1
            block = block.next_block
        other.first_block = other.last_block = None
        self._link(first, last, before)
        return count

    def take_body(self, other: Region) -> None:
        """Erases this region's blocks and moves those of ``other`` here."""
        self.drop_all_references()
        for block in list(self.blocks):
            block.erase()
        for block in list(other.blocks):
            self.append(other.remove(block))

    def drop_all_references(self) -> None:
        """Drops the operands and successors of everything inside, so that it can be erased in any order."""
        for block in self.blocks:
            block.drop_all_references()

    def find_ancestor_block(self, block: Block | None) -> Block | None:
        """Returns the block of this region that holds ``block``, directly or through nested regions."""
        while block is not None and block.parent is not self:
            holder = block.parent.parent if block.parent is not None else None
            block = None if holder is None else holder.parent
        return block

    def find_ancestor_op(self, operation: Operation) -> Operation | None:
        """Returns the operation directly in this region that is or holds ``operation``."""
        at: Operation | None = operation
        while at is not None and at.parent_region is not self:
            at = at.parent_op
        return at

    def walk(self) -> Iterator[Operation]:
        """Yields all operations inside, outer before inner."""
        for block in self.blocks:
            yield from block.walk()

    def __copy__(self) -> NoReturn:
        raise TypeError(f"{self!r} is copied with its operation: clone that, or use clone_regions")

    def __deepcopy__(self, memo: dict[int, object]) -> NoReturn:
        self.__copy__()

    def __reduce__(self) -> NoReturn:
        refuse_pickle(self)

    def __repr__(self) -> str:
        holder = "free" if self.parent is None else f"of {self.parent.name}"
        return f"<region {holder} with {counted(len(self.blocks), 'block')}>"


class _NoRegions(list[Region]):
    """The regions of the operations that have none, which share this list; add_region gives an operation its own."""

    __slots__ = ()

    def _refuse(self, *arguments: object) -> NoReturn:
        raise TypeError("regions are added with add_region")

    append = extend = insert = __iadd__ = __setitem__ = _refuse


NO_REGIONS = _NoRegions()
