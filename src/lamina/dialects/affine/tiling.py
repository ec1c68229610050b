"""Tiling of perfect nests of affine loops, and telling full tiles from partial ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.analysis.presburger.bounds import bound_rows, constant_extent
from lamina.analysis.presburger.elimination import project_out
from lamina.analysis.presburger.expressions import known_locals
from lamina.dialects.affine.build import ValueMap, build_canonical_for, build_for, constant_bounds
from lamina.dialects.affine.compose import canonicalize_map_and_operands
from lamina.dialects.affine.fold import set_bound
from lamina.dialects.affine.loop_utils import constant_trip_count, largest_divisor_of_trip_count
from lamina.dialects.affine.ops import AffineIfOp, AffineYieldOp
from lamina.dialects.affine.value_constraints import Unsupported, ValueConstraints, as_integer_set, domain_of
from lamina.ir import affine
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import IntegerAttr, IntegerSetAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import IRMapping
from lamina.ir.types import IndexType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineForOp

INDEX = IndexType()


def tile_perfectly_nested(loops: Sequence[Any], sizes: Sequence[int]) -> list[Any] | None:
    """Replaces a perfect nest with tile loops around intra-tile loops, which are returned; None if the loops
    carry values or have interdependent bounds. Does not check validity."""
    if any(loop.results for loop in loops) or not _is_rectangular(loops):
        return None
    tiled = _wrap(loops)
    tiles, points = tiled[: len(loops)], tiled[len(loops) :]
    for loop, tile, size in zip(loops, tiles, sizes, strict=True):
        step = loop.step
        set_bound(tile, True, loop.lower_bound_map, loop.lower_bound_operands)
        set_bound(tile, False, loop.upper_bound_map, loop.upper_bound_operands)
        tile.step = IntegerAttr.wrapped(INDEX, size * step).value
    for loop, tile, point, size in zip(loops, tiles, points, sizes, strict=True):
        step = loop.step
        start = tile.regions[0].arguments[0]
        set_bound(point, True, AffineMap.identity(1), [start])
        point.step = step
        set_bound(point, False, *_end_of_tile(loop, start, size, step))
    for loop, point in zip(loops, points, strict=True):
        loop.regions[0].arguments[0].replace_all_uses_with(point.regions[0].arguments[0])
    loops[0].erase()
    return tiled


def _is_rectangular(loops: Sequence[AffineForOp]) -> bool:
    if len(loops) <= 1:
        return True
    try:
        system = domain_of(loops)
    except Unsupported:
        return False
    count = len(loops)
    return all(sum(number != 0 for number in row[:count]) <= 1 for row in [*system.inequalities, *system.equalities])


def _wrap(loops: Sequence[AffineForOp]) -> list[Any]:
    """Wraps the contents of the nest in twice as many loops."""
    root, innermost = loops[0], loops[-1]
    wrappers: list[Any] = []
    for _ in range(2 * len(loops)):
        builder = Builder(InsertionPoint.before_op(root), location=loops[0].raw_location)
        loop = build_for(builder, *constant_bounds(0, 0))
        root.move_to_start(loop.regions[0].entry_block)
        wrappers.insert(0, loop)
        root = loop
    target = wrappers[-1].regions[0].entry_block
    first = target.first_op
    for operation in list(innermost.regions[0].entry_block.without_terminator):
        operation.move_before(first)
    return wrappers


def _end_of_tile(loop: AffineForOp, start: Value, size: int, step: int) -> ValueMap:
    count = constant_trip_count(loop)
    if count is not None and count < size:
        return AffineMap(1, 0, [affine.dim(0) + count * step]), [start]
    if largest_divisor_of_trip_count(loop) % size == 0:
        return AffineMap(1, 0, [affine.dim(0) + size * step]), [start]
    map, operands = loop.upper_bound_map, loop.upper_bound_operands
    dims = map.num_dims
    results = [affine.dim(dims) + size * step, *map.results]
    return AffineMap(dims + 1, map.num_symbols, results), [*operands[:dims], start, *operands[dims:]]


# ---- Full and partial tiles


def separate_full_tiles(loops: Sequence[Any]) -> bool:
    """Versions the loops with constant trip counts under a condition for full tiles; the original loops
    handle the rest. False if all tiles are full or the condition is unknown."""
    first = loops[0]
    full = _full_tile_loops(loops)
    if full is None:
        return False
    condition = _full_tile_condition(loops)
    if condition is None:
        full.erase()
        return False
    set, operands = condition
    properties: dict[str, Any] = {"condition": IntegerSetAttr(set)}
    location = first.raw_location
    branch = AffineIfOp(operands, (), properties, {}, (), 2, location)
    Builder(InsertionPoint.before_op(first)).insert(branch)
    for region in branch.regions:
        block = Block()
        region.append(block)
        block.append(AffineYieldOp((), (), {}, {}, (), (), location))
    full.move_before(branch.regions[0].entry_block.last_op)
    first.move_before(branch.regions[1].entry_block.last_op)
    return True


def _full_tile_loops(loops: Sequence[AffineForOp]) -> Any:
    """Returns a copy of the nest with one lower and one upper bound a loop, which are a constant apart."""
    builder = Builder(InsertionPoint.before_op(loops[0]))
    full_tile_loops: list[Any] = []
    for loop in loops:
        bounds = _full_tile_bounds(loop)
        if bounds is None:
            if full_tile_loops:
                full_tile_loops[0].erase()
            return None
        full_tile_loops.append(build_canonical_for(builder, *bounds, location=loop.raw_location))
        builder = Builder(InsertionPoint.before_terminator(full_tile_loops[-1].regions[0].entry_block))
    mapping = IRMapping()
    for loop, copy in zip(loops, full_tile_loops, strict=True):
        mapping.map(loop.regions[0].arguments[0], copy.regions[0].arguments[0])
    for operation in loops[-1].regions[0].entry_block.without_terminator:
        builder.clone(operation, mapping)
    return full_tile_loops[0]


def _full_tile_bounds(loop: AffineForOp) -> tuple[ValueMap, ValueMap] | None:
    if loop.step != 1:
        return None
    try:
        system = domain_of([loop])
    except Unsupported:
        return None
    system.separate_symbols(system.num_dims_and_symbols - 1)
    extent = constant_extent(system, 0)
    if extent is None:
        return None
    return _bound_of_row(system, extent.lower_row), _bound_of_row(system, extent.upper_row)


def _bound_of_row(system: ValueConstraints, number: int) -> ValueMap:
    """Returns the bound of an inequality on the first dim; upper bounds are exclusive."""
    row = system.inequalities[number]
    rest = [-coefficient for coefficient in row[1:]] if row[0] > 0 else [*row[1:-1], row[-1] + 1]
    local_exprs = [expr for expr in known_locals(system)[system.num_dims_and_symbols :] if expr is not None]
    expr = affine.get_affine_expr_from_flat_form(rest, 0, system.num_symbols, local_exprs)
    values = [value for value in system.symbols if value is not None]
    return AffineMap(0, system.num_symbols, [expr]), values


def _full_tile_condition(loops: Sequence[AffineForOp]) -> Any:
    """Returns the set of outer iterations in which the bounds of the full tile are the strongest, and its operands."""
    try:
        system = domain_of(loops)
    except Unsupported:
        return None
    count = len(loops)
    system.replace_constraints(
        [row for row in system.equalities if any(row[:count])],
        [row for row in system.inequalities if any(row[:count])],
    )
    system.separate_symbols(system.num_dims_and_symbols - count)
    for column in range(count):
        extent = constant_extent(system, column)
        if extent is None:
            return None
        rows = bound_rows(system, column)
        for numbers, chosen in ((rows.lower, extent.lower_row), (rows.upper, extent.upper_row)):
            full = list(system.inequalities[chosen])
            for number in numbers:
                row = system.inequalities[number]
                system.inequalities[number] = [own - other for own, other in zip(row, full, strict=True)]
    system.remove_trivial_redundancy()
    project_out(system, 0, count)
    set = as_integer_set(system)
    if set is None:
        return None
    return canonicalize_map_and_operands(set, [value for value in system.values if value is not None])
