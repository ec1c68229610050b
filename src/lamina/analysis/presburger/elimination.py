"""Projection by Gaussian and Fourier-Motzkin elimination, and emptiness."""

from __future__ import annotations

import math

from lamina.analysis.presburger.memory import Answers
from lamina.analysis.presburger.system import ConstraintSystem, Kind, Row

# Fourier-Motzkin may square the number of inequalities; give up on emptiness past this factor per variable.
EXPLOSION_FACTOR = 32


def eliminate_from_row(row: Row, pivot: Row, column: int, first_eliminated: int) -> Row:
    """Adds a multiple of the pivot to the row so that the column becomes zero; columns from ``first_eliminated`` up
    to it are already eliminated and not changed."""
    leading = row[column]
    if not leading:
        return row
    coefficient = pivot[column]
    common = math.lcm(coefficient, leading)
    pivot_factor = common // abs(coefficient) * (-1 if leading * coefficient > 0 else 1)
    row_factor = common // abs(leading)
    return [
        number if first_eliminated <= position < column else pivot_factor * other + row_factor * number
        for position, (number, other) in enumerate(zip(row, pivot, strict=True))
    ]


def _normalized(row: Row) -> Row:
    divisor = math.gcd(*row)
    return [number // divisor for number in row] if divisor > 1 else row


def eliminate_by_equalities(system: ConstraintSystem, start: int, end: int) -> int:
    """Eliminates variables of the columns ``start`` to ``end`` while equalities determine them; returns their
    number."""
    if start >= end:
        return 0
    system.tighten()
    column = start
    while column < end:
        number = system.first_equality_with(column)
        if number is None:
            if any(row[column] for row in system.inequalities):
                break
            column += 1
            continue
        pivot = system.equalities.pop(number)
        system.replace_constraints(
            [_normalized(eliminate_from_row(row, pivot, column, start)) for row in system.equalities],
            [_normalized(eliminate_from_row(row, pivot, column, start)) for row in system.inequalities],
        )
        system.tighten()
        column += 1
    system.remove_columns(start, column)
    return column - start


def eliminate(system: ConstraintSystem, column: int) -> None:
    """Removes one variable: by an equality, or by pairing its lower and upper bounds."""
    if system.first_equality_with(column) is not None:
        eliminate_by_equalities(system, column, column + 1)
        return
    system.tighten()
    lower = [row for row in system.inequalities if row[column] > 0]
    upper = [row for row in system.inequalities if row[column] < 0]
    others = [row for row in system.inequalities if not row[column]]
    if not lower and not upper:
        system.remove_columns(column, column + 1)
        return
    paired: list[Row] = []
    for high in upper:
        for low in lower:
            common = math.lcm(low[column], high[column])
            low_factor, high_factor = common // low[column], common // -high[column]
            paired.append(
                [coefficient * high_factor + two * low_factor for coefficient, two in zip(high, low, strict=True)]
            )
    system.replace_constraints(system.equalities, paired + others)
    system.remove_columns(column, column + 1)
    system.remove_trivial_redundancy()


def cheapest_to_eliminate(system: ConstraintSystem, start: int, end: int) -> int:
    """Returns the column, among some, whose elimination makes the fewest inequalities."""

    def cost(column: int) -> int:
        lower = sum(row[column] > 0 for row in system.inequalities)
        upper = sum(row[column] < 0 for row in system.inequalities)
        return lower * upper

    return min(range(start, end), key=cost)


def project_out(system: ConstraintSystem, start: int, count: int) -> None:
    """Projects out variables; the result holds for all points of the projection (possibly more over the integers)."""
    if not count:
        return
    current, end, eliminated = start, start + count, 0
    while current < system.num_variables:
        number = eliminate_by_equalities(system, current, end)
        eliminated += number
        end -= number
        current += 1
    for left in range(count - eliminated, 0, -1):
        eliminate(system, cheapest_to_eliminate(system, start, start + left))
    system.tighten()
    system.normalize()


# ---- Emptiness


def fails_divisibility(system: ConstraintSystem) -> bool:
    """True if an equality has no integer solution because the GCD of its coefficients does not divide the constant."""
    for row in system.equalities:
        divisor = math.gcd(*row[:-1])
        if divisor > 1 and row[-1] % divisor:
            return True
    return False


def has_contradiction(system: ConstraintSystem) -> bool:
    """True if a row without variables does not hold."""

    for row in system.equalities:
        if row[-1] and not any(row[:-1]):
            return True
    for row in system.inequalities:
        if row[-1] < 0 and not any(row[:-1]):
            return True
    return False


_emptiness: Answers[bool] = Answers()


def is_empty(system: ConstraintSystem) -> bool:
    """True if the system has no integer solution; False if unknown."""
    if fails_divisibility(system) or has_contradiction(system):
        return True
    return _emptiness.of(system, None, lambda: _eliminates_to_contradiction(system))


def _eliminates_to_contradiction(system: ConstraintSystem) -> bool:
    copy = system.plain_copy()
    remove_redundant_locals(copy)
    if fails_divisibility(copy) or has_contradiction(copy):
        return True
    current = 0
    while current < copy.num_variables:
        eliminate_by_equalities(copy, current, copy.num_variables)
        current += 1
        if has_contradiction(copy) or fails_divisibility(copy):
            return True
    limit = EXPLOSION_FACTOR * system.num_variables
    for _ in range(copy.num_variables):
        eliminate(copy, cheapest_to_eliminate(copy, 0, copy.num_variables))
        if copy.num_constraints >= limit:
            return False
        if has_contradiction(copy):
            return True
    return False


# ---- Redundancy


def remove_redundant_locals(system: ConstraintSystem) -> None:
    """Removes locals with coefficient 1 or -1 in an equality."""
    system.equalities = [_normalized(row) for row in system.equalities]
    while (given := _local_given(system)) is not None:
        number, column = given
        pivot = system.equalities.pop(number)

        def eliminated(row: Row, pivot: Row = pivot, column: int = column) -> Row:
            return _normalized(eliminate_from_row(row, pivot, column, column)) if row[column] else row

        system.replace_constraints(
            [eliminated(row) for row in system.equalities],
            [eliminate_from_row(row, pivot, column, column) for row in system.inequalities],
        )
        system.remove_columns(column, column + 1)


def _local_given(system: ConstraintSystem) -> tuple[int, int] | None:
    first = system.offset_of(Kind.LOCAL)
    for number, row in enumerate(system.equalities):
        for column in range(first, system.num_variables):
            if abs(row[column]) == 1:
                return number, column
    return None


def remove_redundant_inequalities(system: ConstraintSystem) -> None:
    """Drops inequalities implied by the others over the integers, the first ones first."""
    kept: list[Row] = []
    rows = [list(row) for row in system.inequalities]
    trial = system.plain_copy()
    for number, row in enumerate(rows):
        opposite = [-coefficient for coefficient in row]
        opposite[-1] -= 1
        trial.inequalities = [*kept, opposite, *rows[number + 1 :]]
        if not is_empty(trial):
            kept.append(row)
    system.inequalities = kept
