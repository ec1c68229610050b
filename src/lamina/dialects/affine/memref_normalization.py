"""Normalization of memrefs with layout maps: the map moves into the shape and the indices of accesses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from lamina.analysis.presburger import ConstraintSystem, Kind
from lamina.analysis.presburger.bounds import constant_upper_bound
from lamina.analysis.presburger.elimination import project_out
from lamina.analysis.presburger.flattening import Unsupported, flatten_onto
from lamina.dialects.affine.compose import make_apply
from lamina.dialects.affine.memref_replacement import replace_normalizable_uses
from lamina.dialects.arith import ops as arith
from lamina.dialects.memref.ops import AllocaOp, AllocOp, ReinterpretCastOp
from lamina.ir import affine
from lamina.ir.affine import AffineBinaryOpExpr, AffineConstantExpr, AffineExpr, AffineMap
from lamina.ir.attributes import DenseI64ArrayAttr, IntegerAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.types import DYNAMIC, MemRefType, index
from lamina.ir.value import Value


class Tile(NamedTuple):
    """Two results of a layout map, ``x floordiv size`` and ``x mod size``, where no other result mentions x."""

    quotient: int
    remainder: int
    size: AffineExpr


def tiles_of(layout: AffineMap) -> list[Tile]:
    """Returns the tiles of a tiled layout; none if the dividend of any division by a constant is also used
    otherwise."""
    tiles: list[Tile] = []
    for quotient, division in enumerate(layout.results):
        if not isinstance(division, AffineBinaryOpExpr) or division.kind != affine.FLOORDIV:
            continue
        dividend, size = division.lhs, division.rhs
        if not isinstance(size, AffineConstantExpr):
            continue
        users = [
            position
            for position, expr in enumerate(layout.results)
            if position != quotient and any(part is dividend for part in expr.walk())
        ]
        if any(layout.results[position] is not dividend % size for position in users) or len(users) > 1:
            return []
        tiles += [Tile(quotient, position, size) for position in users]
    return tiles


def normalized_type(type: MemRefType) -> MemRefType:
    """Returns the memref with the identity layout that holds every element of ``type`` at the place that its layout
    map names; ``type`` itself where that is not bounded, reaches below zero, or has dynamic sizes without being
    tiled."""
    layout = type.layout_map
    if type.rank == 0 or layout.is_identity() or type.layout is None:
        return type
    if DYNAMIC in type.shape and not tiles_of(layout):
        return type
    system = ConstraintSystem(type.rank, layout.num_symbols)
    dynamic = [position for position, size in enumerate(type.shape) if size == DYNAMIC or size == 0]
    for position, size in enumerate(type.shape):
        if position not in dynamic:
            system.at_least(position, 0)
            system.at_most(position, size - 1)
    try:
        rows = flatten_onto(system, layout, range(layout.num_inputs))
    except Unsupported:
        return type
    rank = len(rows)
    system.insert_variables(Kind.DIM, 0, rank)
    for number, row in enumerate(rows):
        system.add_equality([int(position == number) for position in range(rank)] + [-part for part in row])
    project_out(system, rank, system.num_variables - rank - system.num_locals)
    shape: list[int] = []
    for position, expr in enumerate(layout.results):
        if any(expr.is_function_of_dim(dimension) for dimension in dynamic):
            shape.append(DYNAMIC)
            continue
        highest = constant_upper_bound(system, position)
        if highest is None or highest < 0:
            return type
        shape.append(highest + 1)
    return MemRefType(shape, type.element_type, None, type.memory_space)


# ---- Operations that make memrefs


def normalize_allocation(op: AllocOp | AllocaOp) -> bool:
    """Gives an alloc or alloca the identity layout, and rewrites the indices of its accesses. False if the type is
    unchanged, or a user does not allow it."""
    old = op.memref
    type: MemRefType = normalized_type(old.type)
    if type is old.type:
        return False
    builder = Builder(InsertionPoint.before_op(op), location=op.raw_location)
    sizes: list[Value] = []
    if DYNAMIC in old.type.shape:
        sizes = _dynamic_sizes(builder, old.type, op.dynamic_sizes, type)
    cls: Any = AllocaOp if isinstance(op, AllocaOp) else AllocOp
    new_op = builder.create(cls, sizes, op.symbol_operands, op.alignment, memref=type)
    if not replace_normalizable_uses(old, new_op.memref, old.type.layout_map, op.symbol_operands, also_free=False):
        new_op.erase()
        return False
    old.replace_all_uses_with(new_op.memref)
    op.erase()
    return True


def _dynamic_sizes(builder: Builder, old: MemRefType, values: Sequence[Value], new: MemRefType) -> list[Value]:
    """Returns the sizes of the dimensions of ``new`` that are not known."""
    given = iter(values)
    operands = [next(given) if size == DYNAMIC else _constant(builder, size) for size in old.shape]
    layout = old.layout_map
    exprs = list(layout.results)
    for tile in tiles_of(layout):
        quotient = layout.results[tile.quotient]
        assert isinstance(quotient, AffineBinaryOpExpr)
        exprs[tile.quotient] = quotient.lhs.ceildiv(tile.size)
        exprs[tile.remainder] = tile.size
    return [
        make_apply(builder, layout.with_results([expr]), operands)
        for expr, size in zip(exprs, new.shape, strict=True)
        if size == DYNAMIC
    ]


def normalize_reinterpret_cast(op: ReinterpretCastOp) -> bool:
    """Makes the result of a reinterpret_cast one dense dimension from offset zero with the same extent.
    False if the type is unchanged, or a user does not allow it."""
    old = op.result
    type: MemRefType = normalized_type(old.type)
    if type is old.type:
        return False
    builder = Builder(InsertionPoint.before_op(op), location=op.raw_location)
    layout = old.type.layout_map
    last = [_constant(builder, size - 1) for size in old.type.shape]
    sizes: list[Value] = []
    for position, size in enumerate(type.shape):
        if size == DYNAMIC:
            furthest = make_apply(builder, layout.sub_map([position]), last)
            sizes.append(builder.create(arith.AddIOp, furthest, _constant(builder, 1)).result)
    strides, _ = type.strides_and_offset() or ((), 0)
    parts = [DenseI64ArrayAttr(part) for part in ([0], type.shape, strides)]
    reinterpret_cast = builder.create(ReinterpretCastOp, op.source, [], sizes, [], *parts, result_types=[type])
    if not replace_normalizable_uses(old, reinterpret_cast.result, layout, also_free=False):
        reinterpret_cast.erase()
        return False
    old.replace_all_uses_with(reinterpret_cast.result)
    op.erase()
    return True


def _constant(builder: Builder, number: int) -> Value:
    return builder.create(arith.ConstantOp, IntegerAttr.wrapped(index, number)).result
