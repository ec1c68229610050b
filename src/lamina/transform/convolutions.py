"""Convolutions in other forms: as products of matrices, and by Winograd's algorithm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.linalg.named_ops import Conv2DNhwcFhwcOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.transforms.img2col import convert_to_img2col
from lamina.dialects.linalg.transforms.winograd import winograd_conv2d
from lamina.dialects.linalg.transforms.winograd_decompose import decompose_winograd
from lamina.dialects.transform.structured_form_ops import (
    ConvertConv2DToImg2ColOp,
    DecomposeWinogradOp,
    WinogradConv2DOp,
)
from lamina.ir.operation import Operation
from lamina.rewrite.rewriter import MatchFailure
from lamina.transform.engine import TransformRewriter, implement
from lamina.transform.failures import not_applied, silenceable
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter



@implement(each=True, on=LinalgOp)
def img2col_op(
    op: ConvertConv2DToImg2ColOp, rewriter: TransformRewriter, target: LinalgOp, state: TransformState
) -> tuple[Operation, Operation]:
    """Returns a convolution as the copy of its windows and a product of matrices."""
    converted = convert_to_img2col(rewriter, target)
    if isinstance(converted, MatchFailure):
        raise not_applied(op, target)
    return converted.windows, converted.last


@implement(each=True, on=LinalgOp)
def winograd_op(
    op: WinogradConv2DOp, rewriter: PatternRewriter, target: LinalgOp, state: TransformState
) -> Operation:
    """Returns a convolution by Winograd's algorithm."""
    winograd = winograd_conv2d(rewriter, target, op.fmr)
    if isinstance(winograd, MatchFailure):
        if isinstance(target, Conv2DNhwcFhwcOp):
            raise silenceable(op, "apply Winograd Conv2D failed")
        raise silenceable(op, "this operation is not supported to convert to Winograd Conv2D")
    return winograd


@implement(each=True)
def decompose_winograd_op(
    op: DecomposeWinogradOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> Operation:
    """Winograd's transformations as loops around small products of matrices."""
    decomposed = decompose_winograd(rewriter, target)
    if isinstance(decomposed, MatchFailure):
        message = "this operation is not supported to decompose into other operations"
        raise silenceable(op, message, ("target op", target))
    return decomposed
