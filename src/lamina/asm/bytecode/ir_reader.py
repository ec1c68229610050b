"""Reading operations, regions and blocks.

Regions are read with an explicit stack, so their depth is unlimited. The regions of an operation that is
isolated from above form a section, which can be read lazily.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from lamina.asm.bytecode import layout
from lamina.asm.bytecode.cursor import Bytes, Cursor, long_varint
from lamina.asm.bytecode.dialects import Dialects, OperationName
from lamina.asm.bytecode.entries import Entries
from lamina.asm.bytecode.properties import DeclaredOperation, PropertiesReader
from lamina.asm.bytecode.use_lists import UseListOrder, read_orders, restore_orders
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DictionaryAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import UNKNOWN, VerifyFailure
from lamina.ir.location import Location
from lamina.ir.operation import Operation, UnregisteredOp
from lamina.ir.region import Region
from lamina.ir.traits import Terminator
from lamina.ir.types import none
from lamina.ir.value import Value


class ForwardValue(Value):
    """Stands for a value that is used before its definition was read."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.type = none
        self.first_use = None
        self.at = at


class _Frame:
    """A list of regions being read, and the progress. ``values`` are those of the innermost isolated operation; the
    current region defines ``first`` to ``last``; ``next`` is the next one."""

    __slots__ = (
        "cursor", "regions", "region_index", "blocks", "block_index", "operations_left", "values", "first", "next",
        "last", "is_isolated",
    )  # fmt: skip

    def __init__(self, cursor: Cursor, regions: list[Region], values: list[Value | None], is_isolated: bool) -> None:
        self.cursor = cursor
        self.regions = regions
        self.region_index = -1
        self.blocks: list[Block] = []
        self.block_index = 0
        self.operations_left = 0
        self.values = values
        self.first = self.next = self.last = len(values)
        self.is_isolated = is_isolated


