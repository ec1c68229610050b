"""Affine maps: ``(d0, d1)[s0] -> (d0 + s0, d1)``, immutable and uniqued."""

from __future__ import annotations

import inspect
import math
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.ir.affine.expr import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymbolExpr,
    ExprLike,
    as_expr,
    constant,
    dim,
    dims,
    max_dim_and_symbol,
    replacements,
    symbol,
)
from lamina.ir.affine.flatten import simplify_affine_expr, substituted
from lamina.ir.affine.text import domain_text

if TYPE_CHECKING:
    from lamina.ir.value import Value

_set = object.__setattr__


class FoldedMap(NamedTuple):
    """The result of partial folding: the map, its values if all are constants, and whether a value is poison."""

    map: AffineMap
    constants: list[int] | None
    has_poison: bool


class AffineMap:
    """A function from dims and symbols to a list of results."""

    __slots__ = ("num_dims", "num_symbols", "results", "_text", "__weakref__")
    num_dims: int
    num_symbols: int
    results: tuple[AffineExpr, ...]
    _text: str | None

    def __new__(cls, num_dims: int, num_symbols: int = 0, results: Iterable[ExprLike] = ()) -> AffineMap:
        """Raises ValueError for a result over dims or symbols the map does not have, or a negative number of these."""
        key = (num_dims, num_symbols, tuple(results))
        known = _maps.get(key)
        if known is not None:
            return known
        return _maps.setdefault(key, _made(operator.index(num_dims), operator.index(num_symbols), key[2]))

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("affine maps are immutable")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("affine maps are immutable")

    def __copy__(self) -> AffineMap:
        return self

    def __deepcopy__(self, memo: Any) -> AffineMap:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (AffineMap, (self.num_dims, self.num_symbols, self.results))

    # ---- Making maps

    @staticmethod
    def identity(rank: int) -> AffineMap:
        """``(d0, ..., dn) -> (d0, ..., dn)``."""
        return AffineMap(rank, 0, dims(rank))

    @staticmethod
    def minor_identity(num_dims: int, num_results: int) -> AffineMap:
        """Returns the last ``num_results`` of ``num_dims`` dims."""
        if num_results > num_dims:
            raise ValueError(f"{num_dims} dims do not include {num_results} minor dims")
        return AffineMap(num_dims, 0, [dim(i) for i in range(num_dims - num_results, num_dims)])

    @staticmethod
    def filtered_identity(num_dims: int, keep: Callable[[AffineDimExpr], bool]) -> AffineMap:
        """Returns the dims for which ``keep`` holds."""
        return AffineMap(num_dims, 0, [dim(i) for i in range(num_dims) if keep(dim(i))])

    @staticmethod
    def constant_map(value: int) -> AffineMap:
        """``() -> (value)``."""
        return AffineMap(0, 0, [constant(value)])

    @staticmethod
    def permutation(positions: Sequence[int]) -> AffineMap:
        """``permutation([1, 2, 0])`` is ``(d0, d1, d2) -> (d1, d2, d0)``. Raises ValueError otherwise."""
        if sorted(positions) != list(range(len(positions))):
            raise ValueError(f"{list(positions)} is not a permutation")
        return AffineMap(len(positions), 0, [dim(i) for i in positions])

    @staticmethod
    def multi_dim_with_targets(num_dims: int, targets: Sequence[int]) -> AffineMap:
        """A map of ``num_dims`` dims whose results are the dims at the given positions."""
        return AffineMap(num_dims, 0, [dim(i) for i in targets])

    @staticmethod
    def empty(num_dims: int = 0, num_symbols: int = 0) -> AffineMap:
        """Returns a map without results."""
        return AffineMap(num_dims, num_symbols)

    @staticmethod
    def from_callable(
        function: Callable[..., ExprLike | Sequence[ExprLike]], *, num_symbols: int = 0
    ) -> AffineMap:
        """``from_callable(lambda i, j: (j, i))``: one dim per parameter, symbols for the last ``num_symbols``."""
        count = len(inspect.signature(function).parameters) - num_symbols
        results = function(*dims(count), *(symbol(i) for i in range(num_symbols)))
        listed = [results] if isinstance(results, AffineExpr | int) else list(results)
        return AffineMap(count, num_symbols, listed)

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
        """True if the results are the dims, all of them in order."""
        return self.num_dims == len(self.results) and all(expr is dim(i) for i, expr in enumerate(self.results))

    def is_minor_identity(self) -> bool:
        """True if the results are the last dims in order, and there are no symbols."""
        start = self.num_dims - len(self.results)
        return start >= 0 and not self.num_symbols and all(
            expr is dim(start + i) for i, expr in enumerate(self.results)
        )

    def broadcast_dims(self) -> list[int]:
        """Returns the positions of the results that are the constant 0."""
        return [i for i, expr in enumerate(self.results) if _is_zero(expr)]

    def is_minor_identity_with_broadcasting(self, broadcast: list[int] | None = None) -> bool:
        """True for a minor identity except for results that are 0; appends the positions of these to ``broadcast``."""
        start = self.num_dims - len(self.results)
        positions = self.broadcast_dims()
        if broadcast is not None:
            broadcast[:] = positions if start >= 0 else []
        return start >= 0 and all(_is_zero(expr) or expr is dim(start + i) for i, expr in enumerate(self.results))

    def is_permutation_of_minor_identity_with_broadcasting(self, permuted: list[int] | None = None) -> bool:
        """True if a permutation of the results is a minor identity with broadcasting.

        ``permuted`` receives this permutation: for each result its position in the minor identity. With more results
        than inputs, the minor identity starts with broadcast positions.
        """
        width = len(self.results)
        start = max(0, self.num_inputs - width)
        leading = max(0, width - self.num_inputs)
        places: list[int | None] = []
        for expr in self.results:
            if _is_zero(expr):
                places.append(None)
            elif isinstance(expr, AffineDimExpr) and expr.position >= start:
                places.append(expr.position - start + leading)
            else:
                return False
        taken = {place for place in places if place is not None}
        if len(taken) + places.count(None) != width:
            return False  # a dim occurs twice
        free = iter([place for place in range(max(width, self.num_inputs)) if place not in taken])
        if permuted is not None:
            permuted[:] = [next(free) if place is None else place for place in places]
        return True

    def is_projected_permutation(self, allow_zero_in_results: bool = False) -> bool:
        """True if the results are distinct dims, without symbols; if allowed, some may be 0."""
        if self.num_symbols or len(self.results) > self.num_dims:
            return False
        seen: set[AffineExpr] = set()
        for expr in self.results:
            if isinstance(expr, AffineDimExpr):
                if expr in seen:
                    return False
                seen.add(expr)
            elif not (allow_zero_in_results and _is_zero(expr)):
                return False
        return True

    def is_permutation(self) -> bool:
        """True if the results are the dims, each once, in any order, without symbols."""
        return self.num_dims == len(self.results) and self.is_projected_permutation()

    def is_constant(self) -> bool:
        """True if all results are constants."""
        return all(expr.is_constant for expr in self.results)

    def is_single_constant(self) -> bool:
        """True if the map has one result, a constant."""
        return len(self.results) == 1 and self.results[0].is_constant

    @property
    def single_constant_result(self) -> int:
        """The value of a map of one constant. Raises ValueError for other maps."""
        if not self.is_single_constant():
            raise ValueError(f"{self} is not a single constant")
        return self.constant_results[0]

    @property
    def constant_results(self) -> list[int]:
        """The values of a map of constants. Raises ValueError for other maps."""
        values = [expr.value for expr in self.results if isinstance(expr, AffineConstantExpr)]
        if len(values) != len(self.results):
            raise ValueError(f"{self} has results that are not constants")
        return values

    def dim_position(self, result: int) -> int:
        """Returns the position of the dim at the given result. Raises ValueError if the result is not a dim."""
        expr = self.results[result]
        if not isinstance(expr, AffineDimExpr):
            raise ValueError(f"result {result} of {self} is not a dimension")
        return expr.position

    def dim_positions(self) -> list[int]:
        """Returns the positions of the dims in the results. Raises ValueError if a result is not a dim."""
        return [self.dim_position(result) for result in range(len(self.results))]

    def result_position(self, expr: AffineExpr) -> int | None:
        """Returns the first result equal to the given dim; None if there is none or the expression is not a dim."""
        if not isinstance(expr, AffineDimExpr):
            return None
        return next((i for i, result in enumerate(self.results) if result is expr), None)

    def is_function_of_dim(self, position: int) -> bool:
        """True if a result depends on ``d<position>``."""
        return any(expr.is_function_of_dim(position) for expr in self.results)

    def is_function_of_symbol(self, position: int) -> bool:
        """True if a result depends on ``s<position>``."""
        return any(expr.is_function_of_symbol(position) for expr in self.results)

    def unused_dims(self) -> list[int]:
        """Returns the positions of the dims that no result depends on."""
        return unused_dims([self])

    def unused_symbols(self) -> list[int]:
        """Returns the positions of the symbols that no result depends on."""
        return unused_symbols([self])

    def largest_known_divisor(self) -> int:
        """Returns a number that divides all results; 0 if all results are 0, or there are none."""
        return math.gcd(*(expr.largest_known_divisor() for expr in self.results))

    def walk_exprs(self) -> Iterable[AffineExpr]:
        """Returns the subexpressions of the results, in post order."""
        for expr in self.results:
            yield from expr.walk()

    # ---- Replacing

    def replace(
        self,
        mapping: Mapping[AffineExpr, AffineExpr],
        num_dims: int | None = None,
        num_symbols: int | None = None,
    ) -> AffineMap:
        """Replaces subexpressions. Omitted numbers of dims and symbols are inferred from the results."""
        if not mapping and num_dims == self.num_dims and num_symbols == self.num_symbols:
            return self
        results = [expr.replace(mapping) for expr in self.results]
        if num_dims is None or num_symbols is None:
            highest_dim, highest_symbol = max_dim_and_symbol(results)
            num_dims = highest_dim + 1 if num_dims is None else num_dims
            num_symbols = highest_symbol + 1 if num_symbols is None else num_symbols
        return AffineMap(num_dims, num_symbols, results)

    def replace_dims_and_symbols(
        self, dims: Sequence[AffineExpr], symbols: Sequence[AffineExpr], num_dims: int, num_symbols: int
    ) -> AffineMap:
        """Substitutes the expressions for d0, d1, ... and s0, s1, ...; the map may then have other dims and symbols."""
        return self.replace(replacements(dims, symbols), num_dims, num_symbols)

    def shift_dims(self, shift: int, offset: int = 0) -> AffineMap:
        """Adds ``shift`` dims, inserted at ``offset``."""
        results = [expr.shift_dims(self.num_dims, shift, offset) for expr in self.results]
        return AffineMap(self.num_dims + shift, self.num_symbols, results)

    def shift_symbols(self, shift: int, offset: int = 0) -> AffineMap:
        """Adds ``shift`` symbols, inserted at ``offset``."""
        results = [expr.shift_symbols(self.num_symbols, shift, offset) for expr in self.results]
        return AffineMap(self.num_dims, self.num_symbols + shift, results)

    # ---- Choosing results

    def with_results(self, results: Iterable[ExprLike]) -> AffineMap:
        """Returns a map with the given results over the same dims and symbols."""
        return AffineMap(self.num_dims, self.num_symbols, results)

    def drop_result(self, position: int) -> AffineMap:
        """Returns the map without the result at the position."""
        return self.drop_results([position])

    def drop_results(self, positions: Iterable[int]) -> AffineMap:
        """Returns the map without the results at the positions."""
        gone = set(positions)
        return self.with_results(expr for i, expr in enumerate(self.results) if i not in gone)

    def drop_zero_results(self) -> AffineMap:
        """Returns the map without the results that are the constant 0."""
        return self.drop_results(self.broadcast_dims())

    def insert_result(self, expr: ExprLike, position: int) -> AffineMap:
        """Returns the map with a result inserted at the position."""
        return self.with_results([*self.results[:position], expr, *self.results[position:]])

    def sub_map(self, positions: Iterable[int]) -> AffineMap:
        """Returns the map with the results at the positions."""
        return self.with_results(self.results[i] for i in positions)

    def slice_map(self, start: int, length: int) -> AffineMap:
        """``length`` results from ``start`` on."""
        return self.with_results(self.results[start : start + length])

    def remove_duplicate_exprs(self) -> AffineMap:
        """Returns each distinct result once, at its first place."""
        results = dict.fromkeys(self.results)
        return self if len(results) == len(self.results) else self.with_results(results)

    # ---- Applying

    def compose(self, other: AffineMap) -> AffineMap:
        """``self`` after ``other``; the symbols of ``other`` come after those of ``self``.

        Raises ValueError unless ``other`` has one result per dim of ``self``.
        """
        if self.num_dims != len(other.results):
            raise ValueError(f"{self} cannot be composed with {other}, which has {len(other.results)} results")
        inner = [expr.shift_symbols(other.num_symbols, self.num_symbols) for expr in other.results]
        results = [expr.replace_dims(inner) for expr in self.results]
        return AffineMap(other.num_dims, self.num_symbols + other.num_symbols, results)

    def eval(self, dims: Sequence[int], symbols: Sequence[int] = ()) -> list[int]:
        """Returns the results at a point; see ``AffineExpr.eval``."""
        return [expr.eval(dims, symbols) for expr in self.results]

    def compose_values(self, values: Sequence[int]) -> list[int]:
        """Returns the results at a point, for a map without symbols. Raises ValueError for another number of values."""
        if self.num_symbols or len(values) != self.num_dims:
            raise ValueError(f"{self} cannot be composed with {len(values)} values")
        return self.eval(values)

    def apply_to(self, items: Sequence[Value | int]) -> list[Any]:
        """For a projected permutation: picks the items at the positions of its results, 0 for zero results."""
        return [0 if _is_zero(expr) else items[self.dim_position(i)] for i, expr in enumerate(self.results)]

    def partial_constant_fold(self, operands: Sequence[int | None]) -> FoldedMap:
        """Folds results to constants where the known operands (dims, then symbols; None is unknown) determine them.

        Other results, dims and symbols stay. A division by zero, or a mod by a number below 1, is poison: then the map
        is returned unchanged.
        """
        return _partially_folded(self, tuple(operands))

    def constant_fold(self, operands: Sequence[int | None]) -> list[int] | None:
        """Returns the results, if the known operands (dims, then symbols) determine them all and none is poison."""
        return self.partial_constant_fold(operands).constants

    def fold_operands(self, operands: Sequence[Any]) -> tuple[AffineMap, list[Any]]:
        """Folds integer operands into the map, which loses these inputs; returns the other operands.

        Operands are dims, then symbols. Raises ValueError for a wrong number of operands.
        """
        if len(operands) != self.num_inputs:
            raise ValueError(f"{self} takes {self.num_inputs} operands, not {len(operands)}")
        counts = [0, 0]
        fresh: list[AffineExpr] = []
        remaining: list[Any] = []
        for position, operand in enumerate(operands):
            if isinstance(operand, int):
                fresh.append(constant(operand))
                continue
            is_symbol = position >= self.num_dims
            fresh.append(symbol(counts[1]) if is_symbol else dim(counts[0]))
            counts[is_symbol] += 1
            remaining.append(operand)
        folded = self.replace_dims_and_symbols(fresh[: self.num_dims], fresh[self.num_dims :], *counts)
        return folded, remaining

    def simplify(self) -> AffineMap:
        """Simplifies every result by flattening; see ``simplify_affine_expr``."""
        return _simplified(self)

    # ---- Dropping dims and symbols

    def compress_dims(self, unused: Iterable[int]) -> AffineMap:
        """Drops the dims at the positions, replacing them with 0, and renumbers the rest."""
        fresh, count = _renumbered(self.num_dims, unused, dim)
        return self.replace_dims_and_symbols(fresh, (), count, self.num_symbols)

    def compress_symbols(self, unused: Iterable[int]) -> AffineMap:
        """Drops the symbols at the positions, replacing them with 0, and renumbers the rest."""
        fresh, count = _renumbered(self.num_symbols, unused, symbol)
        return self.replace_dims_and_symbols((), fresh, self.num_dims, count)

    def compress_unused_dims(self) -> AffineMap:
        """Drops the dims that no result depends on."""
        return self.compress_dims(self.unused_dims())

    def compress_unused_symbols(self) -> AffineMap:
        """Drops the symbols that no result depends on."""
        return self.compress_symbols(self.unused_symbols())

    def project_dims(self, projected: Iterable[int], compress: bool = False) -> AffineMap:
        """Replaces the dims at the positions with 0; ``compress`` drops them too."""
        gone = set(projected)
        if compress:
            return self.compress_dims(gone)
        return self.replace({dim(i): constant(0) for i in gone}, self.num_dims, self.num_symbols)

    def projected(
        self, dims: Iterable[int], compress_dims: bool = True, compress_unused_symbols: bool = True
    ) -> AffineMap:
        """Projects the dims, then drops unused symbols."""
        projection = self.project_dims(dims, compress_dims)
        return projection.compress_unused_symbols() if compress_unused_symbols else projection

    def expand_dims_to_rank(self, rank: int, projected: Iterable[int]) -> AffineMap:
        """Returns the map over ``rank`` dims, with new unused dims at the ``projected`` positions."""
        return self.compose(AffineMap.identity(rank).drop_results(projected))

    # ---- Text

    def __str__(self) -> str:
        text = self._text
        if text is None:
            text = f"{domain_text(self.num_dims, self.num_symbols)} -> ({', '.join(map(str, self.results))})"
            _set(self, "_text", text)
        return text

    def __repr__(self) -> str:
        return f"<affine map {self}>"


