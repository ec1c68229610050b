"""Variables that the constraints define as floors of quotients."""

from __future__ import annotations

import math
from collections.abc import Sequence

from lamina.analysis.presburger.bounds import bound_rows
from lamina.analysis.presburger.system import ConstraintSystem, Row


def floor_division(system: ConstraintSystem, column: int, known: Sequence[bool]) -> tuple[Row, int] | None:
    """Returns (dividend, divisor) if a lower and an upper bound make the variable a quotient of known variables."""
    rows = bound_rows(system, column)
    for high in rows.upper:
        for low in rows.lower:
            division = _division(system.inequalities[low], system.inequalities[high], column)
            if division is not None and all(
                known[other] for other, number in enumerate(division[0][:-1]) if number and other != column
            ):
                return division
    return None


def _division(lower: Row, upper: Row, column: int) -> tuple[Row, int] | None:
    """``divisor * q <= dividend <= divisor * q + divisor - 1``, or a tighter pair."""
    divisor = lower[column]
    if any(coefficient != -other for coefficient, other in zip(lower[:-1], upper[:-1], strict=True)):
        return None
    slack = divisor - 1 - (lower[-1] + upper[-1])
    if not 0 <= slack <= divisor - 1:
        return None
    dividend = list(upper)
    dividend[column] = 0
    dividend[-1] += slack
    common = math.gcd(divisor, *dividend[:-1])
    return [number // common for number in dividend], divisor // common
