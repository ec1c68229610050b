"""The ranges of the elements of vectors: those that are moved keep theirs."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.vector import ops
from lamina.interfaces.integer_ranges import InferIntegerRange, IntegerRange, from_unsigned

Ranges = Sequence[IntegerRange | None]


@InferIntegerRange.implement(ops.BroadcastOp, ops.ExtractOp, ops.ShapeCastOp, ops.TransposeOp)
def moved(op: ops.BroadcastOp | ops.ExtractOp | ops.ShapeCastOp | ops.TransposeOp, ranges: Ranges) -> Ranges:
    return [ranges[0]]


@InferIntegerRange.implement(ops.InsertOp)
def insert(op: ops.InsertOp, ranges: Ranges) -> Ranges:
    """An element is a new one or an old one."""
    new, old = ranges[:2]
    return [None if new is None or old is None else new.union(old)]


@InferIntegerRange.implement(ops.StepOp)
def step(op: ops.StepOp, ranges: Ranges) -> Ranges:
    """The elements count up from zero; how far is not known of a scalable vector."""
    kind = op.result.type
    return [None if kind.is_scalable else from_unsigned(0, kind.shape[0] - 1, 64)]
