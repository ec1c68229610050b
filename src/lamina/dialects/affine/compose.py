"""Affine maps together with the values they are applied to.

Composing takes the affine.apply operations that define operands into the map; canonicalizing turns dims that are valid
symbols into symbols, folds constants, and drops operands that are repeated or unused. Operands are listed dims first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from lamina.analysis.value_bounds import Comparison, Variable, compare
from lamina.dialects.affine.dim_symbol import is_valid_dim, is_valid_symbol
from lamina.dialects.affine.ops import AffineApplyOp, AffineMaxOp, AffineMinOp
from lamina.dialects.arith.ops import ConstantOp
from lamina.ir import affine
from lamina.ir.affine import AffineExpr, AffineMap, IntegerSet
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import AffineMapAttr, IntegerAttr
from lamina.ir.builder import Builder
from lamina.ir.location import LocationLike
from lamina.ir.types import IndexType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int, fold_op

# A value, an integer attribute, or a number: MLIR's OpFoldResult.
FoldResult = Value | Attribute | int
MapOrSet = TypeVar("MapOrSet", AffineMap, IntegerSet)


# ---- Canonicalizing


def canonicalize_map_and_operands(map: MapOrSet, operands: Sequence[Value]) -> tuple[MapOrSet, list[Value]]:
    """Returns the same function (or set) over as few operands as possible, with symbols instead of dims and constants
    folded."""
    if not operands:
        return map, []
    map, values = _promote_symbols(map, operands)
    map, values = _demote_dims(map, values)
    return _drop_operands(map, values)


def _promote_symbols(map: MapOrSet, operands: Sequence[Value]) -> tuple[MapOrSet, list[Value]]:
    """Turns dims whose values are valid symbols into symbols, after the others."""
    promoted = [is_valid_symbol(value) for value in operands[: map.num_dims]]
    if not any(promoted):
        return map, list(operands)
    dims: list[AffineExpr] = []
    kept: list[Value] = []
    moved: list[Value] = []
    for value, is_symbol in zip(operands, promoted, strict=False):
        if is_symbol:
            dims.append(affine.symbol(map.num_symbols + len(moved)))
            moved.append(value)
        else:
            dims.append(affine.dim(len(kept)))
            kept.append(value)
    dims_and_symbols = map.replace_dims_and_symbols(dims, [], len(kept), map.num_symbols + len(moved))
    return dims_and_symbols, [*kept, *operands[map.num_dims :], *moved]


def _demote_dims(map: MapOrSet, operands: list[Value]) -> tuple[MapOrSet, list[Value]]:
    """Turns symbols whose values are only valid as dims into dims, after the others."""
    given = operands[map.num_dims :]
    demoted = [not is_valid_symbol(value) and is_valid_dim(value) for value in given]
    if not any(demoted):
        return map, operands
    symbols: list[AffineExpr] = []
    kept: list[Value] = []
    moved: list[Value] = []
    for value, is_dim in zip(given, demoted, strict=True):
        if is_dim:
            symbols.append(affine.dim(map.num_dims + len(moved)))
            moved.append(value)
        else:
            symbols.append(affine.symbol(len(kept)))
            kept.append(value)
    dims_and_symbols = map.replace_dims_and_symbols([], symbols, map.num_dims + len(moved), len(kept))
    return dims_and_symbols, [*operands[: map.num_dims], *moved, *kept]


def _drop_operands(map: MapOrSet, operands: list[Value]) -> tuple[MapOrSet, list[Value]]:
    """Drops unused and repeated operands and constant symbols."""
    used = _inputs_used(map)
    num_dims = map.num_dims
    dims, kept_dims = _renumbered(affine.dim, operands[:num_dims], used, fold=False)
    symbols, kept_symbols = _renumbered(affine.symbol, operands[num_dims:], used, fold=True)
    if len(kept_dims) == num_dims and len(kept_symbols) == map.num_symbols:
        return map, operands
    reduced = map.replace_dims_and_symbols(dims, symbols, len(kept_dims), len(kept_symbols))
    return reduced, kept_dims + kept_symbols


@lru_cache(maxsize=4096)
def _inputs_used(map: AffineMap | IntegerSet) -> frozenset[AffineExpr]:
    """The dims and symbols that a map or set depends on."""
    return frozenset(expr for expr in map.walk_exprs() if expr.kind in ("dim", "symbol"))


def _renumbered(
    make: Callable[[int], AffineExpr], values: Sequence[Value], used: frozenset[AffineExpr], *, fold: bool
) -> tuple[list[AffineExpr], list[Value]]:
    exprs: list[AffineExpr] = []
    kept: list[Value] = []
    known: dict[Value, AffineExpr] = {}
    for position, value in enumerate(values):
        own = make(position)
        if own not in used:
            exprs.append(own)
            continue
        number = constant_int(value) if fold else None
        if number is not None:
            exprs.append(affine.constant(number))
            continue
        if value not in known:
            known[value] = make(len(kept))
            kept.append(value)
        exprs.append(known[value])
    return exprs, kept


# ---- Composing


LARGEST_MAP = 10_000
"""Maximum number of expressions in the results of a map into which others are composed."""


class _Composition:
    """A map under composition: operands that were replaced are None."""

    def __init__(self, map: AffineMap, operands: Sequence[Value]) -> None:
        self.map = map
        self.dims: list[Value | None] = list(operands[: map.num_dims])
        self.symbols: list[Value | None] = list(operands[map.num_dims :])

    def run(self, through_min: bool) -> None:
        while self._replace_one(through_min):
            pass

    def _replace_one(self, through_min: bool) -> bool:
        for group, make in ((self.dims, affine.dim), (self.symbols, affine.symbol)):
            for position, value in enumerate(group):
                owner = None if value is None else value.defining_op
                if isinstance(owner, AffineApplyOp) and self._has_room_for(owner):
                    group[position] = None
                    self._replace(make(position), owner)
                    return True
                if through_min and isinstance(owner, AffineMinOp) and self._replace_min(make(position), owner):
                    return True
        return False

    def _has_room_for(self, apply: AffineApplyOp) -> bool:
        """True if the map stays small enough to be worked with: applies of applies may double it each time."""
        size = sum(expr.size for expr in self.map.results)
        composed: AffineMap = apply.map
        return size * composed.results[0].size < LARGEST_MAP

    def _inputs(self, map: AffineMap, operands: Sequence[Value]) -> list[AffineExpr]:
        """Returns the results of another map in this map's numbering; its operands are added."""
        shifted = map.shift_dims(len(self.dims)).shift_symbols(len(self.symbols))
        self.dims += operands[: map.num_dims]
        self.symbols += operands[map.num_dims :]
        return list(shifted.results)

    def _replace(self, old: AffineExpr, apply: AffineApplyOp) -> None:
        inner, operands = canonicalize_map_and_operands(apply.map, apply.operands)
        (expr,) = self._inputs(inner, operands)
        self.map = self.map.replace({old: expr}, len(self.dims), len(self.symbols))

    def _replace_min(self, old: AffineExpr, minimum: AffineMinOp) -> bool:
        """Quotients of a positive minimum by a result of its map, rounded up, are 1."""
        map: AffineMap = minimum.map
        zero = Variable.of(0)
        singles = [map.sub_map([number]) for number in range(map.num_results)]
        if not all(compare(zero, Comparison.LT, Variable(single, minimum.operands)) for single in singles):
            return False
        dims = self._renumbered(minimum.operands[: map.num_dims], self.dims, affine.dim)
        symbols = self._renumbered(minimum.operands[map.num_dims :], self.symbols, affine.symbol)
        one = affine.constant(1)
        quotients: dict[AffineExpr, AffineExpr] = {}
        for single in singles:
            lost = [single.is_function_of_dim(number) for number, expr in enumerate(dims) if expr is None]
            lost += [single.is_function_of_symbol(number) for number, expr in enumerate(symbols) if expr is None]
            if any(lost):
                continue
            bound = single.results[0].replace_dims_and_symbols(
                [expr or one for expr in dims], [expr or one for expr in symbols]
            )
            quotients[affine.binary(affine.CEILDIV, old, bound)] = one
            quotients[affine.binary(affine.FLOORDIV, old + bound - 1, bound)] = one
        before = self.map
        self.map = before.replace(quotients, before.num_dims, before.num_symbols)
        return self.map is not before

    @staticmethod
    def _renumbered(
        values: Sequence[Value], group: Sequence[Value | None], make: Callable[[int], AffineExpr]
    ) -> list[AffineExpr | None]:
        """Maps each value to its position in this map; None if it is absent."""
        return [make(group.index(value)) if value in group else None for value in values]

    def result(self) -> tuple[AffineMap, list[Value]]:
        map = self.map
        dim_exprs, dims = _pruned(self.dims, affine.dim)
        symbol_exprs, symbols = _pruned(self.symbols, affine.symbol)
        if len(dims) < len(self.dims) or len(symbols) < len(self.symbols):
            map = map.replace_dims_and_symbols(dim_exprs, symbol_exprs, len(dims), len(symbols))
        map, operands = canonicalize_map_and_operands(map, [*dims, *symbols])
        return map.simplify(), operands


