"""Affine expressions: immutable, uniqued, and simplified at construction.

Construction applies MLIR's rules (``AffineExpr``'s operators), so expressions print exactly as in mlir-opt. Equal
expressions are the same object: equality is identity, and objects hash by identity. Nothing here recurses on the
depth of an expression.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self, Union

from lamina.ir.affine.text import expr_text

if TYPE_CHECKING:
    from lamina.ir.affine.map import AffineMap

ADD, MUL, MOD, FLOORDIV, CEILDIV = "+", "*", "mod", "floordiv", "ceildiv"
DIM, SYMBOL, CONSTANT = "dim", "symbol", "constant"

_LEAST, _GREATEST = -(2**63), 2**63 - 1

ExprLike = Union["AffineExpr", int]

_set = object.__setattr__


class AffineExpr:
    """Base of the affine expressions.

    ``kind`` is one of ADD, MUL, MOD, FLOORDIV, CEILDIV, DIM, SYMBOL, CONSTANT. ``is_symbolic_or_constant``: no dim
    occurs. ``is_pure_affine``: products have a constant factor, divisors are constants. ``size``: the number of
    expressions when written out, including itself.
    """

    __slots__ = ("__weakref__", "is_symbolic_or_constant", "is_pure_affine", "_divisor", "_text", "_used", "size")
    kind: str
    is_symbolic_or_constant: bool
    is_pure_affine: bool
    _divisor: int
    size: int
    _text: str | None
    _used: frozenset[int] | None

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("affine expressions are immutable")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("affine expressions are immutable")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    # ---- Arithmetic

    def __add__(self, other: ExprLike) -> AffineExpr:
        if other.__class__ is int:
            other = constant(other)
        sum = _sums.get((self, other))
        return sum if sum is not None else _add(self, as_expr(other))

    def __radd__(self, other: int) -> AffineExpr:
        return _add(as_expr(other), self)

    def __neg__(self) -> AffineExpr:
        return _mul(self, constant(-1))

    def __sub__(self, other: ExprLike) -> AffineExpr:
        return _add(self, _mul(as_expr(other), constant(-1)))

    def __rsub__(self, other: int) -> AffineExpr:
        return _add(_mul(self, constant(-1)), as_expr(other))

    def __mul__(self, other: ExprLike) -> AffineExpr:
        if other.__class__ is int:
            other = constant(other)
        product = _products.get((self, other))
        return product if product is not None else _mul(self, as_expr(other))

    def __rmul__(self, other: int) -> AffineExpr:
        return _mul(self, as_expr(other))

    def __floordiv__(self, other: ExprLike) -> AffineExpr:
        return _floordiv(self, as_expr(other))

    def __rfloordiv__(self, other: int) -> AffineExpr:
        return _floordiv(as_expr(other), self)

    def floordiv(self, other: ExprLike) -> AffineExpr:
        """Returns the quotient rounded down."""
        return _floordiv(self, as_expr(other))

    def ceildiv(self, other: ExprLike) -> AffineExpr:
        """Returns the quotient rounded up."""
        return _ceildiv(self, as_expr(other))

    def __mod__(self, other: ExprLike) -> AffineExpr:
        return _mod(self, as_expr(other))

    def __rmod__(self, other: int) -> AffineExpr:
        return _mod(as_expr(other), self)

    # ---- Questions

    @property
    def is_constant(self) -> bool:
        return self.kind == CONSTANT

    def largest_known_divisor(self) -> int:
        """Returns a number of at least 0 that divides every value of the expression; 0 only for the constant 0."""
        return self._divisor

    def is_function_of_dim(self, position: int) -> bool:
        """True if ``d<position>`` occurs."""
        return position in self.dims

    @property
    def dims(self) -> frozenset[int]:
        """The positions of the dims that occur."""
        used = self._used
        if used is None:
            used = frozenset(expr.position for expr in self.walk() if isinstance(expr, AffineDimExpr))
            _set(self, "_used", used)
        return used

    def is_function_of_symbol(self, position: int) -> bool:
        """True if ``s<position>`` occurs."""
        wanted = symbol(position)
        return any(expr is wanted for expr in self.walk())

    def walk(self) -> Iterator[AffineExpr]:
        """Yields every distinct subexpression once, operands before users, left before right."""
        seen: set[AffineExpr] = set()
        stack: list[Any] = [self]
        while stack:
            expr = stack.pop()
            if expr is None:
                yield stack.pop()
            elif expr not in seen:
                seen.add(expr)
                if expr.__class__ is AffineBinaryOpExpr:
                    # None marks the expression below it as ready to yield.
                    stack += (expr, None, expr.rhs, expr.lhs)
                else:
                    yield expr

    def eval(self, dims: Sequence[int], symbols: Sequence[int] = ()) -> int:
        """Evaluates the expression at a point, in 64-bit two's complement arithmetic.

        Raises ZeroDivisionError for a division by zero and for ``mod`` by a number below 1, IndexError for a dim or
        symbol without a value.
        """
        values: dict[AffineExpr, int] = {}
        for expr in self.walk():
            if isinstance(expr, AffineBinaryOpExpr):
                values[expr] = evaluate(expr.kind, values[expr.lhs], values[expr.rhs])
            elif isinstance(expr, AffineDimExpr):
                values[expr] = wrap_int64(dims[expr.position])
            elif isinstance(expr, AffineSymbolExpr):
                values[expr] = wrap_int64(symbols[expr.position])
            elif isinstance(expr, AffineConstantExpr):
                values[expr] = expr.value
        return values[self]

    # ---- Making others from it

    def replace(
        self, mapping: Mapping[AffineExpr, AffineExpr] | AffineExpr, replacement: AffineExpr | None = None
    ) -> AffineExpr:
        """Replaces subexpressions: ``replace({old: new, ...})`` or ``replace(old, new)``.

        The outermost match wins; replacements are not searched again.
        """
        if isinstance(mapping, AffineExpr):
            if replacement is None:
                raise TypeError("replace(old, new) needs both expressions")
            mapping = {mapping: replacement}
        done: dict[AffineExpr, AffineExpr] = {}
        stack: list[Any] = [self]
        while stack:
            expr = stack.pop()
            if expr is None:
                rebuilt = stack.pop()
                lhs, rhs = done[rebuilt.lhs], done[rebuilt.rhs]
                unchanged = lhs is rebuilt.lhs and rhs is rebuilt.rhs
                done[rebuilt] = rebuilt if unchanged else _MAKERS[rebuilt.kind](lhs, rhs)
            elif expr not in done:
                found = mapping.get(expr)
                if found is not None:
                    done[expr] = found
                elif expr.__class__ is AffineBinaryOpExpr:
                    stack += (expr, None, expr.rhs, expr.lhs)
                else:
                    done[expr] = expr
        return done[self]

    def replace_dims_and_symbols(
        self, dims: Sequence[AffineExpr] = (), symbols: Sequence[AffineExpr] = ()
    ) -> AffineExpr:
        """Substitutes the expressions for d0, d1, ... and s0, s1, ...; dims and symbols beyond the lists stay."""
        if not dims and not symbols:
            return self
        return self.replace(replacements(dims, symbols))

    def replace_dims(self, dims: Sequence[AffineExpr]) -> AffineExpr:
        """Substitutes the expressions for d0, d1, ...; dims beyond the list stay."""
        return self.replace_dims_and_symbols(dims)

    def shift_dims(self, num_dims: int, shift: int, offset: int = 0) -> AffineExpr:
        """Renames the dims from ``offset`` up to, not including, ``num_dims`` upwards by ``shift``."""
        return self.replace({dim(i): dim(i + shift) for i in range(offset, num_dims)}) if shift else self

    def shift_symbols(self, num_symbols: int, shift: int, offset: int = 0) -> AffineExpr:
        """Renames the symbols from ``offset`` up to, not including, ``num_symbols`` upwards by ``shift``."""
        return self.replace({symbol(i): symbol(i + shift) for i in range(offset, num_symbols)}) if shift else self

    def compose(self, map: AffineMap) -> AffineExpr:
        """Returns the expression with the results of the map in place of the dims. The symbols of both are shared."""
        return self.replace_dims(map.results)

    # ---- Text

    def __str__(self) -> str:
        return expr_text(self)

    def __repr__(self) -> str:
        return f"<affine {self}>"


class AffineDimExpr(AffineExpr):
    """``d<position>``."""

    __slots__ = ("position",)
    kind = DIM
    position: int

    def __new__(cls, position: int) -> AffineDimExpr:
        return dim(position)

    def __reduce__(self) -> tuple[object, ...]:
        return (AffineDimExpr, (self.position,))


class AffineSymbolExpr(AffineExpr):
    """``s<position>``."""

    __slots__ = ("position",)
    kind = SYMBOL
    position: int

    def __new__(cls, position: int) -> AffineSymbolExpr:
        return symbol(position)

    def __reduce__(self) -> tuple[object, ...]:
        return (AffineSymbolExpr, (self.position,))


class AffineConstantExpr(AffineExpr):
    """A 64-bit integer."""

    __slots__ = ("value",)
    kind = CONSTANT
    value: int

    def __new__(cls, value: int) -> AffineConstantExpr:
        return constant(value)

    def __reduce__(self) -> tuple[object, ...]:
        return (AffineConstantExpr, (self.value,))


class AffineBinaryOpExpr(AffineExpr):
    """``lhs kind rhs`` with kind one of ADD, MUL, MOD, FLOORDIV, CEILDIV.

    Calling the class simplifies, as the operators do, so the result may be of another class.
    """

    __slots__ = ("kind", "lhs", "rhs")
    kind: str
    lhs: AffineExpr
    rhs: AffineExpr

    def __new__(cls, kind: str, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:  # type: ignore[misc]
        return binary(kind, lhs, rhs)

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpack, (_pack(self),))


# ---- Uniquing
#
# The tables of binary expressions map each pair of operands to the result of the operation: the expression of the two
# operands, or its simplification. A repeated operation is thus a single lookup, whatever its rules are.

_dims: dict[int, AffineDimExpr] = {}
_symbols: dict[int, AffineSymbolExpr] = {}
_constants: dict[int, AffineConstantExpr] = {}

_Table = dict[tuple[AffineExpr, Any], AffineExpr]
_sums: _Table = {}
_products: _Table = {}
_remainders: _Table = {}
_floors: _Table = {}
_ceilings: _Table = {}


def _leaf(cls: Any, field: str, number: int, symbolic: bool, divisor: int) -> Any:
    leaf = object.__new__(cls)
    _set(leaf, field, number)
    _set(leaf, "is_symbolic_or_constant", symbolic)
    _set(leaf, "is_pure_affine", True)
    _set(leaf, "_divisor", divisor)
    _set(leaf, "_text", None)
    _set(leaf, "_used", None)
    _set(leaf, "size", 1)
    return leaf


def dim(position: int) -> AffineDimExpr:
    """``d<position>``."""
    known = _dims.get(position)
    if known is None:
        position = _position(position)
        known = _dims.setdefault(position, _leaf(AffineDimExpr, "position", position, False, 1))
    return known


def symbol(position: int) -> AffineSymbolExpr:
    """``s<position>``."""
    known = _symbols.get(position)
    if known is None:
        position = _position(position)
        known = _symbols.setdefault(position, _leaf(AffineSymbolExpr, "position", position, True, 1))
    return known


def _position(position: int) -> int:
    position = operator.index(position)
    if position < 0:
        raise ValueError(f"the position of a dim or symbol must be at least 0, not {position}")
    return position


def constant(value: int) -> AffineConstantExpr:
    """Returns the integer, as a 64-bit two's complement number."""
    known = _constants.get(value)
    if known is None:
        value = wrap_int64(operator.index(value))
        known = _constants.setdefault(value, _leaf(AffineConstantExpr, "value", value, True, abs(value)))
    return known


