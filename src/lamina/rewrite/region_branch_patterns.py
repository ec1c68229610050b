"""Simplification of the values that operations forward to their regions and results.

A successor input is a value set by control flow: an argument of a region's entry block or a result of the
operation. Its successor operands are forwarded to it. Inputs with the same operand are tied: they change together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lamina.interfaces.region_branch import RegionBranchOpInterface, region_exits
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value
from lamina.rewrite.pattern import FunctionPattern, Outcome
from lamina.rewrite.rewriter import PatternRewriter

Mapping = list[tuple[OpOperand, list[Value]]]


def successor_mapping(operation: Operation) -> Mapping:
    """Returns every successor operand with the inputs that it may fill."""
    model = RegionBranchOpInterface.get(operation)
    if model is None or not (operation.results or any(region.arguments for region in operation.regions)):
        return []
    mapping: dict[OpOperand, list[Value]] = {}
    for successor in model.get_successor_regions(operation, None):
        slots = model.get_entry_successor_operands(operation, successor)
        for slot, value in zip(slots, successor.inputs, strict=True):
            mapping.setdefault(slot, []).append(value)
    for region in operation.regions:
        for terminator, exits in region_exits(region):
            for successor in exits.get_successor_regions(terminator, [None] * terminator.num_operands):
                slots = exits.get_successor_operands(terminator, successor)
                for slot, value in zip(slots, successor.inputs, strict=True):
                    mapping.setdefault(slot, []).append(value)
    return list(mapping.items())


def inverted(mapping: Mapping) -> dict[Value, list[OpOperand]]:
    """Returns every successor input with the operands that may fill it."""
    inverse: dict[Value, list[OpOperand]] = {}
    for slot, inputs in mapping:
        for value in inputs:
            inverse.setdefault(value, []).append(slot)
    return inverse


def _reachable(value: Value, operands: dict[Value, list[OpOperand]]) -> set[Value]:
    """Returns the values, excluding successor inputs, that an input may take."""
    reachable: set[Value] = set()
    seen = {value}
    stack = [value]
    while stack:
        at = stack.pop()
        slots = operands.get(at)
        if slots is None:
            reachable.add(at)
            continue
        for slot in slots:
            if slot.value not in seen:
                seen.add(slot.value)
                stack.append(slot.value)
    return reachable


def _is_outside(operation: Operation, value: Value) -> bool:
    region = value.parent_region
    return not any(own.is_ancestor(region) for own in operation.regions)


def _possible_inputs(operation: Operation) -> Iterator[Sequence[OpResult] | Sequence[BlockArgument]]:
    """Returns the possible inputs: the results, and the arguments of the regions."""
    yield operation.results
    for region in operation.regions:
        yield region.arguments


def make_inputs_dead(operation: Operation, rewriter: PatternRewriter) -> Outcome:
    """Replaces inputs that can only take one value, which is defined outside of the operation."""
    if all(value.first_use is None for values in _possible_inputs(operation) for value in values):
        return False
    operands = inverted(successor_mapping(operation))
    changed = False
    for value in operands:
        if value.use_empty:
            continue
        reachable = _reachable(value, operands)
        if len(reachable) != 1:
            continue
        (only,) = reachable
        if _is_outside(operation, only):
            rewriter.replace_all_uses_with(value, only)
            changed = True
    return changed


def _number(value: Value) -> int:
    assert isinstance(value, BlockArgument | OpResult)
    return value.index


def remove_duplicate_uses(operation: Operation, rewriter: PatternRewriter) -> Outcome:
    """Replaces uses of an input that always equals another input of the same block, or result, with that one."""
    if all(len(values) < 2 for values in _possible_inputs(operation)):
        return False
    operands = inverted(successor_mapping(operation))
    inputs = sorted(operands, key=_number)
    changed = False
    for position, first in enumerate(inputs):
        for second in inputs[position + 1 :]:
            if second.use_empty or _owner(first) is not _owner(second):
                continue
            sources = {slot.owner: slot.value for slot in operands[first]}
            if sources == {slot.owner: slot.value for slot in operands[second]}:
                rewriter.replace_all_uses_with(second, first)
                changed = True
    return changed


def _owner(value: Any) -> Operation | Block:
    result: Operation | Block = value.owner
    return result


def remove_dead_inputs(operation: Operation, rewriter: PatternRewriter) -> Outcome:
    """Removes sets of tied inputs that are all unused, with the operands that fill them."""
    if all(value.first_use is not None for values in _possible_inputs(operation) for value in values):
        return False
    mapping = successor_mapping(operation)
    dead = [value for group in _tied_groups(mapping) if all(one.use_empty for one in group) for value in group]
    if not dead:
        return False
    operands = inverted(mapping)
    slots: dict[Operation, set[int]] = {}
    for value in dead:
        for slot in operands[value]:
            slots.setdefault(slot.owner, set()).add(slot.index)
    for owner, indices in slots.items():
        with rewriter.modify_in_place(owner):
            for index in sorted(indices, reverse=True):
                owner.erase_operands(index)
    arguments: dict[Block, list[int]] = {}
    results: set[int] = set()
    for value in dead:
        if isinstance(value, BlockArgument):
            arguments.setdefault(value.owner, []).append(value.index)
        else:
            results.add(_number(value))
    for block, gone in arguments.items():
        block.erase_arguments(gone)
    if results:
        rewriter.set_insertion_point(operation)
        erase_results(operation, results, rewriter)
    return True


def _tied_groups(mapping: Mapping) -> list[list[Value]]:
    leader: dict[Value, Value] = {}

    def find(value: Value) -> Value:
        while leader[value] is not value:
            leader[value] = leader[leader[value]]
            value = leader[value]
        return value

    for _, inputs in mapping:
        for value in inputs:
            leader.setdefault(value, value)
            leader[find(value)] = find(inputs[0])
    groups: dict[Value, list[Value]] = {}
    for value in leader:
        groups.setdefault(find(value), []).append(value)
    return list(groups.values())


def erase_results(operation: Operation, indices: set[int], rewriter: PatternRewriter) -> Operation:
    """Replaces the operation with one without the results at the given positions, which must be unused."""
    kept = [result for result in operation.results if result.index not in indices]
    new_op = type(operation)(
        operation.operands,
        [result.type for result in kept],
        dict(operation._properties),
        dict(operation._attributes),
        operation.successors,
        [Region() for _ in operation.regions],
        operation.raw_location,
    )
    rewriter.insert(new_op)
    for old, new in zip(operation.regions, new_op.regions, strict=True):
        rewriter.inline_region_before(old, None, new)
    values: list[Value | None] = [None] * len(operation.results)
    for result, new_result in zip(kept, new_op.results, strict=True):
        values[result.index] = new_result
    rewriter.replace_op(operation, values)
    return new_op


def region_branch_patterns(cls: type[Operation]) -> list[FunctionPattern[Any]]:
    """Returns the patterns for one operation class, in MLIR's order."""
    return [
        FunctionPattern(make_inputs_dead, cls, name="MakeRegionBranchOpSuccessorInputsDead"),
        FunctionPattern(remove_duplicate_uses, cls, name="RemoveDuplicateSuccessorInputUses"),
        FunctionPattern(remove_dead_inputs, cls, name="RemoveDeadRegionBranchOpSuccessorInputs"),
    ]
