"""Affine maps over values: canonical operand lists, composition with affine.apply, and building folded applies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.affine.dim_symbol import is_valid_dim, is_valid_symbol
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.ir import affine
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap, AffineSymbolExpr
from lamina.ir.attributes import AffineMapAttr, IntegerAttr
from lamina.ir.types import index
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value

MixedValue = int | Value


def _constant(value: Value) -> int | None:
    attribute = constant_value(value)
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def canonicalize_map_and_operands(map: Any, operands: Sequence[Value]) -> tuple[Any, list[Value]]:
    """The same function with each operand once and none unused; dims that are valid symbols become symbols, and
    constant symbols numbers. Works for affine maps and integer sets."""
    operands = list(operands)
    if not operands:
        return map, operands
    map, operands = _promote_symbols(map, operands)
    map, operands = _demote_dims(map, operands)
    used = {expr for expr in map.walk_exprs() if isinstance(expr, AffineDimExpr | AffineSymbolExpr)}
    dims: list[AffineExpr] = []
    symbols: list[AffineExpr] = []
    kept: list[Value] = []
    seen: dict[Value, AffineExpr] = {}
    for position, value in enumerate(operands[: map.num_dims]):
        if affine.dim(position) not in used:
            dims.append(affine.constant(0))
            continue
        if value not in seen:
            seen[value] = affine.dim(len(kept))
            kept.append(value)
        dims.append(seen[value])
    num_dims = len(kept)
    seen = {}
    for position, value in enumerate(operands[map.num_dims :]):
        number = _constant(value) if affine.symbol(position) in used else 0
        if number is not None:
            symbols.append(affine.constant(number))
            continue
        if value not in seen:
            seen[value] = affine.symbol(len(kept) - num_dims)
            kept.append(value)
        symbols.append(seen[value])
    return map.replace_dims_and_symbols(dims, symbols, num_dims, len(kept) - num_dims), kept


def _promote_symbols(map: Any, operands: list[Value]) -> tuple[Any, list[Value]]:
    """Dims that are valid symbols go behind the symbols."""
    promoted = [value for value in operands[: map.num_dims] if is_valid_symbol(value)]
    if not promoted:
        return map, operands
    dims: list[AffineExpr] = []
    kept: list[Value] = []
    moved = 0
    for value in operands[: map.num_dims]:
        if is_valid_symbol(value):
            dims.append(affine.symbol(map.num_symbols + moved))
            moved += 1
        else:
            dims.append(affine.dim(len(kept)))
            kept.append(value)
    symbols = [affine.symbol(position) for position in range(map.num_symbols)]
    changed = map.replace_dims_and_symbols(dims, symbols, len(kept), map.num_symbols + moved)
    return changed, [*kept, *operands[map.num_dims :], *promoted]


def _demote_dims(map: Any, operands: list[Value]) -> tuple[Any, list[Value]]:
    """Symbols that are valid as dims only become dims."""
    values = operands[map.num_dims :]
    wrong = [is_valid_dim(value) and not is_valid_symbol(value) for value in values]
    if not any(wrong):
        return map, operands
    dims = [affine.dim(position) for position in range(map.num_dims)]
    symbols: list[AffineExpr] = []
    moved: list[Value] = []
    kept: list[Value] = []
    for value, is_dim in zip(values, wrong, strict=True):
        if is_dim:
            symbols.append(affine.dim(map.num_dims + len(moved)))
            moved.append(value)
        else:
            symbols.append(affine.symbol(len(kept)))
            kept.append(value)
    changed = map.replace_dims_and_symbols(dims, symbols, map.num_dims + len(moved), len(kept))
    return changed, [*operands[: map.num_dims], *moved, *kept]


def compose_map_and_operands(map: AffineMap, operands: Sequence[Value]) -> tuple[AffineMap, list[Value]]:
    """Takes the affine.apply operations that compute operands, and those that compute theirs, into the map."""
    dims: list[Value | None] = list(operands[: map.num_dims])
    symbols: list[Value | None] = list(operands[map.num_dims :])
    while True:
        found = next((at for at, value in enumerate([*dims, *symbols]) if _apply_of(value) is not None), None)
        if found is None:
            break
        map = _replace_input(map, found, dims, symbols)
    kept: list[Value] = []
    fresh_dims: list[AffineExpr] = []
    for value in dims:
        fresh_dims.append(affine.constant(0) if value is None else affine.dim(len(kept)))
        if value is not None:
            kept.append(value)
    num_dims = len(kept)
    fresh_symbols: list[AffineExpr] = []
    for value in symbols:
        fresh_symbols.append(affine.constant(0) if value is None else affine.symbol(len(kept) - num_dims))
        if value is not None:
            kept.append(value)
    if None in dims or None in symbols:
        # What was composed is simplified by flattening.
        map = map.replace_dims_and_symbols(fresh_dims, fresh_symbols, num_dims, len(kept) - num_dims).simplify()
    return canonicalize_map_and_operands(map, kept)


def _apply_of(value: Value | None) -> Any:
    owner = None if value is None else value.defining_op
    return owner if isinstance(owner, AffineApplyOp) else None


def _replace_input(map: AffineMap, position: int, dims: list[Value | None], symbols: list[Value | None]) -> AffineMap:
    is_dim = position < len(dims)
    at = position if is_dim else position - len(dims)
    apply = _apply_of(dims[at] if is_dim else symbols[at])
    (dims if is_dim else symbols)[at] = None
    inner, operands = canonicalize_map_and_operands(apply.properties["map"].map, apply.operands)
    replacement = inner.shift_dims(len(dims)).shift_symbols(len(symbols)).results[0]
    replaced = affine.dim(at) if is_dim else affine.symbol(at)
    dims += operands[: inner.num_dims]
    symbols += operands[inner.num_dims :]
    return map.replace({replaced: replacement}, len(dims), len(symbols))


def make_composed_apply(builder: Any, map: AffineMap | AffineExpr, operands: Sequence[MixedValue]) -> Value:
    """An affine.apply with producers composed in, always as an operation."""
    composed, values = _composed(map, operands)
    apply = builder.create(AffineApplyOp, AffineMapAttr(composed), values, result_types=[index])
    return apply.results[0]  # type: ignore[no-any-return]


def make_composed_folded_apply(
    builder: Any, map: AffineMap | AffineExpr, operands: Sequence[MixedValue]
) -> MixedValue:
    """The value of a map of one result (or an expression of as many symbols as there are operands), composed and
    folded: a number, one of the operands, or a new affine.apply."""
    composed, values = _composed(map, operands)
    expr = composed.results[0]
    if isinstance(expr, AffineDimExpr):
        return values[expr.position]
    if isinstance(expr, AffineSymbolExpr):
        return values[composed.num_dims + expr.position]
    known = composed.constant_fold([_constant(value) for value in values])
    if known is not None:
        return known[0]
    apply = builder.create(AffineApplyOp, AffineMapAttr(composed), values, result_types=[index])
    return apply.results[0]  # type: ignore[no-any-return]


def _composed(map: AffineMap | AffineExpr, operands: Sequence[MixedValue]) -> tuple[AffineMap, list[Value]]:
    if isinstance(map, AffineExpr):
        num_dims, num_symbols = (highest + 1 for highest in affine.max_dim_and_symbol([map]))
        map = AffineMap(num_dims, num_symbols, [map])
    folded, values = map.fold_operands(operands)
    return compose_map_and_operands(folded, values)
