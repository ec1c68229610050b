"""Affine expressions as sums: coefficients of dims, symbols and local variables, and a constant.

Each ``mod``, ``floordiv``, ``ceildiv`` and each product by a symbolic expression becomes a local variable.
Simplification is flattening and writing the sum down again.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from lamina.ir.affine.expr import (
    ADD,
    CEILDIV,
    CONSTANT,
    DIM,
    FLOORDIV,
    MOD,
    MUL,
    SYMBOL,
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymbolExpr,
    binary,
    constant,
    dim,
    evaluate,
    symbol,
    wrap_int64,
)


class FlatExpr:
    """A sparse sum. ``terms`` maps columns to non-zero coefficients: dims first, then symbols, then locals."""

    __slots__ = ("terms", "constant")

    def __init__(self, terms: dict[int, int] | None = None, constant: int = 0) -> None:
        self.terms: dict[int, int] = {} if terms is None else terms
        self.constant = constant

    @property
    def is_constant(self) -> bool:
        return not self.terms

    def coefficients(self) -> list[int]:
        """Returns all non-zero coefficients, and the constant."""
        return [*self.terms.values(), self.constant]

    def row(self, num_columns: int) -> list[int]:
        """Returns the dense form: ``num_columns`` coefficients, then the constant."""
        row = [0] * num_columns
        for column, coefficient in self.terms.items():
            row[column] = coefficient
        row.append(self.constant)
        return row

    def divided(self, divisor: int) -> FlatExpr:
        """Returns the sum with each coefficient divided by a number that divides it."""
        if divisor == 1:
            return self
        return FlatExpr({column: value // divisor for column, value in self.terms.items()}, self.constant // divisor)

    def plus(self, column: int, coefficient: int) -> FlatExpr:
        """Returns the sum with a multiple of one column added."""
        terms = dict(self.terms)
        total = wrap_int64(terms.get(column, 0) + coefficient)
        if total:
            terms[column] = total
        else:
            terms.pop(column, None)
        return FlatExpr(terms, self.constant)


class SimpleAffineExprFlattener:
    """Flattens expressions over the same dims and symbols; equal divisions share one local variable.

    ``local_exprs[i]`` is the (simplified) expression of local variable ``i`` in column
    ``num_dims + num_symbols + i``. ``divisions[i]`` is (dividend, divisor) if it is the floor of a
    quotient by a constant, None for a semi-affine local.
    """

    def __init__(self, num_dims: int, num_symbols: int) -> None:
        self.num_dims = num_dims
        self.num_symbols = num_symbols
        self.local_exprs: list[AffineExpr] = []
        self.divisions: list[tuple[FlatExpr, int] | None] = []
        self._local_of: dict[AffineExpr, int] = {}
        self._flat: dict[AffineExpr, FlatExpr] = {}

    @property
    def num_locals(self) -> int:
        return len(self.local_exprs)

    @property
    def num_columns(self) -> int:
        """Columns of a row except for the constant."""
        return self.num_dims + self.num_symbols + len(self.local_exprs)

    def flatten(self, expr: AffineExpr) -> FlatExpr | None:
        """Flattens the expression; None if it divides by a constant below 1.

        Raises ValueError for a dim or symbol out of range.
        """
        for part in expr.walk():
            if isinstance(part, AffineBinaryOpExpr) and not _is_linear(part) and part not in self._flat:
                flattened = self._flatten_local(part)
                if flattened is None:
                    return None
                self._flat[part] = flattened
        return self._sum(expr)

    def flatten_row(self, expr: AffineExpr) -> list[int] | None:
        """Returns the dense row ``[dims, symbols, locals, constant]`` of the expression; None as for ``flatten``."""
        flat = self.flatten(expr)
        return None if flat is None else flat.row(self.num_columns)

    def expr(self, flat: FlatExpr) -> AffineExpr:
        """Returns the sum as an expression: dims, symbols, locals, constant."""
        return _written(flat, self.num_dims, self.num_symbols, self.local_exprs)

    # ---- Sums

    def _sum(self, root: AffineExpr) -> FlatExpr:
        """Collects the terms of the sum from the root down; a shared subexpression is visited once with its total
        factor.
        """
        if not _is_linear(root):
            return self._flat[root]
        factors: dict[AffineExpr, int] = {root: 1}
        total: dict[int, int] = {}
        number = 0
        for expr in reversed(_linear_parts(root)):
            factor = factors[expr]
            if isinstance(expr, AffineConstantExpr):
                number += factor * expr.value
            elif isinstance(expr, AffineDimExpr | AffineSymbolExpr):
                column = self._column(expr)
                total[column] = total.get(column, 0) + factor
            elif not _is_linear(expr):
                flat = self._flat[expr]
                number += factor * flat.constant
                for column, value in flat.terms.items():
                    total[column] = total.get(column, 0) + factor * value
            elif isinstance(expr, AffineBinaryOpExpr) and expr.kind == ADD:
                factors[expr.lhs] = factors.get(expr.lhs, 0) + factor
                factors[expr.rhs] = factors.get(expr.rhs, 0) + factor
            elif isinstance(expr, AffineBinaryOpExpr) and isinstance(expr.rhs, AffineConstantExpr):
                factors[expr.lhs] = factors.get(expr.lhs, 0) + factor * expr.rhs.value
        terms = {column: value for column, value in zip(total, map(wrap_int64, total.values()), strict=True) if value}
        return FlatExpr(terms, wrap_int64(number))

    def _column(self, expr: AffineDimExpr | AffineSymbolExpr) -> int:
        position = expr.position
        if expr.kind == DIM and position < self.num_dims:
            return position
        if expr.kind == SYMBOL and position < self.num_symbols:
            return self.num_dims + position
        raise ValueError(f"{expr} is out of range of {self.num_dims} dims and {self.num_symbols} symbols")

    # ---- Local variables

    def _flatten_local(self, expr: AffineBinaryOpExpr) -> FlatExpr | None:
        lhs = self._sum(expr.lhs)
        if not isinstance(expr.rhs, AffineConstantExpr):
            simplified = binary(expr.kind, self.expr(lhs), self.expr(self._sum(expr.rhs)))
            return self._variable(simplified, None)
        divisor = expr.rhs.value
        if divisor <= 0:
            return None
        if expr.kind == MOD:
            return self._flatten_mod(lhs, divisor)
        return self._flatten_div(expr.kind, lhs, divisor)

    def _flatten_mod(self, lhs: FlatExpr, divisor: int) -> FlatExpr:
        """``e mod c`` is ``e - c * q`` with q the floor of ``e`` by ``c``; 0 if ``c`` divides every coefficient."""
        common = math.gcd(divisor, *lhs.coefficients())
        if common == divisor:
            return FlatExpr()
        quotient = self._floor(lhs.divided(common), divisor // common)
        return lhs.plus(quotient, -divisor)

    def _flatten_div(self, kind: str, lhs: FlatExpr, divisor: int) -> FlatExpr:
        common = math.gcd(divisor, *lhs.coefficients())
        dividend, divisor = lhs.divided(common), divisor // common
        if divisor == 1:
            return dividend
        if kind == FLOORDIV:
            return FlatExpr({self._floor(dividend, divisor): 1})
        # The ceiling of e by c is the floor of e + c - 1.
        raised = FlatExpr(dividend.terms, wrap_int64(dividend.constant + divisor - 1))
        return self._variable(self.expr(dividend).ceildiv(divisor), (raised, divisor))

    def _floor(self, dividend: FlatExpr, divisor: int) -> int:
        return self._local(self.expr(dividend).floordiv(divisor), (dividend, divisor))

    def _variable(self, expr: AffineExpr, division: tuple[FlatExpr, int] | None) -> FlatExpr:
        return FlatExpr({self._local(expr, division): 1})

    def _local(self, expr: AffineExpr, division: tuple[FlatExpr, int] | None) -> int:
        """Returns the column of the local variable for the expression, creating it if needed."""
        number = self._local_of.setdefault(expr, len(self.local_exprs))
        if number == len(self.local_exprs):
            self.local_exprs.append(expr)
            self.divisions.append(division)
        return self.num_dims + self.num_symbols + number


def _is_linear(expr: AffineExpr) -> bool:
    """True if the expression is a leaf, a sum, or a product by a constant."""
    if isinstance(expr, AffineBinaryOpExpr):
        return expr.kind == ADD or (expr.kind == MUL and expr.rhs.kind == CONSTANT)
    return True


def _linear_parts(root: AffineExpr) -> list[AffineExpr]:
    """Yields the sums, products by constants, and their operands, in post order, each once."""
    seen: set[AffineExpr] = set()
    out: list[AffineExpr] = []
    stack: list[tuple[AffineExpr, bool]] = [(root, False)]
    while stack:
        expr, ready = stack.pop()
        if ready:
            out.append(expr)
        elif expr not in seen:
            seen.add(expr)
            stack.append((expr, True))
            if isinstance(expr, AffineBinaryOpExpr) and _is_linear(expr):
                if expr.kind == ADD:
                    stack.append((expr.rhs, False))
                stack.append((expr.lhs, False))
    return out


# ---- From sums to expressions


def _written(flat: FlatExpr, num_dims: int, num_symbols: int, local_exprs: Sequence[AffineExpr]) -> AffineExpr:
    total: AffineExpr = constant(0)
    for column in sorted(flat.terms):
        total = total + _column_expr(column, num_dims, num_symbols, local_exprs) * flat.terms[column]
    return total + flat.constant if flat.constant else total


def _column_expr(column: int, num_dims: int, num_symbols: int, local_exprs: Sequence[AffineExpr]) -> AffineExpr:
    if column < num_dims:
        return dim(column)
    if column < num_dims + num_symbols:
        return symbol(column - num_dims)
    return local_exprs[column - num_dims - num_symbols]


def get_affine_expr_from_flat_form(
    row: Sequence[int], num_dims: int, num_symbols: int, local_exprs: Sequence[AffineExpr] = ()
) -> AffineExpr:
    """Returns the expression of a dense row ``[dims, symbols, locals, constant]``.

    Raises ValueError if the length of the row does not fit.
    """
    if len(row) != num_dims + num_symbols + len(local_exprs) + 1:
        raise ValueError(
            f"a row over {num_dims} dims, {num_symbols} symbols and {len(local_exprs)} local variables has "
            f"{num_dims + num_symbols + len(local_exprs) + 1} numbers, not {len(row)}"
        )
    terms = {column: value for column, value in enumerate(row[:-1]) if value}
    return _written(FlatExpr(terms, row[-1]), num_dims, num_symbols, local_exprs)


def _written_semi_affine(flat: FlatExpr, flattener: SimpleAffineExprFlattener) -> AffineExpr:
    """Rebuilds a sum ordered by the positions of the leading dims and symbols, as MLIR does for semi-affine sums.

    At one position, quotients by constants and the dim itself come first, then dim-symbol terms by symbol, then
    symbols and symbolic terms. Other locals come last.
    """
    num_dims, num_symbols = flattener.num_dims, flattener.num_symbols
    first_local = num_dims + num_symbols
    before, after = -1, max(num_dims, num_symbols)
    keyed: list[tuple[tuple[int, int], int, AffineExpr]] = []
    late: list[int] = []
    columns = sorted(flat.terms)
    for column in (column for column in columns if num_dims <= column < first_local):
        keyed.append(((column - num_dims, after), column, symbol(column - num_dims)))
        after += 1
    for column in (column for column in columns if column >= first_local):
        expr = flattener.local_exprs[column - first_local]
        leaves = _leaf_operands(expr)
        if leaves is None:
            late.append(column)
            continue
        lhs, rhs = leaves
        if isinstance(lhs, AffineDimExpr) and isinstance(rhs, AffineSymbolExpr):
            key = (lhs.position, rhs.position)
        elif isinstance(lhs, AffineDimExpr):
            key = (lhs.position, before)
            before -= 1
        else:
            key = (lhs.position, after)
            after += 1
        keyed.append((key, column, expr))
    for column in (column for column in columns if column < num_dims):
        keyed.append(((column, before), column, dim(column)))
        before -= 1
    total: AffineExpr = constant(0)
    for _, column, expr in sorted(keyed, key=lambda entry: entry[:2]):
        total = total + expr * flat.terms[column]
    for column in late:
        total = total + flattener.local_exprs[column - first_local] * flat.terms[column]
    return total + flat.constant if flat.constant else total


def _leaf_operands(
    expr: AffineExpr,
) -> tuple[AffineDimExpr | AffineSymbolExpr, AffineDimExpr | AffineSymbolExpr | AffineConstantExpr] | None:
    if isinstance(expr, AffineBinaryOpExpr):
        lhs, rhs = expr.lhs, expr.rhs
        if isinstance(lhs, AffineDimExpr | AffineSymbolExpr):
            if isinstance(rhs, AffineDimExpr | AffineSymbolExpr | AffineConstantExpr):
                return lhs, rhs
    return None


# ---- Simplification


@lru_cache(maxsize=4096)
def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """Flattens the expression to a sum and rebuilds it in MLIR's order of terms.

    An expression that divides by a constant below 1 is returned unchanged. Raises ValueError for a dim or symbol out
    of range.
    """
    if not expr.is_pure_affine:
        expr = _simplify_semi_affine(expr, num_dims, num_symbols)
    flattener = SimpleAffineExprFlattener(num_dims, num_symbols)
    flat = flattener.flatten(expr)
    if flat is None:
        return expr
    written = flattener.expr(flat)
    if expr.is_pure_affine or written is expr:
        return written
    return _written_semi_affine(flat, flattener)


def _simplify_semi_affine(root: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """Cancels symbols in quotients, and detects remainders that are 0."""
    done: dict[AffineExpr, AffineExpr] = {}
    for expr in root.walk():
        if not isinstance(expr, AffineBinaryOpExpr):
            done[expr] = expr
            continue
        lhs, rhs = done[expr.lhs], done[expr.rhs]
        if expr.kind == ADD or expr.kind == MUL:
            done[expr] = binary(expr.kind, lhs, rhs)
        else:
            done[expr] = _simplify_division(expr.kind, lhs, rhs, num_dims, num_symbols)
    return done[root]


def _simplify_division(kind: str, lhs: AffineExpr, rhs: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    if kind == MOD and _subtracts_own_remainder(lhs, rhs, num_dims, num_symbols):
        return constant(0)
    if not isinstance(rhs, AffineSymbolExpr):
        return binary(kind, lhs, rhs)
    quotient = _divided_by_symbol(lhs, rhs, kind)
    if quotient is None:
        return binary(kind, lhs, rhs)
    return constant(0) if kind == MOD else quotient


def _subtracts_own_remainder(lhs: AffineExpr, rhs: AffineExpr, num_dims: int, num_symbols: int) -> bool:
    """True if the left side is ``e - e mod rhs``, a multiple of rhs (loop peeling creates such bounds)."""
    summands = _summands(lhs)
    for number, summand in enumerate(summands):
        inner = _negated(summand)
        if not (isinstance(inner, AffineBinaryOpExpr) and inner.kind == MOD and inner.rhs is rhs):
            continue
        rest: AffineExpr = constant(0)
        for other in summands[:number] + summands[number + 1 :]:
            rest = rest + other
        difference = simplify_affine_expr(rest - inner.lhs, num_dims, num_symbols)
        if isinstance(difference, AffineConstantExpr) and difference.value == 0:
            return True
    return False


def _summands(expr: AffineExpr) -> list[AffineExpr]:
    out: list[AffineExpr] = []
    stack = [expr]
    while stack:
        part = stack.pop()
        if isinstance(part, AffineBinaryOpExpr) and part.kind == ADD:
            stack += (part.rhs, part.lhs)
        else:
            out.append(part)
    return out


def _negated(expr: AffineExpr) -> AffineExpr | None:
    """``e`` of ``e * -1``."""
    if isinstance(expr, AffineBinaryOpExpr) and expr.kind == MUL:
        if isinstance(expr.rhs, AffineConstantExpr) and expr.rhs.value == -1:
            return expr.lhs
    return None


def _divided_by_symbol(root: AffineExpr, divisor: AffineSymbolExpr, kind: str) -> AffineExpr | None:
    """Returns the exact quotient by a symbol, None if it is not known to divide.

    A nested quotient of the same kind may be divided: ``(e floordiv a) floordiv b`` is ``(e floordiv b) floordiv a``.
    Inside a mod both operands are divided, so quotients there may not be.
    """
    done: dict[tuple[AffineExpr, str], AffineExpr | None] = {}
    stack: list[tuple[AffineExpr, str]] = [(root, kind)]
    while stack:
        expr, inside = stack[-1]
        operands = _operands_to_divide(expr, inside)
        missing = [operand for operand in operands if operand not in done]
        if missing:
            stack += missing
            continue
        stack.pop()
        done[expr, inside] = _divide_one(expr, [done[operand] for operand in operands], divisor)
    return done[root, kind]


def _operands_to_divide(expr: AffineExpr, kind: str) -> list[tuple[AffineExpr, str]]:
    if not isinstance(expr, AffineBinaryOpExpr):
        return []
    if expr.kind == ADD or expr.kind == MUL:
        return [(expr.lhs, kind), (expr.rhs, kind)]
    if expr.kind == MOD:
        return [(expr.lhs, MOD), (expr.rhs, MOD)]
    return [(expr.lhs, kind)] if expr.kind == kind else []


def _divide_one(
    expr: AffineExpr, quotients: Sequence[AffineExpr | None], divisor: AffineSymbolExpr
) -> AffineExpr | None:
    if not isinstance(expr, AffineBinaryOpExpr):
        if isinstance(expr, AffineConstantExpr) and expr.value == 0:
            return expr
        return constant(1) if expr is divisor else None
    if not quotients:
        return None
    if expr.kind == MUL:
        left, right = quotients
        if left is not None:
            return left * expr.rhs
        return None if right is None else expr.lhs * right
    if expr.kind in (FLOORDIV, CEILDIV):
        (quotient,) = quotients
        return None if quotient is None else binary(expr.kind, quotient, expr.rhs)
    left, right = quotients
    return None if left is None or right is None else binary(expr.kind, left, right)


# ---- Bounds

Interval = tuple[int | None, int | None]


def get_interval_for_affine_expr(
    expr: AffineExpr,
    num_dims: int,
    num_symbols: int,
    lower_bounds: Sequence[int | None],
    upper_bounds: Sequence[int | None],
) -> Interval:
    """Returns the known minimum and maximum for inputs (dims, then symbols) within inclusive bounds.

    Handles sums, and their divisions and remainders by constants; a division inside a sum has no bound.
    """
    outer: list[tuple[str, int]] = []
    while isinstance(expr, AffineBinaryOpExpr) and expr.kind not in (ADD, MUL):
        if not isinstance(expr.rhs, AffineConstantExpr) or expr.rhs.value < 1:
            return None, None
        outer.append((expr.kind, expr.rhs.value))
        expr = expr.lhs
    interval = _interval_of_sum(expr, num_dims, num_symbols, lower_bounds, upper_bounds)
    for kind, number in reversed(outer):
        interval = _interval_of_division(kind, interval, number)
    return interval


def _interval_of_division(kind: str, interval: Interval, divisor: int) -> Interval:
    low, high = interval
    if kind != MOD:
        return (
            None if low is None else evaluate(kind, low, divisor),
            None if high is None else evaluate(kind, high, divisor),
        )
    if low is not None and high is not None and low // divisor == high // divisor:
        return low % divisor, high % divisor
    return 0, divisor - 1


def _interval_of_sum(
    expr: AffineExpr,
    num_dims: int,
    num_symbols: int,
    lower_bounds: Sequence[int | None],
    upper_bounds: Sequence[int | None],
) -> Interval:
    flat = _flat_sum(expr, num_dims, num_symbols)
    if flat is None:
        return None, None
    return _extreme(flat, lower_bounds, upper_bounds), _extreme(flat, upper_bounds, lower_bounds)


@lru_cache(maxsize=4096)
def _flat_sum(expr: AffineExpr, num_dims: int, num_symbols: int) -> FlatExpr | None:
    """The expression as a sum of dims and symbols; None if it is none."""
    flattener = SimpleAffineExprFlattener(num_dims, num_symbols)
    flat = flattener.flatten(expr)
    return None if flattener.num_locals else flat


def _extreme(flat: FlatExpr, rising: Sequence[int | None], falling: Sequence[int | None]) -> int | None:
    total = flat.constant
    for column, coefficient in flat.terms.items():
        bound = rising[column] if coefficient > 0 else falling[column]
        if bound is None:
            return None
        total += bound * coefficient
    return wrap_int64(total)


def get_bound_for_affine_expr(
    expr: AffineExpr,
    num_dims: int,
    num_symbols: int,
    lower_bounds: Sequence[int | None],
    upper_bounds: Sequence[int | None],
    is_upper: bool,
) -> int | None:
    """Returns the lower or upper bound alone; see ``get_interval_for_affine_expr``."""
    return get_interval_for_affine_expr(expr, num_dims, num_symbols, lower_bounds, upper_bounds)[1 if is_upper else 0]


def flatten_exprs(
    exprs: Iterable[AffineExpr], num_dims: int, num_symbols: int
) -> tuple[list[list[int]], SimpleAffineExprFlattener] | None:
    """Returns dense rows of several expressions over the same columns, with their flattener; None if any has none."""
    flattener = SimpleAffineExprFlattener(num_dims, num_symbols)
    flats = [flattener.flatten(expr) for expr in exprs]
    if any(flat is None for flat in flats):
        return None
    return [flat.row(flattener.num_columns) for flat in flats if flat is not None], flattener


def substituted(expr: AffineExpr, values: Mapping[AffineExpr, int | None]) -> int | None:
    """Returns the value of the expression if the known dims and symbols determine it, None otherwise.

    Raises ZeroDivisionError for a division by zero and for ``mod`` by a number below 1.
    """
    known: dict[AffineExpr, int | None] = {}
    for part in expr.walk():
        if isinstance(part, AffineBinaryOpExpr):
            lhs, rhs = known[part.lhs], known[part.rhs]
            known[part] = None if lhs is None or rhs is None else evaluate(part.kind, lhs, rhs)
        else:
            known[part] = part.value if isinstance(part, AffineConstantExpr) else values.get(part)
    return known[expr]