class IRReader:
    """Reads the IR section. ``is_lazy`` selects the isolated operations whose regions are read later; these are in
    ``unread``, with their bytes."""

    def __init__(
        self,
        version: int,
        dialects: Dialects,
        entries: Entries,
        properties: PropertiesReader,
        is_lazy: Callable[[Operation], bool] | None = None,
    ) -> None:
        self.version = version
        self.dialects = dialects
        self.entries = entries
        self.properties = properties
        self.is_lazy = is_lazy
        self.unread: dict[Operation, Cursor] = {}
        self._orders: list[UseListOrder] = []
        self._unordered: list[Value] = []

    def read(self, cursor: Cursor) -> list[Operation]:
        """Returns the operations at the top level. Raises Malformed."""
        # The section is read byte by byte, which bytes answer faster than a view.
        data = bytes(cursor.data[cursor.at : cursor.end])
        inner = Cursor(data, cursor.section, cursor.base + cursor.at)
        block = Block()
        frame = _Frame(inner, [], [], True)
        frame.blocks, frame.block_index = [block], 0
        frame.region_index = 0
        self._begin_block(frame)
        self._read(frame)
        restore_orders(list(block.operations), self._orders, self._unordered)
        self._orders, self._unordered = [], []
        return [operation.remove() for operation in block.operations]

    def read_regions(self, operation: Operation) -> None:
        """Reads the regions of an operation that were left for later. Raises Malformed."""
        cursor = self.unread.pop(operation)
        self._read(_Frame(cursor, operation.regions, [], True))
        restore_orders([operation], self._orders, self._unordered)
        self._orders, self._unordered = [], []

    # ---- Regions and blocks

    def _read(self, frame: _Frame) -> None:
        stack = [frame]
        while stack:
            frame = stack[-1]
            inner = self._read_operations(frame)
            if inner is not None:
                stack.append(inner)
            elif not self._next_block(frame):
                stack.pop()
                if frame.is_isolated:
                    if self.version >= layout.REGION_SECTIONS or not stack:
                        frame.cursor.expect_end("Op regions section")

    def _next_block(self, frame: _Frame) -> bool:
        """Advances to the next block, of the next region if needed; False at the end."""
        frame.block_index += 1
        while frame.block_index >= len(frame.blocks):
            self._end_region(frame)
            frame.region_index += 1
            if frame.region_index >= len(frame.regions):
                return False
            self._begin_region(frame)
        self._begin_block(frame)
        return True

    def _begin_region(self, frame: _Frame) -> None:
        cursor = frame.cursor
        count = cursor.count("blocks")
        frame.block_index = 0
        frame.first = frame.next = frame.last = len(frame.values)
        frame.blocks = [Block() for _ in range(count)]
        if not count:
            return
        number = cursor.count("values")
        frame.values.extend([None] * number)
        frame.last += number
        region = frame.regions[frame.region_index]
        for block in frame.blocks:
            region.append(block)

    def _end_region(self, frame: _Frame) -> None:
        """Drops the values of the region, all of which must be defined by now."""
        values = frame.values
        for index in range(frame.next, frame.last):
            missing = values[index]
            if missing is not None:
                assert isinstance(missing, ForwardValue)
                frame.cursor.fail(f"value {index} is used but never defined", missing.at)
        del values[frame.first :]

    def _begin_block(self, frame: _Frame) -> None:
        cursor = frame.cursor
        frame.operations_left, has_arguments = cursor.flagged()
        if frame.operations_left > cursor.left:
            cursor.fail(f"{frame.operations_left} operations do not fit into the {cursor.left} bytes that remain")
        if not has_arguments:
            return
        block = frame.blocks[frame.block_index]
        entries = self.entries
        for _ in range(cursor.count("block arguments")):
            number, has_location = cursor.varint(), True
            if self.version >= layout.UNKNOWN_ARGUMENT_LOCATIONS_LEFT_OUT:
                number, has_location = number >> 1, bool(number & 1)
            type = entries.type(number, cursor)
            location = entries.location(cursor.varint(), cursor) if has_location else UNKNOWN
            block.add_argument(type, location)
        self._define(frame, block.arguments)
        if self.version >= layout.USE_LIST_ORDERS and cursor.byte():
            self._orders += read_orders(cursor, block.arguments)

    def _define(self, frame: _Frame, values: Sequence[Any]) -> None:
        known = frame.values
        at = frame.next
        if not frame.regions:  # at the top level values are not counted ahead
            known.extend([None] * len(values))
            frame.last += len(values)
        if at + len(values) > frame.last:
            frame.cursor.fail("value index range was outside of the expected range for the parent region")
        for value in values:
            forward = known[at]
            if forward is not None:
                forward.replace_all_uses_with(value)
                self._unordered.append(value)
            known[at] = value
            at += 1
        frame.next = at

    # ---- Operations

    def _read_operations(self, frame: _Frame) -> _Frame | None:
        """Reads the remaining operations of the block, up to one with regions, which are read next."""
        cursor = frame.cursor
        block = frame.blocks[frame.block_index] if frame.operations_left else None
        while frame.operations_left:
            frame.operations_left -= 1
            operation, mask = self._read_operation(frame)
            assert block is not None
            _append(block, operation)
            if operation.results:
                self._define(frame, operation.results)
                if mask & layout.HAS_USE_LIST_ORDERS and self.version >= layout.USE_LIST_ORDERS:
                    self._orders += read_orders(cursor, operation.results)
            if mask & layout.HAS_REGIONS:
                inner = self._regions(frame, operation)
                if inner is not None:
                    return inner
        return None

    def _regions(self, frame: _Frame, operation: Operation) -> _Frame | None:
        cursor = frame.cursor
        start = cursor.at
        number, is_isolated = cursor.flagged()
        if number > cursor.left:
            cursor.fail(f"{number} regions do not fit into the {cursor.left} bytes that remain", start)
        for _ in range(number):
            operation.add_region()
        if not is_isolated:
            return _Frame(cursor, operation.regions, frame.values, False)
        if self.version >= layout.REGION_SECTIONS:
            kind, cursor = cursor.sub_section()
            if kind != layout.Section.IR:
                cursor.fail("expected IR section for region")
            if self.is_lazy is not None and self.is_lazy(operation):
                self.unread[operation] = cursor
                return None
        return _Frame(cursor, operation.regions, [], True)

    def _read_operation(self, frame: _Frame) -> tuple[Operation, int]:
        cursor = frame.cursor
        start = cursor.at
        try:
            return self._read_head(frame, cursor, cursor.data, start)
        except IndexError:
            cursor.fail("attempting to parse a byte at the end of the bytecode", start)

    def _read_head(self, frame: _Frame, cursor: Cursor, data: Bytes, start: int) -> tuple[Operation, int]:
        """Reads all of an operation but its regions. Numbers of one byte are read in place: this is the hot path.
        Raises IndexError at the end of the data."""
        entries = self.entries
        at = start
        number, at = (data[at] >> 1, at + 1) if data[at] & 1 else long_varint(data, at)
        name = self.dialects.operation(number, cursor)
        mask = data[at]
        at += 1
        number, at = (data[at] >> 1, at + 1) if data[at] & 1 else long_varint(data, at)
        location = entries.location(number, cursor)
        attributes: dict[str, Attribute] = {}
        if mask & layout.HAS_ATTRIBUTES:
            number, at = long_varint(data, at)
            dictionary = entries.attribute(number, cursor)
            if not isinstance(dictionary, DictionaryAttr):
                cursor.fail(f"expected attribute of type: DictionaryAttr, but got: {type(dictionary).__name__}")
            attributes = dictionary.as_dict()
        properties: dict[str, Attribute] = {}
        if mask & layout.HAS_PROPERTIES:
            if self.version < layout.PROPERTIES:
                cursor.fail(f"unexpected properties in version {self.version}")
            number, at = long_varint(data, at)
            properties = self.properties.read(number, name, entries, cursor)
        types: list[Type] = []
        if mask & layout.HAS_RESULTS:
            count, at = self._count(cursor, data, at)
            for _ in range(count):
                number, at = (data[at] >> 1, at + 1) if data[at] & 1 else long_varint(data, at)
                types.append(entries.type(number, cursor))
        operands: list[Value] = []
        if mask & layout.HAS_OPERANDS:
            values = frame.values
            count, at = self._count(cursor, data, at)
            for _ in range(count):
                place = at
                number, at = (data[at] >> 1, at + 1) if data[at] & 1 else long_varint(data, at)
                if number >= len(values):
                    cursor.fail(f"invalid value index: {number}", place)
                value = values[number]
                if value is None:
                    value = values[number] = ForwardValue(place)
                operands.append(value)
        successors: list[Block] = []
        if mask & layout.HAS_SUCCESSORS:
            blocks = frame.blocks
            count, at = self._count(cursor, data, at)
            for _ in range(count):
                number, at = long_varint(data, at)
                if number >= len(blocks):
                    cursor.fail(f"invalid successor index: {number}")
                successors.append(blocks[number])
        if at > cursor.end:
            raise IndexError
        cursor.at = at
        operation = self._make(name, operands, types, properties, attributes, successors, location, cursor, start)
        return operation, mask

    @staticmethod
    def _count(cursor: Cursor, data: Bytes, at: int) -> tuple[int, int]:
        """Reads the number of items that follow, each of which takes at least one byte; returns it with its position.
        """
        count, following = long_varint(data, at)
        if count > cursor.end - following:
            cursor.fail(f"{count} results, operands or successors do not fit into the bytes that remain", at)
        return count, following

    def _make(
        self,
        name: OperationName,
        operands: list[Value],
        types: list[Type],
        properties: dict[str, Attribute],
        attributes: dict[str, Attribute],
        successors: list[Block],
        location: Location,
        cursor: Cursor,
        start: int,
    ) -> Operation:
        if name.cls is None:
            return UnregisteredOp(name.name, operands, types, properties, attributes, successors, (), location)
        cls = cast(DeclaredOperation, name.cls)
        if successors and not name.cls.trait_bits & Terminator.bit:
            cursor.fail(f"'{name.name}' has successors but is not a terminator", start)
        if attributes:
            try:
                self._sort_out(cls, properties, attributes)
            except VerifyFailure as failure:
                cursor.fail(f"'{name.name}' op {failure.message}", start)
        if cls.attribute_names or cls._property_layout(True):
            cls._complete_properties(properties, attributes)
        return name.cls(operands, types, properties, attributes, successors, (), location)

    @staticmethod
    def _sort_out(cls: DeclaredOperation, properties: dict[str, Attribute], attributes: dict[str, Attribute]) -> None:
        """Moves inherent attributes among the discardable ones to where they belong: all of them before version 5."""
        cls._check_inherent_attributes(attributes)
        for name in [name for name in attributes if name in cls.attribute_names]:
            properties.setdefault(name, attributes.pop(name))


def _append(block: Block, operation: Operation) -> None:
    """Appends inline: this is the hot path."""
    last = block.last_op
    operation.parent = block
    operation.prev_op = last
    if last is None:
        block.first_op = operation
    else:
        last.next_op = operation
    block.last_op = operation
    block._order_valid = False
