"""Bounds inference: affine forms and intervals of coordinates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lamina.halide.domain import RVar, Var
from lamina.halide.expr import COMPARISONS, Access, Binary, Call, Const, Expr, euclidean_division

Interval = tuple[int, int]


@dataclass(frozen=True)
class Affine:
    """``constant`` plus a sum of variables with non-zero coefficients."""

    terms: tuple[tuple[str, int], ...]
    constant: int

    @classmethod
    def make(cls, terms: Mapping[str, int], constant: int) -> Affine:
        return cls(tuple(sorted((name, number) for name, number in terms.items() if number)), constant)

    def plus(self, other: Affine, factor: int = 1) -> Affine:
        terms = dict(self.terms)
        for name, number in other.terms:
            terms[name] = terms.get(name, 0) + factor * number
        return Affine.make(terms, self.constant + factor * other.constant)

    def times(self, factor: int) -> Affine:
        return Affine.make({name: factor * number for name, number in self.terms}, factor * self.constant)


def affine_of(root: Expr) -> Affine | None:
    """Returns the expression as an affine form of its variables, or None."""
    if isinstance(root, Const):
        return None if root.type().is_float() else Affine((), int(root.value))
    if isinstance(root, Var | RVar):
        return Affine(((root.label, 1),), 0)
    if not isinstance(root, Binary) or root.op not in ("add", "sub", "mul"):
        return None
    left, right = affine_of(root.left), affine_of(root.right)
    if left is None or right is None:
        return None
    if root.op != "mul":
        return left.plus(right, 1 if root.op == "add" else -1)
    if not right.terms:
        return left.times(right.constant)
    return right.times(left.constant) if not left.terms else None


def interval(root: Expr, ranges: Mapping[str, Interval]) -> Interval | None:
    """Returns the range of the expression's values, or None if unknown."""
    form = affine_of(root)
    if form is not None:
        low = high = form.constant
        for name, number in form.terms:
            ends = [number * end for end in ranges[name]]
            low, high = low + min(ends), high + max(ends)
        return low, high
    if isinstance(root, Binary):
        return _of_binary(root, ranges)
    if isinstance(root, Call):
        return _of_call(root, ranges)
    if isinstance(root, Access) and not root.type().is_float() and root.type().bits() <= 16:
        return root.type().range
    return None


def _of_binary(root: Binary, ranges: Mapping[str, Interval]) -> Interval | None:
    if root.op in COMPARISONS:
        return 0, 1
    left, right = interval(root.left, ranges), interval(root.right, ranges)
    if root.op in ("min", "max"):
        return _of_extremum(root, left, right)
    if root.op == "mod" and right is not None and right[0] > 0:
        if left is not None and 0 <= left[0] and left[1] < right[0]:
            return left
        return 0, right[1] - 1
    if left is None or right is None:
        return None
    if root.op == "add":
        return left[0] + right[0], left[1] + right[1]
    if root.op == "sub":
        return left[0] - right[1], left[1] - right[0]
    if root.op in ("mul", "div") and (root.op == "mul" or right[0] > 0 or right[1] < 0):
        combine = (lambda a, b: a * b) if root.op == "mul" else euclidean_division
        products = [combine(a, b) for a in left for b in right]
        return min(products), max(products)
    if root.op == "and" and left[0] >= 0 and right[0] >= 0:
        return 0, min(left[1], right[1])
    if root.op == "shr" and right[0] == right[1] >= 0:
        return left[0] >> right[0], left[1] >> right[0]
    return None


def _of_extremum(root: Binary, left: Interval | None, right: Interval | None) -> Interval | None:
    """Returns the bounds of a minimum or maximum: one end needs one side, the other both. Unknown ends are those of
    the type."""
    kind = root.type()
    if kind.is_float():
        return None
    ends = kind.range
    first, second = left or ends, right or ends
    if left is None and right is None:
        return None
    pick = min if root.op == "min" else max
    return pick(first[0], second[0]), pick(first[1], second[1])


def _of_call(root: Call, ranges: Mapping[str, Interval]) -> Interval | None:
    parts = [interval(argument, ranges) for argument in root.arguments]
    if root.name == "select":
        if parts[1] is None or parts[2] is None:
            return None
        return min(parts[1][0], parts[2][0]), max(parts[1][1], parts[2][1])
    if root.name == "cast" and not root.type().is_float():
        ends = root.type().range
        given = parts[0]
        if given is not None and ends[0] <= given[0] and given[1] <= ends[1]:
            return given
        return ends if root.type().bits() <= 16 and not root.arguments[0].type().is_float() else None
    if root.name == "abs" and parts[0] is not None:
        low, high = parts[0]
        return max(low, -high, 0), max(high, -low)
    return None


def union(left: Interval | None, other: Interval) -> Interval:
    return other if left is None else (min(left[0], other[0]), max(left[1], other[1]))


def range_text(ends: Interval) -> str:
    return f"[{ends[0]}, {ends[1]}]"
