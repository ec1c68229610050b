"""The definitions of a Func: what each stage computes at each point, and its schedule."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lamina.halide.domain import RDom, RVar, Var
from lamina.halide.errors import HalideError, Source
from lamina.halide.expr import Access, Binary, Expr, structure, walk
from lamina.halide.schedule import StageSchedule
from lamina.halide.types import Type

if TYPE_CHECKING:
    from lamina.halide.func import Func
    from lamina.halide.specialize import Specialization


def identity(op: str, type: Type) -> float:
    """Returns the neutral element of an operation."""
    return IDENTITIES[op](type)


def _least(type: Type) -> float:
    return -math.inf if type.is_float() else type.range[0]


def _greatest(type: Type) -> float:
    return math.inf if type.is_float() else type.range[1]


IDENTITIES: dict[str, Callable[[Type], float]] = {
    # Adding it keeps the sign of a zero.
    "add": lambda type: -0.0 if type.is_float() else 0,
    "mul": lambda type: 1,
    "max": _least,
    "min": _greatest,
    "and": lambda type: -1 if type.is_int() else type.range[1],
    "or": lambda type: 0,
    "xor": lambda type: 0,
}
"""The neutral elements of reductions."""


class Definition:
    """One stage: ``func[arguments] = values``, and its schedule. ``values`` has one expression per component of
    the Func; ``number`` is 0 for the pure definition."""

    def __init__(
        self, func: Func, arguments: Sequence[Expr], values: Sequence[Expr], number: int, source: Source | None
    ) -> None:
        self.func, self.arguments, self.values = func, tuple(arguments), tuple(values)
        self.number, self.source = number, source
        self.rvars = _reduction_variables([*arguments, *values])
        pure = [name for name in func.pure_names if number == 0 or self._is_pure(name)]
        owner = func.name() if number == 0 else f"{func.name()}.update({number - 1})"
        self.schedule = StageSchedule.make(
            owner, [variable.label for variable in self.rvars], pure, ordered=number > 0 and not self.is_associative
        )
        self.pure = pure
        self.specializations: list[Specialization] = []

    def _is_pure(self, name: str) -> bool:
        return any(isinstance(argument, Var) and argument.label == name for argument in self.arguments)

    @property
    def roots(self) -> tuple[Expr, ...]:
        """All expressions of the definition: the coordinates, then the values."""
        return (*self.arguments, *self.values)

    def is_own_place(self, access: Expr) -> bool:
        """True if the access reads exactly the point that the stage writes."""
        return (
            isinstance(access, Access)
            and access.target is self.func
            and [structure(place) for place in access.arguments] == [structure(place) for place in self.arguments]
        )

    @property
    def is_associative(self) -> bool:
        """True if each component is updated as ``f[...] = f[...] op value`` with an associative operation, and none
        reads another component."""
        return all(self._is_associative(component, value) for component, value in enumerate(self.values))

    def _is_associative(self, component: int, value: Expr) -> bool:
        if not isinstance(value, Binary) or value.op not in ("add", "mul", "min", "max", "and", "or", "xor"):
            return False
        mine = [
            isinstance(side, Access) and side.component == component and self.is_own_place(side)
            for side in (value.left, value.right)
        ]
        if sum(mine) != 1:
            return value.op in ("min", "max") and all(mine)
        other = value.right if mine[0] else value.left
        return not any(isinstance(node, Access) and node.target is self.func for node in walk(other))


def _reduction_variables(exprs: Sequence[Expr]) -> list[RVar]:
    """Returns the RVars of the domain that is used, all of them, the first being the innermost. Raises HalideError
    for two."""
    domains: list[RDom] = []
    for part in exprs:
        for node in walk(part):
            if isinstance(node, RVar) and not any(node.domain is domain for domain in domains):
                domains.append(node.domain)
    if len(domains) > 1:
        raise HalideError(f"An update ranges over one RDom, not over {domains[0].label} and {domains[1].label}")
    return list(domains[0].rvars) if domains else []
