"""Replacing scf operations by their bodies or by variants of themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.scf.builders import make_yield
from lamina.dialects.scf.ops import ForOp
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.region import Region
from lamina.ir.value import OpOperand, Value
from lamina.rewrite import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import ExecuteRegionOp, IfOp

MakeCast = Callable[[PatternRewriter, Type, Value, Any], Value]


def inline_region(
    rewriter: PatternRewriter,
    operation: ExecuteRegionOp | IfOp | ForOp,
    region: Region,
    arguments: Sequence[Value] = (),
) -> None:
    """Replaces an operation with the single block of one of its regions; the yielded values replace the results."""
    block = region.entry_block
    terminator = block.last_op
    assert terminator is not None
    rewriter.inline_block_before_op(block, operation, arguments)
    rewriter.replace_op(operation, terminator.operands)
    rewriter.erase_op(terminator)


def replace_and_cast_iter_arg(
    rewriter: PatternRewriter, loop: ForOp, slot: OpOperand, value: Value, make_cast: MakeCast
) -> list[Value]:
    """Recreates ``loop`` with a carried value at ``slot`` that starts from ``value`` of another type; casts inside
    and after the loop restore the old type. Returns the replacements of the old results."""
    old_type = slot.value.type
    index = slot.index - 3
    operands = loop.operands
    operands[slot.index] = value
    types = [operand.type for operand in operands[3:]]
    location = loop.raw_location
    body = Block([loop.region.arguments[0].type, *types], [argument.location for argument in loop.region.arguments])
    region = Region()
    region.append(body)
    new_loop = ForOp(operands, types, dict(loop._properties), dict(loop._attributes), (), [region], location)
    rewriter.insert(new_loop)
    rewriter.set_insertion_point_to_start(body)
    arguments: list[Value] = list(body.arguments)
    arguments[1 + index] = make_cast(rewriter, old_type, arguments[1 + index], location)
    rewriter.merge_blocks(loop.region.entry_block, body, arguments)
    terminator: Any = body.last_op
    rewriter.set_insertion_point(terminator)
    yielded = terminator.operands
    yielded[index] = make_cast(rewriter, value.type, yielded[index], location)
    rewriter.insert(make_yield(yielded, terminator.raw_location))
    rewriter.erase_op(terminator)
    rewriter.set_insertion_point_after(new_loop)
    results: list[Value] = list(new_loop.results)
    results[index] = make_cast(rewriter, old_type, results[index], location)
    return results
