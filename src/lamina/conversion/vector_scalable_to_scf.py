"""Lowers transfers of transposed scalable vectors, which no register can hold, to loops over their rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.affine.compose import make_composed_apply
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import MulIOp
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.dialects.vector.builders import extract
from lamina.dialects.vector.ops import (
    CreateMaskOp,
    FromElementsOp,
    TransferWriteOp,
    TransposeOp,
    VectorScaleOp,
)
from lamina.dialects.vector.queries import has_out_of_bounds_dim, has_tensor_semantics, transfer_map, vector_of_transfer
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import IntegerType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def scalable_transpose_write(op: TransferWriteOp, rewriter: PatternRewriter, lower_tensors: bool) -> Outcome:
    """MLIR's ScalableTransposeTransferWriteConversion: a write of ``[n]xm`` as ``n * vscale`` writes of ``m``, each
    gathered from the rows that were transposed."""
    on_tensors = has_tensor_semantics(op)
    if on_tensors and not lower_tensors:
        return rewriter.notify_match_failure(op, "lowering tensor transfers is disabled")
    vector = vector_of_transfer(op)
    if vector.rank != 2 or list(vector.scalable_dims) != [True, False]:
        return rewriter.notify_match_failure(op, "expected vector of type '[N]xM'")
    transposition = op.value_to_store.defining_op
    if not isinstance(transposition, TransposeOp):
        return rewriter.notify_match_failure(op, "source not transpose")
    if not transfer_map(op).is_identity() or has_out_of_bounds_dim(op):
        return rewriter.notify_match_failure(op, "not in bounds")
    mask = None if op.mask is None else op.mask.defining_op
    if mask is not None and not isinstance(mask, CreateMaskOp) or mask is None and op.mask is not None:
        return rewriter.notify_match_failure(op, "mask not a create_mask")
    rows = [extract(rewriter, transposition.vector, [row]) for row in range(vector.shape[1])]
    width = vector.shape[1:]
    part_mask: Value | None = None
    lower = constant_index(rewriter, 0)
    bound: Value
    if mask is None:
        bound = rewriter.create(
            MulIOp, rewriter.create(VectorScaleOp).results[0], constant_index(rewriter, vector.shape[0])
        ).results[0]
    else:
        bound, inner = mask.operands_
        type = VectorType(width, IntegerType(1))
        part_mask = rewriter.create(CreateMaskOp, [inner], result=type).results[0]
    step = constant_index(rewriter, 1)
    loop = build_for(rewriter, lower, bound, step, [op.base] if on_tensors else [])
    body = loop.regions[0].first_block
    point = InsertionPoint(body) if on_tensors else InsertionPoint.before_terminator(body)
    with rewriter.insertion_guard(point):
        index = body.arguments[0]
        indices = list(op.indices)
        indices[0] = make_composed_apply(rewriter, dim(0) + dim(1), [indices[0], index]).results[0]
        elements = [extract(rewriter, row, [index]) for row in rows]
        type = VectorType(width, vector.element_type)
        value = rewriter.create(FromElementsOp, elements, dest=type).results[0]
        written = rewriter.create(
            TransferWriteOp,
            value,
            body.arguments[1] if on_tensors else op.base,
            indices,
            AffineMapAttr(AffineMap(2, 0, [dim(1)])),
            part_mask,
            [True],
            result_types=[op.base.type] if on_tensors else [],
        )
        if on_tensors:
            rewriter.insert(make_yield(written.results, rewriter.location))
    rewriter.replace_op(op, loop)
    return True