@lru_cache(maxsize=4096)
def _simplified(map: AffineMap) -> AffineMap:
    return map.with_results(simplify_affine_expr(expr, map.num_dims, map.num_symbols) for expr in map.results)


_maps: dict[tuple[int, int, tuple[ExprLike, ...]], AffineMap] = {}


def _made(num_dims: int, num_symbols: int, given: tuple[ExprLike, ...]) -> AffineMap:
    results = tuple(as_expr(result) for result in given)
    known = _maps.get((num_dims, num_symbols, results))
    if known is not None:
        return known
    check_inputs(num_dims, num_symbols, results)
    new = object.__new__(AffineMap)
    _set(new, "num_dims", num_dims)
    _set(new, "num_symbols", num_symbols)
    _set(new, "results", results)
    _set(new, "_text", None)
    return _maps.setdefault((num_dims, num_symbols, results), new)


def check_inputs(num_dims: int, num_symbols: int, exprs: Iterable[AffineExpr]) -> None:
    """Raises ValueError if an expression has a dim or symbol out of range."""
    if num_dims < 0 or num_symbols < 0:
        raise ValueError(f"numbers of dims and symbols must be at least 0, not {num_dims} and {num_symbols}")
    for root in exprs:
        for expr in root.walk():
            if isinstance(expr, AffineDimExpr) and expr.position >= num_dims:
                raise ValueError(f"{expr} is out of range: there are {num_dims} dims")
            if isinstance(expr, AffineSymbolExpr) and expr.position >= num_symbols:
                raise ValueError(f"{expr} is out of range: there are {num_symbols} symbols")


