"""Decides which loops of an operation may become scalable vector dims."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.linalg.matchers import is_elementwise
from lamina.dialects.linalg.named_ops import BatchMmt4DOp, DepthwiseConv1DNwcWcOp, MatvecOp, Mmt4DOp
from lamina.dialects.linalg.relayout_ops import UnPackOp
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION, LinalgOp
from lamina.dialects.linalg.structured_ops import BatchMatmulOp, GenericOp, MatmulOp, ReduceOp
from lamina.ir.operation import Operation

_SUPPORTED = (MatmulOp, BatchMatmulOp, DepthwiseConv1DNwcWcOp, MatvecOp, Mmt4DOp, BatchMmt4DOp)


def problem_with_scalable(op: Operation, sizes: Sequence[int], scalable: Sequence[bool]) -> str | None:
    """Returns the problem with the requested scalable sizes; None if there is none. MLIR accepts the innermost parallel
    loop with several iterations, or the last two, or the last loop if it is a reduction."""
    count = sum(scalable)
    if not count:
        return None
    if not isinstance(op, LinalgOp):
        return None if isinstance(op, UnPackOp) else "only structured operations have scalable vectors"
    if len(scalable) != op.num_loops:
        return "Input vector sizes don't match the number of loops"
    if count > 2:
        return "at most two dims can be scalable"
    iterators = op.iterators
    last = max(loop for loop, flag in enumerate(scalable) if flag)
    if iterators[last] == REDUCTION:
        if last != len(sizes) - 1 or isinstance(op, MatmulOp):
            return "a scalable reduction must be the last loop, and not that of a matmul"
    elif any(iterators[loop] == PARALLEL and sizes[loop] != 1 for loop in range(last + 1, len(sizes))):
        return "a parallel loop after the scalable one is not scalable"
    if count == 2 and (iterators[last] == REDUCTION or not scalable[last - 1] or iterators[last - 1] != PARALLEL):
        return "two scalable dims must be neighbouring parallel loops"
    reduces = isinstance(op, ReduceOp | GenericOp) and op.reduction_dims
    if is_elementwise(op) or isinstance(op, _SUPPORTED) or reduces:
        return None
    return "scalable vectors are not supported for this operation"
