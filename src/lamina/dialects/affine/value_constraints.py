"""Constraint systems whose dims and symbols represent values, with constraints from loops and conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from lamina.analysis.presburger import ConstraintSystem, Kind
from lamina.analysis.presburger.bounds import equality_to_constant
from lamina.analysis.presburger.elimination import is_empty, project_out
from lamina.analysis.presburger.expressions import known_locals
from lamina.analysis.presburger.flattening import Bound as Bound
from lamina.analysis.presburger.flattening import Unsupported as Unsupported
from lamina.analysis.presburger.flattening import add_bound_row, flatten_onto
from lamina.analysis.presburger.system import Row
from lamina.dialects.affine.bounds import constant_bound
from lamina.dialects.affine.compose import canonicalize_map_and_operands, compose_map_and_operands
from lamina.dialects.affine.dim_symbol import is_induction_variable, is_valid_symbol
from lamina.dialects.affine.ops import AffineApplyOp, AffineForOp, AffineIfOp, AffineParallelOp
from lamina.dialects.affine.verification import bound_groups
from lamina.ir import affine
from lamina.ir.affine import AffineMap, IntegerSet
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite.fold import constant_int


class ValueConstraints(ConstraintSystem):
    """A constraint system with a value (or None) for each dim and symbol."""

    def __init__(self, dims: Sequence[Value | None] = (), symbols: Sequence[Value | None] = ()) -> None:
        super().__init__(len(dims), len(symbols))
        self.values: list[Value | None] = [*dims, *symbols]

    def _empty_copy(self) -> Self:
        empty = type(self)()
        empty._take_counts(self)
        empty.values = list(self.values)
        return empty

    # ---- Values of variables

    def _variables_inserted(self, column: int, count: int) -> None:
        if column <= len(self.values) and len(self.values) < self.num_dims_and_symbols:
            self.values[column:column] = [None] * count

    def _variables_removed(self, start: int, end: int) -> None:
        del self.values[start:end]

    def _variables_moved(self, source: int, target: int, count: int) -> None:
        if target < self.num_dims_and_symbols:
            self.values[target : target + count] = self.values[source : source + count]

    def _variables_swapped(self, first: int, other: int) -> None:
        self.values[first], self.values[other] = self.values[other], self.values[first]

    def find(self, value: Value, start: int = 0) -> int | None:
        """Returns the column of a value's variable."""
        for column in range(start, len(self.values)):
            if self.values[column] is value:
                return column
        return None

    def append_value(self, kind: Kind, value: Value | None) -> int:
        """Appends a variable of the kind for the value."""
        column = self.append_variables(kind)
        self.values[column] = value
        return column

    @property
    def dims(self) -> list[Value | None]:
        return self.values[: self.num_dims]

    @property
    def symbols(self) -> list[Value | None]:
        return self.values[self.num_dims :]

    def separate_symbols(self, num_symbols: int) -> None:
        """Turns the last ``count`` dims and symbols into the symbols."""
        total = self.num_dims_and_symbols
        self.num_dims, self.num_symbols = total - num_symbols, num_symbols

    def project_out_value(self, value: Value) -> None:
        """Removes the variable of the value."""
        column = self.find(value)
        assert column is not None
        project_out(self, column, 1)

    def fold_constants(self, start: int, count: int) -> None:
        """Removes variables that an equality makes constants."""
        column = start
        for _ in range(count):
            number = equality_to_constant(self, column)
            if number is None:
                column += 1
                continue
            row = self.equalities[number]
            value = -row[-1] * row[column]
            for other in self._rows():
                other[-1] += other[column] * value
            self.remove_columns(column, column + 1)

    # ---- Maps

    def flatten(self, map: AffineMap, operands: Sequence[Value]) -> list[Row]:
        """Flattens the results of a map over existing variables to rows; divisions become locals before the others.

        Raises Unsupported for semi-affine maps.
        """
        columns = []
        for operand in operands:
            column = self.find(operand)
            assert column is not None
            columns.append(column)
        return flatten_onto(self, map, columns)

    def add_bound(self, bound: Bound, column: int, map: AffineMap, operands: Sequence[Value]) -> None:
        """Bounds a variable by the results of a map of values, which become variables too.

        Raises Unsupported where a value is neither a symbol nor an induction variable, or the map is semi-affine.
        """
        map, values = compose_map_and_operands(map, operands)
        map, values = canonicalize_map_and_operands(map.simplify(), values)
        target = self.values[column]
        known = len(self.dims)
        for value in values:
            self.add_value(value)
        # Dims precede symbols, so a symbol's column may have moved.
        column += self.num_dims - known if column >= known else 0
        assert self.values[column] is target
        for row in self.flatten(map, values):
            add_bound_row(self, bound, column, row)

    def compose(self, map: AffineMap, operands: Sequence[Value]) -> None:
        """Adds the results of a map of variables as leading dims. Raises Unsupported if it is semi-affine."""
        rows = self.flatten(map, operands)
        count = len(rows)
        self.insert_variables(Kind.DIM, 0, count)
        for number, row in enumerate(rows):
            negated = [0] * count + [-coefficient for coefficient in row]
            negated[number] = 1
            self.add_equality(negated)

    # ---- Constraints from the IR

    def add_value(self, value: Value) -> None:
        """A variable for an induction variable, with its loop's bounds, or for a symbol; none if there is one.

        Raises Unsupported for other values.
        """
        if self.find(value) is not None:
            return
        if isinstance(value.defining_op, AffineApplyOp):
            raise Unsupported
        if is_valid_symbol(value):
            column = self.append_value(Kind.SYMBOL, value)
            number = constant_int(value)
            if number is not None:
                self.fix(column, number)
            return
        if not is_induction_variable(value):
            raise Unsupported
        self.append_value(Kind.DIM, value)
        self.add_loop_domain(owner_of(value))

    def add_loop_domain(self, loop: Operation) -> None:
        """The bounds of a loop whose induction variables are here."""
        if isinstance(loop, AffineForOp):
            self._add_for_domain(loop)
        else:
            assert isinstance(loop, AffineParallelOp)
            self._add_parallel_domain(loop)

    def _add_for_domain(self, loop: AffineForOp) -> None:
        induction = loop.regions[0].arguments[0]
        step = loop.step
        lower = constant_bound(loop.lower_bound_map)
        if step != 1 and lower is not None:
            self._add_stride(induction, lower, step)
        self._add_loop_bound(Bound.LOWER, induction, loop.lower_bound_map, loop.lower_bound_operands)
        self._add_loop_bound(Bound.UPPER, induction, loop.upper_bound_map, loop.upper_bound_operands)

    def _add_stride(self, induction: Value, lower: int, step: int) -> None:
        """``induction - lower == step * q``."""
        column = self.find(induction)
        assert column is not None
        dividend = self.zero_row()
        dividend[column], dividend[-1] = 1, -lower
        quotient = self.add_floor_division(dividend, step)
        row = self.zero_row()
        row[column], row[quotient], row[-1] = 1, -step, -lower
        self.add_equality(row)

    def _add_loop_bound(self, bound: Bound, induction: Value, map: AffineMap, operands: Sequence[Value]) -> None:
        column = self.find(induction)
        assert column is not None
        number = constant_bound(map)
        if number is None:
            self.add_bound(bound, column, map, operands)
        elif bound is Bound.LOWER:
            self.at_least(column, number)
        else:
            self.at_most(column, number - 1)

    def _add_parallel_domain(self, loop: AffineParallelOp) -> None:
        split = loop.lower_bounds_map.num_inputs
        operands = loop.operands
        for position, induction in enumerate(loop.regions[0].arguments):
            for bound, bounds, groups, values in (
                (Bound.LOWER, loop.lower_bounds_map, loop.lower_bounds_groups, operands[:split]),
                (Bound.UPPER, loop.upper_bounds_map, loop.upper_bounds_groups, operands[split:]),
            ):
                map = group_map(bounds, bound_groups(groups), position)
                self._add_loop_bound(bound, induction, map, values)

    def add_condition(self, condition: AffineIfOp) -> None:
        """The integer set of an affine.if. Raises Unsupported if it is semi-affine."""
        set, operands = canonicalize_map_and_operands(condition.condition, condition.operands)
        other = constraints_of_set(set, operands)
        align(self, other)
        self.append(other)


