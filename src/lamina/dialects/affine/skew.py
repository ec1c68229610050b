"""Skewing the body of an affine loop: operations run later than others by a number of iterations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lamina.dialects.affine.build import build_for
from lamina.dialects.affine.loop_utils import constant_trip_count, promote_if_single_iteration
from lamina.dialects.affine.ops import AffineApplyOp, AffineForOp
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.types import IndexType
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.greedy import GreedyConfig, Strictness, apply_ops_greedily
from lamina.rewrite.pattern import PatternSet

Group = tuple[int, list[Operation]]


def is_shift_valid(loop: AffineForOp, shifts: Mapping[Operation, int]) -> bool:
    """True if all uses of a result inside of the loop's body are shifted as its definition is."""
    block = loop.regions[0].entry_block
    for operation in block.operations:
        for result in operation.results:
            for user in result.users:
                holder = block.find_ancestor_op(user)
                if holder is not None and shifts.get(holder, 0) != shifts.get(operation, 0):
                    return False
    return True


def skew_body(loop: AffineForOp, shifts: Mapping[Operation, int]) -> bool:
    """Replaces a loop of known trip count with loops in which each operation runs ``shifts`` iterations later, with
    a prologue and an epilogue. False, with nothing changed, for unknown trip counts and for shifts
    beyond the number of operations."""
    count = constant_trip_count(loop)
    operations = list(loop.regions[0].entry_block.operations)[:-1]
    if count is None or not operations:
        return False
    largest = max(shifts[operation] for operation in operations)
    if largest > len(operations):
        loop.emit_warning("not shifting because shifts are unrealistically large")
        return False
    step = loop.step
    groups = [
        (shift, [operation for operation in operations if shifts[operation] == shift]) for shift in range(largest + 1)
    ]
    active: list[Group] = []
    start = 0
    for group in groups:
        if not group[1]:
            continue
        first = group[0] * step
        if active:
            last = start + count * step
            overtaken = last < first
            shifted = _shifted_loop(loop, start, last if overtaken else first, active)
            if overtaken:
                active = []
            _canonicalize(shifted)
        start = first
        active.append(group)
    for position, (shift, _) in enumerate(active):
        end = (shift + count) * step
        _shifted_loop(loop, start, end, active[position:])
        start = end
    loop.erase()
    return True


def _canonicalize(loop: Operation) -> None:
    if loop is not None:
        patterns = PatternSet(canonicalization_patterns(AffineForOp))
        apply_ops_greedily([loop], patterns, GreedyConfig(strictness=Strictness.EXISTING))


def _shifted_map(map: AffineMap, shift: int) -> AffineMap:
    return map.with_results([expr + shift for expr in map.results])


def _shifted_loop(loop: AffineForOp, lower: int, upper: int, groups: Sequence[Group]) -> Any:
    """Creates a loop before ``loop``, from its lower bound plus ``lower`` to its lower bound plus ``upper``, that
    runs the groups. None if it ran once and was promoted."""
    location = loop.raw_location
    step = loop.step
    map, operands = loop.lower_bound_map, loop.lower_bound_operands
    new_op = build_for(
        Builder(InsertionPoint.before_op(loop), location=location),
        (_shifted_map(map, lower), operands),
        (_shifted_map(map, upper), operands),
        step,
    )
    builder = Builder(InsertionPoint.before_terminator(new_op.regions[0].entry_block), location=location)
    old, new = loop.regions[0].arguments[0], new_op.regions[0].arguments[0]
    mapping = IRMapping()
    for shift, operations in groups:
        value = new
        if shift and not old.use_empty:
            earlier: dict[str, Any] = {"map": AffineMapAttr(AffineMap(1, 0, [dim(0) - step * shift]))}
            value = builder.insert(AffineApplyOp([new], [IndexType()], earlier, {}, (), (), location)).results[0]
        mapping.map(old, value)
        for operation in operations:
            builder.insert(operation.clone(mapping))
    return None if promote_if_single_iteration(new_op) else new_op
