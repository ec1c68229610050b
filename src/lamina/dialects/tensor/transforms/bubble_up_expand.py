"""Expansions before collapses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.memref.reshape_patterns import make_collapse, make_expand, reassociation
from lamina.dialects.tensor import ops, shapes
from lamina.dialects.tensor.interfaces import tensor_size
from lamina.interfaces.view_like import MixedValue, mixed_values, split_mixed_values
from lamina.ir.types import DYNAMIC, ShapedType
from lamina.ir.value import type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern


@pattern(name="BubbleUpExpandThroughParallelCollapse")
def expand_before_collapse(op: ops.ExpandShapeOp, rewriter: PatternRewriter) -> Outcome:
    """expand_shape(collapse_shape(x)) -> collapse_shape(expand_shape(x)), if each intermediate dim is only collapsed
    or only expanded, or expanded back"""
    collapse = op.src.defining_op
    if not isinstance(collapse, ops.CollapseShapeOp):
        return rewriter.notify_match_failure(op, "expected collapse op")
    before, behind = reassociation(collapse), reassociation(op)
    if not before or not behind:
        return rewriter.notify_match_failure(op, "the intermediate tensor has rank zero")
    source: Any = collapse.src
    result = type_as(op.result, ShapedType)
    for collapsed, expanded in zip(before, behind, strict=True):
        if len(collapsed) == len(expanded):
            if not _undone([source.type.shape[i] for i in collapsed], [result.shape[i] for i in expanded]):
                return rewriter.notify_match_failure(op, "a dim is reshaped")
        elif 1 not in (len(collapsed), len(expanded)):
            return rewriter.notify_match_failure(op, "a dim is collapsed and expanded")
    sizes: list[MixedValue] = []
    expansion: list[list[int]] = []
    collapses: list[list[int]] = []
    outputs = mixed_values(op.static_output_shape, op.output_shape)
    for collapsed, expanded in zip(before, behind, strict=True):
        start = len(sizes)
        if len(expanded) > 1 and len(collapsed) == 1:
            sizes += [outputs[i] for i in expanded]
            expansion.append(list(range(start, len(sizes))))
            collapses += [[i] for i in range(start, len(sizes))]
        else:
            sizes += [tensor_size(rewriter, source, i) for i in collapsed]
            expansion += [[i] for i in range(start, len(sizes))]
            kept = len(expanded) == len(collapsed)
            collapses += [[i] for i in range(start, len(sizes))] if kept else [list(range(start, len(sizes)))]
    value = source
    if len(expansion) != len(sizes):
        type = shapes.with_shape(source.type, split_mixed_values(sizes)[0])
        value = make_expand(rewriter, ops.ExpandShapeOp, type, value, expansion, sizes).results[0]
    if len(collapses) != len(sizes):
        value = make_collapse(rewriter, ops.CollapseShapeOp, result, value, collapses).results[0]
    rewriter.replace_op(op, value)
    return True


def _undone(before: Sequence[int], behind: Sequence[int]) -> bool:
    """True if sizes are known to be the same."""
    return before.count(DYNAMIC) <= 1 and behind.count(DYNAMIC) <= 1 and list(before) == list(behind)


def bubble_up_expand_patterns() -> list[RewritePattern]:
    """MLIR's populateBubbleUpExpandShapePatterns."""
    return [expand_before_collapse]
