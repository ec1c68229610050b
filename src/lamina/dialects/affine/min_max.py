"""Replaces affine.min and affine.max with the result that is known to decide under given constraints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.compose import canonicalize_map_and_operands
from lamina.dialects.affine.constraints import CONSTANT, ConstraintSystem, Row, combined
from lamina.dialects.affine.ops import AffineApplyOp, AffineMinOp
from lamina.ir import affine
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.types import IndexType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineMaxOp
    from lamina.ir.attribute import Attribute


def simplify_constrained(
    operation: AffineMaxOp | AffineMinOp, system: ConstraintSystem
) -> tuple[AffineMap, list[Value]] | None:
    """Returns the map and operands of a single expression equal to the operation under the constraints."""
    is_min = isinstance(operation, AffineMinOp)
    map: AffineMap = operation.map
    system = system.copy()
    rows: list[Row] = []
    for position in range(map.num_results):
        row = system.row_of(map.sub_map([position]), operation.operands)
        if row is None:
            return None
        rows.append(row)
    if system.is_empty():
        return None
    if not system.has_locals:
        chosen = _deciding(system, rows, is_min)
        single = map.sub_map([chosen]) if chosen is not None else map
        if chosen is not None and not _uses_repeated(single, operation.operands):
            return _expression(single, operation, system)
    return _constant(system, rows, is_min)


def _uses_repeated(map: AffineMap, operands: Sequence[Value]) -> bool:
    """True if the map uses an operand that occurs earlier in the list."""
    return any(_uses(map, number) and value in operands[:number] for number, value in enumerate(operands))


def _uses(map: AffineMap, position: int) -> bool:
    """True if the map uses an operand."""
    if position < map.num_dims:
        return map.is_function_of_dim(position)
    return map.is_function_of_symbol(position - map.num_dims)


def _deciding(system: ConstraintSystem, rows: list[Row], is_min: bool) -> int | None:
    """Returns the last result that is never greater (less) than the others."""
    sign = 1 if is_min else -1
    for position in reversed(range(len(rows))):
        others = (row for other, row in enumerate(rows) if other != position)
        if all(system.implies(combined(row, sign, rows[position], -sign)) for row in others):
            return position
    return None


def _constant(system: ConstraintSystem, rows: list[Row], is_min: bool) -> tuple[AffineMap, list[Value]] | None:
    """Returns a constant bound that all results reach."""
    sign = 1 if is_min else -1
    bounds = [system.constant_upper_bound({key: sign * number for key, number in row.items()}) for row in rows]
    known = [bound for bound in bounds if bound is not None]
    if not known:
        return None
    bound = sign * min(known)
    if not all(system.implies(combined(row, sign, {CONSTANT: bound}, -sign)) for row in rows):
        return None
    return AffineMap.constant_map(bound), []


def _expression(
    map: AffineMap, operation: AffineMaxOp | AffineMinOp, system: ConstraintSystem
) -> tuple[AffineMap, list[Value]]:
    """Returns the single result over the system's order of values: dims, then symbols."""
    values = operation.operands
    expr = map.results[0]
    dims: list[Value] = []
    symbols: list[Value] = []
    for value, is_dim in zip(system.variables, system.is_dim, strict=True):
        if value is not None:
            (dims if is_dim else symbols).append(value)
    places: list[Any] = []
    for position, value in enumerate(values):
        known = system.single_value(value) if _uses(map, position) else None
        if known is not None:
            places.append(affine.constant(known))
            continue
        number = next((i for i, known in enumerate(dims) if known is value), None)
        if number is not None:
            places.append(affine.dim(number))
        else:
            places.append(affine.symbol(next(i for i, known in enumerate(symbols) if known is value)))
    expr = expr.replace_dims_and_symbols(places[: map.num_dims], places[map.num_dims :])
    aligned = AffineMap(len(dims), len(symbols), [expr]).simplify()
    return canonicalize_map_and_operands(aligned, [*dims, *symbols])


def replace_constrained(
    rewriter: PatternRewriter, operation: AffineMaxOp | AffineMinOp, system: ConstraintSystem
) -> AffineApplyOp | None:
    """Replaces the operation with an affine.apply, which is returned; None if the constraints do not decide it."""
    constrained = simplify_constrained(operation, system)
    if constrained is None:
        return None
    map, operands = constrained
    with rewriter.insertion_guard():
        rewriter.set_insertion_point(operation)
        affine_apply = AffineApplyOp(
            operands, [IndexType()], {"map": AffineMapAttr(map)}, {}, (), (), operation.raw_location
        )
        rewriter.insert(affine_apply)
        rewriter.replace_op(operation, affine_apply)
    return affine_apply


def fix_if_constant(system: ConstraintSystem, variable: int, bound: Value | Attribute) -> int | None:
    """Adds the equality of the variable and a constant bound, which is returned."""
    number = constant_int(bound)
    if number is not None:
        system.fix(variable, number)
    return number
