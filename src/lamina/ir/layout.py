"""Memref layouts: strides and offsets."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.ir import affine
from lamina.ir.affine import AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.attributes import StridedLayoutAttr
from lamina.ir.types import DYNAMIC, MemRefType


def row_major_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """Returns the strides of a dense row-major buffer; DYNAMIC outside of a dynamic size."""
    strides: list[int] = []
    running = 1
    for size in reversed(shape):
        strides.append(running)
        running = DYNAMIC if DYNAMIC in (running, size) else running * size
    return tuple(reversed(strides))


def strided_affine_map(strides: Sequence[int], offset: int) -> AffineMap:
    """``offset + sum of d_i * stride_i``, with a symbol for each dynamic value, the offset's first."""
    symbols = 0
    total: AffineExpr
    if offset == DYNAMIC:
        total = affine.symbol(symbols)
        symbols += 1
    else:
        total = affine.constant(offset)
    for position, stride in enumerate(strides):
        factor: AffineExpr
        if stride == DYNAMIC:
            factor = affine.symbol(symbols)
            symbols += 1
        else:
            factor = affine.constant(stride)
        total = total + affine.dim(position) * factor
    return AffineMap(len(strides), symbols, [total])


def strides_and_offset(type: MemRefType) -> tuple[tuple[int, ...], int] | None:
    """Strides and offset in elements, DYNAMIC where unknown; None for a layout that is not strided."""
    layout = type.layout
    if layout is None:
        # Strides over empty dimensions count as unknown.
        return tuple(stride or DYNAMIC for stride in row_major_strides(type.shape)), 0
    if isinstance(layout, StridedLayoutAttr):
        return layout.strides, layout.offset
    return _of_map(type.layout_map)


def _of_map(map: AffineMap) -> tuple[tuple[int, ...], int] | None:
    if len(map.results) != 1:
        return None
    strides: list[AffineExpr] = [affine.constant(0)] * map.num_dims
    offset: AffineExpr = affine.constant(0)
    # Terms still to be added, each with its factor.
    stack: list[tuple[AffineExpr, AffineExpr]] = [(map.results[0], affine.constant(1))]
    while stack:
        expr, factor = stack.pop()
        if isinstance(expr, AffineDimExpr):
            strides[expr.position] = strides[expr.position] + factor
        elif expr.is_symbolic_or_constant:
            offset = offset + expr * factor
        elif isinstance(expr, AffineBinaryOpExpr) and expr.kind == affine.ADD:
            stack += [(expr.lhs, factor), (expr.rhs, factor)]
        elif isinstance(expr, AffineBinaryOpExpr) and expr.kind == affine.MUL:
            inner, outer = (expr.lhs, expr.rhs) if expr.rhs.is_symbolic_or_constant else (expr.rhs, expr.lhs)
            stack.append((inner, factor * outer))
        else:
            return None
    return tuple(_number(stride) for stride in strides), _number(offset)


def _number(expr: AffineExpr) -> int:
    return expr.value if isinstance(expr, AffineConstantExpr) else DYNAMIC


def has_static_layout(type: MemRefType) -> bool:
    """True if strides and offset are all known."""
    layout = strides_and_offset(type)
    return layout is not None and layout[1] != DYNAMIC and DYNAMIC not in layout[0]


def fully_dynamic_layout(type: MemRefType) -> MemRefType:
    """Returns the memref with all strides and the offset unknown."""
    return MemRefType(
        type.shape, type.element_type, StridedLayoutAttr((DYNAMIC,) * type.rank, DYNAMIC), type.memory_space
    )
