"""Slices: the operations that an operation depends on, and those that depend on it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.ir.value import Value

Filter = Callable[[Operation], bool]


def backward_slice(
    root: Operation,
    keep: Filter = lambda operation: True,
    *,
    depth: int | None = None,
    inclusive: bool = True,
    block_arguments: bool = False,
    from_above: bool = False,
) -> list[Operation]:
    """Returns the transitive definitions of the operands of ``root``, each after its dependencies, depth first.

    Operations rejected by ``keep`` end the slice and are excluded; the slice does not leave isolated operations.
    ``depth`` limits the number of steps. ``block_arguments``: follow an argument to the parent operation of its block.
    ``from_above``: uses inside an operation's regions of outside definitions count as its operands.
    """

    def definitions(operation: Operation) -> list[Operation]:
        values = list(operation.operands)
        if from_above:
            values += used_values_defined_above(operation)
        defining = []
        for value in values:
            owner = value.defining_op
            if owner is None and block_arguments:
                block = value.parent_block
                owner = None if block is None else block.parent_op
                if owner is not None and owner.has_trait(traits.IsolatedFromAbove):
                    owner = None
            if owner is not None:
                defining.append(owner)
        return defining

    members = _reached(root, definitions, keep, depth, inclusive)
    slice: dict[Operation, None] = {}
    entered: set[Operation] = set()
    stack = [(root, iter(definitions(root)))]
    while stack:
        operation, rest = stack[-1]
        following = next((other for other in rest if other in members and other not in entered), None)
        if following is not None:
            entered.add(following)
            stack.append((following, iter(definitions(following))))
            continue
        stack.pop()
        if operation in members:
            slice[operation] = None
    return list(slice)


def forward_slice(
    root: Operation, keep: Filter = lambda operation: True, *, depth: int | None = None, inclusive: bool = True
) -> list[Operation]:
    """Returns the transitive users of the results of ``root``, in program order, including users
    of operations inside its regions. ``keep`` and ``depth`` are as in `backward_slice`."""

    def users(operation: Operation) -> list[Operation]:
        inside = [inner for region in operation.regions for inner in region.walk()]
        arguments = [
            user
            for region in operation.regions
            for block in region.blocks
            for argument in block.arguments
            for user in argument.users
        ]
        return [*operation.users, *arguments, *inside]

    return in_program_order(_reached(root, users, keep, depth, inclusive), root)


def _reached(
    root: Operation,
    following: Callable[[Operation], list[Operation]],
    keep: Filter,
    depth: int | None,
    inclusive: bool,
) -> set[Operation]:
    steps = {root: 0}
    pending = deque([root])
    while pending:
        operation = pending.popleft()
        if depth is not None and steps[operation] >= depth:
            continue
        for other in following(operation):
            if other not in steps and keep(other):
                steps[other] = steps[operation] + 1
                pending.append(other)
    if not inclusive:
        del steps[root]
    return set(steps)


def in_program_order(operations: set[Operation], inside: Operation) -> list[Operation]:
    """Sorts the operations in program order within ``inside``."""
    parents = {operation.parent for operation in operations}
    if len(parents) == 1 and None not in parents:
        (block,) = parents
        assert block is not None
        if not block._order_valid:
            block.renumber()
        return sorted(operations, key=lambda operation: operation._order)
    return [operation for operation in inside.root.walk() if operation in operations]


def used_values_defined_above(operation: Operation) -> list[Value]:
    """Returns the values used inside the operation's regions and defined outside of it."""
    return [
        value
        for region in operation.regions
        for inner in region.walk()
        for value in inner.operands
        if not any(region.is_ancestor(value.parent_region) for region in operation.regions)
    ]
