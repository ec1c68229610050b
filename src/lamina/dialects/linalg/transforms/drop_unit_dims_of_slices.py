"""Slices and pads without their unit dims, and the whole set of patterns that drop unit dims."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.properties import property_name
from lamina.dialects.arith.mixed import simplified
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.reshapes import reassociation
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.slices import extract_slice, mixed, slice_of
from lamina.dialects.linalg.transforms.drop_unit_dims import (
    Groups,
    RankReduction,
    ReducedOperand,
    collapse_operand,
    drop_unit_dims_patterns,
    expand_result,
)
from lamina.dialects.linalg.transforms.resolve_dims import resolve_dims_patterns
from lamina.dialects.tensor.ops import (
    CollapseShapeOp,
    EmptyOp,
    ExpandShapeOp,
    ExtractSliceOp,
    InsertSliceOp,
    PadOp,
    ParallelInsertSliceOp,
    YieldOp,
)
from lamina.dialects.tensor.pad_patterns import constant_padding_value
from lamina.dialects.tensor.shapes import dropped_dims
from lamina.dialects.tensor.transforms.empty import fold_empty_patterns
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType, index
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute


def _grouped(count: int, unit: Sequence[bool]) -> Groups:
    """Groups each dim with the unit dims after it, the first also with those before it; empty if all are unit dims."""
    groups: Groups = []
    leading: list[int] = []
    for axis in range(count):
        if unit[axis]:
            (groups[-1] if groups else leading).append(axis)
        else:
            groups.append([*leading, axis])
            leading = []
    return groups


def _groups_of_sizes(sizes: Sequence[Value | int]) -> Groups:
    """Groups the sizes of a slice as MLIR does: unit dims join the next dim, trailing ones the last dim."""
    groups: Groups = []
    group: list[int] = []
    for axis, size in enumerate(sizes):
        group.append(axis)
        if size != 1 or isinstance(size, Value):
            groups.append(group)
            group = []
    if groups:
        groups[-1] += group
    return groups


def _collapse(rewriter: PatternRewriter, source: Value[RankedTensorType], groups: Groups) -> Value:
    shape = [_product(source.type.shape, group) for group in groups]
    type = RankedTensorType(shape, source.type.element_type)
    properties: dict[str, Attribute] = {"reassociation": reassociation(groups)}
    return rewriter.insert(CollapseShapeOp([source], [type], properties, location=rewriter.location)).results[0]


def _product(shape: Sequence[int], group: Sequence[int]) -> int:
    return next((shape[axis] for axis in group if shape[axis] != 1), 1)


@pattern(name="RankReducedExtractSliceOp")
def extract_without_unit_dims(op: ExtractSliceOp, rewriter: PatternRewriter) -> Outcome:
    """The slice of less rank is expanded."""
    type, place = op.result.type, slice_of(op)
    dropped = dropped_dims(place.sizes, type.shape)
    sizes = [size for axis, size in enumerate(place.sizes) if axis not in dropped]
    groups = _groups_of_sizes(sizes)
    if len(groups) == type.rank:
        return False
    shape = [_product(type.shape, group) for group in groups]
    reduced = extract_slice(rewriter, op.source, place, RankedTensorType(shape, type.element_type))
    static, dynamic = split_mixed_values(sizes)
    properties: dict[str, Attribute] = {
        "reassociation": reassociation(groups),
        "static_output_shape": DenseI64ArrayAttr(static),
    }
    expand_shape = ExpandShapeOp([reduced.results[0], *dynamic], [type], properties, location=rewriter.location)
    rewriter.replace_op(op, rewriter.insert(expand_shape).results)
    return True


@pattern(name="RankReducedInsertSliceOp")
def insert_without_unit_dims(op: InsertSliceOp | ParallelInsertSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_slice(x, t) -> insert_slice(collapse_shape(x), t)"""
    source, place = op.source, slice_of(op)
    dropped = dropped_dims(place.sizes, source.type.shape)
    groups = _groups_of_sizes([size for axis, size in enumerate(place.sizes) if axis not in dropped])
    if len(groups) == source.type.rank:
        return False
    if isinstance(op, ParallelInsertSliceOp):
        rewriter.set_insertion_point(op.enclosing_op)
    collapsed = _collapse(rewriter, source, groups)
    rewriter.set_insertion_point(op)
    operands = [collapsed, *op.operands[1:]]
    inserted = type(op)(operands, op.result_types, dict(op._properties), {}, (), (), op.raw_location)
    rewriter.replace_op(op, rewriter.insert(inserted).results)
    return True


