"""Upper bounds of sizes."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.analysis.presburger.flattening import Bound
from lamina.analysis.value_bounds import Key, Variable, constant_bound
from lamina.dialects.affine.compose import canonicalize_map_and_operands
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.linalg.sizes import INDEX, dim_value
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineConstantExpr, AffineDimExpr, AffineMap, AffineSymbolExpr
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.builder import Builder
from lamina.ir.value import Value


def greatest(size: Size) -> int | None:
    """Returns the maximum of a size; None if unknown."""
    return constant_bound(Bound.UPPER, Variable.of(size), closed=True)


def greatest_of_dim(value: Value, axis: int) -> int | None:
    """Returns the greatest size that a dim of a tensor or memref can have."""
    return constant_bound(Bound.UPPER, Variable.of(value, axis), closed=True)


def materialized(builder: Builder, map: AffineMap, keys: Sequence[Key]) -> Size:
    """Materializes the inclusive maximum of an exclusive upper bound: a number, one of the values, or a new
    affine.apply."""
    operands = [value if axis is None else dim_value(builder, value, axis) for value, axis in keys]
    bound, values = canonicalize_map_and_operands(map.with_results([map.results[0] - 1]), operands)
    expr = bound.results[0]
    if isinstance(expr, AffineConstantExpr):
        return expr.value
    if isinstance(expr, AffineDimExpr):
        return values[expr.position]
    if isinstance(expr, AffineSymbolExpr):
        return values[bound.num_dims + expr.position]
    properties: dict[str, Attribute] = {"map": AffineMapAttr(bound)}
    return builder.insert(AffineApplyOp(values, [INDEX], properties, location=builder.location)).results[0]
