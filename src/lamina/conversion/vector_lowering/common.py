"""Shared code of the vector lowerings: masks around operations, unrolling of the outer dimension."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import update_wrapper
from itertools import product
from typing import Any, Literal

from lamina.dialects.ub.ops import PoisonOp
from lamina.dialects.vector.builders import insert
from lamina.dialects.vector.masking import masking_op
from lamina.dialects.vector.ops import MaskOp, YieldOp
from lamina.dialects.vector.shapes import drop_front
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import VectorType
from lamina.ir.value import Value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern, Root
from lamina.rewrite.rewriter import MatchFailure, PatternRewriter


def poison(builder: Builder, type: Type) -> Value:
    return builder.create(PoisonOp, result=type).results[0]


def mask_operation(builder: Builder, operation: Operation, mask: Value | None) -> Operation:
    """Returns the operation, wrapped into a vector.mask if there is a mask."""
    if mask is None:
        return operation
    block = Block()
    region = Region()
    region.append(block)
    new_mask = builder.create(MaskOp, mask, mask_region=region, results_=operation.result_types)
    operation.remove()
    block.append(operation)
    block.append(YieldOp.build(list(operation.results)))
    return new_mask


# Rewrites a maskable operation: (op, surrounding vector.mask or None, rewriter) -> its new value, () if it has none,
# or the reason for a failed match.
Replacement = Value | tuple[()] | Literal[False] | MatchFailure
MaskableRewrite = Callable[[Any, MaskOp | None, PatternRewriter], Replacement]


def maskable_pattern(function: MaskableRewrite, root: Root, name: str, benefit: int = 1) -> RewritePattern:
    """Returns a pattern that replaces an operation together with the vector.mask around it."""

    def apply(operation: Operation, rewriter: PatternRewriter) -> Outcome:
        mask = masking_op(operation)
        if mask is not None:
            rewriter.set_insertion_point(mask)
        result = function(operation, mask, rewriter)
        if not isinstance(result, Value | tuple):
            return result
        target = operation if mask is None else mask
        rewriter.replace_op(target, [result] if isinstance(result, Value) else [])
        return True

    # Users asking for the pattern's source are shown the function.
    update_wrapper(apply, function)
    return FunctionPattern(apply, root, benefit, name)


def positions(shape: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Returns all positions of a shape in row-major order."""
    return product(*map(range, shape))


def unroll_leading(op: Any, rewriter: PatternRewriter, make: Callable[[VectorType, int], Value]) -> Outcome:
    """Computes the result slice by slice along its first dimension."""
    type = op.results[0].type
    if type.rank < 2:
        return rewriter.notify_match_failure(op, "already 1-D")
    if type.scalable_dims[0]:
        return rewriter.notify_match_failure(op, "cannot unroll scalable dim")
    part = drop_front(type, 1)
    result = poison(rewriter, type)
    for index in range(type.shape[0]):
        result = insert(rewriter, make(part, index), result, [index])
    rewriter.replace_op(op, [result])
    return True


def unroll_rank(type: VectorType, target_rank: int) -> int:
    """Returns how many leading dimensions to unroll so that ``target_rank`` remain, stopping at a scalable one; 0 if
    there are none."""
    if type.rank <= target_rank:
        return 0
    lead = type.rank - target_rank
    for axis, scalable in enumerate(type.scalable_dims[:lead]):
        if scalable:
            return axis
    return lead
