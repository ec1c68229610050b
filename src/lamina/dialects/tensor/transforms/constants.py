"""Tensors computed from constants alone, as constants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.tensor import ops
from lamina.dialects.tensor.pad_patterns import constant_padding_value
from lamina.dialects.tensor.sizes import high_pad, low_pad
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseElementsAttr, dense_element_bytes
from lamina.ir.dense import encode_element
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int, constant_value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lamina.dialects.tensor.ops import GenerateOp, PadOp
    from lamina.ir.types import RankedTensorType


def _replace(op: GenerateOp | PadOp, value: DenseElementsAttr, rewriter: PatternRewriter) -> bool:
    type = op.result.type
    rewriter.replace_op(op, rewriter.insert(ConstantOp((), (type,), {"value": value}, location=op.raw_location)))
    return True


@pattern(name="GenerateToConstant")
def generate_to_constant(op: ops.GenerateOp, rewriter: PatternRewriter) -> Outcome:
    """generate { constant } -> splat constant"""
    type = op.result.type
    value = constant_value(op.regions[0].entry_block.terminator.only_operand)
    if not type.has_static_shape or value is None:
        return False
    return _replace(op, DenseElementsAttr.splat(type, value), rewriter)


def constant_patterns(aggressive: bool = False) -> list[RewritePattern]:
    """MLIR's populateRewriteAsConstantPatterns; without ``aggressive`` a constant is padded only if that is its one
    use."""

    def pad_to_constant(op: Any, rewriter: PatternRewriter) -> Outcome:
        """Returns a constant with constants around it."""
        if op.nofold:
            return rewriter.notify_match_failure(op, "skipping unfoldable pad")
        if not aggressive and not op.source.has_one_use:
            return rewriter.notify_match_failure(op, "the constant has other uses")
        source = constant_value(op.source)
        low, high = ([constant_int(size) for size in part(op)] for part in (low_pad, high_pad))
        value = constant_padding_value(op)
        padding = None if value is None else constant_value(value)
        if not isinstance(source, DenseElementsAttr) or padding is None or None in (*low, *high):
            return rewriter.notify_match_failure(op, "the source or the padding is not a constant")
        if not op.results[0].type.has_static_shape:
            return False
        before = [size for size in low if size is not None]
        return _replace(op, padded_constant(source, op.results[0].type, before, padding), rewriter)

    return [generate_to_constant, FunctionPattern(pad_to_constant, ops.PadOp, name="PadOpToConstant")]


def padded_constant(
    source: DenseElementsAttr, type: RankedTensorType, low: Sequence[int], padding: Attribute
) -> DenseElementsAttr:
    """Returns a constant of a larger type: the source with the given padding before, and padding after it."""
    width = dense_element_bytes(type.element_type)
    kind = np.dtype(f"V{width}")
    array = np.full(type.shape, np.frombuffer(encode_element(type.element_type, padding), dtype=kind)[0], dtype=kind)
    inner = np.broadcast_to(np.frombuffer(source.raw, dtype=kind), source.type.num_elements).reshape(source.type.shape)
    array[tuple(slice(before, before + size) for before, size in zip(low, inner.shape, strict=True))] = inner
    return DenseElementsAttr.from_raw(type, array.tobytes(), False)
