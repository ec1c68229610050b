"""Indices as linear forms: a constant plus multiples of values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.ops import AddIOp, MulIOp, SubIOp
from lamina.ir.affine import (
    ADD,
    CEILDIV,
    FLOORDIV,
    MOD,
    MUL,
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymbolExpr,
)
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

# Definitions and expressions are followed this far.
_MAX_DEPTH = 16


@dataclass(frozen=True)
class LinearForm:
    """``constant`` plus the sum of the coefficients times their values; no coefficient is zero."""

    constant: int = 0
    terms: dict[Value, int] = field(default_factory=dict)

    def __add__(self, other: LinearForm) -> LinearForm:
        terms = dict(self.terms)
        for value, coefficient in other.terms.items():
            total = terms.pop(value, 0) + coefficient
            if total:
                terms[value] = total
        return LinearForm(self.constant + other.constant, terms)

    def __mul__(self, factor: int) -> LinearForm:
        terms = {value: coefficient * factor for value, coefficient in self.terms.items()} if factor else {}
        return LinearForm(self.constant * factor, terms)

    def __sub__(self, other: LinearForm) -> LinearForm:
        return self + other * -1


def linear_form(value: Value, depth: int = _MAX_DEPTH) -> LinearForm:
    """Returns the index as a linear form, through additions, products with constants and affine.apply. Wrap-around is
    harmless: forms are only compared with each other and with positions inside buffers."""
    known = constant_int(value)
    if known is not None:
        return LinearForm(known)
    owner: Operation | None = value.defining_op
    if depth:
        if isinstance(owner, AddIOp):
            return linear_form(owner.lhs, depth - 1) + linear_form(owner.rhs, depth - 1)
        if isinstance(owner, SubIOp):
            return linear_form(owner.lhs, depth - 1) - linear_form(owner.rhs, depth - 1)
        if isinstance(owner, MulIOp):
            for factor, other in ((owner.rhs, owner.lhs), (owner.lhs, owner.rhs)):
                number = constant_int(factor)
                if number is not None:
                    return linear_form(other, depth - 1) * number
        if isinstance(owner, AffineApplyOp):
            form = _of_map(owner, depth - 1)
            if form is not None:
                return form
    return LinearForm(0, {value: 1})


def _of_map(apply: AffineApplyOp, depth: int) -> LinearForm | None:
    map = apply.map
    operands = list(apply.map_operands)
    return _of_expression(map.results[0], operands[: map.num_dims], operands[map.num_dims :], depth)


def _of_expression(
    expression: AffineExpr, dims: Sequence[Value], symbols: Sequence[Value], depth: int
) -> LinearForm | None:
    """Substitutes the operands into the expression; None if it is not linear."""
    if isinstance(expression, AffineConstantExpr):
        return LinearForm(expression.value)
    if isinstance(expression, AffineDimExpr):
        return linear_form(dims[expression.position], depth)
    if isinstance(expression, AffineSymbolExpr):
        return linear_form(symbols[expression.position], depth)
    assert isinstance(expression, AffineBinaryOpExpr)
    if not depth:
        return None
    lhs = _of_expression(expression.lhs, dims, symbols, depth - 1)
    rhs = _of_expression(expression.rhs, dims, symbols, depth - 1)
    if lhs is None or rhs is None:
        return None
    if expression.kind == ADD:
        return lhs + rhs
    if expression.kind == MUL and not rhs.terms:
        return lhs * rhs.constant
    if lhs.terms or rhs.terms or rhs.constant <= 0:
        return None
    divided = {
        MOD: lhs.constant % rhs.constant,
        FLOORDIV: lhs.constant // rhs.constant,
        CEILDIV: -(-lhs.constant // rhs.constant),
    }
    number = divided.get(expression.kind)
    return None if number is None else LinearForm(number)
