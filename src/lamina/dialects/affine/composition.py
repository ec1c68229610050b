"""The functions of compose.py for sizes written as numbers or values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.affine import compose
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.interfaces.view_like import MixedValue
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.attributes import IntegerAttr
from lamina.ir.traits import ConstantLike
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.builder import Builder


def make_composed_apply(builder: Builder, map: AffineMap | AffineExpr, operands: Sequence[MixedValue]) -> Value:
    """An affine.apply with producers composed in, always as an operation."""
    new_op = compose.make_composed_apply(builder, map, operands)
    value: Value = new_op.results[0]
    return value


def make_composed_folded_apply(
    builder: Builder, map: AffineMap | AffineExpr, operands: Sequence[MixedValue]
) -> MixedValue:
    """Composes and folds a single-result map (or an expression with one symbol per operand): returns a number, one
    of the operands, or a new affine.apply."""
    if isinstance(map, AffineMap):
        # Most sizes and offsets of tiles are numbers.
        known = map.constant_fold([operand if isinstance(operand, int) else None for operand in operands])
        if known is not None:
            return known[0]
        (expr,) = map.results
        if isinstance(expr, AffineDimExpr):
            operand = operands[expr.position]
            if isinstance(operand, Value) and _is_final(operand):
                return operand
    applied = compose.make_composed_folded_apply(builder, map, operands)
    if isinstance(applied, IntegerAttr):
        return applied.value
    if not isinstance(applied, Value):
        raise ValueError(f"{map} divides by zero")
    return applied


def _is_final(value: Value) -> bool:
    """True for values that nothing is composed with, nor folded to."""
    owner = value.defining_op
    return owner is None or not (isinstance(owner, AffineApplyOp) or owner.has_trait(ConstantLike))
