"""Unroll-and-jam of affine loops: copies of the body next to each other inside the inner loops."""

from __future__ import annotations

from typing import Any

from lamina.dialects.affine.loop_utils import (
    constant_trip_count,
    largest_divisor_of_trip_count,
    make_cleanup_loop,
    promote_if_single_iteration,
)
from lamina.dialects.affine.ops import AffineApplyOp, AffineForOp
from lamina.dialects.affine.reductions import Reduction, supported_reductions
from lamina.dialects.arith.reductions import combine
from lamina.dialects.scf.loop_utils import for_with_additional_yields
from lamina.ir import affine
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.growth import check_copies
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.types import IndexType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter

INDEX = IndexType()


def unroll_and_jam(loop: AffineForOp, factor: int) -> bool:
    """Unrolls an affine.for and fuses the copies of the loops inside it."""
    if factor == 1:
        return True
    block = loop.regions[0].entry_block
    if block.first_op is block.last_op:
        return True
    count = constant_trip_count(loop)
    if count is not None and count < factor:
        return False
    loops = [inner for inner in loop.walk_post_order() if isinstance(inner, AffineForOp)]
    inside = loop.regions[0].is_ancestor
    if any(inside(value.parent_region) for inner in loops if inner is not loop for value in _control(inner)):
        return False
    pieces = _pieces(block)
    reductions = supported_reductions(loop)
    if largest_divisor_of_trip_count(loop) % factor:
        if loop.lower_bound_map.num_results != 1 or loop.upper_bound_map.num_results != 1:
            return False
        if not make_cleanup_loop(loop, factor):
            return False
    _jam(loop, loops, factor, pieces, reductions)
    return True


def _control(loop: AffineForOp) -> list[Value]:
    return [*loop.lower_bound_operands, *loop.upper_bound_operands]


def _pieces(block: Block) -> list[list[Operation]]:
    """Yields runs of adjacent non-loop operations, in all blocks."""
    pieces: list[list[Operation]] = []
    run: list[Operation] = []
    for operation in block.operations:
        if operation is block.last_op:
            break
        if not isinstance(operation, AffineForOp):
            run.append(operation)
            continue
        if run:
            pieces.append(run)
            run = []
        pieces += _pieces(operation.regions[0].entry_block)
    return [*pieces, run] if run else pieces


def _jam(
    loop: AffineForOp,
    loops: list[AffineForOp],
    factor: int,
    pieces: list[list[Operation]],
    reductions: list[Reduction],
) -> None:
    check_copies(factor, "an unroll factor of")
    mappings = [IRMapping() for _ in range(factor - 1)]
    carrying: list[Any] = []
    rewriter = PatternRewriter()
    for outer in loops:
        if not outer.inits:
            continue
        new_loop = _carry_copies(rewriter, outer, factor, mappings)
        carrying.append(new_loop)
        loop = new_loop if outer is loop else loop
    step = loop.step
    loop.step = IntegerAttr.wrapped(INDEX, step * factor).value
    induction = loop.regions[0].entry_block.arguments[0]
    for number in range(factor - 1, 0, -1):
        mapping = mappings[number - 1]
        for piece in pieces:
            builder = Builder(InsertionPoint.after_op(piece[-1]))
            if not induction.use_empty:
                map = AffineMap(1, 0, [affine.dim(0) + number * step])
                properties: dict[str, Any] = {"map": AffineMapAttr(map)}
                moved = AffineApplyOp([induction], [INDEX], properties, {}, (), (), loop.raw_location)
                mapping.map(induction, builder.insert(moved).results[0])
            for operation in piece:
                builder.clone(operation, mapping)
        for outer in carrying:
            _fix_carried(outer, factor, number, mapping)
    _combine_results(loop, factor, reductions)
    promote_if_single_iteration(loop)


def _carry_copies(rewriter: PatternRewriter, old: AffineForOp, factor: int, mappings: list[IRMapping]) -> Any:
    """Replaces a loop with one that carries a copy of each value per copy of the body."""
    initial = list(old.inits)
    count = len(initial)
    yielded = list(old.regions[0].entry_block.terminator.operands)
    new_op = for_with_additional_yields(
        rewriter, old, initial * (factor - 1), False, lambda builder, arguments: yielded * (factor - 1)
    )
    arguments, results = new_op.regions[0].entry_block.arguments[1:], new_op.results
    for number in range(factor - 1, 0, -1):
        for position in range(count):
            mappings[number - 1].map(arguments[position], arguments[number * count + position])
            mappings[number - 1].map(results[position], results[number * count + position])
    return new_op


def _fix_carried(loop: AffineForOp, factor: int, number: int, mapping: IRMapping) -> None:
    count = len(loop.inits) // factor
    first = loop.num_operands - len(loop.inits)
    terminator = loop.regions[0].entry_block.terminator
    for position in range(count):
        place = number * count + position
        loop.set_operand(first + place, mapping.lookup_or_default(loop.operand(first + position)))
        terminator.set_operand(place, mapping.lookup_or_default(terminator.operand(position)))


def _combine_results(loop: AffineForOp, factor: int, reductions: list[Reduction]) -> None:
    """Combines the results of all copies into one value."""
    count = len(loop.results) // factor
    builder = Builder(InsertionPoint.after_op(loop))
    for reduction in reductions:
        position = reduction.position
        result: Value = loop.results[position]
        value = result
        combined_results = []
        for number in range(factor - 1, 0, -1):
            copy = loop.results[number * count + position]
            value = combine(builder, reduction.kind, value, copy, location=loop.raw_location)
            combined_results.append(value.defining_op)
        for use in list(result.uses):
            if use.owner not in combined_results:
                use.set(value)
