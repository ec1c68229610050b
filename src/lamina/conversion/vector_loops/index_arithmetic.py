"""Affine expressions of indices that may differ along a vector."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.conversion.vector_loops.iteration import Scope
from lamina.dialects.arith.ops import AddIOp, AndIOp, FloorDivSIOp, MulIOp, ShRSIOp, SubIOp
from lamina.dialects.vector.builders import broadcast
from lamina.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymbolExpr,
)
from lamina.ir.operation import Operation
from lamina.ir.types import VectorType
from lamina.ir.value import Value


def as_vector(scope: Scope, value: Value, length: int) -> Value:
    """Returns the value in all elements of a vector, unless it is one."""
    if isinstance(value.type, VectorType):
        return value
    return broadcast(scope.builder, value, VectorType([length], value.type))


class IndexVectors:
    """Evaluates an affine map of one result on scalars and vectors."""

    def __init__(self, scope: Scope, map: AffineMap, operands: Sequence[Value], length: int) -> None:
        self.scope, self.map, self.operands, self.length = scope, map, operands, length

    def result(self) -> Value:
        """Returns the value of the map's result: a scalar, if all operands are."""
        (expr,) = self.map.results
        return self._value(expr)

    def _value(self, expr: AffineExpr) -> Value:
        if isinstance(expr, AffineConstantExpr):
            return self.scope.number(expr.value)
        if isinstance(expr, AffineDimExpr):
            return self.operands[expr.position]
        if isinstance(expr, AffineSymbolExpr):
            return self.operands[self.map.num_dims + expr.position]
        assert isinstance(expr, AffineBinaryOpExpr)
        left, right = self._value(expr.lhs), self._value(expr.rhs)
        if expr.kind == "+":
            return self._binary(AddIOp, left, right)
        if expr.kind == "*":
            return self._binary(MulIOp, left, right)
        divisor = expr.rhs.value if isinstance(expr.rhs, AffineConstantExpr) else 0
        if expr.kind == "ceildiv":
            # -(-left floordiv right)
            zero = self.scope.number(0)
            return self._binary(SubIOp, zero, self._floor(self._binary(SubIOp, zero, left), right, divisor))
        if expr.kind == "floordiv":
            return self._floor(left, right, divisor)
        if _is_power_of_two(divisor):
            return self._binary(AndIOp, left, self.scope.number(divisor - 1))
        return self._binary(SubIOp, left, self._binary(MulIOp, self._floor(left, right, divisor), right))

    def _floor(self, left: Value, right: Value, divisor: int) -> Value:
        """Returns the quotient, rounded down; ``divisor`` is 0 if it is not known."""
        if _is_power_of_two(divisor):
            return self._binary(ShRSIOp, left, self.scope.number(divisor.bit_length() - 1))
        return self._binary(FloorDivSIOp, left, right)

    def _binary(self, kind: type[Operation], left: Value, right: Value) -> Value:
        if isinstance(left.type, VectorType) or isinstance(right.type, VectorType):
            left, right = (as_vector(self.scope, value, self.length) for value in (left, right))
        result: Value = self.scope.builder.create(kind, left, right).results[0]
        return result


def _is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0
