"""The ranges of the results of arith operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith import ops
from lamina.dialects.arith import range_inference as infer
from lamina.dialects.arith.constant_folding import integer_elements
from lamina.dialects.arith.enums import IntegerOverflowFlags
from lamina.interfaces.integer_ranges import (
    InferIntegerRange,
    IntegerRange,
    compare_ranges,
    constant_range,
    extended_signed,
    extended_unsigned,
    from_unsigned,
    resized,
    storage_width,
    truncated,
)
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, IntegerType

if TYPE_CHECKING:
    from collections.abc import Callable

Ranges = Sequence[Any]
Answer = "Sequence[IntegerRange | None] | None"


def _plain(cls: type[Operation], inference: infer.Inference) -> None:
    InferIntegerRange.implement(cls)(lambda op, ranges: [inference(ranges[0], ranges[1])])


_plain(ops.DivUIOp, infer.divide_unsigned)
_plain(ops.DivSIOp, infer.divide_signed)
_plain(ops.CeilDivUIOp, infer.divide_up_unsigned)
_plain(ops.CeilDivSIOp, infer.divide_up_signed)
_plain(ops.FloorDivSIOp, infer.divide_down_signed)
_plain(ops.RemUIOp, infer.remainder_unsigned)
_plain(ops.RemSIOp, infer.remainder_signed)
_plain(ops.AndIOp, infer.bitwise_and)
_plain(ops.OrIOp, infer.bitwise_or)
_plain(ops.XOrIOp, infer.bitwise_xor)
_plain(ops.ShRUIOp, infer.shift_right_unsigned)
_plain(ops.ShRSIOp, infer.shift_right_signed)
_plain(ops.MaxSIOp, infer.extreme(max, signed=True))
_plain(ops.MaxUIOp, infer.extreme(max, signed=False))
_plain(ops.MinSIOp, infer.extreme(min, signed=True))
_plain(ops.MinUIOp, infer.extreme(min, signed=False))


def _with_flags(cls: type[Operation], inference: Callable[..., IntegerRange]) -> None:
    def infer_range(op: Any, ranges: Ranges) -> list[IntegerRange]:
        flags = op.overflow_flags
        nsw, nuw = bool(flags & IntegerOverflowFlags.NSW), bool(flags & IntegerOverflowFlags.NUW)
        return [inference(ranges[0], ranges[1], nsw, nuw)]

    InferIntegerRange.implement(cls)(infer_range)


_with_flags(ops.AddIOp, infer.add)
_with_flags(ops.SubIOp, infer.subtract)
_with_flags(ops.MulIOp, infer.multiply)
_with_flags(ops.ShLIOp, infer.shift_left)


@InferIntegerRange.implement(ops.ConstantOp)
def constant(op: ops.ConstantOp, ranges: Ranges) -> list[IntegerRange] | None:
    value = op.value
    width = storage_width(op.result.type)
    if width is None:
        return None
    if isinstance(value, IntegerAttr):
        return [constant_range(value.value, width)]
    if not isinstance(value, DenseElementsAttr) or not isinstance(value.type.element_type, IntegerType | IndexType):
        return None
    bounds: IntegerRange | None = None
    for number in integer_elements(value):
        point = constant_range(number, width)
        bounds = point if bounds is None else bounds.union(point)
    return None if bounds is None else [bounds]


def _target_width(op: ops.ExtUIOp | ops.ExtSIOp | ops.TruncIOp | ops.IndexCastOp | ops.IndexCastUIOp) -> int:
    width = storage_width(op.out.type)
    assert width is not None
    return width


@InferIntegerRange.implement(ops.ExtUIOp)
def extui(op: ops.ExtUIOp, ranges: Ranges) -> list[IntegerRange]:
    return [extended_unsigned(ranges[0], _target_width(op))]


@InferIntegerRange.implement(ops.ExtSIOp)
def extsi(op: ops.ExtSIOp, ranges: Ranges) -> list[IntegerRange]:
    return [extended_signed(ranges[0], _target_width(op))]


@InferIntegerRange.implement(ops.TruncIOp)
def trunci(op: ops.TruncIOp, ranges: Ranges) -> list[IntegerRange]:
    return [truncated(ranges[0], _target_width(op))]


@InferIntegerRange.implement(ops.IndexCastOp)
def index_cast(op: ops.IndexCastOp, ranges: Ranges) -> list[IntegerRange]:
    return [resized(ranges[0], _target_width(op), extended_signed)]


@InferIntegerRange.implement(ops.IndexCastUIOp)
def index_castui(op: ops.IndexCastUIOp, ranges: Ranges) -> list[IntegerRange]:
    return [resized(ranges[0], _target_width(op), extended_unsigned)]


@InferIntegerRange.implement(ops.CmpIOp)
def cmpi(op: ops.CmpIOp, ranges: Ranges) -> list[IntegerRange]:
    answer = compare_ranges(op.predicate.spelling, ranges[0], ranges[1])
    low, high = (0, 1) if answer is None else (int(answer), int(answer))
    return [from_unsigned(low, high, 1)]


@InferIntegerRange.implement(ops.SelectOp)
def select(op: ops.SelectOp, ranges: Ranges) -> list[IntegerRange | None]:
    condition, yes, no = ranges
    known = None if condition is None else condition.constant
    if known is not None:
        return [yes if known else no]
    return [None if yes is None or no is None else yes.union(no)]
