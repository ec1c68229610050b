"""Variables of definitions: Var, and RDom with its RVars."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lamina.halide.errors import HalideError
from lamina.halide.expr import Expr, Operand, expr, lend_operators
from lamina.halide.types import Int

_numbers = itertools.count()
OUTERMOST = "__outermost"


class Var(Expr):
    """A pure variable, identified by its name."""

    __slots__ = ("label",)

    def __init__(self, name: str | None = None) -> None:
        super().__init__(Int(32))
        self.label = f"v{next(_numbers)}" if name is None else name

    def name(self) -> str:
        return self.label

    def same_as(self, other: Var) -> bool:
        return self.label == other.label

    @staticmethod
    def outermost() -> Var:
        """Returns the place outside all loops of a Func."""
        return Var(OUTERMOST)


def vars(names: str) -> tuple[Var, ...]:
    """``x, y = vars("x y")``."""
    return tuple(Var(name) for name in names.replace(",", " ").split())


class Range(NamedTuple):
    """The ``extent`` integers from ``min``."""

    min: Any
    extent: Any


class RVar(Expr):
    """A reduction variable: one dimension of an RDom, or with a name alone a loop that a split of one makes."""

    __slots__ = ("label", "min_", "extent_", "_domain")

    def __init__(
        self, name: str | None = None, min: Expr | None = None, extent: Expr | None = None, domain: RDom | None = None
    ) -> None:
        super().__init__(Int(32))
        self.label = f"r{next(_numbers)}" if name is None else name
        self.min_, self.extent_ = expr(0 if min is None else min), expr(1 if extent is None else extent)
        self._domain = domain

    @property
    def domain(self) -> RDom:
        """The RDom. Raises HalideError for the name of a loop."""
        if self._domain is None:
            raise HalideError(f'RVar "{self.label}" is the name of a loop; values come from the RVars of an RDom')
        return self._domain

    def name(self) -> str:
        return self.label

    def min(self) -> Expr:
        return self.min_

    def extent(self) -> Expr:
        return self.extent_


@lend_operators
class RDom:
    """A box to reduce over: ``RDom([(min, extent), ...])``, or all points of an image.

    ``.x .y .z .w`` and ``[i]`` are its RVars; a one-dimensional RDom can be used as its RVar.
    """

    def __init__(self, ranges: Any, name: str = "") -> None:
        self.label = name or f"r{next(_numbers)}"
        bounds = self._ranges(ranges)
        if not bounds:
            raise HalideError("An RDom has at least one dimension")
        self.conditions: list[Expr] = []
        self.is_used = False
        names = "xyzw" if len(bounds) <= 4 else [str(number) for number in range(len(bounds))]
        self.rvars = [
            RVar(f"{self.label}${names[position]}", expr(low), expr(extent), self)
            for position, (low, extent) in enumerate(bounds)
        ]

    @staticmethod
    def _ranges(ranges: Any) -> Sequence[tuple[Any, Any]]:
        if hasattr(ranges, "dimensions") and hasattr(ranges, "dim"):
            dims = [ranges.dim(position) for position in range(ranges.dimensions())]
            return [(dim.min(), dim.extent()) for dim in dims]
        pairs = []
        for pair in ranges:
            try:
                low, extent = pair
            except (TypeError, ValueError):
                raise HalideError(f"An RDom takes pairs (min, extent), not {pair!r}") from None
            pairs.append((low, extent))
        return pairs

    def name(self) -> str:
        return self.label

    def dimensions(self) -> int:
        return len(self.rvars)

    def __len__(self) -> int:
        return len(self.rvars)

    def __iter__(self) -> Iterator[RVar]:
        return iter(self.rvars)

    def __getitem__(self, position: int) -> RVar:
        if not isinstance(position, int) or not 0 <= position < len(self.rvars):
            raise HalideError(f"RDom {self.label} has {len(self.rvars)} dimensions, there is no [{position}]")
        return self.rvars[position]

    @property
    def x(self) -> RVar:
        return self[0]

    @property
    def y(self) -> RVar:
        return self[1]

    @property
    def z(self) -> RVar:
        return self[2]

    @property
    def w(self) -> RVar:
        return self[3]

    def where(self, predicate: Operand) -> None:
        """Excludes the points at which a condition on its RVars and the update's Vars is false. Reads at
        these points must still be in bounds."""
        if self.is_used:
            raise HalideError(f"RDom {self.label} is used in an update already; where() comes before")
        condition = expr(predicate)
        if not condition.type().is_bool():
            raise HalideError(f"where() of RDom {self.label} takes a condition, not {condition.type()}")
        self.conditions.append(condition)

    def as_expr(self) -> Expr:
        if len(self.rvars) != 1:
            raise HalideError(f"RDom {self.label} has {len(self.rvars)} dimensions; name one, as in {self.label}.x")
        return self.rvars[0]
