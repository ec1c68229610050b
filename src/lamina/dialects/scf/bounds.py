"""Bounds of loops as numbers, and how often a loop runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import AddIOp
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import DYNAMIC, IndexType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import ForOp

Bound = IntegerAttr | Value


def bound_attributes(static: Sequence[int], dynamic: Sequence[Value]) -> list[Bound]:
    """Returns mixed bounds: an index attribute for each number, otherwise the next of the dynamic values."""
    rest = iter(dynamic)
    return [next(rest) if number == DYNAMIC else IntegerAttr(IndexType(), number) for number in static]


def ceil_div(left: int, right: int) -> int:
    """Returns the quotient rounded up."""
    return -(-left // right)


def constant_trip_count(loop: ForOp) -> int | None:
    """Returns the trip count of an scf.for, if known."""
    operands = loop.operands
    return trip_count(operands[0], operands[1], operands[2], unsigned=loop.unsigned_cmp)


def trip_count(lower: Bound, upper: Bound, step: Bound, *, unsigned: bool = False) -> int | None:
    """Returns the trip count over the half-open range, for bounds that are equal or differ by a constant, and a
    constant step. A step of zero counts as no iteration."""
    if lower is upper:
        return 0
    stride = constant_int(step)
    if stride == 0:
        return 0
    distance = _distance(lower, upper, unsigned)
    if distance is None:
        return None
    if distance <= 0:
        return 0
    if stride is None:
        return None
    if stride < 0:
        return 1 if unsigned else None
    return ceil_div(distance, stride)


def _distance(lower: Bound, upper: Bound, unsigned: bool) -> int | None:
    first, last = constant_int(lower), constant_int(upper)
    if first is not None and last is not None:
        if unsigned:
            width = _width(lower)
            first, last = first % (1 << width), last % (1 << width)
        return last - first
    if first is not None or last is not None or not isinstance(upper, Value):
        return None
    # The upper bound may be the lower one and a constant, added without wrapping around.
    owner = upper.defining_op
    if not isinstance(owner, AddIOp) or owner.lhs is not lower:
        return None
    flags = owner.overflow_flags
    wanted = "nuw" if unsigned else "nsw"
    return constant_int(owner.rhs) if wanted in str(flags) else None


def _width(bound: Bound) -> int:
    type = bound.type if isinstance(bound, Value | IntegerAttr) else None
    return getattr(type, "width", 64)
