"""Groups of operations that run together on parts of a dim, so that what passes between them stays in a cache.

A group grows from its last operation towards producers whose results nobody else uses and of which a part is needed for
a part of the last result. Contractions stay outside: they block their operands for the caches themselves.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.ir.affine import AffineDimExpr
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.schedule.structure import StructuredOp
from lamina.schedule.target import Target

_SHORTEST_PART = 2048
"""Bytes that make up for the loop around a part; longer parts would only push each other out of registers."""


class Group(NamedTuple):
    """``root`` is tiled along its loop ``loop``; ``producers`` are fused into that, in this order. All are numbers of
    operations."""

    root: int
    loop: int
    tile: int
    producers: tuple[int, ...]


def find_groups(operations: list[StructuredOp], target: Target) -> list[Group]:
    """The groups that keep more than the first-level cache holds from going through memory."""
    numbers: dict[Operation, int] = {op.op: number for number, op in enumerate(operations)}
    taken: set[int] = set()
    groups = []
    for root in reversed(range(len(operations))):
        if root in taken or not _may_be_in_group(operations[root]):
            continue
        group = _grow(root, operations, numbers, taken, target)
        if group is not None:
            taken.update((group.root, *group.producers))
            groups.append(group)
    return groups[::-1]


def _may_be_in_group(op: StructuredOp) -> bool:
    """Operations that read what they are given about once."""
    if op.problem is not None or not op.op.has_pure_tensor_semantics or len(op.outputs) != 1 or op.has_dynamic_sizes:
        return False
    if not op.reductions:
        return True
    return not any(
        prod(op.size(loop) for loop in op.parallel if loop not in operand.loops) > 1
        for operand in op.inputs
        if operand.loops & set(op.reductions) and len(operand.loops & set(op.parallel)) > 0
    ) and all(operand.map.is_projected_permutation() for operand in op.inputs)


def _grow(
    root: int, operations: list[StructuredOp], numbers: dict[Operation, int], taken: set[int], target: Target
) -> Group | None:
    op = operations[root]
    output = op.outputs[0].map.results
    loop = next(
        (expr.position for expr in output if isinstance(expr, AffineDimExpr) and op.size(expr.position) > 1), None
    )
    if loop is None:
        return None
    sliced: dict[int, int] = {root: loop}
    order: list[int] = []
    waiting = [root]
    while waiting:
        user = waiting.pop(0)
        for value in operations[user].op.operands:
            number = _producer(value, numbers)
            if number is None or number in sliced or number in taken or not _may_be_in_group(operations[number]):
                continue
            position = _sliced_loop(operations[number], sliced, operations, numbers)
            if position is not None:
                sliced[number] = position
                order.append(number)
                waiting.append(number)
    producers = [number for number in order if not isinstance(operations[number].op, FillOp)]
    if not producers:
        return None
    kept = sum(_bytes(operations[number]) for number in producers)
    if kept <= target.cache_size(1):
        return None
    count = operations[root].size(loop)
    row = (kept + _bytes(operations[root]) + _input_bytes(operations[root])) // count
    most = max(1, min(count, _SHORTEST_PART // max(row, 1)))
    if most * 2 > count:
        return None
    # Parts of one size know it.
    tile = next(size for size in range(most, 0, -1) if count % size == 0 or size == max(1, most // 4))
    # A user comes before what it uses.
    ordered = sorted(order, reverse=True)
    return Group(root, loop, tile, tuple(ordered))


def _producer(value: Value, numbers: dict[Operation, int]) -> int | None:
    owner = value.defining_op
    return numbers.get(owner) if owner is not None else None


def _sliced_loop(
    producer: StructuredOp, sliced: dict[int, int], operations: list[StructuredOp], numbers: dict[Operation, int]
) -> int | None:
    """The parallel loop of a producer that all its users, which are in the group, divide; None if there is none."""
    loops: set[int] = set()
    for use in producer.op.results[0].uses:
        number = numbers.get(use.owner)
        if number is None or number not in sliced or not isinstance(use.owner, LinalgOp):
            return None
        map = use.owner.matching_map(use)
        wanted = sliced[number]
        dims = [dim for dim, expr in enumerate(map.results) if expr.is_function_of_dim(wanted)]
        if len(dims) != 1 or not isinstance(map.results[dims[0]], AffineDimExpr):
            return None
        expr = producer.outputs[0].map.results[dims[0]]
        if not isinstance(expr, AffineDimExpr):
            return None
        loops.add(expr.position)
    return loops.pop() if len(loops) == 1 else None


def _bytes(op: StructuredOp) -> int:
    """The size of an operation's result."""
    return prod(op.outputs[0].shape) * op.outputs[0].bits // 8


def _input_bytes(op: StructuredOp) -> int:
    return max((prod(operand.shape) * operand.bits // 8 for operand in op.inputs if operand.shape), default=0)