def group_map(map: AffineMap, groups: Sequence[int], position: int) -> AffineMap:
    """Returns the bounds of one dimension of an affine.parallel."""
    start = sum(groups[:position])
    return map.slice_map(start, groups[position])


def owner_of(induction: Value) -> Any:
    """Returns the loop of an induction variable."""
    assert isinstance(induction, BlockArgument)
    loop = induction.owner.parent_op
    assert isinstance(loop, AffineForOp | AffineParallelOp)
    return loop


def constraints_of_set(set: IntegerSet, operands: Sequence[Value]) -> ValueConstraints:
    """Returns an integer set over values as constraints. Raises Unsupported if it is semi-affine."""
    constraints = ValueConstraints(operands[: set.num_dims], operands[set.num_dims :])
    rows = constraints.flatten(AffineMap(set.num_dims, set.num_symbols, set.constraints), operands)
    for row, equal in zip(rows, set.eq_flags, strict=True):
        (constraints.add_equality if equal else constraints.add_inequality)(row)
    return constraints


# ---- Domains


def domain_of(operations: Sequence[Operation]) -> ValueConstraints:
    """Returns the iteration domain of loops and conditions, outermost first, over their induction variables.

    Raises Unsupported if it is not linear.
    """
    dims: list[Value | None] = []
    for operation in operations:
        if isinstance(operation, AffineForOp):
            dims.append(operation.regions[0].arguments[0])
        elif isinstance(operation, AffineParallelOp):
            dims += operation.regions[0].arguments
        elif not isinstance(operation, AffineIfOp):
            raise Unsupported
    domain = ValueConstraints(dims)
    for operation in operations:
        if isinstance(operation, AffineIfOp):
            domain.add_condition(operation)
        else:
            domain.add_loop_domain(operation)
    return domain


