"""Linear constraint systems over values, for simplifying minima and maxima."""

from __future__ import annotations

import math
from collections.abc import Sequence

from lamina.dialects.affine.dim_symbol import is_induction_variable, is_valid_symbol
from lamina.ir import affine
from lamina.ir.affine import AffineMap, FlatExpr, SimpleAffineExprFlattener
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

# A row is a dictionary from variable to coefficient; the key CONSTANT has the constant term. It states that the sum
# is at least zero.
CONSTANT = -1
Row = dict[int, int]

# Eliminating a variable may multiply the rows; systems beyond this size are abandoned.
MAX_ROWS = 400


class ConstraintSystem:
    """Inequalities over variables, optionally associated with values."""

    def __init__(self) -> None:
        self.variables: list[Value | None] = []
        self.is_dim: list[bool] = []
        self.rows: list[Row] = []
        self.has_locals = False

    def copy(self) -> ConstraintSystem:
        copied = ConstraintSystem()
        copied.variables, copied.is_dim = list(self.variables), list(self.is_dim)
        copied.rows = list(self.rows)
        copied.has_locals = self.has_locals
        return copied

    def add_variable(self, value: Value | None, is_dim: bool = False) -> int:
        """Adds a variable; returns its index."""
        self.variables.append(value)
        self.is_dim.append(is_dim)
        return len(self.variables) - 1

    def find(self, value: Value) -> int | None:
        """Returns the variable of a value."""
        return next((index for index, known in enumerate(self.variables) if known is value), None)

    def add_inequality(self, row: Row) -> None:
        self.rows.append({key: number for key, number in row.items() if number})

    def add_equality(self, row: Row) -> None:
        self.add_inequality(row)
        self.add_inequality({key: -number for key, number in row.items()})

    def fix(self, variable: int, number: int) -> None:
        """The variable equals the number."""
        self.add_equality({variable: 1, CONSTANT: -number})

    def row_of(self, map: AffineMap, operands: Sequence[Value]) -> Row | None:
        """Returns a map result as a row; divisions become new variables with their bounds. None for
        operands other than symbols and known variables, or products of symbols."""
        numbers: list[int] = []
        for position, value in enumerate(operands):
            # As in MLIR nothing is composed or merged: a repeated operand counts as unknown the second time.
            if value in operands[:position]:
                numbers.append(self.add_variable(None))
                continue
            known = self.find(value)
            if known is None:
                if not is_valid_symbol(value) and not is_induction_variable(value):
                    return None
                known = self.add_variable(value, is_dim=not is_valid_symbol(value))
                constant = constant_int(value)
                if constant is not None:
                    self.fix(known, constant)
            numbers.append(known)
        return self._flatten(map, numbers)

    def _flatten(self, map: AffineMap, numbers: list[int]) -> Row | None:
        flattener = SimpleAffineExprFlattener(map.num_dims, map.num_symbols)
        flat = flattener.flatten(map.results[0])
        if flat is None or not map.results[0].is_pure_affine:
            return None
        columns = list(numbers)
        for expr in flattener.local_exprs:
            row = self._quotient(expr, map, numbers) if isinstance(expr, affine.AffineBinaryOpExpr) else None
            if row is None:
                return None
            columns.append(row)
        return _row(flat, columns)

    def _quotient(self, expr: affine.AffineBinaryOpExpr, map: AffineMap, numbers: list[int]) -> int | None:
        """Returns a variable q with q * d <= dividend <= q * d + d - 1 (or the same for a quotient rounded up)."""
        if expr.kind not in (affine.FLOORDIV, affine.CEILDIV) or not isinstance(expr.rhs, affine.AffineConstantExpr):
            return None
        divisor = expr.rhs.value
        inner = self._flatten(map.with_results([expr.lhs]), numbers)
        if inner is None or divisor <= 0:
            return None
        if expr.kind == affine.CEILDIV:
            inner = combined(inner, 1, {CONSTANT: divisor - 1}, 1)
        self.has_locals = True
        quotient = self.add_variable(None)
        self.add_inequality(combined(inner, 1, {quotient: -divisor}, 1))
        self.add_inequality(combined({quotient: divisor, CONSTANT: divisor - 1}, 1, inner, -1))
        return quotient

    def is_empty(self) -> bool:
        """True if the constraints are provably unsatisfiable over the integers; False if undecided."""
        return _eliminate(self.rows, ()) is None

    def implies(self, row: Row) -> bool:
        """True if the constraints make the row at least zero."""
        opposite = {key: -number for key, number in row.items()}
        opposite[CONSTANT] = opposite.get(CONSTANT, 0) - 1
        return _eliminate([*self.rows, opposite], ()) is None

    def single_value(self, value: Value) -> int | None:
        """Returns the only possible value; None if there are several, or the value has no variable."""
        variable = self.find(value)
        if variable is None:
            return None
        greatest = self.constant_upper_bound({variable: 1})
        least = self.constant_upper_bound({variable: -1})
        return greatest if greatest is not None and least is not None and greatest == -least else None

    def constant_upper_bound(self, row: Row) -> int | None:
        """Returns the least constant upper bound of the row that eliminating all variables yields."""
        target = len(self.variables) + 1
        rows = [*self.rows, combined(row, 1, {target: -1}, 1), combined({target: 1}, 1, row, -1)]
        left = _eliminate(rows, (target,))
        if left is None:
            return None
        bounds = [term.get(CONSTANT, 0) // -term[target] for term in left if term.get(target, 0) < 0]
        return min(bounds) if bounds else None


def _row(flat: FlatExpr, columns: Sequence[int]) -> Row:
    row: Row = {CONSTANT: flat.constant}
    for column, coefficient in flat.terms.items():
        row[columns[column]] = row.get(columns[column], 0) + coefficient
    return row


def combined(row: Row, factor: int, other: Row, other_factor: int) -> Row:
    """factor * one + other_factor * other."""
    combination = {key: factor * number for key, number in row.items()}
    for key, number in other.items():
        combination[key] = combination.get(key, 0) + other_factor * number
    return {key: number for key, number in combination.items() if number}


def _tightened(row: Row) -> Row:
    """Divided by the common divisor of its coefficients, the constant rounded down."""
    divisor = math.gcd(*(abs(number) for key, number in row.items() if key != CONSTANT))
    if divisor <= 1:
        return row
    return {key: number // divisor for key, number in row.items()}


def _eliminate(rows: Sequence[Row], keep: Sequence[int]) -> list[Row] | None:
    """Eliminates all variables except the kept ones by Fourier-Motzkin; None on a contradiction."""
    current = _reduced(rows)
    while current is not None:
        variables = {key for row in current for key in row if key != CONSTANT and key not in keep}
        if not variables:
            return current
        current = _reduced(_without(current, min(variables, key=lambda key: _cost(current or [], key))))
        if current is not None and len(current) > MAX_ROWS:
            return [row for row in current if all(key in keep or key == CONSTANT for key in row)]
    return None


def _cost(rows: Sequence[Row], variable: int) -> int:
    lower = sum(row.get(variable, 0) > 0 for row in rows)
    upper = sum(row.get(variable, 0) < 0 for row in rows)
    return lower * upper - lower - upper


def _without(rows: Sequence[Row], variable: int) -> list[Row]:
    lower = [row for row in rows if row.get(variable, 0) > 0]
    upper = [row for row in rows if row.get(variable, 0) < 0]
    remaining = [row for row in rows if not row.get(variable, 0)]
    for low in lower:
        for high in upper:
            remaining.append(combined(low, -high[variable], high, low[variable]))
    return remaining


def _reduced(rows: Sequence[Row]) -> list[Row] | None:
    """Tightens rows, keeping the strongest of parallel ones; None if one is a negative constant."""
    strongest: dict[tuple[tuple[int, int], ...], int] = {}
    for row in rows:
        row = _tightened(row)
        key = tuple(sorted((variable, number) for variable, number in row.items() if variable != CONSTANT and number))
        constant = row.get(CONSTANT, 0)
        if not key:
            if constant < 0:
                return None
            continue
        strongest[key] = min(constant, strongest.get(key, constant))
    for key, constant in strongest.items():
        opposite = tuple((variable, -number) for variable, number in key)
        if strongest.get(opposite, -constant) + constant < 0:
            return None
    return [{**dict(key), CONSTANT: constant} for key, constant in strongest.items()]
