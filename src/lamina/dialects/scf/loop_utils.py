"""Transformations of scf loops: the building blocks of passes and of the transform dialect.

The functions change the IR through a rewriter. Those that do not apply return False or None and leave everything
unchanged, unless stated otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.define import operand_segments, segment_sizes
from lamina.dialects.affine.ops import AffineForOp
from lamina.dialects.scf.bounds import constant_trip_count, trip_count
from lamina.dialects.scf.builders import make_yield
from lamina.dialects.scf.ops import ForOp
from lamina.ir.block import Block
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import ForallOp

NewYields = Callable[[Any, Sequence[BlockArgument]], Sequence[Value]]


def promote_if_single_iteration(rewriter: PatternRewriter, loop: ForOp) -> bool:
    """Replaces an scf.for that runs exactly once with its body, and one that never runs with its initial values."""
    count = constant_trip_count(loop)
    if count == 0:
        rewriter.replace_op(loop, loop.operands[3:])
        return True
    if count != 1:
        return False
    block = loop.region.entry_block
    terminator = block.terminator
    for result, value in zip(loop.results, terminator.operands, strict=True):
        rewriter.replace_all_uses_with(result, value)
    rewriter.inline_block_before_op(block, loop, [loop.lower_bound, *loop.operands[3:]])
    rewriter.erase_op(terminator)
    rewriter.erase_op(loop)
    return True


def promote_forall_if_single_iteration(rewriter: PatternRewriter, loop: ForallOp) -> bool:
    """Replaces an scf.forall whose dimensions all run exactly once by its body."""
    from lamina.dialects.scf.canonicalize_parallel import mixed_bounds, promote_forall  # start-up

    bounds = zip(*mixed_bounds(loop), strict=True)
    if not all(trip_count(lower, upper, step) == 1 for lower, upper, step in bounds):
        return False
    rewriter.set_insertion_point(loop)
    promote_forall(rewriter, loop)
    return True


def for_with_additional_yields(
    rewriter: PatternRewriter,
    loop: AffineForOp | ForOp,
    new_inits: Sequence[Value],
    replace_uses_in_loop: bool,
    new_yields: NewYields,
) -> AffineForOp | ForOp:
    """Replaces an scf.for or affine.for with one that carries more values, which is returned.

    ``new_yields(builder, new arguments)`` creates the values to yield; the builder is before the terminator.
    ``replace_uses_in_loop`` redirects uses of the new initial values inside the loop to the new arguments.
    """
    with rewriter.insertion_guard():
        rewriter.set_insertion_point(loop)
        old = loop.regions[0].entry_block
        body = Block(
            [*old.argument_types, *(value.type for value in new_inits)],
            [*(argument.location for argument in old.arguments), *(value.location for value in new_inits)],
        )
        region = Region()
        region.append(body)
        properties = dict(loop._properties)
        if isinstance(loop, AffineForOp):
            # The initial values are the last group.
            *others, carried = operand_segments(loop)
            properties.update(segment_sizes(*others, carried + len(new_inits)))
        inserted = rewriter.insert(
            type(loop)(
                [*loop.operands, *new_inits],
                [*loop.result_types, *(value.type for value in new_inits)],
                properties,
                dict(loop._attributes),
                (),
                [region],
                loop.raw_location,
            )
        )
        fresh = body.arguments[len(old.arguments) :]
        terminator = old.last_op
        assert terminator is not None
        rewriter.set_insertion_point(terminator)
        values = list(new_yields(rewriter, fresh))
        with rewriter.modify_in_place(terminator):
            terminator.insert_operands(terminator.num_operands, values)
        rewriter.merge_blocks(old, body, body.arguments[: len(body.arguments) - len(fresh)])
        if replace_uses_in_loop:
            for value, argument in zip(new_inits, fresh, strict=True):
                rewriter.replace_uses_if(value, argument, lambda use: region.is_ancestor(use.owner.parent_region))
        rewriter.replace_op(loop, inserted.results[: len(loop.results)])
    return inserted


def perfectly_nested_loops(root: ForOp) -> list[Any]:
    """Returns the loop and its perfectly nested loops: each the only operation, except the terminator, of the
    previous one."""
    loops = [root]
    while True:
        block = loops[-1].region.entry_block
        inner = block.first_op
        if not isinstance(inner, ForOp) or inner.next_op is not block.last_op:
            return loops
        loops.append(inner)


def replace_terminator(rewriter: PatternRewriter, block: Block, values: Sequence[Value]) -> None:
    """Replaces the values yielded by the block."""
    old = block.last_op
    assert old is not None
    rewriter.set_insertion_point(old)
    rewriter.insert(make_yield(values, old.raw_location))
    rewriter.erase_op(old)
