"""Masked loads and stores as conditional scalar ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp
from lamina.dialects.memref.ops import LoadOp as MemRefLoadOp
from lamina.dialects.memref.ops import StoreOp as MemRefStoreOp
from lamina.dialects.scf.builders import build_if, make_yield
from lamina.dialects.vector.builders import extract, insert
from lamina.dialects.vector.ops import MaskedLoadOp, MaskedStoreOp
from lamina.ir.builder import InsertionPoint
from lamina.ir.value import Value
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def emulate_masked_load(op: MaskedLoadOp, rewriter: PatternRewriter) -> Outcome:
    """Element after element: loaded where the flag is set, else the value passed through."""
    if op.mask.type.rank != 1 or op.mask.type.is_scalable:
        return rewriter.notify_match_failure(op, "expected vector.maskedload with 1-D mask")
    indices: list[Value] = list(op.indices)
    one = constant_index(rewriter, 1)
    result = op.pass_thru
    for lane in range(op.mask.type.shape[0]):
        flag = extract(rewriter, op.mask, [lane])
        choice = build_if(rewriter, flag, [result.type], with_else=True)
        with rewriter.insertion_guard(InsertionPoint(choice.regions[0].first_block)):
            loaded = rewriter.create(
                MemRefLoadOp, op.base, indices, result=op.base.type.element_type, alignment=op.alignment
            ).results[0]
            inserted = insert(rewriter, loaded, result, [lane])
            rewriter.insert(make_yield([inserted], rewriter.location))
        with rewriter.insertion_guard(InsertionPoint(choice.regions[1].first_block)):
            rewriter.insert(make_yield([result], rewriter.location))
        result = choice.results[0]
        indices[-1] = rewriter.create(AddIOp, indices[-1], one).results[0]
    rewriter.replace_op(op, [result])
    return True


def emulate_masked_store(op: MaskedStoreOp, rewriter: PatternRewriter) -> Outcome:
    """Element after element, stored where the flag is set."""
    if op.mask.type.rank != 1 or op.mask.type.is_scalable:
        return rewriter.notify_match_failure(op, "expected vector.maskedstore with 1-D mask")
    indices: list[Value] = list(op.indices)
    one = constant_index(rewriter, 1)
    for lane in range(op.mask.type.shape[0]):
        flag = extract(rewriter, op.mask, [lane])
        choice = build_if(rewriter, flag)
        with rewriter.insertion_guard(InsertionPoint.before_terminator(choice.regions[0].first_block)):
            value = extract(rewriter, op.value_to_store, [lane])
            rewriter.create(MemRefStoreOp, value, op.base, list(indices), alignment=op.alignment)
        indices[-1] = rewriter.create(AddIOp, indices[-1], one).results[0]
    rewriter.erase_op(op)
    return True
