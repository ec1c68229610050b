"""Bounds of the results of affine operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.ops import (
    AffineApplyOp,
    AffineDelinearizeIndexOp,
    AffineLinearizeIndexOp,
    AffineMaxOp,
    AffineMinOp,
)
from lamina.interfaces.shapes import ValueBoundsModel, ValueBoundsOpInterface
from lamina.interfaces.view_like import mixed_values
from lamina.ir import affine
from lamina.ir.affine import AffineExpr
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.analysis.value_bounds import ValueBounds


def _results(operation: AffineApplyOp | AffineMinOp | AffineMaxOp, constraints: ValueBounds) -> list[AffineExpr]:
    """Returns the results of the operation's map over the columns of its operands."""
    map = operation.map
    exprs = [constraints.expr(operand) for operand in operation.operands]
    return [expr.replace_dims_and_symbols(exprs[: map.num_dims], exprs[map.num_dims :]) for expr in map.results]


@ValueBoundsOpInterface.implement(AffineApplyOp)
class ApplyBounds(ValueBoundsModel):
    """The result equals the map's."""

    @staticmethod
    def populate_bounds_for_index_value(operation: AffineApplyOp, value: Value, constraints: ValueBounds) -> None:
        constraints.equal(value, None, _results(operation, constraints)[0])


@ValueBoundsOpInterface.implement(AffineMinOp)
class MinBounds(ValueBoundsModel):
    """The result is not above any of the map's."""

    @staticmethod
    def populate_bounds_for_index_value(operation: AffineMinOp, value: Value, constraints: ValueBounds) -> None:
        for expr in _results(operation, constraints):
            constraints.at_most(value, None, expr)


@ValueBoundsOpInterface.implement(AffineMaxOp)
class MaxBounds(ValueBoundsModel):
    """The result is not below any of the map's."""

    @staticmethod
    def populate_bounds_for_index_value(operation: AffineMaxOp, value: Value, constraints: ValueBounds) -> None:
        for expr in _results(operation, constraints):
            constraints.at_least(value, None, expr)


def _basis(operation: AffineDelinearizeIndexOp | AffineLinearizeIndexOp) -> list[Any]:
    return mixed_values(operation.static_basis, operation.dynamic_basis)


@ValueBoundsOpInterface.implement(AffineDelinearizeIndexOp)
class DelinearizeBounds(ValueBoundsModel):
    """Each result is a quotient of the index, and all except the first are also remainders."""

    @staticmethod
    def populate_bounds_for_index_value(
        operation: AffineDelinearizeIndexOp, value: Value, constraints: ValueBounds
    ) -> None:
        index = constraints.expr(operation.linear_index)
        number, basis = value.index, _basis(operation)
        # A basis without bound of the first result is as if there were one more number before it.
        inner = len(operation.results) - number - 1
        stride: AffineExpr = affine.constant(1)
        for factor in basis[len(basis) - inner :]:
            stride = stride * constraints.expr(factor)
        if number:
            index = index % (stride * constraints.expr(basis[len(basis) - inner - 1]))
        constraints.equal(value, None, index.floordiv(stride))


@ValueBoundsOpInterface.implement(AffineLinearizeIndexOp)
class LinearizeBounds(ValueBoundsModel):
    """The result is the sum of the indices, each times the product of the later basis elements."""

    @staticmethod
    def populate_bounds_for_index_value(
        operation: AffineLinearizeIndexOp, value: Value, constraints: ValueBounds
    ) -> None:
        *outer, last = operation.multi_index
        total = constraints.expr(last)
        stride: AffineExpr = affine.constant(1)
        for index, size in zip(reversed(outer), reversed(_basis(operation)), strict=False):
            stride = stride * constraints.expr(size)
            total = total + constraints.expr(index) * stride
        constraints.equal(value, None, total)
