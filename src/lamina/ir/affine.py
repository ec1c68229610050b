"""Affine expressions, affine maps and integer sets.

Expressions are immutable and uniqued, and simplified when they are made, by the same local rules as MLIR's, so that equal
printed forms mean equal objects. Long sums are handled without recursion.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Self, Union

ADD, MUL, MOD, FLOORDIV, CEILDIV = "+", "*", "mod", "floordiv", "ceildiv"

_lock = threading.Lock()
_INT64 = range(-(2**63), 2**63)

ExprLike = Union["AffineExpr", int]


class AffineExpr:
    """Base of the affine expressions."""

    __slots__ = ("__weakref__", "is_symbolic_or_constant", "is_pure_affine", "_text")
    is_symbolic_or_constant: bool
    is_pure_affine: bool
    _text: str | None
    rank = 0  # the order of kinds, for sorting

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("affine expressions are immutable")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    # ---- Arithmetic

    def __add__(self, other: ExprLike) -> AffineExpr:
        return _add(self, _expr(other))

    def __radd__(self, other: int) -> AffineExpr:
        return _add(_expr(other), self)

    def __neg__(self) -> AffineExpr:
        return _mul(self, constant(-1))

    def __sub__(self, other: ExprLike) -> AffineExpr:
        return _add(self, _mul(_expr(other), constant(-1)))

    def __rsub__(self, other: int) -> AffineExpr:
        return _add(_expr(other), -self)

    def __mul__(self, other: ExprLike) -> AffineExpr:
        return _mul(self, _expr(other))

    def __rmul__(self, other: int) -> AffineExpr:
        return _mul(_expr(other), self)

    def __floordiv__(self, other: ExprLike) -> AffineExpr:
        return _floordiv(self, _expr(other))

    floordiv = __floordiv__

    def ceildiv(self, other: ExprLike) -> AffineExpr:
        return _ceildiv(self, _expr(other))

    def __mod__(self, other: ExprLike) -> AffineExpr:
        return _mod(self, _expr(other))

    # ---- Questions

    @property
    def is_constant(self) -> bool:
        return type(self) is AffineConstantExpr

    def largest_known_divisor(self) -> int:
        """A positive number that divides every value of the expression; 0 for the constant 0."""
        values: dict[AffineExpr, int] = {}
        for expr in self.walk():
            if isinstance(expr, AffineConstantExpr):
                values[expr] = abs(expr.value)
            elif isinstance(expr, AffineBinaryOpExpr):
                values[expr] = _binary_divisor(expr, values)
            else:
                values[expr] = 1
        return values[self]

    def is_multiple_of(self, factor: int) -> bool:
        """Whether every value is certainly a multiple of ``factor``."""
        divisor = self.largest_known_divisor()
        return divisor == 0 or (factor != 0 and divisor % factor == 0)

    def is_function_of_dim(self, position: int) -> bool:
        wanted = dim(position)
        return any(expr is wanted for expr in self.walk())

    def is_function_of_symbol(self, position: int) -> bool:
        wanted = symbol(position)
        return any(expr is wanted for expr in self.walk())

    def walk(self) -> Iterator[AffineExpr]:
        """Every distinct subexpression once, operands before what is made of them."""
        seen: set[AffineExpr] = set()
        stack: list[tuple[AffineExpr, bool]] = [(self, False)]
        while stack:
            expr, ready = stack.pop()
            if ready:
                yield expr
            elif expr not in seen:
                seen.add(expr)
                if isinstance(expr, AffineBinaryOpExpr):
                    stack.append((expr, True))
                    stack.append((expr.rhs, False))
                    stack.append((expr.lhs, False))
                else:
                    yield expr

    # ---- Making others from it

    def replace(self, mapping: Mapping[AffineExpr, AffineExpr]) -> AffineExpr:
        """The expression with subexpressions replaced; what is replaced is not looked into again."""
        done: dict[AffineExpr, AffineExpr] = {}
        stack: list[tuple[AffineExpr, bool]] = [(self, False)]
        while stack:
            expr, ready = stack.pop()
            if expr in done:
                continue
            found = mapping.get(expr)
            if found is not None:
                done[expr] = found
            elif not isinstance(expr, AffineBinaryOpExpr):
                done[expr] = expr
            elif ready:
                lhs, rhs = done[expr.lhs], done[expr.rhs]
                unchanged = lhs is expr.lhs and rhs is expr.rhs
                done[expr] = expr if unchanged else binary(expr.kind, lhs, rhs)
            else:
                stack.append((expr, True))
                stack.append((expr.rhs, False))
                stack.append((expr.lhs, False))
        return done[self]

    def replace_dims_and_symbols(
        self, dims: Sequence[AffineExpr] = (), symbols: Sequence[AffineExpr] = ()
    ) -> AffineExpr:
        """Replaces d0, d1, ... and s0, s1, ... by the given expressions; those beyond the lists stay."""
        mapping: dict[AffineExpr, AffineExpr] = {dim(i): expr for i, expr in enumerate(dims)}
        mapping.update((symbol(i), expr) for i, expr in enumerate(symbols))
        return self.replace(mapping)

    def replace_dims(self, dims: Sequence[AffineExpr]) -> AffineExpr:
        return self.replace_dims_and_symbols(dims)

    def replace_symbols(self, symbols: Sequence[AffineExpr]) -> AffineExpr:
        return self.replace_dims_and_symbols((), symbols)

    def shift_dims(self, count: int, shift: int, offset: int = 0) -> AffineExpr:
        """Renames dims ``offset`` to ``count`` - 1 upwards by ``shift``."""
        return self.replace_dims([dim(i if i < offset else i + shift) for i in range(count)])

    def shift_symbols(self, count: int, shift: int, offset: int = 0) -> AffineExpr:
        """Renames symbols ``offset`` to ``count`` - 1 upwards by ``shift``."""
        return self.replace_symbols([symbol(i if i < offset else i + shift) for i in range(count)])

    def compose(self, map: AffineMap) -> AffineExpr:
        """The expression of the map's results in place of the dims."""
        return self.replace_dims(map.results)

    def eval(self, dims: Sequence[int], symbols: Sequence[int] = ()) -> int:
        """The value at a point. Raises ZeroDivisionError for a division by zero."""
        values: dict[AffineExpr, int] = {}
        for expr in self.walk():
            if isinstance(expr, AffineDimExpr):
                values[expr] = dims[expr.position]
            elif isinstance(expr, AffineSymbolExpr):
                values[expr] = symbols[expr.position]
            elif isinstance(expr, AffineConstantExpr):
                values[expr] = expr.value
            else:
                assert isinstance(expr, AffineBinaryOpExpr)
                values[expr] = _evaluate(expr.kind, values[expr.lhs], values[expr.rhs])
        return values[self]

    @property
    def max_dim(self) -> int:
        """The highest position of a dim in the expression; -1 if there is none."""
        return max((expr.position for expr in self.walk() if isinstance(expr, AffineDimExpr)), default=-1)

    @property
    def max_symbol(self) -> int:
        return max((expr.position for expr in self.walk() if isinstance(expr, AffineSymbolExpr)), default=-1)

    def __str__(self) -> str:
        return expr_text(self)

    def __repr__(self) -> str:
        return f"<affine {self}>"


