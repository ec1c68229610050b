"""Canonicalization patterns of tensor.pad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.arith.mixed import same_index
from lamina.dialects.tensor import ops, shapes
from lamina.dialects.tensor.fold import can_fold_into_consumer
from lamina.dialects.tensor.sizes import high_pad, low_pad
from lamina.interfaces.view_like import (
    MixedValue,
    mixed_offsets,
    mixed_sizes,
    mixed_strides,
    split_mixed_values,
)
from lamina.ir import affine
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value, has_type
from lamina.rewrite.canonicalization import canonicalize
from lamina.rewrite.fold import constant_int, constant_value
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import PadOp
    from lamina.rewrite.rewriter import PatternRewriter


def _has_zero(entries: Sequence[MixedValue]) -> bool:
    return all(constant_int(entry) == 0 for entry in entries)


def constant_padding_value(op: PadOp) -> Value | None:
    """Returns the value of a uniform padding, independent of the position: a constant, or a value defined
    outside."""
    block = op.regions[0].entry_block
    value = block.terminator.only_operand
    if constant_value(value) is not None:
        return value
    return None if value.parent_block is block else value


def make_pad(
    rewriter: PatternRewriter,
    op: PadOp,
    type: RankedTensorType,
    source: Value,
    low: Sequence[MixedValue],
    high: Sequence[MixedValue],
) -> PadOp:
    """Returns a tensor.pad like ``op``, without its body."""
    static_low, dynamic_low = split_mixed_values(low)
    static_high, dynamic_high = split_mixed_values(high)
    return rewriter.create(
        ops.PadOp,
        source,
        dynamic_low,
        dynamic_high,
        DenseI64ArrayAttr(static_low),
        DenseI64ArrayAttr(static_high),
        op.nofold,
        result_types=[type],
        attributes=dict(op._attributes),
    )


def _cast_to(rewriter: PatternRewriter, op: PadOp, value: Value) -> bool:
    rewriter.replace_op(op, rewriter.create(ops.CastOp, value, result_types=[op.result.type]))
    return True


def zero_padding(op: PadOp, rewriter: PatternRewriter) -> Outcome:
    """Padding that adds nothing is a cast."""
    if not _has_zero(low_pad(op)) or not _has_zero(high_pad(op)) or op.nofold:
        return False
    return _cast_to(rewriter, op, op.source)


def pad_of_cast(op: PadOp, rewriter: PatternRewriter) -> Outcome:
    """pad(cast(x)) -> pad(x), if the cast only drops static sizes"""
    inner = op.source.defining_op
    if not can_fold_into_consumer(inner) or not has_type(inner.source, RankedTensorType):
        return False
    source = inner.source
    inferred = shapes.padded_type(source.type, op.static_low, op.static_high)
    assert inferred is not None
    result = op.result.type
    shape = [known if size == DYNAMIC else size for size, known in zip(inferred.shape, result.shape, strict=True)]
    type = RankedTensorType(shape, result.element_type, source.type.encoding)
    if type is result:
        with rewriter.modify_in_place(op):
            op.source = source
        return True
    new_op = make_pad(rewriter, op, type, source, low_pad(op), high_pad(op))
    rewriter.clone_region_before(op.regions[0], None, new_op.regions[0])
    return _cast_to(rewriter, op, new_op.results[0])


def pad_before_cast(op: PadOp, rewriter: PatternRewriter) -> Outcome:
    """cast(pad(x)) -> pad(x) of the cast's type, if it is the only user"""
    result = op.result
    if not result.has_one_use:
        return False
    user = next(result.users)
    if not isinstance(user, ops.CastOp):
        return False
    type = user.results[0].type
    if not isinstance(type, RankedTensorType) or not shapes.preserves_static_information(type, result.type):
        return False
    new_op = make_pad(rewriter, op, type, op.source, low_pad(op), high_pad(op))
    rewriter.inline_region_before(op.regions[0], None, new_op.regions[0])
    rewriter.replace_op(op, new_op)
    rewriter.replace_op(user, new_op)
    return True


