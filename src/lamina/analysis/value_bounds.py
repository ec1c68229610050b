"""Bounds of index values and of sizes of shaped values, from linear constraints contributed by the operations that
compute them.

A constraint set starts at a value and queries the models of ``ValueBoundsOpInterface`` (``value_bounds.py`` in each
dialect's folder) for its constraints, then for those of the values that occur in them, until a stop condition holds.
The order of columns is MLIR's, because the resulting bounds depend on it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Sequence
from enum import Enum

from lamina.analysis.presburger import ConstraintSystem, Kind
from lamina.analysis.presburger.bounds import constant_lower_bound, constant_upper_bound, constant_value
from lamina.analysis.presburger.elimination import is_empty, project_out
from lamina.analysis.presburger.expressions import slice_bounds
from lamina.analysis.presburger.flattening import Bound, Unsupported, add_bound_row, flatten_onto
from lamina.interfaces.destination_style import dps_inits, tied_op_operand
from lamina.interfaces.shapes import ValueBoundsOpInterface
from lamina.ir import affine, traits
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, ShapedType
from lamina.ir.value import BlockArgument, OpResult, Value, type_as

# An index value, or a shaped value and one of its dims.
Key = tuple[Value, int | None]
# True if nothing more need be known about a value (or dim): (value, dim, constraints).
Stop = Callable[[Value, "int | None", "ValueBounds"], bool]


class Comparison(Enum):
    """A relation between two values."""

    LT = "<"
    LE = "<="
    EQ = "=="
    GT = ">"
    GE = ">="


_MOST_COMPARED = 64
"""Columns of a set up to which values are compared to add constraints. Each comparison takes time of a high power of
them; the choice between two values stays unbounded in a larger set."""

_OPPOSITE = {
    Comparison.LT: Comparison.GE,
    Comparison.LE: Comparison.GT,
    Comparison.GT: Comparison.LE,
    Comparison.GE: Comparison.LT,
}


class Variable:
    """An expression over values and dims: a map of symbols with one result, and the values of the symbols."""

    __slots__ = ("map", "operands")

    def __init__(self, map: AffineMap, operands: Sequence[Value | int | Variable]) -> None:
        self.operands: list[Key] = []
        replaced = [
            self._inline(operand if isinstance(operand, Variable) else Variable.of(operand)) for operand in operands
        ]
        expr = map.results[0].replace_dims_and_symbols(replaced[: map.num_dims], replaced[map.num_dims :])
        self.map = AffineMap(0, len(self.operands), [expr])

    @classmethod
    def of(cls, value: Value | int, dim: int | None = None) -> Variable:
        """Returns a number, an index value, or one dim of a shaped value."""
        result = cls.__new__(cls)
        result.operands = []
        number = value if isinstance(value, int) else known_number(value, dim)
        expr: AffineExpr
        if number is not None:
            expr = affine.constant(number)
        elif isinstance(value, Value):
            result.operands.append((value, dim))
            expr = affine.symbol(0)
        result.map = AffineMap(0, len(result.operands), [expr])
        return result

    def _inline(self, other: Variable) -> AffineExpr:
        symbols: list[AffineExpr] = []
        for key in other.operands:
            if key not in self.operands:
                self.operands.append(key)
            symbols.append(affine.symbol(self.operands.index(key)))
        return other.map.results[0].replace_dims_and_symbols([], symbols)


def known_number(value: Value, dim: int | None = None) -> int | None:
    """Returns the number that a dim is by its type, or an index value by the constant that defines it."""
    if dim is not None:
        type = value.type
        assert isinstance(type, ShapedType)
        return None if not type.has_rank or type.shape[dim] == DYNAMIC else type.shape[dim]
    owner = value.defining_op
    if owner is None or not owner.has_trait(traits.ConstantLike):
        return None
    attribute = owner._properties.get("value")
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def _owner(value: Value) -> Operation | None:
    return value.owner.parent_op if isinstance(value, BlockArgument) else value.defining_op


class ValueBounds:
    """Constraints over values and dims, each of which has a column; other columns are expressions being compared."""

    def __init__(self, stop: Stop) -> None:
        self.system = ConstraintSystem()
        self.stop = stop
        self._keys: list[Key | None] = []
        self._work: deque[Key] = deque()

    # ---- For the models

    def expr(self, value: Value | int, dim: int | None = None) -> AffineExpr:
        """Returns a value, a dim or a number as an expression; new values are queued for queries."""
        if isinstance(value, int):
            return affine.constant(value)
        number = known_number(value, dim)
        key = (value, dim)
        if key not in self._keys:
            self._insert(Kind.SYMBOL, key)
            if number is None:
                self._work.append(key)
            else:
                self.bound(Bound.EQUAL, value, dim, number)
        return affine.constant(number) if number is not None else self._column_expr(self._keys.index(key))

    def bound(self, kind: Bound, value: Value, dim: int | None, by: AffineExpr | Value | int) -> None:
        """Bounds a value (or dim) by an expression, value or number; upper bounds are exclusive."""
        if not isinstance(by, AffineExpr):
            by = self.expr(by)
        self._bound_column(kind, self._keys.index((value, dim)), by)

    def equal(self, value: Value, dim: int | None, by: AffineExpr | Value | int) -> None:
        """The value (or dim) equals the expression."""
        self.bound(Bound.EQUAL, value, dim, by)

    def at_least(self, value: Value, dim: int | None, by: AffineExpr | Value | int) -> None:
        """The value (or dim) is not below the expression."""
        self.bound(Bound.LOWER, value, dim, by)

    def below(self, value: Value, dim: int | None, by: AffineExpr | Value | int) -> None:
        """The value (or dim) is less than the expression."""
        self.bound(Bound.UPPER, value, dim, by)

    def at_most(self, value: Value, dim: int | None, by: AffineExpr | Value | int) -> None:
        """The value (or dim) is not above the expression."""
        expr = by if isinstance(by, AffineExpr) else self.expr(by)
        self.bound(Bound.UPPER, value, dim, expr + 1)

    @property
    def is_large(self) -> bool:
        """True if comparisons of values would take too long."""
        return len(self._keys) >= _MOST_COMPARED

    def between(self, value: Value, dim: int | None, left: Value, other: Value) -> None:
        """The value (or dim) is one of two others, so it is between them if their order is known."""
        for low, high in ((left, other), (other, left)):
            if self.is_large:
                return
            if self.populate_and_compare(Variable.of(low, dim), Comparison.LE, Variable.of(high, dim)):
                self.at_least(value, dim, self.expr(low, dim))
                self.at_most(value, dim, self.expr(high, dim))

    def equal_to_dim(self, value: Value, shaped: Value, index: Value) -> None:
        """The value is the size of a dim, if the dim's number is known and valid."""
        number = known_number(index)
        type = type_as(shaped, ShapedType)
        if number is not None and (not type.has_rank or 0 <= number < len(type.shape)):
            self.equal(value, None, self.expr(shaped, number))

    # ---- Populating

    def populate(self, value: Value, dim: int | None = None) -> None:
        """Collects the constraints of a value or dim."""
        self.expr(value, dim)
        self._process()

    def add(self, variable: Variable) -> int:
        """Adds a column for an expression, with the constraints of its operands; returns its index."""
        column = self._insert(Kind.DIM, None)
        symbols = [self.expr(value, dim) for value, dim in variable.operands]
        expr = variable.map.results[0].replace_dims_and_symbols([], symbols)
        self._bound_column(Bound.EQUAL, column, expr)
        self._process()
        return column

    def populate_and_compare(self, left: Variable, how: Comparison, right: Variable) -> bool:
        """True if the relation is implied by the constraints of both sides."""
        left_id, right_id = self.add(left), self.add(right)
        return self.holds(left_id, how, right_id)

    def _insert(self, kind: Kind, key: Key | None) -> int:
        column = self.system.append_variables(kind)
        self._keys.insert(column, key)
        return column

    def _column_expr(self, column: int) -> AffineExpr:
        dims = self.system.num_dims
        return affine.dim(column) if column < dims else affine.symbol(column - dims)

    def _bound_column(self, kind: Bound, column: int, expr: AffineExpr) -> None:
        """Semi-affine bounds are left out: there may be others."""
        system = self.system
        map = AffineMap(system.num_dims, system.num_symbols, [expr])
        try:
            (row,) = flatten_onto(system, map, range(system.num_dims_and_symbols))
        except Unsupported:
            return
        add_bound_row(system, kind, column, row)

    def _process(self) -> None:
        while self._work:
            value, dim = self._work.popleft()
            if self.stop(value, dim, self):
                continue
            owner = _owner(value)
            model = None if owner is None else ValueBoundsOpInterface.get(owner)
            if model is not None and dim is None:
                model.populate_bounds_for_index_value(owner, value, self)
            elif model is not None and dim is not None:
                model.populate_bounds_for_shaped_value_dim(owner, value, dim, self)
            elif dim is not None and isinstance(value, OpResult) and dps_inits(value.owner):
                self.equal(value, dim, self.expr(tied_op_operand(value).value, dim))

    # ---- Reading

    def holds(self, left: int, how: Comparison, right: int) -> bool:
        """True if the constraints imply the relation of two columns; False if they contradict each other."""
        if is_empty(self.system):
            return False
        if how is Comparison.EQ:
            return self.holds(left, Comparison.LE, right) and self.holds(left, Comparison.GE, right)
        # The opposite must contradict the constraints.
        row = self.system.zero_row()
        sign = 1 if how in (Comparison.LT, Comparison.LE) else -1
        row[left] += sign
        row[right] -= sign
        row[-1] -= how in (Comparison.LE, Comparison.GE)
        trial = self.system.copy()
        trial.add_inequality(row)
        return is_empty(trial)

    def decides(self, left: int, how: Comparison, right: int) -> bool | None:
        """True if the relation of two columns is implied, False if its opposite is; None otherwise."""
        if how is Comparison.EQ:
            if self.holds(left, how, right):
                return True
            differs = self.holds(left, Comparison.LT, right) or self.holds(left, Comparison.GT, right)
            return False if differs else None
        if self.holds(left, how, right):
            return True
        return False if self.holds(left, _OPPOSITE[how], right) else None

    def constant(self, kind: Bound, column: int) -> int | None:
        """Returns a constant bound of a column; upper ones are inclusive."""
        read = {Bound.LOWER: constant_lower_bound, Bound.UPPER: constant_upper_bound, Bound.EQUAL: constant_value}
        return read[kind](self.system, column)

    def symbolic(self, kind: Bound, column: int) -> tuple[AffineMap, list[Key]] | None:
        """Returns a bound of a column in terms of those that satisfy the stop condition; upper bounds are exclusive."""
        position = 0
        while position < len(self._keys):
            key = self._keys[position]
            if position == column or (key is not None and self.stop(*key, self)):
                position += 1
                continue
            project_out(self.system, position, 1)
            del self._keys[position]
            column -= position < column
        lowers, uppers = slice_bounds(self.system, column, 1)
        lower, upper = lowers[0], uppers[0]
        bound = upper if kind is Bound.UPPER else lower
        if bound is None or not bound.results:
            return None
        if kind is Bound.EQUAL and (upper is None or [result - 1 for result in upper.results] != list(bound.results)):
            return None
        # Each of several bounds holds.
        return self._compressed(bound.sub_map([0]), column)

    def _compressed(self, map: AffineMap, column: int) -> tuple[AffineMap, list[Key]]:
        """The map over the columns it uses; ``column`` does not occur in it."""
        keys = self._keys[:column] + self._keys[column + 1 :]
        used = [map.is_function_of_dim(position) for position in range(map.num_dims)]
        used += [map.is_function_of_symbol(position) for position in range(map.num_symbols)]
        kept = [key for key, use in zip(keys, used, strict=True) if use and key is not None]
        return map.compress_unused_dims().compress_unused_symbols(), kept


