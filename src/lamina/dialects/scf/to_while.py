"""Counted loops as while loops."""

from __future__ import annotations

from typing import Any

from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import AddIOp, CmpIOp
from lamina.dialects.scf.ops import ConditionOp, ForOp, WhileOp
from lamina.dialects.scf.unroll import Arithmetic
from lamina.ir.attributes import IntegerAttr
from lamina.ir.region import Region
from lamina.ir.types import i1, i64
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern


@pattern(name="ForLoopLoweringPattern")
def for_to_while(loop: ForOp, rewriter: PatternRewriter) -> Outcome:
    """Carries the induction variable as the first value and tests it in the first region."""
    location = loop.raw_location
    lower, upper, step, initial = loop.lower_bound, loop.upper_bound, loop.step, loop.init_args
    body = loop.region.entry_block
    types = body.argument_types
    locations = [argument.location for argument in body.arguments]
    attributes = {**loop._properties, **loop._attributes}
    new_loop = rewriter.insert(
        WhileOp([lower, *initial], types, {}, attributes, (), [Region(), Region()], location)
    )
    before = rewriter.create_block(new_loop.regions[0], None, types, locations)
    predicate = CmpIPredicate.ULT if loop.unsigned_cmp else CmpIPredicate.SLT
    properties: dict[str, Any] = {"predicate": IntegerAttr(i64, predicate.value)}
    comparison = CmpIOp((before.arguments[0], upper), (i1,), properties, {}, (), (), location)
    condition = rewriter.insert(comparison).results[0]
    rewriter.insert(ConditionOp([condition, *before.arguments], (), {}, {}, (), (), location))
    after = rewriter.create_block(new_loop.regions[1], None, types, locations)
    following = Arithmetic(rewriter, loop.step.type, location).apply(AddIOp, after.arguments[0], step)
    rewriter.inline_block_before(body, after, None, after.arguments)
    terminator = after.last_op
    assert terminator is not None
    with rewriter.modify_in_place(terminator):
        terminator.insert_operands(0, [following])
    for result, value in zip(loop.results, new_loop.results[1:], strict=True):
        rewriter.replace_all_uses_with(result, value)
    rewriter.erase_op(loop)
    return True
