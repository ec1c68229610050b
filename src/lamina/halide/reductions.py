"""Inline reductions: ``sum(r, value)`` and so on, each a separate Func."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.halide.definition import identity
from lamina.halide.domain import RDom, RVar, Var
from lamina.halide.errors import HalideError
from lamina.halide.expr import Access, Const, Expr, binary, expr, walk
from lamina.halide.func import Func
from lamina.halide.functions import select
from lamina.halide.types import Int


def sum(*given: Any, name: str = "sum") -> Expr:
    """Returns the sum of an expression over an RDom: ``sum(value)`` or ``sum(r, value)``."""
    return _reduction("add", given, name)


def product(*given: Any, name: str = "product") -> Expr:
    """Returns the product of an expression over an RDom."""
    return _reduction("mul", given, name)


def maximum(*given: Any, name: str = "maximum") -> Expr:
    """Returns the greatest value of an expression over an RDom."""
    return _reduction("max", given, name)


def minimum(*given: Any, name: str = "minimum") -> Expr:
    """Returns the least value of an expression over an RDom."""
    return _reduction("min", given, name)


def _reduction(op: str, given: tuple[Any, ...], name: str) -> Expr:
    value = _reduced_value(given, name)
    domains = {id(node.domain): node.domain for node in walk(value) if isinstance(node, RVar)}
    if not domains:
        raise HalideError(f"{name}() takes an expression with an RVar: {value!r} has none")
    conditions = [condition for domain in domains.values() for condition in domain.conditions]
    func = Func(name)
    places = tuple(Var(variable) for variable in _free_variables(value, conditions))
    func[places] = Const(value.type(), identity(op, value.type()))
    func[places] = binary(op, func[places], value)
    return Access(func, places)


def _reduced_value(given: tuple[Any, ...], name: str) -> Expr:
    if not given or len(given) > 2:
        raise HalideError(f"{name}() takes an expression, or an RDom and an expression")
    if len(given) == 2 and not isinstance(given[0], RDom):
        raise HalideError(f"The domain of {name}() is an RDom, not {given[0]!r}")
    return expr(given[-1])


def _free_variables(value: Expr, conditions: Sequence[Expr]) -> list[str]:
    """Returns the Vars that a reduced expression and the conditions of its domain depend on."""
    names: list[str] = []
    for node in (node for root in (value, *conditions) for node in walk(root)):
        if isinstance(node, Var) and node.label not in names:
            names.append(node.label)
    return names


# ---- Where the least and the greatest values are


def argmax(*given: Any, name: str = "argmax") -> tuple[Expr, ...]:
    """Returns where an expression is greatest over an RDom, and its value there: ``x, y, value = argmax(r, value)``.
    Among equal values the first one along the RVar ``x`` wins; zeros if no value exceeds the minimum of the type."""
    return _arg_reduction("max", given, name)


def argmin(*given: Any, name: str = "argmin") -> tuple[Expr, ...]:
    """Returns where an expression is least over an RDom, and its value there."""
    return _arg_reduction("min", given, name)


def _arg_reduction(op: str, given: tuple[Any, ...], name: str) -> tuple[Expr, ...]:
    value = _reduced_value(given, name)
    domains = {id(node.domain): node.domain for node in walk(value) if isinstance(node, RVar)}
    if len(domains) != 1:
        raise HalideError(f"{name}() ranges over one RDom, not over {len(domains)}")
    (domain,) = domains.values()
    places = tuple(Var(variable) for variable in _free_variables(value, domain.conditions))
    func = Func(name)
    func[places] = [*(Const(Int(32), 0) for _ in domain), Const(value.type(), identity(op, value.type()))]
    *at, best = func[places]
    # In the order of the domain, so that the first of equal values stays.
    better = value > best if op == "max" else value < best
    func[places] = [select(better, new, old) for new, old in zip((*domain, value), (*at, best), strict=True)]
    return tuple(func[places])
