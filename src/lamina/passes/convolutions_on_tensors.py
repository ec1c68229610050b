"""What the passes that replace convolutions share: which operations they look at, and how they replace them."""

from __future__ import annotations

from collections.abc import Callable

from lamina.dialects.linalg.convolutions import is_convolution
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter


def convolution_on_tensors(op: Operation) -> LinalgOp | None:
    """Returns the operation if it is a convolution of a tensor, an image, by another, a filter."""
    if not isinstance(op, LinalgOp) or not op.has_pure_tensor_semantics or not is_convolution(op):
        return None
    return op if op.num_dps_inputs == 2 else None


def static_convolution_on_tensors(op: Operation) -> LinalgOp | None:
    """Returns such a convolution if its sizes are known and its results depend on elements alone."""
    convolution = convolution_on_tensors(op)
    if convolution is None or DYNAMIC in convolution.static_loop_ranges or convolution.has_index_semantics:
        return None
    return convolution


def replace_convolutions(
    root: Operation, applies: Callable[[Operation], bool], replacement: Callable[[PatternRewriter, GenericOp], Value]
) -> None:
    """Replaces each convolution under an operation that a predicate accepts, given as ``linalg.generic``."""
    for op in [op for op in root.walk() if applies(op)]:
        assert isinstance(op, LinalgOp)
        rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
        generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
        if isinstance(generic, GenericOp):
            rewriter.set_insertion_point(generic)
            rewriter.replace_op(generic, [replacement(rewriter, generic)])