def dims(count: int) -> list[AffineExpr]:
    """d0 up to, not including, d<count>."""
    return [dim(i) for i in range(count)]


def symbols(count: int) -> list[AffineExpr]:
    """s0 up to, not including, s<count>."""
    return [symbol(i) for i in range(count)]


def constants(values: Iterable[int]) -> list[AffineExpr]:
    """Returns one constant expression per value."""
    return [constant(value) for value in values]


bind_dims = dims
bind_symbols = symbols


def as_expr(value: ExprLike) -> AffineExpr:
    """Returns the expression, or the constant expression of an integer. Raises TypeError for anything else."""
    if isinstance(value, AffineExpr):
        return value
    try:
        return constant(value)
    except TypeError:
        raise TypeError(f"{value!r} is neither an affine expression nor an integer") from None


def binary(kind: str, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """Returns the simplified expression ``lhs kind rhs``."""
    return _MAKERS[kind](lhs, rhs)


def replacements(dims: Sequence[AffineExpr], symbols: Sequence[AffineExpr]) -> dict[AffineExpr, AffineExpr]:
    """Returns the ``AffineExpr.replace`` mapping that substitutes for d0, d1, ... and s0, s1, ..."""
    mapping: dict[AffineExpr, AffineExpr] = {dim(i): expr for i, expr in enumerate(dims)}
    for i, expr in enumerate(symbols):
        mapping[symbol(i)] = expr
    return mapping


def max_dim_and_symbol(exprs: Iterable[AffineExpr]) -> tuple[int, int]:
    """Returns the highest positions of a dim and of a symbol in the expressions; -1 if none occurs."""
    highest_dim = highest_symbol = -1
    for root in exprs:
        for expr in root.walk():
            if isinstance(expr, AffineDimExpr):
                highest_dim = max(highest_dim, expr.position)
            elif isinstance(expr, AffineSymbolExpr):
                highest_symbol = max(highest_symbol, expr.position)
    return highest_dim, highest_symbol


def _node(kind: str, lhs: AffineExpr, rhs: AffineExpr) -> AffineBinaryOpExpr:
    """Creates the binary expression itself. Only for the tables, which unique it."""
    node: AffineBinaryOpExpr = object.__new__(AffineBinaryOpExpr)
    _set(node, "kind", kind)
    _set(node, "lhs", lhs)
    _set(node, "rhs", rhs)
    _set(node, "is_symbolic_or_constant", lhs.is_symbolic_or_constant and rhs.is_symbolic_or_constant)
    pure = lhs.is_pure_affine and rhs.is_pure_affine
    if kind == MUL:
        pure = pure and (lhs.kind == CONSTANT or rhs.kind == CONSTANT)
    elif kind != ADD:
        pure = pure and rhs.kind == CONSTANT
    _set(node, "is_pure_affine", pure)
    _set(node, "_divisor", _binary_divisor(kind, lhs, rhs))
    _set(node, "size", 1 + lhs.size + rhs.size)
    _set(node, "_text", None)
    _set(node, "_used", None)
    return node


def _binary_divisor(kind: str, lhs: AffineExpr, rhs: AffineExpr) -> int:
    left, right = lhs._divisor, rhs._divisor
    if kind == MUL:
        return left * right
    if kind == ADD or kind == MOD:
        return math.gcd(left, right)
    # A floordiv by a constant that divides exactly keeps the remaining divisor.
    if rhs.kind == CONSTANT and left and right and left % right == 0:
        return left // right
    return 1


# ---- Numbers


def wrap_int64(value: int) -> int:
    """Returns the number of 64 bits, in two's complement, that the integer is congruent to."""
    if _LEAST <= value <= _GREATEST:
        return int(value)
    return (int(value) + 2**63) % 2**64 - 2**63


def evaluate(kind: str, lhs: int, rhs: int) -> int:
    """``lhs kind rhs`` in 64-bit arithmetic. Raises ZeroDivisionError if MLIR has poison."""
    if kind == ADD:
        return wrap_int64(lhs + rhs)
    if kind == MUL:
        return wrap_int64(lhs * rhs)
    if kind == MOD:
        if rhs < 1:
            raise ZeroDivisionError(f"affine mod by {rhs}, which is below 1")
        return lhs % rhs
    if rhs == 0:
        raise ZeroDivisionError(f"affine {kind} by zero")
    return wrap_int64(lhs // rhs if kind == FLOORDIV else -(-lhs // rhs))


def _value(expr: AffineExpr) -> int | None:
    return expr.value if isinstance(expr, AffineConstantExpr) else None


# ---- Rules of construction


def _add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    sum = _sums.get((lhs, rhs))
    if sum is None:
        sum = _sums.setdefault((lhs, rhs), _simplified_sum(lhs, rhs) or _node(ADD, lhs, rhs))
    return sum


def _simplified_sum(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    left, right = _value(lhs), _value(rhs)
    if left is not None and right is not None:
        total = left + right
        return constant(total) if _LEAST <= total <= _GREATEST else None
    # Constants, then symbolic expressions, go to the right.
    if left is not None or (lhs.is_symbolic_or_constant and not rhs.is_symbolic_or_constant):
        return _add(rhs, lhs)
    if _out_of_order(lhs, rhs):
        return _add(rhs, lhs)
    if right == 0:
        return lhs
    last = None
    if isinstance(lhs, AffineBinaryOpExpr) and lhs.kind == ADD:
        rest, last = lhs.lhs, _value(lhs.rhs)
    if last is not None and right is not None:
        return _add(rest, constant(last + right))
    # c1 * e + c2 * e is (c1 + c2) * e.
    first, first_factor = split_factor(lhs)
    second, second_factor = split_factor(rhs)
    if first is second:
        return _mul(first, constant(first_factor + second_factor))
    # (e + c) + x is (e + x) + c.
    if last is not None:
        return _add(_add(rest, rhs), constant(last))
    return _as_remainder(lhs, rhs)


def _out_of_order(lhs: AffineExpr, rhs: AffineExpr) -> bool:
    """True if both are dims or both are symbols, and the higher position comes first."""
    if isinstance(lhs, AffineDimExpr):
        return isinstance(rhs, AffineDimExpr) and lhs.position > rhs.position
    return isinstance(lhs, AffineSymbolExpr) and isinstance(rhs, AffineSymbolExpr) and lhs.position > rhs.position


def split_factor(expr: AffineExpr) -> tuple[AffineExpr, int]:
    """``e * c`` as (e, c); any other expression as (itself, 1)."""
    if isinstance(expr, AffineBinaryOpExpr) and expr.kind == MUL:
        factor = _value(expr.rhs)
        if factor is not None:
            return expr.lhs, factor
    return expr, 1


def _as_remainder(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    """``e - (e floordiv q) * q`` is ``e mod q``, for a constant or symbolic q; ``e`` may be the last term of a sum."""
    if not (isinstance(rhs, AffineBinaryOpExpr) and rhs.kind == MUL):
        return None
    quotient: Any = rhs.lhs
    factor = rhs.rhs
    if _value(factor) == -1 and isinstance(quotient, AffineBinaryOpExpr) and quotient.kind == MUL:
        quotient, divisor = quotient.lhs, quotient.rhs
        if isinstance(quotient, AffineBinaryOpExpr) and quotient.kind == FLOORDIV:
            if quotient.lhs is lhs and quotient.rhs is divisor:
                return _mod(lhs, divisor)
        return None
    if not (isinstance(quotient, AffineBinaryOpExpr) and quotient.kind == FLOORDIV):
        return None
    number = _value(quotient.rhs)
    if number is not None and number > 0 and quotient.lhs is lhs and _value(factor) == -number:
        return _mod(lhs, quotient.rhs)
    if isinstance(lhs, AffineBinaryOpExpr) and lhs.kind == ADD:
        joined = _simplified_sum(lhs.rhs, rhs)
        if joined is not None:
            return _add(lhs.lhs, joined)
    return None


def _mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    product = _products.get((lhs, rhs))
    if product is None:
        product = _products.setdefault((lhs, rhs), _simplified_product(lhs, rhs) or _node(MUL, lhs, rhs))
    return product


def _simplified_product(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    left, right = _value(lhs), _value(rhs)
    if left is not None and right is not None:
        product = left * right
        return constant(product) if _LEAST <= product <= _GREATEST else None
    if not (lhs.is_symbolic_or_constant or rhs.is_symbolic_or_constant):
        return None
    if left is not None or not rhs.is_symbolic_or_constant:
        return _mul(rhs, lhs)
    if _out_of_order(lhs, rhs):
        return _mul(rhs, lhs)
    if right == 1:
        return lhs
    if right == 0:
        return rhs
    if isinstance(lhs, AffineBinaryOpExpr) and lhs.kind == MUL:
        inner = _value(lhs.rhs)
        if inner is not None:
            # (e * c1) * c2 is e * (c1 * c2), (e * c) * x is (e * x) * c.
            if right is not None:
                return _mul(lhs.lhs, constant(inner * right))
            return _mul(_mul(lhs.lhs, rhs), lhs.rhs)
    return None


def _floordiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    folded = _floors.get((lhs, rhs))
    if folded is not None:
        return folded
    # A sum with a term that divides exactly is divided term by term; a stack holds the sums still to be divided.
    stack = [lhs]
    while stack:
        expr = stack[-1]
        terms = _divisible_sum(expr, rhs)
        if terms is None:
            simplified = _simplified_quotient(FLOORDIV, expr, rhs) or _node(FLOORDIV, expr, rhs)
        else:
            quotients = [_floors.get((term, rhs)) for term in terms]
            missing = [term for term, quotient in zip(terms, quotients, strict=True) if quotient is None]
            if missing:
                stack += missing
                continue
            left, right = quotients
            assert left is not None and right is not None
            simplified = _add(left, right)
        _floors.setdefault((expr, rhs), simplified)
        stack.pop()
    return _floors[lhs, rhs]


def _divisible_sum(expr: AffineExpr, divisor: AffineExpr) -> tuple[AffineExpr, AffineExpr] | None:
    number = _value(divisor)
    if not number or number == 1 or not isinstance(expr, AffineBinaryOpExpr) or expr.kind != ADD:
        return None
    if expr.lhs._divisor % number == 0 or expr.rhs._divisor % number == 0:
        return expr.lhs, expr.rhs
    return None


def _ceildiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    quotient = _ceilings.get((lhs, rhs))
    if quotient is None:
        simplified = _simplified_quotient(CEILDIV, lhs, rhs) or _node(CEILDIV, lhs, rhs)
        quotient = _ceilings.setdefault((lhs, rhs), simplified)
    return quotient


def _simplified_quotient(kind: str, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    left, right = _value(lhs), _value(rhs)
    if not right:
        return None
    if left is not None:
        overflows = left == _LEAST and right == -1
        return None if overflows else constant(evaluate(kind, left, right))
    if right == 1:
        return lhs
    inner, factor = split_factor(lhs)
    if inner is not lhs and factor % right == 0:
        return _mul(inner, constant(factor // right))
    return None


def _mod(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    remainder = _remainders.get((lhs, rhs))
    if remainder is None:
        remainder = _remainders.setdefault((lhs, rhs), _simplified_remainder(lhs, rhs) or _node(MOD, lhs, rhs))
    return remainder


def _simplified_remainder(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    modulus = _value(rhs)
    if modulus is None or modulus < 1:
        return None
    reduced = _without_multiples(lhs, modulus)
    number = _value(reduced)
    if number is not None:
        return constant(number % modulus)
    if reduced._divisor % modulus == 0:
        return constant(0)
    return None if reduced is lhs else _mod(reduced, rhs)


def _without_multiples(expr: AffineExpr, modulus: int) -> AffineExpr:
    """Returns the expression without summands that are multiples of the modulus, and without a mod by a multiple of
    it."""
    while isinstance(expr, AffineBinaryOpExpr) and expr._divisor % modulus:
        if expr.kind == ADD and expr.lhs._divisor % modulus == 0:
            expr = expr.rhs
        elif expr.kind == ADD and expr.rhs._divisor % modulus == 0:
            expr = expr.lhs
        elif expr.kind == MOD and (_value(expr.rhs) or 0) >= 1 and expr.rhs._divisor % modulus == 0:
            expr = expr.lhs
        else:
            break
    return expr


_MAKERS: dict[str, Callable[[AffineExpr, AffineExpr], AffineExpr]] = {
    ADD: _add,
    MUL: _mul,
    MOD: _mod,
    FLOORDIV: _floordiv,
    CEILDIV: _ceildiv,
}


# ---- Pickling, without recursion


def _pack(root: AffineExpr) -> list[Any]:
    """Lists the distinct subexpressions in post order; operands are indices into the list."""
    places: dict[AffineExpr, int] = {}
    packed: list[Any] = []
    for expr in root.walk():
        places[expr] = len(packed)
        if isinstance(expr, AffineBinaryOpExpr):
            packed.append((expr.kind, places[expr.lhs], places[expr.rhs]))
        else:
            assert isinstance(expr, AffineDimExpr | AffineSymbolExpr | AffineConstantExpr)
            packed.append((expr.kind, expr.value if isinstance(expr, AffineConstantExpr) else expr.position))
    return packed


def _unpack(packed: list[Any]) -> AffineExpr:
    leaves: dict[str, Callable[[int], AffineExpr]] = {DIM: dim, SYMBOL: symbol, CONSTANT: constant}
    nodes: list[AffineExpr] = []
    for kind, *rest in packed:
        nodes.append(binary(kind, nodes[rest[0]], nodes[rest[1]]) if len(rest) == 2 else leaves[kind](rest[0]))
    return nodes[-1]
