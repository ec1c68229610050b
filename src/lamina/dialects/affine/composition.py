"""The functions of compose.py for sizes written as numbers or values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.affine import compose
from lamina.interfaces.view_like import MixedValue
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.attributes import IntegerAttr
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
    applied = compose.make_composed_folded_apply(builder, map, operands)
    if isinstance(applied, IntegerAttr):
        return applied.value
    if not isinstance(applied, Value):
        raise ValueError(f"{map} divides by zero")
    return applied
