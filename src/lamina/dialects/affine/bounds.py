"""Constant bounds and trip counts of affine loops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.ir.affine import AffineMap
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineForOp
    pass


def constant_bound(map: AffineMap) -> int | None:
    """Returns the number of a bound map that is a single constant."""
    if map.num_results != 1:
        return None
    expr: Any = map.results[0]
    return expr.value if expr.kind == "constant" else None


def same_bound_values(first: list[Value], other: list[Value]) -> bool:
    return len(first) == len(other) and all(left is right for left, right in zip(first, other, strict=True))


def constant_trip_count(loop: AffineForOp) -> int | None:
    """Returns the trip count of an affine.for with constant bounds."""
    lower, upper = constant_bound(loop.lower_bound_map), constant_bound(loop.upper_bound_map)
    step = loop.step
    if lower is None or upper is None or step <= 0:
        return None
    return max(0, -(-(upper - lower) // step))