def _is_zero(expr: AffineExpr) -> bool:
    return expr is constant(0)


def _renumbered(
    count: int, gone: Iterable[int], leaf: Callable[[int], AffineExpr]
) -> tuple[list[AffineExpr], int]:
    dropped = set(gone)
    fresh: list[AffineExpr] = []
    kept = 0
    for position in range(count):
        if position in dropped:
            fresh.append(constant(0))
        else:
            fresh.append(leaf(kept))
            kept += 1
    return fresh, kept


# ---- Functions of several maps, and inverses


def simplify_affine_map(map: AffineMap) -> AffineMap:
    """Returns every result flattened to a sum and written again."""
    return map.simplify()


def inverse_permutation(map: AffineMap) -> AffineMap | None:
    """Inverts a map: each dim is the first result equal to it; None if a dim occurs as no result.

    The empty map is its own inverse. Raises ValueError for a map with symbols.
    """
    if map.is_empty:
        return map
    if map.num_symbols:
        raise ValueError(f"{map} has symbols and therefore no inverse permutation")
    positions: dict[int, int] = {}
    for i, expr in enumerate(map.results):
        if isinstance(expr, AffineDimExpr):
            positions.setdefault(expr.position, i)
    if len(positions) != map.num_dims:
        return None
    return AffineMap(len(map.results), 0, [dim(positions[i]) for i in range(map.num_dims)])


