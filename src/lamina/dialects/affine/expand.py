"""Affine expressions as operations of arith."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.attributes import IntegerOverflowFlagsAttr
from lamina.dialects.arith.enums import CmpIPredicate, IntegerOverflowFlags
from lamina.dialects.arith.ops import (
    AddIOp,
    CmpIOp,
    ConstantOp,
    DivSIOp,
    FloorDivSIOp,
    MaxSIOp,
    MinSIOp,
    MulIOp,
    RemSIOp,
    SelectOp,
    SubIOp,
)
from lamina.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymbolExpr,
)
from lamina.ir.attributes import IntegerAttr
from lamina.ir.builder import Builder
from lamina.ir.location import LocationLike
from lamina.ir.types import IndexType, i1, i64
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.operation import Operation

INDEX = IndexType()

NO_WRAP = IntegerOverflowFlags.NSW
NO_WRAP_AT_ALL = IntegerOverflowFlags.NSW | IntegerOverflowFlags.NUW


class ExpansionError(Exception):
    """An expression that cannot be lowered; the message gives the reason."""


# The attributes of the operations, which are few, are made once.
@lru_cache(maxsize=1024)
def _index_attribute(value: int) -> IntegerAttr:
    return IntegerAttr.wrapped(INDEX, value)


@cache
def _overflow_attribute(flags: IntegerOverflowFlags) -> Attribute:
    return IntegerOverflowFlagsAttr(flags)


@cache
def _predicate_attribute(predicate: CmpIPredicate) -> IntegerAttr:
    return IntegerAttr(i64, predicate.value)


_WITH_OVERFLOW_FLAGS = frozenset({AddIOp, MulIOp, SubIOp})


class IndexArithmetic:
    """Builds arith operations on index values at the builder's insertion point."""

    def __init__(self, builder: Builder, location: LocationLike) -> None:
        self.builder = builder
        self.location = location

    def constant(self, value: int) -> Value:
        properties: dict[str, Any] = {"value": _index_attribute(value)}
        return self.builder.insert(ConstantOp((), (INDEX,), properties, {}, (), (), self.location)).results[0]

    def _binary(self, cls: type[Operation], lhs: Value, rhs: Value, flags: IntegerOverflowFlags | None = None) -> Value:
        properties: dict[str, Attribute] = {}
        if cls in _WITH_OVERFLOW_FLAGS:
            properties["overflowFlags"] = _overflow_attribute(flags or IntegerOverflowFlags.NONE)
        return self.builder.insert(cls((lhs, rhs), (INDEX,), properties, {}, (), (), self.location)).results[0]

    def add(self, lhs: Value, rhs: Value, flags: IntegerOverflowFlags | None = None) -> Value:
        return self._binary(AddIOp, lhs, rhs, flags)

    def sub(self, lhs: Value, rhs: Value) -> Value:
        return self._binary(SubIOp, lhs, rhs)

    def mul(self, lhs: Value, rhs: Value, flags: IntegerOverflowFlags | None = None) -> Value:
        return self._binary(MulIOp, lhs, rhs, flags)

    def divide(self, lhs: Value, rhs: Value) -> Value:
        return self._binary(DivSIOp, lhs, rhs)

    def floor_divide(self, lhs: Value, rhs: Value) -> Value:
        return self._binary(FloorDivSIOp, lhs, rhs)

    def remainder(self, lhs: Value, rhs: Value) -> Value:
        return self._binary(RemSIOp, lhs, rhs)

    def minimum(self, lhs: Value, rhs: Value) -> Value:
        return self._binary(MinSIOp, lhs, rhs)

    def maximum(self, lhs: Value, rhs: Value) -> Value:
        return self._binary(MaxSIOp, lhs, rhs)

    def compare(self, predicate: CmpIPredicate, lhs: Value, rhs: Value) -> Value:
        properties: dict[str, Any] = {"predicate": _predicate_attribute(predicate)}
        return self.builder.insert(CmpIOp((lhs, rhs), (i1,), properties, {}, (), (), self.location)).results[0]

    def select(self, condition: Value, lhs: Value, rhs: Value) -> Value:
        new_select = SelectOp((condition, lhs, rhs), (lhs.type,), {}, {}, (), (), self.location)
        return self.builder.insert(new_select).results[0]


