"""Hoisting of values and their definitions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lamina.interfaces.effects import is_pure
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.traits import IsolatedFromAbove
from lamina.ir.value import OpResult, Value
from lamina.rewrite.rewriter import PatternRewriter


def move_value_definitions(rewriter: PatternRewriter, values: Iterable[Value], anchor: Operation) -> bool:
    """Moves the operations that define the values before ``anchor``, all or none; returns whether the values are
    available there. Only pure operations of the anchor's own block are moved."""
    dominance = DominanceInfo()
    moved: dict[Operation, None] = {}
    for value in values:
        if dominance.value_dominates(value, anchor):
            continue
        if not isinstance(value, OpResult) or value.owner.parent is not anchor.parent:
            return False
        if not _collect(value.owner, anchor, dominance, moved):
            return False
    for operation in moved:
        rewriter.move_op_before(operation, anchor)
    return True


def _collect(root: Operation, anchor: Operation, dominance: DominanceInfo, moved: dict[Operation, None]) -> bool:
    """Adds an operation after its dependencies that are not before the anchor; False if one of them cannot
    move."""
    stack = [(root, _used_operations(root))]
    while stack:
        operation, rest = stack[-1]
        if operation is anchor or not is_pure(operation):
            return False
        for used in rest:
            if used in moved or used.parent is not anchor.parent or dominance.properly_dominates(used, anchor):
                continue
            stack.append((used, _used_operations(used)))
            break
        else:
            moved[operation] = None
            stack.pop()
    return True


def _used_operations(operation: Operation) -> Iterator[Operation]:
    """The operations around it whose results it uses: first those used in its regions, then those of its
    operands."""
    if operation.regions and not operation.has_trait(IsolatedFromAbove):
        for inner in operation.walk():
            if inner is not operation:
                for value in inner.operands:
                    if isinstance(value, OpResult) and not operation.is_ancestor(value.owner):
                        yield value.owner
    for value in operation.operands:
        if isinstance(value, OpResult):
            yield value.owner