def inverse_and_broadcast_projected_permutation(map: AffineMap) -> AffineMap:
    """Returns each dim as the result equal to it, 0 for dims that are not results.

    Raises ValueError unless the map is a projected permutation, allowing zeros.
    """
    if not map.is_projected_permutation(allow_zero_in_results=True):
        raise ValueError(f"{map} is not a projected permutation")
    positions = {expr.position: i for i, expr in enumerate(map.results) if isinstance(expr, AffineDimExpr)}
    results: list[AffineExpr] = [dim(positions[i]) if i in positions else constant(0) for i in range(map.num_dims)]
    return AffineMap(len(map.results), 0, results)


def concat_affine_maps(maps: Sequence[AffineMap]) -> AffineMap:
    """Concatenates the results over shared dims; the symbols of later maps follow those of earlier maps."""
    results: list[AffineExpr] = []
    num_symbols = 0
    num_dims = 0
    for map in maps:
        results += [expr.shift_symbols(map.num_symbols, num_symbols) for expr in map.results]
        num_symbols += map.num_symbols
        num_dims = max(num_dims, map.num_dims)
    return AffineMap(num_dims, num_symbols, results)


def unused_dims(maps: Sequence[AffineMap]) -> list[int]:
    """Returns the positions of the dims that no result of any map depends on."""
    used = {expr for map in maps for expr in map.walk_exprs()}
    return [i for i in range(max((map.num_dims for map in maps), default=0)) if dim(i) not in used]


