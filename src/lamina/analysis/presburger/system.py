"""A constraint system and its row operations."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Self

# Coefficients of all variables, then the constant. An equality states that the sum is 0, an inequality that it is >= 0.
Row = list[int]


class Kind(Enum):
    """The kind of a variable. Rows list dims, then symbols, then locals (which are existentially quantified)."""

    DIM = 0
    SYMBOL = 1
    LOCAL = 2


class ConstraintSystem:
    """A set of integer points, defined by linear constraints.

    Subclasses may attach data to the variables by overriding ``_variables_inserted`` and ``_variables_removed``.
    """

    def __init__(self, num_dims: int = 0, num_symbols: int = 0, num_locals: int = 0) -> None:
        self.num_dims = num_dims
        self.num_symbols = num_symbols
        self.num_locals = num_locals
        self.equalities: list[Row] = []
        self.inequalities: list[Row] = []

    # ---- Variables

    @property
    def num_dims_and_symbols(self) -> int:
        return self.num_dims + self.num_symbols

    @property
    def num_variables(self) -> int:
        return self.num_dims + self.num_symbols + self.num_locals

    @property
    def num_constraints(self) -> int:
        return len(self.equalities) + len(self.inequalities)

    def offset_of(self, kind: Kind) -> int:
        """Returns the column of the first variable of a kind."""
        if kind is Kind.DIM:
            return 0
        return self.num_dims if kind is Kind.SYMBOL else self.num_dims + self.num_symbols

    def count_of(self, kind: Kind) -> int:
        """Returns the number of variables of a kind."""
        if kind is Kind.DIM:
            return self.num_dims
        return self.num_symbols if kind is Kind.SYMBOL else self.num_locals

    def _add_to_count(self, kind: Kind, number: int) -> None:
        if kind is Kind.DIM:
            self.num_dims += number
        elif kind is Kind.SYMBOL:
            self.num_symbols += number
        else:
            self.num_locals += number

    def kind_of(self, column: int) -> Kind:
        """Returns the kind of the variable in a column."""
        if column < self.num_dims:
            return Kind.DIM
        return Kind.SYMBOL if column < self.num_dims_and_symbols else Kind.LOCAL

    def insert_variables(self, kind: Kind, position: int, count: int = 1) -> int:
        """Inserts variables before the given position within their kind; returns the column of the first."""
        column = self.offset_of(kind) + position
        zeros = [0] * count
        for rows in (self.equalities, self.inequalities):
            for row in rows:
                row[column:column] = zeros
        self._add_to_count(kind, count)
        self._variables_inserted(column, count)
        return column

    def append_variables(self, kind: Kind, count: int = 1) -> int:
        """Appends variables of the kind; returns the column of the first."""
        return self.insert_variables(kind, self.count_of(kind), count)

    def remove_columns(self, start: int, end: int) -> None:
        """Drops the variables of the columns ``start`` to ``end`` (not included) with their coefficients."""
        if start >= end:
            return
        symbols = self.num_dims
        local = symbols + self.num_symbols
        dims_gone = max(0, min(end, symbols) - start)
        symbols_gone = max(0, min(end, local) - max(start, symbols))
        self.num_dims -= dims_gone
        self.num_symbols -= symbols_gone
        self.num_locals -= end - start - dims_gone - symbols_gone
        for rows in (self.equalities, self.inequalities):
            for row in rows:
                del row[start:end]
        self._variables_removed(start, end)

    def move_variables(self, start: int, end: int, kind: Kind, position: int | None = None) -> None:
        """Changes the variables of the columns ``start`` to ``end``, which are of one kind, to another kind,
        before the given position there (by default at the end)."""
        if start >= end:
            return
        number = end - start
        target = self.insert_variables(kind, self.count_of(kind) if position is None else position, number)
        if target <= start:
            start, end = start + number, end + number
        for row in self._rows():
            row[target : target + number] = row[start:end]
        self._variables_moved(start, target, number)
        self.remove_columns(start, end)

    def swap_columns(self, left: int, other: int) -> None:
        """Exchanges two variables of the same kind."""
        for row in self._rows():
            row[left], row[other] = row[other], row[left]
        self._variables_swapped(left, other)

    def _variables_inserted(self, column: int, count: int) -> None:
        pass

    def _variables_removed(self, start: int, end: int) -> None:
        pass

    def _variables_moved(self, source: int, target: int, count: int) -> None:
        pass

    def _variables_swapped(self, left: int, other: int) -> None:
        pass

    # ---- Constraints

    def _rows(self) -> Iterator[Row]:
        yield from self.equalities
        yield from self.inequalities

    def zero_row(self) -> Row:
        """Returns a row of zeros."""
        return [0] * (self.num_variables + 1)

    def add_equality(self, row: Iterable[int]) -> None:
        """The sum is zero."""
        self.equalities.append(list(row))

    def add_inequality(self, row: Iterable[int]) -> None:
        """The sum is at least zero."""
        self.inequalities.append(list(row))

    def fix(self, column: int, value: int) -> None:
        """The variable equals the value."""
        row = self.zero_row()
        row[column], row[-1] = 1, -value
        self.equalities.append(row)

    def at_least(self, column: int, value: int) -> None:
        """The variable is not below the value."""
        row = self.zero_row()
        row[column], row[-1] = 1, -value
        self.inequalities.append(row)

    def at_most(self, column: int, value: int) -> None:
        """The variable is not above the value."""
        row = self.zero_row()
        row[column], row[-1] = -1, value
        self.inequalities.append(row)

    def add_floor_division(self, dividend: Sequence[int], divisor: int) -> int:
        """Adds a local for the floor of a sum divided by a positive number; returns its column."""
        column = self.append_variables(Kind.LOCAL)
        lower = [-number for number in dividend[:-1]] + [divisor, divisor - 1 - dividend[-1]]
        upper = [*dividend[:-1], -divisor, dividend[-1]]
        self.add_inequality(lower)
        self.add_inequality(upper)
        return column

    def append(self, other: ConstraintSystem) -> None:
        """Adds the constraints of a system over the same variables."""
        assert other.num_variables == self.num_variables
        self.inequalities += [list(row) for row in other.inequalities]
        self.equalities += [list(row) for row in other.equalities]

    def replace_constraints(self, equalities: list[Row], inequalities: list[Row]) -> None:
        """Replaces the constraints with others over the same variables."""
        self.equalities = equalities
        self.inequalities = inequalities

    def first_equality_with(self, column: int) -> int | None:
        """Returns the number of the first equality with a coefficient for the variable."""
        return next((number for number, row in enumerate(self.equalities) if row[column]), None)

    # ---- Copies

    def copy(self) -> Self:
        """Returns an independent system with the same constraints."""
        result = self._empty_copy()
        result.equalities = [row.copy() for row in self.equalities]
        result.inequalities = [row.copy() for row in self.inequalities]
        return result

    def plain_copy(self) -> ConstraintSystem:
        """Returns an independent system of constraints without what subclasses attach to the variables."""
        result = ConstraintSystem(self.num_dims, self.num_symbols, self.num_locals)
        result.equalities = [row.copy() for row in self.equalities]
        result.inequalities = [row.copy() for row in self.inequalities]
        return result

    def contents(self) -> tuple[object, ...]:
        """Returns a key that is equal for equal systems."""
        equalities, inequalities = tuple(map(tuple, self.equalities)), tuple(map(tuple, self.inequalities))
        return self.num_dims, self.num_symbols, self.num_locals, equalities, inequalities

    def _empty_copy(self) -> Self:
        empty = type(self)()
        empty._take_counts(self)
        return empty

    def _take_counts(self, other: ConstraintSystem) -> None:
        self.num_dims, self.num_symbols, self.num_locals = other.num_dims, other.num_symbols, other.num_locals

    # ---- Normal form

    def normalize(self) -> None:
        """Divides each row by the common divisor of its coefficients and constant."""
        for row in self._rows():
            _divide(row, math.gcd(*row))

    def tighten(self) -> None:
        """Divides each inequality by the common divisor of its coefficients, the constant rounded down."""
        for row in self.inequalities:
            divisor = math.gcd(*row[:-1])
            if divisor > 1:
                _divide(row, divisor)

    def remove_trivial_redundancy(self) -> None:
        """Drops inequalities that always hold, and all except the tightest of those with the same coefficients."""
        self.tighten()
        self.normalize()
        known: dict[tuple[int, ...], int] = {}
        kept: list[Row | None] = []
        for row in self.inequalities:
            if row[-1] >= 0 and not any(row[:-1]):
                continue
            key = tuple(row[:-1])
            if key in known:
                other = kept[known[key]]
                assert other is not None
                if other[-1] <= row[-1]:
                    continue
                kept[known[key]] = None
            known[key] = len(kept)
            kept.append(row)
        self.inequalities = [row for row in kept if row is not None]

    def contains(self, point: Sequence[int]) -> bool:
        """True if values for all variables satisfy all constraints."""

        def total(row: Row) -> int:
            return sum(number * value for number, value in zip(row, point, strict=False)) + row[-1]

        return all(total(row) == 0 for row in self.equalities) and all(total(row) >= 0 for row in self.inequalities)

    def __str__(self) -> str:
        lines = [f"{self.num_dims} dims, {self.num_symbols} symbols, {self.num_locals} locals"]
        lines += [" ".join(f"{number:4}" for number in row) + " == 0" for row in self.equalities]
        lines += [" ".join(f"{number:4}" for number in row) + " >= 0" for row in self.inequalities]
        return "\n".join(lines)


def _divide(row: Row, divisor: int) -> None:
    if divisor > 1:
        row[:] = [number // divisor for number in row]
