"""Bounds inference: affine forms and intervals of coordinates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lamina.halide.domain import RVar, Var
from lamina.halide.expr import COMPARISONS, Access, Binary, Call, Const, Expr, Known, euclidean_division
from lamina.halide.sizes import Number, at_least, divided, greatest, least

Interval = tuple[Number, Number]


@dataclass(frozen=True)
class Affine:
    """``constant`` plus a sum of variables with non-zero coefficients."""

    terms: tuple[tuple[str, int], ...]
    constant: Number

    @classmethod
    def make(cls, terms: Mapping[str, int], constant: Number) -> Affine:
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
    if isinstance(root, Known):
        return Affine((), root.number)
    if isinstance(root, Var | RVar):
        return Affine(((root.label, 1),), 0)
    if not isinstance(root, Binary) or root.op not in ("add", "sub", "mul"):
        return None
    left, right = affine_of(root.left), affine_of(root.right)
    if left is None or right is None:
        return None
    if root.op != "mul":
        return left.plus(right, 1 if root.op == "add" else -1)
    if not right.terms and isinstance(right.constant, int):
        return left.times(right.constant)
    return right.times(left.constant) if not left.terms and isinstance(left.constant, int) else None


def interval(root: Expr, ranges: Mapping[str, Interval]) -> Interval | None:
    """Returns the range of the expression's values, or None if unknown."""
    form = affine_of(root)
    if form is not None:
        low = high = form.constant
        for name, number in form.terms:
            first, last = ranges[name] if number > 0 else reversed(ranges[name])
            low, high = low + number * first, high + number * last
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
    if root.op == "mod" and right is not None and at_least(right[0], 1):
        if left is not None and at_least(left[0], 0) and at_least(right[0], left[1] + 1):
            return left
        return 0, right[1] - 1
    if left is None or right is None:
        return None
    if root.op == "add":
        return left[0] + right[0], left[1] + right[1]
    if root.op == "sub":
        return left[0] - right[1], left[1] - right[0]
    if root.op in ("mul", "div"):
        return _of_products(root.op, left, right)
    if root.op == "and" and at_least(left[0], 0) and at_least(right[0], 0):
        return 0, least(left[1], right[1])
    amount = right[0]
    if root.op == "shr" and isinstance(amount, int) and amount >= 0 and right[1] == amount:
        return divided(left[0], 1 << amount), divided(left[1], 1 << amount)
    return None


def _of_products(op: str, left: Interval, right: Interval) -> Interval | None:
    """Returns the bounds of products or quotients; None if a divisor may be 0, or for products of sizes that are not
    known."""
    if op == "div" and not at_least(right[0], 1) and not at_least(-1, right[1]):
        return None
    products = [_combined(op, a, b) for a in left for b in right]
    low = high = products[0]
    for product in products[1:]:
        if low is None or high is None or product is None:
            return None
        low, high = least(low, product), greatest(high, product)
    return None if low is None or high is None else (low, high)


def _combined(op: str, left: Number, right: Number) -> Number | None:
    if isinstance(left, int) and isinstance(right, int):
        return left * right if op == "mul" else euclidean_division(left, right)
    if op == "mul":
        return left * right if isinstance(right, int) else right * left if isinstance(left, int) else None
    return divided(left, right) if isinstance(right, int) and right > 0 else None


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
    pick = least if root.op == "min" else greatest
    return pick(first[0], second[0]), pick(first[1], second[1])


def _of_call(root: Call, ranges: Mapping[str, Interval]) -> Interval | None:
    parts = [interval(argument, ranges) for argument in root.arguments]
    if root.name == "select":
        if parts[1] is None or parts[2] is None:
            return None
        return least(parts[1][0], parts[2][0]), greatest(parts[1][1], parts[2][1])
    if root.name == "cast" and not root.type().is_float():
        ends = root.type().range
        given = parts[0]
        if given is not None and at_least(given[0], ends[0]) and at_least(ends[1], given[1]):
            return given
        return ends if root.type().bits() <= 16 and not root.arguments[0].type().is_float() else None
    if root.name == "abs" and parts[0] is not None:
        low, high = parts[0]
        return greatest(greatest(low, -high), 0), greatest(high, -low)
    return None


def union(left: Interval | None, other: Interval) -> Interval:
    return other if left is None else (least(left[0], other[0]), greatest(left[1], other[1]))


def contains(outer: Interval, inner: Interval) -> bool:
    """True if an interval always holds another one."""
    return at_least(inner[0], outer[0]) and at_least(outer[1], inner[1])


def range_text(ends: Interval) -> str:
    return f"[{ends[0]}, {ends[1]}]"
