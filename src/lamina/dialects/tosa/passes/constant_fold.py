"""``tosa-layerwise-constant-fold``: operations on whole constant tensors become constants.

Folding keeps the operand where others use it, so such operations are folded only if the operand becomes unused.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from lamina.dialects.tosa import ops
from lamina.dialects.tosa.ops import (
    ConstOp,
    ReciprocalOp,
    ReduceAllOp,
    ReduceAnyOp,
    ReduceMaxOp,
    ReduceMinOp,
    ReduceProductOp,
    ReduceSumOp,
    TransposeOp,
)
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, RankedTensorType
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter, PatternSet, constant_value
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern

_WIDTHS = (1, 8, 16, 32, 64)  # of the integers that transpositions are folded for
_REDUCTIONS: dict[type[Operation], Callable[..., Any]] = {
    ReduceAllOp: np.minimum.reduce,
    ReduceAnyOp: np.maximum.reduce,
    ReduceMaxOp: np.maximum.reduce,
    ReduceMinOp: np.minimum.reduce,
    ReduceProductOp: np.multiply.reduce,
    ReduceSumOp: np.add.reduce,
}


def _constant(value: Value) -> DenseElementsAttr | None:
    held = constant_value(value)
    return held if isinstance(held, DenseElementsAttr) else None


def _replace(op: Operation, type: RankedTensorType, values: Attribute, rewriter: PatternRewriter) -> Outcome:
    constant = rewriter.insert(ConstOp([], [type], {"values": values}, location=op.raw_location))
    rewriter.replace_op(op, [constant.output])
    return True


def _can_move(type: Type) -> bool:
    return isinstance(type, FloatType) or isinstance(type, IntegerType) and type.is_signless and type.width in _WIDTHS


@pattern
def fold_transpose(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    held, type = _constant(op.input1), op.output.type
    if held is None or not op.input1.has_one_use or not isinstance(type, RankedTensorType):
        return rewriter.notify_match_failure(op, "not a constant with a single use")
    if not type.has_static_shape or not _can_move(type.element_type):
        return rewriter.notify_match_failure(op, "dynamic sizes, or elements that cannot be permuted")
    moved = DenseElementsAttr.from_array(np.ascontiguousarray(held.array.transpose(op.perms)), type)
    return _replace(op, type, moved, rewriter)


def _inverse(element: FloatAttr) -> FloatAttr:
    number = element.value
    if math.isnan(number):
        return element
    inverse = 1 / number if number else math.copysign(math.inf, number)
    return FloatAttr(element.type, inverse)


@pattern
def fold_reciprocal(op: ReciprocalOp, rewriter: PatternRewriter) -> Outcome:
    held, type = _constant(op.input1), op.output.type
    if held is None or not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return rewriter.notify_match_failure(op, "not a constant, or dynamic sizes")
    if not held.is_splat and not op.input1.has_one_use:
        return rewriter.notify_match_failure(op, "a constant with other uses")
    inverses = [_inverse(element) for element in held.values if isinstance(element, FloatAttr)]
    return _replace(op, type, DenseElementsAttr.from_attributes(type, inverses), rewriter)


def reduction_patterns(always: bool) -> list[RewritePattern]:
    """Patterns that reduce constants of integers; ``always`` even if the operand stays."""

    @pattern
    def fold_reduction(
        op: ReduceAllOp | ReduceAnyOp | ReduceMaxOp | ReduceMinOp | ReduceProductOp | ReduceSumOp,
        rewriter: PatternRewriter,
    ) -> Outcome:
        held, type = _constant(op.input), op.output.type
        if held is None or not always and not op.input.has_one_use:
            return rewriter.notify_match_failure(op, "not a constant with a single use")
        element = held.type.element_type
        if not isinstance(type, RankedTensorType) or not type.has_static_shape or not isinstance(element, IntegerType):
            return rewriter.notify_match_failure(op, "not integers, or dynamic sizes")
        numbers = np.array(held.integers, dtype=object).reshape(held.type.shape)
        reduced = _REDUCTIONS[op.__class__](numbers, axis=op.axis, keepdims=True)
        elements = [IntegerAttr.wrapped(element, number) for number in reduced.reshape(-1).tolist()]
        return _replace(op, type, DenseElementsAttr.from_attributes(type, elements), rewriter)

    return [fold_reduction]


@register_pass(
    "tosa-layerwise-constant-fold",
    summary="Fold layerwise operations on constant tensors",
    display_name="TosaLayerwiseConstantFoldPass",
    anchor="func.func",
)
class TosaLayerwiseConstantFold(Pass):
    """Folds transpositions, reciprocals and reductions of constants, besides what canonicalization folds."""

    aggressive_reduce_constant: bool = option(
        "aggressive-reduce-constant",
        default=False,
        description="Reduce constants that have other uses, too",
    )

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, self.once_per_run(self._patterns))

    def _patterns(self) -> PatternSet:
        patterns = [*reduction_patterns(self.aggressive_reduce_constant), fold_transpose, fold_reciprocal]
        for cls in vars(ops).values():
            if isinstance(cls, type) and issubclass(cls, Operation) and cls is not Operation:
                patterns += canonicalization_patterns(cls)
        return PatternSet(patterns)