class _Expander:
    def __init__(self, arithmetic: IndexArithmetic, dims: Sequence[Value], symbols: Sequence[Value]) -> None:
        self.arithmetic = arithmetic
        self.dims = dims
        self.symbols = symbols

    def expand(self, expr: AffineExpr) -> Value:
        kind = expr.kind
        if isinstance(expr, AffineDimExpr):
            return self.dims[expr.position]
        if isinstance(expr, AffineSymbolExpr):
            return self.symbols[expr.position]
        if isinstance(expr, AffineConstantExpr):
            return self.arithmetic.constant(expr.value)
        assert isinstance(expr, AffineBinaryOpExpr)
        if kind == "mod":
            return self._mod(expr)
        if kind in ("floordiv", "ceildiv"):
            return self._quotient(expr)
        lhs, rhs = self.expand(expr.lhs), self.expand(expr.rhs)
        return self.arithmetic.add(lhs, rhs) if kind == "+" else self.arithmetic.mul(lhs, rhs, NO_WRAP)

    def _check_divisor(self, expr: AffineBinaryOpExpr, what: str) -> None:
        if isinstance(expr.rhs, AffineConstantExpr) and expr.rhs.value <= 0:
            raise ExpansionError(f"{what} by non-positive value is not supported")

    def _mod(self, expr: AffineBinaryOpExpr) -> Value:
        """Returns the remainder, with the divisor added where it is negative."""
        self._check_divisor(expr, "modulo")
        arithmetic = self.arithmetic
        lhs, rhs = self.expand(expr.lhs), self.expand(expr.rhs)
        remainder = arithmetic.remainder(lhs, rhs)
        zero = arithmetic.constant(0)
        negative = arithmetic.compare(CmpIPredicate.SLT, remainder, zero)
        corrected = arithmetic.add(remainder, rhs)
        return arithmetic.select(negative, corrected, remainder)

    def _quotient(self, expr: AffineBinaryOpExpr) -> Value:
        self._check_divisor(expr, "division")
        lhs, rhs = self.expand(expr.lhs), self.expand(expr.rhs)
        return self._floor(lhs, rhs) if expr.kind == "floordiv" else self._ceil(lhs, rhs)

    def _floor(self, lhs: Value, rhs: Value) -> Value:
        """-1 - (-1 - lhs) / rhs for a negative dividend."""
        arithmetic = self.arithmetic
        zero, minus_one = arithmetic.constant(0), arithmetic.constant(-1)
        negative = arithmetic.compare(CmpIPredicate.SLT, lhs, zero)
        mirrored = arithmetic.sub(minus_one, lhs)
        quotient = arithmetic.divide(arithmetic.select(negative, mirrored, lhs), rhs)
        return arithmetic.select(negative, arithmetic.sub(minus_one, quotient), quotient)

    def _ceil(self, lhs: Value, rhs: Value) -> Value:
        """-(-lhs / rhs) for a dividend that is not positive, else (lhs - 1) / rhs + 1."""
        arithmetic = self.arithmetic
        zero, one = arithmetic.constant(0), arithmetic.constant(1)
        not_positive = arithmetic.compare(CmpIPredicate.SLE, lhs, zero)
        negated = arithmetic.sub(zero, lhs)
        decremented = arithmetic.sub(lhs, one)
        quotient = arithmetic.divide(arithmetic.select(not_positive, negated, decremented), rhs)
        negated_quotient = arithmetic.sub(zero, quotient)
        incremented = arithmetic.add(quotient, one)
        return arithmetic.select(not_positive, negated_quotient, incremented)


def expand_expr(
    builder: Builder,
    expr: AffineExpr,
    dims: Sequence[Value],
    symbols: Sequence[Value],
    *,
    location: LocationLike | None = None,
) -> Value:
    """Returns the value of an expression. Raises ExpansionError for divisions by a constant that is not positive."""
    arithmetic = IndexArithmetic(builder, builder.location if location is None else location)
    return _Expander(arithmetic, dims, symbols).expand(expr)


def expand_map(
    builder: Builder, map: AffineMap, operands: Sequence[Value], *, location: LocationLike | None = None
) -> list[Value]:
    """Returns the values of the map's results. Raises ExpansionError."""
    arithmetic = IndexArithmetic(builder, builder.location if location is None else location)
    expander = _Expander(arithmetic, operands[: map.num_dims], operands[map.num_dims :])
    return [expander.expand(expr) for expr in map.results]


def expand_minimum(
    builder: Builder, map: AffineMap, operands: Sequence[Value], *, location: LocationLike | None = None
) -> Value:
    """Returns the least of the map's results."""
    return _reduced(builder, map, operands, location, "minimum")


def expand_maximum(
    builder: Builder, map: AffineMap, operands: Sequence[Value], *, location: LocationLike | None = None
) -> Value:
    """Returns the greatest of the map's results."""
    return _reduced(builder, map, operands, location, "maximum")


def _reduced(
    builder: Builder, map: AffineMap, operands: Sequence[Value], location: LocationLike | None, name: str
) -> Value:
    first, *rest = expand_map(builder, map, operands, location=location)
    combine = getattr(IndexArithmetic(builder, builder.location if location is None else location), name)
    for value in rest:
        first = combine(first, value)
    return first
