"""The iteration point of an instance of a structured operation's block, and values shared between instances."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import NamedTuple

from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.enums import IntegerOverflowFlags
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp, MulIOp
from lamina.ir.affine import AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.value import Value


class Index(NamedTuple):
    """The index of a loop: a value (None for zero) plus a constant."""

    base: Value | None
    offset: int = 0

    def plus(self, offset: int) -> Index:
        return Index(self.base, self.offset + offset)


class Span(NamedTuple):
    """Consecutive iterations of a loop. Those after ``last``, if it is given, repeat that."""

    first: Index
    length: int
    last: Value | None = None


class Linear(NamedTuple):
    """A linear expression of loops: non-zero coefficients, and a constant."""

    coefficients: Mapping[int, int]
    constant: int


def linear(expr: AffineExpr) -> Linear | None:
    """Returns the expression in linear form; None if it divides."""
    if isinstance(expr, AffineConstantExpr):
        return Linear({}, expr.value)
    if isinstance(expr, AffineDimExpr):
        return Linear({expr.position: 1}, 0)
    if not isinstance(expr, AffineBinaryOpExpr):
        return None
    left, right = linear(expr.lhs), linear(expr.rhs)
    if left is None or right is None:
        return None
    if expr.kind == "+":
        loops = {*left.coefficients, *right.coefficients}
        sums = {d: left.coefficients.get(d, 0) + right.coefficients.get(d, 0) for d in loops}
        return Linear({d: factor for d, factor in sums.items() if factor}, left.constant + right.constant)
    if expr.kind == "*" and not right.coefficients:
        factor = right.constant
        return Linear(
            {d: term * factor for d, term in left.coefficients.items() if term * factor}, left.constant * factor
        )
    return None


class Scope:
    """The loops entered so far. A value is emitted once, as far out as the loops that it depends on allow."""

    def __init__(self, builder: Builder, depth: dict[int, int]) -> None:
        self.builder = builder
        self.depth = depth
        """The number of loops around the place where the index of a loop is known."""
        self._loops: list[Operation] = []
        self._values: dict[Hashable, Value] = {}
        self._keys: list[list[Hashable]] = [[]]

    def enter(self, loop: Operation) -> None:
        """Emits into the body of a newly inserted loop from now on."""
        self._loops.append(loop)
        self._keys.append([])

    def leave(self) -> None:
        """Forgets the values of the innermost loop's body."""
        self._loops.pop()
        for key in self._keys.pop():
            del self._values[key]

    @property
    def innermost(self) -> int:
        return len(self._loops)

    def depth_of(self, loops: Iterable[int]) -> int:
        """Returns the number of loops around the place where the indices of some loops are known."""
        return max((self.depth.get(loop, 0) for loop in loops), default=0)

    def shared(self, key: Hashable, loops: Iterable[int], emit: Callable[[], Value]) -> Value:
        """Returns the value of that key, which depends on the indices of ``loops`` alone."""
        value = self._values.get(key)
        if value is not None:
            return value
        depth = self.depth_of(loops)
        if depth >= len(self._loops):
            value = emit()
        else:
            with self.builder.insertion_guard(InsertionPoint.before_op(self._loops[depth])):
                value = emit()
        self._values[key] = value
        self._keys[min(depth, len(self._loops))].append(key)
        return value

    # ---- Arithmetic on indices

    def number(self, value: int) -> Value:
        return self.shared(("number", value), (), lambda: constant_index(self.builder, value))

    def index(self, loop: int, at: Index) -> Value:
        """Returns the index of a loop as a value."""
        if at.base is None:
            return self.number(at.offset)
        if at.offset == 0:
            return at.base
        base = at.base
        return self.shared(("index", loop, at), (loop,), lambda: self.add(base, self.number(at.offset)))

    def subscript(self, expr: AffineExpr, at: Mapping[int, Index]) -> Value:
        """Returns the value of an expression of loops at the given indices."""
        if isinstance(expr, AffineDimExpr):
            return self.index(expr.position, at[expr.position])
        form = linear(expr)
        if form is None:
            return self._applied(expr, at)
        constant = form.constant + sum(at[loop].offset * factor for loop, factor in form.coefficients.items())
        terms = [(loop, factor) for loop, factor in sorted(form.coefficients.items()) if at[loop].base is not None]
        if not terms:
            return self.number(constant)
        key = ("sum", tuple((loop, factor, at[loop].base) for loop, factor in terms), constant)
        return self.shared(key, [loop for loop, _ in terms], lambda: self._sum(terms, constant, at))

    def _sum(self, terms: list[tuple[int, int]], constant: int, at: Mapping[int, Index]) -> Value:
        total: Value | None = None
        for loop, factor in terms:
            base = at[loop].base
            assert base is not None
            term = base if factor == 1 else self._scaled(loop, base, factor)
            total = term if total is None else self.add(total, term)
        assert total is not None
        return total if constant == 0 else self.add(total, self.number(constant))

    def _scaled(self, loop: int, base: Value, factor: int) -> Value:
        def emit() -> Value:
            number = self.number(factor)
            return self.builder.create(MulIOp, base, number, overflow_flags=IntegerOverflowFlags.NSW).result

        return self.shared(("scaled", base, factor), (loop,), emit)

    def add(self, left: Value, right: Value) -> Value:
        """Returns the sum of indices, which does not overflow."""
        return self.builder.create(AddIOp, left, right, overflow_flags=IntegerOverflowFlags.NSW).result

    def _applied(self, expr: AffineExpr, at: Mapping[int, Index]) -> Value:
        loops = sorted({operation.position for operation in expr.walk() if isinstance(operation, AffineDimExpr)})
        key = ("applied", expr, tuple(at[loop] for loop in loops))

        def emit() -> Value:
            operands = [self.index(loop, at[loop]) for loop in loops]
            map = AffineMap(max(loops, default=-1) + 1, 0, [expr]).compress_unused_dims()
            return self.builder.create(AffineApplyOp, AffineMapAttr(map), operands).results[0]

        return self.shared(key, loops, emit)

    def define(self, key: Hashable, value: Value) -> None:
        """Caches under a key a value that was emitted into the innermost loop, unless there is one already."""
        if key not in self._values:
            self._values[key] = value
            self._keys[-1].append(key)
