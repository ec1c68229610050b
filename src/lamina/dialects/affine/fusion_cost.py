"""The cost model of fusing a slice of one affine loop nest into another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

from lamina.dialects.affine.accesses import READS, WRITES
from lamina.dialects.affine.computation_slices import ComputationSlice
from lamina.dialects.affine.loop_utils import constant_trip_count
from lamina.dialects.affine.nest import enclosing_fors
from lamina.dialects.affine.ops import AffineForOp, AffineIfOp, AffineYieldOp
from lamina.dialects.affine.regions import accessed_region, memory_footprint
from lamina.dialects.affine.value_constraints import Unsupported, ValueConstraints
from lamina.ir.operation import Operation


@dataclass
class NestCost:
    """The trip count and the number of operations (but terminators) of each loop of a nest."""

    root: Any
    trip_counts: dict[Operation, int] = field(default_factory=dict)
    num_operations: dict[Operation, int] = field(default_factory=dict)
    children: dict[Operation, list[Operation]] = field(default_factory=dict)

    def total(self, trip_counts: dict[Operation, int] | None = None, extra: dict[Operation, int] | None = None) -> int:
        """Returns the number of executed operations, with other trip counts for some loops and additional operations
        in some bodies."""

        def cost(loop: Operation) -> int:
            count = self.num_operations[loop] + sum(cost(child) for child in self.children.get(loop, ()))
            count += (extra or {}).get(loop, 0)
            return (trip_counts or {}).get(loop, self.trip_counts[loop]) * count

        return cost(self.root)


def nest_cost(root: AffineForOp) -> NestCost | None:
    """Returns the cost of a nest of affine.for operations; None for unknown trip counts and loops in other
    operations."""
    cost = NestCost(root)
    for loop in root.walk():
        if not isinstance(loop, AffineForOp):
            continue
        outer = loop.parent_op
        if loop is not root:
            if not isinstance(outer, AffineForOp):
                return None
            cost.children.setdefault(outer, []).append(loop)
        count = constant_trip_count(loop)
        if count is None:
            return None
        cost.trip_counts[loop] = count
        cost.num_operations[loop] = sum(
            not isinstance(operation, AffineForOp | AffineIfOp | AffineYieldOp)
            for operation in loop.regions[0].entry_block.operations
        )
    return cost


def additional_computation(source: NestCost, target: NestCost, piece: ComputationSlice) -> float | None:
    """Returns the fraction of additional computation if the slice is fused into the target; None if unknown."""
    counts = piece.trip_counts()
    if counts is None:
        return None
    around = piece.block.parent_op
    assert around is not None
    extra: dict[Operation, int] = {}
    if prod(counts.values()) == 1:
        _count_forwarded(source.root, around, extra)
    extra[around] = source.total(counts)
    fused = target.total(extra=extra)
    return fused / (float(source.total()) + target.total()) - 1


def _count_forwarded(source: AffineForOp, around: Operation, extra: dict[Operation, int]) -> None:
    """Loads of values stored by the preceding slice are free."""
    memrefs = dict.fromkeys(operation.memref for operation in source.walk() if isinstance(operation, WRITES))
    for memref in memrefs:
        for user in memref.users:
            if isinstance(user, READS) and around in enclosing_fors(user) and isinstance(user.parent_op, AffineForOp):
                extra[user.parent_op] = extra.get(user.parent_op, 0) - 1


def best_depth(
    source: AffineForOp,
    accesses: Sequence[Operation],
    target: AffineForOp,
    slices: Sequence[ComputationSlice | None],
    deepest: int,
    tolerance: float,
) -> int | None:
    """Returns the depth (from 1) whose slice needs the least memory with tolerable additional
    computation; None if fusion does not pay."""
    costs = nest_cost(source), nest_cost(target)
    if costs[0] is None or costs[1] is None:
        return None

    def fraction(depth: int) -> float | None:
        piece = slices[depth - 1]
        assert costs[0] is not None and costs[1] is not None
        return None if piece is None else additional_computation(costs[0], costs[1], piece)

    if len(accesses) > 1:
        more = fraction(deepest)
        return None if more is None or more > tolerance else deepest
    whole = _region_size(accesses[0], None)
    if whole is None:
        return None
    best: int | None = None
    best_reduction, size_of_best = 0.0, 0
    for depth in range(deepest, 0, -1):
        more = fraction(depth)
        if more is None:
            continue
        size = _region_size(accesses[0], slices[depth - 1])
        if not size:
            continue
        reduction = whole / size
        if reduction > best_reduction and more <= tolerance:
            best, best_reduction, size_of_best = depth, reduction, size
    if best is None:
        return None
    target_size, source_size = memory_footprint([target]), memory_footprint([source])
    if target_size is None or source_size is None or size_of_best > source_size:
        return None
    return best


def _region_size(access: Operation, piece: ComputationSlice | None) -> int | None:
    def restrict(system: ValueConstraints) -> None:
        if piece is not None:
            for value in piece.operands:
                system.add_value(value)
            piece.add_to(system)

    try:
        return accessed_region(access, 0, restrict=restrict).size_in_bytes()
    except Unsupported:
        return None
