"""Bounds of the variables of a constraint system."""

from __future__ import annotations

from typing import NamedTuple

from lamina.analysis.presburger.elimination import project_out
from lamina.analysis.presburger.memory import Answers
from lamina.analysis.presburger.system import ConstraintSystem, Row


class BoundRows(NamedTuple):
    """The numbers of the inequalities and equalities that bound a variable."""

    lower: list[int]
    upper: list[int]
    equal: list[int]


class Extent(NamedTuple):
    """The constant number of values of a dim, from a lower bound (a row over symbols and the constant, divided by
    ``divisor``, rounded down) to an upper bound of the same form. ``lower_row`` and ``upper_row`` are the indices of
    the constraints."""

    size: int
    lower: Row
    divisor: int
    upper: Row
    lower_row: int
    upper_row: int


def bound_rows(system: ConstraintSystem, column: int, start: int = 0, count: int = 0) -> BoundRows:
    """Returns the constraints that bound a variable without others of the columns from ``start`` on."""
    others = [other for other in range(start, start + count) if other != column]

    def numbers(rows: list[Row], sign: int) -> list[int]:
        return [
            number
            for number, row in enumerate(rows)
            if row[column] * sign > 0 and not any(row[other] for other in others)
        ]

    equal = sorted(numbers(system.equalities, 1) + numbers(system.equalities, -1))
    return BoundRows(numbers(system.inequalities, 1), numbers(system.inequalities, -1), equal)


def equality_to_constant(system: ConstraintSystem, column: int, symbolic: bool = False) -> int | None:
    """Returns the index of an equality that fixes the variable; with ``symbolic`` it may contain symbols and locals."""
    end = system.num_dims if symbolic else system.num_variables
    for number, row in enumerate(system.equalities):
        if abs(row[column]) == 1 and not any(row[other] for other in range(end) if other != column):
            return number
    return None


def constant_lower_bound(system: ConstraintSystem, column: int) -> int | None:
    """Returns the largest known constant lower bound of the variable."""
    return constant_bounds(system, column)[0]


def constant_upper_bound(system: ConstraintSystem, column: int) -> int | None:
    """Returns the smallest known constant upper bound of the variable."""
    return constant_bounds(system, column)[1]


def constant_value(system: ConstraintSystem, column: int) -> int | None:
    """Returns the value that both bounds agree on."""
    lower, upper = constant_bounds(system, column)
    return lower if lower == upper else None


_bounds: Answers[tuple[int | None, int | None]] = Answers()


def constant_bounds(system: ConstraintSystem, column: int) -> tuple[int | None, int | None]:
    """Returns the largest known constant lower bound of the variable, and the smallest upper one."""
    return _bounds.of(system, column, lambda: _find_constant_bounds(system, column))


def _find_constant_bounds(system: ConstraintSystem, column: int) -> tuple[int | None, int | None]:
    alone = system.plain_copy()
    project_out(alone, 0, column)
    project_out(alone, 1, alone.num_variables - 1)
    number = equality_to_constant(alone, 0)
    if number is not None:
        row = alone.equalities[number]
        return -row[-1] * row[0], -row[-1] * row[0]
    lower: list[int] = []
    upper: list[int] = []
    for row in alone.inequalities:
        if any(row[1:-1]):
            continue
        if row[0] > 0:
            lower.append(-(row[-1] // row[0]))
        elif row[0] < 0:
            upper.append(row[-1] // -row[0])
    return max(lower, default=None), min(upper, default=None)


def constant_extent(system: ConstraintSystem, column: int) -> Extent | None:
    """Returns the smallest constant that bounds how many values a dim takes for any values of the symbols."""
    first = system.num_dims
    number = equality_to_constant(system, column, symbolic=True)
    if number is not None:
        row = system.equalities[number]
        if any(row[system.num_dims_and_symbols : -1]):
            return None
        value = [-coefficient * row[column] for coefficient in _symbolic(system, row)]
        return Extent(1, value, 1, list(value), number, number)
    rows = bound_rows(system, column, 0, first)
    best: tuple[int, int, int] | None = None
    for high in rows.upper:
        for low in rows.lower:
            low_row, high_row = system.inequalities[low], system.inequalities[high]
            if any(left != -right for left, right in zip(low_row[:-1], high_row[:-1], strict=True)):
                continue
            size = max(0, -(-(high_row[-1] + low_row[-1] + 1) // low_row[column]))
            if best is None or size < best[0]:
                best = (size, low, high)
    if best is None:
        return None
    size, low, high = best
    row = system.inequalities[low]
    lower = [-coefficient for coefficient in _symbolic(system, row)]
    lower[-1] += row[column] - 1
    upper = _symbolic(system, system.inequalities[high])
    return Extent(size, lower, row[column], upper, low, high)


def _symbolic(system: ConstraintSystem, row: Row) -> Row:
    """Returns the coefficients of the symbols, and the constant."""
    return [*row[system.num_dims : system.num_dims_and_symbols], row[-1]]


# ---- Unions


def unite_bounding_boxes(system: ConstraintSystem, other: ConstraintSystem) -> bool:
    """Replaces the system with a box around both, which are over the same dims and symbols and have no locals.
    False, with the system unchanged, if a dim has no constant extent."""
    boxes: list[Row] = []
    for column in range(system.num_dims):
        extent, other_extent = constant_extent(system, column), constant_extent(other, column)
        if extent is None or other_extent is None or extent.divisor != other_extent.divisor:
            return False
        lower = _outer(system, other, column, extent.lower, other_extent.lower, True, extent.divisor)
        upper = _outer(system, other, column, extent.upper, other_extent.upper, False, extent.divisor)
        if lower is None or upper is None:
            return False
        dims = [0] * system.num_dims
        dims[column] = extent.divisor
        boxes.append(dims + [-number for number in lower])
        boxes.append([-number for number in dims] + upper)
    inequalities = [list(row) for row in system.inequalities if row in other.inequalities]
    equalities = [list(row) for row in system.equalities if row in other.equalities]
    system.replace_constraints(equalities, boxes + inequalities)
    system.remove_trivial_redundancy()
    return True


def _outer(
    system: ConstraintSystem, other: ConstraintSystem, column: int, left: Row, right: Row, lower: bool, divisor: int
) -> Row | None:
    """Returns the bound that is further out; a constant one where they cannot be compared."""
    if left[:-1] == right[:-1]:
        bound = list(min(left, right) if lower else max(left, right))
        if lower:
            # From the floor of a quotient to its ceiling.
            bound[-1] -= divisor - 1
        return bound
    read = constant_lower_bound if lower else constant_upper_bound
    numbers = [number for number in (read(system, column), read(other, column)) if number is not None]
    if len(numbers) < 2:
        return None
    return [0] * (len(left) - 1) + [min(numbers) if lower else max(numbers)]
