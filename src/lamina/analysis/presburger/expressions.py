"""Variables of a constraint system as affine expressions of others, and bounds as affine maps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lamina.analysis.presburger.bounds import (
    bound_rows,
    constant_bounds,
    constant_lower_bound,
    constant_upper_bound,
    equality_to_constant,
)
from lamina.analysis.presburger.divisions import floor_division
from lamina.analysis.presburger.elimination import remove_redundant_inequalities
from lamina.analysis.presburger.memory import Answers
from lamina.analysis.presburger.system import ConstraintSystem, Row
from lamina.ir import affine
from lamina.ir.affine import AffineExpr, AffineMap, get_affine_expr_from_flat_form, simplify_affine_expr

# The expression of each variable, by column; None if unknown.
Known = list[AffineExpr | None]


# ---- Variables as expressions


def known_locals(system: ConstraintSystem) -> Known:
    """Returns dims and symbols as themselves, locals as quotients of them where the constraints imply it."""
    known: Known = [*affine.dims(system.num_dims), *affine.symbols(system.num_symbols)]
    known += [None] * system.num_locals
    first = system.num_dims_and_symbols
    changed = True
    while changed:
        changed = False
        for column in range(first, system.num_variables):
            if known[column] is None and _find_floor_division(system, column, known):
                changed = True
    return known


def unknown_variables(system: ConstraintSystem, start: int, count: int) -> Known:
    """Like ``known_locals``, but the dims from ``start`` on are initially unknown: each is a constant, a remainder, a
    quotient or a sum of the others, which are renumbered without them."""
    known: Known = [None] * system.num_variables
    for column in range(system.num_dims):
        if column < start or column >= start + count:
            known[column] = affine.dim(column if column < start else column - count)
    for column in range(system.num_dims, system.num_dims_and_symbols):
        known[column] = affine.symbol(column - system.num_dims)
    changed = True
    while changed:
        changed = False
        for column in range(system.num_variables):
            if known[column] is None and _find(system, column, start, count, known):
                changed = True
    return known


def _find(system: ConstraintSystem, column: int, start: int, count: int, known: Known) -> bool:
    lower, upper = constant_bounds(system, column)
    if lower is not None and upper is not None:
        if lower == upper:
            known[column] = affine.constant(lower)
            return True
        if _find_remainder(system, column, lower, upper, start, count, known):
            return True
    return _find_floor_division(system, column, known) or _find_sum(system, column, known)


def _find_floor_division(system: ConstraintSystem, column: int, known: Known) -> bool:
    division = floor_division(system, column, [expr is not None for expr in known])
    if division is None:
        return False
    dividend, divisor = division
    total: AffineExpr = affine.constant(dividend[-1])
    for coefficient, expr in zip(dividend, known, strict=False):
        if coefficient and expr is not None:
            total = total + expr * coefficient
    known[column] = total.floordiv(divisor)
    return True


def _find_sum(system: ConstraintSystem, column: int, known: Known) -> bool:
    number = system.first_equality_with(column)
    if number is None:
        return False
    sum = solved(system.equalities[number], column, known)
    known[column] = sum
    return sum is not None


def solved(row: Row, column: int, known: Known) -> AffineExpr | None:
    """Solves an equality for a variable, rounded down; None if that depends on an unknown variable."""
    total: AffineExpr = affine.constant(0)
    for other, coefficient in enumerate(row[:-1]):
        if other == column or not coefficient:
            continue
        expr = known[other]
        if expr is None:
            return None
        total = total + expr * coefficient
    total = total + row[-1]
    divisor = row[column]
    return (-total).floordiv(divisor) if divisor > 0 else total.floordiv(-divisor)


def _find_remainder(
    system: ConstraintSystem, column: int, lower: int, upper: int, start: int, count: int, known: Known
) -> bool:
    """Detects ``r = n - divisor * q`` with ``0 <= r < divisor``: r is the remainder of a dim n, and q the
    quotient."""
    if lower != 0 or upper < 1:
        return False
    divisor = upper + 1
    for row in system.equalities:
        own = row[column]
        if not own or row[-1]:
            continue
        row_dividend = _remainder_dividend(system, row, column, divisor, known)
        if row_dividend is None:
            continue
        dividend, quotients = row_dividend
        total = (-dividend).floordiv(own) if own > 0 else dividend.floordiv(-own)
        number = simplify_affine_expr(total, system.num_dims, system.num_symbols)
        if not isinstance(number, affine.AffineDimExpr) or not quotients:
            continue
        position = number.position if number.position < start else number.position + count
        bound = constant_upper_bound(system, position)
        known[column] = number if bound is not None and bound < divisor else number % divisor
        last = quotients[-1]
        if len(quotients) == 1 and known[last] is None:
            known[last] = number.floordiv(divisor) * (1 if row[last] * own > 0 else -1)
        return True
    return False


def _remainder_dividend(
    system: ConstraintSystem, row: Row, column: int, divisor: int, known: Known
) -> tuple[AffineExpr, list[int]] | None:
    """Returns the part of an equality that is divided, and the variables that may be the quotient."""
    dividend: AffineExpr = affine.constant(0)
    quotients: list[int] = []
    for other in range(system.num_dims_and_symbols):
        coefficient = row[other]
        if other == column or not coefficient:
            continue
        if coefficient % (divisor * row[column]) == 0:
            quotients.append(other)
            continue
        expr = known[other]
        if expr is None:
            return None
        dividend = dividend + expr * coefficient
    return dividend, quotients


# ---- Bounds as maps


def lower_and_upper_bound(
    system: ConstraintSystem,
    column: int,
    start: int,
    count: int,
    first_symbol: int,
    local_exprs: Sequence[AffineExpr] = (),
) -> tuple[AffineMap, AffineMap]:
    """Returns the bounds (the upper exclusive) of one of ``count`` dims from ``start`` on, as maps of the other
    variables: those before ``first_symbol`` are dims."""
    rows = bound_rows(system, column, start, count)
    num_dims, num_symbols = first_symbol - count, system.num_dims_and_symbols - first_symbol

    def expr_of(row: Row, sign: int) -> AffineExpr:
        rest = [sign * number for number in (*row[:start], *row[start + count :])]
        return get_affine_expr_from_flat_form(rest, num_dims, num_symbols, local_exprs)

    lower: list[AffineExpr] = []
    for number in rows.lower:
        row = system.inequalities[number]
        divisor = row[column]
        lower.append((expr_of(row, -1) + (divisor - 1)).floordiv(divisor))
    upper: list[AffineExpr] = []
    for number in rows.upper:
        row = system.inequalities[number]
        upper.append(expr_of(row, 1).floordiv(-row[column]) + 1)
    for number in rows.equal:
        row = system.equalities[number]
        expr = expr_of(row, -1 if row[column] > 0 else 1)
        upper.append(expr.floordiv(abs(row[column])) + 1)
        lower.append(expr.ceildiv(abs(row[column])))
    return AffineMap(num_dims, num_symbols, lower), AffineMap(num_dims, num_symbols, upper)


def slice_bounds(
    system: ConstraintSystem, start: int, count: int
) -> tuple[list[AffineMap | None], list[AffineMap | None]]:
    """Returns lower and (exclusive) upper bounds of ``count`` dims from ``start`` on, as maps of the other dims and
    symbols; None if there are none. Multi-result bounds are replaced with constants where possible."""
    system.normalize()
    lowers, uppers = _slices.of(system, (start, count), lambda: _find_slice_bounds(system, start, count))
    return lowers.copy(), uppers.copy()


_slices: Answers[tuple[list[AffineMap | None], list[AffineMap | None]]] = Answers()


def _find_slice_bounds(
    system: ConstraintSystem, start: int, count: int
) -> tuple[list[AffineMap | None], list[AffineMap | None]]:
    known = unknown_variables(system, start, count)
    num_dims, num_symbols = system.num_dims - count, system.num_symbols
    irredundant: ConstraintSystem | None = None
    lowers: list[AffineMap | None] = []
    uppers: list[AffineMap | None] = []

    def constant_map(number: int) -> AffineMap:
        return AffineMap(num_dims, num_symbols, [affine.constant(number)])

    for column in range(start, start + count):
        expr = known[column]
        if expr is not None:
            expr = simplify_affine_expr(expr, num_dims, num_symbols)
            lowers.append(AffineMap(num_dims, num_symbols, [expr]))
            uppers.append(AffineMap(num_dims, num_symbols, [expr + 1]))
            continue
        lower: AffineMap | None = None
        upper: AffineMap | None = None
        if not system.num_locals:
            if irredundant is None:
                irredundant = system.copy()
                remove_redundant_inequalities(irredundant)
            lower, upper = lower_and_upper_bound(irredundant, column, start, count, system.num_dims)
        if lower is None or lower.num_results != 1:
            number = constant_lower_bound(system, column)
            if number is not None:
                lower = constant_map(number)
        if upper is None or upper.num_results != 1:
            number = constant_upper_bound(system, column)
            if number is not None:
                upper = constant_map(number + 1)
        lowers.append(lower)
        uppers.append(upper)
    return lowers, uppers


class SymbolicExtent(NamedTuple):
    """A constant number of values, and the symbolic lower and (inclusive) upper bound around them."""

    size: int
    lower: AffineMap | None
    upper: AffineMap | None


def symbolic_extent(system: ConstraintSystem, column: int) -> SymbolicExtent | None:
    """Returns the smallest constant that bounds how many values a dim takes for any symbols. Unlike
    ``constant_extent`` it looks through locals that are quotients of symbols."""
    known = known_locals(system)
    first_local = system.num_dims_and_symbols

    def is_symbolic(row: Row) -> bool:
        return all(
            not row[other] or ((expr := known[other]) is not None and expr.is_symbolic_or_constant)
            for other in range(first_local, system.num_variables)
        )

    def as_map(expr: AffineExpr | None) -> AffineMap | None:
        return None if expr is None else AffineMap(0, system.num_symbols, [expr])

    number = equality_to_constant(system, column, symbolic=True)
    if number is not None and is_symbolic(system.equalities[number]):
        value = solved(system.equalities[number], column, known)
        map = as_map(None if value is None else simplify_affine_expr(value, 0, system.num_symbols))
        return SymbolicExtent(1, map, map)
    rows = bound_rows(system, column, 0, system.num_dims)
    best: tuple[int, AffineExpr, AffineExpr] | None = None
    lowers = [
        _bound_expr(system.inequalities[number], column, known)
        for number in rows.lower
        if is_symbolic(system.inequalities[number])
    ]
    uppers = [
        _bound_expr(system.inequalities[number], column, known)
        for number in rows.upper
        if is_symbolic(system.inequalities[number])
    ]
    for upper in uppers:
        for lower in lowers:
            difference = simplify_affine_expr(upper - lower + 1, 0, system.num_symbols)
            if isinstance(difference, affine.AffineConstantExpr):
                size = max(0, difference.value)
                if best is None or size < best[0]:
                    best = (size, lower, upper)
    return None if best is None else SymbolicExtent(best[0], as_map(best[1]), as_map(best[2]))


def _bound_expr(row: Row, column: int, known: Known) -> AffineExpr:
    """Returns the bound of a variable from an inequality: rounded up for lower bounds, down for upper ones."""
    total: AffineExpr = affine.constant(0)
    for other, coefficient in enumerate(row[:-1]):
        expr = known[other]
        if other != column and coefficient and expr is not None:
            total = total + expr * coefficient
    total = total + row[-1]
    divisor = row[column]
    # In this form differences of bounds simplify where those of ceildiv would not.
    return (-total + (divisor - 1)).floordiv(divisor) if divisor > 0 else total.floordiv(-divisor)
