"""Numbers that sizes and indices are known not to exceed, or not to fall below."""

from __future__ import annotations

from typing import Any

from lamina.dialects.linalg.sizes import known_size
from lamina.dialects.linalg.slices import slice_of
from lamina.dialects.linalg.structure import LinalgOp
from lamina.interfaces.tiling import Size
from lamina.ir.affine import (
    ADD,
    CEILDIV,
    FLOORDIV,
    MOD,
    MUL,
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)
from lamina.ir.types import DYNAMIC, ShapedType
from lamina.ir.value import BlockArgument, OpResult, Value

Interval = tuple[int | None, int | None]
UNKNOWN: Interval = (None, None)


def interval(size: Size, depth: int = 8) -> Interval:
    """The least and the greatest number that a size or index can be; None where that is not known."""
    number = known_size(size)
    if number is not None:
        return number, number
    if isinstance(size, int) or not depth:
        return UNKNOWN
    if isinstance(size, BlockArgument):
        return _loop_interval(size, depth - 1)
    assert isinstance(size, OpResult)
    owner: Any = size.owner
    if owner.name in ("affine.min", "affine.max", "affine.apply"):
        map = owner.properties["map"].map
        found = [_expr_interval(expr, map, owner.operands, depth - 1) for expr in map.results]
        return _combined(owner.name, found)
    if owner.name in ("tensor.dim", "memref.dim"):
        axis = known_size(owner.operand(1))
        return (0, None) if axis is None else (0, dim_upper_bound(owner.operand(0), axis, depth - 1))
    return UNKNOWN


def _combined(name: str, found: list[Interval]) -> Interval:
    lows, highs = [low for low, _ in found], [high for _, high in found]
    known_lows = [low for low in lows if low is not None]
    known_highs = [high for high in highs if high is not None]
    if name == "affine.min":
        low = min(known_lows) if len(known_lows) == len(lows) else None
        return low, min(known_highs) if known_highs else None
    high = max(known_highs) if len(known_highs) == len(highs) else None
    return max(known_lows) if known_lows else None, high


def _loop_interval(argument: BlockArgument, depth: int) -> Interval:
    """The range of an induction variable."""
    loop: Any = argument.owner.parent_op
    if loop is None:
        return UNKNOWN
    if loop.name == "scf.for" and argument.index == 0:
        low, _ = interval(loop.operand(0), depth)
        _, high = interval(loop.operand(1), depth)
        return low, None if high is None else high - 1
    if loop.name == "scf.forall" and argument.index < len(loop.properties["staticUpperBound"]):
        high = loop.properties["staticUpperBound"][argument.index]
        return 0, None if high == DYNAMIC else high - 1
    return UNKNOWN


def _expr_interval(expr: AffineExpr, map: AffineMap, operands: list[Value], depth: int) -> Interval:
    if isinstance(expr, AffineConstantExpr):
        return expr.value, expr.value
    if not isinstance(expr, AffineBinaryOpExpr):
        position = expr.position if isinstance(expr, AffineDimExpr) else map.num_dims + expr.position  # type: ignore[attr-defined]
        return interval(operands[position], depth)
    left = _expr_interval(expr.lhs, map, operands, depth)
    right = _expr_interval(expr.rhs, map, operands, depth)
    return _arithmetic(expr.kind, left, right)


def _arithmetic(kind: str, left: Interval, right: Interval) -> Interval:
    if kind == ADD:
        low = None if left[0] is None or right[0] is None else left[0] + right[0]
        high = None if left[1] is None or right[1] is None else left[1] + right[1]
        return low, high
    factor = right[0] if right[0] == right[1] else None
    if factor is None:
        return UNKNOWN
    if kind == MUL:
        ends = [None if end is None else end * factor for end in left]
        return (ends[0], ends[1]) if factor >= 0 else (ends[1], ends[0])
    if factor <= 0:
        return UNKNOWN
    if kind == MOD:
        return 0, factor - 1
    if kind == FLOORDIV:
        return tuple(None if end is None else end // factor for end in left)  # type: ignore[return-value]
    if kind == CEILDIV:
        return tuple(None if end is None else -(-end // factor) for end in left)  # type: ignore[return-value]
    return UNKNOWN


def dim_upper_bound(value: Value, axis: int, depth: int = 8) -> int | None:
    """The greatest size that a dim of a tensor can have."""
    type = value.type
    assert isinstance(type, ShapedType)
    if type.shape[axis] != DYNAMIC:
        return type.shape[axis]
    owner: Any = value.defining_op
    if owner is None or not depth:
        return None
    if owner.name == "tensor.extract_slice":
        place = slice_of(owner)
        if len(place.sizes) == type.rank:
            return interval(place.sizes[axis], depth)[1]
    if isinstance(owner, LinalgOp) and isinstance(value, OpResult):
        return dim_upper_bound(owner.tied_init(value).value, axis, depth - 1)
    if owner.name == "tensor.cast":
        return dim_upper_bound(owner.operand(0), axis, depth - 1)
    if owner.name == "tensor.empty":
        dynamic = [one for one in range(axis) if type.shape[one] == DYNAMIC]
        return interval(owner.operand(len(dynamic)), depth)[1]
    return None
