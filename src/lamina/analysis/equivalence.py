"""Equivalence of operations: hash keys for single operations, structural comparison for regions."""

from __future__ import annotations

from collections.abc import Hashable

from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value

_COMMUTATIVE_BIT = traits.Commutative.bit


def operation_key(operation: Operation) -> Hashable:
    """Returns a key that is equal for operations with the same name, operands, attributes, successors and result types,
    ignoring locations and the contents of regions. Operands of commutative operations compare in any order."""
    cls = operation.__class__
    operands = [slot.value for slot in operation._operands]
    if len(operands) > 1 and cls.trait_bits & _COMMUTATIVE_BIT:
        operands.sort(key=id)
    results = operation.results
    return (
        cls if cls.is_registered else operation.name,
        tuple(operands),
        results[0].type if len(results) == 1 else tuple([result.type for result in results]),
        _attributes_key(operation) if operation._properties or operation._attributes else None,
        tuple(operation.successors) if operation._successors else None,
        len(operation.regions),
    )


def _attributes_key(operation: Operation) -> Hashable:
    properties, attributes = operation._properties, operation._attributes
    if not attributes:
        return tuple(properties.items()) if len(properties) < 2 else frozenset(properties.items())
    return (frozenset(properties.items()), frozenset(attributes.items()))


def _shape_key(operation: Operation) -> Hashable:
    """Like operation_key without operands and successors."""
    cls = type(operation)
    return (
        cls if cls.is_registered else operation.name,
        len(operation._operands),
        len(operation._successors),
        tuple([result.type for result in operation.results]),
        _attributes_key(operation),
        len(operation.regions),
    )


def equal_but_for_operands(left: Operation, right: Operation) -> bool:
    """True if two operations without regions differ at most in their operands."""
    return _shape_key(left) == _shape_key(right)


class _Correspondence:
    """The correspondence of values and blocks of the two sides."""

    __slots__ = ("values", "blocks", "pending", "any_order")

    def __init__(self, any_order: bool) -> None:
        self.any_order = any_order
        self.values: dict[Value, Value] = {}
        self.blocks: dict[Block, Block] = {}
        self.pending: list[tuple[Region, Region]] = []

    def same_operation(self, left: Operation, right: Operation) -> bool:
        if _shape_key(left) != _shape_key(right):
            return False
        ours = [self.values.get(slot.value, slot.value) for slot in left._operands]
        theirs = [slot.value for slot in right._operands]
        if self.any_order and left.has_trait(traits.Commutative):
            ours.sort(key=id)
            theirs.sort(key=id)
        if any(our is not other for our, other in zip(ours, theirs, strict=True)):
            return False
        for successor, other in zip(left.successors, right.successors, strict=True):
            if self.blocks.get(successor, successor) is not other:
                return False
        self.values.update(zip(left.results, right.results, strict=True))
        self.pending.extend(zip(left.regions, right.regions, strict=True))
        return True


def equivalent_regions(left: Region, right: Region, *, any_order: bool = True) -> bool:
    """True if two regions hold the same blocks and operations, up to the names of definitions. ``any_order``:
    operands of commutative operations may be in any order."""
    known = _Correspondence(any_order)
    known.pending.append((left, right))
    while known.pending:
        ours, theirs = known.pending.pop()
        our_blocks, their_blocks = list(ours.blocks), list(theirs.blocks)
        if len(our_blocks) != len(their_blocks):
            return False
        for block, other in zip(our_blocks, their_blocks, strict=True):
            if block.argument_types != other.argument_types:
                return False
            known.blocks[block] = other
            known.values.update(zip(block.arguments, other.arguments, strict=True))
        for block, other in zip(our_blocks, their_blocks, strict=True):
            mine, its = block.first_op, other.first_op
            while mine is not None and its is not None:
                if not known.same_operation(mine, its):
                    return False
                mine, its = mine.next_op, its.next_op
            if mine is not None or its is not None:
                return False
    return True
