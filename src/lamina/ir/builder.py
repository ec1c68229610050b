"""Building IR: insertion points, listeners, and the builder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar, overload

from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.dialect import lookup_operation
from lamina.ir.location import LocationLike
from lamina.ir.operation import IRMapping, Operation, UnregisteredOp
from lamina.ir.region import Region
from lamina.ir.value import Value

OperationT = TypeVar("OperationT", bound=Operation)


class InsertionPoint:
    """Before an operation, or at the end of a block."""

    __slots__ = ("block", "before")

    def __init__(self, block: Block, before: Operation | None = None) -> None:
        self.block = block
        self.before = before

    @staticmethod
    def before_op(operation: Operation) -> InsertionPoint:
        """Right before an operation, which must be in a block."""
        assert operation.parent is not None
        return InsertionPoint(operation.parent, operation)

    @staticmethod
    def after_op(operation: Operation) -> InsertionPoint:
        """Right after an operation, which must be in a block."""
        assert operation.parent is not None
        return InsertionPoint(operation.parent, operation.next_op)

    @staticmethod
    def after_value(value: Value) -> InsertionPoint:
        """Right after the definition of the value."""
        operation = value.defining_op
        if operation is not None:
            assert operation.parent is not None
            return InsertionPoint(operation.parent, operation.next_op)
        block = value.parent_block
        assert block is not None
        return InsertionPoint(block, block.first_op)

    @staticmethod
    def at_block_start(block: Block) -> InsertionPoint:
        """Before the first operation of a block."""
        return InsertionPoint(block, block.first_op)

    @staticmethod
    def at_block_end(block: Block) -> InsertionPoint:
        """After the last operation of a block."""
        return InsertionPoint(block)

    @staticmethod
    def before_terminator(block: Block) -> InsertionPoint:
        """Before the terminator of a block; at the end of a block without one."""
        return InsertionPoint(block, block.last_op if block.has_terminator else None)


class Listener:
    """Callbacks for changes made through a builder or rewriter; they do nothing by default."""

    def operation_inserted(self, operation: Operation) -> None:
        """After the operation was linked in."""

    def block_inserted(self, block: Block) -> None:
        """After the block was linked in."""

    def operation_modified(self, operation: Operation) -> None:
        """After the operation was changed in place."""

    def operation_replaced(self, operation: Operation, values: Sequence[Value]) -> None:
        """Before the uses of the operation's results are redirected."""

    def operation_erased(self, operation: Operation) -> None:
        """Before the operation is erased."""

    def block_erased(self, block: Block) -> None:
        """Before the block is erased."""


class Builder:
    """Creates operations at its insertion point."""

    def __init__(
        self,
        point: InsertionPoint | Block | None = None,
        *,
        location: LocationLike = UNKNOWN,
        listener: Listener | None = None,
    ) -> None:
        if not isinstance(point, InsertionPoint | Block | None):
            raise TypeError(f"expected a block or an InsertionPoint, got {point!r}")
        self.point = InsertionPoint(point) if isinstance(point, Block) else point
        self.location = location
        self.listener = listener

    # ---- Where

    @property
    def block(self) -> Block:
        """The insertion block."""
        assert self.point is not None
        return self.point.block

    def set_insertion_point(self, operation: Operation) -> None:
        """New operations go right before ``operation``."""
        if not isinstance(operation, Operation):
            raise TypeError(f"expected an operation, got {operation!r}")
        if operation.parent is None:
            raise ValueError(f"'{operation.name}' is in no block, so nothing can be inserted before it")
        self.point = InsertionPoint(operation.parent, operation)

    def set_insertion_point_after(self, operation: Operation) -> None:
        """New operations go right after ``operation``."""
        assert operation.parent is not None
        self.point = InsertionPoint(operation.parent, operation.next_op)

    def set_insertion_point_to_start(self, block: Block) -> None:
        """New operations go to the start of the block."""
        self.point = InsertionPoint.at_block_start(block)

    def set_insertion_point_to_end(self, block: Block) -> None:
        """New operations go to the end of the block."""
        self.point = InsertionPoint(block)

    def set_insertion_point_before_terminator(self, block: Block) -> None:
        """Inserts new operations before the block's terminator, or at its end if it has none."""
        self.point = InsertionPoint.before_terminator(block)

    @contextmanager
    def insertion_guard(self, point: InsertionPoint | None = None) -> Iterator[None]:
        """Restores the insertion point on exit; first moves it to ``point``, if given."""
        saved, saved_location = self.point, self.location
        if point is not None:
            self.point = point
        try:
            yield
        finally:
            self.point, self.location = saved, saved_location

    # ---- What

    def insert(self, operation: OperationT) -> OperationT:
        """Links a free operation in at the insertion point."""
        point = self.point
        if point is not None:
            point.block.insert_before(point.before, operation)
            if self.listener is not None:
                self.listener.operation_inserted(operation)
        elif not isinstance(operation, Operation):
            raise TypeError(f"expected an operation, got {operation!r}")
        return operation

    @overload
    def create(self, cls: type[OperationT], *fields: Any, **keywords: Any) -> OperationT: ...
    @overload
    def create(self, cls: str, *fields: Any, **keywords: Any) -> Operation: ...
    def create(self, cls: type[Operation] | str, *fields: Any, **keywords: Any) -> Any:
        """Builds an operation from its declared fields (see ``cls.build``) and inserts it.

        The class may also be an operation name. An unregistered operation only has operands, in order, and
        ``result_types``, ``attributes``, ``successors`` and ``regions``. Raises TypeError for other fields.
        """
        if "location" not in keywords:
            keywords["location"] = self.location
        if isinstance(cls, str):
            operation = lookup_operation(cls)
            if operation is None:
                return self.insert(_unregistered(cls, fields, keywords))
            cls = operation
        op = cls
        return self.insert(op.build(*fields, **keywords))

    def clone(self, operation: OperationT, mapping: IRMapping | None = None) -> OperationT:
        """Inserts a copy."""
        copy = operation.clone(mapping)
        self.insert(copy)
        if self.listener is not None:
            for inner in copy.walk():
                if inner is not copy:
                    self.listener.operation_inserted(inner)
        return copy

    def create_block(
        self,
        region: Region,
        before: Block | None = None,
        argument_types: Iterable[Type] = (),
        locations: Iterable[LocationLike] | None = None,
    ) -> Block:
        """Adds a block to the region and moves the insertion point to its end."""
        block = Block(argument_types, locations)
        region.insert_before(before, block)
        self.set_insertion_point_to_end(block)
        if self.listener is not None:
            self.listener.block_inserted(block)
        return block


def _unregistered(name: str, operands: tuple[Any, ...], keywords: dict[str, Any]) -> Operation:
    """Builds an unregistered operation."""
    if "." not in name:
        raise TypeError(f"'{name}' is not an operation's name; write 'dialect.mnemonic'")
    values: list[Value] = []
    for operand in operands:
        group = operand if isinstance(operand, list | tuple) else [operand]
        values += [value.sole_result if isinstance(value, Operation) else value for value in group]
    unknown = set(keywords) - {"location", "result_types", "attributes", "successors", "regions"}
    if unknown or not all(isinstance(value, Value) for value in values):
        what = f"no field {sorted(unknown)[0]!r}" if unknown else "only positional operands"
        raise TypeError(f"no dialect declares '{name}': it has {what}")
    return UnregisteredOp(
        name,
        values,
        list(keywords.get("result_types") or ()),
        {},
        dict(keywords.get("attributes") or {}),
        list(keywords.get("successors") or ()),
        list(keywords.get("regions") or ()),
        keywords["location"],
    )
