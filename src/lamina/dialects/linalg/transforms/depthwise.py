"""Depthwise convolutions with a channel multiplier of one."""

from __future__ import annotations

from typing import Any

from lamina.dialects.linalg.builders import build_named
from lamina.dialects.linalg.named_ops import (
    DepthwiseConv2DNhwcHwcmOp,
    DepthwiseConv2DNhwcHwcmQOp,
    DepthwiseConv2DNhwcHwcOp,
    DepthwiseConv2DNhwcHwcQOp,
)
from lamina.dialects.linalg.reshapes import collapse, expand
from lamina.ir.types import RankedTensorType
from lamina.ir.value import type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern

_PLAIN: dict[type, Any] = {
    DepthwiseConv2DNhwcHwcmOp: DepthwiseConv2DNhwcHwcOp,
    DepthwiseConv2DNhwcHwcmQOp: DepthwiseConv2DNhwcHwcQOp,
}
_KERNEL = [[0], [1], [2, 3]]
_RESULT = [[0], [1], [2], [3, 4]]


@pattern(name="SimplifyDepthwiseConvOp")
def simplify_depthwise_convolution(
    op: DepthwiseConv2DNhwcHwcmOp | DepthwiseConv2DNhwcHwcmQOp, rewriter: PatternRewriter
) -> Outcome:
    """Drops a unit channel multiplier dim."""
    inputs = op.dps_inputs
    kernel = inputs[1].type
    if not op.has_pure_tensor_semantics or not isinstance(kernel, RankedTensorType) or kernel.shape[3] != 1:
        return False
    inputs[1] = collapse(rewriter, inputs[1], _KERNEL).results[0]
    target = collapse(rewriter, op.dps_inits[0], _RESULT).results[0]
    defaults = type(op).definition.defaults
    properties = {name: op._properties.get(name, defaults[name]) for name in ("dilations", "strides")}
    cls = _PLAIN[type(op)]
    named = build_named(rewriter, cls, inputs, [target], properties, attributes=dict(op._attributes))
    wide = type_as(op.results[0], RankedTensorType)
    rewriter.replace_op(op, expand(rewriter, named.results[0], wide, _RESULT).results)
    return True
