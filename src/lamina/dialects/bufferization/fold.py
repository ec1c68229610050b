"""Folds of bufferization operations."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.bufferization import ops
from lamina.dialects.memref.fold import fold_casts
from lamina.ir.attribute import Attribute
from lamina.rewrite.fold import FoldAnswer, fold

Constants = Sequence[Attribute | None]


@fold
def fold_clone(op: ops.CloneOp, constants: Constants) -> FoldAnswer:
    return fold_casts(op)


@fold
def fold_to_tensor(op: ops.ToTensorOp, constants: Constants) -> FoldAnswer:
    """to_tensor(to_buffer(t)) -> t, if nothing can have written in between"""
    producer = op.buffer.defining_op
    if isinstance(producer, ops.ToBufferOp) and op.prev_op is producer:
        tensor = producer.tensor
        return tensor if tensor.type is op.result.type else None
    return None


@fold
def fold_to_buffer(op: ops.ToBufferOp, constants: Constants) -> FoldAnswer:
    """to_buffer(to_tensor(m)) -> m"""
    producer = op.tensor.defining_op
    if isinstance(producer, ops.ToTensorOp) and producer.buffer.type is op.buffer.type:
        return producer.buffer
    return None