def _pruned(values: Sequence[Value | None], make: Callable[[int], AffineExpr]) -> tuple[list[AffineExpr], list[Value]]:
    exprs: list[AffineExpr] = []
    kept: list[Value] = []
    for value in values:
        if value is None:
            exprs.append(affine.constant(0))
        else:
            exprs.append(make(len(kept)))
            kept.append(value)
    return exprs, kept


def compose_map_and_operands(
    map: AffineMap, operands: Sequence[Value], *, through_min: bool = False
) -> tuple[AffineMap, list[Value]]:
    """Composes the affine.apply operations that define the operands into the map, transitively, then canonicalizes and
    simplifies.

    ``through_min`` also simplifies to 1 the quotients of a positive affine.min by one of its results.
    """
    if not operands:
        return map.simplify(), []
    composition = _Composition(map, operands)
    composition.run(through_min)
    return composition.result()


def compose_set_and_operands(set: IntegerSet, operands: Sequence[Value]) -> tuple[IntegerSet, list[Value]]:
    """Returns the same for the constraints of an integer set."""
    if not any(isinstance(value.defining_op, AffineApplyOp) for value in operands):
        return set, list(operands)
    map = AffineMap(set.num_dims, set.num_symbols, set.constraints)
    composed, values = compose_map_and_operands(map, operands)
    return IntegerSet(composed.num_dims, composed.num_symbols, composed.results, set.eq_flags), values