def _pad_pattern(strategy: RankReduction) -> RewritePattern:
    def pad_without_unit_dims(op: PadOp, rewriter: PatternRewriter) -> Outcome:
        """pad(x) -> expand_shape(pad(collapse_shape(x)))"""
        source, type = op.source, op.result.type
        value = constant_padding_value(op)
        if source.type.encoding is not None or value is None:
            return rewriter.notify_match_failure(op, "unimplemented: non-constant padding value")
        low = [simplified(low_size) for low_size in mixed(op.static_low, op.low)]
        high = [simplified(high_size) for high_size in mixed(op.static_high, op.high)]
        unit = [
            size == 1 and constant_int(before) == 0 and constant_int(after) == 0
            for size, before, after in zip(source.type.shape, low, high, strict=True)
        ]
        if not any(unit):
            return rewriter.notify_match_failure(op, "no unit dims to drop")
        kept = [axis for axis, is_unit in enumerate(unit) if not is_unit]
        hidden = any(is_unit and size == DYNAMIC for is_unit, size in zip(unit, type.shape, strict=True))
        if hidden and kept and strategy is RankReduction.RESHAPE:
            return rewriter.notify_match_failure(op, "a dim is not statically known to be 1")
        groups = _grouped(len(unit), unit)
        plan = ReducedOperand(AffineMap.identity(len(kept)), [source.type.shape[axis] for axis in kept], groups, True)
        collapsed = collapse_operand(rewriter, source, plan, strategy)
        target = RankedTensorType([type.shape[axis] for axis in kept], type.element_type)
        padded = _pad(
            rewriter, op, collapsed, target, [low[axis] for axis in kept], [high[axis] for axis in kept], value
        )
        place = op.results[0]
        if strategy is RankReduction.SLICE:
            own = iter(dim_sizes(rewriter, padded))
            sizes: list[Size] = [1 if is_unit else next(own) for is_unit in unit]
            static, dynamic = split_mixed_values(sizes)
            empty = EmptyOp(dynamic, [RankedTensorType(static, type.element_type)], location=rewriter.location)
            place = rewriter.insert(empty).results[0]
        rewriter.replace_op(op, [expand_result(rewriter, padded, place, plan, strategy)])
        return True

    return FunctionPattern(pad_without_unit_dims, PadOp, name="DropPadUnitDims")


def _pad(
    rewriter: PatternRewriter,
    op: PadOp,
    source: Value,
    type: RankedTensorType,
    low: list[Size],
    high: list[Size],
    value: Value,
) -> Value:
    block = Block([index] * type.rank, [rewriter.location] * type.rank)
    block.append(YieldOp([value], location=rewriter.location))
    region = Region()
    region.append(block)
    (static_low, lows), (static_high, highs) = split_mixed_values(low), split_mixed_values(high)
    properties: dict[str, Attribute] = {
        "static_low": DenseI64ArrayAttr(static_low),
        "static_high": DenseI64ArrayAttr(static_high),
        "operandSegmentSizes": DenseI32ArrayAttr([1, len(lows), len(highs)]),
    }
    if op.nofold:
        properties[property_name(PadOp.nofold)] = UnitAttr()
    pad = PadOp([source, *lows, *highs], [type], properties, {}, (), [region], rewriter.location)
    return rewriter.insert(pad).results[0]


def fold_unit_dims_patterns(strategy: RankReduction) -> list[RewritePattern]:
    """MLIR's populateFoldUnitExtentDimsPatterns: structured operations and pads only."""
    return [*drop_unit_dims_patterns(strategy), _pad_pattern(strategy)]


def fold_unit_dims_canonicalization_patterns(strategy: RankReduction) -> list[RewritePattern]:
    """Returns the cleanup patterns of linalg-fold-unit-extent-dims: slices, fills, reshapes, sizes."""
    patterns: list[RewritePattern] = []
    canonical: tuple[Any, ...] = (FillOp, EmptyOp)
    if strategy is RankReduction.RESHAPE:
        patterns += [extract_without_unit_dims, insert_without_unit_dims]
        canonical = (FillOp, CollapseShapeOp, EmptyOp, ExpandShapeOp)
    for cls in canonical:
        patterns += canonicalization_patterns(cls)
    return [*patterns, *fold_empty_patterns(), *resolve_dims_patterns()]
