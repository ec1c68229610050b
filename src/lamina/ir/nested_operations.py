"""Nested operations, all or those of some classes, as lists made at once: several times as fast as generators, for
walks of IR that does not change meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from lamina.ir.operation import Operation
from lamina.ir.region import Region

OperationT = TypeVar("OperationT", bound=Operation)


def nested_operations(root: Operation, *classes: type[OperationT]) -> list[OperationT]:
    """Returns what ``root.walk()`` yields, itself included, of these classes; in a third of the time."""
    operations: list[OperationT] = [root] if isinstance(root, classes) else []
    try:
        _collect(root, classes, operations)
    except RecursionError:
        return [operation for operation in root.walk() if isinstance(operation, classes)]
    return operations


def _collect(holder: Operation, classes: tuple[type[OperationT], ...], operations: list[OperationT]) -> None:
    for region in holder.regions:
        block = region.first_block
        while block is not None:
            operation = block.first_op
            while operation is not None:
                if isinstance(operation, classes):
                    operations.append(operation)
                if operation.regions:
                    _collect(operation, classes, operations)
                operation = operation.next_op
            block = block.next_block


def in_order(root: Operation) -> list[Operation]:
    """The operation and all nested ones in pre-order."""
    order = [root]
    try:
        _gather(root.regions, order.append)
    except RecursionError:
        return list(root.walk())
    return order


def in_region(region: Region) -> list[Operation]:
    """The operations of the region and all nested ones in pre-order."""
    order: list[Operation] = []
    try:
        _gather((region,), order.append)
    except RecursionError:
        return list(region.walk())
    return order


def _gather(regions: Iterable[Region], add: Callable[[Operation], None]) -> None:
    for region in regions:
        block = region.first_block
        while block is not None:
            operation = block.first_op
            while operation is not None:
                add(operation)
                if operation.regions:
                    _gather(operation.regions, add)
                operation = operation.next_op
            block = block.next_block


def in_post_order(root: Operation) -> list[Operation]:
    """The operation and all nested ones in post-order."""
    order: list[Operation] = []
    try:
        _gather_inner_first(root.regions, order.append)
    except RecursionError:
        return list(root.walk_post_order())
    order.append(root)
    return order


def _gather_inner_first(regions: Iterable[Region], add: Callable[[Operation], None]) -> None:
    for region in regions:
        block = region.first_block
        while block is not None:
            operation = block.first_op
            while operation is not None:
                if operation.regions:
                    _gather_inner_first(operation.regions, add)
                add(operation)
                operation = operation.next_op
            block = block.next_block
