"""Fusing independent sibling loops of equal bounds."""

from __future__ import annotations

from typing import Any

from lamina.define.properties import find_property
from lamina.dialects.scf.builders import build_for, build_forall, make_in_parallel, make_yield
from lamina.dialects.scf.canonicalize_parallel import mixed_bounds, rank_of
from lamina.dialects.scf.ops import ForallOp, ForOp
from lamina.ir.attributes import ArrayAttr
from lamina.ir.operation import IRMapping
from lamina.rewrite import PatternRewriter


def fuse_sibling_for_loops(rewriter: PatternRewriter, target: ForOp, source: ForOp) -> Any:
    """Creates one scf.for, at the place of ``source``, with the bodies of both, the target's first. The caller
    ensures that the loops have equal bounds and are independent."""
    count = len(target.results)
    rewriter.set_insertion_point(source)
    fused = build_for(
        rewriter,
        source.lower_bound,
        source.upper_bound,
        source.step,
        [*target.operands[3:], *source.operands[3:]],
        location=source.raw_location,
        unsigned=find_property(source, ForOp.unsigned_cmp),
    )
    body = fused.region.entry_block
    if not fused.results:
        body.last_op.erase()
    mapping = IRMapping()
    induction, *arguments = body.arguments
    mapping.map_all(target.region.arguments, [induction, *arguments[:count]])
    mapping.map_all(source.region.arguments, [induction, *arguments[count:]])
    rewriter.set_insertion_point_to_end(body)
    yielded = []
    for loop in (target, source):
        block = loop.region.entry_block
        for operation in block.without_terminator:
            rewriter.clone(operation, mapping)
        yielded += [mapping.lookup_or_default(value) for value in block.terminator.operands]
    rewriter.insert(make_yield(yielded, source.raw_location))
    rewriter.replace_op(target, fused.results[:count])
    rewriter.replace_op(source, fused.results[count:])
    return fused


def fuse_sibling_forall_loops(rewriter: PatternRewriter, target: ForallOp, source: ForallOp) -> ForallOp:
    """Does the same for scf.forall."""
    count = len(target.results)
    rank = rank_of(source)
    rewriter.set_insertion_point(source)
    fused: ForallOp = build_forall(
        rewriter,
        *mixed_bounds(source),
        [*target.outputs, *source.outputs],
        mapping=find_property(source, ForallOp.mapping, ArrayAttr),
        location=source.raw_location,
        terminator=False,
    )
    body = fused.regions[0].entry_block
    inductions, arguments = body.arguments[:rank], body.arguments[rank:]
    mapping = IRMapping()
    mapping.map_all(target.regions[0].arguments, [*inductions, *arguments[:count]])
    mapping.map_all(source.regions[0].arguments, [*inductions, *arguments[count:]])
    rewriter.set_insertion_point_to_end(body)
    for loop in (target, source):
        for operation in loop.regions[0].entry_block.without_terminator:
            rewriter.clone(operation, mapping)
    terminator = rewriter.insert(make_in_parallel(source.raw_location))
    rewriter.set_insertion_point_to_end(terminator.regions[0].entry_block)
    for loop in (target, source):
        for operation in loop.regions[0].entry_block.terminator.regions[0].entry_block.operations:
            rewriter.clone(operation, mapping)
    rewriter.replace_op(target, fused.results[:count])
    rewriter.replace_op(source, fused.results[count:])
    return fused
