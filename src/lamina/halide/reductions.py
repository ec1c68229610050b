"""Reductions inside expressions: ``sum(r, value)`` and the like, each a Func of its own."""

from __future__ import annotations

import math
from typing import Any

from lamina.halide.domain import RDom, RVar, Var
from lamina.halide.errors import HalideError
from lamina.halide.expr import Access, Const, Expr, binary, expr, walk
from lamina.halide.func import Func
from lamina.halide.types import Type


def sum(*given: Any, name: str = "sum") -> Expr:
    """The sum of an expression over an RDom: ``sum(value)`` or ``sum(r, value)``."""
    return _reduction("add", given, name)


def product(*given: Any, name: str = "product") -> Expr:
    """The product of an expression over an RDom."""
    return _reduction("mul", given, name)


def maximum(*given: Any, name: str = "maximum") -> Expr:
    """The greatest value of an expression over an RDom."""
    return _reduction("max", given, name)


def minimum(*given: Any, name: str = "minimum") -> Expr:
    """The least value of an expression over an RDom."""
    return _reduction("min", given, name)


def _reduction(op: str, given: tuple[Any, ...], name: str) -> Expr:
    if not given or len(given) > 2:
        raise HalideError(f"{name}() takes an expression, or an RDom and an expression")
    value = expr(given[-1])
    if len(given) == 2 and not isinstance(given[0], RDom):
        raise HalideError(f"The domain of {name}() is an RDom, not {given[0]!r}")
    names: list[str] = []
    reduced = False
    for node in walk(value):
        if isinstance(node, Var) and node.label not in names:
            names.append(node.label)
        reduced = reduced or isinstance(node, RVar)
    if not reduced:
        raise HalideError(f"{name}() takes an expression with an RVar: {value!r} has none")
    func = Func(name)
    places = tuple(Var(one) for one in names)
    func[places] = Const(value.type(), identity(op, value.type()))
    func[places] = binary(op, func[places], value)
    return Access(func, places)


def identity(op: str, type: Type) -> float:
    """The neutral element of an operation."""
    if op in ("add", "mul"):
        return 0 if op == "add" else 1
    if type.is_float():
        return -math.inf if op == "max" else math.inf
    return type.range[0 if op == "max" else 1]