def unused_symbols(maps: Sequence[AffineMap]) -> list[int]:
    """Returns the positions of the symbols that no result of any map depends on."""
    used = {expr for map in maps for expr in map.walk_exprs()}
    return [i for i in range(max((map.num_symbols for map in maps), default=0)) if symbol(i) not in used]


def compress_unused_dims(maps: Sequence[AffineMap]) -> list[AffineMap]:
    """Drops dims, which the maps share, that none of them uses."""
    unused = unused_dims(maps)
    return [map.compress_dims(unused) for map in maps]


def compress_unused_symbols(maps: Sequence[AffineMap]) -> list[AffineMap]:
    """Drops symbols, which the maps share, that none of them uses."""
    unused = unused_symbols(maps)
    return [map.compress_symbols(unused) for map in maps]


@lru_cache(maxsize=4096)
def _partially_folded(map: AffineMap, operands: tuple[int | None, ...]) -> FoldedMap:
    inputs: list[AffineExpr] = [*dims(map.num_dims), *(symbol(i) for i in range(map.num_symbols))]
    values = dict(zip(inputs, operands, strict=True))
    try:
        folded = [substituted(expr, values) for expr in map.results]
    except ZeroDivisionError:
        return FoldedMap(map, None, True)
    known = [value for value in folded if value is not None]
    results = [expr if value is None else value for expr, value in zip(map.results, folded, strict=True)]
    return FoldedMap(map.with_results(results), known if len(known) == len(folded) else None, False)