def compose_multi_result_map(map: AffineMap, operands: Sequence[Value]) -> tuple[AffineMap, list[Value]]:
    """Like compose_map_and_operands, result by result, so that each adds its own operands."""
    dims: list[Value] = []
    symbols: list[Value] = []
    exprs: list[AffineExpr] = []
    for position in range(map.num_results):
        single, values = compose_map_and_operands(map.sub_map([position]), operands)
        shifted = single.shift_dims(len(dims)).shift_symbols(len(symbols))
        dims += values[: single.num_dims]
        symbols += values[single.num_dims :]
        exprs.append(shifted.results[0])
    return canonicalize_map_and_operands(AffineMap(len(dims), len(symbols), exprs), dims + symbols)


# ---- Making operations


def fold_attributes_into_map(map: AffineMap, operands: Sequence[FoldResult]) -> tuple[AffineMap, list[Value]]:
    """Numbers and integer attributes among the operands become constants of the map."""
    values = [operand for operand in operands if isinstance(operand, Value)]
    if len(values) == len(operands):
        return map, values
    return map.fold_operands([operand.value if isinstance(operand, IntegerAttr) else operand for operand in operands])


def as_map(expr: AffineExpr | AffineMap, num_operands: int | None = None) -> AffineMap:
    """Converts an expression to a map with exactly its dims and symbols."""
    if isinstance(expr, AffineMap):
        return expr
    highest_dim, highest_symbol = affine.max_dim_and_symbol([expr])
    return AffineMap(highest_dim + 1, highest_symbol + 1, [expr])


def _make(cls: type[Any], map: AffineMap, operands: Sequence[Value], location: LocationLike) -> Any:
    return cls(operands, [IndexType()], {"map": AffineMapAttr(map)}, {}, (), (), location)


def make_apply(builder: Builder, map: AffineMap, operands: Sequence[Value]) -> Value:
    """Creates an affine.apply of the map, unmodified."""
    value: Value = builder.insert(_make(AffineApplyOp, map, operands, builder.location)).results[0]
    return value


def make_composed_apply(
    builder: Builder,
    map: AffineMap | AffineExpr,
    operands: Sequence[FoldResult],
    *,
    location: LocationLike | None = None,
    through_min: bool = False,
) -> Any:
    """An affine.apply of a map composed with the definitions of its operands."""
    composed, values = fold_attributes_into_map(as_map(map), operands)
    composed, values = compose_map_and_operands(composed, values, through_min=through_min)
    return builder.insert(_make(AffineApplyOp, composed, values, builder.location if location is None else location))


def make_composed_folded_apply(
    builder: Builder,
    map: AffineMap | AffineExpr,
    operands: Sequence[FoldResult],
    *,
    location: LocationLike | None = None,
    through_min: bool = False,
) -> Value | Attribute:
    """Returns the same, folded if possible: an existing value, or an index attribute."""
    composed, values = fold_attributes_into_map(as_map(map), operands)
    composed, values = compose_map_and_operands(composed, values, through_min=through_min)
    where = builder.location if location is None else location
    return _insert_unless_folded(builder, _make(AffineApplyOp, composed, values, where))


def _insert_unless_folded(builder: Builder, operation: AffineMaxOp | AffineApplyOp) -> Value | Attribute:
    if (op := fold_op(operation)) is not None and op:
        operation.erase()
        return op[0]
    return builder.insert(operation).results[0]


def _make_composed_min_max(
    cls: type[Any],
    builder: Builder,
    map: AffineMap,
    operands: Sequence[FoldResult],
    location: LocationLike | None,
) -> Any:
    composed, values = fold_attributes_into_map(map, operands)
    composed, values = compose_multi_result_map(composed, values)
    return _make(cls, composed, values, builder.location if location is None else location)


def make_composed_folded_max(
    builder: Builder, map: AffineMap, operands: Sequence[FoldResult], *, location: LocationLike | None = None
) -> Value | Attribute:
    """Does the same for affine.max."""
    operation = _make_composed_min_max(AffineMaxOp, builder, map, operands, location)
    return _insert_unless_folded(builder, operation)


def materialize(builder: Builder, result: FoldResult, location: LocationLike | None = None) -> Value:
    """Returns a value for a fold result; numbers become index constants at the insertion point."""
    if isinstance(result, Value):
        return result

    attribute = IntegerAttr.wrapped(IndexType(), result) if isinstance(result, int) else result
    where = builder.location if location is None else location
    return builder.insert(ConstantOp((), (IndexType(),), {"value": attribute}, {}, (), (), where)).results[0]