# ---- Alignment of two systems


def are_aligned(first: ValueConstraints, other: ValueConstraints) -> bool:
    """True if both have the same values in the same columns."""
    return (
        first.num_dims == other.num_dims
        and first.num_symbols == other.num_symbols
        and all(left is right for left, right in zip(first.values, other.values, strict=True))
    )


def align(first: ValueConstraints, other: ValueConstraints, start: int = 0) -> None:
    """Gives both systems the same variables in the same order: those of the first, then those only in the second. Dims
    before ``start`` are ignored."""
    _align_kind(first, other, Kind.DIM, start)
    _align_kind(first, other, Kind.SYMBOL, 0)
    own = first.num_locals
    first.append_variables(Kind.LOCAL, other.num_locals)
    other.insert_variables(Kind.LOCAL, 0, own)


def _align_kind(first: ValueConstraints, other: ValueConstraints, kind: Kind, start: int) -> None:
    for position in range(start, first.count_of(kind)):
        value = first.values[first.offset_of(kind) + position]
        column = other.offset_of(kind) + position
        found_column = None if value is None else other.find(value, column)
        if found_column is not None and found_column < other.offset_of(kind) + other.count_of(kind):
            other.swap_columns(column, found_column)
        else:
            other.insert_variables(kind, position)
            other.values[column] = value
    for position in range(first.count_of(kind), other.count_of(kind)):
        first.append_value(kind, other.values[other.offset_of(kind) + position])


# ---- Back to integer sets


def simplified_set(set: IntegerSet) -> IntegerSet:
    """The set without what its other constraints make redundant, its constraints divided by their common divisors; the
    empty set if no point is in it. Semi-affine sets have their expressions simplified only."""
    system = ConstraintSystem(set.num_dims, set.num_symbols)
    map = AffineMap(set.num_dims, set.num_symbols, set.constraints)
    try:
        rows = flatten_onto(system, map, range(set.num_inputs))
    except Unsupported:
        return set.simplify()
    quotients, system.inequalities = system.inequalities, []
    for row, equal in zip(rows, set.eq_flags, strict=True):
        (system.add_equality if equal else system.add_inequality)(row)
    system.inequalities += quotients
    if is_empty(system):
        return IntegerSet.empty_set(set.num_dims, set.num_symbols)
    system.remove_trivial_redundancy()
    return as_integer_set(system) or set.simplify()


def as_integer_set(system: ConstraintSystem) -> IntegerSet | None:
    """Returns the constraints as an integer set; None if they use a local that is not a quotient of known variables."""
    if not system.num_constraints:
        return IntegerSet.universe(system.num_dims, system.num_symbols)
    local_exprs = []
    for column, expr in enumerate(known_locals(system)):
        if column < system.num_dims_and_symbols:
            continue
        if expr is None and any(row[column] for row in [*system.equalities, *system.inequalities]):
            return None
        local_exprs.append(affine.constant(0) if expr is None else expr)
    exprs = []
    flags = []
    for rows, equal in ((system.equalities, True), (system.inequalities, False)):
        for row in rows:
            exprs.append(affine.get_affine_expr_from_flat_form(row, system.num_dims, system.num_symbols, local_exprs))
            flags.append(equal)
    return IntegerSet(system.num_dims, system.num_symbols, exprs, flags)
