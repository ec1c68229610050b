"""Coalescing of perfectly nested affine loops into one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.bounds import constant_bound
from lamina.dialects.affine.fold import set_bound
from lamina.dialects.affine.nest import perfectly_nested_loops
from lamina.dialects.affine.ops import AffineApplyOp, AffineMinOp
from lamina.ir import affine
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.types import IndexType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineForOp
    from lamina.ir.location import LocationLike
    from lamina.ir.operation import Operation

INDEX = IndexType()


def coalesce_loops(loops: Sequence[Any]) -> bool:
    """Coalesces perfectly nested loops, outermost first, into the outermost one. The bounds must be defined outside
    of all of them; the loops must start at 0 with step 1 and carry no values."""
    if len(loops) < 2 or any(loop.inits for loop in loops):
        return False
    for loop in loops:
        if loop.step != 1 or constant_bound(loop.lower_bound_map) != 0:
            return False
    outermost, innermost = loops[0], loops[-1]
    location = outermost.raw_location
    dim, symbol = affine.dim(0), affine.symbol(0)
    builder = Builder(InsertionPoint.before_op(outermost))

    def apply(expr: AffineExpr, value: Value, size: Value) -> Value:
        return _computed(builder, AffineApplyOp, AffineMap(1, 1, [expr]), [value, size], location)

    sizes: list[Value] = []
    total: Value | None = None
    for loop in loops:
        map = loop.upper_bound_map
        cls = AffineMinOp if map.num_results > 1 else AffineApplyOp
        size = _computed(builder, cls, map, loop.upper_bound_operands, location)
        sizes.append(size)
        total = size if total is None else apply(dim * symbol, total, size)
    assert total is not None
    set_bound(outermost, False, AffineMap(0, 1, [symbol]), [total])
    block = outermost.regions[0].entry_block
    builder = Builder(InsertionPoint.at_block_start(block))
    quotient: Value = block.arguments[0]
    inside = innermost.regions[0].is_ancestor
    for position in range(len(loops) - 1, -1, -1):
        if position != len(loops) - 1:
            quotient = apply(dim // symbol, quotient, sizes[position + 1])
        value = apply(dim % symbol, quotient, sizes[position]) if position else quotient
        induction = loops[position].regions[0].entry_block.arguments[0]
        for use in list(induction.uses):
            if inside(use.owner.parent_region):
                use.set(value)
    body = innermost.regions[0].entry_block
    body.last_op.erase()
    for operation in list(body.operations):
        operation.move_before(loops[1])
    loops[1].erase()
    return True


def _computed(
    builder: Builder, cls: type[Operation], map: AffineMap, operands: Sequence[Value], location: LocationLike
) -> Value:
    properties: dict[str, Any] = {"map": AffineMapAttr(map)}
    return builder.insert(cls(operands, [INDEX], properties, {}, (), (), location)).results[0]


def coalesce_perfect_nest(root: AffineForOp) -> bool:
    """Coalesces bands of the perfect nest starting at ``root``: loops with bounds from above the band. A single loop
    is left alone."""
    loops = perfectly_nested_loops(root)
    count = len(loops)
    if count == 1:
        return True
    defined_above = list(range(count))
    for position, loop in enumerate(loops):
        for outer in range(position):
            inside = loops[outer].regions[0].is_ancestor
            if not any(inside(value.parent_region) for value in loop.operands):
                defined_above[position] = outer
                break
    changed = False
    end = count
    while end > 0:
        start = next((first for first in range(end - 1) if max(defined_above[first:end]) <= first), end - 1)
        if start != end - 1:
            changed |= coalesce_loops(loops[start:end])
            end = start + 1
        end -= 1
    return changed
