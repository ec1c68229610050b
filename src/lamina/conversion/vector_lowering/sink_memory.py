"""Extractions merged with the load they take from, broadcasts of one element with the store they go to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.enums import IntegerOverflowFlags
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp
from lamina.dialects.memref.ops import LoadOp as MemRefLoadOp
from lamina.dialects.memref.ops import StoreOp as MemRefStoreOp
from lamina.dialects.vector.fold_extract import mixed_position
from lamina.dialects.vector.ops import ExtractOp, LoadOp, StoreOp
from lamina.dialects.vector.queries import broadcast_like_producer, producer
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import FloatType, IndexType, IntegerType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def sink_vector_mem_ops_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateSinkVectorMemOpsPatterns."""
    return [
        FunctionPattern(_extract_of_load, ExtractOp, benefit, "ExtractOpFromLoad"),
        FunctionPattern(_store_of_broadcast, StoreOp, benefit, "StoreOpFromBroadcast"),
    ]


def _has_whole_bytes(type: FloatType | IntegerType) -> bool:
    if isinstance(type, IndexType):
        return True
    return isinstance(type, IntegerType | FloatType) and type.width % 8 == 0


def _extract_of_load(op: ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """Loads only the extracted part."""
    fail = rewriter.notify_match_failure
    load = producer(op.source, "vector.load")
    if load is None:
        return fail(op, "expected a load op")
    if not load.results[0].has_one_use:
        return fail(op, "expected single op use")
    vector, memref = load.results[0].type, load.base.type
    if vector.is_scalable:
        return fail(op, "scalable vectors are not supported")
    if not _has_whole_bytes(memref.element_type):
        return fail(op, "unsupported element type")
    lead = memref.rank - vector.rank
    if lead < 0:
        return fail(op, "unsupported ranks combination")
    result = op.result.type
    kept = result.rank if isinstance(result, VectorType) else 0
    indices = list(load.indices)
    position = mixed_position(op)
    # There may be stores between the load and the extraction.
    with rewriter.insertion_guard(InsertionPoint.before_op(load)):
        for axis in range(lead, len(indices) - kept):
            offset = position[axis - lead]
            if isinstance(offset, int):
                if not offset:
                    continue
                offset = constant_index(rewriter, offset)
            indices[axis] = create_or_fold(
                rewriter, AddIOp, indices[axis], offset, overflow_flags=IntegerOverflowFlags.NSW
            )
        if kept:
            narrowed = rewriter.create(LoadOp, load.base, indices, result=result).results
        else:
            narrowed = rewriter.create(MemRefLoadOp, load.base, indices, result=result).results
    rewriter.replace_op(op, narrowed)
    rewriter.erase_op(load)
    return True


def _store_of_broadcast(op: StoreOp, rewriter: PatternRewriter) -> Outcome:
    fail = rewriter.notify_match_failure
    vector = op.value_to_store.type
    if vector.is_scalable:
        return fail(op, "scalable vectors are not supported")
    if isinstance(op.base.type.element_type, VectorType):
        return fail(op, "memrefs of vectors are not supported")
    if vector.num_elements != 1:
        return fail(op, "only 1-element vectors are supported")
    wide = broadcast_like_producer(op.value_to_store)
    if wide is None:
        return fail(op, "value to store is not from a broadcast")
    if not wide.results[0].has_one_use:
        return fail(op, "expected single op use")
    source: Value = wide.source
    if isinstance(source.type, VectorType):
        rewriter.create(StoreOp, source, op.base, op.indices)
    else:
        rewriter.create(MemRefStoreOp, source, op.base, op.indices)
    rewriter.erase_op(op)
    rewriter.erase_op(wide)
    return True