def _evaluate(kind: str, lhs: int, rhs: int) -> int:
    if kind == ADD:
        return lhs + rhs
    if kind == MUL:
        return lhs * rhs
    if kind == FLOORDIV:
        return lhs // rhs
    if kind == CEILDIV:
        return -(-lhs // rhs)
    return lhs % rhs


class AffineDimExpr(AffineExpr):
    """``d<position>``."""

    __slots__ = ("position",)
    position: int
    rank = 2

    def __reduce__(self) -> Any:
        return (dim, (self.position,))


class AffineSymbolExpr(AffineExpr):
    """``s<position>``."""

    __slots__ = ("position",)
    position: int
    rank = 3

    def __reduce__(self) -> Any:
        return (symbol, (self.position,))


class AffineConstantExpr(AffineExpr):
    """An integer."""

    __slots__ = ("value",)
    value: int
    rank = 4

    def __reduce__(self) -> Any:
        return (constant, (self.value,))


class AffineBinaryOpExpr(AffineExpr):
    """``lhs kind rhs`` with kind one of ADD, MUL, MOD, FLOORDIV, CEILDIV."""

    __slots__ = ("kind", "lhs", "rhs")
    kind: str
    lhs: AffineExpr
    rhs: AffineExpr

    def __reduce__(self) -> Any:
        return (_unique_binary, (self.kind, self.lhs, self.rhs))


_dims: dict[int, AffineDimExpr] = {}
_symbols: dict[int, AffineSymbolExpr] = {}
_constants: dict[int, AffineConstantExpr] = {}
_binaries: dict[tuple[str, AffineExpr, AffineExpr], AffineBinaryOpExpr] = {}

_set = object.__setattr__


def _leaf(cls: Any, table: dict[int, Any], name: str, number: int, symbolic: bool) -> Any:
    made = object.__new__(cls)
    _set(made, name, number)
    _set(made, "is_symbolic_or_constant", symbolic)
    _set(made, "is_pure_affine", True)
    _set(made, "_text", None)
    with _lock:
        return table.setdefault(number, made)


def dim(position: int) -> AffineDimExpr:
    """``d<position>``."""
    found = _dims.get(position)
    return found if found is not None else _leaf(AffineDimExpr, _dims, "position", position, False)


def symbol(position: int) -> AffineSymbolExpr:
    """``s<position>``."""
    found = _symbols.get(position)
    return found if found is not None else _leaf(AffineSymbolExpr, _symbols, "position", position, True)


def constant(value: int) -> AffineConstantExpr:
    """The integer, as a 64-bit two's complement number."""
    found = _constants.get(value)
    if found is not None:
        return found
    if value not in _INT64:
        return constant((value + 2**63) % 2**64 - 2**63)
    return _leaf(AffineConstantExpr, _constants, "value", int(value), True)


def dims(count: int) -> list[AffineExpr]:
    """d0 up to, not including, d<count>."""
    return [dim(i) for i in range(count)]


def symbols(count: int) -> list[AffineExpr]:
    return [symbol(i) for i in range(count)]


bind_dims = dims
bind_symbols = symbols


def _expr(value: ExprLike) -> AffineExpr:
    return value if isinstance(value, AffineExpr) else constant(value)


def _unique_binary(kind: str, lhs: AffineExpr, rhs: AffineExpr) -> AffineBinaryOpExpr:
    key = (kind, lhs, rhs)
    found = _binaries.get(key)
    if found is not None:
        return found
    made = object.__new__(AffineBinaryOpExpr)
    _set(made, "kind", kind)
    _set(made, "lhs", lhs)
    _set(made, "rhs", rhs)
    _set(made, "is_symbolic_or_constant", lhs.is_symbolic_or_constant and rhs.is_symbolic_or_constant)
    pure = lhs.is_pure_affine and rhs.is_pure_affine
    if kind == MUL:
        pure = pure and (lhs.is_constant or rhs.is_constant)
    elif kind != ADD:
        pure = pure and rhs.is_constant
    _set(made, "is_pure_affine", pure)
    _set(made, "_text", None)
    with _lock:
        return _binaries.setdefault(key, made)


def binary(kind: str, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The simplified expression ``lhs kind rhs``."""
    return _MAKERS[kind](lhs, rhs)


def _is(expr: AffineExpr, kind: str) -> bool:
    return isinstance(expr, AffineBinaryOpExpr) and expr.kind == kind


def _value(expr: AffineExpr) -> int | None:
    return expr.value if isinstance(expr, AffineConstantExpr) else None


def _add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    left, right = _value(lhs), _value(rhs)
    if left is not None and right is not None and left + right in _INT64:
        return constant(left + right)
    # Constants and symbols go to the right.
    if left is not None or (lhs.is_symbolic_or_constant and not rhs.is_symbolic_or_constant):
        lhs, rhs, left, right = rhs, lhs, right, left
    if right == 0:
        return lhs
    if isinstance(lhs, AffineBinaryOpExpr) and lhs.kind == ADD:
        inner = _value(lhs.rhs)
        if inner is not None and right is not None:
            return _add(lhs.lhs, constant(inner + right))
    # c1 * e + c2 * e is (c1 + c2) * e.
    first, first_factor = _split_factor(lhs)
    second, second_factor = _split_factor(rhs)
    if first is second and right is None:
        return _mul(first, constant(first_factor + second_factor))
    # (e + c) + x is (e + x) + c.
    if isinstance(lhs, AffineBinaryOpExpr) and lhs.kind == ADD and lhs.rhs.is_constant:
        return _add(_add(lhs.lhs, rhs), lhs.rhs)
    modulo = _as_modulo(lhs, rhs)
    return modulo if modulo is not None else _unique_binary(ADD, lhs, rhs)


def _split_factor(expr: AffineExpr) -> tuple[AffineExpr, int]:
    if isinstance(expr, AffineBinaryOpExpr) and expr.kind == MUL:
        factor = _value(expr.rhs)
        if factor is not None:
            return expr.lhs, factor
    return expr, 1


def _as_modulo(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    """``e - (e floordiv q) * q`` is ``e mod q``, for a constant or symbolic q."""
    if not (isinstance(rhs, AffineBinaryOpExpr) and rhs.kind == MUL):
        return None
    factor = _value(rhs.rhs)
    if factor is None:
        return None
    quotient: AffineExpr
    divisor: AffineExpr
    if factor == -1 and _is(rhs.lhs, MUL):
        product = rhs.lhs
        assert isinstance(product, AffineBinaryOpExpr)
        quotient, divisor = product.lhs, product.rhs
    else:
        quotient, divisor = rhs.lhs, constant(-factor)
    if not (isinstance(quotient, AffineBinaryOpExpr) and quotient.kind == FLOORDIV):
        return None
    if quotient.lhs is lhs and quotient.rhs is divisor:
        return _mod(lhs, divisor)
    return None


def _mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    left, right = _value(lhs), _value(rhs)
    if left is not None and right is not None and left * right in _INT64:
        return constant(left * right)
    if not rhs.is_symbolic_or_constant or left is not None:
        lhs, rhs, left, right = rhs, lhs, right, left
    if right == 1:
        return lhs
    if right == 0:
        return rhs
    if isinstance(lhs, AffineBinaryOpExpr) and lhs.kind == MUL:
        inner = _value(lhs.rhs)
        if inner is not None and right is not None and inner * right in _INT64:
            return _mul(lhs.lhs, constant(inner * right))
        if inner is not None and right is None:
            return _mul(_mul(lhs.lhs, rhs), lhs.rhs)
    return _unique_binary(MUL, lhs, rhs)


def _floordiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    left, right = _value(lhs), _value(rhs)
    if right is None or right == 0:
        return _unique_binary(FLOORDIV, lhs, rhs)
    if left is not None:
        return constant(left // right)
    if right == 1:
        return lhs
    if isinstance(lhs, AffineBinaryOpExpr):
        factor = _value(lhs.rhs)
        if lhs.kind == MUL and factor is not None and factor % right == 0:
            return _mul(lhs.lhs, constant(factor // right))
        if lhs.kind == ADD and (_divides(right, lhs.lhs) or _divides(right, lhs.rhs)):
            return _add(_floordiv(lhs.lhs, rhs), _floordiv(lhs.rhs, rhs))
    return _unique_binary(FLOORDIV, lhs, rhs)


def _ceildiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    left, right = _value(lhs), _value(rhs)
    if right is None or right == 0:
        return _unique_binary(CEILDIV, lhs, rhs)
    if left is not None:
        return constant(-(-left // right))
    if right == 1:
        return lhs
    if isinstance(lhs, AffineBinaryOpExpr) and lhs.kind == MUL:
        factor = _value(lhs.rhs)
        if factor is not None and factor % right == 0:
            return _mul(lhs.lhs, constant(factor // right))
    return _unique_binary(CEILDIV, lhs, rhs)


def _mod(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    left, right = _value(lhs), _value(rhs)
    if right is None or right < 1:
        return _unique_binary(MOD, lhs, rhs)
    if left is not None:
        return constant(left % right)
    if _divides(right, lhs):
        return constant(0)
    if isinstance(lhs, AffineBinaryOpExpr):
        if lhs.kind == ADD:
            if _divides(right, lhs.lhs):
                return _mod(lhs.rhs, rhs)
            if _divides(right, lhs.rhs):
                return _mod(lhs.lhs, rhs)
        inner = _value(lhs.rhs)
        if lhs.kind == MOD and inner is not None and inner >= 1 and inner % right == 0:
            return _mod(lhs.lhs, rhs)
    return _unique_binary(MOD, lhs, rhs)


def _divides(divisor: int, expr: AffineExpr) -> bool:
    return expr.largest_known_divisor() % divisor == 0


def _binary_divisor(expr: AffineBinaryOpExpr, values: Mapping[AffineExpr, int]) -> int:
    left, right = values[expr.lhs], values[expr.rhs]
    if expr.kind == MUL:
        return left * right
    if expr.kind in (ADD, MOD):
        return math.gcd(left, right)
    number = _value(expr.rhs)
    if number and left and left % number == 0:
        return abs(left // number)
    return 1


_MAKERS: dict[str, Callable[[AffineExpr, AffineExpr], AffineExpr]] = {
    ADD: _add,
    MUL: _mul,
    MOD: _mod,
    FLOORDIV: _floordiv,
    CEILDIV: _ceildiv,
}


# ---- Text

Names = Callable[[AffineExpr], str]


def expr_text(expr: AffineExpr, names: Names | None = None) -> str:
    """The expression in MLIR's notation; ``names`` gives the spelling of dims and symbols."""
    if names is None:
        text = expr._text
        if text is None:
            text = _text(expr, _leaf_name)
            _set(expr, "_text", text)
        return text
    return _text(expr, names)


def _leaf_name(expr: AffineExpr) -> str:
    if isinstance(expr, AffineDimExpr):
        return f"d{expr.position}"
    assert isinstance(expr, AffineSymbolExpr)
    return f"s{expr.position}"


def _text(root: AffineExpr, names: Names) -> str:
    """Pieces of text and (expression, binds strongly) pairs still to be written, on one stack."""
    out: list[str] = []
    stack: list[str | tuple[AffineExpr, bool]] = [(root, False)]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            out.append(item)
            continue
        expr, strong = item
        if isinstance(expr, AffineConstantExpr):
            out.append(str(expr.value))
        elif isinstance(expr, AffineBinaryOpExpr):
            parts = _parts(expr)
            stack.extend(reversed(["(", *parts, ")"] if strong else parts))
        else:
            out.append(names(expr))
    return "".join(out)


def _parts(expr: AffineBinaryOpExpr) -> list[str | tuple[AffineExpr, bool]]:
    number = _value(expr.rhs)
    if expr.kind != ADD:
        if number == -1 and expr.kind == MUL:
            return ["-", (expr.lhs, True)]
        return [(expr.lhs, True), f" {expr.kind} ", (expr.rhs, True)]
    if number is not None and number < 0:
        return [(expr.lhs, False), f" - {-number}"]
    if isinstance(expr.rhs, AffineBinaryOpExpr) and expr.rhs.kind == MUL:
        factor = _value(expr.rhs.rhs)
        if factor == -1:
            return [(expr.lhs, False), " - ", (expr.rhs.lhs, _is(expr.rhs.lhs, ADD))]
        if factor is not None and factor < -1:
            return [(expr.lhs, False), " - ", (expr.rhs.lhs, True), f" * {-factor}"]
    return [(expr.lhs, False), " + ", (expr.rhs, False)]


# ---- Flattening


class FlatExpr:
    """An expression as a sum: coefficients of dims, symbols, local variables, and a constant."""

    __slots__ = ("dims", "symbols", "locals", "constant")

    def __init__(self) -> None:
        self.dims: dict[int, int] = {}
        self.symbols: dict[int, int] = {}
        self.locals: dict[int, int] = {}
        self.constant = 0

    def copy(self) -> FlatExpr:
        made = FlatExpr()
        made.dims, made.symbols, made.locals = dict(self.dims), dict(self.symbols), dict(self.locals)
        made.constant = self.constant
        return made

    def add_scaled(self, other: FlatExpr, factor: int) -> None:
        for mine, theirs in (
            (self.dims, other.dims),
            (self.symbols, other.symbols),
            (self.locals, other.locals),
        ):
            for key, value in theirs.items():
                total = mine.get(key, 0) + value * factor
                if total:
                    mine[key] = total
                else:
                    mine.pop(key, None)
        self.constant += other.constant * factor

    @property
    def is_constant(self) -> bool:
        return not (self.dims or self.symbols or self.locals)

    def coefficients(self) -> list[int]:
        return [*self.dims.values(), *self.symbols.values(), *self.locals.values(), self.constant]


class SimpleAffineExprFlattener:
    """Turns expressions into sums, with a local variable for each mod, floordiv, ceildiv or semi-affine product.

    ``local_exprs[i]`` is the expression that local variable ``i`` stands for; ``divisions[i]`` is (numerator, divisor) of
    a floordiv local, None for other ones.
    """

    def __init__(self, num_dims: int, num_symbols: int) -> None:
        self.num_dims = num_dims
        self.num_symbols = num_symbols
        self.local_exprs: list[AffineExpr] = []
        self.divisions: list[tuple[FlatExpr, int] | None] = []

    def flatten(self, expr: AffineExpr) -> FlatExpr:
        """The sum that equals the expression."""
        done: dict[AffineExpr, FlatExpr] = {}
        for part in expr.walk():
            done[part] = self._flatten_one(part, done)
        return done[expr]

    def _flatten_one(self, expr: AffineExpr, done: Mapping[AffineExpr, FlatExpr]) -> FlatExpr:
        made = FlatExpr()
        if isinstance(expr, AffineDimExpr):
            made.dims[expr.position] = 1
        elif isinstance(expr, AffineSymbolExpr):
            made.symbols[expr.position] = 1
        elif isinstance(expr, AffineConstantExpr):
            made.constant = expr.value
        else:
            assert isinstance(expr, AffineBinaryOpExpr)
            return self._flatten_binary(expr.kind, done[expr.lhs], done[expr.rhs])
        return made

    def _flatten_binary(self, kind: str, lhs: FlatExpr, rhs: FlatExpr) -> FlatExpr:
        made = lhs.copy()
        if kind == ADD:
            made.add_scaled(rhs, 1)
            return made
        if kind == MUL and (rhs.is_constant or lhs.is_constant):
            made = FlatExpr()
            made.add_scaled(lhs if rhs.is_constant else rhs, rhs.constant if rhs.is_constant else lhs.constant)
            return made
        if not rhs.is_constant or rhs.constant <= 0 or kind == MUL:
            return self._local_of(binary(kind, self.expr(lhs), self.expr(rhs)), None)
        divisor = rhs.constant
        if kind == MOD:
            return self._flatten_mod(lhs, divisor)
        return self._flatten_div(lhs, divisor, ceil=kind == CEILDIV)

    def _flatten_mod(self, lhs: FlatExpr, divisor: int) -> FlatExpr:
        if all(value % divisor == 0 for value in lhs.coefficients()):
            return FlatExpr()
        quotient = self._division(lhs, divisor)
        made = lhs.copy()
        made.add_scaled(quotient, -divisor)
        return made

    def _flatten_div(self, lhs: FlatExpr, divisor: int, ceil: bool) -> FlatExpr:
        common = divisor
        for value in lhs.coefficients():
            common = math.gcd(common, abs(value))
        scaled = FlatExpr()
        for name in ("dims", "symbols", "locals"):
            setattr(scaled, name, {key: value // common for key, value in getattr(lhs, name).items()})
        scaled.constant = lhs.constant // common
        divisor //= common
        if divisor == 1:
            return scaled
        if not ceil:
            return self._division(scaled, divisor)
        expr = self.expr(scaled).ceildiv(divisor)
        scaled.constant += divisor - 1
        return self._local_of(expr, (scaled, divisor))

    def _division(self, numerator: FlatExpr, divisor: int) -> FlatExpr:
        # The numerator and divisor are reduced by their common factor, as for a floordiv expression.
        common = divisor
        for value in numerator.coefficients():
            common = math.gcd(common, abs(value))
        reduced = FlatExpr()
        for name in ("dims", "symbols", "locals"):
            setattr(reduced, name, {key: value // common for key, value in getattr(numerator, name).items()})
        reduced.constant = numerator.constant // common
        divisor //= common
        return self._local_of(self.expr(reduced).floordiv(divisor), (reduced, divisor))

    def _local_of(self, expr: AffineExpr, division: tuple[FlatExpr, int] | None) -> FlatExpr:
        made = FlatExpr()
        if isinstance(expr, AffineConstantExpr):
            made.constant = expr.value
            return made
        for number, known in enumerate(self.local_exprs):
            if known is expr:
                made.locals[number] = 1
                return made
        made.locals[len(self.local_exprs)] = 1
        self.local_exprs.append(expr)
        self.divisions.append(division)
        return made

    def expr(self, flat: FlatExpr) -> AffineExpr:
        """The sum as an expression: dims, symbols, locals, constant."""
        total: AffineExpr = constant(0)
        for position in sorted(flat.dims):
            total = total + dim(position) * flat.dims[position]
        for position in sorted(flat.symbols):
            total = total + symbol(position) * flat.symbols[position]
        for number in sorted(flat.locals):
            total = total + self.local_exprs[number] * flat.locals[number]
        return total + flat.constant


def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """The expression flattened to a sum and written again in MLIR's order of terms."""
    flattener = SimpleAffineExprFlattener(num_dims, num_symbols)
    return flattener.expr(flattener.flatten(expr))


# ---- Maps


class AffineMap:
    """``(d0, d1)[s0] -> (d0 + s0, d1)``: immutable and uniqued."""

    __slots__ = ("num_dims", "num_symbols", "results", "__weakref__")
    num_dims: int
    num_symbols: int
    results: tuple[AffineExpr, ...]
    _table: dict[Any, AffineMap] = {}

    def __new__(cls, num_dims: int, num_symbols: int = 0, results: Iterable[ExprLike] = ()) -> AffineMap:
        key = (num_dims, num_symbols, tuple(_expr(result) for result in results))
        found = cls._table.get(key)
        if found is not None:
            return found
        made = object.__new__(cls)
        for name, value in zip(("num_dims", "num_symbols", "results"), key, strict=True):
            object.__setattr__(made, name, value)
        with _lock:
            return cls._table.setdefault(key, made)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("affine maps are immutable")

    def __copy__(self) -> AffineMap:
        return self

    def __deepcopy__(self, memo: Any) -> AffineMap:
        return self

    def __reduce__(self) -> Any:
        return (AffineMap, (self.num_dims, self.num_symbols, self.results))

    # ---- Making maps

    @staticmethod
    def identity(rank: int) -> AffineMap:
        return AffineMap(rank, 0, dims(rank))

    multi_dim_identity = identity

    @staticmethod
    def minor_identity(num_dims: int, num_results: int) -> AffineMap:
        """The last ``num_results`` of ``num_dims`` dims."""
        return AffineMap(num_dims, 0, [dim(i) for i in range(num_dims - num_results, num_dims)])

    @staticmethod
    def constant_map(value: int) -> AffineMap:
        return AffineMap(0, 0, [constant(value)])

    @staticmethod
    def permutation(positions: Sequence[int]) -> AffineMap:
        return AffineMap(len(positions), 0, [dim(i) for i in positions])

    @staticmethod
    def empty(num_dims: int = 0, num_symbols: int = 0) -> AffineMap:
        return AffineMap(num_dims, num_symbols)

    @staticmethod
    def from_callable(function: Callable[..., ExprLike | Sequence[ExprLike]]) -> AffineMap:
        """``AffineMap.from_callable(lambda i, j: (j, i))``: one dim for each parameter."""
        count = function.__code__.co_argcount
        results = function(*dims(count))
        return AffineMap(count, 0, results if isinstance(results, list | tuple) else [results])  # type: ignore[list-item]

    @staticmethod
    def infer_from_expr_lists(lists: Sequence[Sequence[AffineExpr]]) -> list[AffineMap]:
        """Maps with as many dims and symbols as the highest ones that occur."""
        flat = [expr for results in lists for expr in results]
        num_dims = max((expr.max_dim for expr in flat), default=-1) + 1
        num_symbols = max((expr.max_symbol for expr in flat), default=-1) + 1
        return [AffineMap(num_dims, num_symbols, results) for results in lists]

    # ---- Questions

    @property
    def num_results(self) -> int:
        return len(self.results)

    @property
    def num_inputs(self) -> int:
        return self.num_dims + self.num_symbols

    @property
    def is_empty(self) -> bool:
        """No inputs and no results."""
        return not self.num_dims and not self.num_symbols and not self.results

    def is_identity(self) -> bool:
        if self.num_dims != len(self.results):
            return False
        return all(expr is dim(i) for i, expr in enumerate(self.results))

    def is_symbol_identity(self) -> bool:
        if self.num_symbols != len(self.results):
            return False
        return all(expr is symbol(i) for i, expr in enumerate(self.results))

    def is_minor_identity(self) -> bool:
        return self.num_dims >= len(self.results) and self is AffineMap.minor_identity(
            self.num_dims, len(self.results)
        )

    def broadcast_dims(self) -> list[int]:
        """The results that are the constant 0."""
        return [i for i, expr in enumerate(self.results) if _value(expr) == 0]

    def is_minor_identity_with_broadcasting(self, broadcast: list[int] | None = None) -> bool:
        """A minor identity but for results that are 0, which are appended to ``broadcast``."""
        if broadcast is not None:
            broadcast.clear()
        if self.num_dims < len(self.results):
            return False
        start = self.num_dims - len(self.results)
        for i, expr in enumerate(self.results):
            if _value(expr) == 0:
                if broadcast is not None:
                    broadcast.append(i)
            elif expr is not dim(start + i):
                return False
        return True

    def is_permutation_of_minor_identity_with_broadcasting(self, permuted: list[int]) -> bool:
        """Whether the results are some dims, any order, with zeros where a vector is broadcast; ``permuted`` receives
        for each result the position it takes in a minor identity."""
        permuted.clear()
        leading = 0
        used: list[bool] = [False] * len(self.results)
        width = len(self.results)
        projection_start = self.num_dims - width if self.num_dims >= width else 0
        positions: list[int | None] = []
        for expr in self.results:
            if _value(expr) == 0:
                positions.append(None)
                continue
            if not isinstance(expr, AffineDimExpr) or expr.position < projection_start:
                return False
            new = expr.position - projection_start + leading
            if new >= width or used[new]:
                return False
            used[new] = True
            positions.append(new)
        free = iter(i for i in range(width) if not used[i])
        permuted.extend(position if position is not None else next(free) for position in positions)
        return True

    def is_projected_permutation(self, allow_zero_in_results: bool = False) -> bool:
        if self.num_symbols or len(self.results) > self.num_dims:
            return False
        seen: set[AffineExpr] = set()
        for expr in self.results:
            if isinstance(expr, AffineDimExpr):
                if expr in seen:
                    return False
                seen.add(expr)
            elif not (allow_zero_in_results and _value(expr) == 0):
                return False
        return True

    def is_permutation(self) -> bool:
        return self.num_dims == len(self.results) and self.is_projected_permutation()

    def is_constant(self) -> bool:
        return all(expr.is_constant for expr in self.results)

    def is_single_constant(self) -> bool:
        return len(self.results) == 1 and self.results[0].is_constant

    @property
    def single_constant_result(self) -> int:
        value = _value(self.results[0]) if len(self.results) == 1 else None
        if value is None:
            raise ValueError("the map is not a single constant")
        return value

    @property
    def constant_results(self) -> list[int]:
        values = [_value(expr) for expr in self.results]
        if None in values:
            raise ValueError("the map has results that are no constants")
        return values  # type: ignore[return-value]

    def dim_position(self, result: int) -> int:
        """The position of the dim that the result is. Raises ValueError if it is none."""
        expr = self.results[result]
        if not isinstance(expr, AffineDimExpr):
            raise ValueError(f"result {result} of {self} is not a dimension")
        return expr.position

    def result_position(self, expr: AffineExpr) -> int | None:
        """The first result that is the expression."""
        return next((i for i, result in enumerate(self.results) if result is expr), None)

    def is_function_of_dim(self, position: int) -> bool:
        return any(expr.is_function_of_dim(position) for expr in self.results)

    def is_function_of_symbol(self, position: int) -> bool:
        return any(expr.is_function_of_symbol(position) for expr in self.results)

    def unused_dims(self) -> list[int]:
        used = {part for expr in self.results for part in expr.walk()}
        return [i for i in range(self.num_dims) if dim(i) not in used]

    def unused_symbols(self) -> list[int]:
        used = {part for expr in self.results for part in expr.walk()}
        return [i for i in range(self.num_symbols) if symbol(i) not in used]

    # ---- Making others from it

    def replace(self, mapping: Mapping[AffineExpr, AffineExpr], num_dims: int | None = None,
                num_symbols: int | None = None) -> AffineMap:
        return AffineMap(
            self.num_dims if num_dims is None else num_dims,
            self.num_symbols if num_symbols is None else num_symbols,
            [expr.replace(mapping) for expr in self.results],
        )

    def replace_dims_and_symbols(
        self, dims: Sequence[AffineExpr], symbols: Sequence[AffineExpr], num_dims: int, num_symbols: int
    ) -> AffineMap:
        results = [expr.replace_dims_and_symbols(dims, symbols) for expr in self.results]
        return AffineMap(num_dims, num_symbols, results)

    def shift_dims(self, shift: int, offset: int = 0) -> AffineMap:
        results = [expr.shift_dims(self.num_dims, shift, offset) for expr in self.results]
        return AffineMap(self.num_dims + shift, self.num_symbols, results)

    def shift_symbols(self, shift: int, offset: int = 0) -> AffineMap:
        results = [expr.shift_symbols(self.num_symbols, shift, offset) for expr in self.results]
        return AffineMap(self.num_dims, self.num_symbols + shift, results)

    def drop_result(self, position: int) -> AffineMap:
        return self.drop_results([position])

    def drop_results(self, positions: Iterable[int]) -> AffineMap:
        gone = set(positions)
        results = [expr for i, expr in enumerate(self.results) if i not in gone]
        return AffineMap(self.num_dims, self.num_symbols, results)

    def insert_result(self, expr: AffineExpr, position: int) -> AffineMap:
        results = list(self.results)
        results.insert(position, expr)
        return AffineMap(self.num_dims, self.num_symbols, results)

    def sub_map(self, positions: Iterable[int]) -> AffineMap:
        """The map of the results at the given positions."""
        return AffineMap(self.num_dims, self.num_symbols, [self.results[i] for i in positions])

    def slice_map(self, start: int, length: int) -> AffineMap:
        return AffineMap(self.num_dims, self.num_symbols, self.results[start : start + length])

    def major_sub_map(self, count: int) -> AffineMap:
        return self if count >= len(self.results) else self.slice_map(0, count)

    def minor_sub_map(self, count: int) -> AffineMap:
        if count >= len(self.results):
            return self
        return self.slice_map(len(self.results) - count, count)

    def compose(self, other: AffineMap) -> AffineMap:
        """``self`` after ``other``: symbols of ``other`` come after those of ``self``."""
        if self.num_dims != other.num_dims and self.num_dims != len(other.results):
            raise ValueError(f"{self} cannot be composed with {other}")
        inner = [expr.shift_symbols(other.num_symbols, self.num_symbols) for expr in other.results]
        results = [expr.replace_dims(inner) for expr in self.results]
        return AffineMap(other.num_dims, self.num_symbols + other.num_symbols, results)

    def eval(self, dims: Sequence[int], symbols: Sequence[int] = ()) -> list[int]:
        return [expr.eval(dims, symbols) for expr in self.results]

    def compose_values(self, values: Sequence[int]) -> list[int]:
        """The results at a point, for a map without symbols."""
        return self.eval(values)

    def apply_to(self, items: Sequence[Any]) -> list[Any]:
        """For a map of dims only: the items at the positions of its results."""
        return [items[self.dim_position(i)] for i in range(len(self.results))]

    def partial_constant_fold(
        self, operands: Sequence[int | None]
    ) -> tuple[AffineMap, list[int] | None]:
        """The map with known operands (dims, then symbols) put in, and the results if all became constants."""
        mapping: dict[AffineExpr, AffineExpr] = {}
        for position, value in enumerate(operands):
            if value is not None:
                leaf = dim(position) if position < self.num_dims else symbol(position - self.num_dims)
                mapping[leaf] = constant(value)
        folded = self.replace(mapping)
        return folded, folded.constant_results if folded.is_constant() else None

    def constant_fold(self, operands: Sequence[int | None]) -> list[int] | None:
        """The results, if the known operands (dims, then symbols) determine them all."""
        return self.partial_constant_fold(operands)[1]

    def simplify(self) -> AffineMap:
        """Every result flattened to a sum; see simplify_affine_expr."""
        results = [simplify_affine_expr(expr, self.num_dims, self.num_symbols) for expr in self.results]
        return AffineMap(self.num_dims, self.num_symbols, results)

    def compress_dims(self, unused: Iterable[int]) -> AffineMap:
        """Drops dims that no result uses and renumbers the rest."""
        gone = set(unused)
        fresh: list[AffineExpr] = []
        count = 0
        for position in range(self.num_dims):
            if position in gone:
                fresh.append(constant(0))
            else:
                fresh.append(dim(count))
                count += 1
        return self.replace_dims_and_symbols(fresh, (), count, self.num_symbols)

    def compress_symbols(self, unused: Iterable[int]) -> AffineMap:
        gone = set(unused)
        fresh: list[AffineExpr] = []
        count = 0
        for position in range(self.num_symbols):
            if position in gone:
                fresh.append(constant(0))
            else:
                fresh.append(symbol(count))
                count += 1
        return self.replace_dims_and_symbols((), fresh, self.num_dims, count)

    def compress_unused_dims(self) -> AffineMap:
        return self.compress_dims(self.unused_dims())

    def compress_unused_symbols(self) -> AffineMap:
        return self.compress_symbols(self.unused_symbols())

    def project_dims(self, projected: Iterable[int], compress: bool = True) -> AffineMap:
        """Puts 0 for the projected dims, and drops them if asked."""
        gone = set(projected)
        mapping: dict[AffineExpr, AffineExpr] = {dim(i): constant(0) for i in gone}
        replaced = self.replace(mapping)
        return replaced.compress_dims(gone) if compress else replaced

    def project_symbols(self, projected: Iterable[int], compress: bool = True) -> AffineMap:
        gone = set(projected)
        mapping: dict[AffineExpr, AffineExpr] = {symbol(i): constant(0) for i in gone}
        replaced = self.replace(mapping)
        return replaced.compress_symbols(gone) if compress else replaced

    def remove_duplicate_exprs(self) -> AffineMap:
        return AffineMap(self.num_dims, self.num_symbols, list(dict.fromkeys(self.results)))

    def __str__(self) -> str:
        return f"{_domain(self.num_dims, self.num_symbols)} -> ({', '.join(map(str, self.results))})"

    def __repr__(self) -> str:
        return f"<affine map {self}>"


def _domain(num_dims: int, num_symbols: int) -> str:
    text = "(" + ", ".join(f"d{i}" for i in range(num_dims)) + ")"
    if num_symbols:
        text += "[" + ", ".join(f"s{i}" for i in range(num_symbols)) + "]"
    return text


def inverse_permutation(map: AffineMap) -> AffineMap | None:
    """A map from results back to dims, each dim read off the first result that is just it; None if a dim has none."""
    if map.is_empty:
        return map
    found: dict[int, int] = {}
    for i, expr in enumerate(map.results):
        if isinstance(expr, AffineDimExpr):
            found.setdefault(expr.position, i)
    if len(found) != map.num_dims:
        return None
    return AffineMap(len(map.results), 0, [dim(found[i]) for i in range(map.num_dims)])


def inverse_and_broadcast_projected_permutation(map: AffineMap) -> AffineMap:
    """Each dim as the result it is, 0 for dims that no result is."""
    found = {expr.position: i for i, expr in enumerate(map.results) if isinstance(expr, AffineDimExpr)}
    results = [dim(found[i]) if i in found else constant(0) for i in range(map.num_dims)]
    return AffineMap(len(map.results), 0, results)


def concat_affine_maps(maps: Sequence[AffineMap]) -> AffineMap:
    """One map with all results; the symbols of later maps come after those of earlier ones."""
    results: list[AffineExpr] = []
    num_symbols = 0
    num_dims = 0
    for map in maps:
        results += [expr.shift_symbols(map.num_symbols, num_symbols) for expr in map.results]
        num_symbols += map.num_symbols
        num_dims = max(num_dims, map.num_dims)
    return AffineMap(num_dims, num_symbols, results)


def compress_unused_dims(maps: Sequence[AffineMap]) -> list[AffineMap]:
    """The maps without the dims that none of them uses."""
    if not maps:
        return []
    unused = set(range(maps[0].num_dims))
    for map in maps:
        unused &= set(map.unused_dims())
    return [map.compress_dims(unused) for map in maps]


def compress_unused_symbols(maps: Sequence[AffineMap]) -> list[AffineMap]:
    """The maps without the symbols that none of them uses."""
    if not maps:
        return []
    unused = set(range(maps[0].num_symbols))
    for map in maps:
        unused &= set(map.unused_symbols())
    return [map.compress_symbols(unused) for map in maps]


# ---- Sets


class IntegerSet:
    """``(d0)[s0] : (d0 - 1 >= 0, s0 == 0)``: immutable and uniqued. ``eq_flags`` marks equalities."""

    __slots__ = ("num_dims", "num_symbols", "constraints", "eq_flags", "__weakref__")
    num_dims: int
    num_symbols: int
    constraints: tuple[AffineExpr, ...]
    eq_flags: tuple[bool, ...]
    _table: dict[Any, IntegerSet] = {}

    def __new__(
        cls, num_dims: int, num_symbols: int, constraints: Iterable[AffineExpr], eq_flags: Iterable[bool]
    ) -> IntegerSet:
        key = (num_dims, num_symbols, tuple(constraints), tuple(bool(flag) for flag in eq_flags))
        found = cls._table.get(key)
        if found is not None:
            return found
        made = object.__new__(cls)
        for name, value in zip(("num_dims", "num_symbols", "constraints", "eq_flags"), key, strict=True):
            object.__setattr__(made, name, value)
        with _lock:
            return cls._table.setdefault(key, made)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("integer sets are immutable")

    def __copy__(self) -> IntegerSet:
        return self

    def __deepcopy__(self, memo: Any) -> IntegerSet:
        return self

    def __reduce__(self) -> Any:
        return (IntegerSet, (self.num_dims, self.num_symbols, self.constraints, self.eq_flags))

    @staticmethod
    def empty_set(num_dims: int, num_symbols: int) -> IntegerSet:
        """The set of no points: ``1 == 0``."""
        return IntegerSet(num_dims, num_symbols, [constant(1)], [True])

    @property
    def is_empty_integer_set(self) -> bool:
        """Whether it is the canonical empty set."""
        return self is IntegerSet.empty_set(self.num_dims, self.num_symbols)

    @property
    def num_inputs(self) -> int:
        return self.num_dims + self.num_symbols

    @property
    def num_constraints(self) -> int:
        return len(self.constraints)

    @property
    def num_equalities(self) -> int:
        return sum(self.eq_flags)

    def replace_dims_and_symbols(
        self, dims: Sequence[AffineExpr], symbols: Sequence[AffineExpr], num_dims: int, num_symbols: int
    ) -> IntegerSet:
        constraints = [expr.replace_dims_and_symbols(dims, symbols) for expr in self.constraints]
        return IntegerSet(num_dims, num_symbols, constraints, self.eq_flags)

    def simplify(self) -> IntegerSet:
        """Every constraint flattened to a sum."""
        constraints = [simplify_affine_expr(expr, self.num_dims, self.num_symbols) for expr in self.constraints]
        return IntegerSet(self.num_dims, self.num_symbols, constraints, self.eq_flags)

    def contains(self, dims: Sequence[int], symbols: Sequence[int] = ()) -> bool:
        """Whether the point is in the set."""
        for expr, equal in zip(self.constraints, self.eq_flags, strict=True):
            value = expr.eval(dims, symbols)
            if value != 0 if equal else value < 0:
                return False
        return True

    def __str__(self) -> str:
        parts = [
            f"{expr} {'==' if equal else '>='} 0" for expr, equal in zip(self.constraints, self.eq_flags, strict=True)
        ]
        return f"{_domain(self.num_dims, self.num_symbols)} : ({', '.join(parts)})"

    def __repr__(self) -> str:
        return f"<integer set {self}>"
