"""Structured operations on constants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.transforms.fuse_elementwise import Control, producer_has_one_use
from lamina.ir.affine import AffineDimExpr
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, ShapedType
from lamina.ir.value import type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.ir.affine.map import AffineMap
    from lamina.ir.operation import Operation


def constant_folding_patterns(control: Control = producer_has_one_use) -> list[RewritePattern]:
    """Returns the pattern that transposes constants."""

    def fold_transpose(op: Operation, rewriter: PatternRewriter) -> Outcome:
        if not isinstance(op, LinalgOp):
            return False
        if not _only_moves(op) or not control(op.dps_input_operands[0]):
            return rewriter.notify_match_failure(op, "not a transpose of a constant with a single use")
        value: Any = constant_value(op.dps_inputs[0])
        type = type_as(op.results[0], ShapedType)
        if not isinstance(value, DenseElementsAttr) or not isinstance(type.element_type, IntegerType | FloatType):
            return rewriter.notify_match_failure(op, "not a constant of integers or floats")
        source, target = (_positions(map) for map in op.maps)
        moved = value.array.reshape(value.type.shape).transpose([source.index(loop) for loop in target])
        folded = DenseElementsAttr.from_array(moved.copy(), type)
        constant = ConstantOp([], [type], {"value": folded}, location=op.raw_location)
        rewriter.replace_op(op, rewriter.insert(constant).results)
        return True

    return [FunctionPattern(fold_transpose, None, name="FoldConstantTranspose")]


def _only_moves(op: LinalgOp) -> bool:
    """True if the elements of the only input are the result in another order, on tensors of static shape."""
    if op.num_dps_inputs != 1 or op.num_dps_inits != 1 or op.reduction_dims or not op.has_pure_tensor_semantics:
        return False
    if not all(map.is_permutation() for map in op.maps) or DYNAMIC in op.static_shape:
        return False
    last = op.yield_op
    return op.block.first_op is last and last.only_operand is op.block.arguments[0]


def _positions(map: AffineMap) -> list[int]:
    return [expr.position for expr in map.results if isinstance(expr, AffineDimExpr)]
