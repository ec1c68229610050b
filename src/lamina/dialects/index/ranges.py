"""The ranges of the results of index operations, which must hold for an index of 32 bits and of 64."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith import range_inference as infer
from lamina.dialects.index import ops
from lamina.interfaces.integer_ranges import (
    InferIntegerRange,
    IntegerRange,
    compare_ranges,
    constant_range,
    extended_signed,
    extended_unsigned,
    from_unsigned,
    full_range,
    resized,
    storage_width,
    truncated,
)
from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from lamina.dialects.index.ops import CastSOp, CastUOp

Ranges = Sequence[Any]
BOTH, SIGNED, UNSIGNED = "both", "signed", "unsigned"


def _infer(inference: Callable[..., IntegerRange], ranges: Ranges, mode: str) -> IntegerRange:
    """Returns the range with 64 bits where that with 32 bits agrees, as far as ``mode`` says; else what covers both."""
    wide = inference(*ranges)
    narrow = inference(*(truncated(range_, 32) for range_ in ranges))
    low = truncated(wide, 32)
    if mode == SIGNED:
        same = narrow[2:4] == low[2:4]
    elif mode == UNSIGNED:
        same = narrow[:2] == low[:2]
    else:
        same = narrow == low
    return wide if same else wide.union(narrow._replace(width=64))


def _register(cls: type[Operation], inference: infer.Inference, mode: str) -> None:
    InferIntegerRange.implement(cls)(lambda op, ranges: [_infer(inference, ranges, mode)])


_register(ops.AddOp, infer.add, BOTH)
_register(ops.SubOp, infer.subtract, BOTH)
_register(ops.MulOp, infer.multiply, BOTH)
_register(ops.DivUOp, infer.divide_unsigned, UNSIGNED)
_register(ops.DivSOp, infer.divide_signed, SIGNED)
_register(ops.CeilDivUOp, infer.divide_up_unsigned, UNSIGNED)
_register(ops.CeilDivSOp, infer.divide_up_signed, SIGNED)
_register(ops.FloorDivSOp, infer.divide_down_signed, SIGNED)
_register(ops.RemUOp, infer.remainder_unsigned, UNSIGNED)
_register(ops.RemSOp, infer.remainder_signed, SIGNED)
_register(ops.MaxSOp, infer.extreme(max, signed=True), SIGNED)
_register(ops.MaxUOp, infer.extreme(max, signed=False), UNSIGNED)
_register(ops.MinSOp, infer.extreme(min, signed=True), SIGNED)
_register(ops.MinUOp, infer.extreme(min, signed=False), UNSIGNED)
_register(ops.ShlOp, infer.shift_left, BOTH)
_register(ops.ShrSOp, infer.shift_right_signed, SIGNED)
_register(ops.ShrUOp, infer.shift_right_unsigned, UNSIGNED)
_register(ops.AndOp, infer.bitwise_and, UNSIGNED)
_register(ops.OrOp, infer.bitwise_or, UNSIGNED)
_register(ops.XOrOp, infer.bitwise_xor, UNSIGNED)


@InferIntegerRange.implement(ops.ConstantOp)
def constant(op: ops.ConstantOp, ranges: Ranges) -> list[IntegerRange]:
    return [constant_range(op.value, 64)]


@InferIntegerRange.implement(ops.BoolConstantOp)
def bool_constant(op: ops.BoolConstantOp, ranges: Ranges) -> list[IntegerRange]:
    return [constant_range(int(op.value), 1)]


@InferIntegerRange.implement(ops.SizeOfOp)
def sizeof(op: ops.SizeOfOp, ranges: Ranges) -> list[IntegerRange]:
    """An index has 32 or 64 bits."""
    return [from_unsigned(32, 64, 64)]


def _target_width(op: CastSOp | CastUOp) -> int:
    width = storage_width(op.output.type)
    assert width is not None
    return width


@InferIntegerRange.implement(ops.CastSOp)
def casts(op: ops.CastSOp, ranges: Ranges) -> list[IntegerRange]:
    return [resized(ranges[0], _target_width(op), extended_signed)]


@InferIntegerRange.implement(ops.CastUOp)
def castu(op: ops.CastUOp, ranges: Ranges) -> list[IntegerRange]:
    return [resized(ranges[0], _target_width(op), extended_unsigned)]


@InferIntegerRange.implement(ops.CmpOp)
def cmp(op: ops.CmpOp, ranges: Ranges) -> list[IntegerRange]:
    predicate = op.pred.spelling
    wide = compare_ranges(predicate, *ranges)
    narrow = compare_ranges(predicate, *(truncated(range_, 32) for range_ in ranges))
    if wide is None or wide is not narrow:
        return [full_range(1)]
    return [from_unsigned(int(wide), int(wide), 1)]