# ---- Questions


def _both(left: Variable, right: Variable) -> tuple[ValueBounds, int, int]:
    """Two expressions with everything they are computed from."""
    bounds = ValueBounds(lambda _value, _dim, _bounds: False)
    first = bounds.add(left)
    return bounds, first, bounds.add(right)


def compare(left: Variable, how: Comparison, right: Variable) -> bool:
    """True if the relation is known to hold."""
    bounds, first, second = _both(left, right)
    return bounds.holds(first, how, second)


def strongly_compare(left: Variable, how: Comparison, right: Variable) -> bool | None:
    """True if the relation is known to hold, False if known not to; None otherwise."""
    bounds, first, second = _both(left, right)
    return bounds.decides(first, how, second)


def constant_bound(kind: Bound, variable: Variable, stop: Stop | None = None, *, closed: bool = False) -> int | None:
    """Returns a constant bound of an expression, visiting as much IR as needed (or until ``stop``).

    ``closed``: upper bounds are inclusive, like lower bounds.
    """

    def found(value: Value, dim: int | None, bounds: ValueBounds) -> bool:
        return bounds.constant(kind, 0) is not None

    bounds = ValueBounds(stop or found)
    bound = bounds.constant(kind, bounds.add(variable))
    return bound if bound is None or closed or kind is not Bound.UPPER else bound + 1


