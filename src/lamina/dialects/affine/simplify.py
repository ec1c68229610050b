"""Simplification of affine expressions using the ranges and steps of affine loops."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from lamina.dialects.affine.bounds import constant_bound
from lamina.dialects.affine.dim_symbol import is_induction_variable
from lamina.dialects.affine.ops import AffineForOp
from lamina.ir import affine
from lamina.ir.affine import AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.value import BlockArgument, Value

Bounds = tuple[list["int | None"], list["int | None"]]
_DIVISIONS = (affine.FLOORDIV, affine.CEILDIV, affine.MOD)


def loop_of(value: Value) -> AffineForOp | None:
    """Returns the affine.for with the given induction variable; None for any other value."""
    if not isinstance(value, BlockArgument) or not is_induction_variable(value):
        return None
    loop = value.owner.parent_op
    return loop if isinstance(loop, AffineForOp) else None


class _Range(NamedTuple):
    """What simplification needs of a loop, for its induction variable."""

    lower: AffineMap
    upper: AffineMap
    step: int


def _range_of(value: Value) -> _Range | None:
    loop = loop_of(value)
    return None if loop is None else _Range(loop.lower_bound_map, loop.upper_bound_map, loop.step)


def _bounds_of(ranges: Sequence[_Range | None]) -> Bounds:
    """Returns constant lower and upper bounds, both inclusive, of operands that are induction variables."""
    lower: list[int | None] = []
    upper: list[int | None] = []
    for range in ranges:
        first = None if range is None else constant_bound(range.lower)
        last = None if range is None else constant_bound(range.upper)
        if range is not None and last is not None:
            last -= 1
            if first is not None:
                # C++ remainders keep the sign of the dividend.
                last -= math.fmod(last - first, range.step).__int__()
        lower.append(first)
        upper.append(last)
    return lower, upper


def simplify_map_with_operands(map: AffineMap, operands: Sequence[Value]) -> AffineMap:
    """Divisions and remainders by constants, where the ranges or divisors of the operands settle them."""
    ranges = tuple(_range_of(operand) for operand in operands) if _has_divisions(map) else ()
    return _simplify_map(map, ranges)


@lru_cache(maxsize=4096)
def _has_divisions(map: AffineMap) -> bool:
    return any(expr.kind in _DIVISIONS for expr in map.walk_exprs())


@lru_cache(maxsize=4096)
def _simplify_map(map: AffineMap, ranges: tuple[_Range | None, ...]) -> AffineMap:
    simplifier = _Simplifier(map, ranges)
    return map.with_results([simplifier.simplify(expr) for expr in map.results])


class _Simplifier:
    def __init__(self, map: AffineMap, ranges: Sequence[_Range | None]) -> None:
        self.num_dims, self.num_symbols = map.num_dims, map.num_symbols
        self.ranges = ranges
        self._bounds: Bounds | None = None

    def simplify(self, expr: AffineExpr) -> AffineExpr:
        if not isinstance(expr, AffineBinaryOpExpr):
            return expr
        lhs, rhs = self.simplify(expr.lhs), self.simplify(expr.rhs)
        simplified = affine.binary(expr.kind, lhs, rhs)
        if not isinstance(simplified, AffineBinaryOpExpr):
            return simplified
        if simplified.kind not in _DIVISIONS:
            return simplified
        if not isinstance(simplified.rhs, AffineConstantExpr) or simplified.rhs.value <= 0:
            return simplified
        return self._division(simplified, simplified.rhs.value)

    def _division(self, expr: AffineBinaryOpExpr, number: int) -> AffineExpr:
        """Returns a division by, or remainder of, a positive number."""
        kind, lhs, rhs = expr.kind, expr.lhs, expr.rhs
        low, high = self.bound(lhs, False), self.bound(lhs, True)
        if low is not None and high is not None:
            if kind == affine.FLOORDIV and low // number == high // number:
                return affine.constant(low // number)
            if kind == affine.CEILDIV and -(-low // number) == -(-high // number):
                return affine.constant(-(-low // number))
            if kind == affine.MOD and 0 <= low < number and high < number:
                return lhs
        split = self._multiple_and_rest(lhs)
        if split is not None:
            divisor, multiple, rest = split
            if number % divisor == 0 and kind == affine.FLOORDIV:
                return multiple.floordiv(rhs)
            if divisor % number == 0 and kind == affine.MOD:
                return rest % rhs
            return expr
        if kind == affine.FLOORDIV and self._is_between_zero_and(lhs, number):
            return affine.constant(0)
        if kind == affine.MOD and self._divisor(lhs) % number == 0:
            return affine.constant(0)
        return expr

    def bound(self, expr: AffineExpr, is_upper: bool) -> int | None:
        """Returns an inclusive constant bound of the expression."""
        if isinstance(expr, AffineConstantExpr):
            return expr.value
        if self._bounds is None:
            self._bounds = _bounds_of(self.ranges)
        return affine.get_bound_for_affine_expr(expr, self.num_dims, self.num_symbols, *self._bounds, is_upper)

    def _multiple_and_rest(self, expr: AffineExpr) -> tuple[int, AffineExpr, AffineExpr] | None:
        """(d, e1, e2) for a sum e1 + e2 where d divides e1 and 0 <= e2 < d."""
        if not isinstance(expr, AffineBinaryOpExpr) or expr.kind != affine.ADD:
            return None
        for multiple, rest in ((expr.lhs, expr.rhs), (expr.rhs, expr.lhs)):
            divisor = self._divisor(multiple)
            if divisor > 0 and self._is_between_zero_and(rest, divisor):
                return divisor, multiple, rest
        return None

    def _divisor(self, expr: AffineExpr) -> int:
        """Returns a number that divides the expression."""
        if not isinstance(expr, AffineDimExpr):
            return expr.largest_known_divisor()
        range = self.ranges[expr.position]
        if range is None:
            return 1
        if constant_bound(range.lower) == 0:
            return range.step
        return math.gcd(range.lower.largest_known_divisor(), range.step)

    def _is_between_zero_and(self, expr: AffineExpr, limit: int) -> bool:
        """True if 0 <= expr < limit, for a constant or the induction variable of a loop with constant bounds."""
        if isinstance(expr, AffineConstantExpr):
            return 0 <= expr.value < limit
        if not isinstance(expr, AffineDimExpr):
            return False
        range = self.ranges[expr.position]
        if range is None:
            return False
        first, last = constant_bound(range.lower), constant_bound(range.upper)
        return first is not None and last is not None and first >= 0 and last <= limit


def simplify_min_max_with_operands(map: AffineMap, operands: Sequence[Value], is_max: bool) -> AffineMap:
    """Drops results that cannot decide a maximum (or minimum); results with a single possible value become
    constants."""
    return _simplify_min_max(map, tuple(_range_of(operand) for operand in operands), is_max) if operands else map


@lru_cache(maxsize=4096)
def _simplify_min_max(map: AffineMap, ranges: tuple[_Range | None, ...], is_max: bool) -> AffineMap:
    simplifier = _Simplifier(map, ranges)
    lows = [simplifier.bound(expr, False) for expr in map.results]
    highs = [simplifier.bound(expr, True) for expr in map.results]
    kept: list[AffineExpr] = []
    for position, expr in enumerate(map.results):
        low, high = lows[position], highs[position]
        if low is not None and low == high:
            expr = affine.constant(low)
        if not _is_redundant(position, lows, highs, is_max):
            kept.append(expr)
    return map.with_results(kept)


def _is_redundant(position: int, lows: Sequence[int | None], highs: Sequence[int | None], is_max: bool) -> bool:
    """True if another result decides at least as strongly. Of equal constant results the first one stays."""
    sign = 1 if is_max else -1
    nears, fars = (lows, highs) if is_max else (highs, lows)
    own = fars[position]
    if own is None:
        return False
    for other, near in enumerate(nears):
        if other == position or near is None or sign * near < sign * own:
            continue
        if near == own and nears[position] == own and fars[other] == near and position < other:
            continue
        return True
    return False
