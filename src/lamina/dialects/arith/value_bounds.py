"""Bounds of the results of arithmetic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import AddIOp, FloorDivSIOp, MulIOp, SelectOp, SubIOp
from lamina.interfaces.shapes import ValueBoundsModel, ValueBoundsOpInterface
from lamina.ir.affine import AffineExpr
from lamina.ir.types import ShapedType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.analysis.value_bounds import ValueBounds
    from lamina.ir.operation import Operation


def _result(operation: Operation, left: AffineExpr, right: AffineExpr) -> AffineExpr:
    if isinstance(operation, AddIOp):
        return left + right
    if isinstance(operation, SubIOp):
        return left - right
    return left * right if isinstance(operation, MulIOp) else left.floordiv(right)


@ValueBoundsOpInterface.implement(AddIOp, SubIOp, MulIOp, FloorDivSIOp)
class ArithmeticBounds(ValueBoundsModel):
    """The result is an expression of the operands, if it is linear."""

    @staticmethod
    def populate_bounds_for_index_value(operation: Operation, value: Value, constraints: ValueBounds) -> None:
        left, right = (constraints.expr(operand) for operand in operation.operands)
        constraints.equal(value, None, _result(operation, left, right))


@ValueBoundsOpInterface.implement(SelectOp)
class SelectBounds(ValueBoundsModel):
    """The result is one of two values."""

    @staticmethod
    def populate_bounds_for_index_value(operation: SelectOp, value: Value, constraints: ValueBounds) -> None:
        _select(operation, value, None, constraints)

    @staticmethod
    def populate_bounds_for_shaped_value_dim(
        operation: SelectOp, value: Value, dim: int, constraints: ValueBounds
    ) -> None:
        condition, true_value, other = operation.operands
        if isinstance(condition.type, ShapedType):
            for same in (true_value, other, condition):
                constraints.equal(value, dim, constraints.expr(same, dim))
            return
        _select(operation, value, dim, constraints)


def _select(operation: SelectOp, value: Value, dim: int | None, constraints: ValueBounds) -> None:
    _, true_value, other = operation.operands
    for choice in (true_value, other):
        if constraints.is_large:
            return
        constraints.populate(choice, dim)
    constraints.between(value, dim, true_value, other)
