"""Affine expressions as rows of a constraint system, and variables bounded by them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache

from lamina.analysis.presburger.system import ConstraintSystem, Kind, Row
from lamina.ir.affine import AffineMap, FlatExpr, SimpleAffineExprFlattener


class Bound(Enum):
    """The kind of bound that an expression gives a variable. Upper bounds are exclusive."""

    LOWER = 0
    UPPER = 1
    EQUAL = 2


class Unsupported(Exception):
    """Raised for expressions that are not linear."""


def flatten_onto(system: ConstraintSystem, map: AffineMap, columns: Sequence[int]) -> list[Row]:
    """Flattens the results of a map to rows; ``columns`` maps its dims and symbols to dims and symbols of the
    system. Divisions become locals before the existing ones.

    Raises Unsupported for semi-affine maps.
    """
    flattened = _flattened(map)
    if flattened is None:
        raise Unsupported
    flat, divisions = flattened
    first_local = system.num_dims_and_symbols
    if divisions:
        system.insert_variables(Kind.LOCAL, 0, len(divisions))
    places = [*columns, *range(first_local, first_local + len(divisions))]
    width = system.num_variables + 1

    def row_of(expr: FlatExpr) -> Row:
        row = [0] * width
        for column, coefficient in expr.terms.items():
            row[places[column]] += coefficient
        row[-1] = expr.constant
        return row

    for number, (divided, divisor) in enumerate(divisions):
        dividend = row_of(divided)
        lower = [-coefficient for coefficient in dividend]
        lower[first_local + number] += divisor
        lower[-1] += divisor - 1
        dividend[first_local + number] -= divisor
        system.add_inequality(lower)
        system.add_inequality(dividend)
    return [row_of(expr) for expr in flat]


@lru_cache(maxsize=4096)
def _flattened(map: AffineMap) -> tuple[list[FlatExpr], list[tuple[FlatExpr, int]]] | None:
    """The results of a map as sums, and the divisions among their terms; None for a semi-affine map."""
    flattener = SimpleAffineExprFlattener(map.num_dims, map.num_symbols)
    results = [flattener.flatten(expr) for expr in map.results]
    sums = [flat for flat in results if flat is not None]
    divisions = [division for division in flattener.divisions if division is not None]
    if len(sums) < len(results) or len(divisions) < len(flattener.divisions):
        return None
    return sums, divisions


def add_bound_row(system: ConstraintSystem, bound: Bound, column: int, row: Row) -> None:
    """Bounds a variable by a sum of others; nothing happens where the variable is in that sum."""
    if row[column]:
        return
    if bound is not Bound.UPPER:
        row = [-number for number in row]
    row[column] = -1 if bound is Bound.UPPER else 1
    if bound is Bound.EQUAL:
        system.add_equality(row)
        return
    if bound is Bound.UPPER:
        row[-1] -= 1
    system.add_inequality(row)