def constant_difference(left: Variable, right: Variable) -> int | None:
    """Returns the known constant difference of two expressions."""
    difference = AffineMap(2, 0, [affine.dim(0) - affine.dim(1)])
    return constant_bound(Bound.EQUAL, Variable(difference, [left, right]))


def bound_in_terms_of(kind: Bound, variable: Variable, stop: Stop) -> tuple[AffineMap, list[Key]] | None:
    """Returns a bound as a map of values and dims that satisfy ``stop``; upper bounds are exclusive; None if there is
    none."""
    bounds = ValueBounds(stop)
    return bounds.symbolic(kind, bounds.add(variable))


def independent_bound(
    kind: Bound, variable: Variable, independent_of: Collection[Value]
) -> tuple[AffineMap, list[Key]] | None:
    """Returns a bound in terms of values that are not computed from some others; upper bounds are exclusive."""
    return bound_in_terms_of(kind, variable, lambda value, _dim, _bounds: not depends(value, independent_of))


def depends(value: Value, on: Collection[Value]) -> bool:
    """True if a value is one of some others, or transitively computed from them."""
    pending, seen = [value], set()
    while pending:
        current = pending.pop()
        if current in on:
            return True
        if current in seen or current.defining_op is None:
            continue
        seen.add(current)
        pending += current.defining_op.operands
    return False
