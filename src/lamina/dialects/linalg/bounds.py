"""Numbers that sizes are known not to exceed."""

from __future__ import annotations

from lamina.analysis.presburger.flattening import Bound
from lamina.analysis.value_bounds import Variable, constant_bound
from lamina.interfaces.tiling import Size
from lamina.ir.value import Value


def greatest(size: Size) -> int | None:
    """The greatest number that a size can be; None where that is not known."""
    return constant_bound(Bound.UPPER, Variable.of(size), closed=True)


def greatest_of_dim(value: Value, axis: int) -> int | None:
    """The greatest size that a dim of a tensor or memref can have."""
    return constant_bound(Bound.UPPER, Variable.of(value, axis), closed=True)
