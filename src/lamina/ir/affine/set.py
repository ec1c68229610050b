"""Integer sets: ``(d0)[s0] : (d0 - 1 >= 0, s0 == 0)``, immutable and uniqued."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lamina.ir.affine.expr import AffineConstantExpr, AffineExpr, ExprLike, as_expr, constant, replacements
from lamina.ir.affine.flatten import simplify_affine_expr
from lamina.ir.affine.map import check_inputs
from lamina.ir.affine.text import domain_text

_set = object.__setattr__


class IntegerSet:
    """The points at which all constraints hold. ``eq_flags`` distinguishes equalities (``== 0``) from inequalities
    (``>= 0``).
    """

    __slots__ = ("num_dims", "num_symbols", "constraints", "eq_flags", "_text", "__weakref__")
    num_dims: int
    num_symbols: int
    constraints: tuple[AffineExpr, ...]
    eq_flags: tuple[bool, ...]
    _text: str | None

    def __new__(
        cls, num_dims: int, num_symbols: int, constraints: Iterable[ExprLike], eq_flags: Iterable[bool]
    ) -> IntegerSet:
        """Raises ValueError without constraints, for a wrong number of flags, or for dims and symbols out of range."""
        exprs = tuple(as_expr(expr) for expr in constraints)
        flags = tuple(bool(flag) for flag in eq_flags)
        key = (num_dims, num_symbols, exprs, flags)
        known = _sets.get(key)
        return known if known is not None else _sets.setdefault(key, _made(num_dims, num_symbols, exprs, flags))

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("integer sets are immutable")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("integer sets are immutable")

    def __copy__(self) -> IntegerSet:
        return self

    def __deepcopy__(self, memo: Any) -> IntegerSet:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (IntegerSet, (self.num_dims, self.num_symbols, self.constraints, self.eq_flags))

    @staticmethod
    def empty_set(num_dims: int, num_symbols: int) -> IntegerSet:
        """Returns the set of no points: ``1 == 0``."""
        return IntegerSet(num_dims, num_symbols, [constant(1)], [True])

    @staticmethod
    def universe(num_dims: int, num_symbols: int) -> IntegerSet:
        """Returns the set of all points: ``0 == 0``."""
        return IntegerSet(num_dims, num_symbols, [constant(0)], [True])

    # ---- Questions

    @property
    def is_empty_integer_set(self) -> bool:
        """True if it is the canonical empty set."""
        return self is IntegerSet.empty_set(self.num_dims, self.num_symbols)

    @property
    def num_inputs(self) -> int:
        return self.num_dims + self.num_symbols

    @property
    def num_constraints(self) -> int:
        return len(self.constraints)

    def is_eq(self, position: int) -> bool:
        """True if the constraint at the position is an equality."""
        return self.eq_flags[position]

    def walk_exprs(self) -> Iterable[AffineExpr]:
        """Returns the subexpressions of the constraints, in post order."""
        for expr in self.constraints:
            yield from expr.walk()

    def contains(self, dims: Sequence[int], symbols: Sequence[int] = ()) -> bool:
        """True if the point is in the set."""
        return all(
            _holds(expr.eval(dims, symbols), equal)
            for expr, equal in zip(self.constraints, self.eq_flags, strict=True)
        )

    # ---- Making others from it

    def replace(self, mapping: Mapping[AffineExpr, AffineExpr], num_dims: int, num_symbols: int) -> IntegerSet:
        """Returns the set with subexpressions of its constraints replaced."""
        constraints = [expr.replace(mapping) for expr in self.constraints]
        return IntegerSet(num_dims, num_symbols, constraints, self.eq_flags)

    def replace_dims_and_symbols(
        self, dims: Sequence[AffineExpr], symbols: Sequence[AffineExpr], num_dims: int, num_symbols: int
    ) -> IntegerSet:
        """Substitutes the expressions for d0, d1, ... and s0, s1, ...; the set may then have other dims and symbols."""
        return self.replace(replacements(dims, symbols), num_dims, num_symbols)

    def simplify(self) -> IntegerSet:
        """Simplifies the constraints by flattening; drops duplicate and trivially true constraints.

        Returns the canonical empty set if a constraint is trivially false. Constraints are not combined.
        """
        kept: dict[tuple[AffineExpr, bool], None] = {}
        for constraint, equal in zip(self.constraints, self.eq_flags, strict=True):
            expr = simplify_affine_expr(constraint, self.num_dims, self.num_symbols)
            if not isinstance(expr, AffineConstantExpr):
                kept[expr, equal] = None
            elif not _holds(expr.value, equal):
                return IntegerSet.empty_set(self.num_dims, self.num_symbols)
        if not kept:
            return IntegerSet.universe(self.num_dims, self.num_symbols)
        return IntegerSet(self.num_dims, self.num_symbols, [expr for expr, _ in kept], [equal for _, equal in kept])

    # ---- Text

    def __str__(self) -> str:
        text = self._text
        if text is None:
            constraints = zip(self.constraints, self.eq_flags, strict=True)
            parts = ", ".join(f"{expr} {'==' if equal else '>='} 0" for expr, equal in constraints)
            text = f"{domain_text(self.num_dims, self.num_symbols)} : ({parts})"
            _set(self, "_text", text)
        return text

    def __repr__(self) -> str:
        return f"<integer set {self}>"


_sets: dict[tuple[int, int, tuple[AffineExpr, ...], tuple[bool, ...]], IntegerSet] = {}


def _made(
    num_dims: int, num_symbols: int, constraints: tuple[AffineExpr, ...], eq_flags: tuple[bool, ...]
) -> IntegerSet:
    if not constraints or len(constraints) != len(eq_flags):
        raise ValueError(f"expected constraints with one flag each, got {len(constraints)} and {len(eq_flags)}")
    check_inputs(num_dims, num_symbols, constraints)
    new = object.__new__(IntegerSet)
    _set(new, "num_dims", operator.index(num_dims))
    _set(new, "num_symbols", operator.index(num_symbols))
    _set(new, "constraints", constraints)
    _set(new, "eq_flags", eq_flags)
    _set(new, "_text", None)
    return new


def _holds(value: int, equal: bool) -> bool:
    return value == 0 if equal else value >= 0
