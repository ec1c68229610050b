"""Transformations of affine loops: unrolling, unroll-and-jam, normalization, promotion of single iterations."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.bounds import constant_bound
from lamina.dialects.affine.compose import canonicalize_map_and_operands, compose_map_and_operands
from lamina.dialects.affine.fold import set_bound
from lamina.dialects.affine.ops import AffineApplyOp, AffineForOp, AffineParallelOp
from lamina.dialects.affine.verification import bound_groups
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.scf.unroll import unroll_body
from lamina.interfaces.function import FunctionOpInterface
from lamina.ir import affine
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, i64
from lamina.ir.value import BlockArgument, Value

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike

INDEX = IndexType()
ValueMap = tuple[AffineMap, Sequence[Value]]
NewYields = Callable[[Any, Sequence[BlockArgument]], Sequence[Value]]
Annotate = Callable[[int, Operation, Builder], None]


# ---- Trip counts


def difference(left: ValueMap, right: ValueMap) -> ValueMap:
    """Returns the results of one map minus those of another, over the operands of both, simplified."""
    (map, operands), (other, other_operands) = left, right
    dims = [*operands[: map.num_dims], *other_operands[: other.num_dims]]
    symbols = [*operands[map.num_dims :], *other_operands[other.num_dims :]]
    shifted = other.shift_dims(map.num_dims).shift_symbols(map.num_symbols)
    results = [result - two for result, two in zip(map.results, shifted.results, strict=True)]
    joint = AffineMap(len(dims), len(symbols), results)
    joint, values = compose_map_and_operands(joint, dims + symbols)
    joint, values = canonicalize_map_and_operands(joint, values)
    return joint.simplify(), values


def _bounds(loop: AffineForOp) -> tuple[ValueMap, ValueMap]:
    return (
        (loop.lower_bound_map, loop.lower_bound_operands),
        (loop.upper_bound_map, loop.upper_bound_operands),
    )


def _repeated(bound: ValueMap, count: int) -> ValueMap:
    map, operands = bound
    return map.with_results([map.results[0]] * count), operands


def trip_count_map(loop: AffineForOp) -> ValueMap | None:
    """Returns the trip count as a map, with one result per upper bound; None for several lower bounds, and for steps
    of zero."""
    step = loop.step
    if step == 0:
        return None
    lower, upper = _bounds(loop)
    first, last = constant_bound(lower[0]), constant_bound(upper[0])
    if first is not None and last is not None:
        return AffineMap.constant_map(-(-max(0, last - first) // step)), []
    if lower[0].num_results != 1:
        return None
    map, operands = difference(upper, _repeated(lower, upper[0].num_results))
    return map.with_results([expr.ceildiv(step) for expr in map.results]), operands


def constant_trip_count(loop: AffineForOp) -> int | None:
    """Returns the trip count if it is constant, even for non-constant bounds."""
    return _constant_count(trip_count_map(loop))


def _constant_count(counts: ValueMap | None) -> int | None:
    if counts is None:
        return None
    numbers = [expr.value for expr in counts[0].results if isinstance(expr, affine.AffineConstantExpr)]
    return min(numbers) if len(numbers) == counts[0].num_results else None


def largest_divisor_of_trip_count(loop: AffineForOp) -> int:
    """Returns a number that divides the trip count; 0 where the loop never runs."""
    return _largest_divisor(trip_count_map(loop))


def _largest_divisor(counts: ValueMap | None) -> int:
    if counts is None:
        return 1
    return math.gcd(*(expr.largest_known_divisor() for expr in counts[0].results))


# ---- Single iterations


def promote_if_single_iteration(loop: AffineForOp) -> bool:
    """Replaces an affine.for that runs exactly once by its body."""
    if constant_trip_count(loop) != 1 or loop.lower_bound_map.num_results != 1:
        return False
    block = loop.regions[0].entry_block
    induction, *arguments = block.arguments
    if not induction.use_empty:
        induction.replace_all_uses_with(_lower_bound_value(loop))
    for argument, initial in zip(arguments, loop.inits, strict=True):
        argument.replace_all_uses_with(initial)
    terminator = block.terminator
    for result, value in zip(loop.results, terminator.operands, strict=True):
        result.replace_all_uses_with(value)
    terminator.erase()
    for operation in block.operations:
        operation.move_before(loop)
    loop.erase()
    return True


def _lower_bound_value(loop: AffineForOp) -> Value:
    location = loop.raw_location
    map: AffineMap = loop.lower_bound_map
    number = constant_bound(map)
    if number is not None:
        holder = next((outer for outer in loop.ancestors if FunctionOpInterface.get(outer) is not None), None)
        point = InsertionPoint.before_op(loop)
        if holder is not None:
            point = InsertionPoint.at_block_start(holder.regions[0].entry_block)
        properties: dict[str, Any] = {"value": IntegerAttr.wrapped(INDEX, number)}
        constant = ConstantOp((), (INDEX,), properties, {}, (), (), location)
        return Builder(point).insert(constant).results[0]
    operands = loop.lower_bound_operands
    if map is AffineMap.identity(1):
        return operands[0]
    return _apply(Builder(InsertionPoint.before_op(loop)), map, operands, location)


def _apply(builder: Builder, map: AffineMap, operands: Sequence[Value], location: LocationLike) -> Value:
    properties: dict[str, Any] = {"map": AffineMapAttr(map)}
    return builder.insert(AffineApplyOp(operands, [INDEX], properties, {}, (), (), location)).results[0]


def unroll_full(loop: AffineForOp) -> bool:
    """Replaces a loop with a constant trip count by copies of its body."""
    count = constant_trip_count(loop)
    if count is None:
        return False
    if count == 0:
        return True
    if count == 1:
        return promote_if_single_iteration(loop)
    return unroll_by_factor(loop, count)


def unroll_up_to_factor(loop: AffineForOp, factor: int) -> bool:
    """Unrolls by the factor, or by the trip count where that is smaller."""
    count = constant_trip_count(loop)
    if count == 0:
        return False
    return unroll_by_factor(loop, factor if count is None else min(count, factor))


def unroll_by_factor(
    loop: AffineForOp, factor: int, annotate: Annotate | None = None, cleanup_unroll: bool = False
) -> bool:
    """Unrolls an affine.for; the remainder becomes a loop after it, or is unrolled too."""
    counts = trip_count_map(loop)
    count = _constant_count(counts)
    if factor == 1:
        return count != 1 or promote_if_single_iteration(loop)
    block = loop.regions[0].entry_block
    if block.first_op is block.last_op:
        return True
    if count is not None and count < factor:
        return cleanup_unroll and unroll_full(loop)
    if _largest_divisor(counts) % factor:
        if loop.lower_bound_map.num_results != 1 or loop.upper_bound_map.num_results != 1:
            return False
        if cleanup_unroll:
            return unroll_full(loop)
        if not make_cleanup_loop(loop, factor):
            return False
    step = loop.step
    loop.step = IntegerAttr.wrapped(INDEX, step * factor).value
    _unroll_body(loop, block, factor, step, annotate)
    promote_if_single_iteration(loop)
    return True


def _unroll_body(loop: Operation, block: Block, factor: int, step: int, annotate: Annotate | None) -> None:
    induction, *arguments = block.arguments
    terminator = block.last_op
    assert terminator is not None

    def remap(number: int, value: Value, builder: Builder) -> Value:
        map = AffineMap(1, 0, [affine.dim(0) + number * step])
        return _apply(builder, map, [value], loop.raw_location)

    unroll_body(block, induction, factor, remap, arguments, terminator.operands, annotate)


def make_cleanup_loop(loop: AffineForOp, factor: int) -> bool:
    """Adds a cleanup loop for the remaining iterations."""
    bound = _cleanup_bound(loop, factor)
    if bound is None:
        return False
    cleanup = Builder(InsertionPoint.after_op(loop)).clone(loop)
    for result, other in zip(loop.results, cleanup.results, strict=True):
        result.replace_all_uses_with(other)
    # MLIR replaces by value here, which mixes up iter_args with the same initial value.
    for position, result in enumerate(loop.results, cleanup.num_operands - len(loop.results)):
        cleanup.set_operand(position, result)
    set_bound(cleanup, True, *bound)
    promote_if_single_iteration(cleanup)
    set_bound(loop, False, *bound)
    return True


def _cleanup_bound(loop: AffineForOp, factor: int) -> ValueMap | None:
    """Returns the end of the unrolled loop: lower + (count - count mod factor) * step."""
    counts = trip_count_map(loop)
    if counts is None:
        return None
    map, operands = counts
    step = loop.step
    lower_map, lower_operands = loop.lower_bound_map, loop.lower_bound_operands
    shifted = map.shift_dims(lower_map.num_dims).shift_symbols(lower_map.num_symbols)
    results: list[AffineExpr] = [(expr - expr % factor) * step for expr in shifted.results]
    dims = [*lower_operands[: lower_map.num_dims], *operands[: map.num_dims]]
    symbols = [*lower_operands[lower_map.num_dims :], *operands[map.num_dims :]]
    joint = AffineMap(len(dims), len(symbols), [lower_map.results[0] + expr for expr in results])
    return compose_map_and_operands(joint, dims + symbols)


# ---- Normalization


def normalize_for(loop: AffineForOp, promote_single_iteration: bool = False) -> bool:
    """Normalizes the loop to lower bound 0 and step 1."""
    if promote_single_iteration and promote_if_single_iteration(loop):
        return True
    step = loop.step
    lower, upper = _bounds(loop)
    if constant_bound(lower[0]) == 0 and step == 1:
        return True
    if lower[0].num_results != 1:
        return False
    map, operands = difference(upper, _repeated(lower, upper[0].num_results))
    map = map.with_results([expr.ceildiv(step) for expr in map.results])
    set_bound(loop, False, map, operands)
    set_bound(loop, True, AffineMap.constant_map(0), [])
    loop.step = IntegerAttr(INDEX, 1)
    block = loop.regions[0].entry_block
    induction = block.arguments[0]
    scaled = AffineMap(1, 0, [-affine.dim(0) * step]), [induction]
    old_map, old_operands = difference(lower, scaled)
    old = _apply(Builder(InsertionPoint.at_block_start(block)), old_map, old_operands, loop.raw_location)
    _replace_except(induction, old)
    return True


def _replace_except(value: Value, replacement: Value) -> None:
    for use in value.uses:
        if use.owner is not replacement.defining_op:
            use.set(replacement)


def normalize_parallel(loop: AffineParallelOp) -> bool:
    """Normalizes all dimensions to lower bound 0 and step 1; skips loops with several bounds per dimension."""
    groups = bound_groups(loop.lower_bounds_groups) + bound_groups(loop.upper_bounds_groups)
    if any(group != 1 for group in groups):
        return False
    lower_map: AffineMap = loop.lower_bounds_map
    upper_map: AffineMap = loop.upper_bounds_map
    steps = loop.steps
    zero = affine.constant(0)
    if all(step == 1 and expr is zero for step, expr in zip(steps, lower_map.results, strict=True)):
        return True
    operands = loop.operands
    split = lower_map.num_inputs
    lower_operands = operands[:split]
    ranges, range_operands = difference((upper_map, operands[split:]), (lower_map, lower_operands))
    block = loop.regions[0].entry_block
    builder = Builder(InsertionPoint.at_block_start(block))
    count = lower_map.num_dims
    for induction, step, expr in zip(block.arguments, steps, lower_map.results, strict=True):
        map = AffineMap(count + 1, lower_map.num_symbols, [expr + affine.dim(count) * step])
        values = [*lower_operands[:count], induction, *lower_operands[count:]]
        _replace_except(induction, _apply(builder, map, values, loop.raw_location))
    results = [expr.ceildiv(step) for expr, step in zip(ranges.results, steps, strict=True)]
    loop.steps = ArrayAttr([IntegerAttr(i64, 1)] * len(steps))
    loop.lower_bounds_map = AffineMapAttr(AffineMap(0, 0, [zero] * len(steps)))
    loop.upper_bounds_map = AffineMapAttr(ranges.with_results(results))
    loop.set_operands(range_operands)
    return True


def normalize_loops(root: Operation, promote_single_iteration: bool = False) -> None:
    """Normalizes all affine loops inside, inner loops first."""
    for operation in list(root.walk_post_order()):
        if operation.is_erased:
            continue
        if isinstance(operation, AffineParallelOp):
            normalize_parallel(operation)
        elif isinstance(operation, AffineForOp):
            normalize_for(operation, promote_single_iteration)