def orthogonal_paddings(op: Any, rewriter: PatternRewriter) -> Outcome:
    """pad(slice(pad(slice(x)))) -> pad(slice(x)), for different dimensions"""

    def no(reason: str) -> Outcome:
        return rewriter.notify_match_failure(op, reason)

    inner_slice = op.source.defining_op
    if not isinstance(inner_slice, ops.ExtractSliceOp):
        return False
    outer_pad = inner_slice.source.defining_op
    if not isinstance(outer_pad, ops.PadOp) or outer_pad.nofold:
        return False
    outer_slice = outer_pad.source.defining_op
    if not isinstance(outer_slice, ops.ExtractSliceOp):
        return False
    source = outer_slice.source
    rank = op.source.type.rank
    if source.type.rank != rank:
        return no("cannot fold rank-reducing chain")
    if any(entry != 1 for part in (inner_slice, outer_slice) for entry in mixed_strides(part)):
        return no("cannot fold non-unit stride ExtractSliceOps")
    if not _has_zero(low_pad(op)) or not _has_zero(low_pad(outer_pad)):
        return no("cannot fold PadOps with low padding")
    values = [constant_value(constant_padding_value(pad)) for pad in (op, outer_pad)]
    if values[0] is None or values[0] is not values[1]:
        return no("cannot fold PadOps with different padding values")
    inner_high, outer_high = high_pad(op), high_pad(outer_pad)
    inner_dims = {at for at in range(rank) if constant_int(inner_high[at]) != 0}
    outer_dims = {at for at in range(rank) if constant_int(outer_high[at]) != 0}
    if inner_dims & outer_dims:
        return no("cannot fold PadOps with common padding dimensions")
    offsets: list[MixedValue] = []
    for at, (inner, outer) in enumerate(zip(mixed_offsets(inner_slice), mixed_offsets(outer_slice), strict=True)):
        if at not in inner_dims and constant_int(inner) == 0:
            offsets.append(outer)
        elif at not in outer_dims and constant_int(outer) == 0:
            offsets.append(inner)
        else:
            return no("cannot find zero-offset and zero-padding pair")
    sizes = mixed_sizes(inner_slice)
    outer_sizes = mixed_sizes(outer_slice)
    for at in sorted(outer_dims):
        if not same_index(sizes[at], inner_slice.source.type.shape[at]):
            return no("cannot fold since the inner ExtractSliceOp size does not match the size of the outer padding")
        sizes[at] = outer_sizes[at]
    high: list[MixedValue] = [
        inner_high[at] if at in inner_dims else outer_high[at] if at in outer_dims else 0 for at in range(rank)
    ]
    static = [split_mixed_values(entries) for entries in (offsets, sizes, mixed_strides(inner_slice))]
    made_slice = rewriter.create(
        ops.ExtractSliceOp,
        source,
        *(dynamic for _, dynamic in static),
        *(DenseI64ArrayAttr(numbers) for numbers, _ in static),
    )
    new_op = make_pad(rewriter, op, op.results[0].type, made_slice.results[0], low_pad(op), high)
    rewriter.inline_region_before(op.regions[0], None, new_op.regions[0])
    rewriter.replace_op(op, new_op)
    return True


def constant_paddings(op: Any, rewriter: PatternRewriter) -> Outcome:
    """Constant amounts become static where that makes a size known."""

    def folded(entries: list[MixedValue]) -> list[MixedValue]:
        numbers = [constant_int(entry) for entry in entries]
        return [entry if number is None else number for entry, number in zip(entries, numbers, strict=True)]

    low, high = folded(low_pad(op)), folded(high_pad(op))
    result = op.results[0].type
    shape: list[int] = []
    for at, size in enumerate(result.shape):
        source = op.source.type.shape[at]
        before, after = low[at], high[at]
        if size == DYNAMIC and source != DYNAMIC and isinstance(before, int) and isinstance(after, int):
            size = source + before + after
        shape.append(size)
    if tuple(shape) == result.shape or all(size == DYNAMIC for size in shape):
        return False
    type = RankedTensorType(shape, result.element_type)
    new_op = make_pad(rewriter, op, type, op.source, low, high)
    rewriter.clone_region_before(op.regions[0], None, new_op.regions[0])
    return _cast_to(rewriter, op, new_op.results[0])


def consecutive_paddings(op: Any, rewriter: PatternRewriter) -> Outcome:
    """pad(pad(x)) -> pad(x), for equal values"""
    if op.nofold:
        return rewriter.notify_match_failure(op, "skipping unfoldable pad")
    inner = op.source.defining_op
    if not isinstance(inner, ops.PadOp) or inner.nofold:
        return rewriter.notify_match_failure(op, "producer is not a foldable tensor.pad op")
    value = constant_padding_value(op)
    if value is None or value is not constant_padding_value(inner):
        return rewriter.notify_match_failure(op, "cannot fold PadOps with different or non-constant padding values")
    total = affine.AffineMap(2, 0, [affine.dim(0) + affine.dim(1)])

    def added(outer: list[MixedValue], first: list[MixedValue]) -> list[MixedValue]:
        return [
            make_composed_folded_apply(rewriter, total, [first_entry, other])
            for first_entry, other in zip(outer, first, strict=True)
        ]

    high = added(high_pad(op), high_pad(inner))
    low = added(low_pad(op), low_pad(inner))
    new_op = make_pad(rewriter, op, op.results[0].type, inner.source, low, high)
    rewriter.inline_region_before(op.regions[0], None, new_op.regions[0])
    rewriter.replace_op(op, new_op)
    return True


def register() -> None:
    """Registers the patterns as canonicalizations, in this order."""
    for pattern in (
        zero_padding,
        pad_of_cast,
        pad_before_cast,
        orthogonal_paddings,
        constant_paddings,
        consecutive_paddings,
    ):
        canonicalize(ops.PadOp)(pattern)
